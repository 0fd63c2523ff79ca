//! Stores records under their ids and finds them again.

use std::{fmt, time::Duration};

use crate::{
    Backend, Clock, Record, ReportId, StoreError, VALUE_MAX_BYTES,
    seal::{Broken, OVERHEAD_BYTES, Seal},
};

/// The longest life of a report, 24 hours (specification, "report lifetime").
pub const REPORT_KEEP_MAX: Duration = Duration::from_secs(24 * 60 * 60);

/// The largest record in bytes: the UTF-8 length of all parts and their names, plus 5 per part, plus 18.
pub const REPORT_MAX_BYTES: usize = VALUE_MAX_BYTES - OVERHEAD_BYTES;

/// Reports over a backend: sealed, filed, found, destroyed.
///
/// A report is kept for at most [`REPORT_KEEP_MAX`]. It can be decrypted with its id only; `docs/store.md` of the
/// project says what a thief of the store learns.
pub struct Reports<'b, B, C> {
    backend: &'b B,
    clock: &'b C,
}

impl<'b, B: Backend, C: Clock> Reports<'b, B, C> {
    /// The reports in `backend`, which expire by `clock`.
    ///
    /// The backend expires them by its own clock as well, and the earlier of the two counts. So if two servers' clocks
    /// differ by a minute, they disagree for at most that minute, and never beyond the 24 hours of the backend.
    pub fn over(backend: &'b B, clock: &'b C) -> Reports<'b, B, C> {
        Reports { backend, clock }
    }

    /// Seals the record and stores it until it expires, replacing any earlier record of this id.
    ///
    /// # Errors
    ///
    /// [`PutError`]; after [`PutError::Store`] it may be stored all the same.
    pub async fn put(&self, id: &ReportId, record: &Record) -> Result<(), PutError> {
        let keep = self.left(record.expires()).ok_or(PutError::Expired)?;
        let life = Duration::from_secs(record.expires().saturating_sub(record.created()));
        if keep.max(life) > REPORT_KEEP_MAX {
            return Err(PutError::TooLong { keep: keep.max(life), max: REPORT_KEEP_MAX });
        }
        let bytes = record.encoded_len();
        let too_large = PutError::TooLarge { bytes, max: REPORT_MAX_BYTES };
        if bytes > REPORT_MAX_BYTES {
            return Err(too_large);
        }
        let seal = Seal::of(id);
        let sealed = seal.close(record).ok_or(too_large)?;
        Ok(self.backend.put(&seal.place(), &sealed, keep).await?)
    }

    /// The report of this id.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the store could not be asked; that says nothing about the report.
    pub async fn get(&self, id: &ReportId) -> Result<Lookup, StoreError> {
        let seal = Seal::of(id);
        let Some(sealed) = self.backend.get(&seal.place()).await? else {
            return Ok(Lookup::NotFound { refused: None });
        };
        let refused = match seal.open(sealed) {
            Ok(record) if self.left(record.expires()).is_some() => return Ok(Lookup::Found(record)),
            Ok(_) => Refused::Expired,
            Err(Broken::Altered) => Refused::Altered,
            Err(Broken::Malformed) => Refused::Malformed,
            Err(Broken::Version(found)) => Refused::Version { found },
        };
        Ok(Lookup::NotFound { refused: Some(refused) })
    }

    /// Destroys the report of this id before it expires. Removing an unknown id is not an error.
    ///
    /// # Errors
    ///
    /// [`StoreError`]; it may be destroyed all the same.
    pub async fn remove(&self, id: &ReportId) -> Result<(), StoreError> {
        self.backend.remove(&Seal::of(id).place()).await
    }

    /// The time from now until the moment `expires` (Unix seconds), if it has not come.
    fn left(&self, expires: u64) -> Option<Duration> {
        let millis = expires.saturating_mul(1000).checked_sub(self.clock.unix_millis())?;
        (millis > 0).then(|| Duration::from_millis(millis))
    }
}

impl<B: fmt::Debug, C> fmt::Debug for Reports<'_, B, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reports").field("backend", self.backend).finish_non_exhaustive()
    }
}

/// What there is under an id.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Lookup {
    /// The report.
    Found(Record),
    /// No report: it never existed, has expired or was destroyed. The holder of the id cannot tell these apart.
    NotFound {
        /// For the log: bytes were found and rejected. This must not change the answer.
        refused: Option<Refused>,
    },
}

impl Lookup {
    /// The record, if there is one.
    #[must_use]
    pub fn into_record(self) -> Option<Record> {
        match self {
            Lookup::Found(record) => Some(record),
            Lookup::NotFound { .. } => None,
        }
    }
}

/// Why the bytes stored under an id were rejected. It names neither id nor key, so that it can be logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Refused {
    /// They were changed, cut, or moved here from elsewhere: somebody writes to the store, or it is damaged.
    #[error("a stored report was altered or moved")]
    Altered,
    /// They had expired but were still there, or there again: a replay, or a wrong clock.
    #[error("a stored report was there after its end")]
    Expired,
    /// Their layout is of a release that this one does not understand.
    #[error("a stored report has layout {found}, which this release does not know")]
    Version {
        /// The number of that layout.
        found: u8,
    },
    /// They are authentic and yet no record: an error in the program that sealed them.
    #[error("a stored report is not a record")]
    Malformed,
}

/// A record that was not stored.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PutError {
    /// It ends now or has ended.
    #[error("the record has expired already")]
    Expired,
    /// It would be kept, or says that it lives, for more than 24 hours.
    #[error("a report is kept for at most {max:?}, not for {keep:?}")]
    TooLong {
        /// How long it would be kept.
        keep: Duration,
        /// The longest there may be, [`REPORT_KEEP_MAX`].
        max: Duration,
    },
    /// Its parts are too long together.
    #[error("a record has at most {max} bytes, this one has {bytes}")]
    TooLarge {
        /// Its length.
        bytes: usize,
        /// The largest there may be, [`REPORT_MAX_BYTES`].
        max: usize,
    },
    /// The store did not take it.
    #[error("the record could not be stored")]
    Store(#[from] StoreError),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_names_nothing() {
        for refused in [Refused::Altered, Refused::Expired, Refused::Version { found: 9 }, Refused::Malformed]
            .map(|r| r.to_string())
        {
            assert!(!refused.contains("report:"), "{refused}");
        }
    }
}
