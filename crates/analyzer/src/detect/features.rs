//! The features of a clause, as numbers: concepts, pairs of concepts, measures, and character n-grams (runs of one to three
//! characters), hashed into a fixed number of places (feature hashing).

use super::{
    measure::{MEASURES, OPERATIVE, OWN_DOING, measures},
    view::View,
    vocabulary::Vocabulary,
};

/// Unigrams and bigrams are hashed to this many numbers, trigrams to as many behind them.
pub(crate) const SHORT_RUNS: usize = 1 << 17;
/// All numbers of runs.
pub(crate) const RUNS: usize = 2 * SHORT_RUNS;

/// The features of one clause.
#[derive(Clone, Debug)]
pub(crate) struct Features {
    #[cfg(feature = "train")]
    pub(crate) concepts: super::vocabulary::Concepts,
    /// Concepts and measures in one numbering: concepts first.
    pub(crate) signs: Vec<u16>,
    /// Numbers of the runs, ascending, each once.
    pub(crate) runs: Vec<u32>,
    /// Whether the clause does anything to anybody.
    pub(crate) operative: bool,
    /// Whether somebody only answers for what they did wrong themselves.
    pub(crate) own_doing: bool,
}

impl Features {
    pub(crate) fn new(view: &View, vocabulary: &Vocabulary) -> Features {
        let concepts = vocabulary.concepts(view);
        let held = measures(view);
        let operative = concepts.intersects(vocabulary.operative) || held.iter().any(|m| OPERATIVE.contains(m));
        let own_doing = held.contains(&OWN_DOING);
        let base = vocabulary.len();
        let signs = concepts.iter().chain(held.into_iter().map(|m| base + m)).map(|sign| sign as u16).collect();
        Features {
            #[cfg(feature = "train")]
            concepts,
            signs,
            runs: runs(&view.chars),
            operative,
            own_doing,
        }
    }

    /// How many signs there are with this vocabulary.
    pub(crate) fn signs(vocabulary: &Vocabulary) -> usize {
        vocabulary.len() + MEASURES.len()
    }

    /// What clauses are compared by: short runs and signs in one numbering, ascending. Runs of three characters would
    /// only say again what the two pairs in them say.
    pub(crate) fn marks(&self) -> impl Iterator<Item = usize> + '_ {
        let short = self.runs.iter().map(|&run| run as usize).take_while(|&run| run < SHORT_RUNS);
        short.chain(self.signs.iter().map(|&sign| SHORT_RUNS + usize::from(sign)))
    }
}

/// The number of an unordered pair of signs.
pub(crate) fn pair(a: u16, b: u16) -> usize {
    let (low, high) = (usize::from(a.min(b)), usize::from(a.max(b)));
    high * (high + 1) / 2 + low
}

fn runs(chars: &[char]) -> Vec<u32> {
    // Numbers are alike here; their worth is a matter of measures.
    let mut plain = Vec::with_capacity(chars.len());
    for &c in chars {
        if c.is_ascii_digit() {
            if plain.last() != Some(&'0') {
                plain.push('0');
            }
        } else {
            plain.push(c);
        }
    }
    let mut found = Vec::with_capacity(plain.len() * 3);
    for start in 0..plain.len() {
        // Hashes are built incrementally: the trigram's continues the bigram's, which continues the unigram's (FNV-1a).
        let mut hash = 0x811c_9dc5_u32;
        for (before, &c) in plain[start..].iter().take(3).enumerate() {
            hash = hashed(hash, c);
            let place = (hash ^ hash >> 17) % SHORT_RUNS as u32;
            found.push(if before == 2 { place + SHORT_RUNS as u32 } else { place });
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// FNV-1a (32 bit) over the code points, one further.
fn hashed(hash: u32, c: char) -> u32 {
    u32::from(c).to_le_bytes().into_iter().fold(hash, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
