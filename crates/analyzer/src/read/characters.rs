//! Which characters a text has: a Bloom filter that spares most searches for words that are not there.

use std::{
    cell::{LazyCell, RefCell},
    fmt,
};

use baihua_kb::Passage;
use rustc_hash::FxHashMap;

/// Bits of the filter. A sentence has some forty characters, so that a word of two that is not there passes once in 600 times.
const BITS: u32 = 1024;

/// The characters of a text, approximately: one that is there is always known, one that is not is seldom taken for it.
pub(crate) struct Characters([u64; (BITS / 64) as usize]);

impl Characters {
    pub(crate) fn of(text: impl Iterator<Item = char>) -> Characters {
        let mut bits = [0; (BITS / 64) as usize];
        for c in text {
            let (word, bit) = place(c);
            bits[word] |= bit;
        }
        Characters(bits)
    }

    /// Whether `word` may stand in the text; `false` is certain.
    pub(crate) fn may_hold(&self, word: &str) -> bool {
        word.chars().all(|c| {
            let (word, bit) = place(c);
            self.0[word] & bit != 0
        })
    }
}

/// The characters as a string, in one allocation: a Chinese character takes three bytes.
pub(crate) fn string(chars: &[char]) -> String {
    let mut string = String::with_capacity(3 * chars.len());
    string.extend(chars);
    string
}

/// Bits of the filter of pairs for each character: a text holds about one pair for each, so that one that is not there passes
/// once in eight times.
const BITS_A_PAIR: usize = 8;

/// The pairs of neighbours in a text, approximately (Bloom, 1970, with one hash function): one that is there is always known.
pub(crate) struct Pairs {
    bits: Vec<u64>,
    /// Bits of a hash that are left out, so that the others number a bit.
    shift: u32,
}

impl Pairs {
    pub(crate) fn of(text: &str) -> Pairs {
        // A Chinese character takes three bytes.
        let size = (text.len() / 3 * BITS_A_PAIR).next_power_of_two().max(64);
        let mut pairs = Pairs { bits: vec![0; size / 64], shift: 64 - size.trailing_zeros() };
        let mut chars = text.chars();
        let Some(mut one) = chars.next() else { return pairs };
        for next in chars {
            let (word, bit) = pairs.place(one, next);
            pairs.bits[word] |= bit;
            one = next;
        }
        pairs
    }

    /// Where a pair is noted, by multiplicative hashing.
    fn place(&self, one: char, next: char) -> (usize, u64) {
        let pair = u64::from(one as u32) << 32 | u64::from(next as u32);
        let hash = pair.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> self.shift;
        ((hash / 64) as usize, 1 << (hash % 64))
    }

    /// Whether `word` may stand in the text; `false` is certain.
    pub(crate) fn may_hold(&self, word: &str) -> bool {
        word.chars().zip(word.chars().skip(1)).all(|(one, next)| {
            let (word, bit) = self.place(one, next);
            self.bits[word] & bit != 0
        })
    }
}

/// A short text that is asked for many words, few of which it holds.
pub(crate) struct Searched {
    text: String,
    characters: Characters,
}

impl Searched {
    pub(crate) fn new(text: String) -> Searched {
        let characters = Characters::of(text.chars());
        Searched { text, characters }
    }
}

impl Passage for Searched {
    fn holds(&self, word: &str) -> bool {
        self.characters.may_hold(word) && self.text.contains(word)
    }
}

/// What documents hold reaches no log.
impl fmt::Debug for Searched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Searched").field("bytes", &self.text.len()).finish()
    }
}

/// A short text that few ask for: it is made when the first does.
pub(crate) struct OnDemand<F>(LazyCell<Searched, F>);

impl<F: FnOnce() -> Searched> OnDemand<F> {
    pub(crate) fn new(make: F) -> OnDemand<F> {
        OnDemand(LazyCell::new(make))
    }
}

impl<F: FnOnce() -> Searched> Passage for OnDemand<F> {
    fn holds(&self, word: &str) -> bool {
        self.0.holds(word)
    }
}

/// What documents hold reaches no log.
impl<F> fmt::Debug for OnDemand<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OnDemand").finish_non_exhaustive()
    }
}

/// A long text that is asked for the same words again and again, and remembers the answers.
pub(crate) struct Remembered<'a> {
    text: &'a str,
    pairs: Pairs,
    answers: RefCell<FxHashMap<String, bool>>,
}

impl<'a> Remembered<'a> {
    pub(crate) fn new(text: &'a str) -> Remembered<'a> {
        Remembered { text, pairs: Pairs::of(text), answers: RefCell::default() }
    }
}

impl Passage for Remembered<'_> {
    fn holds(&self, word: &str) -> bool {
        // Most words stand nowhere; a search that finds nothing reads the whole text.
        if !self.pairs.may_hold(word) {
            return false;
        }
        let known = self.answers.borrow().get(word).copied();
        known.unwrap_or_else(|| {
            let answer = self.text.contains(word);
            self.answers.borrow_mut().insert(word.to_owned(), answer);
            answer
        })
    }
}

/// What documents hold reaches no log.
impl fmt::Debug for Remembered<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Remembered").field("bytes", &self.text.len()).finish()
    }
}

/// Where a character is noted, by multiplicative hashing (Knuth, The Art of Computer Programming, 6.4).
fn place(c: char) -> (usize, u64) {
    let hash = (c as u32).wrapping_mul(0x9E37_79B1) / (u32::MAX / BITS + 1);
    ((hash / 64) as usize, 1 << (hash % 64))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_word_that_is_there_is_never_missed(text in "\\PC{0,60}", from in 0usize..60, length in 0usize..6) {
            let chars: Vec<char> = text.chars().collect();
            let word: String = chars.iter().skip(from).take(length).collect();
            prop_assert!(Characters::of(chars.iter().copied()).may_hold(&word));
            prop_assert!(Pairs::of(&text).may_hold(&word));
            prop_assert_eq!(string(&chars), text);
        }
    }

    #[test]
    fn a_word_that_is_not_there_is_seldom_searched() {
        let sentence: Vec<char> = "乙方逾期支付租金超过十五日的，甲方有权解除合同并没收押金。".chars().collect();
        let words = (0x4E00..0x9F00u32).step_by(2).filter_map(|code| {
            let pair = [char::from_u32(code)?, char::from_u32(code + 1)?];
            (!sentence.contains(&pair[0]) && !sentence.contains(&pair[1])).then(|| pair.iter().collect::<String>())
        });
        let words: Vec<String> = words.collect();
        let passed = words.iter().filter(|word| Characters::of(sentence.iter().copied()).may_hold(word)).count();
        assert!(passed * 100 < words.len(), "{passed} of {}", words.len());
    }
}
