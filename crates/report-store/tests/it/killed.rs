//! The process is killed in the middle of its writes, again and again. What it acknowledged is there.

use std::{
    env,
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
};

use baihua_report_store::{Lookup, Record, Redb, RedbOptions, ReportId, Reports};

use crate::{system_clock, wait};

/// Names the file for the process that is to be killed.
const FILE: &str = "BAIHUA_STORE_KILLED_FILE";
/// The number of its first report.
const FIRST: &str = "BAIHUA_STORE_KILLED_FIRST";

const ROUNDS: usize = 15;

fn id(number: u64) -> ReportId {
    let mut bytes = [0x5a; ReportId::BYTES];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    ReportId::from_bytes(bytes)
}

fn record(number: u64, now: u64) -> Record {
    let report = format!("{{\"number\":{number}}}").repeat(1 + number as usize % 900);
    Record::new(now, now + 86_400, report, format!("# {number}"))
}

/// Not a test of its own: the process that is killed. It stores reports, eight at a time, and tells of each that is
/// acknowledged.
#[test]
fn victim() {
    let Ok(path) = env::var(FILE) else { return };
    let first: u64 = env::var(FIRST).expect("a number").parse().expect("a number");
    let store = Redb::open(path, system_clock, RedbOptions::new()).expect("the file opens");
    let now = system_clock() / 1000;
    let lane = |lane: u64| {
        let store = &store;
        async move {
            let clock = system_clock;
            let reports = Reports::over(store, &clock);
            for number in (first + lane..).step_by(8) {
                reports.put(&id(number), &record(number, now)).await.expect("put");
                // One write for the whole line, so that it is never half told.
                let line = format!("stored {number} {now}\n");
                std::io::stdout().write_all(line.as_bytes()).expect("the other end listens");
                if number % 5 == 0 && number > first + 40 {
                    store.sweep().await.expect("sweep");
                }
            }
        }
    };
    wait(futures_util::future::join_all((0..8).map(lane)));
}

#[test]
fn whatever_was_acknowledged_is_there_after_a_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.redb");
    let mut stored: Vec<(u64, u64)> = Vec::new();
    for round in 0..ROUNDS {
        let mut victim = Command::new(env::current_exe().expect("this program"))
            .args(["killed::victim", "--exact", "--nocapture"])
            .env(FILE, &path)
            .env(FIRST, (round as u64 * 1_000_000).to_string())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a process");
        let mut lines = BufReader::new(victim.stdout.take().expect("a pipe")).lines();
        let tell = |line: std::io::Result<String>| {
            let line = line.ok()?;
            let (number, now) = line.strip_prefix("stored ")?.split_once(' ')?;
            Some((number.parse().ok()?, now.parse().ok()?))
        };
        // Another moment each time, from the first acknowledged reports on.
        let before = stored.len();
        while stored.len() < before + 3 + 29 * round {
            stored.extend(tell(lines.next().expect("it writes until it is killed")));
        }
        victim.kill().expect("our own child");
        stored.extend(lines.filter_map(tell));
        victim.wait().expect("our own child");

        let clock = system_clock;
        let store = Redb::open(&path, clock, RedbOptions::new()).expect("the file opens after a kill");
        let reports = Reports::over(&store, &clock);
        wait(async {
            for &(number, now) in &stored {
                let found = reports.get(&id(number)).await.expect("get");
                assert!(found == Lookup::Found(record(number, now)), "round {round}: report {number} is lost");
            }
        });
    }
    println!("{ROUNDS} kills, {} acknowledged reports, all there", stored.len());
    assert!(stored.len() > 1_000);
}
