//! The problems of a contract or policy: a line each, and behind it what it means, what to ask for, the quote, the source.

use baihua_analyzer::{Flag, Report};
use baihua_kb::{Card, Level};
use maud::{Markup, html};

use super::{
    articles::{Place, Shown, advice, articles},
    correction::correction,
    problems::{Problem, Spot},
};
use crate::pages::{Lang, phone::linked, words};

/// Problems that stand open when the page is opened.
const OPEN: usize = 3;

/// Every problem as a line that unfolds, with a bar to narrow them to a level. The bar works without scripts.
pub(super) fn list(report: &Report, problems: &[Problem<'_>], lang: Lang) -> Markup {
    let mut shown = Shown::default();
    html! {
        @if !problems.is_empty() {
            section.problems #problems aria-labelledby="problems-title" {
                h2 #problems-title { (heading(report.card, lang)) " " span.count #left role="status" {} }
                (filter(problems, lang))
                @for problem in problems { (item(report, problem, &mut shown, lang)) }
            }
        }
    }
}

fn heading(card: Card, lang: Lang) -> &'static str {
    match card {
        Card::Contract => lang.pick("要留意的问题", "What to look at"),
        Card::Policy => lang.pick("要弄清楚的问题", "What to clear up"),
        Card::Lab => lang.pick("其他要留意的", "Also to look at"),
    }
}

fn filter(problems: &[Problem<'_>], lang: Lang) -> Markup {
    let count = |level| problems.iter().filter(|problem| problem.level() == level).count();
    html! {
        div.sieve role="group" aria-label=(lang.pick("按等级筛选", "Narrow by level")) {
            label { input #all type="radio" name="sieve" value="all" checked; span { (lang.pick("全部", "All")) " " b { (problems.len()) } } }
            @for level in Level::DESCENDING {
                @let number = count(level);
                @if number > 0 {
                    label.(level.as_str()) { input type="radio" name="sieve" value=(level); span { (words::level(level, lang)) " " b { (number) } } }
                }
            }
            button #unfold type="button" hidden { (lang.pick("展开全部", "Unfold all")) }
        }
    }
}

fn item<'r>(report: &Report, problem: &Problem<'r>, shown: &mut Shown<'r>, lang: Lang) -> Markup {
    let number = problem.number;
    let spots = problem.spots();
    html! {
        details.problem.(problem.level().as_str()) #{ "f" (number) } data-problem=(number) open[number <= OPEN] {
            summary {
                span.number { (number) }
                h3 lang=[lang.chinese()] { (problem.name()) }
                span.sub lang=[lang.chinese()] { span.cost { (problem.cost()) } span.label { (label(&spots, lang)) } }
                span.tag.(problem.level().as_str()) { (words::level(problem.level(), lang)) }
            }
            div.body {
                (body(report, problem, &spots, shown, lang))
                // The script puts buttons here to note what came of it; the room for them is kept, so that nothing moves.
                div.triage {}
            }
        }
    }
}

/// The label of the first place, and how many more there are.
fn label(spots: &[Spot<'_>], lang: Lang) -> String {
    let first = spots.first().and_then(|spot| spot.label).unwrap_or_default();
    match (lang, spots.len()) {
        (_, 0 | 1) => first.to_owned(),
        (Lang::Zh, count) if first.is_empty() => format!("{count} 处"),
        (Lang::Zh, count) => format!("{first} 等 {count} 处"),
        (Lang::En, count) if first.is_empty() => format!("{count} places"),
        (Lang::En, count) => format!("{first} and {} more", count - 1),
    }
}

/// What stands behind a problem's line.
pub(super) fn body<'r>(
    report: &Report,
    problem: &Problem<'r>,
    spots: &[Spot<'r>],
    shown: &mut Shown<'r>,
    lang: Lang,
) -> Markup {
    let lead = problem.lead();
    let step = lead.next_step.as_deref().map(advice).unwrap_or_default();
    // The line above holds the first sentence of the consequence.
    let rest = lead.consequence.as_deref().map(|text| text.strip_prefix(problem.cost()).unwrap_or(text));
    let (first, others) = spots.split_at(spots.len().min(1));
    html! {
        p.plain lang=[lang.chinese()] { (lead.finding) @if report.card != Card::Lab { (rest.unwrap_or_default()) } }
        @match step.say {
            Some(say) => p.step.ask lang=[lang.chinese()] { b { (lang.pick("可以这样说：", "Ask: ")) } span.take { (say) } },
            None => @if !step.todo.is_empty() { p.step.ask lang=[lang.chinese()] { b { (lang.pick("下一步：", "Next: ")) } (linked(step.todo)) } },
        }
        @for spot in first { (place(report, spot, lang)) }
        @if !others.is_empty() {
            details.also {
                summary { (lang.pick("另有 ", "Also in ")) (others.len()) (lang.pick(" 处", " more places"))
                    @let labels = labels(others);
                    @if !labels.is_empty() { (lang.pick("：", ": ")) span lang=[lang.chinese()] { (labels) } } }
                @for spot in others { (place(report, spot, lang)) }
            }
        }
        @if step.say.is_some() && !step.todo.is_empty() || lead.suggested_text.is_some() {
            details.more {
                summary { (more(lead, lang)) }
                @if step.say.is_some() { p.todo lang=[lang.chinese()] { (linked(step.todo)) } }
                @for flag in corrected(spots) { (correction(flag, lang)) }
            }
        }
        (source(problem.number, lead, shown, lang))
    }
}

/// The findings of `spots` whose corrections differ.
fn corrected<'r>(spots: &[Spot<'r>]) -> Vec<&'r Flag> {
    let mut seen: Vec<&'r Flag> = Vec::new();
    for flag in spots.iter().filter_map(|spot| spot.flag) {
        let known = |other: &&Flag| {
            other.suggested_text == flag.suggested_text
                && other.suggested_changes.is_empty()
                && flag.suggested_changes.is_empty()
        };
        if !seen.iter().any(known) {
            seen.push(flag);
        }
    }
    seen
}

fn more(flag: &Flag, lang: Lang) -> &'static str {
    match flag.suggested_text {
        Some(_) => lang.pick("下一步怎么做，怎么改", "What to do, and a fairer wording"),
        None => lang.pick("下一步怎么做", "What to do"),
    }
}

/// A quote with where it stands. A finding of its own keeps its number, so that nothing of the report is lost.
fn place(report: &Report, spot: &Spot<'_>, lang: Lang) -> Markup {
    html! {
        div.spot data-finding=[spot.finding] {
            blockquote.quote lang=[lang.chinese()] { (spot.quote) }
            // The script makes a button of it that opens the document there.
            p.where data-range={ (spot.range.start()) "-" (spot.range.end()) } { (stands(report, spot, lang)) }
        }
    }
}

/// The labels of `spots`, each once.
fn labels(spots: &[Spot<'_>]) -> String {
    let mut labels: Vec<&str> = Vec::new();
    for label in spots.iter().filter_map(|spot| spot.label) {
        if !labels.contains(&label) {
            labels.push(label);
        }
    }
    labels.join("、")
}

/// Where words stand: the document's own label, or about how far into it.
fn stands(report: &Report, spot: &Spot<'_>, lang: Lang) -> String {
    let share = percent(spot.range.start(), report.meta.coverage.characters);
    match (spot.label, lang) {
        (Some(label), _) => label.to_owned(),
        (None, Lang::Zh) => format!("在全文约 {share}% 处"),
        (None, Lang::En) => format!("about {share}% into the document"),
    }
}

/// `part` of `whole` in full percent, rounded down; 0 of nothing.
fn percent(part: usize, whole: usize) -> usize {
    (part.min(whole) * 100).checked_div(whole).unwrap_or(0)
}

/// Everything that is asked for in one message.
pub(super) fn message(report: &Report, lang: Lang) -> Markup {
    html! {
        @if let Some(message) = &report.meta.message {
            section.message aria-labelledby="message" {
                h2 #message { (lang.pick("发给对方的话", "A message to the other side")) }
                // The script puts a box before each point and makes the text of those that are ticked.
                p.take #message-text tabindex="0" lang=[lang.chinese()] { (message) }
            }
        }
    }
}

/// Articles whose words stand under a finding; the most specific come first, and the rule's page has them all.
const IN_FULL: usize = 1;
/// Problems whose articles stand on the page; those of later ones are a tap away, so that a long report stays light.
const WITH_ARTICLES: usize = 20;

pub(super) fn source<'r>(number: usize, flag: &'r Flag, shown: &mut Shown<'r>, lang: Lang) -> Markup {
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
                @match shown.place(article, number, at < IN_FULL && number <= WITH_ARTICLES) {
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
                a href=(rule) { (lang.pick("规则 ", "Rule ")) (flag.rule_id) }
                " · " (lang.pick("由", "found by ")) (words::reviewer(flag.reviewer, lang)) (lang.pick("发现", ""))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::percent;

    #[test]
    fn shares_stay_within_the_whole() {
        for (part, whole, share) in [(0, 0, 0), (5, 10, 50), (10, 10, 100), (11, 10, 100), (1, 3, 33)] {
            assert_eq!(percent(part, whole), share);
        }
    }
}
