use std::fmt;

use baihua_text::CharRange;

use crate::fold::fold;

/// A text normalised for comparison, with a map back to its own characters.
///
/// Positions in it count folded characters; [`Folded::origin`] maps them back. Anything beyond the first 4 GiB of a
/// text is ignored.
#[derive(Clone)]
pub struct Folded {
    chars: Vec<char>,
    /// Position of each folded character in the text: character and byte.
    origin: Vec<(u32, u32)>,
}

impl Folded {
    /// Reads `text` once.
    #[must_use]
    pub fn new(text: &str) -> Folded {
        // A Chinese character takes three bytes.
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

    /// The range of the text that folded characters `start..end` came from, including white space between them but not
    /// around them. `None` if it is empty or out of range.
    #[must_use]
    pub fn origin(&self, start: usize, end: usize) -> Option<CharRange> {
        let last = end.checked_sub(1)?;
        if start > last {
            return None;
        }
        CharRange::new(self.origin.get(start)?.0 as usize, self.origin.get(last)?.0 as usize + 1)
    }

    /// The half-open range of folded characters that lie within `range` of the text.
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

/// Shows the length only: the text is somebody's document.
impl fmt::Debug for Folded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Folded").field("chars", &self.chars.len()).finish_non_exhaustive()
    }
}

/// The normalised form of `text`. Two quotations are equal for [`Haystack`](crate::Haystack) if and only if these are.
#[must_use]
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    // Most characters are their own fold: what stays is copied run by run.
    let mut run = 0;
    for (at, character) in text.char_indices() {
        let into = fold(character);
        if into != Some(character) {
            folded.push_str(&text[run..at]);
            folded.extend(into);
            run = at + character.len_utf8();
        }
    }
    folded.push_str(&text[run..]);
    folded
}
