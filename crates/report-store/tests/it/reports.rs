//! Reports over a backend: what their holder sees, and what somebody who meddles with the store achieves.

use std::time::Duration;

use baihua_report_store::{
    Backend, Lookup, Memory, PutError, REPORT_MAX_BYTES, Record, Refused, ReportId, Reports, StoreError,
    testkit::{ManualClock, strategies},
};
use proptest::prelude::*;

use crate::{HOUR, wait};

const NOW: u64 = 1_780_000_000;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn id(byte: u8) -> ReportId {
    ReportId::from_bytes([byte; 16])
}

fn record() -> Record {
    Record::new(NOW, NOW + 86_400, r#"{"card":"contract"}"#, "# 结论：押金不退")
}

/// A backend with one key, for meddling: whatever place a report has, it is this one.
struct Spy<'b>(&'b Memory, std::sync::Mutex<Vec<String>>);

impl Backend for Spy<'_> {
    async fn get(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.0.get(key).await
    }

    async fn put(&self, key: &str, value: &[u8], keep: Duration) -> Result<(), StoreError> {
        self.1.lock().expect("the lock").push(key.to_owned());
        self.0.put(key, value, keep).await
    }

    async fn put_new(&self, key: &str, value: &[u8], keep: Duration) -> Result<bool, StoreError> {
        self.0.put_new(key, value, keep).await
    }

    async fn swap(&self, key: &str, old: &[u8], new: &[u8], keep: Duration) -> Result<bool, StoreError> {
        self.0.swap(key, old, new, keep).await
    }

    async fn add(&self, key: &str, step: i64, keep: Duration) -> Result<i64, StoreError> {
        self.0.add(key, step, keep).await
    }

    async fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.0.remove(key).await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.0.ready().await
    }
}

#[test]
fn a_report_lives_for_its_day_and_can_be_destroyed_before() {
    let clock = ManualClock::at(NOW * 1000);
    let backend = Memory::new(clock.clone());
    let reports = Reports::over(&backend, &clock);
    let nothing = Lookup::NotFound { refused: None };
    wait(async {
        assert_eq!(reports.get(&id(1)).await.expect("get"), nothing, "unknown");
        reports.put(&id(1), &record()).await.expect("put");
        reports.put(&id(2), &record()).await.expect("put");
        assert_eq!(reports.get(&id(1)).await.expect("get"), Lookup::Found(record()));

        reports.remove(&id(2)).await.expect("remove");
        assert_eq!(reports.get(&id(2)).await.expect("get"), nothing, "destroyed");
        reports.remove(&id(2)).await.expect("destroyed twice is destroyed");

        clock.pass(DAY - Duration::from_millis(1));
        assert_eq!(reports.get(&id(1)).await.expect("get").into_record(), Some(record()));
        clock.pass(Duration::from_millis(1));
        assert_eq!(reports.get(&id(1)).await.expect("get"), nothing, "expired");
    });
}

#[test]
fn a_report_can_be_rewritten() {
    let clock = ManualClock::at(NOW * 1000);
    let backend = Memory::new(clock.clone());
    let reports = Reports::over(&backend, &clock);
    let shorter = Record::new(NOW, NOW + 3600, "{}", "#").with_part("page", "<p>").expect("a free name");
    wait(async {
        reports.put(&id(1), &record()).await.expect("put");
        reports.put(&id(1), &shorter).await.expect("put");
        assert_eq!(reports.get(&id(1)).await.expect("get"), Lookup::Found(shorter));
        clock.pass(HOUR);
        assert_eq!(reports.get(&id(1)).await.expect("get"), Lookup::NotFound { refused: None });
    });
}

#[test]
fn what_cannot_be_stored_is_refused() {
    let clock = ManualClock::at(NOW * 1000);
    let backend = Memory::new(clock.clone());
    let reports = Reports::over(&backend, &clock);
    let of = |created, expires| Record::new(created, expires, "{}", "#");
    wait(async {
        for ended in [of(NOW, NOW), of(NOW - 10, NOW - 1), of(0, 0)] {
            assert!(matches!(reports.put(&id(1), &ended).await, Err(PutError::Expired)));
        }
        for long in [of(NOW, NOW + 86_401), of(NOW - 1, NOW + 86_400), of(NOW, u64::MAX), of(0, NOW + 1)] {
            assert!(matches!(reports.put(&id(1), &long).await, Err(PutError::TooLong { .. })));
        }
        let empty = 18 + "report".len() + "receipt".len() + 2 * 5;
        let largest = Record::new(NOW, NOW + 9, "x".repeat(REPORT_MAX_BYTES - empty), "");
        reports.put(&id(1), &largest).await.expect("the largest record");
        assert_eq!(reports.get(&id(1)).await.expect("get"), Lookup::Found(largest));
        let larger = Record::new(NOW, NOW + 9, "x".repeat(REPORT_MAX_BYTES - empty), "x");
        let refused = reports.put(&id(1), &larger).await;
        assert!(matches!(refused, Err(PutError::TooLarge { bytes, max }) if bytes == max + 1), "{refused:?}");
    });
}

#[test]
fn meddling_with_the_store_shows_nothing_and_is_noticed() {
    let clock = ManualClock::at(NOW * 1000);
    let memory = Memory::new(clock.clone());
    let backend = Spy(&memory, std::sync::Mutex::default());
    let reports = Reports::over(&backend, &clock);
    let refused = |why| Lookup::NotFound { refused: Some(why) };
    wait(async {
        reports.put(&id(1), &record()).await.expect("put");
        reports.put(&id(2), &Record::new(NOW, NOW + 9, "{}", "#")).await.expect("put");
        let places = backend.1.lock().expect("the lock").clone();
        let (first, second) = (&places[0], &places[1]);
        for place in &places {
            assert!(!place.contains(&id(1).to_text()) && !place.contains(&id(2).to_text()), "{place}");
        }
        let sealed = memory.get(first).await.expect("get").expect("it is there");

        // Moved: the bytes of one report at the place of another.
        memory.put(second, &sealed, HOUR).await.expect("put");
        assert_eq!(reports.get(&id(2)).await.expect("get"), refused(Refused::Altered));
        // Changed: a bit, the end (a longer life), the length; or something else altogether.
        let mut longer = sealed.clone();
        longer[8] ^= 1;
        for bytes in [longer, sealed[..sealed.len() - 1].to_vec(), [sealed.clone(), vec![0]].concat(), b"\x01".to_vec()]
        {
            memory.put(first, &bytes, HOUR).await.expect("put");
            assert_eq!(reports.get(&id(1)).await.expect("get"), refused(Refused::Altered));
        }
        memory.put(first, b"", HOUR).await.expect("put");
        assert_eq!(reports.get(&id(1)).await.expect("get"), refused(Refused::Altered));
        memory.put(first, b"\x02 of a later release", HOUR).await.expect("put");
        assert_eq!(reports.get(&id(1)).await.expect("get"), refused(Refused::Version { found: 2 }));
        // Put back as it was, it is the report again; put back after its end, it is not.
        memory.put(first, &sealed, 100 * HOUR).await.expect("put");
        assert_eq!(reports.get(&id(1)).await.expect("get"), Lookup::Found(record()));
        clock.pass(DAY);
        assert_eq!(reports.get(&id(1)).await.expect("get"), refused(Refused::Expired));
    });
}

#[test]
fn nothing_secret_is_shown() {
    let clock = ManualClock::at(NOW * 1000);
    let backend = Memory::new(clock.clone());
    let reports = Reports::over(&backend, &clock);
    wait(async {
        reports.put(&id(0xab), &record()).await.expect("put");
        let shown = format!("{reports:?} {:?} {:?}", reports.get(&id(0xab)).await, id(0xab));
        for secret in ["abab", "171", "押金", "contract"] {
            assert!(!shown.contains(secret), "{shown}");
        }
    });
}

proptest! {
    #[test]
    fn any_report_comes_back_to_its_holder_alone(
        ours in strategies::report_ids(), other in strategies::report_ids(), record in strategies::records(NOW),
    ) {
        let clock = ManualClock::at(NOW * 1000);
        let backend = Memory::new(clock.clone());
        let reports = Reports::over(&backend, &clock);
        wait(async {
            reports.put(&ours, &record).await.expect("it lives for less than a day");
            assert_eq!(reports.get(&ours).await.expect("get"), Lookup::Found(record));
            if ours != other {
                assert_eq!(reports.get(&other).await.expect("get"), Lookup::NotFound { refused: None });
            }
        });
    }
}
