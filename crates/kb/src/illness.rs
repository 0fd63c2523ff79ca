use crate::{Evidence, List, Number, Words};

/// A critical illness as the insurance industry defines it, and what makes a policy's own definition stricter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illness {
    /// Its name in the industry's list.
    pub name: Words,
    /// The article that defines it.
    pub standard: Evidence,
    /// How a definition of it begins, the longest first.
    pub called: List<Words>,
    /// Wordings that ask for more than the article does.
    pub stricter: List<Stricter>,
}

/// A wording of a definition that asks for more than the industry's: a figure beyond the standard's, or words without others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stricter {
    /// One of these stands in the definition; `甲~乙` is 乙 at most 40 characters behind 甲. Empty where a figure is compared.
    pub words: List<Words>,
    /// And none of these.
    pub without: List<Words>,
    /// The figure stands behind or before one of these.
    pub near: List<Words>,
    /// What follows the figure: 天 (any span of time, in days), 月 (in months), %, 倍, or any other word, such as 级.
    pub unit: Option<Words>,
    /// A larger figure is stricter.
    pub above: Option<Number>,
    /// A smaller figure is stricter.
    pub below: Option<Number>,
    /// What the article says instead, word for word.
    pub says: Words,
}
