//! What the quantities of a clause are worth: features that compare amounts, shares and spans with customary limits.

use rust_decimal::Decimal;

use crate::read::quantity::{Kind, Quantity, quantities};

use super::view::View;

/// Names of the measures, in the order of their numbers.
pub(crate) const MEASURES: [&str; 21] = [
    "daily-high",
    "daily-fair",
    "share-from-20",
    "share-from-30",
    "share-from-50",
    "share-small",
    "twice-or-more",
    "five-times-or-more",
    "money-from-100000",
    "money-from-10000",
    "money-small",
    "within-a-day",
    "within-three-days",
    "within-a-week",
    "within-two-months",
    "up-to-a-year",
    "beyond-two-years",
    "under-12-characters",
    "under-20-characters",
    "under-32-characters",
    "from-60-characters",
];

/// The measures that do something to somebody by themselves.
pub(crate) const OPERATIVE: [usize; 4] = [0, 4, 7, 8];

/// The measures a clause holds, by number.
pub(crate) fn measures(view: &View) -> Vec<usize> {
    let found = quantities(&view.chars);
    let mut held = Vec::new();
    for (at, quantity) in found.iter().enumerate() {
        held.extend(of(quantity, is_daily_rate(&view.chars, &found, at)));
    }
    held.extend(length(view.chars.len()));
    held.sort_unstable();
    held.dedup();
    held
}

/// Headings and entries of tables are short; what does something to somebody takes a sentence.
fn length(chars: usize) -> Option<usize> {
    match chars {
        0..12 => Some(17),
        12..20 => Some(18),
        20..32 => Some(19),
        32..60 => None,
        _ => Some(20),
    }
}

/// Words after which a rate is by the day.
const BY_THE_DAY: [&str; 20] = [
    "每日",
    "每天",
    "按日",
    "日息",
    "每逾期一日",
    "每逾期一天",
    "每迟延一日",
    "每迟延一天",
    "每拖一天",
    "每拖欠一日",
    "每过一天",
    "每逾",
    "每迟",
    "每拖",
    "每延",
    "每晚一",
    "每超过一",
    "一日按",
    "一天按",
    "逐日",
];

/// Whether anything is by the day: 每日, 每逾期一日, 日息.
pub(crate) fn is_daily(text: &str) -> bool {
    BY_THE_DAY.iter().any(|word| text.contains(word))
}

/// Whether the share `quantities[at]` of folded `text` is a rate by the day: a word for the day stands before it with no other
/// sum in between, or directly behind it. 累计不超过10% and 以总价的5%为限 behind such a rate say where it ends.
pub(crate) fn is_daily_rate(text: &[char], quantities: &[Quantity], at: usize) -> bool {
    const REACH: usize = 48;
    let quantity = &quantities[at];
    if !matches!(quantity.kind, Kind::Percent(_)) {
        return false;
    }
    let string = |from: usize, to: usize| text[from..to.clamp(from, text.len())].iter().collect::<String>();
    let behind = string(quantity.end, quantity.end + 6);
    if ["/日", "/天", "每日", "每天", "一天", "一日"].iter().any(|word| behind.starts_with(word)) {
        return true;
    }
    if ["为限", "封顶", "为上限", "为止", "以内"].iter().any(|word| behind.contains(word)) {
        return false;
    }
    let is_sum = |other: &&Quantity| matches!(other.kind, Kind::Percent(_) | Kind::Money(..) | Kind::Multiple(_));
    // 按1000元的0.1%: the sum that the share is of.
    let base = |other: &&Quantity| quantity.start - other.end > 3 || matches!(other.kind, Kind::Percent(_));
    let last_sum = quantities[..at].iter().rfind(|other| is_sum(other) && base(other)).map_or(0, |other| other.end);
    let from = last_sum.max(quantity.start.saturating_sub(REACH));
    let before = string(from, quantity.start);
    let sentence = before.rsplit([';', '.', '。', '；']).next().unwrap_or_default();
    let last = |words: &[&str]| words.iter().filter_map(|word| sentence.rfind(word)).max();
    let capped = last(&["不超过", "不得超过", "不高于", "最高", "上限", "累计", "封顶"]);
    last(&BY_THE_DAY).is_some_and(|day| capped.is_none_or(|cap| cap < day))
}

fn of(quantity: &Quantity, daily: bool) -> Vec<usize> {
    let mut held = Vec::new();
    let from = |value: Decimal, limit: i64| value >= Decimal::from(limit);
    match quantity.kind {
        Kind::Percent(value) => {
            if daily && value < Decimal::from(20) {
                // A thousandth a day is 36.5 % a year.
                held.push(usize::from(value < Decimal::new(1, 1)));
            }
            held.extend(
                [(2, 20), (3, 30), (4, 50)].into_iter().filter(|&(_, limit)| from(value, limit)).map(|(m, _)| m),
            );
            if value > Decimal::ZERO && value <= Decimal::TEN {
                held.push(5);
            }
        }
        Kind::Multiple(value) => {
            held.extend([(6, 2), (7, 5)].into_iter().filter(|&(_, limit)| from(value, limit)).map(|(m, _)| m));
        }
        Kind::Money(value, _) => {
            if from(value, 100_000) {
                held.push(8);
            } else if from(value, 10_000) {
                held.push(9);
            } else if value <= Decimal::from(1_000) {
                held.push(10);
            }
        }
        Kind::Span(span) => {
            let Some(days) = span.days() else { return held };
            let steps = [(11, 1), (12, 3), (13, 7), (14, 60), (15, 730)];
            let step = steps.into_iter().find(|&(_, limit)| days <= Decimal::from(limit));
            held.push(step.map_or(16, |(measure, _)| measure));
        }
        Kind::Date(_) | Kind::Count(_) => {}
    }
    held
}

#[cfg(test)]
mod tests {
    use super::{Kind, is_daily_rate, quantities};

    #[test]
    fn only_the_rate_itself_is_by_the_day() {
        for (text, daily) in [
            ("每逾期一日,应按未付款项的0.5%支付违约金", &["0.5%"][..]),
            ("均按应付未付金额每日万分之三支付违约金,累计以该笔金额的10%为限", &["万分之三"]),
            ("按日万分之五支付违约金,累计不超过总价的5%", &["万分之五"]),
            ("滞纳金为欠款的0.1%/日", &["0.1%"]),
            ("每逾期一日按1000元的1%支付", &["1%"]),
            ("每逾期一日支付200元;逾期超过30日的,支付总价20%的违约金", &[]),
            ("每逾期一日按万分之五支付,逾期三十日的,解除合同并支付总价20%", &["万分之五"]),
            ("每日不超过0.3%", &[]),
            ("违约金为合同总价的15%", &[]),
        ] {
            let chars: Vec<char> = text.chars().collect();
            let found = quantities(&chars);
            let rates: Vec<String> = (0..found.len())
                .filter(|&at| matches!(found[at].kind, Kind::Percent(_)) && is_daily_rate(&chars, &found, at))
                .map(|at| chars[found[at].start..found[at].end].iter().collect())
                .collect();
            assert_eq!(rates, daily, "{text}");
        }
    }
}
