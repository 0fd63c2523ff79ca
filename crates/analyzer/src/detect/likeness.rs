//! How much a clause resembles examples: the cosine between their marks, rare marks counting more than common ones.

use std::collections::BTreeMap;

use super::{features::Features, wire::Bytes};

/// Examples that are compared at a time.
const LANES: usize = 16;
/// Marks of a rule that are kept, the heaviest.
const PROFILE: usize = 800;
/// Weight of a mark in a profile is kept in thousandths.
const PROFILE_UNIT: f32 = 1000.0;
/// Terms found in more than one of this many examples are dropped, as stop words are.
#[cfg(feature = "train")]
const COMMON: usize = 50;
/// Rarity is kept in this part of a natural logarithm.
#[cfg(feature = "train")]
const RARITY_UNIT: f64 = 24.0;
/// What a mark counts that only rules loaded beside the built-in ones use.
const UNHEARD_OF: u8 = 240;

/// The inverse document frequency (idf) of each term, or mark: one plus the logarithm of one in how many examples has it, in
/// whole steps, so that sums are exact; zero for terms that no example has.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Rarity(Vec<u8>);

impl Rarity {
    #[cfg(feature = "train")]
    pub(crate) fn of<'f>(examples: impl Iterator<Item = &'f Features>, marks: usize) -> Rarity {
        let (mut counts, mut total) = (vec![0u32; marks], 0u32);
        for features in examples {
            total += 1;
            features.marks().for_each(|mark| counts[mark] += 1);
        }
        let weigh = |count: u32| match count {
            0 => 0,
            _ => ((1.0 + (f64::from(1 + total) / f64::from(1 + count)).ln()) * RARITY_UNIT).round().min(255.0) as u8,
        };
        Rarity(counts.into_iter().map(weigh).collect())
    }

    pub(crate) fn blank(marks: usize) -> Rarity {
        Rarity(vec![0; marks])
    }

    /// Makes the marks of `features` count that no built-in example has.
    pub(crate) fn learn(&mut self, features: &Features) {
        features.marks().filter(|&mark| self.0[mark] == 0).collect::<Vec<_>>().into_iter().for_each(|mark| {
            self.0[mark] = UNHEARD_OF;
        });
    }

    /// The marks of `features` that count, and the length of the vector they make.
    fn weigh(&self, features: &Features) -> (Vec<(usize, u32)>, f32) {
        let marks: Vec<(usize, u32)> =
            features.marks().map(|mark| (mark, u32::from(self.0[mark]))).filter(|&(_, weight)| weight > 0).collect();
        let length = marks.iter().map(|(_, weight)| weight * weight).sum::<u32>();
        (marks, (length.max(1) as f32).sqrt())
    }

    #[cfg(feature = "train")]
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend(&self.0);
    }

    pub(crate) fn read(from: &mut Bytes<'_>, marks: usize) -> Option<Rarity> {
        Some(Rarity(from.take(marks)?.to_vec()))
    }
}

/// What the firing examples of one rule have in common: their middle, as marks with their weight, by ascending number.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Profile(Vec<(u32, u8)>);

impl Profile {
    pub(crate) fn of(examples: &[Features], rarity: &Rarity) -> Profile {
        let mut middle: BTreeMap<usize, f64> = BTreeMap::new();
        for features in examples {
            let (marks, length) = rarity.weigh(features);
            for (mark, weight) in marks {
                *middle.entry(mark).or_default() += f64::from(weight) / f64::from(length);
            }
        }
        let length = middle.values().map(|weight| weight * weight).sum::<f64>().sqrt();
        let mut weights: Vec<(usize, f64)> = middle.into_iter().map(|(mark, weight)| (mark, weight / length)).collect();
        weights.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        weights.truncate(PROFILE);
        let mut profile: Vec<(u32, u8)> = weights
            .into_iter()
            .map(|(mark, weight)| (mark as u32, (weight * f64::from(PROFILE_UNIT)).round().min(255.0) as u8))
            .collect();
        profile.sort_unstable();
        Profile(profile)
    }

    #[cfg(feature = "train")]
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend((self.0.len() as u32).to_le_bytes());
        for (mark, weight) in &self.0 {
            out.extend(mark.to_le_bytes());
            out.push(*weight);
        }
    }

    pub(crate) fn read(from: &mut Bytes<'_>, marks: usize) -> Option<Profile> {
        let count = from.count()?;
        let entry = |_| {
            let mark = u32::try_from(from.count()?).ok()?;
            ((mark as usize) < marks).then_some((mark, from.take(1)?[0]))
        };
        (0..count).map(entry).collect::<Option<Vec<_>>>().map(Profile)
    }
}

/// The profiles of all rules, by mark, so that a clause is compared with every rule at once.
#[derive(Clone, Debug)]
pub(crate) struct Profiles {
    rules: Vec<String>,
    starts: Vec<u32>,
    entries: Vec<(u16, u8)>,
}

impl Profiles {
    pub(crate) fn new(profiles: &BTreeMap<String, Profile>, marks: usize) -> Profiles {
        let mut starts = vec![0u32; marks + 1];
        for (mark, _) in profiles.values().flat_map(|profile| &profile.0) {
            starts[*mark as usize + 1] += 1;
        }
        for mark in 0..marks {
            starts[mark + 1] += starts[mark];
        }
        let mut next = starts.clone();
        let mut entries = vec![(0u16, 0u8); starts[marks] as usize];
        for (rule, profile) in profiles.values().enumerate() {
            for &(mark, weight) in &profile.0 {
                let place = &mut next[mark as usize];
                entries[*place as usize] = (rule as u16, weight);
                *place += 1;
            }
        }
        Profiles { rules: profiles.keys().cloned().collect(), starts, entries }
    }

    /// The number of a rule in what [`Profiles::likeness`] answers.
    pub(crate) fn place(&self, rule: &str) -> Option<usize> {
        self.rules.binary_search_by(|known| known.as_str().cmp(rule)).ok()
    }

    /// How much `features` resemble every rule, from 0 to 1.
    pub(crate) fn likeness(&self, features: &Features, rarity: &Rarity) -> Vec<f32> {
        let (marks, length) = rarity.weigh(features);
        let mut sums = vec![0u32; self.rules.len()];
        for (mark, weight) in marks {
            for &(rule, share) in &self.entries[self.starts[mark] as usize..self.starts[mark + 1] as usize] {
                sums[usize::from(rule)] += weight * u32::from(share);
            }
        }
        sums.into_iter().map(|sum| sum as f32 / (length * PROFILE_UNIT)).collect()
    }
}

/// Scratch space for looking for the nearest examples: a sum for each place that one can have, all zero before and after.
#[derive(Default)]
pub(crate) struct Room(Vec<i32>);

/// Places that examples can have.
const PLACES: usize = 1 << u16::BITS;

/// All examples as an inverted index, by term, so that the nearest neighbours are found without comparing with each.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Neighbours {
    /// By example: the length of its vector, below zero if it is lawful, and its place.
    #[cfg(feature = "train")]
    examples: Vec<(f32, u16)>,
    /// By place: the reciprocal of the length, because multiplying is faster than dividing. Problems have the first places,
    /// lawful examples the others, so that each kind is looked through alone; zeros fill the last lanes of both.
    shares: Vec<f32>,
    /// The first place of a lawful example.
    lawful: usize,
    starts: Vec<u32>,
    /// By mark, from its start: the places of the examples that have it.
    entries: Vec<u16>,
}

impl Neighbours {
    #[cfg(feature = "train")]
    pub(crate) fn of(examples: &[(&Features, bool)], rarity: &Rarity) -> Neighbours {
        let mut lists: Vec<Vec<u16>> = vec![Vec::new(); rarity.0.len()];
        let mut lengths = Vec::new();
        for (number, (features, problem)) in examples.iter().enumerate() {
            let (_, length) = rarity.weigh(features);
            lengths.push(if *problem { length } else { -length });
            features.marks().for_each(|mark| lists[mark].push(number as u16));
        }
        let (mut starts, mut entries) = (vec![0u32], Vec::new());
        for list in lists {
            if list.len() * COMMON <= examples.len() {
                entries.extend(list);
            }
            starts.push(entries.len() as u32);
        }
        Neighbours::with(lengths, starts, entries)
    }

    /// Of examples with their `lengths`, and by mark, from its start, the numbers of those that have it.
    fn with(lengths: Vec<f32>, starts: Vec<u32>, mut entries: Vec<u16>) -> Neighbours {
        assert!(lengths.len() + 2 * LANES <= PLACES, "every example has a place");
        let mut shares: Vec<f32> = Vec::new();
        let mut places = vec![0; lengths.len()];
        let mut lawful = 0;
        for is_problem in [true, false] {
            lawful = shares.len();
            for (place, length) in places.iter_mut().zip(&lengths).filter(|(_, length)| (**length > 0.0) == is_problem)
            {
                *place = shares.len() as u16;
                shares.push(length.abs().recip());
            }
            shares.resize(shares.len().next_multiple_of(LANES), 0.0);
        }
        entries.iter_mut().for_each(|entry| *entry = places[usize::from(*entry)]);
        Neighbours {
            #[cfg(feature = "train")]
            examples: lengths.into_iter().zip(places).collect(),
            shares,
            lawful,
            starts,
            entries,
        }
    }

    pub(crate) fn blank(marks: usize) -> Neighbours {
        Neighbours::with(Vec::new(), vec![0; marks + 1], Vec::new())
    }

    /// The nearest-neighbour margin: the cosine similarity to the nearest problem less that to the nearest lawful example.
    /// `room` is scratch space that the caller keeps.
    pub(crate) fn lean(&self, features: &Features, rarity: &Rarity, room: &mut Room) -> f32 {
        let (marks, length) = rarity.weigh(features);
        room.0.resize(PLACES, 0);
        // A place is a number of 16 bits, and there are as many sums: none is looked up beyond them.
        let Some(sums) = room.0.first_chunk_mut::<PLACES>() else { return 0.0 };
        // Where the lists stand is looked up first, because look-ups that do not wait for one another overlap.
        let list = |(mark, weight): &(usize, u32)| {
            let examples = &self.entries[self.starts[*mark] as usize..self.starts[*mark + 1] as usize];
            (examples, (weight * weight) as i32)
        };
        let lists: Vec<(&[u16], i32)> = marks.iter().map(list).collect();
        for (examples, square) in lists {
            for &example in examples {
                sums[usize::from(example)] += square;
            }
        }
        let ((problems, lawful), (of_problems, of_lawful)) =
            (sums.split_at_mut(self.lawful), self.shares.split_at(self.lawful));
        (nearest(problems, of_problems) - nearest(lawful, of_lawful)) / length
    }

    #[cfg(feature = "train")]
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend((self.examples.len() as u32).to_le_bytes());
        out.extend(self.examples.iter().flat_map(|(length, _)| length.to_le_bytes()));
        out.extend(self.starts.windows(2).flat_map(|pair| ((pair[1] - pair[0]) as u16).to_le_bytes()));
        let mut at = vec![0u16; self.shares.len()];
        for (example, (_, place)) in (0..).zip(&self.examples) {
            at[usize::from(*place)] = example;
        }
        out.extend(self.entries.iter().flat_map(|place| at[usize::from(*place)].to_le_bytes()));
    }

    pub(crate) fn read(from: &mut Bytes<'_>, marks: usize) -> Option<Neighbours> {
        let examples = from.count()?;
        let lengths = (0..examples).map(|_| from.float()).collect::<Option<Vec<f32>>>()?;
        let mut starts = vec![0u32];
        let mut end = 0u32;
        for count in from.take(2 * marks)?.chunks_exact(2) {
            end += u32::from(u16::from_le_bytes([count[0], count[1]]));
            starts.push(end);
        }
        let entries: Vec<u16> = from
            .take(2 * end as usize)?
            .chunks_exact(2)
            .map(|example| u16::from_le_bytes([example[0], example[1]]))
            .collect();
        let have_places = examples + 2 * LANES <= PLACES;
        let known = have_places && entries.iter().all(|&example| usize::from(example) < examples);
        known.then(|| Neighbours::with(lengths, starts, entries))
    }
}

/// The largest of `sums`, each times its share, or zero; leaves zeros behind.
fn nearest(sums: &mut [i32], shares: &[f32]) -> f32 {
    // In lanes, because the compiler works on several numbers at once only where their order does not matter.
    let mut nearest = [0f32; LANES];
    for (sums, shares) in sums.as_chunks_mut::<LANES>().0.iter_mut().zip(shares.as_chunks::<LANES>().0) {
        let sums = std::mem::take(sums);
        for lane in 0..LANES {
            let near = sums[lane] as f32 * shares[lane];
            nearest[lane] = if near > nearest[lane] { near } else { nearest[lane] };
        }
    }
    nearest.into_iter().fold(0.0, f32::max)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const MARKS: usize = 8;

    fn features(marks: &[u32]) -> Features {
        Features {
            #[cfg(feature = "train")]
            concepts: Default::default(),
            signs: Vec::new(),
            runs: marks.to_vec(),
            operative: false,
            own_doing: false,
        }
    }

    fn marks() -> impl Strategy<Value = Vec<u32>> {
        prop::collection::btree_set(0..MARKS as u32, 0..MARKS).prop_map(|marks| marks.into_iter().collect())
    }

    proptest! {
        /// The margin of the index is that of a comparison with each example, and leaves the scratch space as it was.
        #[test]
        fn the_nearest_are_found_without_comparing_with_each(
            rarity in prop::collection::vec(0u8.., MARKS),
            examples in prop::collection::vec((marks(), any::<bool>()), 0..40),
            clauses in prop::collection::vec(marks(), 1..4),
        ) {
            let rarity = Rarity(rarity);
            let mut lists: Vec<Vec<u16>> = vec![Vec::new(); MARKS];
            let mut lengths = Vec::new();
            for (number, (marks, is_problem)) in (0u16..).zip(&examples) {
                let (_, length) = rarity.weigh(&features(marks));
                lengths.push(if *is_problem { length } else { -length });
                marks.iter().for_each(|mark| lists[*mark as usize].push(number));
            }
            let starts = std::iter::once(0).chain(lists.iter().scan(0, |end, list| {
                *end += list.len() as u32;
                Some(*end)
            }));
            let neighbours = Neighbours::with(lengths, starts.collect(), lists.concat());
            let mut room = Room::default();
            for clause in clauses {
                let (weights, length) = rarity.weigh(&features(&clause));
                let nearest = |kind: bool| {
                    let of_kind = examples.iter().filter(|(_, is_problem)| *is_problem == kind);
                    let cosines = of_kind.map(|(marks, _)| {
                        let shared = weights.iter().filter(|(mark, _)| marks.contains(&(*mark as u32)));
                        let sum: u32 = shared.map(|(_, weight)| weight * weight).sum();
                        sum as f32 * rarity.weigh(&features(marks)).1.recip()
                    });
                    cosines.fold(0.0, f32::max)
                };
                let margin = (nearest(true) - nearest(false)) / length;
                prop_assert_eq!(neighbours.lean(&features(&clause), &rarity, &mut room), margin);
                prop_assert!(room.0.iter().all(|sum| *sum == 0));
            }
        }
    }
}
