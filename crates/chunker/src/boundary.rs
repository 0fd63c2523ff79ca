//! The boundaries at which a text may be cut, ranked.

use crate::label::{LabelKind, label};

/// A kind of boundary. Better ones compare greater.
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
    /// At the start of a paragraph, or of a line that is not a wrapped continuation.
    Paragraph,
    /// Before a numbered item or clause.
    Item,
    /// Before an article or a chapter.
    Article,
}

/// A boundary: the text may be cut before this character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Boundary {
    pub(crate) character: usize,
    pub(crate) byte: usize,
    pub(crate) cut: Cut,
}

/// Width of a line in columns; full-width characters take two.
fn columns(line: &str) -> usize {
    line.chars().map(|c| if c < '\u{1100}' { 1 } else { 2 }).sum()
}

/// The width at which lines are taken to be wrapped, in columns.
///
/// The 95th percentile of the line widths, so that a few very long lines in a wrapped text do not hide the width of the
/// others. If each paragraph is on one line, the result is wider than any heading.
fn wrap_width(text: &str) -> usize {
    let mut widths: Vec<usize> = text.lines().map(columns).filter(|&width| width > 0).collect();
    widths.sort_unstable();
    let at = widths.len() * 19 / 20;
    widths.get(at.min(widths.len().saturating_sub(1))).copied().unwrap_or(0).clamp(48, 120)
}

/// Whether the line break between `before` and `after` is a soft wrap inside a sentence.
fn is_soft(before: &str, after: &str, wrap: usize) -> bool {
    let (before, after) = (before.trim_end(), after.trim_start());
    // A closing quotation mark may follow the full stop: 房东回复“知道了。”
    let ended = before.trim_end_matches(['”', '’', '"', '」', '』', '）', ')']);
    let before = if ended.ends_with(['。', '！', '？', '!', '?']) { ended } else { before };
    let Some(last) = before.chars().next_back() else { return false };
    if after.is_empty() || label(after).is_some() {
        return false;
    }
    match last {
        '。' | '！' | '？' | '；' | '：' | '!' | '?' | ';' | ':' | '．' => false,
        // No sentence ends with a comma or inside brackets, whatever the width of the line.
        '，' | '、' | ',' | '（' | '(' | '“' | '《' => true,
        // A line shorter than the page width is a heading, a party or a form field.
        _ => columns(before) * 5 >= wrap * 3,
    }
}

/// All boundaries of `text` better than [`Cut::Character`], ascending, at most one per position.
pub(crate) fn boundaries(text: &str) -> Vec<Boundary> {
    let wrap = wrap_width(text);
    let mut found: Vec<Boundary> = Vec::with_capacity(text.len() / 24 + 4);
    let mut character = 0;
    let mut previous: Option<&str> = None;
    let mut blank = false;
    for (start, line) in (Lines { rest: text, byte: 0 }) {
        if line.trim().is_empty() {
            // Blank lines belong to the preceding paragraph.
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

/// Adds the boundaries inside one line.
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
        // Closing quotation marks and brackets belong to the sentence.
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
            // The line break belongs to the sentence before it.
            break;
        }
        if cut >= Cut::Clause && label(rest).is_some() {
            // Article numbers mark boundaries even in texts that lost their line breaks.
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

/// Lines including their line break, with the byte offset of each.
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
