//! `baihua compare`: two versions of a contract or policy, read offline and compared.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use anyhow::{Context, Result, bail};
use baihua_analyzer::{
    Analyzer, ChangedClause, CompareTextsError, Comparison, Difference, Order, Place, Turn, Version, Wording,
};
use baihua_kb::{Card, Level, builtin};
use clap::{Args, ValueEnum};

use crate::review::{coloured, harmless, paint, sentence};

/// What to compare and how to print it.
#[derive(Args)]
pub(crate) struct Compare {
    /// The first version, UTF-8 text; `-` for standard input.
    before: PathBuf,
    /// The second version, UTF-8 text.
    after: PathBuf,
    /// What kind of document it is.
    #[arg(long, value_enum, default_value = "contract")]
    card: CardName,
    /// Your side of the contract, such as 乙方 or 承租人.
    #[arg(long)]
    party: Option<String>,
    /// Print the comparison as JSON.
    #[arg(long)]
    json: bool,
}

/// What has versions.
#[derive(Clone, Copy, ValueEnum)]
enum CardName {
    Contract,
    Policy,
}

pub(crate) fn run(compare: &Compare) -> Result<()> {
    let card = match compare.card {
        CardName::Contract => Card::Contract,
        CardName::Policy => Card::Policy,
    };
    let order = |path: &PathBuf| -> Result<Order> {
        let mut order = Order::new(card, crate::input::text(path)?);
        order.party.clone_from(&compare.party);
        Ok(order)
    };
    let (before, after) = (order(&compare.before)?, order(&compare.after)?);
    let comparison = compared(&Analyzer::new(builtin()), before, after)?;
    let mut out = io::stdout().lock();
    if compare.json {
        serde_json::to_writer_pretty(&mut out, &comparison)?;
        writeln!(out)?;
    } else {
        print(&mut out, &comparison, coloured()).context("cannot write")?;
    }
    Ok(())
}

/// Reads and compares; what cannot be read is told in a sentence.
pub(crate) fn compared(analyzer: &Analyzer, before: Order, after: Order) -> Result<Comparison> {
    match analyzer.compare(before, after) {
        Ok(compared) => Ok(compared.comparison),
        Err(CompareTextsError::Unfit { version, unfit }) => {
            let which = match version {
                Version::Before => "前一份",
                Version::After => "后一份",
            };
            bail!("{which}：{}", sentence(unfit))
        }
        Err(error) => Err(error.into()),
    }
}

fn print(out: &mut impl Write, comparison: &Comparison, colours: bool) -> Result<()> {
    writeln!(out, "{}", comparison.headline)?;
    if let Some(name) = comparison.reader.as_ref().and_then(|reader| reader.name.as_ref()) {
        writeln!(out, "站在“{}”一边看。", harmless(name))?;
    }
    for warning in &comparison.warnings {
        writeln!(out, "提示：{}", harmless(warning))?;
    }
    let title = |out: &mut dyn Write, title: &str, count: usize| -> io::Result<()> {
        if count > 0 { writeln!(out, "\n{title}（{count} 处）") } else { Ok(()) }
    };
    title(out, "新增的问题", comparison.new.len())?;
    for problem in &comparison.new {
        difference(out, problem, "现在", "原来", colours)?;
    }
    title(out, "还没改的问题", comparison.standing.len())?;
    for problem in &comparison.standing {
        let turn = match problem.turn {
            Turn::Worse => "（更不利了）",
            Turn::Better => "（好了一些）",
            Turn::Open => "（字改了，问题还在）",
            Turn::Same => "",
        };
        head(out, problem.level, &problem.finding, turn, colours)?;
        if problem.wording == Wording::Changed {
            quoted(out, "原来", &problem.before)?;
        }
        quoted(out, "现在", &problem.after)?;
        writeln!(out, "  规则：{}", problem.rule_id)?;
    }
    title(out, "改好了的", comparison.mended.len())?;
    for problem in &comparison.mended {
        difference(out, problem, "原来", "现在", colours)?;
    }
    title(out, "请您自己看一下：原文没动，只在其中一份里算作问题", comparison.by_context.len())?;
    for one in &comparison.by_context {
        difference(out, &one.problem, "原文", "另一份", colours)?;
    }
    title(out, "其他改动", comparison.changed.len())?;
    for clause in &comparison.changed {
        changed(out, clause)?;
    }
    for (title, clauses) in [("补上了", &comparison.filled), ("少写了", &comparison.left_out)] {
        for clause in clauses {
            writeln!(out, "\n{title}：{}。{}", clause.name, clause.why)?;
        }
    }
    Ok(())
}

fn head(out: &mut impl Write, level: Level, finding: &str, more: &str, colours: bool) -> Result<()> {
    let word = match level {
        Level::High => "[高]",
        Level::Medium => "[中]",
        Level::Low => "[低]",
    };
    Ok(writeln!(out, "- {} {}{more}", paint(level, word, colours), harmless(finding))?)
}

fn quoted(out: &mut impl Write, what: &str, place: &Place) -> Result<()> {
    let label = place.place.as_deref().map(|label| format!("（{}）", harmless(label))).unwrap_or_default();
    Ok(writeln!(out, "  {what}：{}{label}", harmless(&place.quote).replace('\n', ""))?)
}

fn difference(out: &mut impl Write, problem: &Difference, own: &str, others: &str, colours: bool) -> Result<()> {
    head(out, problem.level, &problem.finding, "", colours)?;
    quoted(out, own, &problem.clause)?;
    match (&problem.other, problem.wording) {
        (_, Wording::Same) => {}
        (Some(other), _) => quoted(out, others, other)?,
        (None, Wording::Absent) => writeln!(out, "  {others}：没有这一条")?,
        (None, _) => {}
    }
    Ok(writeln!(out, "  规则：{}", problem.rule_id)?)
}

fn changed(out: &mut impl Write, clause: &ChangedClause) -> Result<()> {
    let what = match (&clause.before, &clause.after) {
        (Some(_), None) => "删掉了一条",
        (None, Some(_)) => "多了一条",
        _ => "改了一条",
    };
    writeln!(out, "- {what}")?;
    for (what, place) in [("原来", &clause.before), ("现在", &clause.after)] {
        if let Some(place) = place {
            quoted(out, what, place)?;
        }
    }
    Ok(())
}
