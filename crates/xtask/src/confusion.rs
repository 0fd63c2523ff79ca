//! Which rules fire on the examples of which other rules.

use std::collections::BTreeMap;

use anyhow::Result;
use baihua_analyzer::Analyzer;
use baihua_kb::Card;

use crate::paraphrases::judged;

/// Prints, for every rule whose firing examples another rule takes or nobody finds, how many go where.
pub(crate) fn run(analyzer: &Analyzer) -> Result<()> {
    let kb = analyzer.kb();
    let (mut all, mut own, mut nowhere) = (0, 0, 0);
    for rule in kb.rules(Card::Contract).iter().chain(kb.rules(Card::Policy)).filter(|rule| rule.is_learnt()) {
        let Some(examples) = kb.examples(&rule.id) else { continue };
        let family = match rule.card {
            Card::Policy => "policy",
            _ => rule.id.split('-').next().unwrap_or_default(),
        };
        let mut by_party: BTreeMap<Option<&str>, Vec<(&str, &str)>> = BTreeMap::new();
        for hit in examples.hits.iter() {
            by_party.entry(hit.party.as_deref()).or_default().push((rule.id.as_ref(), hit.text.as_ref()));
        }
        let mut taken: BTreeMap<String, usize> = BTreeMap::new();
        for (party, clauses) in by_party {
            for (id, _, rules) in judged(analyzer, family, party, &clauses, 0)? {
                all += 1;
                if rules.is_empty() {
                    nowhere += 1;
                    *taken.entry("nobody".to_owned()).or_default() += 1;
                } else if rules.iter().any(|rule| rule == id) {
                    own += 1;
                } else {
                    rules.into_iter().for_each(|rule| *taken.entry(rule).or_default() += 1);
                }
            }
        }
        if !taken.is_empty() {
            let taken: Vec<String> = taken.iter().map(|(rule, count)| format!("{rule} {count}")).collect();
            println!("{:16} {:2} examples, not by itself: {}", rule.id, examples.hits.len(), taken.join(", "));
        }
    }
    println!("{all} examples, {own} by their own rule, {nowhere} by none");
    Ok(())
}
