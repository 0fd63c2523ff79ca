//! A backend of one's own, written with what the crate shows of itself: it passes the suite of the others.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard},
    time::Duration,
};

use baihua_report_store::{
    Backend, Clock, StoreError,
    limits::{check_key, check_write},
    tally,
    testkit::{ManualClock, Subject, check_contract},
};

use crate::wait;

type R<T> = Result<T, StoreError>;
/// A value and the moment of its end, in milliseconds since 1970.
type Value = (Vec<u8>, u64);

/// A map. Expired values stay until they are replaced.
struct Map {
    values: Mutex<BTreeMap<String, Value>>,
    clock: ManualClock,
}

impl Map {
    fn values(&self) -> MutexGuard<'_, BTreeMap<String, Value>> {
        self.values.lock().expect("no holder panics")
    }

    /// Gives `key` what `decide` makes of its living value and the time.
    fn change(&self, key: &str, decide: impl FnOnce(Option<&Value>, u64) -> R<Option<Value>>) -> R<bool> {
        let (mut values, now) = (self.values(), self.clock.unix_millis());
        let next = decide(values.get(key).filter(|(_, end)| *end > now), now)?;
        Ok(next.map(|next| values.insert(key.to_owned(), next)).is_some())
    }
}

impl Backend for Map {
    async fn get(&self, key: &str) -> R<Option<Vec<u8>>> {
        check_key(key)?;
        let now = self.clock.unix_millis();
        Ok(self.values().get(key).filter(|(_, end)| *end > now).map(|(value, _)| value.clone()))
    }

    async fn put(&self, key: &str, value: &[u8], keep: Duration) -> R<()> {
        let keep = check_write(key, value, keep)?;
        self.change(key, |_, now| Ok(Some((value.to_vec(), now + keep)))).map(drop)
    }

    async fn put_new(&self, key: &str, value: &[u8], keep: Duration) -> R<bool> {
        let keep = check_write(key, value, keep)?;
        self.change(key, |living, now| Ok(living.is_none().then(|| (value.to_vec(), now + keep))))
    }

    async fn swap(&self, key: &str, old: &[u8], new: &[u8], keep: Duration) -> R<bool> {
        let keep = check_write(key, new, keep)?;
        self.change(key, |living, now| {
            Ok(living.is_some_and(|(value, _)| value == old).then(|| (new.to_vec(), now + keep)))
        })
    }

    async fn add(&self, key: &str, step: i64, keep: Duration) -> R<i64> {
        let keep = check_write(key, &[], keep)?;
        let mut sum = 0;
        self.change(key, |living, now| {
            sum = tally::add(living.map(|(value, _)| value.as_slice()), step)?;
            let end = living.map_or(now + keep, |(_, end)| *end);
            Ok(Some((sum.to_string().into_bytes(), end)))
        })?;
        Ok(sum)
    }

    async fn remove(&self, key: &str) -> R<()> {
        check_key(key)?;
        self.values().remove(key);
        Ok(())
    }

    async fn ready(&self) -> R<()> {
        Ok(())
    }
}

impl Subject for Map {
    type Backend = Map;

    fn backend(&self) -> &Map {
        self
    }

    async fn pass(&self, time: Duration) {
        self.clock.pass(time);
    }
}

#[test]
fn it_passes_the_suite_of_the_others() {
    wait(check_contract(&Map { values: Mutex::default(), clock: ManualClock::at(1_780_000_000_000) }));
}
