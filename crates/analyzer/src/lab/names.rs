//! Which indicator a row is about.

use std::{collections::HashMap, sync::LazyLock};

use baihua_kb::Indicator;

use super::{
    lexicon::{Lexicon, Role, Sense},
    number,
    page::{Gap, Glyph, Page, is_han},
};

/// Words that may stand directly before a name without making it another test.
const BEFORE: [&str; 29] = [
    "血液",
    "电解质",
    "外周血",
    "动脉血",
    "生化",
    "今日复查",
    "今天复查",
    "血清",
    "血浆",
    "全血",
    "静脉血",
    "末梢血",
    "指尖血",
    "空腹",
    "血",
    "项目",
    "检验",
    "测定",
    "名称",
    "指标",
    "结果",
    "您的",
    "其中",
    "复查",
    "我的",
    "急查",
    "和",
    "及",
    "与",
];
/// Words that make the name behind them another test.
const OTHER_BEFORE: [&str; 24] = [
    "异型",
    "异常",
    "异形",
    "幼稚",
    "原始",
    "有核",
    "网织",
    "点彩",
    "破碎",
    "畸形",
    "巨",
    "反应性",
    "变异",
    "未成熟",
    "杆状核",
    "大型",
    "尿",
    "抗",
    "类",
    "镜检",
    "微量",
    "糖化",
    "游离",
    "离子",
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

/// How surely a name is meant as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It stands by itself.
    Firm,
    /// It follows other words, as people speak: 医生说血钾6.8.
    Spoken,
    /// Other words stand around it; only the safety net looks at it.
    Loose,
}

/// A name found in a report.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mention {
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) meaning: Meaning,
    pub(crate) standing: Standing,
}

type Known = (Vec<char>, Meaning);

/// All names of all indicators, by their first two characters.
pub(crate) struct Names {
    by_start: HashMap<(char, char), Vec<Known>>,
}

impl Names {
    pub(crate) fn new(indicators: &[Indicator]) -> Names {
        let mut by_start: HashMap<(char, char), Vec<Known>> = HashMap::new();
        let mut add = |name: &str, meaning| {
            let chars: Vec<char> = baihua_quote::folded(name).chars().collect();
            if let Some(&first) = chars.first() {
                let second = chars.get(1).copied().map_or('\0', lower);
                by_start.entry((lower(first), second)).or_default().push((chars, meaning));
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
        for names in by_start.values_mut() {
            // The longest first; a name of one indicator may be a look-alike of another (MCHC and MCH).
            names.sort_by_key(|(chars, meaning)| (std::cmp::Reverse(chars.len()), *meaning == Meaning::Other));
        }
        Names { by_start }
    }

    /// Every name on `page`, the longest at each place, none overlapping.
    pub(crate) fn mentions(&self, page: &Page, lexicon: &Lexicon) -> Vec<Mention> {
        let glyphs = &page.glyphs;
        let mut found: Vec<Mention> = Vec::new();
        let mut at = 0;
        while at < glyphs.len() {
            match self.at(glyphs, at, lexicon) {
                Some(mention) if is_no_name(glyphs, mention, found.last(), lexicon) => at += 1,
                Some(mention) => {
                    at = mention.end;
                    found.push(mention);
                }
                None => at += 1,
            }
        }
        found
    }

    /// 血小板输注前 8: the look-alike 血小板输 ends within a word of time that stands behind the name itself.
    fn is_cut_short(&self, glyphs: &[Glyph], start: usize, end: usize, lexicon: &Lexicon) -> bool {
        let second = glyphs.get(start + 1).map_or('\0', |glyph| lower(glyph.character));
        let long = self.by_start.get(&(lower(glyphs[start].character), second)).into_iter().flatten();
        long.filter(|(name, meaning)| *meaning != Meaning::Other && start + name.len() < end).any(|(name, _)| {
            same(name, glyphs, start, start + name.len())
                && lexicon.at(glyphs, start + name.len()).is_some_and(|(sense, behind)| {
                    behind > end && matches!(sense, Sense::Role(Role::Previous | Role::Current))
                })
        })
    }

    /// Whether a name that a line break tears at `at` is one: 血小⏎板计数 8. A heading above a row (透析前⏎白蛋白) is no part of its name,
    /// and two names in a column of names are two.
    fn is_one_name(&self, glyphs: &[Glyph], (start, at, end): (usize, usize, usize), meaning: Meaning) -> bool {
        /// Shorter words above a name are headings more often than parts of another test's name.
        const SHORTEST_PART: usize = 3;
        let begins = glyphs[start].gap != Gap::None;
        let han = is_han(glyphs[at - 1].character) && is_han(glyphs[at].character);
        let long = meaning != Meaning::Other || at - start >= SHORTEST_PART;
        let listed = glyphs.get(end).is_none_or(|next| next.gap == Gap::Line && !next.character.is_ascii_digit());
        let two = || self.is_indicator(glyphs, start, at) && self.is_indicator(glyphs, at, end);
        begins && han && long && !(listed && two())
    }

    /// Whether the glyphs from `start` to `end` are the name of an indicator.
    fn is_indicator(&self, glyphs: &[Glyph], start: usize, end: usize) -> bool {
        let second = if end - start > 1 { lower(glyphs[start + 1].character) } else { '\0' };
        let names = self.by_start.get(&(lower(glyphs[start].character), second)).into_iter().flatten();
        let mut whole = names.filter(|(name, meaning)| *meaning != Meaning::Other && name.len() == end - start);
        whole.any(|(name, _)| same(name, glyphs, start, end))
    }

    fn at(&self, glyphs: &[Glyph], start: usize, lexicon: &Lexicon) -> Option<Mention> {
        let first = lower(glyphs[start].character);
        let second = glyphs.get(start + 1).map_or('\0', |glyph| lower(glyph.character));
        let long = self.by_start.get(&(first, second)).into_iter().flatten();
        let single = self.by_start.get(&(first, '\0')).into_iter().flatten();
        long.chain(single).find_map(|(name, meaning)| {
            let end = start + name.len();
            if end > glyphs.len() || !same(name, glyphs, start, end) {
                return None;
            }
            if *meaning == Meaning::Other && self.is_cut_short(glyphs, start, end, lexicon) {
                return None;
            }
            // ALT/AST 156/98 is no ratio, but two values.
            let stroke = name.iter().position(|c| *c == '/');
            if *meaning == Meaning::Other && stroke.is_some_and(|at| is_in_stroke_list(glyphs, start, start + at)) {
                return None;
            }
            if let Some(at) = torn_at(glyphs, start, end)
                && !self.is_one_name(glyphs, (start, at, end), *meaning)
            {
                return None;
            }
            let standing = standing(glyphs, start, end, *meaning, lexicon)?;
            let meaning = if standing.1 { Meaning::Other } else { *meaning };
            Some(Mention { start, end, meaning, standing: standing.0 })
        })
    }
}

/// The glyph at which a line break tears what stands from `start` to `end`.
fn torn_at(glyphs: &[Glyph], start: usize, end: usize) -> Option<usize> {
    (start + 1..end).find(|&at| glyphs[at].gap == Gap::Line)
}

/// What only looks like a name where it stands: 浓度 right behind 血钠, which is part of MCHC elsewhere, and a one-letter N
/// or L right behind another name, where it is a mark.
fn is_no_name(glyphs: &[Glyph], mention: Mention, before: Option<&Mention>, lexicon: &Lexicon) -> bool {
    let Some(before) = before.filter(|before| before.end == mention.start) else { return false };
    if mention.end - mention.start == 1 && matches!(glyphs[mention.start].character, 'N' | 'L') {
        return true;
    }
    let averaged = glyphs.get(before.start..before.end).unwrap_or_default().iter().any(|glyph| glyph.character == '均');
    mention.meaning == Meaning::Other
        && before.meaning != Meaning::Other
        && !averaged
        && glyphs[mention.start].gap == Gap::None
        && lexicon.at(glyphs, mention.start).is_some_and(|(sense, end)| sense == Sense::Filler && end >= mention.end)
}

fn is_explicit(name: &str) -> bool {
    ["#", "绝对", "计数", "数", "-C", "ABS", "-A", "bsolute", "ANC", "ALC", "Count", "Abs"]
        .iter()
        .any(|mark| name.contains(mark))
}

fn lower(c: char) -> char {
    c.to_ascii_lowercase()
}

fn same(name: &[char], glyphs: &[Glyph], start: usize, end: usize) -> bool {
    let printed = glyphs.get(start..end).unwrap_or_default();
    let breaks = printed[1..].iter().filter(|glyph| glyph.gap == Gap::Line).count();
    let apart = printed[1..].iter().any(|glyph| glyph.gap == Gap::Column)
        || breaks > 1
        || breaks == 1 && !is_han(name[0])
        || ends_within_number(name, glyphs, end);
    let alike = printed.iter().zip(name).all(|(glyph, &c)| lower(glyph.character) == lower(c));
    if apart || !alike {
        return false;
    }
    let letters = name.iter().all(char::is_ascii_alphabetic);
    if name.len() > 3 || !name[0].is_ascii_alphabetic() || name.len() == 3 && !letters {
        return true;
    }
    // Short abbreviations mean different things in different cases (TG and Tg, Ca and CA, GOT and got).
    let exact = printed.iter().zip(name).all(|(glyph, &c)| glyph.character == c);
    let upper = name.len() == 3 && printed.iter().all(|glyph| glyph.character.is_ascii_uppercase());
    if name == ['N'] || name == ['L'] {
        return share_follows(glyphs, end);
    }
    let value_follows = glyphs.get(end).is_some_and(|next| {
        next.gap <= Gap::Column && (next.character.is_ascii_digit() || matches!(next.character, ':' | '='))
    });
    let typed_small = value_follows
        && printed.iter().all(|glyph| !glyph.character.is_ascii_uppercase())
        && name.iter().collect::<String>() != "GOT";
    let capitalised = name.len() == 3
        && printed[0].character.is_ascii_uppercase()
        && printed[1..].iter().all(|glyph| glyph.character.is_ascii_lowercase())
        && (value_follows
            || glyphs.get(end).is_some_and(|next| next.gap >= Gap::Space || matches!(next.character, '%' | '#' | '(')));
    exact || upper || typed_small || capitalised && name.iter().collect::<String>() != "GOT"
}

/// `HDL 38` is no HDL3: the last digit of the name would be the first of a number.
fn ends_within_number(name: &[char], glyphs: &[Glyph], end: usize) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    let apart = glyphs[end - 1].gap != Gap::None;
    apart
        && name.last().is_some_and(|&c| digit(c))
        && glyphs.get(end).is_some_and(|g| g.gap == Gap::None && digit(g.character))
}

/// `N 85.6%`: a number of percent.
fn share_follows(glyphs: &[Glyph], at: usize) -> bool {
    let number = glyphs[at..].iter().take(6).take_while(|glyph| {
        glyph.gap <= Gap::Space && (glyph.character.is_ascii_digit() || matches!(glyph.character, '.' | ':'))
    });
    let length = number.count();
    length > 0 && glyphs.get(at + length).is_some_and(|glyph| glyph.gap <= Gap::Space && glyph.character == '%')
}

/// How the name stands there, and whether the words before it make it another test; `None` if it is part of another word.
fn standing(
    glyphs: &[Glyph],
    start: usize,
    end: usize,
    meaning: Meaning,
    lexicon: &Lexicon,
) -> Option<(Standing, bool)> {
    let han = is_han(glyphs[start].character);
    let is_mixed =
        || glyphs[start..end].iter().any(|glyph| is_han(glyph.character)) && latin_before_is_free(glyphs, start);
    if meaning == Meaning::Other && (han || is_mixed()) {
        // What looks like another test is another test, whatever stands around it.
        return Some((Standing::Firm, false));
    }
    if !han {
        let before = latin_before_is_free(glyphs, start)
            || is_greek(glyphs[start].character) && is_second_language(glyphs, start);
        let free = before && after_is_free(glyphs, end, lexicon) || is_in_stroke_list(glyphs, start, end);
        return free.then_some((Standing::Firm, false));
    }
    if is_in_stroke_list(glyphs, start, end) {
        return Some((Standing::Firm, false));
    }
    let after = after_is_free(glyphs, end, lexicon);
    let short = end - start == 1;
    match han_before(glyphs, start) {
        Before::Other => Some((Standing::Firm, true)),
        Before::Free if after => Some((Standing::Firm, false)),
        Before::Words if after && !short => Some((Standing::Spoken, false)),
        // 医生说钙3.85: one character counts where its value touches it.
        Before::Words if after && touches_value(glyphs, start, end) => Some((Standing::Spoken, false)),
        Before::Free | Before::Words if !short => Some((Standing::Loose, false)),
        _ => None,
    }
}

/// Whether a number follows directly, and the character before makes no compound: 补钙, 酸钾.
fn touches_value(glyphs: &[Glyph], start: usize, end: usize) -> bool {
    let compound = start.checked_sub(1).is_some_and(|at| "低高补酸化含缺排保氯".contains(glyphs[at].character));
    let digit =
        |at: usize| glyphs.get(at).is_some_and(|next| next.gap <= Gap::Space && next.character.is_ascii_digit());
    let linked = glyphs.get(end).is_some_and(|next| next.gap == Gap::None && "是为才达".contains(next.character));
    (digit(end) || linked && digit(end + 1)) && !compound
}

/// K/Na/Cl 3.1/129/94: abbreviations between strokes, and behind them as many numbers between strokes.
fn is_in_stroke_list(glyphs: &[Glyph], start: usize, end: usize) -> bool {
    /// In glyphs; it bounds the work on a text of strokes.
    const LONGEST: usize = 60;
    let glued = |at: usize| glyphs.get(at).filter(|glyph| glyph.gap == Gap::None).map(|glyph| glyph.character);
    let han = is_han(glyphs[start].character);
    let is_name = |c: char| c.is_ascii_alphabetic() || matches!(c, '-' | '%' | '#') || han && is_han(c);
    let stroke_before = start > 0 && glyphs[start].gap == Gap::None && glyphs[start - 1].character == '/';
    if !stroke_before && glued(end) != Some('/') {
        return false;
    }
    let mut first = start;
    while first > 0 && start - first < LONGEST && glyphs[first].gap == Gap::None {
        let c = glyphs[first - 1].character;
        if !(is_name(c) || c == '/') {
            break;
        }
        first -= 1;
    }
    let run = (first..first + LONGEST).take_while(|&at| {
        glyphs.get(at).is_some_and(|glyph| {
            (at == first || glyph.gap == Gap::None) && (is_name(glyph.character) || glyph.character == '/')
        })
    });
    let mut at = first + run.count();
    let names = 1 + glyphs[first..at].iter().filter(|glyph| glyph.character == '/').count();
    at += usize::from(glued(at) == Some(':'));
    if glyphs.get(at).is_none_or(|glyph| glyph.gap > Gap::Space) {
        return false;
    }
    let values = (at..at + LONGEST).take_while(|&n| {
        glyphs.get(n).is_some_and(|glyph| {
            (n == at || glyph.gap == Gap::None)
                && (glyph.character.is_ascii_digit() || matches!(glyph.character, '.' | '/'))
        })
    });
    let values: String = glyphs[at..at + values.count()].iter().map(|glyph| glyph.character).collect();
    let is_number = |part: &str| part.parse::<f32>().is_ok();
    // 白蛋白/球蛋白：1.5/1 is a ratio, 尿素/肌酐：9.8/120 are two values.
    let ratio = han && names == 2 && values.ends_with("/1");
    names >= 2 && !ratio && values.split('/').count() == names && values.split('/').all(is_number)
}

fn latin_before_is_free(glyphs: &[Glyph], start: usize) -> bool {
    let Some(before) = start.checked_sub(1) else { return true };
    let previous = glyphs[before].character;
    glyphs[start].gap != Gap::None
        || !previous.is_ascii_alphanumeric() && !matches!(previous, '-' | '/' | '.' | '^' | '\'' | '_')
}

/// GGT/γ-谷氨酰转移酶: behind a stroke that ends an abbreviation.
fn is_second_language(glyphs: &[Glyph], start: usize) -> bool {
    let latin = |c: char| c.is_ascii_alphabetic() || matches!(c, ')' | '%' | '#');
    let before = |back: usize| start.checked_sub(back).map(|at| glyphs[at].character);
    before(1) == Some('/') && before(2).is_some_and(latin)
}

fn is_greek(c: char) -> bool {
    ('α'..='ω').contains(&c)
}

enum Before {
    Free,
    Words,
    Other,
}

fn han_before(glyphs: &[Glyph], start: usize) -> Before {
    let Some(before) = start.checked_sub(1) else { return Before::Free };
    if glyphs[start].gap != Gap::None {
        return Before::Free;
    }
    let previous = glyphs[before].character;
    // Haemoglobin/血红蛋白 says it in two languages, 白蛋白/球蛋白 is a ratio.
    if matches!(previous, '-' | '/') && !is_second_language(glyphs, start) {
        return Before::Other;
    }
    if !is_han(previous) {
        return Before::Free;
    }
    if OTHER_ENDINGS.end_at(glyphs, start, false) {
        return Before::Other;
    }
    if ENDINGS.end_at(glyphs, start, true) { Before::Free } else { Before::Words }
}

fn after_is_free(glyphs: &[Glyph], end: usize, lexicon: &Lexicon) -> bool {
    let Some(next) = glyphs.get(end) else { return true };
    if next.gap != Gap::None {
        return true;
    }
    let last = glyphs[end - 1].character;
    if is_han(next.character) {
        // An abbreviation may run into its Chinese name; Chinese names may not run into other words.
        return !is_han(last)
            || matches!(next.character, '从' | '由')
            || begins_comparison(glyphs, end)
            || number::spelled(glyphs, end).is_some()
            || lexicon.at(glyphs, end).is_some_and(|(sense, _)| {
                matches!(
                    sense,
                    Sense::Filler
                        | Sense::Mark(_)
                        | Sense::Role(_)
                        | Sense::From
                        | Sense::To
                        | Sense::Respectively
                        | Sense::Change
                        | Sense::Who(_)
                )
            });
    }
    if last.is_ascii_alphanumeric() {
        return latin_after_is_free(glyphs, end, next.character);
    }
    !(is_han(last) && next.character == '/' && glyphs.get(end + 1).is_some_and(|g| is_han(g.character)))
}

/// 血小板小于5, 血钾大于6.5
fn begins_comparison(glyphs: &[Glyph], at: usize) -> bool {
    const WORDS: [&str; 6] = ["小于", "大于", "低于", "高于", "不超过", "不低于"];
    WORDS.iter().any(|word| {
        word.chars()
            .enumerate()
            .all(|(n, c)| glyphs.get(at + n).is_some_and(|glyph| glyph.gap == Gap::None && glyph.character == c))
    })
}

/// ALT18U/L is a value; CA125 and C3 are other tests and known as such, B12 is none of ours.
fn latin_after_is_free(glyphs: &[Glyph], end: usize, next: char) -> bool {
    if next.is_ascii_digit() {
        let digits = glyphs[end..].iter().take_while(|g| g.character.is_ascii_digit() || g.character == '.').count();
        let point = glyphs.get(end..end + digits).unwrap_or_default().iter().any(|glyph| glyph.character == '.');
        let length = word_length(glyphs, end);
        // PLT1100H: a mark ends it.
        let is_marked = glyphs.get(end + digits).is_some_and(|glyph| matches!(glyph.character, 'H' | 'L'))
            && glyphs.get(end + digits + 1).is_none_or(|glyph| glyph.gap != Gap::None || is_han(glyph.character));
        let goes_on = glyphs.get(end + digits).is_some_and(|glyph| {
            glyph.gap == Gap::None
                && !is_marked
                && glyph.character.is_ascii_alphabetic()
                && !matches!(
                    glyph.character,
                    'U' | 'I' | 'g' | 'm' | 'u' | 'f' | 'p' | 'x' | 'X' | 'G' | 'K' | 'M' | 'T' | 'l' | 'O'
                )
        });
        return (length >= 2 || point) && !goes_on;
    }
    if next.is_ascii_alphabetic() || matches!(next, '^' | '_') {
        return false;
    }
    if matches!(next, '/' | '-' | '+') {
        let dashes = glyphs[end..].iter().take_while(|glyph| glyph.character == '-').count();
        let value = dashes > 0
            && (glyphs.get(end + dashes).is_some_and(|glyph| glyph.character.is_ascii_digit())
                || glyphs.get(end + dashes).is_some_and(|glyph| glyph.character == '>'));
        let han = |c: char| is_han(c) || is_greek(c);
        let second_language = next == '/' && glyphs.get(end + 1).is_some_and(|glyph| han(glyph.character));
        return value || second_language;
    }
    true
}

fn word_length(glyphs: &[Glyph], end: usize) -> usize {
    let letters = glyphs[..end].iter().rev().take_while(|glyph| glyph.character.is_ascii_alphanumeric());
    letters.count().max(1)
}

/// [`BEFORE`] and [`OTHER_BEFORE`], ready for the look back from every name.
static ENDINGS: LazyLock<Endings> = LazyLock::new(|| Endings::new(&BEFORE));
static OTHER_ENDINGS: LazyLock<Endings> = LazyLock::new(|| Endings::new(&OTHER_BEFORE));

/// Words in the order of their last character, so that a look back touches those alone that can stand there.
struct Endings(Vec<(char, Vec<char>)>);

impl Endings {
    fn new(words: &[&str]) -> Endings {
        let words = words.iter().map(|word| word.chars().collect::<Vec<char>>());
        let mut words: Vec<(char, Vec<char>)> =
            words.filter_map(|word| word.last().copied().map(|last| (last, word))).collect();
        words.sort_unstable();
        Endings(words)
    }

    /// Whether one of them ends before `end`, unbroken; `whole`: and no Chinese character runs into it.
    fn end_at(&self, glyphs: &[Glyph], end: usize, whole: bool) -> bool {
        let Some(last) = end.checked_sub(1).and_then(|at| glyphs.get(at)).map(|glyph| glyph.character) else {
            return false;
        };
        let from = self.0.partition_point(|(ending, _)| *ending < last);
        self.0[from..].iter().take_while(|(ending, _)| *ending == last).any(|(_, word)| {
            let Some(start) = end.checked_sub(word.len()) else { return false };
            let printed = glyphs.get(start..end).unwrap_or_default();
            let inside = word.iter().zip(printed).all(|(c, glyph)| *c == glyph.character)
                && printed[1..].iter().all(|glyph| glyph.gap == Gap::None);
            inside && (!whole || start == 0 || glyphs[start].gap != Gap::None || !is_han(glyphs[start - 1].character))
        })
    }
}
