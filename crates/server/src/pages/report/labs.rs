//! The values of a laboratory report: a gauge each, normal ones folded, and the questions to take to the doctor.

use baihua_analyzer::{IndicatorReading, Report};
use maud::{Markup, html};

use super::{articles::advice, gauge::gauge};
use crate::pages::{Lang, words};

pub(super) fn readings(report: &Report, lang: Lang) -> Markup {
    let readings = &report.meta.indicators;
    let (normal, mut other): (Vec<_>, Vec<_>) = readings.iter().partition(|reading| reading.status == "normal");
    other.sort_by_key(|reading| !reading.critical);
    html! {
        section.labs aria-labelledby="labs" {
            h2 #labs { (lang.pick("每项结果在哪里", "Where each value lies")) }
            p.small { (lang.pick(
                "绿色是参考区间，深红是常见的危急值区，尖标是这次的结果。",
                "Green is the reference range, dark red the common critical zone, the pointer this value.",
            )) }
            @if other.is_empty() { p { (lang.pick("读到的结果都在参考区间里。", "Every value read lies in its range.")) } }
            @else { (list(&other, lang)) }
            @if !normal.is_empty() {
                details {
                    summary { (lang.pick("在参考区间里的 ", "In range: ")) (normal.len()) (lang.pick(" 项", "")) }
                    (list(&normal, lang))
                }
            }
        }
    }
}

fn list(readings: &[&IndicatorReading], lang: Lang) -> Markup {
    html! {
        ul.readings {
            @for reading in readings {
                li.(reading.status) {
                    h3 {
                        span lang=[lang.chinese()] { (reading.name) } " " span.abbr { (reading.rule_id) } " "
                        b { (reading.value) } " " span.unit { (reading.unit.as_deref().unwrap_or_default()) } " "
                        span.tag.(reading.status) {
                            (words::status(&reading.status, lang))
                            @if reading.critical { (lang.pick("，达到危急值界限", ", critical threshold")) }
                        }
                    }
                    (gauge(reading, lang))
                    p.small {
                        @if let Some(range) = &reading.range {
                            (lang.pick("参考区间 ", "Reference range ")) (range)
                            @match reading.range_source.as_str() {
                                "printed" => (lang.pick("（报告上印的）", " (as printed)")),
                                "built_in" => span lang=[lang.chinese()] { "（" (reading.range_source_name.as_deref().unwrap_or("国家标准")) "）" },
                                _ => "",
                            }
                        }
                    }
                    p lang=[lang.chinese()] { (reading.plain) }
                }
            }
        }
    }
}

/// The questions of every finding, once each, on a sheet to print.
pub(super) fn questions(report: &Report, lang: Lang) -> Markup {
    let mut questions: Vec<&str> = Vec::new();
    for step in report.flags.iter().filter_map(|flag| flag.next_step.as_deref()) {
        for question in advice(step).ask {
            if !questions.contains(&question) {
                questions.push(question);
            }
        }
    }
    html! {
        @if !questions.is_empty() {
            section.questions aria-labelledby="questions" {
                h2 #questions { (lang.pick("带去问医生的问题", "Questions for the doctor")) }
                p.small { (lang.pick("可以打印这一页带去，勾掉问过的。", "Print this page, take it along, tick what was answered.")) }
                ol lang=[lang.chinese()] { @for question in questions { li { (question) } } }
            }
        }
    }
}
