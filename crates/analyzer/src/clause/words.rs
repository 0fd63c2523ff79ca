//! Words among folded characters, looked for where they stand: no text is copied. Places are in characters.

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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{begins, contains, ends, first, last, stands_at};

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
    }
}
