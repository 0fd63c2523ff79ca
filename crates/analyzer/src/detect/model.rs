//! What the rules' examples taught: how much each feature of a clause speaks for a problem, and for which one.
//!
//! A linear model, so that every judgement can be taken apart into the features that made it. It is trained by
//! `cargo xtask train` from the examples in the rule files and nothing else, with plain arithmetic in a fixed order:
//! the same examples give the same bytes on every machine.

use std::collections::BTreeMap;

use super::features::{Features, RUNS, pair};

/// How much runs, signs and pairs count beside one another.
pub(crate) const RUN_SCALE: f32 = 5.0;
pub(crate) const SIGN_SCALE: f32 = 0.8;
pub(crate) const PAIR_SCALE: f32 = 0.2;
/// Features a rule's profile keeps.
pub(crate) const PROFILE: usize = 240;

/// What a rule's firing examples have in common: features with their weight, by ascending number. Runs first, signs
/// behind them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Profile(pub(crate) Vec<(u32, u8)>);

/// The trained model.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Model {
    pub(crate) bias: f32,
    pub(crate) signs: Vec<f32>,
    pub(crate) pairs: Vec<f32>,
    /// Weight of a run is `runs[number] * run_unit`.
    pub(crate) runs: Vec<i8>,
    pub(crate) run_unit: f32,
    /// By rule id.
    pub(crate) profiles: BTreeMap<String, Profile>,
}

impl Model {
    /// The models for contracts and policies that come with the crate; `None` if they were taught with a vocabulary
    /// that does not have `signs` signs.
    pub(crate) fn builtin(signs: usize) -> Option<[Model; 2]> {
        let contract = Model::from_bytes(include_bytes!("../generated/contract.model"))?;
        let policy = Model::from_bytes(include_bytes!("../generated/policy.model"))?;
        [&contract, &policy].iter().all(|model| model.signs.len() == signs).then_some([contract, policy])
    }

    /// A model that sees a problem nowhere.
    pub(crate) fn blank(signs: usize) -> Model {
        Model {
            bias: -1.0,
            signs: vec![0.0; signs],
            pairs: vec![0.0; signs * (signs + 1) / 2],
            runs: vec![0; RUNS],
            run_unit: 0.0,
            profiles: BTreeMap::new(),
        }
    }

    /// How much `features` speak for a problem: above zero is more likely than not.
    pub(crate) fn score(&self, features: &Features) -> f32 {
        let runs: i32 = features.runs.iter().map(|&run| i32::from(self.runs[run as usize])).sum();
        let spread = (features.runs.len().max(1) as f32).sqrt();
        let signs: f32 = features.signs.iter().map(|&sign| self.signs[usize::from(sign)]).sum();
        let pairs: f32 = pairs(&features.signs).map(|pair| self.pairs[pair]).sum();
        self.bias + runs as f32 * self.run_unit * RUN_SCALE / spread + signs * SIGN_SCALE + pairs * PAIR_SCALE
    }

    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX).to_le_bytes();
        out.extend(b"BHM1");
        out.extend(self.bias.to_le_bytes());
        out.extend(self.run_unit.to_le_bytes());
        out.extend(count(self.signs.len()));
        out.extend(self.signs.iter().flat_map(|w| w.to_le_bytes()));
        out.extend(self.pairs.iter().flat_map(|w| w.to_le_bytes()));
        out.extend(self.runs.iter().map(|w| w.to_le_bytes()[0]));
        out.extend(count(self.profiles.len()));
        for (rule, profile) in &self.profiles {
            out.extend(count(rule.len()));
            out.extend(rule.as_bytes());
            out.extend(count(profile.0.len()));
            for (feature, weight) in &profile.0 {
                out.extend(feature.to_le_bytes());
                out.push(*weight);
            }
        }
        out
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Model> {
        let mut from = Bytes(bytes.strip_prefix(b"BHM1")?);
        let bias = from.float()?;
        let run_unit = from.float()?;
        let count = from.count()?;
        let signs = (0..count).map(|_| from.float()).collect::<Option<Vec<f32>>>()?;
        let pairs = (0..count * (count + 1) / 2).map(|_| from.float()).collect::<Option<Vec<f32>>>()?;
        let runs = from.take(RUNS)?.iter().map(|&byte| i8::from_le_bytes([byte])).collect();
        let mut profiles = BTreeMap::new();
        for _ in 0..from.count()? {
            let length = from.count()?;
            let rule = String::from_utf8(from.take(length)?.to_vec()).ok()?;
            let features = from.count()?;
            let profile = (0..features)
                .map(|_| Some((u32::try_from(from.count()?).ok()?, from.take(1)?[0])))
                .collect::<Option<Vec<_>>>()?;
            profiles.insert(rule, Profile(profile));
        }
        Some(Model { bias, signs, pairs, runs, run_unit, profiles })
    }
}

impl Profile {
    /// The features that are more frequent in `hits` than `everywhere`, the strongest of them, to unit length.
    pub(crate) fn of(hits: &[Features], everywhere: &BTreeMap<u32, f64>) -> Profile {
        let mut weights: Vec<(u32, f64)> = shares(hits.iter())
            .into_iter()
            .map(|(feature, share)| (feature, share - everywhere.get(&feature).copied().unwrap_or(0.0)))
            .filter(|&(_, weight)| weight > 0.0)
            .collect();
        weights.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        weights.truncate(PROFILE);
        // To unit length, so that rules with uniform examples are not preferred.
        let length = weights.iter().map(|(_, weight)| weight * weight).sum::<f64>().sqrt();
        let mut profile: Vec<(u32, u8)> = weights
            .into_iter()
            .map(|(feature, weight)| (feature, (weight / length * 600.0).min(255.0) as u8))
            .collect();
        profile.sort_unstable();
        Profile(profile)
    }

    /// How much of the profile the clause shows, independent of its length.
    pub(crate) fn likeness(&self, features: &Features) -> f32 {
        let mut sum = 0u32;
        let mut mine = self.0.iter().peekable();
        let signs = features.signs.iter().map(|&sign| RUNS as u32 + u32::from(sign));
        for feature in features.runs.iter().copied().chain(signs) {
            while mine.peek().is_some_and(|(number, _)| *number < feature) {
                mine.next();
            }
            if let Some(&&(number, weight)) = mine.peek()
                && number == feature
            {
                sum += u32::from(weight);
            }
        }
        sum as f32 / (features.runs.len().max(16) as f32).sqrt()
    }
}

/// In which share of the clauses each feature occurs.
pub(crate) fn shares<'f>(clauses: impl Iterator<Item = &'f Features>) -> BTreeMap<u32, f64> {
    let (mut counts, mut total) = (BTreeMap::<u32, u32>::new(), 0u32);
    for features in clauses {
        total += 1;
        let signs = features.signs.iter().map(|&sign| RUNS as u32 + u32::from(sign));
        for feature in features.runs.iter().copied().chain(signs) {
            *counts.entry(feature).or_default() += 1;
        }
    }
    counts.into_iter().map(|(feature, count)| (feature, f64::from(count) / f64::from(total.max(1)))).collect()
}

/// The numbers of all pairs of different signs.
pub(crate) fn pairs(signs: &[u16]) -> impl Iterator<Item = usize> {
    signs.iter().enumerate().flat_map(move |(at, &a)| signs[at + 1..].iter().map(move |&b| pair(a, b)))
}

struct Bytes<'b>(&'b [u8]);

impl<'b> Bytes<'b> {
    fn take(&mut self, count: usize) -> Option<&'b [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn word(&mut self) -> Option<[u8; 4]> {
        self.take(4)?.try_into().ok()
    }

    fn count(&mut self) -> Option<usize> {
        self.word().map(|word| u32::from_le_bytes(word) as usize)
    }

    fn float(&mut self) -> Option<f32> {
        self.word().map(f32::from_le_bytes)
    }
}
