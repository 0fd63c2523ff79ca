use super::receipt::{chars, closing, escape_markdown, left_out, level, link};
use crate::{
    compare::{ChangedClause, Comparison, Difference, Standing, Turn},
    report::{Place, Report},
};

/// The Markdown receipt of a comparison, at most `budget_chars` characters long: the headline, what got worse and what is new,
/// what still stands, what was mended, as far as they fit; then the address of `after`, the report on the second version.
///
/// Document text is escaped ([`escape_markdown`]). Where the budget is too small, less important lists are cut short first and say
/// how much is left out.
#[must_use]
pub fn comparison(comparison: &Comparison, after: &Report, budget_chars: usize) -> String {
    let mut text = format!("# 两版合同比较\n\n**{}**\n\n", comparison.headline);
    let tail = format!("{}{}\n", link(after), closing(after.card));
    let whole = chars(&text) + chars(&tail);
    if whole > budget_chars {
        let kept: String = comparison.headline.chars().take(budget_chars).collect();
        return kept;
    }
    let mut left = budget_chars - whole;
    let remarks = comparison.warnings.iter().map(|warning| format!("提示：{}\n\n", escape_markdown(warning)));
    let lists: [(&str, Vec<String>); 4] = [
        ("新增的问题", comparison.new.iter().map(difference).collect()),
        ("还没改的问题", comparison.standing.iter().map(standing).collect()),
        ("改好了的", comparison.mended.iter().map(difference).collect()),
        ("其他改动", comparison.changed.iter().map(changed).collect()),
    ];
    for remark in remarks {
        put(&mut text, &mut left, &remark);
    }
    for (title, entries) in lists.into_iter().filter(|(_, entries)| !entries.is_empty()) {
        if !put(&mut text, &mut left, &format!("## {title}\n\n")) {
            break;
        }
        let count = entries.len();
        for (place, entry) in entries.iter().enumerate() {
            let rest = left_out(count - place);
            let room = if place + 1 < count { chars(&rest) } else { 0 };
            if chars(entry) + room > left {
                put(&mut text, &mut left, &rest);
                break;
            }
            put(&mut text, &mut left, entry);
        }
    }
    text.push_str(&tail);
    text
}

/// Adds `more` if it fits.
fn put(text: &mut String, left: &mut usize, more: &str) -> bool {
    let length = chars(more);
    let fits = length <= *left;
    if fits {
        *left -= length;
        text.push_str(more);
    }
    fits
}

fn quoted(what: &str, place: &Place) -> String {
    let label = place.place.as_deref().map(|place| format!("（{}）", escape_markdown(place))).unwrap_or_default();
    format!("  - {what}：“{}”{label}\n", escape_markdown(&place.quote))
}

fn difference(problem: &Difference) -> String {
    let other = problem.other.as_ref().map(|other| quoted("另一版", other)).unwrap_or_default();
    let finding = escape_markdown(&problem.finding);
    format!("- **[{}]** {finding}\n{}{other}\n", level(problem.level), quoted("原文", &problem.clause))
}

fn standing(problem: &Standing) -> String {
    let turn = match problem.turn {
        Turn::Worse => "（更不利了）",
        Turn::Better => "（好了一些）",
        Turn::Open => "（字改了）",
        Turn::Same => "",
    };
    let finding = escape_markdown(&problem.finding);
    let before = if problem.turn == Turn::Same { String::new() } else { quoted("原来", &problem.before) };
    format!("- **[{}]** {finding}{turn}\n{before}{}\n", level(problem.level), quoted("现在", &problem.after))
}

fn changed(clause: &ChangedClause) -> String {
    let before = clause.before.as_ref().map(|place| quoted("原来", place)).unwrap_or_default();
    let after = clause.after.as_ref().map(|place| quoted("现在", place)).unwrap_or_default();
    let what = match (&clause.before, &clause.after) {
        (Some(_), None) => "删掉了一条",
        (None, Some(_)) => "多了一条",
        _ => "改了一条",
    };
    format!("- {what}\n{before}{after}\n")
}
