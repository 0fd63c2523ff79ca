//! In what case a fact holds, or is another one, as its own sentence says it: topic by topic.

use super::{
    Said,
    line::Line,
    more::{is_untold, tells},
    words::Class,
};
use crate::{
    read::quantity::{Kind, Quantity},
    report::FactTopic,
};

/// How far before a fact the case stands in which it holds, in folded characters.
const FAR: usize = 40;

/// Whether the sentence of a fact says, `end` at the latest, in what case it holds or is another one.
pub(super) fn holds_in_a_case(line: &Line, said: &Said, end: usize) -> bool {
    use FactTopic::{Claim, Deductible, Deposit, Due, EarlyExit, Price, Renewal, Share, SumInsured, Term};
    match said.topic {
        EarlyExit => leaves_in_a_case(line, said, end),
        Renewal => renews_in_a_case(line, said, end),
        // 24个月，从首次消费之日起算，最迟自办卡满60天起算.
        Term => line.says_between(Class::Latest, said.end, end),
        Claim => line.says(Class::ClaimedWithin),
        Deposit => is_another_deposit_in_a_case(line, said, end),
        Price => {
            is_priced_otherwise(line, said, end)
                || holds_at_a_time(line, said)
                || holds_for_some_years(line, said)
                || is_paid_in_one_sum(line, said, end)
                || is_less_on_trial(line, said, end)
        }
        Due => is_priced_otherwise(line, said, end) || begins_later(&case_before(line, said)),
        SumInsured | Deductible | Share => is_another_in_a_case(line, said, end),
        // What being late costs is a case by itself.
        _ => false,
    }
}

/// Whether one leaves so before something, for a reason that not everybody has, or only then.
fn leaves_in_a_case(line: &Line, said: &Said, end: usize) -> bool {
    let before = case_before(line, said);
    let in_time =
        ["之前", "以前", "之后", "以后"].iter().any(|word| before.contains(word)) || before_something(&before);
    let is_told = said.label.contains(['前', '后']);
    in_time && !is_told
        || for_a_reason(line, &before)
        || adds_to_something(&line.text(said.end, end))
        || owes_besides(&line.text(said.end, end), &said.value)
        || line.says_between(Class::OnlyThen, said.end, end)
}

/// Whether a renewal has a condition or an end: B方没有重大事故的，可于到期前20天申请续租; 以延续一次为限.
fn renews_in_a_case(line: &Line, said: &Said, end: usize) -> bool {
    const WISHES: [&str; 7] = ["续", "延期", "继续", "提出", "终止", "异议", "通知"];
    let before = case_before(line, said);
    let case = before.split_once("的,").map(|(case, _)| case);
    let is_a_condition = case.is_some_and(|case| !WISHES.iter().any(|word| case.contains(word)));
    is_a_condition || line.says_between(Class::RenewedWithin, said.end, end)
}

/// Whether a sum or a day is another one in a case that the sentence names.
fn is_another_in_a_case(line: &Line, said: &Said, end: usize) -> bool {
    let mut cases = line.between(Class::MoreInACase, said.end, end);
    cases.any(|hit| is_untold(line, hit, said))
}

/// The same of a deposit: when it comes back is no condition of its sum. 押金3,000元，期满无违约的退还.
fn is_another_deposit_in_a_case(line: &Line, said: &Said, end: usize) -> bool {
    let rest = line.text(said.end, end);
    let Some(byte) = rest.find(['退', '返', '抵']) else { return is_another_in_a_case(line, said, end) };
    let back = said.end + rest[..byte].chars().count();
    let (from, _) = line.phrase(back, back);
    // The case that stands before the word of giving back is that of giving it back.
    let mut cases = line.between(Class::MoreInACase, said.end, from.min(back)).filter(|hit| line.word(hit) != "的,");
    cases.any(|hit| is_untold(line, hit, said))
}

/// Whether a price is another one in a case, for some, or when paid another way.
fn is_priced_otherwise(line: &Line, said: &Said, end: usize) -> bool {
    let mut discounts = line.between(Class::Discount, said.end, end);
    is_another_in_a_case(line, said, end)
        || discounts.any(|hit| is_untold(line, hit, said))
        || is_one_of_two_prices(line, said)
}

/// What the sentence of a fact says before it, from its last full stop or semicolon.
pub(super) fn case_before(line: &Line, said: &Said) -> String {
    let before = line.text(said.start.saturating_sub(FAR), said.start);
    before.rsplit(['.', ';']).next().unwrap_or_default().to_owned()
}

/// Whether a case ends with what has not happened yet: 开工前, but not 提前 or 目前.
fn before_something(case: &str) -> bool {
    let chars: Vec<char> = case.chars().collect();
    let other = |at: usize| at.checked_sub(1).is_none_or(|before| "提目当此先日天月年时".contains(chars[before]));
    (0..chars.len()).any(|at| chars[at] == '前' && !other(at))
}

/// Whether a case names a reason for leaving that not everybody has: 如果项目取消需要提前结束; a wish or one's own reasons are none.
pub(super) fn for_a_reason(line: &Line, case: &str) -> bool {
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

/// Whether the rest of a sentence asks for more than what is lost: 定金不予退还，并赔偿居间方损失.
fn owes_besides(rest: &str, value: &str) -> bool {
    let sentence = rest.split(['.', ';']).next().unwrap_or_default();
    let more = ["并赔偿", "并承担", "并按", "另赔"].iter().any(|word| sentence.contains(word));
    more && !value.contains(['付', '扣', '赔'])
}

/// Whether what leaving costs is paid beside something that the sentence names first: 除按实际月份退款外，另付…….
fn adds_to_something(rest: &str) -> bool {
    let besides = rest.split_once('除').and_then(|(_, what)| what.split_once("外,"));
    besides.is_some_and(|(_, added)| added.starts_with(['另', '还', '并', '应', '须', '需']))
}

/// Whether a price stands behind the years in which alone it holds: 第1至第2年，每平方米每月22元，月租金合计70,400元.
fn holds_for_some_years(line: &Line, said: &Said) -> bool {
    let before = case_before(line, said);
    let Some((_, years)) = before.rsplit_once('第') else { return false };
    let years = years.split(',').next().unwrap_or_default();
    years.chars().count() <= 3 && years.ends_with(['年', '月', '季', '期'])
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

/// Whether what is paid by the month is another sum when it is paid at once: 每月39.9元，共12期；一次付清为439元.
fn is_paid_in_one_sum(line: &Line, said: &Said, end: usize) -> bool {
    let is_periodic = said.value.ends_with("/月") || said.value.ends_with("/季度");
    let is_another = |figure: &Quantity| {
        figure.end <= end && matches!(figure.kind, Kind::Money(..)) && !tells(&said.value, line, figure)
    };
    let at_once = line.between(Class::AtOnce, said.end, end).next();
    is_periodic && at_once.is_some_and(|hit| line.figures_from(hit.end).any(is_another))
}

/// Whether a wage is another one on trial: 基本工资4,200元/月（试用期按3,600元/月）.
fn is_less_on_trial(line: &Line, said: &Said, end: usize) -> bool {
    // Outside of brackets 试用期每月3,600元 is told by itself.
    let by_itself = |at: usize| {
        let near =
            line.figures_from(at).next().is_some_and(|sum| sum.start <= at + 7 && matches!(sum.kind, Kind::Money(..)));
        near && line.text(at.saturating_sub(1), at) != "("
    };
    let trial = line.places("试用期").into_iter().find(|at| (said.end..end).contains(at) && !by_itself(*at));
    let sum = |figure: &Quantity| matches!(figure.kind, Kind::Money(..) | Kind::Percent(_)) && figure.end <= end;
    !said.label.contains("试用") && trial.is_some_and(|at| line.figures_from(at).any(sum))
}

/// Whether a price may be paid another way, at another sum: 每年576元（或月付49元×12）.
fn is_one_of_two_prices(line: &Line, said: &Said) -> bool {
    const NEAR: usize = 8;
    let sums = line.figures_from(said.end).filter(|sum| matches!(sum.kind, Kind::Money(..)));
    let mut others = sums.filter(|sum| !tells(&said.value, line, sum));
    others.any(|sum| line.text(sum.start.saturating_sub(NEAR).max(said.end), sum.start).contains('或'))
}
