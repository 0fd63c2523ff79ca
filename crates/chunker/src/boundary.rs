//! The boundaries at which a text may be cut, ranked.

use crate::label::{LabelKind, is_digit, label};

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

/// Width of a line in columns; characters from U+1000 on, which begin with E1 or a greater byte, take two.
fn columns(line: &str) -> usize {
    // Counted in bytes and in blocks whose sum fits into a byte, so that the compiler counts sixteen at once; decoding
    // takes ten times as long.
    let of_byte = |byte: u8| u8::from(byte & 0xc0 != 0x80) + u8::from(byte >= 0xe1);
    let of_block = |block: &[u8]| usize::from(block.iter().fold(0u8, |sum, &byte| sum.wrapping_add(of_byte(byte))));
    line.as_bytes().chunks(64).map(of_block).sum()
}

/// The width at which lines are taken to be wrapped, in columns.
///
/// The 95th percentile of the line widths, so that a few very long lines in a wrapped text do not hide the width of the
/// others. If each paragraph is on one line, the result is wider than any heading.
fn wrap_width(lines: &[(usize, &str)]) -> usize {
    let without_break = |line: &str| match line.strip_suffix('\n') {
        Some(line) => columns(line.strip_suffix('\r').unwrap_or(line)),
        None => columns(line),
    };
    let mut widths: Vec<usize> =
        lines.iter().map(|&(_, line)| without_break(line)).filter(|&width| width > 0).collect();
    let Some(last) = widths.len().checked_sub(1) else { return NARROWEST };
    let at = (widths.len() * 19 / 20).min(last);
    let (_, &mut width, _) = widths.select_nth_unstable(at);
    width.clamp(NARROWEST, WIDEST)
}

/// Pages are taken to be this wide at least, and at most, in columns.
const NARROWEST: usize = 48;
const WIDEST: usize = 120;

/// Whether the line break after `before` is a soft wrap inside a sentence, where the next line is neither blank nor
/// labelled.
fn is_soft(before: &str, wrap: usize) -> bool {
    let before = before.trim_end();
    // A closing quotation mark may follow the full stop: 房东回复“知道了。”
    let ended = before.trim_end_matches(['”', '’', '"', '」', '』', '）', ')']);
    let before = if ended.ends_with(['。', '！', '？', '!', '?']) { ended } else { before };
    let Some(last) = before.chars().next_back() else { return false };
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
    let lines: Vec<(usize, &str)> = Lines { rest: text, byte: 0 }.collect();
    let wrap = wrap_width(&lines);
    let mut found: Vec<Boundary> = Vec::with_capacity(text.len() / 24 + 4);
    let mut character = 0;
    let mut previous: Option<&str> = None;
    let mut blank = false;
    for (start, line) in lines {
        if is_blank(line) {
            // Blank lines belong to the preceding paragraph.
            blank = true;
            character += line.chars().count();
            continue;
        }
        if let Some(before) = previous {
            let cut = match label(line) {
                Some((LabelKind::Chapter | LabelKind::Article, _)) => Some(Cut::Article),
                Some(_) => Some(Cut::Item),
                None if !blank && is_soft(before, wrap) => None,
                None => Some(Cut::Paragraph),
            };
            if let Some(cut) = cut {
                push(&mut found, Boundary { character, byte: start, cut });
            }
        }
        character = within(line, start, character, &mut found);
        previous = Some(line);
        blank = false;
    }
    found.retain(|boundary| boundary.byte > 0 && boundary.byte < text.len());
    found
}

fn is_blank(text: &str) -> bool {
    text.chars().all(char::is_whitespace)
}

/// Adds the boundaries inside one line, which begins at byte `start` and character `first` of the text, and returns the
/// character after its end.
fn within(line: &str, start: usize, first: usize, found: &mut Vec<Boundary>) -> usize {
    let bytes = line.as_bytes();
    let (mut at, mut character) = (0, first);
    loop {
        let skipped = before_mark(&bytes[at..]);
        at += skipped.bytes;
        character += skipped.characters;
        if at == bytes.len() {
            return character;
        }
        character += 1;
        let Some((length, mut cut)) = mark(&bytes[at..]) else {
            at += line[at..].chars().next().map_or(1, char::len_utf8);
            continue;
        };
        let before = at;
        at += length;
        // 1,850 and 1，850 are numbers.
        if matches!(bytes[before], b',' | COMMA_LEAD)
            && cut == Cut::Phrase
            && line[at..].starts_with(is_digit)
            && line[..before].ends_with(is_digit)
        {
            continue;
        }
        // Closing quotation marks and brackets belong to the sentence.
        while let Some(close) = line[at..].chars().next()
            && matches!(close, '”' | '’' | '"' | '」' | '』' | '）' | ')' | '。' | '！' | '？' | '!' | '?' | '；')
        {
            if matches!(close, '。' | '！' | '？' | '!' | '?') {
                cut = cut.max(Cut::Sentence);
            }
            at += close.len_utf8();
            character += 1;
        }
        let rest = &line[at..];
        if is_blank(rest) {
            // The line break belongs to the sentence before it.
            return character + rest.chars().count();
        }
        if cut >= Cut::Clause && label(rest).is_some() {
            // Article numbers mark boundaries even in texts that lost their line breaks.
            cut = Cut::Item;
        }
        push(found, Boundary { character, byte: start + at, cut });
    }
}

/// First byte of the full-width comma, and of every character from U+F000 to U+FFFF.
const COMMA_LEAD: u8 = 0xef;

/// Length of a piece of text.
struct Skipped {
    bytes: usize,
    characters: usize,
}

/// How much of `bytes`, UTF-8 from the beginning of a character on, stands before the first character that may be a mark:
/// one of `!`, `,`, `;`, `?`, U+3000–U+3FFF and U+F000–U+FFFF.
///
/// Eight bytes at a time, because a mark stands only behind every thirty bytes or so. The bytes of a block are the lanes of
/// an integer, and the highest bit of a lane says yes.
fn before_mark(bytes: &[u8]) -> Skipped {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x80 * ONES;
    // Exact up to the first lane that is equal, which is all that is used.
    let equal = |block: u64, byte: u8| {
        let differing = block ^ (u64::from(byte) * ONES);
        differing.wrapping_sub(ONES) & !differing
    };
    let mut skipped = Skipped { bytes: 0, characters: 0 };
    while let Some(block) = bytes[skipped.bytes..].first_chunk() {
        let block = u64::from_le_bytes(*block);
        let mut may_be_mark = equal(block, 0xe3) | equal(block, COMMA_LEAD);
        let below_0x40 = !(block | block << 1) & HIGH;
        if below_0x40 != 0 {
            may_be_mark |= equal(block, b'!') | equal(block, b',') | equal(block, b';') | equal(block, b'?');
        }
        let may_be_mark = may_be_mark & HIGH;
        let begins_character = !(block & !(block << 1)) & HIGH;
        if may_be_mark == 0 {
            skipped.bytes += 8;
            // The highest byte of the product is the sum of all lanes.
            skipped.characters += ((begins_character >> 7).wrapping_mul(ONES) >> 56) as usize;
        } else {
            // The lowest lane, the first in the text.
            let before = (may_be_mark & may_be_mark.wrapping_neg()) - 1;
            skipped.bytes += (may_be_mark.trailing_zeros() / 8) as usize;
            skipped.characters += (begins_character & before).count_ones() as usize;
            return skipped;
        }
    }
    for &byte in &bytes[skipped.bytes..] {
        if matches!(byte, b'!' | b',' | b';' | b'?' | 0xe3 | COMMA_LEAD) {
            break;
        }
        skipped.bytes += 1;
        skipped.characters += usize::from(byte & 0xc0 != 0x80);
    }
    skipped
}

/// The mark at the start of `rest`, UTF-8: its length in bytes and what it ends.
fn mark(rest: &[u8]) -> Option<(usize, Cut)> {
    Some(match rest {
        [b'!' | b'?', ..] => (1, Cut::Sentence),
        [b';', ..] => (1, Cut::Clause),
        [b',', ..] => (1, Cut::Phrase),
        // 。！？
        [0xe3, 0x80, 0x82, ..] | [0xef, 0xbc, 0x81 | 0x9f, ..] => (3, Cut::Sentence),
        // ；
        [0xef, 0xbc, 0x9b, ..] => (3, Cut::Clause),
        // 、，
        [0xe3, 0x80, 0x81, ..] | [0xef, 0xbc, 0x8c, ..] => (3, Cut::Phrase),
        _ => return None,
    })
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{before_mark, columns, mark};
    use crate::Cut;

    #[test]
    fn marks_are_told_by_their_bytes() {
        for (marks, cut) in [("。！？!?", Cut::Sentence), ("；;", Cut::Clause), ("，、,", Cut::Phrase)] {
            for character in marks.chars() {
                let text = format!("{character}后");
                assert_eq!(mark(text.as_bytes()), Some((character.len_utf8(), cut)), "{character}");
                assert_eq!(before_mark(text.as_bytes()).bytes, 0, "{character}");
            }
        }
    }

    proptest! {
        #[test]
        fn no_other_character_is_a_mark(character: char) {
            prop_assume!(!"。！？!?；;，、,".contains(character));
            prop_assert_eq!(mark(character.to_string().as_bytes()), None);
        }

        #[test]
        fn what_is_skipped_ends_before_the_first_possible_mark(text in "([甲-申]|[a-z ]|[\u{80}-\u{2fff}]|\\PC){0,40}") {
            let may_be_mark = |c: char| matches!(c, '!' | ',' | ';' | '?' | '\u{3000}'..='\u{3fff}' | '\u{f000}'..='\u{ffff}');
            let skipped = before_mark(text.as_bytes());
            let before: String = text.chars().take_while(|&c| !may_be_mark(c)).collect();
            prop_assert_eq!((skipped.bytes, skipped.characters), (before.len(), before.chars().count()));
        }

        #[test]
        fn columns_are_those_of_each_character(line in "([\u{e00}-\u{1fff}]|\\PC){0,100}") {
            let wide = |character: char| if character < '\u{1000}' { 1 } else { 2 };
            prop_assert_eq!(columns(&line), line.chars().map(wide).sum::<usize>());
        }
    }
}
