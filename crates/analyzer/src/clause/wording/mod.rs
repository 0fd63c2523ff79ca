//! The language in which moves are written, and the search for its wordings.
//!
//! A wording is a row of parts divided by blanks: `{refuse} 8 {refund} 4 款|金`. A part is a choice of words, divided by `|`;
//! `{class}` is any word of a class; `R`, `D`, `B`, `T` is a mention of the reader, the drafter, both or an outsider; `#` is
//! a number. Between two parts stands how many characters may come there: `8` within a phrase, `~8` across commas as well,
//! nothing for none; `8/不|未` leaves out those where one of the words comes between. `part?` may be missing, `!word` must
//! not follow, `-word` must not come before, `^` and `$` are the ends of a phrase.
//!
//! All words of all wordings are found in one pass over a document. A wording is then looked for around its rarest part only,
//! so that the time for a document grows with its length and not with the number of wordings.

mod compiler;
mod field;
mod grouped;
mod occurrences;
mod packed;
mod sieve;
mod tokens;

use std::sync::Arc;

pub(crate) use compiler::Compiler;
pub(crate) use field::Field;
pub(crate) use occurrences::{Occurrences, Vocabulary};
pub(crate) use sieve::Sieve;

/// What is wrong with a wording.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WordingError {
    /// A class that the language does not have.
    #[error("there is no class of words `{0}`")]
    Class(String),
    /// A sign that the language does not have.
    #[error("there is no sign `{0}`")]
    Sign(String),
    /// No part at all, or a gap where a part should stand.
    #[error("`{0}` has no part to look for")]
    Empty(String),
    /// Choices multiply to more wordings than are kept.
    #[error("`{0}` has too many choices of several parts")]
    TooMany(String),
    /// A condition that is not understood.
    #[error("`{0}` is no condition")]
    Condition(String),
}

/// What a part looks for: one of these words, mentions or numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Choice {
    /// Numbers of words, ascending.
    words: Vec<u32>,
    /// Bits of [`Who`].
    who: u8,
    number: bool,
}

/// Number of a [`Choice`] in the vocabulary.
pub(super) type Part = u32;

/// How far apart two parts may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Gap {
    most: u32,
    across_phrases: bool,
    without: Option<Part>,
}

const ADJACENT: Gap = Gap { most: 0, across_phrases: true, without: None };

#[derive(Clone, Debug)]
struct Step {
    /// What stands between the step before and this one.
    gap: Gap,
    part: Part,
    not_before: Option<Part>,
    not_after: Option<Part>,
    starts_phrase: bool,
    ends_phrase: bool,
}

/// A wording without choices of several parts.
#[derive(Clone, Debug)]
pub(crate) struct Pattern {
    steps: Vec<Step>,
}

/// Patterns any of which may be found; conditions of the same words share them.
pub(crate) type Patterns = Arc<[Pattern]>;

/// Sets of sides.
const SIDES: u8 = 16;

#[cfg(test)]
mod tests {
    use baihua_kb::{List, Words};

    use super::{Compiler, Field};
    use crate::clause::{layout::Layout, page::Page};

    fn found(wording: &str, text: &str) -> Option<String> {
        let refund = [Words::Borrowed("退还"), Words::Borrowed("返还")];
        let classes: List<(Words, List<Words>)> = vec![("refund".into(), refund.to_vec().into())].into();
        let mut compiler = Compiler::new(&classes);
        let patterns = compiler.patterns(wording).expect("compiles");
        let vocabulary = compiler.finish();
        let page = Page::new(text);
        let occurrences = vocabulary.occurrences(&page, &[]);
        let layout = Layout::new(&page);
        let presence = occurrences.presence(&layout, vec![None; layout.sentences.len()]);
        let field = Field { page: &page, vocabulary: &vocabulary, occurrences: &occurrences, presence: &presence };
        field.first(&patterns, 0, page.len()).map(|(start, end)| page.text(start, end))
    }

    #[test]
    fn parts_gaps_and_marks() {
        assert_eq!(found("不 4 {refund}", "押金概不予以退还。").as_deref(), Some("不予以退还"));
        assert_eq!(found("押金 4 {refund}", "押金，不返还"), None);
        assert_eq!(found("押金 ~4 {refund}", "押金，不返还").as_deref(), Some("押金，不返还"));
        assert_eq!(found("押金 ~4/不 {refund}", "押金，不返还"), None);
        assert_eq!(found("不 {refund} !的", "不退还的押金"), None);
        assert_eq!(found("-概 不 {refund}", "概不退还"), None);
        assert_eq!(found("^ {refund} 押金? $", "应，退还押金。").as_deref(), Some("退还押金"));
        assert_eq!(found("逾期 # 日", "逾期15日").as_deref(), Some("逾期15日"));
        assert_eq!(found("逾期|迟延 #日", "迟延三十日").as_deref(), Some("迟延三十日"));
    }

    /// In a document of more than 256 sentences some share a bit of a signature.
    #[test]
    fn sentences_that_share_a_bit_are_told_apart() {
        let classes = Vec::new().into();
        let mut compiler = Compiler::new(&classes);
        let patterns = compiler.patterns("押金 ~8 不退").expect("compiles");
        let vocabulary = compiler.finish();
        let found = |text: &str| -> Vec<u32> {
            let page = Page::new(text);
            let occurrences = vocabulary.occurrences(&page, &[]);
            let layout = Layout::new(&page);
            let presence = occurrences.presence(&layout, vec![None; layout.sentences.len()]);
            let field = Field { page: &page, vocabulary: &vocabulary, occurrences: &occurrences, presence: &presence };
            let mut sentences = Vec::new();
            field.everywhere(&patterns[0], &mut |sentence, _, _| sentences.push(sentence));
            sentences
        };
        let apart = |between: usize| format!("押金。{}不退。", "甲方交房。".repeat(between));
        for between in [0, 254, 255, 256, 511] {
            assert_eq!(found(&apart(between)), [0; 0], "{between}");
        }
        let both = format!("{}押金不退。{}押金概不退还。", "甲方交房。".repeat(300), "乙方验房。".repeat(255));
        assert_eq!(found(&both), [300, 556]);
    }
}
