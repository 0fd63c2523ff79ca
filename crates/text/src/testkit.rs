//! Strategies for texts as they really arrive, and for ranges within them.

use proptest::prelude::*;

use crate::CharRange;

/// Characters that make trouble: white space of every kind, invisible marks, both widths, both directions, astral planes.
pub const TROUBLE: &str =
    " \t\r\n\u{3000}\u{a0}\u{200b}\u{feff}\u{202e}，,。.；;：:（(）)“\"”％%０0Ａa😀𠮷\u{0}\u{301}";

/// Any text up to `max_chars` characters: Chinese contract words mixed with [`TROUBLE`] and arbitrary characters.
pub fn document(max_chars: usize) -> impl Strategy<Value = String> {
    let trouble = prop::sample::select(TROUBLE.chars().collect::<Vec<_>>());
    let word =
        prop::sample::select("甲乙方租金押退还违约责任百分之二十日内第一条不得视为同意元".chars().collect::<Vec<_>>());
    let character = prop_oneof![6 => word, 3 => trouble, 1 => any::<char>()];
    prop::collection::vec(character, 0..=max_chars).prop_map(String::from_iter)
}

/// Any range within a text of `chars` characters.
pub fn range_within(chars: usize) -> impl Strategy<Value = CharRange> {
    (0..=chars, 0..=chars).prop_map(|(a, b)| CharRange::new(a.min(b), a.max(b)).unwrap_or_default())
}
