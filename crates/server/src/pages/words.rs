//! The words pages use for what data calls by a short name.

use std::time::Duration;

use baihua_analyzer::{ReadingStatus, Report, Reviewer, render};
use baihua_kb::{Card, Kb, Level};

use super::Lang;

/// What a kind of document is called.
pub(super) fn card(card: Card, lang: Lang) -> &'static str {
    match card {
        Card::Contract => lang.pick("合同", "Contract"),
        Card::Lab => lang.pick("化验单", "Lab report"),
        Card::Policy => lang.pick("保单", "Insurance policy"),
    }
}

/// The level in one word.
pub(super) fn level(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::High => lang.pick("高", "High"),
        Level::Medium => lang.pick("中", "Medium"),
        Level::Low => lang.pick("低", "Low"),
    }
}

/// How serious a laboratory value is, in words that cannot be taken for the value itself.
pub(super) fn severity(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::High => lang.pick("立即联系医院", "Contact the hospital now"),
        Level::Medium => lang.pick("明显异常", "Clearly out of range"),
        Level::Low => lang.pick("略微异常", "Slightly out of range"),
    }
}

/// The verdict in one sentence.
pub(super) fn verdict(report: &Report, lang: Lang) -> String {
    let summary = report.summary;
    let read = report.meta.indicators.len();
    match (lang, report.card, summary.high, summary.total) {
        (Lang::Zh, ..) => render::conclusion(report),
        (Lang::En, Card::Lab, high, total) => {
            let mut text = format!("{read} values read, {total} outside their reference range.");
            if high > 0 {
                text.push_str(&format!(" {high} at a common critical threshold: contact the hospital now."));
            }
            match report.meta.not_judged.len() {
                0 => {}
                open => text.push_str(&format!(" {open} could not be judged for want of a range.")),
            }
            text
        }
        (Lang::En, _, _, 0) => "The rules we have found no clause clearly against you.".to_owned(),
        (Lang::En, _, 0, total) => format!("{total} places worth noting."),
        (Lang::En, Card::Policy, high, total) => {
            format!("{total} places worth noting, {high} of them weighing heavily: ask the insurer first.")
        }
        (Lang::En, Card::Contract, high, total) => {
            format!("{total} places worth noting, {high} of them better changed before signing.")
        }
    }
}

/// What a topic of the plain-language reading is called.
pub(super) fn topic(topic: &str, lang: Lang) -> &str {
    match topic {
        "fees" => lang.pick("要付的钱", "Money"),
        "term" => lang.pick("时间", "Time"),
        "rights_duties" => lang.pick("各自要做的事", "Rights and duties"),
        "termination" => lang.pick("提前结束", "Ending early"),
        "breach" => lang.pick("没做到会怎样", "Breach"),
        "disputes" => lang.pick("有争议怎么办", "Disputes"),
        "coverage" => lang.pick("保什么", "Covered"),
        "exclusions" => lang.pick("不赔什么", "Not covered"),
        "waiting_period" => lang.pick("等待期", "Waiting period"),
        "deductible" => lang.pick("自己先付多少", "Deductible and share"),
        "renewal" => lang.pick("续保", "Renewal"),
        "surrender" => lang.pick("退保", "Surrender"),
        "claims" => lang.pick("怎样理赔", "Claims"),
        other => other,
    }
}

/// What the families, kinds or panels in `meta.document_type` are called.
pub(super) fn kind(kb: &Kb, card: Card, kind: &str) -> String {
    let insurance = match kind {
        "life" => "人寿保险",
        "health" => "医疗保险",
        "critical" => "重大疾病保险",
        "accident" => "意外伤害保险",
        "annuity" => "年金保险",
        "auto" => "机动车保险",
        "property" => "财产保险",
        "liability" => "责任保险",
        "group" => "团体保险",
        "travel" => "旅行保险",
        other => other,
    };
    match card {
        Card::Contract => {
            kb.families().iter().find(|family| family.id == kind).map_or(kind, |family| family.name.as_ref()).to_owned()
        }
        Card::Policy => insurance.to_owned(),
        Card::Lab => kind.to_owned(),
    }
}

/// Who read the document.
pub(super) fn reviewer(reviewer: Reviewer, lang: Lang) -> &'static str {
    match reviewer {
        Reviewer::Rules => lang.pick("规则", "rules"),
        Reviewer::Model => lang.pick("模型", "model"),
        Reviewer::Both => lang.pick("规则和模型", "rules and model"),
    }
}

/// The law a document lives under.
pub(super) fn jurisdiction(code: &str, lang: Lang) -> &str {
    match code {
        "CN" => lang.pick("中国内地", "Mainland China"),
        "HK" => lang.pick("中国香港", "Hong Kong, China"),
        "MO" => lang.pick("中国澳门", "Macao, China"),
        "TW" => lang.pick("中国台湾", "Taiwan, China"),
        "SG" => lang.pick("新加坡", "Singapore"),
        "unknown" => lang.pick("没有看出来", "not recognised"),
        other => other,
    }
}

/// Where a reading lies.
pub(super) fn status(status: ReadingStatus, lang: Lang) -> &'static str {
    match status {
        ReadingStatus::High => lang.pick("偏高", "high"),
        ReadingStatus::Low => lang.pick("偏低", "low"),
        ReadingStatus::Normal => lang.pick("正常范围内", "in range"),
        ReadingStatus::Unknown => lang.pick("没有可以比较的区间", "no range to compare with"),
    }
}

/// The name of a rule or indicator, or its id if the knowledge base no longer has it.
pub(super) fn rule_name(kb: &Kb, id: &str) -> String {
    match kb.lookup(id) {
        Some(baihua_kb::Entry::Rule(rule)) => rule.name.to_string(),
        Some(baihua_kb::Entry::Indicator(indicator)) => indicator.chinese.to_string(),
        None => id.to_owned(),
    }
}

/// How long something lasts, in the largest unit that counts it whole.
pub(super) fn lifetime(time: Duration, lang: Lang) -> String {
    let seconds = time.as_secs();
    let units =
        [(3600, lang.pick("小时", "hours")), (60, lang.pick("分钟", "minutes")), (1, lang.pick("秒", "seconds"))];
    let (length, name) = units.into_iter().find(|(length, _)| seconds.is_multiple_of(*length)).unwrap_or(units[2]);
    format!("{} {name}", seconds / length)
}

/// `id` as one segment of a path: unreserved characters stand for themselves (RFC 3986, section 2.3).
pub(super) fn encoded(id: &str) -> String {
    let mut path = String::new();
    for byte in id.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~') {
            path.push(char::from(byte));
        } else {
            path.push_str(&format!("%{byte:02X}"));
        }
    }
    path
}
