//! What is said about one indicator, whichever layout it was read from, and which of several values is the present one.

use rust_decimal::Decimal;

use super::{
    date::Date,
    lexicon::{Mark, Role, Sense, Who},
    number::{Guess, Number},
    range::{Limit, PrintedRange},
    token::{Beyond, Kind, Token},
    unit::Unit,
};

/// When a value was measured, as far as it is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Time {
    Unsaid,
    Current,
    Previous,
    Day(Date),
}

/// A measured value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    /// As printed, in half-width characters, with the sign of comparison.
    pub(crate) text: String,
    pub(crate) number: Decimal,
    pub(crate) beyond: Option<Beyond>,
    pub(crate) repaired: bool,
    pub(crate) guess: Option<Guess>,
    pub(crate) thousands: bool,
    /// Printed like a code: 01.
    pub(crate) code: bool,
    pub(crate) inclusive: bool,
    pub(crate) sign: &'static str,
}

/// A value with what stands at it.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) value: Value,
    pub(crate) time: Time,
    pub(crate) unit: Option<Unit>,
    /// The marks right behind it.
    marks: Vec<Mark>,
    /// Its token.
    pub(crate) token: usize,
}

/// How far the limits of a range look like some that laboratories print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Custom {
    /// Both are those of a built-in range, or nought.
    Known,
    /// Near those, and round: 4-10, 100-300.
    Round,
}

/// Everything said about one indicator.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub(crate) found: Vec<Found>,
    pub(crate) ranges: Vec<PrintedRange>,
    pub(crate) unit: Option<Unit>,
    /// A unit is printed that nobody knows.
    pub(crate) unknown_unit: bool,
    pub(crate) marks: Vec<Mark>,
    /// There are digits that make no number.
    pub(crate) garbled: bool,
    /// The result is `3+` or the like: a strip or a microscope.
    pub(crate) qualitative: bool,
    /// What stands here is a limit and no result.
    pub(crate) legend: bool,
    /// The name is of another fluid: 肌酐(尿).
    pub(crate) foreign: bool,
    /// It was read by columns.
    pub(crate) by_columns: bool,
    /// Its values are of two moments of one day: 透析前, 透析后.
    pub(crate) same_day: bool,
    /// Its marks are words of a sentence (转肽酶偏高是156), and nothing that a laboratory prints.
    pub(crate) worded: bool,
    /// Several names share the values behind them.
    pub(crate) shared: bool,
    /// Bounds that are listed as critical limits: 危急值<2.8.
    pub(crate) limits: Vec<usize>,
    /// Tokens that were read.
    pub(crate) used: Vec<usize>,
    low: Option<Limited>,
    high: Option<Limited>,
}

#[derive(Clone, Debug)]
struct Limited(Limit, String);

/// The present value of a row.
#[derive(Clone, Debug)]
pub(crate) struct Chosen {
    pub(crate) value: Value,
    pub(crate) unit: Option<Unit>,
    pub(crate) day: Option<Date>,
    /// Older values, with their days.
    pub(crate) previous: Vec<(Value, Option<Date>)>,
    /// Several values, and nothing says which is the present one.
    pub(crate) open: bool,
    /// All candidates, the chosen one included.
    pub(crate) all: Vec<Value>,
}

/// Collects a [`Row`] token by token.
pub(crate) struct Collector<'t> {
    tokens: &'t [Token],
    pub(crate) row: Row,
    time: Option<Time>,
    who: Vec<Who>,
    /// Whether words such as 男 stand behind the range they are for.
    who_behind: Option<bool>,
    in_reference: bool,
    limit: Option<Role>,
    arrow: bool,
    /// The days that stand in the row, with their tokens.
    days: Vec<(usize, Date)>,
    /// Where 目标值 stands: the number that follows is aimed at.
    aim: Option<usize>,
    /// Tokens before this one list critical limits.
    limits_end: usize,
}

impl<'t> Collector<'t> {
    pub(crate) fn new(tokens: &'t [Token]) -> Collector<'t> {
        Collector {
            tokens,
            row: Row::default(),
            time: None,
            who: Vec::new(),
            who_behind: None,
            in_reference: false,
            limit: None,
            arrow: false,
            days: Vec::new(),
            aim: None,
            limits_end: 0,
        }
    }

    pub(crate) fn at_time(&mut self, time: Time) {
        self.time = Some(time);
    }

    /// Takes token `at`; `column` is what its column holds, if there are columns.
    pub(crate) fn take(&mut self, at: usize, column: Option<(Role, Option<Date>)>) {
        let token = &self.tokens[at];
        let role = column.map(|(role, _)| role);
        self.row.used.push(at);
        if at < self.limits_end {
            if matches!(token.kind, Kind::Bound(_)) {
                self.row.limits.push(at);
            }
            return;
        }
        let numeric =
            |token: &Token| matches!(token.kind, Kind::Number(_) | Kind::Bound(_) | Kind::Range(_) | Kind::Garbled);
        if numeric(token)
            && let Some(aim) = self.aim.take()
            && !self.tokens[aim..at].iter().any(numeric)
        {
            return;
        }
        match &token.kind {
            Kind::Said(Sense::Aim) => (self.aim, self.row.legend) = (Some(at), true),
            Kind::Said(Sense::CriticalLimits) => self.limits_end = behind_limits(self.tokens, at + 1),
            Kind::Number(number) => self.number(at, number, column),
            Kind::Bound(bound) => match role {
                Some(Role::Reference) => self.range(PrintedRange::of_bound(bound)),
                Some(Role::LowLimit | Role::HighLimit) => self.range(PrintedRange::of_bound(bound)),
                Some(Role::Result | Role::Current | Role::Previous | Role::Day) => {
                    self.value(at, Value::of_bound(bound), column);
                }
                _ if self.row.found.is_empty() && !self.in_reference => {
                    self.value(at, Value::of_bound(bound), column);
                }
                _ => self.range(PrintedRange::of_bound(bound)),
            },
            Kind::Range(span) => self.range(PrintedRange::of_span(span)),
            Kind::Unit(unit) => self.unit(at, unit),
            Kind::UnknownUnit => self.row.unknown_unit |= self.row.unit.is_none(),
            Kind::Said(Sense::Mark(mark)) => self.mark(at, *mark),
            Kind::Said(Sense::Role(role)) if column.is_none() => self.role(at, *role),
            Kind::Day(day) if column.is_none() => self.day(at, *day),
            Kind::Said(Sense::Who(who)) => self.who(*who),
            Kind::Said(Sense::From) => self.time = Some(Time::Previous),
            Kind::Said(Sense::To) if !self.row.found.is_empty() => self.arrow = true,
            Kind::Garbled => self.row.garbled |= self.row.found.is_empty() || column.is_some(),
            Kind::Qualitative => self.row.qualitative |= self.row.found.is_empty(),
            Kind::Said(Sense::Legend) => self.row.legend = true,
            Kind::Said(Sense::Fluid) | Kind::Said(Sense::FluidHere) => self.row.foreign |= self.row.found.is_empty(),
            Kind::Said(Sense::Respectively) => self.row.shared = true,
            _ => {}
        }
    }

    fn number(&mut self, at: usize, number: &Number, column: Option<(Role, Option<Date>)>) {
        let limit =
            |number: &Number| Some(Limited(Limit { number: number.number, inclusive: true }, number.text.clone()));
        match column.map(|(role, _)| role).or(self.limit.take()) {
            Some(Role::LowLimit) => self.row.low = limit(number),
            Some(Role::HighLimit) => self.row.high = limit(number),
            Some(Role::Reference | Role::Unit | Role::Mark | Role::Item | Role::Code | Role::Other) => {}
            // Below 检验日期 stands a day, in whatever spelling.
            Some(Role::Day) if column.is_some_and(|(_, day)| day.is_none()) => {}
            _ if self.in_reference => {}
            _ => self.value(at, Value::of_number(number), column),
        }
    }

    fn value(&mut self, at: usize, value: Value, column: Option<(Role, Option<Date>)>) {
        let time = match column {
            Some((Role::Previous, Some(day))) => Time::Day(day),
            Some((Role::Previous, None)) => Time::Previous,
            Some((Role::Current, Some(day)) | (Role::Day, Some(day))) => Time::Day(day),
            Some((Role::Current, None)) => Time::Current,
            _ => self.time.take().unwrap_or(Time::Unsaid),
        };
        if std::mem::take(&mut self.arrow) {
            for earlier in &mut self.row.found {
                earlier.time = Time::Previous;
            }
            self.row.found.push(Found { value, time: Time::Current, unit: None, marks: Vec::new(), token: at });
            return;
        }
        self.row.found.push(Found { value, time, unit: None, marks: Vec::new(), token: at });
    }

    fn range(&mut self, mut range: PrintedRange) {
        if self.who_behind.is_none() {
            self.who_behind = Some(self.who.is_empty());
        }
        range.who = std::mem::take(&mut self.who);
        if let Some(last) = self.row.ranges.last_mut()
            && let Some(joined) = last.joined(&range)
        {
            *last = joined;
            return;
        }
        self.row.ranges.push(range);
    }

    fn who(&mut self, who: Who) {
        // <5.2 边缘升高5.2-6.2: a level is named before its limits.
        match self.row.ranges.last_mut().filter(|_| who != Who::Level) {
            Some(last) if self.who_behind == Some(true) => last.who.push(who),
            _ => self.who.push(who),
        }
    }

    fn unit(&mut self, at: usize, unit: &Unit) {
        let before = self.tokens[..at]
            .iter()
            .rposition(|t| !matches!(t.kind, Kind::Open | Kind::Close | Kind::Said(Sense::Mark(_))));
        match self.row.found.last_mut() {
            Some(last) if last.unit.is_none() && before == Some(last.token) => last.unit = Some(unit.clone()),
            _ => {}
        }
        if self.row.unit.is_none() {
            self.row.unit = Some(unit.clone());
        }
    }

    fn mark(&mut self, at: usize, mark: Mark) {
        // 正常 before the value is the head of 正常值, or what somebody hopes.
        if mark == Mark::Normal && self.row.found.is_empty() {
            return;
        }
        // 2.98（正常2.11-2.52）: the word belongs to the range.
        let is_of_range =
            || self.tokens.get(at + 1).is_some_and(|next| matches!(next.kind, Kind::Range(_) | Kind::Bound(_)));
        if mark == Mark::Normal && is_of_range() {
            return;
        }
        if let Some(last) = self.row.found.last_mut()
            && at - last.token <= 3
        {
            last.marks.push(mark);
        }
        self.row.marks.push(mark);
    }

    fn role(&mut self, at: usize, role: Role) {
        // 6.8（此为去年结果）: nothing but words to the end of the bracket.
        let closes = |ahead: usize| {
            let kinds = || self.tokens[at + ahead..].iter().take(4).map(|token| &token.kind);
            let close = kinds().position(|kind| *kind == Kind::Close);
            close.is_some_and(|close| {
                kinds().take(close).all(|kind| {
                    matches!(
                        kind,
                        Kind::Said(Sense::Role(Role::Result)) | Kind::Said(Sense::Filler) | Kind::Said(Sense::Word)
                    )
                })
            })
        };
        match role {
            Role::Reference => self.in_reference = true,
            Role::LowLimit | Role::HighLimit => self.limit = Some(role),
            Role::Previous | Role::Current => {
                self.in_reference = false;
                let time = if role == Role::Previous { Time::Previous } else { Time::Current };
                // 4.1（上次）: the word stands behind its value.
                match self.row.found.last_mut() {
                    Some(last) if closes(1) && last.time == Time::Unsaid => last.time = time,
                    _ => self.time = Some(time),
                }
            }
            Role::Result => {
                self.in_reference = false;
                if self.time.is_none() {
                    self.time = Some(Time::Current);
                }
            }
            _ => {}
        }
    }

    fn day(&mut self, at: usize, day: Date) {
        self.days.push((at, day));
        let bracketed = self.tokens.get(at + 1).is_some_and(|token| token.kind == Kind::Close);
        match self.row.found.last_mut() {
            Some(last) if bracketed && last.time == Time::Unsaid => last.time = Time::Day(day),
            _ => self.time = Some(Time::Day(day)),
        }
    }

    /// The row, with limits printed in columns of their own as one range.
    pub(crate) fn finish(mut self) -> Row {
        if let (Some(Time::Day(day)), [only]) = (self.time, self.row.found.as_mut_slice())
            && only.time == Time::Unsaid
        {
            only.time = Time::Day(day);
        }
        // 210 20250501 188 20250401: every day stands behind its value.
        let found = &mut self.row.found;
        let behind = |n: usize, found: &[Found]| {
            let next = found.get(n + 1).map_or(usize::MAX, |next| next.token);
            (found[n].token..next).contains(&self.days[n].0)
        };
        let is_dated = |found: &Found| matches!(found.time, Time::Unsaid | Time::Day(_));
        if found.len() > 1
            && self.days.len() == found.len()
            && found.iter().all(is_dated)
            && (0..found.len()).all(|n| behind(n, found))
        {
            for (found, (_, day)) in found.iter_mut().zip(&self.days) {
                found.time = Time::Day(*day);
            }
        }
        let (low, high) = (self.row.low.take(), self.row.high.take());
        if low.is_some() || high.is_some() {
            let text = match (&low, &high) {
                (Some(low), Some(high)) => format!("{}-{}", low.1, high.1),
                (Some(low), None) => format!("≥{}", low.1),
                (None, Some(high)) => format!("≤{}", high.1),
                (None, None) => String::new(),
            };
            let (low, high) = (low.map(|low| low.0), high.map(|high| high.0));
            self.row.ranges.insert(0, PrintedRange { text, low, high, who: Vec::new() });
        }
        self.row.limit_before_value();
        self.row
    }
}

/// Behind the critical limits that are listed from token `from` on: 危急值：<2.8 或 >6.2 mmol/L. Nothing is one of them behind 危急值:无.
fn behind_limits(tokens: &[Token], from: usize) -> usize {
    let line = from.checked_sub(1).map_or(0, |before| tokens[before].line);
    let (mut end, mut joined) = (from, true);
    for (at, token) in tokens.iter().enumerate().skip(from).take_while(|(_, token)| token.line == line) {
        match token.kind {
            Kind::Bound(_) => (end, joined) = (at + 1, false),
            Kind::Range(_) if joined => (end, joined) = (at + 1, false),
            Kind::Unit(_) if end == at => end = at + 1,
            // 危急值(<2.8) 3.5-5.3
            Kind::Close if end > from => return at + 1,
            Kind::Comma => joined = true,
            Kind::Punctuation | Kind::Open | Kind::Close => {}
            Kind::Said(Sense::Word | Sense::Filler) if at - end < 3 => joined = true,
            _ => break,
        }
    }
    end
}

impl Value {
    fn of_number(number: &Number) -> Value {
        Value {
            text: number.text.clone(),
            number: number.number,
            beyond: None,
            repaired: number.repaired,
            guess: number.guess,
            thousands: number.thousands,
            code: number.code,
            inclusive: false,
            sign: "",
        }
    }

    fn of_bound(bound: &super::token::Bound) -> Value {
        Value {
            text: format!("{}{}", bound.sign, bound.number.text),
            beyond: Some(bound.beyond),
            inclusive: bound.inclusive,
            sign: bound.sign,
            ..Value::of_number(&bound.number)
        }
    }
}

impl Row {
    /// `PLT >125 8 10^9/L`: the limit is printed before the value.
    fn limit_before_value(&mut self) {
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
