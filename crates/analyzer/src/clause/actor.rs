//! Who acts: the subject of each phrase, stated, handed down by a lead-in or heading, or kept from the phrase before.

use std::cell::OnceCell;

use super::{
    layout::{Block, Layout, Sentence, is_heading},
    page::Page,
    party::{Mention, Parties, Who},
    words::{begins, ends},
};

/// A stretch between two commas with the one who acts in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phrase {
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// Who acted in the phrase before.
    before: Option<Who>,
    pub(crate) actor: Option<Who>,
}

/// The phrases of a document, sentence by sentence.
pub(crate) struct Actors {
    phrases: Vec<Phrase>,
}

/// After these words a mention begins what is agreed to: 乙方同意甲方有权….
pub(super) const AGREES: [&str; 16] = [
    "同意", "确认", "认可", "理解", "知悉", "接受", "明确", "知晓", "允许", "许可", "承诺", "授权", "委托", "保证",
    "要求", "准许",
];
/// After these a mention is not who acts.
const NOT_SUBJECT: &str = "向给对与和为按将被从于以至在知付还交诉供";
const NOT_SUBJECT_WORDS: [&str; 13] =
    ["致使", "关于", "通过", "视同", "造成", "导致", "影响", "损害", "赔偿", "督促", "协助", "配合", "提醒"];
/// Before these the mention only owns something.
const OWNS: [&str; 7] = ["的", "所有", "所在地", "住所", "账户", "提供的", "名义"];

impl Actors {
    pub(crate) fn new(page: &Page, layout: &Layout, parties: &Parties) -> Actors {
        let mut phrases: Vec<Phrase> = Vec::new();
        // First phrase of every sentence.
        let mut first_of: Vec<usize> = Vec::with_capacity(layout.sentences.len());
        let mut block = None;
        // By block: whose heading it is; many sentences stand under one.
        let headed: Vec<OnceCell<Option<Who>>> = vec![OnceCell::new(); layout.blocks.len()];
        let of_heading = |number: u32| {
            let at = number as usize;
            *headed[at].get_or_init(|| of_heading(page, parties, &layout.blocks[at]))
        };
        for sentence in &layout.sentences {
            let first = phrases.len();
            let mut actor = sentence.lead.and_then(|lead| {
                let range = first_of[lead as usize]..first_of.get(lead as usize + 1).copied().unwrap_or(first);
                phrases[range].last().and_then(|phrase| phrase.actor)
            });
            actor = actor.or_else(|| layout.numbers_of_headings(sentence).find_map(of_heading));
            if actor.is_none() && block == Some(sentence.block) {
                actor = first_of.last().and_then(|&first| phrases.get(first)).and_then(|phrase| phrase.actor);
            }
            block = Some(sentence.block);
            first_of.push(first);
            let mut start = sentence.start;
            while start < sentence.end {
                let mut end = start;
                while end < sentence.end
                    && !(super::page::ends_phrase(page.chars[end as usize]) && page.same_phrase(start, end))
                {
                    end += 1;
                }
                let before = actor;
                actor = subject(page, parties, start, end).or(actor);
                phrases.push(Phrase { start, end, before, actor });
                start = end + 1;
            }
        }
        Actors { phrases }
    }

    /// Who acts at position `at`.
    pub(crate) fn at(&self, page: &Page, parties: &Parties, at: u32) -> Option<Who> {
        let phrase = self.phrase(at)?;
        subject(page, parties, phrase.start, at + 1)
            .or_else(|| owner(page, parties, phrase.start, at))
            .or(phrase.before)
            .or(phrase.actor)
    }

    pub(crate) fn phrase(&self, at: u32) -> Option<&Phrase> {
        self.phrases[..self.phrases.partition_point(|phrase| phrase.start <= at)].last()
    }

    /// The phrases of a sentence.
    pub(crate) fn of(&self, sentence: &Sentence) -> &[Phrase] {
        let first = self.phrases.partition_point(|phrase| phrase.start < sentence.start);
        let last = self.phrases.partition_point(|phrase| phrase.start < sentence.end);
        &self.phrases[first..last]
    }
}

/// The one party of a heading such as 甲方的权利和义务.
fn of_heading(page: &Page, parties: &Parties, block: &Block) -> Option<Who> {
    if !is_heading(page.slice(block.start, block.end)) {
        return None;
    }
    let mentions = parties.between(block.start, block.end);
    let first = mentions.first()?.who;
    mentions.iter().all(|mention| mention.who == first).then_some(first).filter(|who| *who != Who::Outsider)
}

/// Who is the subject of the words between `start` and `end`.
fn subject(page: &Page, parties: &Parties, start: u32, end: u32) -> Option<Who> {
    let opening = page.slice(start, (start + 2).min(page.len()));
    // 为维护甲方利益: whose purpose it is says nothing of who acts.
    if matches!(opening, ['为', '了' | '维' | '保' | '确' | '避' | '防' | '便' | '加' | '规']) {
        return None;
    }
    let mut first: Option<Who> = None;
    let mentions = parties.between(start, end);
    for (number, mention) in mentions.iter().enumerate() {
        let before = page.slice(start.max(mention.start.saturating_sub(4)), mention.start);
        if matches!(before, [.., '由']) && !matches!(before, [.., '理' | '自', '由']) {
            return Some(mention.who);
        }
        if AGREES.iter().any(|word| ends(before, word)) {
            first = first.map(|_| mention.who);
            continue;
        }
        let after = page.slice(mention.end, mention.end + 3);
        let owns = OWNS.iter().any(|word| begins(after, word)) && !matches!(after, ['的', '员' | '工', ..]);
        let object = before.last().is_some_and(|c| NOT_SUBJECT.contains(*c) || *c == '经')
            || NOT_SUBJECT_WORDS.iter().any(|word| ends(before, word));
        if !owns && !mention.owns && !object {
            let with = mentions.get(number + 1).filter(|next| are_both(page, mention, next));
            first = first.or(Some(if with.is_some() { Who::Both } else { mention.who }));
        }
    }
    first
}

/// Whether two mentions are the two sides as one subject: 供应方及客户均不得.
fn are_both(page: &Page, one: &Mention, next: &Mention) -> bool {
    let between: String = page.slice(one.end, next.start.max(one.end)).iter().collect();
    let sides = [one.who, next.who];
    let alike = page.chars.get(next.end as usize).is_some_and(|c| "均都皆各双".contains(*c));
    alike
        && ["及", "和", "与", "、", "以及"].contains(&between.as_str())
        && sides.contains(&Who::Reader)
        && sides.contains(&Who::Drafter)
}

/// Whose something is: 甲方的系统.
fn owner(page: &Page, parties: &Parties, start: u32, at: u32) -> Option<Who> {
    let mention = parties.between(start, at).last()?;
    let close = page.chars.get(mention.end as usize) == Some(&'的') && at.saturating_sub(mention.end) <= 7;
    (close && matches!(mention.who, Who::Reader | Who::Drafter)).then_some(mention.who)
}
