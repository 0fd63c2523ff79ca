//! Lines about other tests: not judged, but not passed over in silence.

use super::Desk;
use crate::lab::{
    lexicon::{Mark, Sense},
    page::Page,
    token::{Kind, Token},
};

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

impl Desk<'_> {
    /// Keeps the name of a row of another test that bears a mark of high or low (D-二聚体 4.37 ↑), or whose number lies outside
    /// the range printed behind it (葡萄糖 22.1 mmol/L 3.9-6.1).
    pub(super) fn marked_otherwise(&mut self, line: &[Token]) {
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
}
