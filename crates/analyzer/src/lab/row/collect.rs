//! How a row is collected, token by token.

use super::{Found, Limited, Row, Time, Value};
use crate::lab::{
    date::Date,
    lexicon::{Mark, Role, Sense, Who},
    number::Number,
    range::{Limit, PrintedRange},
    token::{Bound, Kind, Token},
    unit::Unit,
};

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

    fn of_bound(bound: &Bound) -> Value {
        Value {
            text: format!("{}{}", bound.sign, bound.number.text),
            beyond: Some(bound.beyond),
            inclusive: bound.inclusive,
            sign: bound.sign,
            ..Value::of_number(&bound.number)
        }
    }
}
