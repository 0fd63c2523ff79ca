//! What a document says of its parties, before it is known who of them is the reader.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    LETTERS, Who,
    reader::{
        guaranteed, is_burdened, is_organisation, is_paid_by_the_other, is_run_by_a_third, is_told, mediates, paid,
        reader, sells_to_consumers, third,
    },
    roles::{Roles, aliases, facing, facing_alone, labels, oppose, tenants_of_others},
};
use crate::clause::page::Page;

/// Within so many folded characters the names of the parties stand.
const HEAD: u32 = 600;

/// What a document says of its parties, before it is known who of them is the reader.
pub(super) struct Introduction<'k> {
    /// The document, folded.
    pub(super) text: &'k str,
    /// Its first [`HEAD`] characters with their line breaks.
    pub(super) head: String,
    /// Roles with the letter that each belongs to: 承租人 with 乙.
    pub(super) aliases: Vec<(String, char)>,
    /// How often each of [`LETTERS`] is named.
    pub(super) counts: [usize; 4],
    /// What a platform without a letter is called that stands above 甲方 and 乙方.
    pub(super) third: Option<String>,
    /// Roles that every letter has, and that therefore tell none from another: 甲方（合伙人）, 乙方（合伙人）.
    pub(super) shared: BTreeSet<String>,
    pub(super) roles: Roles<'k>,
}

impl<'k> Introduction<'k> {
    /// What `page` says, and `known`, roles whose letters are known already.
    pub(super) fn of(page: &'k Page, known: Vec<(String, char)>, roles: Roles<'k>) -> Introduction<'k> {
        let text = page.plain();
        let counts = letters_in(page);
        let mut aliases = aliases(page, &roles);
        aliases.extend(known);
        let head = head(page);
        let third = third(&head, text, counts, &aliases, &roles);
        let shared = shared(&aliases, counts);
        Introduction { aliases, counts, head, text, third, shared, roles }
    }
}

impl Introduction<'_> {
    /// Whether the document is an authority that a person signs alone: 征信授权书, 代扣授权书.
    pub(super) fn is_authority(&self) -> bool {
        let title = self.head.lines().next().unwrap_or_default();
        self.roles.class("mandate_titles").iter().any(|word| title.ends_with(word.as_str()))
            && self.text.contains("本人")
    }

    /// The letters of the readers: their own, or those that stand beside their roles, 借款人（乙方）.
    pub(super) fn letters(&self, readers: &[String]) -> Vec<char> {
        let own = LETTERS.into_iter().filter(|letter| readers.iter().any(|reader| *reader == letter.to_string()));
        let own: Vec<char> = own.collect();
        if !own.is_empty() {
            return own;
        }
        // 乙方（有限合伙人） and 丙方（有限合伙人） are read for alike.
        let of_role = |reader: &String| -> Vec<char> {
            self.aliases.iter().filter(|(word, _)| word == reader).map(|(_, letter)| *letter).collect()
        };
        readers.iter().map(of_role).find(|letters| !letters.is_empty()).unwrap_or_default()
    }

    /// Whose role a word is, as the document introduces it: everybody's, the reader's, or the other side's.
    fn side_of_role(&self, role: &str, letters: &[char]) -> Who {
        let mut of_role = self.aliases.iter().filter(|(word, _)| word == role);
        match of_role.any(|(_, letter)| letters.contains(letter)) {
            true if self.shared.contains(role) => Who::Both,
            true => Who::Reader,
            false => Who::Drafter,
        }
    }

    /// Which side each letter and each role stands on. `turned`: the caller's side is one that usually drafts.
    pub(super) fn sides(&self, readers: &[String], letters: &[char], turned: bool) -> BTreeMap<String, Who> {
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
            side.extend(self.aliases.iter().map(|(word, _)| (word.clone(), self.side_of_role(word, letters))));
        }
        if turned {
            side.extend(self.roles.weak.iter().map(|role| (role.clone(), Who::Drafter)));
        }
        let names = readers.iter().filter(|reader| reader.chars().count() > 1);
        side.extend(names.map(|reader| (reader.clone(), Who::Reader)));
        oppose(&self.roles, &mut side, &self.aliases, readers, letters);
        if self.aliases.is_empty() {
            let labels = labels(&self.head, &self.roles);
            side.extend(facing(&labels, readers).map(|role| (role.clone(), Who::Drafter)));
            side.extend(facing_alone(&labels, readers).into_iter().map(|role| (role, Who::Drafter)));
        }
        side.extend(tenants_of_others(&self.head, &self.aliases, readers).map(|role| (role.to_owned(), Who::Outsider)));
        let of_others = self.roles.people_of_others(&self.aliases, readers, letters);
        side.extend(of_others.into_iter().map(|role| (role, Who::Outsider)));
        side.extend(self.shared.iter().map(|role| (role.clone(), Who::Both)));
        side
    }

    /// The letter of the caller's customer, where a third party runs the business: what burdens the customer is nothing to
    /// the caller.
    pub(super) fn customer(&self, letters: &[char]) -> Option<char> {
        let [own] = *letters else { return None };
        if self.counts[2] == 0 && self.third.is_none() {
            return None;
        }
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
        let is_borrower = role(own, &LENDERS) && role(other, &["借款人", "借款方"]);
        (is_customer || is_borrower).then_some(other)
    }

    /// Whether the form holds the name of 丙方, a company, and blanks or persons for the other two.
    pub(super) fn is_named_for_a_third(&self) -> bool {
        let [one, other, third] = ['甲', '乙', '丙'].map(|letter| is_organisation(&self.head, letter));
        third == Some(true) && one != Some(true) && other != Some(true)
    }

    /// Whether the letter is a lender's, who lends on the terms of the platform that brings borrowers to him.
    pub(super) fn lends_through_a_platform(&self, letters: &[char]) -> bool {
        let lends = self.aliases.iter().any(|(word, of)| letters.contains(of) && LENDERS.contains(&word.as_str()));
        let others = || LETTERS.into_iter().filter(|letter| !letters.contains(letter));
        lends && (self.third.is_some() || others().any(|letter| mediates(self, letter)))
    }

    /// Whether the reader is the owner of a house whom the other side lets it for: 房屋托管合同, 甲方将房屋委托乙方出租.
    pub(super) fn entrusts_a_house(&self, letters: &[char], readers: &[String]) -> bool {
        let [managed, owners] = ["let_by_another", "owners"].map(|class| self.roles.class(class));
        if !managed.iter().any(|word| self.head.contains(word.as_str())) {
            return false;
        }
        let of_letters = self.aliases.iter().filter(|(_, letter)| letters.contains(letter)).map(|(word, _)| word);
        let is_owner = of_letters.chain(readers).any(|role| owners.contains(role));
        let gives = |own: &char| {
            let others = LETTERS.iter().filter(|letter| !letters.contains(letter));
            let mut given = others.flat_map(|other| {
                [
                    format!("委托{other}方"),
                    format!("委托给{other}方"),
                    format!("交由{other}方"),
                    format!("交给{other}方"),
                ]
            });
            self.text.contains(&format!("{own}方将")) && given.any(|given| self.text.contains(&given))
        };
        is_owner || letters.iter().any(gives)
    }

    /// Whether the side that the caller named drafted the document: whoever would be read for without a word from the
    /// caller stands on the other side.
    pub(super) fn is_own_draft(
        &self,
        hint: &str,
        letters: &[char],
        side: &BTreeMap<String, Who>,
        turned: bool,
    ) -> bool {
        let named_weak = self.roles.weak.iter().any(|role| role.chars().count() > 1 && hint.contains(role.as_str()));
        // A lender is the customer of a platform that brings lenders and borrowers together.
        let is_surety = guaranteed(&self.aliases).is_some_and(|other| !letters.contains(&other));
        let weak_role = self.aliases.iter().any(|(word, letter)| {
            letters.contains(letter)
                && self.roles.weak.contains(word)
                && !self.shared.contains(word)
                && (!LENDERS.contains(&word.as_str()) || self.counts[2] > 0)
        });
        let weak_role = weak_role && !is_surety;
        if named_weak || weak_role || (letters.is_empty() && !turned) {
            return false;
        }
        if self.lends_through_a_platform(letters) {
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

/// What whoever lends is called.
const LENDERS: [&str; 4] = ["出借人", "出借方", "贷款人", "贷款方"];

/// Roles that all letters of a document have, two at least.
fn shared(aliases: &[(String, char)], counts: [usize; 4]) -> BTreeSet<String> {
    let used: Vec<char> = LETTERS.into_iter().zip(counts).filter(|(_, count)| *count > 0).map(|(of, _)| of).collect();
    let all_have =
        |word: &&String| used.iter().all(|letter| aliases.iter().any(|(known, of)| known == *word && of == letter));
    let words = aliases.iter().map(|(word, _)| word);
    words.filter(|_| used.len() > 1).filter(all_have).cloned().collect()
}

/// The beginning of a document, folded, with a line break behind every line.
pub(super) fn head(page: &Page) -> String {
    let lines = page.lines.iter().take_while(|(start, _)| *start < HEAD);
    lines.map(|(start, end)| page.text(*start, (*end).min(HEAD)) + "\n").collect()
}

/// How often each of [`LETTERS`] is named.
pub(super) fn letters_in(page: &Page) -> [usize; 4] {
    let mut counts = [0; LETTERS.len()];
    for pair in page.chars.windows(2).filter(|pair| pair[1] == '方') {
        if let Some(letter) = LETTERS.iter().position(|letter| *letter == pair[0]) {
            counts[letter] += 1;
        }
    }
    counts
}
