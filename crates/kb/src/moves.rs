use crate::{List, Mend, Words};

/// The shared words of the clause reader: classes of words that mean the same, and the signs that tell a harmful clause
/// from its look-alike.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Language {
    /// Classes of words: name and words. A wording names a class in braces, as in `{refund}`.
    pub words: List<(Words, List<Words>)>,
    /// Signs: name and the wordings that are one, such as `reader-fault` or `mutual`.
    pub signs: List<(Words, List<Words>)>,
    /// Classes of verbs that say what a statement does, such as `pay`: name and wordings.
    pub acts: List<(Words, List<Words>)>,
    /// Words of arbitrariness that a fairer wording strikes from a clause it keeps and adds to: who serves 无条件 cannot object.
    pub softened: List<Mend>,
}

impl Language {
    /// The words of the class `name`; none where there is no such class.
    #[must_use]
    pub fn class(&self, name: &str) -> &[Words] {
        self.words.iter().find(|(class, _)| class == name).map_or(&[], |(_, words)| words)
    }
}

/// What a statement does to the reader: the legal move, whatever the document is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Its id, such as `exempt`.
    pub id: Words,
    /// Its name in Chinese, such as 免责.
    pub name: Words,
    /// What it does to the reader, in Chinese.
    pub does: Words,
    /// Rules that can speak for it, the most specific first. `rent-007 : 押金|保证金` speaks only where the clause holds
    /// one of the words; a rule whose families do not fit the document is passed over.
    pub speaks: List<Words>,
    /// Conditions each of which saves a statement from being this move, by the question they answer.
    pub unless: List<Veto>,
    /// The ways of making the move.
    pub wordings: List<Wording>,
    /// Sentences that make it. Of the built-in moves they are there with feature `examples`.
    pub hits: List<Specimen>,
    /// Sentences that look alike and do not, as those.
    pub misses: List<Specimen>,
}

/// A sentence that shows what a move is or is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Specimen {
    /// The sentence; a lead-in stands on a line of its own.
    pub text: Words,
    /// The reader's side, as the sentence calls it; `None` for 您, 用户, 乙方.
    pub party: Option<Words>,
}

/// One way of making a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wording {
    /// The words, in the language described in `docs/clause-reading.md`.
    pub say: Words,
    /// Conditions that must all hold.
    pub only: List<Words>,
    /// Conditions none of which may hold.
    pub unless: List<Veto>,
    /// Rules that speak for it instead of the move's own.
    pub speaks: List<Words>,
}

/// What saves a statement from being a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Veto {
    /// The question it answers: `cause`, `both`, `consent`, `measure`, `warning`, `who`, or `other`.
    pub question: Words,
    /// The condition.
    pub when: Words,
}
