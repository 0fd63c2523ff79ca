//! Recomputes what a report claims, from the report, its document and the knowledge base alone.

use std::fmt;

use baihua_kb::{Card, Entry, Kb};
use baihua_quote::{Haystack, folded};
use baihua_text::{CharIndex, Sha256Digest};

use crate::report::{Report, Summary};

/// One claim of a report, recomputed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Claim {
    /// What was claimed. Shown as the field of the report, such as `flags[3].quote`.
    pub kind: ClaimKind,
    /// Why it does not hold, in English; `None` if it does.
    pub fault: Option<String>,
}

impl Claim {
    /// Whether it is true.
    #[must_use]
    pub const fn holds(&self) -> bool {
        self.fault.is_none()
    }
}

/// What a report claims. A number is the place in the report's list, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ClaimKind {
    /// The report was made from this very document.
    Document,
    /// The summary counts the findings.
    Summary,
    /// The document has the length that the report states.
    Length,
    /// The quote of a finding stands at its range.
    FlagQuote(usize),
    /// The quote of another place of a finding (finding, place) stands at its range.
    FlagAlsoAtQuote(usize, usize),
    /// The quote of a key term stands at its range.
    KeyTermQuote(usize),
    /// The quote of an indicator stands at its range.
    IndicatorQuote(usize),
    /// A fact is stated with its words, and others stand beside it in order.
    Fact(usize),
    /// The quote of a fact stands at its range.
    FactQuote(usize),
    /// The quote of another place that says more of a fact (fact, place) stands at its range.
    FactMoreAtQuote(usize, usize),
    /// The rule of a finding exists.
    FlagRule(usize),
    /// A finding has the level of its rule.
    FlagLevel(usize),
    /// A finding has the source of its rule, word for word.
    FlagEvidence(usize),
    /// A finding's rule is for this kind of document.
    FlagCard(usize),
    /// The findings are in order of level and place.
    Order,
    /// The rule of every finding is among those that were judged.
    RulesRun,
    /// A finding is what the reviewer finds, sentence by sentence; only [`Analyzer::recompute`](crate::Analyzer::recompute) claims it.
    FlagRecomputed(usize),
    /// The report leaves out what the reviewer finds at this character, counted from 0; only recomputing claims it.
    FlagMissing(usize),
    /// `meta` says what the reviewer says; only recomputing claims it.
    Meta,
}

impl fmt::Display for ClaimKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClaimKind::Document => f.write_str("meta.document_sha256"),
            ClaimKind::Summary => f.write_str("summary"),
            ClaimKind::Length => f.write_str("meta.coverage.characters"),
            ClaimKind::FlagQuote(n) => write!(f, "flags[{n}].quote"),
            ClaimKind::FlagAlsoAtQuote(n, m) => write!(f, "flags[{n}].also_at[{m}].quote"),
            ClaimKind::KeyTermQuote(n) => write!(f, "meta.key_terms[{n}].quote"),
            ClaimKind::IndicatorQuote(n) => write!(f, "meta.indicators[{n}].quote"),
            ClaimKind::Fact(n) => write!(f, "meta.facts[{n}]"),
            ClaimKind::FactQuote(n) => write!(f, "meta.facts[{n}].quote"),
            ClaimKind::FactMoreAtQuote(n, m) => write!(f, "meta.facts[{n}].more_at[{m}].quote"),
            ClaimKind::FlagRule(n) => write!(f, "flags[{n}].rule_id"),
            ClaimKind::FlagLevel(n) => write!(f, "flags[{n}].level"),
            ClaimKind::FlagEvidence(n) => write!(f, "flags[{n}].evidence"),
            ClaimKind::FlagCard(n) => write!(f, "flags[{n}].card"),
            ClaimKind::Order => f.write_str("flags"),
            ClaimKind::RulesRun => f.write_str("meta.rules_run"),
            ClaimKind::FlagRecomputed(n) => write!(f, "flags[{n}]"),
            ClaimKind::FlagMissing(at) => write!(f, "flags, character {at}"),
            ClaimKind::Meta => f.write_str("meta"),
        }
    }
}

/// Every claim of a report, recomputed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use = "a report is proved only if its claims hold"]
pub struct Verification {
    claims: Vec<Claim>,
}

impl Verification {
    pub(crate) fn of(claims: Vec<Claim>) -> Verification {
        Verification { claims }
    }

    /// Whether every claim holds.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.claims.iter().all(Claim::holds)
    }

    /// The claims that do not hold, in the order of the report.
    pub fn faults(&self) -> impl Iterator<Item = &Claim> {
        self.claims.iter().filter(|claim| !claim.holds())
    }

    /// Every claim, in the order of the report; at least three.
    #[must_use]
    pub fn claims(&self) -> &[Claim] {
        &self.claims
    }
}

/// Recomputes every claim that `report` makes about `document`.
pub fn verify(report: &Report, document: &str, kb: &Kb) -> Verification {
    let mut claims = Vec::new();
    let mut claim = |kind: ClaimKind, holds: bool, fault: &str| {
        claims.push(Claim { kind, fault: (!holds).then(|| fault.to_owned()) });
    };
    let haystack = Haystack::new(document);
    let index = CharIndex::new(document);
    claim(
        ClaimKind::Document,
        Sha256Digest::of(document) == report.meta.document_sha256,
        "the document is not the one the report was made from",
    );
    claim(ClaimKind::Summary, report.summary == Summary::of(&report.flags), "the counts are not those of the findings");
    claim(ClaimKind::Length, report.meta.coverage.characters == index.len(), "the document has another length");
    let flags = report.flags.iter().enumerate().flat_map(|(n, flag)| {
        let others = flag.also_at.iter().map(|place| (&place.quote, place.quote_range)).enumerate();
        let others = others.map(move |(m, quoted)| (ClaimKind::FlagAlsoAtQuote(n, m), quoted));
        std::iter::once((ClaimKind::FlagQuote(n), (&flag.quote, flag.quote_range))).chain(others)
    });
    let terms = report.meta.key_terms.iter().map(|term| (&term.quote, term.quote_range));
    let indicators = report.meta.indicators.iter().map(|item| (&item.quote, item.quote_range));
    let quotes = flags.chain(terms.enumerate().map(|(n, quoted)| (ClaimKind::KeyTermQuote(n), quoted)));
    let quotes = quotes.chain(indicators.enumerate().map(|(n, quoted)| (ClaimKind::IndicatorQuote(n), quoted)));
    let facts = report.meta.facts.iter().enumerate().flat_map(|(n, fact)| {
        let own = fact.quote.as_ref().zip(fact.quote_range).map(|quoted| (ClaimKind::FactQuote(n), quoted));
        let others = fact.more_at.iter().map(|place| (&place.quote, place.quote_range)).enumerate();
        own.into_iter().chain(others.map(move |(m, quoted)| (ClaimKind::FactMoreAtQuote(n, m), quoted)))
    });
    let quotes = quotes.chain(facts);
    let facts = &report.meta.facts;
    for (kind, (quote, range)) in quotes {
        let there = index.slice(document, range) == Some(quote.as_str()) && !folded(quote).is_empty();
        let fault = if haystack.find(quote).is_some() {
            "the quote stands in the document, but not at its range"
        } else {
            "the quote does not stand in the document"
        };
        claim(kind, there, fault);
    }
    for (n, fact) in facts.iter().enumerate() {
        // A fact is stated with its words or not at all, and what is shown beside it stands apart and in order.
        let whole = fact.quote.is_some() == fact.stated && fact.quote_range.is_some() == fact.stated;
        let beside = || fact.quote_range.into_iter().chain(fact.more_at.iter().map(|place| place.quote_range));
        let apart =
            beside().enumerate().all(|(at, one)| beside().skip(at + 1).all(|two| one.intersection(two).is_none()));
        let ordered = fact.more_at.is_sorted_by_key(|place| place.quote_range.start());
        let fits = whole && apart && ordered && (fact.stated || fact.more_at.is_empty());
        claim(ClaimKind::Fact(n), fits, "it is stated without its words, or shown with the wrong ones");
    }
    for (n, flag) in report.flags.iter().enumerate() {
        let entry = kb.lookup(&flag.rule_id);
        claim(ClaimKind::FlagRule(n), entry.is_some(), "there is no such rule");
        if let Some(Entry::Rule(rule)) = entry {
            claim(ClaimKind::FlagLevel(n), rule.level == flag.level, "the rule has another level");
            let evidence = flag.evidence.as_ref();
            let same = evidence.is_some_and(|e| rule.shows(&e.source, &e.text));
            claim(ClaimKind::FlagEvidence(n), same, "source or text differ from the rule's");
            claim(ClaimKind::FlagCard(n), rule.card == report.card, "the rule is for another kind of document");
        }
    }
    let ordered = report.flags.windows(2).all(|pair| {
        (std::cmp::Reverse(pair[0].level), pair[0].quote_range.start())
            <= (std::cmp::Reverse(pair[1].level), pair[1].quote_range.start())
    });
    claim(ClaimKind::Order, ordered, "the findings are not in order of level and place");
    if report.card != Card::Lab {
        let run = report.flags.iter().all(|flag| report.meta.rules_run.contains(&flag.rule_id));
        claim(ClaimKind::RulesRun, run, "a finding's rule is not among those that were judged");
    }
    Verification { claims }
}
