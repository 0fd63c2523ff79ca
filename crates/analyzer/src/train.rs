//! Teaches the models from the rules' examples; for `cargo xtask train`.

use baihua_kb::{Card, Kb};

use crate::detect::{self, Vocabulary};

/// The model files by name, as they stand in `crates/analyzer/src/generated`, taught by the examples of `kb`.
#[must_use]
pub fn models(kb: &Kb) -> Vec<(&'static str, Vec<u8>)> {
    let vocabulary = Vocabulary::new(kb.lexicon());
    [("contract.model", Card::Contract), ("policy.model", Card::Policy)]
        .into_iter()
        .map(|(name, card)| (name, detect::train::train(kb, &vocabulary, card).to_bytes()))
        .collect()
}

/// How one clause was judged.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Explained {
    /// The clause, folded.
    pub clause: String,
    /// How much speaks for a problem; `None` if it is too short to be judged.
    pub score: Option<f32>,
    /// The concepts it holds.
    pub concepts: Vec<String>,
    /// The rules it resembles most, with the likeness.
    pub rules: Vec<(String, f32)>,
}

/// Judges every clause of `text` and tells why; for authors of rules.
#[must_use]
pub fn explain(kb: &Kb, card: Card, text: &str, party: Option<&str>) -> Vec<Explained> {
    detect::explain(kb, card, text, party)
}
