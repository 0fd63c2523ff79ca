//! What a person looks for first in a policy.

mod benefits;
mod claims;
mod ends;
mod figures;
mod premium;
mod shares;
mod waiting;

use self::{
    benefits::{benefit, benefit_above, benefit_of_paragraph, says_what_is_covered},
    claims::{claim, report, told_below},
    ends::{answers_the_insured, before_it_begins, renewal, term, ways_out},
    figures::{
        FIGURES, figure, is_a_part, is_an_example, is_single, label, row_benefit, says_of_what, whole_of,
        without_taking_off,
    },
    premium::premium,
    waiting::{span_of, waits_again, waits_for},
};
use super::{Said, Scene, below, due, forum, is_conditional, line::Line, roles, table, who, words::Class};
use crate::report::FactTopic;

/// Names of benefits that are told at most.
const BENEFITS: usize = 6;

/// Whose figure it is, which `lead` before its name says: a deductible that nothing names is that of the benefit its paragraph
/// begins with.
fn own_lead(scene: &Scene<'_>, number: usize, topic: FactTopic, lead: String) -> String {
    if topic != FactTopic::Deductible {
        return lead;
    }
    let own = without_taking_off(&lead);
    if own.is_empty() { benefit_of_paragraph(scene, number).unwrap_or_default() } else { own.to_owned() }
}

/// Whether a character only numbers or marks what follows.
pub(super) fn mark(c: char) -> bool {
    c.is_ascii_digit() || "().、:;[]|│/-·".contains(c)
}

pub(super) fn all(scene: &Scene<'_>) -> Vec<Said> {
    // 第一部分 交强险保险单, 第二部分 商业险保险单: two policies on one sheet, of which neither has the premium of both.
    let holds = |words: &[&str]| scene.lines.iter().any(|line| words.iter().any(|word| line.holds(word)));
    let is_of_two_policies =
        holds(&["强制保险单", "交强险保险单", "交强险保单"]) && holds(&["商业险保险单", "商业保险单", "商业险保单"]);
    let mut out = roles::parties(scene);
    out.extend(who::subject(scene));
    out.extend(table::benefits(scene));
    out.extend(due::premium(scene));
    out.extend(forum::disputes(scene));
    let (mut benefits, mut covers) = (0, false);
    let figures = FIGURES.map(|(topic, class)| (topic, class, is_single(scene, class)));
    for (number, line) in scene.lines.iter().enumerate() {
        let add = |out: &mut Vec<Said>, topic, label: &str, value: String, at: usize| {
            out.push(Said::of(topic, label.to_owned(), value, number, at..at + 1));
        };
        // Dots lead to the page of a table of contents.
        if line.says(Class::Dots) {
            continue;
        }
        covers = says_what_is_covered(line).unwrap_or(covers);
        if benefits < BENEFITS
            && covers
            && let Some(name) = benefit(line)
        {
            benefits += 1;
            add(&mut out, FactTopic::Cover, "保什么", name, 0);
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
                    && let lead = own_lead(scene, number, topic, lead)
                    && says_of_what(line, start, is_single, &lead, word)
                {
                    // 其中每人限额20万元 is a part of what stands above.
                    let whole = is_a_part(line).then(|| whole_of(scene, number));
                    if matches!(whole, Some(None)) {
                        continue;
                    }
                    let above = benefit_above(scene, number).filter(|_| ["", "年"].contains(&lead.as_str()));
                    let lead = format!("{}{lead}", above.unwrap_or_default());
                    let benefit =
                        if ["", "每次事故"].contains(&lead.as_str()) { row_benefit(line, start) } else { None };
                    let label = label(&format!("{}{lead}", benefit.unwrap_or_default()), word);
                    let mut said = Said::of(topic, label, value, number, start..start + 1);
                    if let Some((above, whole)) = whole.flatten() {
                        said.value.push_str(&format!("（在{whole}之内）"));
                        // The other parts stand around it.
                        let below = scene.lines[number + 1..].iter().take_while(|line| is_a_part(line));
                        let around = scene.lines[above..number].iter().chain(below.take(2));
                        said.needs = around.map(Line::range).collect();
                    }
                    out.push(said);
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
            let label = waits_for(scene, number, &value).map_or_else(|| "等待期".to_owned(), |of| of + "等待期");
            add(&mut out, FactTopic::Waiting, &label, value, start);
        }
        if let Some((start, value)) = span_of(line, Class::Cooling) {
            add(&mut out, FactTopic::CoolingOff, "犹豫期", value, start);
        }
        if let Some((start, value)) = term(line) {
            add(&mut out, FactTopic::Term, "保险期间", value, start);
        }
        // 本附加险为不保证续保的 says nothing of the contract that it is added to.
        let of_a_rider = || line.holds("本附加") && !scene.is_titled("附加", number);
        if let Some((start, value)) = renewal(line).filter(|_| !of_a_rider()) {
            add(&mut out, FactTopic::Renewal, "续保", value, start);
        }
        let rest: Vec<&Line> = below::below(scene, number).collect();
        if let Some((start, value)) = report(line, &told_below(scene, number)) {
            add(&mut out, FactTopic::Report, "出险后报案", value, start);
        }
        if !line.says(Class::Annuity)
            && let Some((start, value)) = claim(line)
        {
            add(&mut out, FactTopic::Claim, "请求赔付的诉讼时效", value, start);
        }
        if !line.says(Class::Rider)
            && !line.plain.contains("附加")
            && !is_of_two_policies
            && let Some((start, value)) = premium(line)
        {
            add(&mut out, FactTopic::Price, "保险费", value, start);
        }
        if let Some((start, value)) = ways_out(line, &rest).filter(|_| !answers_the_insured(scene, number)) {
            let after = ["犹豫期后", "犹豫期外", "犹豫期满后"].iter().any(|word| line.holds(word));
            add(&mut out, FactTopic::WaysOut, if after { "犹豫期后退保" } else { "退保" }, value, start);
        }
        if let Some((start, value)) = before_it_begins(line) {
            add(&mut out, FactTopic::WaysOut, "保险责任开始前退保", value, start);
        }
    }
    shares::weigh(scene, &mut out);
    claims::weigh(scene, &mut out);
    benefits::weigh(scene, &mut out);
    waiting::weigh(scene, &mut out);
    out
}
