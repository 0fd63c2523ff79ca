//! The clause reader: a document as statements, each with who does what to whom, and the moves they make.
//!
//! text → [`page`] (folded characters) → [`layout`] (blocks, sentences, lists) → [`party`] (who is who) → [`actor`] (who acts)
//! → [`moves`] (what it does to the reader). `docs/clause-reading.md` explains the algorithm.

mod actor;
mod denial;
pub(crate) mod explain;
pub(crate) mod layout;
pub(crate) mod measure;
pub(crate) mod moves;
pub(crate) mod page;
pub(crate) mod party;
mod presence;
pub(crate) mod quote;
pub(crate) mod wording;

use baihua_kb::{Card, Kb};

use self::{
    actor::Actors,
    layout::Layout,
    moves::Moves,
    page::Page,
    party::Parties,
    presence::Presence,
    wording::{Field, Occurrences},
};

/// Reads documents by the moves of a knowledge base.
pub(crate) struct ClauseReader {
    moves: Moves,
}

/// A document, read.
pub(crate) struct Reading<'r> {
    card: Card,
    pub(crate) page: &'r Page,
    pub(crate) layout: &'r Layout,
    pub(crate) parties: &'r Parties,
    pub(crate) families: &'r [String],
    actors: Actors,
    occurrences: Occurrences<'r>,
    vocabulary: &'r wording::Vocabulary,
    presence: Presence<'r>,
}

impl ClauseReader {
    pub(crate) fn new(kb: &Kb) -> ClauseReader {
        ClauseReader { moves: Moves::new(kb) }
    }

    /// What statements can do.
    pub(crate) fn moves(&self) -> &Moves {
        &self.moves
    }

    pub(crate) fn read<'r>(
        &'r self,
        page: &'r Page,
        layout: &'r Layout,
        parties: &'r Parties,
        families: &'r [String],
        card: Card,
    ) -> Reading<'r> {
        let vocabulary = &self.moves.vocabulary;
        let occurrences = vocabulary.occurrences(page, &parties.mentions);
        let actors = Actors::new(page, layout, parties);
        let told = layout.sentences.iter().map(|sentence| told(page, layout, parties, sentence)).collect();
        let presence = occurrences.presence(layout, told);
        Reading { card, page, layout, parties, families, actors, occurrences, vocabulary, presence }
    }
}

impl Reading<'_> {
    fn field(&self) -> Field<'_> {
        Field { page: self.page, vocabulary: self.vocabulary, occurrences: &self.occurrences, presence: &self.presence }
    }
}

/// The words before the colon of a lead-in that end in who may or must: 甲方有权, 乙方不得.
fn told(page: &Page, layout: &Layout, parties: &Parties, sentence: &layout::Sentence) -> Option<(u32, u32)> {
    let lead = &layout.sentences[sentence.lead? as usize];
    if page.chars.get(lead.end as usize - 1) != Some(&'：') {
        return None;
    }
    let words = page.text(lead.start, lead.end);
    if ["情形", "情况", "之一", "事由", "事项", "原因"].iter().any(|word| words.contains(word)) {
        return None;
    }
    let mention = parties
        .between(lead.start, lead.end)
        .iter()
        .rev()
        .find(|mention| matches!(mention.who, party::Who::Reader | party::Who::Drafter))?;
    let rest = page.text(mention.end, lead.end);
    let modal = ["有权", "可以", "应", "不得", "必须", "须"].iter().filter_map(|word| rest.find(word)).min()?;
    let short = rest[..modal].chars().count() <= 24 && rest[modal..].chars().count() <= 26;
    short.then_some((mention.start, lead.end - 1))
}
