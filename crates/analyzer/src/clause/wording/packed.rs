//! Compiled wordings as bytes.

use super::{Choice, Gap, Part, Pattern, Step, Vocabulary};
#[cfg(feature = "train")]
use crate::clause::packed::Writer;
use crate::clause::packed::{Packed, Reader, structure};

structure!(Pattern { steps });

/// The signs of a step, as bits.
const ACROSS: u8 = 1;
const WITHOUT: u8 = 2;
const NOT_BEFORE: u8 = 4;
const NOT_AFTER: u8 = 8;
const STARTS: u8 = 16;
const ENDS: u8 = 32;

impl Packed for Step {
    #[cfg(feature = "train")]
    fn pack(&self, to: &mut Writer) {
        let sign = |is: bool, bit: u8| if is { bit } else { 0 };
        let signs = sign(self.gap.across_phrases, ACROSS)
            | sign(self.gap.without.is_some(), WITHOUT)
            | sign(self.not_before.is_some(), NOT_BEFORE)
            | sign(self.not_after.is_some(), NOT_AFTER)
            | sign(self.starts_phrase, STARTS)
            | sign(self.ends_phrase, ENDS);
        signs.pack(to);
        self.gap.most.pack(to);
        self.part.pack(to);
        for part in [self.gap.without, self.not_before, self.not_after].into_iter().flatten() {
            part.pack(to);
        }
    }

    fn unpack(from: &mut Reader) -> Option<Step> {
        let signs = u8::unpack(from)?;
        let is = |bit: u8| signs & bit != 0;
        let (most, part) = (u32::unpack(from)?, Part::unpack(from)?);
        let mut optional = |bit: u8| if is(bit) { Part::unpack(from).map(Some) } else { Some(None) };
        let without = optional(WITHOUT)?;
        let not_before = optional(NOT_BEFORE)?;
        let not_after = optional(NOT_AFTER)?;
        let gap = Gap { most, across_phrases: is(ACROSS), without };
        Some(Step { gap, part, not_before, not_after, starts_phrase: is(STARTS), ends_phrase: is(ENDS) })
    }
}

impl Packed for Choice {
    #[cfg(feature = "train")]
    fn pack(&self, to: &mut Writer) {
        (self.who << 1 | u8::from(self.number)).pack(to);
        // Ascending, so that most steps from one to the next are short.
        self.words.len().pack(to);
        self.words.iter().fold(0, |last, &word| {
            (word - last).pack(to);
            word
        });
    }

    fn unpack(from: &mut Reader) -> Option<Choice> {
        let signs = u8::unpack(from)?;
        let mut last = 0u32;
        let words = from.list(|from| {
            last = last.checked_add(u32::unpack(from)?)?;
            Some(last)
        })?;
        Some(Choice { words, who: signs >> 1, number: signs & 1 == 1 })
    }
}

impl Packed for Vocabulary {
    #[cfg(feature = "train")]
    fn pack(&self, to: &mut Writer) {
        self.trie.tables().iter().for_each(|table| {
            // `u32::MAX` is none of them, and common.
            to.list(&table.iter().map(|number| number.wrapping_add(1)).collect::<Vec<u32>>());
        });
        self.lengths.pack(to);
        self.parts.pack(to);
    }

    fn unpack(from: &mut Reader) -> Option<Vocabulary> {
        let mut table = || from.list(|from| Some(u32::unpack(from)?.wrapping_sub(1)));
        let tables = [table()?, table()?, table()?, table()?, table()?];
        let lengths: Vec<u32> = Vec::unpack(from)?;
        let parts: Vec<Choice> = Vec::unpack(from)?;
        let is_known = |choice: &Choice| choice.words.last().is_none_or(|last| (*last as usize) < lengths.len());
        parts
            .iter()
            .all(is_known)
            .then(|| Vocabulary::new(crate::read::words::WordTrie::of_tables(tables), lengths, parts))
    }
}
