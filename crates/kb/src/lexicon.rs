use crate::{List, Words};

/// Something a clause can say, and the ways drafters say it.
///
/// Each way is a row of parts divided by blanks: words, a class of words in braces (`{refund}`), `W` for the reader's
/// side, `S` for the other side, and between two parts how many characters may stand there: `8` within a phrase, `~8`
/// across commas as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Concept {
    /// Its name, such as `no-refund`.
    pub name: Words,
    /// What it means, in Chinese, as it is shown when a detection is explained.
    pub meaning: Words,
    /// Whether it does something to somebody; a clause without an operative concept is never judged.
    pub operative: bool,
    /// The ways of saying it.
    pub any: List<Words>,
}

/// The shared vocabulary.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lexicon {
    /// Classes of words that mean the same: name and words.
    pub words: List<(Words, List<Words>)>,
    /// What clauses can say.
    pub concepts: List<Concept>,
}

impl Lexicon {
    /// The words of class `name`.
    #[must_use]
    pub fn class(&self, name: &str) -> Option<&[Words]> {
        self.words.iter().find(|(class, _)| class == name).map(|(_, words)| words.as_ref())
    }
}
