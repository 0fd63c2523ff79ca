//! Critical illnesses: definitions that ask for more than the industry's (重疾定义使用规范, 2020), and lists that are shorter
//! than they say.

use std::ops::Range;

use baihua_kb::{Illness, Number, Rule, Stricter};
use baihua_quote::Folded;
use rust_decimal::Decimal;

use super::{Bench, Judgement, Sheet};
use crate::read::{
    numeral::numeral,
    quantity::{Kind, Unit},
};

/// A definition is at most so many clauses and folded characters long.
const CLAUSES: usize = 24;
const LONGEST: usize = 1_000;
/// What is shorter may be a heading or a line of a list, in folded characters.
const HEADING: usize = 40;
/// How far a figure may stand from the word that it is about, in folded characters.
const NEAR: usize = 18;
/// How far the second of two words may stand behind the first.
const APART: usize = 40;
/// The part of a clause that a finding shows.
const SHOWN: usize = 40;
/// The same where an enumeration goes on.
const ENUMERATED: usize = 70;
/// What stands before the name in 本合同所称急性心肌梗死.
const BEFORE_NAMES: [&str; 8] =
    ["本合同所称", "本合同所指", "本保险所称", "本条款所称", "本合同中的", "所称", "所指", "严重的"];

/// A definition in the document: the illness, its clauses, and their words.
struct Definition<'a> {
    illness: &'a Illness,
    /// What the policy calls it.
    called: &'a str,
    sheets: Range<usize>,
    text: String,
}

/// Definitions that are stricter than the industry's.
pub(super) fn definitions(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    if follows_an_older_standard(bench) {
        return;
    }
    let all = find(bench);
    for definition in &all {
        // A list of names says first what the definitions say at length: 心脏瓣膜手术——须开胸手术.
        let length = |definition: &Definition<'_>| definition.text.chars().count();
        let is_a_heading = length(definition) < HEADING
            && all
                .iter()
                .any(|other| std::ptr::eq(other.illness, definition.illness) && length(other) > 2 * length(definition));
        if is_a_heading {
            continue;
        }
        for way in definition.illness.stricter.iter() {
            if way.without.iter().any(|word| definition.text.contains(word.as_ref())) {
                continue;
            }
            let strict = definition.sheets.clone().find_map(|at| {
                let sheet = &bench.sheets[at];
                Some((sheet, place_of(way, sheet)?))
            });
            if let Some((sheet, at)) = strict {
                let (Illness { name, standard, .. }, called) = (definition.illness, definition.called);
                let its_name = if *called == **name { String::new() } else { format!("（规范叫“{name}”）") };
                let reach = if is_for_children(bench) {
                    "规范管2021年2月1日起销售的成年人重疾险，更早的合同、少儿险可以拿来比。"
                } else {
                    "规范管2021年2月1日起销售的重疾险，更早的合同可以拿来比。"
                };
                judgement.find(
                    rule,
                    sheet,
                    format!(
                        "“{called}”{its_name}这里写的是“{}”，{}写的是“{}”，这里更严。{reach}",
                        shown(sheet, at),
                        standard.citation(),
                        way.says
                    ),
                );
            }
        }
    }
}

/// Whether the document says that its first illnesses are those of the association's first list (25 of 2007), which bound
/// the contracts of its time.
fn follows_an_older_standard(bench: &Bench<'_>) -> bool {
    bench.sheets.iter().any(|sheet| {
        sheet.has(&["行业协会"])
            && sheet.has(&["25种", "25项", "25类", "二十五种", "二十五项", "二十五类"])
            && !sheet.has(&["2020"])
    })
}

fn is_for_children(bench: &Bench<'_>) -> bool {
    bench.sheets.iter().take(12).any(|sheet| sheet.has(&["少儿", "儿童", "未成年", "少年", "学生"]))
}

/// The definitions of the document.
fn find<'a>(bench: &Bench<'a>) -> Vec<Definition<'a>> {
    let kb = bench.kb;
    let names = Names::new(kb.illnesses());
    let starts: Vec<(usize, (&Illness, &str))> =
        bench.sheets.iter().enumerate().filter_map(|(at, sheet)| Some((at, names.at_the_beginning(sheet)?))).collect();
    let mut found = Vec::new();
    for (number, (start, (illness, called))) in starts.iter().enumerate() {
        let next = starts.get(number + 1).map_or(bench.sheets.len(), |(next, _)| *next);
        let label = bench.sheets[*start].clause.label;
        let mut text = String::new();
        let mut end = *start;
        for (at, sheet) in bench.sheets.iter().enumerate().take(next.min(start + CLAUSES)).skip(*start) {
            let other = sheet
                .clause
                .label
                .is_some_and(|own| own.starts_with('第') || label.is_some_and(|label| alike(own, label)));
            if at > *start && (other || text.chars().count() > LONGEST) {
                break;
            }
            text.push_str(&sheet.plain);
            end = at + 1;
        }
        if ["指", "须", "满足", "符合", "实施", "达到", "限于"].iter().any(|word| text.contains(word)) {
            found.push(Definition { illness, called, sheets: *start..end, text });
        }
    }
    found
}

/// What illnesses are called, with each name as documents are folded.
struct Names<'i>(Vec<(&'i Illness, &'i str, String)>);

impl<'i> Names<'i> {
    fn new(illnesses: &'i [Illness]) -> Names<'i> {
        let called =
            illnesses.iter().flat_map(|illness| illness.called.iter().map(move |name| (illness, name.as_ref())));
        Names(called.map(|(illness, name)| (illness, name, baihua_quote::folded(name))).collect())
    }

    /// The illness that a clause begins with and what it is called there, but not with words that make it another: 恶性肿瘤医疗津贴.
    fn at_the_beginning(&self, sheet: &Sheet<'_>) -> Option<(&'i Illness, &'i str)> {
        const GOES_ON: [&str; 15] = [
            "指",
            "是指",
            "须",
            "必须",
            "系指",
            "仅指",
            "仅限",
            "应",
            "的定义",
            "是",
            "需",
            "要",
            "给付",
            "术",
            "手术",
        ];
        let plain = sheet.plain.trim_start_matches(|c: char| "\"[<《".contains(c) || !is_word(c));
        let plain = BEFORE_NAMES.iter().find_map(|word| plain.strip_prefix(word)).unwrap_or(plain);
        let begins = |name: &str| {
            plain.strip_prefix(name).is_some_and(|rest| {
                rest.is_empty() || !rest.starts_with(is_word) || GOES_ON.iter().any(|word| rest.starts_with(word))
            })
        };
        self.0.iter().find(|(.., name)| begins(name)).map(|(illness, called, _)| (*illness, *called))
    }
}

fn is_word(c: char) -> bool {
    ('\u{3400}'..='\u{9fff}').contains(&c) || matches!(c, 'Ⅰ'..='Ⅻ') || c.is_ascii_uppercase()
}

/// Whether two labels number in the same way: （六） and （七）, 6. and 7.
fn alike(a: &str, b: &str) -> bool {
    let shape = |label: &str| -> Vec<char> {
        let mut shape: Vec<char> = label
            .chars()
            .filter(|c| !c.is_whitespace())
            .map(|c| match c {
                '0'..='9' | '０'..='９' => '1',
                '①'..='⑳' => '①',
                '〇' | '零' | '一' | '二' | '三' | '四' | '五' | '六' | '七' | '八' | '九' | '十' | '百' => {
                    '一'
                }
                '（' => '(',
                '）' => ')',
                '．' => '.',
                _ => c,
            })
            .collect();
        shape.dedup();
        shape
    };
    shape(a) == shape(b)
}

/// Where in a clause stands what makes it stricter, in folded characters.
fn place_of(way: &Stricter, sheet: &Sheet<'_>) -> Option<Range<usize>> {
    let Some(unit) = way.unit.as_deref() else { return place_of_words(way, sheet) };
    let near: Vec<usize> = way.near.iter().flat_map(|word| starts_of(&sheet.plain, word)).collect();
    figures(sheet, unit)
        .into_iter()
        .find(|(place, value)| {
            let close = near.iter().any(|&word| word < place.start + NEAR && place.start < word + NEAR + 8);
            let above = way.above.as_ref().is_some_and(|limit| *value > decimal(limit));
            let below = way.below.as_ref().is_some_and(|limit| *value < decimal(limit));
            close && (above || below)
        })
        .map(|(place, _)| place)
}

fn decimal(number: &Number) -> Decimal {
    Decimal::new(number.mantissa, number.scale.into())
}

/// Where `word` stands in folded `text`, in characters.
fn starts_of<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    text.match_indices(word).map(|(byte, _)| text[..byte].chars().count())
}

fn place_of_words(way: &Stricter, sheet: &Sheet<'_>) -> Option<Range<usize>> {
    way.words.iter().find_map(|words| {
        let folded: String = words.split('~').map(baihua_quote::folded).collect::<Vec<_>>().join("~");
        match folded.split_once('~') {
            None => {
                let start = starts_of(&sheet.plain, &folded).next()?;
                Some(start..start + folded.chars().count())
            }
            Some((first, second)) => starts_of(&sheet.plain, first).find_map(|start| {
                let from = start + first.chars().count();
                let behind: String = sheet.chars.iter().skip(from).take(APART).collect();
                let behind = behind.split(['.', ';']).next().unwrap_or_default();
                let at = starts_of(behind, second).next()?;
                Some(start..from + at + second.chars().count())
            }),
        }
    })
}

/// Figures in `unit` with their places: spans of time in days (天) or months (月), shares, multiples, or any number before the
/// word. `级` of an unlabelled list such as 0-5级 is no figure.
fn figures(sheet: &Sheet<'_>, unit: &str) -> Vec<(Range<usize>, Decimal)> {
    let read = sheet.quantities.iter().filter_map(|quantity| {
        let value = match (unit, quantity.kind) {
            ("天", Kind::Span(span)) if span.unit != Unit::Minute => span.days()?,
            ("月", Kind::Span(span)) => span.months()?,
            ("%", Kind::Percent(value)) | ("倍", Kind::Multiple(value)) => value,
            _ => return None,
        };
        Some((quantity.start..quantity.end, value))
    });
    if matches!(unit, "天" | "月" | "%" | "倍") {
        return read.collect();
    }
    let before = |end: usize| {
        let from = end.saturating_sub(6);
        (from..end).find_map(|start| {
            let number = numeral(&sheet.chars[start..end])?;
            let whole = start == 0 || !matches!(sheet.chars[start - 1], '.' | '-' | '~' | '0'..='9');
            (start + number.len == end && whole).then_some((start..end, number.value))
        })
    };
    starts_of(&sheet.plain, unit).filter_map(before).collect()
}

/// The part of a clause around `at`, as the document writes it.
fn shown(sheet: &Sheet<'_>, at: Range<usize>) -> String {
    let ends = |c: char| matches!(c, ',' | ';' | ':' | '.' | '、' | '!' | '?');
    let mut start = at.start;
    while start > 0 && at.end - start < SHOWN && !ends(sheet.chars[start - 1]) {
        start -= 1;
    }
    let mut end = at.end;
    // An enumeration is shown whole: cut behind its first member it looks narrower than it is.
    let goes_on = |c: char| c == '、' || !ends(c);
    while end < sheet.chars.len() && end - start < ENUMERATED && goes_on(sheet.chars[end]) {
        end += 1;
    }
    let folded = Folded::new(sheet.clause.text);
    folded.origin(start, end).map_or_else(
        || sheet.chars[start..end].iter().collect(),
        |range| {
            let words = sheet.clause.text.chars().skip(range.start()).take(range.len());
            words.filter(|c| !c.is_whitespace() && !matches!(c, '“' | '”')).collect()
        },
    )
}

/// A list that announces more illnesses than it names: 本合同所列三十种重大疾病 before twenty-five.
pub(super) fn announced(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    let longest = longest_count(bench);
    for (at, sheet) in bench.sheets.iter().enumerate() {
        let Some(said) = announces(sheet) else { continue };
        let Some(first) = bench.sheets.get(at + 1).and_then(|next| next.clause.label) else { continue };
        if ordinal(first) != Some(1) {
            continue;
        }
        let mut listed = 0;
        for next in
            bench.sheets[at + 1..].iter().filter_map(|sheet| sheet.clause.label).filter(|label| alike(label, first))
        {
            if ordinal(next) != Some(listed + 1) {
                break;
            }
            listed += 1;
        }
        // The rest may stand elsewhere, or the list may go on in another numbering.
        if listed >= 3 && listed < said && longest < said {
            judgement.find(rule, sheet, format!("这里说有{said}种，下面编号列出的只有{listed}种，两处对不上。"));
        }
    }
}

/// How many illnesses a clause announces that opens a list.
fn announces(sheet: &Sheet<'_>) -> Option<u32> {
    let opens = sheet.plain.ends_with(':') || sheet.has(&["如下", "下列", "以下"]);
    if !opens || !sheet.has(&["疾病", "重疾", "轻症", "中症"]) {
        return None;
    }
    figures(sheet, "种").into_iter().find_map(|(place, value)| {
        let behind: String = sheet.chars[place.end..sheet.chars.len().min(place.end + 8)].iter().collect();
        let of_illness =
            ["疾病", "重疾", "重大疾病", "轻症", "中症", "特定疾病"].iter().any(|word| behind.contains(word));
        let whole = sheet.chars.get(place.start.wrapping_sub(1)) != Some(&'前');
        u32::try_from(value).ok().filter(|count| of_illness && whole && (4..=200).contains(count))
    })
}

/// The highest number that any list of the document reaches, whatever its style.
fn longest_count(bench: &Bench<'_>) -> u32 {
    bench.sheets.iter().filter_map(|sheet| ordinal(sheet.clause.label?)).max().unwrap_or(0)
}

/// The number of a label: 6 of （六）, 25 of 25. and of 第二十五条; the last one of 2.3.6.
fn ordinal(label: &str) -> Option<u32> {
    let folded: Vec<char> = baihua_quote::folded(label).chars().collect();
    let circled = folded.iter().find_map(|c| ('①'..='⑳').contains(c).then(|| u32::from(*c) - u32::from('①') + 1));
    let is_number = |c: &char| c.is_ascii_digit() || "一二三四五六七八九十百".contains(*c);
    let last = folded.iter().rposition(is_number).map(|end| {
        let start = folded[..end].iter().rposition(|c| !is_number(c)).map_or(0, |at| at + 1);
        numeral(&folded[start..=end])
    });
    circled.or_else(|| u32::try_from(last??.value).ok())
}

#[cfg(test)]
mod tests {
    use super::{alike, figures, ordinal};
    use crate::{detect::judges::Sheet, read::reading::clauses};

    #[test]
    fn labels_have_a_number_and_a_style() {
        for (label, number) in [("（六）", 6), ("25.", 25), ("2.3.6", 6), ("①", 1), ("第二十五条", 25), ("十二、", 12)]
        {
            assert_eq!(ordinal(label), Some(number), "{label}");
        }
        assert!(alike("（六）", "(七)"));
        assert!(alike("9.", "10."));
        assert!(!alike("1.", "（1）"));
        assert!(!alike("（一）", "（1）"));
    }

    #[test]
    fn figures_stand_before_their_unit() {
        for (text, unit, value) in [
            ("一肢以上肢体肌力2级以下。", "级", Some("2")),
            ("肌力为零级。", "级", Some("0")),
            ("持续使用呼吸机96小时以上。", "天", Some("4")),
            ("平均听阈大于等于91分贝。", "分贝", Some("91")),
            ("面积达到全身体表面积的30%以上。", "%", Some("30")),
            ("肌力划分为0-5级。", "级", None),
        ] {
            let sheet = Sheet::new(clauses(text)[0]);
            let read = figures(&sheet, unit).first().map(|(_, value)| value.normalize().to_string());
            assert_eq!(read.as_deref(), value, "{text}");
        }
    }
}
