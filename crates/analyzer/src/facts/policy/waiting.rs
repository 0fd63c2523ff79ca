//! How long one waits for the cover, and how long one may think it over.

use super::{benefits::benefit_of_paragraph, figures::whose, mark};
use crate::{
    facts::{BLANK, Said, Scene, is_ideograph, line::Line, words::Class},
    read::quantity::{Kind, Quantity, Unit},
    report::FactTopic,
};

/// Takes out waiting times that are only some of several, and says who need not wait.
pub(super) fn weigh(scene: &Scene<'_>, out: &mut Vec<Said>) {
    let waits = |said: &Said| said.topic == FactTopic::Waiting;
    // 无等待期, and then 猝死有7日观察期.
    let observed = scene.lines.iter().any(|line| {
        let ahead = |at: usize| {
            let end = at - usize::from(line.text(at.saturating_sub(1), at) == "的");
            line.quantities.iter().any(|span| span.end == end && days(&span))
        };
        let names = ["观察期", "等待期", "等候期"].iter().flat_map(|word| line.places(word));
        names.into_iter().any(|at| line.quantity_at(at + 3).filter(days).is_some() || ahead(at))
    });
    out.retain(|said| !(observed && waits(said) && said.value == "没有"));
    let untold = scene.lines.iter().flat_map(waited).any(|span| {
        out.iter().filter(|said| waits(said)).all(|said| said.value == BLANK || !said.value.ends_with(&span))
    });
    // 扁桃体、甲状腺疾病的等待期为120天: one of several is not the waiting time.
    out.retain(|said| !(untold && waits(said)));
    // 等待期：首次投保的，自生效日起30天内……. 重度恶性肿瘤等待期为90天: the one of all is not told, so that of some is not either.
    let general = scene.lines.iter().any(|line| {
        let named = line.plain.trim_start_matches(mark);
        let headed = ["等待期:", "观察期:", "等候期:"].iter().any(|head| named.starts_with(head));
        let told = |span: &Quantity| out.iter().any(|said| waits(said) && said.value.ends_with(&line.words(span)));
        headed && line.quantities.iter().any(|span| days(&span) && !told(span))
    });
    out.retain(|said| !(general && waits(said) && said.value.contains('：')));
    let is_a_time = |said: &&mut Said| waits(said) && said.value.ends_with(['日', '天', '月']);
    // 30日为等待期；扁桃体、甲状腺相关疾病为90日.
    let waits_longer = |line: &Line| {
        ["疾病", "扁桃体", "甲状腺"].iter().any(|word| line.holds(word))
            && line.quantities.iter().any(|span| days(&span))
    };
    for said in out.iter_mut().filter(is_a_time) {
        if scene.rest_of_sentence(said.line).any(waits_longer) {
            said.value.push_str("，有的病不同");
        }
        said.value.push_str(who_need_not_wait(scene, said.line));
    }
}

/// Whether a line tells of waiting once more: 复效之日起90日, but not 自本合同生效（或最后复效）之日起90日.
pub(super) fn waits_again(line: &Line) -> bool {
    let or_again =
        line.between(Class::OrAgain, 0, line.chars().len()).map(|both| both.start..both.end).collect::<Vec<_>>();
    line.words_of(Class::WaitingAgain).any(|again| !or_again.iter().any(|both| both.contains(&again.start)))
}

/// The spans that a line puts right behind the word for a waiting time.
fn waited(line: &Line) -> impl Iterator<Item = String> {
    let again = waits_again(line);
    let behind = line.named(Class::Waiting).filter(move |_| !again);
    behind.filter_map(|(_, end, _)| line.quantity_at(end).filter(days)).map(|span| line.words(span))
}

/// The benefit that alone is waited for, where the paragraph of line `number` is about one: 猝死责任：…死亡的，给付…。等待期30日. A `value`
/// that names what is waited for needs no other name.
pub(super) fn waits_for(scene: &Scene<'_>, number: usize, value: &str) -> Option<String> {
    if value == BLANK || value.contains('：') {
        return None;
    }
    let name = benefit_of_paragraph(scene, number)?;
    let name = ["保险责任", "责任", "保险金"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(&name);
    // 保险责任, 责任免除 and 医疗保险 head what is said of all.
    let is_of_all = name.is_empty() || name.contains("责任") || name.ends_with("保险") || name.ends_with('险');
    (!is_of_all).then(|| name.to_owned())
}

/// Who need not wait, as the paragraph of a waiting time says it from line `number` on: 意外伤害所致的或者续保的，不受此限; 等待期内非因意外
/// 身故的，仅返还保险费.
fn who_need_not_wait(scene: &Scene<'_>, number: usize) -> &'static str {
    const NEAR: usize = 4;
    const AT_ONCE: [&str; 8] =
        ["无等待期", "没有等待期", "不设等待期", "不受此限", "不受等待期", "不适用等待期", "无需等待", "不受上述"];
    let own = scene.paragraph(&scene.lines[number]);
    let paragraph = || scene.lines[number..].iter().take(NEAR).take_while(|line| scene.paragraph(line) == own);
    let waits_not = |who: &str| {
        paragraph().any(|line| {
            let after = line.places(who).first().map(|at| line.text(*at, line.chars().len())).unwrap_or_default();
            AT_ONCE.iter().any(|word| after.contains(word))
        })
    };
    let pays_for_accidents_alone = || {
        paragraph().any(|line| {
            ["非因意外", "非意外"].iter().any(|word| line.holds(word))
                && ["返还", "退还"].iter().any(|word| line.holds(word))
        })
    };
    match (waits_not("意外") || pays_for_accidents_alone(), waits_not("续保")) {
        (true, true) => "，意外、续保不用等",
        (true, false) => "，意外不用等",
        (false, true) => "，续保不用等",
        (false, false) => "",
    }
}

/// 等待期为90日, 有十五日的犹豫期, 生效之日起30日为等待期.
pub(super) fn span_of(line: &Line, class: Class) -> Option<(usize, String)> {
    let waits = class == Class::Waiting;
    let spans: Vec<&Quantity> = line.quantities.iter().filter(days).collect();
    for (start, end, _) in line.named(class) {
        let before = line.text(start.saturating_sub(3), start);
        if ["无", "没有", "不设"].iter().any(|no| before.ends_with(no)) {
            // A类无等候期, 首次参保的没有等待期 are said of some.
            let said = line.text(0, start);
            let said = said.trim_end_matches("没有").trim_end_matches(['无', '不', '设']);
            let said = said.rsplit(']').next().unwrap_or_default();
            let said = said.trim_start_matches(|c: char| !is_ideograph(c));
            let of_all = ["本", "这", "答", "该产品", "产品"].iter().any(|lead| said.starts_with(lead));
            // 无等待期，但猝死有7天; 不设等待期（猝死除外）.
            let but = line.says_between(Class::ButSome, 0, line.chars().len());
            let whole =
                (said.is_empty() || of_all && said.chars().count() <= 12) && !line.says(Class::WaitingInACase) && !but;
            return whole.then(|| (start, "没有".to_owned()));
        }
        let behind = line
            .quantity_at(end)
            .filter(days)
            .filter(|span| !line.text(span.end, span.end + 1).starts_with(['后', '内', '前', '或', '、']));
        let ahead = spans.iter().copied().find(|span| {
            let middle = line.text(span.end, start.max(span.end));
            span.end <= start
                && [
                    "的",
                    "为",
                    "内为",
                    "(含)为",
                    "期间为",
                    "为本合同的",
                    "为本合同",
                    "的期间为",
                    "内(含当日)为",
                    ",为",
                    "(含)的",
                    "称为",
                ]
                .contains(&middle.as_str())
        });
        if let Some(span) = behind.or(ahead) {
            let several = spans.iter().filter(|other| line.words(other) != line.words(span)).count() > 0;
            let words = line.words(span);
            let (from, _) = line.phrase(start, start);
            let to = if ahead.is_some() { span.start } else { from };
            // 疝气、甲状腺这几类手术，等待期是120天: that of some cases only.
            let of_some = line.says_between(Class::WaitingOfSome, 0, to);
            if waits && (several || of_some) {
                return None;
            }
            // A policy has one 犹豫期, whatever stands before it on a sheet.
            let lead = if ahead.is_some() || !waits { String::new() } else { whose(line, start)? };
            // 除猝死责任等待期7天外，……: the rest of the sentence tells of the others.
            if lead.contains('除') {
                return None;
            }
            // 子女首次加入，疾病门诊等待期30天: those who are insured first wait otherwise.
            let mut riders = line.between(Class::Rider, 0, to);
            if waits && riders.any(|rider| !lead.contains(line.word(rider))) {
                return None;
            }
            let lead = if lead.is_empty() { lead } else { format!("{lead}：") };
            return Some((start, format!("{lead}{words}")));
        }
        if line.blank_at(end, &["日", "天", "个"])
            && line.text(line.past_fillers(end), line.past_fillers(end) + 2).contains("__")
        {
            return Some((start, BLANK.to_owned()));
        }
    }
    None
}

pub(super) fn days(quantity: &&Quantity) -> bool {
    matches!(quantity.kind, Kind::Span(span) if span.unit != Unit::Minute)
}
