//! Finding clauses that hold a problem.
//!
//! Every clause is taken apart into features (concepts of the lexicon, measures of its quantities, runs of characters).
//! A linear model that was taught by the rules' own examples says how much they speak for a problem; the rule whose
//! examples the clause resembles most says which one. Judges beside it look at what can be computed exactly.

mod features;
pub(crate) mod judges;
mod measure;
mod model;
#[cfg(feature = "train")]
pub(crate) mod train;
mod view;
mod vocabulary;

use baihua_kb::{Card, Kb, Rule};

pub(crate) use self::vocabulary::Vocabulary;
use self::{
    features::Features,
    model::{Model, Profile},
    view::View,
};
use crate::{
    candidate::Candidate,
    read::{parties::Parties, reading::Clause},
    recognise::Recognised,
};

/// From where on a clause is a problem. Set by what the held-out paraphrases and labelled documents showed, not by a
/// wish for a certain number of findings.
struct Thresholds {
    /// In any document.
    sure: f32,
    /// Counts as a sign that the document was drafted for one side.
    strong: f32,
    /// In a document drafted for one side: whoever writes three such clauses writes a fourth.
    likely: f32,
    /// Strong clauses that show that a document was drafted for one side.
    one_sided: usize,
    /// What a clause must have more that does nothing to anybody.
    inert: f32,
}

const CONTRACT: Thresholds = Thresholds { sure: 0.6, strong: 0.5, likely: -0.2, one_sided: 2, inert: 0.6 };
const POLICY: Thresholds = Thresholds { sure: 0.5, strong: 0.2, likely: -0.4, one_sided: 2, inert: 0.6 };
/// Clauses per which one more strong one is needed.
const ONE_MORE_PER: usize = 200;
/// Shortest clause that is judged, in folded characters.
const SHORTEST: usize = 6;
/// What the rules of the document's own family are preferred by.
const AT_HOME: f32 = 0.9;

/// The lexicon and the models, ready to judge clauses.
pub(crate) struct Detector {
    vocabulary: Vocabulary,
    contract: Model,
    policy: Model,
}

impl Detector {
    pub(crate) fn new(kb: &Kb) -> Detector {
        let vocabulary = Vocabulary::new(kb.lexicon());
        let signs = Features::signs(&vocabulary);
        let [mut contract, mut policy] =
            Model::builtin(signs).unwrap_or_else(|| [Model::blank(signs), Model::blank(signs)]);
        // Rules that were loaded beside the built-in ones are known by their examples.
        for (card, model) in [(Card::Contract, &mut contract), (Card::Policy, &mut policy)] {
            for rule in kb.rules(card) {
                if model.profiles.contains_key(rule.id.as_ref()) || !rule.is_learnt() {
                    continue;
                }
                if let Some(examples) = kb.examples(&rule.id) {
                    let family = family_of(kb, &rule.id, card);
                    let hits: Vec<Features> = examples
                        .hits
                        .iter()
                        .map(|hit| {
                            let parties = Parties::of_example(family, kb, hit.party.as_deref());
                            Features::new(&View::new(&hit.text, &parties), &vocabulary)
                        })
                        .collect();
                    model.profiles.insert(rule.id.to_string(), Profile::of(&hits, &Default::default()));
                }
            }
        }
        Detector { vocabulary, contract, policy }
    }

    /// The problems of a document's `clauses`, each with the rule it most resembles.
    pub(crate) fn detect(
        &self,
        clauses: &[Clause<'_>],
        parties: &Parties,
        card: Card,
        rules: &[&Rule],
        document: &Recognised,
    ) -> Vec<Candidate> {
        let rules: Vec<(&Rule, f32)> =
            rules.iter().map(|rule| (*rule, at_home(rule, &document.kinds, &document.standing))).collect();
        let (model, limits) = match card {
            Card::Policy => (&self.policy, POLICY),
            _ => (&self.contract, CONTRACT),
        };
        let judged: Vec<Option<(View, Features, f32)>> = clauses
            .iter()
            .map(|clause| {
                let view = View::new(clause.text, parties);
                if view.chars.len() < SHORTEST {
                    return None;
                }
                let features = Features::new(&view, &self.vocabulary);
                let score = model.score(&features) - if features.operative { 0.0 } else { limits.inert };
                Some((view, features, score))
            })
            .collect();
        let strong = judged.iter().flatten().filter(|(_, _, score)| *score >= limits.strong).count();
        let one_sided = strong >= limits.one_sided + clauses.len() / ONE_MORE_PER;
        let threshold = if one_sided { limits.likely } else { limits.sure };
        let mut found = Vec::new();
        for (clause, judgement) in clauses.iter().zip(&judged) {
            let Some((view, features, score)) = judgement else { continue };
            if *score < threshold {
                continue;
            }
            if let Some(rule) = best_rule(model, view, features, &rules) {
                found.push(Candidate::by_rules(&rule.id, clause.range));
            }
        }
        found
    }
}

/// How much a rule is preferred: those of the document's own families know its subject best.
fn at_home(rule: &Rule, kinds: &[String], standing: &[f32]) -> f32 {
    let family = rule.id.split('-').next().unwrap_or_default();
    let own = kinds.iter().zip(standing).find(|(kind, _)| *kind == family);
    1.0 + own.map_or(0.0, |(_, standing)| AT_HOME * standing * standing)
}

/// The rule whose examples `view` resembles most among those whose subject it is about.
fn best_rule<'r>(model: &Model, view: &View, features: &Features, rules: &[(&'r Rule, f32)]) -> Option<&'r Rule> {
    let mut best: Option<(f32, &Rule)> = None;
    for &(rule, preference) in rules {
        let about = rule.topics.is_empty() || rule.topics.iter().any(|topic| view.text.contains(topic.as_ref()));
        let Some(profile) = model.profiles.get(rule.id.as_ref()).filter(|_| about) else { continue };
        let likeness = profile.likeness(features) * preference;
        if best.is_none_or(|(most, _)| likeness > most) {
            best = Some((likeness, rule));
        }
    }
    best.map(|(_, rule)| rule)
}

/// The family whose names an example of a rule is read with.
pub(crate) fn family_of<'k>(kb: &'k Kb, rule: &str, card: Card) -> Option<&'k baihua_kb::Family> {
    let family = if card == Card::Policy { "policy" } else { rule.split('-').next().unwrap_or_default() };
    kb.families().iter().find(|known| known.id == family)
}

#[cfg(feature = "train")]
pub(crate) fn explain(kb: &Kb, card: Card, text: &str, party: Option<&str>) -> Vec<crate::train::Explained> {
    let analyzer = crate::Analyzer::new(kb);
    let detector = analyzer.detector();
    let mut order = crate::Order::new(card, text);
    order.party = party.map(str::to_owned);
    let document = analyzer.recogniser().unchecked(order);
    let parties = analyzer.parties(&document);
    let rules = analyzer.rules_for(&document);
    let model = if card == Card::Policy { &detector.policy } else { &detector.contract };
    crate::read::reading::clauses(text)
        .iter()
        .map(|clause| {
            let view = View::new(clause.text, &parties);
            let features = Features::new(&view, &detector.vocabulary);
            let mut liked: Vec<(String, f32)> = rules
                .iter()
                .filter_map(|rule| {
                    Some((rule.id.to_string(), model.profiles.get(rule.id.as_ref())?.likeness(&features)))
                })
                .collect();
            liked.sort_by(|a, b| b.1.total_cmp(&a.1));
            liked.truncate(4);
            crate::train::Explained {
                clause: view.text.replace(view::READER, "Ⓡ").replace(view::COUNTER, "Ⓒ"),
                score: (view.chars.len() >= SHORTEST).then(|| model.score(&features)),
                concepts: features
                    .concepts
                    .iter()
                    .map(|concept| detector.vocabulary.name(concept).to_owned())
                    .collect(),
                rules: liked,
            }
        })
        .collect()
}
