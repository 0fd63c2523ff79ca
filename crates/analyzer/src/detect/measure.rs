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
    let shares = found.iter().any(|quantity| matches!(quantity.kind, Kind::Percent(_)));
    let daily = shares && is_daily(&view.text);
    let mut held = Vec::new();
    for quantity in &found {
        held.extend(of(quantity, daily));
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

/// Whether a rate is by the day: 每日, 每逾期一日, 日息.
pub(crate) fn is_daily(text: &str) -> bool {
    [
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
        "一日按",
        "一天按",
    ]
    .iter()
    .any(|word| text.contains(word))
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
