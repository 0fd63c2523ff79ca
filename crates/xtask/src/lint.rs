//! What a rule must have beyond its shape; every fault is reported, not only the first.

use std::collections::{BTreeMap, BTreeSet};

use baihua_kb::{Card, Kb, Rule};

use crate::tables;

/// Firing examples a rule must have at least, and near misses.
const EXAMPLES: (usize, usize) = (4, 4);
/// Words that have no place in front of a worried reader.
const SCARE: [&str; 7] = ["骗局", "黑心", "陷阱", "坑人", "霸王", "应当起诉", "必须起诉"];
/// Length in characters of a run that two examples of one rule may not share.
const SAME_WORDING: usize = 14;

/// Everything that is wrong with the rules, in no need of the corpus.
pub(crate) fn faults(kb: &Kb) -> Vec<String> {
    let mut faults = Vec::new();
    let known: BTreeMap<String, _> = tables::contract().chain(tables::policy()).collect();
    let mut names: BTreeMap<&str, &str> = BTreeMap::new();
    let mut findings: BTreeMap<&str, &str> = BTreeMap::new();
    for rule in kb.rules(Card::Contract).iter().chain(kb.rules(Card::Policy)) {
        let id = rule.id.as_ref();
        let mut fault = |message: String| faults.push(format!("{id}: {message}"));
        match known.get(id) {
            None => fault("not in the tables of the specification".to_owned()),
            Some(level) if *level != rule.level => fault(format!("level {} instead of {level}", rule.level)),
            Some(_) => {}
        }
        if let Some(other) = names.insert(&rule.name, id) {
            fault(format!("has the name of {other}"));
        }
        if let Some(other) = findings.insert(&rule.finding, id) {
            fault(format!("has the finding of {other}"));
        }
        if rule.evidence.is_empty() != id.starts_with("gen-") {
            fault("gen- rules cite nothing, all others cite something".to_owned());
        }
        if rule.card == Card::Contract && rule.suggested_text.is_none() {
            fault("no fairer wording".to_owned());
        }
        if let Some(judge) = rule.judge.as_deref().filter(|judge| !baihua_analyzer::train::JUDGES.contains(judge)) {
            fault(format!("names a judge that does not exist: {judge}"));
        }
        texts(rule, &mut fault);
        families(rule, &mut fault);
        examples(kb, rule, &mut fault);
    }
    for indicator in kb.indicators() {
        if !tables::LAB.contains(&indicator.id.as_ref()) {
            faults.push(format!("{}: not among the indicators of the specification", indicator.id));
        }
        if indicator.critical.is_some() != tables::CRITICAL.contains(&indicator.id.as_ref()) {
            faults.push(format!(
                "{}: critical thresholds where the specification has none, or none where it has",
                indicator.id
            ));
        }
        if indicator.range_src.is_empty() {
            faults.push(format!("{}: no source of the range", indicator.id));
        }
    }
    faults
}

fn texts(rule: &Rule, fault: &mut impl FnMut(String)) {
    for (what, text) in [
        ("finding", &rule.finding),
        ("consequence", &rule.consequence),
        ("next_step", &rule.next_step),
        ("say", &rule.say),
    ] {
        if text.trim().is_empty() {
            fault(format!("{what} is empty"));
        }
        for word in SCARE.iter().filter(|word| text.contains(*word)) {
            fault(format!("{what} says {word}"));
        }
        for open in text.split('{').skip(1) {
            let name = open.split('}').next().unwrap_or_default();
            if !["party", "counter"].contains(&name) {
                fault(format!("{what} has an unknown place {{{name}}}"));
            }
        }
    }
    for sentence in rule.detail.iter() {
        for open in sentence.split('{').skip(1) {
            let name = open.split('}').next().unwrap_or_default();
            if !["party", "counter", "amount", "percent", "duration", "multiple", "date", "count"].contains(&name) {
                fault(format!("detail has an unknown place {{{name}}}"));
            }
        }
    }
}

fn families(rule: &Rule, fault: &mut impl FnMut(String)) {
    let known: BTreeSet<&str> = match rule.card {
        Card::Policy => ["*", "health", "critical", "accident", "life", "auto", "property", "group"].into(),
        _ => tables::families().chain(["*"]).collect(),
    };
    if rule.families.is_empty() {
        fault("applies to no family".to_owned());
    }
    for family in rule.families.iter().filter(|family| !known.contains(family.as_ref())) {
        fault(format!("applies to {family}, which is no family"));
    }
}

fn examples(kb: &Kb, rule: &Rule, fault: &mut impl FnMut(String)) {
    let Some(examples) = kb.examples(&rule.id) else { return fault("no examples".to_owned()) };
    if examples.hits.len() < EXAMPLES.0 || examples.misses.len() < EXAMPLES.1 {
        fault(format!("{} firing examples and {} near misses", examples.hits.len(), examples.misses.len()));
    }
    for miss in examples.misses.iter().filter(|miss| miss.why.is_empty()) {
        fault(format!("no reason why it is lawful: {}", miss.text));
    }
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for (number, hit) in examples.hits.iter().enumerate() {
        let chars: Vec<char> = hit.text.chars().filter(|c| c.is_alphanumeric()).collect();
        for run in chars.windows(SAME_WORDING) {
            if let Some(other) = seen.insert(run.iter().collect(), number)
                && other != number
            {
                fault(format!("two examples share the wording {}", run.iter().collect::<String>()));
                break;
            }
        }
    }
}
