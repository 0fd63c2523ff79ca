//! A report as Markdown, complete, to keep.

use std::fmt::Write as _;

use baihua_analyzer::{Report, render::escape_markdown};
use baihua_kb::{Card, Level, builtin};

use super::{Lang, Site, words};

/// How serious a finding is, in the words of its kind of document.
fn weight(card: Card, level: Level) -> &'static str {
    match card {
        Card::Lab => words::severity(level, Lang::Zh),
        Card::Contract | Card::Policy => words::level(level, Lang::Zh),
    }
}

/// `report` in full as Markdown, in Chinese. Document text is escaped: no mark-up of a document becomes one here.
pub(crate) fn markdown(report: &Report, site: &Site) -> String {
    let mut text =
        format!("# {}白话解读\n\n**{}**\n\n", words::card(report.card, Lang::Zh), words::verdict(report, Lang::Zh));
    // Writing to a string cannot fail, so the results below are dropped.
    for warning in &report.meta.warnings {
        let _ = writeln!(text, "- {}", escape_markdown(warning));
    }
    for (number, flag) in (1..).zip(&report.flags) {
        let _ = write!(
            text,
            "\n## {number}. [{}] {}\n\n> {}\n\n{}\n",
            weight(report.card, flag.level),
            escape_markdown(&words::rule_name(builtin(), &flag.rule_id)),
            escape_markdown(&flag.quote),
            escape_markdown(&flag.finding),
        );
        for place in &flag.also_at {
            let label =
                place.place.as_deref().map(|label| format!("（{}）", escape_markdown(label))).unwrap_or_default();
            let _ = write!(text, "\n同样的问题{label}：\n\n> {}\n", escape_markdown(&place.quote));
        }
        let parts =
            [("可能的后果", &flag.consequence), ("下一步", &flag.next_step), ("更公平的写法", &flag.suggested_text)];
        for (name, part) in parts {
            if let Some(part) = part {
                let _ = write!(text, "\n**{name}**：{}\n", escape_markdown(part));
            }
        }
        if let Some(evidence) = &flag.evidence {
            let _ = write!(text, "\n**依据**：{}\n\n", escape_markdown(&evidence.source));
            for line in evidence.text.lines().filter(|line| !line.is_empty()) {
                let _ = writeln!(text, "> {}  ", escape_markdown(line));
            }
        }
        let _ = write!(text, "\n规则：<{}/rules/{}>\n", site.base_url, words::encoded(&flag.rule_id));
    }
    if !report.meta.indicators.is_empty() {
        text.push_str("\n## 全部指标\n\n| 项目 | 结果 | 单位 | 参考区间 | 情况 |\n| --- | --- | --- | --- | --- |\n");
        for reading in &report.meta.indicators {
            let cell = |text: &str| escape_markdown(text);
            let _ = writeln!(
                text,
                "| {} | {} | {} | {} | {} |",
                cell(&reading.name),
                cell(&reading.value),
                cell(reading.unit.as_deref().unwrap_or_default()),
                cell(reading.range.as_deref().unwrap_or_default()),
                words::status(reading.status, Lang::Zh),
            );
        }
    }
    if let Some(message) = &report.meta.message {
        text.push_str("\n## 发给对方的话\n\n");
        for line in message.lines() {
            let _ = writeln!(text, "> {}\n>", escape_markdown(line));
        }
    }
    if !report.meta.key_terms.is_empty() {
        text.push_str("\n## 这份文件说了什么\n\n");
        for term in &report.meta.key_terms {
            let topic = words::topic(&term.topic, Lang::Zh);
            let _ = writeln!(text, "- {topic}：{} “{}”", escape_markdown(&term.plain), escape_markdown(&term.quote));
        }
    }
    let closing = match report.card {
        Card::Lab => "这不是诊断。结果要由医生结合您的情况判断。",
        _ => "这是对条款的白话解读，不是法律意见。",
    };
    let _ = write!(text, "\n---\n\n{closing}\n\n原文 SHA-256：`{}`\n", report.meta.document_sha256);
    text
}
