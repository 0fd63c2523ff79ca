use std::fmt;

/// Maximal length of a chunk and of its overlap with the previous one, in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    max_chars: usize,
    overlap_chars: usize,
}

/// Why limits are invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LimitsError {
    /// A chunk must be allowed to hold at least one character.
    Empty,
    /// The overlap must be at most half of a chunk, or chunking would make no progress.
    Overlap {
        /// Maximal length of a chunk.
        max_chars: usize,
        /// Requested overlap.
        overlap_chars: usize,
    },
}

impl Limits {
    /// Chunks of at most `max_chars` characters, each repeating at most `overlap_chars` of the one before.
    ///
    /// # Errors
    ///
    /// [`LimitsError`] if `max_chars` is 0 or `overlap_chars` is more than half of it.
    pub const fn new(max_chars: usize, overlap_chars: usize) -> Result<Limits, LimitsError> {
        if max_chars == 0 {
            Err(LimitsError::Empty)
        } else if overlap_chars > max_chars / 2 {
            Err(LimitsError::Overlap { max_chars, overlap_chars })
        } else {
            Ok(Limits { max_chars, overlap_chars })
        }
    }

    /// Characters a chunk holds at most.
    #[must_use]
    pub const fn max_chars(self) -> usize {
        self.max_chars
    }

    /// Characters a chunk repeats at most.
    #[must_use]
    pub const fn overlap_chars(self) -> usize {
        self.overlap_chars
    }
}

impl fmt::Display for LimitsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LimitsError::Empty => f.write_str("a chunk must hold at least one character"),
            LimitsError::Overlap { max_chars, overlap_chars } => {
                write!(f, "an overlap of {overlap_chars} characters is more than half of a chunk of {max_chars}")
            }
        }
    }
}

impl std::error::Error for LimitsError {}
