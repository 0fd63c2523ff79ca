//! Numbers with what makes more of them: ranges, limits, days, counted things.

use rust_decimal::Decimal;

use super::{Beyond, Bound, Kind, Lexer, Span};
use crate::lab::{
    date::{self, Date},
    lexicon::{Role, Sense, Who},
    number::{self, Number, Read},
    page::Gap,
    unit::{self, Unit},
};

impl Lexer<'_> {
    /// Days, units that begin with digits, ranges, counted things, and plain numbers.
    pub(super) fn numeric(&self, at: usize) -> Option<(Kind, usize)> {
        let glyphs = self.glyphs();
        if let Some((day, end)) = date::date(glyphs, at) {
            return Some((Kind::Day(day), end));
        }
        if let Some((day, end)) = self.day_in_heading(at) {
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

    /// 日期 04-01 04-08 04-15: days of two digits each in a line that begins with a word for them, and would be ranges elsewhere.
    fn day_in_heading(&self, at: usize) -> Option<(Date, usize)> {
        /// Tokens of a line of days that are looked at: any line takes time in proportion to its length.
        const LONGEST_LINE: usize = 60;
        let line = self.page.glyphs[at].line;
        if self.page.glyphs[at].gap == Gap::None {
            return None;
        }
        let day = date::month_and_day(self.glyphs(), at)?;
        let own = self.tokens.iter().rev().take(LONGEST_LINE).take_while(|token| token.line == line);
        let begins = own.last().is_some_and(|first| {
            first.kind == Kind::Said(Sense::Role(Role::Day)) && self.page.text(first.start, first.end).ends_with("日期")
        });
        begins.then_some(day)
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

    pub(super) fn qualitative(&self, at: usize) -> Option<usize> {
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
    pub(super) fn span(&self, low: &Number, from: usize) -> Option<(Span, usize)> {
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
    pub(super) fn bound(&self, at: usize) -> Option<(Kind, usize)> {
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
}
