//! Limits that may be results: 血小板<10×10^9/L考虑ITP. What would be critical is not passed over in silence, unless it is a rule or
//! a legend after all.

use std::collections::{BTreeMap, BTreeSet};

use rust_decimal::Decimal;

use super::Desk;
use crate::lab::{
    Why, judge,
    legend::{self, Limit},
    lexicon::Sense,
    row::{Chosen, Row, Value},
    token::{Bound, Kind, Token},
};

/// A limit that a row tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Doubt {
    group: usize,
    limit: Limit,
    /// Whether it lies beyond a critical limit.
    critical: bool,
    /// As printed.
    shown: String,
}

impl Desk<'_> {
    /// Notes a row that tells a limit.
    pub(super) fn doubt(&mut self, group: usize, limit: Limit, chosen: &Chosen) {
        let indicator = &self.indicators[self.groups[group].place];
        let mut factors = chosen.unit.as_ref().map(|unit| self.factors_of(indicator, unit)).unwrap_or_default();
        if factors.is_empty() {
            factors.push(Decimal::ONE);
        }
        let own = factors.into_iter().filter_map(|factor| chosen.value.number.checked_mul(factor));
        let critical = own
            .map(|number| Value { number, ..chosen.value.clone() })
            .any(|value| judge::critical_side(indicator, &value).is_some());
        self.doubts.push(Doubt { group, limit, critical, shown: chosen.value.text.clone() });
    }

    /// 血小板 危急值<5×10^9/L，已电话通知: a row with nothing but one limit, token `at`.
    pub(super) fn doubt_of_limit(&mut self, group: usize, at: usize, row: &Row) {
        let Kind::Bound(Bound { sign, number, .. }) = &self.tokens[at].kind else { return };
        let first = self.groups[group].first;
        let line = self.tokens[first].line;
        let start = first
            - self.tokens[..first].iter().rev().take(legend::REACH).take_while(|token| token.line == line).count();
        let of_patient = self.slip || legend::is_of_patient(self.page, self.tokens, (start, first), &row.used);
        let limit = match (of_patient, self.legend) {
            (true, _) => Limit::OfPatient,
            (false, true) => Limit::Surely,
            (false, false) => Limit::Perhaps,
        };
        let shown = format!("{sign}{}", number.text);
        self.doubts.push(Doubt { group, limit, critical: true, shown });
    }

    /// Below 血钾 <2.8 或 >6.2 a bare 血小板 <20 is one more of the list.
    pub(super) fn in_list_of_limits(&self, group: usize, row: &Row, chosen: &Chosen) -> Option<Limit> {
        let plain = row.ranges.is_empty() && row.marks.is_empty() && chosen.value.beyond.is_some() && !row.by_columns;
        let last = self.doubts.last().filter(|_| plain)?;
        (last.limit <= Limit::Perhaps && self.are_listed(last.group, group)).then_some(Limit::Perhaps)
    }

    /// Whether two names of different indicators stand in one line or in lines that follow one another.
    fn are_listed(&self, one: usize, other: usize) -> bool {
        let line = |group: usize| self.tokens[self.groups[group].first].line;
        self.groups[one].place != self.groups[other].place && line(one).abs_diff(line(other)) <= 1
    }

    /// A line of 危急值<5×10^9/L and nothing more, whose name was not found.
    pub(super) fn has_nameless_limit(&self) -> bool {
        self.tokens.chunk_by(|one, other| one.line == other.line).enumerate().any(|(line, tokens)| {
            let [first, .., last] = tokens else { return false };
            let bounds = tokens.iter().filter(|token| matches!(token.kind, Kind::Bound(_))).count();
            let at = self.tokens.partition_point(|token| token.line < first.line);
            first.kind == Kind::Said(Sense::CriticalLimits)
                && bounds == 1
                && !self.legends.get(line).copied().unwrap_or(false)
                && !(self.accounted[at] && self.may_be_of_row_above(at, tokens))
                && matches!(last.kind, Kind::Bound(_) | Kind::Unit(_) | Kind::Close | Kind::Said(Sense::Mark(_)))
                && tokens.iter().all(|token| !matches!(token.kind, Kind::Name(_) | Kind::Said(Sense::Word)))
        })
    }

    /// Whether a limit without a name, from token `at` on, may belong to the last name above it, as its unit tells.
    fn may_be_of_row_above(&self, at: usize, limit: &[Token]) -> bool {
        let above = self.groups.partition_point(|group| group.first < at).checked_sub(1);
        let unit = limit.iter().find_map(|token| match &token.kind {
            Kind::Unit(unit) => Some(unit),
            _ => None,
        });
        above.zip(unit).is_none_or(|(above, unit)| self.is_unit_of(self.groups[above].place, unit))
    }

    /// Tells what would be critical. A list of limits, and a rule about what was read, are none of this patient's results.
    pub(super) fn tell_doubts(&mut self) {
        let doubts = std::mem::take(&mut self.doubts);
        let rows: BTreeSet<u32> = self.result_lines.iter().copied().collect();
        // By indicator and person: whether one of the results that were read is critical.
        let mut results: BTreeMap<(usize, usize), bool> = BTreeMap::new();
        for reading in &self.readings {
            *results.entry((reading.indicator, reading.person)).or_default() |= reading.verdict.critical;
        }
        // By line: the indicators that a limit was told of.
        let mut by_line: BTreeMap<u32, BTreeSet<usize>> = BTreeMap::new();
        for doubt in &doubts {
            let group = &self.groups[doubt.group];
            by_line.entry(self.tokens[group.first].line).or_default().insert(group.place);
        }
        for doubt in doubts.iter().filter(|doubt| doubt.critical && doubt.limit != Limit::Surely) {
            let group = &self.groups[doubt.group];
            let (place, line) = (group.place, self.tokens[group.first].line);
            let person = self.person(group.first);
            let read = results.get(&(place, person));
            let near = by_line.range(line.saturating_sub(1)..=line + 1);
            let listed = near.flat_map(|(_, places)| places).any(|other| *other != place);
            let is_row = |line: u32| rows.contains(&line);
            let among_results = is_row(line) || is_row(line + 1) || line.checked_sub(1).is_some_and(is_row);
            let told = match doubt.limit {
                Limit::Surely => false,
                Limit::Likely => among_results && !listed && read.is_none(),
                Limit::Perhaps => !listed && read.is_none(),
                Limit::OfPatient => read != Some(&true),
            };
            if told {
                self.missed(doubt.group, Why::Alarm, doubt.shown.clone());
            }
        }
    }
}
