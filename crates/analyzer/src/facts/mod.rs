//! What a person looks for first in a document, each with the words that say it: `docs/report.md`, `meta.facts`.
//!
//! Wrong is worse than missing. A fact is stated only where its name and its figure stand next to each other and nothing makes
//! it conditional; where a document gives one name two values, neither is told.

mod forum;
mod leaving;
mod line;
mod money;
mod policy;
mod silence;
mod time;
mod who;

use baihua_kb::{Card, Kb, Words};
use baihua_text::CharIndex;
use rust_decimal::Decimal;

use self::line::Line;
use crate::{
    clause::Reading,
    report::{Fact, FactTopic},
};

/// Longest value, in characters; what needs more is better read where it stands.
const LONGEST: usize = 40;
/// What is said where a form was left open.
const BLANK: &str = "空着没填";
/// Facts of one name that may stand beside each other where each says in what case it holds.
const SIDE_BY_SIDE: usize = 3;
/// Conditions and exceptions: a figure behind one of them is not the main value.
const CONDITIONS: [&str; 22] = [
    "如果", "如有", "如因", "如需", "如乙", "如甲", "若", "倘", "逾期", "违约", "赔偿", "退还", "返还", "扣除", "扣减",
    "例如", "比如", "假设", "解除", "不足", "调整", "上浮",
];

/// What one line says on one topic.
struct Said {
    topic: FactTopic,
    label: String,
    value: String,
    /// Which line, and what in it, in folded characters.
    line: usize,
    start: usize,
    end: usize,
}

/// What topics are read from.
struct Scene<'s> {
    kb: &'s Kb,
    reading: &'s Reading<'s>,
    lines: &'s [Line],
}

impl<'s> Scene<'s> {
    /// The words of a class of `kb/facts.toml`.
    fn words(&self, class: &str) -> impl Iterator<Item = &'s str> + use<'s> {
        let found = self.kb.fact_words().iter().find(|(name, _)| name == class);
        found.into_iter().flat_map(|(_, words)| words.iter().map(Words::as_ref))
    }
}

/// The facts of a contract or policy, topic by topic.
pub(crate) fn facts(card: Card, reading: &Reading<'_>, text: &str, index: &CharIndex, kb: &Kb) -> Vec<Fact> {
    let lines = Line::all(reading, text, index);
    let scene = Scene { kb, reading, lines: &lines };
    let said = match card {
        Card::Contract => contract(&scene),
        Card::Policy => policy::all(&scene),
        Card::Lab => Vec::new(),
    };
    let said = agreed(said);
    let mut facts: Vec<Fact> = said
        .iter()
        .filter_map(|said| {
            let line = &lines[said.line];
            let range = line.quote(said.start, said.end)?;
            Some(Fact {
                topic: said.topic,
                label: said.label.clone(),
                value: said.value.clone(),
                stated: true,
                quote: Some(index.slice(text, range)?.to_owned()),
                quote_range: Some(range),
                place: line.place.clone(),
            })
        })
        .collect();
    silence::add(card, reading, &mut facts);
    facts.sort_by_key(|fact| fact.topic);
    facts
}

fn contract(scene: &Scene<'_>) -> Vec<Said> {
    let mut said = who::parties(scene);
    said.extend(who::subject(scene));
    said.extend(time::term(scene));
    let prices = agreed(money::prices(scene));
    let sums = money::Sums::of(scene, &prices);
    said.extend(prices);
    said.extend(money::due(scene));
    said.extend(money::deposits(scene, &sums));
    said.extend(leaving::early_exit(scene, &sums));
    said.extend(leaving::late_fee(scene, &sums));
    said.extend(time::renewal(scene));
    said.extend(forum::disputes(scene));
    said
}

/// Each fact once; a name with several values is left out, but where each says in what case it holds.
fn agreed(said: Vec<Said>) -> Vec<Said> {
    let cases = |topic: FactTopic| matches!(topic, FactTopic::EarlyExit | FactTopic::Cover | FactTopic::Renewal);
    let mut out: Vec<Said> = Vec::new();
    let mut torn: Vec<(FactTopic, String)> = Vec::new();
    for new in said {
        if new.value.chars().count() > LONGEST || new.value.is_empty() {
            continue;
        }
        let mut known = out.iter().filter(|old| old.topic == new.topic && old.label == new.label);
        let (mut times, mut same, mut open) = (0, false, false);
        for old in known.by_ref() {
            times += 1;
            same |= old.value == new.value;
            open |= old.value == BLANK;
        }
        match (times, same) {
            (0, _) => out.push(new),
            (_, true) => {}
            _ if cases(new.topic) => {
                if times < SIDE_BY_SIDE {
                    out.push(new);
                }
            }
            // A line to fill in beside the same thing filled in: both stand in forms with an annex.
            _ if open || new.value == BLANK => torn.push((new.topic, new.label)),
            _ => torn.push((new.topic, new.label)),
        }
    }
    out.retain(|said| !torn.iter().any(|(topic, label)| said.topic == *topic && said.label == *label));
    out
}

/// Whether what stands before `at` in its phrase, or leads to it, makes it conditional.
fn is_conditional(line: &Line, at: usize) -> bool {
    let (from, _) = line.phrase(at, at);
    let before = line.text(from.saturating_sub(14), at);
    CONDITIONS.iter().any(|word| before.contains(word))
}

/// A sum as people write it: 7,360 元; cents only where there are some.
fn yuan(sum: Decimal) -> String {
    format!("{} 元", grouped(sum))
}

fn grouped(sum: Decimal) -> String {
    let plain = sum.normalize().to_string();
    let (whole, cents) = plain.split_once('.').map_or((plain.as_str(), None), |(whole, cents)| (whole, Some(cents)));
    let digits: Vec<char> = whole.chars().collect();
    let mut out = String::new();
    for (at, digit) in digits.iter().enumerate() {
        if at > 0 && (digits.len() - at) % 3 == 0 {
            out.push(',');
        }
        out.push(*digit);
    }
    if let Some(cents) = cents {
        out.push('.');
        out.push_str(cents);
    }
    out
}

#[cfg(test)]
mod tests {
    use rust_decimal::Decimal;

    use super::yuan;

    #[test]
    fn sums_are_written_in_groups() {
        for (sum, told) in [("950", "950 元"), ("7360.00", "7,360 元"), ("1234567.5", "1,234,567.5 元"), ("0", "0 元")]
        {
            assert_eq!(yuan(sum.parse::<Decimal>().expect("a number")), told);
        }
    }
}
