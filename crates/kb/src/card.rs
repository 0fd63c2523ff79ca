use std::{fmt, str::FromStr};

/// The kind of document a rule or a report is about (`card` in the specification).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Card {
    /// A common contract.
    Contract,
    /// A medical laboratory report.
    Lab,
    /// An insurance policy or its terms.
    Policy,
}

impl Card {
    /// All three, in the order of the specification.
    pub const ALL: [Card; 3] = [Card::Contract, Card::Lab, Card::Policy];

    /// The name on the wire: `contract`, `lab` or `policy`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Card::Contract => "contract",
            Card::Lab => "lab",
            Card::Policy => "policy",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// The string names no kind of document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CardError;

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card is `contract`, `lab` or `policy`")
    }
}

impl std::error::Error for CardError {}

impl FromStr for Card {
    type Err = CardError;

    fn from_str(name: &str) -> Result<Card, CardError> {
        Card::ALL.into_iter().find(|card| card.as_str() == name).ok_or(CardError)
    }
}
