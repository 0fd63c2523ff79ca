//! Lines become blocks: torn ones are rejoined, rows, fields and titles stand apart.

use super::{
    Block, HEADING,
    label::{Style, count, is_numeral, label},
    nest::is_part_title,
};
use crate::clause::{
    page::{Page, ends_sentence, is_ideograph},
    words::{begins_with_a_share, contains, ends},
};

/// Two lines both shorter than this are cells of a table or a form, not one torn sentence.
const CELL: u32 = 16;

/// Joins torn lines: a line with a label, or a line after a closed one, begins a block.
pub(super) fn blocks(page: &Page) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let in_shreds = in_shreds(page);
    // Whether a label stands alone in the line before, how long that line was, and the longest one of its block.
    let (mut bare, mut before, mut widest) = (false, 0, 0);
    for (start, end) in with_whole_labels(page).into_iter().flat_map(|line| at_items(page, line)) {
        let label = label(page.slice(start, end));
        let titled = blocks.len() == 1;
        if let (None, Some(last)) = (label, blocks.last_mut()) {
            let seam = Seam { page, last, start, end, before, widest, titled, in_shreds };
            if bare || !seam.begins_anew() && seam.is_open() && !seam.parts() {
                last.end = end;
                (bare, before, widest) = (false, end - start, widest.max(end - start));
                continue;
            }
        }
        let (style, length) = label.map_or((None, 0), |(style, length)| (Some(style), length));
        bare = style.is_some() && end - start <= length;
        (before, widest) = (end - start, end - start);
        blocks.push(Block {
            start,
            end,
            style,
            body: start + length,
            parents: Vec::new(),
            part: 0,
            since: 0,
            opens: false,
            heads: false,
            is_note: false,
        });
    }
    blocks
}

/// Where a line without a label meets the block before it.
struct Seam<'s> {
    page: &'s Page,
    last: &'s Block,
    /// The line.
    start: u32,
    end: u32,
    /// How long the line before was, and the longest line of its block.
    before: u32,
    widest: u32,
    /// Whether the block is the first one, which may be the title of the document.
    titled: bool,
    in_shreds: bool,
}

impl Seam<'_> {
    fn line(&self) -> &[char] {
        self.page.slice(self.start, self.end)
    }

    fn length(&self) -> u32 {
        self.end - self.start
    }

    /// How long the block is so far.
    fn so_far(&self) -> u32 {
        self.last.end - self.last.start
    }

    /// The last character before the seam.
    fn tail(&self) -> char {
        self.page.chars[self.last.end as usize - 1]
    }

    /// Whether the line begins something whatever stands before it: a part, a note, a condition.
    fn begins_anew(&self) -> bool {
        let line = self.line();
        is_part_title(line)
            || line.starts_with(&['注', '：'])
            || self.so_far() < HEADING && begins_condition(self.page, self.last.end, line)
    }

    /// Whether no stop stands before the seam.
    fn is_open(&self) -> bool {
        !(ends_sentence(self.tail()) || self.tail() == '：')
    }

    /// Whether the line is another thing than what the block says so far.
    fn parts(&self) -> bool {
        self.is_below_a_title() || self.parts_fields() || !self.is_torn_word() && (self.parts_cells() || self.ended())
    }

    /// Whether a word is torn here: 项， is the rest of one, no cell ends in a comma or in 的, and a line of one character is none,
    /// 如 / 无 / 本合同.
    fn is_torn_word(&self) -> bool {
        matches!(self.tail(), '，' | '、' | '的' | '和' | '及' | '或')
            || self.length() < 4 && self.page.chars[self.end as usize - 1] == '，'
            || self.before == 1
            || self.length() == 1
            || self.in_shreds
    }

    /// Whether both are cells of a table.
    fn parts_cells(&self) -> bool {
        self.so_far() < CELL && self.length() < CELL && self.last.style.is_none()
    }

    /// Whether both are fields of a form, rows of a table or numbered lines: 联系电话：… under 地址：….
    fn parts_fields(&self) -> bool {
        let above = self.page.cells(self.start - self.before, self.start);
        let cells = self.page.cells(self.start, self.end);
        let rows = above.min(cells) > 1 || above.max(cells) > 2;
        let fields = is_field(self.page.slice(self.last.start, self.last.end)) && is_field(self.line());
        rows || fields || counts_on(self.page.slice(self.start - self.before, self.start), self.line())
    }

    /// Whether the block is the title of what stands below it.
    fn is_below_a_title(&self) -> bool {
        let (page, last) = (self.page, self.last);
        // 第六条 责任免除 on a line of its own is a title, not the beginning of a sentence.
        let headline = matches!(last.style, Some(Style::Article | Style::Chapter | Style::Han))
            && last.end - last.body > 1
            && self.so_far() < 26
            && !page.slice(last.body, last.end).iter().any(|c| matches!(c, '，' | '：' | '、'));
        headline
            || self.titled && self.so_far() < HEADING
            // What is defined stands below 释义, not behind it.
            || is_part_title(page.slice(last.start, last.end))
            // So does what is said below a bare title: 退款政策 / 课程费用支付后不予退款。
            || self.so_far() == self.before && is_bare_title(page.slice(last.body, last.end), self.line())
    }

    /// Whether the line before ended what it says: one that is broken off at a margin is nearly as long as its neighbours.
    fn ended(&self) -> bool {
        let near = self.page.slice(self.last.start.max(self.last.end.saturating_sub(OPEN_WITHIN)), self.last.end);
        self.before * MUCH_LONGER as u32 <= self.widest.max(self.length())
            && !is_unclosed(near)
            && !goes_on(self.tail(), self.line()[0])
            && !begins_with_a_share(self.line().iter().copied())
    }
}

/// How far back one looks for what is open; what is longer was never closed, and lines of any number take time in proportion.
const OPEN_WITHIN: u32 = 120;

/// Whether the title of a law or a bracket is open at the end of a line.
fn is_unclosed(line: &[char]) -> bool {
    let last = |c: char| line.iter().rposition(|other| *other == c);
    [('《', '》'), ('（', '）')].iter().any(|(open, close)| last(*open) > last(*close))
}

/// Whether two lines begin with a number and the next one, before words: 8急性重症肝炎 / 9良性脑肿瘤.
fn counts_on(last: &[char], line: &[char]) -> bool {
    let number = |line: &[char]| {
        let digits = line.iter().take(3).take_while(|c| c.is_ascii_digit()).count();
        let number: u32 = line[..digits].iter().collect::<String>().parse().ok()?;
        line.get(digits).is_some_and(|c| is_ideograph(*c)).then_some(number)
    };
    number(last).is_some_and(|last| number(line) == Some(last + 1))
}

/// Whether a sentence goes on over the break between two characters, however short the first line is: at a blank, behind whoever
/// does something (被保险人 / 因…), behind a word that wants another one (向 / 乙方), before one that leans on what stands before
/// (甲 / 方, 重症肌无力 / 指…).
fn goes_on(tail: char, head: char) -> bool {
    const WANTS_MORE: &str = "_人们您我方者向对为由在于至从以按将应可不其该之每第自与被把使经并且但而甲乙丙丁";
    const LEANS: &str = "_方的是指该之内后前起止等及和或与者时元年月日个%";
    WANTS_MORE.contains(tail) || LEANS.contains(head)
}

/// So many lines that no line can be make a document one of shreds.
const SHREDS: usize = 6;

/// And so many of all lines, one in.
const SHREDS_OF: usize = 25;

/// Whether lines were broken wherever the type changes, as some programs do that take text out of office files: 每月 / 修剪 /
/// 两次 / ，. A line that begins with what closes cannot be a cell of a table.
fn in_shreds(page: &Page) -> bool {
    let is_shred = |&(start, end): &(u32, u32)| match page.slice(start, end) {
        ['（'] => true,
        [first, ..] => matches!(first, '，' | '。' | '、' | '；' | '）' | '.' | '：'),
        [] => false,
    };
    let shreds = page.lines.iter().filter(|line| is_shred(line)).count();
    shreds >= SHREDS && shreds * SHREDS_OF >= page.lines.len()
}

/// A label may be torn into so many lines.
const TORN: usize = 3;

/// The lines of a page, a torn label and what stands behind it as one: 第二十 / 三 / 条 解除, 八 / 、其他.
fn with_whole_labels(page: &Page) -> Vec<(u32, u32)> {
    let mut whole: Vec<(u32, u32)> = Vec::with_capacity(page.lines.len());
    let mut at = 0;
    while let Some(&(start, end)) = page.lines.get(at) {
        let more = (1..TORN).find(|more| {
            let Some(&(_, last)) = page.lines.get(at + more) else { return false };
            opens_label(page.slice(start, end), page.slice(end, last))
                && label(page.slice(start, last)).is_some_and(|(_, length)| {
                    // Every line but the last one is spent.
                    start + length > page.lines[at + more].0
                })
        });
        let more = more.unwrap_or(0);
        whole.push((start, page.lines[at + more].1));
        at += more + 1;
    }
    whole
}

/// Whether a line is the beginning of a label that the next line goes on with; a bare number only before its mark, because it
/// may be a figure of a table.
fn opens_label(line: &[char], next: &[char]) -> bool {
    let short = (1..=5).contains(&line.len());
    match line {
        ['第' | '（', numeral @ ..] => short && numeral.iter().all(|c| is_numeral(*c)),
        numeral => short && numeral.iter().all(|c| is_numeral(*c)) && matches!(next.first(), Some('、' | '.' | '）')),
    }
}

/// The parts of a line that holds a whole list, 不赔的情形：①酒后驾驶；②斗殴。: the lead-in, and each item; or clauses in a row,
/// 1、……。2、……。. Any other line is one part.
fn at_items(page: &Page, (start, end): (u32, u32)) -> Vec<(u32, u32)> {
    let chars = page.slice(start, end);
    let clauses = clauses_in_a_row(chars);
    if !clauses.is_empty() {
        let begins = std::iter::once(start).chain(clauses.iter().map(|at| start + *at as u32));
        return begins.zip(clauses.iter().map(|at| start + *at as u32).chain([end])).collect();
    }
    let Some(cuts) = items_of(chars) else { return vec![(start, end)] };
    let cuts: Vec<u32> = cuts.into_iter().map(|at| start + at as u32).collect();
    let begins = std::iter::once(start).chain(cuts.iter().copied());
    begins.zip(cuts.iter().copied().chain([end])).collect()
}

/// Where the items of a list within a line begin, at least two: behind the colon of its lead-in, or behind the comma of one that
/// announces cases (乙方有下列行为之一的，（1）…；（2）…). Marks that stand in sentences as well (1、, 一、), and any behind a comma, must
/// count from one.
fn items_of(line: &[char]) -> Option<Vec<usize>> {
    let item = |at: usize| {
        let (style, length) = label(&line[at..])?;
        let is_sure =
            matches!(style, Style::Circled | Style::NumberInBrackets | Style::HanInBrackets | Style::NumberBracket);
        let number = count(style, &line[at..at + length as usize]);
        (is_sure || matches!(style, Style::Number | Style::Han)).then_some((style, number, is_sure))
    };
    let announces = |at: usize| {
        let near = &line[at.saturating_sub(ANNOUNCED)..at];
        ["下列", "以下", "如下", "之一"].iter().any(|word| contains(near, word))
    };
    let first = (1..line.len()).filter(|at| matches!(line[at - 1], '：' | '，')).find_map(|at| {
        let (style, number, is_sure) = item(at)?;
        let is_list = is_sure && line[at - 1] == '：';
        // What brackets hold is an aside, not a list.
        let is_led = || line[at - 1] == '：' || announces(at);
        let counts = || number == Some(1) && is_led() && !is_unclosed(&line[at.saturating_sub(LONGEST_ASIDE)..at]);
        (is_list || counts()).then_some((at, style, number.filter(|_| !is_list)))
    });
    let (first, style, number) = first?;
    let (mut cuts, mut last) = (vec![first], number);
    for at in (first + 1..line.len()).filter(|at| matches!(line[at - 1], '；' | '。' | '，')) {
        let Some((_, number, _)) = item(at).filter(|(other, ..)| *other == style) else { continue };
        if last.is_none_or(|last| number == Some(last + 1)) {
            cuts.push(at);
            last = last.and(number);
        }
    }
    (cuts.len() > 1).then_some(cuts)
}

/// How far before an item the bracket may be open that holds it, in characters: any line takes time in proportion to its length.
const LONGEST_ASIDE: usize = 200;
/// How far before its first item a list is announced, in characters.
const ANNOUNCED: usize = 40;

/// Where a line that begins with the clause 1、 goes on with 2、, 3、 and so on, each behind a stop.
fn clauses_in_a_row(line: &[char]) -> Vec<usize> {
    let numbered = |at: usize| match label(&line[at..]) {
        Some((Style::Number, length)) => {
            let digits: String = line[at..at + length as usize].iter().take_while(|c| c.is_ascii_digit()).collect();
            digits.parse::<u32>().ok()
        }
        _ => None,
    };
    let Some(mut last) = numbered(0) else { return Vec::new() };
    let mut cuts = Vec::new();
    for at in 1..line.len() {
        if matches!(line[at - 1], '。' | '；') && line[at].is_ascii_digit() && numbered(at) == Some(last + 1) {
            last += 1;
            cuts.push(at);
        }
    }
    cuts
}

/// Whether a line begins a sentence with its condition behind an item without a stop: 支付余款 / 如无变更，….
fn begins_condition(page: &Page, at: u32, line: &[char]) -> bool {
    let before = at.checked_sub(1).and_then(|at| page.chars.get(at as usize)).copied().unwrap_or('\0');
    let is_word = |c: char| is_ideograph(c) && !"例比假诸倘譬犹不有自的".contains(c);
    matches!(line.first(), Some('如' | '若')) && is_word(before)
}

/// Whether a line begins as a field of a form does: 地址：….
fn is_field(line: &[char]) -> bool {
    line.iter().take(14).any(|c| *c == '：') && line.len() < 60
}

/// What a title without a number ends with.
const TITLES: [&str; 40] = [
    "政策", "规则", "细则", "说明", "须知", "提示", "声明", "承诺", "保证", "释义", "定义", "条款", "权利", "义务",
    "责任", "行为", "内容", "范围", "原则", "事项", "方式", "期限", "标准", "流程", "条件", "限制", "保护", "信息",
    "安全", "费用", "缴纳", "支付", "结算", "变更", "终止", "解除", "管辖", "解决", "备案", "其他",
];

/// A line so many times longer than the one before was not broken off from it: lines that are torn at a margin are of one width.
const MUCH_LONGER: usize = 2;

/// Whether a short line is the title of the much longer one below: it ends as titles do, or the next begins with it again.
fn is_bare_title(title: &[char], below: &[char]) -> bool {
    let is_short = (3..CELL as usize).contains(&title.len()) && below.len() >= title.len() * MUCH_LONGER;
    let title = match title {
        ['（', name @ .., '）'] => name,
        name => name,
    };
    let is_plain = title.iter().all(|c| !matches!(c, '，' | '、' | '_' | '。' | '；'));
    is_short && is_plain && (TITLES.iter().any(|word| ends(title, word)) || below.starts_with(title))
}
