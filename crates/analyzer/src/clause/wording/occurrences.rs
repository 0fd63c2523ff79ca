//! Where the words of all wordings stand in one document.

use std::cell::OnceCell;

use super::{
    Choice, Part, SIDES,
    grouped::Grouped,
    tokens::{Likeness, Tokens},
};
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
    /// By part.
    likeness: Vec<Likeness>,
    /// The parts that also look for mentions or numbers.
    pub(super) mixed: Vec<Part>,
    /// By part: characters of the longest thing it looks for.
    pub(super) longest: Vec<u32>,
}

/// Where the parts of wordings stand in one document. What a part looks for is gathered when it is first asked for: most
/// parts of most documents never are.
pub(crate) struct Occurrences<'v> {
    vocabulary: &'v Vocabulary,
    tokens: Tokens,
    /// By word: where it begins, in order.
    starts: Grouped,
    /// The words that stand in the document, in order; most of the vocabulary does not.
    words: Vec<u32>,
    /// By word: one more than its row in [`Presence`], 0 where it does not stand in the document.
    member: Vec<u32>,
    /// By the sides that a part asks for, as bits of [`Who`]: their mentions.
    mentions: Vec<Vec<Place>>,
    numbers: Vec<Place>,
    /// By part: in how many places it stands at most.
    pub(super) count: Vec<u32>,
    /// By part: those of its words that stand in the document.
    present: Vec<OnceCell<Box<[u32]>>>,
    /// By part: half-open ranges, by start.
    of: Vec<OnceCell<Box<[Place]>>>,
}

/// Half-open, in folded characters.
pub(super) type Place = (u32, u32);

/// Longer than any mention of a party, and than any number, in characters.
const LONGEST_MENTION: u32 = 24;
const LONGEST_NUMBER: u32 = 16;

/// More characters than nearly all wordings leave between two parts; asides in between make it more.
const LITTLE: u32 = 120;

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
        let likeness = parts.iter().map(Choice::likeness).collect();
        Vocabulary { trie, parts_of: Grouped::new(lengths.len(), &pairs), lengths, parts, likeness, mixed, longest }
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
        let numbers = numbers(page);
        let tokens = Tokens::new(page.chars.len(), &found, &self.lengths, mentions, &numbers);
        let words: Vec<u32> =
            starts.all().zip(0..).filter(|(starts, _)| !starts.is_empty()).map(|(_, word)| word).collect();
        let mut count = vec![0; self.parts.len()];
        let mut member = vec![0; self.lengths.len()];
        for (&word, row) in words.iter().zip(u32::from(SIDES) + 1..) {
            member[word as usize] = row + 1;
            let places = starts.of(word).len() as u32;
            self.parts_of.of(word).iter().for_each(|part| count[*part as usize] += places);
        }
        let of_sides = |sides: u8| -> Vec<Place> {
            let named = mentions.iter().filter(|mention| sides & mention.who.bit() != 0);
            named.map(|mention| (mention.start, mention.end)).collect()
        };
        let mentions: Vec<Vec<Place>> = (0..SIDES).map(of_sides).collect();
        for &part in &self.mixed {
            let choice = &self.parts[part as usize];
            let named = mentions[usize::from(choice.who)].len() + if choice.number { numbers.len() } else { 0 };
            count[part as usize] += named as u32;
        }
        let (present, of) = (vec![OnceCell::new(); self.parts.len()], vec![OnceCell::new(); self.parts.len()]);
        Occurrences { vocabulary: self, tokens, starts, words, member, mentions, numbers, count, present, of }
    }
}

impl Occurrences<'_> {
    /// The sentences that parts stand in.
    pub(crate) fn presence<'l>(&self, layout: &'l Layout, told: Told) -> Presence<'l> {
        let beginnings = |places: &[Place]| places.iter().map(|&(start, _)| start).collect::<Vec<u32>>();
        let others = self.mentions.iter().map(|places| beginnings(places));
        let others: Vec<Vec<u32>> = others.chain(std::iter::once(beginnings(&self.numbers))).collect();
        let words = self.words.iter().map(|&word| self.starts.of(word));
        let vocabulary = self.vocabulary;
        let mut presence =
            Presence::new(layout, told, vocabulary.parts.len(), others.iter().map(Vec::as_slice).chain(words));
        for &word in &self.words {
            presence.belongs(self.member[word as usize] - 1, vocabulary.parts_of.of(word).iter().copied());
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
        let words = self.present(part).iter().map(|&word| self.member[word as usize] - 1);
        sides.into_iter().chain(numbers).chain(words)
    }

    /// Those of the part's words that stand in the document.
    fn present(&self, part: Part) -> &[u32] {
        self.present[part as usize].get_or_init(|| {
            let words = self.vocabulary.parts[part as usize].words.iter();
            words.copied().filter(|word| self.member[*word as usize] > 0).collect()
        })
    }

    /// Where the part begins at `from` or behind it and before `to`, by start, each place once. Each of its words is looked up:
    /// cheap for a part with few words in the document, however many other words stand there.
    pub(super) fn places(&self, part: Part, from: u32, to: u32) -> Vec<Place> {
        let choice = &self.vocabulary.parts[part as usize];
        let mut places = Vec::new();
        for &word in self.present(part) {
            let starts = self.starts.of(word);
            let starts =
                starts[starts.partition_point(|start| *start < from)..].iter().take_while(|start| **start < to);
            let length = self.vocabulary.lengths[word as usize];
            places.extend(starts.map(|&start| (start, start + length)));
        }
        let numbers = if choice.number { &self.numbers[..] } else { &[] };
        for others in [&self.mentions[usize::from(choice.who)][..], numbers] {
            let others = &others[others.partition_point(|(start, _)| *start < from)..];
            places.extend(others.iter().take_while(|(start, _)| *start < to));
        }
        places.sort_unstable();
        places.dedup();
        places
    }

    /// The same by a look at all that stands between `from` and `to`, where that is little, however many words the part has.
    pub(super) fn near(&self, part: Part, from: u32, to: u32) -> impl DoubleEndedIterator<Item = Place> {
        let Vocabulary { parts, likeness, .. } = self.vocabulary;
        let is_little = to.saturating_sub(from) <= LITTLE;
        let seen = is_little.then(|| self.tokens.of(&parts[part as usize], likeness[part as usize], from, to));
        let found = (!is_little).then(|| self.places(part, from, to));
        seen.into_iter().flatten().chain(found.into_iter().flatten())
    }

    /// Everywhere the part stands, by start.
    pub(super) fn of(&self, part: Part) -> &[Place] {
        self.of[part as usize].get_or_init(|| self.places(part, 0, u32::MAX).into())
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

    use crate::clause::{
        page::Page,
        party::{Mention, Who},
        wording::Compiler,
    };

    proptest! {
        /// A part is found where it stands, whether its words are looked up or what stands there is looked at.
        #[test]
        fn both_ways_of_looking_for_a_part_find_the_same(
            text in "[甲方退还押金不一三，。]{0,60}",
            from in 0u32..60,
            length in 0u32..60,
        ) {
            let classes = Vec::new().into();
            let mut compiler = Compiler::new(&classes);
            compiler.patterns("退|退还|押金 R|不|押 #|金|一三").expect("compiles");
            let vocabulary = compiler.finish();
            let page = Page::new(&text);
            let (from, to) = (from.min(page.len()), (from + length).min(page.len()));
            let sides = page.chars.windows(2).zip(0u32..).filter(|(pair, _)| pair == &['甲', '方']);
            let mentions: Vec<Mention> =
                sides.map(|(_, start)| Mention { start, end: start + 2, who: Who::Reader, owns: false }).collect();
            let occurrences = vocabulary.occurrences(&page, &mentions);
            for part in 0..vocabulary.parts.len() as u32 {
                let near: Vec<(u32, u32)> = occurrences.near(part, from, to).collect();
                prop_assert_eq!(occurrences.places(part, from, to), near);
                let back: Vec<(u32, u32)> = occurrences.near(part, from, to).rev().collect();
                prop_assert!(back.is_sorted_by(|a, b| a > b));
                let whole = occurrences.of(part).iter().filter(|(start, _)| (from..to).contains(start));
                prop_assert!(whole.eq(&occurrences.places(part, from, to)));
            }
        }
    }
}
