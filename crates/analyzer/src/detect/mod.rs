//! Finding clauses that hold a problem.
//!
//! Every clause is taken apart into features (concepts of the lexicon, measures of its quantities, runs of characters).
//! A linear model that was taught by the rules' own examples, and the nearest of these examples, say how much speaks for a
//! problem; the rule whose examples the clause resembles most says which one. Judges beside it look at what can be
//! computed exactly.

mod features;
pub(crate) mod judges;
mod likeness;
mod measure;
mod model;
#[cfg(feature = "train")]
pub(crate) mod train;
mod view;
mod vocabulary;
mod weigh;
mod wire;

use baihua_kb::{Card, Kb, Rule};

use self::{
    features::Features,
    likeness::{Profile, Profiles},
    model::Model,
    view::View,
};
pub(crate) use self::{vocabulary::Vocabulary, weigh::Weight};
use crate::{
    candidate::Candidate,
    read::{parties::Parties, reading::Clause},
    recognise::Recognised,
};

/// From where on a clause is a problem. Set by what the held-out paraphrases showed, not by a wish for a certain number of
/// findings.
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
/// What the rules of the document's own family are preferred by, in likeness: they know its subject best.
const AT_HOME: f32 = 0.06;
/// What a rule is preferred by that has a word of its subject in the clause.
const ON_TOPIC: f32 = 0.01;

/// The lexicon and the models, ready to judge clauses.
pub(crate) struct Detector {
    vocabulary: Vocabulary,
    contract: Judge,
    policy: Judge,
}

/// The model for one kind of document.
struct Judge {
    model: Model,
    profiles: Profiles,
    limits: Thresholds,
}

/// A clause as the model saw it.
struct Judged {
    view: View,
    features: Features,
    score: f32,
}

impl Detector {
    pub(crate) fn new(kb: &Kb) -> Detector {
        let vocabulary = Vocabulary::new(kb.lexicon());
        let signs = Features::signs(&vocabulary);
        let models = Model::builtin(signs).unwrap_or_else(|| [Model::blank(signs), Model::blank(signs)]);
        Detector::with(kb, vocabulary, models)
    }

    /// A detector with `models` for contracts and policies.
    pub(crate) fn with(kb: &Kb, vocabulary: Vocabulary, models: [Model; 2]) -> Detector {
        let [contract, policy] = models;
        let contract = Judge::new(kb, &vocabulary, contract, Card::Contract, CONTRACT);
        let policy = Judge::new(kb, &vocabulary, policy, Card::Policy, POLICY);
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
        let judge = self.judge(card);
        let mut room = Vec::new();
        let judged: Vec<Option<Judged>> = clauses
            .iter()
            .map(|clause| {
                let view = View::new(clause.text, parties);
                (view.chars.len() >= SHORTEST).then(|| judge.clause(view, &self.vocabulary, &mut room))
            })
            .collect();
        let threshold = judge.threshold(&judged);
        let rules = judge.applicable(rules, document);
        let found = |(clause, judged): (&Clause<'_>, &Option<Judged>)| {
            let judged = judged.as_ref().filter(|judged| judged.score >= threshold)?;
            let rule = judge.best_rule(judged, &rules)?;
            Some(Candidate::by_rules(&rule.id, clause.range))
        };
        clauses.iter().zip(&judged).filter_map(found).collect()
    }

    fn judge(&self, card: Card) -> &Judge {
        match card {
            Card::Policy => &self.policy,
            _ => &self.contract,
        }
    }
}

impl Judge {
    fn new(kb: &Kb, vocabulary: &Vocabulary, mut model: Model, card: Card, limits: Thresholds) -> Judge {
        // Rules that were loaded beside the built-in ones are known by their examples.
        for rule in kb.rules(card) {
            if model.profiles.contains_key(rule.id.as_ref()) || !rule.is_learnt() {
                continue;
            }
            let Some(examples) = kb.examples(&rule.id) else { continue };
            let family = family_of(kb, &rule.id, card);
            let hits: Vec<Features> = examples
                .hits
                .iter()
                .map(|hit| {
                    let parties = Parties::of_example(family, kb, hit.party.as_deref());
                    Features::new(&View::new(&hit.text, &parties), vocabulary)
                })
                .collect();
            hits.iter().for_each(|hit| model.rarity.learn(hit));
            model.profiles.insert(rule.id.to_string(), Profile::of(&hits, &model.rarity));
        }
        let profiles = Profiles::new(&model.profiles, model.marks());
        Judge { model, profiles, limits }
    }

    fn clause(&self, view: View, vocabulary: &Vocabulary, room: &mut Vec<u32>) -> Judged {
        let features = Features::new(&view, vocabulary);
        let score = self.model.score(&features, room) - if features.operative { 0.0 } else { self.limits.inert };
        Judged { view, features, score }
    }

    /// From which score on a clause of this document is a problem.
    fn threshold(&self, judged: &[Option<Judged>]) -> f32 {
        let strong = judged.iter().flatten().filter(|judged| judged.score >= self.limits.strong).count();
        let one_sided = strong >= self.limits.one_sided + judged.len() / ONE_MORE_PER;
        if one_sided { self.limits.likely } else { self.limits.sure }
    }

    /// The rules that can be told, each with its place among the profiles and what it is preferred by.
    fn applicable<'r>(&self, rules: &[&'r Rule], document: &Recognised) -> Vec<(&'r Rule, usize, f32)> {
        let known = |rule: &&'r Rule| Some((*rule, self.profiles.place(&rule.id)?, at_home(rule, document)));
        rules.iter().filter_map(known).collect()
    }

    /// The rule whose examples a clause resembles most.
    fn best_rule<'r>(&self, judged: &Judged, rules: &[(&'r Rule, usize, f32)]) -> Option<&'r Rule> {
        let likeness = self.profiles.likeness(&judged.features, &self.model.rarity);
        let mut best: Option<(f32, &Rule)> = None;
        for &(rule, place, preferred) in rules {
            let on_topic = rule.topics.iter().any(|topic| judged.view.text.contains(topic.as_ref()));
            let likeness = likeness[place] + preferred + if on_topic { ON_TOPIC } else { 0.0 };
            if best.is_none_or(|(most, _)| likeness > most) {
                best = Some((likeness, rule));
            }
        }
        best.map(|(_, rule)| rule)
    }
}

/// How much a rule is preferred in `document`.
fn at_home(rule: &Rule, document: &Recognised) -> f32 {
    let family = rule.id.split('-').next().unwrap_or_default();
    let own = document.kinds.iter().zip(&document.standing).find(|(kind, _)| *kind == family);
    own.map_or(0.0, |(_, standing)| AT_HOME * standing * standing)
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
    let judge = detector.judge(card);
    let applicable = judge.applicable(&rules, &document);
    let mut room = Vec::new();
    crate::read::reading::clauses(text)
        .iter()
        .map(|clause| {
            let judged = judge.clause(View::new(clause.text, &parties), &detector.vocabulary, &mut room);
            let likeness = judge.profiles.likeness(&judged.features, &judge.model.rarity);
            let mut liked: Vec<(String, f32)> = applicable
                .iter()
                .map(|&(rule, place, preferred)| (rule.id.to_string(), likeness[place] + preferred))
                .collect();
            liked.sort_by(|a, b| b.1.total_cmp(&a.1));
            liked.truncate(4);
            crate::train::Explained {
                clause: judged.view.text.replace(view::READER, "Ⓡ").replace(view::COUNTER, "Ⓒ"),
                score: (judged.view.chars.len() >= SHORTEST).then_some(judged.score),
                concepts: judged
                    .features
                    .concepts
                    .iter()
                    .map(|concept| detector.vocabulary.name(concept).to_owned())
                    .collect(),
                rules: liked,
            }
        })
        .collect()
}
