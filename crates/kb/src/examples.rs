use crate::{Kb, List, Words};

/// An example clause of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The clause as it could stand in a document.
    pub text: Words,
    /// The name that this text uses for the disadvantaged side, if it is not obvious.
    pub party: Option<Words>,
    /// Why the rule must not fire; empty for clauses on which it must.
    pub why: Words,
}

/// The examples of one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examples {
    /// The rule.
    pub rule: Words,
    /// Clauses it must fire on.
    pub hits: List<Example>,
    /// Look-alikes it must leave alone.
    pub misses: List<Example>,
}

impl Kb {
    /// The examples of rule `id`. Those of built-in rules need feature `examples`; loaded rules always have theirs.
    #[must_use]
    pub fn examples(&self, id: &str) -> Option<&Examples> {
        self.examples.iter().find(|examples| examples.rule == id)
    }

    /// Sentences of fair documents, each with its family. The built-in ones need feature `examples`.
    pub fn fair_sentences(&self) -> impl Iterator<Item = (&str, &str)> {
        self.fair.iter().map(|(family, text)| (family.as_ref(), text.as_ref()))
    }
}
