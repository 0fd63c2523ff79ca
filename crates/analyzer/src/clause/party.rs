//! Who is who: the reader, the side that drafted the document, both, and outsiders; decided once for a document.

use std::collections::{BTreeMap, BTreeSet};

use aho_corasick::{AhoCorasick, MatchKind};
use baihua_kb::{Family, Language};
use baihua_text::CharRange;

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
    /// The other side; `None` where it does not tell, or has several.
    drafter: Option<String>,
    /// Where each is mentioned, in order. First persons are left out: in a report 我们 would mean whoever wrote the report.
    mentions: Vec<(CharRange, Who, String)>,
    /// Names that the document gives: letters, roles it introduces, brands. Other roles may be somebody else's.
    given: BTreeSet<String>,
}

impl Called {
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
        // One name for the reader throughout, unless the document reads for two letters and this clause is about the other.
        let other_letter = || named(Who::Reader).find(|name| name.ends_with('方') && name.chars().count() == 2);
        let reader =
            reader.map(|usual| if is_here(Who::Reader, usual) { usual } else { other_letter().unwrap_or(usual) });
        let drafter = match drafter {
            Some(usual) if is_here(Who::Drafter, usual) => Some(usual),
            // 会所 or 医院 in this clause alone may be anybody.
            usual => named(Who::Drafter).find(|name| self.given.contains(*name)).or(usual),
        };
        (reader, drafter)
    }
}

fn is_first_person(name: &str) -> bool {
    name.starts_with('我') || name.starts_with('本')
}

/// The parties of one document.
pub(crate) struct Parties {
    /// By place; they do not overlap.
    pub(crate) mentions: Vec<Mention>,
    /// What the document calls the reader, and the other side.
    pub(crate) reader: Option<String>,
    pub(crate) drafter: Option<String>,
    pub(crate) how: How,
    /// Letters and roles with the side they stand on, as the document introduces them.
    pub(crate) introduced: Vec<(Option<char>, String, Who)>,
    /// Whether the caller's side is the one that drafted the document, as far as it tells.
    pub(crate) reads_own_draft: bool,
    /// Whether the document is written for everybody: its reader is 您 or 用户, not a letter.
    pub(crate) mass: bool,
    /// Names that the document gives to its sides: letters, roles it introduces, brands.
    given: BTreeSet<String>,
}

/// How far into a document the parties are introduced, in folded characters.
const PREAMBLE: u32 = 1_500;
const LETTERS: [char; 4] = ['甲', '乙', '丙', '丁'];

/// Words that stand for nobody because a name is part of them, lists of roles, and what both sides are called.
struct Roles<'k> {
    weak: Vec<String>,
    strong: Vec<String>,
    /// The weak roles of the family that the document belongs to above all.
    own: Vec<String>,
    language: &'k Language,
}

impl<'k> Roles<'k> {
    fn new(language: &'k Language, families: &[&Family]) -> Roles<'k> {
        let class = |name: &str| -> Vec<String> {
            let found = language.words.iter().find(|(class, _)| class == name);
            found.map_or_else(Vec::new, |(_, words)| words.iter().map(|word| folded(word)).collect())
        };
        let (mut weak, mut strong) = (class("weak"), class("strong"));
        for family in families {
            let usual = |word: &String| word.chars().count() > 1;
            for word in family.weak.iter().map(|word| folded(word)).filter(usual) {
                strong.retain(|known| *known != word);
                if !weak.contains(&word) {
                    weak.push(word);
                }
            }
        }
        let of_families: Vec<String> =
            families.iter().flat_map(|family| family.weak.iter()).map(|word| folded(word)).collect();
        for word in families.iter().flat_map(|family| family.strong.iter()).map(|word| folded(word)) {
            // What a word means in the document's own families counts for more than what it usually means.
            if word.chars().count() > 1 && !of_families.contains(&word) {
                weak.retain(|known| *known != word);
                if !strong.contains(&word) {
                    strong.push(word);
                }
            }
        }
        let first = families.first().filter(|family| family.id != "common");
        let own = first.map_or_else(Vec::new, |family| family.weak.iter().map(|word| folded(word)).collect());
        Roles { weak, strong, own, language }
    }

    fn class(&self, name: &str) -> Vec<String> {
        let found = self.language.words.iter().find(|(class, _)| class == name);
        found.map_or_else(Vec::new, |(_, words)| words.iter().map(|word| folded(word)).collect())
    }

    fn knows(&self, word: &str) -> bool {
        self.weak.iter().chain(&self.strong).any(|role| role == word)
    }
}

impl Parties {
    /// Reads who is who from the document, its families and what the caller said.
    pub(crate) fn new(page: &Page, language: &Language, families: &[&Family], hint: Option<&str>) -> Parties {
        let roles = Roles::new(language, families);
        let text: String = page.chars.iter().collect();
        let aliases = aliases(page, &roles);
        let hint = hint.map(folded).filter(|hint| !hint.is_empty());
        let counts = LETTERS.map(|letter| count(&text, &format!("{letter}方")));
        let (readers, how) = reader(&text, hint.as_deref(), &aliases, counts, &roles);
        let mut side: BTreeMap<String, Who> = BTreeMap::new();
        for role in &roles.weak {
            side.insert(role.clone(), Who::Reader);
        }
        for role in &roles.strong {
            side.insert(role.clone(), Who::Drafter);
        }
        let letters: Vec<char> =
            LETTERS.into_iter().filter(|letter| readers.iter().any(|r| *r == letter.to_string())).collect();
        let mut letters = letters;
        for reader in &readers {
            // The reader is a role that stands beside a letter: 借款人（乙方）.
            if letters.is_empty()
                && let Some((_, letter)) = aliases.iter().find(|(word, _)| word == reader)
            {
                letters.push(*letter);
            }
        }
        for letter in LETTERS {
            side.insert(format!("{letter}方"), if letters.contains(&letter) { Who::Reader } else { Who::Drafter });
        }
        // A third party runs the business, and the caller's side has the other one as its customer: what burdens the customer
        // is nothing to it.
        if let ([own], true, true) = (letters.as_slice(), how == How::Given, counts[2] > 0) {
            let other = if *own == '甲' { '乙' } else { '甲' };
            let is_customer = is_run_by_a_third(&text, counts) && paid(&text, other, *own) > paid(&text, *own, other);
            let role = |letter: char, roles: &[&str]| {
                aliases.iter().any(|(word, known)| *known == letter && roles.contains(&word.as_str()))
            };
            let is_borrower = role(*own, &["出借人", "出借方"]) && role(other, &["借款人", "借款方"]);
            if matches!(own, '甲' | '乙') && (is_customer || is_borrower) {
                side.insert(format!("{other}方"), Who::Outsider);
            }
        }
        for (word, letter) in &aliases {
            if !letters.is_empty() {
                side.insert(word.clone(), if letters.contains(letter) { Who::Reader } else { Who::Drafter });
            }
        }
        let turned =
            hint.as_deref().is_some_and(|hint| !hint.contains('方') && roles.strong.iter().any(|role| role == hint));
        if turned {
            for role in &roles.weak {
                side.insert(role.clone(), Who::Drafter);
            }
        }
        for reader in readers.iter().filter(|reader| reader.chars().count() > 1) {
            side.insert(reader.clone(), Who::Reader);
        }
        oppose(&mut side, &aliases, &readers, &letters, &roles);
        let generic: BTreeSet<String> = side.keys().cloned().collect();
        brands(page, &text, &roles, &mut side);
        let is_letter_name = |name: &&String| LETTERS.iter().any(|letter| **name == format!("{letter}方"));
        let given = side
            .keys()
            .filter(|name| !generic.contains(*name) || is_letter_name(name))
            .chain(aliases.iter().map(|(word, _)| word))
            .cloned()
            .collect();
        let mentions = mentions(page, &text, &roles, &side);
        let name = |who: Who| {
            let letter = LETTERS
                .iter()
                .map(|letter| format!("{letter}方"))
                .find(|name| side.get(name) == Some(&who) && count(&text, name) > 0);
            let mut heard: BTreeMap<String, usize> = BTreeMap::new();
            for mention in mentions.iter().filter(|mention| mention.who == who) {
                *heard.entry(page.text(mention.start, mention.end)).or_default() += 1;
            }
            let most = heard
                .into_iter()
                .filter(|(name, _)| !name.starts_with('_'))
                .max_by_key(|(name, times)| (*times, std::cmp::Reverse(name.clone())));
            letter.or(most.map(|(name, _)| name))
        };
        let introduced = introduced(&aliases, &side, counts);
        // Whoever would be read for without a word from the caller stands on the other side.
        let named_weak =
            |hint: &String| roles.weak.iter().any(|role| role.chars().count() > 1 && hint.contains(role.as_str()));
        // Where a third party runs the business it is the drafter, and neither of the two reads its own draft.
        // A lender is the customer of a platform that brings lenders and borrowers together.
        let weak_role = aliases.iter().any(|(word, letter)| {
            letters.contains(letter) && roles.weak.contains(word) && (word != "出借人" || counts[2] > 0)
        });
        let reads_own_draft = how == How::Given
            && (!letters.is_empty() || turned)
            && (is_told(&text, &aliases) || sells_to_consumers(&text, families))
            && !is_run_by_a_third(&text, counts)
            && !weak_role
            && !hint.as_ref().is_some_and(named_weak)
            && {
                let (usual, _) = reader(&text, None, &aliases, counts, &roles);
                let who = |name: &String| match name.chars().count() {
                    1 => side.get(&format!("{name}方")).copied(),
                    _ => side.get(name).copied(),
                };
                !usual.is_empty() && usual.iter().all(|name| who(name) == Some(Who::Drafter))
            };
        let is_letter = |name: &String| LETTERS.iter().any(|letter| *name == letter.to_string());
        let mass = !readers.iter().any(is_letter) && letters.is_empty();
        Parties {
            reader: name(Who::Reader),
            drafter: name(Who::Drafter),
            mentions,
            how,
            introduced,
            reads_own_draft,
            mass,
            given,
        }
    }

    /// The reader and the parties as a report tells them.
    pub(crate) fn told(&self, page: &Page) -> (Reader, Vec<Party>) {
        let role_of = |letter: char| {
            self.introduced
                .iter()
                .find(|(known, role, _)| *known == Some(letter) && !role.is_empty())
                .map(|(_, role, _)| role.clone())
        };
        let name = self.reader.clone();
        let role = name.as_deref().and_then(|name| name.chars().next()).and_then(role_of);
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
                let mut heard: BTreeMap<String, usize> = BTreeMap::new();
                for mention in self.mentions.iter().filter(|mention| mention.who == who) {
                    *heard.entry(page.text(mention.start, mention.end)).or_default() += 1;
                }
                let mut names: Vec<(usize, String)> = heard
                    .into_iter()
                    .filter(|(other, _)| other != first && !other.starts_with('_'))
                    .map(|(n, t)| (t, n))
                    .collect();
                names.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
                let names =
                    std::iter::once(first.clone()).chain(names.into_iter().take(3).map(|(_, name)| name)).collect();
                parties.push(Party { letter: None, role: None, names, is_reader: who == Who::Reader });
            }
        }
        (Reader { name: name.filter(|_| how != HowKnown::Unknown), role, how }, parties)
    }

    /// The letter of the reader, such as 乙方, where it was told from the document.
    pub(crate) fn inferred_letter(&self) -> Option<String> {
        let is_letter = |name: &String| LETTERS.iter().any(|letter| *name == format!("{letter}方"));
        self.reader.clone().filter(|name| self.how == How::Inferred && is_letter(name))
    }

    /// What the two sides are called, and where each is mentioned.
    pub(crate) fn called(&self, page: &Page) -> Called {
        let usable = |name: &String| !is_first_person(name) && !name.starts_with('_');
        let letters =
            |who: Who| self.introduced.iter().filter(move |(letter, _, side)| letter.is_some() && *side == who);
        Called {
            // A document written for everybody speaks to 您.
            reader: self.reader.clone().filter(|name| usable(name) && !self.mass && self.how != How::Unknown),
            drafter: self.drafter.clone().filter(|name| usable(name) && letters(Who::Drafter).count() < 2),
            given: self.given.clone(),
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

fn introduced(
    aliases: &[(String, char)],
    side: &BTreeMap<String, Who>,
    counts: [usize; 4],
) -> Vec<(Option<char>, String, Who)> {
    let mut out = Vec::new();
    for (letter, count) in LETTERS.into_iter().zip(counts) {
        if count == 0 {
            continue;
        }
        let role = aliases.iter().find(|(_, l)| *l == letter).map(|(word, _)| word.clone()).unwrap_or_default();
        let who = side.get(&format!("{letter}方")).copied().unwrap_or(Who::Drafter);
        out.push((Some(letter), role, who));
    }
    out
}

/// Roles that stand beside a letter where the parties are introduced: 出租人（以下简称甲方）, 甲方（出租人）, 甲方：出租人.
fn aliases(page: &Page, roles: &Roles<'_>) -> Vec<(String, char)> {
    let all = page.slice(0, page.len());
    let head = &all[..all.len().min(PREAMBLE as usize)];
    let mut out: Vec<(String, char)> = Vec::new();
    let mut add = |word: String, letter: char| {
        if !out.iter().any(|(known, _)| *known == word) {
            out.push((word, letter));
        }
    };
    let han = |c: &char| ('\u{4e00}'..='\u{9fff}').contains(c);
    // Behind the general part of a form the sides are introduced once more, on a page to fill in: 甲方（旅游者）：____.
    for at in head.len()..all.len().saturating_sub(4) {
        if LETTERS.contains(&all[at]) && all[at + 1] == '方' && all[at + 2] == '（' {
            let word: String = all[at + 3..].iter().take(9).take_while(|c| han(c)).collect();
            let after = &all[at + 3 + word.chars().count()..];
            if after.starts_with(&['）', '：']) && roles.knows(&word) {
                add(word, all[at]);
            }
        }
    }
    for at in 0..head.len().saturating_sub(1) {
        if !(LETTERS.contains(&head[at]) && head[at + 1] == '方') {
            continue;
        }
        // 甲方（出租人）
        let mut next = at + 2;
        let marks = head[next..].iter().take(2).take_while(|c| matches!(c, '（' | '：')).count();
        next += marks;
        for skip in ["以下简称为", "以下简称", "以下称", "即"] {
            let skip: Vec<char> = skip.chars().collect();
            if head[next..].starts_with(&skip) {
                next += skip.len();
                break;
            }
        }
        next += head[next..].iter().take(1).take_while(|c| **c == '"').count();
        let word: String = head[next..].iter().take_while(|c| han(c)).take(13).collect();
        let length = word.chars().count();
        let after = head.get(next + length).copied().unwrap_or('：');
        if marks > 0 && matches!(after, '）' | '：' | '_' | '（' | '/' | '、' | '"') {
            if roles.knows(&word) {
                add(word, head[at]);
            } else if (3..=12).contains(&length) && head[next - 1] != '：' {
                // 甲方（旅游者或旅游团体）: the role stands in a longer description.
                let mut held: Vec<&String> = roles
                    .weak
                    .iter()
                    .chain(&roles.strong)
                    .filter(|role| role.chars().count() > 1 && word.contains(role.as_str()))
                    .collect();
                held.sort_by_key(|role| std::cmp::Reverse(role.chars().count()));
                if let Some(role) = held.first() {
                    add((*role).clone(), head[at]);
                }
            }
        }
        // 出租人（甲方）
        let after = head.get(at + 2).copied().unwrap_or(' ');
        if !(matches!(after, '）' | '：' | '"')) {
            continue;
        }
        let mut before = at;
        let step_back = |before: &mut usize, marks: &[char]| {
            while *before > 0 && marks.contains(&head[*before - 1]) {
                *before -= 1;
            }
        };
        step_back(&mut before, &['"', '：']);
        for skip in ["简称", "称为", "称", "下", "以"] {
            let skip: Vec<char> = skip.chars().collect();
            if head[..before].ends_with(&skip) {
                before -= skip.len();
            }
        }
        step_back(&mut before, &['（', '：', '，']);
        if before == at {
            continue;
        }
        let role_before = |end: usize| {
            let start = end - head[..end].iter().rev().take(8).take_while(|c| han(c)).count();
            let run: String = head[start..end].iter().collect();
            let known = roles.weak.iter().chain(&roles.strong);
            known
                .filter(|role| role.chars().count() > 1 && run.ends_with(role.as_str()))
                .max_by_key(|role| role.chars().count())
                .cloned()
        };
        // 承租方：____（以下简称乙方）: a name, or a blank for it, stands between the role and its letter.
        let ends_field = |c: &char| matches!(c, '：' | '。' | '；' | '，' | '）');
        let name = head[..before].iter().rev().take(30).take_while(|c| !ends_field(c)).count();
        let field = before - name;
        let of_field = || (head[..field].last() == Some(&'：')).then(|| role_before(field - 1)).flatten();
        if let Some(role) = role_before(before).or_else(of_field) {
            add(role, head[at]);
        }
    }
    out
}

/// The reader's names: a letter, or words.
fn reader(
    text: &str,
    hint: Option<&str>,
    aliases: &[(String, char)],
    counts: [usize; 4],
    roles: &Roles<'_>,
) -> (Vec<String>, How) {
    if let Some(hint) = hint {
        if let Some(letter) = LETTERS.into_iter().find(|letter| hint.contains(&format!("{letter}方"))) {
            let mut names = vec![letter.to_string()];
            names.extend(
                roles.weak.iter().filter(|role| role.chars().count() > 1 && hint.contains(role.as_str())).cloned(),
            );
            return (names, How::Given);
        }
        let split = |c: char| matches!(c, '（' | '）' | '/' | '、' | '，');
        let mut names: Vec<String> = hint.split(split).filter(|part| !part.is_empty()).map(str::to_owned).collect();
        names
            .extend(roles.weak.iter().filter(|role| role.chars().count() > 1 && hint.contains(role.as_str())).cloned());
        names.dedup();
        // A role and a name run together, 普通合伙人丁珂: the person is called by the name alone, too.
        let chars: Vec<char> = hint.chars().collect();
        for tail in 2..=3 {
            if chars.len() > tail + 1 {
                let name: String = chars[chars.len() - tail..].iter().collect();
                if count(text, &name) >= 2 && !text.contains(hint) {
                    names.push(name);
                }
            }
        }
        return (names, How::Given);
    }
    let you = count(text, "您") + count(text, "用户");
    if you > counts[0] + counts[1] {
        return (vec!["您".to_owned(), "用户".to_owned()], How::Inferred);
    }
    // 承租人 as 丙方 in a lease: a role of the document's own family beats the general ones.
    let of_own_role = |side: char| aliases.iter().any(|(word, letter)| *letter == side && roles.own.contains(word));
    if of_own_role('丙') && !of_own_role('甲') && !of_own_role('乙') {
        return (vec!["丙".to_owned()], How::Inferred);
    }
    let of_weak_role = |side: char| aliases.iter().any(|(word, letter)| *letter == side && roles.weak.contains(word));
    // Two roles that both sound weak, 承包方 and 分包方, say nothing.
    let equals = of_weak_role('甲') && of_weak_role('乙');
    let weak = aliases.iter().find(|(word, _)| word == "借款人").or_else(|| {
        aliases.iter().find(|(_, letter)| !equals && of_weak_role(*letter) && matches!(letter, '甲' | '乙'))
    });
    if let Some((_, letter)) = weak {
        return (vec![letter.to_string()], How::Inferred);
    }
    if let Some((_, letter)) =
        aliases.iter().find(|(word, letter)| roles.strong.contains(word) && matches!(letter, '甲' | '乙'))
        && !equals
    {
        let other = if *letter == '甲' { '乙' } else { '甲' };
        return (vec![other.to_string()], How::Inferred);
    }
    if counts[0] == 0 && counts[1] == 0 {
        let mut heard: Vec<(usize, &String)> = roles.weak.iter().map(|role| (count(text, role), role)).collect();
        heard.sort_by(|a, b| b.cmp(a));
        return match heard.first() {
            Some((times, role)) if *times >= 2 => (vec![(*role).clone()], How::Inferred),
            _ => (Vec::new(), How::Unknown),
        };
    }
    // A third party that supplies the terms is the drafter; the two it brings together are read for alike.
    if is_run_by_a_third(text, counts) {
        return (vec!["甲".to_owned(), "乙".to_owned()], How::Inferred);
    }
    // A role that is named far more often than any letter is what the document calls the reader.
    let mut heard: Vec<(usize, &String)> =
        roles.weak.iter().filter(|role| role.chars().count() > 1).map(|role| (count(text, role), role)).collect();
    heard.sort_by(|a, b| b.cmp(a));
    if let Some((times, role)) = heard.first().filter(|(times, _)| *times > 2 * (counts[0] + counts[1])) {
        let _ = times;
        return (vec![(*role).clone()], How::Inferred);
    }
    let second = match (is_organisation(text, '甲'), is_organisation(text, '乙')) {
        (Some(true), Some(false)) => true,
        (Some(false), Some(true)) => false,
        _ => match power(text, '甲') - power(text, '乙') {
            more if more >= 3 => true,
            less if less <= -3 => false,
            _ => paid(text, '乙', '甲') > paid(text, '甲', '乙'),
        },
    };
    (vec![if second { "乙" } else { "甲" }.to_owned()], How::Inferred)
}

/// Whether the document tells who drafted it by more than who pays: by roles, by names, by who may and who must.
fn is_told(text: &str, aliases: &[(String, char)]) -> bool {
    !aliases.is_empty()
        || is_organisation(text, '甲') != is_organisation(text, '乙')
        || (power(text, '甲') - power(text, '乙')).abs() >= 3
}

/// Whether one letter pays the other and is never paid, in a family where those who pay are consumers.
fn sells_to_consumers(text: &str, families: &[&Family]) -> bool {
    const CONSUMERS: [&str; 6] = ["prepaid", "tour", "medbeauty", "elderlycare", "pet", "reno"];
    families.iter().any(|family| CONSUMERS.contains(&family.id.as_ref()))
        && (paid(text, '甲', '乙') > 0) != (paid(text, '乙', '甲') > 0)
}

/// Whether 丙方 supplies the terms: a platform that brings 甲方 and 乙方 together and keeps the powers.
fn is_run_by_a_third(text: &str, counts: [usize; 4]) -> bool {
    counts[2] > 10
        && count(text, "丙方有权") + count(text, "丙方不承担") + count(text, "丙方可") > 2
        && power(text, '丙') > -3
}

/// Whether the name behind 甲方： is that of an organisation; `None` where there is no name.
fn is_organisation(text: &str, letter: char) -> Option<bool> {
    const ORGANISATIONS: [&str; 22] = [
        "公司",
        "集团",
        "中心",
        "银行",
        "学校",
        "医院",
        "学院",
        "店",
        "厂",
        "社",
        "局",
        "协会",
        "工作室",
        "连锁",
        "酒店",
        "俱乐部",
        "商行",
        "事务所",
        "平台",
        "委员会",
        "基地",
        "机构",
    ];
    let head: String = text.chars().take(600).collect();
    let at = head.find(&format!("{letter}方"))?;
    let rest = &head[at..];
    let colon = rest.find('：').filter(|colon| rest[..*colon].chars().count() <= 24)?;
    let name: String = rest[colon..]
        .chars()
        .skip(1)
        .take_while(|c| !matches!(c, '，' | '。' | '；' | '：' | '（' | '_'))
        .take(24)
        .collect();
    let name = name.split("乙方").next().unwrap_or_default().split("地址").next().unwrap_or_default().to_owned();
    let length = name.chars().count();
    if length < 2 {
        return None;
    }
    Some(ORGANISATIONS.iter().any(|word| name.contains(word)))
}

/// How much a letter may, less how much it must: who drafts keeps the powers and gives the duties away.
fn power(text: &str, letter: char) -> i64 {
    let name = format!("{letter}方");
    let times = |words: &[&str]| words.iter().map(|word| count(text, &word.replace('@', &name))).sum::<usize>() as i64;
    times(&[
        "@有权",
        "@可以",
        "@可",
        "@不承担",
        "@概不",
        "归@",
        "由@决定",
        "@认为",
        "经@同意",
        "经@书面",
        "@单方",
        "@保留",
        "@规定",
        "@的规章",
    ]) - times(&[
        "@不得",
        "@应",
        "@须",
        "@必须",
        "@需",
        "由@承担",
        "视为@",
        "@承诺",
        "@无权",
        "@自行",
        "@放弃",
        "@逾期",
        "@违反",
        "@违约",
    ])
}

/// How often one letter pays the other.
fn paid(text: &str, letter: char, other: char) -> usize {
    let near = |at: usize, most: usize| -> String {
        text[at..].chars().take_while(|c| !matches!(c, '。' | '；' | '，')).take(most).collect()
    };
    let pays = text
        .match_indices(&format!("{letter}方"))
        .filter(|(at, name)| {
            let near = near(at + name.len(), 20);
            ["支付", "缴纳", "付清", "交付费", "交纳", "缴付"].iter().any(|word| near.contains(word))
        })
        .count();
    let to = text
        .match_indices(&format!("向{other}方"))
        .filter(|(at, name)| {
            let near = near(at + name.len(), 12);
            ["支付", "缴纳", "交纳", "付款", "交付"].iter().any(|word| near.contains(word))
        })
        .count();
    pays + 3 * to
}

/// Pairs of roles that stand against each other: where one is the reader, the other is not, however weak it sounds.
const PAIRS: [(&[&str], &[&str]); 6] = [
    (&["借款人"], &["出借人", "贷款人", "债权人", "投资人"]),
    (&["出质人"], &["质权人"]),
    (&["委托人", "委托方"], &["受托人", "受托方"]),
    (&["出借人", "投资人", "认购人"], &["发行人", "转让人"]),
    (&["经销商", "加盟商"], &["供应商"]),
    (&["转让人", "转让方", "出让方", "出让人"], &["受让人", "受让方"]),
];

fn oppose(
    side: &mut BTreeMap<String, Who>,
    aliases: &[(String, char)],
    readers: &[String],
    letters: &[char],
    _roles: &Roles<'_>,
) {
    let is_reader = |word: &str| {
        readers.iter().any(|reader| reader == word)
            || aliases.iter().any(|(known, letter)| known == word && letters.contains(letter))
    };
    for (a, b) in PAIRS {
        for (mine, theirs) in [(a, b), (b, a)] {
            if mine.iter().any(|word| is_reader(word)) {
                for word in mine {
                    side.insert((*word).to_owned(), Who::Reader);
                }
                for word in theirs.iter().filter(|word| !is_reader(word)) {
                    side.insert((*word).to_owned(), Who::Drafter);
                }
            }
        }
    }
}

/// Names that the document gives to the drafter: 以下简称“某某”, and a name that twice has rights or bears nothing.
fn brands(page: &Page, text: &str, roles: &Roles<'_>, side: &mut BTreeMap<String, Who>) {
    let not_party = roles.class("not_party");
    let is_thing = |name: &str| not_party.iter().any(|word| name.contains(word.as_str()));
    let chars = &page.chars;
    for called in ["简称", "统称", "合称", "下称"] {
        for (byte, _) in text.match_indices(called) {
            let at = text[..byte].chars().count() + 2;
            if at > 8_000 {
                break;
            }
            let mut start = at;
            while start < chars.len() && start < at + 3 && matches!(chars[start], '：' | '为' | '"') {
                start += 1;
            }
            if start == at || chars.get(start - 1) != Some(&'"') {
                continue;
            }
            let name: String =
                chars[start..].iter().take(9).take_while(|c| !matches!(c, '"' | '）' | '，' | '。')).collect();
            let length = name.chars().count();
            if (2..=8).contains(&length)
                && chars.get(start + length) == Some(&'"')
                && !side.contains_key(&name)
                && !is_thing(&name)
            {
                side.insert(name, Who::Drafter);
            }
        }
    }
    const POWERS: [&str; 12] =
        ["有权", "不承担", "不对", "不负", "不保证", "无需", "无须", "概不", "可随时", "可以随时", "保留", "均不"];
    const NOT_IN_NAMES: &str = "不可以则将亦均也即且并或的其该此本方者应双任何时由对为后于在";
    let mut heard: BTreeMap<String, usize> = BTreeMap::new();
    let powers = AhoCorasick::new(POWERS).ok();
    let mut place = Places::new(text);
    for found in powers.iter().flat_map(|powers| powers.find_iter(text)) {
        let mut end = place.of(found.start());
        if text[found.end()..].starts_with("机关")
            || text[found.end()..].starts_with("机构")
            || text[found.end()..].starts_with("部门")
        {
            continue;
        }
        while end > 0 && matches!(chars[end - 1], '"' | '将' | '亦' | '均' | '概') {
            end -= 1;
        }
        let run = chars[..end].iter().rev().take(24).take_while(|c| c.is_alphanumeric() && !c.is_ascii_digit()).count();
        // 某某网络科技有限公司有权…: a full name is told by its end, however long.
        let full = run > 6 && chars[..end].ends_with(&['公', '司']);
        let start = end - if full { run } else { run.min(7) };
        let length = end - start;
        let edge = start == 0
            || matches!(chars[start - 1], '，' | '。' | '；' | '：' | '、' | '"' | '）')
            || chars[start - 1].is_ascii_digit();
        if !(full && length <= 23 || (2..=6).contains(&length)) || !edge {
            continue;
        }
        let name: String = chars[start..end].iter().collect();
        let odd = (!full && name.chars().any(|c| NOT_IN_NAMES.contains(c)))
            || ["承担", "有权", "协议", "合同", "责任"].iter().any(|word| name.contains(word));
        if !odd && !side.contains_key(&name) {
            *heard.entry(name).or_default() += 1;
        }
    }
    for (name, times) in heard {
        if times >= 2 {
            side.insert(name, Who::Drafter);
        }
    }
}

/// Character numbers of ascending byte offsets, in one pass.
struct Places<'t> {
    rest: std::str::CharIndices<'t>,
    at: usize,
    byte: usize,
}

impl<'t> Places<'t> {
    fn new(text: &'t str) -> Places<'t> {
        Places { rest: text.char_indices(), at: 0, byte: 0 }
    }

    fn of(&mut self, byte: usize) -> usize {
        while self.byte < byte {
            self.rest.next();
            self.at += 1;
            self.byte = self.rest.offset();
        }
        self.at
    }
}

/// Every mention, the longest at each place; words that only hold a name win over it and mean nobody.
fn mentions(page: &Page, text: &str, roles: &Roles<'_>, side: &BTreeMap<String, Who>) -> Vec<Mention> {
    let mut words: Vec<(String, Option<Who>)> = Vec::new();
    let both = roles.class("both");
    let outsider = roles.class("outsider");
    let inside = roles.class("inside");
    let listed = |name: &str| both.iter().chain(&outsider).any(|word| word == name);
    words.extend(side.iter().filter(|(name, _)| !listed(name)).map(|(name, who)| (name.clone(), Some(*who))));
    words.extend(both.into_iter().map(|word| (word, Some(Who::Both))));
    words.extend(outsider.into_iter().map(|word| (word, Some(Who::Outsider))));
    // A role of the document's own family means a party even where it usually does not: 保险公司 in a policy.
    words.extend(inside.into_iter().filter(|word| !side.contains_key(word)).map(|word| (word, None)));
    let Ok(automaton) =
        AhoCorasick::builder().match_kind(MatchKind::LeftmostLongest).build(words.iter().map(|(word, _)| word))
    else {
        return Vec::new();
    };
    let mut place = Places::new(text);
    let mut mentions: Vec<Mention> = automaton
        .find_iter(text)
        .filter_map(|found| {
            let start = place.of(found.start()) as u32;
            let end = place.of(found.end()) as u32;
            let who = words[found.pattern().as_usize()].1?;
            Some(Mention { start, end, who })
        })
        .collect();
    blanks(page, &mut mentions);
    mentions
}

/// In a form where a blank stands for the drafter's name (____有权…), every blank before a verb of power is the drafter.
fn blanks(page: &Page, mentions: &mut Vec<Mention>) {
    const POWERS: [&str; 6] = ["有权", "将", "不承担", "保留", "不对", "及"];
    let mut found = Vec::new();
    let mut at = 0;
    while at < page.chars.len() {
        if page.chars[at] != '_' {
            at += 1;
            continue;
        }
        let start = at;
        while page.chars.get(at) == Some(&'_') {
            at += 1;
        }
        let next = page.text(at as u32, at as u32 + 3);
        if at - start >= 2 && POWERS.iter().any(|power| next.starts_with(power)) {
            found.push(Mention { start: start as u32, end: at as u32, who: Who::Drafter });
        }
    }
    if found.len() >= 2 {
        mentions.extend(found);
        mentions.sort_by_key(|mention| mention.start);
    }
}
