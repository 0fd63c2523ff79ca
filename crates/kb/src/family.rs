use crate::{List, Words};

/// A family of contracts: how it is recognised and what its two sides are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Family {
    /// The family of the rule ids, such as `rent`.
    pub id: Words,
    /// Its name in Chinese.
    pub name: Words,
    /// Words in a title that decide.
    pub titles: List<Words>,
    /// Words typical of the body.
    pub words: List<Words>,
    /// Names of the side that is protected unless the caller names another.
    pub weak: List<Words>,
    /// Names of the other side.
    pub strong: List<Words>,
    /// Words of what it is about: a contract that has none of them is of another family, whatever words it shares with this
    /// one. Empty: nothing is asked.
    pub core: List<Words>,
}
