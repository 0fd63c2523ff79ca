//! Whether a problem got better or worse, where its figures tell.

use rust_decimal::Decimal;

use super::{clauses::words, comparison::Turn};
use crate::read::quantity::{Kind, Quantity, quantities};

/// What the reader and the other side are called.
pub(super) struct Sides {
    pub(super) reader: Vec<Vec<char>>,
    pub(super) other: Vec<Vec<char>>,
}

/// Characters before a figure in which a word says what the figure is of.
const BEFORE: usize = 40;
/// Characters behind it in which 内 or 后 belongs to it.
const BEHIND: usize = 12;

/// Verbs of money that comes to the reader, the more the better, and of money that goes.
const COMES: [&str; 6] = ["退还", "返还", "退回", "赔付", "报销", "减收"];
const GOES: [&str; 12] =
    ["支付", "缴纳", "交纳", "扣", "收取", "加收", "赔偿", "承担", "违约金", "滞纳金", "手续费", "罚"];
/// Before a ceiling nothing is said: one on what the other side pays is better the higher it is.
const CEILING: [&str; 6] = ["不超过", "不得超过", "上限", "最高", "至多", "为限"];
/// Within so many days something comes, is answered or is mended: the sooner the better.
const OWED: [&str; 9] = ["退", "返还", "交付", "答复", "修复", "支付给", "付清给", "结清给", "赔付"];

/// Whether the clause `after` is better or worse for the reader than `before`, of which a problem stands in both. Only two
/// clauses that differ in nothing but figures are judged, and only if all of these turn the same way.
pub(super) fn turn(before: &str, after: &str, sides: &Sides) -> Turn {
    let (one, two) = (words(before), words(after));
    if one == two {
        return Turn::Same;
    }
    let (old, new) = (quantities(&one), quantities(&two));
    if old.is_empty() || old.len() != new.len() || around(&one, &old) != around(&two, &new) {
        return Turn::Open;
    }
    let mut turned = Turn::Same;
    for (old, new) in old.iter().zip(&new) {
        let Some(order) = compared(old.kind, new.kind) else { return Turn::Open };
        let way = match (order, more_is_worse(&one, old, sides)) {
            (std::cmp::Ordering::Equal, _) => continue,
            (_, None) => return Turn::Open,
            (order, Some(worse)) if order.is_gt() == worse => Turn::Worse,
            _ => Turn::Better,
        };
        if turned != Turn::Same && turned != way {
            return Turn::Open;
        }
        turned = way;
    }
    // The same figures, written otherwise: 3% and 百分之三.
    turned
}

/// The words between the figures.
fn around(words: &[char], figures: &[Quantity]) -> Vec<Vec<char>> {
    let ends = std::iter::once(0).chain(figures.iter().map(|figure| figure.end));
    let starts = figures.iter().map(|figure| figure.start).chain([words.len()]);
    ends.zip(starts).map(|(from, to)| words[from..to].to_vec()).collect()
}

/// How the second figure compares with the first; none where they are no figures of one kind.
fn compared(old: Kind, new: Kind) -> Option<std::cmp::Ordering> {
    let value = |kind: Kind| -> Option<(u8, Decimal)> {
        Some(match kind {
            Kind::Money(value, _) => (0, value),
            Kind::Percent(value) => (1, value),
            Kind::Multiple(value) => (2, value),
            Kind::Span(span) => (3, span.days()?),
            Kind::Count(value) => (4, value),
            Kind::Date(_) => return None,
        })
    };
    if old == new {
        return Some(std::cmp::Ordering::Equal);
    }
    let ((kind, old), (same, new)) = (value(old)?, value(new)?);
    (kind == same).then(|| new.cmp(&old))
}

/// Whether a larger figure is worse for the reader; none where the words do not tell.
fn more_is_worse(words: &[char], figure: &Quantity, sides: &Sides) -> Option<bool> {
    let begin = words[..figure.start].iter().rposition(|c| matches!(c, '。' | '；')).map_or(0, |stop| stop + 1);
    let left = &words[begin.max(figure.start.saturating_sub(BEFORE))..figure.start];
    let right = &words[figure.end..words.len().min(figure.end + BEHIND)];
    let says = |part: &[char], words: &[&str]| {
        let part: String = part.iter().collect();
        words.iter().any(|word| part.contains(word))
    };
    let last = |words: &[&str]| words.iter().filter_map(|word| rfind(left, &word.chars().collect::<Vec<_>>())).max();
    let named = |names: &[Vec<char>]| names.iter().filter_map(|name| Some((rfind(left, name)?, name.len()))).max();
    let (reader, other) = (named(&sides.reader), named(&sides.other));
    match figure.kind {
        Kind::Money(..) | Kind::Percent(_) | Kind::Multiple(_) => {
            let (comes, goes) = (last(&COMES), last(&GOES));
            if last(&CEILING).is_some() || says(right, &["为限", "以内"]) {
                return None;
            }
            if comes.is_none() && goes.is_none() {
                // 每逾期一日按租金的3%支付滞纳金: the verb stands behind.
                return match (says(right, &COMES), says(right, &GOES)) {
                    (true, false) => Some(false),
                    (false, true) => Some(true),
                    _ => None,
                };
            }
            if comes > goes {
                return Some(false);
            }
            // Who pays is who was named last, unless as the one who is paid or may take.
            match other.filter(|other| Some(*other) > reader) {
                None => Some(true),
                Some((at, length)) => {
                    let is_paid = at > 0 && matches!(left[at - 1], '向' | '给' | '归');
                    let behind = &left[at + length..left.len().min(at + length + 3)];
                    (is_paid || says(behind, &["有权", "可", "收", "扣", "罚"])).then_some(true)
                }
            }
        }
        Kind::Span(_) if right.first() == Some(&'内') || says(&right[..right.len().min(2)], &["之内", "以内"]) => {
            says(right, &OWED).then_some(true).or_else(|| says(left, &OWED).then_some(true))
        }
        Kind::Span(_) if says(&left[left.len().saturating_sub(3)..], &["超过", "逾期", "满"]) => {
            // How late somebody may be before it has consequences: who is late?
            (reader.is_some() || other.is_some()).then_some(other > reader)
        }
        _ => None,
    }
}

fn rfind(words: &[char], name: &[char]) -> Option<usize> {
    (!name.is_empty()).then(|| words.windows(name.len()).rposition(|part| part == name)).flatten()
}

#[cfg(test)]
mod tests {
    use super::{Sides, Turn, turn};

    fn turned(before: &str, after: &str) -> Turn {
        let chars = |name: &str| vec![name.chars().collect()];
        turn(before, after, &Sides { reader: chars("乙方"), other: chars("甲方") })
    }

    #[test]
    fn figures_tell_where_nothing_else_changed() {
        for (before, after, expected) in [
            ("每逾期一日按租金的百分之三支付滞纳金。", "每逾期一日按租金的千分之五支付滞纳金。", Turn::Better),
            ("每逾期一日按租金的0.5%支付滞纳金。", "每逾期一日按租金的百分之三支付滞纳金。", Turn::Worse),
            ("每逾期一日按租金的3%支付滞纳金。", "每逾期一日按租金的百分之三支付滞纳金", Turn::Same),
            ("乙方支付违约金5000元。", "乙方支付违约金8,000元。", Turn::Worse),
            ("提前退租的，甲方退还押金的50%。", "提前退租的，甲方退还押金的80%。", Turn::Better),
            ("提前退租的，押金不予退还，另付违约金500元。", "提前退租的，押金不予退还，另付违约金900元。", Turn::Worse),
            ("甲方有权扣除押金500元。", "甲方有权扣除押金900元。", Turn::Worse),
            ("甲方赔偿100元。", "甲方赔偿900元。", Turn::Open),
            ("乙方向甲方支付违约金100元。", "乙方向甲方支付违约金900元。", Turn::Worse),
            ("甲方的赔偿不超过100元。", "甲方的赔偿不超过900元。", Turn::Open),
            ("甲方退还剩余学费的50%。", "甲方退还剩余学费的80%。", Turn::Better),
            ("甲方在十日内退还押金。", "甲方在六十日内退还押金。", Turn::Worse),
            ("乙方逾期超过三日的，甲方有权停水。", "乙方逾期超过三十日的，甲方有权停水。", Turn::Better),
            ("甲方逾期超过三日的，乙方有权解除。", "甲方逾期超过三十日的，乙方有权解除。", Turn::Worse),
            ("租期十二个月。", "租期二十四个月。", Turn::Open),
            ("乙方支付违约金5000元。", "乙方支付赔偿金5000元。", Turn::Open),
            ("乙方在3日内付款，付违约金100元。", "乙方在5日内付款，付违约金100元。", Turn::Open),
            ("乙方支付违约金5000元。", "乙方支付违约金5000元。", Turn::Same),
        ] {
            assert_eq!(turned(before, after), expected, "{before} → {after}");
        }
    }
}
