//! Strategies for quotations: true ones, true ones written differently, damaged ones, and ones that were never there.

use proptest::prelude::*;

/// A text and a piece of it, cut at arbitrary characters.
pub fn text_and_piece(max_chars: usize) -> impl Strategy<Value = (String, String)> {
    baihua_text::testkit::document(max_chars).prop_flat_map(|text| {
        let chars = text.chars().count();
        baihua_text::testkit::range_within(chars)
            .prop_map(move |range| (text.clone(), text.chars().skip(range.start()).take(range.len()).collect()))
    })
}

/// The same words typed differently: white space inserted, width and punctuation changed.
pub fn retyped(quote: String) -> impl Strategy<Value = String> {
    let chars: Vec<char> = quote.chars().collect();
    prop::collection::vec(0u8..6, chars.len()).prop_map(move |moods| {
        let mut typed = String::new();
        for (&character, mood) in chars.iter().zip(&moods) {
            typed.push(match (character, mood) {
                ('，', 1..) => ',',
                ('。', 1..) => '.',
                ('（', 1..) => '(',
                ('“' | '”', 1..) => '"',
                ('0'..='9', 1) => char::from_u32(character as u32 + 0xfee0).unwrap_or(character),
                _ => character,
            });
            match mood {
                2 => typed.push('\n'),
                3 => typed.push('\u{3000}'),
                4 => typed.push('\u{200b}'),
                _ => {}
            }
        }
        typed
    })
}

/// The same words with up to `most` characters replaced, dropped or added.
pub fn damaged(quote: String, most: usize) -> impl Strategy<Value = String> {
    let wound = (any::<prop::sample::Index>(), 0u8..3, prop::sample::select(vec!['甲', '租', '金', '9', '零']));
    prop::collection::vec(wound, 0..=most).prop_map(move |wounds| {
        let mut chars: Vec<char> = quote.chars().collect();
        for (place, kind, other) in &wounds {
            if chars.is_empty() {
                break;
            }
            let at = place.index(chars.len());
            match kind {
                0 => chars[at] = *other,
                1 => drop(chars.remove(at)),
                _ => chars.insert(at, *other),
            }
        }
        chars.into_iter().collect()
    })
}
