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
mod packed;
pub(crate) mod page;
pub(crate) mod party;
mod presence;
pub(crate) mod quote;
pub(crate) mod wording;
pub(crate) mod words;

use std::{
    cell::{OnceCell, RefCell},
    collections::HashMap,
};

use baihua_kb::{Card, Kb};

use self::{
    actor::Actors,
    layout::Layout,
    measure::{Days, Debtor, Rate, debtors, measured, payer},
    moves::Moves,
    page::Page,
    party::{Parties, Who},
    presence::Presence,
    wording::{Field, Occurrences},
};
use crate::read::quantity::{Date, Kind, quantities};

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
    /// Per sentence, read at the first question and kept.
    measures: Vec<OnceCell<Measures>>,
    /// The day of signing, read at the first question and kept.
    signed: OnceCell<Option<Date>>,
}

/// The rates and spans of time of a sentence, and who pays at the places asked about.
struct Measures {
    rates: Vec<Rate>,
    spans: Vec<Days>,
    debtors: Vec<Debtor>,
    payers: RefCell<HashMap<u32, Option<Who>>>,
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
        let measures = layout.sentences.iter().map(|_| OnceCell::new()).collect();
        let signed = OnceCell::new();
        Reading { card, page, layout, parties, families, actors, occurrences, vocabulary, presence, measures, signed }
    }
}

impl Reading<'_> {
    fn field(&self) -> Field<'_> {
        Field { page: self.page, vocabulary: self.vocabulary, occurrences: &self.occurrences, presence: &self.presence }
    }

    fn measures(&self, sentence: u32) -> &Measures {
        self.measures[sentence as usize].get_or_init(|| {
            let layout::Sentence { start, end, .. } = self.layout.sentences[sentence as usize];
            let (rates, spans) = measured(self.page, start, end);
            let debtors = debtors(self.page, self.parties, start, end);
            Measures { rates, spans, debtors, payers: RefCell::default() }
        })
    }

    /// The day on which the document was signed, where a field tells it: 签订时间：2019年6月19日.
    pub(crate) fn signed(&self, moves: &Moves) -> Option<Date> {
        /// Within so many characters behind its name a date stands.
        const NEAR: u32 = 12;
        let read = || {
            let mut ends = Vec::new();
            moves
                .sign("signing")
                .iter()
                .for_each(|field| self.field().everywhere(field, &mut |_, _, end| ends.push(end)));
            ends.sort_unstable();
            let dated = |end: &u32| {
                let behind = self.page.slice(*end, (end + NEAR).min(self.page.len()));
                quantities(behind).into_iter().find_map(|quantity| match quantity.kind {
                    Kind::Date(date) => Some(date),
                    _ => None,
                })
            };
            ends.iter().find_map(dated)
        };
        *self.signed.get_or_init(read)
    }

    /// Who pays a penalty of this sentence whose words begin at `at`.
    fn payer(&self, sentence: u32, at: u32) -> Option<Who> {
        let layout::Sentence { start, end, .. } = self.layout.sentences[sentence as usize];
        let measures = self.measures(sentence);
        let ask = || payer(self.page, &measures.debtors, start, end, at);
        *measures.payers.borrow_mut().entry(at).or_insert_with(ask)
    }
}

/// Words by which a lead-in says who may or must.
const MODALS: [&str; 14] =
    ["有权", "可以", "应", "不得", "必须", "须", "不准", "不许", "禁止", "严禁", "不能", "不可", "无权", "需"];

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
    let modal = MODALS.iter().filter_map(|word| rest.find(word)).min()?;
    let short = rest[..modal].chars().count() <= 24 && rest[modal..].chars().count() <= 26;
    short.then_some((mention.start, lead.end - 1))
}
