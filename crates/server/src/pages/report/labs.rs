//! The values of a laboratory report: what is urgent, then a row each, what is out of range first, and the questions to take
//! to the doctor.

use baihua_analyzer::{Flag, IndicatorReading, RangeSource, ReadingStatus, Report};
use baihua_kb::Level;
use maud::{Markup, html};

use super::{
    articles::{Shown, advice},
    findings,
    gauge::gauge,
    problems::{Problem, first_sentence},
    spark::spark,
};
use crate::pages::{Lang, phone::linked, words};

/// A reading with the finding on it, if there is one, and the finding's number in the report.
struct Row<'r> {
    reading: &'r IndicatorReading,
    finding: Option<(usize, &'r Flag)>,
}

impl Row<'_> {
    fn level(&self) -> Option<Level> {
        self.finding.map(|(_, flag)| flag.level)
    }
}

/// The finding on `reading`, with its number in the report: the one on its indicator that has its quote.
fn finding_on<'r>(report: &'r Report, reading: &IndicatorReading) -> Option<(usize, &'r Flag)> {
    let on_it = |(_, flag): &(usize, &Flag)| flag.rule_id == reading.rule_id && flag.quote_range == reading.quote_range;
    (1..).zip(&report.flags).find(on_it)
}

/// What cannot wait: the values at a critical threshold, whom to call, and what to say.
pub(super) fn urgent(report: &Report, lang: Lang) -> Markup {
    let readings = report.meta.indicators.iter();
    let urgent: Vec<(&IndicatorReading, &Flag)> = readings
        .filter_map(|reading| finding_on(report, reading).map(|(_, flag)| (reading, flag)))
        .filter(|(_, flag)| flag.level == Level::High)
        .collect();
    html! {
        @if !urgent.is_empty() {
            section.urgent aria-labelledby="urgent" {
                h2 #urgent {
                    @for (at, (reading, _)) in urgent.iter().enumerate() {
                        @if at > 0 { "、" }
                        // The colon closes the last of them, so that no line begins with it.
                        span.clause {
                            span lang=[lang.chinese()] { (reading.name) } " " b.value { (reading.value) } (arrow(reading))
                            @if at + 1 == urgent.len() { (lang.pick("：", ":")) }
                        }
                    }
                    (lang.pick("", " ")) span.clause { (lang.pick("请现在联系医院", "contact the hospital now")) }
                }
                @for todo in distinct(urgent.iter().filter_map(|(_, flag)| flag.next_step.as_deref()).map(|step| advice(step).todo)) {
                    p lang=[lang.chinese()] { (linked(todo)) }
                }
                p.actions {
                    a.button.primary href="tel:120" { (lang.pick("身体不舒服，打 120", "Feeling unwell: call 120")) }
                }
                p.small { (lang.pick("打给开单医院时可以说：", "To the hospital you can say: ")) }
                p.take lang=[lang.chinese()] {
                    "我的化验单上" (urgent.iter().map(|(reading, _)| told(reading)).collect::<Vec<_>>().join("，")) "，请问现在该怎么办？"
                }
            }
        }
    }
}

/// A value with unit and range, as one says it on the telephone.
fn told(reading: &IndicatorReading) -> String {
    let unit = reading.unit.as_deref().map(|unit| format!(" {unit}")).unwrap_or_default();
    let range = reading.range.as_deref().map(|range| format!("（参考区间 {range}）")).unwrap_or_default();
    format!("{}是 {}{unit}{range}", reading.name, reading.value)
}

fn distinct<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut seen: Vec<&str> = Vec::new();
    for text in texts {
        if !text.is_empty() && !seen.contains(&text) {
            seen.push(text);
        }
    }
    seen
}

/// ↑ or ↓; doubled where the value is far out.
fn arrow(reading: &IndicatorReading) -> &'static str {
    match (reading.status, reading.critical) {
        (ReadingStatus::High, true) => "↑↑",
        (ReadingStatus::High, false) => "↑",
        (ReadingStatus::Low, true) => "↓↓",
        (ReadingStatus::Low, false) => "↓",
        _ => "",
    }
}

/// Readings that belong together: of one group, one kind of blood, one day.
struct Panel<'r> {
    group: &'r str,
    specimen: Option<&'r str>,
    date: Option<&'r str>,
    rows: Vec<Row<'r>>,
}

impl Panel<'_> {
    fn worst(&self) -> Option<Level> {
        self.rows.iter().filter_map(Row::level).max()
    }

    fn heading(&self) -> String {
        [Some(self.group), self.specimen, self.date].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }
}

/// `rows` in panels, the worst first, in each panel the worst value first.
fn panels(rows: Vec<Row<'_>>) -> Vec<Panel<'_>> {
    let mut panels: Vec<Panel<'_>> = Vec::new();
    for row in rows {
        let (group, specimen, date) =
            (row.reading.group.as_str(), row.reading.specimen.as_deref(), row.reading.date.as_deref());
        match panels.iter_mut().find(|panel| (panel.group, panel.specimen, panel.date) == (group, specimen, date)) {
            Some(panel) => panel.rows.push(row),
            None => panels.push(Panel { group, specimen, date, rows: vec![row] }),
        }
    }
    for panel in &mut panels {
        panel.rows.sort_by_key(|row| std::cmp::Reverse(row.level()));
    }
    panels.sort_by_key(|panel| std::cmp::Reverse(panel.worst()));
    panels
}

/// Every value: out of range, not judged, normal; then findings that belong to no value.
pub(super) fn labs(report: &Report, problems: &[Problem<'_>], lang: Lang) -> Markup {
    let readings = report.meta.indicators.iter();
    let rows = readings.map(|reading| Row { reading, finding: finding_on(report, reading) });
    let (normal, other): (Vec<Row<'_>>, Vec<Row<'_>>) =
        rows.partition(|row| row.finding.is_none() && row.reading.status == ReadingStatus::Normal);
    let shown_on_rows: Vec<usize> = other.iter().filter_map(|row| row.finding).map(|(number, _)| number).collect();
    let (count, quiet) = (normal.len(), other.is_empty());
    let mut shown = Shown::default();
    html! {
        section.labs aria-labelledby="labs" {
            h2 #labs { (lang.pick("需要看的结果", "Values to look at")) }
            (severities(report, lang))
            @if quiet { p { (lang.pick("读到的结果都在参考区间里。", "Every value read lies in its range.")) } }
            @else {
                p.small.legend { (lang.pick(
                    "粗条是参考区间，两头的数是它的界限；细条是常见的危急值区；尖标是这次的结果。",
                    "The thick band is the reference range with its limits, the thin bars the common critical zones, the pointer this value.",
                )) }
                @for panel in panels(other) {
                    section.panel {
                        h3 lang=[lang.chinese()] { (panel.heading()) }
                        ul.readings { @for row in &panel.rows { li.(row.reading.status.as_str()) { (row_of(report, row, &mut shown, lang)) } } }
                    }
                }
            }
            @if count > 0 {
                details.normal {
                    summary { (lang.pick("正常 ", "In range: ")) (count) (lang.pick(" 项", "")) }
                    @for panel in panels(normal) {
                        h3 lang=[lang.chinese()] { (panel.heading()) }
                        ul.readings { @for row in &panel.rows { li.(row.reading.status.as_str()) { (row_of(report, row, &mut shown, lang)) } } }
                    }
                }
            }
            (rest(report, problems, &shown_on_rows, &mut shown, lang))
        }
    }
}

/// How many values there are of each severity, in words that cannot be taken for the value.
fn severities(report: &Report, lang: Lang) -> Markup {
    let count = |level| report.flags.iter().filter(|flag| flag.level == level).count();
    html! {
        ul.counts {
            @for level in Level::DESCENDING {
                @if count(level) > 0 { li.(level.as_str()) { (words::severity(level, lang)) " " b { (count(level)) } } }
            }
        }
    }
}

/// A value in its range, on one line; what is to be said of it on tap.
fn row_of<'r>(report: &'r Report, row: &Row<'r>, shown: &mut Shown<'r>, lang: Lang) -> Markup {
    let reading = row.reading;
    html! {
        details.reading id=[row.finding.map(|(number, _)| format!("f{number}"))] data-finding=[row.finding.map(|(number, _)| number)]
            data-problem=[row.finding.map(|(number, _)| number)] {
            summary {
                span.line {
                    span.name lang=[lang.chinese()] { (reading.name) " " span.abbr { (reading.rule_id) } }
                    span.result { b { (reading.value) } @if !arrow(reading).is_empty() { span.arrow { (arrow(reading)) } } " " span.unit { (reading.unit.as_deref().unwrap_or_default()) } }
                    @match row.level() {
                        Some(level) => span.tag.(level.as_str()) { (words::severity(level, lang)) },
                        None => span.tag.(reading.status.as_str()) { (words::status(reading.status, lang)) },
                    }
                }
                (gauge(reading, lang))
                (spark(reading, lang))
            }
            div.body { (said(report, row, shown, lang)) }
        }
    }
}

/// What a value means, where its range is from, and what to do.
fn said<'r>(report: &'r Report, row: &Row<'r>, shown: &mut Shown<'r>, lang: Lang) -> Markup {
    let reading = row.reading;
    let finding = row.finding;
    let step = finding.and_then(|(_, flag)| flag.next_step.as_deref()).map(advice).unwrap_or_default();
    html! {
        p.plain lang=[lang.chinese()] {
            @match finding {
                // What it measures; the finding says where the value lies.
                Some((_, flag)) => { (first_sentence(&reading.plain)) (flag.finding) },
                None => (reading.plain),
            }
        }
        @if !step.todo.is_empty() { p.step lang=[lang.chinese()] { (linked(step.todo)) } }
        p.small {
            @if let Some(range) = &reading.range {
                (lang.pick("参考区间 ", "Reference range ")) (range)
                @match reading.range_source {
                    RangeSource::Printed => (lang.pick("（报告上印的）", " (as printed)")),
                    RangeSource::BuiltIn => span lang=[lang.chinese()] { "（" (reading.range_source_name.as_deref().unwrap_or("国家标准")) "）" },
                    _ => "",
                }
            }
            @if !reading.previous.is_empty() {
                (lang.pick("；以前：", "; earlier: "))
                span lang=[lang.chinese()] {
                    (reading.previous.iter().map(|before| match &before.date {
                        Some(date) => format!("{}（{date}）", before.value),
                        None => before.value.clone(),
                    }).collect::<Vec<_>>().join("、"))
                }
            }
        }
        @if let Some((number, flag)) = finding {
            details.also {
                summary { (lang.pick("原文", "The document's own words")) }
                blockquote.quote lang=[lang.chinese()] { (flag.quote) }
                p.where data-range={ (flag.quote_range.start()) "-" (flag.quote_range.end()) } { (words::card(report.card, lang)) }
            }
            (findings::source(number, flag, shown, lang))
        }
    }
}

/// Findings that stand on no row, such as remarks of a provider.
fn rest<'r>(
    report: &'r Report,
    problems: &[Problem<'r>],
    on_rows: &[usize],
    shown: &mut Shown<'r>,
    lang: Lang,
) -> Markup {
    let open: Vec<&Problem<'r>> = problems
        .iter()
        .filter(|problem| {
            problem.spots().iter().filter_map(|spot| spot.finding).all(|number| !on_rows.contains(&number))
        })
        .collect();
    html! {
        @for problem in open {
            section.panel {
                h3 lang=[lang.chinese()] { (problem.name()) " " span.tag.(problem.level().as_str()) { (words::severity(problem.level(), lang)) } }
                (findings::body(report, problem, &problem.spots(), shown, lang))
            }
        }
    }
}

/// The questions of every finding, once each, on a sheet to print.
pub(super) fn questions(report: &Report, lang: Lang) -> Markup {
    let steps = report.flags.iter().filter_map(|flag| flag.next_step.as_deref());
    let questions = distinct(steps.flat_map(|step| advice(step).ask));
    html! {
        @if !questions.is_empty() {
            section.questions aria-labelledby="questions" {
                h2 #questions { (lang.pick("带去问医生的问题", "Questions for the doctor")) }
                ol.take data-join="lines" lang=[lang.chinese()] { @for question in questions { li { (question) } } }
            }
        }
    }
}
