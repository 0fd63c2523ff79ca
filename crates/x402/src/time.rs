use std::{
    fmt,
    str::FromStr,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use crate::amount::{AmountError, decimal};

/// A moment in whole seconds since 1970-01-01 UTC.
///
/// On the wire it is decimal text, as in `validAfter` and `validBefore` (x402 v2, scheme `exact` on EVM).
/// Moments of 2^64 seconds and later exist on the chain and are an error here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UnixSeconds(u64);

impl UnixSeconds {
    /// The moment `seconds` after 1970-01-01 UTC.
    #[must_use]
    pub const fn new(seconds: u64) -> UnixSeconds {
        UnixSeconds(seconds)
    }

    /// Seconds since 1970-01-01 UTC.
    #[must_use]
    pub const fn as_secs(self) -> u64 {
        self.0
    }

    /// This moment and `seconds` more; the last moment there is, if that is later still.
    #[must_use]
    pub const fn plus(self, seconds: u64) -> UnixSeconds {
        UnixSeconds(self.0.saturating_add(seconds))
    }

    /// The time from `earlier` until this moment; nothing if `earlier` is not earlier.
    #[must_use]
    pub const fn since(self, earlier: UnixSeconds) -> Duration {
        Duration::from_secs(self.0.saturating_sub(earlier.0))
    }
}

impl From<SystemTime> for UnixSeconds {
    /// The second a clock reading falls in; 0 for readings before 1970.
    fn from(time: SystemTime) -> UnixSeconds {
        UnixSeconds(time.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()))
    }
}

impl fmt::Display for UnixSeconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for UnixSeconds {
    type Err = AmountError;

    fn from_str(text: &str) -> Result<UnixSeconds, AmountError> {
        u64::try_from(decimal(text)?).map(UnixSeconds).map_err(|_| AmountError::TooLarge)
    }
}

crate::as_text::as_text!(UnixSeconds);
