//! What a finding's texts hold: the articles of its source, and the words to say in its next step.

use std::collections::HashMap;

use baihua_analyzer::FlagEvidence;

/// One article: its citation and its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Article<'a> {
    pub(super) citation: &'a str,
    pub(super) text: &'a str,
}

/// The articles of `evidence`, as `Rule::source_text` joins them; a text that is joined otherwise is one article.
pub(super) fn articles(evidence: &FlagEvidence) -> Vec<Article<'_>> {
    let whole = vec![Article { citation: &evidence.source, text: &evidence.text }];
    let citations: Vec<&str> = evidence.source.split('；').collect();
    if citations.len() < 2 {
        return whole;
    }
    let mut rest = evidence.text.as_str();
    let mut found = Vec::new();
    for (n, citation) in citations.iter().enumerate() {
        let Some(body) = rest.strip_prefix(citation).and_then(|rest| rest.strip_prefix('\n')) else { return whole };
        let end = match citations.get(n + 1) {
            Some(next) => match body.find(&format!("\n\n{next}\n")) {
                Some(end) => end,
                None => return whole,
            },
            None => body.len(),
        };
        found.push(Article { citation, text: &body[..end] });
        rest = body[end..].trim_start_matches('\n');
    }
    found
}

/// Where the words of an article stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// In this finding.
    Here,
    /// In the finding with this number.
    Finding(usize),
    /// On the page of the rule.
    Rule,
}

/// Which finding shows an article's words. Each article's words stand on a page once, so that a report on many findings
/// stays light; later findings point to the first.
#[derive(Default)]
pub(super) struct Shown<'a>(HashMap<Article<'a>, usize>);

impl<'a> Shown<'a> {
    /// Where the words of `article` stand, which finding `number` cites; `important` ones stand on the page.
    pub(super) fn place(&mut self, article: Article<'a>, number: usize, important: bool) -> Place {
        match self.0.get(&article) {
            Some(first) if *first == number => Place::Here,
            Some(first) => Place::Finding(*first),
            None if important => {
                self.0.insert(article, number);
                Place::Here
            }
            None => Place::Rule,
        }
    }
}

/// A next step in its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::pages) struct Advice<'a> {
    /// What to do.
    pub(in crate::pages) todo: &'a str,
    /// A message to the other side, ready to be sent.
    pub(in crate::pages) say: Option<&'a str>,
    /// Questions for the doctor.
    pub(in crate::pages) ask: Vec<&'a str>,
}

/// The parts of `next_step`; a step of another form is all `todo`.
pub(in crate::pages) fn advice(next_step: &str) -> Advice<'_> {
    const SAY: &str = "可以这样跟对方说：“";
    const ASK: &str = "看医生时可以问：";
    if let Some((todo, say)) = next_step.split_once(SAY)
        && let Some(say) = say.strip_suffix('”')
    {
        return Advice { todo, say: Some(say), ask: Vec::new() };
    }
    if let Some((todo, questions)) = next_step.split_once(ASK) {
        let mut ask = Vec::new();
        let mut rest = questions.strip_prefix("1. ");
        for next in 2.. {
            let Some(question) = rest else { break };
            match question.split_once(&format!("{next}. ")) {
                Some((question, more)) => {
                    ask.push(question.trim());
                    rest = Some(more);
                }
                None => {
                    ask.push(question.trim());
                    break;
                }
            }
        }
        if !ask.is_empty() {
            return Advice { todo, say: None, ask };
        }
    }
    Advice { todo: next_step, ..Advice::default() }
}

#[cfg(test)]
mod tests {
    use baihua_analyzer::FlagEvidence;
    use baihua_kb::{Card, builtin};

    use super::{Advice, advice, articles};

    #[test]
    fn every_rule_s_source_comes_apart_into_its_articles() {
        for rule in builtin().rules(Card::Contract).iter().chain(builtin().rules(Card::Policy)) {
            let evidence = FlagEvidence::of(&rule.sources());
            let found = articles(&evidence);
            assert_eq!(found.len(), rule.evidence.len().max(1), "{}", rule.id);
            for (article, expected) in found.iter().zip(rule.evidence.iter()) {
                assert_eq!((article.citation, article.text), (&*expected.citation(), &*expected.text), "{}", rule.id);
            }
        }
    }

    #[test]
    fn a_source_joined_otherwise_stays_whole() {
        let evidence = FlagEvidence { source: "甲；乙".to_owned(), text: "丙".to_owned() };
        assert_eq!(articles(&evidence).len(), 1);
    }

    #[test]
    fn next_steps_come_apart() {
        let cases = [
            ("先问清楚。", Advice { todo: "先问清楚。", ..Advice::default() }),
            ("先问。可以这样跟对方说：“您好。”", Advice { todo: "先问。", say: Some("您好。"), ask: vec![] }),
            ("看医生时可以问：1. 甲？2. 乙？", Advice { todo: "", say: None, ask: vec!["甲？", "乙？"] }),
            ("看医生时可以问：甲？", Advice { todo: "看医生时可以问：甲？", ..Advice::default() }),
            ("可以这样跟对方说：“半句", Advice { todo: "可以这样跟对方说：“半句", ..Advice::default() }),
        ];
        for (step, parts) in cases {
            assert_eq!(advice(step), parts, "{step}");
        }
    }
}
