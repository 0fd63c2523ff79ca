//! Redis dies, stalls, evicts, fills up and takes no changes, while servers are asked for reports.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread::{scope, sleep},
    time::{Duration, Instant},
};

use super::{Acknowledged, recovered};
use crate::{
    app::{LAB, PATIENCE, POLICY, Server, body, small},
    redis_server::RedisServer,
};

/// A server that looks often for what it misses, so that the tests need not wait.
fn server(redis: &RedisServer) -> Server {
    Server::start_with(&["--store", &redis.url(), "--store-timeout", "400ms", "--breaker-pause", "300ms"])
}

/// What needs no store is served, and the store's absence is told.
fn check_the_rest(server: &mut Server) {
    let client = server.client();
    client.get("/api/rules?id=K").ok();
    client.get("/api/report?id=demo-lab").ok();
    let health = client.get("/health").ok();
    assert!(health["status"] == "degraded" || health["dependencies"]["store"] == "closed", "{health}");
    client.post(LAB, &serde_json::json!({})).problem(422, "invalid-field");
    assert!(server.runs() && !server.log().contains("panicked"), "{}", server.log());
}

/// Four clients ask for reports all the time; `fault` happens meanwhile. The slowest answer.
fn under_load(server: &Server, acknowledged: &mut Acknowledged, fault: impl FnOnce()) -> Duration {
    let (over, made, slowest) = (AtomicBool::new(false), Mutex::new(Vec::new()), Mutex::new(Duration::ZERO));
    scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let (client, mut mine) = (server.client(), Acknowledged::default());
                while !over.load(Ordering::Relaxed) {
                    let began = Instant::now();
                    if mine.post(&client) == 503 {
                        sleep(Duration::from_millis(10));
                    }
                    let mut slowest = slowest.lock().expect("no panic");
                    *slowest = slowest.max(began.elapsed());
                }
                made.lock().expect("no panic").push(mine);
            });
        }
        sleep(Duration::from_millis(200));
        fault();
        over.store(true, Ordering::Relaxed);
    });
    for mine in made.into_inner().expect("no panic") {
        mine.0.into_iter().for_each(|(id, report)| acknowledged.add(id, report));
    }
    slowest.into_inner().expect("no panic")
}

#[test]
fn killed_and_restarted() {
    let Some(mut redis) = RedisServer::start_with(&["--appendonly", "yes", "--appendfsync", "always"]) else { return };
    let mut server = server(&redis);
    let client = server.client();
    let mut acknowledged = Acknowledged::default();
    for round in 0..3 {
        let slowest = under_load(&server, &mut acknowledged, || redis.kill());
        let id = acknowledged.ids().last().expect("some").to_owned();
        client.post(LAB, &small()).problem(503, "store-unavailable");
        client.get(&format!("/api/report?id={id}")).problem(503, "store-unavailable");
        client.delete(&format!("/api/report?id={id}")).problem(503, "store-unavailable");
        check_the_rest(&mut server);
        redis.restart();
        let back = recovered(&client, &mut acknowledged);
        acknowledged.check(&client);
        println!(
            "killed, round {round}: slowest answer {slowest:?}, back {back:?} after Redis, {} there",
            acknowledged.len()
        );
    }
}

#[test]
fn paused_for_five_seconds() {
    let Some(redis) = RedisServer::start() else { return };
    let mut server = server(&redis);
    let client = server.client();
    let mut acknowledged = Acknowledged::default();
    recovered(&client, &mut acknowledged);
    let slowest = under_load(&server, &mut acknowledged, || {
        redis.signal("STOP");
        sleep(Duration::from_secs(3));
        client.get("/api/rules?id=K").ok();
        client.post(LAB, &small()).problem(503, "store-unavailable");
        sleep(Duration::from_secs(2));
        redis.signal("CONT");
    });
    let back = recovered(&client, &mut acknowledged);
    acknowledged.check(&client);
    check_the_rest(&mut server);
    println!("paused: slowest answer {slowest:?}, back {back:?} after it went on, {} there", acknowledged.len());
}

#[test]
fn absent_at_the_start() {
    let Some(mut redis) = RedisServer::start() else { return };
    redis.kill();
    let mut server = server(&redis);
    let client = server.client();
    client.post(LAB, &small()).problem(503, "store-unavailable");
    check_the_rest(&mut server);
    redis.restart();
    recovered(&client, &mut Acknowledged::default());
}

#[test]
fn evicting_under_maxmemory() {
    let Some(redis) = RedisServer::start_with(&["--maxmemory", "6mb", "--maxmemory-policy", "allkeys-lru"]) else {
        return;
    };
    let server = server(&redis);
    let client = server.client();
    assert!(server.log().contains("noeviction"), "the operator is warned: {}", server.log());
    let mut acknowledged = Acknowledged::default();
    for _ in 0..120 {
        assert_eq!(acknowledged.post_to(&client, POLICY, &body(POLICY)), 200);
    }
    let mut gone = 0;
    for (id, report) in &acknowledged.0 {
        let found = client.get(&format!("/api/report?id={id}"));
        match found.status {
            200 => assert_eq!(found.json(), *report, "none is damaged"),
            _ => {
                found.problem(404, "report-not-found");
                gone += 1;
            }
        }
    }
    println!("evicting: {gone} of {} reports thrown away by Redis, none damaged", acknowledged.len());
    assert!(gone > 0, "the limit was reached");
}

#[test]
fn full_without_eviction() {
    let Some(redis) = RedisServer::start_with(&["--maxmemory", "6mb", "--maxmemory-policy", "noeviction"]) else {
        return;
    };
    let mut server = server(&redis);
    let client = server.client();
    assert!(!server.log().contains("noeviction"), "{}", server.log());
    let mut acknowledged = Acknowledged::default();
    while acknowledged.post_to(&client, POLICY, &body(POLICY)) == 200 {
        assert!(acknowledged.len() < 1_000, "it is full at last");
    }
    let full_at = acknowledged.len();
    check_the_rest(&mut server);
    acknowledged.check(&client);
    redis.command(&["CONFIG", "SET", "maxmemory", "60mb"]);
    let back = recovered(&client, &mut acknowledged);
    acknowledged.check(&client);
    println!("full: after {full_at} reports, all readable; back {back:?} after there was room");
}

#[test]
fn a_replica_that_takes_no_changes() {
    let Some(master) = RedisServer::start() else { return };
    let port = master.port().to_string();
    let Some(replica) = RedisServer::start_with(&["--replicaof", "127.0.0.1", &port]) else { return };
    let on_master = server(&master);
    let mut acknowledged = Acknowledged::default();
    assert_eq!(acknowledged.post(&on_master.client()), 200);
    let id = acknowledged.ids().next().expect("one").to_owned();

    let mut on_replica = server(&replica);
    let client = on_replica.client();
    let began = Instant::now();
    while client.get(&format!("/api/report?id={id}")).status != 200 {
        assert!(began.elapsed() < PATIENCE, "it does not replicate");
        sleep(Duration::from_millis(50));
    }
    client.post(LAB, &small()).problem(503, "store-unavailable");
    client.delete(&format!("/api/report?id={id}")).problem(503, "store-unavailable");
    acknowledged.check(&client);
    check_the_rest(&mut on_replica);

    replica.command(&["REPLICAOF", "NO", "ONE"]);
    let back = recovered(&client, &mut acknowledged);
    acknowledged.check(&client);
    println!("read-only: back {back:?} after it became the master");
}
