//! Limits that look like results: 血钾>6.2 或 <2.8 为危急值, 建议把LDL-C控制在 <1.8.

use super::{
    group::Group,
    lexicon::{CONDITIONS, RULE_BEHIND, Sense},
    page::{Gap, Page},
    range::PrintedRange,
    row::{Chosen, Row},
    token::{Beyond, Kind, Token},
};

/// Words before a name that make what follows a limit.
const ADVICE: [&str; 6] = ["建议", "目标", "应", "控制", "标准", "危急值"];

/// How many tokens of its line, before and behind, tell what a row is; it bounds the work on a text without line breaks.
const REACH: usize = 200;

/// Whether the row tells a limit and no result; `listed`: it stands below a heading that announces limits.
pub(crate) fn is_legend(
    page: &Page,
    tokens: &[Token],
    group: &Group,
    row: &Row,
    chosen: &Chosen,
    listed: bool,
    is_range: impl Fn(&PrintedRange) -> bool,
) -> bool {
    let Some(beyond) = chosen.value.beyond else {
        // 目标 Hb 110 g/L
        let first = tokens[group.first].start;
        let aim = page.text(first.saturating_sub(2), first) == "目标";
        return aim
            || row.legend && row.found.len() == 1 && chosen.unit.is_none() && row.ranges.is_empty() && group.spoken;
    };
    let line = tokens[group.first].line;
    let in_line = |token: &&Token| token.line == line;
    let start = group.first - tokens[..group.first].iter().rev().take(REACH).take_while(in_line).count();
    let beside = tokens[start..].iter().take(2 * REACH).take_while(in_line);
    let said = beside.into_iter().any(|token| matches!(token.kind, Kind::Said(Sense::Legend)));
    let before = page.text(tokens[start].start, tokens[group.first].start);
    let advised = ADVICE.iter().any(|word| before.contains(word));
    // 本院危急值：K<2.8或>6.2；Ca<1.75或>3.5: limits on both sides.
    if before.contains("危急值") && has_other_side(row, beyond) && !row.by_columns {
        return true;
    }
    let bare = row.ranges.is_empty();
    said || row.legend
        || listed && bare
        || advised && bare && row.marks.is_empty()
        || bare && is_rule(page, tokens, group, row)
        || is_two_sided(tokens, row, chosen, beyond, is_range)
}

/// 血钾>6.5mmol/L需要透析, 若血钾>6.5: what to do, and no result.
fn is_rule(page: &Page, tokens: &[Token], group: &Group, row: &Row) -> bool {
    let Some(&last) = row.used.iter().filter(|&&at| matches!(tokens[at].kind, Kind::Bound(_) | Kind::Unit(_))).max()
    else {
        return false;
    };
    let end = tokens[last].end;
    let glued = page.glyphs.get(end).is_some_and(|glyph| glyph.gap == Gap::None);
    let behind = page.text(end, (end + 3).min(page.glyphs.len()));
    let first = tokens[group.first].start;
    let before = page.text(first.saturating_sub(2), first);
    glued && RULE_BEHIND.iter().any(|word| behind.starts_with(word))
        || CONDITIONS.iter().any(|word| before.ends_with(word))
}

/// Whether a limit on the other side than `beyond` is printed, by itself.
fn has_other_side(row: &Row, beyond: Beyond) -> bool {
    row.ranges.iter().any(|range| match beyond {
        Beyond::Less => range.low.is_some() && range.high.is_none(),
        Beyond::Greater => range.high.is_some() && range.low.is_none(),
    })
}

/// `>6.2 或 <2.8`: both sides, and no value between them.
fn is_two_sided(
    tokens: &[Token],
    row: &Row,
    chosen: &Chosen,
    beyond: Beyond,
    is_range: impl Fn(&PrintedRange) -> bool,
) -> bool {
    // >11.3 参考<1.7: the other side is the range of the indicator.
    if row.ranges.iter().any(is_range) {
        return false;
    }
    let ranged = row.used.iter().any(|&at| matches!(tokens[at].kind, Kind::Range(_)));
    has_other_side(row, beyond)
        && !ranged
        && !row.by_columns
        && row.marks.is_empty()
        && chosen.all.len() == 1
        && row.found.iter().all(|found| found.value.beyond.is_some())
}
