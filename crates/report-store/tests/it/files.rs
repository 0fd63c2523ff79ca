//! The file of the embedded store: who may open it, what survives, how long it gets.

use std::time::Duration;

use baihua_report_store::{
    Backend, Lookup, OpenRedbError, Record, Redb, RedbOptions, Refused, ReportId, Reports,
    testkit::{ManualClock, Subject},
};
use futures_util::future::join_all;

use crate::{HOUR, subjects::WithClock, wait};

#[test]
fn values_survive_a_restart_and_so_do_their_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.redb");
    let clock = ManualClock::at(1_000);
    let open = || Redb::open(&path, clock.clone(), RedbOptions::new()).expect("the file opens");
    wait(async {
        let store = open();
        store.put("value", b"kept", 2 * HOUR).await.expect("put");
        store.put("brief", b"gone", HOUR).await.expect("put");
        store.add("count", 5, 2 * HOUR).await.expect("add");
        drop(store);

        clock.pass(HOUR);
        let store = open();
        assert_eq!(store.get("value").await.expect("get").as_deref(), Some(&b"kept"[..]));
        assert_eq!(store.get("brief").await.expect("get"), None);
        assert_eq!(store.add("count", 1, HOUR).await.expect("add"), 6);
        assert_eq!(store.figures().await.expect("figures").values, 3, "the expired one waits for a sweep");
        assert_eq!(store.sweep().await.expect("sweep").removed, 1);
        assert_eq!(store.sweep().await.expect("sweep").removed, 0);
        assert_eq!(store.figures().await.expect("figures").values, 2);
    });
}

#[test]
fn one_file_serves_one_store() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.redb");
    let open = || Redb::open(&path, || 0, RedbOptions::new());
    let store = open().expect("the file opens");
    assert!(matches!(open(), Err(OpenRedbError::InUse)));
    drop(store);
    assert!(open().is_ok());
}

#[test]
fn what_is_no_store_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("letter.txt");
    let letter = "亲爱的".repeat(1000);
    std::fs::write(&path, &letter).expect("a file");
    for path in [path.as_path(), folder.path(), &folder.path().join("missing/store.redb")] {
        let opened = Redb::open(path, || 0, RedbOptions::new());
        assert!(matches!(opened, Err(OpenRedbError::Failed(_))), "{opened:?}");
    }
    assert_eq!(std::fs::read_to_string(&path).expect("it is there"), letter);
}

#[cfg(unix)]
#[test]
fn the_file_is_its_owners() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.redb");
    let _store = Redb::open(&path, || 0, RedbOptions::new()).expect("the file opens");
    let mode = path.metadata().expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

/// Days of reports come and go; the file reaches the size that one day needs and stays there.
#[test]
fn the_file_does_not_keep_growing() {
    const CYCLES: usize = 200;
    // About what 120 values have together.
    const CYCLE_BYTES: u64 = 3_600_000;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.redb");
    let clock = ManualClock::at(0);
    let options = RedbOptions::new().compact_above_bytes(u64::MAX);
    let store = Redb::open(&path, clock.clone(), options).expect("the file opens");
    let mut lengths = Vec::new();
    for cycle in 0..CYCLES {
        // Sizes vary, or every page would fit the next value by chance.
        let keys: Vec<String> = (0..120).map(|nth| format!("{cycle}:{nth}")).collect();
        let values: Vec<Vec<u8>> =
            (0..120).map(|nth| vec![cycle as u8; 5_000 + (cycle * 7919 + nth * 613) % 50_000]).collect();
        wait(async {
            let puts = join_all(keys.iter().zip(&values).map(|(key, value)| store.put(key, value, HOUR))).await;
            assert!(puts.iter().all(Result::is_ok));
            clock.pass(HOUR / 2);
            store.sweep().await.expect("sweep");
            clock.pass(HOUR / 2);
            assert_eq!(store.sweep().await.expect("sweep").removed, 120);
            assert_eq!(store.figures().await.expect("figures").value_bytes, 0);
        });
        lengths.push(path.metadata().expect("it is there").len());
    }
    let longest = lengths.iter().max().expect("there are cycles");
    println!(
        "{CYCLES} cycles of {CYCLE_BYTES} bytes; at its longest the file had {longest}, at the end {:?}",
        lengths.last()
    );
    // Which pages are free when differs from run to run, so the length swings between two and three cycles' worth. All
    // cycles together wrote two hundred.
    assert!(*longest < 5 * CYCLE_BYTES, "{lengths:?}");
}

#[test]
fn a_file_that_became_mostly_empty_is_shortened() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.redb");
    let clock = ManualClock::at(0);
    let options = RedbOptions::new().compact_above_bytes(4 * 1024 * 1024);
    let store = Redb::open(&path, clock.clone(), options).expect("the file opens");
    let length = || path.metadata().expect("it is there").len();
    wait(async {
        let keys: Vec<String> = (0..900).map(|nth| format!("key {nth}")).collect();
        for (nth, keys) in keys.chunks(100).enumerate() {
            let keep = if nth == 8 { 3 * HOUR } else { HOUR };
            let puts = join_all(keys.iter().map(|key| store.put(key, &[7; 60_000], keep))).await;
            assert!(puts.iter().all(Result::is_ok));
        }
        let full = length();
        assert!(full > 50_000_000, "{full}");
        assert!(!store.sweep().await.expect("sweep").shortened, "nothing has expired");

        clock.pass(HOUR);
        let swept = store.sweep().await.expect("sweep");
        assert_eq!((swept.removed, swept.shortened), (800, true));
        println!("length with 54 MB of values: {full}, after eight ninths expired: {}", length());
        assert!(length() < full / 4, "{} of {full}", length());
        for key in &keys[800..] {
            assert_eq!(store.get(key).await.expect("get").as_deref(), Some(&[7; 60_000][..]));
        }
        assert!(!store.sweep().await.expect("sweep").shortened, "and not again for nothing");
    });
}

#[test]
fn a_report_that_the_disk_changed_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.redb");
    let clock = ManualClock::at(1_780_000_000_000);
    let open = || Redb::open(&path, clock.clone(), RedbOptions::new()).expect("the file opens");
    let id = ReportId::from_bytes([9; 16]);
    let expires = 1_780_012_345_u64;
    wait(async {
        let record = Record::new(expires - 60, expires, "{}".repeat(3_000), "# 结论");
        Reports::over(&open(), &clock).put(&id, &record).await.expect("put");
        let mut bytes = std::fs::read(&path).expect("the file");
        // A sealed record begins with its layout and its end.
        let head = [&[1][..], &expires.to_be_bytes()].concat();
        let at = bytes.windows(head.len()).position(|window| window == head).expect("it is in the file");
        bytes[at + 2_000] ^= 4;
        std::fs::write(&path, bytes).expect("the file");
        let found = Reports::over(&open(), &clock).get(&id).await.expect("get");
        assert_eq!(found, Lookup::NotFound { refused: Some(Refused::Altered) });
    });
}

#[test]
fn it_needs_no_particular_executor() {
    use std::{
        pin::pin,
        sync::Arc,
        task::{Context, Poll, Wake, Waker},
        thread::{self, Thread},
    };

    struct Unpark(Thread);

    impl Wake for Unpark {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }

    fn run<T>(future: impl Future<Output = T>) -> T {
        let waker = Waker::from(Arc::new(Unpark(thread::current())));
        let mut future = pin!(future);
        loop {
            match future.as_mut().poll(&mut Context::from_waker(&waker)) {
                Poll::Ready(value) => return value,
                Poll::Pending => thread::park(),
            }
        }
    }

    async fn work<S: Subject>(subject: &S) {
        subject.backend().put("key", b"value", Duration::from_secs(9)).await.expect("put");
        assert_eq!(subject.backend().get("key").await.expect("get").as_deref(), Some(&b"value"[..]));
    }

    run(work(&WithClock::redb()));
    if let Some(redis) = crate::subjects::WithRedis::own() {
        run(work(&redis));
    }
}
