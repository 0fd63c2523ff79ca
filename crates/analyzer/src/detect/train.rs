//! Teaches the model from the rules' examples. Plain arithmetic in a fixed order; no randomness but a fixed sequence.

use std::collections::BTreeMap;

use baihua_kb::{Card, Kb};

use super::{
    family_of,
    features::{Features, RUNS},
    model::{Model, PAIR_SCALE, Profile, RUN_SCALE, SIGN_SCALE, pairs, shares},
    view::View,
    vocabulary::Vocabulary,
};
use crate::read::parties::Parties;

/// Rounds over all examples.
const ROUNDS: usize = 60;
/// How dearly a wrong example is paid for.
const COST: f64 = 1.0;

/// An example: what it is made of, and whether it is a problem.
struct Lesson {
    features: Features,
    problem: bool,
}

/// Teaches a model from the examples of `kb` for `card`.
pub(crate) fn train(kb: &Kb, vocabulary: &Vocabulary, card: Card) -> Model {
    let signs = Features::signs(vocabulary);
    let mut lessons = Vec::new();
    let mut profiles = BTreeMap::new();
    let mut by_rule: Vec<(String, Vec<Features>)> = Vec::new();
    for rule in kb.rules(card).iter().filter(|rule| rule.is_learnt()) {
        let family = family_of(kb, &rule.id, card);
        let Some(examples) = kb.examples(&rule.id) else { continue };
        let features = |text: &str, party: Option<&str>| {
            Features::new(&View::new(text, &Parties::of_example(family, kb, party)), vocabulary)
        };
        let hits: Vec<Features> = examples.hits.iter().map(|hit| features(&hit.text, hit.party.as_deref())).collect();
        lessons.extend(hits.iter().map(|hit| Lesson { features: hit.clone(), problem: true }));
        lessons.extend(
            examples
                .misses
                .iter()
                .map(|miss| Lesson { features: features(&miss.text, miss.party.as_deref()), problem: false }),
        );
        // What the rule says about itself belongs to its profile as well.
        let mut described = hits;
        for text in [&rule.finding, &rule.consequence, &rule.name] {
            described.push(features(&text.replace("{party}", "乙方").replace("{counter}", "甲方"), None));
        }
        by_rule.push((rule.id.to_string(), described));
    }
    for (family, text) in kb.fair_sentences() {
        if (family == "policy") != (card == Card::Policy) && family != "common" {
            continue;
        }
        let family = kb.families().iter().find(|known| known.id == family);
        let view = View::new(text, &Parties::of_example(family, kb, None));
        lessons.push(Lesson { features: Features::new(&view, vocabulary), problem: false });
    }
    let everywhere = shares(by_rule.iter().flat_map(|(_, hits)| hits));
    for (rule, hits) in &by_rule {
        profiles.insert(rule.clone(), Profile::of(hits, &everywhere));
    }
    let mut model = gate(&lessons, signs);
    model.profiles = profiles;
    model
}

/// A support vector machine with squared hinge loss, by dual coordinate descent (Hsieh and others, ICML 2008).
fn gate(lessons: &[Lesson], signs: usize) -> Model {
    let pair_count = signs * (signs + 1) / 2;
    let mut weights = vec![0f64; 1 + signs + pair_count + RUNS];
    // One row of (place, value) per lesson.
    let rows: Vec<Vec<(usize, f64)>> = lessons
        .iter()
        .map(|lesson| {
            let features = &lesson.features;
            let spread = f64::from(RUN_SCALE) / (features.runs.len().max(1) as f64).sqrt();
            let mut row = vec![(0, 1.0)];
            row.extend(features.signs.iter().map(|&sign| (1 + usize::from(sign), f64::from(SIGN_SCALE))));
            row.extend(pairs(&features.signs).map(|pair| (1 + signs + pair, f64::from(PAIR_SCALE))));
            row.extend(features.runs.iter().map(|&run| (1 + signs + pair_count + run as usize, spread)));
            row
        })
        .collect();
    let diagonal = 1.0 / (2.0 * COST);
    let norms: Vec<f64> = rows.iter().map(|row| row.iter().map(|(_, x)| x * x).sum::<f64>() + diagonal).collect();
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
            let margin = y * row.iter().map(|&(place, x)| weights[place] * x).sum::<f64>();
            let gradient = margin - 1.0 + alphas[lesson] * diagonal;
            let alpha = (alphas[lesson] - gradient / norms[lesson]).max(0.0);
            let step = (alpha - alphas[lesson]) * y;
            if step != 0.0 {
                alphas[lesson] = alpha;
                for &(place, x) in row {
                    weights[place] += step * x;
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
        profiles: BTreeMap::new(),
    }
}
