//! Words among folded characters, looked for where they stand: no text is copied. Places are in characters.

use baihua_kb::builtin;
use rustc_hash::FxHashMap;

use super::page::folded;

/// A class of words of the language file, folded.
pub(super) fn class(name: &str) -> Vec<String> {
    builtin().language().class(name).iter().map(|word| folded(word)).collect()
}

/// Whether `word` stands at `at`.
pub(super) fn stands_at(chars: &[char], at: usize, word: &str) -> bool {
    chars.get(at..).is_some_and(|rest| begins(rest, word))
}

pub(super) fn begins(chars: &[char], word: &str) -> bool {
    let mut chars = chars.iter();
    word.chars().all(|c| chars.next() == Some(&c))
}

pub(super) fn ends(chars: &[char], word: &str) -> bool {
    let mut chars = chars.iter().rev();
    word.chars().rev().all(|c| chars.next() == Some(&c))
}

/// Where `word` stands first.
pub(super) fn first(chars: &[char], word: &str) -> Option<usize> {
    (0..chars.len()).find(|&at| begins(&chars[at..], word))
}

/// Where `word` stands last.
pub(super) fn last(chars: &[char], word: &str) -> Option<usize> {
    (0..chars.len()).rev().find(|&at| begins(&chars[at..], word))
}

pub(super) fn contains(chars: &[char], word: &str) -> bool {
    first(chars, word).is_some()
}

/// Words by their first character, for places at which many words may begin and few do.
pub(super) struct Openings(FxHashMap<char, Vec<Box<[char]>>>);

impl Openings {
    /// Of `words`; empty ones are left out.
    pub(super) fn new(words: &[String]) -> Openings {
        let mut by_first: FxHashMap<char, Vec<Box<[char]>>> = FxHashMap::default();
        for word in words {
            let word: Box<[char]> = word.chars().collect();
            if let Some(&first) = word.first() {
                by_first.entry(first).or_default().push(word);
            }
        }
        Openings(by_first)
    }

    /// What stands behind each of the words that `chars` begins with.
    pub(super) fn behind<'c>(&self, chars: &'c [char]) -> impl Iterator<Item = &'c [char]> {
        let words = chars.first().and_then(|first| self.0.get(first)).map_or(&[][..], Vec::as_slice);
        words.iter().filter_map(|word| chars.strip_prefix(&**word))
    }

    /// Whether `chars` begins with one of the words.
    pub(super) fn begin(&self, chars: &[char]) -> bool {
        self.behind(chars).next().is_some()
    }
}

/// Whether `text` begins with a share, as no sentence does: 20%的违约金 of 支付总金额20%的违约金. Blanks may stand before the sign.
pub(crate) fn begins_with_a_share(text: impl IntoIterator<Item = char>) -> bool {
    const LONGEST: usize = 5;
    let mut text = text.into_iter().peekable();
    let digits = std::iter::from_fn(|| text.next_if(|c| c.is_ascii_digit() || *c == '.')).take(LONGEST + 1).count();
    (1..=LONGEST).contains(&digits) && text.find(|c| !c.is_whitespace()).is_some_and(|c| matches!(c, '%' | '％' | '‰'))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Openings, begins, begins_with_a_share, contains, ends, first, last, stands_at};

    #[test]
    fn a_share_begins_with_its_figure() {
        for (text, expected) in [
            ("20%的违约金", true),
            ("3‰", true),
            ("0.05 ％", true),
            ("100.5%", true),
            ("100.55%", false),
            ("%的违约金", false),
            ("20元", false),
            ("20", false),
            ("支付20%", false),
            ("", false),
        ] {
            assert_eq!(begins_with_a_share(text.chars()), expected, "{text}");
        }
    }

    proptest! {
        #[test]
        fn words_are_found_as_in_text(text in "[甲乙方]{0,12}", word in "[甲乙方]{1,3}") {
            let chars: Vec<char> = text.chars().collect();
            let at = |byte: usize| text[..byte].chars().count();
            prop_assert_eq!(first(&chars, &word), text.find(&word).map(at));
            prop_assert_eq!(last(&chars, &word), text.rfind(&word).map(at));
            prop_assert_eq!(contains(&chars, &word), text.contains(&word));
            prop_assert_eq!((begins(&chars, &word), ends(&chars, &word)), (text.starts_with(&word), text.ends_with(&word)));
            for at in 0..=chars.len() {
                prop_assert_eq!(stands_at(&chars, at, &word), begins(&chars[at..], &word));
            }
        }

        #[test]
        fn words_by_their_first_character_begin_where_each_does(
            text in "[甲乙方]{0,6}",
            words in prop::collection::vec("[甲乙方]{0,3}", 0..6),
        ) {
            let chars: Vec<char> = text.chars().collect();
            let begin = words.iter().filter(|word| !word.is_empty() && begins(&chars, word));
            let behind: Vec<usize> = begin.map(|word| chars.len() - word.chars().count()).collect();
            let openings = Openings::new(&words);
            prop_assert_eq!(openings.begin(&chars), !behind.is_empty());
            let found: Vec<usize> = openings.behind(&chars).map(<[char]>::len).collect();
            prop_assert_eq!(found, behind);
        }
    }
}
