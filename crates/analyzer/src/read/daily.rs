//! Whether words count by the day: 每日, 按天, 每逾期24小时, 日利率, /日. What a share is for is told by where they stand.

use std::{cmp::Reverse, sync::LazyLock};

use baihua_kb::builtin;

/// What is counted by the day is counted in one of these, the longer first.
const UNITS: [&str; 9] = ["二十四小时", "24小时", "自然日", "工作日", "日历日", "日历天", "昼夜", "日", "天"];
/// How far before its day a delay may be named, 每逾期交付货物一日, in characters.
const DELAYED: usize = 12;
/// How long words are that count by the day behind a share, （每逾期一个自然日）, in characters.
const BEHIND: usize = 14;
/// What a phrase ends with, in the folding of quotes and in that of pages.
const MARKS: &str = ",.;:、，。；：";
/// Before 日 right in front of a share: 按欠款的日千分之五.
const BEFORE_A_DAY: &str = "的按款额为以价金率计（(,，：:";
/// Digits and numerals, of which 一 and 1 before a day may be the last.
const NUMERALS: &str = "0123456789.零〇一二两三四五六七八九十百千";

/// The words of `kb/language.toml` that this room needs, as characters, the longer first.
struct Words {
    /// Words of being late: 逾期, 拖欠.
    late: Vec<Vec<char>>,
    /// What makes a day whole behind 每: 每满一日.
    whole: Vec<Vec<char>>,
    /// What 日 makes a rate of: 日利率.
    rates: Vec<Vec<char>>,
}

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let class = |name: &str| {
        let words = builtin().language().class(name).iter().map(|word| word.chars().collect());
        let mut words: Vec<Vec<char>> = words.collect();
        words.sort_by_key(|word| Reverse(word.len()));
        words
    };
    Words { late: class("late"), whole: class("whole"), rates: class("rates") }
});

/// Where the last words begin by which something is counted by the day.
pub(crate) fn last(chars: &[char]) -> Option<usize> {
    (1..=chars.len()).rev().find_map(|end| {
        let counted = ends_unit(chars[end - 1]).then(|| counted(&chars[..end])).flatten();
        // 按日期 and 按日历 are about the calendar.
        let counted = counted.filter(|_| !matches!(chars.get(end), Some('期' | '历')));
        counted.or_else(|| is_of_a_rate(chars, end - 1).then_some(end - 1))
    })
}

/// Whether anything is counted by the day.
pub(crate) fn stands_in(chars: &[char]) -> bool {
    last(chars).is_some()
}

/// Whether what stands behind a share says that it is for each day: 0.5%/日, 千分之五每天, 1%（每逾期一日）.
pub(crate) fn begins(chars: &[char]) -> bool {
    let near = &chars[..chars.len().min(BEHIND)];
    let (in_brackets, inner) = match near {
        ['(' | '（', inner @ ..] => (true, inner),
        _ => (false, near),
    };
    let (is_cut, inner) = match inner {
        ['/', inner @ ..] => (true, inner),
        _ => (false, inner),
    };
    let counts = |end: &usize| {
        let (words, rest) = inner.split_at(*end);
        let unit = unit(words);
        let is_alone = unit > 0 && without_one(&words[..words.len() - unit]).is_empty();
        let is_one = words.len() > unit;
        let is_closed = in_brackets && matches!(rest, [')' | '）', ..]);
        counted(words) == Some(0)
            || is_alone && (is_cut || is_one || is_closed || rest.starts_with(&['的', '标', '准']))
    };
    (1..=inner.len()).filter(|end| ends_unit(inner[end - 1])).any(|end| counts(&end))
}

/// Where the words begin that `chars` end with, if they count by the day.
fn counted(chars: &[char]) -> Option<usize> {
    let unit = Some(unit(chars)).filter(|unit| *unit > 0)?;
    let before = &chars[..chars.len() - unit];
    let head = without_one(before);
    if let [rest @ .., '每' | '逐' | '按'] = head {
        return Some(rest.len());
    }
    let (is_one, in_hours) = (head.len() < before.len(), chars.ends_with(&['时']));
    if !(is_one || in_hours) {
        return None;
    }
    let near = head.len().saturating_sub(DELAYED);
    let each = (near..head.len()).rev().take_while(|at| !MARKS.contains(head[*at])).find(|at| head[*at] == '每');
    let is_delay = |at: &usize| {
        let mut words = WORDS.late.iter().chain(&WORDS.whole);
        words.any(|word| head[at + 1..].starts_with(word))
    };
    if let Some(each) = each {
        return Some(each).filter(is_delay);
    }
    // 逾期24小时 says from when, 逾期一日 for each.
    let late = WORDS.late.iter().find(|word| head.ends_with(word)).filter(|_| !in_hours)?;
    Some(head.len() - late.len())
}

/// Whether 日 at `at` is a part of the name of a rate, or stands right before a share.
fn is_of_a_rate(chars: &[char], at: usize) -> bool {
    if chars[at] != '日' {
        return false;
    }
    let before = at.checked_sub(1).map(|before| chars[before]);
    let named = || WORDS.rates.iter().any(|word| chars[at + 1..].starts_with(word));
    let numbered = || before.is_some_and(|c| NUMERALS.contains(c) || matches!(c, '当' | '次' | '节' | '期' | '假'));
    let is_last = || at + 1 == chars.len() && before.is_none_or(|c| BEFORE_A_DAY.contains(c));
    named() && !numbered() || is_last()
}

fn ends_unit(c: char) -> bool {
    matches!(c, '日' | '天' | '夜' | '时')
}

/// How many characters the unit has that `chars` end with; 0 for none. 124小时 is none.
fn unit(chars: &[char]) -> usize {
    let ends = |unit: &&&str| unit.chars().rev().eq(chars.iter().rev().take(unit.chars().count()).copied());
    let Some(unit) = UNITS.iter().find(ends) else { return 0 };
    let length = unit.chars().count();
    let is_cut = unit.ends_with('时') && chars[..chars.len() - length].last().is_some_and(|c| NUMERALS.contains(*c));
    if is_cut { 0 } else { length }
}

/// `chars` without a 一 and a 个 at their end: 每逾期 of 每逾期一个.
fn without_one(chars: &[char]) -> &[char] {
    let chars = chars.strip_suffix(&['个']).unwrap_or(chars);
    match chars {
        [head @ .., '一' | '1' | '壹'] if !head.last().is_some_and(|c| NUMERALS.contains(*c)) => head,
        _ => chars,
    }
}

#[cfg(test)]
mod tests {
    use super::{begins, last};

    #[test]
    fn what_counts_by_the_day_before_a_share() {
        for (text, from) in [
            ("每日", Some("每日")),
            ("每逾期一日，", Some("每逾期一日，")),
            ("乙方每迟延1天，应按", Some("每迟延1天，应按")),
            ("每逾期壹日", Some("每逾期壹日")),
            ("每逾期24小时，按", Some("每逾期24小时，按")),
            ("每超过二十四小时", Some("每超过二十四小时")),
            ("每满24小时", Some("每满24小时")),
            ("每24小时", Some("每24小时")),
            ("每逾期一昼夜", Some("每逾期一昼夜")),
            ("每一个自然日", Some("每一个自然日")),
            ("每逾期一个工作日", Some("每逾期一个工作日")),
            ("每逾期交付货物一天", Some("每逾期交付货物一天")),
            ("每多一日", Some("每多一日")),
            ("按天", Some("按天")),
            ("逐日按", Some("逐日按")),
            ("逾期的，延迟1天按", Some("延迟1天按")),
            ("按日利率", Some("按日利率")),
            ("逾期的，日费率为", Some("日费率为")),
            ("到期日利率", None),
            ("按合同总价的日", Some("日")),
            ("逾期24小时的，支付", None),
            ("每逾期十日", None),
            ("每3日", None),
            ("每逾期一周", None),
            ("按日期先后", None),
            ("当日", None),
            ("十一日", None),
            ("提前一天", None),
            ("每增加一人，提前一天", None),
        ] {
            let chars: Vec<char> = text.chars().collect();
            let found = last(&chars).map(|at| chars[at..].iter().collect::<String>());
            assert_eq!(found.as_deref(), from, "{text}");
        }
    }

    #[test]
    fn what_counts_by_the_day_behind_a_share() {
        for (text, by_the_day) in [
            ("/日", true),
            ("/天计算", true),
            ("/24小时", true),
            ("每日", true),
            ("每逾期一日支付", true),
            ("（每日）", true),
            ("(日)", true),
            ("（按天计）", true),
            ("一天", true),
            ("按日计收", true),
            ("日的标准", true),
            ("的违约金", false),
            ("，十日内付清", false),
            ("/月", false),
            ("（日常开支）", false),
            ("", false),
        ] {
            let chars: Vec<char> = text.chars().collect();
            assert_eq!(begins(&chars), by_the_day, "{text}");
        }
    }
}
