//! A backend for tests: a map behind a lock.

use std::{
    collections::HashMap,
    fmt,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use crate::{
    Backend, Clock, StoreError,
    limits::{check_key, check_write},
    tally,
};

/// A backend in the memory of this process, for tests and for trying things out.
///
/// Durability: none; everything is lost with the process. Expired values use memory until [`sweep`](Memory::sweep).
pub struct Memory {
    clock: Box<dyn Clock>,
    entries: Mutex<HashMap<String, Entry>>,
}

struct Entry {
    value: Vec<u8>,
    expires_millis: u64,
}

impl Memory {
    /// An empty store that expires by `clock`.
    #[must_use]
    pub fn new(clock: impl Clock + 'static) -> Memory {
        Memory { clock: Box::new(clock), entries: Mutex::default() }
    }

    /// Frees expired values and returns their number.
    pub fn sweep(&self) -> usize {
        let now = self.clock.unix_millis();
        let mut entries = self.entries();
        let before = entries.len();
        entries.retain(|_, entry| entry.expires_millis > now);
        before - entries.len()
    }

    /// The map. Lock poisoning can be ignored, because each change is a single call.
    fn entries(&self) -> MutexGuard<'_, HashMap<String, Entry>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Read-modify-write: replaces the value of `key` by what `decide` returns, under one lock.
    fn change<T>(
        &self,
        key: &str,
        decide: impl FnOnce(Option<&Entry>, u64) -> Result<(Option<Entry>, T), StoreError>,
    ) -> Result<T, StoreError> {
        let now = self.clock.unix_millis();
        let mut entries = self.entries();
        let current = entries.get(key).filter(|entry| entry.expires_millis > now);
        let (next, answer) = decide(current, now)?;
        if let Some(next) = next {
            entries.insert(key.to_owned(), next);
        }
        Ok(answer)
    }
}

impl Backend for Memory {
    async fn get(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        check_key(key)?;
        self.change(key, |current, _| Ok((None, current.map(|entry| entry.value.clone()))))
    }

    async fn put(&self, key: &str, value: &[u8], keep: Duration) -> Result<(), StoreError> {
        let keep = check_write(key, value, keep)?;
        self.change(key, |_, now| Ok((Some(Entry::new(value, now, keep)), ())))
    }

    async fn put_new(&self, key: &str, value: &[u8], keep: Duration) -> Result<bool, StoreError> {
        let keep = check_write(key, value, keep)?;
        self.change(key, |current, now| {
            let next = current.is_none().then(|| Entry::new(value, now, keep));
            Ok((next, current.is_none()))
        })
    }

    async fn swap(&self, key: &str, old: &[u8], new: &[u8], keep: Duration) -> Result<bool, StoreError> {
        let keep = check_write(key, new, keep)?;
        self.change(key, |current, now| {
            let equal = current.is_some_and(|entry| entry.value == old);
            Ok((equal.then(|| Entry::new(new, now, keep)), equal))
        })
    }

    async fn add(&self, key: &str, step: i64, keep: Duration) -> Result<i64, StoreError> {
        let keep = check_write(key, &[], keep)?;
        self.change(key, |current, now| {
            let sum = tally::add(current.map(|entry| entry.value.as_slice()), step)?;
            let mut next = Entry::new(sum.to_string().as_bytes(), now, keep);
            if let Some(current) = current {
                next.expires_millis = current.expires_millis;
            }
            Ok((Some(next), sum))
        })
    }

    async fn remove(&self, key: &str) -> Result<(), StoreError> {
        check_key(key)?;
        self.entries().remove(key);
        Ok(())
    }

    async fn ready(&self) -> Result<(), StoreError> {
        Ok(())
    }
}

impl Entry {
    fn new(value: &[u8], now: u64, keep: u64) -> Entry {
        Entry { value: value.to_vec(), expires_millis: now.saturating_add(keep) }
    }
}

/// Shows counts only, never a value.
impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memory").field("entries", &self.entries().len()).finish_non_exhaustive()
    }
}
