//! Telling the insurer, and asking for what it pays.

use std::collections::BTreeSet;

use super::waiting::days;
use crate::{
    facts::{Said, Scene, below, line::Line, words::Class},
    read::quantity::{Kind, Quantity, Unit},
    report::FactTopic,
};

/// Says of what is told to the insurer that a death is told sooner, and takes times out that are only one of several.
pub(super) fn weigh(scene: &Scene<'_>, out: &mut Vec<Said>) {
    // A death is told sooner than other accidents.
    let sooner: Vec<usize> = (0..scene.lines.len()).filter(|line| reports_sooner(&scene.lines[*line])).collect();
    let elsewhere = |line: usize| sooner.iter().take(2).any(|other| *other != line);
    for said in out.iter_mut().filter(|said| said.topic == FactTopic::Report && elsewhere(said.line)) {
        if !said.value.ends_with("更早") {
            let harms = sooner.iter().any(|line| scene.lines[*line].holds("伤亡"));
            said.value.push_str(if harms { HARM_SOONER } else { DEATH_SOONER });
        }
    }
    // 重大疾病保险金的请求权……两年, and another five years elsewhere.
    if limitations(scene) > 1 {
        out.retain(|said| said.topic != FactTopic::Claim);
    }
}

/// A death is told sooner.
const DEATH_SOONER: &str = "，有人死亡的更早";

/// So is a grave injury.
const HARM_SOONER: &str = "，有人死亡或重伤的更早";

/// Whether a line says that some accidents are told sooner: 死亡事故应在24小时内通知.
fn reports_sooner(line: &Line) -> bool {
    let tells = ["通知", "报案", "报告", "告知"].iter().any(|word| line.holds(word));
    let grave = ["死亡", "身故", "伤亡", "重大事故"].iter().any(|word| line.holds(word));
    let soon = line.quantities.iter().any(|span| matches!(span.kind, Kind::Span(span) if span.unit == Unit::Hour))
        || line.holds("立即");
    tells && grave && soon
}

/// How many different times a document gives for asking for what it pays.
fn limitations(scene: &Scene<'_>) -> usize {
    let lapses = |line: &Line| line.holds("时效") || line.holds("不行使");
    let told = scene.lines.iter().enumerate().filter(|(_, line)| lapses(line));
    // 重大疾病保险金的请求权……二年不行使而消灭；身故保险金为五年: the rest of the sentence is about the same.
    let told = told.flat_map(|(number, line)| std::iter::once(line).chain(scene.rest_of_sentence(number)));
    let spans = told.flat_map(|line| {
        let years = line
            .quantities
            .iter()
            .filter(|quantity| matches!(quantity.kind, Kind::Span(span) if span.unit == Unit::Year));
        years.filter_map(|span| match span.kind {
            Kind::Span(span) => Some(span.amount.normalize().to_string()),
            _ => None,
        })
    });
    spans.collect::<BTreeSet<String>>().len()
}

/// 知道保险事故后10日内通知, 及时通知.
pub(super) fn report(line: &Line, rest: &[&Line]) -> Option<(usize, String)> {
    let (start, ..) = line.named(Class::Notice).last()?;
    let event = line.says(Class::Accident);
    let police = ["公安", "交警", "警方"].iter().any(|word| line.text(start.saturating_sub(10), start).contains(word));
    let whom = !police && line.says(Class::Reported) || line.says(Class::InsurerTold);
    let (start, ..) = line.named(Class::InsurerNoticed).next().unwrap_or((start, 0, ""));
    if line.holds("其他事故")
        || !event
        || !whom
        || line.says(Class::NotAnAccident)
        || line.text(0, start).contains("未")
    {
        return None;
    }
    let spans: Vec<&Quantity> = line.quantities.iter().filter(days).filter(|span| span.end <= start).collect();
    if let [span] = spans[..] {
        let inside = line.text(span.end, span.end + 6).contains('内');
        // 48小时内通知保险人，其中身故事故24小时内通知: some are told of sooner.
        // 并立即报告公安机关 is told to somebody else.
        let behind = line.text(span.end, line.chars().len());
        let at_once = ["立即通知", "立即报案", "立即报告", "立即告知"].iter().any(|word| behind.contains(word))
            && ["身故", "死亡", "伤亡", "重伤", "重大"].iter().any(|word| behind.contains(word));
        let sooner = at_once || tells_again(line, start, span) || rest.iter().any(|line| tells_again(line, 0, span));
        let dies = [line].into_iter().chain(rest.iter().copied()).any(reports_sooner);
        let sooner = match (sooner, dies) {
            (true, true)
                if [line]
                    .into_iter()
                    .chain(rest.iter().copied())
                    .any(|line| line.holds("重伤") || line.holds("伤亡")) =>
            {
                HARM_SOONER
            }
            (true, true) => DEATH_SOONER,
            (true, false) => "，有的事故更早",
            (false, _) => "",
        };
        // The time runs from the accident where the document does not say that it runs from knowing.
        let since = if line.says(Class::Knows) { "知道后 " } else { "" };
        return inside.then(|| (start, format!("{since}{}内通知保险公司{sooner}", line.words(span))));
    }
    // 应当及时通知，最迟不超过10日: the days stand behind.
    let open = spans.is_empty() && !line.quantities.iter().any(|quantity| days(&quantity));
    (open && (line.says(Class::ToldSoon))).then(|| {
        let how = if line.holds("立即通知") { "立即" } else { "及时" };
        (start, format!("知道后{how}通知，没写几天"))
    })
}

/// What stands behind line `number` in its paragraph, where it is not what the insurer does.
pub(super) fn told_below<'s>(scene: &Scene<'s>, number: usize) -> Vec<&'s Line> {
    const NEAR: usize = 2;
    below::below(scene, number)
        .take(NEAR)
        .filter(|line| {
            !["我们应", "我们将", "我们在", "保险人应", "保险人在", "本公司"].iter().any(|who| line.holds(who))
        })
        .collect()
}

/// Whether a line says behind `from` that something is told in less time than `span`.
fn tells_again(line: &Line, from: usize, span: &Quantity) -> bool {
    let length = |quantity: &Quantity| match quantity.kind {
        Kind::Span(span) => span.days(),
        _ => None,
    };
    line.quantities.iter().any(|sooner| {
        let behind = line.text(sooner.end, sooner.end + 8);
        // 盗抢的还应在24小时内报案: to the police.
        let of_a_theft = line.text(sooner.start.saturating_sub(10), sooner.start).contains(['盗', '抢']);
        let reported = behind.contains("报案") && !of_a_theft;
        let told = reported || ["通知", "告知", "报告"].iter().any(|word| behind.contains(word));
        let told = told && behind.contains('内');
        sooner.start >= from && told && length(sooner) < length(span) && length(sooner).is_some()
    })
}

/// 请求给付保险金的诉讼时效期间为二年.
pub(super) fn claim(line: &Line) -> Option<(usize, String)> {
    // The title of its clause says the same words and no figure.
    let lapses = line.says(Class::Lapses);
    let start = *line.places("诉讼时效").last().or(line.places("不行使").last().filter(|_| lapses))?;
    if !line.says(Class::Claimed) {
        return None;
    }
    let spans: Vec<&Quantity> = line.quantities.iter().filter(days).collect();
    let [span] = spans[..] else { return None };
    let near = lapses || span.start >= start && span.start - start <= 10;
    // From when on it runs is told where the document says it.
    let since = if line.says(Class::Knows) { "知道出险起 " } else { "" };
    near.then(|| (start, format!("{since}{}", line.words(span))))
}
