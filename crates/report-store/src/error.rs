//! The errors of a backend.

use std::{error::Error, fmt, sync::Arc, time::Duration};

/// A cause from another library, kept for the log; shared, because one failed commit fails every change in it.
pub type Cause = Arc<dyn Error + Send + Sync>;

/// An operation on a [`Backend`](crate::Backend) failed, or its outcome is unknown.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The store cannot do it now; retry later. What was acknowledged before is not lost.
    ///
    /// A change that ends like this may still have happened, or may yet happen.
    #[error("the store {why}")]
    Unavailable {
        /// What kind of trouble it is.
        why: Why,
        /// What the store's own library said.
        #[source]
        source: Option<Cause>,
    },
    /// The key is empty or longer than [`KEY_MAX_BYTES`](crate::KEY_MAX_BYTES).
    #[error("a key has 1 to {max} bytes, this one has {bytes}")]
    Key {
        /// Its length.
        bytes: usize,
        /// The longest there may be, [`KEY_MAX_BYTES`](crate::KEY_MAX_BYTES).
        max: usize,
    },
    /// The value is longer than [`VALUE_MAX_BYTES`](crate::VALUE_MAX_BYTES).
    #[error("a value has at most {max} bytes, this one has {bytes}")]
    Value {
        /// Its length.
        bytes: usize,
        /// The longest there may be, [`VALUE_MAX_BYTES`](crate::VALUE_MAX_BYTES).
        max: usize,
    },
    /// The time to keep the value is zero or longer than [`KEEP_MAX`](crate::KEEP_MAX).
    #[error("a value is kept for more than nothing and at most {max:?}, not for {keep:?}")]
    Keep {
        /// The time that was asked for.
        keep: Duration,
        /// The longest there may be, [`KEEP_MAX`](crate::KEEP_MAX).
        max: Duration,
    },
    /// The value under the key is not a counter, or the sum leaves the range of `i64`. It is as it was.
    #[error("the value is no counter, or the sum is out of range")]
    Counter,
    /// The store contains something that this crate did not write, or its file is damaged.
    #[error("the store holds what was never put there")]
    Corrupt {
        /// What the store's own library said, where it noticed.
        #[source]
        source: Option<Cause>,
    },
}

impl StoreError {
    /// Whether the same operation may well succeed later: what a server answers with 503 and `Retry-After`.
    #[must_use]
    pub fn is_unavailable(&self) -> bool {
        matches!(self, StoreError::Unavailable { .. })
    }

    #[cfg(any(feature = "redb", feature = "redis"))]
    pub(crate) fn unavailable(why: Why) -> StoreError {
        StoreError::Unavailable { why, source: None }
    }

    #[cfg(any(feature = "redb", feature = "redis"))]
    pub(crate) fn because(why: Why, source: impl Error + Send + Sync + 'static) -> StoreError {
        StoreError::Unavailable { why, source: Some(Arc::new(source)) }
    }
}

/// Why a store is unavailable; the display form completes the sentence "the store …".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Why {
    /// There is no connection to it, and none can be made.
    Unreachable,
    /// It did not answer in time.
    TimedOut,
    /// It has no room: a full disk, a quota, or Redis at `maxmemory` with `noeviction`.
    Full,
    /// It takes no changes: a replica, or a file system mounted read-only.
    ReadOnly,
    /// It refuses us: password, user or permission.
    Denied,
    /// Too many operations wait for it already.
    Busy,
    /// It failed internally, or is still starting.
    Failed,
    /// It is being closed.
    Closed,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Why::Unreachable => "cannot be reached",
            Why::TimedOut => "did not answer in time",
            Why::Full => "is full",
            Why::ReadOnly => "takes no changes",
            Why::Denied => "refuses access",
            Why::Busy => "is overloaded",
            Why::Failed => "failed",
            Why::Closed => "is closed",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_sentences_without_their_cause() {
        let error = StoreError::Unavailable { why: Why::Full, source: Some(Arc::new(std::io::Error::other("inner"))) };
        assert_eq!(error.to_string(), "the store is full");
        assert_eq!(error.source().map(ToString::to_string).as_deref(), Some("inner"));
        assert!(error.is_unavailable());
        assert!(!StoreError::Counter.is_unavailable());
    }
}
