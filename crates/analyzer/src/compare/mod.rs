//! Two versions of one document: what the other side mended, what is new, and what still stands.
//!
//! texts → [`clauses`] → [`align`] (which clause is which) → [`findings`] (which problem is which) → [`figures`] (better or
//! worse) → [`Comparison`]. Pure: the same two reports and texts give the same comparison, and the other way round they give its
//! mirror image.

mod align;
mod clauses;
mod comparison;
mod figures;
mod findings;
mod headline;
mod resemblance;

use baihua_kb::Card;
use baihua_text::{CharIndex, CharRange, Sha256Digest};
use thiserror::Error;

pub use self::comparison::{
    Basis, ByContext, ChangedClause, Comparison, Difference, DifferenceCounts, Standing, Turn, Version, Wording,
};
use self::{
    align::Alignment,
    clauses::{Clause, clauses},
    figures::{Sides, turn},
    findings::{Seen, matched, seen},
    headline::headline,
};
use crate::{
    Analyzer, Order, Recognised, Unfit,
    correction::changes,
    report::{MissingClause, Place, Report, Reviewer},
};

/// Two texts of which fewer than one clause in so many has a counterpart are no versions of one document.
const RELATED: usize = 5;

/// One version of a document: what was found in it, and its text.
#[derive(Clone, Copy, Debug)]
pub struct Read<'a> {
    /// The report on it.
    pub report: &'a Report,
    /// The text that the report was made from, unchanged; without it findings are compared by their quotes alone.
    pub text: Option<&'a str>,
}

/// Why two readings cannot be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum CompareError {
    /// Only contracts and policies have versions; and both must be of one kind.
    #[error("a {before} cannot be compared with a {after}")]
    Cards {
        /// The kind of the first document.
        before: Card,
        /// The kind of the second.
        after: Card,
    },
    /// A text is not the one that its report was made from.
    #[error("the report of one version was made from another text")]
    OtherText {
        /// Of which version.
        version: Version,
    },
}

/// Why two texts cannot be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum CompareTextsError {
    /// One of them cannot be read.
    #[error("one of the texts cannot be read")]
    Unfit {
        /// Which one.
        version: Version,
        /// Why not.
        #[source]
        unfit: Unfit,
    },
    /// What was read cannot be compared.
    #[error(transparent)]
    Compare(#[from] CompareError),
}

/// Two versions, read and compared.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// The report on the first.
    pub before: Report,
    /// The report on the second.
    pub after: Report,
    /// The differences.
    pub comparison: Comparison,
}

/// Compares two readings of one document, made for the same reader.
///
/// Clauses are found again however they were renumbered, moved or reworded; time grows with the length of the texts. Where a
/// text is missing, only findings are compared ([`Basis::Findings`]).
///
/// # Errors
///
/// [`CompareError`] if the reports are of different kinds or of lab reports, or a text is not that of its report.
pub fn compare(before: Read<'_>, after: Read<'_>) -> Result<Comparison, CompareError> {
    let cards = (before.report.card, after.report.card);
    if cards.0 != cards.1 || cards.0 == Card::Lab {
        return Err(CompareError::Cards { before: cards.0, after: cards.1 });
    }
    for (read, version) in [(before, Version::Before), (after, Version::After)] {
        if read.text.is_some_and(|text| Sha256Digest::of(text) != read.report.meta.document_sha256) {
            return Err(CompareError::OtherText { version });
        }
    }
    Ok(Comparer::new(before, after).comparison())
}

impl Analyzer {
    /// Reads two versions of a document with the rules alone and compares them. Where neither order names a party and the
    /// two texts speak to different sides, the second is read for the side of the first.
    ///
    /// # Errors
    ///
    /// [`CompareTextsError`] says which of them cannot be read.
    pub fn compare(&self, before: Order, after: Order) -> Result<Compared, CompareTextsError> {
        let read =
            |order: Order, version| self.recognise(order).map_err(|unfit| CompareTextsError::Unfit { version, unfit });
        let (before, after) = (read(before, Version::Before)?, read(after, Version::After)?);
        Ok(self.compare_documents(&before, after)?)
    }

    /// The same of two documents that were recognised.
    ///
    /// # Errors
    ///
    /// [`CompareError`] if they are of different kinds, or lab reports.
    pub fn compare_documents(&self, before: &Recognised, after: Recognised) -> Result<Compared, CompareError> {
        let report = self.review(before);
        self.compare_with(report, Some(&before.order().text), after)
    }

    /// The same where the first version was read before: its report, and its text where that is still there.
    ///
    /// # Errors
    ///
    /// [`CompareError`] if the two are of different kinds or lab reports, or the text is not that of the report.
    pub fn compare_with(
        &self,
        before: Report,
        text: Option<&str>,
        mut after: Recognised,
    ) -> Result<Compared, CompareError> {
        let other = self.second(&before, &mut after);
        let after = Read { report: &other, text: Some(&after.order().text) };
        let comparison = compare(Read { report: &before, text }, after)?;
        Ok(Compared { before, after: other, comparison })
    }

    /// The report on the second version for the reader of the first.
    fn second(&self, before: &Report, after: &mut Recognised) -> Report {
        let report = self.review(after);
        let name = |report: &Report| report.meta.reader.as_ref().and_then(|reader| reader.name.clone());
        match name(before) {
            Some(reader) if after.order.party.is_none() && name(&report).as_ref() != Some(&reader) => {
                after.order.party = Some(reader);
                self.review(after)
            }
            _ => report,
        }
    }
}

/// One version as it is compared.
struct Side<'a> {
    text: Option<(&'a str, CharIndex)>,
    clauses: Vec<Clause>,
}

impl<'a> Side<'a> {
    fn new(text: Option<&'a str>) -> Side<'a> {
        Side { clauses: text.map(clauses).unwrap_or_default(), text: text.map(|text| (text, CharIndex::new(text))) }
    }

    /// The passage from the first to the last of some clauses.
    fn passage(&self, of: std::ops::RangeInclusive<usize>) -> Option<Place> {
        let (first, last) = (self.clauses.get(*of.start())?, self.clauses.get(*of.end())?);
        let range: CharRange = first.range.cover(last.range);
        let (text, index) = self.text.as_ref()?;
        let quote = index.slice(text, range)?.to_owned();
        Some(Place { quote, quote_range: range, place: first.place.clone() })
    }
}

/// Two versions on one table.
struct Comparer<'a> {
    reports: [&'a Report; 2],
    sides: [Side<'a>; 2],
    seen: [Vec<Seen<'a>>; 2],
    alignment: Alignment,
    names: Sides,
}

const BEFORE: usize = 0;
const AFTER: usize = 1;

impl<'a> Comparer<'a> {
    fn new(before: Read<'a>, after: Read<'a>) -> Comparer<'a> {
        let sides = [Side::new(before.text), Side::new(after.text)];
        let alignment = Alignment::new(&sides[BEFORE].clauses, &sides[AFTER].clauses);
        let reports = [before.report, after.report];
        // What only a model found says nothing where no model read the other version.
        let is_fair = reports[BEFORE].meta.reviewers == reports[AFTER].meta.reviewers;
        let seen = [BEFORE, AFTER].map(|side| {
            let mut seen = seen(reports[side], &sides[side]);
            seen.retain(|problem| is_fair || problem.flag.reviewer != Reviewer::Model);
            seen
        });
        Comparer { reports, sides, seen, alignment, names: names(after.report) }
    }

    fn comparison(&self) -> Comparison {
        let matched = matched(&self.seen[BEFORE], &self.seen[AFTER], &self.alignment);
        let mut standing: Vec<Standing> = Vec::new();
        let mut is_standing = vec![false; self.seen[AFTER].len()];
        let (mut mended, mut new, mut by_context) = (Vec::new(), Vec::new(), Vec::new());
        for (number, other) in matched.iter().enumerate() {
            match other {
                Some(other) => {
                    is_standing[*other] = true;
                    standing.push(self.standing(&self.seen[BEFORE][number], &self.seen[AFTER][*other]));
                }
                None => match self.difference(BEFORE, number) {
                    problem if problem.wording == Wording::Same => {
                        by_context.push(ByContext { found_in: Version::Before, problem });
                    }
                    problem => mended.push(problem),
                },
            }
        }
        for number in (0..is_standing.len()).filter(|number| !is_standing[*number]) {
            match self.difference(AFTER, number) {
                problem if problem.wording == Wording::Same => {
                    by_context.push(ByContext { found_in: Version::After, problem });
                }
                problem => new.push(problem),
            }
        }
        standing.sort_by_key(|problem| (problem.turn, std::cmp::Reverse(problem.level)));
        let has_both = self.sides.iter().all(|side| side.text.is_some());
        let is_related = self.is_related();
        let changed = if has_both && is_related { self.changed() } else { Vec::new() };
        let of_turn = |turn| standing.iter().filter(|problem| problem.turn == turn).count();
        let counts = DifferenceCounts {
            mended: mended.len(),
            new: new.len(),
            standing: standing.len(),
            worse: of_turn(Turn::Worse),
            better: of_turn(Turn::Better),
            changed: changed.len(),
        };
        let missing = |report: usize, other: usize| -> Vec<MissingClause> {
            let known =
                |clause: &&MissingClause| self.reports[other].meta.missing.iter().all(|one| one.id != clause.id);
            self.reports[report].meta.missing.iter().filter(known).cloned().collect()
        };
        Comparison {
            headline: headline(&counts, by_context.len()),
            basis: if has_both { Basis::Texts } else { Basis::Findings },
            reader: self.reports[AFTER].meta.reader.clone(),
            counts,
            mended,
            new,
            standing,
            by_context,
            changed,
            filled: missing(BEFORE, AFTER),
            left_out: missing(AFTER, BEFORE),
            warnings: self.warnings(has_both, is_related),
            before_sha256: self.reports[BEFORE].meta.document_sha256,
            after_sha256: self.reports[AFTER].meta.document_sha256,
        }
    }

    /// For every clause of a side its counterpart.
    fn counterparts(&self, side: usize) -> &[Option<usize>] {
        if side == BEFORE { &self.alignment.after_of } else { &self.alignment.before_of }
    }

    /// Whether a clause and its counterpart are word for word the same.
    fn is_same(&self, side: usize, clause: usize) -> bool {
        let other = self.counterparts(side)[clause];
        other.is_some_and(|other| self.sides[side].clauses[clause].words == self.sides[1 - side].clauses[other].words)
    }

    /// The problem `number` of one side, which the other side has not.
    fn difference(&self, side: usize, number: usize) -> Difference {
        let problem = &self.seen[side][number];
        let (flag, of_other) = (problem.flag, &self.seen[1 - side]);
        let known = self.sides.iter().all(|side| side.text.is_some()) && !problem.clauses.is_empty();
        // The clause that holds most of the quote stands for all of them.
        let overlap = |clause: &usize| {
            let shared = self.sides[side].clauses[*clause].range.intersection(problem.place.quote_range);
            (shared.map_or(0, CharRange::len), std::cmp::Reverse(*clause))
        };
        let paired = problem.clauses.clone().filter(|clause| self.counterparts(side)[*clause].is_some());
        let other = paired.max_by_key(overlap).and_then(|clause| self.counterparts(side)[clause]);
        let wording = match other {
            _ if !known => self.wording_by_quote(side, problem),
            None => Wording::Absent,
            Some(_) if problem.clauses.clone().all(|clause| self.is_same(side, clause)) => Wording::Same,
            Some(_) => Wording::Changed,
        };
        let same_clause = |seen: &&Seen<'_>| other.is_some_and(|other| seen.clauses.contains(&other));
        let mut beside: Vec<String> =
            of_other.iter().filter(same_clause).map(|seen| seen.flag.rule_id.clone()).collect();
        beside.sort();
        beside.dedup();
        Difference {
            rule_id: flag.rule_id.clone(),
            level: flag.level,
            finding: flag.finding.clone(),
            consequence: flag.consequence.clone(),
            next_step: flag.next_step.clone(),
            clause: problem.place.clone(),
            other: other.and_then(|other| self.sides[1 - side].passage(other..=other)),
            wording,
            beside,
        }
    }

    /// What became of a quote where clauses cannot be aligned: the other text holds it, or nobody knows.
    fn wording_by_quote(&self, side: usize, problem: &Seen<'_>) -> Wording {
        let clauses = &self.sides[1 - side].clauses;
        let holds = |clause: &Clause| clause.words == problem.words;
        if clauses.iter().any(holds) { Wording::Same } else { Wording::Unknown }
    }

    fn standing(&self, before: &Seen<'_>, after: &Seen<'_>) -> Standing {
        let kept = before.clauses.clone().all(|clause| self.is_same(BEFORE, clause))
            && after.clauses.clone().all(|clause| self.is_same(AFTER, clause));
        let (mut first, mut second) = (before.place.clone(), after.place.clone());
        let same_quote = before.words == after.words;
        if same_quote
            && !kept
            && let (Some(whole), Some(other)) = (self.around(BEFORE, before), self.around(AFTER, after))
        {
            // What changed stands beside the quote.
            (first, second) = (whole, other);
        }
        let flag = after.flag;
        Standing {
            rule_id: flag.rule_id.clone(),
            level: flag.level,
            finding: flag.finding.clone(),
            consequence: flag.consequence.clone(),
            next_step: flag.next_step.clone(),
            wording: if same_quote && kept { Wording::Same } else { Wording::Changed },
            turn: if same_quote && kept { Turn::Same } else { turn(&first.quote, &second.quote, &self.names) },
            before: first,
            after: second,
        }
    }

    /// The whole clauses that a problem stands in.
    fn around(&self, side: usize, problem: &Seen<'_>) -> Option<Place> {
        let last = problem.clauses.end.checked_sub(1)?;
        self.sides[side].passage(problem.clauses.start..=last)
    }

    /// Clauses that no problem touches, and that are not the same in both texts.
    fn changed(&self) -> Vec<ChangedClause> {
        let touched = |side: usize| {
            let mut touched = vec![false; self.sides[side].clauses.len()];
            for problem in &self.seen[side] {
                touched[problem.clauses.clone()].fill(true);
            }
            touched
        };
        let touched = [touched(BEFORE), touched(AFTER)];
        let is_told = |side: usize, clause: usize| {
            touched[side][clause] || self.counterparts(side)[clause].is_some_and(|other| touched[1 - side][other])
        };
        let differs = |side: usize, clause: usize| !is_told(side, clause) && !self.is_same(side, clause);
        // Where in the second text something belongs that stands in the first alone: behind what it stood behind.
        let mut changed: Vec<((usize, usize), ChangedClause)> = Vec::new();
        let mut behind = 0;
        let alone = |side: usize, clause: usize| differs(side, clause) && self.counterparts(side)[clause].is_none();
        for run in runs(&self.sides[BEFORE].clauses, |clause| alone(BEFORE, clause)) {
            let place = self.sides[BEFORE].passage(run.clone());
            let anchor = (0..*run.start()).rev().find_map(|clause| self.alignment.after_of[clause]);
            behind = anchor.map_or(behind, |anchor| anchor + 1);
            changed.push(((behind, 0), ChangedClause { before: place, after: None, changes: Vec::new() }));
        }
        for run in runs(&self.sides[AFTER].clauses, |clause| alone(AFTER, clause)) {
            let place = self.sides[AFTER].passage(run.clone());
            changed.push(((*run.start(), 1), ChangedClause { before: None, after: place, changes: Vec::new() }));
        }
        for clause in (0..self.sides[AFTER].clauses.len()).filter(|clause| differs(AFTER, *clause)) {
            let Some(other) = self.alignment.before_of[clause] else { continue };
            let (before, after) =
                (self.sides[BEFORE].passage(other..=other), self.sides[AFTER].passage(clause..=clause));
            let changes = match (&before, &after) {
                (Some(before), Some(after)) => changes(&before.quote, &after.quote, before.quote_range.start()),
                _ => Vec::new(),
            };
            changed.push(((clause, 1), ChangedClause { before, after, changes }));
        }
        changed.sort_by_key(|(at, _)| *at);
        changed.into_iter().map(|(_, clause)| clause).collect()
    }

    /// Whether the two texts can be versions of one document.
    fn is_related(&self) -> bool {
        let paired = self.alignment.after_of.iter().flatten().count();
        let fewest = self.sides.iter().map(|side| side.clauses.len()).min().unwrap_or(0);
        paired * RELATED >= fewest
    }

    fn warnings(&self, has_both: bool, is_related: bool) -> Vec<String> {
        let mut warnings = Vec::new();
        if !has_both {
            warnings.push("没有前一份的原文，只比较了两次发现的问题；没有问题的条款改没改，这里看不出来。".to_owned());
        } else if !is_related {
            warnings.push("这两份文件的内容差别很大，可能不是同一份合同的前后两版，请先核对。".to_owned());
        }
        let [before, after] = self.reports.map(|report| &report.meta.reader);
        if let (Some(before), Some(after)) = (before, after)
            && before.name != after.name
        {
            warnings.push("两份文件里您这一方的称呼不一样，请核对比较的是不是同一方。".to_owned());
        }
        if self.reports[BEFORE].meta.reviewers != self.reports[AFTER].meta.reviewers {
            warnings.push("两份的检查方式不同，这里只比较按规则查出来的问题；模型多发现的不在内。".to_owned());
        }
        warnings
    }
}

/// Runs of clauses of one paragraph of which each `is_meant`.
fn runs(clauses: &[Clause], is_meant: impl Fn(usize) -> bool) -> Vec<std::ops::RangeInclusive<usize>> {
    let mut runs: Vec<std::ops::RangeInclusive<usize>> = Vec::new();
    for number in (0..clauses.len()).filter(|number| is_meant(*number)) {
        match runs.last_mut() {
            Some(run) if run.end() + 1 == number && clauses[*run.end()].paragraph == clauses[number].paragraph => {
                *run = *run.start()..=number;
            }
            _ => runs.push(number..=number),
        }
    }
    runs
}

/// What a report calls its reader and the others.
fn names(report: &Report) -> Sides {
    let of = |is_reader: bool| {
        let parties = report.meta.parties.iter().filter(|party| party.is_reader == is_reader);
        let names = parties.flat_map(|party| party.names.iter().chain(&party.letter).chain(&party.role));
        names.map(|name| name.chars().collect()).collect()
    };
    Sides { reader: of(true), other: of(false) }
}
