//! From remarks to findings: the words are the document's, everything else is the rule's.

use baihua_kb::{Card, Entry, Kb, Occasion, Rule, RuleText};
use baihua_text::CharIndex;

use crate::{
    candidate::Candidate,
    clause::party::Called,
    correction::changes,
    message::SAY,
    report::{Flag, FlagEvidence},
};

/// Why a candidate did not become a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dropped {
    /// Its words do not stand in the document.
    QuoteNotFound,
    /// Its rule is not in the knowledge base.
    UnknownRule,
}

impl Dropped {
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Dropped::QuoteNotFound => "quote_not_found",
            Dropped::UnknownRule => "unknown_rule",
        }
    }
}

/// Turns candidates of contract and policy rules into findings about one document.
pub(crate) struct Resolver<'a> {
    pub(crate) kb: &'a Kb,
    pub(crate) text: &'a str,
    pub(crate) index: &'a CharIndex,
    pub(crate) names: &'a Called,
    /// Families of the document.
    pub(crate) families: &'a [String],
}

impl Resolver<'_> {
    pub(crate) fn flag(&self, candidate: &Candidate) -> Result<Flag, Dropped> {
        let quote = self.index.slice(self.text, candidate.range).filter(|quote| !quote.is_empty());
        let quote = quote.ok_or(Dropped::QuoteNotFound)?;
        let Some(Entry::Rule(rule)) = self.kb.lookup(&candidate.rule) else { return Err(Dropped::UnknownRule) };
        let clause = baihua_quote::folded(quote);
        let made_by = candidate.made_by.as_deref();
        let occasion = Occasion { clause: &clause, families: self.families, made_by };
        let (party, counter) = self.sides(candidate, rule);
        let said = |text: RuleText| {
            rule.said(text, &occasion).map(|said| said.replace("{party}", &party).replace("{counter}", &counter))
        };
        let mut finding = candidate.computed.clone().unwrap_or_default();
        finding.push_str(&said(RuleText::Finding).unwrap_or_default());
        if let Some(note) = &candidate.note {
            finding.push_str(note);
            if !note.ends_with(['。', '！', '？']) {
                finding.push('。');
            }
        }
        let step = said(RuleText::NextStep).unwrap_or_default();
        let next_step = match said(RuleText::Say) {
            Some(said) => format!("{step}{SAY}{said}”"),
            None => step,
        };
        let suggested_text = candidate.suggested.clone().or_else(|| said(RuleText::SuggestedText));
        let suggested_changes = suggested_text
            .as_deref()
            .map(|suggested| changes(quote, suggested, candidate.range.start()))
            .unwrap_or_default();
        Ok(Flag {
            rule_id: rule.id.to_string(),
            level: rule.level,
            finding,
            quote: quote.to_owned(),
            quote_range: candidate.range,
            place: None,
            also_at: Vec::new(),
            consequence: said(RuleText::Consequence),
            evidence: Some(FlagEvidence { source: rule.citations(), text: rule.source_text() }),
            next_step: Some(next_step),
            suggested_text,
            suggested_changes,
            reviewer: candidate.reviewer,
            verify_url: String::new(),
        })
    }

    /// What the texts call the side that is hurt, and the other one.
    fn sides(&self, candidate: &Candidate, rule: &Rule) -> (String, String) {
        let (reader, drafter) = self.names.within(candidate.range);
        let other = || match rule.card {
            Card::Policy => "保险公司".to_owned(),
            _ => "对方".to_owned(),
        };
        (reader.map_or_else(|| "您".to_owned(), str::to_owned), drafter.map_or_else(other, str::to_owned))
    }
}
