//! What a person looks for first in a document, and what is not in it.

use std::collections::BTreeSet;

use baihua_analyzer::{Fact, FactTopic, FlagEvidence, Report};
use maud::{Markup, html};

use super::articles::articles;
use crate::pages::Lang;

/// The facts, each with its quote one tap away; what the document does not say is named in one line.
pub(super) fn facts(report: &Report, lang: Lang) -> Markup {
    let (stated, open): (Vec<&Fact>, Vec<&Fact>) = report.meta.facts.iter().partition(|fact| fact.stated);
    let mut shown = BTreeSet::new();
    html! {
        @if !report.meta.facts.is_empty() {
            details.ledger {
                summary {
                    h2 #facts { (lang.pick("这份文件写了什么", "What the document says")) }
                    " " span.count { (stated.len()) (lang.pick(" 项", "")) }
                }
                @for fact in stated {
                    details.fact.who[names_somebody(fact)] {
                        summary lang=[lang.chinese()] { span.label { (fact.label) } span.value { (fact.value) } }
                        @if let Some(quote) = &fact.quote { blockquote lang=[lang.chinese()] { (quote) } }
                        @if let Some(range) = fact.quote_range {
                            p.where data-range={ (range.start()) "-" (range.end()) } { (fact.place.as_deref().unwrap_or_default()) }
                        }
                        (more(fact, &mut shown, lang))
                    }
                }
                @if !open.is_empty() {
                    p.unsaid { b { (lang.pick("没写：", "Not in it: ")) }
                        span lang=[lang.chinese()] { (open.iter().map(|fact| fact.label.as_str()).collect::<Vec<_>>().join("、")) } }
                }
            }
        }
    }
}

/// The other sentences that say more of a fact; one that was `shown` with a fact above is told by its label alone.
fn more(fact: &Fact, shown: &mut BTreeSet<(usize, usize)>, lang: Lang) -> Markup {
    html! {
        @if !fact.more_at.is_empty() {
            p.more { (lang.pick("同一件事还写在：", "The document also says of it:")) }
        }
        @for place in &fact.more_at {
            @let range = (place.quote_range.start(), place.quote_range.end());
            @if shown.insert(range) || place.place.is_none() { blockquote lang=[lang.chinese()] { (place.quote) } }
            p.where data-range={ (range.0) "-" (range.1) } { (place.place.as_deref().unwrap_or_default()) }
        }
    }
}

/// Whether a fact names people or places, which a picture that is sent on leaves out.
fn names_somebody(fact: &Fact) -> bool {
    matches!(fact.topic, FactTopic::Parties | FactTopic::Subject)
}

/// Clauses a fair contract of this kind has and this one does not.
pub(super) fn missing(report: &Report, lang: Lang) -> Markup {
    let missing = &report.meta.missing;
    html! {
        @if !missing.is_empty() {
            section.missing aria-labelledby="missing" {
                h2 #missing { (lang.pick("合同里没写，建议补上的", "Not in the contract, better added")) " " span.count { (missing.len()) (lang.pick(" 项", "")) } }
                @for clause in missing {
                    details.gap {
                        summary lang=[lang.chinese()] { b { (clause.name) } " " span.cost { (clause.why) } }
                        p.step.ask lang=[lang.chinese()] { span.take { (clause.ask) } }
                        (basis(&clause.evidence, lang))
                    }
                }
            }
        }
    }
}

fn basis(evidence: &FlagEvidence, lang: Lang) -> Markup {
    html! {
        details.source {
            summary { (lang.pick("依据：", "Source: ")) span lang=[lang.chinese()] { (evidence.source) } }
            @for article in articles(evidence) {
                div.article lang=[lang.chinese()] { p.cite { (article.citation) } p.text { (article.text) } }
            }
        }
    }
}
