//! What a provider should be asked about: how risky a clause looks, and which rules it could be about.

use baihua_kb::{Card, Rule};
use baihua_text::CharRange;

use super::{Detector, ON_TOPIC, features::Features, is_clause, judges::Sheet, likeness::Room, on_topic, view};
use crate::{
    read::{parties::Parties, reading::Clause},
    recognise::Recognised,
};

/// What a clause weighs.
pub(crate) struct Weight {
    pub(crate) range: CharRange,
    /// How much speaks for a problem.
    pub(crate) risk: f32,
    /// How much the clause resembles the examples of each rule, in the order of the rules; 0 for rules without examples.
    pub(crate) likeness: Vec<f32>,
}

impl Detector {
    /// The weight of each of `clauses` that is long enough to be judged.
    pub(crate) fn weigh(
        &self,
        clauses: &[Clause<'_>],
        parties: &Parties,
        card: Card,
        rules: &[&Rule],
        document: &Recognised,
    ) -> Vec<Weight> {
        let judge = self.judge(card);
        let known: Vec<Option<(usize, f32)>> = rules
            .iter()
            .map(|rule| judge.applicable(&[rule], document).first().map(|&(_, place, preferred)| (place, preferred)))
            .collect();
        let applicable = judge.applicable(rules, document);
        let mut room = Room::default();
        clauses
            .iter()
            .filter_map(|clause| {
                let view = view(&Sheet::new(*clause), card, parties);
                if !is_clause(&view) {
                    return None;
                }
                let features = Features::new(&view, &self.vocabulary);
                let judged = judge.clause(&view, &features, &applicable, &mut room);
                let likeness = judge.profiles.likeness(&features, &judge.model.rarity);
                let weigh = |(rule, known): (&&Rule, &Option<(usize, f32)>)| {
                    known.map_or(0.0, |(place, preferred)| {
                        likeness[place] + preferred + if on_topic(rule, &view) { ON_TOPIC } else { 0.0 }
                    })
                };
                let likeness = rules.iter().zip(&known).map(weigh).collect();
                Some(Weight { range: clause.range, risk: judged.score, likeness })
            })
            .collect()
    }
}
