//! Which of several values of a row is the present one, and which are none.

use rust_decimal::Decimal;

use super::{Chosen, Custom, Found, Row, Time};
use crate::lab::{
    date::Date,
    lexicon::Mark,
    range::{Limit, PrintedRange},
    token::Beyond,
    unit::Unit,
};

impl Row {
    /// `PLT >125 8 10^9/L`: the limit is printed before the value.
    pub(super) fn limit_before_value(&mut self) {
        let plain = self.found.iter().filter(|found| found.value.beyond.is_none()).count();
        let dated = self.found.iter().any(|found| matches!(found.time, Time::Day(_) | Time::Previous));
        if plain == 0 || plain == self.found.len() || dated || plain > 1 {
            return;
        }
        let limits: Vec<Found> = self.found.iter().filter(|found| found.value.beyond.is_some()).cloned().collect();
        self.found.retain(|found| found.value.beyond.is_none());
        for limit in limits {
            let value = limit.value;
            let side = Some(Limit { number: value.number, inclusive: value.inclusive });
            let (low, high) = if value.beyond == Some(Beyond::Less) { (None, side) } else { (side, None) };
            debug_assert!(!value.sign.is_empty());
            let range = PrintedRange { text: value.text, low, high, who: Vec::new() };
            match self.ranges.last_mut().and_then(|last| last.joined(&range).map(|joined| (last, joined))) {
                Some((last, joined)) => *last = joined,
                None => self.ranges.push(range),
            }
        }
    }

    /// `钾⇥6.9⇥3.5⇥5.3`: three numbers, nothing that tells them apart, and two of them that follow one another are limits, as
    /// `deviation` from the known ones tells. Where both pairs could be, nothing is decided. Two values of other days are no limits:
    /// without a unit or a mark at the value beside them they have to look like limits that laboratories print, as `customary` tells.
    pub(crate) fn limits_among_values(
        &mut self,
        deviation: impl Fn(&PrintedRange) -> Option<Decimal>,
        customary: impl Fn(&PrintedRange) -> Option<Custom>,
    ) {
        let plain = self.found.iter().all(|found| {
            found.time == Time::Unsaid && found.value.beyond.is_none() && !found.value.code && !found.value.thousands
        });
        if self.found.len() != 3 || !plain || !self.ranges.is_empty() {
            return;
        }
        let range = |low: &Found, high: &Found| {
            let limit = |found: &Found| Some(Limit { number: found.value.number, inclusive: true });
            let text = format!("{}-{}", low.value.text, high.value.text);
            let range = PrintedRange { text, low: limit(low), high: limit(high), who: Vec::new() };
            let off = deviation(&range).filter(|_| low.value.number < high.value.number)?;
            Some((off, range))
        };
        let is_told = |found: &Found| found.unit.is_some() || !found.marks.is_empty();
        let alone = |at: usize| {
            let mut told = self.found.iter().enumerate().filter(|(_, found)| is_told(found)).map(|(at, _)| at);
            told.next() == Some(at) && told.next().is_none()
        };
        let behind = range(&self.found[1], &self.found[2]).filter(|(_, range)| alone(0) || customary(range).is_some());
        // Nearly nobody prints limits before the value.
        let before = range(&self.found[0], &self.found[1]).filter(|(_, range)| customary(range) == Some(Custom::Known));
        // 112 137 147: 112-137 could be a range as well, but it lies far off.
        let clearly = |near: Decimal, far: Decimal| far >= near.saturating_add(near).saturating_add(Decimal::new(1, 1));
        let (range, value) = match (before, behind) {
            (None, None) => return,
            (None, Some((_, range))) => (range, 0),
            (Some((far, _)), Some((near, range))) if clearly(near, far) => (range, 0),
            (Some((_, range)), None) => (range, 2),
            (Some((near, range)), Some((far, _))) if clearly(near, far) => (range, 2),
            _ => {
                // The unit behind the last number decides nothing here.
                self.by_columns = true;
                return;
            }
        };
        self.ranges.push(range);
        let value = self.found.swap_remove(value);
        self.found = vec![value];
    }

    /// Two moments of one day: neither value is past. Returns whether there are two of them.
    pub(crate) fn is_of_one_day(&mut self) -> bool {
        self.same_day = true;
        for found in &mut self.found {
            found.time = Time::Unsaid;
        }
        distinct(&self.found.iter().collect::<Vec<_>>()) > 1
    }

    /// The present value: what a heading or a word calls so, else the newest, else the only one.
    pub(crate) fn choose(&self) -> Option<Chosen> {
        let mut candidates: Vec<&Found> = self.found.iter().collect();
        if candidates.iter().any(|found| !found.value.code) {
            candidates.retain(|found| !found.value.code || found.value.number.is_zero());
        }
        let present: Vec<&Found> = candidates.iter().copied().filter(|found| found.time != Time::Previous).collect();
        let current: Vec<&Found> = present.iter().copied().filter(|found| found.time == Time::Current).collect();
        let newest = newest(&present);
        let (chosen, open) = if let Some(last) = current.last() {
            // 本次 and a day that is later than it: the day decides.
            (*last, distinct(&current) > 1)
        } else if let Some(newest) = newest {
            (newest, false)
        } else {
            let unsaid: Vec<&Found> = present.iter().copied().filter(|found| found.time == Time::Unsaid).collect();
            let pool = if unsaid.is_empty() { present } else { unsaid };
            let marked: Vec<&Found> =
                pool.iter().copied().filter(|f| f.unit.is_some() || !f.marks.is_empty()).collect();
            // 22 88↑ 45 U/L: of three values and more a mark tells no more than that one is out of range, and the unit behind the last
            // one is that of all.
            let several = distinct(&pool) > 2;
            let is_first =
                |one: &Found| one.unit.is_some() && pool.first().is_some_and(|first| first.token == one.token);
            let at_last = |one: &Found| {
                one.marks.is_empty() && pool.len() > 1 && pool.last().is_some_and(|last| last.token == one.token)
            };
            let several = several || matches!(marked.as_slice(), [one] if at_last(one));
            match (pool.as_slice(), marked.as_slice()) {
                ([], _) => return None,
                ([only], _) => (*only, false),
                (_, [one]) if !self.by_columns && (!several || is_first(one)) => (*one, false),
                (several, _) => (several[several.len() - 1], distinct(several) > 1),
            }
        };
        let day = match chosen.time {
            Time::Day(day) => Some(day),
            _ => None,
        };
        let previous = candidates
            .iter()
            .filter(|found| found.token != chosen.token && !open)
            .filter_map(|found| match found.time {
                Time::Day(day) => Some((found.value.clone(), Some(day))),
                Time::Previous => Some((found.value.clone(), None)),
                _ => None,
            })
            .collect();
        let unit = chosen.unit.clone().or_else(|| self.unit.clone());
        let all = if open {
            candidates.iter().map(|found| found.value.clone()).collect()
        } else {
            vec![chosen.value.clone()]
        };
        Some(Chosen { value: chosen.value.clone(), unit, day, previous, open, all })
    }

    /// Leaves out what says a value once more in another unit: 5.95 mmol/L beside 230 mg/dL. `factors` are those of a unit.
    pub(crate) fn drop_other_units(&mut self, factors: impl Fn(&Unit) -> Vec<Decimal>) {
        let in_percent = Decimal::new(2, 2);
        let [first, second] = self.found.as_slice() else { return };
        let (Some(own), Some(other)) = (&first.unit, &second.unit) else { return };
        let same = own.key != other.key
            && factors(own).iter().any(|own| {
                factors(other).iter().any(|other| {
                    let one = first.value.number.checked_mul(*own);
                    let two = second.value.number.checked_mul(*other);
                    one.zip(two).is_some_and(|(one, two)| (one - two).abs() <= one.abs() * in_percent)
                })
            });
        if same {
            self.found.truncate(1);
        }
    }

    /// Leaves out the marks that stand at other values than the chosen one: 412↑ 96↑ 44 31.
    pub(crate) fn keep_marks_of(&mut self, chosen: &Chosen) {
        let others = self.found.iter().filter(|found| found.value != chosen.value).flat_map(|found| &found.marks);
        for mark in others.copied().collect::<Vec<Mark>>() {
            if let Some(at) = self.marks.iter().position(|known| *known == mark) {
                self.marks.remove(at);
            }
        }
    }

    /// Only older values are told: 上次最低1.8.
    pub(crate) fn is_past(&self) -> bool {
        !self.found.is_empty() && self.found.iter().all(|found| found.time == Time::Previous)
    }
}

fn distinct(found: &[&Found]) -> usize {
    let mut numbers: Vec<Decimal> = found.iter().map(|found| found.value.number).collect();
    numbers.sort();
    numbers.dedup();
    numbers.len()
}

/// The newest of several dated values; `None` if their days cannot be compared.
fn newest<'f>(found: &[&'f Found]) -> Option<&'f Found> {
    let dated: Vec<(Date, &Found)> = found
        .iter()
        .filter_map(|found| match found.time {
            Time::Day(day) => Some((day, *found)),
            _ => None,
        })
        .collect();
    let (first, _) = dated.first()?;
    if dated.len() < found.iter().filter(|found| found.time != Time::Unsaid).count()
        || dated.iter().any(|(day, _)| !day.comparable(*first))
    {
        return None;
    }
    let latest = dated.iter().map(|(day, _)| *day).max()?;
    let mut at_latest = dated.iter().filter(|(day, _)| *day == latest);
    let one = at_latest.next()?.1;
    at_latest.all(|(_, other)| other.value.number == one.value.number).then_some(one)
}
