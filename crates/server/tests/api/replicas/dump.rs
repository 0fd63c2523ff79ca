//! Whoever steals the store of a server that was used reads nothing in it.

use std::collections::HashSet;

use super::Acknowledged;
use crate::{
    app::{CONTRACT, LAB, POLICY, Server, body, document, small},
    redis_server::RedisServer,
};

/// Texts are searched in pieces: a store that showed any run of so many bytes twice over would be caught.
const PIECE: usize = 12;
const HALF_AN_ID: usize = 8;

/// Uses a server; what must not be found.
fn use_it(server: &Server) -> Vec<Vec<u8>> {
    let client = server.client();
    let mut texts = Vec::new();
    let mut acknowledged = Acknowledged::default();
    for path in [CONTRACT, LAB, POLICY] {
        let answer = client.post(path, &body(path));
        let envelope = answer.ok();
        texts.extend([document(path).to_owned(), envelope["receipt"].as_str().expect("a text").to_owned()]);
        texts.push(client.get(&format!("/api/report?id={}", answer.report_id())).json().to_string());
        acknowledged.add(answer.report_id(), envelope["report"].clone());
    }
    for _ in 0..20 {
        assert_eq!(acknowledged.post(&client), 200);
    }
    texts.push(small().to_string());
    let destroyed = acknowledged.ids().last().expect("some").to_owned();
    client.delete(&format!("/api/report?id={destroyed}")).ok();

    let mut secrets: Vec<Vec<u8>> =
        texts.iter().flat_map(|text| text.as_bytes().chunks_exact(PIECE).map(<[u8]>::to_vec)).collect();
    for id in acknowledged.ids() {
        let bytes: Vec<u8> = (0..16).map(|at| u8::from_str_radix(&id[2 * at..2 * at + 2], 16).expect("hex")).collect();
        secrets.extend([id.as_bytes()[..PIECE].to_vec(), id.to_uppercase().as_bytes()[..PIECE].to_vec()]);
        secrets.extend([bytes[..HALF_AN_ID].to_vec(), bytes[HALF_AN_ID..].to_vec()]);
    }
    secrets
}

fn check(dump: &[u8], secrets: &[Vec<u8>], of: &str) {
    assert!(dump.len() > 50_000, "there is something to search in {of}: {}", dump.len());
    for len in [HALF_AN_ID, PIECE] {
        let wanted: HashSet<&[u8]> = secrets.iter().map(Vec::as_slice).filter(|secret| secret.len() == len).collect();
        assert!(wanted.len() > 20, "there is something to search for");
        for (at, window) in dump.windows(len).enumerate() {
            // Empty pages of a file are nobody's secret, and no text is a run of one byte.
            if window.iter().all(|byte| *byte == window[0]) {
                continue;
            }
            assert!(!wanted.contains(window), "{of} shows {:?} at {at}", String::from_utf8_lossy(window));
        }
    }
}

#[test]
#[should_panic(expected = "shows")]
fn the_search_finds_what_is_there() {
    let secrets: Vec<Vec<u8>> =
        document(LAB).as_bytes().chunks_exact(PIECE).map(<[u8]>::to_vec).chain((0..30).map(|n| vec![n; 8])).collect();
    check(&[vec![0; 60_000], document(LAB).as_bytes()[5..60].to_vec()].concat(), &secrets, "the dump");
}

#[test]
fn a_stolen_file() {
    let mut server = Server::start_with(&["--store", "redb:reports.redb"]);
    let secrets = use_it(&server);
    let path = server.folder().join("reports.redb");
    check(&std::fs::read(&path).expect("the file, in use"), &secrets, "the open file");
    server.signal("TERM");
    assert!(server.wait().success());
    check(&std::fs::read(&path).expect("the file, closed"), &secrets, "the closed file");
}

#[test]
fn a_stolen_redis() {
    let Some(redis) = RedisServer::start_with(&["--appendonly", "yes"]) else { return };
    let server = Server::start_with(&["--store", &redis.url()]);
    let secrets = use_it(&server);
    let mut connection = redis.connection();
    let keys: Vec<String> =
        redis::Commands::scan(&mut connection).expect("a scan").map(|key| key.expect("a key")).collect();
    assert_eq!(keys.len(), 22, "23 reports, one of them destroyed");
    let mut dump = Vec::new();
    for key in &keys {
        dump.extend_from_slice(key.as_bytes());
        let value: Vec<u8> = redis::cmd("DUMP").arg(key).query(&mut connection).expect("a dump");
        dump.extend_from_slice(&value);
        let left: i64 = redis::Commands::pttl(&mut connection, key).expect("a time to live");
        assert!((1..=86_400_000).contains(&left), "Redis itself lets it expire: {left}");
    }
    check(&dump, &secrets, "the scan and dump");
    check(&redis.append_only_files(), &secrets, "the append-only file");
}
