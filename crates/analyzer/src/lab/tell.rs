//! What a reading means, in plain Chinese. Never a diagnosis; the next step holds questions for the doctor.

use baihua_kb::{Indicator, Level};
use baihua_text::CharIndex;

use super::{RangeSource, Reading, Status};
use crate::report::{Flag, FlagEvidence, IndicatorReading, NotJudged, Reviewer};

/// What is told about a report.
pub(crate) struct Told {
    pub(crate) flags: Vec<Flag>,
    pub(crate) indicators: Vec<IndicatorReading>,
    pub(crate) panels: Vec<String>,
    pub(crate) warnings: Vec<String>,
    pub(crate) not_judged: Vec<NotJudged>,
}

/// Tells what `readings` of `text` mean.
pub(crate) fn tell(readings: &[Reading], indicators: &[Indicator], text: &str, index: &CharIndex) -> Told {
    let mut told = Told {
        flags: Vec::new(),
        indicators: Vec::new(),
        panels: Vec::new(),
        warnings: Vec::new(),
        not_judged: Vec::new(),
    };
    for reading in readings {
        let indicator = &indicators[reading.indicator];
        let Some(quote) = index.slice(text, reading.range) else { continue };
        if !told.panels.iter().any(|panel| *panel == indicator.group) {
            told.panels.push(indicator.group.to_string());
        }
        told.indicators.push(entry(reading, indicator, quote));
        match reading.verdict.level {
            Some(level) => told.flags.push(flag(reading, indicator, quote, level)),
            None if reading.verdict.status == Status::Unknown => {
                told.not_judged
                    .push(NotJudged { rule_id: indicator.id.to_string(), reason: unknown(reading).to_owned() });
                if reading.verdict.critical {
                    told.warnings.push(format!(
                        "{}{}达到成人常见的危急值界限，但报告没有可以比较的参考区间。请尽快联系医院核实。",
                        indicator.chinese,
                        measured(reading)
                    ));
                }
            }
            None => {}
        }
    }
    told
}

fn measured(reading: &Reading) -> String {
    let unit = reading.unit.as_deref().map(|unit| format!(" {unit}")).unwrap_or_default();
    format!(" {}{unit}", reading.value)
}

fn unknown(reading: &Reading) -> &'static str {
    match reading.verdict.source {
        RangeSource::Printed => "报告上的参考区间分男女，没有说明性别，或者数值不够精确，不能判断高低",
        _ => "报告没有印参考区间，内置区间只用于性别、年龄明确的成人，所以不判断高低",
    }
}

fn side(status: Status) -> &'static str {
    match status {
        Status::High => "高于",
        Status::Low => "低于",
        Status::Normal | Status::Unknown => "",
    }
}

fn whose(source: RangeSource) -> &'static str {
    if source == RangeSource::Printed { "报告上的参考区间" } else { "成人参考区间" }
}

fn entry(reading: &Reading, indicator: &Indicator, quote: &str) -> IndicatorReading {
    let verdict = &reading.verdict;
    let range = verdict.range.as_deref().unwrap_or_default();
    let where_it_lies = match verdict.status {
        Status::Normal => format!("结果在{} {range} 之内。", whose(verdict.source)),
        Status::Unknown => format!("{}。", unknown(reading)),
        outside => format!("结果{}{} {range}。", side(outside), whose(verdict.source)),
    };
    let built_in = verdict.source == RangeSource::BuiltIn;
    IndicatorReading {
        rule_id: indicator.id.to_string(),
        name: indicator.chinese.to_string(),
        group: indicator.group.to_string(),
        value: reading.value.clone(),
        unit: reading.unit.clone(),
        range: verdict.range.clone(),
        range_source: match verdict.source {
            RangeSource::Printed => "printed",
            RangeSource::BuiltIn => "built_in",
            RangeSource::None => "none",
        }
        .to_owned(),
        range_source_name: built_in.then(|| indicator.range_src.to_string()),
        status: match verdict.status {
            Status::High => "high",
            Status::Low => "low",
            Status::Normal => "normal",
            Status::Unknown => "unknown",
        }
        .to_owned(),
        critical: verdict.critical && verdict.level.is_some(),
        plain: format!("{}{where_it_lies}", indicator.meaning),
        quote: quote.to_owned(),
        quote_range: reading.range,
    }
}

fn flag(reading: &Reading, indicator: &Indicator, quote: &str, level: Level) -> Flag {
    let verdict = &reading.verdict;
    let high = verdict.status == Status::High;
    let range = verdict.range.as_deref().unwrap_or_default();
    let mut finding = format!(
        "{}（{}）{}，{}{} {range}。{}",
        indicator.chinese,
        indicator.id,
        measured(reading).trim_start(),
        side(verdict.status),
        whose(verdict.source),
        if high { &indicator.when_high } else { &indicator.when_low },
    );
    let mut next_step = String::new();
    if verdict.critical {
        finding.push_str("这个数值达到常见的危急值界限。");
        next_step.push_str("请立即联系开单医院或者去急诊核实，不要等。各医院的危急值标准由医院自己定。");
    }
    let questions = if high { &indicator.ask_high } else { &indicator.ask_low };
    next_step.push_str("看医生时可以问：");
    for (number, question) in questions.iter().enumerate() {
        next_step.push_str(&format!("{}. {question}", number + 1));
    }
    let source = match (&indicator.critical, verdict.critical, verdict.source) {
        (Some(critical), true, _) => critical.source.to_string(),
        (_, _, RangeSource::BuiltIn) => indicator.range_src.to_string(),
        _ => format!("本报告印制的参考区间；对照：{}", indicator.range_src),
    };
    let text = indicator
        .critical_text()
        .filter(|_| verdict.critical)
        .unwrap_or_else(|| format!("{}参考区间：{range}", indicator.chinese));
    Flag {
        rule_id: indicator.id.to_string(),
        level,
        finding,
        quote: quote.to_owned(),
        quote_range: reading.range,
        consequence: Some("一次结果偏高或偏低不等于得了病，要由医生结合症状、用药和复查来判断。".to_owned()),
        evidence: Some(FlagEvidence { source, text }),
        next_step: Some(next_step),
        suggested_text: None,
        reviewer: Reviewer::Rules,
        verify_url: String::new(),
    }
}
