//! The tables of the file and the operations on them.
//!
//! A row is the expiry (milliseconds since 1970, big-endian) followed by the value. A second table indexes the rows by
//! expiry, so that the cost of a sweep depends on what it removes and not on what it keeps.

use redb::{
    ReadTransaction, ReadableTable, ReadableTableMetadata, Table, TableDefinition, TableError, WriteTransaction,
};

use super::fault::{Fault, Outcome};
use crate::StoreError;

const VALUES: TableDefinition<'_, &str, &[u8]> = TableDefinition::new("values");
const ENDS: TableDefinition<'_, (u64, &str), ()> = TableDefinition::new("ends");
const FACTS: TableDefinition<'_, &str, u64> = TableDefinition::new("facts");

/// The fact that tells how the tables are laid out.
const LAYOUT_FACT: &str = "layout";
/// The fact that tells how many bytes all values have together.
const BYTES_FACT: &str = "value bytes";

pub(super) const LAYOUT: u64 = 1;

/// Length of the end in front of each value.
pub(super) const END_BYTES: usize = 8;

/// The tables in one transaction that may change them.
pub(super) struct Tables<'t> {
    values: Table<'t, &'static str, &'static [u8]>,
    ends: Table<'t, (u64, &'static str), ()>,
    facts: Table<'t, &'static str, u64>,
    /// The moment of the whole transaction, in milliseconds since 1970.
    pub(super) now: u64,
    value_bytes: u64,
    changed: bool,
}

impl<'t> Tables<'t> {
    pub(super) fn open(transaction: &'t WriteTransaction, now: u64) -> Result<Tables<'t>, Fault> {
        let facts = transaction.open_table(FACTS)?;
        let value_bytes = facts.get(BYTES_FACT)?.map_or(0, |bytes| bytes.value());
        let (values, ends) = (transaction.open_table(VALUES)?, transaction.open_table(ENDS)?);
        Ok(Tables { values, ends, facts, now, value_bytes, changed: false })
    }

    /// The end and the value of `key`, if it has one now.
    pub(super) fn live(&self, key: &str) -> Outcome<Option<(u64, Vec<u8>)>> {
        let Some(row) = self.values.get(key)? else { return Ok(Ok(None)) };
        Ok(match split(row.value()) {
            Some((end, value)) => Ok((end > self.now).then(|| (end, value.to_vec()))),
            None => Err(StoreError::Corrupt { source: None }),
        })
    }

    /// Stores `row`, whose first [`END_BYTES`] bytes are reserved for the expiry.
    pub(super) fn insert(&mut self, key: &str, mut row: Vec<u8>, end: u64) -> Result<(), Fault> {
        if let Some(room) = row.first_chunk_mut::<END_BYTES>() {
            *room = end.to_be_bytes();
        }
        let old = self.values.insert(key, row.as_slice())?.map(|old| measure(old.value()));
        self.forget(key, old)?;
        self.ends.insert((end, key), ())?;
        self.value_bytes = self.value_bytes.saturating_add(row.len() as u64);
        self.changed = true;
        Ok(())
    }

    pub(super) fn remove(&mut self, key: &str) -> Result<(), Fault> {
        let old = self.values.remove(key)?.map(|old| measure(old.value()));
        self.changed |= old.is_some();
        self.forget(key, old)
    }

    /// Removes up to `limit` values that have expired; how many it was.
    pub(super) fn sweep(&mut self, limit: usize) -> Result<usize, Fault> {
        let mut expired = Vec::new();
        for row in self.ends.range(..(self.now.saturating_add(1), ""))?.take(limit) {
            let row = row?.0;
            let (end, key) = row.value();
            expired.push((end, key.to_owned()));
        }
        for (end, key) in &expired {
            // Index and values change in the same transactions, so the row exists and has this expiry. If it did not,
            // the value would be kept and only the index row removed, because somebody may have paid for it.
            let row_end = self.values.get(key.as_str())?.and_then(|row| measure(row.value()).0);
            if row_end == Some(*end) {
                self.remove(key)?;
            } else {
                self.changed |= self.ends.remove((*end, key.as_str()))?.is_some();
            }
        }
        Ok(expired.len())
    }

    /// Finishes the changes; returns whether there is anything to commit.
    pub(super) fn close(mut self) -> Result<bool, Fault> {
        if self.changed {
            self.facts.insert(BYTES_FACT, self.value_bytes)?;
        }
        Ok(self.changed)
    }

    /// Removes a replaced or deleted row from the index and from the total size.
    fn forget(&mut self, key: &str, old: Option<(Option<u64>, usize)>) -> Result<(), Fault> {
        let Some((end, len)) = old else { return Ok(()) };
        if let Some(end) = end {
            self.ends.remove((end, key))?;
        }
        self.value_bytes = self.value_bytes.saturating_sub(len as u64);
        Ok(())
    }
}

/// The layout of a file, and the tables made if it has none yet.
pub(super) fn prepare(transaction: &WriteTransaction) -> Result<u64, Fault> {
    let mut facts = transaction.open_table(FACTS)?;
    let layout = facts.get(LAYOUT_FACT)?.map(|layout| layout.value());
    if let Some(layout) = layout {
        return Ok(layout);
    }
    facts.insert(LAYOUT_FACT, LAYOUT)?;
    transaction.open_table(VALUES)?;
    transaction.open_table(ENDS)?;
    Ok(LAYOUT)
}

/// The layout of a file that may have one.
pub(super) fn layout(transaction: &ReadTransaction) -> Result<Option<u64>, Fault> {
    match transaction.open_table(FACTS) {
        Ok(facts) => Ok(facts.get(LAYOUT_FACT)?.map(|layout| layout.value())),
        Err(TableError::TableDoesNotExist(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// The value of `key` at the moment `now`.
pub(super) fn read(transaction: &ReadTransaction, key: &str, now: u64) -> Outcome<Option<Vec<u8>>> {
    let values = transaction.open_table(VALUES)?;
    let Some(row) = values.get(key)? else { return Ok(Ok(None)) };
    Ok(match split(row.value()) {
        Some((end, value)) => Ok((end > now).then(|| value.to_vec())),
        None => Err(StoreError::Corrupt { source: None }),
    })
}

/// Number and total size of the values, including expired ones that were not swept yet.
pub(super) fn count(transaction: &ReadTransaction) -> Result<(u64, u64), Fault> {
    let bytes = transaction.open_table(FACTS)?.get(BYTES_FACT)?.map_or(0, |bytes| bytes.value());
    Ok((transaction.open_table(VALUES)?.len()?, bytes))
}

fn split(row: &[u8]) -> Option<(u64, &[u8])> {
    let (end, value) = row.split_first_chunk::<END_BYTES>()?;
    Some((u64::from_be_bytes(*end), value))
}

/// The end of a row, if it has one, and its length.
fn measure(row: &[u8]) -> (Option<u64>, usize) {
    (split(row).map(|(end, _)| end), row.len())
}
