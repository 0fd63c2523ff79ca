use std::ops::Range;

use crate::CharRange;

/// Characters between two checkpoints: small enough for a linear scan, large enough to keep the index at 1/16 of the
/// text.
const STRIDE: usize = 64;

/// The lower bit of each two.
const ONES: u128 = u128::MAX / 3;

/// How many bytes a character takes, told by the first of them (RFC 3629, section 3).
const fn width(first: u8) -> usize {
    match first {
        0x00..0xc0 => 1,
        0xc0..0xe0 => 2,
        0xe0..0xf0 => 3,
        _ => 4,
    }
}

/// Converts between characters and bytes of one text.
///
/// Building reads the text once; a look-up scans at most 64 characters. The index does not store the text, so methods
/// that return characters take it again. A different text gives wrong answers or none, but never a panic.
#[derive(Clone, Debug)]
pub struct CharIndex {
    /// Byte offset of every `STRIDE`th character.
    checkpoints: Vec<usize>,
    chars: usize,
    bytes: usize,
    /// Whether every character is one byte, which makes every conversion the identity.
    ascii: bool,
    /// Lengths in bytes of the characters, two bits each, packed per checkpoint.
    widths: Vec<u128>,
}

impl CharIndex {
    /// Reads `text` once and remembers where its characters stand.
    #[must_use]
    pub fn new(text: &str) -> CharIndex {
        let mut checkpoints = Vec::with_capacity(text.len() / (2 * STRIDE) + 1);
        let mut widths = Vec::with_capacity(checkpoints.capacity());
        let (mut chars, mut at) = (0, 0);
        while at < text.len() {
            checkpoints.push(at);
            let mut packed = 0u128;
            for slot in 0..STRIDE {
                let Some(&first) = text.as_bytes().get(at) else { break };
                let width = width(first);
                packed |= (width as u128 - 1) << (2 * slot);
                at += width;
                chars += 1;
            }
            widths.push(packed);
        }
        CharIndex { checkpoints, chars, bytes: text.len(), ascii: chars == text.len(), widths }
    }

    /// Length of the text in characters.
    #[must_use]
    pub fn len(&self) -> usize {
        self.chars
    }

    /// Whether the text is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.chars == 0
    }

    /// Byte offset of character `at`; the end of the text for `at == len()`, `None` beyond it.
    #[must_use]
    pub fn byte(&self, at: usize) -> Option<usize> {
        if at >= self.chars {
            return (at == self.chars).then_some(self.bytes);
        }
        if self.ascii {
            return Some(at);
        }
        let (block, slot) = (at / STRIDE, at % STRIDE);
        // Each character before it takes a byte, and as many more as its two bits say.
        let before = self.widths[block] & ((1 << (2 * slot)) - 1);
        let more = (before & ONES).count_ones() + 2 * (before >> 1 & ONES).count_ones();
        Some(self.checkpoints[block] + slot + more as usize)
    }

    /// Number of the character that begins at byte `at`; `None` inside a character or beyond the text.
    #[must_use]
    pub fn char(&self, at: usize) -> Option<usize> {
        if at >= self.bytes {
            return (at == self.bytes).then_some(self.chars);
        }
        if self.ascii {
            return Some(at);
        }
        let block = self.checkpoints.partition_point(|&start| start <= at) - 1;
        let (mut offset, mut character) = (self.checkpoints[block], block * STRIDE);
        let mut packed = self.widths[block];
        while offset < at {
            offset += (packed & 3) as usize + 1;
            packed >>= 2;
            character += 1;
        }
        (offset == at).then_some(character)
    }

    /// The bytes of `range`; `None` if it reaches beyond the text.
    #[must_use]
    pub fn bytes(&self, range: CharRange) -> Option<Range<usize>> {
        Some(self.byte(range.start())?..self.byte(range.end())?)
    }

    /// The characters of a range of bytes; `None` if an edge lies inside a character or beyond the text.
    #[must_use]
    pub fn chars(&self, bytes: Range<usize>) -> Option<CharRange> {
        CharRange::new(self.char(bytes.start)?, self.char(bytes.end)?)
    }

    /// The characters of `range` in `text`; `None` if it reaches beyond the text.
    #[must_use]
    pub fn slice<'t>(&self, text: &'t str, range: CharRange) -> Option<&'t str> {
        text.get(self.bytes(range)?)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::CharIndex;
    use crate::CharRange;

    #[test]
    fn the_empty_text_has_one_position() {
        let index = CharIndex::new("");
        assert_eq!(index.byte(0), Some(0));
        assert_eq!(index.char(0), Some(0));
        assert_eq!(index.byte(1), None);
        assert_eq!(index.char(1), None);
        assert!(index.is_empty());
    }

    #[test]
    fn a_byte_inside_a_character_has_no_number() {
        let index = CharIndex::new("甲a😀");
        assert_eq!(
            (0..9).map(|at| index.char(at)).collect::<Vec<_>>(),
            [Some(0), None, None, Some(1), Some(2), None, None, None, Some(3)]
        );
    }

    #[test]
    fn another_text_is_refused_not_sliced_apart() {
        let index = CharIndex::new("abcdef");
        assert_eq!(index.slice("甲乙", CharRange::new(1, 2).expect("in order")), None);
    }

    proptest! {
        #[test]
        fn both_directions_agree_with_the_standard_library(text in "(\\PC|[a-c]|[甲乙丙]){0,200}") {
            let index = CharIndex::new(&text);
            let mut number = 0;
            for (byte, _) in text.char_indices() {
                prop_assert_eq!(index.byte(number), Some(byte));
                prop_assert_eq!(index.char(byte), Some(number));
                number += 1;
            }
            prop_assert_eq!(index.len(), number);
            prop_assert_eq!(index.byte(number), Some(text.len()));
            prop_assert_eq!(index.byte(number + 1), None);
        }
    }
}
