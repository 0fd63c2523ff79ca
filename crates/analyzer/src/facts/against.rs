//! Whether another sentence tells the thing of a fact with another figure.
//!
//! Where a document gives one name two values, neither is told. The second one often stands where no fact would be read: in a case,
//! in a table, of another person. Its name and its figure are enough to doubt the first.

use super::{Said, Scene, is_ideograph, line::Line, more::tells, words::Class};
use crate::{
    read::quantity::{Kind, Quantity},
    report::FactTopic,
};

/// Sentences with the name that are compared; as no more than thirty facts of a topic are told, a document takes time in proportion
/// to its length.
const MOST: usize = 60;
/// Longest remark in brackets between a name and its figure, in folded characters: 年利率(单利)5.4%.
const LONGEST_REMARK: usize = 8;

/// Whether a sentence apart from that of `said` has its whole name right before another figure of its kind.
pub(super) fn is_told_otherwise(scene: &Scene<'_>, said: &Said) -> bool {
    let topics = [FactTopic::Price, FactTopic::Deposit, FactTopic::Waiting, FactTopic::Deductible];
    if !topics.contains(&said.topic) || said.label.chars().count() < 2 {
        return false;
    }
    let own = &scene.lines[said.line];
    // What another paper costs says nothing against it.
    let is_other =
        |line: &&Line| line.sentence != own.sentence && line.holds(&said.label) && !line.says(Class::OfAnotherPaper);
    let others = scene.lines.iter().filter(is_other);
    others.take(MOST).any(|line| tells_another(line, said))
}

fn tells_another(line: &Line, said: &Said) -> bool {
    let length = said.label.chars().count();
    // 试用期月工资 is another name than 月工资.
    let is_whole = |at: &usize| at.checked_sub(1).is_none_or(|before| !is_ideograph(line.chars()[before]));
    let figure = |at: usize| line.quantity_at(past_a_remark(line, at + length));
    let is_another = |figure: &Quantity| is_alike(&said.value, figure) && !tells(&said.value, line, figure);
    line.places(&said.label).into_iter().filter(is_whole).filter_map(figure).any(is_another)
}

/// Where a remark in brackets that begins at `at` ends; `at` where none does.
fn past_a_remark(line: &Line, at: usize) -> usize {
    let rest = line.chars().get(at..).unwrap_or_default();
    let close = || rest.iter().take(LONGEST_REMARK + 2).position(|c| *c == ')');
    if rest.first() == Some(&'(') { close().map_or(at, |close| at + close + 1) } else { at }
}

/// Whether a figure counts what `value` counts.
fn is_alike(value: &str, figure: &Quantity) -> bool {
    match figure.kind {
        Kind::Money(..) => value.contains('元'),
        Kind::Percent(_) => value.contains(['%', '‰']),
        Kind::Span(_) => !value.contains(['元', '%', '‰']) && value.contains(['日', '天', '月', '年']),
        Kind::Multiple(_) | Kind::Date(_) | Kind::Count(_) => false,
    }
}
