//! Where the words of all wordings stand in one document.

use std::{
    cell::{OnceCell, RefCell},
    rc::Rc,
};

use rustc_hash::FxHashMap;

use super::{Choice, Part, SIDES, grouped::Grouped};
use crate::{
    clause::{
        layout::Layout,
        page::Page,
        party::Mention,
        presence::{Presence, Told},
    },
    read::words::WordTrie,
};

/// All words of all wordings, searched for in one pass.
pub(crate) struct Vocabulary {
    pub(super) trie: WordTrie,
    /// By word: its length in characters.
    pub(super) lengths: Vec<u32>,
    /// By word: the parts it belongs to.
    pub(super) parts_of: Grouped,
    pub(super) parts: Vec<Choice>,
    /// The parts that also look for mentions or numbers.
    pub(super) mixed: Vec<Part>,
    /// By part: characters of the longest thing it looks for.
    pub(super) longest: Vec<u32>,
}

/// Where the parts of wordings stand in one document. What a part looks for is gathered when it is first asked for: most
/// parts of most documents never are.
pub(crate) struct Occurrences<'v> {
    vocabulary: &'v Vocabulary,
    /// By word: where it begins, in order.
    starts: Grouped,
    /// By word: one more than its row in [`Presence`], 0 where it does not stand in the document.
    member: Vec<u32>,
    /// By the sides that a part asks for, as bits of [`Who`]: their mentions.
    mentions: Vec<Vec<Place>>,
    numbers: Vec<Place>,
    /// By part: in how many places it stands at most.
    pub(super) count: Vec<u32>,
    /// By part: half-open ranges, by start.
    of: Vec<OnceCell<Rc<[Place]>>>,
    /// The same by what a part finds in this document: parts whose other words are not in it stand in the same places.
    alike: RefCell<FxHashMap<Choice, Rc<[Place]>>>,
    sorter: RefCell<Sorter>,
}

/// Half-open, in folded characters.
pub(super) type Place = (u32, u32);

/// Longer than any mention of a party, and than any number, in characters.
const LONGEST_MENTION: u32 = 24;
const LONGEST_NUMBER: u32 = 16;

impl Vocabulary {
    /// The vocabulary of words, each with its length in characters, and of the parts they belong to.
    pub(super) fn new(trie: WordTrie, lengths: Vec<u32>, parts: Vec<Choice>) -> Vocabulary {
        let members: usize = parts.iter().map(|choice| choice.words.len()).sum();
        let mut pairs: Vec<(u32, Part)> = Vec::with_capacity(members);
        let (mut mixed, mut longest) = (Vec::new(), Vec::with_capacity(parts.len()));
        for (part, choice) in parts.iter().enumerate() {
            pairs.extend(choice.words.iter().map(|&word| (word, part as Part)));
            if choice.who != 0 || choice.number {
                mixed.push(part as Part);
            }
            let longest_word = choice.words.iter().map(|&word| lengths[word as usize]).max().unwrap_or(0);
            let of_mentions = if choice.who == 0 { 0 } else { LONGEST_MENTION };
            longest.push(longest_word.max(of_mentions).max(if choice.number { LONGEST_NUMBER } else { 0 }));
        }
        Vocabulary { trie, parts_of: Grouped::new(lengths.len(), &pairs), lengths, parts, mixed, longest }
    }

    /// In how many places of `page` a word stands.
    #[cfg(feature = "train")]
    pub(crate) fn places_in(&self, page: &Page) -> usize {
        let mut places = 0;
        self.trie.each_in(&page.chars, |_, _| places += 1);
        places
    }

    pub(crate) fn occurrences(&self, page: &Page, mentions: &[Mention]) -> Occurrences<'_> {
        let mut found: Vec<(u32, u32)> = Vec::with_capacity(page.chars.len());
        self.trie.each_in(&page.chars, |word, start| found.push((word, start as u32)));
        let starts = Grouped::new(self.lengths.len(), &found);
        let mut count = vec![0; self.parts.len()];
        for (parts, starts) in self.parts_of.all().zip(starts.all()).filter(|(_, starts)| !starts.is_empty()) {
            for &part in parts {
                count[part as usize] += starts.len() as u32;
            }
        }
        let of_sides = |sides: u8| -> Vec<Place> {
            let named = mentions.iter().filter(|mention| sides & mention.who.bit() != 0);
            named.map(|mention| (mention.start, mention.end)).collect()
        };
        let mentions: Vec<Vec<Place>> = (0..SIDES).map(of_sides).collect();
        let numbers = numbers(page);
        for &part in &self.mixed {
            let choice = &self.parts[part as usize];
            let named = mentions[usize::from(choice.who)].len() + if choice.number { numbers.len() } else { 0 };
            count[part as usize] += named as u32;
        }
        let mut rows = u32::from(SIDES) + 1;
        let member = starts.all().map(|starts| {
            rows += u32::from(!starts.is_empty());
            if starts.is_empty() { 0 } else { rows }
        });
        let member = member.collect();
        let of = vec![OnceCell::new(); self.parts.len()];
        let sorter = RefCell::new(Sorter::new(page.chars.len()));
        let alike = RefCell::default();
        Occurrences { vocabulary: self, starts, member, mentions, numbers, count, of, alike, sorter }
    }
}

impl Occurrences<'_> {
    /// The sentences that parts stand in.
    pub(crate) fn presence<'l>(&self, layout: &'l Layout, told: Told) -> Presence<'l> {
        let beginnings = |places: &[Place]| places.iter().map(|&(start, _)| start).collect::<Vec<u32>>();
        let others = self.mentions.iter().map(|places| beginnings(places));
        let others: Vec<Vec<u32>> = others.chain(std::iter::once(beginnings(&self.numbers))).collect();
        let words = self.starts.all().filter(|starts| !starts.is_empty());
        let vocabulary = self.vocabulary;
        let mut presence =
            Presence::new(layout, told, vocabulary.parts.len(), others.iter().map(Vec::as_slice).chain(words));
        for (parts, member) in vocabulary.parts_of.all().zip(&self.member) {
            if let Some(member) = member.checked_sub(1) {
                presence.belongs(member, parts.iter().copied());
            }
        }
        for &part in &vocabulary.mixed {
            let choice = &vocabulary.parts[part as usize];
            presence.belongs(u32::from(choice.who), std::iter::once(part));
            if choice.number {
                presence.belongs(u32::from(SIDES), std::iter::once(part));
            }
        }
        presence
    }

    /// The members of a part, by their rows in [`Presence`].
    pub(super) fn members(&self, part: Part) -> impl Iterator<Item = u32> {
        let choice = &self.vocabulary.parts[part as usize];
        let sides = (choice.who != 0).then_some(u32::from(choice.who));
        let numbers = choice.number.then_some(u32::from(SIDES));
        let words = choice.words.iter().filter_map(|&word| self.member[word as usize].checked_sub(1));
        sides.into_iter().chain(numbers).chain(words)
    }

    pub(super) fn of(&self, part: Part) -> &[Place] {
        self.of[part as usize].get_or_init(|| self.gathered(part))
    }

    /// Where the words of a part stand, and the mentions and numbers it looks for; by start, each once.
    fn gathered(&self, part: Part) -> Rc<[Place]> {
        let choice = &self.vocabulary.parts[part as usize];
        let is_there = |word: &&u32| !self.starts.of(**word).is_empty();
        let found = Choice { words: choice.words.iter().filter(is_there).copied().collect(), ..*choice };
        if let Some(known) = self.alike.borrow().get(&found) {
            return Rc::clone(known);
        }
        let run = |&word: &u32| Run { starts: self.starts.of(word), length: self.vocabulary.lengths[word as usize] };
        let named = &self.mentions[usize::from(choice.who)][..];
        let numbers = if choice.number { &self.numbers[..] } else { &[] };
        let places: Rc<[Place]> = match &found.words[..] {
            [only] if named.is_empty() && numbers.is_empty() => run(only).places().collect(),
            [] if numbers.is_empty() => named.into(),
            words => {
                let runs: Vec<Run<'_>> = words.iter().map(run).collect();
                let others = named.iter().chain(numbers).copied();
                let count = self.count[part as usize] as usize;
                self.sorter.borrow_mut().sorted(runs.iter().flat_map(|run| run.places()).chain(others), count).into()
            }
        };
        self.alike.borrow_mut().insert(found, Rc::clone(&places));
        places
    }
}

/// Where one word stands, in order.
#[derive(Clone, Copy)]
struct Run<'o> {
    starts: &'o [u32],
    length: u32,
}

impl Run<'_> {
    fn places(&self) -> impl Iterator<Item = Place> + use<'_> {
        self.starts.iter().map(|&start| (start, start + self.length))
    }
}

/// Sorts places of one document in time that grows with their number: a bit for each place, read in order.
struct Sorter {
    is_start: Vec<u64>,
    /// By start: the end.
    end: Vec<u32>,
}

impl Sorter {
    fn new(characters: usize) -> Sorter {
        Sorter { is_start: vec![0; characters / 64 + 1], end: vec![0; characters] }
    }

    /// About `count` places by start and end, each once.
    fn sorted(&mut self, places: impl Iterator<Item = Place>, count: usize) -> Vec<Place> {
        let mut out: Vec<Place> = Vec::with_capacity(count);
        if count < self.is_start.len() / 8 {
            out.extend(places);
            out.sort_unstable();
            out.dedup();
            return out;
        }
        // A second place with the same start is rare and put in afterwards.
        let mut again: Vec<Place> = Vec::new();
        // Chained iterators run faster inside out.
        places.for_each(|(start, end)| {
            let bits = &mut self.is_start[start as usize / 64];
            let bit = 1 << (start % 64);
            if *bits & bit == 0 {
                *bits |= bit;
                self.end[start as usize] = end;
            } else {
                again.push((start, end));
            }
        });
        for (bits, number) in self.is_start.iter_mut().zip(0u32..) {
            while *bits != 0 {
                let start = number * 64 + bits.trailing_zeros();
                out.push((start, self.end[start as usize]));
                *bits &= *bits - 1;
            }
        }
        if !again.is_empty() {
            out.extend(again);
            out.sort();
            out.dedup();
        }
        out
    }
}

/// Runs of digits, or of Chinese numerals.
fn numbers(page: &Page) -> Vec<(u32, u32)> {
    #[rustfmt::skip]
    let han = |c: char| {
        matches!(
            c,
            '〇' | '零' | '一' | '二' | '两' | '三' | '四' | '五' | '六' | '七' | '八' | '九' | '十' | '百' | '千' | '万' | '亿' | '半'
                | '壹' | '贰' | '叁' | '肆' | '伍' | '陆' | '柒' | '捌' | '玖' | '拾' | '佰' | '仟'
        )
    };
    let mut out = Vec::new();
    let mut at = 0;
    while at < page.chars.len() {
        let start = at;
        if page.chars[at].is_ascii_digit() {
            while page.chars.get(at).is_some_and(|c| c.is_ascii_digit() || *c == '.') {
                at += 1;
            }
        } else {
            while page.chars.get(at).is_some_and(|c| han(*c)) {
                at += 1;
            }
        }
        if at > start {
            out.push((start as u32, at as u32));
        } else {
            at += 1;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::Sorter;

    proptest! {
        #[test]
        fn places_are_sorted_whatever_their_number(
            mut places in prop::collection::vec((0u32..2_000, 1u32..6), 0..400),
            characters in 2_000usize..40_000,
        ) {
            for place in &mut places {
                place.1 += place.0;
            }
            let mut expected = places.clone();
            expected.sort_unstable();
            expected.dedup();
            let mut sorter = Sorter::new(characters);
            for count in [0, places.len(), characters] {
                prop_assert_eq!(&sorter.sorted(places.iter().copied(), count), &expected);
            }
        }
    }
}
