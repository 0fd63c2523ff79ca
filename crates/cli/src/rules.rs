//! `baihua rules`: the rules, or one of them.

use std::io::{self, Write};

use anyhow::{Result, bail};
use baihua_kb::{Card, Entry, Indicator, Range, Rule, Sex, builtin};

pub(crate) fn run(id: Option<&str>) -> Result<()> {
    let kb = builtin();
    let mut out = io::stdout().lock();
    let Some(id) = id else {
        for card in [Card::Contract, Card::Policy] {
            for rule in kb.rules(card) {
                writeln!(out, "{:18} {:6} {}", rule.id, rule.level, rule.name)?;
            }
        }
        for indicator in kb.indicators() {
            writeln!(out, "{:18} {:6} {}", indicator.id, "lab", indicator.chinese)?;
        }
        return Ok(());
    };
    show(&mut out, id)
}

/// Writes the rule or indicator of this id.
pub(crate) fn show(out: &mut impl Write, id: &str) -> Result<()> {
    match builtin().lookup(id) {
        Some(Entry::Rule(found)) => rule(out, found),
        Some(Entry::Indicator(found)) => indicator(out, found),
        None => bail!("没有编号为 {id} 的规则"),
    }
}

fn rule(out: &mut impl Write, rule: &Rule) -> Result<()> {
    let fill =
        |text: &str| text.replace("{party}", "您").replace("{counter}", "对方").replace("{clause}", "（原来的写法）");
    writeln!(out, "{} {} {}\n", rule.id, rule.level, rule.name)?;
    writeln!(out, "{}\n后果：{}\n怎么办：{}", fill(&rule.finding), fill(&rule.consequence), fill(&rule.next_step))?;
    for evidence in rule.evidence.iter() {
        let date = evidence.source.effective_date.as_deref().unwrap_or("未载明");
        writeln!(out, "\n{evidence}（施行日期：{date}）\n{}", evidence.text)?;
    }
    if rule.evidence.is_empty() {
        writeln!(out, "\n{}", rule.citations())?;
    }
    Ok(())
}

fn indicator(out: &mut impl Write, indicator: &Indicator) -> Result<()> {
    writeln!(out, "{} {}\n\n{}", indicator.id, indicator.chinese, indicator.meaning)?;
    writeln!(out, "\n参考区间（{}）", indicator.range_src)?;
    for range in indicator.ranges.iter() {
        writeln!(out, "{} {}", interval(range), indicator.unit)?;
    }
    if !indicator.range_note.is_empty() {
        writeln!(out, "{}", indicator.range_note)?;
    }
    if let Some(critical) = &indicator.critical {
        writeln!(out, "\n危急值：≤{} 或 ≥{} {}（{}）", critical.low, critical.high, indicator.unit, critical.source)?;
        if !critical.note.is_empty() {
            writeln!(out, "{}", critical.note)?;
        }
    }
    Ok(())
}

fn interval(range: &Range) -> String {
    let who = match range.sex {
        Some(Sex::Male) => "男",
        Some(_) => "女",
        None => "成人",
    };
    let limits = match (&range.low, &range.high) {
        (Some(low), Some(high)) => format!("{low}–{high}"),
        (Some(low), None) => format!("{}{low}", if range.low_inclusive { "≥" } else { ">" }),
        (None, Some(high)) => format!("{}{high}", if range.high_inclusive { "≤" } else { "<" }),
        (None, None) => "不限".to_owned(),
    };
    format!("{who} {}–{}岁 {limits}", range.age_from, range.age_to)
}
