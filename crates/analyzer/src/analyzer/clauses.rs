//! The report on a contract or a policy: what structure, judges, resemblance and a provider find, told as one list.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

use baihua_kb::{Card, Entry, Rule, builtin};
use baihua_text::CharIndex;

use super::{
    Analyzer,
    shown::{Shown, one_flag_a_problem},
    structure::Structure,
};
use crate::{
    accept::{self, Bar, Outcome, Refusal},
    answer::Answer,
    candidate::{self, Candidate, Gate, Merged, Structural},
    correction,
    detect::{
        Ranked,
        judges::{self, Bench, Judgement, Sheet},
    },
    direction::is_turned,
    facts::sum_a_day,
    key_terms::{Names, key_terms},
    mend::Mender,
    message::message,
    plan::Plan,
    read::{
        characters::Remembered,
        parties::Parties,
        quantity::{Date, Kind},
        reading::{Clause, clauses},
    },
    recognise::Recognised,
    report::{Fact, Flag, KeyTerm, Report, Reviewer, Summary},
    resolve::{Dropped, Resolver},
    suggestion::Surroundings,
    tuning, warn,
};

const OF_NO_COUNTRY: &str =
    "文件没有写明适用哪里的法律，所以只比较了条款的结构，没有对照内地的法律规定。适用哪里的法律，请向保险公司问清楚。";

/// A contract or a policy on the table: its text, the rules that apply to it, and what structure and figures were read in it.
struct Case<'a> {
    document: &'a Recognised,
    text: &'a str,
    /// The text, folded.
    folded: &'a str,
    index: &'a CharIndex,
    rules: &'a [&'a Rule],
    structure: &'a Structure,
    parties: &'a Parties,
    sheets: &'a [Sheet<'a>],
}

impl Case<'_> {
    fn card(&self) -> Card {
        self.document.order.card
    }

    fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id == id).copied()
    }
}

impl Analyzer {
    /// The report on a contract or a policy, one function per step.
    pub(super) fn clause_report(&self, document: &Recognised, plan: &Plan, answers: &[Answer]) -> Report {
        let text = document.order.text.as_str();
        let rules = self.rules_for(document);
        let index = CharIndex::new(text);
        let mut structure = self.structure(document, &rules, &index);
        let structural = std::mem::take(&mut structure.candidates);
        let folded = baihua_quote::folded(text);
        let parties = self.parties_for(document, &folded, structure.is_given, structure.inferred.take());
        let mut clauses = clauses(text);
        clauses.retain(|clause| !structure.is_noted(clause.range));
        let sheets = Sheet::all(&clauses);
        let case = Case {
            document,
            text,
            folded: &folded,
            index: &index,
            rules: &rules,
            structure: &structure,
            parties: &parties,
            sheets: &sheets,
        };
        let mut judged = self.judged(&case);
        let style = Style::of(&case, &structural);
        let mut resembling = self.resembling(&case, &style, &judged);
        self.keep_what_concerns_the_reader(&case, &mut judged.candidates, &mut resembling);
        let Merged { candidates, absorbed } =
            self.merged(&case, &style, std::mem::take(&mut judged.candidates), structural, resembling);
        let mut outcome = self.bar(document, plan, &index, &rules, &clauses).accept(answers);
        let warnings = warn::warnings_of(case.card(), text, &folded);
        let is_for_a_machine = !warnings.is_empty();
        let candidates = self.joined(candidates, &mut outcome, !plan.is_empty() && is_for_a_machine);
        let refused = outcome.refused.iter().map(|(refusal, count)| (refusal.as_str().to_owned(), *count));
        let mut dropped: BTreeMap<String, usize> = refused.collect();
        let flags = self.flags(&case, &candidates, is_for_a_machine, &mut dropped);
        // What matched and is told under the name of another rule is not clear.
        let told = |id: &str| flags.iter().any(|flag| flag.rule_id == id);
        let run = rules.iter().filter(|rule| !absorbed.contains(&*rule.id) || told(&rule.id));
        let run = run.map(|rule| rule.id.to_string()).collect();
        let mut meta = self.meta(document, run, dropped, warnings);
        meta.not_judged = judged.not_judged;
        meta.warnings.extend(judged.warnings);
        if case.card() == Card::Policy && document.jurisdiction == "unknown" {
            meta.warnings.push(OF_NO_COUNTRY.to_owned());
        }
        meta.key_terms = accept::merge_terms(case.card(), own_terms(&case), outcome.key_terms);
        meta.message = (case.card() == Card::Contract).then(|| message(&flags, structure.mass)).flatten();
        (meta.reader, meta.parties) = (Some(structure.reader), structure.parties);
        (meta.facts, meta.missing) = (structure.facts, structure.missing);
        if !plan.is_empty() {
            meta.coverage.chunks = plan.chunks;
            meta.coverage.chunks_reviewed = outcome.chunks_read;
            meta.masked = plan.masked.counts();
            meta.repaired = outcome.repaired;
            if outcome.chunks_read > 0 {
                meta.reviewers.push(Reviewer::Model);
            }
            if outcome.chunks_read < plan.chunks {
                let left = plan.chunks - outcome.chunks_read;
                meta.warnings
                    .push(format!("文件分成{}段阅读，有{left}段只按规则检查，没有经过模型复核。", plan.chunks));
            }
        }
        Report { card: document.order.card, report_url: None, summary: Summary::of(&flags), flags, meta }
    }

    pub(super) fn bar<'a>(
        &'a self,
        document: &'a Recognised,
        plan: &'a Plan,
        index: &'a CharIndex,
        rules: &'a [&'a Rule],
        clauses: &'a [Clause<'a>],
    ) -> Bar<'a> {
        let (card, text) = (document.order.card, document.order.text.as_str());
        Bar { kb: &self.kb, card, text, index, plan, rules, clauses, settings: &self.settings }
    }

    /// What follows from figures, dates and blanks.
    fn judged(&self, case: &Case<'_>) -> Judgement {
        let bench = Bench {
            text: case.text,
            sheets: case.sheets,
            kb: &self.kb,
            parties: case.parties,
            kinds: &case.document.kinds,
            signed: signing_date(case.sheets),
            dated: case.structure.signed,
            mass: case.structure.mass,
        };
        let mut judged = judges::judge(&bench, case.rules);
        judged.warnings.extend(match case.card() {
            Card::Policy => judges::remarks(&bench),
            _ => [warn::names::two_companies(case.text), judges::terms::remarks(&bench)].concat(),
        });
        self.tell_sums_a_day(&mut judged.candidates, &case.structure.facts);
        judged
    }

    /// Adds to what was computed of a daily share what it comes to, where the facts of the document tell the sum.
    fn tell_sums_a_day(&self, candidates: &mut [Candidate], facts: &[Fact]) {
        let is_by_the_day = |rule: &str| matches!(self.kb.lookup(rule), Some(Entry::Rule(rule)) if rule.judge.as_deref() == Some(judges::DAILY));
        for candidate in candidates.iter_mut().filter(|candidate| is_by_the_day(&candidate.rule)) {
            if let (Some(computed), Some(sum)) = (&mut candidate.computed, sum_a_day(facts, candidate.range)) {
                computed.push_str(&format!("照这里的数算，晚一天是{}。", sum.replace(' ', "")));
            }
        }
    }

    /// Clauses that resemble a problem. Where drafters word their clauses as drafters do, structure sees them, and resemblance
    /// adds more error than sight: then only rules that were loaded beside the built-in ones are known by it.
    fn resembling(&self, case: &Case<'_>, style: &Style, judged: &Judgement) -> Vec<Ranked> {
        if style.is_plain && !case.rules.iter().any(|rule| is_loaded(&rule.id)) {
            return Vec::new();
        }
        let mut found = self.detector.detect(case.sheets, case.parties, case.card(), case.rules, case.document);
        found.retain(|ranked| !style.is_plain || is_loaded(&ranked.candidate.rule));
        found.retain(|ranked| !judged.clears(&ranked.candidate.rule, ranked.candidate.range));
        found
    }

    /// Leaves out what neither structure nor a direction stands behind where the reader may be the other side of it.
    fn keep_what_concerns_the_reader(
        &self,
        case: &Case<'_>,
        judged: &mut Vec<Candidate>,
        resembling: &mut Vec<Ranked>,
    ) {
        if case.structure.reads_own_draft || case.structure.lends_through_a_platform {
            // Neither resemblance nor a figure knows a direction.
            resembling.clear();
            judged.retain(|candidate| match self.kb.lookup(&candidate.rule) {
                Some(Entry::Rule(rule)) => rule.judge.as_deref().is_none_or(judges::is_for_either_side),
                _ => true,
            });
        }
        if case.card() == Card::Contract {
            let audience = case.structure.audience(self);
            judged.retain(|candidate| case.rule(&candidate.rule).is_none_or(|rule| audience.is_spoken_to_by(rule)));
            let hurts_the_other = |id: &str| case.rule(id).is_some_and(|rule| audience.is_protected_from(rule));
            resembling.retain(|ranked| !hurts_the_other(&ranked.candidate.rule));
        }
    }

    /// One list of what judges, structure and resemblance found.
    fn merged(
        &self,
        case: &Case<'_>,
        style: &Style,
        judged: Vec<Candidate>,
        structural: Vec<Structural>,
        resembling: Vec<Ranked>,
    ) -> Merged {
        let named = |rule: &str| self.clause_reader.moves().knows(case.card(), rule);
        let family = case.document.kinds.first().map(String::as_str);
        let at_home = |id: &str| {
            let home = case.rule(id).and_then(|rule| rule.families.first());
            home.is_some_and(|home| Some(home.as_ref()) == family)
        };
        let gate = Gate {
            named: &named,
            bar: bar(case.card(), case.sheets.len()),
            renames: style.renames,
            loaded: &is_loaded,
            at_home: &at_home,
            strong: tuning::STRONG,
            few: tuning::STRONG_UNSEEN,
            chance: style.chance,
            // A policy says several limits in one breath.
            one_problem: case.card() == Card::Contract,
        };
        candidate::merge(judged, structural, &case.structure.saved, resembling, gate, &self.kb)
    }

    /// The list with what a provider found. One that read a document with text for a machine may have been manipulated by it: it
    /// may confirm findings, but neither add any nor write their texts.
    fn joined(&self, by_rules: Vec<Candidate>, outcome: &mut Outcome, may_be_manipulated: bool) -> Vec<Candidate> {
        let by_model = std::mem::take(&mut outcome.accepted).into_iter().map(|accepted| accepted.candidate);
        let mut candidates = candidate::join(by_rules, by_model, |a, b| self.same_move(a, b));
        if may_be_manipulated {
            let before = candidates.len();
            candidates.retain(|candidate| candidate.reviewer != Reviewer::Model);
            for candidate in &mut candidates {
                (candidate.note, candidate.suggested) = (None, None);
            }
            *outcome.refused.entry(Refusal::AddressesReviewer).or_default() +=
                before - candidates.len() + outcome.key_terms.len();
            outcome.refused.retain(|_, count| *count > 0);
            outcome.key_terms.clear();
        }
        candidates
    }

    /// Whether two rules are about the same legal move, such as keeping money.
    fn same_move(&self, a: &str, b: &str) -> bool {
        match (self.kb.lookup(a), self.kb.lookup(b)) {
            (Some(Entry::Rule(a)), Some(Entry::Rule(b))) => {
                a.is_learnt() && b.is_learnt() && a.frames.iter().any(|frame| b.frames.contains(frame))
            }
            _ => false,
        }
    }

    /// Findings with their quotes, sources and fairer wordings, the gravest first; what cannot be one is counted in `dropped`.
    fn flags(
        &self,
        case: &Case<'_>,
        candidates: &[Candidate],
        is_for_a_machine: bool,
        dropped: &mut BTreeMap<String, usize>,
    ) -> Vec<Flag> {
        let structure = case.structure;
        let mender = Mender::new(self.kb.language(), &self.softening);
        let resolver = Resolver {
            kb: &self.kb,
            text: case.text,
            index: case.index,
            names: &structure.names,
            families: &case.document.kinds,
            reader: structure.capacity,
            outline: &structure.outline,
            folded: Remembered::new(case.folded),
            mender: &mender,
            surroundings: Surroundings::new(case.text, &structure.names, self.kb.language(), &mender, is_for_a_machine),
        };
        let mut flags: Vec<Shown<'_>> = Vec::new();
        // A document that introduces no party is read for a guessed side: nothing can be said of its directions.
        let is_introduced = structure.parties.iter().any(|party| party.role.is_some());
        for candidate in candidates {
            let found = match resolver.flag(candidate) {
                Ok(flag) if is_introduced && is_turned(&flag) => Err(Dropped::Turned),
                found => found,
            };
            match found {
                Ok(mut flag) => {
                    flag.place = structure.outline.place(flag.quote_range);
                    flags.push(Shown { flag, candidate });
                }
                Err(reason) => *dropped.entry(reason.as_str().to_owned()).or_default() += 1,
            }
        }
        flags.sort_by_key(|shown| (Reverse(shown.flag.level), shown.flag.quote_range.start()));
        let suggested = |Shown { mut flag, candidate }: Shown<'_>| {
            flag.suggested_text = resolver.suggested(candidate);
            if let Some(suggested) = &flag.suggested_text {
                flag.suggested_changes = correction::changes(&flag.quote, suggested, flag.quote_range.start());
            }
            flag
        };
        let mut flags: Vec<Flag> = one_flag_a_problem(flags, &self.kb).into_iter().map(suggested).collect();
        correction::join(&mut flags);
        flags
    }
}

/// How a document is worded, which tells what resemblance is worth in it.
struct Style {
    /// Structure sees its clauses.
    is_plain: bool,
    /// Whether a resemblance may name the rule of a clause whose move is seen.
    renames: bool,
    /// Findings by resemblance alone below which they are chance, not the habit of its drafter.
    chance: usize,
}

impl Style {
    fn of(case: &Case<'_>, structural: &[Structural]) -> Style {
        let clauses = case.sheets.len();
        let is_contract = case.card() == Card::Contract;
        let shown = structural.iter().filter(|found| found.of_every_trade).count();
        // A line that comes again and again is one clause.
        let different = case.sheets.iter().map(|sheet| sheet.plain.as_str()).collect::<BTreeSet<&str>>().len();
        let is_whole = is_contract && different >= tuning::EXCERPT;
        let is_dense = structural.len() * tuning::CLAUSES_A_PROBLEM >= clauses;
        Style {
            is_plain: is_contract && clauses >= tuning::LONG_ENOUGH && shown * tuning::CLAUSES_PER_MOVE >= clauses,
            renames: !is_contract || shown * tuning::CLAUSES_PER_MOVE_ODD < clauses,
            chance: if is_whole && !is_dense { tuning::FEW_ALIKE } else { 0 },
        }
    }
}

/// Whether a rule was loaded beside the built-in ones: no move speaks for it.
fn is_loaded(rule: &str) -> bool {
    builtin().lookup(rule).is_none()
}

/// How much must speak for a clause that only resembles a problem, in a document of so many clauses: who judges more clauses
/// by resemblance alone is wrong more often, so the bar rises with their number.
fn bar(card: Card, clauses: usize) -> f32 {
    if card == Card::Policy {
        return tuning::BAR_POLICY;
    }
    let long = (clauses as f32 - tuning::SHORT_DOCUMENT) / (tuning::LONG_DOCUMENT - tuning::SHORT_DOCUMENT);
    tuning::BAR_SHORT + long.clamp(0.0, 1.0) * (tuning::BAR_LONG - tuning::BAR_SHORT)
}

/// The day a contract was made, as far as it tells: the last date in it that is not the end of a term.
fn signing_date(sheets: &[Sheet<'_>]) -> Option<Date> {
    sheets.iter().rev().take(12).find_map(|sheet| {
        sheet.quantities.iter().rev().find_map(|quantity| match quantity.kind {
            Kind::Date(date) => Some(date),
            _ => None,
        })
    })
}

/// The key terms of a document. What a policy of the mainland says is told by the clause reader, limit by limit.
fn own_terms(case: &Case<'_>) -> Vec<KeyTerm> {
    let mut terms = match (case.card(), case.document.jurisdiction) {
        (Card::Policy, "CN") => Vec::new(),
        _ => key_terms(case.card(), case.sheets, &Names::new(&case.structure.names), case.text, case.index),
    };
    add_terms(&mut terms, &case.structure.terms);
    terms
}

/// Adds terms of places that are not told yet, in the order of the document within each topic.
fn add_terms(terms: &mut Vec<KeyTerm>, more: &[KeyTerm]) {
    for term in more {
        let known = terms.iter().any(|known| {
            known.topic == term.topic
                && known
                    .quote_range
                    .intersection(term.quote_range)
                    .is_some_and(|shared| shared.len() * 2 >= known.quote_range.len().min(term.quote_range.len()))
        });
        if !known {
            terms.push(term.clone());
        }
    }
    let order: Vec<String> = terms.iter().fold(Vec::new(), |mut topics, term| {
        if !topics.contains(&term.topic) {
            topics.push(term.topic.clone());
        }
        topics
    });
    terms.sort_by_key(|term| (order.iter().position(|topic| *topic == term.topic), term.quote_range.start()));
}

#[cfg(test)]
mod tests {
    use baihua_kb::{Card, builtin};

    use crate::{Analyzer, Order};

    #[test]
    fn a_contract_may_cite_the_law_of_its_day() {
        let analyzer = Analyzer::new(builtin());
        let cites = |field: &str| {
            let text = format!(
                "技术服务合同\n甲方：____\n乙方：____\n{field}\n双方根据《中华人民共和国合同法》订立本合同。\n{}",
                "甲方应当按时支付服务费，乙方应当按时提供服务。\n".repeat(20)
            );
            let report = analyzer.review(&analyzer.unchecked(Order::new(Card::Contract, text)));
            report.flags.iter().any(|flag| flag.rule_id == "common-011")
        };
        assert!(cites("签订日期：2024年3月1日"));
        assert!(cites("签订日期：____"));
        assert!(!cites("签订日期：2019年3月1日"));
    }
}
