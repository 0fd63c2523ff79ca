//! Addresses, users, databases and prefixes.

use baihua_report_store::{Backend, Redis, RedisOptions, StoreError, Why, testkit::check_contract};

use crate::{HOUR, redis_server::RedisServer, subjects::WithRedis, wait};

/// What `docs/store.md` tells an operator to allow; the suite runs with nothing more.
const RIGHTS: &str = "+get +set +del +exists +incrby +evalsha +script|load +info +hello +select";

fn open(url: &str) -> Redis {
    Redis::open(url, RedisOptions::new()).expect("the address")
}

fn denied(answer: &Result<(), StoreError>) -> bool {
    matches!(answer, Err(StoreError::Unavailable { why: Why::Denied, .. }))
}

#[test]
fn a_user_with_the_documented_rights_is_enough() {
    let Some(server) = RedisServer::start() else { return };
    let mut words = vec!["ACL", "SETUSER", "baihua", "on", ">s3cret/ä", "~baihua:*"];
    words.extend(RIGHTS.split(' '));
    server.command(&words);
    let port = server.port();

    let store = open(&format!("redis://baihua:s3cret%2F%C3%A4@127.0.0.1:{port}"));
    wait(async {
        store.ready().await.expect("ready");
        assert!(store.put_new("key", b"1", HOUR).await.expect("put_new"));
        assert!(store.swap("key", b"1", b"2", HOUR).await.expect("swap"));
        assert_eq!(store.add("key", 3, HOUR).await.expect("add"), 5);
        assert_eq!(store.get("key").await.expect("get").as_deref(), Some(&b"5"[..]));
        store.remove("key").await.expect("remove");
        assert_eq!(store.evicts().await.expect("evicts"), None);
    });

    let other =
        Redis::open(&format!("redis://baihua:s3cret%2F%C3%A4@127.0.0.1:{port}"), RedisOptions::new().prefix("others:"));
    let other = other.expect("the address");
    wait(async {
        assert!(denied(&other.ready().await), "the keys of others are out of reach");
        let wrong = open(&format!("redis://baihua:wrong@127.0.0.1:{port}")).ready().await;
        assert!(denied(&wrong), "{wrong:?}");
        let shown = format!("{wrong:?} {other:?}");
        assert!(!shown.contains("wrong@") && !shown.contains("s3cret"), "{shown}");
    });
}

#[test]
fn a_password_is_asked_for() {
    let Some(server) = RedisServer::start_with(&["--requirepass", "pass word"]) else { return };
    let port = server.port();
    wait(async {
        open(&format!("redis://:pass%20word@127.0.0.1:{port}")).ready().await.expect("ready");
        assert!(denied(&open(&format!("redis://127.0.0.1:{port}")).ready().await));
    });
}

#[test]
fn databases_and_prefixes_are_apart() {
    let Some(server) = RedisServer::start() else { return };
    let url = server.url();
    let stores = [
        Redis::open(&url, RedisOptions::new()),
        Redis::open(&url, RedisOptions::new().prefix("")),
        Redis::open(&url, RedisOptions::new().prefix("二:")),
        Redis::open(&format!("{url}/5"), RedisOptions::new()),
    ];
    let stores = stores.map(|store| store.expect("the address"));
    wait(async {
        for (nth, store) in stores.iter().enumerate() {
            assert!(store.put_new("key", &[nth as u8], HOUR).await.expect("put_new"), "store {nth} has its own keys");
        }
        for (nth, store) in stores.iter().enumerate() {
            assert_eq!(store.get("key").await.expect("get"), Some(vec![nth as u8]));
        }
    });
    assert!(Redis::open(&url, RedisOptions::new().prefix("p".repeat(513))).is_err());
}

/// After another program's `SCRIPT FLUSH`, or on another server, the scripts are simply sent again.
#[test]
fn scripts_that_redis_forgot_are_sent_again() {
    let Some(subject) = WithRedis::own() else { return };
    wait(async {
        for _ in 0..3 {
            subject.backend.add("count", 1, HOUR).await.expect("add");
            subject.flush_scripts();
        }
        assert_eq!(subject.backend.add("count", 0, HOUR).await.expect("add"), 3);
    });
    wait(check_contract(&subject));
}

#[test]
fn what_others_left_under_our_keys_is_no_value() {
    let Some(server) = RedisServer::start() else { return };
    server.command(&["RPUSH", "baihua:list", "element"]);
    let store = open(&server.url());
    wait(async {
        let found = store.get("list").await;
        assert!(matches!(found, Err(StoreError::Corrupt { source: Some(_) })), "{found:?}");
        assert!(store.add("list", 1, HOUR).await.is_err());
        assert!(store.swap("list", b"", b"", HOUR).await.is_err());
        assert!(!store.put_new("list", b"", HOUR).await.expect("put_new"), "the place is taken");
        store.put("list", b"ours", HOUR).await.expect("a put replaces whatever it was");
        assert_eq!(store.get("list").await.expect("get").as_deref(), Some(&b"ours"[..]));
    });
}

#[test]
fn a_store_may_be_dropped_inside_a_runtime() {
    let Some(server) = RedisServer::start() else { return };
    let url = server.url();
    wait(async move {
        let store = open(&url);
        store.ready().await.expect("ready");
        drop(store);
    });
}
