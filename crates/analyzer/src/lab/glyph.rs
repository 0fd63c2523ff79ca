//! A lab report as it is read: characters without white space, and how far apart they stand.

use baihua_quote::Folded;
use baihua_text::CharRange;

/// What stands between a character and the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Gap {
    /// Nothing.
    None,
    /// One blank.
    Space,
    /// Several blanks or a tab: a new column.
    Column,
    /// A line break.
    Line,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Glyph {
    pub(crate) character: char,
    /// What stands before it.
    pub(crate) gap: Gap,
}

/// The characters of a report with their gaps, and the way back to the document.
pub(crate) struct Glyphs {
    pub(crate) glyphs: Vec<Glyph>,
    folded: Folded,
}

impl Glyphs {
    pub(crate) fn new(text: &str) -> Glyphs {
        let folded = Folded::new(text);
        let mut source = text.chars();
        let mut read = 0;
        let mut glyphs = Vec::with_capacity(folded.chars().len());
        for (at, &character) in folded.chars().iter().enumerate() {
            let place = folded.origin(at, at + 1).map_or(read, CharRange::start);
            let between: String = source.by_ref().take(place - read).collect();
            source.next();
            read = place + 1;
            glyphs.push(Glyph { character: superscript(character), gap: gap(&between) });
        }
        if is_spaced_out(&glyphs) {
            // Every character stands apart, as scanners leave them; a single blank means nothing there.
            for glyph in &mut glyphs {
                if glyph.gap == Gap::Space {
                    glyph.gap = Gap::None;
                }
            }
        }
        Glyphs { glyphs, folded }
    }

    /// The characters, with `|` where a column or a line begins.
    pub(crate) fn plain(&self) -> Vec<char> {
        let mut plain = Vec::with_capacity(self.glyphs.len() + 16);
        for glyph in &self.glyphs {
            if glyph.gap >= Gap::Column {
                plain.push('|');
            }
            plain.push(glyph.character);
        }
        plain
    }

    /// The characters of the document from glyph `start` to before glyph `end`.
    pub(crate) fn range(&self, start: usize, end: usize) -> Option<CharRange> {
        self.folded.origin(start, end)
    }
}

fn gap(between: &str) -> Gap {
    if between.contains('\n') {
        Gap::Line
    } else if between.contains('\t')
        || between.contains('\u{3000}')
        || between.chars().filter(|c| c.is_whitespace()).count() > 1
    {
        Gap::Column
    } else if between.chars().any(char::is_whitespace) {
        Gap::Space
    } else {
        Gap::None
    }
}

fn is_spaced_out(glyphs: &[Glyph]) -> bool {
    let pairs = || glyphs.windows(2).filter(|pair| is_han(pair[0].character) && is_han(pair[1].character));
    let apart = pairs().filter(|pair| pair[1].gap == Gap::Space).count();
    apart * 2 > pairs().filter(|pair| pair[1].gap <= Gap::Space).count() && apart >= 6
}

pub(crate) fn is_han(c: char) -> bool {
    ('\u{3400}'..='\u{9fff}').contains(&c)
}

/// 10⁹ is read as 109, which the unit reader knows.
fn superscript(c: char) -> char {
    match c {
        '⁰' => '0',
        '¹' => '1',
        '²' => '2',
        '³' => '3',
        '⁴'..='⁹' => char::from_u32(u32::from(c) - u32::from('⁴') + u32::from('4')).unwrap_or(c),
        _ => c,
    }
}
