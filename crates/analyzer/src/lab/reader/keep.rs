//! What of a row is believed, judged and kept, and what is told of the rest.

use baihua_kb::Indicator;
use rust_decimal::Decimal;

use super::Desk;
use crate::lab::{
    Reading, Unread, Verdict, Why,
    date::Date,
    group::Group,
    judge::{self, Case, Judged},
    legend,
    lexicon::{GIVEN, Mark, NO_RESULTS, Role, SAME_DAY, Sense},
    number::Guess,
    page::{Gap, Page, is_han},
    range::{self, PrintedRange},
    row::{Chosen, Found, Row, Time, Value},
    safety_net, sibling,
    specimen::Fluid,
    token::{Kind, Token},
    unit::{self, Unit},
};

/// In characters.
const LONGEST_PLACEHOLDER: usize = 8;

/// Whether a token tells one of two moments of a day.
pub(super) fn is_same_day(page: &Page, token: &Token) -> bool {
    matches!(token.kind, Kind::Said(Sense::Role(Role::Previous | Role::Current)))
        && SAME_DAY.contains(&page.text(token.start, token.end).as_str())
}

/// Whether what is printed beside a value that holds letters bears it out: `8O.3 ↑ 40-75`, `9l.2 82-100`. A letter at its end may
/// be a mark as well, so that a mark has to agree; without a range nobody can tell.
fn is_confirmed(indicator: &Indicator, row: &Row, value: &Value) -> bool {
    let Some(guess) = value.guess else { return true };
    let has = |mark: Mark| row.marks.contains(&mark);
    row.ranges.iter().filter(|range| range::deviation(range, indicator).is_some()).any(|range| {
        let above = range.high.is_some_and(|high| value.number > high.number);
        let below = range.low.is_some_and(|low| value.number < low.number);
        match (has(Mark::High), has(Mark::Low)) {
            (true, false) => above,
            (false, true) => below,
            (false, false) => guess == Guess::Within && !above && !below,
            (true, true) => false,
        }
    })
}

impl Desk<'_> {
    /// 血小板 2 10 10^9/L: two whole numbers with a blank between, out of range, which together make a number within it. Nobody can
    /// tell whether they are one that was torn; what is to be said of it.
    fn torn(&self, indicator: &Indicator, row: &Row) -> Option<(Why, String)> {
        let [first, second] = row.found.as_slice() else { return None };
        let token = &self.tokens[second.token];
        let plain = |found: &Found| {
            found.value.beyond.is_none() && found.value.number.is_integer() && found.time == Time::Unsaid
        };
        let neighbours = second.token == first.token + 1 && token.gap == Gap::Space;
        if row.by_columns || !plain(first) || !plain(second) {
            return None;
        }
        // 5，9: a comma without a blank is a point more often than not.
        let comma = second.token.checked_sub(1).filter(|&comma| comma == first.token + 1).map(|at| &self.tokens[at]);
        let glued = |token: &Token| token.kind == Kind::Comma && token.gap == Gap::None;
        if comma.is_some_and(glued) && token.gap == Gap::None && second.value.text.len() <= 2 {
            let number = format!("{}.{}", first.value.text, second.value.text).parse::<Decimal>().ok()?;
            let shown = self.page.text(self.tokens[first.token].start, token.end);
            let critical = judge::critical_side(indicator, &Value { number, ..first.value.clone() }).is_some();
            return Some(if critical { (Why::Alarm, shown) } else { (Why::Garbled, String::new()) });
        }
        if !neighbours {
            return None;
        }
        let whole = format!("{}{}", first.value.text, second.value.text).parse::<Decimal>().ok()?;
        let printed = row.ranges.iter().find(|range| range::deviation(range, indicator).is_some());
        let (low, high) = match printed {
            Some(range) => (range.low.map(|low| low.number), range.high.map(|high| high.number)),
            None => range::built_in_limits(indicator),
        };
        let lies_within = |number: Decimal, by: Decimal| {
            low.is_none_or(|low| low.checked_div(by).is_some_and(|low| number >= low))
                && high.is_none_or(|high| high.checked_mul(by).is_some_and(|high| number <= high))
        };
        let is_torn = lies_within(whole, Decimal::TWO)
            && !lies_within(first.value.number, Decimal::ONE)
            && !lies_within(second.value.number, Decimal::ONE);
        if is_torn {
            return Some((Why::Garbled, String::new()));
        }
        // 1 7: 17, or 7 behind the number of something else; critical as either.
        let critical =
            |number: Decimal| judge::critical_side(indicator, &Value { number, ..first.value.clone() }).is_some();
        let shown = self.page.text(self.tokens[first.token].start, token.end);
        (first.value.text.len() == 1 && critical(whole) && critical(second.value.number)).then(|| {
            (Why::Alarm, format!("{} {}", first.value.text, shown.strip_prefix(&first.value.text).unwrap_or(&shown)))
        })
    }

    /// 白蛋白 10g 静滴, 镁 0.5g: a bare mass of what is measured per litre. `Some(true)` where words tell that it is given or eaten.
    fn dose(&self, indicator: &Indicator, group: &Group, row: &Row) -> Option<bool> {
        /// In characters.
        const REACH: usize = 12;
        let glyphs = &self.page.glyphs;
        let near = |at: usize, most: Gap| glyphs.get(at).filter(|glyph| glyph.gap <= most).map(|glyph| glyph.character);
        let is_dosed = self.lab.units.key(&indicator.unit) == Some("mmol/L") || matches!(&*indicator.id, "ALB" | "TP");
        let found = row.found.first().filter(|_| is_dosed && row.ranges.is_empty() && row.marks.is_empty())?;
        let end = self.tokens[found.token].end;
        let in_grams = matches!(near(end, Gap::Space)?, 'g' | '克')
            && near(end + 1, Gap::None).is_none_or(|c| !(c.is_ascii_alphanumeric() || matches!(c, '/' | '%' | '每')));
        if !in_grams {
            return None;
        }
        let line = glyphs[end - 1].line;
        let own = |at: &usize| glyphs.get(*at).is_some_and(|glyph| glyph.line == line);
        let start = self.tokens[group.first].start;
        let first = (start.saturating_sub(REACH)..start).find(own).unwrap_or(start);
        let last = (end..end + REACH).take_while(own).last().map_or(end, |at| at + 1);
        let around = format!("{} {}", self.page.text(first, start), self.page.text(end, last));
        Some(GIVEN.iter().any(|word| around.contains(word)))
    }

    pub(super) fn row(&mut self, group: usize, row: Row, from: Option<usize>) {
        self.row_or_open(group, row, from, false);
    }

    /// Judges a row and keeps what comes of it.
    pub(super) fn row_or_open(&mut self, at: usize, mut row: Row, from: Option<usize>, mut open: bool) {
        // 血钾 透析前 5.9 透析后 3.6
        if row.found.len() > 1 && row.used.iter().any(|&at| is_same_day(self.page, &self.tokens[at])) {
            open |= row.is_of_one_day();
        }
        row.worded = self.is_worded(&row);
        let group = &self.groups[at];
        if self.is_foreign(group, &row) {
            // Where it is not sure that another fluid is meant, the safety net has a look at it.
            let sure = self.fluids[group.first] != Fluid::Doubtful || row.foreign || row.qualitative;
            for &token in &row.used {
                self.accounted[token] = sure;
            }
            if !sure && let Some(first) = row.found.first() {
                self.miss(group.place, Why::Fluid, first.value.text.clone());
            }
            if sure && !row.found.is_empty() && row.marks.iter().any(|mark| matches!(mark, Mark::High | Mark::Low)) {
                self.elsewhere(at);
            }
            return;
        }
        if row.unit.is_none() && !row.unknown_unit && row.ranges.is_empty() {
            row.unit = self.units.clone().filter(|unit| self.is_unit_of(group.place, unit));
        }
        let indicator = &self.indicators[group.place];
        let is_range = |range: &PrintedRange| range::deviation(range, indicator).is_some();
        if !row.by_columns {
            let customary = |range: &PrintedRange| range::customary(range, indicator).filter(|_| !self.series);
            row.limits_among_values(|range| range::deviation(range, indicator), customary);
        }
        row.drop_other_units(|unit| self.factors_of(indicator, unit));
        let Some(mut chosen) = row.choose() else {
            self.not_chosen(at, &row);
            return;
        };
        if let Some((why, shown)) = self.torn(indicator, &row) {
            self.missed(at, why, shown);
            return;
        }
        if !is_confirmed(indicator, &row, &chosen.value) {
            let day = chosen.day.or(self.moments[group.first].day).or(self.day);
            self.guessed.push((group.place, self.person(group.first), chosen.value.number, day));
            // What would be critical is told as it is printed: 6.B.
            let token =
                row.found.iter().find(|found| found.value == chosen.value).map(|found| &self.tokens[found.token]);
            let shown = token.map(|token| self.page.text(token.start, token.end)).unwrap_or_default();
            match judge::critical_side(indicator, &chosen.value) {
                Some(_) => self.missed(at, Why::Alarm, shown),
                None => self.missed(at, Why::Garbled, String::new()),
            }
            return;
        }
        if open {
            chosen.open = true;
        }
        if !chosen.open {
            row.keep_marks_of(&chosen);
        }
        let told = (self.legend, judge::critical_side(indicator, &chosen.value).is_some(), self.slip);
        let limit = legend::limit(self.page, self.tokens, group, &row, &chosen, told, is_range)
            .or_else(|| self.in_list_of_limits(at, &row, &chosen));
        if let Some(limit) = limit {
            self.doubt(at, limit, &chosen);
            return;
        }
        if !self.is_believed(group, &row, &chosen) || self.is_difference(group, &row) {
            return;
        }
        if let Some(given) = self.dose(indicator, group, &row) {
            if !given {
                self.missed(at, Why::StrangeUnit, format!("{} g", chosen.value.text));
            }
            return;
        }
        let place = sibling::by_unit(group, &row, &chosen, self.indicators);
        if group.ionic && sibling::is_free_part(&self.indicators[place], &row, &chosen) {
            // 1.52 is low for the total and high for the free part: abnormal as either.
            let either = place == group.place && sibling::is_abnormal_as_either(&self.indicators[place], &row, &chosen);
            self.missed(at, if either { Why::Alarm } else { Why::Ionic }, chosen.value.text.clone());
            return;
        }
        let case = Case {
            indicator: &self.indicators[place],
            row: &row,
            chosen: &chosen,
            names: &group.names,
            patient: self.people[self.person(group.first)].patient,
            units: &self.lab.units,
        };
        match case.judge() {
            Judged::Verdict(verdict) => self.keep(group, place, &row, &chosen, verdict, from),
            Judged::OtherTest => {}
            Judged::StrangeUnit if group.short => {}
            Judged::StrangeUnit => {
                let unit = chosen.unit.as_ref().map_or("", |unit| unit.text.as_str());
                self.miss(place, Why::StrangeUnit, format!("{} {unit}", chosen.value.text));
            }
            Judged::Impossible if group.short && chosen.unit.is_none() && row.ranges.is_empty() => {}
            Judged::Impossible => self.miss(place, Why::Impossible, chosen.value.text.clone()),
        }
    }

    /// Whether all marks of a row are words that run into others: 转肽酶偏高是156.
    fn is_worded(&self, row: &Row) -> bool {
        let mut marks = row
            .used
            .iter()
            .filter(|&&at| matches!(self.tokens[at].kind, Kind::Said(Sense::Mark(Mark::High | Mark::Low))))
            .peekable();
        marks.peek().is_some()
            && marks.all(|&at| {
                let token = &self.tokens[at];
                let glued = |token: &Token| token.gap == Gap::None && !matches!(token.kind, Kind::Close | Kind::Open);
                let runs_on = glued(token) || self.tokens.get(at + 1).is_some_and(glued);
                runs_on && is_han(self.page.glyphs[token.start].character)
            })
    }

    /// What stands in the place of a result where there is none: NaN, 未检, ---. A number further on is one.
    pub(super) fn placeholder(&self, group: usize) -> Option<String> {
        let last = self.groups[group].last;
        let line = self.tokens[last].line;
        let behind = || {
            let tokens = self.tokens[last + 1..].iter().take_while(|token| token.line == line);
            tokens.take_while(|token| !matches!(token.kind, Kind::Name(_)))
        };
        if behind().any(|token| matches!(token.kind, Kind::Number(_) | Kind::Garbled | Kind::Qualitative)) {
            return None;
        }
        let first = behind().find(|token| {
            !matches!(token.kind, Kind::Open | Kind::Close | Kind::Said(Sense::Mark(Mark::Abnormal)))
                && self.page.glyphs[token.start].character != ':'
        })?;
        let glyphs = &self.page.glyphs;
        let joined = |at: usize| at > first.start && glyphs.get(at).is_some_and(|glyph| glyph.gap != Gap::None);
        let end = (first.start + 1..first.start + LONGEST_PLACEHOLDER)
            .find(|&at| joined(at) || glyphs.get(at).is_none_or(|glyph| "，。;,(（".contains(glyph.character)))
            .unwrap_or(first.start + LONGEST_PLACEHOLDER)
            .min(glyphs.len());
        let cell = self.page.text(first.start, end);
        let dashes = !cell.is_empty() && cell.chars().all(|c| matches!(c, '-' | '/' | '*' | '.' | '_' | '∞'));
        let alone = || {
            let next =
                self.tokens[last + 1..].iter().find(|token| token.start >= end).filter(|token| token.line == line);
            first.gap >= Gap::Space
                && next.is_none_or(|token| {
                    matches!(token.kind, Kind::Unit(_) | Kind::UnknownUnit | Kind::Range(_) | Kind::Bound(_))
                })
        };
        (dashes && alone() || NO_RESULTS.iter().any(|word| cell.eq_ignore_ascii_case(word))).then_some(cell)
    }

    /// Whether the indicator is measured in `unit`: the unit of a whole list is not that of every row.
    pub(super) fn is_unit_of(&self, place: usize, unit: &Unit) -> bool {
        !self.factors_of(&self.indicators[place], unit).is_empty()
    }

    /// What values in `unit` are to be multiplied with, whatever name they are printed under.
    pub(super) fn factors_of(&self, indicator: &Indicator, unit: &Unit) -> Vec<Decimal> {
        let units = &self.lab.units;
        let own = (units.key(&indicator.unit) == Some(unit.key)).then_some(Decimal::ONE);
        let known = indicator.conversions.iter().filter(|known| units.key(&known.unit) == Some(unit.key));
        let factors: Vec<Decimal> = own.into_iter().chain(known.map(|known| judge::decimal(known.factor))).collect();
        if factors.is_empty() {
            return units.key(&indicator.unit).and_then(|own| unit::power_factor(unit.key, own)).into_iter().collect();
        }
        factors
    }

    /// What is told of a row without a present value.
    fn not_chosen(&mut self, at: usize, row: &Row) {
        if let ([limit], true) = (row.limits.as_slice(), row.found.is_empty()) {
            self.doubt_of_limit(at, *limit, row);
        } else if row.garbled {
            self.missed(at, Why::Garbled, String::new());
        } else if row.is_past() {
            let Some(last) = row.found.last() else { return };
            let unit = last.unit.as_ref().or(row.unit.as_ref()).map(|unit| unit.key);
            let indicator = &self.indicators[self.groups[at].place];
            let critical = safety_net::is_critical(indicator, last.value.number, unit, &self.lab.units);
            let group = &self.groups[at];
            if self.fluids[group.first].is_blood() {
                let day = match last.time {
                    Time::Day(day) => Some(day),
                    _ => self.moments[group.first].day,
                };
                let why = if critical { Why::PastAlarm } else { Why::Past };
                let unread = Unread { indicator: group.place, why, shown: last.value.text.clone(), day };
                if !self.unread.contains(&unread) {
                    self.unread.push(unread);
                }
            }
        }
    }

    fn keep(&mut self, group: &Group, place: usize, row: &Row, chosen: &Chosen, verdict: Verdict, from: Option<usize>) {
        let telling = row.used.iter().copied().filter(|&at| {
            matches!(
                self.tokens[at].kind,
                Kind::Number(_)
                    | Kind::Range(_)
                    | Kind::Bound(_)
                    | Kind::Unit(_)
                    | Kind::UnknownUnit
                    | Kind::Said(Sense::Mark(_))
                    | Kind::Close
            )
        });
        let last = telling.max().unwrap_or(group.last).max(group.last);
        let first = from.unwrap_or(group.first).min(group.first);
        let first = row.found.iter().map(|found| found.token).min().map_or(first, |value| first.min(value));
        self.result_lines.push(self.tokens[group.first].line);
        let (start, end) = (self.tokens[first].start, self.tokens[last].end);
        let Some(range) = self.page.range(start, end) else { return };
        let value = if chosen.open {
            let mut texts: Vec<&str> = Vec::new();
            for value in &chosen.all {
                if !texts.contains(&value.text.as_str()) {
                    texts.push(&value.text);
                }
            }
            texts.join(" / ")
        } else {
            chosen.value.text.clone()
        };
        let mut previous: Vec<(String, Option<Date>)> =
            chosen.previous.iter().map(|(value, day)| (value.text.clone(), *day)).collect();
        previous.sort_by_key(|(_, day)| std::cmp::Reverse(*day));
        let moment = self.moments[group.first];
        // The day of admission is not that of what is told of the present.
        let above = self.day.filter(|_| !(self.stay && moment.time == Some(Time::Current)));
        let day = chosen.day.or(moment.day).or(above);
        self.readings.push(Reading {
            indicator: place,
            value,
            unit: chosen.unit.as_ref().map(|unit| unit.text.clone()),
            range,
            verdict,
            day,
            now: moment.time == Some(Time::Current) && day.is_none(),
            previous,
            specimen: self.specimen(group.first),
            panel: self.panel.clone(),
            person: self.person(group.first),
        });
    }

    /// The word for the blood that stands last before token `at`, if it is not far.
    fn specimen(&self, at: usize) -> Option<String> {
        const REACH_BACK: usize = 400;
        let last = self.specimens.partition_point(|(token, _)| *token < at).checked_sub(1)?;
        let (token, word) = self.specimens[last];
        (token + REACH_BACK >= at).then(|| word.to_owned())
    }

    fn is_foreign(&self, group: &Group, row: &Row) -> bool {
        let before = group.first.checked_sub(1).map(|at| &self.tokens[at]);
        let qualified = before.is_some_and(|token| {
            matches!(token.kind, Kind::Said(Sense::FluidHere))
                || token.kind == Kind::Said(Sense::Fluid) && self.tokens[group.first].gap == Gap::None
        });
        !self.fluids[group.first].is_blood() || row.foreign || row.qualitative && row.found.is_empty() || qualified
    }

    /// 上升20g/L of a haemoglobin, 下降7.0 of a potassium: the number would be critical on the other side, so that it tells by how
    /// much the value changed.
    fn is_difference(&self, group: &Group, row: &Row) -> bool {
        let [found] = row.found.as_slice() else { return false };
        let Some(before) = found.token.checked_sub(1).map(|at| &self.tokens[at]) else { return false };
        let text = self.page.text(before.start, before.end);
        let side = judge::critical_side(&self.indicators[group.place], &found.value);
        match before.kind {
            Kind::Said(Sense::Mark(Mark::High)) => text == "上升" && side == Some(true),
            Kind::Said(Sense::Mark(Mark::Low)) => text == "下降" && side == Some(false),
            _ => false,
        }
    }

    /// A short abbreviation needs a unit, a range, a mark, a column, or a number directly behind it.
    fn is_believed(&self, group: &Group, row: &Row, chosen: &Chosen) -> bool {
        if !group.short || row.by_columns {
            return true;
        }
        let value = row.found.iter().map(|found| found.token).min().unwrap_or(group.last);
        let between = self.tokens.get(group.last + 1..value.max(group.last + 1)).unwrap_or_default();
        let direct = between.iter().all(|token| {
            matches!(
                token.kind,
                Kind::Punctuation
                    | Kind::Said(Sense::Filler)
                    | Kind::Open
                    | Kind::Close
                    | Kind::Said(Sense::Role(_))
                    | Kind::Day(_)
                    | Kind::Said(Sense::Mark(_))
                    | Kind::Said(Sense::Blood)
            )
        });
        let column = self.tokens[value].gap >= Gap::Column;
        let proof =
            chosen.unit.is_some() || row.unknown_unit || !row.ranges.is_empty() || !row.marks.is_empty() || column;
        let phosphate = group.names.iter().all(|name| name == "P");
        // K2.5 Na126 P0.3, K:2.5 Na:126 P:0.3: among electrolytes a P with its value glued to it is one of them.
        let line = self.tokens[group.first].line;
        let colon = |at: usize| {
            let token = &self.tokens[at];
            token.gap == Gap::None && self.page.glyphs[token.start].character == ':'
        };
        let next = value == group.last + 1 || value == group.last + 2 && colon(group.last + 1);
        let glued = self.tokens[value].gap == Gap::None && next;
        let at = self.groups.partition_point(|other| other.first < group.first);
        let beside = self.groups[at.saturating_sub(3)..at].iter().filter(|other| self.tokens[other.first].line == line);
        proof || direct && (!phosphate || glued && beside.count() == 3)
    }

    pub(super) fn missed(&mut self, group: usize, why: Why, shown: String) {
        if self.fluids[self.groups[group].first].is_blood() {
            self.miss(self.groups[group].place, why, shown);
        }
    }

    pub(super) fn miss(&mut self, indicator: usize, why: Why, shown: String) {
        let unread = Unread { indicator, why, shown, day: None };
        if !self.unread.contains(&unread) {
            self.unread.push(unread);
        }
    }
}
