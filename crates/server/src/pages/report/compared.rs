//! What differs from the version before: on the report of a second version, under its verdict.

use baihua_analyzer::{
    ByContext, ChangedClause, Comparison, Difference, MissingClause, Place, Standing, Turn, Wording,
};
use baihua_kb::{Level, builtin};
use maud::{Markup, html};

use super::correction::{parts, woven};
use crate::pages::{Lang, words};

/// The three lists: what is new, what still stands, what was mended; and what else changed.
pub(super) fn compared(comparison: &Comparison, lang: Lang) -> Markup {
    let Comparison { new, standing, mended, by_context, changed, .. } = comparison;
    html! {
        section.compared #compared tabindex="-1" aria-labelledby="compared-title" {
            h2 #compared-title { (lang.pick("和改之前的比", "Compared with the version before")) }
            p.headline lang=[lang.chinese()] { (comparison.headline) }
            @for warning in &comparison.warnings { p.small lang=[lang.chinese()] { (warning) } }
            (group(lang.pick("新增的问题", "New problems"), new, true, |one| difference(one, Side::After, lang)))
            (group(lang.pick("还没改的", "Still standing"), standing, true, |one| stood(one, lang)))
            (group(lang.pick("改好了的", "Mended"), mended, false, |one| difference(one, Side::Before, lang)))
            (group(lang.pick("原文没动，只在其中一份里算作问题，请您看一下", "Same words, a problem in one version only: please look"), by_context, false, |one: &ByContext| difference(&one.problem, Side::Both, lang)))
            (group(lang.pick("其他改动", "Other changes"), changed, false, |one| change(one, lang)))
            (group(lang.pick("补上了的", "Now said"), &comparison.filled, false, |one| said(one, lang)))
            (group(lang.pick("少写了的", "No longer said"), &comparison.left_out, true, |one| said(one, lang)))
        }
    }
}

/// In which version a problem stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Before,
    After,
    Both,
}

fn group<T>(title: &str, of: &[T], open: bool, item: impl Fn(&T) -> Markup) -> Markup {
    html! {
        @if !of.is_empty() {
            details open[open] {
                summary { (title) " " b { (of.len()) } }
                ol.differences { @for one in of { li { (item(one)) } } }
            }
        }
    }
}

fn name(rule: &str, level: Level, lang: Lang) -> Markup {
    html! {
        p { b lang=[lang.chinese()] { (words::rule_name(builtin(), rule)) } " " span.tag.(level.as_str()) { (words::level(level, lang)) } }
    }
}

/// A passage under the word for its version. One of the version at hand can be looked up in the document.
fn passage(what: &str, place: &Place, at_hand: bool, lang: Lang) -> Markup {
    let (start, end) = (place.quote_range.start(), place.quote_range.end());
    let label = place.place.as_deref().unwrap_or_default();
    html! {
        p.small.version { (what) @if !at_hand && !label.is_empty() { " · " span lang=[lang.chinese()] { (label) } } }
        blockquote.quote lang=[lang.chinese()] { (place.quote) }
        @if at_hand { p.where data-range={ (start) "-" (end) } { (label) } }
    }
}

fn before(lang: Lang) -> &'static str {
    lang.pick("原来", "Before")
}

fn after(lang: Lang) -> &'static str {
    lang.pick("现在", "Now")
}

fn difference(one: &Difference, side: Side, lang: Lang) -> Markup {
    let (own, others) = match side {
        Side::Before => (before(lang), after(lang)),
        Side::After => (after(lang), before(lang)),
        Side::Both => (lang.pick("原文", "Words"), ""),
    };
    html! {
        (name(&one.rule_id, one.level, lang))
        (passage(own, &one.clause, side == Side::After, lang))
        @match (&one.other, one.wording) {
            (Some(other), Wording::Changed) => (passage(others, other, side == Side::Before, lang)),
            (_, Wording::Absent) => p.small.version { (others) (lang.pick("：没有这一条", ": no such clause")) },
            _ => {},
        }
        @if side == Side::Before && !one.beside.is_empty() {
            p.small { (lang.pick("同一条里还有：", "In the same clause: "))
                span lang=[lang.chinese()] { (one.beside.iter().map(|rule| words::rule_name(builtin(), rule)).collect::<Vec<_>>().join("、")) } }
        }
    }
}

fn stood(one: &Standing, lang: Lang) -> Markup {
    let turn = match one.turn {
        Turn::Worse => lang.pick("更不利了", "worse"),
        Turn::Better => lang.pick("好了一些，还是问题", "better, and a problem still"),
        Turn::Open => lang.pick("字改了，问题还在", "other words, the same problem"),
        Turn::Same => "",
    };
    html! {
        (name(&one.rule_id, one.level, lang))
        @if one.wording == Wording::Same {
            p.small lang=[lang.chinese()] { (one.after.place.as_deref().unwrap_or_default()) }
        } @else {
            @if !turn.is_empty() { p.turn.(if one.turn == Turn::Worse { "worse" } else { "other" }) { (turn) } }
            (passage(before(lang), &one.before, false, lang))
            (passage(after(lang), &one.after, true, lang))
        }
    }
}

fn change(one: &ChangedClause, lang: Lang) -> Markup {
    let correction =
        one.before.as_ref().and_then(|before| parts(&before.quote, before.quote_range.start(), &one.changes));
    html! {
        @match (&one.before, &one.after, correction) {
            (Some(_), Some(after), Some(parts)) => {
                (woven(&parts, lang))
                p.where data-range={ (after.quote_range.start()) "-" (after.quote_range.end()) } { (after.place.as_deref().unwrap_or_default()) }
            },
            (was, is, _) => {
                @match (was, is) {
                    (None, _) => p.small.version { (lang.pick("多了一条", "Added")) },
                    (_, None) => p.small.version { (lang.pick("删掉了一条", "Struck")) },
                    _ => {},
                }
                @if let Some(was) = was { (passage(before(lang), was, false, lang)) }
                @if let Some(is) = is { (passage(after(lang), is, true, lang)) }
            }
        }
    }
}

fn said(clause: &MissingClause, lang: Lang) -> Markup {
    html! { p lang=[lang.chinese()] { b { (clause.name) } " " span.small { (clause.why) } } }
}
