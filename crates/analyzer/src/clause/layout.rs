//! Layout: lines become blocks with labels, blocks become sentences that know their label, their headings and the lead-in
//! whose list they belong to.

use std::collections::BTreeSet;

use super::{
    page::{Page, ends_sentence},
    words::{contains, ends, last},
};

/// How a label numbers, whatever the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Style {
    /// 第三章
    Chapter,
    /// 第六条
    Article,
    /// 一、
    Han,
    /// （一）
    HanInBrackets,
    /// 1.1.1
    Third,
    /// 1.1
    Second,
    /// 1、
    Number,
    /// （1）
    NumberInBrackets,
    /// 1）
    NumberBracket,
    /// ①
    Circled,
    /// a.
    Letter,
    /// ■
    Bullet,
}

/// A paragraph or list item, torn lines rejoined.
pub(crate) struct Block {
    pub(crate) start: u32,
    pub(crate) end: u32,
    pub(crate) style: Option<Style>,
    /// Where the label ends.
    pub(crate) body: u32,
    /// The blocks it stands under, the outermost first, as indices.
    pub(crate) parents: Vec<u32>,
    /// The block that begins the part of the document it stands in.
    part: u32,
    /// What stands before this block gives it no label: another part, or numbers that do not go on.
    since: u32,
    /// Whether a list follows.
    opens: bool,
    /// Whether it is a short line that names rights or duties, whose items follow.
    heads: bool,
}

/// The smallest stretch that is judged: a sentence, or a part of one that ends in a semicolon.
pub(crate) struct Sentence {
    pub(crate) start: u32,
    pub(crate) end: u32,
    pub(crate) block: u32,
    /// The sentence that opens the list this one is an item of.
    pub(crate) lead: Option<u32>,
    /// The sentences of the list this one opens.
    pub(crate) items: Vec<u32>,
}

/// Blocks and sentences of a document, in order.
pub(crate) struct Layout {
    pub(crate) blocks: Vec<Block>,
    pub(crate) sentences: Vec<Sentence>,
    /// By position: one more than the number of the sentence that holds it, 0 for none.
    sentence_of: Vec<u32>,
}

/// A heading is shorter than this, in folded characters.
const HEADING: u32 = 40;
/// Two lines both shorter than this are cells of a table or a form, not one torn sentence.
const CELL: u32 = 16;
/// A sentence without a full stop is cut at a comma after the first, anywhere after the second number of characters.
const LONG: u32 = 400;
const LONGEST: u32 = 600;

impl Layout {
    pub(crate) fn new(page: &Page) -> Layout {
        let mut blocks = blocks(page);
        nest(page, &mut blocks);
        let sentences = sentences(page, &blocks);
        let mut sentence_of = vec![0; page.chars.len()];
        for (sentence, number) in sentences.iter().zip(1..) {
            sentence_of[sentence.start as usize..sentence.end as usize].fill(number);
        }
        Layout { blocks, sentences, sentence_of }
    }

    /// The short blocks that `sentence` stands under, the nearest first.
    pub(crate) fn headings(&self, sentence: &Sentence) -> impl Iterator<Item = &Block> {
        let parents = &self.blocks[sentence.block as usize].parents;
        parents
            .iter()
            .rev()
            .map(|&block| &self.blocks[block as usize])
            .filter(|block| block.end - block.start < HEADING)
    }

    /// The sentence that holds position `at`.
    pub(crate) fn sentence_at(&self, at: u32) -> Option<u32> {
        self.sentence_of.get(at as usize)?.checked_sub(1)
    }

    /// The document's own label of a sentence, such as 第六条 6.3.
    pub(crate) fn place(&self, page: &Page, sentence: &Sentence) -> Option<String> {
        let block = &self.blocks[sentence.block as usize];
        let mut parts: Vec<String> = Vec::new();
        let own = std::iter::once(sentence.block);
        for number in block.parents.iter().copied().chain(own).filter(|number| *number >= block.since) {
            let block = &self.blocks[number as usize];
            match block.style {
                None | Some(Style::Bullet) => {}
                Some(Style::Second | Style::Third) => {
                    // 6.3 says the section already.
                    parts.retain(|part| part.starts_with('第'));
                    parts.push(trimmed_label(page, block));
                }
                Some(_) => parts.push(trimmed_label(page, block)),
            }
        }
        if parts.len() > 1 && parts.iter().skip(1).any(|part| part.starts_with('第')) {
            // An article says where it stands; its chapter need not be named.
            parts.remove(0);
        }
        let part = &self.blocks[block.part as usize];
        if let Some(annex) = annex(page.slice(part.start, part.end)) {
            parts.insert(0, annex);
        }
        (!parts.is_empty()).then(|| parts.join(" "))
    }
}

/// The name of an annex that a line opens: 附件6.
fn annex(line: &[char]) -> Option<String> {
    let is = |word: &str| line.starts_with(&word.chars().collect::<Vec<_>>());
    ["附件", "附录", "附表"].iter().any(|word| is(word)).then(|| {
        let number = line[2..].iter().take(3).take_while(|c| c.is_ascii_digit() || HAN_DIGITS.contains(**c));
        line[..2].iter().chain(number).collect()
    })
}

const HAN_DIGITS: &str = "一二三四五六七八九十";

fn is_numeral(c: char) -> bool {
    HAN_DIGITS.contains(c) || matches!(c, '〇' | '零' | '百') || c.is_ascii_digit()
}

/// Whether a line without a label opens a contract before its first clause, begins with a title in brackets (【押金】) or is a
/// note: it stands under no number.
fn stands_alone(line: &[char]) -> bool {
    let title = line.strip_prefix(&['（']).and_then(|rest| rest.split(|c| *c == '）').next());
    if title.is_some_and(|title| {
        (2..=8).contains(&title.len()) && title.iter().all(|c| ('\u{4e00}'..='\u{9fff}').contains(c) && !is_numeral(*c))
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

fn trimmed_label(page: &Page, block: &Block) -> String {
    page.text(block.start, block.body).trim_end_matches(['、', '.', '：']).to_owned()
}

/// Joins torn lines: a line with a label, or a line after a closed one, begins a block.
fn blocks(page: &Page) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut bare = false;
    let in_shreds = in_shreds(page);
    // How long the line before was, the longest line of its block, and how many columns it has.
    let (mut last_line, mut widest, mut columns) = (u32::MAX, 0, 1);
    for (start, end) in with_whole_labels(page).into_iter().flat_map(|line| at_items(page, line)) {
        let label = label(page.slice(start, end));
        let titled = blocks.len() == 1;
        let before = std::mem::replace(&mut last_line, end - start);
        let line = page.slice(start, end);
        let columns_before = std::mem::replace(&mut columns, page.cells(start, end));
        let begins = is_part_title(line)
            || line.starts_with(&['注', '：'])
            || blocks
                .last()
                .is_some_and(|last| last.end - last.start < HEADING && begins_condition(page, last.end, line));
        if let (None, Some(last)) = (label, blocks.last_mut().filter(|_| bare || !begins)) {
            let tail = page.chars[last.end as usize - 1];
            let open = !(ends_sentence(tail) || tail == '：');
            // 项， is the rest of a torn word, and no cell ends in a comma or in 的.
            let rest = matches!(tail, '，' | '、' | '的' | '和' | '及' | '或')
                || end - start < 4 && page.chars[end as usize - 1] == '，';
            // So is a line of one character, 如 / 无 / 本合同.
            let single = before == 1 || end - start == 1;
            let short = last.end - last.start < CELL && end - start < CELL;
            let cells = short && last.style.is_none() && !rest && !single && !in_shreds;
            // 联系电话：… under 地址：… is the next field of a form.
            let fields = is_field(page.slice(last.start, last.end)) && is_field(page.slice(start, end));
            let rows = columns_before.min(columns) > 1 || columns_before.max(columns) > 2;
            let counts = counts_on(page.slice(start - before, start), line);
            let title = titled && last.end - last.start < HEADING;
            // 第六条 责任免除 on a line of its own is a title, not the beginning of a sentence.
            let headline = matches!(last.style, Some(Style::Article | Style::Chapter | Style::Han))
                && last.end - last.body > 1
                && last.end - last.start < 26
                && !page.slice(last.body, last.end).iter().any(|c| matches!(c, '，' | '：' | '、'));
            // A line broken off at a margin is nearly as long as its neighbours.
            let is_open = is_open(page.slice(last.start.max(last.end.saturating_sub(OPEN_WITHIN)), last.end));
            let ended = !(rest || single || in_shreds || is_open || goes_on(tail, line[0]))
                && before * MUCH_LONGER as u32 <= widest.max(end - start);
            // What is defined stands below 释义, not behind it.
            let title = title || is_part_title(page.slice(last.start, last.end));
            // So does what is said below a bare title: 退款政策 / 课程费用支付后不予退款。
            let title =
                title || (last.end - last.start == before && is_bare_title(page.slice(last.body, last.end), line));
            let apart = cells || fields || rows || counts || title || headline || ended;
            if bare || (open && !apart) {
                last.end = end;
                widest = widest.max(end - start);
                bare = false;
                continue;
            }
        }
        let (style, length) = label.map_or((None, 0), |(style, length)| (Some(style), length));
        bare = style.is_some() && end - start <= length;
        widest = end - start;
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
        });
    }
    blocks
}

/// How far back one looks for what is open; what is longer was never closed, and lines of any number take time in proportion.
const OPEN_WITHIN: u32 = 120;

/// Whether the title of a law or a bracket is open at the end of a line.
fn is_open(line: &[char]) -> bool {
    let last = |c: char| line.iter().rposition(|other| *other == c);
    [('《', '》'), ('（', '）')].iter().any(|(open, close)| last(*open) > last(*close))
}

/// Whether two lines begin with a number and the next one, before words: 8急性重症肝炎 / 9良性脑肿瘤.
fn counts_on(last: &[char], line: &[char]) -> bool {
    let number = |line: &[char]| {
        let digits = line.iter().take(3).take_while(|c| c.is_ascii_digit()).count();
        let number: u32 = line[..digits].iter().collect::<String>().parse().ok()?;
        line.get(digits).is_some_and(|c| ('\u{4e00}'..='\u{9fff}').contains(c)).then_some(number)
    };
    number(last).is_some_and(|last| number(line) == Some(last + 1))
}

/// Whether a sentence goes on over the break between two characters, however short the first line is: at a blank, behind whoever
/// does something (被保险人 / 因…), behind a word that wants another one (向 / 乙方), before one that leans on what stands before (甲 / 方, 重症肌无力 / 指…).
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

/// The parts of a line that holds a whole list, 不赔的情形：①酒后驾驶；②斗殴。: the lead-in, and each item. Any other line is one
/// part.
fn at_items(page: &Page, (start, end): (u32, u32)) -> Vec<(u32, u32)> {
    let chars = page.slice(start, end);
    let of_items = |at: usize| match label(&chars[at..]) {
        Some((style, _)) => {
            matches!(style, Style::Circled | Style::NumberInBrackets | Style::HanInBrackets | Style::NumberBracket)
                .then_some(style)
        }
        None => None,
    };
    let Some((first, style)) =
        (1..chars.len()).filter(|&at| chars[at - 1] == '：').find_map(|at| of_items(at).map(|style| (at, style)))
    else {
        return vec![(start, end)];
    };
    let next = (first + 1..chars.len())
        .filter(|&at| matches!(chars[at - 1], '；' | '。' | '，') && of_items(at) == Some(style));
    let cuts: Vec<u32> = std::iter::once(first).chain(next).map(|at| start + at as u32).collect();
    if cuts.len() < 2 {
        return vec![(start, end)];
    }
    let begins = std::iter::once(start).chain(cuts.iter().copied());
    begins.zip(cuts.iter().copied().chain([end])).collect()
}

/// Whether a line begins a sentence with its condition behind an item without a stop: 支付余款 / 如无变更，….
fn begins_condition(page: &Page, at: u32, line: &[char]) -> bool {
    let before = at.checked_sub(1).and_then(|at| page.chars.get(at as usize)).copied().unwrap_or('\0');
    let is_word = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c) && !"例比假诸倘譬犹不有自的".contains(c);
    matches!(line.first(), Some('如' | '若')) && is_word(before)
}

/// Whether a line begins as a field of a form does: 地址：….
fn is_field(line: &[char]) -> bool {
    line.iter().take(14).any(|c| *c == '：') && line.len() < 60
}

/// Finds under which blocks each block stands. The depth follows from what opens inside what, not from the kind of label.
fn nest(page: &Page, blocks: &mut [Block]) {
    let mut stack: Vec<u32> = Vec::new();
    let mut titles: BTreeSet<Vec<char>> = BTreeSet::new();
    let mut part = 0;
    // Where numbers broke off, and how deep: what goes on further out is under its own article again.
    let mut broken: Option<(usize, u32)> = None;
    for number in 0..blocks.len() {
        let style = blocks[number].style;
        let words = page.slice(blocks[number].start, blocks[number].end);
        // The head of every page repeats the title; where it stands first, another part of the document begins.
        if style.is_none() && (is_part_title(words) || begins_part(words) && titles.insert(words.to_vec())) {
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
            Some(Style::Article) => stack.retain(|&at| blocks[at as usize].style == Some(Style::Chapter)),
            Some(style) => {
                if let Some(same) = stack.iter().position(|&at| blocks[at as usize].style == Some(style)) {
                    stack.truncate(same);
                } else if style == Style::Han && page.chars.get(blocks[number].start as usize) != Some(&'一') {
                    // 九、 under （6）: a section goes on that was broken off before; it is no part of the item above.
                    let holds =
                        |at: u32| matches!(blocks[at as usize].style, Some(Style::Chapter | Style::Article) | None);
                    stack.retain(|&at| holds(at));
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
        let heading = block.end - block.start < 26 && is_heading(page.slice(block.start, block.end));
        let block = &mut blocks[number];
        block.parents.clone_from(&stack);
        (block.opens, block.heads) = (opens, style.is_none() && heading);
        if style.is_some() || opens || heading {
            stack.push(number as u32);
        }
    }
}

/// Whether the numbers do not go on from block `last` to block `next` of the same style: what stood between, such as the
/// heading of another article, was not read. A list that begins anew behind its own lead-in or heading goes on.
fn is_broken(page: &Page, blocks: &[Block], last: usize, next: usize) -> bool {
    let (Some(before), Some(behind)) = (value(page, &blocks[last]), value(page, &blocks[next])) else { return false };
    let has_lead = || blocks[last + 1..next].iter().any(|block| block.opens || block.heads);
    behind < before && (behind > 1 || !has_lead())
}

/// The number of a label that counts by one: 第六条, 六、, （6）; none for 6.3, which says where it stands.
fn value(page: &Page, block: &Block) -> Option<u32> {
    let counts = matches!(
        block.style,
        Some(
            Style::Article
                | Style::Han
                | Style::HanInBrackets
                | Style::Number
                | Style::NumberInBrackets
                | Style::NumberBracket
        )
    );
    let chars: Vec<char> = page.slice(block.start, block.body).iter().copied().filter(|c| is_numeral(*c)).collect();
    if !counts || chars.is_empty() {
        return None;
    }
    // 二十三: what stands before 十 and 百 multiplies it.
    let (mut sum, mut last) = (0_u32, None::<u32>);
    for c in chars {
        match c {
            '百' => sum += last.take().unwrap_or(1) * 100,
            '十' => sum += last.take().unwrap_or(1) * 10,
            '〇' | '零' => {}
            c => {
                let digit = c
                    .to_digit(10)
                    .or_else(|| "一二三四五六七八九".chars().position(|d| d == c).map(|at| at as u32 + 1))?;
                last = Some(if c.is_ascii_digit() { last.unwrap_or(0) * 10 + digit } else { digit });
            }
        }
    }
    Some(sum + last.unwrap_or(0))
}

/// Whether a line is the title of definitions or notes, which have numbers of their own.
fn is_part_title(line: &[char]) -> bool {
    let line: Vec<char> = line.iter().copied().filter(|c| !matches!(c, '：' | '【' | '】' | '（' | '）')).collect();
    let is = |words: &[&str]| words.iter().any(|word| word.chars().eq(line.iter().copied()));
    is(&["释义", "名词释义", "名词解释", "条款释义", "填写说明", "使用说明", "特别提示", "重要提示"])
}

/// Whether a line without a label begins a part with numbers of its own: 附件一, the title of another contract.
fn begins_part(line: &[char]) -> bool {
    let line: Vec<char> = line.iter().copied().filter(|c| !matches!(c, '：' | '【' | '】' | '《' | '》')).collect();
    let ends = |word: &str| word.chars().count() <= line.len() && line.ends_with(&word.chars().collect::<Vec<_>>());
    let begins = |word: &str| line.starts_with(&word.chars().collect::<Vec<_>>());
    let is_plain = line.iter().all(|c| !matches!(c, '，' | '。' | '；' | '、' | '_'));
    is_plain
        && line.len() < 24
        && (["附件", "附录", "附表"].iter().any(|word| begins(word))
            || ["合同", "协议", "协议书", "合同书", "条款"].iter().any(|word| ends(word)))
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

/// Whether a short line names duties, rights or promises: its items are those of whoever it names.
pub(crate) fn is_heading(chars: &[char]) -> bool {
    ["权利", "义务", "责任", "承诺", "声明", "保证", "释义", "定义", "除外"].iter().any(|word| contains(chars, word))
}

/// Whether the words end by announcing a list.
fn opens_list(chars: &[char]) -> bool {
    let Some(&end) = chars.last() else { return false };
    if end == '：' {
        return true;
    }
    let tail = &chars[chars.len().saturating_sub(60)..];
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

/// Whether a lead-in only opens the document or a section (双方达成协议如下：) and hands nothing to its items.
fn is_preamble(chars: &[char]) -> bool {
    let body: String = chars.iter().collect();
    let Some(stripped) = body.strip_suffix('：') else { return false };
    let tail: String = {
        let all: Vec<char> = stripped.chars().collect();
        all[all.len().saturating_sub(10)..].iter().collect()
    };
    const OPENERS: [&str; 21] = [
        "达成", "订立", "签订", "签署", "制定", "制订", "约定", "协议", "合同", "条款", "说明", "内容", "事项", "声明",
        "确认", "告知", "如下", "特此", "条件", "名词", "定义",
    ];
    const OPERATIVE: [&str; 21] = [
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

fn sentences(page: &Page, blocks: &[Block]) -> Vec<Sentence> {
    let mut out: Vec<Sentence> = Vec::new();
    // The last sentence of every block that opens a list.
    let mut opening: Vec<Option<u32>> = vec![None; blocks.len()];
    for (number, block) in blocks.iter().enumerate() {
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
        for at in body..block.end {
            let c = page.chars[at as usize];
            match c {
                '（' => depth += 1,
                '）' => depth = depth.saturating_sub(1),
                _ => {}
            }
            let length = at - cut;
            // A bracket that closes behind the stop belongs to the sentence.
            let closes = at + 1 < block.end && page.chars[at as usize + 1] == '）' && depth == 0;
            let closed = c == '）' && depth == 0 && at > cut && ends_sentence(page.chars[at as usize - 1]);
            let stop = (ends_sentence(c) && (depth == 0 || length > 300) && !closes)
                || closed
                || (c == '，' && length > LONG)
                || length > LONGEST
                || at + 1 == block.end;
            if !stop {
                continue;
            }
            if at + 1 - cut > 3 {
                out.push(Sentence { start: cut, end: at + 1, block: number as u32, lead, items: Vec::new() });
            }
            (cut, depth) = (at + 1, 0);
        }
        if let Some(lead) = lead {
            let added: Vec<u32> = (first as u32..out.len() as u32).collect();
            out[lead as usize].items.extend(added);
        }
        if block.opens && out.len() > first {
            opening[number] = Some(out.len() as u32 - 1);
        }
    }
    out
}

/// The label a line begins with, and its length in characters.
pub(crate) fn label(line: &[char]) -> Option<(Style, u32)> {
    let han = |c: char| "一二三四五六七八九十".contains(c);
    let number = |c: char| han(c) || "〇零百".contains(c) || c.is_ascii_digit();
    let run = |from: usize, most: usize, is: &dyn Fn(char) -> bool| {
        line[from.min(line.len())..].iter().take(most).take_while(|c| is(**c)).count()
    };
    let at = |place: usize| line.get(place).copied().unwrap_or('\0');
    let digits = |from: usize| run(from, 2, &|c| c.is_ascii_digit());
    match at(0) {
        '第' => {
            let length = run(1, 6, &number);
            if length == 0 {
                return None;
            }
            match at(1 + length) {
                '部' if at(2 + length) == '分' => Some((Style::Chapter, 3 + length as u32)),
                '章' | '节' | '部' => Some((Style::Chapter, 2 + length as u32)),
                '条' if !"约规之的款".contains(at(2 + length)) => Some((Style::Article, 2 + length as u32)),
                _ => None,
            }
        }
        '（' => {
            let length = run(1, 3, &han);
            let (style, length) =
                if length > 0 { (Style::HanInBrackets, length) } else { (Style::NumberInBrackets, digits(1)) };
            if length == 0 || at(1 + length) != '）' {
                return None;
            }
            let more = u32::from(matches!(at(2 + length), '、' | '.'));
            Some((style, 2 + length as u32 + more))
        }
        c if han(c) => {
            let length = run(0, 3, &han);
            // 三、70岁以上 is a label, 三.5 is a number.
            let marked = at(length) == '、' || at(length) == '.' && !at(length + 1).is_ascii_digit();
            marked.then_some((Style::Han, length as u32 + 1))
        }
        c if c.is_ascii_digit() => {
            let first = digits(0);
            let mut end = first;
            let mut levels = 1;
            while levels < 4 && at(end) == '.' && at(end + 1).is_ascii_digit() {
                let next = digits(end + 1);
                if at(end + 1 + next).is_ascii_digit() {
                    break;
                }
                end += 1 + next;
                levels += 1;
            }
            match levels {
                1 => match at(first) {
                    '、' | '.' if !at(first + 1).is_ascii_digit() => Some((Style::Number, first as u32 + 1)),
                    '）' => {
                        Some((Style::NumberBracket, first as u32 + 1 + u32::from(matches!(at(first + 1), '、' | '.'))))
                    }
                    _ => None,
                },
                _ if matches!(at(end), '%' | '元' | '‰') || at(end).is_ascii_digit() => None,
                _ => {
                    let more = u32::from(matches!(at(end), '、' | '.'));
                    Some((if levels == 2 { Style::Second } else { Style::Third }, end as u32 + more))
                }
            }
        }
        '①'..='⑳' | '⑴'..='⒇' | '㈠'..='㈩' => {
            Some((Style::Circled, 1 + u32::from(matches!(at(1), '、' | '.'))))
        }
        '□' | '■' | '●' | '◆' | '★' | '•' | '·' | '◇' | '○' | '▲' => Some((Style::Bullet, 1)),
        '-' if at(1) != '-' => Some((Style::Bullet, 1)),
        c if c.is_ascii_lowercase() && matches!(at(1), '、' | '.' | '）') && !at(2).is_ascii_lowercase() => {
            Some((Style::Letter, 2))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Layout, Page, Style, label};

    fn styles(lines: &[&str]) -> Vec<Option<(Style, u32)>> {
        lines.iter().map(|line| label(&Page::new(line).chars)).collect()
    }

    #[test]
    fn labels_are_known_by_their_style() {
        assert_eq!(
            styles(&[
                "第六条 押金",
                "第二章",
                "一、总则",
                "（三）其他",
                "1.2.3 乙方",
                "6.3押金",
                "2、租金",
                "(4)逾期",
                "5）其他",
                "③到期",
                "1.5%的费用",
                "第三方",
                "第六条规定的"
            ]),
            [
                Some((Style::Article, 3)),
                Some((Style::Chapter, 3)),
                Some((Style::Han, 2)),
                Some((Style::HanInBrackets, 3)),
                Some((Style::Third, 5)),
                Some((Style::Second, 3)),
                Some((Style::Number, 2)),
                Some((Style::NumberInBrackets, 3)),
                Some((Style::NumberBracket, 2)),
                Some((Style::Circled, 1)),
                None,
                None,
                None,
            ]
        );
    }

    #[test]
    fn items_know_their_lead_in_and_torn_lines_are_one() {
        let page = Page::new(
            "第五条 责任\n5.1 有下列情形之一的，甲方不承担责任：\n（1）系统\n故障；\n（2）停电的。\n5.2 乙方应按时付\n款。",
        );
        let layout = Layout::new(&page);
        let shown: Vec<(String, Option<String>, Option<u32>)> =
            layout.sentences.iter().map(|s| (page.text(s.start, s.end), layout.place(&page, s), s.lead)).collect();
        let lead = layout.sentences.iter().position(|s| !s.items.is_empty()).map(|at| at as u32);
        let texts: Vec<&str> = shown.iter().map(|(text, ..)| text.as_str()).collect();
        assert_eq!(texts, ["有下列情形之一的，甲方不承担责任：", "系统故障；", "停电的。", "乙方应按时付款。"]);
        assert_eq!(shown[1].1.as_deref(), Some("第五条 5.1 （1）"));
        assert_eq!(shown[1].2, lead);
        assert_eq!(shown[3].2, None);
        assert_eq!(shown[3].1.as_deref(), Some("第五条 5.2"));
    }

    #[test]
    fn what_stands_below_a_bare_title_does_not_begin_with_it() {
        let shown = |text: &str| -> Vec<String> {
            let page = Page::new(text);
            Layout::new(&page).sentences.iter().map(|s| page.text(s.start, s.end)).collect()
        };
        let title = "会员协议\n退款政策\n课程费用支付以后一律不予退款，会员自行安排时间。\n【补课说明】\n补课应当提前三天向前台预约，过时不候。";
        let below = "课程费用支付以后一律不予退款，会员自行安排时间。";
        assert_eq!(shown(title)[1..], ["退款政策", below, "（补课说明）", "补课应当提前三天向前台预约，过时不候。"]);
        let again = "会员协议\n体验公开课\n体验公开课买了就不能取消，也不能换成别的课程。";
        assert_eq!(shown(again)[1..], ["体验公开课", "体验公开课买了就不能取消，也不能换成别的课程。"]);
        // A line that was torn at the margin is about as long as the next.
        let torn = "会员协议\n会员没有按照约定付清会费的应当承担违约责任\n并在三日内付清全部拖欠的会费。";
        assert_eq!(shown(torn)[1..], ["会员没有按照约定付清会费的应当承担违约责任并在三日内付清全部拖欠的会费。"]);
        let subject = "会员协议\n被保险人\n因酒后驾驶导致身故的，我们不承担给付保险金的责任。";
        assert_eq!(shown(subject)[1..], ["被保险人因酒后驾驶导致身故的，我们不承担给付保险金的责任。"]);
    }

    #[test]
    fn a_list_within_one_line_has_items() {
        let page = Page::new(
            "第八条 有下列情形之一的，公司不赔：①酒后驾驶；②打·架斗殴；③服用毒品。其他情形照常赔付。\n见第三条（1）和（2）。",
        );
        let layout = Layout::new(&page);
        let texts: Vec<String> = layout.sentences.iter().map(|s| page.text(s.start, s.end)).collect();
        let expected = [
            "有下列情形之一的，公司不赔：",
            "酒后驾驶；",
            "打架斗殴；",
            "服用毒品。",
            "其他情形照常赔付。",
            "见第三条（1）和（2）。",
        ];
        assert_eq!(texts, expected);
        let leads: Vec<Option<u32>> = layout.sentences.iter().map(|sentence| sentence.lead).collect();
        assert_eq!(leads[1..4], [Some(0); 3]);
        assert_eq!(leads[5], None);
        assert_eq!(layout.place(&page, &layout.sentences[2]).as_deref(), Some("第八条 ②"));
    }

    #[test]
    fn a_part_of_its_own_takes_no_label_from_what_stands_before() {
        let places = |text: &str| -> Vec<Option<String>> {
            let page = Page::new(text);
            let layout = Layout::new(&page);
            layout.sentences.iter().map(|sentence| layout.place(&page, sentence)).collect()
        };
        let form = "填写说明\n五、本合同一式两份。\n房屋租赁合同\n双方订立本合同。\n第一条 房屋交付时应当完好。";
        let found = places(form);
        assert_eq!(found.iter().flatten().collect::<Vec<_>>(), ["五", "第一条"]);
        let annex = "第九条 争议由双方协商解决。\n附件6\n三、70岁以上的客人须有家属同行。\n注1：本附件由双方签字。";
        assert_eq!(places(annex)[1..], [Some("附件6 三".to_owned()), None]);
        let broken = "八、其他\n（6）通知以书面为准。\n九、争议由法院处理。";
        assert_eq!(places(broken).last(), Some(&Some("九".to_owned())));
        let policy = "第九条 争议由双方协商解决。\n释义\n1. 意外指突发的事件。";
        assert_eq!(places(policy).last(), Some(&Some("1".to_owned())));
        let open = "第九条 争议\n争议由双方协商解决（不成的由法院管辖）\n释义\n意外指突发的事件。";
        assert_eq!(places(open).last(), Some(&None), "the line before ends without a stop");
        let opened = "（2）乙方愿意购买服务；\n鉴此，双方自愿达成协议如下：\n一、确认\n1、乙方已经读过本协议。";
        assert_eq!(places(opened).last(), Some(&Some("一 1".to_owned())));
    }

    #[test]
    fn numbers_that_do_not_go_on_stand_under_no_article() {
        let last = |text: &str| {
            let page = Page::new(text);
            let layout = Layout::new(&page);
            layout.place(&page, layout.sentences.last().expect("a sentence"))
        };
        let lost = "第五条 付款\n（四）乙方应当按月付款。\n（五）逾期的付违约金。\n解除\n（二）甲方可以解除合同。";
        assert_eq!(last(lost).as_deref(), Some("（二）"));
        let anew = "第五条 付款\n（四）乙方应当按月付款。\n有下列情形的，甲方可以解除合同：\n（一）乙方逾期付款。";
        assert_eq!(last(anew).as_deref(), Some("第五条 （一）"));
        let headed = "第五条 各方\n甲方的义务\n4. 甲方应当按时交货。\n乙方的义务\n1. 乙方应当按月付款。";
        assert_eq!(last(headed).as_deref(), Some("第五条 1"));
        let further = "三、付款\n2. 乙方应当按月付款。\n1. 甲方可以解除合同。\n四、验收\n1. 乙方应当按时验收。";
        assert_eq!(last(further).as_deref(), Some("四 1"));
        let skipped = "第五条 付款\n（一）乙方应当按月付款。\n（三）逾期的付违约金。";
        assert_eq!(last(skipped).as_deref(), Some("第五条 （三）"));
    }

    #[test]
    fn a_torn_label_is_one() {
        let shown = |text: &str| -> Vec<(String, Option<String>)> {
            let page = Page::new(text);
            let layout = Layout::new(&page);
            layout.sentences.iter().map(|s| (page.text(s.start, s.end), layout.place(&page, s))).collect()
        };
        let of = |text: &str, place: &str| (text.to_owned(), Some(place.to_owned()));
        assert_eq!(
            shown("第二十\n三\n条 解除合同\n乙方可以书面解除合同。\n八\n、其他事项\n（\n九\n）恐怖活动造成的损失。"),
            [
                of("解除合同", "第二十三条"),
                of("乙方可以书面解除合同。", "第二十三条"),
                of("其他事项", "第二十三条 八"),
                of("恐怖活动造成的损失。", "第二十三条 八 （九）"),
            ]
        );
        // Figures of a table are no labels.
        assert_eq!(shown("12\n3.5元每件的运费由乙方付。")[0].0, "3.5元每件的运费由乙方付。");
    }

    #[test]
    fn a_bracket_that_closes_behind_the_stop_belongs_to_the_sentence() {
        let page = Page::new("乙方付款。甲方发货。）\n乙方验收。");
        let layout = Layout::new(&page);
        let texts: Vec<String> = layout.sentences.iter().map(|s| page.text(s.start, s.end)).collect();
        assert_eq!(texts, ["乙方付款。", "甲方发货。）", "乙方验收。"]);
    }

    #[test]
    fn lines_broken_wherever_the_type_changes_are_one() {
        let body = "1\n．养护方每月修剪两次\n，\n遇雨\n顺延\n。\n（\n2\n）\n如未修剪\n，\n退当月的\n费用\n。\n";
        let page = Page::new(&format!("{body}商量不成的\n送养护\n方那边的\n法院"));
        let layout = Layout::new(&page);
        let last = &layout.sentences[layout.sentences.len() - 1];
        assert_eq!(page.text(last.start, last.end), "商量不成的送养护方那边的法院");
        // Without lines that no line can be, short lines are the cells of a table.
        let table = Page::new("养护内容\n修剪两次\n每月费用\n三百元整");
        assert_eq!(Layout::new(&table).blocks.len(), 4);
    }

    #[test]
    fn a_line_that_ends_short_of_the_margin_ends_what_it_says() {
        let shown = |text: &str| -> Vec<String> {
            let page = Page::new(text);
            Layout::new(&page).sentences.iter().map(|s| page.text(s.start, s.end)).collect()
        };
        let long = "养护方每季到场一次，修剪草坪、补种苗木并清走枝叶";
        let short = shown(&format!("养护合同\n到场安排如后\n{long}。"));
        assert_eq!(short[1..], ["到场安排如后", &format!("{long}。")]);
        // A line that is torn at a margin is of the same width as the next one, and a word may be torn anywhere.
        let torn = |text: &str| assert_eq!(shown(&format!("养护合同\n{text}")).len(), 2, "{text}");
        torn(&format!("{long}，遇到雨雪天气时顺延到下一个晴天再来修剪\n不另行收费。"));
        torn(&format!("费用结清后向甲\n方{long}。"));
        torn(&format!("地址为____\n{long}。"));
        torn(&format!("依照《园林养\n护办法》，{long}。"));
    }

    #[test]
    fn rows_of_a_table_and_of_a_list_stand_apart() {
        let blocks = |text: &str| Layout::new(&Page::new(&format!("养护合同\n{text}"))).blocks.len() - 1;
        assert_eq!(
            blocks("浇水服务  每次八十元  须提前两天约定时间与地点\n修枝服务  每次一百二十元  含清走枝叶的费用"),
            2
        );
        assert_eq!(blocks("浇水服务\t每次八十元，须提前两天约定时间与地点\n修枝服务\t每次一百二十元，含清走枝叶"), 2);
        assert_eq!(blocks("| 浇水 | 每次八十元，须提前约定 | 无 |\n以上价格均含交通费用并且长期有效"), 2);
        assert_eq!(blocks("修枝服务每次一百二十元，含清走枝叶的费\n用与往返的交通费用"), 1);
        assert_eq!(blocks("1浇水服务（每次八十元，须提前约定）\n2修枝服务（每次一百二十元，含清运）"), 2);
        assert_eq!(blocks("1浇水服务（每次八十元，须提前约定）\n5修枝服务（每次一百二十元，含清运）"), 1);
    }

    #[test]
    fn torn_words_are_joined_and_a_condition_begins_a_paragraph() {
        let page = Page::new(
            "咨询合同\n（2）交稿时\n付清余款\n如\n无\n本\n合同约定的变更事\n项，\n甲方都应付款。\n注：以到账为准。",
        );
        let layout = Layout::new(&page);
        let texts: Vec<String> = layout.sentences.iter().map(|s| page.text(s.start, s.end)).collect();
        assert_eq!(texts[1..], ["交稿时付清余款", "如无本合同约定的变更事项，甲方都应付款。", "注：以到账为准。"]);
    }
}
