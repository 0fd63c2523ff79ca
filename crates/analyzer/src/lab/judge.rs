//! What a value means: against the printed range, or the built-in one where that applies, and against critical limits.

use baihua_kb::{Indicator, Level, Number, Range};
use rust_decimal::Decimal;

use super::{
    patient::Patient,
    row::{Beyond, Limit, PrintedRange, Row, Value},
};
use crate::order::Sex;

/// Where a value lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    High,
    Low,
    Normal,
    /// No range applies, or the value is not exact enough.
    Unknown,
}

/// Which range was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RangeSource {
    Printed,
    BuiltIn,
    None,
}

/// What a value means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Verdict {
    pub(crate) status: Status,
    /// The range that was used, or the printed ones that could not be.
    pub(crate) range: Option<String>,
    pub(crate) source: RangeSource,
    /// A critical threshold is reached.
    pub(crate) critical: bool,
    /// How serious, where the value is out of range.
    pub(crate) level: Option<Level>,
}

/// Judges `row`, printed under `name`, for `patient`.
pub(crate) fn verdict(indicator: &Indicator, row: &Row, name: String, patient: Patient) -> Verdict {
    let exact = in_own_unit(indicator, &row.value, row.unit.as_deref(), &name);
    let (status, range, source, margin) = if row.ranges.is_empty() {
        match exact.as_ref().zip(patient.adult_age()) {
            Some((value, age)) => built_in(indicator, value, age, patient.sex),
            None => (Status::Unknown, None, RangeSource::None, None),
        }
    } else {
        printed(&row.ranges, &row.value, patient.sex)
    };
    let critical = patient.may_be_adult()
        && exact.as_ref().is_some_and(|value| is_critical(indicator, value))
        && status != Status::Normal;
    let level = match (status, critical) {
        (Status::High | Status::Low, true) => Some(Level::High),
        (Status::High | Status::Low, false) => Some(if margin.unwrap_or(false) { Level::Medium } else { Level::Low }),
        _ => None,
    };
    Verdict { status, range, source, critical, level }
}

pub(crate) fn decimal(number: Number) -> Decimal {
    Decimal::new(number.mantissa, number.scale.into())
}

/// The value in the indicator's own unit; `None` if the printed unit is not known for it.
fn in_own_unit(indicator: &Indicator, value: &Value, unit: Option<&str>, name: &str) -> Option<Value> {
    let factor = match unit {
        Some(unit) if same_unit(unit, &indicator.unit) => Decimal::ONE,
        Some(unit) => {
            let named = |only: &Option<baihua_kb::Words>| {
                only.as_deref().is_some_and(|only| baihua_quote::folded(only).eq_ignore_ascii_case(name))
            };
            let fitting = || indicator.conversions.iter().filter(|conversion| same_unit(unit, &conversion.unit));
            let best = fitting().find(|c| named(&c.only_as)).or_else(|| fitting().find(|c| c.only_as.is_none()))?;
            decimal(best.factor)
        }
        None => without_unit(indicator, value.number)?,
    };
    Some(Value { number: value.number.checked_mul(factor)?, ..value.clone() })
}

/// Reports that print no unit mean the usual one, if the value is of its order of magnitude; a share of volume printed
/// in percent is told by its size.
fn without_unit(indicator: &Indicator, number: Decimal) -> Option<Decimal> {
    let plausible = |factor: Decimal| {
        let value = number.checked_mul(factor)?;
        let low = indicator.ranges.iter().filter_map(|r| r.low.or(r.high)).map(decimal).min()?;
        let high = indicator.ranges.iter().filter_map(|r| r.high.or(r.low)).map(decimal).max()?;
        let near = value >= low.checked_div(Decimal::from(5))? && value <= high.checked_mul(Decimal::from(20))?;
        near.then_some(factor)
    };
    plausible(Decimal::ONE).or_else(|| (indicator.id == "HCT").then(|| plausible(Decimal::new(1, 2))).flatten())
}

fn same_unit(printed: &str, known: &str) -> bool {
    normal_unit(printed) == normal_unit(known)
}

fn normal_unit(unit: &str) -> String {
    let unit: String = baihua_quote::folded(unit).to_lowercase().chars().filter(|c| !matches!(c, '×' | '个')).collect();
    match unit.as_str() {
        "iu/l" => "u/l".to_owned(),
        "μmol/l" | "umol/l" | "µmol/l" => "umol/l".to_owned(),
        "meq/l" => "meq/l".to_owned(),
        other => other.replace('μ', "u").replace("mcl", "ul"),
    }
}

/// Status, range, source, and whether the value lies outside by more than a tenth of the nearer limit.
type Found = (Status, Option<String>, RangeSource, Option<bool>);

fn printed(ranges: &[PrintedRange], value: &Value, sex: Option<Sex>) -> Found {
    let shown = || ranges.iter().map(show).collect::<Vec<_>>().join(" ");
    let fitting: Vec<&PrintedRange> = match sex {
        Some(sex) if ranges.iter().any(|range| range.sex == Some(sex)) => {
            ranges.iter().filter(|range| range.sex == Some(sex)).collect()
        }
        _ if ranges.iter().any(|range| range.sex.is_some()) => {
            ranges.iter().filter(|range| range.sex.is_some()).collect()
        }
        _ => ranges.iter().take(1).collect(),
    };
    let mut verdicts = fitting.iter().map(|range| compare(value, range.low, range.high));
    let Some(first) = verdicts.next() else { return (Status::Unknown, None, RangeSource::None, None) };
    if verdicts.all(|other| other.0 == first.0) {
        let range = if fitting.len() == 1 { fitting[0].text.clone() } else { shown() };
        (first.0, Some(range), RangeSource::Printed, first.1)
    } else {
        // The ranges of men and women disagree about this value, and nobody said whose it is.
        (Status::Unknown, Some(shown()), RangeSource::Printed, None)
    }
}

fn show(range: &PrintedRange) -> String {
    let who = match range.sex {
        Some(Sex::Male) => "男",
        Some(Sex::Female) => "女",
        None => "",
    };
    format!("{who}{}", range.text)
}

fn built_in(indicator: &Indicator, value: &Value, age: u8, sex: Option<Sex>) -> Found {
    let fits = |range: &&Range| {
        let sex_fits = matches!(
            (range.sex, sex),
            (None, _)
                | (_, None)
                | (Some(baihua_kb::Sex::Male), Some(Sex::Male))
                | (Some(baihua_kb::Sex::Female), Some(Sex::Female))
        );
        sex_fits && (range.age_from..=range.age_to).contains(&age)
    };
    let fitting: Vec<&Range> = indicator.ranges.iter().filter(fits).collect();
    let verdicts: Vec<_> = fitting
        .iter()
        .map(|range| compare(value, limit(range.low, range.low_inclusive), limit(range.high, range.high_inclusive)))
        .collect();
    match verdicts.split_first() {
        Some((first, rest)) if rest.iter().all(|other| other.0 == first.0) => {
            let shown = fitting.iter().map(|range| show_built_in(range)).collect::<Vec<_>>().join(" / ");
            (first.0, Some(shown), RangeSource::BuiltIn, first.1)
        }
        _ => (Status::Unknown, None, RangeSource::None, None),
    }
}

fn limit(number: Option<Number>, inclusive: bool) -> Option<Limit> {
    number.map(|number| Limit { number: decimal(number), inclusive })
}

fn show_built_in(range: &Range) -> String {
    let sign = |inclusive: bool, with: &'static str, without: &'static str| if inclusive { with } else { without };
    match (range.low, range.high) {
        (Some(low), Some(high)) => format!("{low}-{high}"),
        (Some(low), None) => format!("{}{low}", sign(range.low_inclusive, "≥", ">")),
        (None, Some(high)) => format!("{}{high}", sign(range.high_inclusive, "≤", "<")),
        (None, None) => String::new(),
    }
}

/// Where `value` lies between two limits, and whether it is outside by more than a tenth of the nearer one.
fn compare(value: &Value, low: Option<Limit>, high: Option<Limit>) -> (Status, Option<bool>) {
    let number = value.number;
    let below = low.filter(|low| if low.inclusive { number < low.number } else { number <= low.number });
    let above = high.filter(|high| if high.inclusive { number > high.number } else { number >= high.number });
    let tenth = |limit: Decimal| limit.checked_div(Decimal::TEN).unwrap_or_default();
    match value.beyond {
        None => match (below, above) {
            (Some(low), _) => (Status::Low, Some(low.number - number > tenth(low.number))),
            (_, Some(high)) => (Status::High, Some(number - high.number > tenth(high.number))),
            _ => (Status::Normal, None),
        },
        // `<0.1`: the true value is lower than what is printed.
        Some(Beyond::Less) => match low {
            Some(low) if number <= low.number => (Status::Low, Some(low.number - number > tenth(low.number))),
            Some(low) if low.number > Decimal::ZERO => (Status::Unknown, None),
            _ if high.is_none_or(|high| number <= high.number) => (Status::Normal, None),
            _ => (Status::Unknown, None),
        },
        Some(Beyond::Greater) => match high {
            Some(high) if number >= high.number => (Status::High, Some(number - high.number > tenth(high.number))),
            None if low.is_none_or(|low| number >= low.number) => (Status::Normal, None),
            _ => (Status::Unknown, None),
        },
    }
}

fn is_critical(indicator: &Indicator, value: &Value) -> bool {
    indicator.critical.as_ref().is_some_and(|critical| {
        let (low, high) = (decimal(critical.low), decimal(critical.high));
        match value.beyond {
            None => value.number <= low || value.number >= high,
            Some(Beyond::Less) => value.number <= low,
            Some(Beyond::Greater) => value.number >= high,
        }
    })
}
