//! The contract of [`Backend`], sentence by sentence.

use std::{collections::BTreeSet, time::Duration};

use futures_util::future::join_all;

use super::Subject;
use crate::{Backend, KEEP_MAX, KEY_MAX_BYTES, StoreError, VALUE_MAX_BYTES};

const HOUR: Duration = Duration::from_secs(60 * 60);

/// Checks every sentence of the contract of [`Backend`] that can be checked from outside.
///
/// The backend may hold other things; keys that begin with `contract:` are the suite's. It lets some hours pass.
///
/// # Panics
///
/// On the first sentence that does not hold.
pub async fn check_contract<S: Subject>(subject: &S) {
    absence(subject).await;
    values_are_any_bytes(subject).await;
    keys_are_any_text(subject).await;
    limits(subject).await;
    a_put_replaces_value_and_end(subject).await;
    values_end(subject).await;
    the_first_one_wins(subject).await;
    a_swap_needs_the_very_value(subject).await;
    counters_count(subject).await;
    what_is_no_counter_stays(subject).await;
    races_have_one_winner(subject).await;
    nothing_happens_before_the_first_poll(subject).await;
    assert!(subject.backend().ready().await.is_ok(), "a backend that works is ready");
}

/// A key of the suite, without a value.
async fn fresh<S: Subject>(subject: &S, name: &str) -> String {
    let key = format!("contract:{name}");
    subject.backend().remove(&key).await.expect("a value can be removed");
    key
}

async fn value<S: Subject>(subject: &S, key: &str) -> Option<Vec<u8>> {
    subject.backend().get(key).await.expect("a key can be looked up")
}

async fn absence<S: Subject>(subject: &S) {
    let (backend, key) = (subject.backend(), fresh(subject, "absence").await);
    assert_eq!(value(subject, &key).await, None);
    assert!(!backend.swap(&key, b"", b"new", HOUR).await.expect("swap"), "no value equals no old one");
    assert_eq!(value(subject, &key).await, None);
    backend.remove(&key).await.expect("nothing can be removed");
    backend.put(&key, b"some", HOUR).await.expect("put");
    backend.remove(&key).await.expect("remove");
    assert_eq!(value(subject, &key).await, None);
}

async fn values_are_any_bytes<S: Subject>(subject: &S) {
    let (backend, key) = (subject.backend(), fresh(subject, "bytes").await);
    let every: Vec<u8> = (0..=255).collect();
    for bytes in [&b""[..], b"\0", b"\xff\xfe", b"\r\n$5\r\n", &every, &vec![7; 1_000_003], &vec![0; VALUE_MAX_BYTES]] {
        backend.put(&key, bytes, HOUR).await.expect("any bytes up to the limit are a value");
        assert!(value(subject, &key).await.as_deref() == Some(bytes), "{} bytes", bytes.len());
    }
    backend.remove(&key).await.expect("remove");
}

async fn keys_are_any_text<S: Subject>(subject: &S) {
    let long = "k".repeat(KEY_MAX_BYTES - "contract:".len());
    let names =
        ["key", "Key", "key ", " key", "ke", "k*y", "k?y", "[k]", "钥匙", "é", "e\u{301}", "a\nb", "a\0b", &long];
    for name in names {
        let key = fresh(subject, name).await;
        assert!(subject.backend().put_new(&key, name.as_bytes(), HOUR).await.expect("any text is a key"), "{name}");
    }
    for name in names {
        let key = format!("contract:{name}");
        assert_eq!(value(subject, &key).await.as_deref(), Some(name.as_bytes()), "keys differ in every byte");
        subject.backend().remove(&key).await.expect("remove");
    }
}

async fn limits<S: Subject>(subject: &S) {
    let (backend, key) = (subject.backend(), fresh(subject, "limits").await);
    let long = "k".repeat(KEY_MAX_BYTES + 1);
    for key in ["", &long] {
        let refusals = [
            backend.get(key).await.err(),
            backend.put(key, b"", HOUR).await.err(),
            backend.put_new(key, b"", HOUR).await.err(),
            backend.swap(key, b"", b"", HOUR).await.err(),
            backend.add(key, 1, HOUR).await.err(),
            backend.remove(key).await.err(),
        ];
        for refusal in refusals {
            assert!(matches!(refusal, Some(StoreError::Key { bytes, .. }) if bytes == key.len()), "{refusal:?}");
        }
    }
    let large = vec![0; VALUE_MAX_BYTES + 1];
    for refusal in [
        backend.put(&key, &large, HOUR).await.err(),
        backend.put_new(&key, &large, HOUR).await.err(),
        backend.swap(&key, b"", &large, HOUR).await.err(),
    ] {
        assert!(matches!(refusal, Some(StoreError::Value { .. })), "{refusal:?}");
    }
    for keep in [Duration::ZERO, KEEP_MAX + Duration::from_nanos(1), Duration::MAX] {
        for refusal in [
            backend.put(&key, b"", keep).await.err(),
            backend.put_new(&key, b"", keep).await.err(),
            backend.swap(&key, b"", b"", keep).await.err(),
            backend.add(&key, 1, keep).await.err(),
        ] {
            assert!(matches!(refusal, Some(StoreError::Keep { .. })), "{refusal:?}");
        }
    }
    assert_eq!(value(subject, &key).await, None, "what is refused changes nothing");
    for keep in [KEEP_MAX, HOUR + Duration::from_nanos(1)] {
        backend.put(&key, b"kept", keep).await.expect("a time within the limits");
        assert_eq!(value(subject, &key).await.as_deref(), Some(&b"kept"[..]));
    }
    backend.put(&key, b"brief", Duration::from_nanos(1)).await.expect("a nanosecond is a started millisecond");
    subject.pass(Duration::from_millis(1)).await;
    assert_eq!(value(subject, &key).await, None);
}

async fn a_put_replaces_value_and_end<S: Subject>(subject: &S) {
    let (backend, key) = (subject.backend(), fresh(subject, "put").await);
    backend.put(&key, b"one", HOUR).await.expect("put");
    backend.put(&key, b"two", 3 * HOUR).await.expect("put");
    subject.pass(2 * HOUR).await;
    assert_eq!(value(subject, &key).await.as_deref(), Some(&b"two"[..]), "a later end replaces an earlier one");
    backend.put(&key, b"three", HOUR / 2).await.expect("put");
    subject.pass(HOUR / 2).await;
    assert_eq!(value(subject, &key).await, None, "an earlier end replaces a later one");
}

async fn values_end<S: Subject>(subject: &S) {
    let backend = subject.backend();
    let mut keys = Vec::new();
    for name in ["end:get", "end:put_new", "end:swap", "end:add", "end:remove"] {
        let key = fresh(subject, name).await;
        backend.put(&key, b"5", HOUR).await.expect("put");
        keys.push(key);
    }
    subject.pass(HOUR - subject.slack()).await;
    for key in &keys {
        assert!(value(subject, key).await.is_some(), "a value is there until its end: {key}");
    }
    subject.pass(subject.slack()).await;
    assert_eq!(value(subject, &keys[0]).await, None, "a value is gone at its end");
    assert!(backend.put_new(&keys[1], b"new", HOUR).await.expect("put_new"), "nobody is first before it");
    assert!(!backend.swap(&keys[2], b"5", b"6", HOUR).await.expect("swap"), "nothing is left to swap");
    assert_eq!(backend.add(&keys[3], 2, HOUR).await.expect("add"), 2, "it starts at zero again");
    backend.remove(&keys[4]).await.expect("remove");
    subject.pass(HOUR).await;
    for key in &keys {
        assert_eq!(value(subject, key).await, None, "what came after ends as well: {key}");
    }
}

async fn the_first_one_wins<S: Subject>(subject: &S) {
    let (backend, key) = (subject.backend(), fresh(subject, "first").await);
    assert!(backend.put_new(&key, b"first", HOUR).await.expect("put_new"));
    assert!(!backend.put_new(&key, b"first", 9 * HOUR).await.expect("put_new"), "the same value is no exception");
    assert!(!backend.put_new(&key, b"second", 9 * HOUR).await.expect("put_new"));
    assert_eq!(value(subject, &key).await.as_deref(), Some(&b"first"[..]));
    subject.pass(HOUR).await;
    assert_eq!(value(subject, &key).await, None, "who comes second prolongs nothing");
}

async fn a_swap_needs_the_very_value<S: Subject>(subject: &S) {
    let (backend, key) = (subject.backend(), fresh(subject, "swap").await);
    backend.put(&key, b"old", HOUR).await.expect("put");
    for other in [&b""[..], b"ol", b"old ", b"OLD", b"old\0"] {
        assert!(!backend.swap(&key, other, b"new", 9 * HOUR).await.expect("swap"));
    }
    assert_eq!(value(subject, &key).await.as_deref(), Some(&b"old"[..]));
    assert!(backend.swap(&key, b"old", b"\0new\xff", 2 * HOUR).await.expect("swap"));
    assert_eq!(value(subject, &key).await.as_deref(), Some(&b"\0new\xff"[..]));
    subject.pass(HOUR).await;
    assert!(backend.swap(&key, b"\0new\xff", b"\0new\xff", 2 * HOUR).await.expect("swap"), "the time it set was new");
    subject.pass(HOUR + HOUR / 2).await;
    assert!(backend.swap(&key, b"\0new\xff", b"", HOUR).await.expect("swap"), "the same value only renews the time");
    assert!(backend.swap(&key, b"", b"empty no more", HOUR).await.expect("swap"), "an empty value is a value");
    subject.pass(HOUR).await;
    assert_eq!(value(subject, &key).await, None);
}

async fn counters_count<S: Subject>(subject: &S) {
    let (backend, key) = (subject.backend(), fresh(subject, "count").await);
    for (step, sum) in [(0, 0), (1, 1), (41, 42), (-50, -8), (0, -8), (i64::MAX, i64::MAX - 8), (-3, i64::MAX - 11)] {
        assert_eq!(backend.add(&key, step, HOUR).await.expect("add"), sum);
        assert_eq!(value(subject, &key).await, Some(sum.to_string().into_bytes()), "a counter reads as decimal text");
    }
    subject.pass(HOUR / 2).await;
    assert_eq!(backend.add(&key, 1, 9 * HOUR).await.expect("add"), i64::MAX - 10);
    subject.pass(HOUR / 2).await;
    assert_eq!(value(subject, &key).await, None, "a counter ends when it was to end, however late it is counted");

    assert_eq!(backend.add(&key, i64::MIN, HOUR).await.expect("add"), i64::MIN);
    backend.put(&key, b"-12", HOUR).await.expect("put");
    assert_eq!(backend.add(&key, 13, HOUR).await.expect("add"), 1, "a written number is a counter");
    assert!(backend.swap(&key, b"1", b"2", HOUR).await.expect("swap"), "a counter is a value");
    backend.remove(&key).await.expect("remove");
}

async fn what_is_no_counter_stays<S: Subject>(subject: &S) {
    let (backend, key) = (subject.backend(), fresh(subject, "no counter").await);
    let over = i64::MAX.to_string();
    let under = i64::MIN.to_string();
    let texts = ["", "x", " 1", "1 ", "+1", "01", "-0", "1.0", "1e3", "９", "9223372036854775808"];
    let cases = texts.map(|text| (text, 1)).into_iter().chain([(over.as_str(), 1), (under.as_str(), -1)]);
    for (text, step) in cases {
        backend.put(&key, text.as_bytes(), HOUR).await.expect("put");
        let sum = backend.add(&key, step, HOUR).await;
        assert!(matches!(sum, Err(StoreError::Counter)), "{text} + {step} = {sum:?}");
        assert_eq!(value(subject, &key).await.as_deref(), Some(text.as_bytes()), "it stays as it was");
    }
    backend.remove(&key).await.expect("remove");
}

async fn races_have_one_winner<S: Subject>(subject: &S) {
    const RACERS: usize = 48;
    let (backend, key) = (subject.backend(), fresh(subject, "race").await);
    let values: Vec<String> = (0..RACERS).map(|racer| format!("racer {racer}")).collect();

    let won = join_all(values.iter().map(|value| backend.put_new(&key, value.as_bytes(), HOUR))).await;
    let winners: Vec<usize> = (0..RACERS).filter(|&racer| *won[racer].as_ref().expect("put_new")).collect();
    assert_eq!(winners.len(), 1, "exactly one is first");
    let first = &values[winners[0]];
    assert_eq!(value(subject, &key).await.as_deref(), Some(first.as_bytes()));

    let later: Vec<String> = values.iter().map(|value| format!("{value} again")).collect();
    let swapped = join_all(later.iter().map(|new| backend.swap(&key, first.as_bytes(), new.as_bytes(), HOUR))).await;
    let swapped = swapped.into_iter().map(|won| won.expect("swap"));
    assert_eq!(swapped.filter(|won| *won).count(), 1, "exactly one finds the old value");

    let counter = fresh(subject, "race:count").await;
    let sums = join_all((0..RACERS).map(|_| backend.add(&counter, 1, HOUR))).await;
    let sums: BTreeSet<i64> = sums.into_iter().map(|sum| sum.expect("add")).collect();
    let all: BTreeSet<i64> = (1..).take(RACERS).collect();
    assert_eq!(sums, all, "no step is lost and no sum told twice");
    for key in [key, counter] {
        backend.remove(&key).await.expect("remove");
    }
}

async fn nothing_happens_before_the_first_poll<S: Subject>(subject: &S) {
    let (backend, key) = (subject.backend(), fresh(subject, "lazy").await);
    drop(backend.put(&key, b"never", HOUR));
    drop(backend.add(&key, 1, HOUR));
    assert_eq!(value(subject, &key).await, None);
}
