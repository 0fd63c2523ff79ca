//! Which indicator a row is about.

use std::collections::HashMap;

use baihua_kb::Indicator;

use super::glyph::{Gap, Glyph, is_han};

/// Words that may stand directly before a name without making it another test.
const BEFORE: [&str; 14] =
    ["血清", "血浆", "全血", "静脉血", "末梢血", "空腹", "血", "项目", "检验", "测定", "名称", "指标", "结果", "您的"];
/// Words that may stand directly after a name without making it another test.
const AFTER: [&str; 24] = [
    "测定", "检测", "含量", "浓度", "水平", "计数", "数值", "数", "定量", "结果", "值", "为", "是", "偏高", "偏低",
    "升高", "降低", "正常", "略高", "略低", "高", "低", "约", "达",
];

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// An indicator, by its place in the knowledge base; whether the name is a bare cell name such as 中性粒细胞, whose
    /// unit tells whether the share or the number is meant.
    Indicator { place: usize, bare: bool },
    /// Some other test that looks alike.
    Other,
}

/// A name found in a report.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mention {
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) meaning: Meaning,
}

/// All names of all indicators, by their first character.
pub(crate) struct Names {
    by_first: HashMap<char, Vec<(Vec<char>, Meaning)>>,
}

impl Names {
    pub(crate) fn new(indicators: &[Indicator]) -> Names {
        let mut by_first: HashMap<char, Vec<(Vec<char>, Meaning)>> = HashMap::new();
        let mut add = |name: &str, meaning| {
            let chars: Vec<char> = baihua_quote::folded(name).chars().collect();
            if let Some(&first) = chars.first() {
                by_first.entry(lower(first)).or_default().push((chars, meaning));
            }
        };
        for (place, indicator) in indicators.iter().enumerate() {
            for name in indicator.names.iter() {
                let bare = indicator.id.ends_with('#') && !is_explicit(name);
                add(name, Meaning::Indicator { place, bare });
            }
            for name in indicator.not.iter() {
                add(name, Meaning::Other);
            }
        }
        for names in by_first.values_mut() {
            // The longest first; a name of one indicator may be a look-alike of another (MCHC and MCH).
            names.sort_by_key(|(chars, meaning)| (std::cmp::Reverse(chars.len()), *meaning == Meaning::Other));
        }
        Names { by_first }
    }

    /// Every name in `glyphs`, the longest at each place, none overlapping.
    pub(crate) fn mentions(&self, glyphs: &[Glyph]) -> Vec<Mention> {
        let mut found = Vec::new();
        let mut at = 0;
        while at < glyphs.len() {
            match self.at(glyphs, at) {
                Some(mention) => {
                    at = mention.end;
                    found.push(mention);
                }
                None => at += 1,
            }
        }
        found
    }

    fn at(&self, glyphs: &[Glyph], start: usize) -> Option<Mention> {
        let candidates = self.by_first.get(&lower(glyphs[start].character))?;
        candidates.iter().find_map(|(name, meaning)| {
            let end = start + name.len();
            let fits =
                end <= glyphs.len() && same(name, &glyphs[start..end]) && stands_alone(glyphs, start, end, *meaning);
            fits.then_some(Mention { start, end, meaning: *meaning })
        })
    }
}

fn is_explicit(name: &str) -> bool {
    ["#", "绝对", "计数", "数", "-C", "ABS", "-A"].iter().any(|mark| name.contains(mark))
}

fn lower(c: char) -> char {
    c.to_ascii_lowercase()
}

fn same(name: &[char], glyphs: &[Glyph]) -> bool {
    // Letter by letter; short abbreviations mean different things in different cases (TG and Tg, Ca and CA).
    let exact = name.len() <= 2;
    let apart = glyphs[1..].iter().any(|glyph| glyph.gap >= Gap::Column);
    !apart
        && name.iter().zip(glyphs).all(|(&a, glyph)| {
            let b = glyph.character;
            if exact { a == b } else { lower(a) == lower(b) }
        })
}

fn stands_alone(glyphs: &[Glyph], start: usize, end: usize, meaning: Meaning) -> bool {
    if meaning == Meaning::Other && is_han(glyphs[start].character) {
        // What looks like another test is another test, whatever stands around it.
        return true;
    }
    before_is_free(glyphs, start) && after_is_free(glyphs, end)
}

fn before_is_free(glyphs: &[Glyph], start: usize) -> bool {
    let Some(before) = start.checked_sub(1) else { return true };
    if glyphs[start].gap != Gap::None {
        return true;
    }
    let (first, previous) = (glyphs[start].character, glyphs[before].character);
    if is_han(first) {
        return !is_han(previous) && previous != '-' && previous != '/' || ends_with_any(glyphs, start, &BEFORE);
    }
    !previous.is_ascii_alphanumeric() && !matches!(previous, '-' | '/' | '.' | '^')
}

fn after_is_free(glyphs: &[Glyph], end: usize) -> bool {
    let Some(next) = glyphs.get(end) else { return true };
    if next.gap != Gap::None {
        return true;
    }
    let last = glyphs[end - 1].character;
    if is_han(next.character) {
        // An abbreviation may run into its Chinese name; Chinese names may not run into other words.
        return !is_han(last) && !matches!(last, '%' | '#')
            || starts_with_any(glyphs, end, &AFTER)
            || last == '%'
            || last == '#';
    }
    if last.is_ascii_alphanumeric() {
        let digits = glyphs[end..].iter().take_while(|g| g.character.is_ascii_digit() || g.character == '.').count();
        // ALT18U/L is a value; CA125 and C3 are other tests and known as such, B12 is none of ours.
        return match next.character {
            c if c.is_ascii_digit() => {
                end - start_of_word(glyphs, end) >= 2
                    && glyphs.get(end + digits).is_none_or(|g| {
                        g.gap != Gap::None || !g.character.is_ascii_alphabetic() || is_unit_start(g.character)
                    })
            }
            c => !c.is_ascii_alphabetic() && !matches!(c, '/' | '-' | '+' | '^') || starts_dashed_value(glyphs, end),
        };
    }
    !(is_han(last) && matches!(next.character, '/'))
}

fn start_of_word(glyphs: &[Glyph], end: usize) -> usize {
    (0..end).rev().take_while(|&at| glyphs[at].character.is_ascii_alphanumeric()).last().unwrap_or(end)
}

fn is_unit_start(c: char) -> bool {
    matches!(c, 'U' | 'I' | 'g' | 'm' | 'u' | 'f' | 'p' | 'x' | 'X' | 'G' | 'K' | 'M' | 'T')
}

/// `K-4.2` and `K--4.2`: a dash that leads to a number.
fn starts_dashed_value(glyphs: &[Glyph], at: usize) -> bool {
    let dashes = glyphs[at..].iter().take_while(|glyph| glyph.character == '-').count();
    dashes > 0 && glyphs.get(at + dashes).is_some_and(|glyph| glyph.character.is_ascii_digit())
}

fn ends_with_any(glyphs: &[Glyph], end: usize, words: &[&str]) -> bool {
    words.iter().any(|word| {
        let length = word.chars().count();
        end >= length && {
            let start = end - length;
            let inside = word.chars().zip(&glyphs[start..end]).all(|(c, glyph)| c == glyph.character);
            let free = start == 0 || glyphs[start].gap != Gap::None || !is_han(glyphs[start - 1].character);
            inside && free
        }
    })
}

pub(crate) fn starts_with_any(glyphs: &[Glyph], start: usize, words: &[&str]) -> bool {
    words.iter().any(|word| starts_with(glyphs, start, word))
}

pub(crate) fn starts_with(glyphs: &[Glyph], start: usize, word: &str) -> bool {
    let mut rest = glyphs.get(start..).unwrap_or_default().iter();
    word.chars().all(|c| rest.next().is_some_and(|glyph| glyph.character == c))
}
