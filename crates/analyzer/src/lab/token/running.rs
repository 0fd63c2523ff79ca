//! The numbers that count the items of a list.

use super::Placed;
use crate::lab::page::{Gap, Page, is_han};

/// Glyphs behind a name in which a remark on it is looked for.
const LONGEST_REMARK: usize = 24;

/// `1、血钾6.9 2、血钠112`: the numbers that count the items of a list, by first glyph and glyph behind. They run from 1 without
/// a gap, each stands before a word and not directly behind a name, and between two of them a name has a value.
pub(super) fn running_numbers(page: &Page, names: &[Placed]) -> Vec<(usize, usize)> {
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
