use crate::{List, Words};

/// Something a clause can state, with patterns of its usual wordings. Concepts are features of the classifier.
///
/// A pattern is a sequence of parts separated by spaces: literal words, a class of words in braces (`{refund}`), `W`
/// for the reader's side, `S` for the other side. A number between two parts is the longest gap in characters: `8`
/// within a phrase, `~8` across commas as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Concept {
    /// Its name, such as `no-refund`.
    pub name: Words,
    /// What it means, in Chinese, as it is shown when a detection is explained.
    pub meaning: Words,
    /// Whether it has an effect on a party. A clause without an operative concept is never judged.
    pub operative: bool,
    /// Its patterns.
    pub any: List<Words>,
}

/// The shared vocabulary.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lexicon {
    /// Classes of words that mean the same: name and words.
    pub words: List<(Words, List<Words>)>,
    /// What clauses can state.
    pub concepts: List<Concept>,
}

impl Lexicon {
    /// The words of class `name`.
    #[must_use]
    pub fn class(&self, name: &str) -> Option<&[Words]> {
        self.words.iter().find(|(class, _)| class == name).map(|(_, words)| words.as_ref())
    }
}
