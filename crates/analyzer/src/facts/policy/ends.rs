//! How long a policy runs, whether it goes on, and what one gets back who leaves.

use super::waiting::days;
use crate::{
    facts::{
        BLANK, LONGEST, Scene, is_conditional,
        line::{BARS, Line},
        time::period,
        words::Class,
    },
    read::quantity::Kind,
};

/// 保险期间为一年, 保险期间：自…起至…止. Its title says the name once more and no period.
pub(super) fn term(line: &Line) -> Option<(usize, String)> {
    const NAME: &str = "保险期间";
    let dates = |start: &usize| {
        let value = period(line, start + 4).filter(|value| value.contains('至') || value == BLANK);
        value.filter(|_| !is_conditional(line, *start)).map(|value| (*start, value))
    };
    line.places(NAME)
        .iter()
        .find_map(|start| dates(start).or_else(|| one_span(line, *start)).or_else(|| for_life(line, *start)))
}

/// 保险期间为终身, 至被保险人年满80周岁.
fn for_life(line: &Line, start: usize) -> Option<(usize, String)> {
    let at = line.past_fillers(start + 4);
    let (_, end) = line.phrase(at, at);
    let rest = line.text(at, end.min(at + 32));
    let rest = rest.split(BARS).next().unwrap_or_default();
    // 终身，或至被保险人年满七十周岁: which one stands on the schedule.
    if rest == "终身" && !line.text(end + 1, end + 2).starts_with('或') {
        return Some((start, rest.to_owned()));
    }
    // A row without a stop runs on into the next one.
    let rest = ["对应日", "周年日"]
        .iter()
        .find_map(|day| rest.split_once(day).map(|(until, _)| format!("{until}{day}")))
        .unwrap_or(rest.to_owned());
    let (until, day) = rest.split_once("周岁").filter(|_| rest.starts_with('至') && !rest.contains("保险金"))?;
    // 至年满80周岁后的首个保单周年日 is another day than the birthday.
    let day = if day.starts_with(['后', '的', '之']) { day } else { "" };
    Some((start, format!("{until}周岁{day}")))
}

fn one_span(line: &Line, start: usize) -> Option<(usize, String)> {
    let span = line.quantity_at(start + 4).filter(days)?;
    let after = line.text(span.end, span.end + 3);
    let open =
        ["或", "、", "至", "以", "内", "届满", "(", "期满", "的", "后"].iter().any(|word| after.starts_with(word));
    (!open && !is_conditional(line, start)).then(|| (start, line.words(span)))
}

pub(super) fn renewal(line: &Line) -> Option<(usize, String)> {
    if line.says(Class::Explains) {
        return None;
    }
    if let Some(start) =
        ["不保证续保", "非保证续保", "不承诺续保"].iter().find_map(|word| line.places(word).first().copied())
    {
        return Some((start, "不保证续保".to_owned()));
    }
    if let Some(start) =
        ["不自动续保", "没有自动续保", "不会自动续"].iter().find_map(|word| line.places(word).first().copied())
    {
        return Some((start, "不自动续".to_owned()));
    }
    let start = *line.places("保证续保期间").first()?;
    let span = line.quantity_at(start + 6).filter(days)?;
    let after = line.text(span.end, span.end + 2);
    (!after.starts_with(['内', '届', '后', '的'])).then(|| (start, format!("保证续保 {}", line.words(span))))
}

/// What leaving before the cover begins costs: 保险责任开始前，投保人要求解除合同的，应支付保险费5%的手续费.
pub(super) fn before_it_begins(line: &Line) -> Option<(usize, String)> {
    let begins = ["保险责任开始前", "保险责任开始以前", "保险责任开始之前", "保险合同生效前", "保险合同生效以前"];
    let start = begins.iter().find_map(|word| line.places(word).first().copied())?;
    if !line.says(Class::PolicyEnded) || !line.says(Class::Policyholder) || line.says(Class::EndedByInsurer) {
        return None;
    }
    let percent = line.quantities.iter().filter(|quantity| matches!(quantity.kind, Kind::Percent(_)));
    match percent.collect::<Vec<_>>()[..] {
        [percent]
            if line.text(percent.start.saturating_sub(6), percent.start).contains("保险费")
                && line.says(Class::SurrenderCharge) =>
        {
            Some((start, format!("扣保险费的 {}，余款退还", line.words(percent)))).filter(|_| line.holds("退"))
        }
        [] if line.says(Class::AllBack) && !line.holds("手续费") => Some((start, "全额退".to_owned())),
        _ => None,
    }
}

/// Whether the words before an ending say that the insurer ends it; it only takes note in 我们收到解除合同申请书.
fn is_by_the_insurer(before: &str) -> bool {
    before.contains("我们") && !before.contains("收到")
}

/// Whether line `number` tells what comes back where the insurer ends the contract, as the sentences before it in its clause say:
/// 年龄不真实的，我们有权解除本合同。对于解除合同的，退还现金价值.
pub(super) fn answers_the_insured(scene: &Scene<'_>, number: usize) -> bool {
    const NEAR: usize = 6;
    const INSURERS: [&str; 5] = ["我们", "保险人", "本公司", "保险公司", "我公司"];
    const MAY: [&str; 5] = ["有权解除", "可以解除", "有权依法解除", "有权终止", "可解除"];
    let own = scene.place(&scene.lines[number]);
    let ends = |line: &Line| INSURERS.iter().any(|who| line.holds(who)) && MAY.iter().any(|may| line.holds(may));
    let above = scene.lines[..number].iter().rev().take(NEAR);
    above.take_while(|line| scene.place(line) == own).any(ends)
}

/// The share that the formula of a premium that is left takes off first: 25% of 未满期净保险费＝保险费×（1－25%）×….
fn taken_off_first(line: &Line) -> Option<String> {
    let is_formula = line.holds("未满期净保险费") && line.holds("=");
    let shares = line.quantities.iter().filter(|quantity| matches!(quantity.kind, Kind::Percent(_)));
    let mut off = shares.filter(|share| line.text(share.start.saturating_sub(3), share.start).ends_with("1-"));
    off.next().filter(|_| is_formula).map(|share| line.words(share))
}

/// What one gets back who leaves.
pub(super) fn ways_out(line: &Line, rest: &[&Line]) -> Option<(usize, String)> {
    let who = line.says(Class::Policyholder);
    let leaves = ["解除本合同", "解除合同", "退保", "解除本附加合同", "解除本保险合同", "解除保险合同"];
    let start = leaves.iter().find_map(|word| line.places(word).first().copied())?;
    let (from, _) = line.phrase(start, start);
    if !who || line.says(Class::SurrenderInACase) || is_by_the_insurer(&line.text(from, start)) {
        return None;
    }
    let back = [
        ("未满期净保险费", "退未满期净保险费"),
        ("未满期保险费", "退未满期保险费"),
        ("未满期保费", "退未满期保险费"),
        ("现金价值", "退现金价值，可能少于交的保费"),
        ("未到期", "退未到期的保险费"),
    ];
    let refunds = line.says(Class::GivesBack);
    let told = back.iter().filter(|(word, _)| line.holds(word)).map(|(_, told)| *told).collect::<Vec<_>>();
    // 未满期净保险费＝保险费×（1－25%）×…: the formula takes something off.
    let formula = [line].into_iter().chain(rest.iter().copied()).find_map(taken_off_first);
    if let (Some(share), [one]) = (&formula, &told[..]) {
        let none = if rest.iter().any(|line| line.says(Class::NotBack)) { "，有的情况不退" } else { "" };
        return refunds.then(|| (start, format!("{one}（先扣 {share}）{none}")));
    }
    // 扣除20%的手续费后退还; 已经发生赔付的不退.
    let less = ["扣除", "手续费", "扣减"].iter().any(|word| line.holds(word));
    let none = rest.iter().any(|line| line.says(Class::NotBack));
    let (less, none) = (if less { "，要扣费用" } else { "" }, if none { "，有的情况不退" } else { "" });
    match told[..] {
        [one] if refunds => Some((start, format!("{one}{less}{none}"))),
        _ => None,
    }
    .filter(|(_, value)| value.chars().count() <= LONGEST)
}
