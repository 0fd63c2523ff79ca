//! A report as it is read: characters without white space, how far apart they stand, and in which cell of which line.

mod fhir;
mod markup;
mod message;
mod setter;

use std::slice::SliceIndex;

use baihua_text::CharRange;

/// What stands between a character and the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Gap {
    /// Nothing.
    None,
    /// One blank.
    Space,
    /// Several blanks, a tab or a ruled line: a new column.
    Column,
    /// A line break.
    Line,
}

/// One character that is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glyph {
    /// In half width; superscripts as plain digits.
    pub(crate) character: char,
    /// What stands before it.
    pub(crate) gap: Gap,
    /// Line of the report, from 0.
    pub(crate) line: u32,
    /// Cell of the line, where tabs, ruled lines, commas or mark-up divide it; 0 everywhere else.
    pub(crate) cell: u16,
    /// Where it is printed, in half-width columns: what stands under what.
    pub(crate) column: u32,
    /// Whether it was printed as a superscript.
    pub(crate) raised: bool,
    /// Whether it stands between the quotation marks of a field: its commas part no cells.
    quoted: bool,
    /// A semicolon right behind the quotation mark that closes a field: "4,9";"mmol/L".
    parts_fields: bool,
    /// Its place among the characters of the document.
    at: u32,
    /// How many characters of the document it stands for: more than one for an escape of JSON.
    length: u8,
}

/// The characters of a report.
pub(crate) struct Page {
    pub(crate) glyphs: Vec<Glyph>,
    /// For every line the places of its first glyph and behind its last one.
    pub(crate) lines: Vec<(usize, usize)>,
    /// Whether blanks stand where none were printed, within numbers as well.
    pub(crate) spaced_out: bool,
    /// Whether numbers are printed with a comma for the decimal point.
    pub(crate) decimal_comma: bool,
    /// Whether it is the Chinese comma that stands for the point.
    pub(crate) wide_decimal_comma: bool,
}

impl Page {
    pub(crate) fn new(text: &str) -> Page {
        let mut glyphs = if fhir::is_told_in(text) {
            fhir::laid_out(text)
        } else if markup::is_told_in(text) {
            markup::laid_out(text)
        } else {
            message::laid_out(text)
        };
        drop_rules(&mut glyphs);
        let spaced_out = join_spaced_out(&mut glyphs);
        join_spread(&mut glyphs);
        put_dashes_right(&mut glyphs);
        let mut page =
            Page { lines: lines(&glyphs), glyphs, spaced_out, decimal_comma: false, wide_decimal_comma: false };
        page.divide_at_commas();
        page.divide_at_strokes();
        page.decimal_comma = page.uses_decimal_comma();
        page.wide_decimal_comma = page.uses_wide_decimal_comma();
        page
    }

    /// The characters of the document from glyph `start` to before glyph `end`.
    pub(crate) fn range(&self, start: usize, end: usize) -> Option<CharRange> {
        let (first, last) = (self.glyphs.get(start)?, self.glyphs.get(end.checked_sub(1)?)?);
        CharRange::new(first.at as usize, last.at as usize + usize::from(last.length))
    }

    /// The characters of the glyphs in `range`, with `|` where a column or a line begins and a blank between Latin words.
    pub(crate) fn plain(&self, range: impl SliceIndex<[Glyph], Output = [Glyph]>) -> Vec<char> {
        let glyphs = self.glyphs.get(range).unwrap_or_default();
        let mut plain: Vec<char> = Vec::with_capacity(glyphs.len() + 16);
        for glyph in glyphs {
            let latin = |c: char| c.is_ascii_alphabetic();
            if glyph.gap >= Gap::Column {
                plain.push('|');
            } else if glyph.gap == Gap::Space
                && latin(glyph.character)
                && plain.last().is_some_and(|&c| c.is_ascii_alphanumeric())
            {
                plain.push(' ');
            }
            plain.push(glyph.character);
        }
        plain
    }

    pub(crate) fn text(&self, start: usize, end: usize) -> String {
        self.glyphs.get(start..end).unwrap_or_default().iter().map(|glyph| glyph.character).collect()
    }

    /// Lines of values between commas: the commas are borders of cells, not decimal points.
    fn divide_at_commas(&mut self) {
        let fields: Vec<usize> = self.lines.iter().map(|&(start, end)| fields(&self.glyphs[start..end])).collect();
        let mut kept = Vec::with_capacity(self.glyphs.len());
        let mut csv = false;
        for (line, &(start, end)) in self.lines.iter().enumerate() {
            let like_the_one_above = csv && line > 0 && fields[line] == fields[line - 1];
            csv = fields[line] >= 2 && (like_the_one_above || is_csv(&self.glyphs[start..end], fields[line]));
            let (mut cell, mut border) = (0, false);
            for glyph in &self.glyphs[start..end] {
                if csv && parts(glyph) {
                    cell += 1;
                    border = true;
                    continue;
                }
                let mut glyph = *glyph;
                if csv {
                    glyph.cell = cell;
                    if border && glyph.gap < Gap::Column {
                        glyph.gap = Gap::Column;
                    }
                    if kept.last().is_none_or(|last: &Glyph| last.line != glyph.line) {
                        glyph.gap = Gap::Line;
                    }
                }
                border = false;
                kept.push(glyph);
            }
        }
        self.lines = lines(&kept);
        self.glyphs = kept;
    }

    /// `白细胞 / 6.8 / 10^9/L`: strokes with blanks on both sides, two or more in a line, are borders of cells.
    fn divide_at_strokes(&mut self) {
        let mut kept = Vec::with_capacity(self.glyphs.len());
        for &(start, end) in &self.lines {
            let line = &self.glyphs[start..end];
            let parts = |at: usize| {
                let next = line.get(at + 1).is_some_and(|next| next.gap != Gap::None);
                line[at].character == '/' && matches!(line[at].gap, Gap::Space | Gap::Column) && next
            };
            let borders = (0..line.len()).filter(|&at| parts(at)).count();
            let mut cell = 0;
            for (at, glyph) in line.iter().enumerate() {
                if borders >= 2 && parts(at) {
                    cell += 1;
                    continue;
                }
                let behind = borders >= 2 && at > 0 && parts(at - 1);
                let gap = if behind { Gap::Column } else { glyph.gap };
                kept.push(Glyph { gap, cell: glyph.cell.saturating_add(cell), ..*glyph });
            }
        }
        self.lines = lines(&kept);
        self.glyphs = kept;
    }

    /// `5,4` with a half-width comma, where no number of the report has a point; the points of a day (12.03.2025) are none.
    fn uses_decimal_comma(&self) -> bool {
        let digit = |at: usize| self.glyphs.get(at).is_some_and(|glyph| glyph.character.is_ascii_digit());
        let joins = |at: usize, mark: char| {
            let glued = |at: usize| self.glyphs.get(at).is_some_and(|glyph| glyph.gap == Gap::None);
            at > 0 && self.glyphs[at].character == mark && digit(at - 1) && digit(at + 1) && glued(at) && glued(at + 1)
        };
        let within_day =
            |at: usize| (2..=5).any(|by| joins(at + by, '.') || at.checked_sub(by).is_some_and(|at| joins(at, '.')));
        let places = || 0..self.glyphs.len().saturating_sub(5);
        places().any(|at| joins(at, ',')) && !places().any(|at| joins(at, '.') && !within_day(at))
    }

    /// `3，5-5，3`: a range whose limits both hold a Chinese comma; no sentence has one.
    fn uses_wide_decimal_comma(&self) -> bool {
        let digit = |glyph: &Glyph| glyph.character.is_ascii_digit();
        self.glyphs.windows(7).any(|w| {
            let comma = |at: usize| digit(&w[at]) && w[at + 1].character == '，' && digit(&w[at + 2]);
            let glued = w[1..].iter().all(|glyph| glyph.gap == Gap::None);
            comma(0) && matches!(w[3].character, '-' | '~') && comma(4) && glued
        })
    }
}

pub(crate) fn is_han(c: char) -> bool {
    ('\u{3400}'..='\u{9fff}').contains(&c)
}

fn lines(glyphs: &[Glyph]) -> Vec<(usize, usize)> {
    let mut lines: Vec<(usize, usize)> = Vec::new();
    for (at, glyph) in glyphs.iter().enumerate() {
        match lines.last_mut() {
            Some(last) if glyphs[last.0].line == glyph.line => last.1 = at + 1,
            _ => lines.push((at, at + 1)),
        }
    }
    lines
}

/// Whether a comma, or a semicolon between quoted fields, may part two cells.
fn parts(glyph: &Glyph) -> bool {
    glyph.character == ',' && !glyph.quoted || glyph.parts_fields
}

/// Number of fields between half-width commas, if the line has any.
fn fields(line: &[Glyph]) -> usize {
    match line.iter().filter(|glyph| parts(glyph)).count() {
        0 => 0,
        commas => commas + 1,
    }
}

/// A line of short fields with a comma that cannot belong to a number, or of quoted fields between semicolons.
fn is_csv(line: &[Glyph], fields: usize) -> bool {
    if line.iter().any(|glyph| glyph.parts_fields) {
        return fields >= 3;
    }
    let commas: Vec<usize> = (0..line.len()).filter(|&at| parts(&line[at])).collect();
    let digit = |at: Option<usize>| at.and_then(|at| line.get(at)).is_some_and(|g| g.character.is_ascii_digit());
    let divides = commas.iter().any(|&at| !digit(at.checked_sub(1)) || !digit(Some(at + 1)));
    let blanks = commas.iter().filter(|&&at| line.get(at + 1).is_some_and(|next| next.gap != Gap::None)).count();
    let prose = line.iter().any(|glyph| matches!(glyph.character, '，' | '。' | ';') && !glyph.parts_fields);
    let longest = line.split(parts).map(<[Glyph]>::len).max().unwrap_or(0);
    let widest_blank = line.iter().skip(1).any(|glyph| glyph.gap == Gap::Column);
    divides && fields >= 2 && blanks == 0 && !prose && longest <= 24 && !widest_blank
}

/// Takes out ruled lines, `|---|---|` of a table in Markdown among them: they hold nothing and part nothing.
fn drop_rules(glyphs: &mut Vec<Glyph>) {
    const SHORTEST: usize = 5;
    let is_rule = |line: &[Glyph]| {
        line.len() >= SHORTEST
            && line.iter().all(|glyph| matches!(glyph.character, '-' | '=' | '_' | '+' | ':' | '*' | '~'))
    };
    let ruled: Vec<(usize, usize)> =
        lines(glyphs).into_iter().filter(|&(start, end)| is_rule(&glyphs[start..end])).collect();
    for (start, end) in ruled.into_iter().rev() {
        glyphs.drain(start..end);
    }
}

/// Scanners leave a blank between all characters; a single blank means nothing there. Whether they did so here, in part at
/// least.
fn join_spaced_out(glyphs: &mut [Glyph]) -> bool {
    let pairs = || glyphs.windows(2).filter(|pair| is_han(pair[0].character) && is_han(pair[1].character));
    let apart = pairs().filter(|pair| pair[1].gap == Gap::Space).count();
    let all = pairs().filter(|pair| pair[1].gap <= Gap::Space).count();
    if apart * 2 > all && apart >= 6 {
        for at in 1..glyphs.len() {
            if glyphs[at].gap == Gap::Space && is_han(glyphs[at - 1].character) && is_han(glyphs[at].character) {
                glyphs[at].gap = Gap::None;
            }
        }
    }
    apart * 3 > all && apart >= 6
}

/// Names of two characters that forms print across the width of their column.
const NAMES_OF_TWO: [&str; 9] = ["肌酐", "尿素", "尿酸", "血钾", "血钠", "血氯", "血钙", "血磷", "血镁"];

/// Names of one character, which stand side by side as headings: 钾 钠 氯 are three names.
const NAMES_OF_ONE: &str = "钾钠氯钙镁磷";

/// `血  红  蛋  白`: three characters or more, each with wide blanks around it, are one word.
fn join_spread(glyphs: &mut [Glyph]) {
    let alone = |glyphs: &[Glyph], at: usize| {
        let behind = glyphs.get(at + 1).is_none_or(|next| next.gap >= Gap::Column);
        let han = is_han(glyphs[at].character) && !NAMES_OF_ONE.contains(glyphs[at].character);
        han && glyphs[at].gap >= Gap::Column && behind
    };
    let mut at = 0;
    while at < glyphs.len() {
        let start = at;
        while at < glyphs.len()
            && alone(glyphs, at)
            && (at == start || glyphs[at].gap == Gap::Column && glyphs[at].cell == glyphs[start].cell)
        {
            at += 1;
        }
        let is_name_of_two = || {
            let name: String = glyphs[start..at].iter().map(|glyph| glyph.character).collect();
            NAMES_OF_TWO.contains(&name.as_str())
        };
        if at - start >= 3 || at - start == 2 && is_name_of_two() {
            for glyph in &mut glyphs[start + 1..at] {
                glyph.gap = Gap::None;
            }
        }
        at = at.max(start + 1);
    }
}

/// `130一175`: scanners read a dash as the Chinese one.
fn put_dashes_right(glyphs: &mut [Glyph]) {
    for at in 1..glyphs.len().saturating_sub(1) {
        let digit = |at: usize| glyphs[at].character.is_ascii_digit();
        let dash = matches!(glyphs[at].character, '一' | 'ー' | '丨');
        if dash && digit(at - 1) && digit(at + 1) && glyphs[at + 1].gap == Gap::None {
            glyphs[at].character = '-';
        }
    }
}
