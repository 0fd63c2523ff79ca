//! What wordings are made of, in the order in which it stands in one document: words, mentions of the sides, numbers.
//!
//! What stands around a place is read here. Where a part stands in the whole document is a long list for most parts, and of most
//! of them only what stands beside a rare part is ever asked for.

use super::{Choice, occurrences::Place};
use crate::clause::party::Mention;

/// What stands at a place.
#[derive(Clone, Copy)]
enum What {
    /// Number of a word.
    Word(u32),
    /// The side, as a bit of [`Who`](crate::clause::party::Who).
    Mention(u8),
    Number,
}

/// The numbers of a choice's words modulo 128, a bit each: most words are told by it to be none of them (Bloom, 1970).
pub(super) type Likeness = u128;

impl What {
    fn is_of(self, choice: &Choice, likeness: Likeness) -> bool {
        match self {
            What::Word(word) => {
                likeness >> (word % Likeness::BITS) & 1 == 1 && choice.words.binary_search(&word).is_ok()
            }
            What::Mention(side) => choice.who & side != 0,
            What::Number => choice.number,
        }
    }
}

impl Choice {
    pub(super) fn likeness(&self) -> Likeness {
        self.words.iter().fold(0, |bits, word| bits | 1 << (word % Likeness::BITS))
    }
}

/// All that stands in a document, by start and end.
pub(super) struct Tokens {
    tokens: Vec<(Place, What)>,
    /// By character: the first token that begins there or behind it; one longer than the document.
    first: Vec<u32>,
}

impl Tokens {
    /// Of so many characters: `words` by place, each with its number and start, as long as `lengths` tell.
    pub(super) fn new(
        characters: usize,
        words: &[(u32, u32)],
        lengths: &[u32],
        mentions: &[Mention],
        numbers: &[Place],
    ) -> Tokens {
        let of_word = |&(word, start): &(u32, u32)| ((start, start + lengths[word as usize]), What::Word(word));
        let mentions = mentions.iter().map(|named| ((named.start, named.end), What::Mention(named.who.bit())));
        let numbers = numbers.iter().map(|&number| (number, What::Number));
        let mut others: Vec<(Place, What)> = mentions.chain(numbers).collect();
        others.sort_unstable_by_key(|(place, _)| *place);
        let mut tokens = Vec::with_capacity(words.len() + others.len());
        let mut rest = words;
        for other in others {
            let (before, behind) = rest.split_at(rest.partition_point(|word| of_word(word).0 < other.0));
            tokens.extend(before.iter().map(of_word));
            tokens.push(other);
            rest = behind;
        }
        tokens.extend(rest.iter().map(of_word));
        let mut first = vec![0; characters + 1];
        for ((start, _), _) in &tokens {
            first[*start as usize + 1] += 1;
        }
        for at in 0..characters {
            first[at + 1] += first[at];
        }
        Tokens { tokens, first }
    }

    /// Where one of `choice` begins at `from` or behind it and before `to`: by start and end, each place once.
    pub(super) fn of(
        &self,
        choice: &Choice,
        likeness: Likeness,
        from: u32,
        to: u32,
    ) -> impl DoubleEndedIterator<Item = Place> {
        let at = |character: u32| self.first[(character as usize).min(self.first.len() - 1)] as usize;
        let tokens = &self.tokens[at(from)..at(to.max(from))];
        let mut last = None;
        tokens
            .iter()
            .filter(move |(place, what)| what.is_of(choice, likeness) && last.replace(*place) != Some(*place))
            .map(|(place, _)| *place)
    }
}
