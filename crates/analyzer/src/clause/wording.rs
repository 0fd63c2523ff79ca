//! The language in which moves are written, and the search for its wordings.
//!
//! A wording is a row of parts divided by blanks: `{refuse} 8 {refund} 4 款|金`. A part is a choice of words, divided by `|`;
//! `{class}` is any word of a class; `R`, `D`, `B`, `T` is a mention of the reader, the drafter, both or an outsider; `#` is
//! a number. Between two parts stands how many characters may come there: `8` within a phrase, `~8` across commas as well,
//! nothing for none; `8/不|未` leaves out those where one of the words comes between. `part?` may be missing, `!word` must
//! not follow, `-word` must not come before, `^` and `$` are the ends of a phrase.
//!
//! All words of all wordings are found in one pass over a document. A wording is then looked for around its rarest part only,
//! so that the time for a document grows with its length and not with the number of wordings.

use std::{
    cell::{OnceCell, RefCell},
    rc::Rc,
};

use baihua_kb::{List, Words};
use rustc_hash::FxHashMap;

use super::{
    layout::Layout,
    page::{Page, fold, folded},
    party::{Mention, Who},
    presence::{Presence, Told, has, set},
};
use crate::read::words::WordTrie;

/// What is wrong with a wording.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WordingError {
    /// A class that the language does not have.
    #[error("there is no class of words `{0}`")]
    Class(String),
    /// A sign that the language does not have.
    #[error("there is no sign `{0}`")]
    Sign(String),
    /// No part at all, or a gap where a part should stand.
    #[error("`{0}` has no part to look for")]
    Empty(String),
    /// Choices multiply to more wordings than are kept.
    #[error("`{0}` has too many choices of several parts")]
    TooMany(String),
    /// A condition that is not understood.
    #[error("`{0}` is no condition")]
    Condition(String),
}

/// What a part looks for: one of these words, mentions or numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Choice {
    /// Numbers of words, ascending.
    words: Vec<u32>,
    /// Bits of [`Who`].
    who: u8,
    number: bool,
}

/// Number of a [`Choice`] in the vocabulary.
type Part = u32;

/// How far apart two parts may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Gap {
    most: u32,
    across_phrases: bool,
    without: Option<Part>,
}

const ADJACENT: Gap = Gap { most: 0, across_phrases: true, without: None };

#[derive(Clone, Debug)]
struct Step {
    /// What stands between the step before and this one.
    gap: Gap,
    part: Part,
    not_before: Option<Part>,
    not_after: Option<Part>,
    starts_phrase: bool,
    ends_phrase: bool,
}

/// A wording without choices of several parts.
#[derive(Clone, Debug)]
pub(crate) struct Pattern {
    steps: Vec<Step>,
}

/// Patterns any of which may be found.
pub(crate) type Patterns = Vec<Pattern>;

/// Variants a wording may expand to.
const MOST_VARIANTS: usize = 256;
/// Sets of sides.
const SIDES: u8 = 16;
/// Longer than any mention of a party, and than any number, in characters.
const LONGEST_MENTION: u32 = 24;
const LONGEST_NUMBER: u32 = 16;
/// Places that are tried around one occurrence of the rarest part before the search gives up; keeps any text linear.
const MOST_TRIES: u32 = 200;

/// Characters of words that deny.
pub(super) const DENIALS: [char; 11] = ['不', '未', '无', '没', '非', '勿', '拒', '免', '概', '恕', '禁'];

/// Gathers the parts of wordings while they are compiled.
pub(crate) struct Compiler<'k> {
    /// The words of each class, folded.
    classes: FxHashMap<&'k str, Vec<String>>,
    /// All words so far, each with its number.
    words: FxHashMap<String, u32>,
    parts: FxHashMap<Choice, Part>,
    /// What each token, and each alternative that holds a class, was read as, for most of them stand in many wordings.
    tokens: FxHashMap<String, Variants>,
    alternatives: FxHashMap<String, Rc<[Choice]>>,
}

/// Rows of parts that touch, any of which a token stands for.
type Variants = Rc<[Vec<Part>]>;

impl<'k> Compiler<'k> {
    /// Whether none of the words of a wording, those of its classes included, denies: what it finds says that something is
    /// done.
    pub(super) fn affirms(&self, say: &str) -> bool {
        let denies = |text: &str| text.contains(DENIALS);
        let mut classes = say.split('{').skip(1).filter_map(|rest| rest.split('}').next());
        !denies(say)
            && !classes.any(|name| self.classes.get(name).is_some_and(|words| words.iter().any(|word| denies(word))))
    }

    pub(crate) fn new(classes: &'k List<(Words, List<Words>)>) -> Compiler<'k> {
        let folded = |words: &'k List<Words>| words.iter().map(|word| folded(word)).collect();
        Compiler {
            classes: classes.iter().map(|(name, words)| (name.as_ref(), folded(words))).collect(),
            words: FxHashMap::default(),
            parts: FxHashMap::default(),
            tokens: FxHashMap::default(),
            alternatives: FxHashMap::default(),
        }
    }

    /// The number of a folded word.
    fn word(&mut self, word: &str) -> u32 {
        if let Some(&known) = self.words.get(word) {
            return known;
        }
        let number = self.words.len() as u32;
        self.words.insert(word.to_owned(), number);
        number
    }

    fn part(&mut self, choice: Choice) -> Part {
        let next = self.parts.len() as Part;
        *self.parts.entry(choice).or_insert(next)
    }

    /// Compiles a wording.
    pub(crate) fn patterns(&mut self, wording: &str) -> Result<Patterns, WordingError> {
        let tokens: Vec<&str> = wording.split_whitespace().collect();
        // A pattern under way: its steps, the marks that wait for the next step.
        #[derive(Clone)]
        struct Row {
            steps: Vec<Step>,
            gap: Gap,
        }
        let mut rows = vec![Row { steps: Vec::new(), gap: ADJACENT }];
        let mut not_before: Option<Part> = None;
        let mut starts = false;
        for (place, token) in tokens.iter().enumerate() {
            if *token == "^" {
                starts = true;
            } else if *token == "$" {
                for row in &mut rows {
                    if let Some(last) = row.steps.last_mut() {
                        last.ends_phrase = true;
                    }
                }
            } else if let Some(words) = token.strip_prefix('!').filter(|words| !words.is_empty()) {
                let part = self.single(words)?;
                for row in &mut rows {
                    if let Some(last) = row.steps.last_mut() {
                        last.not_after = Some(part);
                    }
                }
            } else if let Some(words) = token.strip_prefix('-').filter(|words| !words.is_empty()) {
                not_before = Some(self.single(words)?);
            } else if let Some((most, across_phrases, without)) = read_gap(token).filter(|_| place + 1 < tokens.len()) {
                let without = without.map(|words| self.single(words)).transpose()?;
                for row in &mut rows {
                    row.gap = Gap { most, across_phrases, without };
                }
            } else {
                let (body, optional) = token.strip_suffix('?').map_or((*token, false), |body| (body, true));
                let variants = self.variants(body)?;
                let grow = |row: &mut Row, variant: &[Part]| {
                    for (number, &part) in variant.iter().enumerate() {
                        row.steps.push(Step {
                            gap: if number == 0 { row.gap } else { ADJACENT },
                            part,
                            not_before: if number == 0 { not_before } else { None },
                            not_after: None,
                            starts_phrase: number == 0 && starts,
                            ends_phrase: false,
                        });
                    }
                    row.gap = ADJACENT;
                };
                match &variants[..] {
                    [only] if !optional => rows.iter_mut().for_each(|row| grow(row, only)),
                    _ => {
                        let mut grown = Vec::new();
                        for row in &rows {
                            if optional {
                                grown.push(row.clone());
                            }
                            for variant in variants.iter() {
                                let mut row = row.clone();
                                grow(&mut row, variant);
                                grown.push(row);
                            }
                        }
                        rows = grown;
                    }
                }
                if rows.len() > MOST_VARIANTS {
                    return Err(WordingError::TooMany(wording.to_owned()));
                }
                (not_before, starts) = (None, false);
            }
        }
        rows.retain(|row| !row.steps.is_empty());
        if rows.is_empty() {
            return Err(WordingError::Empty(wording.to_owned()));
        }
        Ok(rows.into_iter().map(|row| Pattern { steps: row.steps }).collect())
    }

    /// A choice that must be of one part.
    fn single(&mut self, words: &str) -> Result<Part, WordingError> {
        match &*self.variants(words)? {
            [only] if only.len() == 1 => Ok(only[0]),
            _ => Err(WordingError::TooMany(words.to_owned())),
        }
    }

    /// What a token can be, read once however many wordings hold it.
    fn variants(&mut self, token: &str) -> Result<Variants, WordingError> {
        if let Some(known) = self.tokens.get(token) {
            return Ok(Rc::clone(known));
        }
        let read = self.read(token)?;
        let variants: Variants =
            read.into_iter().map(|row| row.into_iter().map(|choice| self.part(choice)).collect()).collect();
        self.tokens.insert(token.to_owned(), Rc::clone(&variants));
        Ok(variants)
    }

    /// What a token can be: all choices of one part taken together, and each of several parts (`由R`) by itself.
    fn read(&mut self, token: &str) -> Result<Vec<Vec<Choice>>, WordingError> {
        let mut together = Choice::default();
        let mut several = Vec::new();
        let mut plain = String::new();
        for alternative in token.split('|').filter(|alternative| !alternative.is_empty()) {
            if !alternative.contains(|c| matches!(c, '{' | '#') || Who::from_letter(c).is_some()) {
                plain.clear();
                plain.extend(alternative.chars().filter_map(|c| fold(c, None, None)));
                if !plain.is_empty() {
                    together.words.push(self.word(&plain));
                }
                continue;
            }
            match &*self.alternative(alternative)? {
                [] => {}
                [only] => {
                    together.words.extend(&only.words);
                    together.who |= only.who;
                    together.number |= only.number;
                }
                choices => several.push(choices.to_vec()),
            }
        }
        together.words.sort_unstable();
        together.words.dedup();
        if together != Choice::default() {
            several.insert(0, vec![together]);
        }
        if several.is_empty() {
            return Err(WordingError::Empty(token.to_owned()));
        }
        Ok(several)
    }

    /// One alternative of a token, read once however many tokens hold it.
    fn alternative(&mut self, alternative: &str) -> Result<Rc<[Choice]>, WordingError> {
        if let Some(known) = self.alternatives.get(alternative) {
            return Ok(Rc::clone(known));
        }
        let choices: Rc<[Choice]> = self.sequence(alternative)?.into();
        self.alternatives.insert(alternative.to_owned(), Rc::clone(&choices));
        Ok(choices)
    }

    /// One alternative as parts that touch: words and classes run together, mentions and numbers stand by themselves.
    fn sequence(&mut self, alternative: &str) -> Result<Vec<Choice>, WordingError> {
        let mut choices: Vec<Choice> = Vec::new();
        let mut strings: Vec<String> = Vec::new();
        let mut rest = alternative;
        while let Some(first) = rest.chars().next() {
            if let Some((class, after)) = rest.strip_prefix('{').and_then(|inner| inner.split_once('}')) {
                let words = self.classes.get(class).ok_or_else(|| WordingError::Class(class.to_owned()))?;
                strings = match &strings[..] {
                    [] => words.clone(),
                    heads => {
                        heads.iter().flat_map(|head| words.iter().map(move |word| format!("{head}{word}"))).collect()
                    }
                };
                rest = after;
                continue;
            }
            rest = &rest[first.len_utf8()..];
            if let Some(who) = Who::from_letter(first) {
                self.flush(&mut strings, &mut choices);
                choices.push(Choice { who: who.bit(), ..Choice::default() });
            } else if first == '#' {
                self.flush(&mut strings, &mut choices);
                choices.push(Choice { number: true, ..Choice::default() });
            } else {
                if strings.is_empty() {
                    strings.push(String::new());
                }
                if let Some(plain) = fold(first, None, None) {
                    strings.iter_mut().for_each(|string| string.push(plain));
                }
            }
        }
        self.flush(&mut strings, &mut choices);
        Ok(choices)
    }

    /// Makes a choice of the words that have run together so far.
    fn flush(&mut self, strings: &mut Vec<String>, choices: &mut Vec<Choice>) {
        let mut words: Vec<u32> =
            strings.drain(..).filter(|word| !word.is_empty()).map(|word| self.word(&word)).collect();
        words.sort_unstable();
        words.dedup();
        if !words.is_empty() {
            choices.push(Choice { words, ..Choice::default() });
        }
    }

    /// The vocabulary of everything compiled.
    pub(crate) fn finish(self) -> Vocabulary {
        let mut words: Vec<&str> = vec![""; self.words.len()];
        for (word, &number) in &self.words {
            words[number as usize] = word;
        }
        let lengths: Vec<u32> = words.iter().map(|word| word.chars().count() as u32).collect();
        let mut parts = vec![Choice::default(); self.parts.len()];
        for (choice, part) in self.parts {
            parts[part as usize] = choice;
        }
        let mut parts_of: Vec<Vec<Part>> = vec![Vec::new(); words.len()];
        let (mut mixed, mut longest) = (Vec::new(), Vec::with_capacity(parts.len()));
        for (part, choice) in parts.iter().enumerate() {
            for &word in &choice.words {
                parts_of[word as usize].push(part as Part);
            }
            if choice.who != 0 || choice.number {
                mixed.push(part as Part);
            }
            let longest_word = choice.words.iter().map(|&word| lengths[word as usize]).max().unwrap_or(0);
            let of_mentions = if choice.who == 0 { 0 } else { LONGEST_MENTION };
            longest.push(longest_word.max(of_mentions).max(if choice.number { LONGEST_NUMBER } else { 0 }));
        }
        Vocabulary { trie: WordTrie::new(words.iter().copied()), lengths, parts_of, parts, mixed, longest }
    }
}

/// Reads `12`, `~40` or `8/不|未`.
fn read_gap(token: &str) -> Option<(u32, bool, Option<&str>)> {
    let (length, without) = token.split_once('/').map_or((token, None), |(length, words)| (length, Some(words)));
    let (digits, across) = length.strip_prefix('~').map_or((length, false), |digits| (digits, true));
    let short = (1..=3).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
    short.then(|| digits.parse().ok()).flatten().map(|most| (most, across, without))
}

/// All words of all wordings, searched for in one pass.
pub(crate) struct Vocabulary {
    trie: WordTrie,
    /// By word: its length in characters.
    lengths: Vec<u32>,
    /// By word: the parts it belongs to.
    parts_of: Vec<Vec<Part>>,
    parts: Vec<Choice>,
    /// The parts that also look for mentions or numbers.
    mixed: Vec<Part>,
    /// By part: characters of the longest thing it looks for.
    longest: Vec<u32>,
}

/// Where the parts of wordings stand in one document. What a part looks for is gathered when it is first asked for: most
/// parts of most documents never are.
pub(crate) struct Occurrences<'v> {
    vocabulary: &'v Vocabulary,
    /// Where words begin, those of one word side by side; by word, where its own begin among them.
    starts: Vec<u32>,
    first: Vec<u32>,
    /// By word: one more than its row in [`Presence`], 0 where it does not stand in the document.
    member: Vec<u32>,
    /// By the sides that a part asks for, as bits of [`Who`]: their mentions.
    mentions: Vec<Vec<Place>>,
    numbers: Vec<Place>,
    /// By part: in how many places it stands at most.
    count: Vec<u32>,
    /// By part: half-open ranges, by start.
    of: Vec<OnceCell<Rc<[Place]>>>,
    /// The same by what a part finds in this document: parts whose other words are not in it stand in the same places.
    alike: RefCell<FxHashMap<Choice, Rc<[Place]>>>,
    sorter: RefCell<Sorter>,
}

type Place = (u32, u32);

impl Vocabulary {
    /// In how many places of `page` a word stands.
    #[cfg(feature = "train")]
    pub(crate) fn places_in(&self, page: &Page) -> usize {
        let mut places = 0;
        self.trie.each_in(&page.chars, |_, _| places += 1);
        places
    }

    pub(crate) fn occurrences(&self, page: &Page, mentions: &[Mention]) -> Occurrences<'_> {
        let mut found: Vec<(u32, u32)> = Vec::new();
        // By word, two places further: how often it stands there.
        let mut first = vec![0u32; self.lengths.len() + 2];
        self.trie.each_in(&page.chars, |word, start| {
            found.push((word, start as u32));
            first[word as usize + 2] += 1;
        });
        let mut count = vec![0; self.parts.len()];
        for (parts, times) in self.parts_of.iter().zip(&first[2..]).filter(|(_, times)| **times > 0) {
            for &part in parts {
                count[part as usize] += times;
            }
        }
        // Counting sort by word (Knuth, The Art of Computer Programming, 5.2); places stay in their order.
        for word in 2..first.len() {
            first[word] += first[word - 1];
        }
        let mut starts = vec![0; found.len()];
        for (word, start) in found {
            let next = &mut first[word as usize + 1];
            starts[*next as usize] = start;
            *next += 1;
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
        let member = first.windows(2).map(|run| {
            rows += u32::from(run[0] < run[1]);
            if run[0] < run[1] { rows } else { 0 }
        });
        let member = member.collect();
        let of = vec![OnceCell::new(); self.parts.len()];
        let sorter = RefCell::new(Sorter::new(page.chars.len()));
        let alike = RefCell::default();
        Occurrences { vocabulary: self, starts, first, member, mentions, numbers, count, of, alike, sorter }
    }
}

impl Occurrences<'_> {
    /// The sentences that parts stand in.
    pub(crate) fn presence<'l>(&self, layout: &'l Layout, told: Told) -> Presence<'l> {
        let beginnings = |places: &[Place]| places.iter().map(|&(start, _)| start).collect::<Vec<u32>>();
        let sides = self.mentions.iter().map(|places| beginnings(places));
        let numbers = std::iter::once(beginnings(&self.numbers));
        let words = self.first.windows(2).filter(|run| run[0] < run[1]);
        let words = words.map(|run| self.starts[run[0] as usize..run[1] as usize].to_vec());
        Presence::new(layout, told, self.vocabulary.parts.len(), sides.chain(numbers).chain(words))
    }

    /// The members of a part, by their rows in [`Presence`].
    fn members(&self, part: Part) -> impl Iterator<Item = u32> {
        let choice = &self.vocabulary.parts[part as usize];
        let sides = (choice.who != 0).then_some(u32::from(choice.who));
        let numbers = choice.number.then_some(u32::from(SIDES));
        let words = choice.words.iter().filter_map(|&word| self.member[word as usize].checked_sub(1));
        sides.into_iter().chain(numbers).chain(words)
    }

    fn of(&self, part: Part) -> &[Place] {
        self.of[part as usize].get_or_init(|| self.gathered(part))
    }

    /// Where the words of a part stand, and the mentions and numbers it looks for; by start, each once.
    fn gathered(&self, part: Part) -> Rc<[Place]> {
        let choice = &self.vocabulary.parts[part as usize];
        let is_there = |word: &&u32| self.first[**word as usize] < self.first[**word as usize + 1];
        let found = Choice { words: choice.words.iter().filter(is_there).copied().collect(), ..*choice };
        if let Some(known) = self.alike.borrow().get(&found) {
            return Rc::clone(known);
        }
        let run = |&word: &u32| {
            let (from, to) = (self.first[word as usize] as usize, self.first[word as usize + 1] as usize);
            Run { starts: &self.starts[from..to], length: self.vocabulary.lengths[word as usize] }
        };
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
        for (start, end) in places {
            let bits = &mut self.is_start[start as usize / 64];
            let bit = 1 << (start % 64);
            if *bits & bit == 0 {
                *bits |= bit;
                self.end[start as usize] = end;
            } else {
                again.push((start, end));
            }
        }
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

/// Where a wording may stand: in one sentence, its first parts also in what a lead-in hands to it.
#[derive(Clone, Copy)]
struct Bounds {
    from: u32,
    to: u32,
    /// The end of the lead-in, without its colon: 甲方有权.
    told: Option<(u32, u32)>,
}

/// A document in which wordings are looked for.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    pub(crate) page: &'a Page,
    pub(crate) vocabulary: &'a Vocabulary,
    pub(crate) occurrences: &'a Occurrences<'a>,
    pub(crate) presence: &'a Presence<'a>,
}

impl Field<'_> {
    fn of(&self, part: Part) -> &[Place] {
        self.occurrences.of(part)
    }

    /// The sentences that the part stands in.
    fn row(&self, part: Part) -> &[u64] {
        self.presence.row(part, self.occurrences.members(part))
    }

    /// The sentences in which all parts of `pattern` stand, in order.
    fn sentences<'p>(&'p self, pattern: &'p Pattern, anchor: usize) -> impl Iterator<Item = u32> + use<'p> {
        let rarest = self.row(pattern.steps[anchor].part);
        (0..rarest.len()).flat_map(move |word| {
            let both = |bits: u64, step: &Step| if bits == 0 { 0 } else { bits & self.row(step.part)[word] };
            set(word, pattern.steps.iter().fold(rarest[word], both))
        })
    }

    /// Whether one of the part's words begins at `at`.
    fn begins(&self, part: Part, at: u32) -> bool {
        let places = self.of(part);
        places.get(places.partition_point(|&(start, _)| start < at)).is_some_and(|&(start, _)| start == at)
    }

    /// Whether one of the part's words ends at `at`.
    fn ends(&self, part: Part, at: u32) -> bool {
        let places = self.of(part);
        let least = at.saturating_sub(self.vocabulary.longest[part as usize]);
        places[places.partition_point(|&(start, _)| start < least)..]
            .iter()
            .take_while(|&&(start, _)| start < at)
            .any(|&(_, end)| end == at)
    }

    fn between(&self, part: Part, from: u32, to: u32) -> bool {
        let places = self.of(part);
        places[places.partition_point(|&(start, _)| start < from)..]
            .iter()
            .take_while(|&&(start, _)| start < to)
            .any(|&(_, end)| end <= to)
    }

    fn fits(&self, gap: Gap, from: u32, to: u32) -> bool {
        from <= to
            && self.page.distance(from, to) <= gap.most
            && (gap.across_phrases || self.page.same_phrase(from, to))
            && gap.without.is_none_or(|part| !self.between(part, from, to))
    }

    fn allowed(&self, step: &Step, start: u32, end: u32) -> bool {
        let edge = |at: Option<&char>| at.is_none_or(|c| super::page::ends_phrase(*c));
        (!step.starts_phrase || start == 0 || edge(self.page.chars.get(start as usize - 1)))
            && (!step.ends_phrase || edge(self.page.chars.get(end as usize)))
            && step.not_before.is_none_or(|part| !self.ends(part, start))
            && step.not_after.is_none_or(|part| !self.begins(part, end))
    }

    /// Whether any of `patterns` stands between `from` and `to`.
    pub(crate) fn holds(&self, patterns: &[Pattern], from: u32, to: u32) -> bool {
        self.first(patterns, from, to).is_some()
    }

    /// The first place where one of `patterns` stands between `from` and `to`.
    pub(crate) fn first(&self, patterns: &[Pattern], from: u32, to: u32) -> Option<(u32, u32)> {
        let layout = self.presence.layout;
        let sentence = layout.sentence_at(from).filter(|&number| to <= layout.sentences[number as usize].end);
        let can_stand = |pattern: &&Pattern| {
            let is_there = |step: &Step| self.occurrences.count[step.part as usize] > 0;
            let is_here = |step: &Step| sentence.is_none_or(|number| has(self.row(step.part), number));
            pattern.steps.iter().all(is_there) && pattern.steps.iter().all(is_here)
        };
        let mut found = None;
        for pattern in patterns.iter().filter(can_stand) {
            self.each(pattern, from, to, &mut |start, end| {
                found = Some((start, end));
                true
            });
            if found.is_some() {
                break;
            }
        }
        found
    }

    /// Calls `report` with every place of `pattern` between `from` and `to`, until it answers `true`.
    pub(crate) fn each(&self, pattern: &Pattern, from: u32, to: u32, report: &mut dyn FnMut(u32, u32) -> bool) {
        let Some(anchor) = self.rarest(pattern, 0) else { return };
        let places = self.of(pattern.steps[anchor].part);
        for &(start, end) in &places[places.partition_point(|&(start, _)| start < from)..] {
            if start >= to {
                break;
            }
            if let Some((first, last)) = self.around(pattern, anchor, (start, end), Bounds { from, to, told: None })
                && report(first, last)
            {
                return;
            }
        }
    }

    /// Calls `report` with every place of `pattern` in the document, and the sentence it stands in.
    pub(crate) fn everywhere(&self, pattern: &Pattern, report: &mut dyn FnMut(u32, u32, u32)) {
        let stands = |anchor: &usize| self.occurrences.count[pattern.steps[*anchor].part as usize] > 0;
        let Some(anchor) = self.rarest(pattern, 0).filter(stands) else { return };
        // The first part of a wording may stand in what a lead-in hands to its items; then another part is looked for.
        let second = self.rarest(pattern, 1).filter(|second| *second != anchor || anchor == 0);
        for (anchor, is_told) in [(Some(anchor), false), (second, true)] {
            let Some(anchor) = anchor else { continue };
            for number in self.sentences(pattern, anchor) {
                let (sentence, told) =
                    (&self.presence.layout.sentences[number as usize], self.presence.told[number as usize]);
                if is_told && told.is_none() {
                    continue;
                }
                let bounds = Bounds { from: sentence.start, to: sentence.end, told };
                let places = self.of(pattern.steps[anchor].part);
                let places = &places[places.partition_point(|&(start, _)| start < bounds.from)..];
                for &place in places.iter().take_while(|&&(start, _)| start < bounds.to) {
                    if let Some((first, last)) = self.around(pattern, anchor, place, bounds) {
                        report(number, first, last);
                    }
                }
            }
        }
    }

    /// The step whose part stands in the fewest places, from step `least` on.
    fn rarest(&self, pattern: &Pattern, least: usize) -> Option<usize> {
        (least..pattern.steps.len()).min_by_key(|&step| self.occurrences.count[pattern.steps[step].part as usize])
    }

    fn around(&self, pattern: &Pattern, anchor: usize, (start, end): (u32, u32), bounds: Bounds) -> Option<(u32, u32)> {
        let steps = &pattern.steps;
        if start < bounds.from || end > bounds.to || !self.allowed(&steps[anchor], start, end) {
            return None;
        }
        let mut tries = MOST_TRIES;
        let first = self.leftwards(steps, anchor, start, bounds, &mut tries)?;
        tries = MOST_TRIES;
        let last = self.rightwards(steps, anchor, end, bounds.to, &mut tries)?;
        Some((first.max(bounds.from), last))
    }

    fn leftwards(&self, steps: &[Step], step: usize, at: u32, bounds: Bounds, tries: &mut u32) -> Option<u32> {
        if step == 0 {
            return Some(at);
        }
        let (gap, wanted) = (steps[step].gap, &steps[step - 1]);
        let places = self.of(wanted.part);
        let longest = self.vocabulary.longest[wanted.part as usize];
        for &(start, end) in places[..places.partition_point(|&(start, _)| start < at)].iter().rev() {
            if start < bounds.from || self.page.distance(start, at) > gap.most + longest || *tries == 0 {
                break;
            }
            *tries -= 1;
            if end <= at
                && self.fits(gap, end, at)
                && self.allowed(wanted, start, end)
                && let Some(first) = self.leftwards(steps, step - 1, start, bounds, tries)
            {
                return Some(first);
            }
        }
        let (told_from, told_to) = bounds.told?;
        let near = self.page.distance(bounds.from, at);
        if near > gap.most || (!gap.across_phrases && !self.page.same_phrase(bounds.from, at)) {
            return None;
        }
        // What was told ends with a colon that breaks nothing.
        let inside = Bounds { from: told_from, to: told_to, told: None };
        for &(start, end) in places[..places.partition_point(|&(start, _)| start < told_to)].iter().rev() {
            if start < told_from || *tries == 0 {
                break;
            }
            *tries -= 1;
            let fits = end <= told_to && near + self.page.distance(end, told_to) <= gap.most;
            if fits
                && self.allowed(wanted, start, end)
                && self.leftwards(steps, step - 1, start, inside, tries).is_some()
            {
                return Some(bounds.from);
            }
        }
        None
    }

    fn rightwards(&self, steps: &[Step], step: usize, at: u32, to: u32, tries: &mut u32) -> Option<u32> {
        let Some(wanted) = steps.get(step + 1) else { return Some(at) };
        let places = self.of(wanted.part);
        for &(start, end) in &places[places.partition_point(|&(start, _)| start < at)..] {
            if start >= to || self.page.distance(at, start) > wanted.gap.most || *tries == 0 {
                break;
            }
            *tries -= 1;
            if end <= to
                && self.fits(wanted.gap, at, start)
                && self.allowed(wanted, start, end)
                && let Some(last) = self.rightwards(steps, step + 1, end, to, tries)
            {
                return Some(last);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use baihua_kb::{List, Words};

    use proptest::prelude::*;

    use super::{Compiler, Field, Page, Sorter};
    use crate::clause::layout::Layout;

    fn found(wording: &str, text: &str) -> Option<String> {
        let refund = [Words::Borrowed("退还"), Words::Borrowed("返还")];
        let classes: List<(Words, List<Words>)> = vec![("refund".into(), refund.to_vec().into())].into();
        let mut compiler = Compiler::new(&classes);
        let patterns = compiler.patterns(wording).expect("compiles");
        let vocabulary = compiler.finish();
        let page = Page::new(text);
        let occurrences = vocabulary.occurrences(&page, &[]);
        let layout = Layout::new(&page);
        let presence = occurrences.presence(&layout, vec![None; layout.sentences.len()]);
        let field = Field { page: &page, vocabulary: &vocabulary, occurrences: &occurrences, presence: &presence };
        field.first(&patterns, 0, page.len()).map(|(start, end)| page.text(start, end))
    }

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

    #[test]
    fn parts_gaps_and_marks() {
        assert_eq!(found("不 4 {refund}", "押金概不予以退还。").as_deref(), Some("不予以退还"));
        assert_eq!(found("押金 4 {refund}", "押金，不返还"), None);
        assert_eq!(found("押金 ~4 {refund}", "押金，不返还").as_deref(), Some("押金，不返还"));
        assert_eq!(found("押金 ~4/不 {refund}", "押金，不返还"), None);
        assert_eq!(found("不 {refund} !的", "不退还的押金"), None);
        assert_eq!(found("-概 不 {refund}", "概不退还"), None);
        assert_eq!(found("^ {refund} 押金? $", "应，退还押金。").as_deref(), Some("退还押金"));
        assert_eq!(found("逾期 # 日", "逾期15日").as_deref(), Some("逾期15日"));
        assert_eq!(found("逾期|迟延 #日", "迟延三十日").as_deref(), Some("迟延三十日"));
    }
}
