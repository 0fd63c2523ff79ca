//! Redis dies, stalls, fills up and takes no changes.

use std::time::{Duration, Instant};

use baihua_report_store::{Backend, Lookup, Record, Redis, RedisOptions, ReportId, Reports, StoreError, Why};

use crate::{HOUR, redis_server::RedisServer, system_clock, wait};

/// How long a store may take to find back after its Redis has.
const RECOVERY: Duration = Duration::from_secs(3);

const TIMEOUT: Duration = Duration::from_millis(400);

fn open(server: &RedisServer) -> Redis {
    Redis::open(&server.url(), RedisOptions::new().command_timeout(TIMEOUT)).expect("the address")
}

fn id(number: u64) -> ReportId {
    let mut bytes = [0x77; ReportId::BYTES];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    ReportId::from_bytes(bytes)
}

fn record(number: u64, now: u64) -> Record {
    Record::new(now, now + 86_400, format!("{{\"number\":{number}}}").repeat(500), "# 结论")
}

fn why<T: std::fmt::Debug>(answer: &Result<T, StoreError>) -> Option<Why> {
    match answer {
        Err(StoreError::Unavailable { why, .. }) => Some(*why),
        _ => None,
    }
}

async fn recovered(store: &Redis) -> Duration {
    let since = Instant::now();
    while let Err(error) = store.ready().await {
        assert!(since.elapsed() < RECOVERY, "it does not find back: {error:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    since.elapsed()
}

/// Every operation ends soon and says that the store is unavailable. The slowest time it took.
async fn all_fail(store: &Redis, expected: &[Why]) -> Duration {
    let mut slowest = Duration::ZERO;
    for _ in 0..3 {
        let since = Instant::now();
        let answers = futures_util::join!(
            async { why(&store.get("key").await) },
            async { why(&store.put("key", b"", HOUR).await) },
            async { why(&store.put_new("key", b"", HOUR).await) },
            async { why(&store.swap("key", b"", b"", HOUR).await) },
            async { why(&store.add("key", 1, HOUR).await) },
            async { why(&store.remove("key").await) },
            async { why(&store.ready().await) },
        );
        slowest = slowest.max(since.elapsed());
        for answer in [answers.0, answers.1, answers.2, answers.3, answers.4, answers.5, answers.6] {
            assert!(answer.is_some_and(|why| expected.contains(&why)), "{answers:?}");
        }
    }
    slowest
}

#[test]
fn killed_and_restarted() {
    let Some(mut server) = RedisServer::start_with(&["--appendonly", "yes", "--appendfsync", "always"]) else { return };
    // With time-outs as in a server: what is refused before has been found out, not waited for.
    let store = Redis::open(&server.url(), RedisOptions::new()).expect("the address");
    let clock = system_clock;
    let reports = Reports::over(&store, &clock);
    let now = system_clock() / 1000;
    let mut stored = Vec::new();
    for round in 0..3u64 {
        wait(async {
            recovered(&store).await;
            for number in round * 1000..round * 1000 + 200 {
                if reports.put(&id(number), &record(number, now)).await.is_ok() {
                    stored.push(number);
                }
            }
            // And some that are under way when it dies.
            let ids: Vec<u64> = (round * 1000 + 500..round * 1000 + 560).collect();
            let reports = &reports;
            let puts = futures_util::future::join_all(ids.iter().map(|&number| async move {
                reports.put(&id(number), &record(number, now)).await.is_ok().then_some(number)
            }));
            let (done, ()) = futures_util::join!(puts, async {
                tokio::time::sleep(Duration::from_millis(2 * round)).await;
                server.kill();
            });
            stored.extend(done.into_iter().flatten());

            let slowest = all_fail(&store, &[Why::Unreachable]).await;
            assert!(
                slowest < Duration::from_millis(390),
                "a dead Redis is found dead before the time-out: {slowest:?}"
            );
            println!("dead: every operation refused within {slowest:?}");
        });
        server.restart();
        wait(async {
            println!("restarted: ready after {:?}", recovered(&store).await);
            for &number in &stored {
                let found = reports.get(&id(number)).await.expect("get");
                assert!(found == Lookup::Found(record(number, now)), "report {number} is lost");
            }
        });
    }
    assert!(stored.len() >= 600);
    println!("{} acknowledged reports, all there", stored.len());
}

#[test]
fn paused_for_five_seconds() {
    let Some(server) = RedisServer::start() else { return };
    let store = open(&server);
    wait(async {
        store.put("key", b"before", HOUR).await.expect("put");
        store.put("kept", b"kept", HOUR).await.expect("put");
        server.signal("STOP");
        let since = Instant::now();
        let mut turns = 0;
        while since.elapsed() < Duration::from_secs(5) {
            let slowest = all_fail(&store, &[Why::TimedOut]).await;
            assert!(slowest < 3 * TIMEOUT, "an operation ends at its time-out: {slowest:?}");
            turns += 1;
        }
        server.signal("CONT");
        println!(
            "paused: {turns} turns of all operations timed out; ready {:?} after it went on",
            recovered(&store).await
        );
        assert_eq!(store.get("kept").await.expect("get").as_deref(), Some(&b"kept"[..]));
        store.put("key", b"after", HOUR).await.expect("put");
        assert_eq!(store.get("key").await.expect("get").as_deref(), Some(&b"after"[..]));
    });
}

#[test]
fn full_without_eviction() {
    let Some(server) = RedisServer::start_with(&["--maxmemory", "12mb", "--maxmemory-policy", "noeviction"]) else {
        return;
    };
    let store = open(&server);
    wait(async {
        assert_eq!(store.evicts().await.expect("evicts"), None);
        let mut stored = 0;
        let error = loop {
            match store.put(&format!("key {stored}"), &vec![stored as u8; 50_000], HOUR).await {
                Ok(()) => stored += 1,
                Err(error) => break error,
            }
            assert!(stored < 1_000, "it is full at last");
        };
        assert_eq!(why(&Err::<(), _>(error)), Some(Why::Full));
        // What a report does not fit into may still have room for a count. Now it has none.
        server.command(&["CONFIG", "SET", "maxmemory", "4mb"]);
        assert_eq!(why(&store.ready().await), Some(Why::Full));
        assert_eq!(why(&store.add("count", 1, HOUR).await), Some(Why::Full));
        for nth in 0..stored {
            let found = store.get(&format!("key {nth}")).await.expect("what is stored can be read");
            assert_eq!(found, Some(vec![nth as u8; 50_000]));
        }
        for nth in 0..stored / 2 {
            store.remove(&format!("key {nth}")).await.expect("a full Redis can be emptied");
        }
        server.command(&["CONFIG", "SET", "maxmemory", "12mb"]);
        store.ready().await.expect("there is room again");
        store.put("key", b"room", HOUR).await.expect("there is room again");
    });
}

#[test]
fn evicting() {
    let Some(server) = RedisServer::start_with(&["--maxmemory", "8mb", "--maxmemory-policy", "allkeys-lru"]) else {
        return;
    };
    let store = open(&server);
    let clock = system_clock;
    let reports = Reports::over(&store, &clock);
    let now = system_clock() / 1000;
    wait(async {
        assert_eq!(store.evicts().await.expect("evicts").as_deref(), Some("allkeys-lru"), "the operator can be warned");
        for number in 0..2_000 {
            reports.put(&id(number), &record(number, now)).await.expect("an evicting Redis takes everything");
        }
        let mut evicted = 0;
        for number in 0..2_000 {
            match reports.get(&id(number)).await.expect("get") {
                Lookup::Found(found) => assert_eq!(found, record(number, now)),
                Lookup::NotFound { refused } => {
                    assert_eq!(refused, None, "an evicted report looks like any that is not there");
                    evicted += 1;
                }
            }
        }
        println!("evicting: {evicted} of 2000 reports were thrown away, none was damaged");
        assert!(evicted > 0);
    });
}

#[test]
fn a_replica_takes_no_changes() {
    let Some(master) = RedisServer::start() else { return };
    let port = master.port().to_string();
    let Some(replica) = RedisServer::start_with(&["--replicaof", "127.0.0.1", &port]) else { return };
    let (on_master, on_replica) = (open(&master), open(&replica));
    wait(async {
        on_master.put("key", b"value", HOUR).await.expect("put");
        let since = Instant::now();
        while on_replica.get("key").await.ok().flatten().is_none() {
            assert!(since.elapsed() < Duration::from_secs(20), "it does not replicate");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        for answer in [
            why(&on_replica.put("key", b"other", HOUR).await),
            why(&on_replica.put_new("new", b"other", HOUR).await),
            why(&on_replica.swap("key", b"value", b"other", HOUR).await),
            why(&on_replica.add("count", 1, HOUR).await),
            why(&on_replica.remove("key").await),
            why(&on_replica.ready().await),
        ] {
            assert_eq!(answer, Some(Why::ReadOnly));
        }
        assert_eq!(on_replica.get("key").await.expect("get").as_deref(), Some(&b"value"[..]), "and can be read");

        // It becomes the master, as in a fail-over, and the store goes on.
        replica.command(&["REPLICAOF", "NO", "ONE"]);
        recovered(&on_replica).await;
        on_replica.put("key", b"other", HOUR).await.expect("put");

        // The other way round: the old master lives on as a replica, while its address has long since moved.
        master.command(&["REPLICAOF", "127.0.0.1", &replica.port().to_string()]);
        tokio::time::sleep(Duration::from_millis(1_100)).await;
        let before = connections(&master);
        assert_eq!(why(&on_master.ready().await), Some(Why::ReadOnly));
        let _ = on_master.get("key").await;
        // Each look is a connection too.
        assert!(connections(&master) > before + 1, "it looks for the master anew instead of staying where it was");
    });
}

/// How many connections a server has ever taken.
fn connections(server: &RedisServer) -> u64 {
    let info: String = redis::cmd("INFO").arg("stats").query(&mut server.connection()).expect("info");
    let line = info.lines().find_map(|line| line.strip_prefix("total_connections_received:"));
    line.expect("the count").trim().parse::<u64>().expect("a number")
}

#[test]
fn a_connection_that_redis_closed_is_replaced_before_anybody_needs_it() {
    let Some(server) = RedisServer::start() else { return };
    let store = open(&server);
    wait(async {
        for round in 0..5u8 {
            store.put("key", &[round], HOUR).await.expect("put");
            server.command(&["CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes"]);
            assert_eq!(store.get("key").await.expect("a question is asked again"), Some(vec![round]));
            server.command(&["CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes"]);
            tokio::time::sleep(Duration::from_millis(200)).await;
            assert_eq!(store.add("count", 1, HOUR).await.expect("the connection is a new one"), i64::from(round) + 1);
        }
    });
}

#[test]
fn a_store_can_be_there_before_its_redis() {
    let Some(mut server) = RedisServer::start() else { return };
    server.kill();
    let store = open(&server);
    wait(async {
        all_fail(&store, &[Why::Unreachable]).await;
    });
    server.restart();
    wait(async {
        recovered(&store).await;
        store.put("key", b"value", HOUR).await.expect("put");
    });
}
