//! The moves of the program as bytes, compiled before.

use baihua_kb::{Card, Kb, Veto as VetoText, Wording, Words};

use super::{Compare, CompiledMove, CompiledWording, Condition, Moves, Scope, Speaker, Test, Veto, frames};
#[cfg(feature = "train")]
use crate::clause::packed::Writer;
use crate::clause::{
    measure::Per,
    packed::{Packed, Reader, enumeration, structure},
    wording::Patterns,
};

/// What `cargo xtask train` wrote. A module for a browser goes without it: to load half a megabyte more takes longer than to
/// compile the moves.
#[cfg(not(target_family = "wasm"))]
const FILE: &[u8] = include_bytes!("../../generated/moves.packed");
#[cfg(target_family = "wasm")]
const FILE: &[u8] = &[];

enumeration!(Compare { Compare::Less, Compare::AtMost, Compare::More, Compare::AtLeast, Compare::Any });
enumeration!(Per { Per::Day, Per::Month, Per::Year, Per::Cap });
enumeration!(Card { Card::Contract, Card::Policy });
structure!(Veto { question, when });
structure!(Speaker { rule, only });
structure!(CompiledWording { patterns, affirms, only, unless, speaks });

impl Packed for Patterns {
    #[cfg(feature = "train")]
    fn pack(&self, to: &mut Writer) {
        to.shared(self);
    }

    fn unpack(from: &mut Reader) -> Option<Patterns> {
        from.shared()
    }
}

impl Packed for Scope {
    #[cfg(feature = "train")]
    fn pack(&self, to: &mut Writer) {
        let (number, most) = match *self {
            Scope::In => (0, None),
            Scope::Before(most) => (1, Some(most)),
            Scope::After(most) => (2, Some(most)),
            Scope::Phrase => (3, None),
            Scope::Here => (4, None),
            Scope::All => (5, None),
            Scope::Beside => (6, None),
            Scope::Lead => (7, None),
            Scope::Head => (8, None),
            Scope::Document => (9, None),
        };
        to.number(number);
        most.iter().for_each(|most| most.pack(to));
    }

    fn unpack(from: &mut Reader) -> Option<Scope> {
        Some(match from.number()? {
            0 => Scope::In,
            1 => Scope::Before(u32::unpack(from)?),
            2 => Scope::After(u32::unpack(from)?),
            3 => Scope::Phrase,
            4 => Scope::Here,
            5 => Scope::All,
            6 => Scope::Beside,
            7 => Scope::Lead,
            8 => Scope::Head,
            9 => Scope::Document,
            _ => return None,
        })
    }
}

impl Packed for Test {
    #[cfg(feature = "train")]
    fn pack(&self, to: &mut Writer) {
        match self {
            Test::Actor(who, nobody) => {
                to.number(0);
                who.pack(to);
                nobody.pack(to);
            }
            Test::Find(scope, patterns) => {
                to.number(1);
                scope.pack(to);
                patterns.pack(to);
            }
            Test::Sign(sign, so_far) => {
                to.number(2);
                sign.pack(to);
                so_far.pack(to);
            }
            Test::Rate(None, compare, ppm) => {
                to.number(3);
                compare.pack(to);
                ppm.pack(to);
            }
            Test::Rate(Some(per), compare, ppm) => {
                to.number(4);
                per.pack(to);
                compare.pack(to);
                ppm.pack(to);
            }
            Test::Days(compare, days) => {
                to.number(5);
                compare.pack(to);
                days.pack(to);
            }
            Test::Payer(who) => {
                to.number(6);
                who.pack(to);
            }
            Test::List => to.number(7),
            Test::Item(condition) => {
                to.number(8);
                condition.pack(to);
            }
            Test::Mass => to.number(9),
            Test::Family(families) => {
                to.number(10);
                families.pack(to);
            }
            Test::Signed(compare, year) => {
                to.number(11);
                compare.pack(to);
                year.pack(to);
            }
        }
    }

    fn unpack(from: &mut Reader) -> Option<Test> {
        Some(match from.number()? {
            0 => Test::Actor(u8::unpack(from)?, bool::unpack(from)?),
            1 => Test::Find(Scope::unpack(from)?, Patterns::unpack(from)?),
            2 => Test::Sign(usize::unpack(from)?, bool::unpack(from)?),
            3 => Test::Rate(None, Compare::unpack(from)?, u64::unpack(from)?),
            4 => Test::Rate(Some(Per::unpack(from)?), Compare::unpack(from)?, u64::unpack(from)?),
            5 => Test::Days(Compare::unpack(from)?, u32::unpack(from)?),
            6 => Test::Payer(u8::unpack(from)?),
            7 => Test::List,
            8 => Test::Item(Condition::unpack(from)?),
            9 => Test::Mass,
            10 => Test::Family(Vec::unpack(from)?),
            11 => Test::Signed(Compare::unpack(from)?, u32::unpack(from)?),
            _ => return None,
        })
    }
}

impl Moves {
    /// The moves of `kb`, the built-in rules, without compiling them; `None` where the file is none of these rules.
    pub(super) fn kept(kb: &Kb) -> Option<Moves> {
        let mut from = Reader::new(FILE);
        // A file of other rules, as while rules are written, is no file of these.
        if from.number()? != fingerprint(kb) {
            return None;
        }
        let signs: Vec<(Words, Patterns)> = Vec::unpack(&mut from)?;
        let acts = Vec::unpack(&mut from)?;
        let count = from.count()?;
        let mut moves = Vec::with_capacity(count);
        for _ in 0..count {
            let number = usize::unpack(&mut from)?;
            let of = kb.moves().get(number)?;
            moves.push(CompiledMove {
                id: of.id.clone(),
                cards: Vec::unpack(&mut from)?,
                frames: frames(&of.id),
                name: of.name.clone(),
                does: of.does.clone(),
                speaks: Vec::unpack(&mut from)?,
                unless: Vec::unpack(&mut from)?,
                wordings: Vec::unpack(&mut from)?,
            });
        }
        let vocabulary = Packed::unpack(&mut from)?;
        from.is_empty().then(|| Moves::of(moves, signs, acts, vocabulary, Vec::new()))
    }

    /// What [`Moves::kept`] reads. Moves with faults are not kept.
    #[cfg(feature = "train")]
    pub(crate) fn to_bytes(&self, kb: &Kb) -> Vec<u8> {
        let mut to = Writer::default();
        to.number(fingerprint(kb));
        to.list(&self.signs);
        to.list(&self.acts);
        self.moves.len().pack(&mut to);
        for a_move in &self.moves {
            let number = kb.moves().iter().position(|of| of.id == a_move.id);
            number.unwrap_or(usize::MAX).pack(&mut to);
            to.list(&a_move.cards);
            to.list(&a_move.speaks);
            to.list(&a_move.unless);
            to.list(&a_move.wordings);
        }
        self.vocabulary.pack(&mut to);
        to.bytes
    }
}

/// What tells the moves of one release from those of another: how many texts they and the shared words have, and how long each is.
fn fingerprint(kb: &Kb) -> u64 {
    let language = kb.language();
    let named = [&language.words, &language.signs, &language.acts].into_iter().flat_map(|lists| lists.iter());
    let shared = named.flat_map(|(name, words)| std::iter::once(name).chain(words.iter()));
    let vetoes = |vetoes: &[VetoText]| vetoes.iter().fold(0, |sum, veto| and_of(sum, [&veto.question, &veto.when]));
    let of_wording = |wording: &Wording| {
        let texts = std::iter::once(&wording.say).chain(wording.only.iter()).chain(wording.speaks.iter());
        and_of(vetoes(&wording.unless), texts)
    };
    let of_moves = kb.moves().iter().flat_map(|a_move| {
        let own = and_of(vetoes(&a_move.unless), std::iter::once(&a_move.id).chain(a_move.speaks.iter()));
        std::iter::once(own).chain(a_move.wordings.iter().map(of_wording))
    });
    of_moves.fold(and_of(0, shared), and)
}

/// `sum` and another number, so that their order counts.
fn and(sum: u64, number: u64) -> u64 {
    sum.wrapping_mul(31).wrapping_add(number)
}

/// `sum` and the lengths of `texts`, and how many they are.
fn and_of<'t>(sum: u64, texts: impl IntoIterator<Item = &'t Words>) -> u64 {
    texts.into_iter().fold(and(sum, 1), |sum, text| and(sum, text.len() as u64 + 1))
}

#[cfg(all(test, feature = "train"))]
mod tests {
    use baihua_kb::builtin;

    use super::{FILE, Moves};

    /// What is kept is what would be compiled: `cargo xtask train` was run since the last change of a move.
    #[test]
    fn the_file_holds_the_moves_of_the_program() {
        let compiled = Moves::compiled(builtin());
        assert!(compiled.faults.is_empty());
        assert!(compiled.to_bytes(builtin()) == FILE, "run `cargo xtask train`");
        let kept = Moves::kept(builtin()).expect("it can be read");
        assert!(kept.to_bytes(builtin()) == FILE, "what was read is not what was written");
    }
}
