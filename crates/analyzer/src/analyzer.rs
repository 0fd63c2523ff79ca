use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use baihua_chunker::{Limits, chunks};
use baihua_kb::{Capacity, Card, Entry, Family, Kb, Rule, SharedKb, builtin};
use baihua_text::{CharIndex, CharRange, Sha256Digest};

use crate::{
    accept::{self, Accepted, Bar, Outcome, Refusal},
    answer::Answer,
    audience::Audience,
    candidate::{self, Candidate, Gate, Merged, Saved, Structural},
    clause::{self, ClauseReader, Reading, moves::TERM, party::Called, quote::Taken},
    correction,
    detect::{
        Detector,
        judges::{self, Bench, Sheet},
    },
    direction::is_turned,
    facts::{FactWords, facts, sum_a_day},
    key_terms::{Names, key_terms},
    lab::LabReader,
    mend::{Mender, Softening},
    message::message,
    missing::missing,
    order::Order,
    outline::Outline,
    plan::{Item, Plan},
    read::{
        characters::Remembered,
        parties::Parties,
        quantity::{Date, Kind},
        reading::{Clause, clauses},
    },
    recognise::{Recognised, Recogniser, Unfit},
    report::{
        Coverage, Fact, Flag, FlagEvidence, KeyTerm, Meta, MissingClause, Party, Place, Reader, Report, Reviewer,
        Summary,
    },
    resolve::{Dropped, Resolver},
    settings::Settings,
    suggestion::Surroundings,
    tuning, warn,
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

    fn bar<'a>(
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

    fn clause_report(&self, document: &Recognised, plan: &Plan, answers: &[Answer]) -> Report {
        let order = &document.order;
        let text = order.text.as_str();
        let rules = self.rules_for(document);
        let index = CharIndex::new(text);
        let mut structure = self.structure(document, &rules, &index);
        let folded = baihua_quote::folded(text);
        let parties = self.parties_for(document, &folded, structure.is_given, structure.inferred.take());
        let mut clauses = clauses(text);
        // Notes stand in order and apart.
        let is_noted = |range: CharRange| {
            let next = structure.notes.partition_point(|note| note.end() <= range.start());
            structure.notes.get(next).is_some_and(|note| note.intersection(range).is_some())
        };
        clauses.retain(|clause| !is_noted(clause.range));
        let sheets = Sheet::all(&clauses);
        let bench = Bench {
            text,
            sheets: &sheets,
            kb: &self.kb,
            parties: &parties,
            kinds: &document.kinds,
            signed: signing_date(&sheets),
            dated: structure.signed,
            mass: structure.mass,
        };
        let mut judged = judges::judge(&bench, &rules);
        judged.warnings.extend(match order.card {
            Card::Policy => judges::remarks(&bench),
            _ => [warn::names::two_companies(text), judges::terms::remarks(&bench)].concat(),
        });
        self.tell_sums_a_day(&mut judged.candidates, &structure.facts);
        let structural = std::mem::take(&mut structure.candidates);
        let named = |rule: &str| self.clause_reader.moves().knows(order.card, rule);
        // Where drafters word their clauses as drafters do, structure sees them, and resemblance adds more error than sight.
        let shown = structural.iter().filter(|found| found.of_every_trade).count();
        let plain = order.card == Card::Contract
            && sheets.len() >= tuning::LONG_ENOUGH
            && shown * tuning::CLAUSES_PER_MOVE >= sheets.len();
        let renames = order.card == Card::Policy || shown * tuning::CLAUSES_PER_MOVE_ODD < sheets.len();
        // A line that comes again and again is one clause.
        let different = sheets.iter().map(|sheet| sheet.plain.as_str()).collect::<BTreeSet<&str>>().len();
        let is_whole = order.card == Card::Contract && different >= tuning::EXCERPT;
        let is_dense = structural.len() * tuning::CLAUSES_A_PROBLEM >= sheets.len();
        // No move speaks for a rule that was loaded beside the built-in ones.
        let loaded = |rule: &str| builtin().lookup(rule).is_none();
        let family = document.kinds.first();
        let at_home = |id: &str| {
            rules.iter().any(|rule| {
                rule.id == id
                    && rule.families.first().is_some_and(|own| Some(own.as_ref()) == family.map(String::as_str))
            })
        };
        let gate = Gate {
            named: &named,
            bar: bar(order.card, sheets.len()),
            renames,
            loaded: &loaded,
            at_home: &at_home,
            strong: tuning::STRONG,
            few: tuning::STRONG_UNSEEN,
            chance: if is_whole && !is_dense { tuning::FEW_ALIKE } else { 0 },
            // A policy says several limits in one breath.
            one_problem: order.card == Card::Contract,
        };
        let mut learnt = if plain && !rules.iter().any(|rule| loaded(&rule.id)) {
            Vec::new()
        } else {
            self.detector.detect(&sheets, &parties, order.card, &rules, document)
        };
        learnt.retain(|ranked| !plain || loaded(&ranked.candidate.rule));
        learnt.retain(|ranked| !judged.clears(&ranked.candidate.rule, ranked.candidate.range));
        if structure.reads_own_draft || structure.lends_through_a_platform {
            // Neither resemblance nor a figure knows a direction.
            learnt.clear();
            judged.candidates.retain(|candidate| match self.kb.lookup(&candidate.rule) {
                Some(Entry::Rule(rule)) => rule.judge.as_deref().is_none_or(judges::is_for_either_side),
                _ => true,
            });
        }
        if order.card == Card::Contract {
            let audience = Audience::new(&self.kb, structure.role.as_deref(), structure.reads_own_draft)
                .who_entrusts(structure.entrusts_a_house);
            let is_for_the_reader = |id: &str| rules.iter().all(|rule| rule.id != id || audience.is_spoken_to_by(rule));
            judged.candidates.retain(|candidate| is_for_the_reader(&candidate.rule));
            let hurts_the_other = |id: &str| rules.iter().any(|rule| rule.id == id && audience.is_protected_from(rule));
            learnt.retain(|ranked| !hurts_the_other(&ranked.candidate.rule));
        }
        let Merged { candidates: by_rules, absorbed } =
            candidate::merge(judged.candidates, structural, &structure.saved, learnt, gate, &self.kb);
        let mut outcome = self.bar(document, plan, &index, &rules, &clauses).accept(answers);
        let by_model = outcome.accepted.into_iter().map(|accepted| accepted.candidate);
        let mut candidates = candidate::join(by_rules, by_model, |a, b| self.same_move(a, b));
        let warnings = warn::warnings_of(order.card, text, &folded);
        let is_for_a_machine = !warnings.is_empty();
        if !plan.is_empty() && is_for_a_machine {
            // A provider that read such a document may have been manipulated by it: it may confirm findings, but neither add any
            // nor write their texts.
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
        let mender = Mender::new(self.kb.language(), &self.softening);
        let resolver = Resolver {
            kb: &self.kb,
            text,
            index: &index,
            names: &structure.names,
            families: &document.kinds,
            reader: structure.capacity,
            outline: &structure.outline,
            folded: Remembered::new(&folded),
            mender: &mender,
            surroundings: Surroundings::new(text, &structure.names, self.kb.language(), &mender, is_for_a_machine),
        };
        let refused = outcome.refused.into_iter().map(|(refusal, count)| (refusal.as_str().to_owned(), count));
        let mut dropped: BTreeMap<String, usize> = refused.collect();
        let mut flags: Vec<Shown<'_>> = Vec::new();
        // A document that introduces no party is read for a guessed side: nothing can be said of its directions.
        let is_introduced = structure.parties.iter().any(|party| party.role.is_some());
        for candidate in &candidates {
            match resolver.flag(candidate) {
                Ok(flag) if is_introduced && is_turned(&flag) => {
                    *dropped.entry(Dropped::Turned.as_str().to_owned()).or_default() += 1;
                }
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
        // What matched and is told under the name of another rule is not clear.
        let told = |id: &str| flags.iter().any(|flag| flag.rule_id == id);
        let run = rules.iter().filter(|rule| !absorbed.contains(&*rule.id) || told(&rule.id));
        let run = run.map(|rule| rule.id.to_string());
        let mut meta = self.meta(document, run.collect(), dropped, warnings);
        (meta.reader, meta.parties) = (Some(structure.reader), structure.parties);
        (meta.facts, meta.missing) = (structure.facts, structure.missing);
        meta.not_judged = judged.not_judged;
        meta.warnings.extend(judged.warnings);
        if order.card == Card::Policy && document.jurisdiction == "unknown" {
            meta.warnings.push(OF_NO_COUNTRY.to_owned());
        }
        let mut own_terms = match (order.card, document.jurisdiction) {
            // What a policy of the mainland says is told by the clause reader, limit by limit.
            (Card::Policy, "CN") => Vec::new(),
            _ => key_terms(order.card, &sheets, &Names::new(&structure.names), text, &index),
        };
        add_terms(&mut own_terms, std::mem::take(&mut structure.terms));
        meta.key_terms = accept::merge_terms(order.card, own_terms, outcome.key_terms);
        meta.message = (order.card == Card::Contract).then(|| message(&flags, structure.mass)).flatten();
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
        Report { card: order.card, report_url: None, summary: Summary::of(&flags), flags, meta }
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

    /// What the clause reader finds in a document.
    fn structure(&self, document: &Recognised, rules: &[&Rule], index: &CharIndex) -> Structure {
        let card = document.order.card;
        let moves = self.clause_reader.moves();
        let of_every_trade = |a_move: &str| {
            a_move.split_once('-').is_none_or(|(family, _)| self.kb.families().iter().all(|known| known.id != family))
        };
        // What is found whoever reads says nothing of direction: it is the drafter's clause, and hurts the other side alone.
        let for_the_other = || -> BTreeSet<(usize, u32)> {
            self.with_reading_for(document, None, |reading| {
                let hits = moves.find(reading, &[]);
                let open = hits.iter().filter(|hit| hit.saved.is_none() && !moves.concerns_both(hit.number));
                open.map(|hit| (hit.number, hit.sentence)).collect()
            })
        };
        self.with_reading(document, |reading| {
            let audience = Audience::new(&self.kb, reading.parties.role(), reading.parties.reads_own_draft)
                .who_entrusts(reading.parties.entrusts_a_house);
            // Only a policy's lawful limits are told as terms; a contract's key terms are read elsewhere.
            let applies = |id: &str| {
                rules.iter().any(|rule| rule.id == id && !audience.is_for_tenants_of_others(rule))
                    || (card == Card::Policy && id.starts_with(TERM))
            };
            // What only the rule for others would say is not said by another rule either: measured, that is more often wrong.
            let is_for_the_reader = |id: &str| {
                card == Card::Policy || rules.iter().any(|rule| rule.id == id && audience.is_spoken_to_by(rule))
            };
            let undirected = if reading.parties.reads_own_draft { for_the_other() } else { BTreeSet::new() };
            let mut seen: Vec<(usize, u32, u32)> = Vec::new();
            let mut candidates = Vec::new();
            let mut terms: Vec<KeyTerm> = Vec::new();
            let hits = moves.find(reading, &[]);
            let taken = Taken::new(hits.iter().filter(|hit| hit.saved.is_none()));
            let saved = hits.iter().filter(|hit| hit.saved.is_some()).filter_map(|hit| {
                let (start, end) = reading.phrases(hit);
                let range = reading.page.range(start, end)?;
                let rule = moves.rule(reading, hit, &applies).filter(|_| document.order.card == Card::Contract);
                let rule = rule.map(str::to_owned);
                Some(Saved { range, frames: moves.frames(hit.number).to_vec(), rule })
            });
            let saved = saved.collect();
            for hit in hits.iter().filter(|hit| hit.saved.is_none()) {
                if undirected.contains(&(hit.number, hit.sentence)) {
                    continue;
                }
                let rule = moves.rule(reading, hit, &applies).filter(|rule| is_for_the_reader(rule));
                let Some(rule) = rule else { continue };
                if let Some(topic) = rule.strip_prefix(TERM) {
                    let (start, end) = reading.quote_of_limit(hit, &taken);
                    terms.extend(reading.page.range(start, end).and_then(|range| {
                        let quote = index.slice(&document.order.text, range)?.to_owned();
                        let plain = moves.does(hit.number).to_owned();
                        Some(KeyTerm { topic: topic.to_owned(), plain, quote, quote_range: range })
                    }));
                    continue;
                }
                let (start, end) = reading.quote(hit, &taken);
                // The same move in the same words is one problem; hits of a move stand in the order of their places.
                if seen.iter().rev().take(8).any(|&(number, from, to)| number == hit.number && start < to && from < end)
                {
                    continue;
                }
                seen.push((hit.number, start, end));
                if let Some(range) = reading.page.range(start, end) {
                    let made_by = Some(moves.id(hit.number).to_owned());
                    let words = reading.page.range(hit.start, hit.end);
                    let candidate = Candidate { made_by, words, ..Candidate::by_rules(rule, range) };
                    let frames = moves.frames(hit.number).to_vec();
                    candidates.push(Structural {
                        candidate,
                        frames,
                        of_every_trade: of_every_trade(moves.id(hit.number)),
                    });
                }
            }
            let facts = facts(card, reading, &document.order.text, index, &self.fact_words);
            let missing = if card == Card::Contract { missing(reading, &self.kb) } else { Vec::new() };
            let names = reading.parties.called(reading.page, &document.order.text, index);
            let (reader, parties) = reading.parties.told(reading.page, &names);
            Structure {
                candidates,
                saved,
                terms,
                outline: Outline::new(reading),
                notes: reading.layout.notes().filter_map(|(start, end)| reading.page.range(start, end)).collect(),
                names,
                capacity: reading.parties.capacity,
                reader,
                parties,
                inferred: reading.parties.inferred_name(),
                is_given: reading.parties.is_given(),
                reads_own_draft: reading.parties.reads_own_draft,
                lends_through_a_platform: reading.parties.lends_through_a_platform,
                entrusts_a_house: reading.parties.entrusts_a_house,
                mass: reading.parties.mass,
                signed: reading.signed(moves),
                role: reading.parties.role().map(str::to_owned),
                facts,
                missing,
            }
        })
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

const OF_NO_COUNTRY: &str =
    "文件没有写明适用哪里的法律，所以只比较了条款的结构，没有对照内地的法律规定。适用哪里的法律，请向保险公司问清楚。";

/// What the clause reader found in a document.
struct Structure {
    candidates: Vec<Structural>,
    /// What only looks like a move.
    saved: Vec<Saved>,
    /// Lawful limits that must be known.
    terms: Vec<KeyTerm>,
    outline: Outline,
    /// What whoever published the form noted between its clauses.
    notes: Vec<CharRange>,
    /// What the two sides are called, and where.
    names: Called,
    /// In what capacity the reader acts, where the document tells.
    capacity: Option<Capacity>,
    reader: Reader,
    parties: Vec<Party>,
    /// The reader's letter, or the name that stands for one, where the document alone told it.
    inferred: Option<String>,
    /// Whether the caller named the reader.
    is_given: bool,
    reads_own_draft: bool,
    lends_through_a_platform: bool,
    entrusts_a_house: bool,
    /// Whether the document is written for everybody.
    mass: bool,
    /// The day of signing, where a field tells it.
    signed: Option<Date>,
    /// What the reader is in the trade, where the document says so.
    role: Option<String>,
    facts: Vec<Fact>,
    missing: Vec<MissingClause>,
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

/// How much must speak for a clause that only resembles a problem, in a document of so many clauses: who judges more clauses
/// by resemblance alone is wrong more often, so the bar rises with their number.
fn bar(card: Card, clauses: usize) -> f32 {
    if card == Card::Policy {
        return tuning::BAR_POLICY;
    }
    let long = (clauses as f32 - tuning::SHORT_DOCUMENT) / (tuning::LONG_DOCUMENT - tuning::SHORT_DOCUMENT);
    tuning::BAR_SHORT + long.clamp(0.0, 1.0) * (tuning::BAR_LONG - tuning::BAR_SHORT)
}

/// Adds terms of places that are not told yet, in the order of the document within each topic.
fn add_terms(terms: &mut Vec<KeyTerm>, more: Vec<KeyTerm>) {
    for term in more {
        let known = terms.iter().any(|known| {
            known.topic == term.topic
                && known
                    .quote_range
                    .intersection(term.quote_range)
                    .is_some_and(|shared| shared.len() * 2 >= known.quote_range.len().min(term.quote_range.len()))
        });
        if !known {
            terms.push(term);
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

/// A flag, and what it was made of.
struct Shown<'c> {
    flag: Flag,
    candidate: &'c Candidate,
}

impl Shown<'_> {
    /// Whether the clause reader or a judge told it, not resemblance alone.
    fn is_read(&self) -> bool {
        self.candidate.made_by.is_some() || self.candidate.computed.is_some()
    }
}

/// One problem is one flag: where a rule has the same to say of several clauses, one quotes and the others are places. The first
/// that was read quotes; a clause that only resembles the problem does where there is no other.
fn one_flag_a_problem<'c>(flags: Vec<Shown<'c>>, kb: &Kb) -> Vec<Shown<'c>> {
    let mut out: Vec<Shown<'c>> = Vec::new();
    let mut first: BTreeMap<(String, String, Option<String>, Option<String>), usize> = BTreeMap::new();
    // What each rule was said of; findings of one rule come in the order of their places.
    let mut said_of: BTreeMap<String, Vec<CharRange>> = BTreeMap::new();
    for mut shown in flags {
        let flag = &shown.flag;
        let ranges = said_of.entry(flag.rule_id.clone()).or_default();
        let again = ranges.iter().rev().take(8).any(|range| {
            let shared = range.intersection(flag.quote_range);
            shared.is_some_and(|shared| shared.len() * 2 >= range.len().min(flag.quote_range.len()))
        });
        if again {
            continue;
        }
        ranges.push(flag.quote_range);
        // A wording may fit one of the places and not another; whatever else is said holds for all of them.
        let said = (flag.rule_id.clone(), flag.finding.clone(), flag.consequence.clone(), flag.next_step.clone());
        let Some(&at) = first.get(&said) else {
            first.insert(said, out.len());
            out.push(shown);
            continue;
        };
        let known = &mut out[at];
        if shown.is_read() && !known.is_read() {
            shown.flag.also_at = std::mem::take(&mut known.flag.also_at);
            std::mem::swap(known, &mut shown);
        }
        let flag = shown.flag;
        if let (Some(one), Some(two)) = (&known.flag.evidence, &flag.evidence)
            && one != two
            && let Some(Entry::Rule(rule)) = kb.lookup(&known.flag.rule_id)
        {
            // The sources of both places, in the order of the rule.
            known.flag.evidence = Some(FlagEvidence::of(&rule.sources_cited(&[&one.source, &two.source])));
        }
        if flag.reviewer != known.flag.reviewer {
            known.flag.reviewer = Reviewer::Both;
        }
        known.flag.also_at.push(Place { quote: flag.quote, quote_range: flag.quote_range, place: flag.place });
    }
    for shown in &mut out {
        shown.flag.also_at.sort_by_key(|place| place.quote_range.start());
    }
    out.sort_by_key(|shown| (Reverse(shown.flag.level), shown.flag.quote_range.start()));
    out
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

/// The day a contract was made, as far as it tells: the last date in it that is not the end of a term.
fn signing_date(sheets: &[Sheet<'_>]) -> Option<Date> {
    sheets.iter().rev().take(12).find_map(|sheet| {
        sheet.quantities.iter().rev().find_map(|quantity| match quantity.kind {
            Kind::Date(date) => Some(date),
            _ => None,
        })
    })
}

#[cfg(test)]
mod tests {
    use baihua_text::CharRange;

    use super::*;

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

    #[test]
    fn a_clause_that_was_read_leads() {
        let analyzer = Analyzer::new(builtin());
        let text = format!(
            "房屋租赁合同\n出租人（甲方）：____\n承租人（乙方）：____\n租期一年，每月付租金。\n乙方提前退租的，押金一律不退。\n{}",
            "附件由双方各自保存一份。\n".repeat(60)
        );
        let order = Order::new(Card::Contract, text);
        let report = analyzer.review(&analyzer.recognise(order).expect("a contract"));
        let flag = Flag { also_at: Vec::new(), ..report.flags[0].clone() };
        let at = |start: usize| CharRange::new(start, start + 10).expect("in order");
        let resembles = Candidate::by_rules(&flag.rule_id, at(0));
        let read = Candidate { made_by: Some("keep".to_owned()), ..resembles.clone() };
        let shown = |start: usize, is_read: bool| Shown {
            flag: Flag { quote_range: at(start), ..flag.clone() },
            candidate: if is_read { &read } else { &resembles },
        };
        let places = |flags: Vec<Shown<'_>>| {
            let flags = one_flag_a_problem(flags, builtin());
            let also = |flag: &Flag| flag.also_at.iter().map(|place| place.quote_range.start()).collect::<Vec<_>>();
            flags.iter().map(|shown| (shown.flag.quote_range.start(), also(&shown.flag))).collect::<Vec<_>>()
        };
        assert_eq!(places(vec![shown(0, false), shown(20, false), shown(40, true)]), [(40, vec![0, 20])]);
        assert_eq!(places(vec![shown(0, true), shown(20, false), shown(40, true)]), [(0, vec![20, 40])]);
        assert_eq!(places(vec![shown(0, false), shown(20, false)]), [(0, vec![20])]);
    }
}
