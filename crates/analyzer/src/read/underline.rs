//! Lines of a form that somebody wrote a figure on: 工期__85__天 is no blank.

use std::borrow::Cow;

/// Longest figure on a line, in characters.
const LONGEST: usize = 20;

/// The same text, character by character, with blanks in the place of the lines around figures. What nobody filled in stays as it
/// is, and so do the words between two blanks: ____年____月.
pub(crate) fn without_lines_of_figures(text: &str) -> Cow<'_, str> {
    // A search for one character passes over many at a time.
    if !LINES.iter().any(|line| text.contains(*line)) {
        return Cow::Borrowed(text);
    }
    let mut chars: Vec<char> = text.chars().collect();
    let mut filled = false;
    let mut at = 0;
    while let Some(start) = chars[at..].iter().position(|c| is_line(*c)).map(|found| at + found) {
        let figure = run_end(&chars, start);
        let closing = chars[figure..].iter().take(LONGEST + 1).position(|c| is_line(*c)).map(|length| figure + length);
        at = figure;
        let Some(closing) = closing.filter(|closing| is_figure(&chars[figure..*closing])) else { continue };
        at = run_end(&chars, closing);
        for line in [start..figure, closing..at] {
            chars[line].iter_mut().for_each(|c| *c = if *c == '_' { ' ' } else { '\u{3000}' });
        }
        filled = true;
    }
    if filled { Cow::Owned(chars.into_iter().collect()) } else { Cow::Borrowed(text) }
}

/// What lines of forms are made of, narrow and wide.
const LINES: [char; 2] = ['_', '＿'];

/// An underscore, narrow or wide; the blank in its place takes as many bytes.
fn is_line(c: char) -> bool {
    LINES.contains(&c)
}

fn run_end(chars: &[char], start: usize) -> usize {
    chars[start..].iter().position(|c| !is_line(*c)).map_or(chars.len(), |length| start + length)
}

/// Whether characters between two lines are a figure, neither a unit nor the number of an item: 85, 贰万元整, 3.5%, but not 年, 拾 or
/// `2.` with its point.
fn is_figure(chars: &[char]) -> bool {
    const NUMERALS: &str = "0123456789０１２３４５６７８９一二三四五六七八九两壹贰叁肆伍陆柒捌玖";
    // 拾 between two blanks is what stands there before anybody fills them in: ____拾____元.
    const BESIDE: &str = "零〇十拾百佰千仟万萬亿元圆角分整.,，%％‰ \u{3000}";
    let of = |set: &str, c: char| set.contains(c);
    let trimmed: Vec<char> = chars.iter().copied().filter(|c| !c.is_whitespace()).collect();
    let ends_an_item = trimmed.last().is_some_and(|c| matches!(c, '.' | ',' | '，'));
    !ends_an_item
        && !chars.contains(&'\n')
        && chars.iter().all(|c| of(NUMERALS, *c) || of(BESIDE, *c))
        && chars.iter().any(|c| of(NUMERALS, *c))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::without_lines_of_figures;

    #[test]
    fn a_line_with_a_figure_on_it_is_no_blank() {
        for (form, read) in [
            ("工期：__85__个日历天", "工期：  85  个日历天"),
            ("自__2025__年__3__月__15__日", "自  2025  年  3  月  15  日"),
            ("第＿二＿种", "第　二　种"),
            ("___贰万元整___", "   贰万元整   "),
        ] {
            assert_eq!(without_lines_of_figures(form), read);
        }
    }

    #[test]
    fn what_nobody_filled_in_stays_a_blank() {
        for form in [
            "自____年____月____日起",
            "____万元",
            "____万____仟____佰____拾____元整",
            "1.____2.____3.____",
            "____\n3\n____",
            "甲方：____",
            "20____年",
            "___骆晴川___",
        ] {
            assert_eq!(without_lines_of_figures(form), form);
        }
    }

    proptest! {
        #[test]
        fn no_character_moves(text in "[_＿0-9二万元年月 .，\n]{0,60}") {
            let read = without_lines_of_figures(&text);
            prop_assert_eq!(read.len(), text.len());
            for (before, after) in text.chars().zip(read.chars()) {
                prop_assert!(before == after || "_＿".contains(before) && after.is_whitespace());
            }
        }
    }
}
