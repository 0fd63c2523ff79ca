use crate::{Number, Words};

/// A law that is no longer in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repealed {
    /// Its name without 中华人民共和国 and without book-title marks.
    pub law: Words,
    /// Day from which it is no longer in force, `YYYY-MM-DD`.
    pub since: Words,
    /// What is in force instead.
    pub now: Words,
}

/// The one-year loan prime rate published by the National Interbank Funding Center.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rate {
    /// Day of publication, `YYYY-MM-DD`; the rate holds until the next one.
    pub from: Words,
    /// Percent a year.
    pub percent: Number,
}
