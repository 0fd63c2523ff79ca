//! Whoever steals the store reads nothing in it.

use baihua_report_store::{Record, Redb, RedbOptions, Redis, RedisOptions, ReportId, Reports};

use crate::{redis_server::RedisServer, system_clock, wait};

const QUOTE: &str = "租期届满，押金１，８５０元概不退还";
const PAYER: &str = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";

fn id(nth: u8) -> ReportId {
    ReportId::from_bytes(std::array::from_fn(|at| (at as u8).wrapping_mul(37) ^ nth.wrapping_mul(101) ^ 0xa5))
}

fn record(nth: u8) -> Record {
    let now = system_clock() / 1000;
    let report = format!(r#"{{"card":"contract","flags":[{{"quote":"{QUOTE}"}}],"payer":"{PAYER}","nth":{nth}}}"#);
    let record = Record::new(now, now + 3600, report.repeat(20), format!("# 结论\n> {QUOTE}"));
    record.with_part("page", "<p>rent-007</p>").expect("a free name")
}

/// Everything that must not be found, as bytes.
fn secrets() -> Vec<Vec<u8>> {
    let mut secrets: Vec<Vec<u8>> = Vec::new();
    // Texts are searched in pieces: a store that showed any run of twelve bytes of them would be caught.
    for text in [record(0).report().to_owned(), record(0).receipt().to_owned(), PAYER.to_owned()] {
        secrets.extend(text.as_bytes().chunks_exact(12).map(<[u8]>::to_vec));
    }
    secrets.extend(["contract", "rent-007", "押金", "结论", "receipt"].map(|word| word.as_bytes().to_vec()));
    for nth in 0..20 {
        let text = id(nth).to_text();
        let bytes: Vec<u8> =
            (0..16).map(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).expect("hex")).collect();
        secrets.extend([text.as_bytes()[..12].to_vec(), text.to_uppercase().into_bytes(), bytes[..8].to_vec()]);
    }
    secrets.sort();
    secrets.dedup();
    secrets
}

fn check(dump: &[u8], of: &str) {
    assert!(dump.len() > 20_000, "there is something to search: {}", dump.len());
    let secrets = secrets();
    let (longest, shortest) = (secrets.iter().map(Vec::len).max(), secrets.iter().map(Vec::len).min());
    for len in shortest.expect("some")..=longest.expect("some") {
        let wanted: std::collections::HashSet<&[u8]> =
            secrets.iter().map(Vec::as_slice).filter(|secret| secret.len() == len).collect();
        if wanted.is_empty() {
            continue;
        }
        for (at, window) in dump.windows(len).enumerate() {
            assert!(!wanted.contains(window), "{of} shows {:?} at {at}", String::from_utf8_lossy(window));
        }
    }
}

#[test]
#[should_panic(expected = "shows")]
fn the_search_finds_what_is_there() {
    check(&[vec![0; 30_000], record(3).report().as_bytes()[5..40].to_vec()].concat(), "the dump");
}

#[test]
fn a_stolen_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.redb");
    let store = Redb::open(&path, system_clock, RedbOptions::new()).expect("the file opens");
    let clock = system_clock;
    let reports = Reports::over(&store, &clock);
    wait(async {
        for nth in 0..20 {
            reports.put(&id(nth), &record(nth)).await.expect("put");
        }
        reports.put(&id(3), &record(99)).await.expect("put");
        reports.remove(&id(4)).await.expect("remove");
    });
    check(&std::fs::read(&path).expect("the file, in use"), "the open file");
    drop(store);
    check(&std::fs::read(&path).expect("the file, closed"), "the closed file");
}

#[test]
fn a_stolen_redis() {
    let Some(server) = RedisServer::start_with(&["--appendonly", "yes"]) else { return };
    let store = Redis::open(&server.url(), RedisOptions::new()).expect("the address");
    let clock = system_clock;
    let reports = Reports::over(&store, &clock);
    wait(async {
        for nth in 0..20 {
            reports.put(&id(nth), &record(nth)).await.expect("put");
        }
    });
    let mut connection = server.connection();
    let keys: Vec<String> =
        redis::Commands::scan(&mut connection).expect("a scan").map(|key| key.expect("a key")).collect();
    assert_eq!(keys.len(), 20);
    let mut dump = Vec::new();
    for key in &keys {
        assert!(key.starts_with("baihua:report:"), "{key}");
        dump.extend_from_slice(key.as_bytes());
        let value: Vec<u8> = redis::cmd("DUMP").arg(key).query(&mut connection).expect("a dump");
        dump.extend_from_slice(&value);
        let left: i64 = redis::Commands::pttl(&mut connection, key).expect("a time to live");
        assert!((1..=3_600_000).contains(&left), "Redis itself lets it expire: {left}");
    }
    check(&dump, "the scan and dump");
    check(&server.append_only_files(), "the append-only file");
}
