//! Lines without columns: what stands behind a name belongs to it.

use super::{Desk, Lines, keep::is_same_day};
use crate::lab::{
    Why,
    lexicon::{Mark, Role, Sense},
    nearness::{self, Context},
    page::Gap,
    row::{Collector, Row, Time},
    token::{Kind, Token},
    unit::Unit,
};

impl Desk<'_> {
    pub(super) fn by_nearness(&mut self, of: &[usize], start: usize, lines: &Lines, line: usize) {
        let (prose, in_list_of_names) = (self.is_prose(lines.0[line]), self.below_names(lines, line));
        let above = self.units.clone();
        if let Some(unit) = self.unit_of_line(of, lines.0[line]) {
            self.units = Some(unit);
        }
        for (n, &group) in of.iter().enumerate() {
            if let Some(shown) = self.placeholder(group) {
                self.missed(group, Why::NoResult, shown);
                continue;
            }
            let (first, last) = (self.groups[group].first, self.groups[group].last);
            let limit = self.next_name(last + 1);
            let context = Context { time: self.time_before(group, start), in_list_of_names, prose };
            let mut row = nearness::row(self.tokens, last + 1, limit, context);
            if self.ends_stroke_list(group) {
                self.shared(&of[..=n], last);
                continue;
            }
            if let [_] = of
                && let Some(before) = self.value_before(group, &row, lines.0[line])
            {
                row = before;
            }
            if row.shared {
                if let Some(&behind) = row.used.last() {
                    self.shared(&of[..=n], behind);
                }
                continue;
            }
            for &at in &row.used {
                self.accounted[at] = true;
            }
            self.row(group, row, Some(first));
        }
        self.units = above;
    }

    /// Whether a name is the last of K/Na/Cl, whose values stand behind it between strokes.
    fn ends_stroke_list(&self, group: usize) -> bool {
        let (first, last) = (self.groups[group].first, self.groups[group].last);
        let stroke = |at: usize| {
            let token = self.tokens.get(at);
            token.is_some_and(|token| token.gap == Gap::None && self.page.glyphs[token.start].character == '/')
        };
        let joined = first.checked_sub(2).is_some_and(|at| matches!(self.tokens[at].kind, Kind::Name(_)));
        let colon = self.tokens.get(last + 1).is_some_and(|token| self.page.glyphs[token.start].character == ':');
        let value = last + 1 + usize::from(colon);
        let number = self.tokens.get(value).is_some_and(|token| matches!(token.kind, Kind::Number(_)));
        first > 0 && joined && stroke(first - 1) && number && stroke(value + 1)
    }

    /// `6.92 mmol/L 血清钾`: a line that ends with its only name, whose value stands before it with a unit, a range or a mark.
    fn value_before(&self, group: usize, row: &Row, (start, end): (usize, usize)) -> Option<Row> {
        let (first, last) = (self.groups[group].first, self.groups[group].last);
        let small = |token: &Token| matches!(token.kind, Kind::Open | Kind::Close | Kind::Punctuation | Kind::Name(_));
        // A name torn over two lines ends beyond this one.
        let torn = first <= start || last >= end;
        if !row.found.is_empty()
            || row.qualitative
            || torn
            || !self.tokens.get(last + 1..end).unwrap_or_default().iter().all(small)
        {
            return None;
        }
        let plain = self.tokens.get(start..first).unwrap_or_default().iter().all(|token| {
            matches!(
                token.kind,
                Kind::Number(_)
                    | Kind::Range(_)
                    | Kind::Bound(_)
                    | Kind::Unit(_)
                    | Kind::Said(Sense::Mark(_))
                    | Kind::Open
                    | Kind::Close
                    | Kind::Punctuation
            )
        });
        if !plain {
            return None;
        }
        let mut collector = Collector::new(self.tokens);
        for at in start..first {
            collector.take(at, None);
        }
        let row = collector.finish();
        // 2 ★白蛋白: the number of a row, and a star before its name.
        let marked = row.marks.iter().any(|mark| *mark != Mark::Abnormal);
        let proof = row.unit.is_some() || !row.ranges.is_empty() || marked;
        (proof && !row.found.is_empty()).then_some(row)
    }

    /// `TC 245, LDL 168, TG 620 (mg/dL)`: the only unit of a line, in brackets at its end, is the unit of every row in it.
    fn unit_of_line(&self, of: &[usize], (start, end): (usize, usize)) -> Option<Unit> {
        let line = self.tokens.get(start..end).unwrap_or_default();
        let units = line.iter().filter(|token| matches!(token.kind, Kind::Unit(_))).count();
        match line {
            [.., open, unit, close]
                if of.len() > 1 && units == 1 && open.kind == Kind::Open && close.kind == Kind::Close =>
            {
                match &unit.kind {
                    Kind::Unit(unit) => Some(unit.clone()),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The next name of another indicator, or of anything.
    fn next_name(&self, from: usize) -> usize {
        self.tokens[from..]
            .iter()
            .position(|token| matches!(token.kind, Kind::Name(_)))
            .map_or(self.tokens.len(), |ahead| from + ahead)
    }

    /// What the words before a name say about the time of its value.
    fn time_before(&self, group: usize, start: usize) -> Option<Time> {
        let first = self.groups[group].first;
        let clause = self
            .tokens
            .get(start..first)
            .unwrap_or_default()
            .iter()
            .rev()
            .take_while(|token| !matches!(token.kind, Kind::Comma | Kind::Stop | Kind::Name(_) | Kind::Number(_)));
        let mut time = None;
        for token in clause {
            match token.kind {
                Kind::Said(Sense::Role(_)) if is_same_day(self.page, token) => {}
                // 上次化疗后最低: the word for the past counts, whatever follows it.
                Kind::Said(Sense::Role(Role::Previous)) => time = Some(Time::Previous),
                Kind::Said(Sense::Role(Role::Current)) if time.is_none() => time = Some(Time::Current),
                Kind::Day(day) if time.is_none() => time = Some(Time::Day(day)),
                _ => {}
            }
        }
        let held = self.moments[first];
        match time {
            // 化疗后最低: the worst of a course, whatever else is said of it.
            _ if held.time == Some(Time::Previous) && !matches!(time, Some(Time::Day(_))) => held.time,
            Some(Time::Previous) if held.is_all_there_is() => None,
            time => time.or(held.time),
        }
    }

    fn is_prose(&self, (from, to): (usize, usize)) -> bool {
        (from..to).any(|at| {
            let token = &self.tokens[at];
            matches!(token.kind, Kind::Stop) && !nearness::parts_ranges(self.tokens, at)
                || matches!(token.kind, Kind::Comma) && self.page.glyphs[token.start].character == '，'
        })
    }

    /// Whether the line above holds names and nothing else.
    fn below_names(&self, lines: &Lines, line: usize) -> bool {
        let Some(&(from, to)) = line.checked_sub(1).and_then(|above| lines.0.get(above)) else { return false };
        let above = self.tokens.get(from..to).unwrap_or_default();
        above.iter().any(|token| matches!(token.kind, Kind::Name(_)))
            && above
                .iter()
                .all(|token| matches!(token.kind, Kind::Name(_) | Kind::Open | Kind::Close | Kind::Punctuation))
    }

    /// 白细胞、血小板分别为0.8、12: as many values behind token `behind` as names, in the same order.
    fn shared(&mut self, of: &[usize], behind: usize) {
        let mut names = vec![of[of.len() - 1]];
        for &group in of[..of.len() - 1].iter().rev() {
            let next = self.groups[names[names.len() - 1]].first;
            let joined = self.tokens[self.groups[group].last + 1..next].iter().all(|token| {
                matches!(
                    token.kind,
                    Kind::Comma | Kind::Said(Sense::Word) | Kind::Said(Sense::Filler) | Kind::Punctuation
                )
            });
            if !joined {
                break;
            }
            names.push(group);
        }
        names.reverse();
        let limit = self.next_name(behind + 1);
        let line = self.tokens[behind].line;
        let mut values: Vec<Vec<usize>> = Vec::new();
        for at in behind + 1..limit {
            let token = &self.tokens[at];
            match token.kind {
                _ if token.line != line => break,
                Kind::Number(_) | Kind::Bound(_) => values.push(vec![at]),
                Kind::Unit(_) | Kind::Said(Sense::Mark(_)) => {
                    if let Some(last) = values.last_mut() {
                        last.push(at);
                    }
                }
                Kind::Comma | Kind::Punctuation | Kind::Open | Kind::Close | Kind::Said(Sense::Filler) => {}
                Kind::Said(Sense::Word) if self.page.glyphs[token.start].character == '和' => {}
                _ => break,
            }
        }
        let fits = values.len() == names.len();
        for (n, &group) in names.iter().enumerate() {
            if !fits {
                self.missed(group, Why::Garbled, String::new());
                continue;
            }
            let mut collector = Collector::new(self.tokens);
            for &at in &values[n] {
                collector.take(at, None);
                self.accounted[at] = true;
            }
            let mut row = collector.finish();
            // There are as many values as names: that is as good as a column.
            row.by_columns = true;
            self.row(group, row, Some(self.groups[group].first));
        }
    }
}
