//! What the quantities of a clause are worth: features that compare amounts, shares and spans with customary limits.

use rust_decimal::Decimal;

use crate::read::{
    daily,
    quantity::{Kind, Quantity, quantities},
};

use super::view::{COUNTER, READER, View};

/// Names of the measures, in the order of their numbers.
pub(crate) const MEASURES: [&str; 22] = [
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
    "own-doing",
];

/// The measures that do something to somebody by themselves.
pub(crate) const OPERATIVE: [usize; 4] = [0, 4, 7, 8];

/// The measure of clauses by which somebody answers for their own doing.
pub(crate) const OWN_DOING: usize = 21;

/// The measures a clause holds, by number.
pub(crate) fn measures(view: &View) -> Vec<usize> {
    let found = quantities(&view.chars);
    let mut held = Vec::new();
    for (at, quantity) in found.iter().enumerate() {
        held.extend(of(quantity, is_daily_rate(&view.chars, &found, at)));
    }
    held.extend(length(view.chars.len()));
    held.extend(is_own_doing(view).then_some(OWN_DOING));
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

/// Whether somebody only answers for what they did wrong themselves: 因乙方未及时通知造成的损失，由乙方自行承担. Not where causes are
/// swept together, as in 无论何种原因, or where the other side is named as one.
fn is_own_doing(view: &View) -> bool {
    // 自行承担 and 予以赔偿 hold one of them.
    const EFFECTS: [&str; 6] = ["承担", "自负", "自担", "负责", "自理", "赔偿"];
    const EXEMPT: [&str; 6] = ["不承担", "概不负责", "不负", "不对此承担", "无须承担", "无需承担"];
    const FAULTS: [&str; 37] = [
        "未按",
        "未及时",
        "未能",
        "未经",
        "未在",
        "未遵",
        "未履",
        "未如",
        "未提",
        "未交",
        "未付",
        "未支付",
        "未更新",
        "未通知",
        "未办",
        "不按",
        "没有按",
        "不如实",
        "违反",
        "违约",
        "违法",
        "违规",
        "擅自",
        "私自",
        "私下",
        "过错",
        "过失",
        "自身原因",
        "不当",
        "不实",
        "虚假",
        "有误",
        "不准确",
        "不履行",
        "不配合",
        "余额不足",
        "保管不善",
    ];
    // Several causes swept together, or more than an answer for the loss.
    const MORE: [&str; 20] = [
        "无论",
        "不论",
        "不管",
        "任何原因",
        "何种",
        "一切原因",
        "任何情况",
        "任何情形",
        "包括但不限于",
        "概不",
        "不问",
        "与否",
        "有权",
        "倍",
        "罚",
        "没收",
        "违约金",
        "双倍",
        "披露",
        "系统",
    ];
    let text = view.text.as_str();
    let near = |from: usize, reach: usize, words: &[&str]| {
        let window = beginning(&text[from..], reach);
        words.iter().any(|word| window.contains(word))
    };
    let behind = |side: char, reach: usize, words: &[&'static str]| {
        // A clause holds few of the words, and none of them is looked for behind a side that is not named.
        let words: Vec<&str> = words.iter().copied().filter(|word| view.holds(word)).collect();
        let mut sides = text.rmatch_indices(side).filter(|_| !words.is_empty());
        sides.find(|(at, _)| near(at + side.len_utf8(), reach, &words)).map(|(at, _)| at)
    };
    let bears = behind(READER, 6, &EFFECTS);
    let spared = behind(COUNTER, 6, &EXEMPT);
    let alone = || ["后果自负", "责任自负", "损失自负", "风险自负"].iter().filter_map(|word| text.find(word)).max();
    let alone = if text.contains("自负") { alone() } else { None };
    let Some(effect) = bears.max(spared).max(alone) else { return false };
    let cause = &text[..effect];
    // 乙方不得在房内…，否则后果自负: what is forbidden is the fault.
    let forbidden = || cause.contains("否则") && ["不得", "不应", "严禁"].iter().any(|word| cause.contains(word));
    let at_fault = forbidden()
        || cause.match_indices(READER).any(|(at, _)| {
            let window = beginning(&cause[at + READER.len_utf8()..], 14);
            FAULTS.iter().any(|word| window.contains(word))
        });
    let other = cause.match_indices(COUNTER).any(|(at, _)| cause[..at].ends_with(['因', '由', '或', '、']));
    at_fault && !other && !MORE.iter().any(|word| view.holds(word))
}

/// The first `count` characters of a text, or all where it has fewer.
fn beginning(text: &str, count: usize) -> &str {
    text.char_indices().nth(count).map_or(text, |(end, _)| &text[..end])
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
    if daily::begins(&text[quantity.end.min(text.len())..]) {
        return true;
    }
    let behind = string(quantity.end, quantity.end + 6);
    if ["为限", "封顶", "为上限", "为止", "以内"].iter().any(|word| behind.contains(word)) {
        return false;
    }
    let is_sum = |other: &&Quantity| matches!(other.kind, Kind::Percent(_) | Kind::Money(..) | Kind::Multiple(_));
    // 按1000元的0.1%: the sum that the share is of.
    let base = |other: &&Quantity| quantity.start - other.end > 3 || matches!(other.kind, Kind::Percent(_));
    let last_sum = quantities[..at].iter().rfind(|other| is_sum(other) && base(other)).map_or(0, |other| other.end);
    let from = last_sum.max(quantity.start.saturating_sub(REACH));
    let before = &text[from.min(quantity.start)..quantity.start];
    let sentence = before.rsplit(|c| matches!(c, ';' | '.' | '。' | '；')).next().unwrap_or_default();
    let words: String = sentence.iter().collect();
    let capped = ["不超过", "不得超过", "不高于", "最高", "上限", "累计", "封顶"];
    let capped = capped.iter().filter_map(|word| words.rfind(word)).max().map(|byte| words[..byte].chars().count());
    daily::last(sentence).is_some_and(|day| capped.is_none_or(|cap| cap < day))
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
    use super::{COUNTER, Kind, READER, View, is_daily_rate, is_own_doing, quantities};

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
            ("每逾期24小时,按合同总价的0.5%支付违约金", &["0.5%"]),
            ("违约金为总价的百分之零点五(每日)", &["百分之零点五"]),
            ("逾期24小时的,支付总价5%的违约金", &[]),
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

    #[test]
    fn who_answers_for_their_own_doing() {
        for (text, own) in [
            ("因R未及时通知造成的损失,由R自行承担.", true),
            ("R提供虚假信息的,由此产生的后果由R负责.", true),
            ("R不得在房内存放危险物品,否则由此造成的损失由R负责.", true),
            ("R不得要求赔偿,损失由R自行承担.", false),
            ("因R未按说明书使用造成的损坏,S不承担责任.", true),
            ("无论因何种原因造成的损失,均由R承担.", false),
            ("因S或R未按约定通知造成的损失,由R承担.", false),
            ("R未按期还款的,S有权向其单位披露,S不承担责任.", false),
            ("由此产生的一切后果由R承担.", false),
        ] {
            let view = View::read(text.replace('R', &READER.to_string()).replace('S', &COUNTER.to_string()));
            assert_eq!(is_own_doing(&view), own, "{text}");
        }
    }
}
