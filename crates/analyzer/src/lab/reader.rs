//! The order of reading: names, tokens, fluids, columns, rows, judgement, and the safety net last of all.

use baihua_kb::Indicator;
use rust_decimal::Decimal;

use super::{
    LabReader, Reading, Sheet, Unread, Why,
    date::Date,
    grid,
    group::{self, Group},
    judge::{self, Case, Judged},
    legend,
    lexicon::{Mark, Role, Sense},
    names::{Meaning, Mention},
    nearness::{self, Context},
    page::{Gap, Page},
    people::Person,
    range::{self, PrintedRange},
    row::{Chosen, Collector, Row, Time},
    safety_net, sibling,
    specimen::{self, Fluid},
    table::Header,
    token::{self, Kind, Placed, Token},
    trend,
    unit::Unit,
};

/// Reads `page`.
pub(crate) fn read(lab: &LabReader, page: &Page, people: &[Person], indicators: &[Indicator]) -> Sheet {
    let mentions = lab.names.mentions(page, &lab.lexicon);
    if !mentions.iter().any(|mention| mention.meaning != Meaning::Other) {
        return Sheet { people: people.iter().map(|person| person.patient).collect(), ..Sheet::default() };
    }
    let placed: Vec<Placed> = mentions.iter().map(|m| Placed { start: m.start, end: m.end }).collect();
    let mut tokens = token::tokens(page, &lab.lexicon, &lab.units, &placed);
    tell_years(&mut tokens);
    let fluids = specimen::fluids(page, &tokens, &mentions);
    let groups = group::groups(page, &tokens, &mentions, indicators);
    let lines = Lines::of(&tokens);
    let mut desk = Desk {
        lab,
        page,
        tokens: &tokens,
        mentions: &mentions,
        groups: &groups,
        fluids: &fluids,
        indicators,
        people,
        accounted: vec![false; tokens.len()],
        specimens: specimens(page, &tokens),
        days: days_of_sentences(page, &tokens),
        readings: Vec::new(),
        unread: Vec::new(),
        marked: Vec::new(),
        day: None,
        panel: None,
        legend: false,
        units: None,
    };
    desk.lines(&lines);
    desk.finish()
}

/// Lines of a column that was copied by itself; no report has more rows.
const LONGEST_STACK: usize = 100;

/// Where each line begins and ends among the tokens.
struct Lines(Vec<(usize, usize)>);

impl Lines {
    fn of(tokens: &[Token]) -> Lines {
        let mut lines: Vec<(usize, usize)> = Vec::new();
        for (at, token) in tokens.iter().enumerate() {
            match lines.last_mut() {
                Some(last) if tokens[last.0].line == token.line => last.1 = at + 1,
                _ => lines.push((at, at + 1)),
            }
        }
        Lines(lines)
    }
}

/// A line without the whole number that it begins with: 10 ★钾.
fn without_number(line: &[Token]) -> &[Token] {
    match line {
        [Token { kind: Kind::Number(number), .. }, rest @ ..] if number.number.is_integer() => rest,
        [Token { kind: Kind::Counted, .. }, rest @ ..] => rest,
        whole => whole,
    }
}

/// The words for blood, with their tokens.
fn specimens(page: &Page, tokens: &[Token]) -> Vec<(usize, &'static str)> {
    const WORDS: [&str; 8] = ["血清", "血浆", "全血", "静脉血", "末梢血", "动脉血", "指血", "外周血"];
    let blood = tokens.iter().enumerate().filter(|(_, token)| matches!(token.kind, Kind::Said(Sense::Blood)));
    blood
        .filter_map(|(at, token)| {
            let text = page.text(token.start, token.end);
            WORDS.into_iter().find(|word| *word == text).map(|word| (at, word))
        })
        .collect()
}

/// 3月9日 behind 2025年3月1日 is a day of the same year, or of the one beside it where that is nearer.
fn tell_years(tokens: &mut [Token]) {
    const HALF: u8 = 6;
    let mut last: Option<Date> = None;
    for token in tokens {
        let Kind::Day(day) = &mut token.kind else { continue };
        match last {
            Some(known) if day.year == 0 && day.month > 0 => {
                day.year = if day.month > known.month + HALF {
                    known.year - 1
                } else if day.month + HALF < known.month {
                    known.year + 1
                } else {
                    known.year
                };
            }
            _ if day.year > 0 && day.month > 0 => last = Some(*day),
            _ => {}
        }
    }
}

/// 2024-03-12复查血常规：WBC 6.8，Hb 92: the day before the first name of a sentence is that of all its values. A day behind a
/// name belongs to that name alone.
fn days_of_sentences(page: &Page, tokens: &[Token]) -> Vec<Option<Date>> {
    let mut days = Vec::with_capacity(tokens.len());
    let (mut day, mut named, mut line) = (None, false, None);
    for token in tokens {
        if line != Some(token.line) {
            (day, named, line) = (None, false, Some(token.line));
        }
        days.push(day);
        match token.kind {
            Kind::Stop if page.glyphs[token.start].character == '。' => (day, named) = (None, false),
            Kind::Name(_) => named = true,
            Kind::Day(said) if said.month > 0 => day = (!named).then_some(said),
            _ => {}
        }
    }
    days
}

/// Whether a token is a printed mark of high or low that stands by itself, and no word of a sentence.
fn is_arrow(page: &Page, token: &Token) -> bool {
    const SHOWN: [&str; 18] =
        ["↑", "⬆", "▲", "△", "⇧", "↗", "↓", "⬇", "▼", "▽", "⇩", "↘", "h", "l", "hh", "ll", "偏高", "偏低"];
    matches!(token.kind, Kind::Said(Sense::Mark(Mark::High | Mark::Low)))
        && SHOWN.contains(&page.text(token.start, token.end).to_lowercase().as_str())
}

/// Whether the one number of a row lies outside the one range that is printed behind it.
fn is_outside(line: &[Token]) -> bool {
    let mut value = None;
    let mut range = None;
    for token in line {
        match &token.kind {
            Kind::Number(number) if value.is_none() && range.is_none() && !number.repaired && !number.thousands => {
                value = Some(number.number);
            }
            Kind::Range(span) if value.is_some() && range.is_none() && !span.may_be_day => range = Some(span),
            Kind::Unit(_) | Kind::UnknownUnit | Kind::Name(_) | Kind::Said(_) | Kind::Open | Kind::Close => {}
            Kind::Comma | Kind::Punctuation => {}
            _ => return false,
        }
    }
    let (Some(value), Some(range)) = (value, range) else { return false };
    value < range.low.number || value > range.high.number
}

struct Desk<'d> {
    lab: &'d LabReader,
    page: &'d Page,
    tokens: &'d [Token],
    mentions: &'d [Mention],
    groups: &'d [Group],
    fluids: &'d [Fluid],
    indicators: &'d [Indicator],
    people: &'d [Person],
    /// Tokens that were read, or left out for a reason.
    accounted: Vec<bool>,
    /// The words for blood, with their tokens, in order.
    specimens: Vec<(usize, &'static str)>,
    /// For every token the day that its sentence begins with.
    days: Vec<Option<Date>>,
    readings: Vec<Reading>,
    unread: Vec<Unread>,
    marked: Vec<String>,
    /// The day the lines below belong to.
    day: Option<Date>,
    panel: Option<String>,
    /// The lines below list limits and no results.
    legend: bool,
    /// 单位：mg/dL above the rows.
    units: Option<Unit>,
}

impl Desk<'_> {
    fn lines(&mut self, lines: &Lines) {
        let mut header: Option<Header> = None;
        let mut next_group = 0;
        let mut line = 0;
        let mut person = 0;
        while line < lines.0.len() {
            let (start, end) = lines.0[line];
            line += 1;
            if self.person(start) != person {
                // What stood above was said of somebody else.
                person = self.person(start);
                (self.day, self.panel, self.legend, self.units, header) = (None, None, false, None, None);
            }
            let tokens = self.tokens.get(start..end).unwrap_or_default();
            let from = next_group;
            while self.groups.get(next_group).is_some_and(|group| group.first < end) {
                next_group += 1;
            }
            let of: Vec<usize> = (from..next_group).filter(|&group| self.groups[group].first >= start).collect();
            self.heading(tokens, of.is_empty());
            if of.is_empty() {
                match Header::read(self.page, tokens) {
                    Some(found) => header = Some(found),
                    None => self.marked_otherwise(tokens),
                }
                continue;
            }
            if let Some(grid) = grid::turned(self.page, self.tokens, self.groups, &of, (start, end)) {
                let behind = self.grid(grid, start);
                while lines.0.get(line).is_some_and(|&(start, _)| start < behind) {
                    line += 1;
                }
                continue;
            }
            let stack = self.stack(lines, line - 1, next_group);
            let known = || stack.iter().flatten();
            if known().count() >= 2 {
                let above = stack.iter().take_while(|group| group.is_none()).count();
                let last = lines.0[line - 1 + stack.len() - above - 1].1;
                if let Some(grid) = grid::stacked(self.tokens, &stack, last) {
                    let behind = self.grid(grid, start);
                    next_group = known().last().map_or(next_group, |last| last + 1);
                    while lines.0.get(line).is_some_and(|&(start, _)| start < behind) {
                        line += 1;
                    }
                    continue;
                }
            }
            let by_columns = header.as_ref().is_some_and(|header| self.by_columns(header, &of, start, end));
            if !by_columns {
                self.by_nearness(&of, start, lines, line - 1);
            }
        }
    }

    /// Keeps the name of a row of another test that bears a mark of high or low (D-二聚体 4.37 ↑), or whose number lies outside
    /// the range printed behind it (葡萄糖 22.1 mmol/L 3.9-6.1).
    fn marked_otherwise(&mut self, line: &[Token]) {
        const LONGEST: usize = 24;
        // 3 葡萄糖 22.1: a row may begin with its number.
        let line = match line {
            [Token { kind: Kind::Number(number), .. }, rest @ ..] if number.number.is_integer() => rest,
            whole => whole,
        };
        let marks = line.iter().filter(|token| is_arrow(self.page, token)).count();
        let numbers = line.iter().filter(|token| matches!(token.kind, Kind::Number(_))).count();
        let is_sentence =
            line.iter().any(|token| matches!(token.kind, Kind::Stop | Kind::Said(Sense::Legend | Sense::To)));
        let first = line.iter().position(|token| {
            matches!(token.kind, Kind::Number(_) | Kind::Bound(_) | Kind::Range(_)) || is_arrow(self.page, token)
        });
        let (Some(first), Some(start)) = (first.and_then(|at| line.get(at)), line.first()) else { return };
        if self.legend || is_sentence || numbers == 0 || !(marks == 1 || marks == 0 && is_outside(line)) {
            return;
        }
        let name = self.page.text(start.start, first.start);
        let name =
            name.trim_matches(|c: char| c.is_whitespace() || "*★|:：.、,，-".contains(c)).replace(['“', '”', '"'], "");
        let name = name.trim_start_matches(|c: char| c.is_ascii_digit() || c.is_whitespace() || ".、".contains(c));
        let letters = name.chars().filter(|c| c.is_alphabetic()).count();
        if (2..=LONGEST).contains(&name.chars().count())
            && letters >= 2
            && !self.marked.iter().any(|known| known == name)
        {
            self.marked.push(name.to_owned());
        }
    }

    /// Whose part of the report token `at` stands in.
    fn person(&self, at: usize) -> usize {
        let glyph = self.tokens.get(at).map_or(0, |token| token.start);
        self.people.partition_point(|person| person.start <= glyph).saturating_sub(1)
    }

    /// What a line without names says about those below.
    fn heading(&mut self, line: &[Token], nameless: bool) {
        let numbers =
            line.iter().filter(|t| matches!(t.kind, Kind::Number(_) | Kind::Range(_) | Kind::Bound(_))).count();
        let days = line.iter().filter_map(|token| match token.kind {
            Kind::Day(day) if day.month > 0 => Some(day),
            _ => None,
        });
        let first_is_day = line.first().is_some_and(|token| matches!(token.kind, Kind::Day(_)));
        if let Some(day) = days.max().filter(|_| nameless || first_is_day) {
            self.day = Some(day);
        }
        if !nameless || numbers > 0 {
            return;
        }
        let legend = line.iter().any(|token| token.kind == Kind::Said(Sense::Legend));
        let told = line.iter().any(|token| {
            matches!(token.kind, Kind::Said(Sense::Blood) | Kind::Said(Sense::Fluid) | Kind::Said(Sense::Role(_)))
        });
        if legend {
            self.legend = true;
        } else if told {
            self.legend = false;
        }
        let unit = line.iter().find_map(|token| match &token.kind {
            Kind::Unit(unit) => Some(unit.clone()),
            _ => None,
        });
        let labelled = line.iter().any(|token| token.kind == Kind::Said(Sense::Role(Role::Unit)));
        if labelled && unit.is_some() {
            self.units = unit;
        }
        let (Some(first), Some(last)) = (line.first(), line.last()) else { return };
        if last.end - first.start <= 24 && line.iter().any(|token| token.kind == Kind::Said(Sense::Blood)) {
            self.panel = Some(self.page.text(first.start, last.end).trim_matches([':', '[', ']']).to_owned());
        }
    }

    /// The groups of the lines from `line` on that hold one name each and nothing else, `None` for the name of another test: a
    /// column that was copied by itself. Names of other tests above the first one belong to it where a heading stands above them.
    fn stack(&self, lines: &Lines, line: usize, mut next: usize) -> Vec<Option<usize>> {
        let of = |line: usize| lines.0.get(line).map(|&(start, end)| self.tokens.get(start..end).unwrap_or_default());
        let is_other = |line: usize| of(line).is_some_and(|tokens| self.is_name_of_another_test(tokens));
        let above = (0..line).rev().take(LONGEST_STACK).take_while(|&line| is_other(line)).count();
        let headed = line.checked_sub(above + 1).and_then(of).is_some_and(|tokens| {
            tokens.iter().all(|token| matches!(token.kind, Kind::Said(Sense::Role(_)) | Kind::Punctuation))
        });
        let mut stack = vec![None; if headed { above } else { 0 }];
        for (n, &(start, end)) in lines.0[line..].iter().take(LONGEST_STACK).enumerate() {
            let group = if n == 0 { next.checked_sub(1) } else { Some(next) };
            let Some(group) = group.filter(|&g| self.groups.get(g).is_some_and(|g| g.first >= start && g.last < end))
            else {
                if headed && is_other(line + n) {
                    stack.push(None);
                    continue;
                }
                break;
            };
            let alone = without_number(self.tokens.get(start..end).unwrap_or_default()).iter().all(|token| {
                matches!(
                    token.kind,
                    Kind::Name(_)
                        | Kind::Open
                        | Kind::Close
                        | Kind::Punctuation
                        | Kind::Said(Sense::Word | Sense::Filler | Sense::Mark(Mark::Abnormal))
                )
            });
            if !alone {
                break;
            }
            stack.push(Some(group));
            if n > 0 {
                next += 1;
            }
        }
        stack
    }

    /// Whether a line holds words and no more, as many as a name has: 总胆红素(TBIL).
    fn is_name_of_another_test(&self, line: &[Token]) -> bool {
        const LONGEST: usize = 24;
        let line = without_number(line);
        let words = line.iter().all(|token| {
            matches!(
                token.kind,
                Kind::Name(_)
                    | Kind::Open
                    | Kind::Close
                    | Kind::Punctuation
                    | Kind::Said(Sense::Word | Sense::Filler | Sense::Mark(Mark::Abnormal))
            )
        });
        let (Some(first), Some(last)) = (line.first(), line.last()) else { return false };
        words && last.end - first.start <= LONGEST
    }

    fn grid(&mut self, grid: grid::Grid, start: usize) -> usize {
        for at in start..grid.end {
            self.accounted[at] = true;
        }
        for (group, row) in grid.rows {
            match row {
                Some(row) => self.row(group, row, None),
                None => self.missed(group, Why::Garbled, String::new()),
            }
        }
        grid.end
    }

    /// Reads a line below headings; `false` if it does not fit them.
    fn by_columns(&mut self, header: &Header, of: &[usize], start: usize, end: usize) -> bool {
        let tokens = self.tokens.get(start..end).unwrap_or_default();
        if tokens.iter().any(|token| {
            matches!(
                token.kind,
                Kind::Stop | Kind::Said(Sense::Legend) | Kind::Said(Sense::To) | Kind::Said(Sense::From)
            )
        }) {
            return false;
        }
        let Some(placed) = header.fit(self.page, tokens) else { return false };
        let blocks = header.blocks();
        let of_column = |column: usize| blocks.iter().position(|&(from, to)| (from..to).contains(&column));
        let mut rows = Vec::new();
        for (block, _) in blocks.iter().enumerate() {
            let mine: Vec<usize> =
                (0..tokens.len()).filter(|&n| of_column(placed[n]) == Some(block)).map(|n| start + n).collect();
            let Some(&group) = of.iter().find(|&&group| mine.contains(&self.groups[group].first)) else { continue };
            let mut collector = Collector::new(self.tokens);
            for &at in &mine {
                let inside = (self.groups[group].first..=self.groups[group].last).contains(&at);
                if !inside && !matches!(self.tokens[at].kind, Kind::Name(_)) {
                    let column = header.columns[placed[at - start]];
                    collector.take(at, Some((column.role, column.day)));
                }
            }
            let mut row = collector.finish();
            row.by_columns = true;
            if row.found.is_empty() && !row.garbled && !row.qualitative && self.value_follows(group) {
                // 0.4～ above 8.0 in the cell of the range: half of it is no value.
                let has_number = mine.iter().any(|&at| matches!(self.tokens[at].kind, Kind::Number(_)));
                if !header.has_borders() || !has_number {
                    return false;
                }
                row.garbled = true;
            }
            if header.leaves_open(tokens) {
                // Fewer values than columns, and nothing shows which is missing.
                for found in &mut row.found {
                    found.time = Time::Unsaid;
                }
                row.by_columns = false;
                row.shared = true;
            }
            rows.push((group, row, mine));
        }
        if rows.len() < of.len()
            || !header.is_reference_list()
                && rows.iter().all(|(_, row, _)| row.found.is_empty() && !row.garbled && !row.qualitative)
        {
            return false;
        }
        for (group, mut row, mine) in rows {
            for &at in &mine {
                self.accounted[at] = true;
            }
            let open = std::mem::take(&mut row.shared);
            self.row_or_open(group, row, mine.first().copied(), open);
        }
        true
    }

    /// Whether the next thing behind the name that tells anything is a number.
    fn value_follows(&self, group: usize) -> bool {
        let last = self.groups[group].last;
        let line = self.tokens[last].line;
        self.tokens[last + 1..]
            .iter()
            .take_while(|token| token.line == line && !matches!(token.kind, Kind::Name(_)))
            .any(|token| matches!(token.kind, Kind::Number(_)))
    }

    fn by_nearness(&mut self, of: &[usize], start: usize, lines: &Lines, line: usize) {
        let (prose, in_list_of_names) = (self.is_prose(lines.0[line]), self.below_names(lines, line));
        let above = self.units.clone();
        if let Some(unit) = self.unit_of_line(of, lines.0[line]) {
            self.units = Some(unit);
        }
        for (n, &group) in of.iter().enumerate() {
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
        let number = self.tokens.get(last + 1).is_some_and(|token| matches!(token.kind, Kind::Number(_)));
        first > 0 && joined && stroke(first - 1) && number && stroke(last + 2)
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
                // 上次化疗后最低: the word for the past counts, whatever follows it.
                Kind::Said(Sense::Role(Role::Previous)) => time = Some(Time::Previous),
                Kind::Said(Sense::Role(Role::Current)) if time.is_none() => time = Some(Time::Current),
                Kind::Day(day) if time.is_none() => time = Some(Time::Day(day)),
                _ => {}
            }
        }
        time
    }

    fn is_prose(&self, (from, to): (usize, usize)) -> bool {
        self.tokens.get(from..to).unwrap_or_default().iter().any(|token| {
            matches!(token.kind, Kind::Stop)
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

    fn row(&mut self, group: usize, row: Row, from: Option<usize>) {
        self.row_or_open(group, row, from, false);
    }

    /// Judges a row and keeps what comes of it.
    fn row_or_open(&mut self, at: usize, mut row: Row, from: Option<usize>, open: bool) {
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
            return;
        }
        if row.unit.is_none() && !row.unknown_unit && row.ranges.is_empty() {
            row.unit = self.units.clone().filter(|unit| self.is_unit_of(group.place, unit));
        }
        let indicator = &self.indicators[group.place];
        let is_range = |range: &PrintedRange| range::deviation(range, indicator).is_some();
        if !row.by_columns {
            row.limits_among_values(|range| range::deviation(range, indicator));
        }
        row.drop_other_units(|unit| self.factors_of(indicator, unit));
        let Some(mut chosen) = row.choose() else {
            self.not_chosen(at, &row);
            return;
        };
        if open {
            chosen.open = true;
        }
        if !chosen.open {
            row.keep_marks_of(&chosen);
        }
        if legend::is_legend(self.page, self.tokens, group, &row, &chosen, self.legend, is_range)
            || !self.is_believed(group, &row, &chosen)
            || self.is_difference(group, &row)
        {
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

    /// Whether the indicator is measured in `unit`: the unit of a whole list is not that of every row.
    fn is_unit_of(&self, place: usize, unit: &Unit) -> bool {
        let (indicator, units) = (&self.indicators[place], &self.lab.units);
        let mut known = indicator.conversions.iter().map(|conversion| &*conversion.unit);
        units.key(&indicator.unit) == Some(unit.key) || known.any(|own| units.key(own) == Some(unit.key))
    }

    /// What values in `unit` are to be multiplied with, whatever name they are printed under.
    fn factors_of(&self, indicator: &Indicator, unit: &Unit) -> Vec<Decimal> {
        let units = &self.lab.units;
        let own = (units.key(&indicator.unit) == Some(unit.key)).then_some(Decimal::ONE);
        let known = indicator.conversions.iter().filter(|known| units.key(&known.unit) == Some(unit.key));
        own.into_iter().chain(known.map(|known| judge::decimal(known.factor))).collect()
    }

    /// What is told of a row without a present value.
    fn not_chosen(&mut self, at: usize, row: &Row) {
        if row.garbled {
            self.missed(at, Why::Garbled, String::new());
        } else if row.is_past() {
            let Some(last) = row.found.last() else { return };
            let unit = last.unit.as_ref().or(row.unit.as_ref()).map(|unit| unit.key);
            let indicator = &self.indicators[self.groups[at].place];
            let critical = safety_net::is_critical(indicator, last.value.number, unit, &self.lab.units);
            self.missed(at, if critical { Why::PastAlarm } else { Why::Past }, last.value.text.clone());
        }
    }

    fn keep(
        &mut self,
        group: &Group,
        place: usize,
        row: &Row,
        chosen: &Chosen,
        verdict: super::Verdict,
        from: Option<usize>,
    ) {
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
        self.readings.push(Reading {
            indicator: place,
            value,
            unit: chosen.unit.as_ref().map(|unit| unit.text.clone()),
            range,
            verdict,
            day: chosen.day.or(self.days[group.first]).or(self.day),
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
        // K2.5 Na126 P0.3: among electrolytes a P with its value glued to it is one of them.
        let line = self.tokens[group.first].line;
        let glued = self.tokens[value].gap == Gap::None && value == group.last + 1;
        let at = self.groups.partition_point(|other| other.first < group.first);
        let beside = self.groups[at.saturating_sub(3)..at].iter().filter(|other| self.tokens[other.first].line == line);
        proof || direct && (!phosphate || glued && beside.count() == 3)
    }

    fn missed(&mut self, group: usize, why: Why, shown: String) {
        if self.fluids[self.groups[group].first].is_blood() {
            self.miss(self.groups[group].place, why, shown);
        }
    }

    fn miss(&mut self, indicator: usize, why: Why, shown: String) {
        let unread = Unread { indicator, why, shown };
        if !self.unread.contains(&unread) {
            self.unread.push(unread);
        }
    }

    fn finish(mut self) -> Sheet {
        for (at, &fluid) in self.fluids.iter().enumerate() {
            self.accounted[at] |= fluid == Fluid::Other;
        }
        let alarms = safety_net::search(
            self.page,
            self.tokens,
            self.mentions,
            self.indicators,
            &self.lab.units,
            &self.accounted,
        );
        for alarm in alarms {
            let told = self.readings.iter().any(|reading| {
                reading.indicator == alarm.indicator && reading.value == alarm.shown && reading.verdict.level.is_some()
            });
            if !told {
                let weaker = |unread: &Unread| unread.indicator == alarm.indicator && unread.why == Why::Fluid;
                self.unread.retain(|unread| !weaker(unread));
                self.miss(alarm.indicator, Why::Alarm, alarm.shown);
            }
        }
        self.past_to_present();
        let people = self.people.iter().map(|person| person.patient).collect();
        Sheet { readings: trend::join(self.readings), unread: self.unread, marked: self.marked, people }
    }
}

impl Desk<'_> {
    /// What is told of the past belongs to the present reading, if there is one.
    fn past_to_present(&mut self) {
        let readings = &mut self.readings;
        self.unread.retain(|unread| {
            let present = readings.iter_mut().find(|reading| reading.indicator == unread.indicator);
            match present {
                Some(reading) if matches!(unread.why, Why::Past | Why::PastAlarm) => {
                    reading.previous.push((unread.shown.clone(), None));
                    false
                }
                _ => true,
            }
        });
    }
}
