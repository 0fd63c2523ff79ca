//! Which day the parts of a report are of.

use crate::lab::{
    date::Date,
    page::Page,
    token::{Kind, Token},
};

/// 3月9日 behind 2025年3月1日 is a day of the same year, or of the one beside it where that is nearer.
pub(super) fn tell_years(tokens: &mut [Token]) {
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
pub(super) fn days_of_sentences(page: &Page, tokens: &[Token]) -> Vec<Option<Date>> {
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
