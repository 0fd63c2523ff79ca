//! From remarks to findings: the words are the document's, everything else is the rule's.

use baihua_kb::{Card, Entry, Kb, Rule};
use baihua_text::CharIndex;

use crate::{
    candidate::Candidate,
    read::{
        parties::{Parties, Side},
        quantity::{Kind, quantities},
    },
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
    pub(crate) parties: &'a Parties,
}

impl Resolver<'_> {
    pub(crate) fn flag(&self, candidate: &Candidate) -> Result<Flag, Dropped> {
        let quote = self.index.slice(self.text, candidate.range).filter(|quote| !quote.is_empty());
        let quote = quote.ok_or(Dropped::QuoteNotFound)?;
        let Some(Entry::Rule(rule)) = self.kb.lookup(&candidate.rule) else { return Err(Dropped::UnknownRule) };
        let words = Words::new(quote, self.parties, rule);
        let mut finding = match &candidate.computed {
            Some(computed) => format!("{computed}{}", words.fill(&rule.finding)),
            None => words.finding(rule),
        };
        if let Some(note) = &candidate.note {
            finding.push_str(note);
            if !note.ends_with(['。', '！', '？']) {
                finding.push('。');
            }
        }
        let suggested = || rule.suggested_text.as_deref().map(|text| words.fill(text));
        Ok(Flag {
            rule_id: rule.id.to_string(),
            level: rule.level,
            finding,
            quote: quote.to_owned(),
            quote_range: candidate.range,
            place: None,
            also_at: Vec::new(),
            consequence: Some(words.fill(&rule.consequence)),
            evidence: Some(FlagEvidence { source: rule.citations(), text: rule.source_text() }),
            next_step: Some(words.next_step(rule)),
            suggested_text: candidate.suggested.clone().or_else(suggested),
            reviewer: candidate.reviewer,
            verify_url: String::new(),
        })
    }
}

/// What fills the places in a rule's texts for one clause.
struct Words {
    party: String,
    counter: String,
    quantities: Vec<(&'static str, String)>,
}

impl Words {
    fn new(quote: &str, parties: &Parties, rule: &Rule) -> Words {
        let plain = baihua_quote::folded(quote);
        let mentions = parties.mentions(&plain);
        let named = |side: Side| {
            // A clause on 乙方 may speak of 客户 as well; the name that the whole document uses is the one meant.
            let here: Vec<&str> = mentions.iter().filter(|m| m.side == side).map(|m| &plain[m.start..m.end]).collect();
            let usual = parties.name(side);
            let meant = usual.filter(|usual| here.contains(usual)).or(here.first().copied()).or(usual);
            meant.map(str::to_owned)
        };
        let chars: Vec<char> = plain.chars().collect();
        let mut held: Vec<(&'static str, String)> = Vec::new();
        for quantity in quantities(&chars) {
            let place = match quantity.kind {
                Kind::Money(..) => "amount",
                Kind::Percent(_) => "percent",
                Kind::Multiple(_) => "multiple",
                Kind::Span(_) => "duration",
                Kind::Date(_) => "date",
                Kind::Count(_) => "count",
            };
            if !held.iter().any(|(known, _)| *known == place) {
                held.push((place, chars[quantity.start..quantity.end].iter().collect()));
            }
        }
        // A document that says 我们 means its drafter; in a report the word would mean whoever wrote the report.
        let counter = named(Side::Counter).filter(|name| !is_first_person(name)).unwrap_or_else(|| match rule.card {
            Card::Policy => "保险公司".to_owned(),
            _ => "对方".to_owned(),
        });
        Words {
            party: named(Side::Reader).filter(|name| !is_first_person(name)).unwrap_or_else(|| hurt_role(rule)),
            counter,
            quantities: held,
        }
    }

    fn fill(&self, text: &str) -> String {
        text.replace("{party}", &self.party).replace("{counter}", &self.counter)
    }

    /// The rule's finding, with those of its details whose quantities stand in the clause.
    fn finding(&self, rule: &Rule) -> String {
        let mut finding = self.fill(&rule.finding);
        for sentence in rule.detail.iter() {
            let mut filled = self.fill(sentence);
            for (place, words) in &self.quantities {
                filled = filled.replace(&format!("{{{place}}}"), words);
            }
            if !filled.contains('{') {
                finding.push_str(&filled);
            }
        }
        finding
    }

    fn next_step(&self, rule: &Rule) -> String {
        format!("{}可以这样跟对方说：“{}”", self.fill(&rule.next_step), self.fill(&rule.say))
    }
}

/// Whether a name means whoever speaks: 我们, 本公司, 我司.
fn is_first_person(name: &str) -> bool {
    name.starts_with('我') || name.starts_with('本')
}

fn hurt_role(rule: &Rule) -> String {
    match rule.hurts.as_ref() {
        "任何一方" | "" => "您".to_owned(),
        role => role.to_owned(),
    }
}
