use std::fmt;

use crate::LoadError;

/// Every fault of every file that [`Kb::load`](crate::Kb::load) was handed; at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadErrors(Vec<LoadError>);

impl LoadErrors {
    pub(crate) fn new(faults: Vec<LoadError>) -> LoadErrors {
        debug_assert!(!faults.is_empty(), "files without a fault load");
        LoadErrors(faults)
    }

    /// The faults, in the order in which they were found.
    #[must_use]
    pub fn as_slice(&self) -> &[LoadError] {
        &self.0
    }
}

impl IntoIterator for LoadErrors {
    type Item = LoadError;
    type IntoIter = std::vec::IntoIter<LoadError>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'e> IntoIterator for &'e LoadErrors {
    type Item = &'e LoadError;
    type IntoIter = std::slice::Iter<'e, LoadError>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// One fault a line.
impl fmt::Display for LoadErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.0.iter().enumerate() {
            if number > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for LoadErrors {}
