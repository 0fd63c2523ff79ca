//! What a reading means, in plain Chinese. Never a diagnosis; the next step holds questions for the doctor.

use baihua_kb::{Indicator, Level, Sex};
use baihua_text::CharIndex;

use super::{
    RangeSource, Reading, Reason, Sheet, Status, Unread, Why, beside::Beside, lexicon::Mark, patient::Patient,
};
use crate::report::{Flag, FlagEvidence, IndicatorReading, NotJudged, PreviousReading, Reviewer};

/// What is told about a report.
#[derive(Default)]
pub(crate) struct Told {
    pub(crate) flags: Vec<Flag>,
    pub(crate) indicators: Vec<IndicatorReading>,
    pub(crate) panels: Vec<String>,
    pub(crate) warnings: Vec<String>,
    pub(crate) not_judged: Vec<NotJudged>,
}

/// Tells what the readings of `text` mean.
pub(crate) fn tell(sheet: &Sheet, indicators: &[Indicator], text: &str, index: &CharIndex) -> Told {
    let mut told = Told::default();
    for (at, reading) in sheet.readings.iter().enumerate() {
        let indicator = &indicators[reading.indicator];
        let Some(quote) = index.slice(text, reading.range) else { continue };
        if !told.panels.iter().any(|panel| *panel == indicator.group) {
            told.panels.push(indicator.group.to_string());
        }
        let teller = Teller {
            reading,
            indicator,
            beside: Beside { sheet, indicators, at },
            patient: sheet.people.get(reading.person).copied().unwrap_or_default(),
            quote,
        };
        told.indicators.push(teller.entry());
        if let Some(level) = reading.verdict.level {
            told.flags.push(teller.flag(level));
        }
        if reading.verdict.status == Status::Unknown {
            told.not_judged.push(NotJudged { rule_id: indicator.id.to_string(), reason: teller.unknown() });
        }
        told.warnings.extend(teller.warning());
    }
    let mut alarms = Vec::new();
    for unread in &sheet.unread {
        let indicator = &indicators[unread.indicator];
        let reason = unread_reason(unread, indicator);
        if matches!(unread.why, Why::Alarm | Why::PastAlarm) {
            alarms.push(format!("{reason}这个数字如果就是结果，已达到常见的危急值界限，请马上看一下原件并联系医院。"));
        }
        told.not_judged.push(NotJudged { rule_id: indicator.id.to_string(), reason });
    }
    alarms.append(&mut told.warnings);
    told.warnings = alarms;
    told.warnings.extend(urgent(sheet));
    told.warnings.extend(marked(&sheet.marked));
    if sheet.unnamed {
        told.warnings.push("报告上还有标了偏高或者偏低的数字，没有读到是哪一项。请拿原件问医生。".to_owned());
    }
    if sheet.people.len() > 1 {
        let several =
            format!("这里有{}个人的报告，已按各自的性别和年龄判断。请对照原文，分清每一条是谁的。", sheet.people.len());
        told.warnings.push(several);
    }
    told
}

/// What is said of rows of other tests that the sheet itself calls critical.
fn urgent(sheet: &Sheet) -> Option<String> {
    /// So many names are told.
    const TOLD: usize = 8;
    let names = &sheet.urgent;
    if !names.is_empty() {
        let more = if names.len() > TOLD { "等" } else { "" };
        let told = names[..names.len().min(TOLD)].join("”、“");
        return Some(format!(
            "报告把“{told}”{more}标成了危急（HH、LL 或者“危急”），这里不能判断。请立即联系开单医院或者去急诊核实。"
        ));
    }
    let told =
        sheet.readings.iter().any(|reading| reading.verdict.level == Some(Level::High) || reading.verdict.ask_at_once);
    (sheet.notified && !told)
        .then(|| "报告把某一项记成了危急值（写着已经通知），这里没有读到是哪一项。请立即联系开单医院核实。".to_owned())
}

/// What is said of rows of other tests that bear a mark. Their names are the sheet's words and stand in quotation marks.
fn marked(names: &[String]) -> Option<String> {
    /// So many names are told.
    const TOLD: usize = 8;
    let more = if names.len() > TOLD { "等" } else { "" };
    let told = names[..names.len().min(TOLD)].join("”、“");
    (!names.is_empty())
        .then(|| format!("报告上还有{}项偏高或者偏低（有标记，或者超出报告上印的区间），这里不能判断：“{told}”{more}。请拿原件问医生。", names.len()))
}

fn unread_reason(unread: &Unread, indicator: &Indicator) -> String {
    let (name, shown) = (&indicator.chinese, &unread.shown);
    match unread.why {
        Why::Alarm => format!("请核对：{name} {shown}。没能确认它是不是这一项现在的结果。"),
        Why::Garbled => format!("{name}的数字读不清，没有判断，请核对原件。"),
        Why::NoResult => format!("{name}这一行没有数值（印的是“{shown}”），没有判断。"),
        Why::Impossible => {
            format!("{name}读到 {shown}，人的血里不会有这样的数值，可能丢了小数点或者单位不同，请核对原件。")
        }
        Why::StrangeUnit => format!("{name}读到 {shown}，这不是血里这一项常用的单位，可能是别的标本，没有判断。"),
        Why::Past => format!("{name}只读到以前的结果 {shown}，没有这次的，没有判断。"),
        Why::PastAlarm => format!("请核对：{name}只读到以前的结果 {shown}，没有这次的，没有判断。"),
        Why::Ionic => {
            format!("{name}读到 {shown}，可能是离子{name}，它和总{name}不是一项，区间不同，没有判断，请核对原件。")
        }
        Why::Fluid => format!("{name}读到 {shown}，附近写着别的标本，不能确定是不是血里的，没有判断，请核对原件。"),
    }
}

struct Teller<'t> {
    reading: &'t Reading,
    indicator: &'t Indicator,
    beside: Beside<'t>,
    patient: Patient,
    quote: &'t str,
}

impl Teller<'_> {
    fn measured(&self) -> String {
        let unit = self.reading.unit.as_deref().map(|unit| format!(" {unit}")).unwrap_or_default();
        let told_as = self.reading.verdict.told_as.as_deref().map(|name| format!("（{name}）")).unwrap_or_default();
        format!("{}{unit}{told_as}", self.reading.value)
    }

    /// What a mark of high or low is told as.
    fn marked(&self, side: Status) -> String {
        let whose = if self.reading.verdict.worded { "文中说" } else { "报告上标了" };
        format!("{whose}{}。", shown_side(side))
    }

    /// The range compared with, in its unit where that is not the printed one.
    fn range(&self) -> String {
        let verdict = &self.reading.verdict;
        let range = verdict.range.as_deref().unwrap_or_default();
        match (verdict.source, verdict.converted) {
            (RangeSource::BuiltIn, Some(own)) => {
                format!("{range} {}（换算后是 {}）", self.indicator.unit, own.round_sf(3).unwrap_or(own).normalize())
            }
            _ => range.to_owned(),
        }
    }

    fn where_it_lies(&self) -> String {
        let verdict = &self.reading.verdict;
        match (verdict.status, verdict.source) {
            (Status::Unknown, _) => format!("{}。", self.unknown()),
            (Status::Normal, source) => format!("结果在{} {} 之内。", whose(source), self.range()),
            (side, RangeSource::PrintedMark) => self.marked(side),
            (side, source) => format!("结果{}{} {}。", than(side), whose(source), self.range()),
        }
    }

    fn unknown(&self) -> String {
        let verdict = &self.reading.verdict;
        let text = match verdict.reason {
            Some(Reason::Open) => "这一行有几个数值，没有标题或日期说明哪个是这次的，不判断高低",
            Some(Reason::OtherUnread) => "这一项还有一个结果读不清，可能是更新的，不判断高低，请核对原件",
            Some(Reason::SameDay) => "透析前、透析后各有一个数值，两个都列在这里，不合成一个判断高低",
            Some(Reason::MarkContradicts) if verdict.worded => {
                "文中说的高低和读到的数值、区间对不上，不判断高低，请核对原件"
            }
            Some(Reason::MarkContradicts) => "报告上的标记和读到的数值、区间对不上，不判断高低，请核对原件",
            Some(Reason::RangeContradicts) => "报告上的区间和常见的危急值界限对不上，不判断高低，请核对原件",
            Some(Reason::Infant) => "一岁以内的界限和成人不同，不判断高低，请马上问医生",
            Some(Reason::RangesDisagree) => "报告上的参考区间分人群，没有说明是哪一种人，不能判断高低",
            _ if verdict.source == RangeSource::Printed => "数值不够精确，不能判断高低",
            _ => return format!("报告没有印参考区间，{}，所以不判断高低", self.why_no_range()),
        };
        text.to_owned()
    }

    /// Why no built-in range applies.
    fn why_no_range(&self) -> &'static str {
        let (patient, ranges) = (self.patient, &self.indicator.ranges);
        let (youngest, oldest) = (ranges.iter().map(|r| r.age_from).min(), ranges.iter().map(|r| r.age_to).max());
        match patient.age {
            _ if patient.pregnant => "内置区间不用于孕期和产后",
            Some(age) if oldest.is_some_and(|oldest| age > oldest) => "内置区间不包括这个年纪的老年人",
            Some(age) if youngest.is_some_and(|youngest| age < youngest) => "内置区间只用于成人",
            _ => "内置区间只用于性别、年龄明确的成人",
        }
    }

    /// The advice for values far out of range; one for low values (低于) is not for high ones.
    fn far_advice(&self) -> &str {
        let advice = self.indicator.far.as_ref().map_or("", |far| far.advice.as_ref());
        let other_side = self.reading.verdict.status == Status::High && advice.contains("低于");
        if other_side { "" } else { advice }
    }

    /// When to see a doctor, as the advice for values far out of range says it; one deadline alone, the more urgent one.
    fn far_deadline(&self) -> Deadline {
        let advice = self.far_advice();
        // What stands behind 如果 is another case.
        let always: String = advice.split(['；', '。', '：']).filter(|part| !part.starts_with("如果")).collect();
        if always.contains("今天") {
            Deadline::Today
        } else if always.contains("这一两天") || always.contains("这几天") {
            Deadline::Told
        } else {
            Deadline::Week
        }
    }

    /// Whether a value that is out of range means nothing by itself, so that nobody need go and see a doctor for it.
    fn is_idle(&self) -> bool {
        let verdict = &self.reading.verdict;
        let plain = !verdict.far && !verdict.critical && !verdict.ask_at_once && verdict.level != Some(Level::High);
        let means_nothing = verdict.status == Status::Low
            && self.indicator.idle_low
            && !self.beside.is_low(&self.indicator.idle_unless);
        plain && (means_nothing || self.count_in_range().is_some())
    }

    /// What else is low beside a value that means nothing when it is low by itself.
    fn low_beside(&self) -> Option<&Indicator> {
        let low = self.indicator.idle_low && self.reading.verdict.status == Status::Low && !self.is_idle();
        self.beside.low(&self.indicator.idle_unless).filter(|_| low)
    }

    /// The number of cells where the share of them is out of range and the number is not.
    fn count_in_range(&self) -> Option<&Reading> {
        let is_out = matches!(self.reading.verdict.status, Status::High | Status::Low);
        self.beside.count().filter(|count| is_out && count.verdict.status == Status::Normal)
    }

    /// The number of cells where it is out of range on the same side as the share of them.
    fn count_alike(&self) -> Option<&Reading> {
        let status = self.reading.verdict.status;
        self.beside.count().filter(|count| count.verdict.level.is_some() && count.verdict.status == status)
    }

    /// What is told to women, and where the sex is not known.
    fn to_women<'w>(&self, words: &'w str) -> &'w str {
        if self.patient.sex == Some(Sex::Male) { "" } else { words }
    }

    /// The same of what concerns women who may be pregnant.
    fn to_younger_women<'w>(&self, words: &'w str) -> &'w str {
        const OLDEST: u8 = 50;
        if self.patient.age.is_some_and(|age| age > OLDEST) { "" } else { self.to_women(words) }
    }

    /// The note on the range where it is to be told: on every judgement by the built-in range, and on blood lipids, whose aims differ
    /// from one person to the next; a low value is no matter of an aim.
    fn note(&self) -> String {
        let verdict = &self.reading.verdict;
        let aimed = matches!(self.indicator.id.as_ref(), "LDL-C" | "TC" | "TG" | "non-HDL-C");
        let low = verdict.status == Status::Low;
        let told = aimed || self.indicator.id == "HDL-C" || verdict.source == RangeSource::BuiltIn;
        if told && !(aimed && low) { self.range_note() } else { String::new() }
    }

    /// 14.9 g/L beside 130-175: what is so far off would be right in g/dL.
    fn unit_hint(&self) -> &'static str {
        const MOST: i64 = 25;
        let verdict = &self.reading.verdict;
        let number = self.reading.value.parse::<rust_decimal::Decimal>();
        let low = number.is_ok_and(|number| number < MOST.into());
        let per_litre = verdict.converted.is_none() && verdict.critical && verdict.low_side;
        if self.indicator.id == "HGB" && low && per_litre {
            "也可能是单位印错（g/dL）或者小数点不对，请先核对原件。"
        } else {
            ""
        }
    }

    fn range_note(&self) -> String {
        format!("{}{}", self.indicator.range_note, self.to_women(&self.indicator.range_note_women))
    }

    fn urgency(&self) -> Option<&'static str> {
        let verdict = &self.reading.verdict;
        match verdict.level {
            _ if self.is_idle() => None,
            _ if verdict.ask_at_once => Some("今天"),
            Some(Level::High) => Some("今天"),
            Some(_) if verdict.far && self.far_deadline() == Deadline::Today => Some("今天"),
            Some(_) if verdict.far => Some("本周"),
            Some(_) => Some("复查"),
            None => None,
        }
    }

    fn entry(&self) -> IndicatorReading {
        let (reading, indicator, verdict) = (self.reading, self.indicator, &self.reading.verdict);
        let built_in = verdict.source == RangeSource::BuiltIn;
        let mut plain = format!("{}{}", indicator.meaning, self.where_it_lies());
        if let Some(name) = &verdict.told_as {
            plain.push_str(&format!("报告印的是{name}。"));
        }
        plain.push_str(&self.note());
        IndicatorReading {
            rule_id: indicator.id.to_string(),
            name: indicator.chinese.to_string(),
            group: indicator.group.to_string(),
            value: reading.value.clone(),
            unit: reading.unit.clone(),
            range: verdict.range.clone(),
            range_source: verdict.source,
            range_source_name: built_in.then(|| indicator.range_src.to_string()),
            status: verdict.status,
            critical: verdict.critical,
            plain,
            quote: self.quote.to_owned(),
            quote_range: reading.range,
            previous: reading
                .previous
                .iter()
                .map(|(value, day)| PreviousReading { value: value.clone(), date: day.map(super::Date::shown) })
                .collect(),
            date: reading.day.map(super::Date::shown),
            specimen: reading.specimen.clone(),
            panel: reading.panel.clone(),
            mark: verdict.mark.and_then(mark_name).map(str::to_owned),
            urgency: self.urgency().map(str::to_owned),
            department: verdict.level.filter(|_| !self.is_idle()).map(|_| self.department()),
        }
    }

    /// Which department to see.
    fn department(&self) -> String {
        if self.reading.verdict.level == Some(Level::High) {
            "急诊".to_owned()
        } else if self.patient.is_child() {
            "儿科".to_owned()
        } else if self.patient.pregnant {
            "产科".to_owned()
        } else {
            self.low_beside().unwrap_or(self.indicator).department.to_string()
        }
    }

    fn flag(&self, level: Level) -> Flag {
        let (indicator, verdict) = (self.indicator, &self.reading.verdict);
        let mut finding = format!("{}（{}） {}，", indicator.chinese, indicator.id, self.measured());
        finding.push_str(&self.finding());
        if self.patient.is_child() && verdict.source == RangeSource::Printed && !verdict.critical {
            finding.push_str("孩子的正常范围和成人不同，请问儿科医生印的区间适不适合孩子。");
        }
        if self.patient.highland && matches!(indicator.id.as_ref(), "HGB" | "RBC" | "HCT") {
            finding.push_str("住在高原的人这一项本来就偏高。");
        }
        finding.push_str(&self.note());
        let (source, text) = self.evidence();
        Flag {
            rule_id: indicator.id.to_string(),
            level,
            finding,
            quote: self.quote.to_owned(),
            quote_range: self.reading.range,
            place: None,
            also_at: Vec::new(),
            consequence: Some("一次结果偏高或偏低不等于得了病，要由医生结合症状、用药和复查来判断。".to_owned()),
            evidence: Some(FlagEvidence { source, text }),
            next_step: Some(self.next_step(level)),
            suggested_text: None,
            suggested_changes: Vec::new(),
            reviewer: Reviewer::Rules,
            verify_url: None,
        }
    }

    fn finding(&self) -> String {
        let (indicator, verdict) = (self.indicator, &self.reading.verdict);
        let mut text = match (verdict.status, verdict.source) {
            (side @ (Status::High | Status::Low), RangeSource::PrintedMark) => {
                format!("{}{}", self.marked(side), self.meaning())
            }
            (side @ (Status::High | Status::Low), source) => {
                format!("{}{} {}。{}", than(side), whose(source), self.range(), self.meaning())
            }
            _ => format!("{}。", self.unknown()),
        };
        if verdict.critical {
            let which = if matches!(verdict.reason, Some(Reason::Open | Reason::SameDay)) {
                "其中有数值"
            } else {
                "这个数值"
            };
            // Where the status tells it, it need not be said again.
            let side = match (verdict.status, verdict.low_side) {
                (Status::Unknown, true) => "过低，",
                (Status::Unknown, false) => "过高，",
                _ => "",
            };
            text.push_str(&format!("{which}{side}达到常见的危急值界限，请核对。"));
            text.push_str(self.unit_hint());
            if self.patient.is_child() || self.patient.age.is_none() && !self.patient.grown_up {
                text.push_str("孩子的界限和成人不同。");
            }
        }
        if verdict.called_critical {
            text.push_str("报告上标了危急值。");
        }
        if verdict.far {
            text.push_str("偏离较多。");
        } else if verdict.level == Some(Level::Low)
            && !self.is_idle()
            && !matches!(indicator.id.as_ref(), "K" | "Na" | "Ca" | "PLT")
        {
            text.push_str(if self.beside.has_fellows() {
                "只超出一点，请和同一张报告上其他偏离的项目一起看。"
            } else if indicator.passing && !self.beside.is_repeated() {
                "只超出一点，单次多半和抽血前的状态有关，一般可以复查。"
            } else {
                "只超出一点，一般可以复查。"
            });
        }
        text
    }

    /// What a value out of range can go with.
    fn meaning(&self) -> String {
        let (indicator, verdict) = (self.indicator, &self.reading.verdict);
        let side = shown_side(verdict.status);
        if self.count_in_range().is_some() && !verdict.far && !verdict.critical {
            return format!("绝对值在范围内，比例单独{side}一般意义不大，以绝对值为主。");
        }
        if self.count_alike().is_some() && !verdict.far && !verdict.critical {
            return "绝对值也偏离，意思见绝对值那一条。".to_owned();
        }
        match verdict.status {
            Status::High => indicator.when_high.to_string(),
            _ => format!("{}{}", indicator.when_low, self.to_younger_women(&indicator.when_low_women)),
        }
    }

    fn next_step(&self, level: Level) -> String {
        let (indicator, verdict) = (self.indicator, &self.reading.verdict);
        let mut text = String::new();
        if self.is_idle() {
            text.push_str("一般不用为这一项专门去看。");
        } else if level == Level::High {
            text.push_str("请立即联系开单医院或者去急诊核实，不要等。各医院的危急值标准由医院自己定。");
        } else if verdict.far {
            let advice = self.far_advice();
            let department = self.department();
            match self.far_deadline() {
                Deadline::Week => text.push_str(&format!("偏离较多，请在本周内就诊（{department}）。{advice}")),
                Deadline::Told | Deadline::Today => text.push_str(&format!("偏离较多，请看{department}。{advice}")),
            }
        } else if let Some(beside) = self.low_beside() {
            // Creatinine that is low with the albumin is no matter of the kidneys.
            let (name, department) = (&beside.chinese, self.department());
            text.push_str(&format!("这一项不用单独去看，请和{name}偏低一起问医生（{department}）。"));
        } else {
            text.push_str(&format!("可以挂{}，或者复查后再看。", self.department()));
        }
        if self.count_in_range().is_some() && self.is_idle() {
            let side = shown_side(verdict.status);
            text.push_str(&format!("看医生时可以问：1. 绝对值在范围内，比例{side}要紧吗？"));
            return text;
        }
        let low = verdict.status == Status::Low || verdict.status == Status::Unknown && verdict.low_side;
        let questions = if low { &indicator.ask_low } else { &indicator.ask_high };
        let women = low && self.may_menstruate();
        let more = if women { &indicator.ask_low_women[..] } else { &[] };
        let open = questions.iter().chain(more).filter(|question| !self.beside.answers(question));
        for (number, question) in open.enumerate() {
            if number == 0 {
                text.push_str("看医生时可以问：");
            }
            text.push_str(&format!("{}. {question}", number + 1));
        }
        text
    }

    fn may_menstruate(&self) -> bool {
        self.patient.sex == Some(Sex::Female)
            && !self.patient.is_child()
            && self.patient.age.is_none_or(|age| (12..=55).contains(&age))
    }

    /// What the finding rests on. A printed range is the report's own; what the standard says stands beside it in full.
    fn evidence(&self) -> (String, String) {
        let (indicator, verdict) = (self.indicator, &self.reading.verdict);
        if verdict.critical
            && let (Some(critical), Some(text)) = (&indicator.critical, indicator.critical_text())
        {
            return (critical.source.to_string(), text);
        }
        let range = verdict.range.as_deref().unwrap_or_default();
        let standard = indicator.range_text();
        match verdict.source {
            RangeSource::BuiltIn => (
                indicator.range_src.to_string(),
                format!("{}参考区间：{range} {}", indicator.chinese, indicator.unit).trim_end().to_owned(),
            ),
            RangeSource::Printed => (
                format!("本报告印制的参考区间；对照：{}", indicator.range_src),
                format!("报告印的{}参考区间：{range}。对照的成人区间：{standard}", indicator.chinese),
            ),
            RangeSource::PrintedMark | RangeSource::None => (
                format!(
                    "{}；对照：{}",
                    if verdict.worded { "文中的说法" } else { "本报告印制的标记" },
                    indicator.range_src
                ),
                format!("报告上的原文：{}。对照的成人区间：{standard}", self.quote),
            ),
        }
    }

    /// What is to be read before everything else.
    fn warning(&self) -> Option<String> {
        let (indicator, verdict) = (self.indicator, &self.reading.verdict);
        if verdict.ask_at_once {
            return Some(format!(
                "{} {}：在成人已达到常见的危急值界限，一岁以内的界限不同，请马上问医生。",
                indicator.chinese,
                self.measured()
            ));
        }
        if self.patient.peripheral && verdict.source == RangeSource::BuiltIn && verdict.level.is_some() {
            return Some(format!("{}：内置区间是静脉血的，末梢血略有不同。", indicator.chinese));
        }
        match verdict.reason {
            Some(Reason::Open | Reason::OtherUnread | Reason::MarkContradicts | Reason::RangeContradicts) => {
                Some(format!("请核对：{} {}。{}。", indicator.chinese, self.measured(), self.unknown()))
            }
            _ => None,
        }
    }
}

/// When a value far out of range is to be seen to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deadline {
    Today,
    /// The advice itself says when.
    Told,
    Week,
}

fn than(status: Status) -> &'static str {
    match status {
        Status::High => "高于",
        Status::Low => "低于",
        Status::Normal | Status::Unknown => "",
    }
}

fn shown_side(status: Status) -> &'static str {
    if status == Status::High { "偏高" } else { "偏低" }
}

fn whose(source: RangeSource) -> &'static str {
    if source == RangeSource::Printed { "报告上的参考区间" } else { "成人参考区间" }
}

fn mark_name(mark: Mark) -> Option<&'static str> {
    match mark {
        Mark::High => Some("high"),
        Mark::Low => Some("low"),
        Mark::Normal => Some("normal"),
        Mark::Critical => Some("critical"),
        Mark::Abnormal => None,
    }
}
