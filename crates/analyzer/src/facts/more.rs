//! Whether the sentence of a fact says more than its value does.
//!
//! A value is short, a sentence goes on: 押金3,000元，但住满一年的退一半. Whoever reads the value alone takes it for all of it, so
//! what is left out is said to be left out.

use baihua_text::CharRange;

use super::{
    BLANK, LONGEST, Said, Scene,
    elsewhere::Elsewhere,
    grouped,
    line::Line,
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

/// Figures behind a fact that are looked at; any text takes time in proportion to its length.
const MOST_FIGURES: usize = 30;

/// How far before a fact the case stands in which it holds, in folded characters.
const CASE: usize = 40;

/// `said` with the word that there is more where its sentence says so; `None` where that does not fit.
pub(super) fn with_more(scene: &Scene<'_>, elsewhere: &Elsewhere<'_>, mut said: Said) -> Option<Said> {
    if !is_a_figure(said.topic) || said.value == BLANK || said.value.starts_with('不') {
        return Some(said);
    }
    let says_so = SAID.iter().any(|told| said.value.contains(told));
    let line = &scene.lines[said.line];
    // 还要付钱 does not tell for what reason one leaves.
    let more = match says_so {
        true => said.topic == FactTopic::EarlyExit && for_a_reason(line, &case_before(line, &said)),
        false => says_more(scene, elsewhere, &said),
    };
    if !more {
        return Some(said);
    }
    said.value.push_str(MORE);
    (said.value.chars().count() <= LONGEST).then_some(said)
}

/// Topics whose value is a figure, a day or a measure; names and places hold without conditions.
fn is_a_figure(topic: FactTopic) -> bool {
    !matches!(topic, FactTopic::Parties | FactTopic::Subject | FactTopic::Cover | FactTopic::Disputes)
}

/// Topics whose value is another one in another case; what being late costs is a case by itself.
fn depends_on_the_case(topic: FactTopic) -> bool {
    use FactTopic::{Deductible, Deposit, Due, Price, Share, SumInsured};
    matches!(topic, Price | Due | Deposit | SumInsured | Deductible | Share)
}

/// Whether a figure that the sentence of a topic goes on with is one more of the same: a second share of leaving early, a second
/// time to wait.
fn is_one_more(topic: FactTopic, figure: &Quantity) -> bool {
    use FactTopic::{CoolingOff, Deductible, EarlyExit, LateFee, Renewal, Report, Share, SumInsured, Waiting, WaysOut};
    match figure.kind {
        Kind::Money(..) => matches!(topic, EarlyExit | LateFee | SumInsured | Deductible | WaysOut),
        Kind::Percent(_) => matches!(topic, EarlyExit | LateFee | Share | WaysOut | SumInsured),
        Kind::Multiple(_) => matches!(topic, EarlyExit | LateFee),
        Kind::Span(_) => matches!(topic, Waiting | Report | Renewal | CoolingOff | SumInsured),
        Kind::Date(_) | Kind::Count(_) => false,
    }
}

/// The first figures of a line that stand at `from` or behind it.
fn figures_from(line: &Line, from: usize) -> impl Iterator<Item = &Quantity> {
    let first = line.quantities.partition_point(|figure| figure.start < from);
    line.quantities[first..].iter().take(MOST_FIGURES)
}

fn says_more(scene: &Scene<'_>, elsewhere: &Elsewhere<'_>, said: &Said) -> bool {
    let line = &scene.lines[said.line];
    let goes_on = |line: &Line, from: usize, to: usize| {
        let figure = |figure: &Quantity| {
            // The cells of a row are told by their own names.
            let is_a_cell = said.range.is_some() && line.parts_columns(figure.start.saturating_sub(1));
            let own = figure.end <= to && !is_a_cell && is_one_more(said.topic, figure);
            own && !is_named(line, said, figure) && !tells(&said.value, line, figure)
        };
        let untold = |hit| is_untold(line, hit, said);
        line.between(Class::More, from, to).any(untold) || figures_from(line, from).any(figure)
    };
    // A row of a table ends before its sentence does.
    let row = said.range.and_then(|row| line.position(CharRange::starting_at(row.end().saturating_sub(1), 1)));
    let end = row.map_or(line.chars().len(), |last| last + 1);
    // What the rest of a sentence excepts from telling an accident is what not telling costs.
    let mut rest = scene.rest_of_sentence(said.line).filter(|_| row.is_none() && said.topic != FactTopic::Report);
    goes_on(line, said.start, end)
        || holds_in_a_case(line, said, end)
        || is_excepted(line, said.start)
        || rest.any(|line| goes_on(line, 0, line.chars().len()) || leaves_otherwise(line, said))
        || scene.behind(said.line).next().is_some_and(|line| limits(line) || moves_the_end(line, said))
        || elsewhere.says_more(scene, said)
}

/// Whether the sentence says in what case a fact of this topic holds, or is another one.
fn holds_in_a_case(line: &Line, said: &Said, end: usize) -> bool {
    match said.topic {
        FactTopic::EarlyExit => {
            const ONLY_THEN: [&str; 5] = ["方可", "方能", "才能", "才可", "否则"];
            let before = case_before(line, said);
            let in_time =
                ["之前", "以前", "之后", "以后"].iter().any(|word| before.contains(word)) || before_something(&before);
            let is_told = said.label.contains(['前', '后']);
            in_time && !is_told
                || for_a_reason(line, &before)
                || adds_to_something(&line.text(said.end, end))
                || ONLY_THEN.iter().any(|word| line.text(said.end, end).contains(word))
        }
        FactTopic::Renewal => {
            // B方没有重大事故的，可于到期前20天申请续租; 以延续一次为限.
            const LIMITS: [&str; 5] = ["为限", "届时", "重新核定", "重新确定", "费率"];
            let before = case_before(line, said);
            let case = before.split_once("的,").map(|(case, _)| case);
            let wishes = |case: &str| {
                ["续", "延期", "继续", "提出", "终止", "异议", "通知"].iter().any(|word| case.contains(word))
            };
            case.is_some_and(|case| !wishes(case)) || LIMITS.iter().any(|word| line.text(said.end, end).contains(word))
        }
        FactTopic::Term => {
            // 24个月，从首次消费之日起算，最迟自办卡满60天起算.
            ["最迟", "最晚", "较晚", "较迟"].iter().any(|word| line.text(said.end, end).contains(word))
        }
        FactTopic::Claim => ["日内提出", "日内申请", "日内提交"].iter().any(|word| line.holds(word)),
        topic if depends_on_the_case(topic) => {
            // 押金3,000元，期满无违约的退还: when it comes back is no condition of the sum.
            let back = line.text(said.end, end).find(['退', '返', '抵']).filter(|_| topic == FactTopic::Deposit);
            let end = back.map_or(end, |byte| said.end + line.text(said.end, end)[..byte].chars().count());
            let end = if back.is_some() { line.phrase(end, end).0.min(end) } else { end };
            let cases = || line.between(Class::MoreInACase, said.end, end);
            // The case that stands before the word of giving back is that of giving it back.
            let mut cases = cases().filter(|hit| back.is_none() || line.word(hit) != "的,");
            let is_a_price = matches!(topic, FactTopic::Price | FactTopic::Due);
            let mut discounts = line.between(Class::Discount, said.end, end);
            cases.any(|hit| is_untold(line, hit, said))
                || is_a_price && (discounts.any(|hit| is_untold(line, hit, said)) || is_one_of_two_prices(line, said))
                || topic == FactTopic::Due && begins_later(&case_before(line, said))
                || topic == FactTopic::Price && holds_at_a_time(line, said)
        }
        _ => false,
    }
}

/// Whether the rest of a sentence says what it costs to leave otherwise: ；否则扣留最后一个月的服务费.
fn leaves_otherwise(line: &Line, said: &Said) -> bool {
    said.topic == FactTopic::EarlyExit && line.plain.starts_with("否则")
}

/// What the sentence of a fact says before it, from its last full stop or semicolon.
fn case_before(line: &Line, said: &Said) -> String {
    let before = line.text(said.start.saturating_sub(CASE), said.start);
    before.rsplit(['.', ';']).next().unwrap_or_default().to_owned()
}

/// Whether a case ends with what has not happened yet: 开工前, but not 提前 or 目前.
fn before_something(case: &str) -> bool {
    let chars: Vec<char> = case.chars().collect();
    let other = |at: usize| at.checked_sub(1).is_none_or(|before| "提目当此先日天月年时".contains(chars[before]));
    (0..chars.len()).any(|at| chars[at] == '前' && !other(at))
}

/// Whether a case names a reason for leaving that not everybody has: 如果项目取消需要提前结束; a wish or one's own reasons are none.
fn for_a_reason(line: &Line, case: &str) -> bool {
    const OWN: [&str; 20] = [
        "自身原因",
        "个人原因",
        "自己的原因",
        "任何原因",
        "何种原因",
        "单方",
        "需要",
        "确需",
        "需",
        "要求",
        "想要",
        "想",
        "要",
        "拟",
        "中途",
        "故",
        "确",
        "原因",
        "自己",
        "有",
    ];
    let Some((_, reason)) = ["如果", "如因", "若因", "因", "如", "若"].iter().find_map(|word| case.rsplit_once(word))
    else {
        return false;
    };
    let named = line.named.iter().map(|side| line.text(side.start, side.end));
    let named = named.fold(reason.to_owned(), |reason, side| reason.replace(&side, ""));
    let rest = OWN.iter().fold(named, |reason, word| reason.replace(word, ""));
    rest.trim_matches(|c| matches!(c, ',' | '的' | '(' | ')')).chars().count() > 1
}

/// Whether what leaving costs is paid beside something that the sentence names first: 除按实际月份退款外，另付…….
fn adds_to_something(rest: &str) -> bool {
    let besides = rest.split_once('除').and_then(|(_, what)| what.split_once("外,"));
    besides.is_some_and(|(_, added)| added.starts_with(['另', '还', '并', '应', '须', '需']))
}

/// Whether a price stands behind the state in which it holds: 床位全部使用时，月租金15,120元. When one signs, pays or moves in is none.
fn holds_at_a_time(line: &Line, said: &Said) -> bool {
    const ACTS: [&str; 14] =
        ["签", "订", "付", "交", "缴", "入住", "下单", "报名", "办", "提车", "开课", "验收", "成立", "生效"];
    let before = case_before(line, said);
    let state = before.strip_suffix("时,").or_else(|| before.strip_suffix("的情况下,"));
    let state = state.map(|state| state.rsplit(',').next().unwrap_or_default());
    state.is_some_and(|state| !ACTS.iter().any(|act| state.contains(act)))
}

/// Whether what is paid again and again is not paid from the beginning: 从第三个月起，每月12日付息.
fn begins_later(case: &str) -> bool {
    const FROM: [&str; 4] = ["月起", "年起", "期起", "季起"];
    case.split_once('第').is_some_and(|(_, from)| FROM.iter().any(|word| from.contains(word)))
}

/// Whether a price may be paid another way, at another sum: 每年576元（或月付49元×12）.
fn is_one_of_two_prices(line: &Line, said: &Said) -> bool {
    const NEAR: usize = 8;
    let sums = figures_from(line, said.end).filter(|sum| matches!(sum.kind, Kind::Money(..)));
    let mut others = sums.filter(|sum| !tells(&said.value, line, sum));
    others.any(|sum| line.text(sum.start.saturating_sub(NEAR).max(said.end), sum.start).contains('或'))
}

/// Whether a word that limits a figure is neither told with it nor one of the form that every policy has: 以保险单载明的为准,
/// 除双方另有约定外, 以较迟者为准.
fn is_untold(line: &Line, hit: &Hit, said: &Said) -> bool {
    const NEAR: usize = 14;
    let before = line.text(hit.start.saturating_sub(NEAR), hit.start);
    let word = line.word(hit);
    // Earnest money is always set off against the price; 一次交清，或者分12期 tells both ways.
    // 如下, 如期, 如数 and 如实 are no case.
    let no_case = word == ",如" && line.text(hit.end, hit.end + 1).starts_with(['下', '期', '数', '实', '约']);
    if no_case
        || said.topic == FactTopic::Deposit && word.starts_with('抵')
        || word == "也可" && said.value.contains("或者")
    {
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

/// Whether a sentence begins as one that limits the one before.
fn limits(line: &Line) -> bool {
    const BUT: [&str; 5] = ["但", "不过", "然而", "例外", "除"];
    BUT.iter().any(|word| line.plain.starts_with(word))
}

/// Whether a sentence of its paragraph moves the end of a term: 项目提前完工的，协议终止; 放款日较晚的，期限顺延.
fn moves_the_end(line: &Line, said: &Said) -> bool {
    const MOVES: [&str; 6] = ["顺延", "相应延长", "之日终止", "即终止", "自动终止", "不计入"];
    let otherwise = ["缩短", "记载为准", "记载日期为准"].iter().any(|word| line.holds(word));
    said.topic == FactTopic::Term && (otherwise || line.holds("的,") && MOVES.iter().any(|word| line.holds(word)))
}

/// Whether the phrase of a figure names it, so that it is told by itself or not at all: 基本计划的年免赔额1万元，尊享计划的年免赔额5千元.
fn is_named(line: &Line, said: &Said, figure: &Quantity) -> bool {
    let (from, _) = line.phrase(figure.start, figure.start);
    let from = from.max(said.end);
    match said.topic {
        FactTopic::Deductible => line.says_between(Class::Deductible, from, figure.start),
        FactTopic::Share => line.says_between(Class::Share, from, figure.start),
        FactTopic::SumInsured => {
            const ITS_OWN: [&str; 2] = ["免赔", "保费"];
            const OF_A_SHARE: [&str; 3] = ["比例", "按", "赔付"];
            let named = line.text(from, figure.start);
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
    plain(value).contains(&plain(&words)) || plain(value).contains(&plain(&number))
}
