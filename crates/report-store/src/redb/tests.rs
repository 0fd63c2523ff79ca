//! The store on a disk that fails, fills up and loses power.

use std::{
    task::{Context, Poll, Waker},
    time::Duration,
};

use super::{
    platter::{Platter, Trouble},
    *,
};
use crate::Backend;

const HOUR: Duration = Duration::from_secs(3600);
/// A whole value does not fit into a page, so that a value and its place can get lost apart.
const VALUE_BYTES: usize = 9_000;

fn open(platter: &Platter) -> Redb {
    // No cache to speak of: reads shall reach the disk.
    let options = RedbOptions::new().cache_bytes(0).compact_above_bytes(256 * 1024);
    Redb::over(Box::new(platter.clone()), Box::new(|| 1_000_000), &options).expect("the disk is sound")
}

fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().expect("a runtime").block_on(future)
}

fn value(nth: usize) -> Vec<u8> {
    (0..VALUE_BYTES).map(|at| (nth * 31 + at) as u8).collect()
}

/// What a key may hold: one value if the last change was acknowledged, several if it was not.
type Allowed = Vec<Vec<Option<Vec<u8>>>>;

/// Writes over a few keys until a change fails, a few more then, and notes what each may hold.
async fn work(store: &Redb, rounds: usize) -> Allowed {
    let mut allowed: Allowed = vec![vec![None]; 4];
    for round in 0..rounds {
        let (slot, key) = (round % 4, format!("key {}", round % 4));
        let (next, done) = if round % 7 == 6 {
            (None, store.remove(&key).await)
        } else {
            (Some(value(round)), store.put(&key, &value(round), HOUR).await)
        };
        match done {
            Ok(()) => allowed[slot] = vec![next],
            Err(error) => {
                assert!(error.is_unavailable(), "{error:?}");
                allowed[slot].push(next);
            }
        }
    }
    allowed
}

async fn check(store: &Redb, allowed: &Allowed, when: &str) {
    for (slot, allowed) in allowed.iter().enumerate() {
        let found = store.get(&format!("key {slot}")).await.unwrap_or_else(|error| panic!("{when}: {error:?}"));
        assert!(allowed.contains(&found), "{when}: key {slot} holds {:?}", found.map(|value| value[0]));
    }
}

#[test]
fn whichever_change_of_the_disk_fails_nothing_acknowledged_is_lost() {
    for trouble in [Trouble::Once, Trouble::Full, Trouble::Refused, Trouble::Torn, Trouble::Dead] {
        for after in 0.. {
            let platter = Platter::default();
            let store = open(&platter);
            platter.fail_after(after, trouble);
            let mut allowed = wait(work(&store, 12));
            if !platter.heal() {
                assert!(after > 30, "the work is expected to change the disk more often than {after} times");
                break;
            }
            let when = format!("{trouble:?} after {after}");
            wait(async {
                store.ready().await.unwrap_or_else(|error| panic!("{when}: not ready again: {error:?}"));
                check(&store, &allowed, &when).await;
                store.put("key 0", &value(99), HOUR).await.unwrap_or_else(|error| panic!("{when}: {error:?}"));
                allowed[0] = vec![Some(value(99))];
            });
            drop(store);
            wait(check(&open(&platter), &allowed, &format!("{when}, opened again")));
        }
    }
}

#[test]
fn reads_go_on_while_the_disk_is_full() {
    let platter = Platter::default();
    let store = open(&platter);
    wait(async {
        store.put("key", &value(1), HOUR).await.expect("there is room");
        platter.fail_after(0, Trouble::Full);
        let mut nth = 0;
        let refused = loop {
            nth += 1;
            match store.put(&format!("more {nth}"), &value(nth), HOUR).await {
                Ok(()) => assert!(nth < 10_000, "a full disk is full at last"),
                Err(error) => break error,
            }
        };
        assert!(matches!(refused, StoreError::Unavailable { why: Why::Full, .. }), "{refused:?}");
        assert!(matches!(store.ready().await, Err(StoreError::Unavailable { why: Why::Full, .. })));
        let found = store.get("key").await;
        assert!(found.as_ref().is_ok_and(|found| found.as_ref() == Some(&value(1))), "{found:?}");
        platter.heal();
        store.ready().await.expect("there is room again");
        store.put("key", &value(2), HOUR).await.expect("there is room again");
    });
}

#[test]
fn whenever_the_power_fails_nothing_acknowledged_is_lost() {
    // Each turn takes the disk at another moment: after every acknowledged change, with the last commit half flushed.
    for kept in [0, u64::MAX, 0x5555_5555_5555_5555, 0xaaaa_aaaa_aaaa_aaaa, 0x0f0f_3333_5555_00ff] {
        for rounds in 1..14 {
            let platter = Platter::default();
            let store = open(&platter);
            let mut allowed = wait(work(&store, rounds));
            let cut = platter.cut_power(kept);
            wait(check(&open(&cut), &allowed, &format!("{rounds} changes, {kept:x}")));

            // And in the middle of a commit: the change fails, the power with it.
            for after in 0..12 {
                platter.fail_after(after, Trouble::Refused);
                let slot = rounds % 4;
                if wait(store.put(&format!("key {slot}"), &value(200 + after), HOUR)).is_ok() {
                    allowed[slot] = vec![Some(value(200 + after))];
                } else {
                    allowed[slot].push(Some(value(200 + after)));
                }
                let cut = platter.cut_power(kept);
                platter.heal();
                wait(check(&open(&cut), &allowed, &format!("{rounds} changes, {after} writes, {kept:x}")));
            }
        }
    }
}

#[test]
fn one_failed_commit_fails_all_that_shared_it() {
    let platter = Platter::default();
    let store = open(&platter);
    wait(async {
        platter.fail_after(0, Trouble::Refused);
        let keys: Vec<String> = (0..40).map(|nth| format!("many {nth}")).collect();
        let outcomes = futures_util::future::join_all(keys.iter().map(|key| store.put(key, b"value", HOUR))).await;
        assert!(outcomes.iter().all(Result::is_err), "the disk took nothing");
        platter.heal();
        let outcomes = futures_util::future::join_all(keys.iter().map(|key| store.put(key, b"value", HOUR))).await;
        assert!(outcomes.iter().all(Result::is_ok), "{outcomes:?}");
    });
}

#[test]
fn a_full_queue_refuses_at_once() {
    let options = RedbOptions::new().queue(1);
    let store = Redb::over(Box::new(Platter::default()), Box::new(|| 0), &options).expect("the disk is sound");
    wait(async {
        // Holding this blocks the writer.
        let held = store.shared.exclusive();
        let keys: Vec<String> = (0..9).map(|nth| format!("key {nth}")).collect();
        let mut waiting: Vec<_> = keys.iter().map(|key| Box::pin(store.put(key, b"", HOUR))).collect();
        let mut context = Context::from_waker(Waker::noop());
        let polled = waiting.iter_mut().map(|put| put.as_mut().poll(&mut context));
        let busy = |poll: &Poll<_>| matches!(poll, Poll::Ready(Err(StoreError::Unavailable { why: Why::Busy, .. })));
        assert!(polled.filter(busy).count() >= 6, "one waits, one or two are in work");
        drop(held);
    });
}

#[test]
fn a_file_of_a_later_layout_is_left_alone() {
    let platter = Platter::default();
    drop(open(&platter));
    let database = platter.open(0).expect("it is closed");
    let transaction = database.begin_write().expect("a transaction");
    let facts = ::redb::TableDefinition::<&str, u64>::new("facts");
    transaction.open_table(facts).expect("the table").insert("layout", LAYOUT + 1).expect("a row");
    transaction.commit().expect("a commit");
    drop(database);
    let opened = Redb::over(Box::new(platter), Box::new(|| 0), &RedbOptions::new());
    assert!(matches!(opened, Err(OpenRedbError::Layout { found, known }) if (found, known) == (LAYOUT + 1, LAYOUT)));
}
