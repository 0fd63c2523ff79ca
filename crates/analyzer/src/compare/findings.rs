//! Which problem of one report is which of the other.

use std::{collections::BTreeMap, ops::Range};

use super::{
    Side,
    align::Alignment,
    clauses::{self, touched},
    resemblance::{Grams, Pair, best, candidates},
};
use crate::report::{Flag, Place, Report};

/// Two quotes of one rule without a clause in common are one problem from so many thousandths on.
const ALIKE: u32 = 250;
/// What a clause in common adds: more than any likeness.
const SAME_CLAUSE: u32 = 2_000;

/// A problem at one of its places.
pub(super) struct Seen<'a> {
    pub(super) flag: &'a Flag,
    pub(super) place: Place,
    /// The clauses it stands in; none where the text is not there.
    pub(super) clauses: Range<usize>,
    /// Its quote, folded.
    pub(super) words: Vec<char>,
}

/// Every problem of a report at every place, in the order of the report.
pub(super) fn seen<'a>(report: &'a Report, side: &Side<'_>) -> Vec<Seen<'a>> {
    let places = report.flags.iter().flat_map(|flag| {
        let first = Place { quote: flag.quote.clone(), quote_range: flag.quote_range, place: flag.place.clone() };
        std::iter::once(first).chain(flag.also_at.iter().cloned()).map(move |place| (flag, place))
    });
    places
        .map(|(flag, place)| Seen {
            flag,
            clauses: touched(&side.clauses, place.quote_range),
            words: clauses::words(&place.quote),
            place,
        })
        .collect()
}

/// Pairs the problems of two reports: those of one rule, in the same clause, in like words, or the only ones that are left
/// of their rule. By problem of the first report the one of the second.
pub(super) fn matched(before: &[Seen<'_>], after: &[Seen<'_>], alignment: &Alignment) -> Vec<Option<usize>> {
    let mut rules: BTreeMap<&str, [Vec<usize>; 2]> = BTreeMap::new();
    for (side, seen) in [before, after].into_iter().enumerate() {
        for (number, problem) in seen.iter().enumerate() {
            rules.entry(&problem.flag.rule_id).or_default()[side].push(number);
        }
    }
    let mut matched = vec![None; before.len()];
    let mut taken = vec![false; after.len()];
    for [here, there] in rules.into_values().filter(|sides| sides.iter().all(|side| !side.is_empty())) {
        let grams = |seen: &[Seen<'_>], of: &[usize]| of.iter().map(|&at| Grams::new(&seen[at].words)).collect();
        let (one, two): (Vec<Grams>, Vec<Grams>) = (grams(before, &here), grams(after, &there));
        let mut standing_in: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (rank, &number) in there.iter().enumerate() {
            for clause in after[number].clauses.clone() {
                standing_in.entry(clause).or_default().push(rank);
            }
        }
        let counterparts = |number: usize| {
            let clauses = before[number].clauses.clone().filter_map(|clause| alignment.after_of[clause]);
            clauses.filter_map(|clause| standing_in.get(&clause)).flatten().copied().collect::<Vec<_>>()
        };
        let mut pairs: Vec<Pair> = candidates(&one, &two).into_iter().filter(|pair| pair.score >= ALIKE).collect();
        for (rank, &number) in here.iter().enumerate() {
            for other in counterparts(number) {
                let score = SAME_CLAUSE + one[rank].alike(&two[other]);
                pairs.push(Pair { before: rank, after: other, score });
            }
        }
        best(pairs, |pair| {
            let (number, other) = (here[pair.before], there[pair.after]);
            if matched[number].is_none() && !taken[other] {
                (matched[number], taken[other]) = (Some(other), true);
            }
        });
        let left = |numbers: &[usize], is_free: &dyn Fn(usize) -> bool| {
            let mut free = numbers.iter().copied().filter(|number| is_free(*number));
            free.next().filter(|_| free.next().is_none())
        };
        let last = left(&here, &|number| matched[number].is_none());
        if let (Some(number), Some(other)) = (last, left(&there, &|number| !taken[number])) {
            (matched[number], taken[other]) = (Some(other), true);
        }
    }
    matched
}
