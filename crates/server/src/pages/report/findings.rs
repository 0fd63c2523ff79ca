//! The findings, grouped by level.

use baihua_analyzer::{Flag, Report};
use baihua_kb::{Card, Level, builtin};
use baihua_text::CharRange;
use maud::{Markup, html};

use super::{
    articles::{Place, Shown, advice, articles},
    picture::percent,
};
use crate::pages::{Lang, words};

pub(super) fn groups(report: &Report, lang: Lang) -> Markup {
    let mut shown = Shown::default();
    let numbered: Vec<(usize, &Flag)> = (1..).zip(&report.flags).collect();
    html! {
        @for level in Level::DESCENDING {
            @let group: Vec<_> = numbered.iter().filter(|(_, flag)| flag.level == level).collect();
            @if !group.is_empty() {
                section.group.(level.as_str()) aria-labelledby={ "group-" (level) } {
                    h2 id={ "group-" (level) } {
                        span.tag { (words::level(level, lang)) } " " (words::group(report.card, level, lang))
                        " " span.count { (group.len()) (lang.pick(" 项", "")) }
                    }
                    @for (number, flag) in group { (finding(report, *number, flag, &mut shown, lang)) }
                }
            }
        }
    }
}

fn finding<'r>(report: &'r Report, number: usize, flag: &'r Flag, shown: &mut Shown<'r>, lang: Lang) -> Markup {
    let earlier = report.flags[..number - 1].iter().position(|other| same_problem(other, flag));
    let repeats = earlier.map(|at| at + 1);
    html! {
        article.finding id={ "f" (number) } data-finding=(number) {
            h3 lang=[lang.chinese()] { span.number { (number) } " " (words::rule_name(builtin(), &flag.rule_id)) }
            blockquote.quote lang=[lang.chinese()] { (flag.quote) }
            p.where { (place(report, flag, lang)) }
            p.plain lang=[lang.chinese()] { (flag.finding) }
            (also_at(report, flag, lang))
            @if let Some(first) = repeats {
                p { a href={ "#f" (first) } {
                    (lang.pick("和第 ", "The same problem as finding ")) (first)
                    (lang.pick(" 项是同一个问题，后果、下一步和依据都在那里", "; consequence, next step and source are there"))
                } }
            }
            @else { (rest(report, number, flag, shown, lang)) }
        }
    }
}

/// What a finding says beyond its problem and its place.
fn rest<'r>(report: &Report, number: usize, flag: &'r Flag, shown: &mut Shown<'r>, lang: Lang) -> Markup {
    let step = flag.next_step.as_deref().map(advice).unwrap_or_default();
    html! {
            @if let Some(consequence) = &flag.consequence {
                @if report.card != Card::Lab {
                    p lang=[lang.chinese()] { b { (lang.pick("可能的后果", "What may come of it")) } " " (consequence) }
                }
            }
            @if !step.todo.is_empty() {
                p.step lang=[lang.chinese()] { b { (lang.pick("下一步", "Next step")) } " " (step.todo) }
            }
            @if !step.ask.is_empty() {
                p { b { (lang.pick("问医生", "Ask the doctor")) } }
                ul lang=[lang.chinese()] { @for question in &step.ask { li { (question) } } }
            }
            @if let Some(say) = step.say {
                (wording(lang.pick("可以这样跟对方说", "A message you can send"), say, lang))
            }
            @if let Some(text) = &flag.suggested_text {
                (wording(lang.pick("更公平的写法", "A fairer wording"), text, lang))
            }
            (source(number, flag, shown, lang))
    }
}

/// Everything that is asked for in one message.
pub(super) fn message(report: &Report, lang: Lang) -> Markup {
    html! {
        @if let Some(message) = &report.meta.message {
            section.message aria-labelledby="message" {
                h2 #message { (lang.pick("一次说清：发给对方的话", "All of it in one message to the other side")) }
                (wording(lang.pick("可以直接复制", "Ready to copy"), message, lang))
            }
        }
    }
}

/// Whether two findings differ only in their quotes.
fn same_problem(one: &Flag, other: &Flag) -> bool {
    one.rule_id == other.rule_id
        && one.finding == other.finding
        && one.consequence == other.consequence
        && one.next_step == other.next_step
        && one.suggested_text == other.suggested_text
        && one.evidence == other.evidence
}

/// The names of the most serious findings, each once, as a summary.
pub(super) fn first(report: &Report, lang: Lang) -> Markup {
    /// As many as are read at a glance.
    const GLANCE: usize = 6;
    let mut names: Vec<(usize, String)> = Vec::new();
    for (number, flag) in (1..).zip(&report.flags) {
        let name = words::rule_name(builtin(), &flag.rule_id);
        if names.len() < GLANCE && names.iter().all(|(_, known)| *known != name) {
            names.push((number, name));
        }
    }
    html! {
        @if report.flags.len() > 2 {
            nav.first aria-labelledby="first" {
                p #first { b { (lang.pick("先看这几处", "Look at these first")) } }
                ol lang=[lang.chinese()] { @for (number, name) in names { li { a href={ "#f" (number) } { (name) } } } }
            }
        }
    }
}

/// Words to take along; where scripts run, a button copies them.
fn wording(name: &str, text: &str, lang: Lang) -> Markup {
    html! {
        details.wording {
            summary { (name) }
            p.take lang=[lang.chinese()] { (text) }
        }
    }
}

/// Articles whose words stand under a finding; the most specific come first, and the rule's page has them all.
const IN_FULL: usize = 1;

fn source<'r>(number: usize, flag: &'r Flag, shown: &mut Shown<'r>, lang: Lang) -> Markup {
    let Some(evidence) = &flag.evidence else { return html! {} };
    let articles = articles(evidence);
    let rule = lang.link(&format!("/rules/{}", words::encoded(&flag.rule_id)));
    html! {
        details.source {
            summary {
                (lang.pick("依据：", "Source: "))
                @if let Some(article) = articles.first() { span lang=[lang.chinese()] { (article.citation) } }
                @if articles.len() > 1 { (lang.pick("等 ", " and others, ")) (articles.len()) (lang.pick(" 条", " articles")) }
            }
            @for (at, article) in articles.into_iter().enumerate() {
                @match shown.place(article, number, at < IN_FULL) {
                    Place::Here => div.article lang=[lang.chinese()] {
                        p.cite { (article.citation) }
                        p.text { (article.text) }
                    },
                    // The script puts the words here as well when the reader unfolds the source.
                    Place::Finding(first) => p.again {
                        span lang=[lang.chinese()] { (article.citation) } " — "
                        a href={ "#f" (first) } { (lang.pick("原文见第 ", "words under finding ")) (first) (lang.pick(" 项", "")) }
                    },
                    Place::Rule => p.again {
                        span lang=[lang.chinese()] { (article.citation) } " — "
                        a href=(&rule) { (lang.pick("原文见规则页", "words on the rule's page")) }
                    },
                }
            }
            p.small {
                a href=(rule) {
                    (lang.pick("规则 ", "Rule ")) (flag.rule_id)
                }
                " · " (lang.pick("由", "found by ")) (words::reviewer(flag.reviewer, lang)) (lang.pick("发现", ""))
            }
        }
    }
}

/// The other places of which the finding says the same, folded.
fn also_at(report: &Report, flag: &Flag, lang: Lang) -> Markup {
    html! {
        @if !flag.also_at.is_empty() {
            details.also {
                summary { (lang.pick("同样的问题还有 ", "The same in ")) (flag.also_at.len()) (lang.pick(" 处", " more places")) }
                @for other in &flag.also_at {
                    blockquote.quote lang=[lang.chinese()] { (other.quote) }
                    p.where { (stands(report, other.place.as_deref(), other.quote_range, lang)) }
                }
            }
        }
    }
}

fn place(report: &Report, flag: &Flag, lang: Lang) -> String {
    stands(report, flag.place.as_deref(), flag.quote_range, lang)
}

/// Where words stand: the document's own label where it has one, and how far into it.
fn stands(report: &Report, label: Option<&str>, range: CharRange, lang: Lang) -> String {
    let (start, end) = (range.start(), range.end());
    let share = percent(start, report.meta.coverage.characters);
    let label = label.map(|label| format!("{label} · ")).unwrap_or_default();
    match lang {
        Lang::Zh => format!("{label}在全文 {share}% 处，第 {} 到 {end} 字", start + 1),
        Lang::En => format!("{label}{share}% into the document, characters {} to {end}", start + 1),
    }
}
