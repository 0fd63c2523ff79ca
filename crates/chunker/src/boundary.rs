//! Where a text may be cut, and how well.

use crate::label::{LabelKind, label};

/// How good a place to cut is. Better places are greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cut {
    /// Between any two characters, when nothing better is near.
    Character,
    /// After a comma or an enumeration comma.
    Phrase,
    /// After a semicolon.
    Clause,
    /// After a full stop, a question mark or an exclamation mark.
    Sentence,
    /// Where a new paragraph or line begins that does not merely continue the one before.
    Paragraph,
    /// Before a numbered item or clause.
    Item,
    /// Before an article or a chapter.
    Article,
}

/// A place to cut: before this character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Boundary {
    pub(crate) character: usize,
    pub(crate) byte: usize,
    pub(crate) cut: Cut,
}

/// Columns of a line: full-width characters take two.
fn columns(line: &str) -> usize {
    line.chars().map(|c| if c < '\u{1100}' { 1 } else { 2 }).sum()
}

/// The width at which lines are taken to be wrapped, in columns.
///
/// Nineteen of twenty lines are no wider; where paragraphs stand on one line each, that is wider than any heading. A few
/// very long lines in a wrapped text must not hide the width of the others.
fn wrap_width(text: &str) -> usize {
    let mut widths: Vec<usize> = text.lines().map(columns).filter(|&width| width > 0).collect();
    widths.sort_unstable();
    let at = widths.len() * 19 / 20;
    widths.get(at.min(widths.len().saturating_sub(1))).copied().unwrap_or(0).clamp(48, 120)
}

/// Whether the line break after `before` only wraps a sentence that goes on in `after`.
fn is_soft(before: &str, after: &str, wrap: usize) -> bool {
    let (before, after) = (before.trim_end(), after.trim_start());
    // 房东回复“知道了。”ends with its full stop.
    let ended = before.trim_end_matches(['”', '’', '"', '」', '』', '）', ')']);
    let before = if ended.ends_with(['。', '！', '？', '!', '?']) { ended } else { before };
    let Some(last) = before.chars().next_back() else { return false };
    if after.is_empty() || label(after).is_some() {
        return false;
    }
    match last {
        '。' | '！' | '？' | '；' | '：' | '!' | '?' | ';' | ':' | '．' => false,
        // A sentence does not end in a comma or with an open bracket, however its lines run.
        '，' | '、' | ',' | '（' | '(' | '“' | '《' => true,
        // A heading, a party or a form field is shorter than the page is wide.
        _ => columns(before) * 5 >= wrap * 3,
    }
}

/// Every place to cut `text` that is better than [`Cut::Character`], ascending, one per position.
pub(crate) fn boundaries(text: &str) -> Vec<Boundary> {
    let wrap = wrap_width(text);
    let mut found: Vec<Boundary> = Vec::with_capacity(text.len() / 24 + 4);
    let mut character = 0;
    let mut previous: Option<&str> = None;
    let mut blank = false;
    for (start, line) in (Lines { rest: text, byte: 0 }) {
        if line.trim().is_empty() {
            // Blank lines belong to what stands before them.
            blank = true;
            character += line.chars().count();
            continue;
        }
        if let Some(before) = previous {
            let cut = match label(line) {
                Some((LabelKind::Chapter | LabelKind::Article, _)) => Some(Cut::Article),
                Some(_) => Some(Cut::Item),
                None if !blank && is_soft(before, line, wrap) => None,
                None => Some(Cut::Paragraph),
            };
            if let Some(cut) = cut {
                push(&mut found, Boundary { character, byte: start, cut });
            }
        }
        within(line, start, character, &mut found);
        character += line.chars().count();
        previous = Some(line);
        blank = false;
    }
    found.retain(|boundary| boundary.byte > 0 && boundary.byte < text.len());
    found
}

/// Adds the places to cut inside one line.
fn within(line: &str, start: usize, first: usize, found: &mut Vec<Boundary>) {
    let mut count = 0;
    let mut chars = line.char_indices().peekable();
    while let Some((_, character)) = chars.next() {
        count += 1;
        let mut cut = match character {
            '。' | '！' | '？' | '!' | '?' => Cut::Sentence,
            '；' | ';' => Cut::Clause,
            '，' | '、' | ',' => Cut::Phrase,
            _ => continue,
        };
        // 1,850 and 1，850 are numbers.
        let next_is_digit = chars.peek().is_some_and(|&(_, c)| c.is_ascii_digit() || ('０'..='９').contains(&c));
        if matches!(character, ',' | '，') && next_is_digit && ends_in_digit(&line[..line_end(&chars, line)]) {
            continue;
        }
        // What closes the sentence belongs to it.
        while let Some(&(_, close)) = chars.peek()
            && matches!(close, '”' | '’' | '"' | '」' | '』' | '）' | ')' | '。' | '！' | '？' | '!' | '?' | '；')
        {
            if matches!(close, '。' | '！' | '？' | '!' | '?') {
                cut = cut.max(Cut::Sentence);
            }
            chars.next();
            count += 1;
        }
        let byte = line_end(&chars, line);
        let rest = &line[byte..];
        if rest.trim().is_empty() {
            // The next line begins the next sentence; the line break stays with this one.
            break;
        }
        if cut >= Cut::Clause && label(rest).is_some() {
            // Texts that lost their line breaks still number their articles.
            cut = Cut::Item;
        }
        push(found, Boundary { character: first + count, byte: start + byte, cut });
    }
}

fn line_end(chars: &std::iter::Peekable<std::str::CharIndices<'_>>, line: &str) -> usize {
    chars.clone().next().map_or(line.len(), |(at, _)| at)
}

fn ends_in_digit(head: &str) -> bool {
    head.chars().rev().nth(1).is_some_and(|c| c.is_ascii_digit() || ('０'..='９').contains(&c))
}

fn push(found: &mut Vec<Boundary>, boundary: Boundary) {
    match found.last_mut() {
        Some(last) if last.byte == boundary.byte => last.cut = last.cut.max(boundary.cut),
        _ => found.push(boundary),
    }
}

/// Lines with their line break, and where each begins in bytes.
struct Lines<'t> {
    rest: &'t str,
    byte: usize,
}

impl<'t> Iterator for Lines<'t> {
    type Item = (usize, &'t str);

    fn next(&mut self) -> Option<(usize, &'t str)> {
        if self.rest.is_empty() {
            return None;
        }
        let end = self.rest.find('\n').map_or(self.rest.len(), |at| at + 1);
        let (line, rest) = self.rest.split_at(end);
        let start = self.byte;
        self.rest = rest;
        self.byte += end;
        Some((start, line))
    }
}
