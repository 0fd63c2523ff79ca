//! When something of a rule is said: the conditions that a clause, its document and its reader must meet.

use std::fmt;

use crate::{List, Words};

/// In what capacity the reader acts: 消费者权益保护法 第二条 protects who buys for daily life, not who trades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Capacity {
    /// Buys, rents or is served for daily life.
    Consumer,
    /// Trades: a company, a merchant, a dealer, a contractor.
    Business,
}

impl Capacity {
    /// Its name in rule files: `consumer` or `business`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Capacity::Consumer => "consumer",
            Capacity::Business => "business",
        }
    }
}

/// Conditions. All must hold that are not empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct When {
    /// One of these words stands in the quoted clause.
    pub words: List<Words>,
    /// And one of these.
    pub with: List<Words>,
    /// None of these stands in it.
    pub without: List<Words>,
    /// One of these stands in its surroundings.
    pub near: List<Words>,
    /// None of these stands in its surroundings, nor elsewhere in its article.
    pub not_near: List<Words>,
    /// One of these stands anywhere in the document.
    pub present: List<Words>,
    /// None of these stands anywhere in the document.
    pub absent: List<Words>,
    /// The document is of one of these families.
    pub families: List<Words>,
    /// The document is of none of these families.
    pub outside: List<Words>,
    /// The clause makes one of these moves.
    pub moves: List<Words>,
    /// The reader is known to act in this capacity.
    pub reader: Option<Capacity>,
}

/// A text that conditions ask for words. A string answers by searching; who asks the same document often may remember.
pub trait Passage: fmt::Debug {
    /// Whether `word` stands in it.
    fn holds(&self, word: &str) -> bool;
}

impl Passage for &str {
    fn holds(&self, word: &str) -> bool {
        self.contains(word)
    }
}

impl Passage for String {
    fn holds(&self, word: &str) -> bool {
        self.contains(word)
    }
}

/// A clause, as far as conditions ask for it.
#[derive(Clone, Copy, Debug)]
pub struct Occasion<'a> {
    /// The quoted clause, without blanks.
    pub clause: &'a dyn Passage,
    /// What stands around it, without blanks: the rest of its paragraph, the sentence before and behind, its lead-in, its
    /// headings.
    pub near: &'a dyn Passage,
    /// The rest of its article, without blanks: what an exception or a notice may stand in that the clause does not repeat.
    pub article: &'a dyn Passage,
    /// The whole document, without blanks.
    pub document: &'a dyn Passage,
    /// Families of the document.
    pub families: &'a [String],
    /// The move that the clause makes, where it is known.
    pub made_by: Option<&'a str>,
    /// In what capacity the reader acts, where it is known.
    pub reader: Option<Capacity>,
}

impl When {
    /// Whether all conditions hold.
    #[must_use]
    pub fn holds(&self, of: &Occasion<'_>) -> bool {
        let one_in = |words: &List<Words>, text: &dyn Passage| words.iter().any(|word| text.holds(word));
        let says = |words: &List<Words>| one_in(words, of.clause);
        let is_of = |families: &List<Words>| families.iter().any(|family| of.families.iter().any(|own| own == family));
        // What costs least is asked first, and the whole document last.
        (self.families.is_empty() || is_of(&self.families))
            && !is_of(&self.outside)
            && (self.moves.is_empty() || self.moves.iter().any(|name| of.made_by == Some(name)))
            && (self.reader.is_none() || self.reader == of.reader)
            && (self.words.is_empty() || says(&self.words))
            && (self.with.is_empty() || says(&self.with))
            && !says(&self.without)
            && (self.near.is_empty() || one_in(&self.near, of.near))
            && !one_in(&self.not_near, of.near)
            && !one_in(&self.not_near, of.article)
            && (self.present.is_empty() || one_in(&self.present, of.document))
            && !one_in(&self.absent, of.document)
    }

    /// Whether there is no condition.
    #[must_use]
    pub fn is_always(&self) -> bool {
        self.lists().iter().all(|(_, list)| list.is_empty()) && self.reader.is_none()
    }

    /// Every condition that is a list, with its name in rule files.
    #[must_use]
    pub fn lists(&self) -> [(&'static str, &List<Words>); 10] {
        [
            ("words", &self.words),
            ("with", &self.with),
            ("without", &self.without),
            ("near", &self.near),
            ("not_near", &self.not_near),
            ("present", &self.present),
            ("absent", &self.absent),
            ("families", &self.families),
            ("outside", &self.outside),
            ("moves", &self.moves),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(words: &[&str]) -> List<Words> {
        words.iter().map(|word| Words::Owned((*word).to_owned())).collect::<Vec<_>>().into()
    }

    #[test]
    fn every_condition_alone_decides() {
        let families = ["rent".to_owned()];
        let of = Occasion {
            clause: &"押金概不退还",
            near: &"退房之后",
            article: &"钥匙交回",
            document: &"租房协议.押金概不退还.退房之后结清水电.",
            families: &families,
            made_by: Some("keep"),
            reader: Some(Capacity::Consumer),
        };
        let one = |set: &dyn Fn(&mut When)| {
            let mut when = When::default();
            set(&mut when);
            when.holds(&of)
        };
        assert!(When::default().holds(&of) && When::default().is_always());
        assert!(one(&|w| w.words = list(&["押金", "定金"])) && !one(&|w| w.words = list(&["定金"])));
        assert!(one(&|w| w.with = list(&["不退"])) && !one(&|w| w.with = list(&["利息"])));
        assert!(one(&|w| w.without = list(&["利息"])) && !one(&|w| w.without = list(&["利息", "押金"])));
        assert!(one(&|w| w.near = list(&["退房"])) && !one(&|w| w.near = list(&["水电"])));
        assert!(one(&|w| w.not_near = list(&["水电"])) && !one(&|w| w.not_near = list(&["水电", "退房"])));
        assert!(!one(&|w| w.not_near = list(&["钥匙"])) && !one(&|w| w.near = list(&["钥匙"])));
        assert!(one(&|w| w.present = list(&["水电"])) && !one(&|w| w.present = list(&["利息"])));
        assert!(one(&|w| w.absent = list(&["利息"])) && !one(&|w| w.absent = list(&["利息", "水电"])));
        assert!(one(&|w| w.families = list(&["rent", "sale"])) && !one(&|w| w.families = list(&["sale"])));
        assert!(one(&|w| w.outside = list(&["sale"])) && !one(&|w| w.outside = list(&["rent"])));
        assert!(one(&|w| w.moves = list(&["keep"])) && !one(&|w| w.moves = list(&["cap"])));
        assert!(one(&|w| w.reader = Some(Capacity::Consumer)) && !one(&|w| w.reader = Some(Capacity::Business)));
        let unknown = Occasion { reader: None, ..of };
        assert!(!When { reader: Some(Capacity::Consumer), ..When::default() }.holds(&unknown));
    }
}
