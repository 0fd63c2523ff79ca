//! Numbers by the group they belong to.

/// The numbers of all groups in one row, those of a group side by side: compressed sparse rows.
pub(super) struct Grouped {
    /// By group: where its numbers begin; one longer than the groups.
    first: Vec<u32>,
    numbers: Vec<u32>,
}

impl Grouped {
    /// So many groups of `pairs`, a group and a number each; the numbers of a group keep their order. A counting sort (Knuth, The
    /// Art of Computer Programming, 5.2).
    pub(super) fn new(groups: usize, pairs: &[(u32, u32)]) -> Grouped {
        // By group, two places further: how many numbers it has; then where the next of them goes.
        let mut first = vec![0u32; groups + 2];
        pairs.iter().for_each(|(group, _)| first[*group as usize + 2] += 1);
        for group in 2..first.len() {
            first[group] += first[group - 1];
        }
        let mut numbers = vec![0; pairs.len()];
        for &(group, number) in pairs {
            let next = &mut first[group as usize + 1];
            numbers[*next as usize] = number;
            *next += 1;
        }
        first.pop();
        Grouped { first, numbers }
    }

    /// The numbers of a group.
    pub(super) fn of(&self, group: u32) -> &[u32] {
        let group = group as usize;
        &self.numbers[self.first[group] as usize..self.first[group + 1] as usize]
    }

    /// The numbers of each group, group by group.
    pub(super) fn all(&self) -> impl Iterator<Item = &[u32]> {
        self.first.windows(2).map(|run| &self.numbers[run[0] as usize..run[1] as usize])
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::Grouped;

    proptest! {
        #[test]
        fn each_group_has_its_numbers_in_their_order(pairs in prop::collection::vec((0u32..9, 0u32..99), 0..60)) {
            let grouped = Grouped::new(9, &pairs);
            let of = |group: u32| pairs.iter().filter(|pair| pair.0 == group).map(|pair| pair.1).collect::<Vec<u32>>();
            for group in 0..9 {
                prop_assert_eq!(grouped.of(group), of(group));
            }
            prop_assert!(grouped.all().map(<[u32]>::to_vec).eq((0..9).map(of)));
        }
    }
}
