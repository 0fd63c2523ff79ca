//! Limits that look like results: 血钾>6.2 或 <2.8 为危急值, 建议把LDL-C控制在 <1.8.

use super::{
    group::Group,
    lexicon::{
        AIM, AIMS, ASKED, BEFORE_AIM, BEHIND_TREATMENT, CALLS, CONDITION_ADVICE, CONDITION_VERBS, CONDITIONS,
        CONDITIONS_AT_THE_HEAD, DEED_BEHIND, DONE, LIMIT_BEHIND, NO_CONDITIONS, NOTICES, ONE_PATIENT, ONLY_RULE_BEHIND,
        PATIENTS, REMARK_LABELS, RULE_BEHIND, Role, Sense, TREATMENTS,
    },
    page::{Gap, Page},
    range::PrintedRange,
    row::{Chosen, Row},
    token::{Beyond, Kind, Token},
};

/// Words before a name that make what follows a limit.
const ADVICE: [&str; 3] = ["目标", "控制", "标准"];
/// The same, but in a sentence about a patient as well: 报危急值：血小板<10×10^9/L.
const WEAK_ADVICE: [&str; 3] = ["建议", "应", "危急值"];

/// How many tokens of its line, before and behind, tell what a row is; it bounds the work on a text without line breaks.
pub(super) const REACH: usize = 200;

/// How sure it is that a row tells a limit and no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Limit {
    /// Nobody says so of a patient: both sides, a condition, a list under a title.
    Surely,
    /// 血钾>6.5mmol/L需要透析: a rule, unless it stands among results.
    Likely,
    /// 血小板<10×10^9/L考虑ITP: a rule or a result.
    Perhaps,
    /// It looks like a limit, in a sentence about this patient: 危急值：血小板<5×10^9/L，已电话通知.
    OfPatient,
}

/// Whether the row tells a limit and no result, and how sure that is; `listed`: it stands below a heading that announces limits;
/// `is_critical`: the number lies beyond a critical limit; `slip`: the sheet is a note of a critical value.
pub(crate) fn limit(
    page: &Page,
    tokens: &[Token],
    group: &Group,
    row: &Row,
    chosen: &Chosen,
    (listed, is_critical, slip): (bool, bool, bool),
    is_range: impl Fn(&PrintedRange) -> bool,
) -> Option<Limit> {
    let Some(beyond) = chosen.value.beyond else {
        // 目标 Hb 110 g/L
        let first = tokens[group.first].start;
        let word = page.text(first.saturating_sub(2), first);
        let aim = AIMS.contains(&word.as_str()) && (word == AIM || !is_critical);
        let surely = aim || is_given(page, tokens, group, row) || is_condition_in_words(page, tokens, group, row);
        let called =
            row.legend && row.found.len() == 1 && chosen.unit.is_none() && row.ranges.is_empty() && group.spoken;
        return if surely {
            Some(Limit::Surely)
        } else if called {
            Some(if is_critical { Limit::Perhaps } else { Limit::Surely })
        } else {
            None
        };
    };
    let line = tokens[group.first].line;
    let in_line = |token: &&Token| token.line == line;
    let start = group.first - tokens[..group.first].iter().rev().take(REACH).take_while(in_line).count();
    let before = page.text(tokens[start].start, tokens[group.first].start);
    let bare = row.ranges.is_empty();
    // 本院危急值：K<2.8或>6.2；Ca<1.75或>3.5: limits on both sides.
    let listed_sides = before.contains("危急值") && has_other_side(row, beyond) && !row.by_columns;
    let rule = if bare { rule(page, tokens, row) } else { None };
    if listed_sides
        || is_two_sided(tokens, row, chosen, beyond, is_range)
        || bare && (is_led(page, tokens, group) || is_conditional(page, tokens, group) || is_asked(page, tokens, group))
        || rule == Some(Limit::Surely)
    {
        return Some(Limit::Surely);
    }
    let beside = || tokens[start..].iter().take(2 * REACH).take_while(in_line);
    let of_patient = slip || is_of_patient(page, tokens, (start, group.first), &row.used);
    let unless_of_patient = |limit: Limit| Some(if of_patient { Limit::OfPatient } else { limit });
    let remark = |token: &Token| REMARK_LABELS.contains(&page.text(token.start, token.end).as_str());
    let mut said = beside().filter(|token| matches!(token.kind, Kind::Said(Sense::Legend | Sense::Aim))).peekable();
    if said.peek().is_some() || row.legend {
        if said.any(|token| !remark(token)) {
            return unless_of_patient(Limit::Surely);
        }
        // 血小板 <5 125-350 备注：已复查 is a result.
        return if bare && row.marks.is_empty() { unless_of_patient(Limit::Perhaps) } else { None };
    }
    if listed && bare {
        return unless_of_patient(Limit::Surely);
    }
    if bare && row.marks.is_empty() {
        if ADVICE.iter().any(|word| before.contains(word)) {
            return unless_of_patient(Limit::Surely);
        }
        if WEAK_ADVICE.iter().any(|word| before.contains(word)) {
            return unless_of_patient(Limit::Perhaps);
        }
    }
    // ITP患者血小板<10×10^9/L需住院
    let of_many = tokens[start..group.first].iter().any(|token| person(page, token) == Some(Person::Many));
    rule.map(|limit| if of_many { Limit::Surely } else { limit }).and_then(unless_of_patient)
}

/// Of whom a word for a patient speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Person {
    /// 患者女, 该患者
    One,
    /// ITP患者, 此类患者: any of them.
    Many,
}

/// Of whom a token speaks, if it begins a word for a patient.
fn person(page: &Page, token: &Token) -> Option<Person> {
    let word = page.text(token.start, (token.start + 2).min(page.glyphs.len()));
    PATIENTS.iter().find(|patient| word.starts_with(**patient))?;
    let before = token.start.checked_sub(1).map(|at| page.glyphs[at].character);
    let alone = token.gap != Gap::None || before.is_none_or(|c| !c.is_alphanumeric() || ONE_PATIENT.contains(&c));
    Some(if alone { Person::One } else { Person::Many })
}

/// Whether words of the line of a row speak of one patient, or of what was done with the value: 患者, 今日, 12床, 已电话通知. `before`:
/// first token of the line and of the name; `used`: the tokens of the row.
pub(crate) fn is_of_patient(page: &Page, tokens: &[Token], before: (usize, usize), used: &[usize]) -> bool {
    /// In characters.
    const BEHIND: usize = 40;
    let (start, first) = before;
    let leading = &tokens[start..first];
    let is_time = leading.iter().any(|token| match token.kind {
        Kind::Said(Sense::Role(Role::Current | Role::Previous)) => true,
        Kind::Day(day) => day.month > 0 || day.year == 0,
        // 12床
        Kind::Counted => page.text(token.start, token.end).ends_with('床'),
        _ => false,
    });
    let is_person = leading.iter().any(|token| person(page, token) == Some(Person::One));
    let end = used.iter().max().map_or(tokens[first].end, |&last| tokens[last].end);
    let line = tokens[first].line;
    let behind = page.glyphs[end.min(page.glyphs.len())..].iter().take(BEHIND).take_while(|glyph| glyph.line == line);
    let behind: String = behind.map(|glyph| glyph.character).collect();
    let leading = page.text(tokens[start].start, tokens[first].start);
    is_time
        || is_person
        || NOTICES.iter().chain(DONE).any(|word| behind.contains(word))
        || CALLS.iter().any(|word| leading.contains(word))
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

/// 若血钾>6.5, 维持血钾>3.5: no result.
fn is_led(page: &Page, tokens: &[Token], group: &Group) -> bool {
    let first = tokens[group.first].start;
    let before = page.text(first.saturating_sub(2), first);
    CONDITIONS.iter().chain(AIMS).any(|word| before.ends_with(word)) || before.ends_with(BEFORE_AIM)
}

/// What the words glued to the limit make of it: 血小板<20×10^9/L者, 血钾>6.5mmol/L需要透析, 血小板<10×10^9/L考虑ITP.
fn rule(page: &Page, tokens: &[Token], row: &Row) -> Option<Limit> {
    let measured = |at: &&usize| matches!(tokens[**at].kind, Kind::Bound(_) | Kind::Unit(_));
    let &last = row.used.iter().filter(measured).max()?;
    let end = tokens[last].end;
    page.glyphs.get(end).filter(|glyph| glyph.gap == Gap::None)?;
    let behind = page.text(end, (end + 6).min(page.glyphs.len()));
    let behind = LIMIT_BEHIND.iter().find_map(|word| behind.strip_prefix(word)).unwrap_or(&behind);
    let begins = |words: &[&str]| words.iter().any(|word| behind.starts_with(word));
    if begins(ONLY_RULE_BEHIND) {
        Some(Limit::Surely)
    } else if begins(RULE_BEHIND) {
        Some(Limit::Likely)
    } else {
        begins(DEED_BEHIND).then_some(Limit::Perhaps)
    }
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
