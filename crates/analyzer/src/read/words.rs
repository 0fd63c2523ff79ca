//! Many words searched for at once: a trie (Fredkin, 1960) walked from every position of a text.
//!
//! Words of documents are short, so that a walk ends after two or three characters; that is cheaper than the failure links of
//! Aho and Corasick (1975), and the trie is built in one pass over the sorted words.

use std::ops::Range;

/// No word ends in this node, and no node stands behind this character.
const NONE: u32 = u32::MAX;

/// A set of words, numbered as they were handed in.
pub(crate) struct WordTrie {
    /// By character: its class, 0 for those that no word holds.
    classes: Vec<u16>,
    /// By class: the node behind it at the beginning of a word.
    roots: Vec<u32>,
    /// By node: where the nodes behind it begin; one longer than the nodes.
    children: Vec<u32>,
    /// By node: the class that leads to it; ascending among the nodes behind one.
    labels: Vec<u16>,
    /// By node: the word that ends in it.
    ends: Vec<u32>,
}

impl WordTrie {
    /// A trie of `words`. Empty ones are left out; of equal ones the first is found.
    pub(crate) fn new<'w>(words: impl Iterator<Item = &'w str>) -> WordTrie {
        let mut classes: Vec<u16> = Vec::new();
        let mut known = 0u16;
        // The classes of all words side by side, and which of them are a word's.
        let mut row: Vec<u16> = Vec::new();
        let mut places: Vec<(Range<usize>, u32)> = Vec::new();
        for (number, word) in words.enumerate() {
            let begin = row.len();
            for c in word.chars() {
                let place = c as usize;
                if place >= classes.len() {
                    classes.resize(place + 1, 0);
                }
                if classes[place] == 0 {
                    // There are fewer characters in use than 65,535; what came after them would be found by nobody.
                    known = known.saturating_add(1);
                    classes[place] = known;
                }
                row.push(classes[place]);
            }
            if row.len() > begin {
                places.push((begin..row.len(), number as u32));
            }
        }
        let mut rows: Vec<Row<'_>> = places.into_iter().map(|(place, number)| (&row[place], number)).collect();
        rows.sort_unstable();
        rows.dedup_by(|next, first| next.0 == first.0);
        let mut trie = WordTrie {
            classes,
            roots: vec![NONE; usize::from(known) + 1],
            children: Vec::new(),
            labels: Vec::new(),
            ends: Vec::new(),
        };
        trie.grow(&rows);
        trie
    }

    /// The trie as five rows of numbers, for [`WordTrie::of_tables`].
    #[cfg(feature = "train")]
    pub(crate) fn tables(&self) -> [Vec<u32>; 5] {
        let wide = |row: &[u16]| row.iter().map(|class| u32::from(*class)).collect();
        [wide(&self.classes), self.roots.clone(), self.children.clone(), wide(&self.labels), self.ends.clone()]
    }

    /// The trie that [`WordTrie::tables`] told.
    pub(crate) fn of_tables([classes, roots, children, labels, ends]: [Vec<u32>; 5]) -> WordTrie {
        let narrow = |row: Vec<u32>| row.into_iter().map(|class| class as u16).collect();
        WordTrie { classes: narrow(classes), roots, children, labels: narrow(labels), ends }
    }

    /// Adds the nodes of sorted `rows`, breadth first, so that the nodes behind one stand side by side.
    fn grow(&mut self, rows: &[Row<'_>]) {
        // By node: the rows that go on behind it, and how many characters lead to it.
        let mut open = Vec::new();
        self.add(rows, (0, rows.len(), 0), &mut open);
        for (node, root) in self.labels.iter().enumerate() {
            self.roots[usize::from(*root)] = node as u32;
        }
        let mut node = 0;
        while let Some(&behind) = open.get(node) {
            self.children.push(self.labels.len() as u32);
            self.add(rows, behind, &mut open);
            node += 1;
        }
        self.children.push(self.labels.len() as u32);
    }

    /// Adds a node for each class at `depth` of the rows `from..to`.
    fn add(&mut self, rows: &[Row<'_>], (from, to, depth): Stretch, open: &mut Vec<Stretch>) {
        let mut at = from;
        while at < to {
            let label = rows[at].0[depth];
            let end = at + rows[at..to].partition_point(|(row, _)| row[depth] == label);
            // The word that ends here is the shortest of them and stands first.
            let ends_here = rows[at].0.len() == depth + 1;
            self.labels.push(label);
            self.ends.push(if ends_here { rows[at].1 } else { NONE });
            open.push((at + usize::from(ends_here), end, depth + 1));
            at = end;
        }
    }

    /// Calls `found` with the number of every word in `text` and the place where it begins, by place.
    pub(crate) fn each_in(&self, text: &[char], mut found: impl FnMut(u32, usize)) {
        let text = self.classes_of(text);
        for start in 0..text.len() {
            self.walk(&text, start, &mut |word, _| found(word, start));
        }
    }

    /// Whether any word stands in `text`.
    pub(crate) fn stands_in(&self, text: &[char]) -> bool {
        let mut stands = false;
        self.each_in(text, |_, _| stands = true);
        stands
    }

    /// The words in `text` that do not overlap, each the longest that begins where the one before has ended or later: number,
    /// start and end.
    pub(crate) fn longest_in(&self, text: &[char]) -> Vec<(u32, usize, usize)> {
        let text = self.classes_of(text);
        let mut longest = Vec::new();
        let mut start = 0;
        while start < text.len() {
            let mut last = None;
            self.walk(&text, start, &mut |word, end| last = Some((word, start, end)));
            start = last.map_or(start + 1, |(.., end)| end);
            longest.extend(last);
        }
        longest
    }

    fn classes_of(&self, text: &[char]) -> Vec<u16> {
        text.iter().map(|c| self.classes.get(*c as usize).copied().unwrap_or(0)).collect()
    }

    /// Calls `found` with every word that begins at `start` and its end, the shortest first.
    fn walk(&self, text: &[u16], start: usize, found: &mut impl FnMut(u32, usize)) {
        let mut node = self.roots[usize::from(text[start])];
        let mut at = start + 1;
        while node != NONE {
            let here = node as usize;
            if self.ends[here] != NONE {
                found(self.ends[here], at);
            }
            let (from, to) = (self.children[here] as usize, self.children[here + 1] as usize);
            node = match text.get(at) {
                Some(&next) if next != 0 => {
                    self.labels[from..to].binary_search(&next).map_or(NONE, |child| (from + child) as u32)
                }
                _ => NONE,
            };
            at += 1;
        }
    }
}

/// A word as classes, and its number.
type Row<'r> = (&'r [u16], u32);

/// Rows from and to, and how many of their classes are passed.
type Stretch = (usize, usize, usize);

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::WordTrie;

    fn found(words: &BTreeSet<String>, text: &str) -> BTreeSet<(String, usize)> {
        let trie = WordTrie::new(words.iter().map(String::as_str));
        let words: Vec<&String> = words.iter().collect();
        let mut out = BTreeSet::new();
        let text: Vec<char> = text.chars().collect();
        trie.each_in(&text, |word, start| {
            assert!(out.insert((words[word as usize].clone(), start)), "told twice");
        });
        assert_eq!(trie.stands_in(&text), !out.is_empty());
        out
    }

    proptest! {
        #[test]
        fn every_word_is_found_wherever_it_stands(
            words in prop::collection::btree_set("[甲乙方退还不a\u{1F600}]{1,4}", 0..12),
            text in "[甲乙丙方退还不。a\u{1F600}]{0,40}",
        ) {
            let chars: Vec<char> = text.chars().collect();
            let mut expected = BTreeSet::new();
            for word in &words {
                let length = word.chars().count();
                for (start, window) in chars.windows(length).enumerate() {
                    if window.iter().copied().eq(word.chars()) {
                        expected.insert((word.clone(), start));
                    }
                }
            }
            prop_assert_eq!(found(&words, &text), expected);
        }
    }

    #[test]
    fn the_longest_of_words_that_overlap() {
        let words = ["客服", "客服中心", "", "中心", "客服"];
        let trie = WordTrie::new(words.into_iter());
        let text: Vec<char> = "客服中客服中心心".chars().collect();
        assert_eq!(trie.longest_in(&text), [(0, 0, 2), (1, 3, 7)]);
    }

    #[test]
    fn no_words_and_no_text() {
        assert!(found(&BTreeSet::new(), "甲方").is_empty());
        assert!(found(&BTreeSet::from(["甲方".to_owned()]), "").is_empty());
    }
}
