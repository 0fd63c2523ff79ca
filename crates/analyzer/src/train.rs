//! Teaches the models from the rules' examples; for `cargo xtask train`.

use baihua_kb::{Card, Kb, SharedKb};

use crate::{
    Analyzer,
    clause::{moves::Moves, page::Page},
    detect::{self, Detector, Vocabulary},
};

/// The files of `crates/analyzer/src/generated` by name: the models, taught by the examples of `kb`, and its moves, compiled.
#[must_use]
pub fn models(kb: &Kb) -> Vec<(&'static str, Vec<u8>)> {
    let vocabulary = Vocabulary::new(kb.lexicon());
    let [contract, policy] = detect::train::train(kb, &vocabulary, [Card::Contract, Card::Policy]);
    let moves = Moves::compiled(kb).to_bytes(kb);
    vec![("contract.model", contract.to_bytes()), ("policy.model", policy.to_bytes()), ("moves.packed", moves)]
}

/// An analyzer over `kb` with models taught by its examples just now, so that authors see what a rule does before tables and
/// models are written.
#[must_use]
pub fn taught(kb: impl Into<SharedKb>) -> Analyzer {
    let kb = kb.into();
    let vocabulary = Vocabulary::new(kb.lexicon());
    let models = detect::train::train(&kb, &vocabulary, [Card::Contract, Card::Policy]);
    let detector = Detector::with(&kb, vocabulary, models);
    Analyzer::with_detector(kb, detector)
}

/// In how many places of `text` a word of the moves' wordings stands: the search without everything that rests on it. For the
/// bench, which measures a review beside it.
#[doc(hidden)]
#[must_use]
pub fn places_of_words(analyzer: &Analyzer, text: &str) -> usize {
    analyzer.clause_reader().moves().vocabulary.places_in(&Page::new(text))
}

/// Names of the judges that a rule file may name.
pub const JUDGES: &[&str] = &detect::judges::JUDGES;

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
pub fn explain(analyzer: &Analyzer, card: Card, text: &str, party: Option<&str>) -> Vec<Explained> {
    detect::explain(analyzer, card, text, party)
}
