//! What the benches read: 60,000 characters of the documents in `fixtures/`, and a hundred quotations from them.
#![expect(clippy::disallowed_methods, reason = "benches read the fixtures of the repository")]

use std::{fs, path::Path};

/// Length of the document in characters: the longest contract that the service takes.
const CHARS: usize = 60_000;

/// Contracts, policies and a lab report, one after the other.
pub(crate) fn document() -> String {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let mut files: Vec<_> = ["labelled", "facts", "demo"]
        .iter()
        .flat_map(|folder| fs::read_dir(fixtures.join(folder)).expect("the folder is there"))
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    let text: String = files.iter().map(|file| fs::read_to_string(file).expect("a text in UTF-8")).collect();
    let text: String = text.chars().take(CHARS).collect();
    assert_eq!(text.chars().count(), CHARS, "the fixtures have grown shorter");
    text
}

/// A hundred pieces of `text`, 15 to 60 characters of one line each.
#[allow(dead_code, reason = "not every bench quotes")]
pub(crate) fn quotes(text: &str) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let quote = |number: usize| {
        let (length, first) = (15 + number * 7 % 46, number * (CHARS / 100));
        let pieces = chars[first..].windows(length);
        let piece = pieces.into_iter().find(|piece| !piece.iter().any(|c| c.is_whitespace() || *c == '_'));
        piece.expect("a line is long enough").iter().collect()
    };
    (0..100).map(quote).collect()
}

/// The quotations as a careless hand returns them: half-width marks, one character dropped, or one replaced.
#[allow(dead_code, reason = "not every bench quotes")]
pub(crate) fn damaged(quotes: &[String]) -> Vec<String> {
    let damage = |(number, quote): (usize, &String)| {
        let mut chars: Vec<char> = quote.chars().collect();
        let at = 2 + number * 7 % (chars.len() - 4);
        match number % 3 {
            0 => {
                for (full, half) in "，。；：（）".chars().zip(",.;:()".chars()) {
                    chars.iter_mut().filter(|c| **c == full).for_each(|c| *c = half);
                }
            }
            1 => _ = chars.remove(at),
            _ => chars[at] = '某',
        }
        chars.into_iter().collect()
    };
    quotes.iter().enumerate().map(damage).collect()
}
