use baihua_kb::{Card, Level};

use crate::report::{Flag, Report};

/// The Markdown receipt of `report`, at most `budget_chars` characters long.
///
/// It holds the conclusion, the counts, the findings in order as far as they fit, 其余 N 项 where some are left out, and
/// the report's address. Document text is escaped, so that no mark-up or link of a document becomes one here. A budget
/// too small for the frame alone is exceeded by the frame; it has at most a few hundred characters.
#[must_use]
pub fn receipt(report: &Report, budget_chars: usize) -> String {
    let head = head(report);
    let tail = tail(report);
    let frame = head.chars().count() + tail.chars().count();
    let mut body = String::new();
    let mut used = frame;
    let mut shown = 0;
    for (number, flag) in report.flags.iter().enumerate() {
        let entry = entry(number + 1, flag);
        let rest = report.flags.len() - number - 1;
        let more = if rest > 0 { left_out(rest).chars().count() } else { 0 };
        let length = entry.chars().count();
        if used + length + more > budget_chars {
            break;
        }
        body.push_str(&entry);
        used += length;
        shown += 1;
    }
    if shown < report.flags.len() {
        body.push_str(&left_out(report.flags.len() - shown));
    }
    format!("{head}{body}{tail}")
}

fn left_out(count: usize) -> String {
    format!("其余 {count} 项见完整报告。\n\n")
}

fn head(report: &Report) -> String {
    let summary = report.summary;
    let what = match report.card {
        Card::Contract => "合同",
        Card::Policy => "保单",
        Card::Lab => "化验单",
    };
    let conclusion = match (report.card, summary.high, summary.total) {
        (Card::Lab, 0, 0) => "读到的指标里，没有发现超出参考区间的。".to_owned(),
        (Card::Lab, 0, total) => format!("有 {total} 项结果超出参考区间。"),
        (Card::Lab, high, total) => {
            format!("有 {total} 项结果超出参考区间，其中 {high} 项达到常见的危急值界限，请立即联系医院。")
        }
        (_, 0, 0) => "按已有的规则检查，没有发现明显对您不利的条款。".to_owned(),
        (_, 0, total) => format!("有 {total} 处值得留意或者修改。"),
        (_, high, total) => format!("有 {total} 处对您不利，其中 {high} 处建议改好再签。"),
    };
    format!(
        "# {what}白话解读\n\n**{conclusion}**\n\n高 {} 项 · 中 {} 项 · 低 {} 项\n\n",
        summary.high, summary.medium, summary.low
    )
}

fn tail(report: &Report) -> String {
    let mut tail = String::new();
    if let Some(url) = &report.report_url {
        tail.push_str(&format!("完整报告（24小时后销毁）：{url}\n\n"));
    }
    tail.push_str(match report.card {
        Card::Lab => "这不是诊断。结果要由医生结合您的情况判断。\n",
        _ => "这是对条款的白话解读，不是法律意见。\n",
    });
    tail
}

fn entry(number: usize, flag: &Flag) -> String {
    let level = match flag.level {
        Level::High => "高",
        Level::Medium => "中",
        Level::Low => "低",
    };
    let source = flag
        .evidence
        .as_ref()
        .map_or_else(String::new, |evidence| format!("   依据：{}\n", escape_markdown(&evidence.source)));
    format!(
        "{number}. **[{level}]** {}\n   原文：“{}”\n{source}\n",
        escape_markdown(&flag.finding),
        escape_markdown(&flag.quote),
    )
}

/// `text` as Markdown that shows exactly these characters: no mark-up, no link, no line break of its own.
#[must_use]
pub fn escape_markdown(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            // Line breaks and other control characters would start blocks; bidirectional marks would reorder the rest.
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}' => {}
            c if c.is_whitespace() || c.is_control() => {
                if !escaped.ends_with(' ') {
                    escaped.push(' ');
                }
            }
            // CommonMark 0.31, section 2.4: every ASCII punctuation character may be escaped.
            c if c.is_ascii_punctuation() && !matches!(c, ',' | '%' | '/' | '\'' | '"' | '?' | ';') => {
                escaped.push('\\');
                escaped.push(c);
            }
            c => escaped.push(c),
        }
    }
    // A bare address would become a link by itself in some readers.
    escaped.replace("http", "ht\u{200b}tp").replace("www\\.", "w\u{200b}ww\\.")
}
