//! Two releases side by side: what a later one wrote is read.
//!
//! The record is sealed here by hand, from `docs/store.md` alone, as another release of the program would do it.

use std::time::{SystemTime, UNIX_EPOCH};

use chacha20poly1305::{
    Key, KeyInit, XChaCha20Poly1305, XNonce,
    aead::{Aead, Payload},
};
use hkdf::Hkdf;
use sha2::Sha256;

use crate::{app::Server, redis_server::RedisServer};

const SALT: &[u8] = b"baihua report-store 1";

/// Files a record as a release would whose records have this version and whose layout has this number.
fn file(redis: &RedisServer, id: [u8; 16], layout: u8, version: u16, parts: &[(&str, &str)]) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970").as_secs();
    let expires = now + 3_600;
    let mut record = [&version.to_be_bytes()[..], &now.to_be_bytes(), &expires.to_be_bytes()].concat();
    for (name, text) in parts {
        record.push(u8::try_from(name.len()).expect("short"));
        record.extend_from_slice(name.as_bytes());
        record.extend_from_slice(&u32::try_from(text.len()).expect("short").to_be_bytes());
        record.extend_from_slice(text.as_bytes());
    }
    let keys = Hkdf::<Sha256>::new(Some(SALT), &id);
    let key = |label: &[u8]| {
        let mut key = [0; 32];
        keys.expand(label, &mut key).expect("32 bytes are few");
        key
    };
    let name = key(b"file name");
    let bound = [SALT, &[layout], &expires.to_be_bytes(), &name].concat();
    let nonce = [9; 24];
    let sealed = XChaCha20Poly1305::new(&Key::from(key(b"encryption")))
        .encrypt(&XNonce::from(nonce), Payload { msg: &record, aad: &bound })
        .expect("it is short");
    let value = [&[layout][..], &expires.to_be_bytes(), &nonce, &sealed].concat();
    let filed = format!("baihua:report:{}", hex::encode(name));
    let mut set = redis::cmd("SET");
    set.arg(filed).arg(value).arg("PX").arg(3_600_000);
    set.query::<()>(&mut redis.connection()).expect("it is set");
}

#[test]
fn a_record_of_a_later_release_is_read() {
    let Some(redis) = RedisServer::start() else { return };
    let server = Server::start_with(&["--store", &redis.url()]);
    let client = server.client();
    let report = r#"{"card":"lab","later_field":[1,2],"summary":{"high":0,"medium":0,"low":0,"total":0},"flags":[]}"#;
    let of_today = [("receipt", "# 结论"), ("report", report)];
    let of_tomorrow =
        [("a part that nobody knows today", "{\"x\":1}"), ("receipt", "# 结论"), ("report", report), ("页", "<p>")];
    for (first, version, parts) in [(1_u8, 1_u16, &of_today[..]), (2, 2, &of_tomorrow), (3, u16::MAX, &of_tomorrow)] {
        let id = [first; 16];
        file(&redis, id, 1, version, parts);
        let found = client.get(&format!("/api/report?id={}", hex::encode(id)));
        assert_eq!(found.status, 200, "version {version}: {}", server.log());
        assert_eq!(found.body, report.as_bytes(), "byte for byte");
        let path = format!("/api/report?id={}", hex::encode(id));
        client.delete(&path).ok();
        client.get(&path).problem(404, "report-not-found");
    }
    // A layout that this release cannot know is no report to its holder, and the log tells the operator why.
    file(&redis, [4; 16], 2, 1, &of_today);
    client.get(&format!("/api/report?id={}", hex::encode([4; 16]))).problem(404, "report-not-found");
    assert!(server.log().contains("layout 2"), "{}", server.log());
}

#[test]
fn servers_share_reports_whoever_made_them() {
    let Some(redis) = RedisServer::start() else { return };
    let servers = [0, 1].map(|_| Server::start_with(&["--store", &redis.url(), "--base-url", "http://baihua.example"]));
    let stranger = Server::start_with(&["--store", &redis.url(), "--store-prefix", "other:"]);
    let [one, two] = [&servers[0], &servers[1]].map(Server::client);
    let answer = one.post(crate::app::LAB, &crate::app::small());
    let path = format!("/api/report?id={}", answer.report_id());
    assert_eq!(two.get(&path).ok(), answer.ok()["report"]);
    stranger.client().get(&path).problem(404, "report-not-found");
    two.delete(&path).ok();
    for client in [&one, &two] {
        client.get(&path).problem(404, "report-not-found");
    }
}
