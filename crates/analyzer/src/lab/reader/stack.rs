//! A column that was copied by itself: names line by line, whose values stand line by line below.

use super::{Desk, Lines};
use crate::lab::{
    lexicon::{Mark, Sense},
    token::{Kind, Token},
};

/// Lines of a column that was copied by itself; no report has more rows.
const LONGEST_STACK: usize = 100;

impl Desk<'_> {
    /// The groups of the lines from `line` on that hold one name each and nothing else, `None` for the name of another test: a
    /// column that was copied by itself. Names of other tests above the first one belong to it where a heading stands above them.
    pub(super) fn stack(&self, lines: &Lines, line: usize, mut next: usize) -> Vec<Option<usize>> {
        let of = |line: usize| lines.0.get(line).map(|&(start, end)| self.tokens.get(start..end).unwrap_or_default());
        let is_other = |line: usize| of(line).is_some_and(is_name_of_another_test);
        let above = (0..line).rev().take(LONGEST_STACK).take_while(|&line| is_other(line)).count();
        let headed = line.checked_sub(above + 1).and_then(of).is_some_and(|tokens| {
            tokens.iter().all(|token| matches!(token.kind, Kind::Said(Sense::Role(_)) | Kind::Punctuation))
        });
        let mut stack = vec![None; if headed { above } else { 0 }];
        for (n, &(start, end)) in lines.0[line..].iter().take(LONGEST_STACK).enumerate() {
            let group = if n == 0 { next.checked_sub(1) } else { Some(next) };
            let Some(group) = group.filter(|&g| self.groups.get(g).is_some_and(|g| g.first >= start && g.last < end))
            else {
                if headed && is_other(line + n) {
                    stack.push(None);
                    continue;
                }
                break;
            };
            if !is_name_alone(self.tokens.get(start..end).unwrap_or_default()) {
                break;
            }
            stack.push(Some(group));
            if n > 0 {
                next += 1;
            }
        }
        stack
    }
}

/// Whether a line holds a name and no more, of whatever test: 10 ★钾, 总胆红素(TBIL).
fn is_name_alone(line: &[Token]) -> bool {
    without_number(line).iter().all(|token| {
        matches!(
            token.kind,
            Kind::Name(_)
                | Kind::Open
                | Kind::Close
                | Kind::Punctuation
                | Kind::Said(Sense::Word | Sense::Filler | Sense::Mark(Mark::Abnormal))
        )
    })
}

/// The same of a line that is no longer than a name.
fn is_name_of_another_test(line: &[Token]) -> bool {
    const LONGEST: usize = 24;
    let own = without_number(line);
    let (Some(first), Some(last)) = (own.first(), own.last()) else { return false };
    is_name_alone(line) && last.end - first.start <= LONGEST
}

/// A line without the whole number that it begins with: 10 ★钾.
fn without_number(line: &[Token]) -> &[Token] {
    match line {
        [Token { kind: Kind::Number(number), .. }, rest @ ..] if number.number.is_integer() => rest,
        [Token { kind: Kind::Counted, .. }, rest @ ..] => rest,
        whole => whole,
    }
}
