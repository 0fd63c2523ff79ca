//! `baihua rules`: the rules, or one of them.

use std::io::{self, Write};

use anyhow::{Result, bail};
use baihua_kb::{Card, Entry, builtin};

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
    match kb.lookup(id) {
        Some(Entry::Rule(rule)) => {
            writeln!(out, "{} {} {}\n{}", rule.id, rule.level, rule.name, rule.finding)?;
            for evidence in rule.evidence.iter() {
                let date = evidence.source.effective_date.as_deref().unwrap_or("未载明");
                writeln!(out, "\n{evidence}（施行日期：{date}）\n{}", evidence.text)?;
            }
            if rule.evidence.is_empty() {
                writeln!(out, "\n{}", rule.citations())?;
            }
        }
        Some(Entry::Indicator(indicator)) => {
            writeln!(out, "{} {}\n参考区间：{}", indicator.id, indicator.chinese, indicator.range_src)?;
            if let Some(critical) = &indicator.critical {
                writeln!(
                    out,
                    "危急值：≤{} 或 ≥{} {}（{}）",
                    critical.low, critical.high, indicator.unit, critical.source
                )?;
            }
        }
        None => bail!("没有编号为 {id} 的规则"),
    }
    Ok(())
}
