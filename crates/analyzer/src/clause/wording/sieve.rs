//! Which of many patterns can stand in a document at all: those each part of which stands somewhere in it, and all of them in
//! some sentence.

use super::{Occurrences, Part, Pattern};

/// The parts of many patterns side by side, so that a document is compared with all of them in one pass over memory.
pub(crate) struct Sieve {
    parts: Vec<Part>,
    /// By pattern: where its parts end.
    ends: Vec<u32>,
}

impl Sieve {
    pub(crate) fn new<'p>(patterns: impl Iterator<Item = &'p Pattern>) -> Sieve {
        let (mut parts, mut ends) = (Vec::new(), Vec::new());
        for pattern in patterns {
            parts.extend(pattern.steps.iter().map(|step| step.part));
            ends.push(parts.len() as u32);
        }
        Sieve { parts, ends }
    }

    /// The patterns that can stand where `occurrences` are, by number, in order; `share` tells whether parts that stand somewhere
    /// may stand in one sentence. Few patterns pass, and only those are read: they lie scattered in memory.
    pub(crate) fn passing(
        &self,
        occurrences: &Occurrences<'_>,
        share: impl Fn(&[Part]) -> bool,
    ) -> impl Iterator<Item = usize> {
        // A bit for each part: few enough of them to stay near the processor.
        let mut stands = vec![0u64; occurrences.count.len() / 64 + 1];
        for (part, count) in occurrences.count.iter().enumerate() {
            stands[part / 64] |= u64::from(*count > 0) << (part % 64);
        }
        let mut begin = 0;
        self.ends.iter().enumerate().filter_map(move |(number, &end)| {
            let parts = &self.parts[begin..end as usize];
            begin = end as usize;
            let all = parts.iter().all(|&part| stands[part as usize / 64] >> (part % 64) & 1 == 1);
            (all && share(parts)).then_some(number)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Sieve;
    use crate::clause::{page::Page, wording::Compiler};

    #[test]
    fn a_pattern_passes_if_all_its_parts_stand_somewhere() {
        let classes = Vec::new().into();
        let mut compiler = Compiler::new(&classes);
        let patterns: Vec<_> = ["押金 ~8 不退", "押金", "定金 不退", "不退 押金", "#日"]
            .iter()
            .flat_map(|wording| compiler.patterns(wording).expect("compiles").to_vec())
            .collect();
        let vocabulary = compiler.finish();
        let sieve = Sieve::new(patterns.iter());
        let passing_if = |text: &str, share: bool| -> Vec<usize> {
            sieve.passing(&vocabulary.occurrences(&Page::new(text), &[]), |_| share).collect()
        };
        let passing = |text: &str| passing_if(text, true);
        assert_eq!(passing("押金不退。"), [0, 1, 3]);
        assert_eq!(passing("十日内退还押金。"), [1, 4]);
        assert_eq!(passing(""), Vec::<usize>::new());
        assert_eq!(passing_if("押金不退。", false), Vec::<usize>::new());
    }
}
