//! In which sentences each part of a wording stands: a bitmap index, a row of bits for a part and a bit for a sentence. The
//! sentences in which a wording can stand are those whose bit is set in the rows of all its parts. The row of a part is the
//! union of those of its members: words, mentions of some side, numbers.
//!
//! Most wordings of most documents are ruled out before a row is written, by the signatures of their parts: rows folded to
//! 256 bits, so that sentences share a bit (superimposed coding; Faloutsos and Christodoulakis, ACM TOIS 2, 1984).

use std::{cell::OnceCell, ops::Range};

use super::layout::Layout;

/// The end of a lead-in that is handed to each sentence below it, by sentence: half-open, in folded characters.
pub(crate) type Told = Vec<Option<(u32, u32)>>;

/// 64-bit words of a signature.
const FOLDS: usize = 4;

/// A row folded: the bit of a sentence is its number, modulo 256.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Signature([u64; FOLDS]);

impl Signature {
    const NONE: Signature = Signature([0; FOLDS]);

    fn of(row: &[u64]) -> Signature {
        let mut folded = [0; FOLDS];
        row.iter().enumerate().for_each(|(word, bits)| folded[word % FOLDS] |= bits);
        Signature(folded)
    }

    fn or(self, other: Signature) -> Signature {
        Signature(std::array::from_fn(|fold| self.0[fold] | other.0[fold]))
    }

    fn and(self, other: Signature) -> Signature {
        Signature(std::array::from_fn(|fold| self.0[fold] & other.0[fold]))
    }

    /// Whether no sentence can have what it stands for.
    pub(crate) fn is_empty(self) -> bool {
        self == Signature::NONE
    }

    /// Whether the sentence can have it.
    fn may_have(&self, sentence: u32) -> bool {
        has(&self.0, sentence % (64 * FOLDS as u32))
    }

    /// The bits of the sentences whose bits are in a word of a row.
    pub(crate) fn word(self, word: usize) -> u64 {
        self.0[word % FOLDS]
    }
}

pub(crate) struct Presence<'l> {
    pub(crate) layout: &'l Layout,
    pub(crate) told: Told,
    /// The sentences that are told the end of a lead-in.
    heirs: Vec<u64>,
    /// 64-bit words of a row.
    width: usize,
    /// The rows of what parts are made of, one behind the other.
    table: Vec<u64>,
    /// By part.
    signatures: Vec<Signature>,
    /// By part: its row, written when it is first asked for.
    rows: Vec<OnceCell<Box<[u64]>>>,
}

impl<'l> Presence<'l> {
    /// For so many parts, with a row for each of `members` in their order; a member is where it begins. The parts have no members
    /// yet: [`Presence::belongs`].
    pub(crate) fn new<'m>(
        layout: &'l Layout,
        told: Told,
        parts: usize,
        members: impl Iterator<Item = &'m [u32]>,
    ) -> Presence<'l> {
        // A lead-in, and the sentences in a row that are told its end.
        let mut heirs: Vec<(u32, Range<u32>)> = Vec::new();
        for (told, number) in told.iter().zip(0u32..) {
            let Some(lead) = told.and_then(|(from, _)| layout.sentence_at(from)) else { continue };
            match heirs.last_mut() {
                Some((last, row)) if *last == lead && row.end == number => row.end += 1,
                _ => heirs.push((lead, number..number + 1)),
            }
        }
        let width = layout.sentences.len().div_ceil(64);
        let mut table = Vec::with_capacity(members.size_hint().0 * width);
        for places in members {
            let first = table.len();
            table.resize(first + width, 0);
            let row = &mut table[first..];
            for number in places.iter().filter_map(|start| layout.sentence_at(*start)) {
                row[number as usize / 64] |= 1 << (number % 64);
            }
            for (lead, heirs) in &heirs {
                if has(row, *lead) {
                    heirs.clone().for_each(|number| row[number as usize / 64] |= 1 << (number % 64));
                }
            }
        }
        let mut row_of_heirs = vec![0; width];
        for number in heirs.into_iter().flat_map(|(_, heirs)| heirs) {
            row_of_heirs[number as usize / 64] |= 1 << (number % 64);
        }
        let (signatures, rows) = (vec![Signature::NONE; parts], vec![OnceCell::new(); parts]);
        Presence { layout, told, heirs: row_of_heirs, width, table, signatures, rows }
    }

    /// Says of a member that it belongs to each of `parts`.
    pub(crate) fn belongs(&mut self, member: u32, parts: impl Iterator<Item = u32>) {
        let first = member as usize * self.width;
        let signature = Signature::of(&self.table[first..first + self.width]);
        for part in parts {
            let known = &mut self.signatures[part as usize];
            *known = known.or(signature);
        }
    }

    /// The sentences that may hold all `parts`, or be told one.
    pub(crate) fn common(&self, parts: impl Iterator<Item = u32>) -> Signature {
        let signatures = parts.map(|part| self.signatures[part as usize]);
        signatures.reduce(Signature::and).unwrap_or(Signature::NONE)
    }

    /// Whether the sentence may hold the part, or be told it; `false` is certain.
    pub(crate) fn may_have(&self, part: u32, sentence: u32) -> bool {
        self.signatures[part as usize].may_have(sentence)
    }

    /// The sentences that are told the end of a lead-in.
    pub(crate) fn heirs(&self) -> &[u64] {
        &self.heirs
    }

    /// 64-bit words of a row.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// Whether the document is so short that every sentence has a bit of a signature to itself.
    pub(crate) fn is_short(&self) -> bool {
        self.width <= FOLDS
    }

    /// The sentences that hold a member of the part, or are told one.
    pub(crate) fn row(&self, part: u32, members: impl Iterator<Item = u32>) -> &[u64] {
        self.rows[part as usize].get_or_init(|| {
            let mut row = vec![0; self.width];
            for member in members {
                let first = member as usize * self.width;
                row.iter_mut().zip(&self.table[first..]).for_each(|(bits, more)| *bits |= more);
            }
            row.into()
        })
    }
}

/// Whether a row has the bit of a sentence.
pub(crate) fn has(row: &[u64], sentence: u32) -> bool {
    row[sentence as usize / 64] >> (sentence % 64) & 1 == 1
}

/// The sentences whose bits are set in a word of a row, in order.
pub(crate) fn set(word: usize, mut bits: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let first = (bits != 0).then(|| word as u32 * 64 + bits.trailing_zeros());
        bits &= bits.wrapping_sub(1);
        first
    })
}

#[cfg(test)]
mod tests {
    use super::{Presence, has, set};
    use crate::clause::{layout::Layout, page::Page};

    #[test]
    fn bits_are_sentences_and_heirs_have_what_their_lead_in_has() {
        let page = Page::new(
            "乙方应：\n（一）每月五日以前向甲方付款；\n（二）收到货物以后三日内验收。\n甲方应当在十日内交货。",
        );
        let layout = Layout::new(&page);
        let at = |word: &str| page.chars.windows(2).position(|pair| word.chars().eq(pair.iter().copied())).expect(word);
        let number = |word: &str| layout.sentence_at(at(word) as u32).expect(word);
        let (lead, first, second, last) = (number("乙方"), number("付款"), number("验收"), number("交货"));
        let told = (0..layout.sentences.len() as u32).map(|n| (n == first || n == second).then_some((0, 3))).collect();
        let members = ["乙方", "验收", "交货"].map(|word| [at(word) as u32]);
        let presence = Presence::new(&layout, told, 3, members.iter().map(<[u32; 1]>::as_slice));
        let bits = |row: &[u64]| [lead, first, second, last].map(|number| has(row, number));
        assert_eq!(bits(presence.row(0, [0].into_iter())), [true, true, true, false]);
        assert_eq!(bits(presence.row(1, [1].into_iter())), [false, false, true, false]);
        assert_eq!(bits(presence.row(2, [1, 2].into_iter())), [false, false, true, true]);
        assert_eq!(set(1, 0b1001).collect::<Vec<_>>(), [64, 67]);
        assert_eq!(set(0, u64::MAX).count(), 64);
        assert_eq!(set(0, 0).count(), 0);
    }
}
