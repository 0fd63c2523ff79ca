//! What the sentences below that of a fact, in the same paragraph, say of it: an exception, another stage, one more sum under the
//! same name.

use super::{Said, Scene, line::Line, more::tells, words::Class};
use crate::{
    read::quantity::{Kind, Quantity},
    report::FactTopic,
};

/// Sentences of a paragraph that are looked at: any document takes time in proportion to its length.
const MOST: usize = 6;

/// Whether a sentence below that of `said` limits it.
pub(super) fn limit(scene: &Scene<'_>, said: &Said) -> bool {
    let next = scene.behind(said.line).next();
    next.is_some_and(begins_as_a_limit) || below(scene, said.line).any(|line| bears_on(line, said))
}

/// The sentences behind line `number` in its paragraph, and the parts of its own that semicolons part from it.
pub(super) fn below<'s>(scene: &Scene<'s>, number: usize) -> impl Iterator<Item = &'s Line> {
    let own = scene.paragraph(&scene.lines[number]);
    scene.lines[number + 1..].iter().take(MOST).take_while(move |line| scene.paragraph(line) == own)
}

/// Whether a sentence begins as one that limits the one before.
fn begins_as_a_limit(line: &Line) -> bool {
    const BUT: [&str; 5] = ["但", "不过", "然而", "例外", "除"];
    BUT.iter().any(|word| line.plain.starts_with(word))
}

fn bears_on(line: &Line, said: &Said) -> bool {
    match said.topic {
        FactTopic::Term => moves_the_end(line),
        FactTopic::Price => is_another_price(line, said),
        FactTopic::EarlyExit => leaves_otherwise(line, said),
        FactTopic::LateFee => excuses(line),
        FactTopic::Due => grants_time(line),
        FactTopic::Renewal => ["除外", "停售", "不再接受续保"].iter().any(|word| line.holds(word)),
        _ => false,
    }
}

/// Whether a sentence moves the end of a term: 项目提前完工的，协议终止; 放款日较晚的，期限顺延.
fn moves_the_end(line: &Line) -> bool {
    let in_a_case = line.holds("的,") && line.says(Class::MovesTheEnd);
    line.says(Class::EndsOtherwise) || in_a_case
}

/// Whether a sentence tells another price under the same name: 法定节假日时薪按三倍计算.
fn is_another_price(line: &Line, said: &Said) -> bool {
    const AT_SOME_TIMES: [&str; 6] = ["节假日", "假期", "周末", "夜间", "旺季", "淡季"];
    let is_of_a_breach = line.says(Class::Late) || line.says(Class::Penalty) || line.says(Class::Leave);
    let in_a_case = || line.says(Class::MoreInACase) || AT_SOME_TIMES.iter().any(|word| line.holds(word));
    let is_another = |figure: &Quantity| match figure.kind {
        Kind::Multiple(_) => true,
        Kind::Money(..) | Kind::Percent(_) => in_a_case() && !tells(&said.value, line, figure),
        _ => false,
    };
    // 8月31日前付款享早鸟价4,380元.
    let is_less = |figure: &Quantity| {
        matches!(figure.kind, Kind::Money(..) | Kind::Percent(_)) && !tells(&said.value, line, figure)
    };
    // 双胞胎加40%.
    let adds = |figure: &Quantity| {
        let before = line.text(figure.start.saturating_sub(2), figure.start);
        let is_sum = matches!(figure.kind, Kind::Money(..) | Kind::Percent(_));
        is_sum && (before.ends_with('加') || before == "加收") && !before.ends_with("另加")
    };
    let adds_in_a_case = || line.figures_from(0).next().is_some_and(adds);
    let discounted = || line.says(Class::Discount) && line.figures_from(0).any(is_less);
    !is_of_a_breach
        && (line.holds(&said.label) && line.figures_from(0).any(is_another) || discounted() || adds_in_a_case())
}

/// Whether a sentence tells what leaving costs the same side in another case: 首付款支付之后反悔的，不再适用定金罚则….
fn leaves_otherwise(line: &Line, said: &Said) -> bool {
    const OTHERWISE: [&str; 6] = ["不再适用", "不适用", "减半", "减为", "免收", "不收"];
    const ENDS: [&str; 4] = ["终止的", "解除的", "解约的", "退出的"];
    let is_cost = |figure: &Quantity| match figure.kind {
        Kind::Money(..) | Kind::Percent(_) | Kind::Multiple(_) => !tells(&said.value, line, figure),
        _ => false,
    };
    let ends = || ENDS.iter().any(|word| line.holds(word));
    let leaves = line.says(Class::Leave) || ends() || said.label.ends_with("反悔") && line.holds("反悔");
    let of_who = line.names_nobody_but(&said.label);
    let otherwise = || OTHERWISE.iter().any(|word| line.holds(word)) || line.figures_from(0).any(is_cost);
    leaves && of_who && line.holds("的,") && otherwise()
}

/// Whether a sentence lets one pay later or in parts: 还款日给予3天宽限; 可以按30天为一期分期支付.
fn grants_time(line: &Line) -> bool {
    const LATER: [&str; 4] = ["宽限", "分期支付", "分期付", "视同按时"];
    LATER.iter().any(|word| line.holds(word))
}

/// Whether a sentence says for what delay nothing is paid: 因卖方未开发票导致的迟延除外.
fn excuses(line: &Line) -> bool {
    const DELAYS: [&str; 5] = ["迟延", "延误", "延期", "延迟", "违约金"];
    const FREE: [&str; 8] = ["除外", "不计", "不承担", "不适用", "不视为", "免收", "免除", "减半"];
    let of_a_delay = line.says(Class::Late) || DELAYS.iter().any(|word| line.holds(word));
    of_a_delay && FREE.iter().any(|word| line.holds(word))
}
