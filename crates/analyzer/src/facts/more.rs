//! Whether the sentence of a fact says more than its value does.
//!
//! A value is short, a sentence goes on: 押金3,000元，但住满一年的退一半. Whoever reads the value alone takes it for all of it, so
//! what is left out is said to be left out.

use baihua_text::CharRange;

use super::{
    BLANK, LONGEST, Said, Scene, below,
    case::{case_before, for_a_reason, holds_in_a_case},
    elsewhere::{Elsewhere, costs_something},
    grouped,
    line::{BARS, Line, Named},
    words::{Class, Hit},
    yuan,
};
use crate::{
    read::quantity::{Kind, Quantity},
    report::FactTopic,
};

/// What a value ends with whose sentence says more.
pub(super) const MORE: &str = "，另有条件";

/// What a value holds that says itself that it is not all.
const SAID: [&str; 11] =
    ["有的", "另算", "另有", "还要", "以后会", "有上限", "要扣", "更早", "要付钱", "不用等", "要经对方"];

/// `said` with the word that there is more where its sentence says so; `None` where that does not fit.
pub(super) fn with_more(scene: &Scene<'_>, elsewhere: &Elsewhere<'_>, mut said: Said) -> Option<Said> {
    if said.topic == FactTopic::Subject && may_be_changed(scene, &said) {
        said.value.push_str(MORE);
        return (said.value.chars().count() <= LONGEST).then_some(said);
    }
    // 不保证续保。期满前没有收到不续保通知的，以同一条件续保一年.
    let goes_on = |line: &Line| ["自动续", "同一条件续", "原条件续", "视为续"].iter().any(|word| line.holds(word));
    if said.topic == FactTopic::Renewal && said.value == "不保证续保" && below::below(scene, said.line).any(goes_on)
    {
        said.value.push_str(MORE);
        return Some(said);
    }
    if !is_a_figure(said.topic) || said.value == BLANK || said.value.starts_with('不') {
        return Some(said);
    }
    let says_so = SAID.iter().any(|told| said.value.contains(told));
    let line = &scene.lines[said.line];
    // 还要付钱 does not tell for what reason one leaves.
    let more = match says_so {
        true => said.topic == FactTopic::EarlyExit && is_left_otherwise(scene, line, &said),
        false => says_more(scene, elsewhere, &said),
    };
    if !more {
        return Some(said);
    }
    said.value.push_str(MORE);
    (said.value.chars().count() <= LONGEST).then_some(said)
}

/// Whether a place of work may become another one: 因经营需要，甲方可在市内调店.
fn may_be_changed(scene: &Scene<'_>, said: &Said) -> bool {
    const CHANGES: [&str; 6] = ["调整", "调动", "调店", "调岗", "调至", "变更"];
    const PLACES: [&str; 7] = ["地点", "店", "范围", "区域", "城市", "外地", "部门"];
    let own = &scene.lines[said.line];
    let changes = |line: &Line| line.plain.contains('可') && CHANGES.iter().any(|word| line.holds(word));
    let of_places = |line: &Line| PLACES.iter().any(|word| line.holds(word));
    let mut rest = below::below(scene, said.line);
    said.label == "工作地点"
        && said.value != BLANK
        && (changes(own) || rest.any(|line| changes(line) && of_places(line)))
}

/// Whether one leaves for a reason that the value does not tell, or the sentence goes on with another case: 保证金不退，并另付三个月
/// 租金；但租满24个月后提前通知的，….
fn is_left_otherwise(scene: &Scene<'_>, line: &Line, said: &Said) -> bool {
    let is_open = ["还要", "要付钱"].iter().any(|told| said.value.contains(told)) && !said.value.contains("有的");
    let but =
        || scene.rest_of_sentence(said.line).any(|rest| rest.plain.starts_with('但')) || below::limit(scene, said);
    for_a_reason(line, &case_before(line, said)) || is_open && but()
}

/// Topics whose value is a figure, a day or a measure; names and places hold without conditions.
fn is_a_figure(topic: FactTopic) -> bool {
    !matches!(topic, FactTopic::Parties | FactTopic::Subject | FactTopic::Cover | FactTopic::Disputes)
}

/// Whether a figure that the sentence of a topic goes on with is one more of the same: a second share of leaving early, a second
/// time to wait.
fn is_one_more(topic: FactTopic, figure: &Quantity) -> bool {
    use FactTopic::{
        CoolingOff, Deductible, Deposit, EarlyExit, LateFee, Renewal, Report, Share, SumInsured, Waiting, WaysOut,
    };
    match figure.kind {
        Kind::Money(..) => matches!(topic, Deposit | EarlyExit | LateFee | SumInsured | Deductible | WaysOut),
        Kind::Percent(_) => matches!(topic, EarlyExit | LateFee | Share | WaysOut | SumInsured),
        Kind::Multiple(_) => matches!(topic, EarlyExit | LateFee),
        Kind::Span(_) => matches!(topic, Waiting | Report | Renewal | CoolingOff | SumInsured),
        Kind::Date(_) | Kind::Count(_) => false,
    }
}

fn says_more(scene: &Scene<'_>, elsewhere: &Elsewhere<'_>, said: &Said) -> bool {
    let line = &scene.lines[said.line];
    let goes_on = |line: &Line, from: usize, to: usize| {
        let figure = |figure: &Quantity| {
            // The cells of a row are told by their own names.
            let before = figure.start.saturating_sub(1);
            let is_parted = line.parts_columns(before) || line.chars().get(before).is_some_and(|c| BARS.contains(c));
            let is_a_cell = said.range.is_some() && is_parted;
            let own = figure.end <= to && !is_a_cell && is_one_more(said.topic, figure);
            own && !is_named(line, said, figure) && !tells(&said.value, line, figure)
        };
        let untold = |hit| is_untold(line, hit, said);
        line.between(Class::More, from, to).any(untold) || line.figures_from(from).any(figure)
    };
    // A row of a table ends before its sentence does.
    let row = said.range.and_then(|row| line.position(CharRange::starting_at(row.end().saturating_sub(1), 1)));
    let end = row.map_or_else(|| line.entry_end(said.end), |last| last + 1);
    // What the rest of a sentence excepts from telling an accident is what not telling costs.
    let rest = scene.rest_of_sentence(said.line).filter(|_| row.is_none() && said.topic != FactTopic::Report);
    // 物业服务费2元/平方米，随租金一起付；水费按表: what is said of another fee says nothing of this one.
    let mut rest = rest.filter(|line| match said.topic {
        FactTopic::Price => !begins_with_another_fee(line, &said.label),
        // 买方逾期付款的，……；卖方逾期交货的，……: the other side's delay.
        // 乙方违约的，定金不退；甲方违约的，双倍返还.
        FactTopic::LateFee | FactTopic::EarlyExit => {
            let of_another = |side: &Named| side.start <= 1 && !said.label.starts_with(&line.called(side));
            let is_its_own = line.says(Class::Late) || said.topic == FactTopic::EarlyExit;
            !(is_its_own && line.named.first().is_some_and(of_another))
        }
        _ => true,
    });
    goes_on(line, said.start, end)
        || costs_without_notice(line, said)
        || holds_in_a_case(line, said, end)
        || is_excepted(line, said.start)
        || rest.any(|line| goes_on(line, 0, line.chars().len()) || leaves_otherwise(line, said))
        || below::limit(scene, said)
        || elsewhere.says_more(scene, said)
}

/// Whether the rest of a sentence begins with another fee than `name`.
pub(super) fn begins_with_another_fee(line: &Line, name: &str) -> bool {
    const FEES: [&str; 10] = ["水", "电", "燃气", "网", "押金", "保证金", "定金", "奖金", "提成", "税"];
    let fee = line.named(Class::Price).find(|(at, ..)| *at == 0).map(|(.., word)| word);
    FEES.iter().any(|fee| line.plain.starts_with(fee)) || fee.is_some_and(|fee| !name.contains(fee))
}

/// Whether the sentence of a notice goes on with what leaving without it costs: 提前30天通知，未提前通知的没收保证金.
fn costs_without_notice(line: &Line, said: &Said) -> bool {
    let without = line.between(Class::WithoutNotice, said.end, line.chars().len()).next();
    let untold = !["付", "扣", "赔", "不退"].iter().any(|told| said.value.contains(told));
    said.topic == FactTopic::EarlyExit && untold && without.is_some() && costs_something(line)
}

/// Whether the rest of a sentence says what it costs to leave otherwise: ；否则扣留最后一个月的服务费.
fn leaves_otherwise(line: &Line, said: &Said) -> bool {
    let without_notice = line.says(Class::WithoutNotice) && costs_something(line);
    said.topic == FactTopic::EarlyExit && (line.plain.starts_with("否则") || without_notice)
}

/// Whether a word that limits a figure is neither told with it nor one of the form that every policy has: 以保险单载明的为准,
/// 除双方另有约定外, 以较迟者为准.
pub(super) fn is_untold(line: &Line, hit: &Hit, said: &Said) -> bool {
    const NEAR: usize = 14;
    let before = line.text(hit.start.saturating_sub(NEAR), hit.start);
    let word = line.word(hit);
    // 没有等待期，也不设免赔额 limits no waiting.
    let of_shares = matches!(said.topic, FactTopic::Deductible | FactTopic::Share | FactTopic::SumInsured);
    if word.contains("免赔") && !of_shares {
        return false;
    }
    // 如下, 如期, 如数, 如实 and 如约 are no case.
    let no_case = word == ",如" && line.text(hit.end, hit.end + 1).starts_with(['下', '期', '数', '实', '约']);
    // Earnest money is always set off against the price.
    let set_off = said.topic == FactTopic::Deposit && word.starts_with('抵');
    // 一次交清，或者分12期 tells both ways.
    let both_ways = word == "也可" && said.value.contains("或者");
    if no_case || set_off || both_ways {
        return false;
    }
    // 试用期不打折 limits nothing.
    let is_denied = before.ends_with(['不', '无', '非', '没']) && !word.starts_with(['不', '无']);
    let is_of_the_form = match word {
        "为准" => ["载明", "较迟", "较晚", "后者"].iter().any(|form| before.contains(form)),
        "另有约定" => before.contains('除'),
        _ => false,
    };
    !is_of_the_form && !is_denied && !said.value.contains(word)
}

/// Whether what stands at `at` is behind what is excepted: 除首月外，…; 除付利息外，还应…… adds.
fn is_excepted(line: &Line, at: usize) -> bool {
    const LONGEST: usize = 24;
    let (from, to) = line.phrase(at, at);
    let before = line.text(from.saturating_sub(LONGEST), from);
    // 除任何一方通知不续外，本合同自动续一年 is told as what nobody does.
    let form = ["约定", "一方", "双方"];
    let excepted = before
        .split_once('除')
        .is_some_and(|(_, what)| what.ends_with("外,") && !form.iter().any(|word| what.contains(word)));
    excepted && !["还", "另", "并", "也"].iter().any(|word| line.text(from, to).contains(word))
}

/// Whether the phrase of a figure names it, so that it is told by itself or not at all: 基本计划的年免赔额1万元，尊享计划的年免赔额5千元.
fn is_named(line: &Line, said: &Said, figure: &Quantity) -> bool {
    let (from, _) = line.phrase(figure.start, figure.start);
    let from = from.max(said.end);
    match said.topic {
        // 另收遥控门卡押金50元: no sum but that of one more deposit.
        FactTopic::Deposit => {
            let between = line.text(said.end, figure.start);
            !["另收", "另交", "另付"].iter().any(|word| between.contains(word)) || !between.contains('押')
        }
        FactTopic::Deductible => line.says_between(Class::Deductible, from, figure.start),
        FactTopic::Share => line.says_between(Class::Share, from, figure.start),
        FactTopic::SumInsured => {
            const ITS_OWN: [&str; 2] = ["免赔", "保费"];
            const OF_A_SHARE: [&str; 3] = ["比例", "按", "赔付"];
            let named = line.text(from, figure.start);
            // 现金、首饰以保险金额的10%为限.
            if named.ends_with("保险金额的") {
                return false;
            }
            let is_share = matches!(figure.kind, Kind::Percent(_)) && !named.contains("等级");
            // 猝死　150,000元　发病后24小时内身故: a row of a table says nothing else of its benefit.
            let is_a_time = matches!(figure.kind, Kind::Span(_));
            (is_a_time && (said.range.is_none() || named.contains("等待期")))
                || line.says_between(Class::Sum, from, figure.start)
                || ITS_OWN.iter().any(|word| named.contains(word))
                || is_share && OF_A_SHARE.iter().any(|word| named.contains(word))
        }
        _ => false,
    }
}

/// Whether a value tells a figure of its line.
pub(super) fn tells(value: &str, line: &Line, figure: &Quantity) -> bool {
    let words = line.words(figure);
    let plain = |text: &str| text.replace([' ', ','], "");
    let number = match figure.kind {
        Kind::Money(sum, _) => yuan(sum),
        Kind::Percent(percent) => format!("{}%", percent.normalize()),
        Kind::Span(span) => grouped(span.amount),
        Kind::Multiple(times) | Kind::Count(times) => grouped(times),
        Kind::Date(_) => return true,
    };
    let value = plain(value);
    // 12,000元 does not tell 2,000元.
    let holds = |told: &str| {
        !told.is_empty()
            && value.match_indices(told).any(|(at, _)| {
                let before = value[..at].chars().next_back();
                let is_longer = told.starts_with(|c: char| c.is_ascii_digit());
                !(is_longer && before.is_some_and(|c| c.is_ascii_digit() || c == '.'))
            })
    };
    holds(&plain(&words)) || holds(&plain(&number))
}
