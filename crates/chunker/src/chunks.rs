use baihua_text::CharRange;

use crate::{
    Limits,
    boundary::{Boundary, Cut, boundaries},
};

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chunk<'t> {
    /// The characters of the piece.
    pub text: &'t str,
    /// Their position in the whole text.
    pub range: CharRange,
    /// How many characters at the start repeat the end of the previous chunk.
    pub overlap: usize,
    /// The kind of boundary at which it ends; [`Cut::Article`] at the end of the text.
    pub cut: Cut,
}

/// Cuts `text` into chunks within `limits`, in order.
///
/// Each chunk ends at the best boundary in the second half of its maximal length, the last one on a tie. From best to
/// worst: before an article, before an item, at a paragraph, a sentence, a semicolon, a comma. An overlap begins at a
/// sentence if one starts within it. Concatenated without their overlaps, the chunks are the text; an empty text has
/// none.
pub fn chunks(text: &str, limits: Limits) -> impl Iterator<Item = Chunk<'_>> {
    Chunks {
        text,
        limits,
        boundaries: boundaries(text),
        start: Position { character: 0, byte: 0 },
        covered: 0,
        done: text.is_empty(),
    }
}

#[derive(Clone, Copy)]
struct Position {
    character: usize,
    byte: usize,
}

impl From<&Boundary> for Position {
    fn from(boundary: &Boundary) -> Position {
        Position { character: boundary.character, byte: boundary.byte }
    }
}

struct Chunks<'t> {
    text: &'t str,
    limits: Limits,
    boundaries: Vec<Boundary>,
    start: Position,
    /// How many characters earlier chunks have covered.
    covered: usize,
    done: bool,
}

impl Chunks<'_> {
    /// `count` characters after `from`; `None` if the text is shorter.
    fn advance(&self, from: Position, count: usize) -> Option<Position> {
        let rest = &self.text[from.byte..];
        let mut chars = rest.chars();
        // `Chars` skips many at a time, `CharIndices` one by one.
        if let Some(before) = count.checked_sub(1) {
            chars.nth(before)?;
        }
        let left = chars.as_str().len();
        (left > 0).then(|| Position { character: from.character + count, byte: from.byte + rest.len() - left })
    }

    /// The boundaries at character positions `low..=high`.
    fn between(&self, low: usize, high: usize) -> &[Boundary] {
        let start = self.boundaries.partition_point(|boundary| boundary.character < low);
        let end = self.boundaries.partition_point(|boundary| boundary.character <= high);
        &self.boundaries[start..end.max(start)]
    }
}

impl<'t> Iterator for Chunks<'t> {
    type Item = Chunk<'t>;

    fn next(&mut self) -> Option<Chunk<'t>> {
        if self.done {
            return None;
        }
        let (start, max) = (self.start, self.limits.max_chars());
        let overlap = self.covered.saturating_sub(start.character);
        let Some(limit) = self.advance(start, max) else {
            self.done = true;
            let text = &self.text[start.byte..];
            let range = CharRange::starting_at(start.character, text.chars().count());
            return Some(Chunk { text, range, overlap, cut: Cut::Article });
        };
        // In the second half, and beyond what is already covered, so that every chunk makes progress.
        let low = (start.character + max.div_ceil(2)).max(self.covered + 1);
        let best = self.between(low, limit.character).iter().max_by_key(|boundary| (boundary.cut, boundary.character));
        let (end, cut) = best.map_or((limit, Cut::Character), |boundary| (Position::from(boundary), boundary.cut));
        self.covered = end.character;
        self.start = match self.limits.overlap_chars() {
            0 => end,
            overlap => {
                let earliest = (end.character - overlap.min(end.character)).max(start.character + 1);
                match self.between(earliest, end.character).iter().find(|boundary| boundary.cut >= Cut::Clause) {
                    Some(boundary) => Position::from(boundary),
                    None => self.advance(start, earliest - start.character).unwrap_or(end),
                }
            }
        };
        Some(Chunk {
            text: &self.text[start.byte..end.byte],
            range: CharRange::starting_at(start.character, end.character - start.character),
            overlap,
            cut,
        })
    }
}
