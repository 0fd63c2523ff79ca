use crate::{Evidence, List, Sources, Words};

/// What a fair contract of a family says. A contract that says nothing of it is told so; that is no finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedClause {
    /// The family and the topic, such as `rent-deposit-return`.
    pub id: Words,
    /// The family it is expected in.
    pub family: Words,
    /// The topic in Chinese, such as 押金几天内退.
    pub name: Words,
    /// Words of the topic: where one of them stands, something is said of it.
    pub words: List<Words>,
    /// It is expected only where one of these stands; empty: always.
    pub needs: List<Words>,
    /// It is not expected where one of these stands.
    pub unless: List<Words>,
    /// Whether it is expected of terms written for everybody, such as those of a platform, and of no other contract.
    pub mass: bool,
    /// Why it matters, one sentence.
    pub why: Words,
    /// What to ask for, one sentence.
    pub ask: Words,
    /// The articles it rests on, the most specific first.
    pub evidence: List<Evidence>,
}

impl ExpectedClause {
    /// The articles it rests on.
    #[must_use]
    pub fn sources(&self) -> Sources<'_> {
        Sources::new(self.evidence.iter())
    }
}
