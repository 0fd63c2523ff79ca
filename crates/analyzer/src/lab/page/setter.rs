//! Glyphs, set one by one.

use super::{super::lexicon, Gap, Glyph};

/// Builds glyphs one by one.
pub(super) struct Setter {
    pub(super) glyphs: Vec<Glyph>,
    gap: Gap,
    line: u32,
    cell: u16,
    column: u32,
    points: u32,
    /// Within a field between quotation marks.
    quoted: bool,
    /// Nothing of the field has been set: a quotation mark here opens it.
    fresh: bool,
    /// A quotation mark has just closed a field.
    closed: bool,
}

impl Setter {
    pub(super) fn new(text: &str) -> Setter {
        let glyphs = Vec::with_capacity(text.len() / 2);
        Setter {
            glyphs,
            gap: Gap::Line,
            line: 0,
            cell: 0,
            column: 0,
            points: 0,
            quoted: false,
            fresh: true,
            closed: false,
        }
    }

    /// Sets the character at `at` of the document.
    pub(super) fn set(&mut self, original: char, at: usize) {
        self.set_long(original, at, 1);
    }

    /// Sets a character that `length` characters of the document from `at` on stand for, as an escape of JSON does.
    pub(super) fn set_long(&mut self, original: char, at: usize, length: usize) {
        let Some((character, raised)) = folded(original) else { return };
        let (Ok(at), Ok(length)) = (u32::try_from(at), u8::try_from(length)) else { return };
        match original {
            // Quotation marks part cells that commas part already.
            '"' | '“' | '”' | '＂' => {
                self.closed = self.quoted || self.closed;
                self.quoted = !self.quoted && self.fresh;
                self.closed &= !self.quoted;
                self.fresh = false;
                return;
            }
            '\n' | '\r' | '\u{2028}' | '\u{2029}' => return self.new_line(),
            '\t' | '|' | '｜' | '│' | '┃' | '¦' | '丨' => return self.new_cell(),
            '\u{3000}' => {
                self.column += 2;
                self.gap = self.gap.max(Gap::Column);
                return;
            }
            c if c.is_whitespace() => {
                self.column += 1;
                self.gap = if self.gap == Gap::None { Gap::Space } else { self.gap.max(Gap::Column) };
                return;
            }
            // Leaders: ALT……50, ALT....50.
            '…' | '⋯' | '┄' | '┈' => {
                self.column += 2;
                self.gap = self.gap.max(Gap::Column);
                return;
            }
            _ => {}
        }
        self.leaders(character);
        let gap = std::mem::replace(&mut self.gap, Gap::None);
        let (line, cell, column) = (self.line, self.cell, self.column);
        let quoted = self.quoted;
        let parts_fields = character == ';' && std::mem::take(&mut self.closed);
        self.closed = false;
        self.fresh = character == ',' && !quoted || parts_fields;
        self.glyphs.push(Glyph { character, gap, line, cell, column, raised, quoted, parts_fields, at, length });
        self.column += if original.is_ascii() || character == '×' || original == 'μ' { 1 } else { 2 };
    }

    /// Three points or more in a row are a leader as well.
    fn leaders(&mut self, character: char) {
        if character == '.' {
            self.points += 1;
            return;
        }
        if self.points >= 3 {
            let kept = self.glyphs.len().saturating_sub(self.points as usize);
            self.glyphs.truncate(kept);
            self.gap = self.gap.max(Gap::Column);
        }
        self.points = 0;
    }

    pub(super) fn new_line(&mut self) {
        self.leaders(' ');
        self.gap = Gap::Line;
        self.line += 1;
        self.cell = 0;
        self.column = 0;
        self.quoted = false;
        self.fresh = true;
        self.closed = false;
    }

    pub(super) fn new_cell(&mut self) {
        self.leaders(' ');
        self.gap = self.gap.max(Gap::Column);
        self.cell = self.cell.saturating_add(1);
        self.column += 4;
    }
}

/// A character in half width, and whether it was raised; `None` for what nobody sees. Unlike for quotations, the Chinese
/// comma and full stop stay apart from the half-width ones, which may belong to a number.
fn folded(c: char) -> Option<(char, bool)> {
    let plain = |c| Some((c, false));
    match c {
        '，' | '。' | '、' => plain(c),
        '⁰' => Some(('0', true)),
        '¹' => Some(('1', true)),
        '²' => Some(('2', true)),
        '³' => Some(('3', true)),
        '⁴'..='⁹' => char::from_u32(u32::from(c) - u32::from('⁴') + u32::from('4')).map(|c| (c, true)),
        '⁺' => plain('+'),
        '⁻' => plain('-'),
        '．' => plain('.'),
        '＞' | '﹥' | '›' | '〉' => plain('>'),
        '＜' | '﹤' | '‹' | '〈' => plain('<'),
        '✕' | '✖' | '╳' => plain('×'),
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).map(|c| (c, false)),
        '\u{2f00}'..='\u{2fd5}' => baihua_quote::folded(c.encode_utf8(&mut [0; 4])).chars().next().map(|c| (c, false)),
        '【' | '〔' | '〖' | '「' => plain('['),
        '】' | '〕' | '〗' | '」' => plain(']'),
        '—' | '–' | '―' | '‐' | '‑' | '‒' | '−' | '─' | '﹣' | '━' => plain('-'),
        '〜' | '∼' | '∽' => plain('~'),
        '•' | '・' | '‧' | '･' | '∙' => plain('·'),
        'µ' | 'μ' => plain('μ'),
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{feff}' => None,
        c => plain(lexicon::simplified(c)),
    }
}
