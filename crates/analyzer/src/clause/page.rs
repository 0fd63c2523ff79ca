//! A document as the clause reader sees it: folded characters without blanks, and the way back to the text as it was sent.

use std::{cell::OnceCell, collections::BTreeMap};

use baihua_text::{CharIndex, CharRange};

use crate::read::{
    characters::{Pairs, string},
    underline::without_lines_of_figures,
};

/// The longest aside in brackets that is passed over when words are looked for around it, in characters.
const LONGEST_ASIDE: usize = 200;
/// So far beyond what asides are in the way a place may be near all the same.
const FARTHEST: u32 = 2 * LONGEST_ASIDE as u32;

/// Folded characters with all that is counted once and asked often. Positions are indices into [`Page::chars`].
pub(crate) struct Page {
    pub(crate) chars: Vec<char>,
    /// For every folded character its place in the text as sent, in characters.
    origin: Vec<u32>,
    /// Lines that hold a character, as half-open ranges.
    pub(crate) lines: Vec<(u32, u32)>,
    /// Whether the gap between two columns of a table stands right before each character.
    column: Vec<bool>,
    /// Characters outside asides before each position; one longer than `chars`.
    core: Vec<u32>,
    /// Ends of phrases (commas, colons, semicolons) outside asides before each position.
    phrase: Vec<u32>,
    /// The same, those in asides included.
    phrase_all: Vec<u32>,
    /// The aside a character stands in, 0 for none.
    aside: Vec<u32>,
    /// The characters as one string, written when it is first asked for.
    plain: OnceCell<String>,
    /// Its pairs of neighbours, told when they are first asked for.
    pairs: OnceCell<Pairs>,
}

/// Whether a line is the number of a printed page, which may tear a sentence: -4-, 第4页, 第4页共10页, 4/10.
pub(crate) fn is_page_number(line: &[char]) -> bool {
    if line.is_empty() || line.len() > 12 {
        return false;
    }
    let digit = |c: &char| c.is_ascii_digit();
    let dash = |c: &char| matches!(c, '-' | '—' | '–' | '~');
    let inner = line.iter().skip_while(|c| dash(c)).collect::<Vec<_>>();
    let framed = line.len() > 2 && dash(&line[0]) && dash(&line[line.len() - 1]);
    let framed = framed && line.iter().all(|c| digit(c) || dash(c)) && inner.iter().any(|c| digit(c));
    let of_pages =
        line.contains(&'页') && line.iter().all(|c| digit(c) || "第页共/，".contains(*c)) && line.iter().any(digit);
    let halves: Vec<&[char]> = line.split(|c| *c == '/').collect();
    let of_all = halves.len() == 2 && halves.iter().all(|half| (1..=3).contains(&half.len()) && half.iter().all(digit));
    framed || of_pages || of_all
}

/// A line that stands beside so many page numbers is the running head or foot of the pages.
const RUNNING: usize = 3;
/// A running head is shorter than this, in folded characters.
const HEAD: usize = 40;

/// Takes page numbers and the running heads beside them out: they tear sentences.
fn without_furniture(chars: &mut Vec<char>, origin: &mut Vec<u32>, lines: &mut Vec<(u32, u32)>) {
    let slice = |&(start, end): &(u32, u32)| &chars[start as usize..end as usize];
    let numbers: Vec<bool> = lines.iter().map(|line| is_page_number(slice(line))).collect();
    if !numbers.contains(&true) {
        return;
    }
    let beside = |at: usize| {
        let is_number = |at: usize| numbers.get(at).copied().unwrap_or(false);
        !numbers[at] && (is_number(at + 1) || at.checked_sub(1).is_some_and(is_number))
    };
    let may_be_head = |line: &[char]| line.len() < HEAD && !line.last().copied().is_some_and(ends_phrase);
    let mut heard: BTreeMap<&[char], usize> = BTreeMap::new();
    for line in (0..lines.len()).filter(|&at| beside(at)).map(|at| slice(&lines[at])).filter(|line| may_be_head(line)) {
        *heard.entry(line).or_default() += 1;
    }
    let is_head = |at: usize| beside(at) && heard.get(slice(&lines[at])).is_some_and(|times| *times >= RUNNING);
    let kept: Vec<(u32, u32)> =
        (0..lines.len()).filter(|&at| !numbers[at] && !is_head(at)).map(|at| lines[at]).collect();
    let mut at = 0;
    for (start, end) in &kept {
        for from in *start..*end {
            (chars[at], origin[at]) = (chars[from as usize], origin[from as usize]);
            at += 1;
        }
    }
    chars.truncate(at);
    origin.truncate(at);
    let mut begin = 0;
    *lines = kept
        .into_iter()
        .map(|(start, end)| {
            let line = (begin, begin + end - start);
            begin = line.1;
            line
        })
        .collect();
}

impl Page {
    pub(crate) fn new(text: &str) -> Page {
        let mut raw: Vec<char> = Vec::with_capacity(text.chars().count());
        raw.extend(without_lines_of_figures(text).chars());
        let (mut chars, mut origin) = (Vec::with_capacity(raw.len()), Vec::with_capacity(raw.len()));
        let (mut lines, mut begin) = (Vec::new(), 0u32);
        for (at, &c) in raw.iter().enumerate() {
            // Most characters are their own fold, whatever stands beside them.
            if is_ideograph(c) {
                chars.push(c);
                origin.push(at as u32);
                continue;
            }
            if matches!(c, '\n' | '\r' | '\u{2028}' | '\u{c}') {
                if chars.len() as u32 > begin {
                    lines.push((begin, chars.len() as u32));
                }
                begin = chars.len() as u32;
                continue;
            }
            if is_markup(&raw, at, chars.len() as u32 == begin) {
                continue;
            }
            if let Some(folded) = fold(c, at.checked_sub(1).map(|at| raw[at]), raw.get(at + 1).copied()) {
                chars.push(folded);
                origin.push(at as u32);
            }
        }
        if chars.len() as u32 > begin {
            lines.push((begin, chars.len() as u32));
        }
        without_furniture(&mut chars, &mut origin, &mut lines);
        let aside = asides(&chars);
        let column = columns(&raw, &origin);
        let mut page = Page {
            column,
            core: Vec::with_capacity(chars.len() + 1),
            phrase: Vec::with_capacity(chars.len() + 1),
            phrase_all: Vec::with_capacity(chars.len() + 1),
            chars,
            origin,
            lines,
            aside,
            plain: OnceCell::new(),
            pairs: OnceCell::new(),
        };
        let (mut core, mut phrase, mut all) = (0, 0, 0);
        for (at, &c) in page.chars.iter().enumerate() {
            page.core.push(core);
            page.phrase.push(phrase);
            page.phrase_all.push(all);
            let outside = page.aside[at] == 0;
            core += u32::from(outside);
            if ends_phrase(c) {
                phrase += u32::from(outside);
                all += 1;
            }
        }
        page.core.push(core);
        page.phrase.push(phrase);
        page.phrase_all.push(all);
        page
    }

    pub(crate) fn len(&self) -> u32 {
        self.chars.len() as u32
    }

    pub(crate) fn slice(&self, start: u32, end: u32) -> &[char] {
        let end = (end as usize).min(self.chars.len());
        &self.chars[(start as usize).min(end)..end]
    }

    pub(crate) fn text(&self, start: u32, end: u32) -> String {
        string(self.slice(start, end))
    }

    /// All characters.
    pub(crate) fn plain(&self) -> &str {
        self.plain.get_or_init(|| string(&self.chars))
    }

    /// Whether `word` stands anywhere.
    pub(crate) fn holds(&self, word: &str) -> bool {
        self.pairs.get_or_init(|| Pairs::of(self.plain())).may_hold(word) && self.plain().contains(word)
    }

    /// The characters of the text as sent that a range of folded ones stands for, from the first to the last.
    pub(crate) fn range(&self, start: u32, end: u32) -> Option<CharRange> {
        let first = *self.origin.get(start as usize)? as usize;
        let last = *self.origin.get((end as usize).checked_sub(1)?)? as usize;
        CharRange::new(first, last + 1)
    }

    /// The characters of `text`, which the page and `index` were made of, that a range of folded ones stands for, without
    /// blanks but those between two words in letters: 星Talk8, Rich Papa.
    pub(crate) fn as_sent(&self, start: u32, end: u32, text: &str, index: &CharIndex) -> String {
        let sent = self.range(start, end).and_then(|range| index.slice(text, range)).unwrap_or_default();
        let chars: Vec<char> = sent.chars().collect();
        let letter = |at: Option<usize>| at.and_then(|at| chars.get(at)).is_some_and(char::is_ascii_alphabetic);
        let kept = |at: usize| {
            let parts_words = chars[at] == ' ' && letter(at.checked_sub(1)) && letter(Some(at + 1));
            !chars[at].is_whitespace() || parts_words
        };
        (0..chars.len()).filter(|&at| kept(at)).map(|at| chars[at]).collect()
    }

    /// How many cells of a table a line has; one where it is none.
    pub(crate) fn cells(&self, start: u32, end: u32) -> usize {
        let inside = start as usize + 1..end as usize;
        let bars = self.slice(start, end).iter().filter(|c| **c == '|').count();
        1 + bars.max(self.column.get(inside).map_or(0, |gaps| gaps.iter().filter(|gap| **gap).count()))
    }

    /// How many characters stand between two positions, asides left out unless both stand in the same one.
    pub(crate) fn distance(&self, from: u32, to: u32) -> u32 {
        if self.same_aside(from, to) {
            to.saturating_sub(from)
        } else {
            self.core[to as usize] - self.core[from as usize]
        }
    }

    /// The last position behind `from` that may be no farther than `most` characters, with two long asides in between at most.
    pub(crate) fn reach(&self, from: u32, most: u32) -> u32 {
        let near = |to: u32| self.core[to as usize] - self.core[from as usize] <= most;
        let first = from.saturating_add(most).min(self.len());
        let last = first.saturating_add(FARTHEST).min(self.len());
        (first..last).find(|to| !near(to + 1)).unwrap_or(last)
    }

    /// The same before `to`.
    pub(crate) fn reach_back(&self, to: u32, most: u32) -> u32 {
        let near = |from: u32| self.core[to as usize] - self.core[from as usize] <= most;
        let first = to.saturating_sub(most);
        let last = first.saturating_sub(FARTHEST);
        (last..first).rev().find(|from| !near(*from)).map_or(last, |from| from + 1)
    }

    /// Whether no phrase ends between two positions.
    pub(crate) fn same_phrase(&self, from: u32, to: u32) -> bool {
        let counts = if self.same_aside(from, to) { &self.phrase_all } else { &self.phrase };
        counts[from as usize] == counts[to as usize]
    }

    fn same_aside(&self, from: u32, to: u32) -> bool {
        let of = |at: u32| self.aside.get(at as usize).copied().unwrap_or(0);
        let before = from.checked_sub(1).map_or(0, of);
        before != 0 && before == of(to)
    }
}

/// Marks each character that stands behind a tab or more than one blank: 8  收银系统年费  2,400元.
fn columns(raw: &[char], origin: &[u32]) -> Vec<bool> {
    let mut from = 0;
    let is_gap = |&at: &u32| {
        let blanks = &raw[from..at as usize];
        from = at as usize + 1;
        let wide = blanks.len() > 1 || matches!(blanks, ['\t' | '\u{3000}']);
        wide && blanks.iter().all(|c| c.is_whitespace())
    };
    origin.iter().map(is_gap).collect()
}

/// Marks each character with the aside it stands in: （…）, short enough to be one. An aside within another is part of it.
fn asides(chars: &[char]) -> Vec<u32> {
    let mut aside = vec![0; chars.len()];
    let (mut open, mut number): (Vec<usize>, u32) = (Vec::new(), 0);
    for (at, &c) in chars.iter().enumerate() {
        match c {
            '（' => open.push(at),
            '）' => {
                if let Some(start) = open.pop()
                    && at - start <= LONGEST_ASIDE
                {
                    number += 1;
                    aside[start..=at].fill(number);
                }
            }
            // What nobody closed is no aside.
            c if ends_sentence(c) => open.retain(|start| at - start <= LONGEST_ASIDE),
            _ => {}
        }
    }
    aside
}

/// Whether a character ends a phrase.
pub(crate) fn ends_phrase(c: char) -> bool {
    matches!(c, '，' | '：') || ends_sentence(c)
}

/// Whether a character ends a sentence or one of its parts that stand alone.
pub(crate) fn ends_sentence(c: char) -> bool {
    matches!(c, '。' | '；' | '！' | '？')
}

/// Whether the character at `at` is a mark of Markdown: `#` before a heading, `**` around what is strong. Three stars and more
/// hide something.
fn is_markup(raw: &[char], at: usize, begins_line: bool) -> bool {
    match raw[at] {
        '#' => begins_line,
        '*' => {
            // Of a run no more than two more stars are looked at, so that a line of stars takes no time.
            let before = raw[..at].iter().rev().take(2).take_while(|c| **c == '*').count();
            let behind = raw[at + 1..].iter().take(2).take_while(|c| **c == '*').count();
            let digit = |c: Option<&char>| c.is_some_and(char::is_ascii_digit);
            let first = at - before;
            before + behind == 1
                && !(digit(first.checked_sub(1).and_then(|at| raw.get(at))) && digit(raw.get(first + 2)))
        }
        _ => false,
    }
}

/// Whether a character is a unified ideograph, which most of a document are.
pub(crate) fn is_ideograph(c: char) -> bool {
    matches!(c, '\u{4e00}'..='\u{9fff}')
}

/// What a character is read as; `None` for blanks and invisible marks. Points and commas inside numbers stay what they are.
pub(crate) fn fold(c: char, before: Option<char>, after: Option<char>) -> Option<char> {
    let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit() || ('０'..='９').contains(&c));
    let han = |c: Option<char>| c.is_some_and(is_ideograph);
    Some(match c {
        c if is_ideograph(c) => c,
        c if c.is_whitespace() => return None,
        // 不·承·担: dots of emphasis, as copies of printed policies hold them.
        '·' | '•' | '・' if han(before) && han(after) => return None,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{feff}' => {
            return None;
        }
        ',' | '，' | '﹐' => {
            if digit(before) && digit(after) && c != '，' {
                return None; // 12,000 is read as 12000.
            }
            '，'
        }
        ';' | '；' => '；',
        ':' | '：' | '︰' => '：',
        '?' | '？' => '？',
        '!' | '！' => '！',
        '｡' => '。',
        '(' | '（' | '[' | '［' | '【' | '〔' | '〖' => '（',
        ')' | '）' | ']' | '］' | '】' | '〕' | '〗' => '）',
        '“' | '”' | '„' | '「' | '」' | '『' | '』' | '＂' | '‘' | '’' | '\'' => '"',
        '—' | '–' | '―' | '－' | '−' | '─' => '-',
        '＿' => '_',
        '﹪' => '%',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c).to_ascii_lowercase(),
        c => c.to_ascii_lowercase(),
    })
}

/// A word of the knowledge base, folded as documents are.
pub(crate) fn folded(word: &str) -> String {
    word.chars().filter_map(|c| fold(c, None, None)).collect()
}

#[cfg(test)]
mod tests {
    use super::{CharIndex, Page};

    #[test]
    fn a_folded_range_leads_back_to_the_text() {
        let page = Page::new("甲 方\n应付1，200.50 元(含税)。");
        assert_eq!(page.text(0, page.len()), "甲方应付1，200.50元（含税）。");
        let range = page.range(0, 2).expect("in the text");
        assert_eq!((range.start(), range.end()), (0, 3));
    }

    #[test]
    fn what_is_near_is_within_reach() {
        let page =
            Page::new("甲方（含其关联公司（如有）及受托人）有权随时（包括节假日）解除，乙方（承租人）不得异议。");
        for most in [0, 1, 3, 8] {
            for from in 0..=page.len() {
                let near = |to: &u32| page.distance(from.min(*to), from.max(*to)) <= most;
                assert!((from..=page.len()).filter(near).all(|to| to <= page.reach(from, most)), "{from} {most}");
                assert!((0..=from).filter(near).all(|to| to >= page.reach_back(from, most)), "{from} {most}");
            }
        }
        let open = Page::new("甲方有权解除合同。");
        assert_eq!((open.reach(2, 3), open.reach_back(6, 3)), (5, 3));
    }

    #[test]
    fn page_numbers_and_the_heads_beside_them_are_no_part_of_a_sentence() {
        let page = |times: usize| {
            let torn = "乙方应在收到\n云栖某某装饰有限公司\n- 3 -\n通知后付款。\n".repeat(times);
            let page = Page::new(&torn);
            page.text(0, page.len())
        };
        assert_eq!(page(3), "乙方应在收到通知后付款。".repeat(3));
        assert_eq!(page(2), "乙方应在收到云栖某某装饰有限公司通知后付款。".repeat(2));
        let whole = Page::new("甲方付款。\n第2页\n乙方收款。");
        assert_eq!(whole.lines, [(0, 5), (5, 10)]);
        assert_eq!(whole.range(5, 10).map(|range| range.start()), Some(10));
    }

    #[test]
    fn marks_of_markdown_are_not_read() {
        let text = |text: &str| {
            let page = Page::new(text);
            page.text(0, page.len())
        };
        assert_eq!(text("## 2.5 **保险责任**\n我们给付#1号保险金。"), "2.5保险责任我们给付#1号保险金。");
        assert_eq!(text("电话138****1234，尾号12**34，李***。"), "电话138****1234，尾号12**34，李***。");
    }

    #[test]
    fn a_name_is_told_as_it_was_sent() {
        let text = "由星 Talk\n8负责";
        let page = Page::new(text);
        assert_eq!(page.text(1, 7), "星talk8");
        assert_eq!(page.as_sent(1, 7, text, &CharIndex::new(text)), "星Talk8");
        let text = "由Rich Papa 负责";
        assert_eq!(Page::new(text).as_sent(1, 9, text, &CharIndex::new(text)), "Rich Papa");
    }

    #[test]
    fn asides_are_passed_over() {
        let page = Page::new("乙方（包括其员工，下同）不承担责任");
        assert_eq!(page.distance(2, 12), 0);
        assert!(page.same_phrase(2, 14));
        assert!(!page.same_phrase(3, 11));
    }

    #[test]
    fn an_aside_within_an_aside_is_passed_over_with_it() {
        let page = Page::new("甲方（以下称《办法》（第二版）为准，下同）期间");
        assert_eq!(page.distance(2, 21), 0);
        assert!(page.same_phrase(2, 23));
        let page = Page::new("（未写完，乙方（包括其员工）不负责");
        assert_eq!(page.distance(7, 14), 0);
        assert!(!page.same_phrase(0, 14));
    }
}
