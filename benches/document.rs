//! What the benches read: 60,000 characters of the documents in `fixtures/`.
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
