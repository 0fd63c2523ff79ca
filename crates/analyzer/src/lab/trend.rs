//! Several readings of one indicator: the newest is the present one, the others are what it was before.

use std::collections::HashMap;

use super::Reading;

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
        } else if !twice {
            places.entry(of_value).or_default().push(kept.len());
            kept.push(reading);
        }
    }
    kept.sort_by_key(|reading| reading.range.start());
    kept
}
