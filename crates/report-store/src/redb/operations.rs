//! The seven operations, as changes and reads of the file.

use std::time::Duration;

use super::{
    Redb,
    tables::{self, END_BYTES},
};
use crate::{
    Backend, StoreError,
    limits::{check_key, check_write},
    tally,
};

/// Key of the value written by the readiness check. Callers' keys are never empty, so it cannot collide.
const PROBE_KEY: &str = "";
/// Its size, about that of a report, so that a nearly full disk does not count as ready.
const PROBE_BYTES: usize = 128 * 1024;

impl Backend for Redb {
    async fn get(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        check_key(key)?;
        let key = key.to_owned();
        self.read(move |transaction, now| tables::read(transaction, &key, now)).await
    }

    async fn put(&self, key: &str, value: &[u8], keep: Duration) -> Result<(), StoreError> {
        let keep = check_write(key, value, keep)?;
        let (key, row) = (key.to_owned(), row(value));
        self.change(row.len(), move |tables| {
            tables.insert(&key, row.clone(), tables.now.saturating_add(keep))?;
            Ok(Ok(()))
        })
        .await
    }

    async fn put_new(&self, key: &str, value: &[u8], keep: Duration) -> Result<bool, StoreError> {
        let keep = check_write(key, value, keep)?;
        let (key, row) = (key.to_owned(), row(value));
        self.change(row.len(), move |tables| {
            Ok(match tables.live(&key)? {
                Ok(Some(_)) => Ok(false),
                Ok(None) => {
                    tables.insert(&key, row.clone(), tables.now.saturating_add(keep))?;
                    Ok(true)
                }
                Err(error) => Err(error),
            })
        })
        .await
    }

    async fn swap(&self, key: &str, old: &[u8], new: &[u8], keep: Duration) -> Result<bool, StoreError> {
        let keep = check_write(key, new, keep)?;
        let (key, old, row) = (key.to_owned(), old.to_vec(), row(new));
        self.change(row.len(), move |tables| {
            Ok(match tables.live(&key)? {
                Ok(Some((_, value))) if value == old => {
                    tables.insert(&key, row.clone(), tables.now.saturating_add(keep))?;
                    Ok(true)
                }
                Ok(_) => Ok(false),
                Err(error) => Err(error),
            })
        })
        .await
    }

    async fn add(&self, key: &str, step: i64, keep: Duration) -> Result<i64, StoreError> {
        let keep = check_write(key, &[], keep)?;
        let key = key.to_owned();
        self.change(0, move |tables| {
            let current = match tables.live(&key)? {
                Ok(current) => current,
                Err(error) => return Ok(Err(error)),
            };
            let end = current.as_ref().map_or(tables.now.saturating_add(keep), |(end, _)| *end);
            let sum = tally::add(current.as_ref().map(|(_, value)| value.as_slice()), step);
            if let Ok(sum) = sum {
                tables.insert(&key, row(sum.to_string().as_bytes()), end)?;
            }
            Ok(sum)
        })
        .await
    }

    async fn remove(&self, key: &str) -> Result<(), StoreError> {
        check_key(key)?;
        let key = key.to_owned();
        self.change(0, move |tables| {
            tables.remove(&key)?;
            Ok(Ok(()))
        })
        .await
    }

    /// Free while commits succeed. After a failure it commits a value of the size of a report as a probe.
    async fn ready(&self) -> Result<(), StoreError> {
        if self.shared.is_sound() {
            return Ok(());
        }
        self.change(PROBE_BYTES, |tables| {
            // Written already expired: it is never visible, and the next sweep removes it.
            tables.insert(PROBE_KEY, vec![0; END_BYTES + PROBE_BYTES], tables.now)?;
            Ok(Ok(()))
        })
        .await
    }
}

/// `value` with room for its expiry in front.
fn row(value: &[u8]) -> Vec<u8> {
    let mut row = Vec::with_capacity(END_BYTES + value.len());
    row.resize(END_BYTES, 0);
    row.extend_from_slice(value);
    row
}
