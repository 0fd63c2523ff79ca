//! What the threads of one store share: the open database and the clock.

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

/// The database, unless it failed and could not be opened again yet.
pub(super) struct Current {
    pub(super) database: Option<Database>,
    /// Counts how often it was opened, so that one failure seen by many is mended once.
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

    /// Held while the database is read or changed. A panic elsewhere leaves nothing half done here, so poison is ignored.
    pub(super) fn current(&self) -> RwLockReadGuard<'_, Current> {
        self.current.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Held while the database is opened anew or compacted: nobody else uses it then.
    pub(super) fn exclusive(&self) -> RwLockWriteGuard<'_, Current> {
        self.current.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads in a transaction of its own. An error of the file comes with the round it happened in.
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

/// Runs code of redb. It asserts what it believes of its file; where the file is damaged, that must not end a thread.
///
/// It is the best that can be done, and not everything: an assertion that fails while another one unwinds ends the process.
pub(super) fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}
