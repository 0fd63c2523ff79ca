use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use super::pause;
use crate::{Ledger, LedgerError};

/// How a write fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LedgerFault {
    /// Nothing was written.
    Before,
    /// It was written, but the answer is lost.
    After,
}

#[derive(Debug, Default)]
struct Inner {
    rows: HashMap<String, Vec<u8>>,
    faults: VecDeque<Option<LedgerFault>>,
}

/// A ledger in memory. Clones share their rows, as replicas share a store. Nothing ever expires.
#[derive(Clone, Debug, Default)]
pub struct MemoryLedger(Arc<Mutex<Inner>>);

impl MemoryLedger {
    /// An empty ledger.
    #[must_use]
    pub fn new() -> MemoryLedger {
        MemoryLedger::default()
    }

    /// Plans the next writes: none is a write that goes well. After the plan all writes go well.
    pub fn plan(&self, faults: impl IntoIterator<Item = Option<LedgerFault>>) {
        self.inner().faults.extend(faults);
    }

    /// Forgets the plan: all writes go well from now on.
    pub fn heal(&self) {
        self.inner().faults.clear();
    }

    /// How many rows there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.inner().rows.len()
    }

    /// Whether there is no row.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All rows, for printing when a test fails.
    #[must_use]
    pub fn dump(&self) -> Vec<(String, String)> {
        let inner = self.inner();
        inner.rows.iter().map(|(key, row)| (key.clone(), String::from_utf8_lossy(row).into_owned())).collect()
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn write(&self, write: impl FnOnce(&mut Inner) -> bool + Send) -> Result<bool, LedgerError> {
        pause().await;
        let result = {
            let mut inner = self.inner();
            match inner.faults.pop_front().flatten() {
                None => Ok(write(&mut inner)),
                Some(LedgerFault::Before) => Err(LedgerError::new("planned fault before the write")),
                Some(LedgerFault::After) => {
                    write(&mut inner);
                    Err(LedgerError::new("planned fault after the write"))
                }
            }
        };
        pause().await;
        result
    }
}

impl Ledger for MemoryLedger {
    async fn get(&self, key: &str) -> Result<Option<Vec<u8>>, LedgerError> {
        pause().await;
        let row = self.inner().rows.get(key).cloned();
        pause().await;
        Ok(row)
    }

    async fn insert(&self, key: &str, value: &[u8], _keep: Duration) -> Result<bool, LedgerError> {
        self.write(|inner| {
            let free = !inner.rows.contains_key(key);
            if free {
                inner.rows.insert(key.to_owned(), value.to_owned());
            }
            free
        })
        .await
    }

    async fn swap(&self, key: &str, old: &[u8], new: &[u8], _keep: Duration) -> Result<bool, LedgerError> {
        self.write(|inner| match inner.rows.get_mut(key) {
            Some(row) if row == old => {
                *row = new.to_owned();
                true
            }
            _ => false,
        })
        .await
    }
}
