//! How alike two passages are, and which of many are worth comparing: pairs of neighbouring characters, counted.

use rustc_hash::FxHashMap;

/// A pair of characters that more passages of one side hold tells nothing: 甲方 stands everywhere.
const COMMON: usize = 24;
/// Two passages that share fewer than one in so many telling pairs of the shorter one are not compared.
const SHARED: usize = 10;

/// The pairs of neighbouring characters of a passage, sorted, repeats included.
pub(super) struct Grams(Vec<u64>);

impl Grams {
    /// Those of folded characters. A passage of one character has a pair of its own.
    pub(super) fn new(words: &[char]) -> Grams {
        let pair = |a: char, b: char| u64::from(u32::from(a)) << 32 | u64::from(u32::from(b));
        let mut grams: Vec<u64> = match words {
            [only] => vec![pair(*only, '\0')],
            _ => words.windows(2).map(|two| pair(two[0], two[1])).collect(),
        };
        grams.sort_unstable();
        Grams(grams)
    }

    /// Dice's coefficient in thousandths: 1,000 for the same pairs, 0 for none in common, and for two empty passages.
    pub(super) fn alike(&self, other: &Grams) -> u32 {
        let (mut common, mut here, mut there) = (0_usize, 0, 0);
        while let (Some(one), Some(two)) = (self.0.get(here), other.0.get(there)) {
            match one.cmp(two) {
                std::cmp::Ordering::Less => here += 1,
                std::cmp::Ordering::Greater => there += 1,
                std::cmp::Ordering::Equal => (common, here, there) = (common + 1, here + 1, there + 1),
            }
        }
        let all = (self.0.len() + other.0.len()).max(1);
        u32::try_from(2_000 * common / all).unwrap_or(1_000)
    }

    fn distinct(&self) -> impl Iterator<Item = u64> + '_ {
        let repeats = |at: usize| at > 0 && self.0[at] == self.0[at - 1];
        (0..self.0.len()).filter(move |at| !repeats(*at)).map(|at| self.0[at])
    }
}

/// Passages that may be two wordings of one, as their numbers, and how alike they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    pub(super) before: usize,
    pub(super) after: usize,
    pub(super) score: u32,
}

/// The pairs of passages that share words which few others hold, in no particular order. The same whichever side comes first;
/// at most [`COMMON`] pairs for each character.
pub(super) fn candidates(before: &[Grams], after: &[Grams]) -> Vec<Pair> {
    let mut holders: FxHashMap<u64, [Vec<usize>; 2]> = FxHashMap::default();
    for (side, passages) in [before, after].into_iter().enumerate() {
        for (number, passage) in passages.iter().enumerate() {
            for gram in passage.distinct() {
                let known = &mut holders.entry(gram).or_default()[side];
                // One more than tells anything is enough to know it.
                if known.len() <= COMMON {
                    known.push(number);
                }
            }
        }
    }
    let telling = |gram: &u64| {
        holders.get(gram).filter(|[one, two]| one.len() <= COMMON && two.len() <= COMMON).map(|[_, two]| two.as_slice())
    };
    let mut pairs = Vec::new();
    let mut shared: FxHashMap<usize, usize> = FxHashMap::default();
    for (number, passage) in before.iter().enumerate() {
        shared.clear();
        for other in passage.distinct().filter_map(|gram| telling(&gram)).flatten() {
            *shared.entry(*other).or_default() += 1;
        }
        for (&other, &count) in &shared {
            if count * SHARED >= passage.0.len().min(after[other].0.len()) {
                pairs.push(Pair { before: number, after: other, score: passage.alike(&after[other]) });
            }
        }
    }
    pairs
}

/// Takes the pairs one after the other, the most alike and then the nearest first, each passage once.
pub(super) fn best(mut pairs: Vec<Pair>, mut take: impl FnMut(&Pair)) {
    // Pairs that are equal in all of this share no passage, so that their order is of no account.
    pairs.sort_by_key(|pair| {
        (std::cmp::Reverse(pair.score), pair.before.abs_diff(pair.after), pair.before + pair.after, pair.before)
    });
    for pair in &pairs {
        take(pair);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Grams, candidates};

    fn grams(text: &str) -> Grams {
        Grams::new(&text.chars().collect::<Vec<_>>())
    }

    #[test]
    fn likeness_is_a_share_of_what_both_hold() {
        assert_eq!(grams("押金不退").alike(&grams("押金不退")), 1_000);
        assert_eq!(grams("押金不退").alike(&grams("租期一年")), 0);
        assert_eq!(grams("押金不退").alike(&grams("押金可退")), 333);
        assert_eq!((grams("押").alike(&grams("押")), grams("").alike(&grams(""))), (1_000, 0));
    }

    #[test]
    fn what_stands_everywhere_makes_no_pair() {
        let many = |count: usize| (0..count).map(|_| grams("甲方乙方")).collect::<Vec<_>>();
        assert_eq!(candidates(&many(24), &many(24)).len(), 24 * 24);
        assert_eq!(candidates(&many(25), &many(24)).len(), 0);
        assert_eq!(candidates(&many(24), &many(25)).len(), 0);
    }

    proptest! {
        #[test]
        fn likeness_has_no_direction(one in "[甲乙方应付租金]{0,20}", two in "[甲乙方应付租金]{0,20}") {
            let (one, two) = (grams(&one), grams(&two));
            prop_assert_eq!(one.alike(&two), two.alike(&one));
            prop_assert!(one.alike(&two) <= 1_000);
        }
    }
}
