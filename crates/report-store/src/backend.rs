//! The contract of a store of bytes that expire.

use std::time::Duration;

use crate::StoreError;

type R<T> = Result<T, StoreError>;

/// A store of bytes that expire.
///
/// Reports, reservations of payments and daily counts all stand on these seven operations.
/// `testkit::check_contract` tests every sentence below that can be tested, and every backend of this crate passes it.
///
/// **Keys and values.** A key is text of 1 to [`KEY_MAX_BYTES`](crate::KEY_MAX_BYTES) bytes, compared byte by byte. A
/// value is any bytes, none included, up to [`VALUE_MAX_BYTES`](crate::VALUE_MAX_BYTES). Anything else is refused with
/// [`StoreError::Key`] or [`StoreError::Value`] before the store is asked, and so is a `keep` of zero or beyond
/// [`KEEP_MAX`](crate::KEEP_MAX), with [`StoreError::Keep`].
///
/// **Expiry.** A value written at the moment *t* to be kept for *k* is there at every moment before *t + k* and is gone
/// at *t + k* and after, for every operation alike: a key whose value has expired is a key without a value. *k* counts
/// in milliseconds, a started one whole. *t* is measured by the store's one clock, not by the caller, so that many
/// callers with clocks that differ agree about what is there. Whether the bytes of an expired value have been destroyed
/// is another matter: see each backend.
///
/// **Order.** Operations on one key are linearisable: each takes effect at one moment between its call and its answer,
/// for all callers of all processes that share the store.
///
/// **Durability.** A change that was answered with `Ok` survives whatever the store promises to survive; each backend
/// says what that is. A change that was answered with [`StoreError::Unavailable`] happened once, or not at all, or will
/// happen yet; any other error means that nothing changed.
///
/// **Futures.** They need no particular executor. Nothing happens before the first poll. A future that is dropped
/// before its end leaves a change that may or may not happen.
pub trait Backend: Send + Sync {
    /// The value of `key`, if it has one.
    ///
    /// # Errors
    ///
    /// [`StoreError`]; none of them means that there is no value.
    fn get(&self, key: &str) -> impl Future<Output = R<Option<Vec<u8>>>> + Send;

    /// Gives `key` the value, to be kept for `keep` from now on, whatever it had before.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    fn put(&self, key: &str, value: &[u8], keep: Duration) -> impl Future<Output = R<()>> + Send;

    /// Does what [`put`](Backend::put) does if `key` has no value; whether it did.
    ///
    /// Of any number of concurrent callers exactly one gets `true`. The others change nothing, not even the expiry.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    fn put_new(&self, key: &str, value: &[u8], keep: Duration) -> impl Future<Output = R<bool>> + Send;

    /// Does what [`put`](Backend::put) does with `new` if the value of `key` is exactly `old`; whether it did.
    ///
    /// A key without a value equals no `old`, not even an empty one. `old` and `new` may be the same: then only the
    /// time is new. If it is not `old`, nothing changes.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    fn swap(&self, key: &str, old: &[u8], new: &[u8], keep: Duration) -> impl Future<Output = R<bool>> + Send;

    /// Adds `step` to the counter under `key`; the sum.
    ///
    /// A counter is a value that holds an integer as decimal text, as [`get`](Backend::get) shows it (`-12`). A key
    /// without a value starts at zero, and its counter is kept for `keep` from now on. An existing counter keeps its
    /// expiry, so that a day's count ends with the day however often it is incremented. A `step` of zero reads a
    /// counter or creates one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Counter`] if the value is not such a text, or the sum is out of the range of `i64`; nothing
    /// changes.
    fn add(&self, key: &str, step: i64, keep: Duration) -> impl Future<Output = R<i64>> + Send;

    /// Removes the value of `key`. A key without a value is not an error.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    fn remove(&self, key: &str) -> impl Future<Output = R<()>> + Send;

    /// Whether changes would succeed now, as far as the store can tell; for readiness checks and circuit breakers.
    ///
    /// A store that had failed tries to recover here.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`] says why not.
    fn ready(&self) -> impl Future<Output = R<()>> + Send;
}
