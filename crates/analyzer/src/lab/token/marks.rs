//! What a word or a letter of the lexicon is where it stands.

use super::{Kind, Lexer};
use crate::lab::{
    lexicon::{Mark, Role, Sense, Who},
    number::{self, Read},
    page::{Gap, is_han},
};

impl Lexer<'_> {
    /// What a word of the lexicon is here.
    pub(super) fn kind(&self, sense: Sense, at: usize, end: usize) -> Kind {
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
    pub(super) fn letter_before_value(&self, at: usize) -> Option<usize> {
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
}
