use crate::{Kb, List, Words};

/// A clause, and what a rule has to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The clause as it could stand in a document.
    pub text: Words,
    /// What this text calls the side that is hurt, where a reader could not guess.
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
    /// The examples of rule `id`. Built-in rules have theirs with feature `examples`, loaded ones always.
    #[must_use]
    pub fn examples(&self, id: &str) -> Option<&Examples> {
        self.examples.iter().find(|examples| examples.rule == id)
    }

    /// Sentences of fair, lawful documents, with the family each is from; built-in with feature `examples`.
    pub fn fair_sentences(&self) -> impl Iterator<Item = (&str, &str)> {
        self.fair.iter().map(|(family, text)| (family.as_ref(), text.as_ref()))
    }
}
