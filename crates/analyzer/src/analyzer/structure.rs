//! What the clause reader finds in a document: moves with the rules that speak for them, who is who, facts, what is missing.

use std::collections::BTreeSet;

use baihua_kb::{Capacity, Card, Rule};
use baihua_text::{CharIndex, CharRange};

use super::Analyzer;
use crate::{
    audience::Audience,
    candidate::{Candidate, Saved, Structural},
    clause::{
        Reading,
        moves::{Hit, Moves, TERM},
        party::Called,
        quote::Taken,
    },
    facts::facts,
    missing::missing,
    outline::Outline,
    read::quantity::Date,
    recognise::Recognised,
    report::{Fact, KeyTerm, MissingClause, Party, Reader},
};

/// What the clause reader found in a document.
pub(super) struct Structure {
    pub(super) candidates: Vec<Structural>,
    /// What only looks like a move.
    pub(super) saved: Vec<Saved>,
    /// Lawful limits that must be known.
    pub(super) terms: Vec<KeyTerm>,
    pub(super) outline: Outline,
    /// What whoever published the form noted between its clauses, in order and apart.
    pub(super) notes: Vec<CharRange>,
    /// What the two sides are called, and where.
    pub(super) names: Called,
    /// In what capacity the reader acts, where the document tells.
    pub(super) capacity: Option<Capacity>,
    pub(super) reader: Reader,
    pub(super) parties: Vec<Party>,
    /// The reader's letter, or the name that stands for one, where the document alone told it.
    pub(super) inferred: Option<String>,
    /// Whether the caller named the reader.
    pub(super) is_given: bool,
    pub(super) reads_own_draft: bool,
    pub(super) lends_through_a_platform: bool,
    pub(super) entrusts_a_house: bool,
    /// Whether the document is written for everybody.
    pub(super) mass: bool,
    /// The day of signing, where a field tells it.
    pub(super) signed: Option<Date>,
    /// What the reader is in the trade, where the document says so.
    pub(super) role: Option<String>,
    pub(super) facts: Vec<Fact>,
    pub(super) missing: Vec<MissingClause>,
}

impl Structure {
    /// Whether `range` was noted by whoever published the form.
    pub(super) fn is_noted(&self, range: CharRange) -> bool {
        let next = self.notes.partition_point(|note| note.end() <= range.start());
        self.notes.get(next).is_some_and(|note| note.intersection(range).is_some())
    }

    /// The reader, as the rules see him.
    pub(super) fn audience<'a>(&'a self, analyzer: &'a Analyzer) -> Audience<'a> {
        Audience::new(&analyzer.kb, self.role.as_deref(), self.reads_own_draft).who_entrusts(self.entrusts_a_house)
    }
}

/// The rules of a document that may speak of what the clause reader finds.
struct Speakers<'a> {
    card: Card,
    rules: &'a [&'a Rule],
    audience: Audience<'a>,
}

impl Speakers<'_> {
    /// Whether a rule applies to the document. Only a policy's lawful limits are told as terms; a contract's key terms are read
    /// elsewhere.
    fn apply(&self, id: &str) -> bool {
        self.rules.iter().any(|rule| rule.id == id && !self.audience.is_for_tenants_of_others(rule))
            || self.card == Card::Policy && id.starts_with(TERM)
    }

    /// Whether a rule is meant for the reader. What only the rule for others would say is not said by another rule either:
    /// measured, that is more often wrong.
    fn speak_to_the_reader(&self, id: &str) -> bool {
        self.card == Card::Policy || self.rules.iter().any(|rule| rule.id == id && self.audience.is_spoken_to_by(rule))
    }
}

impl Analyzer {
    /// What the clause reader finds in a document.
    pub(super) fn structure(&self, document: &Recognised, rules: &[&Rule], index: &CharIndex) -> Structure {
        let (card, text) = (document.order.card, document.order.text.as_str());
        let moves = self.clause_reader.moves();
        self.with_reading(document, |reading| {
            let parties = reading.parties;
            let audience =
                Audience::new(&self.kb, parties.role(), parties.reads_own_draft).who_entrusts(parties.entrusts_a_house);
            let speakers = Speakers { card, rules, audience };
            let (saved, mut open): (Vec<Hit>, Vec<Hit>) =
                moves.find(reading, &[]).into_iter().partition(|hit| hit.saved.is_some());
            let taken = Taken::new(open.iter());
            let saved = saved.iter().filter_map(|hit| saved_words(reading, moves, hit, &speakers)).collect();
            if parties.reads_own_draft {
                let of_the_other = self.whoever_reads(document);
                open.retain(|hit| !of_the_other.contains(&(hit.number, hit.sentence)));
            }
            let told = |hit: &Hit| {
                let rule = moves.rule(reading, hit, &|id| speakers.apply(id));
                rule.filter(|rule| speakers.speak_to_the_reader(rule))
            };
            let told: Vec<(&Hit, &str)> = open.iter().filter_map(|hit| Some((hit, told(hit)?))).collect();
            let (terms, rules): (Vec<_>, Vec<_>) = told.into_iter().partition(|(_, rule)| rule.starts_with(TERM));
            let terms = terms.into_iter().filter_map(|(hit, rule)| {
                let topic = rule.strip_prefix(TERM)?.to_owned();
                let (start, end) = reading.quote_of_limit(hit, &taken);
                let quote_range = reading.page.range(start, end)?;
                let quote = index.slice(text, quote_range)?.to_owned();
                Some(KeyTerm { topic, plain: moves.does(hit.number).to_owned(), quote, quote_range })
            });
            let terms = terms.collect();
            let names = parties.called(reading.page, text, index);
            let (reader, told_parties) = parties.told(reading.page, &names);
            Structure {
                candidates: self.candidates(reading, &rules, &taken),
                saved,
                terms,
                outline: Outline::new(reading),
                notes: reading.layout.notes().filter_map(|(start, end)| reading.page.range(start, end)).collect(),
                names,
                capacity: parties.capacity,
                reader,
                parties: told_parties,
                inferred: parties.inferred_name(),
                is_given: parties.is_given(),
                reads_own_draft: parties.reads_own_draft,
                lends_through_a_platform: parties.lends_through_a_platform,
                entrusts_a_house: parties.entrusts_a_house,
                mass: parties.mass,
                signed: reading.signed(moves),
                role: parties.role().map(str::to_owned),
                facts: facts(card, reading, text, index, &self.fact_words),
                missing: if card == Card::Contract { missing(reading, &self.kb) } else { Vec::new() },
            }
        })
    }

    /// Moves and sentences that are found whoever reads: such a move says nothing of direction, is the drafter's clause, and
    /// hurts the other side alone.
    fn whoever_reads(&self, document: &Recognised) -> BTreeSet<(usize, u32)> {
        let moves = self.clause_reader.moves();
        self.with_reading_for(document, None, |reading| {
            let open = moves.find(reading, &[]).into_iter().filter(|hit| hit.saved.is_none());
            let of_one_side = open.filter(|hit| !moves.concerns_both(hit.number));
            of_one_side.map(|hit| (hit.number, hit.sentence)).collect()
        })
    }

    /// What rules say of hits, each problem once. The hits of a move stand in the order of their places.
    fn candidates(&self, reading: &Reading<'_>, told: &[(&Hit, &str)], taken: &Taken) -> Vec<Structural> {
        /// So many quotes back the same move in the same words may stand.
        const NEAR: usize = 8;
        let moves = self.clause_reader.moves();
        let mut seen: Vec<(usize, u32, u32)> = Vec::new();
        let mut candidates = Vec::new();
        for &(hit, rule) in told {
            let (start, end) = reading.quote(hit, taken);
            let is_near = |&(number, from, to): &(usize, u32, u32)| number == hit.number && start < to && from < end;
            if seen.iter().rev().take(NEAR).any(is_near) {
                continue;
            }
            seen.push((hit.number, start, end));
            let Some(range) = reading.page.range(start, end) else { continue };
            let id = moves.id(hit.number);
            let words = reading.page.range(hit.start, hit.end);
            candidates.push(Structural {
                candidate: Candidate { made_by: Some(id.to_owned()), words, ..Candidate::by_rules(rule, range) },
                frames: moves.frames(hit.number).to_vec(),
                of_every_trade: self.is_of_every_trade(id),
            });
        }
        candidates
    }

    /// Whether contracts of every family make a move; the name of one that only one family makes begins with the family's.
    fn is_of_every_trade(&self, a_move: &str) -> bool {
        let family = a_move.split_once('-').map(|(family, _)| family);
        family.is_none_or(|family| self.kb.families().iter().all(|known| known.id != family))
    }
}

/// Words that look like a move and are none; in a contract with the rule that would have told of it.
fn saved_words(reading: &Reading<'_>, moves: &Moves, hit: &Hit, speakers: &Speakers<'_>) -> Option<Saved> {
    let (start, end) = reading.phrases(hit);
    let range = reading.page.range(start, end)?;
    let rule = moves.rule(reading, hit, &|id| speakers.apply(id)).filter(|_| speakers.card == Card::Contract);
    Some(Saved { range, frames: moves.frames(hit.number).to_vec(), rule: rule.map(str::to_owned) })
}
