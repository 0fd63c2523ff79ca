//! What a report says about one indicator: value, unit, reference ranges, in whatever order it prints them.

use rust_decimal::Decimal;

use super::{
    glyph::{Gap, Glyph, is_han},
    names::{starts_with, starts_with_any},
};
use crate::order::Sex;

/// Lines that may pass between a name and its value, as applications print them.
const LINES_TO_VALUE: usize = 3;

/// A value is below or above what the method can measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Beyond {
    Less,
    Greater,
}

/// A measured value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    /// As printed, in half-width characters, with the sign of comparison.
    pub(crate) text: String,
    pub(crate) number: Decimal,
    pub(crate) beyond: Option<Beyond>,
}

/// One limit of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limit {
    pub(crate) number: Decimal,
    pub(crate) inclusive: bool,
}

/// A reference range printed beside a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PrintedRange {
    /// As printed, in half-width characters.
    pub(crate) text: String,
    pub(crate) low: Option<Limit>,
    pub(crate) high: Option<Limit>,
    /// Whom it is for, where the report says so.
    pub(crate) sex: Option<Sex>,
}

/// Everything printed about one indicator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) value: Value,
    /// As printed, in half-width characters.
    pub(crate) unit: Option<String>,
    pub(crate) ranges: Vec<PrintedRange>,
    /// The glyph after the last one that was read.
    pub(crate) end: usize,
}

/// Reads the row whose name ends before glyph `from`; nothing beyond glyph `limit` belongs to it.
pub(crate) fn row(glyphs: &[Glyph], from: usize, limit: usize) -> Option<Row> {
    Reader { glyphs: &glyphs[..limit.min(glyphs.len())], at: from }.row()
}

struct Reader<'g> {
    glyphs: &'g [Glyph],
    at: usize,
}

impl Reader<'_> {
    fn row(mut self) -> Option<Row> {
        let (mut value, mut unit, mut ranges) = (None, None, Vec::new());
        let (mut lines, mut sex, mut in_reference) = (0, None, false);
        // Whether the value stands on a line of its own, as where a table was copied cell by cell.
        let mut column = false;
        let mut end = self.at;
        while let Some(glyph) = self.glyphs.get(self.at).copied() {
            if glyph.gap == Gap::Line {
                lines += 1;
                let goes_on = match value {
                    None => lines <= LINES_TO_VALUE,
                    Some(_) => ranges.is_empty() && (self.is_reference() || column && self.is_lone()),
                };
                if !goes_on {
                    break;
                }
            }
            if self.is_reference() {
                in_reference = true;
                self.skip_reference_word();
                continue;
            }
            if let Some(found) = self.sex() {
                // 130-175(男): the word stands behind the range it is for.
                match ranges.last_mut() {
                    Some(PrintedRange { sex: last @ None, .. }) if sex.is_none() => *last = Some(found),
                    _ => sex = Some(found),
                }
                continue;
            }
            if value.is_some()
                && unit.is_none()
                && let Some(found) = self.unit()
            {
                unit = Some(found);
                end = self.at;
                continue;
            }
            if let Some(mut range) = self.range(value.is_some() || in_reference) {
                range.sex = sex;
                ranges.push(range);
                end = self.at;
                continue;
            }
            if value.is_none()
                && let Some(found) = self.unit()
            {
                unit = Some(found);
                continue;
            }
            if value.is_none()
                && let Some(found) = self.value()
            {
                value = Some(found);
                column = glyph.gap == Gap::Line;
                end = self.at;
                continue;
            }
            if self.bracket(&mut unit) || self.mark(value.is_some()) || self.filler(value.is_some()) {
                if value.is_some() && glyph.gap != Gap::Line && is_mark(glyph.character) {
                    end = end.max(self.at);
                }
                continue;
            }
            break;
        }
        Some(Row { value: value?, unit, ranges, end })
    }

    /// Whether this line holds a unit or a range and nothing else.
    fn is_lone(&self) -> bool {
        let mut ahead = Reader { glyphs: self.glyphs, at: self.at };
        let read = ahead.range(true).is_some() || ahead.unit().is_some();
        read && ahead.glyphs.get(ahead.at).is_none_or(|glyph| glyph.gap == Gap::Line)
    }

    fn is_reference(&self) -> bool {
        starts_with_any(self.glyphs, self.at, &["参考", "正常", "范围", "区间", "REF", "Ref", "ref", "院方参考"])
    }

    fn skip_reference_word(&mut self) {
        for word in ["院方", "本院", "参考", "正常", "生物", "值", "范围", "区间", "REF", "Ref", "ref", "为", "是"]
        {
            if starts_with(self.glyphs, self.at, word) {
                self.at += word.chars().count();
            }
        }
        while self.peek().is_some_and(|c| matches!(c, ':' | '.' | '-')) && !self.digit_follows(1) {
            self.at += 1;
        }
    }

    fn sex(&mut self) -> Option<Sex> {
        let open = usize::from(self.peek().is_some_and(|c| matches!(c, '(' | '[')));
        let (word, sex) = [("男性", Sex::Male), ("女性", Sex::Female), ("男", Sex::Male), ("女", Sex::Female)]
            .into_iter()
            .find(|(word, _)| starts_with(self.glyphs, self.at + open, word))?;
        self.at += open + word.chars().count();
        while self.peek().is_some_and(|c| matches!(c, ':' | ')' | ']' | '子')) {
            self.at += 1;
        }
        Some(sex)
    }

    fn peek(&self) -> Option<char> {
        self.glyphs.get(self.at).map(|glyph| glyph.character)
    }

    fn digit_follows(&self, by: usize) -> bool {
        self.glyphs.get(self.at + by).is_some_and(|glyph| glyph.character.is_ascii_digit())
    }

    /// A number at the place of reading: `5.4`, `1,042`, `5,4`. Blanks end it.
    fn number(&mut self) -> Option<(Decimal, String)> {
        let mut text = String::new();
        let mut at = self.at;
        while let Some(glyph) = self.glyphs.get(at) {
            if at > self.at && glyph.gap != Gap::None {
                break;
            }
            let digits_after = self.glyphs[at + 1..]
                .iter()
                .take_while(|next| next.gap == Gap::None && next.character.is_ascii_digit())
                .count();
            match glyph.character {
                '0'..='9' => text.push(glyph.character),
                '.' if digits_after > 0 && !text.is_empty() && !text.contains('.') => text.push('.'),
                // A comma before three digits groups thousands; before one or two it is a decimal comma.
                ',' if digits_after == 3 && !text.is_empty() && !text.contains('.') => {}
                ',' if (1..=2).contains(&digits_after) && !text.is_empty() && !text.contains('.') => text.push('.'),
                _ => break,
            }
            at += 1;
        }
        let number = text.parse().ok()?;
        self.at = at;
        Some((number, text))
    }

    /// `<`, `≤`, `>=`, 小于: whether the number behind is an upper limit, and whether it is included.
    fn comparison(&mut self) -> Option<(Beyond, bool, &'static str)> {
        const SIGNS: [(&str, Beyond, bool, &str); 16] = [
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
            ("小于", Beyond::Less, false, "<"),
            ("大于", Beyond::Greater, false, ">"),
            ("不超过", Beyond::Less, true, "≤"),
            ("不低于", Beyond::Greater, true, "≥"),
        ];
        let (word, beyond, inclusive, sign) =
            SIGNS.into_iter().find(|(word, ..)| starts_with(self.glyphs, self.at, word))?;
        let length = word.chars().count();
        if !self.digit_follows(length) {
            return None;
        }
        self.at += length;
        Some((beyond, inclusive, sign))
    }

    fn value(&mut self) -> Option<Value> {
        let start = self.at;
        let comparison = self.comparison();
        let Some((number, text)) = self.number() else {
            self.at = start;
            return None;
        };
        let sign = comparison.map_or("", |(_, _, sign)| sign);
        Some(Value { text: format!("{sign}{text}"), number, beyond: comparison.map(|(beyond, ..)| beyond) })
    }

    /// `3.5-5.3`, `3.5～5.3`, `3.5 至 5.3`; `<5.2` and 5.2以下 only where a value cannot stand (`one_sided`).
    fn range(&mut self, one_sided: bool) -> Option<PrintedRange> {
        let start = self.at;
        let found = self.two_sided().or_else(|| {
            self.at = start;
            if one_sided { self.one_sided() } else { None }
        });
        if found.is_none() {
            self.at = start;
        }
        found
    }

    fn two_sided(&mut self) -> Option<PrintedRange> {
        while self.peek().is_some_and(|c| matches!(c, '(' | '[')) {
            self.at += 1;
        }
        let (low, low_text) = self.number()?;
        let mut dashes = 0;
        while let Some(glyph) = self.glyphs.get(self.at)
            && glyph.gap <= Gap::Space
            && (matches!(glyph.character, '-' | '~' | '至' | '到') || (dashes > 0 && glyph.character == '-'))
        {
            self.at += 1;
            dashes += 1;
        }
        if dashes == 0 || self.glyphs.get(self.at)?.gap > Gap::Space {
            return None;
        }
        let (high, high_text) = self.number()?;
        self.close();
        let limit = |number| Some(Limit { number, inclusive: true });
        (low <= high).then(|| PrintedRange {
            text: format!("{low_text}-{high_text}"),
            low: limit(low),
            high: limit(high),
            sex: None,
        })
    }

    fn one_sided(&mut self) -> Option<PrintedRange> {
        while self.peek().is_some_and(|c| matches!(c, '(' | '[')) {
            self.at += 1;
        }
        if let Some((beyond, inclusive, sign)) = self.comparison() {
            let (number, text) = self.number()?;
            self.close();
            return Some(side(beyond, Limit { number, inclusive }, format!("{sign}{text}")));
        }
        let (number, text) = self.number()?;
        let (beyond, word) = if starts_with(self.glyphs, self.at, "以下") {
            (Beyond::Less, "以下")
        } else if starts_with(self.glyphs, self.at, "以上") {
            (Beyond::Greater, "以上")
        } else {
            return None;
        };
        self.at += 2;
        self.close();
        Some(side(beyond, Limit { number, inclusive: true }, format!("{text}{word}")))
    }

    fn close(&mut self) {
        if self.glyphs.get(self.at).is_some_and(|glyph| glyph.gap <= Gap::Space && matches!(glyph.character, ')' | ']'))
        {
            self.at += 1;
        }
    }

    /// A unit: `mmol/L`, `×10^9/L`, `%`, `fL`, `IU/L`. Normal letters that are no unit (H, L) are left alone.
    fn unit(&mut self) -> Option<String> {
        let start = self.at;
        let mut text = String::new();
        if self.peek().is_some_and(|c| matches!(c, '×' | 'x' | 'X' | '*')) {
            text.push('×');
            self.at += 1;
        }
        if starts_with(self.glyphs, self.at, "10") {
            // 10^9/L, 10E9/L, 109/L, 10*9/L, 10 9/L.
            let mut at = self.at + 2;
            while self.glyphs.get(at).is_some_and(|g| matches!(g.character, '^' | 'E' | 'e' | '*' | '~')) {
                at += 1;
            }
            let power: String = self.glyphs[at.min(self.glyphs.len())..]
                .iter()
                .take(2)
                .map_while(|g| g.character.is_ascii_digit().then_some(g.character))
                .collect();
            let per = at + power.len();
            if matches!(power.as_str(), "3" | "6" | "9" | "12")
                && self.glyphs.get(per).is_some_and(|g| g.character == '/')
            {
                let (tail, end) = self.letters(per + 1);
                if !tail.is_empty() {
                    self.at = end;
                    return Some(format!("{text}10^{power}/{tail}"));
                }
            }
        }
        if !text.is_empty() {
            self.at = start;
            return None;
        }
        let first = self.peek()?;
        if matches!(first, '%' | '‰') {
            self.at += 1;
            return Some(first.to_string());
        }
        if first == '/' {
            let (tail, end) = self.letters(self.at + 1);
            if matches!(tail.to_ascii_lowercase().as_str(), "ul" | "μl" | "hp" | "hpf" | "lp" | "lpf" | "mm3") {
                self.at = end;
                return Some(format!("/{tail}"));
            }
            return None;
        }
        let (head, end) = self.letters(self.at);
        if head.is_empty() {
            return None;
        }
        let per = self.glyphs.get(end).is_some_and(|g| g.gap == Gap::None && g.character == '/');
        if per {
            let (tail, tail_end) = self.letters(end + 1);
            if !tail.is_empty() && head.chars().count() <= 6 {
                self.at = tail_end;
                return Some(format!("{head}/{tail}"));
            }
        }
        let alone =
            ["fL", "fl", "FL", "pg", "Pg", "PG", "mmHg", "s", "sec", "ratio", "μm3", "um3"].contains(&head.as_str());
        if alone {
            self.at = end;
            return Some(head);
        }
        None
    }

    /// A run of letters, digits after them included: `mm3`, `umol`, `μL`.
    fn letters(&self, from: usize) -> (String, usize) {
        let mut text = String::new();
        let mut at = from;
        while let Some(glyph) = self.glyphs.get(at) {
            if at > from && glyph.gap != Gap::None {
                break;
            }
            let letter = glyph.character.is_ascii_alphabetic() || glyph.character == 'μ';
            let digit = glyph.character.is_ascii_digit() && text.ends_with("mm");
            if !(letter || digit) {
                break;
            }
            text.push(glyph.character);
            at += 1;
        }
        (text, at)
    }

    /// Something in brackets that is neither range nor sex: a method, another name, a unit, an old value.
    fn bracket(&mut self, unit: &mut Option<String>) -> bool {
        let close = match self.peek() {
            Some('(') => ')',
            Some('[') => ']',
            _ => return false,
        };
        let inner = self.at + 1;
        let Some(length) = self.glyphs[inner..].iter().take(24).position(|glyph| glyph.character == close) else {
            self.at += 1;
            return true;
        };
        let mut reader = Reader { glyphs: &self.glyphs[..inner + length], at: inner };
        if unit.is_none()
            && let Some(found) = reader.unit()
            && reader.at == inner + length
        {
            *unit = Some(found);
        }
        self.at = inner + length + 1;
        true
    }

    /// Arrows, stars, H and L, 偏高 and 低.
    fn mark(&mut self, after_value: bool) -> bool {
        let Some(glyph) = self.glyphs.get(self.at) else { return false };
        if is_mark(glyph.character) {
            self.at += 1;
            return true;
        }
        for word in
            ["偏高", "偏低", "升高", "降低", "略高", "略低", "正常", "高", "低", "阳性", "阴性", "未见异常", "危急"]
        {
            if after_value && starts_with(self.glyphs, self.at, word) {
                self.at += word.chars().count();
                return true;
            }
        }
        let single = self
            .glyphs
            .get(self.at + 1)
            .is_none_or(|next| next.gap != Gap::None || !next.character.is_ascii_alphabetic());
        if matches!(glyph.character, 'H' | 'L' | 'h' | 'l' | 'N' | 'C') && single {
            self.at += 1;
            return true;
        }
        false
    }

    /// Punctuation and words that may stand between the parts of a row.
    fn filler(&mut self, after_value: bool) -> bool {
        let Some(c) = self.peek() else { return false };
        let words: &[&str] = if after_value {
            &["单位", "提示", "结果", "标志", "异常"]
        } else {
            &[
                "测定", "检测", "含量", "浓度", "水平", "计数", "数值", "定量", "结果", "数", "值", "为", "是", "约",
                "达", "单位", "本次", "提示",
            ]
        };
        if let Some(word) = words.iter().find(|word| starts_with(self.glyphs, self.at, word)) {
            self.at += word.chars().count();
            return true;
        }
        if is_han(c) || c.is_ascii_alphanumeric() || matches!(c, 'α'..='ω') {
            return false;
        }
        // A semicolon after the value ends what is said about it.
        if after_value && matches!(c, ';' | '。') {
            return false;
        }
        self.at += 1;
        true
    }
}

fn is_mark(c: char) -> bool {
    matches!(c, '↑' | '↓' | '⬆' | '⬇' | '▲' | '▼' | '△' | '▽' | '*' | '★' | '☆' | '!' | '→' | '⇧' | '⇩' | '+')
}

fn side(beyond: Beyond, limit: Limit, text: String) -> PrintedRange {
    let (low, high) = if beyond == Beyond::Less { (None, Some(limit)) } else { (Some(limit), None) };
    PrintedRange { text, low, high, sex: None }
}
