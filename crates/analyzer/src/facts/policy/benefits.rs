//! What is covered.

use std::collections::BTreeSet;

use super::mark;
use crate::{
    facts::{Said, Scene, is_ideograph, line::Line},
    read::quantity::{Kind, Quantity},
    report::FactTopic,
};

/// Takes out what is covered where it is told in part.
pub(super) fn weigh(scene: &Scene<'_>, out: &mut Vec<Said>) {
    // The only benefit that stands as a title, beside sums of several in a table, is not what is covered.
    if covers_several(scene) && out.iter().filter(|said| said.topic == FactTopic::Cover).count() == 1 {
        out.retain(|said| said.topic != FactTopic::Cover);
    }
    // One title of several in a list is not all that is covered.
    let covers: Vec<usize> = out.iter().filter(|said| said.topic == FactTopic::Cover).map(|said| said.line).collect();
    if let [one] = covers[..]
        && is_one_of_a_list(scene, one)
    {
        out.retain(|said| said.topic != FactTopic::Cover);
    }
    // Nor is a rider alone.
    if out.iter().filter(|said| said.topic == FactTopic::Cover).all(|said| said.value.starts_with("附加")) {
        out.retain(|said| said.topic != FactTopic::Cover);
    }
}

/// Whether what a line and those behind it tell is covered, or is not; `None` where its titles do not say.
pub(super) fn says_what_is_covered(line: &Line) -> Option<bool> {
    let titles = || line.headings.iter().chain([&line.title]);
    let titled = |words: &[&str]| titles().any(|title| words.iter().any(|word| title.contains(word)));
    match (titled(&NOT_COVERED), titled(&COVERED) || line.plain.starts_with("保险责任")) {
        (true, _) => Some(false),
        (false, true) => Some(true),
        (false, false) => None,
    }
}

/// Titles of what is insured, and of what is not.
const COVERED: [&str; 6] = ["保险责任", "保障责任", "保什么", "保障内容", "保障项目", "保障范围"];

const NOT_COVERED: [&str; 8] = ["免除", "除外", "释义", "不保障", "不承担", "不保", "不赔", "申请"];

/// A benefit that stands as a title: 住院医疗保险金.
pub(super) fn benefit(line: &Line) -> Option<String> {
    let own = line.plain.trim_end_matches(['.', ':', ';', ',']);
    [without_label(own), without_label(&line.title)].into_iter().find(|name| is_benefit(name)).map(str::to_owned)
}

/// A title without the numbers before it: 一般身故保险金 of （一）一般身故保险金.
fn without_label(title: &str) -> &str {
    let title = title.trim_start_matches(|c: char| c.is_ascii_digit() || "().、[]▎▍■◆●★·".contains(c));
    let behind = title.trim_start_matches(|c: char| "一二三四五六七八九十".contains(c));
    let is_label = behind.len() < title.len() && behind.starts_with(['、', '.', ')']);
    if is_label { without_label(behind) } else { title }
}

/// Whether a title names a benefit.
pub(super) fn is_benefit(name: &str) -> bool {
    let ends = ["保险金", "津贴", "保险责任", "年金", "满期金"].iter().any(|end| name.ends_with(end));
    let plain = !name.contains([',', '.', ':', '(', '"', '我', '本', '为', '按', '给', '、', '和', '的', '领', '何']);
    let general = ["保险责任", "基本", "可选", "必选", "保障责任", "申请", "受益", "领取"]
        .iter()
        .any(|word| name.starts_with(word) || name.contains("申请"));
    (4..=16).contains(&name.chars().count()) && ends && plain && !general && name != "保险金"
}

/// The benefit that the sentence names before its semicolon: 住院医疗：含床位、手术；年限额150万元.
pub(super) fn benefit_above(scene: &Scene<'_>, number: usize) -> Option<String> {
    const LONGEST_NAME: usize = 12;
    let above = &scene.lines[number.checked_sub(1)?];
    let is_joined = scene.rest_of_sentence(number - 1).next().is_some();
    let (head, _) = above.plain.split_once(':').filter(|_| is_joined)?;
    let name = head.trim_matches(mark);
    let plain = name.chars().all(is_ideograph);
    (plain && (2..=LONGEST_NAME).contains(&name.chars().count())).then(|| name.to_owned())
}

/// The benefit that the paragraph of line `number` begins with, a few sentences up at most: 疾病医疗 of 疾病医疗：…。每次先扣免赔额100元.
pub(super) fn benefit_of_paragraph(scene: &Scene<'_>, number: usize) -> Option<String> {
    const NEAR: usize = 6;
    const LONGEST_NAME: usize = 10;
    const BENEFITS: [&str; 12] =
        ["医疗", "身故", "伤残", "津贴", "猝死", "门诊", "住院", "骨折", "救援", "财产", "伤人", "责任"];
    let own = scene.paragraph(&scene.lines[number]);
    let above = scene.lines[..number].iter().rev().take(NEAR);
    let first = above.take_while(|line| scene.paragraph(line) == own).last()?;
    let (head, _) = first.plain.split_once(':')?;
    let name = head.trim_matches(mark);
    let is_name = (2..=LONGEST_NAME).contains(&name.chars().count()) && name.chars().all(is_ideograph);
    (is_name && BENEFITS.iter().any(|benefit| name.contains(benefit))).then(|| name.to_owned())
}

/// Whether line `number` is an item of a list of which another one says what is paid.
fn is_one_of_a_list(scene: &Scene<'_>, number: usize) -> bool {
    let blocks = &scene.reading.layout.blocks;
    let own = scene.paragraph(&scene.lines[number]);
    let parents = &blocks[own as usize].parents;
    let is_another = |line: &Line| {
        let paragraph = scene.paragraph(line);
        paragraph != own && blocks[paragraph as usize].style.is_some() && blocks[paragraph as usize].parents == *parents
    };
    let pays = |line: &Line| ["给付", "赔偿", "赔付", "保险金"].iter().any(|word| line.holds(word));
    blocks[own as usize].style.is_some() && scene.lines.iter().any(|line| is_another(line) && pays(line))
}

/// Whether a document has sums for several benefits, in whatever rows.
fn covers_several(scene: &Scene<'_>) -> bool {
    const BENEFITS: [&str; 8] = ["身故", "伤残", "残疾", "医疗", "猝死", "津贴", "重大疾病", "第三者"];
    let is_sum = |quantity: &Quantity| matches!(quantity.kind, Kind::Money(..));
    let rows = scene.lines.iter().filter(|line| line.quantities.iter().any(is_sum));
    let named = rows.flat_map(|line| BENEFITS.iter().filter(|name| line.holds(name)));
    named.collect::<BTreeSet<_>>().len() > 2
}
