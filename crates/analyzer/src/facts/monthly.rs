//! Lists of what is paid every month: whose rows need not say so, and their total.

use super::{Said, Scene, line::Line, sums::money, words::Class, yuan};
use crate::report::FactTopic;

/// Rows of a list that its lead may stand above.
const LIST: usize = 8;

/// Whether what stands at `at` of a line is in a list of what is paid every month: 每月费用由三部分组成：床位费…护理费….
pub(super) fn is_in_a_monthly_list(scene: &Scene<'_>, number: usize, at: usize) -> bool {
    let monthly = |lead: &str| {
        // 每月费用合计900元，包括：.
        let lead = ["包括", "其中", "分别为", "具体为", "包含"]
            .iter()
            .find_map(|word| lead.strip_suffix(word))
            .unwrap_or(lead);
        let lead = lead.trim_end_matches(',').rsplit(['.', ';', ',']).next().unwrap_or_default();
        let lead = lead.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, '、' | '(' | ')'));
        lead.starts_with("每月") || lead.starts_with("每个月") || lead.ends_with("(每月)") || lead.ends_with("(元/月)")
    };
    let line = &scene.lines[number];
    let before = line.text(0, at);
    if let Some((lead, _)) = before.rsplit_once(':') {
        return monthly(lead);
    }
    // 收费标准（月） above the rows of a table; a title has no bracket at its end, and 储物柜30元/月 is a row itself.
    let title = line.headings.first().into_iter().chain([&line.title]);
    let head = ["(月", "(每月", "(元/月", "(按月", "/月"];
    let is_head =
        |title: &str| head.iter().any(|head| title.ends_with(head)) && !title.contains(|c: char| c.is_ascii_digit());
    if title.into_iter().any(|title| is_head(title)) {
        return true;
    }
    let above = scene.lines[number.saturating_sub(LIST)..number].iter().rev();
    let lead = above.take_while(|line| line.plain.chars().count() <= 40).find_map(|line| line.plain.strip_suffix(':'));
    lead.is_some_and(monthly)
}

/// The row 合计4,200元 below a list of what is paid every month.
pub(super) fn total_of_a_monthly_list(scene: &Scene<'_>, line: &Line, number: usize) -> Option<Said> {
    let (start, end, _) = line.named(Class::InAll).next()?;
    let row = start == 0 || line.plain.contains(':') && !line.text(0, start).ends_with(',');
    let sum = line.quantities.iter().find(|quantity| quantity.start == end || quantity.start == end + 1)?;
    let value = money(sum).filter(|_| row && is_in_a_monthly_list(scene, number, start))?;
    let (label, value) = ("每月费用合计".to_owned(), format!("{}/月", yuan(value)));
    Some(Said::of(FactTopic::Price, label, value, number, start..end))
}
