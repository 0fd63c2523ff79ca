//! Limits that look like results: 血钾>6.2 或 <2.8 为危急值, 建议把LDL-C控制在 <1.8.

use super::{
    group::Group,
    lexicon::{
        AIM, AIMS, ASKED, BEFORE_AIM, BEHIND_TREATMENT, CONDITION_ADVICE, CONDITION_VERBS, CONDITIONS,
        CONDITIONS_AT_THE_HEAD, LIMIT_BEHIND, NO_CONDITIONS, RULE_BEHIND, Sense, TREATMENTS,
    },
    page::{Gap, Page},
    range::PrintedRange,
    row::{Chosen, Row},
    token::{Beyond, Kind, Token},
};

/// Words before a name that make what follows a limit.
const ADVICE: [&str; 6] = ["建议", "目标", "应", "控制", "标准", "危急值"];

/// How many tokens of its line, before and behind, tell what a row is; it bounds the work on a text without line breaks.
const REACH: usize = 200;

/// Whether the row tells a limit and no result; `listed`: it stands below a heading that announces limits; `is_critical`: the number
/// lies beyond a critical limit.
pub(crate) fn is_legend(
    page: &Page,
    tokens: &[Token],
    group: &Group,
    row: &Row,
    chosen: &Chosen,
    (listed, is_critical): (bool, bool),
    is_range: impl Fn(&PrintedRange) -> bool,
) -> bool {
    let Some(beyond) = chosen.value.beyond else {
        // 目标 Hb 110 g/L
        let first = tokens[group.first].start;
        let word = page.text(first.saturating_sub(2), first);
        let aim = AIMS.contains(&word.as_str()) && (word == AIM || !is_critical);
        return aim
            || is_given(page, tokens, group, row)
            || is_condition_in_words(page, tokens, group, row)
            || row.legend && row.found.len() == 1 && chosen.unit.is_none() && row.ranges.is_empty() && group.spoken;
    };
    let line = tokens[group.first].line;
    let in_line = |token: &&Token| token.line == line;
    let start = group.first - tokens[..group.first].iter().rev().take(REACH).take_while(in_line).count();
    let beside = tokens[start..].iter().take(2 * REACH).take_while(in_line);
    let said = beside.into_iter().any(|token| matches!(token.kind, Kind::Said(Sense::Legend | Sense::Aim)));
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
        || bare
            && (is_rule(page, tokens, group, row)
                || is_conditional(page, tokens, group)
                || is_asked(page, tokens, group))
        || is_two_sided(tokens, row, chosen, beyond, is_range)
}

/// The tokens of a sentence before the name of `group`, the nearest first.
fn before<'t>(tokens: &'t [Token], group: &Group) -> impl Iterator<Item = (usize, &'t Token)> {
    let line = tokens[group.first].line;
    let behind = tokens[..group.first].iter().enumerate().rev().take(REACH);
    behind.take_while(move |(_, token)| token.line == line && token.kind != Kind::Stop)
}

/// 若PLT<20或Hb<60及时就诊: a condition holds to the end of its sentence.
fn is_conditional(page: &Page, tokens: &[Token], group: &Group) -> bool {
    before(tokens, group).any(|(at, token)| {
        let text = page.text(token.start, (token.start + 2).min(page.glyphs.len()));
        let heads = |words: &[&str]| words.iter().any(|word| text.starts_with(word));
        let begins = token.gap != Gap::None
            || at.checked_sub(1).is_none_or(|before| {
                matches!(
                    tokens[before].kind,
                    Kind::Comma | Kind::Stop | Kind::Open | Kind::Punctuation | Kind::Number(_)
                )
            });
        heads(CONDITIONS) || begins && heads(CONDITIONS_AT_THE_HEAD) && !heads(NO_CONDITIONS)
    })
}

/// 若血钾超过6.5及时就诊
fn is_condition_in_words(page: &Page, tokens: &[Token], group: &Group, row: &Row) -> bool {
    /// In characters.
    const ADVICE_BEHIND: usize = 16;
    let [found] = row.found.as_slice() else { return false };
    let value = &tokens[found.token];
    let between = page.text(tokens[group.last].end, value.start.max(tokens[group.last].end));
    let behind = page.text(value.end, (value.end + ADVICE_BEHIND).min(page.glyphs.len()));
    CONDITION_VERBS.iter().any(|word| between.contains(word))
        && CONDITION_ADVICE.iter().any(|word| behind.contains(word))
        && is_conditional(page, tokens, group)
}

/// 予输注血小板1个治疗量，红细胞2U，白蛋白10g: an amount that was given.
fn is_given(page: &Page, tokens: &[Token], group: &Group, row: &Row) -> bool {
    let [found] = row.found.as_slice() else { return false };
    let value = &tokens[found.token];
    let glued = |at: usize| page.glyphs.get(at).filter(|glyph| glyph.gap == Gap::None).map(|glyph| glyph.character);
    let in_grams = glued(value.end).is_some_and(|c| c == 'g' || c == '克')
        && glued(value.end + 1).is_none_or(|c| !(c.is_ascii_alphanumeric() || matches!(c, '/' | '%')));
    if !in_grams {
        return false;
    }
    let Some((first, _)) = before(tokens, group).last() else { return false };
    let sentence = page.text(tokens[first].start, tokens[group.first].start);
    let given = TREATMENTS.iter().filter_map(|word| sentence.rfind(word).map(|at| at + word.len())).max();
    given.is_some_and(|at| !BEHIND_TREATMENT.iter().any(|word| sentence[at..].contains(word)))
}

/// 血钾>6.5mmol/L需要透析, 若血钾>6.5: what to do, and no result.
fn is_rule(page: &Page, tokens: &[Token], group: &Group, row: &Row) -> bool {
    let Some(&last) = row.used.iter().filter(|&&at| matches!(tokens[at].kind, Kind::Bound(_) | Kind::Unit(_))).max()
    else {
        return false;
    };
    let end = tokens[last].end;
    let glued = page.glyphs.get(end).is_some_and(|glyph| glyph.gap == Gap::None);
    let behind = page.text(end, (end + 6).min(page.glyphs.len()));
    let behind = LIMIT_BEHIND.iter().find_map(|word| behind.strip_prefix(word)).unwrap_or(&behind);
    let first = tokens[group.first].start;
    let before = page.text(first.saturating_sub(2), first);
    glued && RULE_BEHIND.iter().any(|word| behind.starts_with(word))
        || CONDITIONS.iter().chain(AIMS).any(|word| before.ends_with(word))
        || before.ends_with(BEFORE_AIM)
}

/// 您是否知道血钾低于3.5mmol/L为低钾？
fn is_asked(page: &Page, tokens: &[Token], group: &Group) -> bool {
    let Some((first, _)) = before(tokens, group).last() else { return false };
    let sentence = page.text(tokens[first].start, tokens[group.first].start);
    ASKED.iter().any(|word| sentence.contains(word))
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
