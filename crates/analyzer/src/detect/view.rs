//! A clause as it is judged: folded, without its label, its parties replaced by what they are to the reader.

use std::borrow::Cow;

use baihua_quote::folded;

use crate::read::{
    characters::Characters,
    parties::{Parties, Side},
};

/// Stands for the reader's side. A private-use character, so that no document can hold it by accident.
pub(crate) const READER: char = '\u{e000}';
/// Stands for the other side.
pub(crate) const COUNTER: char = '\u{e001}';

/// The characters a clause is judged by.
pub(crate) struct View {
    pub(crate) text: String,
    pub(crate) chars: Vec<char>,
    characters: Characters,
}

impl View {
    /// The view of `clause`.
    pub(crate) fn new(clause: &str, parties: &Parties) -> View {
        View::of_folded(&folded(clause), parties)
    }

    /// The view of a clause that is folded already.
    pub(crate) fn of_folded(clause: &str, parties: &Parties) -> View {
        // Characters of private use in a document must not pass for parties.
        let plain = match clause.contains([READER, COUNTER]) {
            true => Cow::Owned(clause.replace([READER, COUNTER], "")),
            false => Cow::Borrowed(clause),
        };
        let mut text = String::with_capacity(plain.len());
        let mut end = 0;
        for mention in parties.mentions(&plain) {
            text.push_str(&plain[end..mention.start]);
            text.push(if mention.side == Side::Reader { READER } else { COUNTER });
            end = mention.end;
        }
        text.push_str(&plain[end..]);
        View::read(text)
    }

    /// The view of a clause in which the parties are replaced already.
    pub(super) fn read(text: String) -> View {
        let mut chars: Vec<char> = Vec::with_capacity(text.chars().count());
        chars.extend(text.chars());
        let characters = Characters::of(chars.iter().copied());
        View { text, chars, characters }
    }

    pub(crate) fn holds(&self, word: &str) -> bool {
        self.characters.may_hold(word) && self.text.contains(word)
    }
}
