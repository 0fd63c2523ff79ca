//! Which clause of one text is which of the other: whatever was renumbered, moved or reworded.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::{
    clauses::Clause,
    resemblance::{Grams, Pair, best, candidates},
};

/// Two clauses are two wordings of one from so many thousandths on.
const ALIKE: u32 = 500;
/// The same where both have one label, or stand between the same two.
const ALIKE_IN_PLACE: u32 = 200;
/// What one label adds where several clauses are as alike.
const SAME_LABEL: u32 = 150;
/// Clauses of one label of which each is compared with each.
const OF_ONE_LABEL: usize = 12;

/// For every clause of one text its counterpart in the other, if there is one. No clause is the counterpart of two.
pub(super) struct Alignment {
    /// By clause of the first text.
    pub(super) after_of: Vec<Option<usize>>,
    /// By clause of the second.
    pub(super) before_of: Vec<Option<usize>>,
}

/// The words of a clause, and its label where that counts, which may be none.
type Said<'c> = (&'c [char], Option<Option<String>>);

impl Alignment {
    /// Aligns the clauses of two texts. The same pairs, whichever text comes first.
    pub(super) fn new(before: &[Clause], after: &[Clause]) -> Alignment {
        let mut alignment = Alignment { after_of: vec![None; before.len()], before_of: vec![None; after.len()] };
        alignment.pair_equal(before, after);
        alignment.pair_alike(before, after);
        alignment.pair_between(before, after);
        alignment
    }

    /// Makes two clauses counterparts, if neither has one.
    fn pair(&mut self, before: usize, after: usize) {
        if self.after_of[before].is_none() && self.before_of[after].is_none() {
            (self.after_of[before], self.before_of[after]) = (Some(after), Some(before));
        }
    }

    /// Word for word the same, wherever they stand; what is said several times first where it has the same label.
    fn pair_equal(&mut self, before: &[Clause], after: &[Clause]) {
        for with_label in [true, false] {
            let key = |clause: &Clause| with_label.then(|| clause.place.clone());
            let mut waiting: FxHashMap<Said<'_>, Vec<usize>> = FxHashMap::default();
            for (number, clause) in
                after.iter().enumerate().rev().filter(|(number, _)| self.before_of[*number].is_none())
            {
                waiting.entry((&clause.words, key(clause))).or_default().push(number);
            }
            for (number, clause) in before.iter().enumerate() {
                if self.after_of[number].is_none()
                    && let Some(other) = waiting.get_mut(&(clause.words.as_slice(), key(clause))).and_then(Vec::pop)
                {
                    self.pair(number, other);
                }
            }
        }
    }

    /// Reworded: the most alike first.
    fn pair_alike(&mut self, before: &[Clause], after: &[Clause]) {
        let (here, there) = (unpaired(&self.after_of), unpaired(&self.before_of));
        let grams = |clauses: &[Clause], of: &[usize]| of.iter().map(|&at| Grams::new(&clauses[at].words)).collect();
        let (one, two): (Vec<Grams>, Vec<Grams>) = (grams(before, &here), grams(after, &there));
        let mut pairs = candidates(&one, &two);
        let known: rustc_hash::FxHashSet<(usize, usize)> = pairs.iter().map(|pair| (pair.before, pair.after)).collect();
        let mut labelled: BTreeMap<&str, [Vec<usize>; 2]> = BTreeMap::new();
        for (side, (clauses, numbers)) in [(before, &here), (after, &there)].into_iter().enumerate() {
            for (rank, &number) in numbers.iter().enumerate() {
                if let Some(label) = &clauses[number].place {
                    labelled.entry(label).or_default()[side].push(rank);
                }
            }
        }
        for [these, those] in labelled.values().filter(|sides| sides.iter().all(|side| side.len() <= OF_ONE_LABEL)) {
            let all = these.iter().flat_map(|&before| those.iter().map(move |&after| (before, after)));
            let new = all.filter(|pair| !known.contains(pair));
            pairs.extend(new.map(|(before, after)| Pair { before, after, score: one[before].alike(&two[after]) }));
        }
        let pairs = pairs.into_iter().filter_map(|pair| {
            let (number, other) = (here[pair.before], there[pair.after]);
            let same_label = before[number].place.is_some() && before[number].place == after[other].place;
            let enough = if same_label { ALIKE_IN_PLACE } else { ALIKE };
            let score = pair.score + if same_label { SAME_LABEL } else { 0 };
            (pair.score >= enough).then_some(Pair { before: number, after: other, score })
        });
        best(pairs.collect(), |pair| self.pair(pair.before, pair.after));
    }

    /// Written anew: what stands alone between the same two clauses under the same label.
    fn pair_between(&mut self, before: &[Clause], after: &[Clause]) {
        for number in unpaired(&self.after_of) {
            let previous = match number.checked_sub(1) {
                None => Some(0),
                Some(previous) => self.after_of[previous].map(|other| other + 1),
            };
            let Some(other) = previous.filter(|other| self.before_of.get(*other) == Some(&None)) else { continue };
            let next = match self.after_of.get(number + 1) {
                None => other + 1 == after.len(),
                Some(next) => *next == Some(other + 1),
            };
            let (one, two) = (&before[number], &after[other]);
            let same_label = one.place.is_some() && one.place == two.place;
            if next && (same_label || Grams::new(&one.words).alike(&Grams::new(&two.words)) >= ALIKE_IN_PLACE) {
                self.pair(number, other);
            }
        }
    }
}

fn unpaired(of: &[Option<usize>]) -> Vec<usize> {
    (0..of.len()).filter(|number| of[*number].is_none()).collect()
}

#[cfg(test)]
mod tests {
    use super::{super::clauses::clauses, Alignment};

    /// What became of each clause of `before`, as the beginning of its counterpart.
    fn became(before: &str, after: &str) -> Vec<Option<String>> {
        let (one, two) = (clauses(before), clauses(after));
        let alignment = Alignment::new(&one, &two);
        let shown = |other: &Option<usize>| other.map(|other| two[other].words.iter().take(6).collect());
        alignment.after_of.iter().map(shown).collect()
    }

    #[test]
    fn renumbered_moved_and_reworded_clauses_are_known_again() {
        let before = "第一条 租金\n1.1 乙方每月五日前支付租金三千元。\n1.2 逾期一日按百分之三支付滞纳金。\n\
                      第二条 押金\n2.1 押金一律不退。\n2.2 双方各执一份合同。";
        let after = "第一条 定义\n1.1 本合同所称房屋指清单所列房屋。\n第二条 押金\n2.1 期满验房以后七日内如数退给乙方。\n2.2 双方各执一份合同。\n\
                     第三条 租金\n3.1 逾期一日按万分之五支付滞纳金。\n3.2 乙方每月五日前支付租金三千元。";
        assert_eq!(
            became(before, after),
            [Some("乙方每月五日"), Some("逾期一日按万"), None, Some("双方各执一份")]
                .map(|words| words.map(str::to_owned))
        );
    }

    #[test]
    fn what_stands_between_the_same_two_was_written_anew() {
        let around =
            |clause: &str| format!("第二条 押金\n2.1 乙方交押金五千元。\n2.2 {clause}\n2.3 双方各执一份合同。");
        let (before, after) = (around("概不退还。"), around("期满验房以后七日内如数交还乙方。"));
        assert_eq!(became(&before, &after)[1].as_deref(), Some("期满验房以后"));
        assert_eq!(became(&after, &before)[1].as_deref(), Some("概不退还"));
    }

    #[test]
    fn what_is_said_twice_keeps_its_place() {
        let text = "第一条 甲\n1.1 逾期的按日计息。\n1.2 另行协商解决。\n第二条 乙\n2.1 逾期的按日计息。\n";
        let one = clauses(text);
        let alignment = Alignment::new(&one, &one);
        assert!(alignment.after_of.iter().enumerate().all(|(number, other)| *other == Some(number)));
    }
}
