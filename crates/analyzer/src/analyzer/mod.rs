//! The trip of a document: recognised, read, judged, resolved, told.

mod clauses;
mod shown;
mod structure;

use std::{collections::BTreeMap, fmt};

use baihua_chunker::{Limits, chunks};
use baihua_kb::{Card, Family, Kb, Rule, SharedKb};
use baihua_text::{CharIndex, Sha256Digest};

use crate::{
    accept::{Accepted, Outcome},
    answer::Answer,
    clause::{self, ClauseReader, Reading},
    detect::Detector,
    facts::FactWords,
    lab::LabReader,
    mend::Softening,
    order::Order,
    plan::{Item, Plan},
    read::{parties::Parties, reading::clauses},
    recognise::{Recognised, Recogniser, Unfit},
    report::{Coverage, Meta, Report, Reviewer, Summary},
    settings::Settings,
    warn,
};

/// Reads documents against a knowledge base. Made once, used for every document, by any number of threads at a time; holds
/// no document.
pub struct Analyzer {
    kb: SharedKb,
    recogniser: Recogniser,
    settings: Settings,
    detector: Detector,
    clause_reader: ClauseReader,
    fact_words: FactWords,
    softening: Softening,
    lab: LabReader,
}

impl fmt::Debug for Analyzer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Analyzer").field("kb", &self.kb).field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl Analyzer {
    /// An analyzer over `kb`: the built-in rules (`builtin()`, which are not copied), rules that were loaded (a `Kb`, or an
    /// `Arc` of one that others use as well). Made on two threads where the system has them, which end before it returns.
    #[must_use]
    pub fn new(kb: impl Into<SharedKb>) -> Analyzer {
        Analyzer::over(kb.into())
    }

    fn over(kb: SharedKb) -> Analyzer {
        let others =
            || (Recogniser::new(&kb), Detector::new(&kb), FactWords::new(&kb), LabReader::new(kb.indicators()));
        // The moves take longest by far.
        let (clause_reader, (recogniser, detector, fact_words, lab)) = side_by_side(|| ClauseReader::new(&kb), others);
        let (settings, softening) = (Settings::default(), Softening::default());
        Analyzer { recogniser, settings, detector, clause_reader, fact_words, softening, lab, kb }
    }

    /// An analyzer over `kb` that was taught by nothing but `kb`.
    #[cfg(feature = "train")]
    pub(crate) fn with_detector(kb: SharedKb, detector: Detector) -> Analyzer {
        Analyzer { detector, ..Analyzer::over(kb) }
    }

    /// The same with other `settings` for asking a provider.
    #[must_use]
    pub fn with_settings(self, settings: Settings) -> Analyzer {
        Analyzer { settings, ..self }
    }

    /// How documents are cut up and asked about.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The knowledge base.
    #[must_use]
    pub fn kb(&self) -> &Kb {
        &self.kb
    }

    pub(crate) fn clause_reader(&self) -> &ClauseReader {
        &self.clause_reader
    }

    /// Takes a document for what it is said to be, however short.
    pub(crate) fn unchecked(&self, order: Order) -> Recognised {
        self.recogniser.unchecked(order)
    }

    /// Reads a document clause by clause and hands the reading to `work`.
    pub(crate) fn with_reading<T>(&self, document: &Recognised, work: impl FnOnce(&Reading<'_>) -> T) -> T {
        self.with_reading_for(document, document.order.party.as_deref(), work)
    }

    /// The same for another side than the caller's.
    fn with_reading_for<T>(
        &self,
        document: &Recognised,
        party: Option<&str>,
        work: impl FnOnce(&Reading<'_>) -> T,
    ) -> T {
        let page = clause::page::Page::new(&document.order.text);
        let layout = clause::layout::Layout::new(&page);
        let parties = clause::party::Parties::new(&page, self.kb.language(), &self.families(document), party);
        work(&self.clause_reader.read(&page, &layout, &parties, &document.kinds, document.order.card))
    }

    pub(crate) fn detector(&self) -> &Detector {
        &self.detector
    }

    #[cfg(feature = "train")]
    pub(crate) fn recogniser(&self) -> &Recogniser {
        &self.recogniser
    }

    /// Whether `order` can be analysed: its length is within the limits and its content is what it should be.
    /// The document is for this analyzer: a lab report is read here, and judged from what was read.
    ///
    /// # Errors
    ///
    /// [`Unfit`] says why not.
    pub fn recognise(&self, order: Order) -> Result<Recognised, Unfit> {
        let read = |order: &Order| self.lab.read(&order.text, order.sex, order.age, self.kb.indicators());
        self.recogniser.recognise(order, read)
    }

    /// The report on a document by the offline reviewer. Total: whatever the document holds, there is a report.
    #[must_use]
    pub fn review(&self, document: &Recognised) -> Report {
        self.conclude(document, &Plan::default(), &[])
    }

    /// The report on a document from what the rules find and what a provider answered to `plan`, which must be the plan of
    /// this document. Pure and total: whatever the answers hold, there is a report, every quote in it stands in the document,
    /// and nothing that the rules found is missing.
    #[must_use]
    pub fn conclude(&self, document: &Recognised, plan: &Plan, answers: &[Answer]) -> Report {
        match document.order.card {
            Card::Lab => self.lab_report(document),
            Card::Contract | Card::Policy => self.clause_report(document, plan, answers),
        }
    }

    /// What is left of `answers`.
    pub(crate) fn judge_answers(&self, document: &Recognised, plan: &Plan, answers: &[Answer]) -> Outcome {
        let text = document.order.text.as_str();
        self.bar(document, plan, &CharIndex::new(text), &self.rules_for(document), &clauses(text)).accept(answers)
    }

    /// What only the provider found, by the question it was found with, as it may be asked about once more.
    pub(crate) fn found_by_model_alone(
        &self,
        document: &Recognised,
        plan: &Plan,
        answers: &[Answer],
    ) -> BTreeMap<usize, Vec<Item>> {
        let accepted = self.judge_answers(document, plan, answers).accepted;
        let report = self.conclude(document, plan, answers);
        let mut items: BTreeMap<usize, Vec<Item>> = BTreeMap::new();
        for Accepted { candidate, question } in accepted {
            let alone = report.flags.iter().any(|flag| {
                flag.reviewer == Reviewer::Model
                    && flag.rule_id == candidate.rule
                    && flag.quote_range == candidate.range
            });
            // The words are asked about as they were sent: personal data stays masked.
            let masked = plan.masked.of_original(candidate.range).filter(|_| alone);
            if let Some(quote) = masked {
                items.entry(question).or_default().push(Item { rule: candidate.rule, quote });
            }
        }
        items
    }

    /// The rules that apply to a document: those of its families, and those of every family.
    pub(crate) fn rules_for(&self, document: &Recognised) -> Vec<&Rule> {
        let card = document.order.card;
        let foreign = card == Card::Policy && document.jurisdiction != "CN";
        let applies = |rule: &&Rule| {
            if card == Card::Policy && rule.id.starts_with("gen-") != foreign {
                return false;
            }
            rule.families.iter().any(|family| family == "*" || document.kinds.iter().any(|kind| kind == family))
        };
        self.kb.rules(card).iter().filter(applies).collect()
    }

    /// Who is who in a document.
    pub(crate) fn parties(&self, document: &Recognised) -> Parties {
        let order = &document.order;
        let told = (order.card == Card::Contract).then(|| {
            let page = clause::page::Page::new(&order.text);
            let hint = order.party.as_deref();
            clause::party::Parties::new(&page, self.kb.language(), &self.families(document), hint)
        });
        let given = told.as_ref().is_none_or(clause::party::Parties::is_given);
        let inferred = told.and_then(|told| told.inferred_name());
        self.parties_for(document, &baihua_quote::folded(&order.text), given, inferred)
    }

    /// Who is who, where the clause reader has told the reader's letter or name already: one document has one reader, whoever looks
    /// at its clauses. The text is `folded` already.
    fn parties_for(&self, document: &Recognised, folded: &str, given: bool, inferred: Option<String>) -> Parties {
        let order = &document.order;
        let party = match order.card {
            Card::Contract if !given => inferred,
            _ => order.party.clone(),
        };
        Parties::new(folded, &self.families(document), &self.kb, party.as_deref())
    }

    /// The families that tell who is who in a document.
    fn families(&self, document: &Recognised) -> Vec<&Family> {
        let family = |id: &str| self.kb.families().iter().find(|family| family.id == id);
        match document.order.card {
            Card::Policy => family("policy").into_iter().collect(),
            _ => document.kinds.iter().filter_map(|kind| family(kind)).collect(),
        }
    }

    fn lab_report(&self, document: &Recognised) -> Report {
        let order = &document.order;
        let indicators = self.kb.indicators();
        let index = CharIndex::new(&order.text);
        let told = crate::lab::tell(&document.sheet, indicators, &order.text, &index);
        let mut flags = told.flags;
        flags.sort_by(|a, b| b.level.cmp(&a.level).then(a.quote_range.start().cmp(&b.quote_range.start())));
        let rules_run = told.indicators.iter().map(|reading| reading.rule_id.clone()).collect();
        let warnings = warn::warnings(Card::Lab, &order.text);
        let mut meta = self.meta(document, rules_run, BTreeMap::new(), warnings);
        meta.indicators = told.indicators;
        meta.document_type = told.panels;
        // What may be an emergency is read first.
        meta.warnings.splice(0..0, told.warnings);
        meta.not_judged = told.not_judged;
        Report { card: Card::Lab, report_url: None, summary: Summary::of(&flags), flags, meta }
    }

    fn meta(
        &self,
        document: &Recognised,
        mut rules_run: Vec<String>,
        dropped: BTreeMap<String, usize>,
        warnings: Vec<String>,
    ) -> Meta {
        rules_run.sort();
        rules_run.dedup();
        Meta {
            coverage: coverage(document),
            reader: None,
            parties: Vec::new(),
            document_type: document.kinds.clone(),
            jurisdiction: document.jurisdiction.to_owned(),
            reviewers: vec![Reviewer::Rules],
            rules_run,
            not_judged: Vec::new(),
            dropped,
            masked: BTreeMap::new(),
            repaired: 0,
            warnings,
            key_terms: Vec::new(),
            facts: Vec::new(),
            missing: Vec::new(),
            message: None,
            indicators: Vec::new(),
            document_sha256: Sha256Digest::of(&document.order.text),
            created_at: None,
            expires_at: None,
            release: None,
        }
    }
}

/// Does both, side by side where the system gives a thread for it.
fn side_by_side<A: Send, B>(one: impl Fn() -> A + Sync, other: impl FnOnce() -> B) -> (A, B) {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().spawn_scoped(scope, &one);
        let other = other();
        let one = match thread {
            Ok(thread) => thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            Err(_) => one(),
        };
        (one, other)
    })
}

/// How contracts and policies are cut: at most 4,000 characters, 200 of them repeated. A clause is far shorter, so that each
/// stands whole in one chunk at least.
pub(crate) const CHUNKS: Limits = match Limits::new(4_000, 200) {
    Ok(limits) => limits,
    Err(_) => panic!("200 is less than half of 4,000"),
};

/// The offline reviewer reads every chunk. A lab report is read as one, because its head says whose rows they are.
fn coverage(document: &Recognised) -> Coverage {
    let chunks = match document.order.card {
        Card::Lab => 1,
        Card::Contract | Card::Policy => chunks(&document.order.text, CHUNKS).count(),
    };
    Coverage { characters: document.chars, chunks, chunks_reviewed: chunks }
}
