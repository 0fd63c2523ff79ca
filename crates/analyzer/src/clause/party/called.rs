//! What the two sides of a document are called, for telling of its clauses.

use std::collections::{BTreeMap, BTreeSet};

use baihua_text::{CharIndex, CharRange};

use super::{How, Parties, Who, is_letter};
use crate::clause::page::Page;

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
    pub(super) fn spelling<'n>(&'n self, name: &'n str) -> &'n str {
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

impl Parties {
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
        let Some(letter) = self.drafter.as_ref().filter(|name| is_letter(name)) else { return BTreeSet::new() };
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
}
