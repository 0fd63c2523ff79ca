//! Maps errors of redb to this crate's.

use std::{error::Error, fmt, io::ErrorKind, sync::Arc};

use crate::{StoreError, Why};

/// Outcome of one operation: a result, or an error of that operation alone. A [`Fault`] affects all operations in the
/// transaction.
pub(super) type Outcome<T> = Result<Result<T, StoreError>, Fault>;

/// A failure of the file that aborts the transaction. Boxed, because it is rare and large.
#[derive(Debug)]
pub(super) struct Fault(Box<redb::Error>);

impl Fault {
    /// Whether redb refuses all work after an earlier failure, so that the file has to be reopened.
    pub(super) fn is_stale(&self) -> bool {
        matches!(*self.0, redb::Error::PreviousIo)
    }

    pub(super) fn store_error(self) -> StoreError {
        match *self.0 {
            redb::Error::Corrupted(_) => StoreError::Corrupt { source: Some(Arc::new(self)) },
            redb::Error::Io(ref error) => StoreError::because(why(error.kind()), self),
            _ => StoreError::because(Why::Failed, self),
        }
    }
}

/// A full disk is reported in several ways: no space left, quota exceeded, file size limit.
fn why(kind: ErrorKind) -> Why {
    match kind {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => Why::Full,
        ErrorKind::ReadOnlyFilesystem => Why::ReadOnly,
        ErrorKind::PermissionDenied => Why::Denied,
        _ => Why::Failed,
    }
}

impl<E: Into<redb::Error>> From<E> for Fault {
    fn from(error: E) -> Fault {
        Fault(Box::new(error.into()))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Error for Fault {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.0.source()
    }
}
