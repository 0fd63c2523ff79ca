//! Rows of other tests: not judged, but not passed over in silence.

use rust_decimal::Decimal;

use super::{Desk, Lines};
use crate::lab::{
    lexicon::{Mark, NOTICES, Role, Sense},
    page::{Gap, Page, is_han},
    table::is_year,
    token::{Beyond, Bound, Kind, Span, Token},
};

/// Characters of a name that are told.
const LONGEST: usize = 24;
/// Lines with the unit, the marks and the range of a value that stands on a line of its own.
const MOST_LINES: usize = 4;

/// Whether a token is a printed mark of high or low that stands by itself, and no word of a sentence.
fn is_arrow(page: &Page, token: &Token) -> bool {
    const SHOWN: [&str; 18] =
        ["↑", "⬆", "▲", "△", "⇧", "↗", "↓", "⬇", "▼", "▽", "⇩", "↘", "h", "l", "hh", "ll", "偏高", "偏低"];
    matches!(token.kind, Kind::Said(Sense::Mark(Mark::High | Mark::Low)))
        && SHOWN.contains(&page.text(token.start, token.end).to_lowercase().as_str())
}

/// HH and LL are marks of critical values.
fn is_panic(page: &Page, token: &Token) -> bool {
    token.kind == Kind::Said(Sense::Mark(Mark::Critical))
        || is_arrow(page, token) && ["HH", "LL"].contains(&page.text(token.start, token.end).to_uppercase().as_str())
}

/// What a result in words says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Positive,
    Negative,
}

fn in_words(page: &Page, token: &Token) -> Option<Found> {
    match token.kind {
        Kind::Qualitative => Some(Found::Positive),
        Kind::Said(_) => match page.text(token.start, token.start + 2).as_str() {
            "阳性" => Some(Found::Positive),
            "阴性" => Some(Found::Negative),
            _ => None,
        },
        _ => None,
    }
}

/// Whether the token may be part of a name.
fn is_word(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::Name(_)
            | Kind::UnknownUnit
            | Kind::Said(Sense::Word | Sense::Filler | Sense::Blood | Sense::Fluid | Sense::FluidHere)
    )
}

fn is_number(kind: &Kind) -> bool {
    matches!(kind, Kind::Number(_) | Kind::Bound(_))
}

/// The glyphs from `start` to `end` with the blanks that stand beside Latin letters and digits.
fn spaced(page: &Page, start: usize, end: usize) -> String {
    let mut text = String::new();
    for (at, glyph) in page.glyphs[start..end].iter().enumerate() {
        let latin = text.ends_with(|c: char| c.is_ascii_alphanumeric()) || glyph.character.is_ascii_alphanumeric();
        if at > 0 && glyph.gap != Gap::None && latin {
            text.push(' ');
        }
        text.push(glyph.character);
    }
    text
}

/// A row of another test, as the tokens say.
struct Other<'d> {
    page: &'d Page,
    row: Vec<&'d Token>,
}

impl Other<'_> {
    /// The first token of the result.
    fn value(&self) -> Option<usize> {
        (0..self.row.len()).find(|&at| {
            let token = self.row[at];
            !self.is_of_name(at)
                && (is_number(&token.kind)
                    || matches!(token.kind, Kind::Garbled)
                    || in_words(self.page, token).is_some())
        })
    }

    /// IL-6, β2-微球蛋白, 25-羟维生素D: a number that letters or a dash join to a name.
    fn is_of_name(&self, at: usize) -> bool {
        let token = self.row[at];
        let glyphs = &self.page.glyphs;
        if !matches!(token.kind, Kind::Number(_) | Kind::Garbled) {
            return false;
        }
        let letter = |c: char| c.is_ascii_alphabetic() || ('α'..='ω').contains(&c);
        let before = |back: usize| {
            let first = (1..back).all(|n| token.start.checked_sub(n).is_some_and(|at| glyphs[at].gap == Gap::None));
            token.start.checked_sub(back).filter(|_| first && token.gap == Gap::None).map(|at| glyphs[at].character)
        };
        // 肌酸激酶：H890 38-174
        if at.checked_sub(1).is_some_and(|mark| is_arrow(self.page, self.row[mark])) {
            return false;
        }
        let joined = match before(1) {
            // 肌钙蛋白-0.9↑
            Some('-') if self.is_result_behind_dash(at, before(2)) => false,
            Some('-') => before(2).is_some_and(|c| letter(c) || is_han(c) || c.is_ascii_digit()),
            Some(c) => letter(c),
            None => false,
        };
        let glued = |at: usize| glyphs.get(at).filter(|glyph| glyph.gap == Gap::None).map(|glyph| glyph.character);
        let leads = glued(token.end) == Some('-') && glued(token.end + 1).is_some_and(is_han);
        joined || leads
    }

    /// Whether a mark or a range stands right behind the number, no other number follows it, and it does not look like part of a name
    /// (CA-125).
    fn is_result_behind_dash(&self, at: usize, before: Option<char>) -> bool {
        let Kind::Number(number) = &self.row[at].kind else { return false };
        let told = self.row.get(at + 1).is_some_and(|next| {
            is_arrow(self.page, next) || is_panic(self.page, next) || matches!(next.kind, Kind::Range(_))
        });
        told && (before.is_some_and(is_han) || number.text.contains('.'))
            && !self.row[at + 1..].iter().any(|token| is_number(&token.kind))
    }

    fn bears_mark(&self) -> bool {
        let sides: Vec<Mark> = self
            .row
            .iter()
            .enumerate()
            .filter(|(at, token)| is_arrow(self.page, token) && self.is_at_a_value(*at))
            .filter_map(|(_, token)| match token.kind {
                Kind::Said(Sense::Mark(mark)) => Some(mark),
                _ => None,
            })
            .collect();
        // Both sides in one row explain the signs, unless there are several values.
        let both = sides.contains(&Mark::High) && sides.contains(&Mark::Low);
        let values = self.row.iter().filter(|token| is_number(&token.kind)).count();
        !sides.is_empty() && (!both || values > 1) || self.is_called_critical()
    }

    /// A word for it (血压偏高，建议…) is a mark only beside a number; a sign is one anywhere.
    fn is_at_a_value(&self, at: usize) -> bool {
        let is_word = self.page.text(self.row[at].start, self.row[at].end).starts_with('偏');
        let near = &self.row[at.saturating_sub(3)..(at + 3).min(self.row.len())];
        !is_word || near.iter().any(|token| is_number(&token.kind) || matches!(token.kind, Kind::Range(_)))
    }

    fn is_called_critical(&self) -> bool {
        self.row.iter().any(|token| is_panic(self.page, token))
    }

    /// Whether the result is positive, and a mark or 阴性 behind it says that it should not be.
    fn is_positive_against(&self, at: usize) -> bool {
        let positive = self.row.get(at).and_then(|token| in_words(self.page, token)) == Some(Found::Positive);
        let behind = || self.row[at + 1..].iter();
        positive
            && behind().any(|token| {
                in_words(self.page, token) == Some(Found::Negative)
                    || token.kind == Kind::Said(Sense::Mark(Mark::Abnormal))
            })
    }

    /// Whether the number of the row lies outside the range that is printed behind it; where there are as many limits as numbers,
    /// each has its own.
    fn is_outside(&self) -> bool {
        let mut values: Vec<(Decimal, Option<Beyond>)> = Vec::new();
        let mut limits: Vec<(Option<Decimal>, Option<Decimal>)> = Vec::new();
        let mut counted = false;
        for (at, token) in self.row.iter().enumerate() {
            // 糖化白蛋白 19.8 % 11-16: right behind the value it is no day.
            let at_value = at.checked_sub(1).is_some_and(|before| {
                let before = &self.row[before].kind;
                is_number(before)
                    || matches!(
                        before,
                        Kind::Unit(_)
                            | Kind::UnknownUnit
                            | Kind::Open
                            | Kind::Said(Sense::Mark(_) | Sense::Role(Role::Reference))
                    )
            });
            match &token.kind {
                Kind::Number(_) | Kind::Garbled if self.is_of_name(at) => {}
                Kind::Number(number) if limits.is_empty() && !number.repaired && !number.thousands => {
                    values.push((number.number, None));
                }
                Kind::Bound(Bound { beyond, number, .. }) if values.is_empty() => {
                    values.push((number.number, Some(*beyond)));
                }
                Kind::Bound(Bound { beyond: Beyond::Less, number, .. }) => limits.push((None, Some(number.number))),
                Kind::Bound(Bound { number, .. }) => limits.push((Some(number.number), None)),
                // 复查 2026 11-20
                Kind::Range(Span { low, high, may_be_day })
                    if !values.is_empty()
                        && (!may_be_day
                            || at_value
                                && !matches!(&self.row[at - 1].kind, Kind::Number(number) if is_year(number))) =>
                {
                    limits.push((Some(low.number), Some(high.number)));
                }
                Kind::Counted => counted = true,
                Kind::Unit(_) | Kind::UnknownUnit | Kind::Name(_) | Kind::Said(_) | Kind::Open | Kind::Close => {}
                // 12枚，小于10mm: behind the comma something else is told.
                Kind::Comma => {
                    let told = matches!(
                        self.row.get(at + 1).map(|next| &next.kind),
                        Some(Kind::Said(Sense::Role(Role::Reference)) | Kind::Range(_))
                    );
                    if !values.is_empty() && !told {
                        return false;
                    }
                }
                Kind::Punctuation => {}
                _ => return false,
            }
        }
        let several = values.len() > 1;
        values.len() == limits.len()
            && (several || !counted)
            && values.iter().zip(&limits).any(|(&(value, beyond), &(low, high))| match beyond {
                None => low.is_some_and(|low| value < low) || high.is_some_and(|high| value > high),
                Some(Beyond::Less) => low.is_some_and(|low| value <= low),
                Some(Beyond::Greater) => high.is_some_and(|high| value >= high),
            })
    }

    /// What stands before the result, in the sheet's own words.
    fn name(&self, value: usize) -> Option<String> {
        let is_mark = |token: &Token| is_arrow(self.page, token) || matches!(token.kind, Kind::Range(_));
        let end = self.row[..value].iter().position(|token| is_mark(token)).unwrap_or(value);
        let start = self.row[..end].iter().rposition(|token| token.kind == Kind::Comma).map_or(0, |comma| comma + 1);
        let (first, last) = (self.row.get(start)?, self.row[..end].last()?);
        if start >= end {
            return None;
        }
        let name = spaced(self.page, first.start, last.end);
        let name =
            name.trim_matches(|c: char| c.is_whitespace() || "*★|:：.、,，-".contains(c)).replace(['“', '”', '"'], "");
        // 3. 葡萄糖, and 24h尿蛋白.
        let place = name.trim_start_matches(|c: char| c.is_ascii_digit());
        let name = if place.starts_with(|c: char| c.is_whitespace() || ".、)".contains(c)) { place } else { &name };
        let name = name.trim_start_matches(|c: char| c.is_whitespace() || ".、)".contains(c));
        let open = |c: char| matches!(c, '(' | '[');
        let name: String = name.trim_end_matches(open).chars().take(LONGEST).collect();
        let letters = name.chars().filter(|c| c.is_alphabetic()).count();
        (letters >= 2).then_some(name)
    }
}

impl Desk<'_> {
    /// Keeps the names of rows of other tests that bear a mark of high or low (D-二聚体 4.37 ↑, JAK2 阳性 阴性 *), or whose number lies
    /// outside the range printed behind it (葡萄糖 22.1 mmol/L 3.9-6.1), wherever they stand: beside a row that was read, below its
    /// name, behind a remark.
    pub(super) fn others(&mut self, lines: &Lines) {
        let mut free: Vec<bool> = self.accounted.iter().map(|accounted| !accounted).collect();
        for group in self.groups {
            free[group.first..=group.last].fill(false);
        }
        // A line that holds a name and nothing else, directly above.
        let mut above: Option<(usize, usize)> = None;
        let mut line = 0;
        while let Some(&(start, end)) = lines.0.get(line) {
            let is_free = free[start..end].iter().all(|free| *free);
            if let Some((first, last)) = above.take()
                && is_free
                && self.is_value_alone((start, end))
            {
                let tail = lines.0[line + 1..].iter().take(MOST_LINES).take_while(|&&(start, end)| {
                    free[start..end].iter().all(|free| *free) && self.is_tail((start, end))
                });
                let tail = tail.count();
                let behind = lines.0[line + tail].1;
                let row = (first..last).chain(start..behind).collect();
                self.other(row, line);
                line += tail + 1;
                continue;
            }
            if is_free && self.is_name_alone((start, end)) {
                above = Some((start, end));
            }
            let mut at = start;
            while at < end {
                let length = free[at..end].iter().take_while(|free| **free).count();
                // What stands right behind the name of an indicator and was not read is of another fluid.
                let of = at.checked_sub(1).and_then(|before| self.group_that_ends(before));
                for (n, row) in self.rows_of((at, at + length)).into_iter().enumerate() {
                    match of.filter(|_| n == 0) {
                        Some(group) => self.of_fluid(group, &row),
                        None => self.other(row, line),
                    }
                }
                at += length.max(1);
            }
            line += 1;
        }
    }

    fn group_that_ends(&self, at: usize) -> Option<usize> {
        let group = self.groups.partition_point(|group| group.last < at);
        self.groups.get(group).filter(|group| group.last == at).map(|_| group)
    }

    /// Keeps the name of an indicator in another fluid than blood whose row bears a mark.
    fn of_fluid(&mut self, group: usize, row: &[usize]) {
        let row = row.iter().map(|&at| &self.tokens[at]).collect();
        let marked = Other { page: self.page, row }.bears_mark();
        if marked && !self.fluids[self.groups[group].first].is_blood() {
            self.elsewhere(group);
        }
    }

    pub(super) fn elsewhere(&mut self, group: usize) {
        let group = &self.groups[group];
        let name = self.page.text(self.tokens[group.first].start, self.tokens[group.last].end);
        let name = format!("{name}（另一种标本）");
        if self.named.insert(name.clone()) {
            self.marked.push(name);
        }
    }

    fn is_value_alone(&self, (start, end): (usize, usize)) -> bool {
        let line = &self.tokens[start..end];
        let value = |token: &Token| is_number(&token.kind) || in_words(self.page, token).is_some();
        line.first().is_some_and(value)
            && line.iter().all(|token| {
                value(token)
                    || token.kind == Kind::Said(Sense::Word) && token.gap == Gap::None
                    || !matches!(
                        token.kind,
                        Kind::Name(_) | Kind::Stop | Kind::Day(_) | Kind::Counted | Kind::Said(Sense::Word)
                    )
            })
    }

    fn is_name_alone(&self, (start, end): (usize, usize)) -> bool {
        let line = &self.tokens[start..end];
        let extent = line[line.len() - 1].end - line[0].start;
        extent <= LONGEST
            && line.iter().any(|token| is_word(&token.kind))
            && line.iter().all(|token| {
                is_word(&token.kind)
                    || matches!(
                        token.kind,
                        Kind::Open | Kind::Close | Kind::Punctuation | Kind::Said(Sense::Mark(Mark::Abnormal))
                    )
            })
    }

    /// A line of a unit, a range or a mark.
    fn is_tail(&self, (start, end): (usize, usize)) -> bool {
        self.tokens[start..end].iter().all(|token| {
            matches!(
                token.kind,
                Kind::Unit(_)
                    | Kind::UnknownUnit
                    | Kind::Range(_)
                    | Kind::Bound(_)
                    | Kind::Punctuation
                    | Kind::Open
                    | Kind::Close
                    | Kind::Said(
                        Sense::Mark(_) | Sense::Who(_) | Sense::Role(Role::Reference | Role::Unit | Role::Mark)
                    )
            ) || in_words(self.page, token) == Some(Found::Negative)
                || token.gap == Gap::None && matches!(token.kind, Kind::Said(Sense::Word))
        })
    }

    /// The rows that stand side by side from token `start` to `end`: a word in a column of its own behind a result, before another
    /// result, begins one.
    fn rows_of(&self, (start, end): (usize, usize)) -> Vec<Vec<usize>> {
        let tokens = &self.tokens[start..end];
        let numeric = |token: &Token| {
            is_number(&token.kind) || matches!(token.kind, Kind::Range(_)) || in_words(self.page, token).is_some()
        };
        // For every token whether a result comes before a range.
        let mut valued = vec![false; tokens.len()];
        let mut next = false;
        for (at, token) in tokens.iter().enumerate().rev() {
            valued[at] = next;
            if numeric(token) {
                next = matches!(token.kind, Kind::Number(_) | Kind::Qualitative)
                    || in_words(self.page, token) == Some(Found::Positive);
            }
        }
        let mut rows: Vec<Vec<usize>> = Vec::new();
        let (mut row, mut has_value) = (Vec::new(), false);
        for (at, token) in tokens.iter().enumerate() {
            let apart = token.gap >= Gap::Column || at > 0 && token.cell != tokens[at - 1].cell;
            let begins = is_word(&token.kind) && in_words(self.page, token).is_none() && valued[at];
            // 24 血红蛋白: the number of a row.
            let numbered = matches!(&token.kind, Kind::Number(number) if number.number.is_integer())
                && tokens.get(at + 1).is_some_and(|next| is_word(&next.kind));
            if token.kind == Kind::Stop || has_value && apart && (begins || numbered) {
                rows.push(std::mem::take(&mut row));
                has_value = false;
            }
            if token.kind == Kind::Stop {
                continue;
            }
            has_value |= !(row.is_empty() && numbered) && numeric(token);
            row.push(start + at);
        }
        rows.push(row);
        rows.retain(|row| !row.is_empty());
        rows
    }

    /// Keeps the name of one row of another test, if something is the matter with it.
    fn other(&mut self, row: Vec<usize>, line: usize) {
        let tokens: Vec<&Token> = row.iter().map(|&at| &self.tokens[at]).collect();
        // 3 葡萄糖 22.1: a row may begin with its number.
        let numbered = matches!(tokens.as_slice(), [Token { kind: Kind::Number(number), .. }, next, ..]
            if number.number.is_integer() && is_word(&next.kind));
        let tokens = if numbered { tokens[1..].to_vec() } else { tokens };
        if tokens.iter().any(|token| matches!(token.kind, Kind::Said(Sense::To))) {
            return;
        }
        let explained = tokens.iter().any(|token| matches!(token.kind, Kind::Said(Sense::Legend | Sense::Aim)));
        let other = Other { page: self.page, row: tokens };
        let Some(value) = other.value() else { return };
        let listed = self.legends.get(line).copied().unwrap_or(false);
        let marked = other.bears_mark() && !explained;
        if !(marked || other.is_positive_against(value) || !listed && !explained && other.is_outside()) {
            return;
        }
        let urgent = other.is_called_critical();
        match other.name(value) {
            Some(name) => {
                if self.named.insert(name.clone()) {
                    let names = if urgent { &mut self.urgent } else { &mut self.marked };
                    names.push(name);
                }
            }
            None => self.unnamed |= marked,
        }
    }

    /// 危急值已电话通知: the sheet says that something on it was critical.
    pub(super) fn is_notified(&self) -> bool {
        self.tokens.iter().filter(|token| token.kind == Kind::Said(Sense::Mark(Mark::Critical))).any(|token| {
            /// In characters.
            const REACH: usize = 20;
            let before = self.page.text(token.start.saturating_sub(1), token.start);
            let line = self.page.glyphs[token.start].line;
            let behind = self.page.glyphs[token.end..].iter().take(REACH).take_while(|glyph| glyph.line == line);
            let behind: String = behind.map(|glyph| glyph.character).collect();
            before != "无" && NOTICES.iter().any(|word| behind.contains(word))
        })
    }
}
