//! The order of reading: names, tokens, fluids, columns, rows, judgement, and the safety net last of all.

mod columns;
mod days;
mod doubts;
mod keep;
mod near;
mod others;
mod stack;

use std::collections::HashSet;

use baihua_kb::Indicator;
use rust_decimal::Decimal;

use self::{
    days::{Moment, event, is_labelled, moments, tell_years},
    doubts::Doubt,
};
use super::{
    LabReader, Reading, Reason, Sheet, Status, Unread, Why,
    date::Date,
    grid,
    group::{self, Group},
    lexicon::{Event, LIMIT_LISTS, Mark, REMARKS, Role, SLIPS, Sense},
    names::{Meaning, Mention},
    page::Page,
    people::Person,
    safety_net,
    specimen::{self, Fluid},
    table::{Header, is_year},
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
    let (groups, others) = group::groups(page, &tokens, &mentions, indicators);
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
        others: &others,
        specimens: specimens(page, &tokens),
        moments: moments(page, &tokens, &groups),
        readings: Vec::new(),
        unread: Vec::new(),
        guessed: Vec::new(),
        doubts: Vec::new(),
        result_lines: Vec::new(),
        marked: Vec::new(),
        urgent: Vec::new(),
        named: HashSet::new(),
        unnamed: false,
        legends: Vec::new(),
        day: None,
        stay: false,
        panel: None,
        legend: false,
        slip: false,
        series: false,
        units: None,
    };
    desk.lines(&lines);
    desk.others(&lines);
    desk.finish()
}

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

/// Whether a line heads values of several times: 第一次 第二次, 2023 2024 2025, 基线 第4周 第12周. `None` for what heads nothing.
fn is_series(line: &[Token]) -> Option<bool> {
    let is_told = |token: &&Token| match &token.kind {
        Kind::Said(Sense::Role(Role::Previous | Role::Current)) | Kind::Counted => true,
        // The hour behind a day is no time of its own.
        Kind::Day(day) => day.year > 0 || day.month > 0,
        Kind::Number(number) => is_year(number),
        _ => false,
    };
    let is_limit = |token: &Token| {
        matches!(token.kind, Kind::Said(Sense::Role(Role::Result | Role::Reference | Role::LowLimit | Role::HighLimit)))
    };
    if line.iter().any(is_limit) {
        return Some(false);
    }
    (line.iter().filter(is_told).count() > 1).then_some(true)
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
    /// Tokens that are names of other tests, whatever they look like; in order.
    others: &'d [usize],
    /// The words for blood, with their tokens, in order.
    specimens: Vec<(usize, &'static str)>,
    /// For every token the moment that its sentence tells.
    moments: Vec<Moment>,
    readings: Vec<Reading>,
    unread: Vec<Unread>,
    /// Values that hold letters and were not believed: indicator, person, number, day.
    guessed: Vec<(usize, usize, Decimal, Option<Date>)>,
    /// Limits that rows tell, in the order of the text.
    doubts: Vec<Doubt>,
    /// Lines with a reading.
    result_lines: Vec<u32>,
    marked: Vec<String>,
    urgent: Vec<String>,
    /// Both of them.
    named: HashSet<String>,
    unnamed: bool,
    /// For every line whether it stands in a list of limits.
    legends: Vec<bool>,
    /// The day the lines below belong to.
    day: Option<Date>,
    /// It is the day on which the stay in hospital began.
    stay: bool,
    panel: Option<String>,
    /// The lines below list limits and no results.
    legend: bool,
    /// The sheet is a note of a critical value that was told: 危急值报告单.
    slip: bool,
    /// The lines below hold values of several times, as their heading says: 基线 第4周 第12周.
    series: bool,
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
                self.slip = false;
            }
            let tokens = self.tokens.get(start..end).unwrap_or_default();
            let from = next_group;
            while self.groups.get(next_group).is_some_and(|group| group.first < end) {
                next_group += 1;
            }
            let of: Vec<usize> = (from..next_group).filter(|&group| self.groups[group].first >= start).collect();
            self.heading((start, end), of.is_empty());
            self.legends.resize(line, self.legend);
            if of.is_empty() {
                if let Some(found) = Header::read(self.page, tokens) {
                    header = Some(found);
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

    /// Whose part of the report token `at` stands in.
    fn person(&self, at: usize) -> usize {
        let glyph = self.tokens.get(at).map_or(0, |token| token.start);
        self.people.partition_point(|person| person.start <= glyph).saturating_sub(1)
    }

    /// What a line without names says about those below.
    fn heading(&mut self, (start, end): (usize, usize), nameless: bool) {
        let line = self.tokens.get(start..end).unwrap_or_default();
        let numbers =
            line.iter().filter(|t| matches!(t.kind, Kind::Number(_) | Kind::Range(_) | Kind::Bound(_))).count();
        self.dated(start, line, nameless, numbers > 0);
        // 采集:2025-06-10 报告:2025-06-11 heads nothing.
        let labelled = line.iter().any(|token| self.page.glyphs[token.start].character == ':');
        if nameless
            && !labelled
            && let Some(series) = is_series(line)
        {
            self.series = series;
        }
        if !nameless || numbers > 0 {
            return;
        }
        let critical = |token: &Token| {
            matches!(token.kind, Kind::Said(Sense::Mark(Mark::Critical) | Sense::CriticalLimits | Sense::Legend))
                && self.page.text(token.start, token.end).contains("危急值")
        };
        if let Some(token) = line.iter().find(|token| critical(token)) {
            let (Some(first), Some(last)) = (line.first(), line.last()) else { return };
            let title = self.page.text(first.start, last.end);
            let holds = |words: &[&str]| words.iter().any(|word| title.contains(word));
            if holds(SLIPS) {
                (self.slip, self.legend) = (true, false);
                return;
            }
            // A mark of its own (危急值) is no title of a list.
            if last.end - first.start > token.end - token.start && holds(LIMIT_LISTS) {
                self.legend = true;
                return;
            }
        }
        // 备注：溴甲酚绿法 says what it has to say; behind 危急值界限 a list may follow.
        let legend = line
            .iter()
            .rposition(|token| matches!(token.kind, Kind::Said(Sense::Legend | Sense::Aim)))
            .is_some_and(|at| {
                let colon = line[at].end.checked_sub(1).is_some_and(|last| self.page.glyphs[last].character == ':');
                !colon || at + 1 == line.len()
            });
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

    /// The day that a line tells for itself and the lines below. In a line with names it is the one that the line begins with;
    /// 较前次(2026-01-03: 198)升高 is about a value above, and tells none.
    fn dated(&mut self, start: usize, line: &[Token], nameless: bool, valued: bool) {
        let is_day = |token: &Token| matches!(token.kind, Kind::Day(day) if day.month > 0);
        if !nameless {
            if let Some(Token { kind: Kind::Day(day), .. }) = line.first().filter(|token| is_day(token)) {
                let event = event(self.page, self.tokens, start);
                if event.is_none() || event == Some(Event::Admission) {
                    (self.day, self.stay) = (Some(*day), event.is_some());
                }
            }
            return;
        }
        let first = line.first().map(|token| self.page.text(token.start, token.start + 2)).unwrap_or_default();
        let is_remark = REMARKS.iter().any(|word| first.starts_with(word))
            || line.iter().any(|token| matches!(token.kind, Kind::Said(Sense::Role(Role::Previous) | Sense::Change)));
        if is_remark && valued {
            return;
        }
        let (mut newest, mut admitted, mut depth) = (None, None, 0_u32);
        for (at, token) in line.iter().enumerate() {
            match token.kind {
                Kind::Open => depth += 1,
                Kind::Close => depth = depth.saturating_sub(1),
                // （2026-01-03: 198）
                Kind::Day(_) if depth > 0 && valued => {}
                Kind::Day(day) if day.month > 0 => match event(self.page, self.tokens, start + at) {
                    None => newest = newest.max(Some(day)),
                    Some(Event::Admission) if !is_labelled(self.page, token) => admitted = admitted.or(Some(day)),
                    Some(_) => {}
                },
                _ => {}
            }
        }
        if let Some(day) = newest.or(admitted) {
            (self.day, self.stay) = (Some(day), newest.is_none());
        }
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

    fn finish(mut self) -> Sheet {
        for (at, &fluid) in self.fluids.iter().enumerate() {
            self.accounted[at] |= fluid == Fluid::Other;
        }
        self.tell_doubts();
        let alarms = safety_net::search(
            self.page,
            self.tokens,
            self.mentions,
            self.indicators,
            &self.lab.units,
            &self.accounted,
            self.others,
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
        self.doubt_older();
        let people = self.people.iter().map(|person| person.patient).collect();
        let notified = self.is_notified();
        self.unnamed |= self.has_nameless_limit();
        Sheet {
            readings: trend::join(self.readings),
            unread: self.unread,
            marked: self.marked,
            urgent: self.urgent,
            unnamed: self.unnamed,
            notified,
            people,
        }
    }

    /// 3月1日血小板 237, 3月9日血小板 1lOO: where a later value was not read, the earlier one is not called normal.
    fn doubt_older(&mut self) {
        for &(indicator, person, number, day) in &self.guessed {
            for reading in self.readings.iter_mut().filter(|reading| reading.indicator == indicator) {
                let newer = reading.day.zip(day).is_some_and(|(own, day)| own.comparable(day) && own > day);
                let same = reading.value.parse::<Decimal>().is_ok_and(|own| own == number);
                if reading.person == person && !newer && !same && reading.verdict.status == Status::Normal {
                    reading.verdict.status = Status::Unknown;
                    reading.verdict.reason = Some(Reason::OtherUnread);
                }
            }
        }
    }

    /// What is told of the past belongs to the present reading, if there is one.
    fn past_to_present(&mut self) {
        let readings = &mut self.readings;
        self.unread.retain(|unread| {
            let present = readings.iter_mut().find(|reading| reading.indicator == unread.indicator);
            match present {
                Some(reading) if matches!(unread.why, Why::Past | Why::PastAlarm) => {
                    reading.previous.push((unread.shown.clone(), unread.day));
                    reading.previous.sort_by_key(|(_, day)| std::cmp::Reverse(*day));
                    reading.previous.dedup();
                    false
                }
                _ => true,
            }
        });
    }
}
