//! What a backend takes. Every backend calls these checks before it does anything else, so that all refuse alike; so should
//! yours.

use std::time::Duration;

use crate::StoreError;

/// The longest key, in bytes of UTF-8. The shortest has one byte.
pub const KEY_MAX_BYTES: usize = 512;

/// The longest value, in bytes. The shortest is empty.
///
/// The largest reports on the longest texts (60,000 characters of nothing but findings) have an eighth of it.
pub const VALUE_MAX_BYTES: usize = 8 * 1024 * 1024;

/// The longest time to keep a value: a hundred years of 365.25 days.
///
/// The bound keeps sums of times from overflowing in every backend, Redis included.
pub const KEEP_MAX: Duration = Duration::from_secs(36_525 * 24 * 60 * 60);

/// Checks the key of an operation that only reads or removes.
///
/// # Errors
///
/// [`StoreError::Key`] if it is empty or longer than [`KEY_MAX_BYTES`].
pub fn check_key(key: &str) -> Result<(), StoreError> {
    if key.is_empty() || key.len() > KEY_MAX_BYTES {
        return Err(StoreError::Key { bytes: key.len(), max: KEY_MAX_BYTES });
    }
    Ok(())
}

fn check_value(value: &[u8]) -> Result<(), StoreError> {
    if value.len() > VALUE_MAX_BYTES {
        return Err(StoreError::Value { bytes: value.len(), max: VALUE_MAX_BYTES });
    }
    Ok(())
}

/// `keep` in milliseconds, rounded up; every backend counts in milliseconds.
fn keep_millis(keep: Duration) -> Result<u64, StoreError> {
    let refused = StoreError::Keep { keep, max: KEEP_MAX };
    if keep.is_zero() || keep > KEEP_MAX {
        return Err(refused);
    }
    u64::try_from(keep.as_nanos().div_ceil(1_000_000)).map_err(|_| refused)
}

/// Checks key, value and time at once, for operations that write; returns `keep` in milliseconds, a started one whole.
///
/// # Errors
///
/// [`StoreError::Key`], [`StoreError::Value`] if `value` is longer than [`VALUE_MAX_BYTES`], and [`StoreError::Keep`] if
/// `keep` is zero or longer than [`KEEP_MAX`].
pub fn check_write(key: &str, value: &[u8], keep: Duration) -> Result<u64, StoreError> {
    check_key(key)?;
    check_value(value)?;
    keep_millis(keep)
}
