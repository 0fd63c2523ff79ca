//! What the document says, on one page.

use baihua_analyzer::{KeyTerm, Report};
use maud::{Markup, html};

use crate::pages::{Lang, words};

pub(super) fn summary(report: &Report, lang: Lang) -> Markup {
    let terms = &report.meta.key_terms;
    let topics: Vec<(&str, Vec<&KeyTerm>)> = terms.iter().fold(Vec::new(), |mut topics, term| {
        match topics.iter_mut().find(|(topic, _)| *topic == term.topic) {
            Some((_, found)) => found.push(term),
            None => topics.push((&term.topic, vec![term])),
        }
        topics
    });
    html! {
        @if !topics.is_empty() {
            details.terms {
                summary { (lang.pick("逐条白话，", "Clause by clause, ")) (terms.len()) (lang.pick(" 条", "")) }
                p.small { (lang.pick("每条先说白话，再给原文。", "Plain words first, then the document's own.")) }
                @for (topic, found) in topics {
                    section.topic {
                        h3 { (words::topic(topic, lang)) }
                        dl lang=[lang.chinese()] {
                            @for term in found { dt { (term.plain) } dd { (term.quote) } }
                        }
                    }
                }
            }
        }
    }
}
