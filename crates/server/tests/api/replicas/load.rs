//! Several servers on one Redis under load, restarted one after the other: no request fails.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread::{scope, sleep},
    time::Duration,
};

use super::generator::Balancer;
use crate::{app::Server, redis_server::RedisServer};

const CLIENTS: usize = 8;

fn servers<const N: usize>(redis: &RedisServer, drain: &str) -> [Server; N] {
    std::array::from_fn(|_| {
        let arguments =
            ["--store", &redis.url(), "--base-url", "http://baihua.example", "--log", "warn", "--drain", drain];
        Server::start_with(&arguments)
    })
}

/// Waits until so many requests were sent.
fn sent(progress: &AtomicUsize, requests: usize) {
    while progress.load(Ordering::Relaxed) < requests {
        sleep(Duration::from_millis(5));
    }
}

/// Stops a server as an operator does, and starts its successor in its place.
fn replace(server: &mut Server) {
    server.signal("TERM");
    assert!(server.wait().success(), "{}", server.log());
    assert!(!server.log().contains("panicked"), "{}", server.log());
    server.restart();
}

#[test]
fn twenty_thousand_requests_and_a_restart_in_the_middle() {
    const REQUESTS: usize = 20_000;
    let Some(redis) = RedisServer::start() else { return };
    let mut servers: [Server; 2] = servers(&redis, "1s");
    let balancer = Balancer::over(&servers.each_ref().map(Server::address));
    let progress = AtomicUsize::new(0);
    let outcome = scope(|scope| {
        let load = scope.spawn(|| balancer.load(REQUESTS, CLIENTS, &progress));
        sent(&progress, REQUESTS / 3);
        replace(&mut servers[1]);
        let restarted_at = progress.load(Ordering::Relaxed);
        println!("restarted between request {} and {}", REQUESTS / 3, restarted_at.min(REQUESTS));
        load.join().expect("no panic")
    });
    println!("two servers, one restarted: {}", outcome.shown());
    assert_eq!(outcome.requests(), REQUESTS);
    assert!(outcome.failures.is_empty(), "{:#?}", &outcome.failures[..outcome.failures.len().min(20)]);
    assert!(servers.iter_mut().all(Server::runs));
}

#[test]
fn a_rolling_restart_of_three() {
    const EACH: usize = 2_500;
    let Some(redis) = RedisServer::start() else { return };
    let mut servers: [Server; 3] = servers(&redis, "1s");
    let balancer = Balancer::over(&servers.each_ref().map(Server::address));
    let (progress, requests) = (AtomicUsize::new(0), EACH * 7);
    let outcome = scope(|scope| {
        let load = scope.spawn(|| balancer.load(requests, CLIENTS, &progress));
        for nth in 0..6 {
            sent(&progress, EACH * (nth + 1));
            replace(&mut servers[nth % 3]);
        }
        load.join().expect("no panic")
    });
    println!("rolling restart, twice over three servers: {}", outcome.shown());
    assert!(outcome.failures.is_empty(), "{:#?}", &outcome.failures[..outcome.failures.len().min(20)]);
}

#[test]
fn one_server_beside_two() {
    const REQUESTS: usize = 6_000;
    let Some(redis) = RedisServer::start() else { return };
    let servers: [Server; 2] = servers(&redis, "0s");
    let addresses = servers.each_ref().map(Server::address);
    let mut rates = Vec::new();
    for (what, used) in [("one server", &addresses[..1]), ("two servers", &addresses[..])] {
        let outcome = Balancer::over(used).load(REQUESTS, CLIENTS, &AtomicUsize::new(0));
        println!("{what}: {}", outcome.shown());
        assert!(outcome.failures.is_empty(), "{:#?}", outcome.failures);
        rates.push(outcome.per_second());
    }
    println!("two servers answer {:.2} times as many as one, on the cores of this machine", rates[1] / rates[0]);
}
