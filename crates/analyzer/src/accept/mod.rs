//! From a provider's answers to candidates: what is placed, known, consistent and decently worded.

mod tone;
mod values;

use std::collections::BTreeMap;

use baihua_kb::{Card, Entry, Kb, Rule};
use baihua_quote::{Haystack, folded};
use baihua_text::{CharIndex, CharRange};

use self::tone::addresses_a_machine;
use crate::{
    answer::{Answer, Reading, Remark, read},
    candidate::Candidate,
    plan::{Aim, Item, Plan, Question, topics},
    read::reading::Clause,
    report::{KeyTerm, Reviewer},
    settings::Settings,
    warn,
};

/// Shortest and longest quote that is accepted, in characters; the shorter ones prove nothing, the longer ones point at
/// nothing.
const QUOTE: std::ops::RangeInclusive<usize> = 6..=400;
/// Longest quote of a key term, in characters.
const TERM_QUOTE: usize = 260;
/// Longest note, plain retelling and fairer wording, in characters.
const NOTE: usize = 120;
const PLAIN: usize = 80;
const SUGGESTED: usize = 300;
/// Key terms per topic, those of the rules included.
const PER_TOPIC: usize = 3;

/// Why something a provider said is not shown. The names are those of `meta.dropped`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Refusal {
    QuoteNotFound,
    QuoteTooShort,
    QuoteTooLong,
    UnknownRule,
    RuleNotApplicable,
    AddressesReviewer,
    QuantityMismatch,
    Malformed,
    TooMany,
    Retracted,
    /// The finding stands with the rule's own words.
    WordsRejected,
    KeyTermRejected,
}

impl Refusal {
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Refusal::QuoteNotFound => "quote_not_found",
            Refusal::QuoteTooShort => "quote_too_short",
            Refusal::QuoteTooLong => "quote_too_long",
            Refusal::UnknownRule => "unknown_rule",
            Refusal::RuleNotApplicable => "rule_not_applicable",
            Refusal::AddressesReviewer => "addresses_reviewer",
            Refusal::QuantityMismatch => "quantity_mismatch",
            Refusal::Malformed => "malformed",
            Refusal::TooMany => "too_many",
            Refusal::Retracted => "retracted",
            Refusal::WordsRejected => "words_rejected",
            Refusal::KeyTermRejected => "key_term_rejected",
        }
    }
}

/// A candidate of the provider, and the chunk it was found in.
#[derive(Clone, Debug)]
pub(crate) struct Accepted {
    pub(crate) candidate: Candidate,
    /// The question's number.
    pub(crate) question: usize,
}

/// What is left of all answers.
#[derive(Default)]
pub(crate) struct Outcome {
    pub(crate) accepted: Vec<Accepted>,
    pub(crate) key_terms: Vec<KeyTerm>,
    pub(crate) refused: BTreeMap<Refusal, usize>,
    /// Quotes that were put right by the document's own words.
    pub(crate) repaired: usize,
    /// Chunks that were read.
    pub(crate) chunks_read: usize,
    /// Remarks whose quotes stand nowhere, by question.
    pub(crate) unplaced: BTreeMap<usize, Vec<Item>>,
}

impl Outcome {
    fn refuse(&mut self, refusal: Refusal) {
        *self.refused.entry(refusal).or_default() += 1;
    }
}

/// What answers are judged against.
pub(crate) struct Bar<'a> {
    pub(crate) kb: &'a Kb,
    pub(crate) card: Card,
    pub(crate) text: &'a str,
    pub(crate) index: &'a CharIndex,
    pub(crate) plan: &'a Plan,
    pub(crate) rules: &'a [&'a Rule],
    pub(crate) clauses: &'a [Clause<'a>],
    pub(crate) settings: &'a Settings,
}

/// A quote in the document.
struct Placed {
    range: CharRange,
    /// Whether the provider's words differed in more than folding.
    repaired: bool,
}

impl Bar<'_> {
    /// Everything of `answers` that may be shown.
    pub(crate) fn accept(&self, answers: &[Answer]) -> Outcome {
        let mut outcome = Outcome::default();
        if self.plan.is_empty() {
            return outcome;
        }
        let haystack = Haystack::new(self.plan.masked.text());
        let mut readings: BTreeMap<usize, (&Question, Reading)> = BTreeMap::new();
        for answer in answers {
            // One answer to each question, the first one that can be read.
            let Some(question) = self.plan.questions.get(answer.question) else { continue };
            if readings.contains_key(&answer.question) {
                continue;
            }
            if let Some(reading) = read(&answer.content) {
                readings.insert(answer.question, (question, reading));
            }
        }
        for (number, (question, reading)) in &readings {
            match question.aim {
                Aim::Read => outcome.chunks_read += 1,
                Aim::Requote(_) => self.forget_unplaced(question, &mut outcome),
                Aim::Confirm(_) => continue,
            }
            self.accept_reading(*number, question, reading, &haystack, &mut outcome);
        }
        for (question, reading) in readings.values() {
            if matches!(question.aim, Aim::Confirm(_)) {
                self.retract(question, reading, &haystack, &mut outcome);
            }
        }
        outcome
    }

    fn accept_reading(
        &self,
        number: usize,
        question: &Question,
        reading: &Reading,
        haystack: &Haystack<'_>,
        outcome: &mut Outcome,
    ) {
        (0..reading.malformed).for_each(|_| outcome.refuse(Refusal::Malformed));
        for (place, remark) in reading.remarks.iter().enumerate() {
            if place >= self.settings.findings_per_answer {
                outcome.refuse(Refusal::TooMany);
                continue;
            }
            match self.candidate(question, remark, haystack, outcome) {
                Ok(candidate) => outcome.accepted.push(Accepted { candidate, question: number }),
                Err(refusal) => {
                    outcome.refuse(refusal);
                    if refusal == Refusal::QuoteNotFound {
                        let item = Item { rule: remark.rule.clone(), quote: remark.quote.clone() };
                        outcome.unplaced.entry(number).or_default().push(item);
                    }
                }
            }
        }
        for told in &reading.told {
            match self.key_term(question, told, haystack) {
                Some(term) => outcome.key_terms.push(term),
                None => outcome.refuse(Refusal::KeyTermRejected),
            }
        }
    }

    fn candidate(
        &self,
        question: &Question,
        remark: &Remark,
        haystack: &Haystack<'_>,
        outcome: &mut Outcome,
    ) -> Result<Candidate, Refusal> {
        let rule = match self.kb.lookup(&remark.rule) {
            Some(Entry::Rule(rule)) => rule,
            _ => return Err(Refusal::UnknownRule),
        };
        if !rule.is_learnt() || !self.rules.iter().any(|known| known.id == rule.id) {
            return Err(Refusal::RuleNotApplicable);
        }
        let length = folded(&remark.quote).chars().count();
        if length < *QUOTE.start() {
            return Err(Refusal::QuoteTooShort);
        }
        if length > *QUOTE.end() {
            return Err(Refusal::QuoteTooLong);
        }
        let placed = self.place(question, &remark.quote, haystack).ok_or(Refusal::QuoteNotFound)?;
        if self.is_for_a_machine(placed.range) {
            return Err(Refusal::AddressesReviewer);
        }
        // What the provider says about numbers must be what the clause says.
        let clause = self.around(placed.range);
        let named =
            remark.quantities.iter().map(String::as_str).chain(placed.repaired.then_some(remark.quote.as_str()));
        if named.into_iter().any(|named| !values::all_stand_in(named, &[&clause])) {
            return Err(Refusal::QuantityMismatch);
        }
        let of_rule = format!("{}{}{}", rule.finding, rule.consequence, rule.source_text());
        if !values::all_stand_in(&remark.note, &[&clause, &of_rule]) {
            return Err(Refusal::QuantityMismatch);
        }
        outcome.repaired += usize::from(placed.repaired);
        let mut words_of = |words: &str, most: usize| {
            let fine = tone::plain(words, most);
            if fine.is_none() && !words.is_empty() {
                outcome.refuse(Refusal::WordsRejected);
            }
            fine
        };
        let note = words_of(&remark.note, NOTE);
        let suggested = words_of(&remark.suggested, SUGGESTED).filter(|words| {
            let own = rule.suggested_text.as_deref().unwrap_or_default();
            self.card == Card::Contract && values::all_stand_in(words, &[&clause, &of_rule, own])
        });
        Ok(Candidate {
            words: None,
            made_by: None,
            rule: rule.id.to_string(),
            range: placed.range,
            reviewer: Reviewer::Model,
            computed: None,
            note,
            suggested,
        })
    }

    /// Where `quote` stands: in the question's own chunk, else in the one place of the document where it does. A quote that
    /// differs by a few characters from one place only is put right.
    fn place(&self, question: &Question, quote: &str, haystack: &Haystack<'_>) -> Option<Placed> {
        let found = haystack
            .find_within(question.subject.chunk, quote)
            .or_else(|| haystack.find(quote).filter(|found| found.is_unique()));
        let (range, repaired) = match found {
            Some(found) => (found.range, false),
            None => (haystack.find_near(quote)?.place.range, true),
        };
        Some(Placed { range: self.plan.masked.original(range)?, repaired })
    }

    /// Whether the paragraph around `range` speaks to a program: what stands in such a paragraph may have been put there to be
    /// quoted, so the word of a provider is not enough to show it.
    fn is_for_a_machine(&self, range: CharRange) -> bool {
        const MOST: usize = 400;
        let Some(bytes) = self.index.bytes(range) else { return true };
        let before = self.text[..bytes.start].chars().rev().take(MOST).take_while(|c| *c != '\n').count();
        let after = self.text[bytes.end..].chars().take(MOST).take_while(|c| *c != '\n').count();
        let around = CharRange::new(range.start() - before, range.end() + after);
        let passage = around.and_then(|around| self.index.slice(self.text, around)).unwrap_or_default();
        addresses_a_machine(passage) || warn::is_for_a_machine(passage)
    }

    /// The clauses that `range` touches, as one text.
    fn around(&self, range: CharRange) -> String {
        let touched = self.clauses.iter().filter(|clause| clause.range.intersection(range).is_some());
        let cover = touched.fold(range, |cover, clause| cover.cover(clause.range));
        self.index.slice(self.text, cover).unwrap_or_default().to_owned()
    }

    fn key_term(&self, question: &Question, told: &crate::answer::Told, haystack: &Haystack<'_>) -> Option<KeyTerm> {
        let topic = topics(self.card).iter().find(|topic| **topic == told.topic)?;
        if !QUOTE.contains(&folded(&told.quote).chars().count()) {
            return None;
        }
        let placed = self.place(question, &told.quote, haystack).filter(|placed| !placed.repaired)?;
        let quote = self.index.slice(self.text, placed.range).filter(|_| placed.range.len() <= TERM_QUOTE)?;
        let plain = tone::plain(&told.plain, PLAIN)?;
        let sound = !self.is_for_a_machine(placed.range) && values::all_stand_in(&plain, &[quote]);
        sound.then(|| KeyTerm { topic: (*topic).to_owned(), plain, quote: quote.to_owned(), quote_range: placed.range })
    }

    /// A chunk that was asked about again: what could not be placed then is not counted, only what cannot be placed now.
    fn forget_unplaced(&self, again: &Question, outcome: &mut Outcome) {
        let first = self
            .plan
            .questions
            .iter()
            .position(|question| question.aim == Aim::Read && question.subject.chunk == again.subject.chunk);
        let forgotten = first.and_then(|first| outcome.unplaced.remove(&first)).map_or(0, |items| items.len());
        if let Some(count) = outcome.refused.get_mut(&Refusal::QuoteNotFound) {
            *count = count.saturating_sub(forgotten);
        }
        outcome.refused.retain(|_, count| *count > 0);
    }

    /// Takes back what the provider was asked to confirm and did not.
    fn retract(&self, question: &Question, reading: &Reading, haystack: &Haystack<'_>, outcome: &mut Outcome) {
        let Aim::Confirm(items) = &question.aim else { return };
        let ranged = |rule: &str, quote: &str| {
            let Some(Entry::Rule(rule)) = self.kb.lookup(rule) else { return None };
            Some((rule.id.to_string(), self.place(question, quote, haystack)?.range))
        };
        let confirmed: Vec<_> = reading.remarks.iter().filter_map(|r| ranged(&r.rule, &r.quote)).collect();
        let asked: Vec<_> = items.iter().filter_map(|item| ranged(&item.rule, &item.quote)).collect();
        let same = |(rule, range): &(String, CharRange), candidate: &Candidate| {
            *rule == candidate.rule && range.intersection(candidate.range).is_some()
        };
        let before = outcome.accepted.len();
        outcome.accepted.retain(|accepted| {
            let candidate = &accepted.candidate;
            !asked.iter().any(|item| same(item, candidate)) || confirmed.iter().any(|item| same(item, candidate))
        });
        let retracted = before - outcome.accepted.len();
        if retracted > 0 {
            *outcome.refused.entry(Refusal::Retracted).or_default() += retracted;
        }
    }
}

/// The key terms of the rules with those of the provider beside them: at most three per topic, none about the same words,
/// in the order of topics and then of the document.
pub(crate) fn merge_terms(card: Card, own: Vec<KeyTerm>, told: Vec<KeyTerm>) -> Vec<KeyTerm> {
    let mut merged = own;
    for term in told {
        let beside = merged.iter().filter(|other| other.topic == term.topic);
        let (mut count, mut known) = (0, false);
        for other in beside {
            count += 1;
            known |= other.quote_range.intersection(term.quote_range).is_some();
        }
        if !known && count < PER_TOPIC {
            merged.push(term);
        }
    }
    let order = |term: &KeyTerm| topics(card).iter().position(|topic| *topic == term.topic);
    merged.sort_by_key(|term| (order(term), term.quote_range.start()));
    merged
}
