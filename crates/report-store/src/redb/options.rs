//! Options of the file, and errors on opening.

use crate::Cause;

/// Settings of [`Redb`](crate::Redb). Each has a default that suits one server with a day of reports.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct RedbOptions {
    pub(super) cache_bytes: usize,
    pub(super) queue: usize,
    pub(super) readers: usize,
    pub(super) compact_above_bytes: u64,
}

impl Default for RedbOptions {
    fn default() -> RedbOptions {
        RedbOptions { cache_bytes: 64 * 1024 * 1024, queue: 1024, readers: 2, compact_above_bytes: 64 * 1024 * 1024 }
    }
}

impl RedbOptions {
    /// The defaults.
    #[must_use]
    pub fn new() -> RedbOptions {
        RedbOptions::default()
    }

    /// Memory for pages of the file, in bytes; default 64 MiB. Up to half of it holds pages on their way to the disk.
    #[must_use]
    pub fn cache_bytes(mut self, bytes: usize) -> RedbOptions {
        self.cache_bytes = bytes;
        self
    }

    /// How many reads, and how many changes, may wait; default 1024 of each, at least 1.
    ///
    /// One more is refused with [`Why::Busy`](crate::Why::Busy) at once. A waiting change holds its value in memory.
    #[must_use]
    pub fn queue(mut self, operations: usize) -> RedbOptions {
        self.queue = operations.max(1);
        self
    }

    /// How many threads read; default 2, at least 1. A read that has to wait for the disk blocks its thread only.
    #[must_use]
    pub fn readers(mut self, threads: usize) -> RedbOptions {
        self.readers = threads.max(1);
        self
    }

    /// From which length on, in bytes, a file that is three quarters empty is shortened; default 64 MiB.
    ///
    /// Below it the empty pages wait for the next reports. Shortening stops reads and changes for as long as it takes
    /// to move what is left, so it happens only after a sweep and only if at most a quarter is left.
    #[must_use]
    pub fn compact_above_bytes(mut self, bytes: u64) -> RedbOptions {
        self.compact_above_bytes = bytes;
        self
    }
}

/// A file that could not be opened as a store.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OpenRedbError {
    /// Another process has it open, or this one has already.
    #[error("the store's file is in use by another process")]
    InUse,
    /// A later release made it, in a layout that this one does not know.
    #[error("the store's file has layout {found}, this release knows {known}")]
    Layout {
        /// The number of its layout.
        found: u64,
        /// The number that this release knows.
        known: u64,
    },
    /// It is no database, it is damaged, or the system refuses it.
    #[error("the store's file could not be opened")]
    Failed(#[source] Cause),
}
