//! Days and hours, which are neither values nor ranges, but say which of several results is the newest.

use super::page::{Gap, Glyph, is_han};

/// A day or an hour as printed; what is not printed is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Date {
    pub(crate) year: u16,
    pub(crate) month: u8,
    pub(crate) day: u8,
    pub(crate) minute: u16,
}

impl Date {
    /// Whether two dates can be ordered: a day without its year cannot be compared with one that has it.
    pub(crate) fn comparable(self, other: Date) -> bool {
        (self.year == 0) == (other.year == 0) && (self.month == 0) == (other.month == 0)
    }

    /// `2025-02-10`, `02-10`, `08:12`.
    pub(crate) fn shown(self) -> String {
        let clock = format!("{:02}:{:02}", self.minute / 60, self.minute % 60);
        match (self.year, self.month, self.day) {
            (0, 0, _) => clock,
            (year, 0, _) => year.to_string(),
            (0, month, day) => format!("{month:02}-{day:02}"),
            (year, month, 0) => format!("{year}-{month:02}"),
            (year, month, day) => format!("{year}-{month:02}-{day:02}"),
        }
    }

    fn checked(year: u16, month: u16, day: u16) -> Option<Date> {
        let fits = month <= 12 && day <= 31 && (year == 0 || (1900..=2100).contains(&year));
        let (month, day) = (u8::try_from(month).ok()?, u8::try_from(day).ok()?);
        (fits && month > 0).then_some(Date { year, month, day, minute: 0 })
    }
}

/// `04-01`, `04/01`: a month and a day of two digits each that stand alone at glyph `at`, and the glyph behind them.
pub(crate) fn month_and_day(glyphs: &[Glyph], at: usize) -> Option<(Date, usize)> {
    let (month, end) = digits(glyphs, at)?;
    glue(glyphs, end).filter(|mark| matches!(mark, '-' | '/'))?;
    let (day, after) = digits(glyphs, end + 1).filter(|_| glyphs[end + 1].gap == Gap::None)?;
    let alone = glyphs.get(after).is_none_or(|next| next.gap != Gap::None);
    if end - at != 2 || after - end != 3 || day == 0 || !alone {
        return None;
    }
    Date::checked(0, month, day).map(|date| (date, after))
}

/// The date or hour that starts at glyph `at`, and the glyph behind it.
pub(crate) fn date(glyphs: &[Glyph], at: usize) -> Option<(Date, usize)> {
    if let Some(found) = compact(glyphs, at) {
        return Some(found);
    }
    let (first, end) = digits(glyphs, at)?;
    let wide = end - at;
    let mark = glue(glyphs, end)?;
    let second = digits(glyphs, end + 1);
    if mark == ':' {
        let (minute, after) = second?;
        let clock = wide <= 2 && after - end == 3 && first < 24 && minute < 60;
        let seconds = glue(glyphs, after).filter(|&c| c == ':').and_then(|_| digits(glyphs, after + 1));
        let after = seconds.map_or(after, |(_, after)| after);
        return clock.then(|| (Date { minute: first * 60 + minute, ..Date::default() }, after));
    }
    // 上次(2025.10): a month in brackets.
    let bracketed = at.checked_sub(1).is_some_and(|before| glyphs[before].character == '(');
    if wide == 4
        && bracketed
        && matches!(mark, '.' | '-' | '/')
        && let Some((month, after)) = second
        && glyphs.get(after).is_some_and(|next| next.character == ')')
        && (1900..=2100).contains(&first)
        && (1..=12).contains(&month)
    {
        return Some((Date { year: first, month: u8::try_from(month).ok()?, ..Date::default() }, after));
    }
    if mark == '年' && wide == 4 {
        return year_month_day(glyphs, first, end).or_else(|| year_alone(first, end));
    }
    if mark == '月' && wide <= 2 {
        let day = second
            .filter(|_| glyphs[end + 1].gap == Gap::None)
            .filter(|&(_, after)| glue(glyphs, after).is_some_and(|c| matches!(c, '日' | '号')));
        // Months alone are as often an age or a duration.
        let (day, after) = day?;
        return Date::checked(0, first, day).map(|date| (date, after + 1));
    }
    if !matches!(mark, '-' | '/' | '.') {
        return None;
    }
    let (second, after) = second?;
    // 5.3日: the day of a month with a point between.
    let named = mark == '.' && wide <= 2 && glue(glyphs, after).is_some_and(|c| matches!(c, '日' | '号'));
    if named && second > 0 {
        return Date::checked(0, first, second).map(|date| (date, after + 1));
    }
    let third = glue(glyphs, after).filter(|&c| c == mark).and_then(|_| digits(glyphs, after + 1));
    if let Some((third, last)) = third
        && free(glyphs, last)
    {
        return if wide == 4 {
            Date::checked(first, second, third).map(|date| (date, last))
        } else if last - after == 5 {
            // 12.02.2026: the day first, as it is written with points.
            if mark == '.'
                && let Some(date) = Date::checked(third, second, first)
            {
                return Some((date, last));
            }
            // 03/04/2025: the month first, as English reports print it, unless it cannot be one.
            Date::checked(third, first, second).or_else(|| Date::checked(third, second, first)).map(|d| (d, last))
        } else if wide == 2 && mark != '.' {
            Date::checked(2000 + first, second, third).map(|date| (date, last))
        } else {
            None
        };
    }
    let month = mark == '-' && wide == 4 && (1990..=2100).contains(&first) && after - end == 3;
    if month && free(glyphs, after) {
        return Date::checked(first, second, 0).map(|date| (date, after));
    }
    let short = mark == '/' && wide <= 2 && after - end <= 3;
    let padded = mark == '-' && wide == 2 && after - end == 3 && glyphs[at].character == '0' && second > 0;
    if (short || padded) && second > 0 && free(glyphs, after) {
        return Date::checked(0, first, second).map(|date| (date, after));
    }
    None
}

/// 20250602, and with the hour behind it 202506020830: a column of days without signs between.
fn compact(glyphs: &[Glyph], at: usize) -> Option<(Date, usize)> {
    let glued = |at: usize| at > 0 && glyphs.get(at).is_some_and(|glyph| glyph.gap == Gap::None);
    let is_digit = |at: usize| glyphs.get(at).is_some_and(|glyph| glyph.character.is_ascii_digit() && !glyph.raised);
    let length = (at..at + 15).take_while(|&n| is_digit(n) && (n == at || glued(n))).count();
    let begins = !glued(at)
        || !(glyphs[at - 1].character.is_ascii_alphanumeric() || matches!(glyphs[at - 1].character, '.' | '-' | '/'));
    // 12345678 of a bar code; ¥20250602.00 is no day either.
    let ends = glue(glyphs, at + length)
        .is_none_or(|c| !(c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '/' | '^' | '%')));
    if !matches!(length, 8 | 12 | 14) || !begins || !ends {
        return None;
    }
    let part = |from: usize, to: usize| {
        glyphs[at + from..at + to]
            .iter()
            .try_fold(0_u16, |sum, glyph| Some(sum * 10 + u16::try_from(glyph.character.to_digit(10)?).ok()?))
    };
    let (year, day) = (part(0, 4)?, part(6, 8)?);
    let mut date = Date::checked(year, part(4, 6)?, day).filter(|_| (1990..=2100).contains(&year) && day > 0)?;
    if length > 8 {
        let (hour, minute) = (part(8, 10)?, part(10, 12)?);
        date.minute = (hour < 24 && minute < 60).then_some(hour * 60 + minute)?;
    }
    Some((date, at + length))
}

fn year_month_day(glyphs: &[Glyph], year: u16, end: usize) -> Option<(Date, usize)> {
    let (month, after) = digits(glyphs, end + 1)?;
    if glue(glyphs, after) != Some('月') {
        return None;
    }
    let day = digits(glyphs, after + 1)
        .filter(|&(_, last)| glue(glyphs, last).is_some_and(|c| matches!(c, '日' | '号')))
        .map(|(day, last)| (day, last + 1));
    let (day, last) = day.unwrap_or((0, after + 1));
    Date::checked(year, month, day).map(|date| (date, last))
}

/// 2023年体检: a year, and nothing more.
fn year_alone(year: u16, end: usize) -> Option<(Date, usize)> {
    (1990..=2100).contains(&year).then_some((Date { year, ..Date::default() }, end + 1))
}

/// Up to four digits that stand together.
fn digits(glyphs: &[Glyph], at: usize) -> Option<(u16, usize)> {
    let mut end = at;
    let mut number = 0_u16;
    while let Some(glyph) = glyphs.get(end)
        && glyph.character.is_ascii_digit()
        && !glyph.raised
        && (end == at || glyph.gap == Gap::None)
    {
        if end - at == 4 {
            return None;
        }
        number = number * 10 + u16::try_from(glyph.character.to_digit(10)?).ok()?;
        end += 1;
    }
    (end > at).then_some((number, end))
}

fn glue(glyphs: &[Glyph], at: usize) -> Option<char> {
    glyphs.get(at).filter(|glyph| glyph.gap == Gap::None).map(|glyph| glyph.character)
}

/// Nothing follows that would make a number of it.
fn free(glyphs: &[Glyph], at: usize) -> bool {
    glue(glyphs, at).is_none_or(|c| is_han(c) || matches!(c, '，' | ',' | ';' | ')' | ']' | ':' | 'T' | '~'))
}
