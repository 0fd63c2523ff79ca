//! Who is who: the reader, the side that drafted the document, both, and outsiders; decided once for a document.

mod called;
mod capacity;
mod given;
mod introduction;
mod names;
mod reader;
mod roles;
mod standing;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use baihua_kb::{Capacity, Family, Language};

pub(crate) use self::called::Called;
use self::{
    given::letter_of_name,
    introduction::{Introduction, letters_in},
    names::{brands, mentions},
    reader::reader,
    roles::{Roles, introduced},
    standing::Standing,
};
use super::page::{Page, folded};
use crate::{
    read::characters::string,
    report::{HowKnown, Party, Reader},
};

/// What a mention stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Who {
    /// The side the report speaks to.
    Reader,
    /// The other side, as a rule the one that drafted the document.
    Drafter,
    /// Both, either, or each.
    Both,
    /// Nobody of the contract.
    Outsider,
}

impl Who {
    pub(crate) fn bit(self) -> u8 {
        1 << self as u8
    }

    pub(crate) fn from_letter(letter: char) -> Option<Who> {
        Some(match letter {
            'R' => Who::Reader,
            'D' => Who::Drafter,
            'B' => Who::Both,
            'T' => Who::Outsider,
            _ => return None,
        })
    }

    /// The letter it has in wordings.
    #[must_use]
    pub fn letter(self) -> char {
        ['R', 'D', 'B', 'T'][self as usize]
    }
}

/// A mention where it stands, in folded characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mention {
    pub(crate) start: u32,
    pub(crate) end: u32,
    pub(crate) who: Who,
    /// Whether it only tells whose something or somebody is: 甲方派发的任务, 乙方客户.
    pub(crate) owns: bool,
}

/// How the reader's side came to be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    Given,
    Inferred,
    Unknown,
}

/// The parties of one document.
pub(crate) struct Parties {
    /// By place; they do not overlap.
    pub(crate) mentions: Vec<Mention>,
    /// What the document calls the reader, and the other side.
    pub(crate) reader: Option<String>,
    pub(crate) drafter: Option<String>,
    pub(crate) how: How,
    /// The role that the caller named, where the document uses it for the reader and has no letters: 投保人 beside 被保险人.
    named: Option<String>,
    /// Letters and roles with the side they stand on, as the document introduces them.
    pub(crate) introduced: Vec<(Option<char>, String, Who)>,
    /// Whether the caller's side is the one that drafted the document, as far as it tells.
    pub(crate) reads_own_draft: bool,
    /// Whether the reader lends on the terms of a platform: most clauses are about the borrower.
    pub(crate) lends_through_a_platform: bool,
    /// Whether the reader has a house of his own let by the other side.
    pub(crate) entrusts_a_house: bool,
    /// Whether the document is written for everybody: its reader is 您 or 用户, not a letter.
    pub(crate) mass: bool,
    /// In what capacity the reader acts, where the document tells.
    pub(crate) capacity: Option<Capacity>,
    /// Names that the document gives to its sides: letters, roles it introduces, brands.
    given: BTreeSet<String>,
    /// What a platform without a letter is called that stands above 甲方 and 乙方.
    third: Option<String>,
}

const LETTERS: [char; 4] = ['甲', '乙', '丙', '丁'];

/// A letter that a side is called by more than so many times less often than by another name is a slip.
const STRAY: usize = 10;

/// What a side is called: its letter, or else the name it is mentioned by most often.
fn usual_name(who: Who, side: &BTreeMap<String, Who>, mentions: &[Mention], text: &str, page: &Page) -> Option<String> {
    let letters = LETTERS.iter().map(|letter| format!("{letter}方"));
    let heard = heard(mentions, who, page);
    // In a form where blanks stand for the side, a letter that was left over once is no name of it.
    let blanks: usize = heard.iter().filter(|(name, _)| name.starts_with('_')).map(|(_, times)| times).sum();
    let heard = heard.into_iter().filter(|(name, times)| {
        !name.starts_with('_') && (blanks < STRAY || *times * STRAY > blanks || !is_letter(name))
    });
    let most = heard.max_by_key(|(name, times)| (*times, std::cmp::Reverse(name.clone())));
    // One 乙方 left over in a contract of 委托方 and 受托方 is no name of a party.
    let usual = most.as_ref().map_or(0, |(_, times)| *times).max(blanks);
    let is_used = |name: &String| count(text, name) * STRAY > usual && text.contains(name.as_str());
    let letter = letters.into_iter().find(|name| side.get(name) == Some(&who) && is_used(name));
    letter.or_else(|| most.map(|(name, _)| name))
}

/// By what names a side is mentioned, and how often.
fn heard(mentions: &[Mention], who: Who, page: &Page) -> BTreeMap<String, usize> {
    let mut heard: BTreeMap<&[char], usize> = BTreeMap::new();
    for mention in mentions.iter().filter(|mention| mention.who == who) {
        *heard.entry(page.slice(mention.start, mention.end)).or_default() += 1;
    }
    heard.into_iter().map(|(name, times)| (string(name), times)).collect()
}

/// Whether a name is a letter, such as 乙方.
fn is_letter(name: &str) -> bool {
    LETTERS.iter().any(|letter| name == format!("{letter}方"))
}

impl Parties {
    /// Reads who is who from the document, its families and what the caller said.
    pub(crate) fn new(page: &Page, language: &Language, families: &[&Family], hint: Option<&str>) -> Parties {
        let roles = Roles::new(language, families);
        let text = page.plain();
        let written = letters_in(page);
        let standing = Standing::of(page, &roles, written);
        let lettered = standing.lettered_page(page);
        let intro = match &lettered {
            Some(lettered) => Introduction::of(lettered, standing.roles(&roles), roles),
            None => Introduction::of(page, Vec::new(), roles),
        };
        let hint = hint.map(folded).filter(|hint| !hint.is_empty());
        let hint = hint.map(|hint| letter_of_name(&intro, &hint).map_or(hint, |letter| format!("{letter}方")));
        let (readers, how) = reader(&intro, hint.as_deref().map(|hint| standing.lettered(hint)).as_deref());
        // What the caller said is nobody's name here, where the document told who the reader is.
        let hint = hint.filter(|_| how == How::Given);
        let letters = intro.letters(&readers);
        let turned = hint.as_ref().is_some_and(|hint| !hint.contains('方') && intro.roles.strong.contains(hint));
        let mut side = intro.sides(&readers, &letters, turned);
        if how == How::Given
            && let Some(customer) = intro.customer(&letters)
        {
            side.insert(format!("{customer}方"), Who::Outsider);
        }
        if intro.is_authority() {
            side.extend(intro.roles.class("mandate_from").into_iter().map(|role| (role, Who::Reader)));
            side.extend(intro.roles.class("mandate_to").into_iter().map(|role| (role, Who::Drafter)));
        }
        // In order, as the keys of a map are.
        let generic: Vec<String> = side.keys().cloned().collect();
        standing.take_sides(&mut side);
        brands(page, text, &intro.roles, &mut side);
        let given = side
            .keys()
            .filter(|name| generic.binary_search(name).is_err() || is_letter(name))
            .chain(intro.aliases.iter().map(|(word, _)| word))
            .cloned()
            .collect();
        let mentions = mentions(page, &intro.roles, &side);
        let is_own_draft = |hint: &str| intro.is_own_draft(hint, &letters, &side, turned);
        Parties {
            reader: usual_name(Who::Reader, &side, &mentions, text, page),
            drafter: intro.third.clone().or_else(|| usual_name(Who::Drafter, &side, &mentions, text, page)),
            how,
            named: hint.clone().filter(|hint| {
                side.get(hint) == Some(&Who::Reader) && text.contains(hint.as_str()) && written[0] + written[1] == 0
            }),
            introduced: introduced(&intro.aliases, &side, written),
            reads_own_draft: hint.as_deref().is_some_and(is_own_draft),
            entrusts_a_house: intro.entrusts_a_house(&letters, &readers),
            lends_through_a_platform: intro.lends_through_a_platform(&letters),
            capacity: capacity::capacity(&intro, &readers, &letters, hint.as_deref(), families),
            mass: letters.is_empty(),
            given,
            third: intro.third,
            mentions,
        }
    }

    /// What the reader is in the trade, such as 承租人, where the document says so.
    pub(crate) fn role(&self) -> Option<&str> {
        let name = self.reader.as_deref()?;
        match LETTERS.into_iter().find(|letter| name == format!("{letter}方")) {
            Some(letter) => self.role_of(letter),
            None => Some(name),
        }
    }

    /// The role beside a letter where the parties are introduced.
    fn role_of(&self, letter: char) -> Option<&str> {
        let of = self.introduced.iter().find(|(known, role, _)| *known == Some(letter) && !role.is_empty());
        of.map(|(_, role, _)| role.as_str())
    }

    /// The reader and the parties as a report tells them, in the spelling of `called`.
    pub(crate) fn told(&self, page: &Page, called: &Called) -> (Reader, Vec<Party>) {
        let spelling = |name: String| called.spelling(&name).to_owned();
        let name = self.named.as_ref().or(self.reader.as_ref()).cloned();
        let role = name
            .as_deref()
            .and_then(|name| name.chars().next())
            .and_then(|letter| self.role_of(letter))
            .map(str::to_owned);
        let how = match (self.how, &name) {
            (_, None) | (How::Unknown, _) => HowKnown::Unknown,
            (How::Given, _) => HowKnown::Given,
            (How::Inferred, _) => HowKnown::Inferred,
        };
        let mut parties: Vec<Party> = self
            .introduced
            .iter()
            .filter_map(|(letter, role, who)| {
                let letter = format!("{}方", (*letter)?);
                let mut names = vec![letter.clone()];
                names.extend((!role.is_empty()).then(|| role.clone()));
                Some(Party {
                    letter: Some(letter),
                    role: (!role.is_empty()).then(|| role.clone()),
                    names,
                    is_reader: *who == Who::Reader,
                })
            })
            .collect();
        if parties.is_empty() {
            for (who, name) in [(Who::Reader, &self.reader), (Who::Drafter, &self.drafter)] {
                let Some(first) = name else { continue };
                let mut names: Vec<(usize, String)> = heard(&self.mentions, who, page)
                    .into_iter()
                    .filter(|(other, _)| other != first && !other.starts_with('_'))
                    .map(|(n, t)| (t, n))
                    .collect();
                names.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
                let names = std::iter::once(first.clone()).chain(names.into_iter().take(3).map(|(_, name)| name));
                let names = names.map(spelling).collect();
                parties.push(Party { letter: None, role: None, names, is_reader: who == Who::Reader });
            }
        }
        let name = name.filter(|_| how != HowKnown::Unknown).map(spelling);
        (Reader { name, role, how }, parties)
    }

    /// The letter of the reader, such as 乙方, or the name that stands for one, where it was told from the document.
    pub(crate) fn inferred_name(&self) -> Option<String> {
        self.reader.clone().filter(|_| self.how == How::Inferred && !self.mass)
    }

    /// Whether the caller named the reader.
    pub(crate) fn is_given(&self) -> bool {
        self.how == How::Given
    }

    /// How many letters the document introduces or uses.
    pub(crate) fn letters(&self) -> usize {
        self.introduced.iter().filter(|(letter, ..)| letter.is_some()).count() + usize::from(self.third.is_some())
    }

    /// The letter of a name: its own, or that of the role it is.
    pub(crate) fn letter_of(&self, name: &str) -> Option<char> {
        if self.third.as_deref() == Some(name) {
            return Some('丙');
        }
        let mut chars = name.chars();
        match (chars.next(), chars.next(), chars.next()) {
            (Some(letter), Some('方'), None) if LETTERS.contains(&letter) => Some(letter),
            _ => self.introduced.iter().find(|(_, role, _)| role == name).and_then(|(letter, ..)| *letter),
        }
    }

    /// The mentions that begin between `from` and `to`.
    pub(crate) fn between(&self, from: u32, to: u32) -> &[Mention] {
        let first = self.mentions.partition_point(|mention| mention.start < from);
        let last = self.mentions.partition_point(|mention| mention.start < to);
        &self.mentions[first..last.max(first)]
    }
}

fn count(text: &str, word: &str) -> usize {
    text.matches(word).count()
}
