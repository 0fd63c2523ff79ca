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

use baihua_kb::{Card, Frame, Kb, Lexicon, Rule, builtin};

use self::{
    features::Features,
    judges::Sheet,
    likeness::{Profile, Profiles, Room},
    model::Model,
    view::View,
};
pub(crate) use self::{measure::is_daily_rate, vocabulary::Vocabulary, weigh::Weight};
use crate::{
    candidate::Candidate,
    read::{parties::Parties, quantity::Kind},
    recognise::Recognised,
};

/// From where on a clause is a problem. Set by what the held-out paraphrases showed, not by a wish for a certain number of
/// findings.
struct Thresholds {
    /// In a document that shows no other sign of being drafted for one side.
    sure: f32,
    /// Counts as such a sign.
    strong: f32,
    /// In a document drafted for one side: whoever writes many such clauses writes one more.
    likely: f32,
    /// Share of strong clauses at which a document starts to count as one-sided.
    few: f32,
    /// Share at which it fully does.
    many: f32,
    /// Added to the threshold of a clause that has no effect on a party.
    inert: f32,
    /// Added to the threshold of a clause that only makes somebody answer for what they did themselves.
    own_doing: f32,
    /// Weight of the similarity to the rule, beside the score for being a problem: a clause similar to no rule is about
    /// something that no rule knows.
    alike: f32,
    /// Added to the threshold of a clause without any word of its rule's subject.
    off_topic: f32,
}

const CONTRACT: Thresholds = Thresholds {
    sure: 0.5,
    strong: 0.5,
    likely: -0.35,
    few: 0.02,
    many: 0.05,
    inert: 0.6,
    own_doing: 0.8,
    alike: 5.0,
    off_topic: 0.5,
};
const POLICY: Thresholds = Thresholds {
    sure: 0.5,
    strong: 0.2,
    likely: 0.0,
    few: 0.02,
    many: 0.08,
    inert: 0.6,
    own_doing: 0.8,
    alike: 7.0,
    off_topic: 0.0,
};
/// The likeness to its rule that an ordinary clause with a problem has, and from where on more proves no more.
const USUAL_LIKENESS: f32 = 0.16;
const FULL_LIKENESS: f32 = 0.22;
/// Shortest clause that is judged, in folded characters.
const SHORTEST: usize = 6;
/// A line up to this long that no mark ends is a heading or an entry of a table, in folded characters.
const HEADING: usize = 12;
/// What the rules of the document's own family are preferred by, in likeness: they know its subject best.
const AT_HOME: f32 = 0.06;
/// What the rules for every contract are preferred by: each speaks of one move that drafters make in any trade.
const ANYWHERE: f32 = 0.04;
/// What a rule is preferred by that has a word of its subject in the clause.
const ON_TOPIC: f32 = 0.02;

/// Words by which the opening of a list tells that it is one of exclusions.
const EXCLUSIONS: [&str; 8] = ["不承担", "不负责", "不予", "不赔", "不负", "免责", "除外", "免除"];
/// Words of clauses that resemble a problem and are none: a bidding to read, what is another's matter, what is not lost.
const HARMLESS: [&str; 6] = ["认真阅读", "仔细阅读", "没有关系", "无关", "不作废", "照赔"];
/// What is said of every item of such a list.
const EXCLUDED: &str = "保险人不承担保险责任。";

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

/// A clause that resembles a problem.
pub(crate) struct Ranked {
    pub(crate) candidate: Candidate,
    /// How much speaks for a problem.
    pub(crate) score: f32,
    /// Whether the clause holds a word of the rule's subject.
    pub(crate) topical: bool,
}

/// A rule that applies to a document, its place among the profiles, and what it is preferred by.
type Applicable<'r> = (&'r Rule, usize, f32);

/// How much speaks for a problem in a clause, and for which.
struct Judged<'r> {
    score: f32,
    /// `None` where too little speaks for any.
    rule: Option<&'r Rule>,
}

impl Detector {
    /// A detector with the built-in models. They know the concepts they were taught with and no others, so what a lexicon
    /// beside the built-in one adds does not count here.
    pub(crate) fn new(kb: &Kb) -> Detector {
        let of = |lexicon: &Lexicon| {
            let vocabulary = Vocabulary::new(lexicon);
            let models = Model::builtin(Features::signs(&vocabulary))?;
            Some(Detector::with(kb, vocabulary, models))
        };
        let blank = || {
            let vocabulary = Vocabulary::new(kb.lexicon());
            let signs = Features::signs(&vocabulary);
            Detector::with(kb, vocabulary, [Model::blank(signs), Model::blank(signs)])
        };
        // Blank only while the models themselves are not yet taught with a new lexicon.
        of(kb.lexicon()).or_else(|| of(builtin().lexicon())).unwrap_or_else(blank)
    }

    /// A detector with `models` for contracts and policies.
    pub(crate) fn with(kb: &Kb, vocabulary: Vocabulary, models: [Model; 2]) -> Detector {
        let [contract, policy] = models;
        let contract = Judge::new(kb, &vocabulary, contract, Card::Contract, CONTRACT);
        let policy = Judge::new(kb, &vocabulary, policy, Card::Policy, POLICY);
        Detector { vocabulary, contract, policy }
    }

    /// Clauses that resemble a problem, each with the rule it most resembles and how much speaks for it.
    pub(crate) fn detect(
        &self,
        sheets: &[Sheet<'_>],
        parties: &Parties,
        card: Card,
        rules: &[&Rule],
        document: &Recognised,
    ) -> Vec<Ranked> {
        let judge = self.judge(card);
        let rules = judge.applicable(rules, document);
        let mut room = Room::default();
        let judged: Vec<Option<Judged<'_>>> = sheets
            .iter()
            .map(|sheet| {
                let view = view(sheet, card, parties);
                (is_clause(&view) && !opens_exclusions(&view, card) && !is_harmless(&view)).then(|| {
                    let features = Features::new(&view, &self.vocabulary);
                    judge.clause(&view, &features, &rules, &mut room)
                })
            })
            .collect();
        let threshold = judge.threshold(&judged);
        let found = |(sheet, judged): (&Sheet<'_>, &Option<Judged<'_>>)| {
            let judged = judged.as_ref().filter(|judged| judged.score >= threshold)?;
            let rule = judged.rule.filter(|rule| !is_about_a_limit(rule) || holds_a_number(sheet))?;
            let is_fair = || judges::is_even_handed_penalty(sheet, parties) || judges::is_usual_daily_penalty(sheet);
            if rule.frames.contains(&Frame::Penalty) && is_fair() {
                return None;
            }
            let topical = rule.topics.iter().any(|topic| sheet.holds(topic));
            Some(Ranked { candidate: Candidate::by_rules(&rule.id, sheet.clause.range), score: judged.score, topical })
        };
        sheets.iter().zip(&judged).filter_map(found).collect()
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

    /// Judges a clause; `room` is scratch space.
    fn clause<'r>(&self, view: &View, features: &Features, rules: &[Applicable<'r>], room: &mut Room) -> Judged<'r> {
        let limits = &self.limits;
        let score = self.model.score(features, room)
            - if features.operative { 0.0 } else { limits.inert }
            - if features.own_doing { limits.own_doing } else { 0.0 };
        if score + limits.alike * (FULL_LIKENESS - USUAL_LIKENESS) < limits.likely {
            return Judged { score, rule: None };
        }
        let likeness = self.profiles.likeness(features, &self.model.rarity);
        let most = rules.iter().map(|&(_, place, _)| likeness[place]).fold(0.0, f32::max);
        let score = score + limits.alike * (most.min(FULL_LIKENESS) - USUAL_LIKENESS);
        // The rules for every contract have words in nearly every clause, so the document's own rules tell whether it is beside
        // the subject.
        let own = best_rule(view, &likeness, rules, 0.0);
        let beside = own.is_some_and(|rule| !rule.topics.is_empty() && !on_topic(rule, view));
        let score = if beside { score - limits.off_topic } else { score };
        Judged { score, rule: best_rule(view, &likeness, rules, ANYWHERE) }
    }

    /// From which score on a clause of this document is a problem: the more strong ones it holds, the less is needed.
    fn threshold(&self, judged: &[Option<Judged<'_>>]) -> f32 {
        let limits = &self.limits;
        let scores = || judged.iter().flatten().map(|judged| judged.score);
        let strong = scores().filter(|&score| score >= limits.strong).count() as f32;
        let share = strong / scores().count().max(1) as f32;
        let one_sided = ((share - limits.few) / (limits.many - limits.few)).clamp(0.0, 1.0);
        limits.sure + one_sided * (limits.likely - limits.sure)
    }

    /// The rules that can be told apart by their examples.
    fn applicable<'r>(&self, rules: &[&'r Rule], document: &Recognised) -> Vec<Applicable<'r>> {
        let known = |rule: &&'r Rule| Some((*rule, self.profiles.place(&rule.id)?, at_home(rule, document)));
        rules.iter().filter_map(known).collect()
    }
}

/// The rule whose examples a clause resembles most; those for every contract are preferred by `anywhere`.
fn best_rule<'r>(view: &View, likeness: &[f32], rules: &[Applicable<'r>], anywhere: f32) -> Option<&'r Rule> {
    let plain = |&(rule, place, preferred): &Applicable<'r>| {
        likeness[place] + preferred + if rule.id.starts_with("common-") { anywhere } else { 0.0 }
    };
    let most = rules.iter().map(plain).fold(f32::MIN, f32::max);
    let mut best: Option<(f32, &Rule)> = None;
    // A word of its subject lifts a rule by so little that few are worth looking at.
    for applicable in rules.iter().filter(|applicable| plain(applicable) + ON_TOPIC >= most) {
        let likeness = plain(applicable) + if on_topic(applicable.0, view) { ON_TOPIC } else { 0.0 };
        if best.is_none_or(|(most, _)| likeness > most) {
            best = Some((likeness, applicable.0));
        }
    }
    best.map(|(_, rule)| rule)
}

/// Whether a rule is broken by a number that goes beyond what the law allows.
fn is_about_a_limit(rule: &Rule) -> bool {
    rule.judge.is_some() && rule.frames.contains(&Frame::Illegal)
}

/// Whether a clause holds anything that a limit set in numbers could be about.
fn holds_a_number(sheet: &Sheet<'_>) -> bool {
    sheet.quantities.iter().any(|quantity| !matches!(quantity.kind, Kind::Count(_)))
}

/// Whether a clause holds a word of a rule's subject.
fn on_topic(rule: &Rule, view: &View) -> bool {
    rule.topics.iter().any(|topic| view.holds(topic))
}

/// Whether a view is of a clause, not of a heading or a fragment.
fn is_clause(view: &View) -> bool {
    let ended = view.chars.last().is_some_and(|last| matches!(last, '.' | ';' | ',' | ':' | '!' | '?' | '。'));
    view.chars.len() >= if ended { SHORTEST } else { HEADING }
}

/// Whether a view says itself that it is no problem.
fn is_harmless(view: &View) -> bool {
    HARMLESS.iter().any(|word| view.holds(word))
}

/// Whether a view only opens a policy's list: what is excluded stands in the items, and each is judged with what is said of all.
fn opens_exclusions(view: &View, card: Card) -> bool {
    let listed = || ["下列", "以下", "如下"].iter().any(|word| view.holds(word));
    card == Card::Policy && view.chars.last() == Some(&':') && listed()
}

/// A clause as it is judged. An item in a policy's list of exclusions does not state its consequence, so it is appended.
fn view(sheet: &Sheet<'_>, card: Card, parties: &Parties) -> View {
    let clause = &sheet.clause;
    let excluded = |stem: &str| EXCLUSIONS.iter().any(|word| stem.contains(word));
    match clause.stem {
        Some(stem) if card == Card::Policy && excluded(stem) => {
            let item = clause.text.trim_end_matches(['；', ';', '。', '，', ',']);
            View::new(&format!("{item}，{EXCLUDED}"), parties)
        }
        _ => View::of_folded(&sheet.plain, parties),
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
pub(crate) fn explain(
    analyzer: &crate::Analyzer,
    card: Card,
    text: &str,
    party: Option<&str>,
) -> Vec<crate::train::Explained> {
    let detector = analyzer.detector();
    let mut order = crate::Order::new(card, text);
    order.party = party.map(str::to_owned);
    let document = analyzer.recogniser().unchecked(order);
    let parties = analyzer.parties(&document);
    let rules = analyzer.rules_for(&document);
    let judge = detector.judge(card);
    let applicable = judge.applicable(&rules, &document);
    let mut room = Room::default();
    crate::read::reading::clauses(text)
        .into_iter()
        .map(|clause| {
            let view = view(&Sheet::new(clause), card, &parties);
            let features = Features::new(&view, &detector.vocabulary);
            let judged = judge.clause(&view, &features, &applicable, &mut room);
            let likeness = judge.profiles.likeness(&features, &judge.model.rarity);
            let mut liked: Vec<(String, f32)> = applicable
                .iter()
                .map(|&(rule, place, preferred)| (rule.id.to_string(), likeness[place] + preferred))
                .collect();
            liked.sort_by(|a, b| b.1.total_cmp(&a.1));
            liked.truncate(4);
            crate::train::Explained {
                clause: view.text.replace(view::READER, "Ⓡ").replace(view::COUNTER, "Ⓒ"),
                score: is_clause(&view).then_some(judged.score),
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
