//! The server is killed in the middle of its work, again and again. What it acknowledged is there.

use std::{
    sync::Mutex,
    thread::{scope, sleep},
    time::Duration,
};

use super::Acknowledged;
use crate::{
    app::{LAB, Server, small},
    redis_server::RedisServer,
};

const CLIENTS: usize = 4;

fn kill_often(mut server: Server, rounds: u64, what: &str) {
    let acknowledged = Mutex::new(Acknowledged::default());
    let (mut cut_off, mut slowest_start) = (0, Duration::ZERO);
    for round in 0..rounds {
        let clients: Vec<_> = (0..CLIENTS).map(|_| server.client()).collect();
        cut_off += scope(|scope| {
            let busy: Vec<_> = clients
                .iter()
                .map(|client| {
                    let acknowledged = &acknowledged;
                    scope.spawn(move || {
                        // Until the connection breaks under a request.
                        loop {
                            let headers = [("content-type", "application/json")];
                            let body = small().to_string().into_bytes();
                            let Ok(answer) = client.try_send("POST", LAB, &headers, Some(body)) else { return 1 };
                            let report = answer.ok()["report"].clone();
                            acknowledged.lock().expect("no panic").add(answer.report_id(), report);
                        }
                    })
                })
                .collect();
            // Another moment each time.
            sleep(Duration::from_millis(40 + 23 * round));
            server.kill();
            busy.into_iter().map(|client| client.join().expect("no panic")).sum::<usize>()
        });
        server.restart();
        slowest_start = slowest_start.max(server.ready_in);
        acknowledged.lock().expect("no panic").check(&server.client());
        assert!(!server.log().contains("panicked"));
    }
    let acknowledged = acknowledged.into_inner().expect("no panic");
    assert!(acknowledged.len() > 100, "there was something to lose: {}", acknowledged.len());
    println!(
        "{what}: {rounds} kills, {cut_off} requests cut off, {} acknowledged reports, all there; slowest start {slowest_start:?}",
        acknowledged.len()
    );
}

#[test]
fn with_a_file() {
    kill_often(Server::start_with(&["--store", "redb:reports.redb"]), 12, "redb");
}

#[test]
fn with_redis() {
    let Some(redis) = RedisServer::start() else { return };
    kill_often(Server::start_with(&["--store", &redis.url()]), 5, "redis");
}
