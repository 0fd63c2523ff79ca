//! References that lead nowhere: articles, annexes and parties that the document does not have.

use std::{cell::LazyCell, collections::BTreeSet};

use baihua_kb::Rule;

use super::{Bench, Judgement, Sheet};
use crate::read::numeral::numeral;

pub(super) fn judge(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    articles(bench, rule, judgement);
    annexes(bench, rule, judgement);
    parties(bench, rule, judgement);
}

/// 本合同第九条 in a contract of three articles.
fn articles(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    let labels: BTreeSet<u32> = bench.sheets.iter().filter_map(|sheet| article_label(sheet.clause.label?)).collect();
    // Texts that do not number their articles, or number them in another way, say nothing about what is missing.
    let Some(&last) = labels.last().filter(|_| labels.len() >= 3 && labels.contains(&1)) else { return };
    if (labels.len() as u32) * 10 < last * 7 {
        return;
    }
    // Headings that stand alone, and texts that number their articles as 9. and their lists as 1、.
    let begun = LazyCell::new(|| bench.text.lines().filter_map(line_number).collect::<BTreeSet<u32>>());
    for sheet in bench.sheets {
        let leads_nowhere = |number: &u32| *number > last && !labels.contains(number) && !begun.contains(number);
        if let Some(number) = references(sheet).into_iter().find(leads_nowhere) {
            judgement.find(rule, sheet, format!("这里写到第{number}条，可是合同只到第{last}条。"));
        }
    }
}

/// The number of 第七条 or 七、.
fn article_label(label: &str) -> Option<u32> {
    let chars: Vec<char> = baihua_quote::folded(label).chars().collect();
    let inner = match chars.as_slice() {
        ['第', inner @ .., '条'] | [inner @ .., '、'] => inner,
        _ => return None,
    };
    let number = numeral(inner)?;
    (number.len == inner.len()).then(|| number.value.try_into().ok()).flatten()
}

/// The number that a line begins with, however it is marked: 第九条, 九、, 9., 9.3.
fn line_number(line: &str) -> Option<u32> {
    // A number stands at the very beginning; the rest of a long line is not worth folding.
    let head: String = line.trim_start().chars().take(24).collect();
    let chars: Vec<char> = baihua_quote::folded(&head).chars().take(16).collect();
    let inner = chars.strip_prefix(&['第']).unwrap_or(&chars);
    u32::try_from(numeral(inner)?.value.trunc()).ok()
}

/// Article numbers of this contract that a clause refers to.
fn references(sheet: &Sheet<'_>) -> Vec<u32> {
    let mut found = Vec::new();
    for (at, _) in sheet.chars.iter().enumerate().filter(|(_, c)| **c == '第') {
        let Some(number) = numeral(&sheet.chars[at + 1..]) else { continue };
        if sheet.chars.get(at + 1 + number.len) != Some(&'条') {
            continue;
        }
        let before: String = sheet.chars[at.saturating_sub(10)..at].iter().collect();
        let own = ["本合同", "本协议", "本约", "上述", "前述", "依照", "按照", "按", "依", "根据", "违反", "除"]
            .iter()
            .any(|word| before.ends_with(word));
        // 《民法典》第五百六十三条 is an article of a law.
        let law =
            before.contains('》') || before.ends_with('法') || before.ends_with("条例") || before.ends_with("解释");
        if own && !law {
            found.extend(u32::try_from(number.value).ok());
        }
    }
    found
}

/// 附件四 where only 附件一 and 附件二 are attached.
fn annexes(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    // A list of annexes is one clause, and each annex a line.
    let lines = bench.text.lines().filter(|line| line.trim_start().starts_with('附'));
    let lines = lines.map(|line| baihua_quote::folded(line).chars().collect::<Vec<char>>());
    let begins = |line: Vec<char>| annex_numbers(&line).first().filter(|(_, at)| *at == 0).map(|(number, _)| *number);
    let mut attached: BTreeSet<u32> = lines.filter_map(begins).collect();
    let titles = LazyCell::new(|| bench.text.lines().map(baihua_quote::folded).collect::<BTreeSet<String>>());
    let mut named: Vec<(u32, &Sheet<'_>)> = Vec::new();
    for sheet in bench.sheets {
        let numbers = annex_numbers(&sheet.chars);
        // 附件一《…》、附件二《…》 lists the annexes.
        let lists = numbers.first().is_some_and(|(_, at)| *at == 0);
        for (number, at) in numbers {
            // 《施工公约》（附件1）, and the text has 施工公约 on a line of its own: it is attached under its title.
            if lists || annex_title(&sheet.chars, at).is_some_and(|title| titles.contains(&title)) {
                attached.insert(number);
            } else {
                named.push((number, sheet));
            }
        }
    }
    let missing: Vec<&(u32, &Sheet<'_>)> = named.iter().filter(|(number, _)| !attached.contains(number)).collect();
    if attached.is_empty() {
        if let Some((number, _)) = missing.first() {
            judgement.warnings.push(format!("合同提到了附件{number}，提交的文本里没有附件。请拿到附件一起看。"));
            judgement.skip(rule, "提交的文本里没有附件，附件的内容没法判断");
        }
        return;
    }
    if let Some((number, sheet)) = missing.first() {
        judgement.find(rule, sheet, format!("这里写到附件{number}，可是文本里没有这份附件。"));
    }
}

/// The title that stands in 《》 right before （附件1）.
fn annex_title(chars: &[char], at: usize) -> Option<String> {
    let before = chars[..at].strip_suffix(&['('])?.strip_suffix(&['》'])?;
    let open = before.iter().rposition(|c| *c == '《')?;
    Some(before[open + 1..].iter().collect())
}

/// Numbers of 附件一, 附件2 in a clause, with where they stand.
fn annex_numbers(chars: &[char]) -> Vec<(u32, usize)> {
    chars
        .windows(2)
        .enumerate()
        .filter(|(_, pair)| pair == &['附', '件'])
        .filter_map(|(at, _)| {
            let number = numeral(&chars[at + 2..])?;
            Some((u32::try_from(number.value).ok().filter(|number| (1..50).contains(number))?, at))
        })
        .collect()
}

/// 丙方 in a contract between 甲方 and 乙方.
fn parties(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    let introduced = |letter: &str| {
        bench.sheets.iter().filter(|sheet| sheet.holds(letter)).any(|sheet| {
            sheet.plain.match_indices(letter).any(|(at, _)| {
                let after = sheet.plain[at + letter.len()..].chars().next();
                let before = sheet.plain[..at].chars().next_back();
                matches!(after, Some(':' | '(' | ')' | '"'))
                    || matches!(before, Some('(' | '"' | '称' | '为'))
                    || after.is_none()
            })
        })
    };
    if !(introduced("甲方") && introduced("乙方")) {
        return;
    }
    for letter in ["丙方", "丁方"] {
        if introduced(letter) {
            continue;
        }
        if let Some(sheet) = bench.sheets.iter().find(|sheet| sheet.holds(letter)) {
            judgement.find(rule, sheet, format!("这里写到{letter}，可是合同开头没有{letter}。"));
        }
    }
}
