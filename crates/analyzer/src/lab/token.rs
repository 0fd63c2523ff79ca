//! A report as a row of tokens: names, numbers, ranges, units, marks, days, and the words that tell what they are.

use rust_decimal::Decimal;

use super::{
    date::{self, Date},
    lexicon::{Lexicon, Mark, Role, Sense, Who},
    number::{self, Number, Read},
    page::{Gap, Glyph, Page, is_han},
    unit::{self, Unit, Units},
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

/// Glyphs behind a name in which a remark on it is looked for.
const LONGEST_REMARK: usize = 24;

/// `1、血钾6.9 2、血钠112`: the numbers that count the items of a list, by first glyph and glyph behind. They run from 1 without
/// a gap, each stands before a word and not directly behind a name, and between two of them a name has a value.
fn running_numbers(page: &Page, names: &[Placed]) -> Vec<(usize, usize)> {
    let glyphs = &page.glyphs;
    let glued = |at: usize| glyphs.get(at).filter(|glyph| glyph.gap == Gap::None).map(|glyph| glyph.character);
    let mut running: Vec<(usize, usize)> = Vec::new();
    let (mut wanted, mut name) = (1_u32, 0);
    // Names and digits since the last number that counts.
    let (mut named, mut digits) = (false, false);
    let mut at = 0;
    while at < glyphs.len() {
        let glyph = glyphs[at];
        while names.get(name).is_some_and(|name| name.end <= at) {
            name += 1;
            named = true;
        }
        if glyph.gap == Gap::Line && wanted == 1 {
            named = false;
        }
        if !glyph.character.is_ascii_digit() {
            at += 1;
            continue;
        }
        let length = 1 + (at + 1..at + 3).take_while(|&n| glued(n).is_some_and(|c| c.is_ascii_digit())).count();
        let end = at + length;
        let sign = glued(end).is_some_and(|c| matches!(c, '、' | ')' | '.'));
        let before = at.checked_sub(1).filter(|_| glyph.gap == Gap::None).map(|at| glyphs[at].character);
        let begins = before.is_none_or(|c| matches!(c, '(' | ']' | '。' | ';' | ':' | '，' | ','));
        let word = glyphs.get(end + 1).is_some_and(|next| next.gap <= Gap::Space && next.character.is_alphabetic());
        // (1)钾 (2)钠: nobody puts a value into brackets that stand apart from the name.
        let bracketed = before == Some('(') && glued(end) == Some(')') && glyphs[at - 1].gap != Gap::None;
        let behind_name = !bracketed
            && name.checked_sub(1).and_then(|n| names.get(n)).is_some_and(|name| {
                name.end == at || name.end + 1 == at && matches!(before, Some(':' | '，' | ',' | '('))
            });
        let value: u32 = glyphs
            .get(at..end)
            .unwrap_or_default()
            .iter()
            .fold(0, |sum, g| sum * 10 + g.character.to_digit(10).unwrap_or(0));
        // 血小板 2、: a name without a number since the last one: this number is its value. 谷丙转氨酶偏高 2.: words stand between.
        let last = name.checked_sub(1).and_then(|n| names.get(n)).map_or(0, |name| name.end);
        let near = last.max(at.saturating_sub(LONGEST_REMARK));
        let said = glyphs.get(near..at).unwrap_or_default().iter().filter(|glyph| is_han(glyph.character)).count() >= 2;
        let fits = match value {
            1 => !named || bracketed,
            _ => value == wanted && (digits || !named || said || bracketed),
        };
        if sign && begins && word && !behind_name && fits {
            running.push((at, end));
            wanted = value + 1;
            (named, digits) = (false, false);
        } else {
            digits = true;
        }
        at = end;
    }
    // One number alone counts nothing.
    if running.len() < 2 { Vec::new() } else { running }
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

    /// What a word of the lexicon is here.
    fn kind(&self, sense: Sense, at: usize, end: usize) -> Kind {
        let single = end - at == 1 && self.glyphs()[at].character.is_ascii_alphabetic();
        match sense {
            Sense::Mark(Mark::High | Mark::Low) if self.is_level(at, end) => Kind::Said(Sense::Who(Who::Level)),
            Sense::Mark(Mark::Critical) if self.lists_limits(end) => Kind::Said(Sense::CriticalLimits),
            // A single letter is a mark only where a mark can stand.
            Sense::Mark(_) | Sense::Who(_) if single && !self.may_be_letter_mark(at) => Kind::Said(Sense::Word),
            sense => Kind::Said(sense),
        }
    }

    /// 升高≥6.2, 偏高5.2-6.2, 升高:>6.2 behind another range: a word for the level that the limits glued to it are of.
    fn is_level(&self, at: usize, end: usize) -> bool {
        let ranged = self.tokens.iter().rev().take_while(|token| token.line == self.page.glyphs[at].line).take(4);
        let ranged = ranged.into_iter().any(|token| matches!(token.kind, Kind::Range(_) | Kind::Bound(_)));
        let from = end + usize::from(self.glued(end) == Some(':'));
        let span = || match number::number(self.page, from) {
            Some(Read::Number(low, behind)) => self.span(&low, behind).is_some(),
            _ => false,
        };
        let limits = match self.glued(from) {
            Some('<' | '>' | '≤' | '≥' | '≦' | '≧') => true,
            Some(c) => c.is_ascii_digit() && span(),
            None => false,
        };
        is_han(self.page.glyphs[at].character) && ranged && limits
    }

    /// 危急值<2.8, 危急值：<2.8 或 >6.2, 危急值:无: what stands behind 危急值 are limits, or says that there is none.
    fn lists_limits(&self, end: usize) -> bool {
        const BETWEEN: &[&str] = &["界限值", "界限", "范围", "界值", "标准", "限", "为", "是"];
        const NONE: &[&str] = &["无", "否", "没有", "未报", "非", "-", "/"];
        const SIGNS: &[&str] =
            &["<", ">", "≤", "≥", "≦", "≧", "⩽", "⩾", "小于", "大于", "低于", "高于", "不超过", "不低于"];
        let starts = |at: usize, words: &[&str]| {
            words.iter().find_map(|word| {
                let glued = |n: usize| if n == 0 { self.near(at) } else { self.glued(at + n) };
                word.chars().enumerate().all(|(n, c)| glued(n) == Some(c)).then(|| at + word.chars().count())
            })
        };
        let mut at = starts(end, BETWEEN).unwrap_or(end);
        let colon = matches!(self.near(at), Some(':' | '(' | '='));
        at += usize::from(colon);
        let is_span = || match number::number(self.page, at) {
            Some(Read::Number(low, behind)) => self.span(&low, behind).is_some(),
            _ => false,
        };
        let none = starts(at, NONE).is_some_and(|behind| {
            // 危急值 -- and a dash before words are no answer.
            colon && self.near(behind).is_none_or(|c| !is_han(c) || self.glued(behind).is_none())
        });
        starts(at, SIGNS).is_some() || self.near(at).is_some_and(|c| c.is_ascii_digit()) && is_span() || none
    }

    fn may_be_letter_mark(&self, at: usize) -> bool {
        // N 85%: the neutrophils, and no mark.
        if self.near(at + 1).is_some_and(|c| c.is_ascii_digit()) && matches!(self.page.glyphs[at].character, 'N' | 'n')
        {
            return false;
        }
        self.glued(at + 1).is_none_or(|c| matches!(c, '*' | ')' | ']' | ':' | '，' | ',' | ';' | '(' | '!'))
            && (!matches!(self.glyphs()[at].gap, Gap::None if !self.follows_number(at) && !self.after_open(at))
                || self.leads_to_value(at))
    }

    /// `血钾：L 2.1`, `血钾L 2.1`: a letter glued to a name or a colon, and a number by itself behind it.
    fn leads_to_value(&self, at: usize) -> bool {
        let digit = self
            .glyphs()
            .get(at + 1)
            .is_some_and(|next| matches!(next.gap, Gap::Space | Gap::Column) && next.character.is_ascii_digit());
        let led = self.tokens.last().is_some_and(|token| match token.kind {
            Kind::Name(_) => is_han(self.page.glyphs[token.end - 1].character),
            Kind::Punctuation => self.page.glyphs[token.start].character == ':',
            _ => false,
        });
        matches!(self.page.glyphs[at].character, 'H' | 'L') && digit && led
    }

    /// `钾 H6.9`, `白细胞 L0.7`: the letter that marks the value stands before it, behind the name.
    fn letter_before_value(&self, at: usize) -> Option<usize> {
        let first = self.page.glyphs[at].character;
        if !matches!(first, 'H' | 'L') {
            return None;
        }
        let end = at + 1 + usize::from(self.glued(at + 1) == Some(first));
        let part = |c: char| c.is_ascii_digit() || matches!(c, 'l' | 'I' | 'O' | 'o');
        let first_digit = self.glued(end).is_some_and(|c| c.is_ascii_digit());
        let digits = (end..end + 5).take_while(|&n| first_digit && self.glued(n).is_some_and(part)).count();
        // H1N1 is no value.
        let word =
            self.glued(end + digits).is_some_and(|c| c.is_ascii_alphabetic() && !matches!(c, 'g' | 'm' | 'u' | 'x'));
        let named = self.tokens.last().is_some_and(|token| {
            matches!(
                token.kind,
                Kind::Name(_) | Kind::Close | Kind::Said(Sense::Filler) | Kind::Said(Sense::Role(Role::Result))
            ) || token.kind == Kind::Punctuation
                && match self.page.glyphs[token.start].character {
                    ':' => true,
                    // 肌红蛋白-H320
                    '-' => token.start.checked_sub(1).is_some_and(|at| is_han(self.page.glyphs[at].character)),
                    _ => false,
                }
        });
        (digits > 0 && !word && named).then_some(end)
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

    /// Days, units that begin with digits, ranges, counted things, and plain numbers.
    fn numeric(&self, at: usize) -> Option<(Kind, usize)> {
        let glyphs = self.glyphs();
        if let Some((day, end)) = date::date(glyphs, at) {
            return Some((Kind::Day(day), end));
        }
        if let Some((unit, end)) = self.power_unit(at) {
            return Some((Kind::Unit(unit), end));
        }
        let (low, end) = match number::number(self.page, at)? {
            Read::Garbled(end) => return Some((Kind::Garbled, end)),
            Read::Number(number, end) => (number, end),
        };
        if let Some(end) = self.plus_signs(end) {
            return Some((Kind::Qualitative, end));
        }
        if self.is_difference(at, end) {
            return Some((Kind::Counted, end));
        }
        if let Some((span, end)) = self.span_in_brackets(&low, at, end) {
            return Some((Kind::Range(span), end));
        }
        // 从12.3到0.9 is a course, 3.5到5.3 a range.
        let course = self.tokens.iter().rev().take(3).any(|token| token.kind == Kind::Said(Sense::From));
        if let Some((span, end)) = self.span(&low, end).filter(|_| !course) {
            return Some(self.counted_range(span, end));
        }
        if let Some((bound, end)) = self.bound_behind(&low, end) {
            return Some((bound, end));
        }
        if let Some(end) = self.counted(end) {
            return Some((Kind::Counted, end));
        }
        Some((Kind::Number(low), end))
    }

    /// 下降20, 升高了2万: how much it changed. 从90下降20 to 70 is told with 至 or an arrow.
    fn is_difference(&self, at: usize, end: usize) -> bool {
        let changed = self.tokens.last().is_some_and(|token| token.kind == Kind::Said(Sense::Change));
        let arrow = self.glyphs().get(end).is_some_and(|glyph| matches!(glyph.character, '-' | '→' | '~'));
        changed && self.page.glyphs[at].gap == Gap::None && !arrow
    }

    /// `[3.50, 5.30]`: a range with a comma, between brackets.
    fn span_in_brackets(&self, low: &Number, at: usize, end: usize) -> Option<(Span, usize)> {
        let glyphs = self.glyphs();
        let near = |at: usize| glyphs.get(at).filter(|glyph| glyph.gap <= Gap::Space).map(|glyph| glyph.character);
        let opened = at > 0 && glyphs[at - 1].character == '[';
        if !opened || !matches!(near(end)?, ',' | '，') || !near(end + 1)?.is_ascii_digit() {
            return None;
        }
        let Read::Number(high, behind) = number::number(self.page, end + 1)? else { return None };
        let closed = near(behind) == Some(']') && low.number <= high.number;
        closed.then(|| (Span { low: low.clone(), high, may_be_day: false }, behind))
    }

    /// 单位：, `unit:`: the word for it stands directly before.
    fn is_told_a_unit(&self) -> bool {
        match self.tokens.as_slice() {
            [.., label, sign] => label.kind == Kind::Said(Sense::Role(Role::Unit)) && sign.kind == Kind::Punctuation,
            _ => false,
        }
    }

    /// 10^9/L as it is read at its first digit: ×10^9/L, 109/L, 10 9/L.
    fn power_unit(&self, at: usize) -> Option<(Unit, usize)> {
        let ten = matches!(self.page.glyphs[at].character, '1' | 'l' | 'I')
            && matches!(self.glued(at + 1), Some('0' | 'O' | 'o'));
        let after = self.follows_number(at)
            || self.page.glyphs[at].gap >= Gap::Column
            || self.after_open(at)
            || self.is_told_a_unit()
            || self.glued(at + 2) == Some('^');
        if !ten || !after {
            return None;
        }
        let found = self.units.at(self.glyphs(), at)?;
        (unit::exponent(found.0.key).is_some() || found.0.key == "10^4/uL").then_some(found)
    }

    fn plus_signs(&self, mut end: usize) -> Option<usize> {
        let start = end;
        while self.glued(end) == Some('+') {
            end += 1;
        }
        (end > start && !self.glued(end).is_some_and(|c| c.is_ascii_digit())).then_some(end)
    }

    fn qualitative(&self, at: usize) -> Option<usize> {
        let glyph = self.page.glyphs[at];
        if glyph.character == '±' {
            return Some(at + 1);
        }
        if glyph.character != '+' {
            return None;
        }
        let mut end = at + 1;
        while self.glued(end) == Some('+') {
            end += 1;
        }
        while self.glued(end).is_some_and(|c| c.is_ascii_digit()) && end - at < 3 {
            end += 1;
        }
        Some(end)
    }

    /// The rest of `low-high`.
    fn span(&self, low: &Number, from: usize) -> Option<(Span, usize)> {
        let glyphs = self.glyphs();
        let near = |at: usize| glyphs.get(at).filter(|glyph| glyph.gap <= Gap::Space).map(|glyph| glyph.character);
        let mut at = from;
        // 3.5mmol/L-5.3mmol/L
        if let Some((_, behind)) = self.units.at(glyphs, at).filter(|_| glyphs[at].gap == Gap::None)
            && matches!(near(behind), Some('-' | '~' | '至' | '到'))
        {
            at = behind;
        }
        let start = at;
        while matches!(near(at), Some('-' | '~')) {
            at += 1;
        }
        if at == start {
            if matches!(near(at), Some('至' | '到')) {
                at += 1;
            } else if near(at) == Some('t') && self.glued(at + 1) == Some('o') {
                at += 2;
            } else {
                return None;
            }
        }
        if glyphs.get(at)?.gap > Gap::Space || near(at) == Some('>') {
            return None;
        }
        let Read::Number(high, end) = number::number(self.page, at)? else { return None };
        let whole = |number: &Number, most: i64| {
            !number.text.contains('.') && number.number <= Decimal::from(most) && number.number >= Decimal::ONE
        };
        let may_be_day = whole(low, 12) && whole(&high, 31);
        (low.number <= high.number).then(|| (Span { low: low.clone(), high, may_be_day }, end))
    }

    /// `20-49岁` is an age, `3-12复查` a day, `0-3/HP` a microscope's count.
    fn counted_range(&self, span: Span, end: usize) -> (Kind, usize) {
        let year = |number: &Number| number.text.parse::<u8>().ok();
        if matches!(self.glued(end), Some('岁'))
            && let Some((from, to)) = year(&span.low).zip(year(&span.high))
        {
            return (Kind::Said(Sense::Who(Who::Ages(from, to))), end + 1);
        }
        if let Some(behind) = self.counted(end) {
            return (Kind::Counted, behind);
        }
        if self.units.at(self.glyphs(), end).is_some_and(|(unit, _)| unit.key == "/HP") {
            return (Kind::Qualitative, end);
        }
        let word = |words: &[&str]| {
            words.iter().any(|word| word.chars().enumerate().all(|(n, c)| self.glued(end + n) == Some(c)))
        };
        if span.may_be_day && word(&["复查", "抽", "查", "化验", "采", "检", "出院", "入院", "做", "日", "号"])
        {
            return (Kind::Counted, end);
        }
        (Kind::Range(span), end)
    }

    /// 5.2以下, 60以上, 1.8mmol/L以下. A unit between stays a token of its own.
    fn bound_behind(&self, number: &Number, end: usize) -> Option<(Kind, usize)> {
        let word = |at: usize| match (self.glued(at)?, self.glued(at + 1)?) {
            ('以' | '之', '下' | '内') => Some((Beyond::Less, "≤")),
            ('以' | '之', '上') => Some((Beyond::Greater, "≥")),
            _ => None,
        };
        let unit = self.glyphs().get(end).filter(|glyph| glyph.gap <= Gap::Space);
        let behind_unit = unit.and_then(|_| self.units.at(self.glyphs(), end)).map(|(_, behind)| behind);
        let (found, last) = match word(end) {
            Some(found) => (found, end + 2),
            None => (word(behind_unit?)?, end),
        };
        let (beyond, sign) = found;
        let bound = Bound { beyond, inclusive: true, sign, number: number.clone() };
        Some((Kind::Bound(bound), last))
    }

    /// `<5.2`, `≥ 1.0`, 小于5.2, `> OR = 50`.
    fn bound(&self, at: usize) -> Option<(Kind, usize)> {
        const SIGNS: [(&str, Beyond, bool, &str); 22] = [
            ("<or=", Beyond::Less, true, "≤"),
            (">or=", Beyond::Greater, true, "≥"),
            ("<=", Beyond::Less, true, "≤"),
            (">=", Beyond::Greater, true, "≥"),
            ("=<", Beyond::Less, true, "≤"),
            ("=>", Beyond::Greater, true, "≥"),
            ("≤", Beyond::Less, true, "≤"),
            ("≦", Beyond::Less, true, "≤"),
            ("⩽", Beyond::Less, true, "≤"),
            ("≥", Beyond::Greater, true, "≥"),
            ("≧", Beyond::Greater, true, "≥"),
            ("⩾", Beyond::Greater, true, "≥"),
            ("<", Beyond::Less, false, "<"),
            (">", Beyond::Greater, false, ">"),
            ("小于等于", Beyond::Less, true, "≤"),
            ("大于等于", Beyond::Greater, true, "≥"),
            ("小于", Beyond::Less, false, "<"),
            ("大于", Beyond::Greater, false, ">"),
            ("不超过", Beyond::Less, true, "≤"),
            ("不低于", Beyond::Greater, true, "≥"),
            ("低于", Beyond::Less, false, "<"),
            ("高于", Beyond::Greater, false, ">"),
        ];
        let glyphs = self.glyphs();
        if !matches!(
            glyphs[at].character,
            '<' | '>' | '=' | '≤' | '≦' | '⩽' | '≥' | '≧' | '⩾' | '小' | '大' | '不' | '低' | '高'
        ) {
            return None;
        }
        SIGNS.into_iter().find_map(|(word, beyond, inclusive, sign)| {
            let mut next = at;
            for c in word.chars() {
                let glyph = glyphs.get(next)?;
                if next > at && glyph.gap > Gap::Space || glyph.character.to_ascii_lowercase() != c {
                    return None;
                }
                next += 1;
            }
            if glyphs.get(next)?.gap > Gap::Space {
                return None;
            }
            let Read::Number(number, end) = number::number(self.page, next)? else { return None };
            Some((Kind::Bound(Bound { beyond, inclusive, sign, number }), end))
        })
    }

    /// Things that are counted and not measured: 3天, 12日, 2支, 第3次.
    fn counted(&self, end: usize) -> Option<usize> {
        const WORDS: [&str; 57] = [
            "个治疗量",
            "治疗量",
            "个治疗剂量",
            "治疗剂量",
            "人份",
            "个单位",
            "单位",
            "单采",
            "毫升",
            "ml",
            "个月",
            "小时",
            "分钟",
            "个小时",
            "天",
            "日",
            "号",
            "月",
            "年",
            "岁",
            "周",
            "次",
            "支",
            "瓶",
            "盒",
            "袋",
            "片",
            "粒",
            "例",
            "床",
            "楼",
            "室",
            "人",
            "位",
            "种",
            "项",
            "页",
            "期",
            "级",
            "度",
            "倍",
            "米",
            "公斤",
            "斤",
            "点",
            "时",
            "代",
            "届",
            "型",
            "桶",
            "箱",
            "台",
            "头",
            "吨",
            "h",
            "hr",
            "U",
        ];
        let next = self.glued(end)?;
        if next == 'U' || next == 'h' {
            let alone = self.glued(end + 1).is_none_or(|c| !c.is_ascii_alphanumeric() && c != '/');
            return alone.then_some(end + 1);
        }
        if self.units.at(self.glyphs(), end).is_some_and(|(unit, _)| unit.key != "dose") {
            // 单位/升 is a unit.
            return WORDS[10..].iter().find_map(|word| self.counted_as(word, end));
        }
        WORDS.iter().find_map(|word| self.counted_as(word, end))
    }

    fn counted_as(&self, word: &str, end: usize) -> Option<usize> {
        let length = word.chars().count();
        // 1200ML
        let alike = |own: char, c: char| own == c || word == "ml" && own.eq_ignore_ascii_case(&c);
        let whole = word.chars().enumerate().all(|(n, c)| self.glued(end + n).is_some_and(|own| alike(own, c)));
        whole.then_some(end + length)
    }

    fn unit(&self, at: usize) -> Option<(Unit, usize)> {
        let glyph = self.page.glyphs[at];
        let c = glyph.character;
        let power = matches!(c, '×' | 'x' | 'X' | '*');
        let begins = c.is_ascii_alphabetic()
            || unit::is_cyrillic(c)
                && at
                    .checked_sub(1)
                    .is_none_or(|at| !unit::is_cyrillic(self.page.glyphs[at].character) || glyph.gap != Gap::None)
            || matches!(
                c,
                'μ' | '%'
                    | '‰'
                    | '×'
                    | '*'
                    | '/'
                    | '°'
                    | '℃'
                    | '万'
                    | '个'
                    | '克'
                    | '毫'
                    | '微'
                    | '次'
                    | '元'
                    | '秒'
                    | '度'
                    | '块'
                    | '支'
                    | '瓶'
                    | '盒'
            );
        if !begins || power && !matches!(self.near(at + 1), Some('1' | 'l' | 'I')) {
            return None;
        }
        let placed = self.follows_number(at) || glyph.gap >= Gap::Column || self.after_open(at);
        let (unit, end) = self.units.at(self.glyphs(), at)?;
        // A bare letter or word is a unit only behind a number; mmol/L is one anywhere.
        if self.is_told_a_unit() {
            return Some((unit, end));
        }
        let plain = unit.text.chars().all(|c| c.is_ascii_alphabetic());
        let shouted = unit.text.len() == 1 && c.is_ascii_uppercase();
        let behind = self.follows_number(at);
        (if plain {
            behind && !shouted || placed && matches!(unit.key, "fL" | "pg" | "mmHg")
        } else {
            placed || unit.text.contains('/') || unit.text.starts_with('×')
        })
        .then_some((unit, end))
    }

    fn near(&self, at: usize) -> Option<char> {
        self.glyphs().get(at).filter(|glyph| glyph.gap <= Gap::Space).map(|glyph| glyph.character)
    }

    /// A run of letters and digits that nobody knows; with a stroke in it behind a number it stands for a unit.
    fn latin(&self, at: usize) -> (Kind, usize) {
        let mut end = at + 1;
        let mut stroke = false;
        while let Some(c) = self.glued(end)
            && (c.is_ascii_alphanumeric() || matches!(c, '_' | 'α'..='ω') || c == '/' && self.follows_number(at))
        {
            stroke |= c == '/';
            end += 1;
        }
        (if stroke { Kind::UnknownUnit } else { Kind::Said(Sense::Word) }, end)
    }
}
