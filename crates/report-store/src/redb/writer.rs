//! The writer thread: group commit of concurrent changes in one durable transaction.

use std::sync::{
    Arc,
    mpsc::{Receiver, TryRecvError},
};

use super::{disk::Disk, fault::Fault, job::Job, oneshot::Answer, shared::Shared, shared::guarded, tables::Tables};
use crate::{StoreError, Why};

/// Upper bounds of a group commit, in changes and in bytes.
///
/// They limit how long the first change waits for the rest of its group.
const BATCH_JOBS: usize = 256;
const BATCH_BYTES: usize = 32 * 1024 * 1024;

/// What the writer is told.
pub(super) enum Message {
    /// Make this change.
    Change(Box<dyn Job>),
    /// A read failed in this generation of the database: reopen it, unless that has been done.
    Mend(u64, Answer<Result<(), StoreError>>),
    /// Compact the file if it is worth it, and answer whether it was.
    Compact(Answer<Result<bool, StoreError>>),
}

pub(super) struct Writer {
    pub(super) shared: Arc<Shared>,
    pub(super) disk: Box<dyn Disk>,
    pub(super) cache_bytes: usize,
    pub(super) compact_above_bytes: u64,
    /// File length after the last compaction. If that freed nothing, the next one waits until the file has grown.
    pub(super) compacted_bytes: u64,
}

impl Writer {
    /// Runs until all senders are dropped and the queue is empty.
    pub(super) fn run(mut self, messages: &Receiver<Message>) {
        while let Ok(first) = messages.recv() {
            let mut next = Some(first);
            while let Some(message) = next.take() {
                match message {
                    Message::Change(job) => next = self.changes(job, messages),
                    Message::Mend(round, answer) => answer.give(self.mend(round)),
                    Message::Compact(answer) => answer.give(self.compact()),
                }
            }
        }
    }

    /// Commits this change together with those queued behind it. Returns the first message that is not a change, if one
    /// ended the group.
    fn changes(&mut self, first: Box<dyn Job>, messages: &Receiver<Message>) -> Option<Message> {
        let mut weight = first.weight();
        let mut batch = vec![first];
        let mut other = None;
        while batch.len() < BATCH_JOBS && weight < BATCH_BYTES {
            match messages.try_recv() {
                Ok(Message::Change(job)) => {
                    weight = weight.saturating_add(job.weight());
                    batch.push(job);
                }
                Ok(message) => {
                    other = Some(message);
                    break;
                }
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => break,
            }
        }

        let (outcome, failed_in) = self.commit_or_mend(&mut batch);
        self.shared.set_sound(outcome.is_ok());
        for job in batch {
            job.answer(outcome.clone());
        }
        // Reopened after the answers were sent, so that callers learn of the failure without waiting.
        if let Some(round) = failed_in {
            drop(self.mend(round));
        }
        other
    }

    /// Commits; on failure returns the generation to reopen.
    fn commit_or_mend(&mut self, batch: &mut [Box<dyn Job>]) -> (Result<(), StoreError>, Option<u64>) {
        let round = self.shared.current().round;
        let mut attempt = self.commit(batch);
        // An earlier failure, noticed only now: nothing of this batch has reached the file, so it is retried once.
        if matches!(attempt, Err(Trouble::Before)) {
            if let Err(error) = self.mend(round) {
                return (Err(error), None);
            }
            attempt = self.commit(batch);
        }
        let round = self.shared.current().round;
        match attempt {
            Ok(()) => (Ok(()), None),
            Err(Trouble::Before) => (Err(StoreError::unavailable(Why::Failed)), Some(round)),
            Err(Trouble::Within(error)) => (Err(error), Some(round)),
        }
    }

    fn commit(&self, batch: &mut [Box<dyn Job>]) -> Result<(), Trouble> {
        let current = self.shared.current();
        let Some(database) = &current.database else { return Err(Trouble::Before) };
        let outcome = guarded(|| {
            let mut transaction = match database.begin_write() {
                Ok(transaction) => transaction,
                Err(error) => {
                    let fault = Fault::from(error);
                    return Err(if fault.is_stale() { Trouble::Before } else { fault.into() });
                }
            };
            // Two flushes instead of one. In return, opening after a crash or a failure takes milliseconds instead of a
            // scan of the whole file.
            transaction.set_quick_repair(true);
            let mut tables = Tables::open(&transaction, self.shared.now())?;
            for job in batch {
                job.apply(&mut tables)?;
            }
            if tables.close()? {
                transaction.commit().map_err(Fault::from)?;
            } else {
                transaction.abort().map_err(Fault::from)?;
            }
            Ok(())
        });
        outcome.unwrap_or_else(|| Err(Trouble::Within(StoreError::unavailable(Why::Failed))))
    }

    /// Reopens the database if it is still of generation `round`.
    fn mend(&mut self, round: u64) -> Result<(), StoreError> {
        let mut current = self.shared.exclusive();
        if current.round != round && current.database.is_some() {
            return Ok(());
        }
        // Closed first, because an open database holds the lock on the file.
        let old = current.database.take();
        guarded(|| drop(old));
        match guarded(|| self.disk.open(self.cache_bytes)) {
            Some(Ok(database)) => {
                current.database = Some(database);
                current.round += 1;
                Ok(())
            }
            Some(Err(error)) => Err(Fault::from(error).store_error()),
            None => Err(StoreError::unavailable(Why::Failed)),
        }
    }

    /// Compacts the file if most of it is empty.
    fn compact(&mut self) -> Result<bool, StoreError> {
        let counted = self.shared.read(|transaction, _| Ok(Ok(super::tables::count(transaction)?)));
        let (_, value_bytes) = counted.map_err(|(error, _)| error)?;
        let file_bytes = self.disk.bytes().unwrap_or(0);
        let floor = self.compact_above_bytes.max(self.compacted_bytes.saturating_mul(2));
        // The file grows by doubling, so up to half of it may be empty without any waste to recover.
        if file_bytes <= floor || value_bytes.saturating_mul(4) > file_bytes {
            return Ok(false);
        }
        let mut current = self.shared.exclusive();
        let round = current.round;
        let Some(database) = &mut current.database else { return Err(StoreError::unavailable(Why::Failed)) };
        let outcome = guarded(|| database.compact());
        drop(current);
        self.compacted_bytes = self.disk.bytes().unwrap_or(0);
        match outcome {
            Some(Ok(_)) => Ok(true),
            Some(Err(error)) => {
                let error = Fault::from(error).store_error();
                drop(self.mend(round));
                Err(error)
            }
            None => {
                drop(self.mend(round));
                Err(StoreError::unavailable(Why::Failed))
            }
        }
    }
}

/// At which point a batch failed.
enum Trouble {
    /// Before any of it reached the file.
    Before,
    /// During the commit; it may or may not be in the file.
    Within(StoreError),
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Trouble {
        Trouble::Within(fault.store_error())
    }
}
