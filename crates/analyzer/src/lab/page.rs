//! A report as it is read: characters without white space, how far apart they stand, and in which cell of which line.

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
    /// Its place among the characters of the document.
    at: u32,
}

/// The characters of a report.
pub(crate) struct Page {
    pub(crate) glyphs: Vec<Glyph>,
    /// For every line the places of its first glyph and behind its last one.
    pub(crate) lines: Vec<(usize, usize)>,
    /// Whether numbers are printed with a comma for the decimal point.
    pub(crate) decimal_comma: bool,
}

impl Page {
    pub(crate) fn new(text: &str) -> Page {
        let mut glyphs = if is_markup(text) { flattened(text) } else { laid_out(text) };
        join_spaced_out(&mut glyphs);
        let mut page = Page { lines: lines(&glyphs), glyphs, decimal_comma: false };
        page.divide_at_commas();
        page.decimal_comma = page.uses_decimal_comma();
        page
    }

    /// The characters of the document from glyph `start` to before glyph `end`.
    pub(crate) fn range(&self, start: usize, end: usize) -> Option<CharRange> {
        let (first, last) = (self.glyphs.get(start)?, self.glyphs.get(end.checked_sub(1)?)?);
        CharRange::new(first.at as usize, last.at as usize + 1)
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
                if csv && glyph.character == ',' {
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

    /// `5,4` with a half-width comma, where no number of the report has a point.
    fn uses_decimal_comma(&self) -> bool {
        let digit = |glyph: &Glyph| glyph.character.is_ascii_digit();
        let joined = |mark: char| {
            self.glyphs.windows(3).any(|w| {
                digit(&w[0]) && w[1].character == mark && digit(&w[2]) && w[1].gap == Gap::None && w[2].gap == Gap::None
            })
        };
        joined(',') && !joined('.')
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

/// Number of fields between half-width commas, if the line has any.
fn fields(line: &[Glyph]) -> usize {
    match line.iter().filter(|glyph| glyph.character == ',').count() {
        0 => 0,
        commas => commas + 1,
    }
}

/// A line of short fields with a comma that cannot belong to a number.
fn is_csv(line: &[Glyph], fields: usize) -> bool {
    let commas: Vec<usize> = (0..line.len()).filter(|&at| line[at].character == ',').collect();
    let digit = |at: Option<usize>| at.and_then(|at| line.get(at)).is_some_and(|g| g.character.is_ascii_digit());
    let divides = commas.iter().any(|&at| !digit(at.checked_sub(1)) || !digit(Some(at + 1)));
    let blanks = commas.iter().filter(|&&at| line.get(at + 1).is_some_and(|next| next.gap != Gap::None)).count();
    let prose = line.iter().any(|glyph| matches!(glyph.character, '，' | '。' | ';'));
    let longest = line.split(|glyph| glyph.character == ',').map(<[Glyph]>::len).max().unwrap_or(0);
    let widest_blank = line.iter().skip(1).any(|glyph| glyph.gap == Gap::Column);
    divides && fields >= 2 && blanks == 0 && !prose && longest <= 24 && !widest_blank
}

/// Scanners leave a blank between all characters; a single blank means nothing there.
fn join_spaced_out(glyphs: &mut [Glyph]) {
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
}

/// Builds glyphs one by one.
struct Setter {
    glyphs: Vec<Glyph>,
    gap: Gap,
    line: u32,
    cell: u16,
    column: u32,
    points: u32,
}

impl Setter {
    fn new(text: &str) -> Setter {
        let glyphs = Vec::with_capacity(text.len() / 2);
        Setter { glyphs, gap: Gap::Line, line: 0, cell: 0, column: 0, points: 0 }
    }

    fn set(&mut self, original: char, at: usize) {
        let Some((character, raised)) = folded(original) else { return };
        let Ok(at) = u32::try_from(at) else { return };
        match original {
            // Quotation marks part cells that commas part already.
            '"' | '“' | '”' | '＂' => return,
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
        self.glyphs.push(Glyph { character, gap, line, cell, column, raised, at });
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
    for (at, c) in text.chars().enumerate() {
        setter.set(c, at);
    }
    setter.glyphs
}

fn is_markup(text: &str) -> bool {
    let lower = |tag: &str| text.contains(tag) || text.contains(&tag.to_ascii_uppercase());
    lower("<td") || lower("<tr") || lower("</li>") || lower("<br") || lower("</p>") || lower("</div>") || is_json(text)
}

fn is_json(text: &str) -> bool {
    let start = text.trim_start();
    (start.starts_with('{') || start.starts_with('[')) && text.contains("\":")
        || text.contains("{\"")
        || text.contains("[\"")
}

/// HTML and JSON without their marks: cells and lines where the tags, braces and commas are.
fn flattened(text: &str) -> Vec<Glyph> {
    let chars: Vec<char> = text.chars().collect();
    let json = is_json(text);
    let mut setter = Setter::new(text);
    let mut at = 0;
    while at < chars.len() {
        let c = chars[at];
        if let Some(length) = tag(&chars[at..]) {
            let inside: String = chars[at + 1..at + length].iter().collect::<String>().to_ascii_lowercase();
            let name = inside.split(char::is_whitespace).next().unwrap_or_default();
            match name.trim_end_matches('/') {
                "td" | "th" => setter.new_cell(),
                name if NEW_LINE.contains(&name) => setter.new_line(),
                _ => {}
            }
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
        c => plain(c),
    }
}
