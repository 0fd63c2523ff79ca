//! Whether the numbers that somebody names are those that a text holds.

use baihua_quote::folded;
use rust_decimal::Decimal;

use crate::read::quantity::{Kind, quantities};

/// Whether every amount, share, multiple, span and date in `named` stands in one of `texts`, however it is written there:
/// 百分之三 is 3%. Counts of things are left alone; too much is counted in passing.
pub(super) fn all_stand_in(named: &str, texts: &[&str]) -> bool {
    let said = kinds(named);
    if said.is_empty() {
        return true;
    }
    let held: Vec<Kind> = texts.iter().flat_map(|text| kinds(text)).collect();
    said.iter().all(|said| held.iter().any(|held| same(said, held)))
}

fn kinds(text: &str) -> Vec<Kind> {
    let chars: Vec<char> = folded(text).chars().collect();
    let counted = |kind: &Kind| !matches!(kind, Kind::Count(_));
    quantities(&chars).into_iter().map(|quantity| quantity.kind).filter(counted).collect()
}

fn same(a: &Kind, b: &Kind) -> bool {
    match (a, b) {
        (Kind::Money(a, _), Kind::Money(b, _))
        | (Kind::Percent(a), Kind::Percent(b))
        | (Kind::Multiple(a), Kind::Multiple(b)) => a == b,
        // 万分之五 and 0.05% are read as percent both; a multiple of 0.3 is 30 %.
        (Kind::Percent(percent), Kind::Multiple(times)) | (Kind::Multiple(times), Kind::Percent(percent)) => {
            times.checked_mul(Decimal::ONE_HUNDRED) == Some(*percent)
        }
        (Kind::Span(a), Kind::Span(b)) => a == b || a.days().is_some_and(|days| b.days() == Some(days)),
        (Kind::Date(a), Kind::Date(b)) => a == b,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::all_stand_in;

    fn check(named: &str, text: &str, expected: bool) {
        assert_eq!(all_stand_in(named, &[text]), expected, "{named:?} in {text:?}");
    }

    #[test]
    fn numbers_must_be_those_of_the_clause() {
        let clause = "逾期付款的，每日按百分之三支付违约金，超过30日的，押金5,000元不退。";
        for (named, expected) in [
            ("3%", true),
            ("30%", false),
            ("每天3%，超过三十天押金5000元就没了", true),
            ("每天3%，超过三天", false),
            ("押金50000元", false),
            ("5000.00元", true),
            ("没有数字", true),
            ("", true),
            ("一个月", true),
        ] {
            check(named, clause, expected);
        }
    }
}
