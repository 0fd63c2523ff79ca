//! Teaches the models from the rules' examples. Plain arithmetic in a fixed order; no randomness but a fixed sequence.

use std::collections::BTreeMap;

use baihua_kb::{Card, Kb};

use super::{
    family_of,
    features::{Features, RUNS, SHORT_RUNS},
    likeness::{Neighbours, Profile, Rarity},
    model::{Model, PAIR_SCALE, RUN_SCALE, SIGN_SCALE, pairs},
    view::View,
    vocabulary::Vocabulary,
};
use crate::read::parties::Parties;

/// Rounds over all examples.
const ROUNDS: usize = 60;
/// How dearly a wrong example is paid for, and one for another kind of document: drafters of contracts and of policies
/// take away in much the same words, so each model learns a little from the other's examples.
const COST: f64 = 0.3;
const COST_OF_OTHERS: f64 = 0.06;

/// An example: what it is made of, whether it is a problem, and in which kind of document (`None`: in any).
struct Lesson {
    features: Features,
    problem: bool,
    card: Option<Card>,
}

impl Lesson {
    fn is_for(&self, card: Card) -> bool {
        self.card.is_none_or(|own| own == card)
    }
}

/// What is known of one rule: its firing examples and what it says about itself.
struct Described {
    rule: String,
    card: Card,
    features: Vec<Features>,
}

/// Teaches a model for each of `cards` from the examples of `kb`.
pub(crate) fn train<const N: usize>(kb: &Kb, vocabulary: &Vocabulary, cards: [Card; N]) -> [Model; N] {
    let (lessons, rules) = lessons(kb, vocabulary, &cards);
    cards.map(|card| {
        let signs = Features::signs(vocabulary);
        let own: Vec<(&Features, bool)> = lessons
            .iter()
            .filter(|lesson| lesson.is_for(card))
            .map(|lesson| (&lesson.features, lesson.problem))
            .collect();
        let rarity = Rarity::of(own.iter().map(|(features, _)| *features), SHORT_RUNS + signs);
        let mut model = weigh(&lessons, card, signs);
        model.neighbours = Neighbours::of(&own, &rarity);
        model.profiles = rules
            .iter()
            .filter(|rule| rule.card == card)
            .map(|rule| (rule.rule.clone(), Profile::of(&rule.features, &rarity)))
            .collect::<BTreeMap<_, _>>();
        model.rarity = rarity;
        model
    })
}

fn lessons(kb: &Kb, vocabulary: &Vocabulary, cards: &[Card]) -> (Vec<Lesson>, Vec<Described>) {
    let (mut lessons, mut described) = (Vec::new(), Vec::new());
    for &card in cards {
        for rule in kb.rules(card).iter().filter(|rule| rule.is_learnt()) {
            let family = family_of(kb, &rule.id, card);
            let Some(examples) = kb.examples(&rule.id) else { continue };
            let features = |text: &str, party: Option<&str>| {
                Features::new(&View::new(text, &Parties::of_example(family, kb, party)), vocabulary)
            };
            let mut about = Vec::new();
            for (example, problem) in
                examples.hits.iter().map(|hit| (hit, true)).chain(examples.misses.iter().map(|miss| (miss, false)))
            {
                let features = features(&example.text, example.party.as_deref());
                if problem {
                    about.push(features.clone());
                }
                lessons.push(Lesson { features, problem, card: Some(card) });
            }
            for text in [&rule.finding, &rule.consequence, &rule.name] {
                about.push(features(&text.replace("{party}", "乙方").replace("{counter}", "甲方"), None));
            }
            described.push(Described { rule: rule.id.to_string(), card, features: about });
        }
    }
    for (family, text) in kb.fair_sentences() {
        let card = match family {
            "common" => None,
            "policy" => Some(Card::Policy),
            _ => Some(Card::Contract),
        };
        let family = kb.families().iter().find(|known| known.id == family);
        let view = View::new(text, &Parties::of_example(family, kb, None));
        lessons.push(Lesson { features: Features::new(&view, vocabulary), problem: false, card });
    }
    (lessons, described)
}

/// A support vector machine with squared hinge loss, by dual coordinate descent (Hsieh and others, ICML 2008).
fn weigh(lessons: &[Lesson], card: Card, signs: usize) -> Model {
    let pair_count = signs * (signs + 1) / 2;
    let mut weights = vec![0f64; 1 + signs + pair_count + RUNS];
    // One row of (place, value) per lesson.
    let rows: Vec<Vec<(u32, f32)>> = lessons
        .iter()
        .map(|lesson| {
            let features = &lesson.features;
            let spread = RUN_SCALE / (features.runs.len().max(1) as f32).sqrt();
            let mut row = vec![(0, 1.0)];
            row.extend(features.signs.iter().map(|&sign| (1 + u32::from(sign), SIGN_SCALE)));
            row.extend(pairs(&features.signs).map(|pair| ((1 + signs + pair) as u32, PAIR_SCALE)));
            row.extend(features.runs.iter().map(|&run| ((1 + signs + pair_count) as u32 + run, spread)));
            row
        })
        .collect();
    let diagonals: Vec<f64> =
        lessons.iter().map(|lesson| 1.0 / (2.0 * if lesson.is_for(card) { COST } else { COST_OF_OTHERS })).collect();
    let square = |row: &[(u32, f32)]| row.iter().map(|&(_, x)| f64::from(x) * f64::from(x)).sum::<f64>();
    let norms: Vec<f64> = rows.iter().zip(&diagonals).map(|(row, diagonal)| square(row) + diagonal).collect();
    let mut alphas = vec![0f64; lessons.len()];
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    for _ in 0..ROUNDS {
        for at in (1..order.len()).rev() {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            order.swap(at, (seed >> 33) as usize % (at + 1));
        }
        for &lesson in &order {
            let y = if lessons[lesson].problem { 1.0 } else { -1.0 };
            let row = &rows[lesson];
            let margin = y * row.iter().map(|&(place, x)| weights[place as usize] * f64::from(x)).sum::<f64>();
            let gradient = margin - 1.0 + alphas[lesson] * diagonals[lesson];
            let alpha = (alphas[lesson] - gradient / norms[lesson]).max(0.0);
            let step = (alpha - alphas[lesson]) * y;
            if step != 0.0 {
                alphas[lesson] = alpha;
                for &(place, x) in row {
                    weights[place as usize] += step * f64::from(x);
                }
            }
        }
    }
    let runs = &weights[1 + signs + pair_count..];
    let largest = runs.iter().fold(0f64, |most, w| most.max(w.abs())).max(f64::MIN_POSITIVE);
    let unit = largest / 127.0;
    Model {
        bias: weights[0] as f32,
        signs: weights[1..=signs].iter().map(|&w| w as f32).collect(),
        pairs: weights[1 + signs..1 + signs + pair_count].iter().map(|&w| w as f32).collect(),
        runs: runs.iter().map(|w| (w / unit).round() as i8).collect(),
        run_unit: unit as f32,
        ..Model::blank(signs)
    }
}
