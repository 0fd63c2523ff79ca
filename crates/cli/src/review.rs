//! `baihua review`: a document, read offline.

use std::{
    io::{self, IsTerminal, Write},
    path::PathBuf,
};

use anyhow::{Context, Result, bail};
use baihua_analyzer::{Analyzer, Order, ReadingStatus, Report, Sex, Unfit};
use baihua_kb::{Card, Level, builtin};
use clap::{Args, ValueEnum};

/// What to read and how to print it.
#[derive(Args)]
pub(crate) struct Review {
    /// The document, UTF-8 text; `-` for standard input.
    file: PathBuf,
    /// What kind of document it is.
    #[arg(long, value_enum)]
    card: CardName,
    /// Your side of the contract, such as 乙方 or 承租人.
    #[arg(long)]
    party: Option<String>,
    /// Sex of the person a lab report is about.
    #[arg(long, value_enum)]
    sex: Option<SexName>,
    /// Age in full years of the person a lab report is about, 0 to 120.
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=120))]
    age: Option<u8>,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum CardName {
    Contract,
    Lab,
    Policy,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum SexName {
    Male,
    Female,
}

impl From<SexName> for Sex {
    fn from(name: SexName) -> Sex {
        match name {
            SexName::Male => Sex::Male,
            SexName::Female => Sex::Female,
        }
    }
}

pub(crate) fn run(review: &Review) -> Result<()> {
    let card = match review.card {
        CardName::Contract => Card::Contract,
        CardName::Lab => Card::Lab,
        CardName::Policy => Card::Policy,
    };
    let progress = io::stderr().is_terminal();
    if progress {
        eprint(format_args!("正在读取…"));
    }
    let mut order = Order::new(card, crate::input::text(&review.file)?);
    order.party.clone_from(&review.party);
    order.age = review.age;
    order.sex = review.sex.map(Sex::from);
    let analyzer = Analyzer::new(builtin());
    let document = analyzer.recognise(order).map_err(|unfit| anyhow::anyhow!(sentence(unfit)))?;
    let report = analyzer.review(&document);
    if progress {
        eprint(format_args!("\r          \r"));
    }
    let mut out = io::stdout().lock();
    if review.json {
        serde_json::to_writer_pretty(&mut out, &report)?;
        writeln!(out)?;
    } else {
        print(&mut out, &report, coloured()).context("cannot write")?;
    }
    Ok(())
}

fn eprint(text: std::fmt::Arguments<'_>) {
    // Progress is a courtesy; a closed terminal is no reason to stop.
    let _ = io::stderr().write_fmt(text);
}

pub(crate) fn sentence(unfit: Unfit) -> String {
    match unfit {
        Unfit::Length { chars, min, max, .. } => format!("文本有{chars}个字，需要在{min}到{max}个字之间。"),
        Unfit::NotRecognised { card: Card::Lab } => {
            "没有读到这里能判断的化验指标和数值（血常规、肝功能、肾功能、血脂、电解质等37项）。请贴上指标名称、结果和参考区间。".to_owned()
        }
        Unfit::NotRecognised { card: Card::Policy } => "看不出这是保险条款。请贴上保单或者条款的全文。".to_owned(),
        _ => "看不出这是合同。请贴上合同的全文。".to_owned(),
    }
}

/// Whether standard output takes colours: a terminal, and a person who did not ask for none (no-color.org).
pub(crate) fn coloured() -> bool {
    io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// Colours for a terminal; nothing elsewhere.
pub(crate) fn paint(level: Level, text: &str, colours: bool) -> String {
    if !colours {
        return text.to_owned();
    }
    let code = match level {
        Level::High => 31,
        Level::Medium => 33,
        Level::Low => 36,
    };
    format!("\u{1b}[{code};1m{text}\u{1b}[0m")
}

/// A document's characters without those that command a terminal.
pub(crate) fn harmless(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' { ' ' } else { c }).collect()
}

/// What a reading is, in a word.
fn status(status: ReadingStatus) -> &'static str {
    match status {
        ReadingStatus::High => "偏高",
        ReadingStatus::Low => "偏低",
        ReadingStatus::Normal => "正常",
        ReadingStatus::Unknown => "未判",
    }
}

fn print(out: &mut impl Write, report: &Report, colours: bool) -> Result<()> {
    let summary = report.summary;
    writeln!(out, "高 {} 项，中 {} 项，低 {} 项。", summary.high, summary.medium, summary.low)?;
    if let Some(name) = report.meta.reader.as_ref().and_then(|reader| reader.name.as_ref()) {
        writeln!(out, "站在“{}”一边看。", harmless(name))?;
    }
    for warning in &report.meta.warnings {
        writeln!(out, "提示：{warning}")?;
    }
    for (number, flag) in report.flags.iter().enumerate() {
        let level = match flag.level {
            Level::High => "高",
            Level::Medium => "中",
            Level::Low => "低",
        };
        writeln!(
            out,
            "\n{}. {} {}",
            number + 1,
            paint(flag.level, &format!("[{level}]"), colours),
            harmless(&flag.finding)
        )?;
        let label = |place: &Option<String>| {
            place.as_deref().map(|label| format!("（{}）", harmless(label))).unwrap_or_default()
        };
        writeln!(out, "   原文：{}{}", harmless(&flag.quote).replace('\n', ""), label(&flag.place))?;
        for other in &flag.also_at {
            writeln!(out, "   还有：{}{}", harmless(&other.quote).replace('\n', ""), label(&other.place))?;
        }
        if let Some(consequence) = &flag.consequence {
            writeln!(out, "   后果：{}", harmless(consequence))?;
        }
        if let Some(evidence) = &flag.evidence {
            writeln!(out, "   依据：{}", evidence.source)?;
        }
        if let Some(next_step) = &flag.next_step {
            writeln!(out, "   怎么办：{}", harmless(next_step))?;
        }
        writeln!(out, "   规则：{}", flag.rule_id)?;
    }
    if let Some(message) = &report.meta.message {
        writeln!(out, "\n可以发给对方的话：\n{}", harmless(message))?;
    }
    if !report.meta.indicators.is_empty() {
        writeln!(out, "\n读到的指标：")?;
    }
    for reading in &report.meta.indicators {
        let value = harmless(&reading.value);
        let unit = reading.unit.as_deref().map(harmless).unwrap_or_default();
        writeln!(
            out,
            "{} {}（{}）{value} {unit}　{}",
            status(reading.status),
            reading.name,
            reading.rule_id,
            harmless(&reading.plain)
        )?;
    }
    if report.flags.is_empty() && report.meta.indicators.is_empty() {
        writeln!(out, "按已有的规则检查，没有发现明显对您不利的条款。")?;
    }
    if summary.total != report.flags.len() {
        bail!("the summary does not count the findings");
    }
    Ok(())
}
