//! Layout: lines become blocks with labels, blocks become sentences that know their label, their headings and the lead-in
//! whose list they belong to.

mod label;
mod lines;
mod nest;
mod notes;
pub(crate) mod sentences;
#[cfg(test)]
mod tests;

use self::{label::HAN_DIGITS, lines::blocks, nest::nest, sentences::sentences};
pub(crate) use self::{
    label::{Style, label},
    nest::is_heading,
};
use super::{
    page::Page,
    words::{begins, contains},
};
use crate::read::characters::string;

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
    /// Whether it belongs to a note of whoever published the form.
    is_note: bool,
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

impl Layout {
    pub(crate) fn new(page: &Page) -> Layout {
        let mut blocks = blocks(page);
        nest(page, &mut blocks);
        notes::mark(page, &mut blocks);
        let sentences = sentences(page, &blocks);
        let mut sentence_of = vec![0; page.chars.len()];
        for (sentence, number) in sentences.iter().zip(1..) {
            sentence_of[sentence.start as usize..sentence.end as usize].fill(number);
        }
        Layout { blocks, sentences, sentence_of }
    }

    /// The short blocks that `sentence` stands under, the nearest first.
    pub(crate) fn headings(&self, sentence: &Sentence) -> impl Iterator<Item = &Block> {
        self.numbers_of_headings(sentence).map(|number| &self.blocks[number as usize])
    }

    /// The same by the numbers of the blocks.
    pub(crate) fn numbers_of_headings(&self, sentence: &Sentence) -> impl Iterator<Item = u32> {
        let is_short = |number: &u32| {
            let block = &self.blocks[*number as usize];
            block.end - block.start < HEADING
        };
        self.blocks[sentence.block as usize].parents.iter().rev().copied().filter(is_short)
    }

    /// The lead-ins that `sentence` hangs from, the nearest first. One that only announces (驾驶人有下列情形之一的：) hands down
    /// what its own lead-in says (下列情形下，保险人不负责赔偿：).
    pub(crate) fn leads<'l>(&'l self, page: &'l Page, sentence: &Sentence) -> impl Iterator<Item = &'l Sentence> {
        let lead = |sentence: &Sentence| sentence.lead.map(|lead| &self.sentences[lead as usize]);
        let outer =
            move |inner: &&'l Sentence| lead(inner).filter(|_| only_announces(page.slice(inner.start, inner.end)));
        std::iter::successors(lead(sentence), outer).take(DEEPEST)
    }

    /// Whether a paragraph without a label stands behind a list that a lead-in opened: it may belong to the last item and surely
    /// belongs to what the list stands under.
    fn follows_a_list(&self, block: &Block) -> bool {
        let [.., lead, item] = block.parents[..] else { return false };
        let (lead, item) = (&self.blocks[lead as usize], &self.blocks[item as usize]);
        let is_item = matches!(item.style, Some(Style::Number | Style::NumberInBrackets | Style::NumberBracket));
        block.style.is_none() && is_item && lead.opens && lead.style.is_some()
    }

    /// What whoever published the form noted between its clauses, in folded characters.
    pub(crate) fn notes(&self) -> impl Iterator<Item = (u32, u32)> {
        self.blocks.iter().filter(|block| block.is_note).map(|block| (block.start, block.end))
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
        let above = &block.parents[..block.parents.len() - usize::from(self.follows_a_list(block))];
        for number in above.iter().copied().chain(own).filter(|number| *number >= block.since) {
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

/// So many lead-ins are asked, from the nearest outwards.
const DEEPEST: usize = 3;

/// Whether a lead-in names cases and says nothing of what follows from them.
fn only_announces(words: &[char]) -> bool {
    const CASES: [&str; 6] = ["之一", "情形", "情况", "下列", "以下", "如下"];
    const SAYS: [&str; 10] = ["有权", "可以", "不得", "应", "须", "承担", "负责", "赔", "付", "责任"];
    CASES.iter().any(|word| contains(words, word)) && !SAYS.iter().any(|word| contains(words, word))
}

/// The name of an annex that a line opens: 附件6.
fn annex(line: &[char]) -> Option<String> {
    ["附件", "附录", "附表"].iter().any(|word| begins(line, word)).then(|| {
        let number = line[2..].iter().take(3).take_while(|c| c.is_ascii_digit() || HAN_DIGITS.contains(**c));
        line[..2].iter().chain(number).collect()
    })
}

fn trimmed_label(page: &Page, block: &Block) -> String {
    let label = page.slice(block.start, block.body);
    let length = label.iter().rposition(|c| !matches!(c, '、' | '.' | '：')).map_or(0, |last| last + 1);
    string(&label[..length])
}
