use baihua_kb::{Card, Level};

use crate::report::{Flag, ReadingStatus, Report};

/// The Markdown receipt of `report`, at most `budget_chars` characters long.
///
/// It holds the conclusion, the counts, the findings in order as far as they fit, 其余 N 项 where some are left out,
/// remarks on the document as a whole, and the report's address. Document text is escaped ([`escape_markdown`]), so that
/// no mark-up or link of a document becomes one here.
///
/// Where the budget is too small for that frame, what is less important goes first: findings, remarks, the closing
/// sentence, the counts, the address. An address is there whole or not at all. Of a conclusion that does not fit, the
/// beginning is left. A remark on rows of other tests of a lab report makes room for the first finding.
#[must_use]
pub fn receipt(report: &Report, budget_chars: usize) -> String {
    let head =
        format!("# {}白话解读\n\n**{}**\n\n{}\n\n", title(report.card), plain_conclusion(report), counts(report));
    let tail = |remarks: String| format!("{remarks}{}{}\n", link(report), closing(report.card));
    let first = report.flags.first().map_or(0, |flag| {
        let rest = report.flags.len() - 1;
        chars(&entry(1, flag)) + if rest > 0 { chars(&left_out(rest)) } else { 0 }
    });
    let whole = tail(remarks(report, |_| true));
    let fits = chars(&head) + chars(&whole) + first <= budget_chars;
    let tail = if fits { whole } else { tail(remarks(report, |warning| !warning.starts_with(MARKED))) };
    let frame = chars(&head) + chars(&tail);
    if frame > budget_chars {
        return shortened(report, budget_chars);
    }
    let (mut body, mut used, mut shown) = (String::new(), frame, 0);
    for (place, flag) in report.flags.iter().enumerate() {
        let rest = report.flags.len() - place - 1;
        let entry = entry(place + 1, flag);
        let more = if rest > 0 { chars(&left_out(rest)) } else { 0 };
        if used + chars(&entry) + more > budget_chars {
            break;
        }
        used += chars(&entry);
        body.push_str(&entry);
        shown += 1;
    }
    let rest = report.flags.len() - shown;
    if rest > 0 && used + chars(&left_out(rest)) <= budget_chars {
        body.push_str(&left_out(rest));
    }
    format!("{head}{body}{tail}")
}

pub(super) fn chars(text: &str) -> usize {
    text.chars().count()
}

/// The most important lines that fit, in the order of reading.
fn shortened(report: &Report, budget_chars: usize) -> String {
    let conclusion = plain_conclusion(report);
    if chars(&conclusion) > budget_chars {
        let kept: String = conclusion.chars().take(budget_chars.saturating_sub(1)).collect();
        return if budget_chars == 0 { kept } else { kept + "…" };
    }
    let mut text = conclusion;
    for part in [link(report), counts(report), closing(report.card).to_owned(), remarks(report, |_| true)] {
        let part = part.trim_end();
        if !part.is_empty() && chars(&text) + 2 + chars(part) <= budget_chars {
            text.push_str("\n\n");
            text.push_str(part);
        }
    }
    text
}

fn title(card: Card) -> &'static str {
    match card {
        Card::Contract => "合同",
        Card::Policy => "保单",
        Card::Lab => "化验单",
    }
}

/// What a report comes to, in a plain sentence or two.
#[must_use]
pub fn conclusion(report: &Report) -> String {
    let summary = report.summary;
    match (report.card, summary.high, summary.total) {
        (Card::Lab, ..) => lab_conclusion(report),
        (_, 0, 0) => "按已有的规则检查，没有发现明显对您不利的条款。".to_owned(),
        (_, 0, total) => format!("有 {total} 处值得留意。"),
        (Card::Policy, high, total) => format!("有 {total} 处值得留意，其中 {high} 处影响较大，请先向保险公司问清楚。"),
        (_, high, total) => format!("有 {total} 处值得留意，其中 {high} 处建议改好再签。"),
    }
}

/// The same as Markdown: names and values of a report that somebody changed may hold mark-up.
fn plain_conclusion(report: &Report) -> String {
    escape_markdown(&conclusion(report))
}

/// A lab report in a sentence or two, what may be an emergency first. It says that all is within range only where all was
/// judged.
fn lab_conclusion(report: &Report) -> String {
    let (summary, meta) = (report.summary, &report.meta);
    let critical: Vec<String> = meta
        .indicators
        .iter()
        .filter(|reading| reading.critical)
        .map(|reading| format!("{} {}", reading.name, reading.value))
        .collect();
    let checks = || meta.warnings.iter().filter(|warning| warning.starts_with(CHECK));
    let alarms = checks().filter(|warning| warning.contains(ALARM)).count();
    let contradictions = checks().count() - alarms;
    let mut text = String::new();
    if !critical.is_empty() {
        text.push_str(&format!("{}达到常见的危急值界限，请立即联系医院。", critical.join("、")));
    } else if summary.high > 0 {
        text.push_str(&format!("有 {} 项报告上标了危急值，请立即联系医院。", summary.high));
    }
    if alarms > 0 {
        text.push_str(&format!("有 {alarms} 处数字请马上核对。"));
    }
    if contradictions > 0 {
        text.push_str(&format!("有 {contradictions} 处的数字、标记或者区间对不上，请核对原件。"));
    }
    if meta.warnings.iter().any(|warning| warning.starts_with(URGENT)) {
        text.push_str("报告上还有标成危急的项目，这里不能判断，请立即联系开单医院。");
    }
    // A mark of high on another test is no good news either.
    let marked = meta.warnings.iter().any(|warning| [MARKED, URGENT].iter().any(|start| warning.starts_with(start)));
    let read = meta.indicators.len();
    let judged = meta.indicators.iter().filter(|reading| reading.status != ReadingStatus::Unknown).count();
    let open = meta.not_judged.len();
    let outside = meta.indicators.iter().filter(|reading| reading.status.is_outside()).count();
    match (outside, judged) {
        (_, 0) => text.push_str(&format!("读到 {read} 项指标，都没有判断高低。")),
        (0, _) if open == 0 && !marked => text.push_str(&format!("读到 {read} 项指标，都在参考区间之内。")),
        (0, judged) => text.push_str(&format!("读到 {read} 项指标，其中 {judged} 项在参考区间之内。")),
        (outside, _) => text.push_str(&format!("读到 {read} 项指标，有 {outside} 项超出参考区间。")),
    }
    if open > 0 && judged > 0 {
        text.push_str(&format!("还有 {open} 项没有判断，原因见下。"));
    }
    text
}

/// How warnings begin that ask to compare a number with the original.
const CHECK: &str = "请核对";
/// What such a warning holds where the number would be critical.
const ALARM: &str = "危急";
/// How the warning begins that tells of rows of other tests with a mark of high or low.
const MARKED: &str = "报告上还有";
/// How the one begins that tells of rows that the sheet itself calls critical.
const URGENT: &str = "报告把";

fn counts(report: &Report) -> String {
    let summary = report.summary;
    format!("高 {} 项 · 中 {} 项 · 低 {} 项", summary.high, summary.medium, summary.low)
}

pub(super) fn left_out(count: usize) -> String {
    format!("其余 {count} 项见完整报告。\n\n")
}

fn remarks(report: &Report, told: impl Fn(&str) -> bool) -> String {
    let warnings = report.meta.warnings.iter().filter(|warning| told(warning));
    warnings.map(|warning| format!("提示：{}\n\n", escape_markdown(warning))).collect()
}

pub(super) fn link(report: &Report) -> String {
    let Some(url) = &report.report_url else { return String::new() };
    // Reports of the demo documents stay; an operator may let the others go sooner.
    let kept = if report.meta.expires_at.is_some() { "（最长保存24小时，之后销毁）" } else { "" };
    format!("完整报告{kept}：{url}\n\n")
}

pub(super) fn closing(card: Card) -> &'static str {
    match card {
        Card::Lab => "这不是诊断。结果要由医生结合您的情况判断。",
        _ => "这是对条款的白话解读，不是法律意见。",
    }
}

/// A level in a word.
pub(super) fn level(level: Level) -> &'static str {
    match level {
        Level::High => "高",
        Level::Medium => "中",
        Level::Low => "低",
    }
}

fn entry(number: usize, flag: &Flag) -> String {
    let level = level(flag.level);
    let marker = format!("{number}. ");
    // Lines belong to an item of a list if they stand as far in as its first word (CommonMark 0.31, section 5.2).
    let indent = " ".repeat(marker.len());
    let mut entry = format!("{marker}**[{level}]** {}\n", escape_markdown(&flag.finding));
    let label = flag.place.as_deref().map(|place| format!("（{}）", escape_markdown(place))).unwrap_or_default();
    entry.push_str(&format!("{indent}- 原文：“{}”{label}\n", escape_markdown(&flag.quote)));
    if !flag.also_at.is_empty() {
        entry.push_str(&format!("{indent}- 同样的问题还有 {} 处\n", flag.also_at.len()));
    }
    if let Some(evidence) = &flag.evidence {
        entry.push_str(&format!("{indent}- 依据：{}\n", escape_markdown(&short_source(&evidence.source))));
    }
    entry.push('\n');
    entry
}

/// The first of several statutes, which is the most specific one, and how many there are; anything else as it stands.
fn short_source(sources: &str) -> String {
    match sources.split_once("；《") {
        Some((first, rest)) if first.starts_with('《') => format!("{first}等{}处", rest.split("；《").count() + 1),
        _ => sources.to_owned(),
    }
}

/// `text` as Markdown that shows exactly these characters: no mark-up, no link, no line break of its own.
///
/// White space of any kind becomes one blank; characters that nobody sees are left out. What is mark-up only at the beginning of a
/// line is escaped there, so that amounts and ranges (3.5-5.3) stay readable for people who see the source. Where readers of
/// Markdown make links of bare addresses (GitHub Flavored Markdown 0.29, section 6.9), a zero-width space keeps them apart.
#[must_use]
pub fn escape_markdown(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() + text.len() / 4);
    let mut before = None;
    // Whether nothing but digits came so far: `1.` and `1)` begin a list.
    let mut leading = true;
    let mut chars = text.chars().filter(|c| !invisible(*c)).peekable();
    while let Some(c) = chars.next() {
        if c.is_whitespace() || c.is_control() {
            if !escaped.is_empty() && !escaped.ends_with(' ') {
                escaped.push(' ');
            }
            continue;
        }
        // CommonMark 0.31, section 2.4: every ASCII punctuation character may be escaped.
        let anywhere = matches!(c, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '&' | '~' | '|' | '^' | '$');
        let at_the_start =
            leading && (matches!(c, '.' | ')') || before.is_none() && matches!(c, '#' | '>' | '+' | '-' | '=' | ':'));
        // Smart punctuation would make one mark of several.
        let repeated = matches!(c, '-' | '.') && before == Some(c);
        if anywhere || at_the_start || repeated {
            escaped.push('\\');
        }
        escaped.push(c);
        let joins = |c: &char| c.is_ascii_alphabetic() || *c == '/';
        if matches!(c, '.' | ':' | '@')
            && before.is_some_and(|c: char| c.is_ascii_alphanumeric())
            && chars.peek().is_some_and(joins)
        {
            escaped.push('\u{200b}');
        }
        leading &= c.is_ascii_digit();
        before = Some(c);
    }
    escaped
}

/// Marks that turn the reading direction (UAX #9), letters of the invisible alphabet, annotations.
fn invisible(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::{escape_markdown, short_source};

    #[test]
    fn document_text_stays_text() {
        for (text, escaped) in [
            ("押金不退。", "押金不退。"),
            ("*押金* _不_ `退`", "\\*押金\\* \\_不\\_ \\`退\\`"),
            ("[点](https://a.example)", "\\[点\\](https:\u{200b}//a.\u{200b}example)"),
            ("写信到 a@b.example", "写信到 a@\u{200b}b.\u{200b}example"),
            ("每日 0.5%，3.5-5.3", "每日 0.5%，3.5-5.3"),
            ("1. 押金", "1\\. 押金"),
            ("- 押金 - 租金", "\\- 押金 - 租金"),
            ("# 押金", "\\# 押金"),
            ("押金——见下 -- 一...", "押金——见下 -\\- 一.\\.\\."),
            ("一\r\n\t二", "一 二"),
            ("退\u{202e}押\u{e0041}", "退押"),
            ("&lt;b>", "\\&lt;b>"),
            ("", ""),
        ] {
            assert_eq!(escape_markdown(text), escaped, "{text}");
        }
    }

    #[test]
    fn of_several_statutes_the_first_is_shown() {
        assert_eq!(short_source("《住房租赁条例》第十条"), "《住房租赁条例》第十条");
        assert_eq!(short_source("《甲》第一条；《乙》第二条；《丙》第三条"), "《甲》第一条等3处");
        assert_eq!(
            short_source("本报告印制的参考区间；对照：WS/T 405-2012"),
            "本报告印制的参考区间；对照：WS/T 405-2012"
        );
    }
}
