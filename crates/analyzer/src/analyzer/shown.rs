//! One problem is one finding, however many clauses have it.

use std::{cmp::Reverse, collections::BTreeMap};

use baihua_kb::{Entry, Kb};
use baihua_text::CharRange;

use crate::{
    candidate::Candidate,
    report::{Flag, FlagEvidence, Place, Reviewer},
};

/// A flag, and what it was made of.
pub(super) struct Shown<'c> {
    pub(super) flag: Flag,
    pub(super) candidate: &'c Candidate,
}

impl Shown<'_> {
    /// Whether the clause reader or a judge told it, not resemblance alone.
    fn is_read(&self) -> bool {
        self.candidate.made_by.is_some() || self.candidate.computed.is_some()
    }
}

/// One problem is one flag: where a rule has the same to say of several clauses, one quotes and the others are places. The first
/// that was read quotes; a clause that only resembles the problem does where there is no other.
pub(super) fn one_flag_a_problem<'c>(flags: Vec<Shown<'c>>, kb: &Kb) -> Vec<Shown<'c>> {
    let mut out: Vec<Shown<'c>> = Vec::new();
    let mut first: BTreeMap<(String, String, Option<String>, Option<String>), usize> = BTreeMap::new();
    // What each rule was said of; findings of one rule come in the order of their places.
    let mut said_of: BTreeMap<String, Vec<CharRange>> = BTreeMap::new();
    for mut shown in flags {
        let flag = &shown.flag;
        let ranges = said_of.entry(flag.rule_id.clone()).or_default();
        let again = ranges.iter().rev().take(8).any(|range| {
            let shared = range.intersection(flag.quote_range);
            shared.is_some_and(|shared| shared.len() * 2 >= range.len().min(flag.quote_range.len()))
        });
        if again {
            continue;
        }
        ranges.push(flag.quote_range);
        // A wording may fit one of the places and not another; whatever else is said holds for all of them.
        let said = (flag.rule_id.clone(), flag.finding.clone(), flag.consequence.clone(), flag.next_step.clone());
        let Some(&at) = first.get(&said) else {
            first.insert(said, out.len());
            out.push(shown);
            continue;
        };
        let known = &mut out[at];
        if shown.is_read() && !known.is_read() {
            shown.flag.also_at = std::mem::take(&mut known.flag.also_at);
            std::mem::swap(known, &mut shown);
        }
        let flag = shown.flag;
        if let (Some(one), Some(two)) = (&known.flag.evidence, &flag.evidence)
            && one != two
            && let Some(Entry::Rule(rule)) = kb.lookup(&known.flag.rule_id)
        {
            // The sources of both places, in the order of the rule.
            known.flag.evidence = Some(FlagEvidence::of(&rule.sources_cited(&[&one.source, &two.source])));
        }
        if flag.reviewer != known.flag.reviewer {
            known.flag.reviewer = Reviewer::Both;
        }
        known.flag.also_at.push(Place { quote: flag.quote, quote_range: flag.quote_range, place: flag.place });
    }
    for shown in &mut out {
        shown.flag.also_at.sort_by_key(|place| place.quote_range.start());
    }
    out.sort_by_key(|shown| (Reverse(shown.flag.level), shown.flag.quote_range.start()));
    out
}

#[cfg(test)]
mod tests {
    use baihua_kb::{Card, builtin};

    use super::*;
    use crate::{Analyzer, Order};

    #[test]
    fn a_clause_that_was_read_leads() {
        let analyzer = Analyzer::new(builtin());
        let text = format!(
            "房屋租赁合同\n出租人（甲方）：____\n承租人（乙方）：____\n租期一年，每月付租金。\n乙方提前退租的，押金一律不退。\n{}",
            "附件由双方各自保存一份。\n".repeat(60)
        );
        let order = Order::new(Card::Contract, text);
        let report = analyzer.review(&analyzer.recognise(order).expect("a contract"));
        let flag = Flag { also_at: Vec::new(), ..report.flags[0].clone() };
        let at = |start: usize| CharRange::new(start, start + 10).expect("in order");
        let resembles = Candidate::by_rules(&flag.rule_id, at(0));
        let read = Candidate { made_by: Some("keep".to_owned()), ..resembles.clone() };
        let shown = |start: usize, is_read: bool| Shown {
            flag: Flag { quote_range: at(start), ..flag.clone() },
            candidate: if is_read { &read } else { &resembles },
        };
        let places = |flags: Vec<Shown<'_>>| {
            let flags = one_flag_a_problem(flags, builtin());
            let also = |flag: &Flag| flag.also_at.iter().map(|place| place.quote_range.start()).collect::<Vec<_>>();
            flags.iter().map(|shown| (shown.flag.quote_range.start(), also(&shown.flag))).collect::<Vec<_>>()
        };
        assert_eq!(places(vec![shown(0, false), shown(20, false), shown(40, true)]), [(40, vec![0, 20])]);
        assert_eq!(places(vec![shown(0, true), shown(20, false), shown(40, true)]), [(0, vec![20, 40])]);
        assert_eq!(places(vec![shown(0, false), shown(20, false)]), [(0, vec![20])]);
    }
}
