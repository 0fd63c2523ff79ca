//! Under which blocks each block stands, and which part of the document it is in.

use std::collections::BTreeSet;

use super::{
    Block,
    label::{Style, count, is_numeral},
};
use crate::clause::{
    page::{Page, is_ideograph},
    words::{contains, last},
};

/// Finds under which blocks each block stands. The depth follows from what opens inside what, not from the kind of label.
pub(super) fn nest(page: &Page, blocks: &mut [Block]) {
    let mut stack: Vec<u32> = Vec::new();
    let mut titles: BTreeSet<Vec<char>> = BTreeSet::new();
    let mut part = 0;
    // Where numbers broke off, and how deep: what goes on further out is under its own article again.
    let mut broken: Option<(usize, u32)> = None;
    for number in 0..blocks.len() {
        let style = blocks[number].style;
        let words = page.slice(blocks[number].start, blocks[number].end);
        // The head of every page repeats the title; where it stands first, another part of the document begins.
        // 安全须知 right below 附件六 is its title.
        let below_a_part = number > 0 && part as usize + 1 == number && is_rules(words);
        if style.is_none()
            && !below_a_part
            && (is_part_title(words) || begins_part(words) && titles.insert(words.to_vec()))
        {
            part = number as u32;
        }
        if style.is_none() && stands_alone(words) {
            part = number as u32;
            stack.clear();
        }
        if let Some(style) = style {
            let depth = stack.iter().position(|&at| blocks[at as usize].style == Some(style)).unwrap_or(stack.len());
            if matches!(style, Style::Chapter | Style::Article) || broken.is_some_and(|(level, _)| depth < level) {
                broken = None;
            }
            if stack.get(depth).is_some_and(|&same| is_broken(page, blocks, same as usize, number)) {
                broken = Some((depth, number as u32));
            }
        }
        let since = broken.map_or(part, |(_, since)| since.max(part));
        (blocks[number].part, blocks[number].since) = (part, since);
        match style {
            Some(Style::Chapter) => stack.clear(),
            Some(Style::Article) => stack.retain(|&at| {
                let above = &blocks[at as usize];
                above.style == Some(Style::Chapter) || names_a_section(page.slice(above.start, above.end))
            }),
            None if names_a_section(page.slice(blocks[number].start, blocks[number].end)) => stack.clear(),
            Some(style) => {
                if let Some(same) = stack.iter().position(|&at| blocks[at as usize].style == Some(style)) {
                    stack.truncate(same);
                } else if style == Style::Han && page.chars.get(blocks[number].start as usize) != Some(&'一') {
                    // 九、 under （6）: a section goes on that was broken off before; it is no part of the item above.
                    let holds =
                        |at: u32| matches!(blocks[at as usize].style, Some(Style::Chapter | Style::Article) | None);
                    stack.retain(|&at| holds(at));
                } else if style == Style::Number
                    && let Some(section) =
                        stack.iter().position(|&at| ends_section(page, &blocks[at as usize], &blocks[number]))
                {
                    stack.truncate(section);
                }
            }
            None => {
                while stack.last().is_some_and(|&at| blocks[at as usize].style.is_none()) {
                    stack.pop();
                }
            }
        }
        let block = &blocks[number];
        let opens = opens_list(page.slice(block.start, block.end));
        let words = page.slice(block.start, block.end);
        let heading = block.end - block.start < 26 && is_heading(words) || style.is_none() && names_a_section(words);
        let block = &mut blocks[number];
        block.parents.clone_from(&stack);
        (block.opens, block.heads) = (opens, style.is_none() && heading);
        if style.is_some() || opens || heading {
            stack.push(number as u32);
        }
    }
}

/// Whether a line is the title that policies give to a section without a number: its articles count on from those before.
fn names_a_section(line: &[char]) -> bool {
    const SECTIONS: [&str; 16] = [
        "总则",
        "保险责任",
        "责任免除",
        "除外责任",
        "免除责任",
        "保险期间",
        "保险金额",
        "保险金额与保险费",
        "保险金额和保险费",
        "保险人义务",
        "投保人义务",
        "投保人、被保险人义务",
        "保险金申请与给付",
        "赔偿处理",
        "争议处理",
        "其他事项",
    ];
    SECTIONS.iter().any(|section| section.chars().eq(line.iter().copied()))
}

/// Whether the numbers do not go on from block `last` to block `next` of the same style: what stood between, such as the
/// heading of another article, was not read. A list that begins anew behind its own lead-in or heading goes on.
fn is_broken(page: &Page, blocks: &[Block], last: usize, next: usize) -> bool {
    let (Some(before), Some(behind)) = (value(page, &blocks[last]), value(page, &blocks[next])) else { return false };
    let has_lead = || blocks[last + 1..next].iter().any(|block| block.opens || block.heads);
    behind < before && (behind > 1 || !has_lead())
}

/// Whether `next` (3.) counts on where the section of `last` (2.2) ends, whose own heading was not numbered.
fn ends_section(page: &Page, last: &Block, next: &Block) -> bool {
    let section = || page.text(last.start, last.body).split('.').next().and_then(|number| number.parse::<u32>().ok());
    last.style == Some(Style::Second)
        && section().is_some_and(|section| value(page, next) == Some(section.saturating_add(1)))
}

/// The number of a block's label, where it counts by one.
fn value(page: &Page, block: &Block) -> Option<u32> {
    count(block.style?, page.slice(block.start, block.body))
}

/// Whether a line is the title of definitions or notes, which have numbers of their own.
pub(super) fn is_part_title(line: &[char]) -> bool {
    /// As long as the longest of the titles.
    const LONGEST: usize = 4;
    let mut words = line.iter().copied().filter(|c| !matches!(c, '：' | '【' | '】' | '（' | '）'));
    let line: Vec<char> = words.by_ref().take(LONGEST).collect();
    if words.next().is_some() {
        return false;
    }
    let is = |words: &[&str]| words.iter().any(|word| word.chars().eq(line.iter().copied()));
    is(&["释义", "名词释义", "名词解释", "条款释义", "填写说明", "使用说明", "特别提示", "重要提示"])
}

/// What the title of rules that are added to a contract ends in, and how long it is at most, in characters.
const RULES: [&str; 9] = ["细则", "须知", "守则", "公约", "承诺书", "告知书", "确认书", "授权书", "安全责任书"];
const SHORT_TITLE: usize = 14;

/// Whether a line without a label begins a part with numbers of its own: 附件一, 安装细则, the title of another contract.
fn begins_part(line: &[char]) -> bool {
    /// What is longer is no title, in characters.
    const LONGEST: usize = 23;
    let mut words = line.iter().copied().filter(|c| !matches!(c, '：' | '【' | '】' | '《' | '》'));
    let line: Vec<char> = words.by_ref().take(LONGEST).collect();
    if words.next().is_some() {
        return false;
    }
    let ends = |word: &str| word.chars().count() <= line.len() && line.ends_with(&word.chars().collect::<Vec<_>>());
    let begins = |word: &str| line.starts_with(&word.chars().collect::<Vec<_>>());
    let is_plain = line.iter().all(|c| !matches!(c, '，' | '。' | '；' | '、' | '_'));
    is_plain
        && (["附件", "附录", "附表"].iter().any(|word| begins(word))
            || ["合同", "协议", "协议书", "合同书", "条款"].iter().any(|word| ends(word))
            || is_rules(&line))
}

/// Whether a line is as short as the title of rules, and ends as one.
fn is_rules(line: &[char]) -> bool {
    let ends = |word: &&str| word.chars().count() <= line.len() && line.ends_with(&word.chars().collect::<Vec<_>>());
    line.len() <= SHORT_TITLE && RULES.iter().any(ends)
}

/// Whether a line without a label opens a contract before its first clause, begins with a title in brackets (【押金】) or is a
/// note: it stands under no number.
fn stands_alone(line: &[char]) -> bool {
    let title = line.strip_prefix(&['（']).and_then(|rest| rest.split(|c| *c == '）').next());
    if title.is_some_and(|title| {
        (2..=8).contains(&title.len()) && title.iter().all(|c| is_ideograph(*c) && !is_numeral(*c))
    }) {
        return true;
    }
    let words: String = line.iter().take(300).collect();
    let begins = |opening: &[&str]| opening.iter().any(|word| words.starts_with(word));
    let note = words.starts_with('注') && words.chars().nth(1).is_some_and(|c| c == '：' || c.is_ascii_digit());
    const OPENINGS: [&str; 15] = [
        "根据",
        "依据",
        "鉴于",
        "为了",
        "双方",
        "甲乙",
        "甲、乙",
        "经",
        "鉴此",
        "为此",
        "因此",
        "本合同",
        "本协议",
        "现",
        "兹",
    ];
    note || begins(&OPENINGS)
        && ["达成如下", "订立本", "签订本", "如下协议", "如下条款", "协议如下", "合同如下", "约定如下"]
            .iter()
            .any(|word| words.contains(word))
}

/// Whether a short line names duties, rights or promises: its items are those of whoever it names.
pub(crate) fn is_heading(chars: &[char]) -> bool {
    chars.windows(2).any(|pair| {
        matches!(
            pair,
            ['权', '利']
                | ['义', '务']
                | ['责', '任']
                | ['承', '诺']
                | ['声', '明']
                | ['保', '证']
                | ['释' | '定', '义']
                | ['除', '外']
        )
    })
}

/// Whether the words end by announcing a list.
fn opens_list(chars: &[char]) -> bool {
    let Some(&end) = chars.last() else { return false };
    if end == '：' {
        return true;
    }
    let tail = &chars[chars.len().saturating_sub(60)..];
    if !tail.contains(&'下') {
        return false;
    }
    let Some(at) = ["下列", "以下", "如下"].iter().filter_map(|word| last(tail, word)).max() else {
        return false;
    };
    let rest = &tail[at..];
    if !rest.contains(&'。') && rest.len() <= 44 {
        return true;
    }
    end == '。'
        && rest[..rest.len() - 1].iter().all(|c| *c != '。')
        && ["之一", "情形", "情况"].iter().any(|word| contains(rest, word))
}
