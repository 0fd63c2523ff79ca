//! Judges of what can be computed exactly: amounts, blanks, references, repealed laws, and limits set in numbers.
//!
//! A rule names its judge in its file (`judge = "lease-term"`). A judge sees the whole document and points at clauses;
//! what it computed is said in the finding, with the document's own numbers.

mod amounts;
mod blanks;
mod illness;
mod limits;
mod periods;
mod references;
mod repealed;
pub(crate) mod terms;

use std::{collections::HashMap, ops::Deref, rc::Rc};

use baihua_kb::{Kb, Rule};
use baihua_quote::folded;
use baihua_text::CharRange;

pub(crate) use self::{
    limits::{is_even_handed_penalty, is_usual_daily_penalty},
    repealed::remarks,
};
use crate::{
    candidate::Candidate,
    read::{
        characters::Characters,
        parties::Parties,
        quantity::{Date, Quantity, quantities},
        reading::Clause,
        underline::without_lines_of_figures,
    },
    report::NotJudged,
};

/// A clause with what judges read in it.
pub(crate) struct Sheet<'t> {
    pub(crate) clause: Clause<'t>,
    /// Read once for all clauses alike.
    content: Rc<Content>,
}

/// What the words of a clause say, wherever it stands.
pub(crate) struct Content {
    /// The clause, folded.
    pub(crate) plain: String,
    pub(crate) chars: Vec<char>,
    characters: Characters,
    pub(crate) quantities: Vec<Quantity>,
}

impl Content {
    fn of(text: &str) -> Content {
        let plain = folded(&without_lines_of_figures(text));
        let mut chars: Vec<char> = Vec::with_capacity(plain.chars().count());
        chars.extend(plain.chars());
        let characters = Characters::of(chars.iter().copied());
        Content { plain, quantities: quantities(&chars), chars, characters }
    }
}

impl Deref for Sheet<'_> {
    type Target = Content;

    fn deref(&self) -> &Content {
        &self.content
    }
}

impl<'t> Sheet<'t> {
    pub(crate) fn new(clause: Clause<'t>) -> Sheet<'t> {
        Sheet { clause, content: Rc::new(Content::of(clause.text)) }
    }

    /// One for each of `clauses`.
    pub(crate) fn all(clauses: &[Clause<'t>]) -> Vec<Sheet<'t>> {
        // Whoever wrote the document shall not choose which keys collide.
        let mut known: HashMap<&str, Rc<Content>> = HashMap::new();
        let sheet = |clause: &Clause<'t>| {
            let content = known.entry(clause.text).or_insert_with(|| Rc::new(Content::of(clause.text)));
            Sheet { clause: *clause, content: Rc::clone(content) }
        };
        clauses.iter().map(sheet).collect()
    }

    pub(crate) fn holds(&self, word: &str) -> bool {
        self.may_hold(word) && self.plain.contains(word)
    }

    /// Whether the clause has all characters of `word`, folded; `false` is certain.
    pub(crate) fn may_hold(&self, word: &str) -> bool {
        self.characters.may_hold(word)
    }

    /// Whether the clause holds any of `words`.
    pub(crate) fn has(&self, words: &[&str]) -> bool {
        words.iter().any(|word| self.holds(word))
    }

    /// The words of a quantity as they stand in the folded clause.
    pub(crate) fn words(&self, quantity: &Quantity) -> String {
        self.chars[quantity.start..quantity.end].iter().collect()
    }
}

/// A document as judges see it.
pub(crate) struct Bench<'a> {
    /// The document as it was sent.
    pub(crate) text: &'a str,
    pub(crate) sheets: &'a [Sheet<'a>],
    pub(crate) kb: &'a Kb,
    pub(crate) parties: &'a Parties,
    /// Families of the document, the most likely first.
    pub(crate) kinds: &'a [String],
    /// The day of the contract where it names one; judges of dated limits use it.
    pub(crate) signed: Option<Date>,
    /// The day of signing where a field of the document tells it: 签订时间：2019年6月19日.
    pub(crate) dated: Option<Date>,
    /// Whether the document is written for everybody, who agrees by a click.
    pub(crate) mass: bool,
}

impl Bench<'_> {
    /// Whether the document belongs to one of `families`.
    fn is_of(&self, families: &[&str]) -> bool {
        self.kinds.iter().any(|kind| families.contains(&kind.as_str()))
    }

    /// Whether the document says who made it and when: no line waits for a party's name, and the day of signing is there.
    fn is_signed(&self) -> bool {
        self.signed.is_some() && !self.sheets.iter().any(|sheet| blanks::waits_for_a_party(sheet))
    }
}

/// What judges found.
#[derive(Default)]
pub(crate) struct Judgement {
    pub(crate) candidates: Vec<Candidate>,
    /// Clauses whose figure certainly keeps to the law that a rule is about.
    pub(crate) cleared: Vec<(String, CharRange)>,
    pub(crate) not_judged: Vec<NotJudged>,
    pub(crate) warnings: Vec<String>,
}

impl Judgement {
    /// A clause that breaks `rule`, and what was computed.
    fn find(&mut self, rule: &Rule, sheet: &Sheet<'_>, computed: impl Into<String>) {
        self.candidates
            .push(Candidate { computed: Some(computed.into()), ..Candidate::by_rules(&rule.id, sheet.clause.range) });
    }

    /// The same with the clause as it should read.
    fn find_with(&mut self, rule: &Rule, sheet: &Sheet<'_>, computed: impl Into<String>, suggested: Option<String>) {
        self.find(rule, sheet, computed);
        if let Some(found) = self.candidates.last_mut() {
            found.suggested = suggested;
        }
    }

    /// A clause that keeps to what `rule` is about.
    fn clear(&mut self, rule: &Rule, sheet: &Sheet<'_>) {
        self.cleared.push((rule.id.to_string(), sheet.clause.range));
    }

    /// Whether a clause that overlaps `range` was cleared of `rule`.
    pub(crate) fn clears(&self, rule: &str, range: CharRange) -> bool {
        self.cleared.iter().any(|(cleared, place)| cleared == rule && place.intersection(range).is_some())
    }

    fn skip(&mut self, rule: &Rule, reason: impl Into<String>) {
        self.not_judged.push(NotJudged { rule_id: rule.id.to_string(), reason: reason.into() });
    }
}

/// The judge of shares that are owed for each day.
pub(crate) const DAILY: &str = "daily-penalty";

/// Runs the judges of `rules` over a document.
pub(crate) fn judge(bench: &Bench<'_>, rules: &[&Rule]) -> Judgement {
    let mut judgement = Judgement::default();
    for rule in rules {
        let Some(name) = rule.judge.as_deref() else { continue };
        match name {
            "amounts" => amounts::judge(bench, rule, &mut judgement),
            "blanks" => blanks::judge(bench, rule, &mut judgement),
            "references" => references::judge(bench, rule, &mut judgement),
            "repealed" => repealed::judge(bench, rule, &mut judgement),
            "lease-term" => limits::lease_term(bench, rule, &mut judgement),
            "deposit-share" => limits::deposit_share(bench, rule, &mut judgement),
            "loan-rate" => limits::loan_rate(bench, rule, &mut judgement),
            "non-compete-term" => limits::non_compete_term(bench, rule, &mut judgement),
            "probation" => limits::probation(bench, rule, &mut judgement),
            DAILY => limits::daily_penalty(bench, rule, &mut judgement),
            "waiting-days" => periods::waiting(bench, rule, &mut judgement),
            "suicide-years" => periods::suicide(bench, rule, &mut judgement),
            "grace-days" => periods::grace(bench, rule, &mut judgement),
            "assessment-days" => periods::claim(bench, rule, &mut judgement),
            "cooling-off-days" => periods::cooling_off(bench, rule, &mut judgement),
            "reinstatement-years" => periods::reinstatement(bench, rule, &mut judgement),
            "contest-years" => periods::contest(bench, rule, &mut judgement),
            "limitation-years" => periods::limitation(bench, rule, &mut judgement),
            "illness-standard" => illness::definitions(bench, rule, &mut judgement),
            "illness-count" => illness::announced(bench, rule, &mut judgement),
            "refund-days" => periods::refund(bench, rule, &mut judgement),
            _ => judgement.skip(rule, "规则文件里写的判断方法不存在"),
        }
    }
    judgement
}

/// Whether what a judge finds is a fault whoever reads: sums that contradict, blanks, dangling references, repealed laws.
pub(crate) fn is_for_either_side(judge: &str) -> bool {
    matches!(judge, "amounts" | "blanks" | "references" | "repealed")
}

/// Names of all judges, for checking rule files.
#[cfg(feature = "train")]
pub(crate) const JUDGES: [&str; 21] = [
    "amounts",
    "blanks",
    "references",
    "repealed",
    "lease-term",
    "deposit-share",
    "loan-rate",
    "non-compete-term",
    "probation",
    DAILY,
    "waiting-days",
    "suicide-years",
    "grace-days",
    "assessment-days",
    "cooling-off-days",
    "reinstatement-years",
    "contest-years",
    "limitation-years",
    "refund-days",
    "illness-standard",
    "illness-count",
];

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::Sheet;
    use crate::read::reading::clauses;

    #[test]
    fn clauses_alike_are_read_once_and_as_each_alone() {
        let clauses = clauses("甲方应在3日内付款。\n乙方应在5日内交货。\n甲方应在3日内付款。");
        let sheets = Sheet::all(&clauses);
        for (sheet, clause) in sheets.iter().zip(&clauses) {
            let alone = Sheet::new(*clause);
            assert_eq!(sheet.clause.range, clause.range);
            assert_eq!((&sheet.plain, &sheet.chars), (&alone.plain, &alone.chars));
            assert_eq!(sheet.quantities, alone.quantities);
        }
        assert!(Rc::ptr_eq(&sheets[0].content, &sheets[2].content));
        assert!(!Rc::ptr_eq(&sheets[0].content, &sheets[1].content));
    }
}
