//! Several readings of one indicator: the newest is the present one, the others are what it was before.

use std::collections::HashMap;

use rust_decimal::Decimal;

use super::{RangeSource, Reading, Status};

fn number(reading: &Reading) -> Option<Decimal> {
    reading.value.parse().ok()
}

/// Whether two readings tell one value, the one with the range that is printed beside it and the other without: 甘油三酯(3.21mmol/L) in a
/// summary and TG 3.21 0.00-1.70 in its table. What they say against each other is kept.
fn is_told_with_range(with: &Reading, without: &Reading) -> bool {
    let unit = |reading: &Reading| {
        let unit = reading.unit.as_deref()?;
        Some(unit.trim_start_matches('×').replace('μ', "u").to_lowercase())
    };
    let agree = match (with.verdict.status, without.verdict.status) {
        (a, b) if a == b => true,
        (Status::Unknown, _) => false,
        (_, Status::Unknown) => without.verdict.source == RangeSource::None,
        // Against the built-in range nobody holds what the laboratory prints.
        _ => without.verdict.source == RangeSource::BuiltIn,
    };
    with.indicator == without.indicator
        && with.person == without.person
        && with.verdict.source == RangeSource::Printed
        && without.verdict.source != RangeSource::Printed
        && with.verdict.converted == without.verdict.converted
        && number(with).is_some_and(|own| Some(own) == number(without))
        && unit(with).zip(unit(without)).is_none_or(|(a, b)| a == b)
        && with.day.zip(without.day).is_none_or(|(a, b)| a == b)
        && agree
}

/// Whether `now` is called the present value (今日, 出院时) and `other` is one of a day, or of no moment at all. One at a critical
/// limit that no day tells older is not taken for the past.
fn is_told_present(now: &Reading, other: &Reading) -> bool {
    now.now && !other.now && (other.day.is_some() || !other.verdict.critical && other.range.start() < now.range.start())
}

/// Joins what was read on several days, and drops what is said twice.
pub(crate) fn join(readings: Vec<Reading>) -> Vec<Reading> {
    let mut kept: Vec<Reading> = Vec::with_capacity(readings.len());
    // Where a value of an indicator may stand among those kept; a text may hold thousands.
    let mut places: HashMap<(usize, String), Vec<usize>> = HashMap::new();
    // The same by number: 108 and 108.00.
    let mut numbers: HashMap<(usize, Decimal), Vec<usize>> = HashMap::new();
    for reading in readings {
        let of_value = (reading.indicator, reading.value.clone());
        let comparable = |other: &Reading| {
            other.indicator == reading.indicator
                && other.person == reading.person
                && (other.day.zip(reading.day).is_some_and(|(a, b)| a.comparable(b) && a != b)
                    || is_told_present(other, &reading)
                    || is_told_present(&reading, other))
        };
        let same_value = places.get(&of_value).map(Vec::as_slice).unwrap_or_default();
        // 血钾 2.9, and further on 血钾 2.9→3.6→4.4: the first is told again as what it was.
        let is_past_of = |later: &Reading, earlier: &Reading| {
            earlier.indicator == later.indicator
                && earlier.person == later.person
                && earlier.day.zip(later.day).is_none_or(|(a, b)| !a.comparable(b) || a <= b)
                && earlier.previous.is_empty()
                && later.previous.iter().any(|(value, _)| *value == earlier.value)
        };
        let past = reading.previous.iter().flat_map(|(value, _)| {
            places.get(&(reading.indicator, value.clone())).map(Vec::as_slice).unwrap_or_default()
        });
        if let Some(&at) = past.into_iter().find(|&&at| is_past_of(&reading, &kept[at])) {
            places.entry(of_value).or_default().push(at);
            kept[at] = reading;
            continue;
        }
        let twice = same_value.iter().map(|&at| &kept[at]).any(|other| {
            other.indicator == reading.indicator
                && other.person == reading.person
                && other.value == reading.value
                && other.unit == reading.unit
                && other.verdict == reading.verdict
        });
        let of_number = number(&reading).map(|number| (reading.indicator, number));
        let same_number = of_number.and_then(|key| numbers.get(&key)).map(Vec::as_slice).unwrap_or_default();
        let alike =
            |kept: &[Reading], test: &dyn Fn(&Reading) -> bool| same_number.iter().copied().find(|&at| test(&kept[at]));
        let dated = if reading.day.is_some() || reading.now { kept.as_slice() } else { &[] };
        if let Some(at) = dated.iter().position(comparable) {
            let is_older = is_told_present(&kept[at], &reading)
                || !is_told_present(&reading, &kept[at]) && kept[at].day > reading.day;
            let (newer, older) = if is_older { (&kept[at], &reading) } else { (&reading, &kept[at]) };
            let mut joined = newer.clone();
            joined.previous.push((older.value.clone(), older.day));
            joined.previous.extend(older.previous.iter().cloned());
            joined.previous.sort_by_key(|(_, day)| std::cmp::Reverse(*day));
            joined.previous.dedup();
            places.entry((joined.indicator, joined.value.clone())).or_default().push(at);
            kept[at] = joined;
        } else if let Some(at) = alike(&kept, &|other| is_told_with_range(other, &reading)) {
            kept[at].previous.extend(reading.previous);
            kept[at].previous.dedup();
        } else if let Some(at) = alike(&kept, &|other| is_told_with_range(&reading, other)) {
            let previous = std::mem::take(&mut kept[at].previous);
            places.entry(of_value).or_default().push(at);
            kept[at] = reading;
            kept[at].previous.extend(previous);
            kept[at].previous.dedup();
        } else if !twice {
            places.entry(of_value).or_default().push(kept.len());
            if let Some(key) = of_number {
                numbers.entry(key).or_default().push(kept.len());
            }
            kept.push(reading);
        }
    }
    kept.sort_by_key(|reading| reading.range.start());
    kept
}
