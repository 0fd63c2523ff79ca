//! What the rules' examples taught: how much each feature of a clause speaks for a problem, and for which one.
//!
//! A linear model and the examples themselves, so that every judgement can be taken apart into the features that made it
//! and the example that came nearest. It is trained by `cargo xtask train` from the examples in the rule files and nothing
//! else, with plain arithmetic in a fixed order: the same examples give the same bytes on every machine.

use std::collections::BTreeMap;

use super::{
    features::{Features, RUNS, SHORT_RUNS, pair},
    likeness::{Neighbours, Profile, Rarity, Room},
    wire::Bytes,
};

/// How much runs, signs and pairs count beside one another.
pub(crate) const RUN_SCALE: f32 = 5.0;
pub(crate) const SIGN_SCALE: f32 = 0.8;
pub(crate) const PAIR_SCALE: f32 = 0.2;
/// What the nearest examples count beside the weights.
const LEAN_SCALE: f32 = 4.0;
/// Where the weights speak as clearly as this against a problem, the nearest examples cannot turn the judgement.
const HOPELESS: f32 = -1.6;

/// First bytes of a model file, with its version.
const MAGIC: &[u8] = b"BHM2";

/// The trained model.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Model {
    pub(crate) bias: f32,
    pub(crate) signs: Vec<f32>,
    pub(crate) pairs: Vec<f32>,
    /// Weight of a run is `runs[number] * run_unit`.
    pub(crate) runs: Vec<i8>,
    pub(crate) run_unit: f32,
    pub(crate) rarity: Rarity,
    pub(crate) neighbours: Neighbours,
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
            rarity: Rarity::blank(SHORT_RUNS + signs),
            neighbours: Neighbours::blank(SHORT_RUNS + signs),
            profiles: BTreeMap::new(),
        }
    }

    /// How many marks there are.
    pub(crate) fn marks(&self) -> usize {
        SHORT_RUNS + self.signs.len()
    }

    /// How much `features` speak for a problem: above zero is more likely than not. `room` is scratch space.
    pub(crate) fn score(&self, features: &Features, room: &mut Room) -> f32 {
        let weighed = self.weighed(features);
        if weighed < HOPELESS {
            return weighed;
        }
        weighed + LEAN_SCALE * self.neighbours.lean(features, &self.rarity, room)
    }

    /// What the weights alone say.
    fn weighed(&self, features: &Features) -> f32 {
        let runs: i32 = features.runs.iter().map(|&run| i32::from(self.runs[run as usize])).sum();
        let spread = (features.runs.len().max(1) as f32).sqrt();
        let signs: f32 = features.signs.iter().map(|&sign| self.signs[usize::from(sign)]).sum();
        let pairs: f32 = pairs(&features.signs).map(|pair| self.pairs[pair]).sum();
        self.bias + runs as f32 * self.run_unit * RUN_SCALE / spread + signs * SIGN_SCALE + pairs * PAIR_SCALE
    }

    #[cfg(feature = "train")]
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX).to_le_bytes();
        out.extend(MAGIC);
        out.extend(self.bias.to_le_bytes());
        out.extend(self.run_unit.to_le_bytes());
        out.extend(count(self.signs.len()));
        out.extend(self.signs.iter().flat_map(|w| w.to_le_bytes()));
        out.extend(self.pairs.iter().flat_map(|w| w.to_le_bytes()));
        out.extend(self.runs.iter().map(|w| w.to_le_bytes()[0]));
        self.rarity.write(&mut out);
        self.neighbours.write(&mut out);
        out.extend(count(self.profiles.len()));
        for (rule, profile) in &self.profiles {
            out.extend(count(rule.len()));
            out.extend(rule.as_bytes());
            profile.write(&mut out);
        }
        out
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Model> {
        let mut from = Bytes(bytes.strip_prefix(MAGIC)?);
        let bias = from.float()?;
        let run_unit = from.float()?;
        let count = from.count()?;
        let marks = SHORT_RUNS + count;
        let signs = (0..count).map(|_| from.float()).collect::<Option<Vec<f32>>>()?;
        let pairs = (0..count * (count + 1) / 2).map(|_| from.float()).collect::<Option<Vec<f32>>>()?;
        let runs = from.take(RUNS)?.iter().map(|&byte| i8::from_le_bytes([byte])).collect();
        let rarity = Rarity::read(&mut from, marks)?;
        let neighbours = Neighbours::read(&mut from, marks)?;
        let mut profiles = BTreeMap::new();
        for _ in 0..from.count()? {
            let length = from.count()?;
            let rule = String::from_utf8(from.take(length)?.to_vec()).ok()?;
            profiles.insert(rule, Profile::read(&mut from, marks)?);
        }
        Some(Model { bias, signs, pairs, runs, run_unit, rarity, neighbours, profiles })
    }
}

/// The numbers of all pairs of different signs.
pub(crate) fn pairs(signs: &[u16]) -> impl Iterator<Item = usize> {
    signs.iter().enumerate().flat_map(move |(at, &a)| signs[at + 1..].iter().map(move |&b| pair(a, b)))
}
