//! The embedded backend: a file on this machine.

mod disk;
mod fault;
mod job;
mod oneshot;
mod operations;
mod options;
#[cfg(test)]
mod platter;
mod shared;
mod tables;
#[cfg(test)]
mod tests;
mod writer;

use std::{
    fmt,
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, SyncSender, TrySendError, sync_channel},
    },
    thread::{self, JoinHandle},
};

use ::redb::{Database, DatabaseError, ReadTransaction, ReadableDatabase};

pub use self::options::{OpenRedbError, RedbOptions};
use self::{
    disk::{Disk, FileDisk},
    fault::{Fault, Outcome},
    job::job,
    oneshot::{Pending, oneshot},
    shared::{Shared, guarded},
    tables::{LAYOUT, Tables},
    writer::{Message, Writer},
};
use crate::{Cause, Clock, StoreError, Why};

/// How many expired values one transaction removes, so that a sweep lets other changes through.
const SWEEP_STEP: usize = 256;

/// A queued read.
type Read = Box<dyn FnOnce(&Shared) + Send>;

/// A backend in one file on this machine (redb), for one server.
///
/// Durability: a change is flushed to disk before it is acknowledged. It survives a killed process and, if the disk
/// honours flushes, a power cut. One thread writes, with group commit; others read, so that no executor ever blocks on
/// the disk. The file is locked against a second process.
///
/// Disk errors give [`StoreError::Unavailable`], never a panic. The file is then reopened, and the store recovers by
/// itself when the disk has room again. Silent corruption is not covered: a corrupted value fails authentication, but
/// if the structure of the file is damaged, redb may abort the process. The remedy is to delete the file, which holds
/// one day.
///
/// Expired values are invisible at once and are removed by [`sweep`](Redb::sweep), which the program must call at least
/// every minute. Their space is reused, and a mostly empty file is shortened. As with any deleted file, the bytes may
/// remain on the disk until the space is overwritten; they are encrypted.
///
/// Dropping it finishes the queued changes and closes the file, so the drop may block for as long as a commit.
pub struct Redb {
    shared: Arc<Shared>,
    // `None` only during drop, which closes them to end the threads.
    changes: Option<SyncSender<Message>>,
    reads: Option<SyncSender<Read>>,
    threads: Vec<JoinHandle<()>>,
}

impl Redb {
    /// Opens the file, or makes it, readable for its owner only, in a folder that must exist.
    ///
    /// This blocks on the disk, so call it at start-up. After a crash it takes milliseconds, whatever the size of the
    /// file.
    ///
    /// # Errors
    ///
    /// [`OpenRedbError`]. The file is left as it was.
    pub fn open(
        path: impl AsRef<Path>,
        clock: impl Clock + 'static,
        options: RedbOptions,
    ) -> Result<Redb, OpenRedbError> {
        Redb::over(Box::new(FileDisk(path.as_ref().to_owned())), Box::new(clock), &options)
    }

    fn over(disk: Box<dyn Disk>, clock: Box<dyn Clock>, options: &RedbOptions) -> Result<Redb, OpenRedbError> {
        let opened = guarded(|| open_database(disk.as_ref(), options.cache_bytes));
        let database = opened.unwrap_or_else(|| Err(OpenRedbError::Failed(Arc::new(Panicked))))?;
        let shared = Arc::new(Shared::new(database, clock));
        let (changes, messages) = sync_channel(options.queue);
        let (reads, waiting) = sync_channel(options.queue);
        let writer = Writer {
            shared: Arc::clone(&shared),
            disk,
            cache_bytes: options.cache_bytes,
            compact_above_bytes: options.compact_above_bytes,
            compacted_bytes: 0,
        };
        let mut store = Redb { shared, changes: Some(changes), reads: Some(reads), threads: Vec::new() };
        store.start("store-writer", move || writer.run(&messages))?;
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..options.readers {
            let (shared, waiting) = (Arc::clone(&store.shared), Arc::clone(&waiting));
            store.start("store-reader", move || serve_reads(&shared, &waiting))?;
        }
        Ok(store)
    }

    fn start(&mut self, name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), OpenRedbError> {
        let thread = thread::Builder::new().name(name.to_owned()).spawn(work);
        self.threads.push(thread.map_err(|error| OpenRedbError::Failed(Arc::new(error) as Cause))?);
        Ok(())
    }

    /// Removes what has expired, and shortens the file if it has become mostly empty.
    ///
    /// The cost depends on what it removes; with nothing expired it is one index look-up. Other operations run in
    /// between.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`]; some of it may have been removed. What has expired stays invisible.
    pub async fn sweep(&self) -> Result<Swept, StoreError> {
        let mut swept = Swept { removed: 0, shortened: false };
        loop {
            let removed = self.change(0, |tables| Ok(Ok(tables.sweep(SWEEP_STEP)?))).await?;
            swept.removed += removed as u64;
            if removed < SWEEP_STEP {
                break;
            }
        }
        let (answer, pending) = oneshot();
        self.send(Message::Compact(answer))?;
        swept.shortened = answered(pending).await?;
        Ok(swept)
    }

    /// How much is in the store, for metrics.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`].
    pub async fn figures(&self) -> Result<Figures, StoreError> {
        let (values, value_bytes) = self.read(|transaction, _| Ok(Ok(tables::count(transaction)?))).await?;
        Ok(Figures { values, value_bytes })
    }

    /// Has `work` done by the writer, together with whatever else waits.
    async fn change<T: Send + 'static>(
        &self,
        weight: usize,
        work: impl FnMut(&mut Tables<'_>) -> Outcome<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (job, pending) = job(weight, work);
        self.send(Message::Change(job))?;
        answered(pending).await
    }

    fn send(&self, message: Message) -> Result<(), StoreError> {
        hand_over(self.changes.as_ref(), message)
    }

    /// Has `work` done by a reader. If the file fails, it is opened anew and read once more, so that reads go on when
    /// only a change has failed, as on a full disk.
    async fn read<T: Send + 'static>(
        &self,
        work: impl Fn(&ReadTransaction, u64) -> Outcome<T> + Clone + Send + 'static,
    ) -> Result<T, StoreError> {
        match self.read_once(work.clone()).await {
            Ok(value) => Ok(value),
            Err((error, None)) => Err(error),
            Err((error, Some(round))) => {
                let (answer, mended) = oneshot();
                if self.send(Message::Mend(round, answer)).is_err() || answered(mended).await.is_err() {
                    return Err(error);
                }
                self.read_once(work).await.map_err(|(error, _)| error)
            }
        }
    }

    async fn read_once<T: Send + 'static>(
        &self,
        work: impl Fn(&ReadTransaction, u64) -> Outcome<T> + Send + 'static,
    ) -> Result<T, (StoreError, Option<u64>)> {
        let (answer, pending) = oneshot();
        let read: Read = Box::new(move |shared| answer.give(shared.read(work)));
        hand_over(self.reads.as_ref(), read).map_err(|error| (error, None))?;
        pending.await.unwrap_or(Err((StoreError::unavailable(Why::Closed), None)))
    }
}

impl Drop for Redb {
    fn drop(&mut self) {
        self.changes = None;
        self.reads = None;
        for thread in self.threads.drain(..) {
            // The last owner may be dropped by a waker on one of these threads, which cannot wait for itself. What a
            // thread ended with is of no interest any more.
            if thread.thread().id() != thread::current().id() {
                drop(thread.join());
            }
        }
        // Closing writes, and so can find the file damaged.
        let database = self.shared.exclusive().database.take();
        guarded(|| drop(database));
    }
}

/// Shows that it is there and nothing of what it holds.
impl fmt::Debug for Redb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Redb").finish_non_exhaustive()
    }
}

/// What a sweep did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Swept {
    /// How many values it removed.
    pub removed: u64,
    /// Whether the file was shortened.
    pub shortened: bool,
}

/// How much a store holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Figures {
    /// Number of values, expired ones that were not swept yet included.
    pub values: u64,
    /// Bytes of all these values together, without their keys. The file is longer.
    pub value_bytes: u64,
}

/// The database, with its tables, in the layout that this release knows.
fn open_database(disk: &dyn Disk, cache_bytes: usize) -> Result<Database, OpenRedbError> {
    let database = disk.open(cache_bytes).map_err(|error| match error {
        DatabaseError::DatabaseAlreadyOpen => OpenRedbError::InUse,
        other => OpenRedbError::Failed(Arc::new(other)),
    })?;
    match prepare(&database).map_err(|fault| OpenRedbError::Failed(Arc::new(fault)))? {
        LAYOUT => Ok(database),
        found => Err(OpenRedbError::Layout { found, known: LAYOUT }),
    }
}

/// Makes the tables where there are none; the layout of those that there are.
fn prepare(database: &Database) -> Result<u64, Fault> {
    if let Some(layout) = tables::layout(&database.begin_read()?)? {
        return Ok(layout);
    }
    let transaction = database.begin_write()?;
    let layout = tables::prepare(&transaction)?;
    transaction.commit()?;
    Ok(layout)
}

/// What redb's own assertions say of a damaged file went to the panic hook.
#[derive(Debug, thiserror::Error)]
#[error("the database library gave up")]
struct Panicked;

fn hand_over<T>(sender: Option<&SyncSender<T>>, message: T) -> Result<(), StoreError> {
    let Some(sender) = sender else { return Err(StoreError::unavailable(Why::Closed)) };
    sender.try_send(message).map_err(|error| match error {
        TrySendError::Full(_) => StoreError::unavailable(Why::Busy),
        TrySendError::Disconnected(_) => StoreError::unavailable(Why::Closed),
    })
}

async fn answered<T>(pending: Pending<Result<T, StoreError>>) -> Result<T, StoreError> {
    pending.await.unwrap_or(Err(StoreError::unavailable(Why::Closed)))
}

/// Works until the sender is gone and every read is answered.
fn serve_reads(shared: &Shared, waiting: &Mutex<Receiver<Read>>) {
    loop {
        // The lock is held while waiting: the others wait for the lock instead, which is the same.
        let read = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match read {
            Ok(read) => read(shared),
            Err(_) => return,
        }
    }
}
