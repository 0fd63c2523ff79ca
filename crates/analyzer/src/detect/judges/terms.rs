//! Terms that are written twice, as a span and by their first and last day, and do not come to the same.

use rust_decimal::Decimal;

use super::{Bench, Sheet};
use crate::read::quantity::{Date, Kind, Quantity, Unit};

/// Between a span and the days stand at most so many characters, and only these: 30天，即自…起至…止.
const JOINED: usize = 6;
const JOINTS: &str = "，,、：:(即自从由为共计止日期";
/// Between the first day and the last.
const THROUGH: &str = "起至到止-—~–零时0:日";
/// A day at either end may be counted or not.
const EITHER_END: i64 = 2;

/// What is said of terms whose span and days do not agree, each once.
pub(crate) fn remarks(bench: &Bench<'_>) -> Vec<String> {
    let mut remarks = Vec::new();
    for sheet in bench.sheets {
        for three in sheet.quantities.windows(3) {
            let Some(remark) = disagrees(sheet, three) else { continue };
            if !remarks.contains(&remark) {
                remarks.push(remark);
            }
        }
    }
    remarks
}

fn disagrees(sheet: &Sheet<'_>, three: &[Quantity]) -> Option<String> {
    let [one, two, three] = three else { return None };
    let (written, from, to) = match (one.kind, three.kind) {
        (Kind::Span(_), _) if joined(sheet, one, two, JOINTS) && joined(sheet, two, three, THROUGH) => {
            (one, two, three)
        }
        (_, Kind::Span(_)) if joined(sheet, one, two, THROUGH) && joined(sheet, two, three, JOINTS) => {
            (three, one, two)
        }
        _ => return None,
    };
    let (Kind::Span(span), Kind::Date(from), Kind::Date(to)) = (written.kind, from.kind, to.kind) else { return None };
    let days = number(to) - number(from);
    if days <= 0 {
        return None;
    }
    let counted = match (span.unit, span.months()) {
        (Unit::Day, _) => {
            let close = (span.amount - Decimal::from(days)).abs() <= Decimal::from(EITHER_END);
            (!close).then(|| format!("{days} 天"))
        }
        (_, Some(months)) => {
            let counted = from.months_to(to);
            let close = (months - Decimal::from(counted)).abs() <= Decimal::ONE;
            (!close).then(|| format!("{counted} 个月"))
        }
        _ => None,
    }?;
    Some(format!(
        "期限写成“{}”，按写的起止日期算约 {counted}，两处对不上。签以前请问清以哪一处为准，并改成一致。",
        sheet.words(written)
    ))
}

fn joined(sheet: &Sheet<'_>, one: &Quantity, next: &Quantity, joints: &str) -> bool {
    let between = sheet.chars.get(one.end..next.start).unwrap_or_default();
    between.len() <= JOINED && between.iter().all(|c| joints.contains(*c))
}

/// Days since the first of March of the year 0 (Hinnant, "chrono-compatible low-level date algorithms", `days_from_civil`).
fn number(date: Date) -> i64 {
    let (month, day) = (i64::from(date.month), i64::from(date.day));
    let year = i64::from(date.year) - i64::from(month <= 2);
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    year * 365 + year / 4 - year / 100 + year / 400 + of_year
}

#[cfg(test)]
mod tests {
    use super::{Date, number};

    #[test]
    fn days_are_counted_by_the_calendar() {
        let date = |year, month, day| Date { year, month, day };
        assert_eq!(number(date(2027, 6, 4)) - number(date(2027, 3, 5)), 91);
        assert_eq!(number(date(2024, 3, 1)) - number(date(2024, 2, 28)), 2);
        assert_eq!(number(date(2023, 3, 1)) - number(date(2023, 2, 28)), 1);
        assert_eq!(number(date(2027, 1, 1)) - number(date(2026, 12, 31)), 1);
    }
}
