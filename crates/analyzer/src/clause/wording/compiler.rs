//! From the words of a move file to parts and gaps.

use std::{borrow::Cow, rc::Rc, sync::Arc};

use baihua_kb::{List, Words};
use rustc_hash::FxHashMap;

use super::{ADJACENT, Choice, Gap, Part, Pattern, Patterns, Step, Vocabulary, WordingError};
use crate::{
    clause::{
        denial::denies,
        page::{fold, folded},
        party::Who,
    },
    read::words::WordTrie,
};

/// Variants a wording may expand to.
const MOST_VARIANTS: usize = 256;

/// Gathers the parts of wordings while they are compiled.
pub(crate) struct Compiler<'k> {
    /// The words of each class, folded.
    classes: FxHashMap<&'k str, Vec<String>>,
    /// All words so far, each with its number.
    words: FxHashMap<Cow<'k, str>, u32>,
    parts: FxHashMap<Choice, Part>,
    /// What each token, and each alternative that holds a class, was read as, for most of them stand in many wordings.
    tokens: FxHashMap<&'k str, Variants>,
    alternatives: FxHashMap<&'k str, Rc<[Choice]>>,
    /// What wordings of conditions were read as: half of them stand in several moves.
    shared: FxHashMap<&'k str, Patterns>,
}

/// Rows of parts that touch, any of which a token stands for.
type Variants = Rc<[Vec<Part>]>;

impl<'k> Compiler<'k> {
    pub(crate) fn new(classes: &'k List<(Words, List<Words>)>) -> Compiler<'k> {
        let folded = |words: &'k List<Words>| words.iter().map(|word| folded(word)).collect();
        Compiler {
            classes: classes.iter().map(|(name, words)| (name.as_ref(), folded(words))).collect(),
            words: FxHashMap::default(),
            parts: FxHashMap::default(),
            tokens: FxHashMap::default(),
            alternatives: FxHashMap::default(),
            shared: FxHashMap::default(),
        }
    }

    /// Whether none of the words of a wording, those of its classes included, denies: what it finds says that something is
    /// done.
    pub(crate) fn affirms(&self, say: &str) -> bool {
        let denies = |text: &str| denies(text.chars());
        let mut classes = say.split('{').skip(1).filter_map(|rest| rest.split('}').next());
        !denies(say)
            && !classes.any(|name| self.classes.get(name).is_some_and(|words| words.iter().any(|word| denies(word))))
    }

    /// The number of a folded word.
    fn word(&mut self, word: Cow<'k, str>) -> u32 {
        let next = self.words.len() as u32;
        *self.words.entry(word).or_insert(next)
    }

    fn part(&mut self, choice: Choice) -> Part {
        let next = self.parts.len() as Part;
        *self.parts.entry(choice).or_insert(next)
    }

    /// Compiles a wording that may have been compiled before.
    pub(crate) fn shared(&mut self, wording: &'k str) -> Result<Patterns, WordingError> {
        if let Some(known) = self.shared.get(wording) {
            return Ok(Arc::clone(known));
        }
        let patterns = self.patterns(wording)?;
        self.shared.insert(wording, Arc::clone(&patterns));
        Ok(patterns)
    }

    /// Compiles a wording.
    pub(crate) fn patterns(&mut self, wording: &'k str) -> Result<Patterns, WordingError> {
        let tokens: Vec<&'k str> = wording.split_whitespace().collect();
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
    fn single(&mut self, words: &'k str) -> Result<Part, WordingError> {
        match &*self.variants(words)? {
            [only] if only.len() == 1 => Ok(only[0]),
            _ => Err(WordingError::TooMany(words.to_owned())),
        }
    }

    /// What a token can be, read once however many wordings hold it.
    fn variants(&mut self, token: &'k str) -> Result<Variants, WordingError> {
        if let Some(known) = self.tokens.get(token) {
            return Ok(Rc::clone(known));
        }
        let read = self.read(token)?;
        let variants: Variants =
            read.into_iter().map(|row| row.into_iter().map(|choice| self.part(choice)).collect()).collect();
        self.tokens.insert(token, Rc::clone(&variants));
        Ok(variants)
    }

    /// What a token can be: all choices of one part taken together, and each of several parts (`由R`) by itself.
    fn read(&mut self, token: &'k str) -> Result<Vec<Vec<Choice>>, WordingError> {
        let mut together = Choice::default();
        let mut several = Vec::new();
        for alternative in token.split('|').filter(|alternative| !alternative.is_empty()) {
            if !alternative.contains(|c| matches!(c, '{' | '#') || Who::from_letter(c).is_some()) {
                let plain = folded_word(alternative);
                if !plain.is_empty() {
                    together.words.push(self.word(plain));
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
    fn alternative(&mut self, alternative: &'k str) -> Result<Rc<[Choice]>, WordingError> {
        if let Some(known) = self.alternatives.get(alternative) {
            return Ok(Rc::clone(known));
        }
        let choices: Rc<[Choice]> = self.sequence(alternative)?.into();
        self.alternatives.insert(alternative, Rc::clone(&choices));
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
            strings.drain(..).filter(|word| !word.is_empty()).map(|word| self.word(Cow::Owned(word))).collect();
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
        Vocabulary::new(WordTrie::new(words.iter().copied()), lengths, parts)
    }
}

/// A word as documents are folded; nearly all of them are written so.
fn folded_word(word: &str) -> Cow<'_, str> {
    if word.chars().all(|c| fold(c, None, None) == Some(c)) { Cow::Borrowed(word) } else { Cow::Owned(folded(word)) }
}

/// Reads `12`, `~40` or `8/不|未`.
fn read_gap(token: &str) -> Option<(u32, bool, Option<&str>)> {
    let (length, without) = token.split_once('/').map_or((token, None), |(length, words)| (length, Some(words)));
    let (digits, across) = length.strip_prefix('~').map_or((length, false), |digits| (digits, true));
    let short = (1..=3).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
    short.then(|| digits.parse().ok()).flatten().map(|most| (most, across, without))
}
