//! What a fair contract of its family says and a contract does not: `docs/report.md`, `meta.missing`. Never a finding.

use baihua_kb::{ExpectedClause, Kb, Words};

use crate::{
    clause::{Reading, page::folded},
    report::{FlagEvidence, MissingClause},
    tuning,
};

/// The clauses that are expected in the family a contract is of before all others, and of which no word stands in it. A few
/// clauses are no whole contract, and whoever reads a draft of their own has left out what they wanted to.
pub(crate) fn missing(reading: &Reading<'_>, kb: &Kb) -> Vec<MissingClause> {
    let whole = reading.layout.sentences.len() >= tuning::WHOLE_DOCUMENT;
    // What is expected protects the borrower, too.
    let is_another_s = reading.parties.reads_own_draft || reading.parties.lends_through_a_platform;
    let Some(family) = reading.families.first().filter(|_| whole && !is_another_s) else {
        return Vec::new();
    };
    let stands = |words: &[Words]| words.iter().any(|word| reading.page.holds(&folded(word)));
    let is_missing = |clause: &&ExpectedClause| {
        clause.mass == reading.parties.mass
            && !stands(&clause.words)
            && !stands(&clause.unless)
            && (clause.needs.is_empty() || stands(&clause.needs))
    };
    let expected = kb.expected_clauses().iter().filter(|clause| clause.family == family.as_str());
    let told = |clause: &ExpectedClause| MissingClause {
        id: clause.id.to_string(),
        name: clause.name.to_string(),
        why: clause.why.to_string(),
        ask: clause.ask.to_string(),
        evidence: FlagEvidence::of(&clause.sources()),
    };
    expected.filter(is_missing).map(told).collect()
}
