//! Blocks become sentences that know the lead-in whose list they belong to.

use std::sync::LazyLock;

use super::{Block, Sentence, label};
use crate::clause::{
    page::{Page, ends_sentence},
    words::{class, contains, ends},
};

/// What a lead-in ends with that tells what its items are: powers, duties, cases.
static BINDS: LazyLock<Vec<String>> = LazyLock::new(|| class("lead_binds"));
/// What a lead-in says that grants or promises what follows: 乙方授权甲方如下.
static GRANTS: LazyLock<Vec<String>> = LazyLock::new(|| class("lead_grants"));
/// What it says where everybody agrees, or where no powers or duties follow.
static AGREED: LazyLock<Vec<String>> = LazyLock::new(|| class("lead_agreed"));

/// A sentence without a full stop is cut at a comma after the first, anywhere after the second number of characters.
const LONG: u32 = 400;

/// No sentence exceeds it by more than the mark that ends it, in folded characters.
pub(crate) const LONGEST: u32 = 600;

/// The sentences of all blocks, in order.
pub(super) fn sentences(page: &Page, blocks: &[Block]) -> Vec<Sentence> {
    let mut out: Vec<Sentence> = Vec::new();
    // The sentence of every block that opens a list.
    let mut opening: Vec<Option<u32>> = vec![None; blocks.len()];
    for (number, block) in blocks.iter().enumerate().filter(|(_, block)| !block.is_note) {
        let lead = block
            .parents
            .iter()
            .rev()
            .filter(|_| block.style.is_some())
            .map(|&parent| (parent, opening[parent as usize]))
            .find_map(|(parent, sentence)| {
                let sentence = sentence.filter(|_| blocks[parent as usize].opens)?;
                let lead = &out[sentence as usize];
                (!is_preamble(page.slice(lead.start, lead.end))).then_some(sentence)
            });
        let first = out.len();
        let mut cut = block.body.min(block.end);
        let mut depth = 0u32;
        // What is left of a torn label is no part of the sentence: ）、恐怖袭击.
        while cut < block.end && matches!(page.chars[cut as usize], '）' | '、' | '：' | '；' | '，' | '。') {
            cut += 1;
        }
        let body = cut;
        // The lead-in within this block whose list is being read, and where that list ends.
        let mut listed: Option<(u32, u32)> = None;
        for at in body..block.end {
            let c = page.chars[at as usize];
            match c {
                '（' => depth += 1,
                '）' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if let Some(end) = (c == '：' && depth == 0).then(|| list_behind(page, cut, at, block.end)).flatten() {
                listed = Some((out.len() as u32, end));
                out.push(Sentence { start: cut, end: at + 1, block: number as u32, lead, items: Vec::new() });
                cut = at + 1;
                continue;
            }
            let length = at - cut;
            // A bracket that closes behind the stop belongs to the sentence.
            let closes = at + 1 < block.end && page.chars[at as usize + 1] == '）' && depth == 0;
            let closed = c == '）' && depth == 0 && at > cut && ends_sentence(page.chars[at as usize - 1]);
            let goes_on = c == '；' && length <= LONG && is_condition_of_next(page, at, block.end);
            let stop = (ends_sentence(c) && (depth == 0 || length > 300) && !closes && !goes_on)
                || closed
                || (c == '，' && length > LONG)
                || length > LONGEST
                || at + 1 == block.end;
            if !stop {
                continue;
            }
            if at + 1 - cut > 3 {
                let inner = listed.map(|(lead, _)| lead).or(lead);
                out.push(Sentence { start: cut, end: at + 1, block: number as u32, lead: inner, items: Vec::new() });
            }
            (cut, depth) = (at + 1, 0);
            listed = listed.filter(|(_, end)| at < *end);
        }
        for added in first..out.len() {
            if let Some(lead) = out[added].lead {
                out[lead as usize].items.push(added as u32);
            }
        }
        if block.opens && out.len() > first {
            opening[number] = Some(first as u32 + opener(page, &out[first..]));
        }
    }
    out
}

/// Whether a semicolon at `at` ends a condition whose consequence follows (严重失职的；甲方可以解除), and not one of several.
fn is_condition_of_next(page: &Page, at: u32, end: u32) -> bool {
    let ends_case = |at: u32| at > 0 && page.chars[at as usize - 1] == '的';
    let next = (at + 1..end).find(|&at| ends_sentence(page.chars[at as usize]));
    ends_case(at) && next.is_some_and(|next| !ends_case(next))
}

/// Which of the sentences of a block that opens a list hands itself to the items: the last one that announces them
/// (乙方有下列情形之一的，甲方有权解除。甲方解除的，押金不退：), or else the last.
fn opener(page: &Page, sentences: &[Sentence]) -> u32 {
    let announces = |sentence: &Sentence| {
        let chars = page.slice(sentence.start, sentence.end);
        ["下列", "以下", "如下", "之一"].iter().any(|word| contains(chars, word))
    };
    let last = sentences.len().saturating_sub(1);
    sentences.iter().rposition(announces).unwrap_or(last) as u32
}

/// Items of a list without labels are no longer than that, in folded characters.
const ITEM: u32 = 60;

/// Such a list has no more items than that.
const ITEMS: u32 = 16;

/// Where the list ends that the lead-in from `start` to the colon at `colon` opens in its own line, its items parted by semicolons
/// and without labels: 甲方有权：解除合同；没收押金；追究责任。
fn list_behind(page: &Page, start: u32, colon: u32, end: u32) -> Option<u32> {
    let lead = page.slice(start, colon);
    let phrase = lead.iter().rposition(|c| *c == '，').map_or(lead, |comma| &lead[comma + 1..]);
    if !BINDS.iter().any(|word| ends(phrase, word)) {
        return None;
    }
    // A list of more is no list of this kind, and any document takes time in proportion to its length.
    let last = end.min(colon + 1 + ITEMS * ITEM);
    let stop = (colon + 1..last).find(|&at| page.chars[at as usize] == '。');
    let stop = stop.or_else(|| (last == end).then(|| end - 1))?;
    let mut items = page.slice(colon + 1, stop).split(|c| *c == '；').filter(|item| !item.is_empty());
    let fits = |item: &[char]| item.len() <= ITEM as usize && !item.contains(&'：') && label(item).is_none();
    (items.clone().count() > 1 && items.all(fits)).then_some(stop)
}

/// Whether the last phrase of a lead-in grants or promises its items on one side: 乙方授权甲方如下, 并同意以下事项.
fn grants(lead: &[char]) -> bool {
    let phrase = lead.iter().rposition(|c| *c == '，').map_or(lead, |comma| &lead[comma + 1..]);
    let said = |words: &[String]| words.iter().any(|word| contains(phrase, word));
    said(&GRANTS) && ["如下", "以下", "下列"].iter().any(|word| contains(phrase, word)) && !said(&AGREED)
}

/// Whether a lead-in only opens the document or a section (双方达成协议如下：) and hands nothing to its items.
fn is_preamble(chars: &[char]) -> bool {
    let body: String = chars.iter().collect();
    let Some(stripped) = body.strip_suffix('：') else { return false };
    if grants(&chars[..chars.len() - 1]) {
        return false;
    }
    let tail: String = {
        let all: Vec<char> = stripped.chars().collect();
        all[all.len().saturating_sub(10)..].iter().collect()
    };
    const OPENERS: [&str; 21] = [
        "达成", "订立", "签订", "签署", "制定", "制订", "约定", "协议", "合同", "条款", "说明", "内容", "事项", "声明",
        "确认", "告知", "如下", "特此", "条件", "名词", "定义",
    ];
    const OPERATIVE: [&str; 22] = [
        "须",
        "承担",
        "负担",
        "负责",
        "有权",
        "应",
        "不得",
        "可",
        "视为",
        "不承担",
        "之一",
        "情形",
        "情况",
        "不负",
        "不予",
        "不赔",
        "不给付",
        "除外",
        "不属于",
        "不包括",
        "不作为",
        "不是",
    ];
    let opener = OPENERS.iter().any(|word| {
        tail.rfind(word).is_some_and(|at| {
            let rest = &tail[at + word.len()..];
            rest.chars().count() <= 6 && !rest.contains(['。', '；', '，'])
        })
    });
    let operative = OPERATIVE.iter().any(|word| body.contains(word));
    (opener
        && !["不承担", "有权", "视为", "免责", "之一", "不负", "不予", "不赔", "不给付", "除外"]
            .iter()
            .any(|word| body.contains(word)))
        || !operative
}
