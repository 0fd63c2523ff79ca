//! Several readings of one indicator: the newest is the present one, the others are what it was before.

use super::Reading;

/// Joins what was read on several days, and drops what is said twice.
pub(crate) fn join(readings: Vec<Reading>) -> Vec<Reading> {
    let mut kept: Vec<Reading> = Vec::with_capacity(readings.len());
    for reading in readings {
        let comparable = |other: &Reading| {
            other.indicator == reading.indicator
                && other.day.zip(reading.day).is_some_and(|(a, b)| a.comparable(b) && a != b)
        };
        let twice = kept.iter().any(|other| {
            other.indicator == reading.indicator
                && other.value == reading.value
                && other.unit == reading.unit
                && other.verdict == reading.verdict
        });
        if let Some(at) = kept.iter().position(comparable) {
            let (newer, older) = if kept[at].day > reading.day { (&kept[at], &reading) } else { (&reading, &kept[at]) };
            let mut joined = newer.clone();
            joined.previous.push((older.value.clone(), older.day));
            joined.previous.extend(older.previous.iter().cloned());
            joined.previous.sort_by_key(|(_, day)| std::cmp::Reverse(*day));
            joined.previous.dedup();
            kept[at] = joined;
        } else if !twice {
            kept.push(reading);
        }
    }
    kept.sort_by_key(|reading| reading.range.start());
    kept
}
