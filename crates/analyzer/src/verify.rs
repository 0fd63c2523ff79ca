//! Recomputes what a report claims, from the report, its document and the knowledge base alone.

use baihua_kb::{Card, Entry, Kb};
use baihua_quote::{Haystack, folded};
use baihua_text::{CharIndex, Sha256Digest};

use crate::report::{Report, Summary};

/// One claim of a report, recomputed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Claim {
    /// What was claimed, such as `flags[3].quote`.
    pub what: String,
    /// Why it does not hold; `None` if it does.
    pub fault: Option<String>,
}

/// Recomputes every claim that `report` makes about `document`, in the order of the report.
#[must_use]
pub fn verify(report: &Report, document: &str, kb: &Kb) -> Vec<Claim> {
    let mut claims = Vec::new();
    let mut claim = |what: String, holds: bool, fault: &str| {
        claims.push(Claim { what, fault: (!holds).then(|| fault.to_owned()) });
    };
    let haystack = Haystack::new(document);
    let index = CharIndex::new(document);
    claim(
        "meta.document_sha256".to_owned(),
        Sha256Digest::of(document) == report.meta.document_sha256,
        "the document is not the one the report was made from",
    );
    claim(
        "summary".to_owned(),
        report.summary == Summary::of(&report.flags),
        "the counts are not those of the findings",
    );
    claim(
        "meta.coverage.characters".to_owned(),
        report.meta.coverage.characters == index.len(),
        "the document has another length",
    );
    let quotes = report
        .flags
        .iter()
        .enumerate()
        .map(|(n, flag)| (format!("flags[{n}].quote"), &flag.quote, flag.quote_range))
        .chain(
            report
                .meta
                .key_terms
                .iter()
                .enumerate()
                .map(|(n, term)| (format!("meta.key_terms[{n}].quote"), &term.quote, term.quote_range)),
        )
        .chain(
            report
                .meta
                .indicators
                .iter()
                .enumerate()
                .map(|(n, item)| (format!("meta.indicators[{n}].quote"), &item.quote, item.quote_range)),
        );
    for (what, quote, range) in quotes {
        let there = index.slice(document, range) == Some(quote.as_str()) && !folded(quote).is_empty();
        let fault = if haystack.find(quote).is_some() {
            "the quote stands in the document, but not at its range"
        } else {
            "the quote does not stand in the document"
        };
        claim(what, there, fault);
    }
    for (n, flag) in report.flags.iter().enumerate() {
        let entry = kb.lookup(&flag.rule_id);
        claim(format!("flags[{n}].rule_id"), entry.is_some(), "there is no such rule");
        if let Some(Entry::Rule(rule)) = entry {
            claim(format!("flags[{n}].level"), rule.level == flag.level, "the rule has another level");
            let evidence = flag.evidence.as_ref();
            let same = evidence.is_some_and(|e| e.source == rule.citations() && e.text == rule.source_text());
            claim(format!("flags[{n}].evidence"), same, "source or text differ from the rule's");
            claim(format!("flags[{n}].card"), rule.card == report.card, "the rule is for another kind of document");
        }
    }
    let ordered = report.flags.windows(2).all(|pair| {
        (std::cmp::Reverse(pair[0].level), pair[0].quote_range.start())
            <= (std::cmp::Reverse(pair[1].level), pair[1].quote_range.start())
    });
    claim("flags".to_owned(), ordered, "the findings are not in order of level and place");
    if report.card != Card::Lab {
        let run = report.flags.iter().all(|flag| report.meta.rules_run.contains(&flag.rule_id));
        claim("meta.rules_run".to_owned(), run, "a finding's rule is not among those that were judged");
    }
    claims
}
