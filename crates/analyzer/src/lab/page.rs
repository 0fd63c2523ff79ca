//! A report as it is read: characters without white space, how far apart they stand, and in which cell of which line.

use std::slice::SliceIndex;

use baihua_text::CharRange;

use super::lexicon;

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
        let mut glyphs = if is_markup(text) { flattened(text) } else { laid_out(text) };
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
        CharRange::new(first.at as usize, last.at as usize + 1)
    }

    /// The characters of the glyphs in `range`, with `|` where a column or a line begins.
    pub(crate) fn plain(&self, range: impl SliceIndex<[Glyph], Output = [Glyph]>) -> Vec<char> {
        let glyphs = self.glyphs.get(range).unwrap_or_default();
        let mut plain = Vec::with_capacity(glyphs.len() + 16);
        for glyph in glyphs {
            if glyph.gap >= Gap::Column {
                plain.push('|');
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

/// Builds glyphs one by one.
struct Setter {
    glyphs: Vec<Glyph>,
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
    fn new(text: &str) -> Setter {
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

    fn set(&mut self, original: char, at: usize) {
        let Some((character, raised)) = folded(original) else { return };
        let Ok(at) = u32::try_from(at) else { return };
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
        self.glyphs.push(Glyph { character, gap, line, cell, column, raised, quoted, parts_fields, at });
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

    fn new_line(&mut self) {
        self.leaders(' ');
        self.gap = Gap::Line;
        self.line += 1;
        self.cell = 0;
        self.column = 0;
        self.quoted = false;
        self.fresh = true;
        self.closed = false;
    }

    fn new_cell(&mut self) {
        self.leaders(' ');
        self.gap = self.gap.max(Gap::Column);
        self.cell = self.cell.saturating_add(1);
        self.column += 4;
    }
}

fn laid_out(text: &str) -> Vec<Glyph> {
    let mut setter = Setter::new(text);
    // HL7 version 2: `^` parts the components of a field; the head of a message tells of no patient.
    let is_message = text.contains("OBX|");
    let mut at = 0;
    for line in text.split_inclusive(['\n', '\r']) {
        // Behind its ninth bar a result tells how it was sent, in letters that mean other things elsewhere.
        const BARS: usize = 9;
        let is_head = is_message && line.starts_with("MSH|");
        let is_result = is_message && line.starts_with("OBX|");
        let (mut bars, mut carets) = (0, 0);
        for c in line.chars() {
            bars += usize::from(c == '|');
            carets = if c == '|' { 0 } else { carets + usize::from(c == '^') };
            // WBC^白细胞计数^99LIS: the third component tells who made the code.
            let is_told = !(is_head || is_result && (bars >= BARS || carets > 1));
            match c {
                _ if !is_told && !matches!(c, '\n' | '\r') => {}
                '^' if is_message => setter.new_cell(),
                c => setter.set(c, at),
            }
            at += 1;
        }
    }
    setter.glyphs
}

fn is_markup(text: &str) -> bool {
    let lower = |tag: &str| text.contains(tag) || text.contains(&tag.to_ascii_uppercase());
    lower("<td")
        || lower("<tr")
        || lower("</li>")
        || lower("<br")
        || lower("</p>")
        || lower("</div>")
        || is_xml(text)
        || is_json(text)
}

/// A closing tag of any name, or a tag that closes itself.
fn is_xml(text: &str) -> bool {
    let closing = |at: usize| text[at + 2..].chars().next().is_some_and(|c| c.is_ascii_alphabetic());
    text.contains("/>") || text.contains("＜/") || text.match_indices("</").any(|(at, _)| closing(at))
}

fn is_json(text: &str) -> bool {
    let start = text.trim_start();
    (start.starts_with('{') || start.starts_with('[')) && text.contains("\":")
        || text.contains("{\"")
        || text.contains("[\"")
}

/// HTML and JSON without their marks: cells and lines where the tags, braces and commas are.
fn flattened(text: &str) -> Vec<Glyph> {
    // Input methods make the signs of tags wide.
    let narrow = |c: char| match c {
        '＜' => '<',
        '＞' => '>',
        c => c,
    };
    let chars: Vec<char> = text.chars().map(narrow).collect();
    let json = is_json(text);
    let mut setter = Setter::new(text);
    let mut at = 0;
    while at < chars.len() {
        let c = chars[at];
        if let Some(length) = tag(&chars[at..]) {
            set_tag(&mut setter, &chars, at, at + length);
            at += length + 1;
            continue;
        }
        if let Some((replaced, length)) = entity(&chars[at..]) {
            setter.set(replaced, at);
            at += length;
            continue;
        }
        match c {
            '{' | '}' | '[' | ']' if json => setter.new_line(),
            '"' if json => {}
            ',' if json => setter.new_cell(),
            _ => setter.set(c, at),
        }
        at += 1;
    }
    setter.glyphs
}

/// Tags that begin or end a line.
const NEW_LINE: [&str; 13] = ["tr", "/tr", "br", "p", "/p", "div", "/div", "li", "/li", "/table", "h1", "h2", "h3"];

/// Tags within a line of text, and those around everything.
const SILENT: [&str; 24] = [
    "b", "i", "u", "a", "em", "strong", "span", "font", "sup", "sub", "small", "big", "s", "html", "body", "table",
    "tbody", "thead", "head", "title", "mark", "label", "?xml", "!doctype",
];

/// What the tag from `from` to `to` means for the layout. Tags of no known name are elements of XML: the name of one that
/// holds text is a heading of its cell, `<value>112</value>`; so are attributes.
fn set_tag(setter: &mut Setter, chars: &[char], from: usize, to: usize) {
    let inside: String = chars[from + 1..to].iter().collect::<String>().to_ascii_lowercase();
    let name = inside.split(char::is_whitespace).next().unwrap_or_default();
    let bare = name.trim_matches('/');
    match name.trim_end_matches('/') {
        "td" | "th" => return setter.new_cell(),
        name if NEW_LINE.contains(&name) => return setter.new_line(),
        _ if SILENT.contains(&bare) || matches!(bare, "td" | "th") || bare.is_empty() => return,
        _ => {}
    }
    let next = chars[to + 1..].iter().find(|c| !c.is_whitespace());
    let attributes = chars[from..to].contains(&'=');
    match (name.starts_with('/'), attributes) {
        // A closing tag right behind another one closes what held it.
        (true, _) if next == Some(&'<') && closes_again(&chars[to + 1..]) => setter.new_line(),
        (true, _) => {}
        (false, true) => {
            setter.new_line();
            set_attributes(setter, chars, from + 1 + name.chars().count(), to);
        }
        (false, false) if next == Some(&'<') => setter.new_line(),
        (false, false) => {
            setter.new_cell();
            for (at, &c) in chars.iter().enumerate().skip(from + 1).take(bare.chars().count()) {
                setter.set(c, at);
            }
            setter.set(':', from);
        }
    }
}

fn closes_again(behind: &[char]) -> bool {
    let mut rest = behind.iter().skip_while(|c| c.is_whitespace());
    rest.next() == Some(&'<') && rest.next() == Some(&'/')
}

/// `name="血钾" value="6.9"`: one cell for each attribute.
fn set_attributes(setter: &mut Setter, chars: &[char], from: usize, to: usize) {
    let mut quoted = false;
    for (at, &c) in chars.iter().enumerate().take(to).skip(from) {
        match c {
            '"' | '\'' => quoted = !quoted,
            '/' if at + 1 == to => {}
            '=' if !quoted => setter.set(':', at),
            c if c.is_whitespace() && !quoted => setter.new_cell(),
            c => setter.set(c, at),
        }
    }
}

/// Where the tag ends that begins here.
fn tag(chars: &[char]) -> Option<usize> {
    let opens = chars.first() == Some(&'<') && chars.get(1).is_some_and(|c| c.is_ascii_alphabetic() || *c == '/');
    if opens { chars.iter().take(200).position(|&c| c == '>') } else { None }
}

fn entity(chars: &[char]) -> Option<(char, usize)> {
    const KNOWN: [(&str, char); 8] = [
        ("&nbsp;", ' '),
        ("&lt;", '<'),
        ("&gt;", '>'),
        ("&amp;", '&'),
        ("&le;", '≤'),
        ("&ge;", '≥'),
        ("&micro;", 'μ'),
        ("&uarr;", '↑'),
    ];
    KNOWN.into_iter().find_map(|(name, c)| {
        let length = name.chars().count();
        (chars.len() >= length && name.chars().zip(chars).all(|(a, &b)| a == b)).then_some((c, length))
    })
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
        '＞' | '﹥' => plain('>'),
        '＜' | '﹤' => plain('<'),
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
