//! The words of reports that are no names: headings, marks, people, fluids, and what stands between a name and its value.

mod fluids;
mod limits;
mod times;
mod traditional;
mod values;
mod words;

use std::collections::HashMap;

use super::page::{Gap, Glyph, is_han};
use baihua_kb::Sex;

use self::words::WORDS;
pub(crate) use self::{
    fluids::{
        ANIMAL_REPORTS, ANIMAL_TESTS, ANIMALS, DIAGNOSES, FLUID_TESTS, NOTHING_FOUND, PET_OF_A_PERSON, REPORT_WORDS,
        URINE_COMPANIONS,
    },
    limits::{
        AIM, AIMS, ASKED, BEFORE_AIM, CALLS, CONDITION_ADVICE, CONDITION_VERBS, CONDITIONS, CONDITIONS_AT_THE_HEAD,
        DEED_BEHIND, DONE, LIMIT_BEHIND, LIMIT_LISTS, NO_CONDITIONS, NOTICES, ONE_PATIENT, ONLY_RULE_BEHIND, PATIENTS,
        REMARK_LABELS, RULE_BEHIND, SLIPS,
    },
    times::{
        BEGINNINGS, COURSES, DISCHARGES, EVENT_LABELS, EVENTS, EXTREMES, Event, NO_EVENTS, NOW, PRESENT, SAME_DAY,
    },
    traditional::simplified,
    values::{BEHIND_TREATMENT, GIVEN, HIGH_HEADINGS, LOW_HEADINGS, NO_RESULTS, REMARKS, TREATMENTS},
};

/// What a column, a row or a number is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Item,
    Code,
    Result,
    /// This time.
    Current,
    /// Last time, or before.
    Previous,
    Reference,
    LowLimit,
    HighLimit,
    Unit,
    Mark,
    /// Days stand here.
    Day,
    /// 标本: the fluid is named next.
    Specimen,
    /// Methods, remarks, places in a list.
    Other,
}

/// What a report prints beside a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    High,
    Low,
    Normal,
    /// Out of range, without saying which way.
    Abnormal,
    Critical,
}

/// For whom a range is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    Sex(Sex),
    Adult,
    Child,
    Newborn,
    Pregnant,
    /// 高危, 低危: people of one risk.
    Risk,
    /// 合适: the range of everybody, among levels.
    Suitable,
    /// 理想, 边缘升高, 升高≥6.2: a level of the value, and no range of reference.
    Level,
    /// Full years, both inclusive.
    Ages(u8, u8),
}

/// What a word means to the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sense {
    Role(Role),
    Mark(Mark),
    Who(Who),
    /// 从, 由: an older value follows.
    From,
    /// 升到, 降至, →: the value that follows is the newer one.
    To,
    /// Words that may stand between a name and its value.
    Filler,
    /// 为危急值, 应控制在: this is a limit and no result.
    Legend,
    /// 目标值, 控制在: the number that follows is aimed at, whatever else the row tells.
    Aim,
    /// 危急值<2.8, 危急值:无: what would be critical, and no mark.
    CriticalLimits,
    /// 分别为: several names, then several values.
    Respectively,
    /// 较前下降, 升高了: the number that follows is a difference and no result.
    Change,
    /// Another fluid than blood.
    Fluid,
    /// 尿, directly before a name.
    FluidHere,
    Blood,
    /// Words that only look like one of the above.
    Word,
}

/// Every word with its meaning, by first character, the longest first.
pub(crate) struct Lexicon {
    by_first: HashMap<char, Vec<(Vec<char>, Sense)>>,
}

impl Lexicon {
    pub(crate) fn new() -> Lexicon {
        let mut by_first: HashMap<char, Vec<(Vec<char>, Sense)>> = HashMap::new();
        for (sense, words) in WORDS {
            for word in words.split_whitespace() {
                let word: Vec<char> = word.chars().map(|c| if c == '_' { ' ' } else { c }).collect();
                by_first.entry(word[0]).or_default().push((word, *sense));
            }
        }
        for words in by_first.values_mut() {
            words.sort_by_key(|(word, _)| std::cmp::Reverse(word.len()));
        }
        Lexicon { by_first }
    }

    /// The longest word that starts at glyph `at`, and the glyph behind it.
    pub(crate) fn at(&self, glyphs: &[Glyph], at: usize) -> Option<(Sense, usize)> {
        let first = glyphs[at].character.to_ascii_lowercase();
        self.by_first.get(&first)?.iter().find_map(|(word, sense)| {
            matched(glyphs, at, word).filter(|&end| is_whole(glyphs, at, end)).map(|end| (*sense, end))
        })
    }
}

fn matched(glyphs: &[Glyph], at: usize, word: &[char]) -> Option<usize> {
    let mut next = at;
    let mut blank = false;
    for &c in word {
        if c == ' ' {
            blank = true;
            continue;
        }
        let glyph = glyphs.get(next)?;
        let gap = next == at || glyph.gap == Gap::None || blank && glyph.gap == Gap::Space;
        if !gap || glyph.character.to_ascii_lowercase() != c {
            return None;
        }
        blank = false;
        next += 1;
    }
    Some(next)
}

/// Latin words stand alone; a single Han mark such as 高 does not begin another word.
fn is_whole(glyphs: &[Glyph], start: usize, end: usize) -> bool {
    let glued = |at: usize| glyphs.get(at).filter(|glyph| glyph.gap == Gap::None).map(|glyph| glyph.character);
    let (first, last) = (glyphs[start].character, glyphs[end - 1].character);
    let next = glued(end);
    if first.is_ascii_alphabetic() {
        let before = start.checked_sub(1).filter(|_| glyphs[start].gap == Gap::None).map(|at| glyphs[at].character);
        let joins = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphabetic() || c == '-' || c == '_');
        let single = end - start == 1;
        let goes_on = next.is_some_and(|c| c.is_ascii_alphanumeric() && last.is_ascii_alphabetic());
        let signed = single && next.is_some_and(|c| matches!(c, '/' | '-' | '%' | '#' | '+'));
        return !(joins(before) || goes_on || signed);
    }
    if end - start == 1 && matches!(first, '高' | '低' | '到' | '至' | '值' | '项' | '序' | '现' | '昨' | '今' | '急')
    {
        return !next.is_some_and(|c| is_han(c) && !matches!(c, '于' | '了'));
    }
    true
}
