//! Units, and runs of letters that nobody knows.

use super::{Kind, Lexer};
use crate::lab::{
    lexicon::{Role, Sense},
    page::Gap,
    unit::{self, Unit},
};

impl Lexer<'_> {
    pub(super) fn unit(&self, at: usize) -> Option<(Unit, usize)> {
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

    /// 单位：, `unit:`: the word for it stands directly before.
    pub(super) fn is_told_a_unit(&self) -> bool {
        match self.tokens.as_slice() {
            [.., label, sign] => label.kind == Kind::Said(Sense::Role(Role::Unit)) && sign.kind == Kind::Punctuation,
            _ => false,
        }
    }

    /// A run of letters and digits that nobody knows; with a stroke in it behind a number it stands for a unit.
    pub(super) fn latin(&self, at: usize) -> (Kind, usize) {
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
