//! What a person looks for first in a policy.

mod benefits;
mod claims;
mod ends;
mod figures;
mod premium;
mod shares;
mod waiting;

use self::{
    benefits::{benefit, benefit_above, says_what_is_covered},
    claims::{claim, report, told_below},
    ends::{before_it_begins, renewal, term, ways_out},
    figures::{FIGURES, figure, is_an_example, is_single, label, row_benefit, says_of_what},
    premium::premium,
    waiting::{span_of, waits_again},
};
use super::{Said, Scene, below, due, forum, is_conditional, line::Line, roles, table, who, words::Class};
use crate::report::FactTopic;

/// Names of benefits that are told at most.
const BENEFITS: usize = 6;

/// Whether a character only numbers or marks what follows.
pub(super) fn mark(c: char) -> bool {
    c.is_ascii_digit() || "().、:;[]|│/-·".contains(c)
}

pub(super) fn all(scene: &Scene<'_>) -> Vec<Said> {
    let mut out = roles::parties(scene);
    out.extend(who::subject(scene));
    out.extend(table::benefits(scene));
    out.extend(due::premium(scene));
    out.extend(forum::disputes(scene));
    let (mut benefits, mut covers) = (0, false);
    let figures = FIGURES.map(|(topic, class)| (topic, class, is_single(scene, class)));
    for (number, line) in scene.lines.iter().enumerate() {
        // Dots lead to the page of a table of contents.
        if line.says(Class::Dots) {
            continue;
        }
        let mut add = |topic, label: &str, value: String, at: usize| {
            out.push(Said::of(topic, label.to_owned(), value, number, at..at + 1));
        };
        covers = says_what_is_covered(line).unwrap_or(covers);
        if benefits < BENEFITS
            && covers
            && let Some(name) = benefit(line)
        {
            benefits += 1;
            add(FactTopic::Cover, "保什么", name, 0);
        }
        for (topic, class, is_single) in figures {
            for (start, end, word) in line.named(class) {
                if !is_conditional(line, start)
                    && !line.says(Class::NotInsured)
                    && !is_an_example(line, start)
                    && !line.says(Class::Falling)
                    && !line.text(start.saturating_sub(1), start).contains(['无', '免'])
                    && !word.starts_with('无')
                    && let Some((lead, value)) = figure(line, start, end, topic)
                    && says_of_what(line, start, is_single, &lead, word)
                {
                    let above = benefit_above(scene, number).filter(|_| ["", "年"].contains(&lead.as_str()));
                    let lead = format!("{}{lead}", above.unwrap_or_default());
                    let benefit =
                        if ["", "每次事故"].contains(&lead.as_str()) { row_benefit(line, start) } else { None };
                    add(topic, &label(&format!("{}{lead}", benefit.unwrap_or_default()), word), value, start);
                }
            }
        }
        // 猝死：…；等待期30天: it is that of what the same line tells before.
        let above = number.checked_sub(1).map(|above| &scene.lines[above]);
        let of_some = above.is_some_and(|above| above.plain.ends_with(';') && above.says(Class::WaitingOfSome));
        if !waits_again(line)
            && !of_some
            && let Some((start, value)) = span_of(line, Class::Waiting)
        {
            add(FactTopic::Waiting, "等待期", value, start);
        }
        if let Some((start, value)) = span_of(line, Class::Cooling) {
            add(FactTopic::CoolingOff, "犹豫期", value, start);
        }
        if let Some((start, value)) = term(line) {
            add(FactTopic::Term, "保险期间", value, start);
        }
        if let Some((start, value)) = renewal(line) {
            add(FactTopic::Renewal, "续保", value, start);
        }
        let rest: Vec<&Line> = below::below(scene, number).collect();
        if let Some((start, value)) = report(line, &told_below(scene, number)) {
            add(FactTopic::Report, "出险后报案", value, start);
        }
        if !line.says(Class::Annuity)
            && let Some((start, value)) = claim(line)
        {
            add(FactTopic::Claim, "请求赔付的诉讼时效", value, start);
        }
        if !line.says(Class::Rider)
            && !line.plain.contains("附加")
            && let Some((start, value)) = premium(line)
        {
            add(FactTopic::Price, "保险费", value, start);
        }
        if let Some((start, value)) = ways_out(line, &rest) {
            let after = ["犹豫期后", "犹豫期外", "犹豫期满后"].iter().any(|word| line.holds(word));
            add(FactTopic::WaysOut, if after { "犹豫期后退保" } else { "退保" }, value, start);
        }
        if let Some((start, value)) = before_it_begins(line) {
            add(FactTopic::WaysOut, "保险责任开始前退保", value, start);
        }
    }
    shares::weigh(scene, &mut out);
    claims::weigh(scene, &mut out);
    benefits::weigh(scene, &mut out);
    waiting::weigh(scene, &mut out);
    out
}
