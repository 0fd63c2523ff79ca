use baihua_text::CharRange;

use crate::fold::fold;

/// A text as it is compared: folded, with the way back to the text's own characters.
///
/// Positions in it are counted in folded characters; [`Folded::origin`] leads back. The first 4 GiB of a text are
/// read, which no document reaches.
#[derive(Clone, Debug)]
pub struct Folded {
    chars: Vec<char>,
    /// Where each folded character stands in the text: character and byte.
    origin: Vec<(u32, u32)>,
}

impl Folded {
    /// Reads `text` once.
    #[must_use]
    pub fn new(text: &str) -> Folded {
        // Chinese takes three bytes a character; a third of the length is the right first guess.
        let guess = text.len() / 3 + 16;
        let (mut chars, mut origin) = (Vec::with_capacity(guess), Vec::with_capacity(guess));
        for (number, (byte, character)) in (0u32..).zip(text.char_indices()) {
            let Ok(byte) = u32::try_from(byte) else { break };
            if let Some(folded) = fold(character) {
                chars.push(folded);
                origin.push((number, byte));
            }
        }
        Folded { chars, origin }
    }

    /// The folded characters, none of them white space.
    #[must_use]
    pub fn chars(&self) -> &[char] {
        &self.chars
    }

    /// The characters of the text from folded character `start` to before folded character `end`, with the white
    /// space between them and without the white space around them. `None` if nothing is left or `end` lies beyond.
    #[must_use]
    pub fn origin(&self, start: usize, end: usize) -> Option<CharRange> {
        let last = end.checked_sub(1)?;
        if start > last {
            return None;
        }
        CharRange::new(self.origin.get(start)?.0 as usize, self.origin.get(last)?.0 as usize + 1)
    }

    /// The folded characters that stand within `range` of the text: first, and the one after the last.
    #[must_use]
    pub fn within(&self, range: CharRange) -> (usize, usize) {
        let before = |at: usize| self.origin.partition_point(|&(character, _)| (character as usize) < at);
        (before(range.start()), before(range.end()))
    }

    /// Byte offset in the text of folded character `at`.
    pub(crate) fn byte(&self, at: usize) -> usize {
        self.origin[at].1 as usize
    }
}

/// `text` as it is compared, as a string: two quotations are the same if and only if these are.
#[must_use]
pub fn folded(text: &str) -> String {
    text.chars().filter_map(fold).collect()
}
