//! The deposit, and when it comes back.

use std::collections::BTreeSet;

use rust_decimal::Decimal;

use super::{
    BLANK, LONGEST, Said, Scene, grouped, is_conditional, is_ideograph,
    lead::{is_noun, named_in_full, noun_of_a_deposit},
    line::Line,
    more::MORE,
    price::is_among_others,
    sums::{Sums, money},
    words::{Class, Hit},
    yuan,
};
use crate::{
    read::quantity::{Kind, Unit},
    report::FactTopic,
};

/// Whether a line says that the deposit which the document names is not asked for this time: 乙方本次适用免押.
fn waives_it_here(line: &Line) -> bool {
    let waived = ["免押", "免收押金", "免交押金", "免缴押金"];
    let mut places = waived.iter().flat_map(|word| line.places(word));
    places.any(|at| {
        let near = line.text(at.saturating_sub(6), at);
        line.is_ticked(at) || ["本次", "适用", "享受", "已"].iter().any(|now| near.contains(now))
    })
}

/// Deposits: the sum, in months of rent where that is said or comes out even.
pub(super) fn deposits(scene: &Scene<'_>, sums: &Sums) -> Vec<Said> {
    let mut out = Vec::new();
    let is_waived = scene.lines.iter().any(waives_it_here);
    for (number, line) in scene.lines.iter().enumerate() {
        let named = scene.named(line, Class::Deposit);
        for (start, end, word) in named {
            let before = line.text(start.saturating_sub(8), start);
            let other = [
                "退",
                "扣",
                "没收",
                "逾期",
                "双倍",
                "剩余",
                "补足",
                "免",
                "不收",
                "抵",
                "农民工",
                "投标",
                "质量",
                "每",
                "活动",
                "不含",
                "不包括",
                "除",
            ];
            let of_some = line.says_between(Class::OfSome, 0, start);
            let held_by_another = is_held_by_another(scene, line, start) || scene.is_borne_by_the_other(line, end);
            // 定金五千元被没收的: what somebody else keeps, in another deal.
            let taken = line.text(end, end + 12).contains("被没收");
            if of_some
                || held_by_another
                || taken
                || is_waived && word.contains('押')
                || scene.is_of_a_lease(line, word)
                || is_conditional(line, start)
                || other.iter().any(|word| before.contains(word))
                || is_in_another_sum(line, start)
                || is_among_others(scene, line, start)
            {
                continue;
            }
            let Some(noun) = noun_of_a_deposit(scene, line, start).or_else(|| so_many_rents(line, start)) else {
                continue;
            };
            // 工作证一张，押金30元: of what, stands before.
            let is_bare = word == "押金" && noun.is_empty();
            if is_bare && line.says_between(Class::Lent, line.row_start(start), line.phrase(start, start).0) {
                continue;
            }
            // 首月租金3,000元与两项押金合计9,000元 is the sum of all.
            let joined = line.text(line.phrase(start, start).0, start).contains(['和', '及', '与', '、']);
            let in_all = ["共", "合计", "总计", "一共"].iter().any(|word| line.text(end, end + 2).starts_with(word));
            if joined && in_all {
                continue;
            }
            if let Some(value) = deposit(line, start, end, sums).filter(|value| end > 0 || value != BLANK) {
                out.push(Said::of(
                    FactTopic::Deposit,
                    whole_name(line, start, end).unwrap_or_else(|| named_in_full(line, start, &noun, word)),
                    value,
                    number,
                    start..end,
                ));
            }
        }
        out.extend(paid_as_a_deposit(scene, line, number));
        out.extend(one_more_deposit(line, number));
        if let Some(&start) = line.places("押一付").first()
            && !is_conditional(line, start)
        {
            let (label, value) = ("押金".to_owned(), format!("一个月租金（{}）", line.text(start, start + 4)));
            out.push(Said::of(FactTopic::Deposit, label, value, number, start..start + 4));
        }
        if let Some((start, ..)) = line.named(Class::WaivesDeposit).next()
            && !is_conditional(line, start)
            && is_of_the_contract(line, start)
            && !line.text(line.row_start(start), start).contains("除上述")
        {
            let (label, value) = ("押金".to_owned(), "不收".to_owned());
            out.push(Said::of(FactTopic::Deposit, label, value, number, start..start + 4));
        }
    }
    // 您的订单：押金已免: what the terms ask of others.
    if scene.lines.iter().any(|line| line.says(Class::Waived)) {
        out.retain(|said| !said.label.ends_with("押金"));
    }
    // 看房定金500元 and its 定金500元 are one.
    let names: BTreeSet<(String, String)> = out.iter().map(|said| (said.value.clone(), said.label.clone())).collect();
    let is_part = |said: &Said| {
        let of_the_sum =
            names.range((said.value.clone(), String::new())..).take_while(|(value, _)| *value == said.value);
        let mut labels = of_the_sum.map(|(_, label)| label);
        labels.any(|label| *label != said.label && label.ends_with(&said.label))
    };
    out.retain(|said| !is_part(said));
    // 押一付三 beside its sum says the same twice.
    if out.iter().any(|said: &Said| said.label == "押金" && said.value.contains('元')) {
        out.retain(|said| !said.value.contains("（押"));
    }
    out
}

/// Whether the sum behind a deposit at `start` is that of something it is a part of: 首付款（连同定金共651,000元）.
fn is_in_another_sum(line: &Line, start: usize) -> bool {
    let before = line.text(start.saturating_sub(2), start);
    ["连同", "包括", "包含", "加上"].contains(&before.as_str()) || before.ends_with('含')
}

/// 相当于三个月租金的 before the name of a deposit at `start`, which is no other name of it.
fn so_many_rents(line: &Line, start: usize) -> Option<String> {
    let before = line.text(line.phrase(start, start).0, start);
    let (_, rents) = ["相当于", "等于"].iter().find_map(|word| before.split_once(word))?;
    let whole = ["租金的", "房租的", "月租的"].iter().any(|end| rents.ends_with(end)) && rents.chars().count() <= 10;
    whole.then(String::new)
}

/// 收取700元作为押金: the sum stands before the name.
fn paid_as_a_deposit(scene: &Scene<'_>, line: &Line, number: usize) -> Option<Said> {
    const NAME: usize = 4;
    line.named(Class::Deposit).find_map(|(start, end, word)| {
        let sum = line.quantities.iter().find(|sum| money(sum).is_some() && sum.end == line.figure_before(start))?;
        let between = line.text(sum.end, start);
        let noun = between.strip_prefix("作为").or_else(|| between.strip_prefix('作'))?;
        let (from, to) = line.phrase(sum.start, end);
        let before = line.text(line.row_start(from).min(from), sum.start);
        let paid =
            ["交", "付", "缴", "收", "扣下", "留下"].iter().any(|word| line.text(from, sum.start).contains(word));
        // 押金700元作为定金 is one of the two; what is given back or lost is none.
        let otherwise =
            ["退", "返还", "违约", "没收", "赔", "转", "押金", "保证金", "定金", "订金", "的,", "如", "若", "可"];
        let otherwise =
            otherwise.iter().any(|word| before.contains(word)) || line.text(end, to).contains(['退', '罚', '的']);
        let of_it = noun.chars().count() <= NAME && (noun.is_empty() || is_noun(noun));
        let value = money(sum).filter(|value| paid && of_it && !otherwise && !value.is_zero())?;
        let is_ours = !is_conditional(line, sum.start) && !scene.is_of_a_lease(line, word);
        let label = format!("{noun}{word}");
        is_ours.then(|| Said::of(FactTopic::Deposit, label, yuan(value), number, sum.start..end))
    })
}

/// 车库钥匙另押90元 beside another deposit: the thing is named before.
fn one_more_deposit(line: &Line, number: usize) -> Option<Said> {
    const MORE: &str = "另押";
    let at = line.places(MORE).into_iter().find(|at| line.money_at(at + 2).is_some())?;
    let (from, _) = line.phrase(at, at);
    let (noun, sum) = (line.text(from, at), line.money_at(at + 2)?);
    let after = line.text(sum.end, sum.end + 1);
    let whole = (2..=6).contains(&noun.chars().count()) && is_noun(&noun) && !after.starts_with(['/', '每', '的']);
    let value = money(sum).filter(|value| whole && !value.is_zero() && !is_conditional(line, at))?;
    let (topic, label) = (FactTopic::Deposit, format!("{noun}押金"));
    Some(Said::of(topic, label, yuan(value), number, from..sum.end))
}

/// Whether somebody who does not sign takes what stands at `at`: 物业公司向甲方收装修押金.
fn is_held_by_another(scene: &Scene<'_>, line: &Line, at: usize) -> bool {
    let manages = scene.reading.families.first().is_some_and(|family| family == "propmgmt");
    let takes = |who: &Hit| line.text(who.end, at).contains(['收', '交']);
    // 装修押金2,000元由乙方向物业缴纳.
    let (_, end) = line.phrase(at, at);
    let given = |who: &Hit| line.text(who.start.saturating_sub(2), who.start).ends_with(['向', '给']);
    let is_given = || line.between(Class::HeldByAnother, at, end).any(given);
    !manages && (line.between(Class::HeldByAnother, 0, at).any(takes) || is_given())
}

/// Whether 不收押金 at `at` begins what is said: behind 工作服两套由店里发, it is said of the clothes.
fn is_of_the_contract(line: &Line, at: usize) -> bool {
    let before = line.text(0, at);
    let plain = before.trim_start_matches(|c: char| c.is_ascii_digit() || "().、[]·:".contains(c));
    let named = line.side_before(at, 4).is_some_and(|side| side.start <= 6);
    plain.is_empty() || named || ["本合同", "本协议", "本次", "押金"].iter().any(|lead| plain.starts_with(lead))
}

/// The name of a deposit that stands between its number and a colon: 公用费押金 of （3）公用费押金：300元.
fn whole_name(line: &Line, start: usize, end: usize) -> Option<String> {
    const LONGEST_NAME: usize = 10;
    let (from, _) = line.phrase(start, start);
    let name = line.text(from, end);
    let name = name.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, '(' | ')' | '、' | '.' | '-'));
    let plain = name.chars().all(is_ideograph);
    let alone = line.text(end, end + 1) == ":" && start > from;
    (alone && plain && name.chars().count() <= LONGEST_NAME).then(|| name.to_owned())
}

/// Names of what is held back from a side until it leaves.
const HELD: [&str; 3] = ["押金", "保证金", "订金"];

/// When deposits come back: 交还钥匙后七日内, 验车无损坏的当日.
pub(super) fn given_back(scene: &Scene<'_>, deposits: &[Said]) -> Vec<Said> {
    let mut out = Vec::new();
    for (number, line) in scene.lines.iter().enumerate() {
        let Some(back) = ["退还", "返还", "退回", "退给", "原路退", "如数退"]
            .iter()
            .filter_map(|word| line.places(word).first().copied())
            .min()
        else {
            continue;
        };
        // 验收合格后14天内退还一半: not all of it.
        let behind = line.text(back, back + 8);
        let is_a_part = ["一半", "半数", "部分", "%"].iter().any(|part| behind.contains(part));
        if line.says(Class::NotGivenBack) || is_a_part {
            continue;
        }
        // The name stands in the line, or the clause is under it: 押金 above 车位腾空后七日内，甲方如数退还.
        // 装修押金 holds 押金, and is another one.
        let names: Vec<&str> = line.named(Class::Deposit).map(|(.., word)| word).collect();
        let is_named = |said: &&Said| names.is_empty() || names.iter().any(|word| said.label.ends_with(word));
        let own = || deposits.iter().filter(is_named).find(|said| line.holds(&said.label));
        let above = || {
            let titles = || line.headings.iter().chain([&line.title]);
            deposits.iter().find(|said| titles().any(|title| title.contains(&said.label)))
        };
        let held = |said: &&Said| HELD.iter().any(|word| said.label.ends_with(word));
        let right_above = || deposits.iter().find(|said| said.line + 1 == number);
        let Some(deposit) = own().or_else(above).or_else(right_above).filter(held) else { continue };
        if let Some((when, start)) = before_giving_back(line, back) {
            // 验收后30日内无违章的退还; 期满无违约的，期满后20日内退还: not in every case.
            let between = line.text(start + when.chars().count(), back);
            let before = line.text(0, line.phrase(start, start).0);
            let before = before.rsplit(['.', ';']).next().unwrap_or_default();
            let in_a_case = between.ends_with('的') || between.contains("的,") || before.contains("的,");
            let when = if in_a_case { format!("{when}{MORE}") } else { when };
            let label = format!("{}什么时候退", deposit.label);
            out.push(Said::of(FactTopic::Deposit, label, when, number, start..back));
        }
    }
    out
}

/// 交还钥匙后七日内 before what is given back at `back`, as it stands.
fn before_giving_back(line: &Line, back: usize) -> Option<(String, usize)> {
    let span = line.quantities.iter().rev().find(|quantity| {
        let inside =
            ["内", "以内", "之内"].iter().any(|tail| line.text(quantity.end, quantity.end + 2).starts_with(tail));
        matches!(quantity.kind, Kind::Span(_)) && inside && quantity.end <= back && back - quantity.end <= 20
    });
    let (start, end) = match span {
        Some(span) => {
            let tail = line.text(span.end, span.end + 2).find('内').map_or(0, |at| at / '内'.len_utf8() + 1);
            (line.phrase(span.start, span.end).0, span.end + tail)
        }
        None => {
            let day = ["当日", "当天"]
                .iter()
                .flat_map(|word| line.places(word))
                .find(|day| *day <= back && back - day <= 8)?;
            (line.phrase(day, day).0, day + 2)
        }
    };
    // [押金怎么退]退房验收后: nor is what stands in brackets as a title.
    let titled = line.text(start, end).rfind(']').map_or(0, |at| line.text(start, end)[..=at].chars().count());
    let start = start + titled;
    // Who gives back, or has to do something first, is no part of the time.
    let start = line.named.iter().find(|side| side.start == start).map_or(start, |side| side.end);
    let said = line.text(start, end);
    let lead = ["应当在", "应当于", "应当自", "应在", "应于", "应自", "在", "于", "自"];
    let cut = lead.iter().find_map(|lead| said.strip_prefix(lead)).unwrap_or(&said);
    let counted = ["后", "起", "时", "当日", "当天", "结清"].iter().any(|word| cut.contains(word));
    // 结清水电费，并交还钥匙后七日内: what is to be done first is part of it.
    let and = |cut: &str| cut.starts_with(['并', '且', '及']);
    let more = Some(start).filter(|start| and(cut) && *start > 1).map(|start| line.phrase(start - 2, start - 2).0);
    let more = more.map(|from| line.named.iter().find(|side| side.start == from).map_or(from, |side| side.end));
    let said = more.map_or(said.clone(), |from| line.text(from, end));
    let (start, cut) = match more {
        Some(from) => (from, said.as_str()),
        None => (start, cut),
    };
    let plain = !and(cut)
        && !cut.contains(['_', '(', ':', '"', '由', '元'])
        && !["如", "若", "违约"].iter().any(|word| cut.contains(word));
    let start = start + said.chars().count() - cut.chars().count();
    let longest = if more.is_some() { LONGEST } else { 26 };
    ((3..=longest).contains(&cut.chars().count()) && counted && plain).then(|| (cut.replace(',', "，"), start))
}

fn deposit(line: &Line, start: usize, end: usize, sums: &Sums) -> Option<String> {
    // 三个月租金的保证金，计人民币9,000元.
    let counted = [",计人民币", ",共计人民币", ",合计人民币", ",即人民币"];
    let counted = counted.iter().any(|lead| line.text(end, end + 7).starts_with(lead));
    let end = end + usize::from(counted);
    let Some(sum) = line.money_at(end) else {
        if let Some(months) = months_of_rent(line, end) {
            let sum = sums
                .rent
                .and_then(|rent| rent.checked_mul(months))
                .map(|sum| format!("（{}）", yuan(sum)))
                .unwrap_or_default();
            return Some(format!("{} 个月租金{sum}", grouped(months)));
        }
        // 收取押金1850元 may also be worded 1,850元押金; that is read by nobody here.
        return line.blank_at(end, &["元", "万元", "圆"]).then(|| BLANK.to_owned());
    };
    let value = money(sum)?;
    let after = line.text(sum.end, sum.end + 6);
    if ["/", "每", "的", "违约"].iter().any(|word| after.starts_with(word)) || start > end || value.is_zero() {
        return None;
    }
    let said = months_of_rent(line, sum.end);
    let even = sums
        .rent
        .filter(|rent| !rent.is_zero())
        .and_then(|rent| value.checked_div(rent))
        .filter(|months| months.fract().is_zero() && *months >= Decimal::ONE && *months <= Decimal::from(12));
    let months = said.or(even).map(|months| format!("（{} 个月租金）", grouped(months))).unwrap_or_default();
    Some(format!("{}{months}", yuan(value)))
}

/// 两个月租金, 相当于一个月的房租, right behind `at`.
pub(super) fn months_of_rent(line: &Line, at: usize) -> Option<Decimal> {
    let skip = line.text(at, at + 8);
    let lead = ["相当于", "(相当于", ",相当于", "为相当于", "等于", "(即", "即", "(", "按"];
    let lead = lead.iter().filter(|lead| skip.starts_with(**lead)).map(|lead| lead.chars().count()).max().unwrap_or(0);
    let span = line.quantity_at(at + lead)?;
    let Kind::Span(length) = span.kind else { return None };
    let after = line.text(span.end, span.end + 4);
    let after = after.trim_start_matches('的');
    (length.unit == Unit::Month && ["租金", "房租", "月租", "房屋租"].iter().any(|word| after.starts_with(word)))
        .then_some(length.amount)
}
