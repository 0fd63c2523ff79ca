//! Who is who: the reader, the side that drafted the document, both, and outsiders; decided once for a document.

mod capacity;
mod names;
mod reader;
mod roles;
mod standing;

use std::collections::{BTreeMap, BTreeSet};

use baihua_kb::{Capacity, Family, Language};
use baihua_text::{CharIndex, CharRange};

use self::{
    names::{brands, mentions},
    reader::{
        guaranteed, is_burdened, is_organisation, is_paid_by_the_other, is_run_by_a_third, is_told, paid, reader,
        sells_to_consumers, third,
    },
    roles::{Roles, aliases, facing, facing_alone, introduced, oppose, tenants_of_others},
    standing::Standing,
};
use super::page::{Page, folded};
use crate::report::{HowKnown, Party, Reader};

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
}

/// How the reader's side came to be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    Given,
    Inferred,
    Unknown,
}

/// What the two sides of a document are called, for telling of its clauses.
pub(crate) struct Called {
    /// The reader; `None` where the document says 您 or does not tell.
    reader: Option<String>,
    /// The name that the document uses most for the reader, also where it says 您 elsewhere.
    usual: Option<String>,
    /// The other side; `None` where it does not tell, or has several.
    drafter: Option<String>,
    /// How many parties have letters.
    letters: usize,
    /// Where each is mentioned, in order. First persons are left out: in a report 我们 would mean whoever wrote the report.
    mentions: Vec<(CharRange, Who, String)>,
    /// Names that the document gives: letters, roles it introduces, brands. Other roles may be somebody else's.
    given: BTreeSet<String>,
    /// Names of the other side that stand where its letter is introduced (乙方：某某公司（某某网）): it is told by its letter.
    same: BTreeSet<String>,
    /// Names with letters that fold, as the document spells them: 88yunxi is 88Yunxi.
    spelt: BTreeMap<String, String>,
}

impl Called {
    /// What the clause in `range` calls the reader by itself, other than 您: 你, or the document's usual name. 客户 in this
    /// clause alone may be anybody.
    pub(crate) fn reader_in(&self, range: CharRange) -> Option<&str> {
        let first = self.mentions.partition_point(|(place, ..)| place.end() <= range.start());
        let here = self.mentions[first..].iter().take_while(|(place, ..)| place.start() < range.end());
        let mut names = here.filter(|(_, who, _)| *who == Who::Reader).map(|(.., name)| name.as_str());
        names.find(|name| *name == "你" || self.usual.as_deref() == Some(*name)).map(|name| self.spelling(name))
    }

    /// A name as the document spells it.
    fn spelling<'n>(&'n self, name: &'n str) -> &'n str {
        self.spelt.get(name).map_or(name, String::as_str)
    }

    /// Whether there are more than two parties.
    pub(crate) fn are_many(&self) -> bool {
        self.letters > 2
    }

    /// Every name of a side, each once.
    pub(crate) fn names(&self, who: Who) -> Vec<String> {
        let names = self.mentions.iter().filter(|(_, side, _)| *side == who).map(|(.., name)| name.clone());
        names.collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Who is mentioned in `range`, and where.
    pub(crate) fn mentioned(&self, range: CharRange) -> impl Iterator<Item = (CharRange, Who)> {
        let first = self.mentions.partition_point(|(place, ..)| place.end() <= range.start());
        let here = self.mentions[first..].iter().take_while(move |(place, ..)| place.end() <= range.end());
        here.map(|(place, who, _)| (*place, *who))
    }

    /// What the clause in `range` calls the reader, and the other side.
    pub(crate) fn within(&self, range: CharRange) -> (Option<&str>, Option<&str>) {
        let first = self.mentions.partition_point(|(place, ..)| place.end() <= range.start());
        let here = || self.mentions[first..].iter().take_while(|(place, ..)| place.start() < range.end());
        let named = |who: Who| here().filter(move |(_, side, _)| *side == who).map(|(.., name)| name.as_str());
        let (reader, drafter) = (self.reader.as_deref(), self.drafter.as_deref());
        let is_here = |who: Who, usual: &str| named(who).any(|name| name == usual);
        // 星河平台, where a company runs it: a website is nobody who could owe anything.
        let is_somebody = |name: &&str| {
            const THINGS: [&str; 7] = ["平台", "网站", "客户端", "系统", "软件", "内容", "APP"];
            name.chars().count() < 4 || !THINGS.iter().any(|thing| name.to_uppercase().ends_with(thing))
        };
        // One name for the reader throughout, unless the document reads for two letters and this clause is about the other.
        let other_letter = || named(Who::Reader).find(|name| name.ends_with('方') && name.chars().count() == 2);
        // Where one file holds two agreements, this one may say 承租方 and never 乙方.
        let other_name = || named(Who::Reader).find(|name| self.given.contains(*name));
        let reader = reader.map(|usual| match is_here(Who::Reader, usual) {
            true => usual,
            false => other_letter().or_else(other_name).unwrap_or(usual),
        });
        // Of three parties the clause may name both others: which of them acts is not told here.
        let mut others = named(Who::Drafter).filter(|name| self.given.contains(*name) && name.ends_with('方'));
        let first = others.next();
        let are_both_here = drafter.is_none() && self.letters > 2 && others.any(|other| Some(other) != first);
        let drafter = match drafter {
            _ if are_both_here => None,
            Some(usual) if is_here(Who::Drafter, usual) => Some(usual),
            // 会所 or 医院 in this clause alone may be anybody.
            usual => named(Who::Drafter)
                .find(|name| self.given.contains(*name))
                .filter(|name| !self.same.contains(*name))
                .or(usual),
        };
        // 我们 acts where both stand: 违反本网站的规则的，我们有权……
        let is_a_site = |name: &str| ["网站", "本站", "平台"].iter().any(|site| name.ends_with(site));
        let people = || named(Who::Drafter).find(|name| is_first_person(name) && !is_a_site(name));
        let drafter = drafter.map(|name| if is_a_site(name) { people().unwrap_or(name) } else { name });
        let drafter = drafter.filter(is_somebody);
        (reader.map(|name| self.spelling(name)), drafter.map(|name| self.spelling(name)))
    }
}

/// 我们, 本公司; and 贵公司, which its reader would take for his own.
fn is_first_person(name: &str) -> bool {
    name.starts_with(['我', '本', '贵'])
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

/// Within so many folded characters the names of the parties stand.
const HEAD: u32 = 600;

/// What a document says of its parties, before it is known who of them is the reader.
struct Introduction<'k> {
    /// The document, folded.
    text: &'k str,
    /// Its first [`HEAD`] characters with their line breaks.
    head: String,
    /// Roles with the letter that each belongs to: 承租人 with 乙.
    aliases: Vec<(String, char)>,
    /// How often each of [`LETTERS`] is named.
    counts: [usize; 4],
    /// What a platform without a letter is called that stands above 甲方 and 乙方.
    third: Option<String>,
    roles: Roles<'k>,
}

impl<'k> Introduction<'k> {
    /// What `page` says, and `known`, roles whose letters are known already.
    fn of(page: &'k Page, known: Vec<(String, char)>, roles: Roles<'k>) -> Introduction<'k> {
        let text = page.plain();
        let counts = letters_in(page);
        let mut aliases = aliases(page, &roles);
        aliases.extend(known);
        let head = head(page);
        let third = third(&head, text, counts, &aliases, &roles);
        Introduction { aliases, counts, head, text, third, roles }
    }
}

impl Introduction<'_> {
    /// Whether the document is an authority that a person signs alone: 征信授权书, 代扣授权书.
    fn is_authority(&self) -> bool {
        let title = self.head.lines().next().unwrap_or_default();
        self.roles.class("mandate_titles").iter().any(|word| title.ends_with(word.as_str()))
            && self.text.contains("本人")
    }

    /// The letters of the readers: their own, or those that stand beside their roles, 借款人（乙方）.
    fn letters(&self, readers: &[String]) -> Vec<char> {
        let own = LETTERS.into_iter().filter(|letter| readers.iter().any(|reader| *reader == letter.to_string()));
        let own: Vec<char> = own.collect();
        if !own.is_empty() {
            return own;
        }
        let of_role = |reader: &String| self.aliases.iter().find(|(word, _)| word == reader).map(|(_, letter)| *letter);
        readers.iter().find_map(of_role).into_iter().collect()
    }

    /// Which side each letter and each role stands on. `turned`: the caller's side is one that usually drafts.
    fn sides(&self, readers: &[String], letters: &[char], turned: bool) -> BTreeMap<String, Who> {
        let mut side: BTreeMap<String, Who> = BTreeMap::new();
        let of_letter = |letter: char| if letters.contains(&letter) { Who::Reader } else { Who::Drafter };
        side.extend(self.roles.weak.iter().map(|role| (role.clone(), Who::Reader)));
        side.extend(self.roles.strong.iter().map(|role| (role.clone(), Who::Drafter)));
        side.extend(LETTERS.into_iter().map(|letter| (format!("{letter}方"), of_letter(letter))));
        if !letters.is_empty() {
            // 出借方 and 出借人 are one, unless they are introduced apart.
            let siblings = self.aliases.iter().flat_map(|(word, letter)| {
                let stem = word.strip_suffix(['方', '人', '者']).unwrap_or(word);
                let alike = ["方", "人", "者"].map(|ending| format!("{stem}{ending}"));
                alike.into_iter().filter(|name| self.roles.knows(name)).map(|name| (name, of_letter(*letter)))
            });
            side.extend(siblings);
            side.extend(self.aliases.iter().map(|(word, letter)| (word.clone(), of_letter(*letter))));
        }
        if turned {
            side.extend(self.roles.weak.iter().map(|role| (role.clone(), Who::Drafter)));
        }
        let names = readers.iter().filter(|reader| reader.chars().count() > 1);
        side.extend(names.map(|reader| (reader.clone(), Who::Reader)));
        oppose(&self.roles, &mut side, &self.aliases, readers, letters);
        if let Some(role) = facing(&self.head, &self.roles, readers).filter(|_| self.aliases.is_empty()) {
            side.insert(role.clone(), Who::Drafter);
        }
        let others = facing_alone(&self.head, &self.roles, readers);
        side.extend(others.into_iter().filter(|_| self.aliases.is_empty()).map(|role| (role, Who::Drafter)));
        side.extend(tenants_of_others(&self.head, &self.aliases, readers).map(|role| (role.to_owned(), Who::Outsider)));
        let of_others = self.roles.people_of_others(&self.aliases, readers, letters);
        side.extend(of_others.into_iter().map(|role| (role, Who::Outsider)));
        side
    }

    /// The letter of the caller's customer, where a third party runs the business: what burdens the customer is nothing to
    /// the caller.
    fn customer(&self, letters: &[char]) -> Option<char> {
        let [own] = *letters else { return None };
        let other = match own {
            '甲' => '乙',
            '乙' => '甲',
            _ => return None,
        };
        let paid = |from: char, to: char| paid(self.text, from, to);
        let is_customer = is_run_by_a_third(self) && paid(other, own) > paid(own, other);
        let role = |letter: char, roles: &[&str]| {
            self.aliases.iter().any(|(word, known)| *known == letter && roles.contains(&word.as_str()))
        };
        let is_borrower = role(own, &["出借人", "出借方"]) && role(other, &["借款人", "借款方"]);
        ((self.counts[2] > 0 || self.third.is_some()) && (is_customer || is_borrower)).then_some(other)
    }

    /// Whether the form holds the name of 丙方, a company, and blanks or persons for the other two.
    fn is_named_for_a_third(&self) -> bool {
        let [one, other, third] = ['甲', '乙', '丙'].map(|letter| is_organisation(&self.head, letter));
        third == Some(true) && one != Some(true) && other != Some(true)
    }

    /// Whether the side that the caller named drafted the document: whoever would be read for without a word from the
    /// caller stands on the other side.
    fn is_own_draft(&self, hint: &str, letters: &[char], side: &BTreeMap<String, Who>, turned: bool) -> bool {
        let named_weak = self.roles.weak.iter().any(|role| role.chars().count() > 1 && hint.contains(role.as_str()));
        // A lender is the customer of a platform that brings lenders and borrowers together.
        let is_surety = guaranteed(&self.aliases).is_some_and(|other| !letters.contains(&other));
        let weak_role = self.aliases.iter().any(|(word, letter)| {
            letters.contains(letter) && self.roles.weak.contains(word) && (word != "出借人" || self.counts[2] > 0)
        });
        let weak_role = weak_role && !is_surety;
        if named_weak || weak_role || (letters.is_empty() && !turned) {
            return false;
        }
        // Where a third party runs the business it is the drafter, and neither of the two reads its own draft.
        let is_told = is_told(self) || sells_to_consumers(self);
        if !is_told || is_run_by_a_third(self) {
            return false;
        }
        let (usual, _) = reader(self, None);
        // 家属（丙方） beside an old person and a home: who stands surety tells nothing of which of the two wrote the form.
        let is_strong = |letter: &char| {
            self.aliases.iter().any(|(word, known)| known == letter && self.roles.strong.contains(word))
        };
        let wrote_it = letters.iter().any(is_strong);
        let of_a_third =
            || self.is_named_for_a_third() && !letters.iter().any(|letter| is_paid_by_the_other(self.text, *letter));
        if (usual == ["丙"] || of_a_third()) && !wrote_it {
            return false;
        }
        // Without a word of the caller one of the first two is read for; that tells nothing of a third who only works under the
        // terms of both.
        if letters.iter().all(|letter| !matches!(letter, '甲' | '乙')) && !letters.is_empty() && !wrote_it {
            return false;
        }
        if let [own @ ('甲' | '乙')] = *letters
            && is_burdened(self.text, own)
        {
            return false;
        }
        let is_drafter = |name: &String| {
            let who = if name.chars().count() == 1 { side.get(&format!("{name}方")) } else { side.get(name) };
            who == Some(&Who::Drafter)
        };
        !usual.is_empty() && usual.iter().all(is_drafter)
    }
}

/// A letter that a side is called by more than so many times less often than by another name is a slip.
const STRAY: usize = 10;

/// What a side is called: its letter, or else the name it is mentioned by most often.
fn usual_name(who: Who, side: &BTreeMap<String, Who>, mentions: &[Mention], text: &str, page: &Page) -> Option<String> {
    let letters = LETTERS.iter().map(|letter| format!("{letter}方"));
    let heard = heard(mentions, who, page);
    // In a form where blanks stand for the side, a letter that was left over once is no name of it.
    let blanks: usize = heard.iter().filter(|(name, _)| name.starts_with('_')).map(|(_, times)| times).sum();
    let is_letter = |name: &str| LETTERS.iter().any(|letter| name == format!("{letter}方"));
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
    let mut heard: BTreeMap<String, usize> = BTreeMap::new();
    for mention in mentions.iter().filter(|mention| mention.who == who) {
        *heard.entry(page.text(mention.start, mention.end)).or_default() += 1;
    }
    heard
}

impl Parties {
    /// Reads who is who from the document, its families and what the caller said.
    pub(crate) fn new(page: &Page, language: &Language, families: &[&Family], hint: Option<&str>) -> Parties {
        let roles = Roles::new(language, families);
        let text = page.plain();
        let written = letters_in(page);
        let standing = Standing::of(page, &roles, text, written);
        let lettered = standing.lettered_page(page);
        let intro = match &lettered {
            Some(lettered) => Introduction::of(lettered, standing.roles(&roles), roles),
            None => Introduction::of(page, Vec::new(), roles),
        };
        let hint = hint.map(folded).filter(|hint| !hint.is_empty());
        let (readers, how) = reader(&intro, hint.as_deref().map(|hint| standing.lettered(hint)).as_deref());
        let letters = intro.letters(&readers);
        let turned = hint.as_ref().is_some_and(|hint| !hint.contains('方') && intro.roles.strong.contains(hint));
        let mut side = intro.sides(&readers, &letters, turned);
        if let Some(customer) = intro.customer(&letters).filter(|_| how == How::Given) {
            side.insert(format!("{customer}方"), Who::Outsider);
        }
        if intro.is_authority() {
            side.extend(intro.roles.class("mandate_from").into_iter().map(|role| (role, Who::Reader)));
            side.extend(intro.roles.class("mandate_to").into_iter().map(|role| (role, Who::Drafter)));
        }
        let generic: BTreeSet<String> = side.keys().cloned().collect();
        standing.take_sides(&mut side);
        brands(page, text, &intro.roles, &mut side);
        let is_letter_name = |name: &&String| LETTERS.iter().any(|letter| **name == format!("{letter}方"));
        let given = side
            .keys()
            .filter(|name| !generic.contains(*name) || is_letter_name(name))
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
            reads_own_draft: how == How::Given && hint.as_deref().is_some_and(is_own_draft),
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

    /// Names with letters that fold, as the document spells them most often; of equals, as it does first.
    fn spelt(&self, page: &Page, text: &str, index: &CharIndex) -> BTreeMap<String, String> {
        let mut ways: BTreeMap<String, Vec<(String, usize)>> = BTreeMap::new();
        for mention in &self.mentions {
            let letters = page.slice(mention.start, mention.end).iter().any(char::is_ascii_lowercase);
            if letters {
                let sent = page.as_sent(mention.start, mention.end, text, index);
                let known = ways.entry(page.text(mention.start, mention.end)).or_default();
                match known.iter_mut().find(|(way, _)| *way == sent) {
                    Some((_, times)) => *times += 1,
                    None => known.push((sent, 1)),
                }
            }
        }
        let usual = |ways: Vec<(String, usize)>| ways.into_iter().rev().max_by_key(|(_, times)| *times);
        ways.into_iter().filter_map(|(name, ways)| Some((name, usual(ways)?.0))).collect()
    }

    /// Names that stand where the drafter's letter is introduced: 乙方：某某公司（某某网）.
    fn same(&self, page: &Page) -> BTreeSet<String> {
        /// How far behind the letter its colon stands, and how far behind that its name, in folded characters.
        const COLON: usize = 16;
        const NAME: usize = 40;
        let is_letter = |name: &&String| LETTERS.iter().any(|letter| **name == format!("{letter}方"));
        let Some(letter) = self.drafter.as_ref().filter(is_letter) else { return BTreeSet::new() };
        let text = page.plain();
        let introductions = text.match_indices(letter.as_str()).filter_map(|(at, _)| {
            let behind = &text[at + letter.len()..];
            let colon = behind.char_indices().take(COLON).find(|(_, c)| matches!(c, '：' | '。' | '，'))?;
            let is_field = colon.1 == '：' && (colon.0 == 0 || behind.starts_with('（'));
            let name = behind[colon.0..].chars().take(NAME).take_while(|c| !matches!(c, '。' | '；' | '，'));
            is_field.then(|| name.collect::<String>())
        });
        let introductions: Vec<String> = introductions.collect();
        let stands = |name: &&String| name.chars().count() > 2 && introductions.iter().any(|line| line.contains(*name));
        self.given.iter().filter(stands).cloned().collect()
    }

    /// The letter of the reader, such as 乙方, or the name that stands for one, where it was told from the document.
    pub(crate) fn inferred_name(&self) -> Option<String> {
        self.reader.clone().filter(|_| self.how == How::Inferred && !self.mass)
    }

    /// What the two sides are called, and where each is mentioned.
    ///
    /// `text` is what the page and `index` were made of.
    pub(crate) fn called(&self, page: &Page, text: &str, index: &CharIndex) -> Called {
        // Where the reader's side is not known, nobody is named.
        let is_known = self.reader.is_some() && self.how != How::Unknown;
        let usable = |name: &String| is_known && !is_first_person(name) && !name.starts_with('_');
        let letters =
            |who: Who| self.introduced.iter().filter(move |(letter, _, side)| letter.is_some() && *side == who);
        Called {
            // A document written for everybody speaks to 您.
            reader: self.reader.clone().filter(|name| usable(name) && !self.mass),
            usual: self.reader.clone().filter(|name| usable(name) && name != "您"),
            drafter: self.drafter.clone().filter(|name| usable(name) && letters(Who::Drafter).count() < 2),
            letters: self.letters(),
            given: self.given.clone(),
            same: self.same(page),
            spelt: self.spelt(page, text, index),
            mentions: self
                .mentions
                .iter()
                .filter(|mention| matches!(mention.who, Who::Reader | Who::Drafter))
                .filter_map(|mention| {
                    let name = page.text(mention.start, mention.end);
                    Some((page.range(mention.start, mention.end)?, mention.who, name)).filter(|(.., name)| usable(name))
                })
                .collect(),
        }
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

/// The beginning of a document, folded, with a line break behind every line.
fn head(page: &Page) -> String {
    let lines = page.lines.iter().take_while(|(start, _)| *start < HEAD);
    lines.map(|(start, end)| page.text(*start, (*end).min(HEAD)) + "\n").collect()
}

/// How often each of [`LETTERS`] is named.
fn letters_in(page: &Page) -> [usize; 4] {
    let mut counts = [0; LETTERS.len()];
    for pair in page.chars.windows(2).filter(|pair| pair[1] == '方') {
        if let Some(letter) = LETTERS.iter().position(|letter| *letter == pair[0]) {
            counts[letter] += 1;
        }
    }
    counts
}

fn count(text: &str, word: &str) -> usize {
    text.matches(word).count()
}

#[cfg(test)]
mod tests {
    use baihua_kb::builtin;

    use super::*;

    /// Who is who in `text`, read as a document of `family`.
    fn parties(text: &str, family: &str, hint: Option<&str>) -> (Page, Parties) {
        let kb = builtin();
        let families: Vec<_> = kb.families().iter().filter(|known| known.id == family).collect();
        let page = Page::new(text);
        let parties = Parties::new(&page, kb.language(), &families, hint);
        (page, parties)
    }

    /// Which side `name` stands on where it is mentioned first in `text`, read for `reader`.
    fn side(text: &str, family: &str, reader: &str, name: &str) -> Option<Who> {
        let (page, parties) = parties(text, family, Some(reader));
        let found = parties.mentions.iter().find(|mention| page.text(mention.start, mention.end) == name);
        found.map(|mention| mention.who)
    }

    #[test]
    fn a_name_that_acts_again_and_again_is_a_party() {
        let text = "在线学习服务条款\n欢迎您使用。\n第一条 慧启课堂可以随时调整课程，慧启课堂会在页面上发布。\n慧启课堂将收集您的记录。\n\
                    第二条 慧启课堂应在七日内处理您的投诉。\n";
        assert_eq!(side(text, "ecommerce", "您", "慧启课堂"), Some(Who::Drafter));
        let text = "在线学习服务条款\n退款将在七日内处理。退款应当通知您。退款会在审核后支付。退款可以分期支付给您。\n";
        assert_eq!(side(text, "ecommerce", "您", "退款"), None);
        let titled = "星芽会员服务协议\n星芽可以随时调整会员权益。星芽会向您发布。\n";
        assert_eq!(side(titled, "ecommerce", "您", "星芽"), Some(Who::Drafter));
    }

    #[test]
    fn a_blank_that_bears_nothing_is_the_drafter() {
        let text = "平台服务协议\n因系统故障造成损失的，________免责。\n账号被盗用的，________不担责。\n";
        assert_eq!(side(text, "ecommerce", "用户", "________"), Some(Who::Drafter));
    }

    #[test]
    fn a_platform_above_two_parties_is_a_third() {
        let text = "任务撮合协议\n平台：禾讯公司\n甲方（发布人）：____\n乙方（接单人）：____\n平台有权调整服务费。\n\
                    平台有权解除本协议。平台不承担任何责任。平台可扣留款项。乙方应当完成任务。甲方应当付款。\n";
        let (_, given) = parties(text, "tech", Some("乙方"));
        assert!(!given.reads_own_draft);
        assert_eq!((given.letters(), given.letter_of("平台")), (3, Some('丙')));
        assert_eq!(given.drafter.as_deref(), Some("平台"));
        let (_, told) = parties(text, "tech", None);
        let readers = told.introduced.iter().filter(|(_, _, who)| *who == Who::Reader).count();
        assert_eq!(readers, 2, "both are read for");
    }

    #[test]
    fn who_stands_surety_is_not_the_borrower() {
        let text = "借款合同\n出借人：张某\n借款人：李某\n保证人：王某\n保证人承担连带责任。\n";
        assert_eq!(side(text, "loan", "借款人", "保证人"), Some(Who::Drafter));
        assert_eq!(side(text, "loan", "保证人", "保证人"), Some(Who::Reader));
        let text = "房屋转租\n租客应当向业主支付租金。\n";
        assert_eq!(side(text, "propmgmt", "租客", "业主"), Some(Who::Drafter));
    }

    #[test]
    fn a_letter_left_over_once_is_no_name() {
        let said = |times: usize, left_over: &str| {
            let text = format!(
                "委托合同\n委托方：____\n受托方：____\n{}{left_over}",
                "委托方应当支付服务费。\n".repeat(times)
            );
            parties(&text, "service", Some("委托方")).1.reader
        };
        assert_eq!(said(3, "").as_deref(), Some("委托方"));
        assert_eq!(said(30, "甲方签字。").as_deref(), Some("委托方"));
    }

    #[test]
    fn lender_has_two_names() {
        let text = "借款合同\n甲方（出借方）：____\n乙方（借款人）：____\n出借人有权提前收回借款。";
        let (page, parties) = parties(text, "loan", None);
        assert_eq!(parties.reader.as_deref(), Some("乙方"));
        let lender = parties.mentions.iter().filter(|mention| mention.who == Who::Drafter);
        let lender: Vec<_> = lender.map(|mention| page.text(mention.start, mention.end)).collect();
        assert!(lender.contains(&"出借人".to_owned()), "{lender:?}");
    }

    #[test]
    fn a_role_may_stand_behind_the_name() {
        let text = "装修合同\n甲方：许小满\n乙方：老王施工队（施工方）\n乙方应按图施工。";
        let (_, parties) = parties(text, "reno", Some("乙方"));
        assert_eq!(parties.role(), Some("施工方"));
        let text = "月卡须知\n甲方：云栖停车公司乙方（车主）：许小满\n乙方应缴费。";
        let introduced = self::parties(text, "service", Some("乙方")).1.introduced;
        assert_eq!(introduced[0].1, "", "the next one's role is not his");
    }

    #[test]
    fn names_that_stand_for_letters_are_two_sides() {
        let text = "授权书\n授权人：____\n被授权人：云栖公司\n授权人应按时交付。授权方不得另行许可。授权人应保密。\n\
                    被授权人有权转授权。被授权人可随时停止。";
        let side = |name: &str| side(text, "mcn", "授权人", name);
        assert_eq!(
            (side("授权人"), side("被授权人"), side("授权方")),
            (Some(Who::Reader), Some(Who::Drafter), Some(Who::Reader))
        );
        let (_, parties) = parties(text, "mcn", Some("授权人"));
        assert_eq!((parties.reader.as_deref(), parties.drafter.as_deref()), (Some("授权人"), Some("被授权人")));
        assert!(!parties.mass && parties.letters() == 0);
    }

    #[test]
    fn a_company_that_the_form_names_as_third_party_wrote_it() {
        let form = |third: &str| {
            format!(
                "合作协议\n甲方：____\n乙方：____\n丙方：{third}\n{}",
                "甲方有权停止。乙方应当赔偿，乙方不得拒绝。\n".repeat(4)
            )
        };
        assert!(!parties(&form("云栖网络科技有限公司"), "service", Some("甲方")).1.reads_own_draft);
        assert!(parties(&form("____"), "service", Some("甲方")).1.reads_own_draft);
    }

    #[test]
    fn a_role_that_no_list_knows_is_told_beside_its_letter() {
        let roles = |text: &str| {
            let introduced = parties(text, "invest", None).1.introduced;
            introduced.into_iter().map(|(_, role, _)| role).collect::<Vec<_>>()
        };
        assert_eq!(
            roles("培养协议\n甲方（委培方）：____\n乙方（受培人）：____\n乙方应当完成学业。"),
            ["委培方", "受培人"]
        );
        assert_eq!(
            roles("培养协议\n委培方（甲方）：____\n受培人（乙方）：____\n乙方应当完成学业。"),
            ["委培方", "受培人"]
        );
        // Who signs for a side is no role of it.
        assert_eq!(roles("培养协议\n甲方（代表人）：____\n乙方（本人）：____\n乙方应当完成学业。"), ["", ""]);
    }

    #[test]
    fn a_blank_may_stand_between_a_role_and_its_letter() {
        let text = "房屋租赁合同\n出租方____（以下简称甲方）\n承租方____（以下简称乙方）\n乙方应当按月支付租金。";
        assert_eq!(parties(text, "rent", None).1.reader.as_deref(), Some("乙方"));
        // A semicolon behind the blank or the name.
        for name in ["____", "临澜市大禾物流有限公司"] {
            let text = format!(
                "货运合同\n托运人：{name}；（简称甲方）\n承运人：{name}；（简称乙方）\n托运方交货，承运方运货，承运方赔偿。"
            );
            assert_eq!(parties(&text, "service", Some("乙方")).1.role(), Some("承运人"), "{name}");
        }
    }

    #[test]
    fn sixty_duties_more_on_one_side_tell_who_did_not_draft() {
        let contract = |duties: usize| {
            let lines = "乙方须按要求送货并承担违约金。\n".repeat(duties);
            format!("合作协议\n甲方：____\n乙方：____\n{lines}")
        };
        assert_eq!(parties(&contract(60), "service", None).1.reader.as_deref(), Some("乙方"));
        let turned = contract(60).replace('乙', "丁").replace('甲', "乙").replace('丁', "甲");
        assert_eq!(parties(&turned, "service", None).1.reader.as_deref(), Some("甲方"));
    }

    #[test]
    fn a_company_that_works_on_a_home_wrote_the_contract() {
        let text = "住宅装饰装修合同\n发包方（以下简称甲方）：周予安  身份证号：____\n承包方（以下简称乙方）：临澜市安居装饰工程有限公司\n工期六十天。";
        assert_eq!(parties(text, "construction", None).1.reader.as_deref(), Some("甲方"));
        let builders = text.replace("周予安  身份证号：____", "临澜市城建集团有限公司");
        assert_eq!(parties(&builders, "construction", None).1.reader.as_deref(), Some("乙方"));
    }

    #[test]
    fn whom_others_deal_with_is_not_the_reader() {
        let rules = "员工手册\n员工外出见客户须登记，客户投诉的，员工说明情况。";
        assert_eq!(side(rules, "labor", "员工", "客户"), Some(Who::Outsider));
        let terms = "用户协议\n用户应当保管密码。我们的员工不会向用户索要密码。";
        assert_eq!(side(terms, "ecommerce", "用户", "员工"), Some(Who::Outsider));
        let merchants = "商家入驻协议\n商家应当按时发货，顾客退货的，商家收到货后退款。";
        assert_eq!(side(merchants, "ecommerce", "商家", "顾客"), Some(Who::Outsider));
        assert_eq!(side(terms, "ecommerce", "用户", "用户"), Some(Who::Reader));
    }

    #[test]
    fn the_reader_is_told_by_the_role_that_the_caller_named() {
        let told = |hint: &str| {
            let text = "意外伤害保险条款\n投保人交付保险费。被保险人受伤的，被保险人应当通知保险人。";
            let (page, parties) = parties(text, "policy", Some(hint));
            parties.told(&page, &parties.called(&page, text, &CharIndex::new(text))).0.name
        };
        assert_eq!(told("投保人").as_deref(), Some("投保人"));
        assert_eq!(told("被保险人").as_deref(), Some("被保险人"));
    }

    #[test]
    fn whoever_stands_surety_for_a_fee_wrote_the_form() {
        let text = "委托担保合同\n保证人：临澜市大禾担保有限公司（以下简称甲方）\n被保证人：____（以下简称乙方）\n乙方应当向甲方付担保费。";
        assert_eq!(parties(text, "loan", None).1.reader.as_deref(), Some("乙方"));
        assert!(parties(text, "loan", Some("甲方")).1.reads_own_draft);
        assert!(!parties(text, "loan", Some("乙方")).1.reads_own_draft);
    }

    #[test]
    fn of_two_that_the_head_introduces_the_other_one_faces_the_reader() {
        let order = "订车单\n经销商：临澜市大禾汽车有限公司\n购车人：闻人舟\n经销商应当交车，购车人应当付款。";
        assert_eq!(side(order, "agency", "购车人", "经销商"), Some(Who::Drafter));
        let works = "木工分包合同\n承包人：临澜市大禾建筑有限公司\n分包人：闻人舟\n分包人进场，承包人供料。";
        assert_eq!(side(works, "construction", "分包人", "承包人"), Some(Who::Drafter));
        let letting = "托管合同\n委托人：闻人舟\n受托人：大禾公司\n受托人代收承租人的租金。";
        assert_eq!(side(letting, "rent", "委托人", "承租人"), Some(Who::Outsider));
    }

    #[test]
    fn a_name_is_spelt_as_it_is_most_often() {
        let text = "用户服务协议\n某某公司（以下简称“88yunxi”）与用户：\n88Yunxi提供课程，用户付款。88Yunxi不退款。";
        let (page, parties) = parties(text, "service", None);
        assert_eq!(parties.called(&page, text, &CharIndex::new(text)).spelling("88yunxi"), "88Yunxi");
    }

    #[test]
    fn a_name_ends_with_its_line() {
        let text = "服务合同\n甲方：某甲\n乙方：某乙\n本合同就门店经营事项约定如下\n甲方应当支付服务费。";
        let turned = text.replace("某甲", "某甲科技有限公司");
        assert_eq!(reader::is_organisation(&head(&Page::new(text)), '乙'), Some(false));
        assert_eq!(reader::is_organisation(&head(&Page::new(&turned)), '甲'), Some(true));
    }

    #[test]
    fn who_ordered_the_work_did_not_draft_the_form() {
        let text =
            "家庭居室装修合同\n甲方：____\n乙方：____\n就乙方承包甲方的家庭居室装修工程达成如下协议。\n甲方应当验收。";
        assert!(parties(text, "reno", Some("乙方")).1.reads_own_draft);
        assert!(!parties(text, "reno", Some("甲方")).1.reads_own_draft);
    }

    #[test]
    fn nobody_who_works_under_the_terms_of_others_reads_a_draft_of_his_own() {
        let duties = "丙方应当按时完成任务。丙方不得泄密。丙方违约的，丙方承担责任。";
        let platform = format!(
            "灵活用工协议\n甲方：发包企业\n乙方：大禾科技有限公司\n丙方：自由职业者\n{}甲方应当付款。甲方应当验收。",
            duties.repeat(4)
        );
        assert!(!parties(&platform, "service", Some("丙方")).1.reads_own_draft);
        // 出卖人 on the terms of a large buyer: its role is the strong one, its duties tell otherwise.
        let supply = |seller: &str| {
            format!(
                "采购合同\n甲方（买受人）：大禾集团有限公司\n乙方（出卖人）：安泊制品有限公司\n{}",
                seller.repeat(13)
            )
        };
        let burdened = supply("乙方应当按时送货。甲方有权拒收。");
        assert!(!parties(&burdened, "sale", Some("乙方")).1.reads_own_draft);
        let even = supply("乙方送货。甲方付款。");
        assert!(parties(&even, "sale", Some("乙方")).1.reads_own_draft);
        // Both have nothing but duties: neither drafted it.
        let wedding = format!(
            "婚礼服务合同\n甲方：____\n乙方：____\n{}",
            "甲方应当付款。乙方应当到场。乙方应当布置。".repeat(14)
        );
        assert!(!parties(&wedding, "service", Some("甲方")).1.reads_own_draft);
        let turned = wedding.replace("甲方应当付款", "甲方有权改期");
        assert!(parties(&turned, "service", Some("甲方")).1.reads_own_draft);
    }

    #[test]
    fn a_clause_that_names_two_others_tells_neither() {
        let text = "三方协议\n甲方：企业\n乙方：平台公司\n丙方：骑手\n甲方有权拒付。\n乙方有权解约并要求甲方赔偿。\n";
        let (page, parties) = parties(text, "service", Some("丙方"));
        let called = parties.called(&page, text, &CharIndex::new(text));
        let counter = |words: &str| {
            let start = text.split_once(words).expect(words).0.chars().count();
            called.within(CharRange::starting_at(start, words.chars().count())).1.map(str::to_owned)
        };
        assert_eq!(counter("甲方有权拒付").as_deref(), Some("甲方"));
        assert_eq!(counter("乙方有权解约并要求甲方赔偿"), None);
    }

    #[test]
    fn who_takes_over_a_shop_is_read_for() {
        let text = "店铺转让协议\n转让人（甲方）：邱岚\n接手人（乙方）：宁小满\n转让费八万元。";
        assert_eq!(parties(text, "partner", None).1.reader.as_deref(), Some("乙方"));
    }

    #[test]
    fn a_website_owes_nobody_anything() {
        let text = "用户协议\n欢迎您使用星河平台。\n星河平台有权随时停止服务，您不得要求赔偿。";
        let (page, parties) = parties(text, "platform", None);
        let whole = CharRange::new(0, text.chars().count()).expect("in order");
        let called = parties.called(&page, text, &CharIndex::new(text));
        let (_, counter) = called.within(whole);
        assert!(counter.is_none_or(|name| !name.ends_with("星河平台")), "{counter:?}");
    }

    #[test]
    fn a_role_before_a_name_tells_whose_letter_it_is() {
        let reader = |text: &str| parties(text, "rent", None).1.reader;
        let said = "租房协议\n甲方：房东老邱\n乙方：租客宁小满\n押金一个月。";
        assert_eq!(reader(said).as_deref(), Some("乙方"));
        let turned = "租房协议\n甲方：租客宁小满\n乙方：房东老邱\n押金一个月。";
        assert_eq!(reader(turned).as_deref(), Some("甲方"));
    }
}
