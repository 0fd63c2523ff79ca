use std::{fmt, str::FromStr};

/// How serious a finding is. Ordered: [`Level::High`] is the greatest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Level {
    /// Worth knowing.
    Low,
    /// Worth changing.
    Medium,
    /// Worth changing before anything is signed, or a value that needs a hospital now.
    High,
}

impl Level {
    /// All three, the most serious first, as reports list them.
    pub const DESCENDING: [Level; 3] = [Level::High, Level::Medium, Level::Low];

    /// The name on the wire: `high`, `medium` or `low`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Level::Low => "low",
            Level::Medium => "medium",
            Level::High => "high",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// The string names no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LevelError;

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level is `high`, `medium` or `low`")
    }
}

impl std::error::Error for LevelError {}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(name: &str) -> Result<Level, LevelError> {
        Level::DESCENDING.into_iter().find(|level| level.as_str() == name).ok_or(LevelError)
    }
}
