//! A disk that fails, fills up and loses power, for tests.

use std::{
    collections::BTreeSet,
    io,
    sync::{Arc, Mutex, MutexGuard},
};

use redb::{Builder, Database, DatabaseError, StorageBackend};

use super::disk::Disk;

/// A disk in memory. What was written since the last flush may be lost in a power cut.
#[derive(Clone, Debug, Default)]
pub(super) struct Platter(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    seen: Vec<u8>,
    flushed: Vec<u8>,
    unflushed: Vec<(usize, Vec<u8>)>,
    /// Which blocks of 4 KiB were ever written.
    blocks: BTreeSet<usize>,
    /// How many changes still succeed; then `trouble` strikes.
    left: Option<usize>,
    trouble: Option<Trouble>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Trouble {
    /// One change fails, the next succeed.
    Once,
    /// No block is left: what has a block is still overwritten, and a longer file is longer in name only.
    Full,
    /// Changes fail until the disk is healed.
    Refused,
    /// Like `Refused`, and the first of them is half done.
    Torn,
    /// Reads fail as well.
    Dead,
}

impl Platter {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().expect("no test panics with the lock")
    }

    pub(super) fn fail_after(&self, changes: usize, trouble: Trouble) {
        let mut state = self.state();
        (state.left, state.trouble) = (Some(changes), Some(trouble));
    }

    pub(super) fn heal(&self) -> bool {
        let mut state = self.state();
        let struck = state.left == Some(0) || (state.left.is_none() && state.trouble.is_some());
        (state.left, state.trouble) = (None, None);
        struck
    }

    /// The disk after a power cut: of the unflushed writes some are there and some are not, as the bits of `kept` say.
    pub(super) fn cut_power(&self, kept: u64) -> Platter {
        let state = self.state();
        let mut bytes = state.flushed.clone();
        for (nth, (at, data)) in state.unflushed.iter().enumerate() {
            if kept >> (nth % 64) & 1 == 1 {
                bytes.resize(bytes.len().max(at + data.len()), 0);
                bytes[*at..at + data.len()].copy_from_slice(data);
            }
        }
        Platter(Arc::new(Mutex::new(State { seen: bytes.clone(), flushed: bytes, ..State::default() })))
    }
}

impl State {
    /// Counts a change down; how it ends.
    fn strike(&mut self) -> Option<Trouble> {
        match self.left {
            Some(0) => {
                if self.trouble == Some(Trouble::Once) {
                    self.left = None;
                }
                self.trouble
            }
            Some(left) => {
                self.left = Some(left - 1);
                None
            }
            None => None,
        }
    }
}

fn full() -> io::Error {
    io::ErrorKind::StorageFull.into()
}

impl StorageBackend for Platter {
    fn len(&self) -> io::Result<u64> {
        Ok(self.state().seen.len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        let state = self.state();
        if state.trouble == Some(Trouble::Dead) && state.left == Some(0) {
            return Err(io::Error::other("dead"));
        }
        let at = offset as usize;
        let bytes = state.seen.get(at..at + out.len()).ok_or(io::ErrorKind::UnexpectedEof)?;
        out.copy_from_slice(bytes);
        Ok(())
    }

    fn set_len(&self, len: u64) -> io::Result<()> {
        let mut state = self.state();
        if state.strike().is_some_and(|trouble| trouble != Trouble::Full) {
            return Err(full());
        }
        state.seen.resize(len as usize, 0);
        // The length counts as flushed: redb flushes after it grew the file, and before it shrinks it.
        state.flushed.resize(len as usize, 0);
        state.unflushed.retain(|(at, data)| at + data.len() <= len as usize);
        Ok(())
    }

    fn sync_data(&self) -> io::Result<()> {
        let mut state = self.state();
        if state.strike().is_some_and(|trouble| trouble != Trouble::Full) {
            return Err(io::Error::other("not flushed"));
        }
        for (at, data) in std::mem::take(&mut state.unflushed) {
            state.flushed[at..at + data.len()].copy_from_slice(&data);
        }
        Ok(())
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        let mut state = self.state();
        let blocks = offset as usize / 4096..=(offset as usize + data.len() - 1) / 4096;
        let has_blocks = blocks.clone().all(|block| state.blocks.contains(&block));
        let trouble = state.strike().filter(|&trouble| trouble != Trouble::Full || !has_blocks);
        let done = match trouble {
            None => data,
            Some(Trouble::Torn) => &data[..data.len() / 2],
            Some(_) => return Err(full()),
        };
        let at = offset as usize;
        state.seen[at..at + done.len()].copy_from_slice(done);
        state.unflushed.push((at, done.to_vec()));
        state.blocks.extend(blocks);
        if trouble.is_some() { Err(full()) } else { Ok(()) }
    }
}

impl Disk for Platter {
    fn open(&self, cache_bytes: usize) -> Result<Database, DatabaseError> {
        Builder::new().set_cache_size(cache_bytes).create_with_backend(self.clone())
    }

    fn bytes(&self) -> Option<u64> {
        self.len().ok()
    }
}
