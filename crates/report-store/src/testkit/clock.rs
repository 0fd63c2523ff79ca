//! A clock that only a test moves.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use crate::Clock;

/// A clock that only moves when told to. Clones share it.
#[derive(Clone, Debug)]
pub struct ManualClock(Arc<AtomicU64>);

impl ManualClock {
    /// A clock that shows these milliseconds since 1970-01-01 UTC.
    #[must_use]
    pub fn at(unix_millis: u64) -> ManualClock {
        ManualClock(Arc::new(AtomicU64::new(unix_millis)))
    }

    /// Moves it forwards, by whole milliseconds.
    pub fn pass(&self, time: Duration) {
        let millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let moved = |now: u64| Some(now.saturating_add(millis));
        // The function always gives a new value, so this cannot fail.
        let _ = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, moved);
    }
}

impl Clock for ManualClock {
    fn unix_millis(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}
