//! From remarks to findings: the words are the document's, everything else is the rule's.

use baihua_kb::{Capacity, Card, Entry, Kb, Occasion, Rule, RuleText};
use baihua_text::{CharIndex, CharRange};

use crate::{
    candidate::Candidate,
    clause::party::Called,
    mend::Mender,
    message::SAY,
    outline::Outline,
    read::characters::{OnDemand, Remembered, Searched},
    report::{Flag, FlagEvidence},
    suggestion::{Replaced, Surroundings},
};

/// Why a candidate did not become a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dropped {
    /// Its words do not stand in the document.
    QuoteNotFound,
    /// Its rule is not in the knowledge base.
    UnknownRule,
    /// Its sentence would say of one side what the clause says of the other.
    Turned,
}

impl Dropped {
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Dropped::QuoteNotFound => "quote_not_found",
            Dropped::UnknownRule => "unknown_rule",
            Dropped::Turned => "direction_turned",
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
    /// In what capacity the reader acts, where the document tells.
    pub(crate) reader: Option<Capacity>,
    /// Where each clause stands.
    pub(crate) outline: &'a Outline,
    /// The document, folded.
    pub(crate) folded: Remembered<'a>,
    /// Makes fairer wordings of clauses.
    pub(crate) mender: &'a Mender<'a>,
    /// What a fairer wording must agree with.
    pub(crate) surroundings: Surroundings<'a>,
}

/// A candidate whose words stand in the document, beside its rule.
struct Found<'a> {
    rule: &'a Rule,
    quote: &'a str,
    /// What the texts call the side that is hurt, and the other one.
    party: String,
    counter: String,
}

impl Found<'_> {
    /// A text of the rule with the names of both sides.
    fn filled(&self, text: &str) -> String {
        filled(text, &self.party, &self.counter)
    }

    /// What the rule says on this occasion.
    fn said(&self, text: RuleText, occasion: &Occasion<'_>) -> Option<String> {
        self.rule.said(text, occasion).map(|said| self.filled(&said))
    }
}

impl<'a> Resolver<'a> {
    /// The finding about a candidate, its fairer wording apart: that is made of those findings alone that are shown.
    pub(crate) fn flag(&self, candidate: &Candidate) -> Result<Flag, Dropped> {
        let found = self.found(candidate)?;
        Ok(self.with_occasion(candidate, &found, |occasion| {
            let said = |text: RuleText| found.said(text, occasion);
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
            let consequence = said(RuleText::Consequence);
            let told = [finding.as_str(), consequence.as_deref().unwrap_or_default(), &next_step];
            let evidence = FlagEvidence::of(&found.rule.sources_of(&told, occasion));
            Flag {
                rule_id: found.rule.id.to_string(),
                level: found.rule.level,
                finding,
                quote: found.quote.to_owned(),
                quote_range: candidate.range,
                place: None,
                also_at: Vec::new(),
                consequence,
                evidence: Some(evidence),
                next_step: Some(next_step),
                suggested_text: None,
                suggested_changes: Vec::new(),
                reviewer: candidate.reviewer,
                verify_url: None,
            }
        }))
    }

    /// The fairer wording of a candidate's clause; `None` where there is none to be had.
    pub(crate) fn suggested(&self, candidate: &Candidate) -> Option<String> {
        let found = self.found(candidate).ok()?;
        let quote = found.quote;
        if let Some(computed) = &candidate.suggested {
            return self.surroundings.computed(computed, quote);
        }
        let place = Replaced {
            quote,
            range: candidate.range,
            is_item: self.outline.is_item(candidate.range),
            is_part: self.is_part(quote, candidate.range) || self.outline.is_list(candidate.range),
        };
        let (party, counter) = (&found.party, &found.counter);
        self.with_occasion(candidate, &found, |occasion| {
            let own = || found.said(RuleText::SuggestedText, occasion);
            match self.mender.mended(quote, found.rule, occasion, |text| found.filled(text)) {
                Some(mended) => {
                    let own = if mended.adds { own() } else { None };
                    self.surroundings.corrected(&mended.text, own, party, counter, &place)
                }
                None => own().and_then(|suggested| self.surroundings.fit(suggested, party, counter, &place)),
            }
        })
    }

    fn found(&self, candidate: &Candidate) -> Result<Found<'a>, Dropped> {
        let quote = self.index.slice(self.text, candidate.range).filter(|quote| !quote.is_empty());
        let quote = quote.ok_or(Dropped::QuoteNotFound)?;
        let Some(Entry::Rule(rule)) = self.kb.lookup(&candidate.rule) else { return Err(Dropped::UnknownRule) };
        let (party, counter) = self.sides(candidate, rule);
        Ok(Found { rule, quote, party, counter })
    }

    fn with_occasion<T>(&self, candidate: &Candidate, found: &Found<'_>, work: impl FnOnce(&Occasion<'_>) -> T) -> T {
        let clause = Searched::new(baihua_quote::folded(found.quote));
        let near = OnDemand::new(|| Searched::new(self.outline.near(candidate.range, self.text, self.index)));
        let article = OnDemand::new(|| Searched::new(self.outline.article(candidate.range, self.text, self.index)));
        work(&Occasion {
            clause: &clause,
            near: &near,
            article: &article,
            document: &self.folded,
            families: self.families,
            made_by: candidate.made_by.as_deref(),
            reader: self.reader,
        })
    }

    /// Whether a sentence goes on before or behind the quote.
    fn is_part(&self, quote: &str, range: CharRange) -> bool {
        /// How many blanks and breaks of torn lines are passed over.
        const NEAR: usize = 8;
        let slice =
            |from: usize, to: usize| CharRange::new(from, to).and_then(|range| self.index.slice(self.text, range));
        let (from, to) = (range.start(), range.end());
        let before = slice(from.saturating_sub(NEAR), from).unwrap_or_default();
        let behind = (1..=NEAR).rev().find_map(|more| slice(to, to + more)).unwrap_or_default();
        goes_on(before, quote, behind)
    }

    /// What the texts call the side that is hurt, and the other one.
    fn sides(&self, candidate: &Candidate, rule: &Rule) -> (String, String) {
        let (reader, drafter) = self.names.within(candidate.range);
        let (drafter, other) = match rule.card {
            // Whoever else a clause of a policy names, the insurer decides and pays.
            Card::Policy => (drafter.filter(|name| name.contains("保险")), "保险公司"),
            _ => (drafter, "对方"),
        };
        (reader.unwrap_or("您").to_owned(), drafter.unwrap_or(other).to_owned())
    }
}

/// A rule's text with what the two sides are called where it leaves their names open.
fn filled(text: &str, party: &str, counter: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('{') {
        out.push_str(before);
        let (name, after) = match (behind.strip_prefix("party}"), behind.strip_prefix("counter}")) {
            (Some(after), _) => (party, after),
            (_, Some(after)) => (counter, after),
            _ => ("{", behind),
        };
        out.push_str(name);
        rest = after;
    }
    out.push_str(rest);
    out
}

/// Whether one sentence runs through the edges of a quote, between the characters `before` and `behind` it.
fn goes_on(before: &str, quote: &str, behind: &str) -> bool {
    const COMMAS: [char; 3] = ['，', ',', '、'];
    // A colon before a quote ends a lead-in; one behind it opens a list that belongs to the quote.
    const OPENS: char = '：';
    let (before, behind) = (before.trim_end(), behind.trim_start());
    before.ends_with(COMMAS) && !ends_with_a_label(before)
        || quote.ends_with(COMMAS)
        || quote.ends_with(OPENS)
        || behind.starts_with(COMMAS)
        || behind.starts_with(OPENS)
}

/// Whether a label ends here, which begins a sentence and its line: 7、 or 1.2、 or 一、.
fn ends_with_a_label(before: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or_default().trim_start();
    let number = line.strip_suffix('、').unwrap_or_default();
    let is_of_number = |c: char| c.is_ascii_digit() || "一二三四五六七八九十.".contains(c);
    !number.is_empty() && number.chars().all(is_of_number)
}

#[cfg(test)]
mod tests {
    use super::{filled, goes_on};

    #[test]
    fn names_stand_where_a_text_leaves_them_open() {
        assert_eq!(filled("{party}可以拒绝{counter}的{clause}{", "乙方", "甲方"), "乙方可以拒绝甲方的{clause}{");
        assert_eq!(filled("押金不退。", "乙方", "甲方"), "押金不退。");
    }

    #[test]
    fn a_sentence_goes_on_over_a_comma() {
        for (before, quote, behind, expected) in [
            ("。", "押金不退。", "乙", false),
            ("，", "押金不退。", "", true),
            ("。", "押金不退", "，", true),
            ("", "押金不退，", "乙", true),
            ("：", "押金不退。", "", false),
            ("", "押金按下列办法退：", "", true),
            ("搬走的，\n", "押金不退。", "", true),
            ("。", "押金不退", "\n，也不抵", true),
            ("期。\n7、", "押金不退。", "", false),
            ("\n1.2、", "押金不退。", "", false),
            ("\n  十一、", "押金不退。", "", false),
            ("租金、", "押金不退。", "", true),
            ("第二、", "押金不退。", "", true),
            ("", "", "", false),
        ] {
            assert_eq!(goes_on(before, quote, behind), expected, "{before}|{quote}|{behind}");
        }
    }
}
