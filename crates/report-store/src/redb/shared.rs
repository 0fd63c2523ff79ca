//! State shared by the threads of one store: the open database and the clock.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
        atomic::{AtomicBool, Ordering},
    },
};

use redb::{Database, ReadTransaction, ReadableDatabase};

use super::fault::Outcome;
use crate::{Clock, StoreError, Why};

pub(super) struct Shared {
    current: RwLock<Current>,
    clock: Box<dyn Clock>,
    /// Whether the last commit succeeded and no read has failed since.
    sound: AtomicBool,
}

/// The database; absent after a failure until it can be reopened.
pub(super) struct Current {
    pub(super) database: Option<Database>,
    /// Generation: how often it was opened, so that a failure seen by several threads is handled once.
    pub(super) round: u64,
}

impl Shared {
    pub(super) fn new(database: Database, clock: Box<dyn Clock>) -> Shared {
        let current = RwLock::new(Current { database: Some(database), round: 0 });
        Shared { current, clock, sound: AtomicBool::new(true) }
    }

    pub(super) fn is_sound(&self) -> bool {
        self.sound.load(Ordering::Relaxed)
    }

    pub(super) fn set_sound(&self, sound: bool) {
        self.sound.store(sound, Ordering::Relaxed);
    }

    pub(super) fn now(&self) -> u64 {
        self.clock.unix_millis()
    }

    /// Held while the database is used. A panic cannot leave this state inconsistent, so lock poisoning is ignored.
    pub(super) fn current(&self) -> RwLockReadGuard<'_, Current> {
        self.current.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Exclusive access, for reopening and compaction.
    pub(super) fn exclusive(&self) -> RwLockWriteGuard<'_, Current> {
        self.current.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads in a separate transaction. An error of the file is returned with the generation in which it happened.
    pub(super) fn read<T>(
        &self,
        work: impl FnOnce(&ReadTransaction, u64) -> Outcome<T>,
    ) -> Result<T, (StoreError, Option<u64>)> {
        let current = self.current();
        let round = current.round;
        let Some(database) = &current.database else {
            return Err((StoreError::unavailable(Why::Failed), Some(round)));
        };
        let error = match guarded(|| work(&database.begin_read()?, self.now())) {
            Some(Ok(answer)) => return answer.map_err(|error| (error, None)),
            Some(Err(fault)) => fault.store_error(),
            None => StoreError::unavailable(Why::Failed),
        };
        self.set_sound(false);
        Err((error, Some(round)))
    }
}

/// Calls redb and catches its panics: it asserts invariants of its file, and a damaged file must not end the thread.
///
/// This is best effort: a second assertion that fails during unwinding still aborts the process.
pub(super) fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}
