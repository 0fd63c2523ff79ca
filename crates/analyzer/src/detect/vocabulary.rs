//! The lexicon, compiled: which concepts a clause holds.

use std::collections::BTreeMap;

use baihua_kb::Lexicon;

use super::view::{COUNTER, READER, View};
use crate::read::words::WordTrie;

/// Concepts a clause holds, as a set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Concepts([u64; 3]);

impl Concepts {
    /// How many concepts fit; more in a lexicon are ignored from the end.
    pub(crate) const CAPACITY: usize = 192;

    pub(crate) fn insert(&mut self, concept: usize) {
        if concept < Concepts::CAPACITY {
            self.0[concept / 64] |= 1 << (concept % 64);
        }
    }

    pub(crate) fn contains(self, concept: usize) -> bool {
        concept < Concepts::CAPACITY && self.0[concept / 64] >> (concept % 64) & 1 == 1
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        (0..Concepts::CAPACITY).filter(move |&concept| self.contains(concept))
    }

    pub(crate) fn intersects(self, other: Concepts) -> bool {
        self.0.iter().zip(other.0).any(|(a, b)| a & b != 0)
    }
}

/// How far apart two parts of a way of saying may stand.
#[derive(Clone, Copy, Debug)]
struct Gap {
    most: usize,
    across_commas: bool,
}

/// One way of saying a concept: what follows its first part, each with the gap before it.
#[derive(Clone, Debug)]
struct Way {
    concept: usize,
    then: Vec<(Gap, usize)>,
}

/// Where a part stands, in characters.
type Place = (usize, u32, u32);

/// The lexicon, compiled once.
pub(crate) struct Vocabulary {
    atoms: WordTrie,
    /// By atom: its length in characters.
    lengths: Vec<u32>,
    /// For every atom the parts it belongs to.
    parts_of: Vec<Vec<usize>>,
    /// Ways of a single part, by part: the concepts they say.
    single: Vec<Vec<usize>>,
    /// Ways of several parts, by their first part.
    ways: Vec<Vec<Way>>,
    pub(crate) operative: Concepts,
    names: Vec<String>,
}

impl Vocabulary {
    pub(crate) fn new(lexicon: &Lexicon) -> Vocabulary {
        let mut parts: BTreeMap<String, usize> = BTreeMap::new();
        let mut several = Vec::new();
        let mut single_ways = Vec::new();
        let mut operative = Concepts::default();
        for (concept, entry) in lexicon.concepts.iter().enumerate() {
            if entry.operative {
                operative.insert(concept);
            }
            for way in entry.any.iter() {
                let tokens: Vec<&str> = way.split(' ').filter(|token| !token.is_empty()).collect();
                let mut part = |token: &str| {
                    let next = parts.len();
                    *parts.entry(token.to_owned()).or_insert(next)
                };
                let Some((first, rest)) = tokens.split_first() else { continue };
                let first = part(first);
                let mut then = Vec::new();
                let mut gap = Gap { most: 0, across_commas: false };
                for (place, token) in rest.iter().enumerate() {
                    match read_gap(token) {
                        // The last token cannot be a gap: 12315 alone is a telephone number.
                        Some(read) if place + 1 < rest.len() => gap = read,
                        _ => {
                            then.push((gap, part(token)));
                            gap = Gap { most: 0, across_commas: false };
                        }
                    }
                }
                if then.is_empty() {
                    single_ways.push((first, concept));
                } else {
                    several.push((first, Way { concept, then }));
                }
            }
        }
        let mut single = vec![Vec::new(); parts.len()];
        for (part, concept) in single_ways {
            single[part].push(concept);
        }
        let mut ways = vec![Vec::new(); parts.len()];
        for (part, way) in several {
            ways[part].push(way);
        }
        let mut atoms: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (token, &part) in &parts {
            for atom in expand(token, lexicon) {
                atoms.entry(atom).or_default().push(part);
            }
        }
        Vocabulary {
            atoms: WordTrie::new(atoms.keys().map(String::as_str)),
            lengths: atoms.keys().map(|atom| atom.chars().count() as u32).collect(),
            parts_of: atoms.into_values().collect(),
            single,
            ways,
            operative,
            names: lexicon.concepts.iter().map(|concept| concept.name.to_string()).collect(),
        }
    }

    /// Number of concepts.
    pub(crate) fn len(&self) -> usize {
        self.names.len()
    }

    /// Name of a concept.
    #[cfg(feature = "train")]
    pub(crate) fn name(&self, concept: usize) -> &str {
        self.names.get(concept).map_or("", String::as_str)
    }

    /// The concepts that `view` holds.
    pub(crate) fn concepts(&self, view: &View) -> Concepts {
        let mut found = Concepts::default();
        // Commas before each character.
        let mut commas = Vec::with_capacity(view.chars.len() + 1);
        let mut seen = 0u32;
        for &c in &view.chars {
            commas.push(seen);
            seen += u32::from(matches!(c, ',' | ';' | '.'));
        }
        commas.push(seen);
        let mut places: Vec<Place> = Vec::with_capacity(view.chars.len());
        // A bit for each part that stands somewhere: most ways ask for one that does not.
        let mut stands = vec![0u64; self.ways.len() / 64 + 1];
        self.atoms.each_in(&view.chars, |atom, start| {
            let end = start as u32 + self.lengths[atom as usize];
            for &part in &self.parts_of[atom as usize] {
                places.push((part, start as u32, end));
                stands[part / 64] |= 1 << (part % 64);
                for &concept in &self.single[part] {
                    found.insert(concept);
                }
            }
        });
        places.sort_unstable();
        let can_follow = |way: &Way| way.then.iter().all(|(_, part)| stands[part / 64] >> (part % 64) & 1 == 1);
        // The places of a part stand side by side.
        for of_part in places.chunk_by(|a, b| a.0 == b.0) {
            for way in self.ways[of_part[0].0].iter().filter(|way| can_follow(way)) {
                let is_said = |place: &Place| follows(&way.then, place.2, &places, &commas);
                if !found.contains(way.concept) && of_part.iter().any(is_said) {
                    found.insert(way.concept);
                }
            }
        }
        found
    }
}

/// Whether the remaining parts of a way stand after character `end`.
fn follows(rest: &[(Gap, usize)], end: u32, places: &[Place], commas: &[u32]) -> bool {
    let Some(((gap, part), rest)) = rest.split_first() else { return true };
    let first = places.partition_point(|&(other, start, _)| (other, start) < (*part, end));
    places[first..].iter().take_while(|(other, start, _)| other == part && (start - end) as usize <= gap.most).any(
        |&(_, start, next)| {
            (gap.across_commas || commas[start as usize] == commas[end as usize]) && follows(rest, next, places, commas)
        },
    )
}

fn read_gap(token: &str) -> Option<Gap> {
    let (digits, across_commas) = match token.strip_prefix('~') {
        Some(digits) => (digits, true),
        None => (token, false),
    };
    let short = (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
    short.then(|| digits.parse().ok()).flatten().map(|most| Gap { most, across_commas })
}

/// The strings a part stands for: its class spelt out, W and S as the characters that stand for the parties.
fn expand(token: &str, lexicon: &Lexicon) -> Vec<String> {
    let mut strings = vec![String::new()];
    let mut rest = token;
    while let Some(first) = rest.chars().next() {
        if let Some((class, after)) = rest.strip_prefix('{').and_then(|inner| inner.split_once('}')) {
            let words = lexicon.class(class).unwrap_or_default();
            strings = strings
                .iter()
                .flat_map(|head| words.iter().map(move |word| format!("{head}{}", baihua_quote::folded(word))))
                .collect();
            rest = after;
            continue;
        }
        let character = match first {
            'W' => READER,
            'S' => COUNTER,
            other => other,
        };
        let plain = if matches!(character, READER | COUNTER) {
            character.to_string()
        } else {
            baihua_quote::folded(character.encode_utf8(&mut [0; 4]))
        };
        for string in &mut strings {
            string.push_str(&plain);
        }
        rest = &rest[first.len_utf8()..];
    }
    strings.retain(|string| !string.is_empty());
    strings
}
