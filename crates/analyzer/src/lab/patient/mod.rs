//! What a report says about the person, as far as built-in ranges depend on it.

mod expecting;
mod sex_age;

use baihua_kb::Sex;

use self::{
    expecting::{is_expecting, pregnant_weeks},
    sex_age::{english, written_age, written_sex},
};

/// The person a report is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Patient {
    pub(crate) sex: Option<Sex>,
    /// Full years.
    pub(crate) age: Option<u8>,
    /// The report comes from a children's ward or speaks of a child.
    pub(crate) child: bool,
    /// 女 成人: the report calls the patient grown up, with whatever age.
    pub(crate) grown_up: bool,
    /// The patient is under one year of age.
    pub(crate) infant: bool,
    /// The report speaks of a pregnancy, and the patient is not known to be a man.
    pub(crate) pregnant: bool,
    /// The blood is from a fingertip or heel.
    pub(crate) peripheral: bool,
    /// The patient lives at high altitude.
    pub(crate) highland: bool,
}

impl Patient {
    /// Reads `text` without white space, columns and lines divided by `|`; what the caller said (`sex`, `age` in years) goes before what the text says,
    /// and two different sexes are as good as none.
    pub(crate) fn new(text: &[char], sex: Option<Sex>, age: Option<u8>) -> Patient {
        let written = written_sex(text);
        let sex = match (sex, written) {
            (Some(said), Some(written)) if said != written => None,
            (said, written) => said.or(written),
        };
        let written_age = written_age(text).or_else(|| english(text).1);
        let whole: String = text.iter().collect();
        let has = |words: &[&str]| words.iter().any(|word| whole.contains(word));
        // 新生儿170-200 is for whom a range is.
        let speaks_of = |words: &[&str]| {
            words
                .iter()
                .any(|word| whole.match_indices(word).any(|(at, _)| !is_before_range(&whole[at + word.len()..])))
        };
        // 女 30岁 喂养婴儿中: the child is another person where a grown-up's age is printed.
        let grown = written_age.is_some_and(|age| age >= 18);
        let child = speaks_of(&CHILD) && !grown;
        let newborn = speaks_of(&NEWBORN) && !grown || written_age == Some(0);
        let (sex, written_age, age) = match relative(&whole) {
            // 男30岁 我女儿: sex and age are those of the one who asks.
            Some(of) if of.is_none_or(|of| sex.is_some_and(|sex| sex != of)) => {
                (of.filter(|_| sex.is_none()), None, None)
            }
            _ => (sex, written_age, age),
        };
        // An age that the text contradicts is as good as none; a child in the text goes before what the caller said.
        let age = match (age, written_age) {
            (Some(said), Some(written)) if said.abs_diff(written) > 1 => {
                if written < 18 {
                    Some(written)
                } else {
                    None
                }
            }
            (Some(said), None) if child && said >= 18 => None,
            (said, written) => said.or(written),
        };
        let expecting = is_expecting(&whole) || pregnant_weeks(text);
        Patient {
            sex,
            age,
            child,
            grown_up: !child && is_called_grown_up(text),
            infant: newborn || age == Some(0),
            pregnant: expecting && sex != Some(Sex::Male),
            peripheral: has(&["末梢血", "指尖血", "指血", "足跟血", "毛细血管血"]),
            highland: has(&["拉萨", "高原", "西藏", "那曲", "日喀则", "玉树", "阿里地区"]),
        }
    }

    /// Whether the patient is known to be a child.
    pub(crate) fn is_child(self) -> bool {
        self.age.map_or(self.child, |age| age < 18)
    }

    /// Whether the patient is known to be grown up.
    pub(crate) fn is_adult(self) -> bool {
        self.age.is_some_and(|age| age >= 18)
    }

    /// The age for which a built-in range may be used; `None` where none may.
    pub(crate) fn adult_age(self) -> Option<u8> {
        if self.pregnant || (self.child && self.age.is_none()) {
            return None;
        }
        self.age.filter(|&age| age >= 18)
    }
}

const CHILD: [&str; 11] =
    ["患儿", "新生儿", "婴儿", "儿科", "儿童医院", "小儿", "幼儿", "儿保", "月龄", "日龄", "宝宝"];
const NEWBORN: [&str; 4] = ["新生儿", "婴儿", "月龄", "日龄"];

/// 我女儿, 我的儿子: the sex of the relative whose report is told, `Some(None)` where the word tells none.
fn relative(whole: &str) -> Option<Option<Sex>> {
    const RELATIVES: [(&str, Option<Sex>); 16] = [
        ("女儿", Some(Sex::Female)),
        ("闺女", Some(Sex::Female)),
        ("儿子", Some(Sex::Male)),
        ("老婆", Some(Sex::Female)),
        ("妻子", Some(Sex::Female)),
        ("老公", Some(Sex::Male)),
        ("丈夫", Some(Sex::Male)),
        ("妈", Some(Sex::Female)),
        ("母亲", Some(Sex::Female)),
        ("爸", Some(Sex::Male)),
        ("父亲", Some(Sex::Male)),
        ("爷爷", Some(Sex::Male)),
        ("奶奶", Some(Sex::Female)),
        ("外公", Some(Sex::Male)),
        ("外婆", Some(Sex::Female)),
        ("弟弟", Some(Sex::Male)),
    ];
    whole.match_indices('我').find_map(|(at, own)| {
        let behind = &whole[at + own.len()..];
        let behind = behind.strip_prefix('的').or_else(|| behind.strip_prefix('家')).unwrap_or(behind);
        RELATIVES.iter().find(|(word, _)| behind.starts_with(word)).map(|(_, sex)| *sex)
    })
}

/// Whether `behind` begins with a range or a limit: 170-200, :≥5. A date (2025-06-02) and a count (38-39周, 2-3天, 12-3床) are none.
fn is_before_range(behind: &str) -> bool {
    const COUNTED: [char; 9] = ['周', '天', '日', '岁', '月', '床', '个', '+', '-'];
    let span = behind.trim_start_matches(['期', '早', '中', '晚', '者', '女', '性', ':', '|', '(']);
    let apart = behind[..behind.len() - span.len()].contains('|');
    if span.starts_with(['<', '>', '≤', '≥']) {
        return true;
    }
    let split = |text: &str| {
        let rest = text.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        (text[..text.len() - rest.len()].to_owned(), rest.to_owned())
    };
    let (first, rest) = split(span);
    let Some(rest) = rest.strip_prefix(['-', '~']) else { return false };
    let (second, rest) = split(rest);
    let is_year = first.len() == 4 && !first.contains('.');
    // In a column or a line of its own 6-2 and 06-02 may be a day.
    let in_date = |number: &str, most: u8| number.parse::<u8>().is_ok_and(|number| (1..=most).contains(&number));
    let is_month = first.len() == 2 && first.starts_with('0');
    let is_day = apart && (is_month || in_date(&first, 12) && in_date(&second, 31));
    !first.is_empty() && !is_year && !is_day && !rest.starts_with(COUNTED)
}

/// 女|成人, 年龄:成人: the word by itself; before a number it tells for whom a range is.
fn is_called_grown_up(text: &[char]) -> bool {
    ["成人", "成年人", "成年"].iter().any(|word| {
        let word: Vec<char> = word.chars().collect();
        text.windows(word.len()).enumerate().any(|(at, window)| {
            let begins = at
                .checked_sub(1)
                .is_none_or(|before| matches!(text[before], '|' | ':' | '，' | ',' | '(' | '男' | '女' | '性'));
            let mut behind = text[at + word.len()..].iter();
            let next = behind.next();
            let ends = next.is_none_or(|c| matches!(c, '|' | '，' | ',' | ')' | '。' | ';'));
            let range =
                behind.next().is_some_and(|c| c.is_ascii_digit() || matches!(c, '<' | '>' | '≤' | '≥' | '男' | '女'));
            window == word && begins && ends && !(next == Some(&'|') && range)
        })
    })
}

fn find(text: &[char], word: &str) -> Option<usize> {
    let word: Vec<char> = word.chars().collect();
    text.windows(word.len()).position(|window| window == word)
}

#[cfg(test)]
mod tests;
