//! A report as a row of tokens: names, numbers, ranges, units, marks, days, and the words that tell what they are.

mod marks;
mod measure;
mod numeric;
mod running;

use self::running::running_numbers;
use super::{
    date::Date,
    lexicon::{Lexicon, Mark, Role, Sense},
    number::{self, Number, Read},
    page::{Gap, Glyph, Page, is_han},
    unit::{Unit, Units},
};

/// A value or limit that is only known to lie on one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Beyond {
    Less,
    Greater,
}

/// `3.5-5.3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) low: Number,
    pub(crate) high: Number,
    /// Two small whole numbers: a day of the year as well as a range.
    pub(crate) may_be_day: bool,
}

/// `<5.2`, `≥1.0`, `5.2以下`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bound {
    pub(crate) beyond: Beyond,
    pub(crate) inclusive: bool,
    pub(crate) sign: &'static str,
    pub(crate) number: Number,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A name, by its place among the mentions.
    Name(usize),
    Number(Number),
    /// Digits that make no number.
    Garbled,
    Range(Span),
    Bound(Bound),
    Unit(Unit),
    /// Something with a stroke in it that is no known unit.
    UnknownUnit,
    Day(Date),
    /// 3天, 12日, 2支: a number of other things.
    Counted,
    /// `3+`, `++`, 0-3/HP: strips and microscopes.
    Qualitative,
    /// A word of the lexicon.
    Said(Sense),
    Open,
    Close,
    Comma,
    Stop,
    Punctuation,
}

#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    /// First glyph.
    pub(crate) start: usize,
    /// Behind the last glyph.
    pub(crate) end: usize,
    /// What stands before it.
    pub(crate) gap: Gap,
    pub(crate) line: u32,
    pub(crate) cell: u16,
}

/// Where names begin and end.
pub(crate) struct Placed {
    pub(crate) start: usize,
    pub(crate) end: usize,
}

/// Reads `page` into tokens; `names` are in the order of the page and do not overlap.
pub(crate) fn tokens(page: &Page, lexicon: &Lexicon, units: &Units, names: &[Placed]) -> Vec<Token> {
    let running = running_numbers(page, names);
    let mut lexer = Lexer { page, lexicon, units, tokens: Vec::with_capacity(page.glyphs.len() / 2) };
    let (mut at, mut next_name) = (0, 0);
    while at < page.glyphs.len() {
        while names.get(next_name).is_some_and(|name| name.start < at) {
            next_name += 1;
        }
        if let Some(name) = names.get(next_name)
            && name.start == at
        {
            lexer.push(Kind::Name(next_name), at, name.end);
            at = name.end;
            continue;
        }
        let until = names.get(next_name).map_or(page.glyphs.len(), |name| name.start);
        if let Ok(place) = running.binary_search_by_key(&at, |&(start, _)| start) {
            let end = running[place].1;
            lexer.push(Kind::Counted, at, end);
            at = end;
            continue;
        }
        let (kind, end) = lexer.token(at);
        // A word may not swallow a name: 外周血白细胞.
        let end = if is_measured(&kind) { end } else { end.min(until.max(at + 1)) };
        lexer.push(kind, at, end);
        at = end.max(at + 1);
    }
    lexer.tokens
}

/// Whether the token was read as a number or a unit, which may hold the letters of a name: K/μL.
fn is_measured(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::Number(_)
            | Kind::Garbled
            | Kind::Range(_)
            | Kind::Bound(_)
            | Kind::Unit(_)
            | Kind::UnknownUnit
            | Kind::Day(_)
            | Kind::Counted
            | Kind::Qualitative
    )
}

struct Lexer<'p> {
    page: &'p Page,
    lexicon: &'p Lexicon,
    units: &'p Units,
    tokens: Vec<Token>,
}

impl Lexer<'_> {
    fn push(&mut self, kind: Kind, start: usize, end: usize) {
        let glyph = self.page.glyphs[start];
        // A name that a line break tears stands in the line of its values.
        let place = if matches!(kind, Kind::Name(_)) { self.page.glyphs[end - 1] } else { glyph };
        self.tokens.push(Token { kind, start, end, gap: glyph.gap, line: place.line, cell: place.cell });
    }

    fn glyphs(&self) -> &[Glyph] {
        &self.page.glyphs
    }

    /// The character at `at`, if nothing stands before it.
    fn glued(&self, at: usize) -> Option<char> {
        self.glyphs().get(at).filter(|glyph| glyph.gap == Gap::None).map(|glyph| glyph.character)
    }

    fn follows_number(&self, at: usize) -> bool {
        self.page.glyphs[at].gap != Gap::Line
            && self.tokens.iter().rev().find(|token| !matches!(token.kind, Kind::Open | Kind::Close)).is_some_and(|t| {
                matches!(
                    t.kind,
                    Kind::Number(_) | Kind::Range(_) | Kind::Bound(_) | Kind::Said(Sense::Mark(_)) | Kind::Garbled
                )
            })
    }

    fn token(&self, at: usize) -> (Kind, usize) {
        let glyph = self.page.glyphs[at];
        let c = glyph.character;
        if let Some(end) = self.letter_before_value(at) {
            let mark = if c == 'H' { Mark::High } else { Mark::Low };
            return (Kind::Said(Sense::Mark(mark)), end);
        }
        if let Some(end) = self.minus(at) {
            return (Kind::Garbled, end);
        }
        let digit = c.is_ascii_digit() || matches!(c, 'l' | 'I' | '|' | 'O' | 'o');
        if let Some(found) = digit.then(|| self.numeric(at)).flatten() {
            return found;
        }
        if let Some(found) = self.bound(at) {
            return found;
        }
        if let Some(end) = self.qualitative(at) {
            return (Kind::Qualitative, end);
        }
        let sensed = self.lexicon.at(self.glyphs(), at);
        if let Some((unit, end)) = self.unit(at)
            && sensed.is_none_or(|(_, last)| last < end)
        {
            return (Kind::Unit(unit), end);
        }
        if let Some((sense, end)) = sensed {
            return (self.kind(sense, at, end), end);
        }
        if is_han(c)
            && self.may_be_spelled(at)
            && let Some((number, end)) = number::spelled(self.glyphs(), at)
        {
            return (Kind::Number(number), end);
        }
        match c {
            '(' | '[' | '{' => (Kind::Open, at + 1),
            ')' | ']' | '}' => (Kind::Close, at + 1),
            '，' | ',' | '、' => (Kind::Comma, at + 1),
            '。' | ';' | '?' | '!' => (Kind::Stop, at + 1),
            _ if c.is_ascii_alphabetic() || matches!(c, 'α'..='ω') => self.latin(at),
            _ if is_han(c) => (Kind::Said(Sense::Word), at + 1),
            _ if c.is_ascii_digit() => (Kind::Garbled, at + 1),
            _ => (Kind::Punctuation, at + 1),
        }
    }

    /// `-35`: no result in blood is below zero, so that either the sign or the number is not what it seems. Dashes that lead to a
    /// value touch the word before it, or are several.
    fn minus(&self, at: usize) -> Option<usize> {
        let parted = self.page.glyphs[at].gap != Gap::None
            || at.checked_sub(1).is_some_and(|before| matches!(self.page.glyphs[before].character, ':' | '='));
        let digit = self.glued(at + 1).is_some_and(|c| c.is_ascii_digit());
        if self.page.glyphs[at].character != '-' || !parted || !digit {
            return None;
        }
        match number::number(self.page, at + 1)? {
            Read::Garbled(end) | Read::Number(_, end) => Some(end),
        }
    }

    /// Numbers in words count behind a name, with nothing but small words between.
    fn may_be_spelled(&self, at: usize) -> bool {
        let small = |token: &&Token| {
            matches!(
                token.kind,
                Kind::Said(Sense::Filler)
                    | Kind::Said(Sense::Mark(_))
                    | Kind::Comma
                    | Kind::Punctuation
                    | Kind::Said(Sense::To)
                    | Kind::Said(Sense::Role(Role::Current))
            )
        };
        self.page.glyphs[at].gap <= Gap::Space
            && self
                .tokens
                .iter()
                .rev()
                .take(6)
                .find(|token| !small(token))
                .is_some_and(|token| matches!(token.kind, Kind::Name(_)) && token.line == self.page.glyphs[at].line)
    }

    fn after_open(&self, at: usize) -> bool {
        at > 0 && matches!(self.glyphs()[at - 1].character, '(' | '[')
    }

    fn near(&self, at: usize) -> Option<char> {
        self.glyphs().get(at).filter(|glyph| glyph.gap <= Gap::Space).map(|glyph| glyph.character)
    }
}
