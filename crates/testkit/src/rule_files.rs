use std::collections::BTreeMap;

use baihua_kb::{
    Capacity, Card, Concept, Evidence, Example, ExpectedClause, Illness, Indicator, Kb, List, Mend, Move, Part, Rule,
    Sex, Specimen, Stricter, Veto, When, Wording, Words,
};
use serde::Serialize;

/// The files that [`Kb::load`] reads into `kb` again: names and TOML, as they stand in the folder `kb/`.
///
/// A knowledge base does not remember the names of its files, so that rules are filed under their ids. Indicators come in the
/// order of `kb`. Examples are those that `kb` has; built-in rules have theirs with the feature `examples` of `baihua-kb`.
#[must_use]
pub fn rule_files(kb: &Kb) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for (folder, card) in [("contract", Card::Contract), ("policy", Card::Policy)] {
        for rule in kb.rules(card) {
            files.push((format!("{folder}/{}.toml", rule.id), print(&RuleFile::of(rule, kb))));
        }
    }
    for indicator in kb.indicators() {
        // An id such as LYMPH% is no good name for a file, and names of files carry no meaning here.
        files.push((format!("lab/{:02}.toml", files.len()), print(&IndicatorFile::of(indicator))));
    }
    for family in kb.families() {
        let fair = kb
            .fair_sentences()
            .filter(|(id, _)| *id == family.id)
            .map(|(_, text)| Clause { text, ..Clause::default() });
        let file = FamilyFile {
            id: &family.id,
            name: &family.name,
            titles: &family.titles,
            words: &family.words,
            weak: &family.weak,
            strong: &family.strong,
            core: &family.core,
            fair: fair.collect(),
        };
        files.push((format!("family/{}.toml", family.id), print(&file)));
    }
    files.extend(sources(kb));
    let repealed = kb.repealed().iter().map(|it| Repealed { law: &it.law, since: &it.since, now: &it.now }).collect();
    let rates =
        kb.loan_prime_rates().iter().map(|it| Rate { from: &it.from, percent: it.percent.to_string() }).collect();
    let illness = kb.illnesses().iter().map(IllnessFile::of).collect();
    files.push(("illness.toml".to_owned(), print(&IllnessesFile { illness })));
    files.push(("tables.toml".to_owned(), print(&Tables { repealed, loan_prime_rate: rates })));
    let words = kb.lexicon().words.iter().map(|(class, list)| (class.as_ref(), list.as_ref())).collect();
    let concept = kb.lexicon().concepts.iter().map(ConceptFile::of).collect();
    files.push(("lexicon.toml".to_owned(), print(&LexiconFile { words, concept })));
    let of = |classes: &'_ [(Words, List<Words>)]| -> BTreeMap<String, Vec<String>> {
        classes.iter().map(|(name, list)| (name.to_string(), list.iter().map(ToString::to_string).collect())).collect()
    };
    let language = kb.language();
    let file = LanguageFile {
        words: of(&language.words),
        sign: of(&language.signs),
        act: of(&language.acts),
        soften: language.softened.iter().map(MendFile::of).collect(),
    };
    files.push(("language.toml".to_owned(), print(&file)));
    for a_move in kb.moves() {
        files.push((format!("moves/{}.toml", a_move.id), print(&MoveFile::of(a_move))));
    }
    let file = FactsFile { words: of(kb.fact_words()) };
    files.push(("facts.toml".to_owned(), print(&file)));
    for family in kb.families() {
        let of_family = kb.expected_clauses().iter().filter(|clause| clause.family == family.id);
        let clause: Vec<ExpectedFile<'_>> = of_family.map(ExpectedFile::of).collect();
        if !clause.is_empty() {
            files.push((format!("missing/{}.toml", family.id), print(&MissingFile { family: &family.id, clause })));
        }
    }
    let retired = kb.retired().iter().map(|(id, now)| Retired { id, now }).collect();
    files.push(("retired.toml".to_owned(), print(&RetiredFile { retired })));
    files
}

#[derive(Serialize)]
struct IllnessesFile<'k> {
    illness: Vec<IllnessFile<'k>>,
}

#[derive(Serialize)]
struct IllnessFile<'k> {
    name: &'k str,
    evidence: [String; 1],
    called: &'k [Words],
    stricter: Vec<StricterFile<'k>>,
}

#[derive(Serialize)]
struct StricterFile<'k> {
    words: &'k [Words],
    without: &'k [Words],
    near: &'k [Words],
    #[serde(skip_serializing_if = "Option::is_none")]
    unit: Option<&'k str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    above: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    below: Option<String>,
    says: &'k str,
}

impl<'k> IllnessFile<'k> {
    fn of(illness: &'k Illness) -> IllnessFile<'k> {
        let stricter = |way: &'k Stricter| StricterFile {
            words: &way.words,
            without: &way.without,
            near: &way.near,
            unit: way.unit.as_deref(),
            above: way.above.as_ref().map(ToString::to_string),
            below: way.below.as_ref().map(ToString::to_string),
            says: &way.says,
        };
        IllnessFile {
            name: &illness.name,
            evidence: [citation(&illness.standard)],
            called: &illness.called,
            stricter: illness.stricter.iter().map(stricter).collect(),
        }
    }
}

#[derive(Serialize)]
struct FactsFile {
    words: BTreeMap<String, Vec<String>>,
}

#[derive(Serialize)]
struct MissingFile<'k> {
    family: &'k str,
    clause: Vec<ExpectedFile<'k>>,
}

#[derive(Serialize)]
struct ExpectedFile<'k> {
    id: &'k str,
    name: &'k str,
    words: &'k [Words],
    needs: &'k [Words],
    unless: &'k [Words],
    mass: bool,
    why: &'k str,
    ask: &'k str,
    evidence: Vec<String>,
}

impl ExpectedFile<'_> {
    fn of(clause: &ExpectedClause) -> ExpectedFile<'_> {
        ExpectedFile {
            id: &clause.id,
            name: &clause.name,
            words: &clause.words,
            needs: &clause.needs,
            unless: &clause.unless,
            mass: clause.mass,
            why: &clause.why,
            ask: &clause.ask,
            evidence: clause.evidence.iter().map(citation).collect(),
        }
    }
}

#[derive(Serialize)]
struct LanguageFile<'k> {
    words: BTreeMap<String, Vec<String>>,
    sign: BTreeMap<String, Vec<String>>,
    act: BTreeMap<String, Vec<String>>,
    soften: Vec<MendFile<'k>>,
}

#[derive(Serialize)]
struct MoveFile<'k> {
    id: &'k str,
    name: &'k str,
    does: &'k str,
    speaks: &'k [Words],
    unless: BTreeMap<&'k str, Vec<&'k str>>,
    is: Vec<WordingFile<'k>>,
    hit: Vec<SpecimenFile<'k>>,
    miss: Vec<SpecimenFile<'k>>,
}

#[derive(Serialize)]
struct WordingFile<'k> {
    say: &'k str,
    only: &'k [Words],
    speaks: &'k [Words],
    unless: BTreeMap<&'k str, Vec<&'k str>>,
}

#[derive(Serialize)]
struct SpecimenFile<'k> {
    text: &'k str,
    #[serde(skip_serializing_if = "Option::is_none")]
    party: Option<&'k str>,
}

/// Conditions by the question they answer.
fn by_question(vetoes: &[Veto]) -> BTreeMap<&str, Vec<&str>> {
    let mut questions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for veto in vetoes {
        questions.entry(&veto.question).or_default().push(&veto.when);
    }
    questions
}

impl<'k> MoveFile<'k> {
    fn of(a_move: &'k Move) -> MoveFile<'k> {
        let specimens = |list: &'k [Specimen]| {
            list.iter().map(|it| SpecimenFile { text: &it.text, party: it.party.as_deref() }).collect()
        };
        let wording = |it: &'k Wording| WordingFile {
            say: &it.say,
            only: &it.only,
            speaks: &it.speaks,
            unless: by_question(&it.unless),
        };
        MoveFile {
            id: &a_move.id,
            name: &a_move.name,
            does: &a_move.does,
            speaks: &a_move.speaks,
            unless: by_question(&a_move.unless),
            is: a_move.wordings.iter().map(wording).collect(),
            hit: specimens(&a_move.hits),
            miss: specimens(&a_move.misses),
        }
    }
}

fn print(file: &impl Serialize) -> String {
    toml::to_string(file).expect("strings, numbers, lists and tables of them are what TOML holds")
}

fn sources(kb: &Kb) -> Vec<(String, String)> {
    let mut files: Vec<SourceFile<'_>> = Vec::new();
    let of_rules = [Card::Contract, Card::Policy]
        .into_iter()
        .flat_map(|card| kb.rules(card))
        .flat_map(|rule| rule.evidence.iter());
    let of_expected = kb.expected_clauses().iter().flat_map(|clause| clause.evidence.iter());
    let of_illnesses = kb.illnesses().iter().map(|illness| &illness.standard);
    for evidence in of_rules.chain(of_expected).chain(of_illnesses) {
        let source = &evidence.source;
        let at = files.iter().position(|file| file.short == source.short).unwrap_or_else(|| {
            files.push(SourceFile {
                short: &source.short,
                title: &source.title,
                kind: source.kind.as_str(),
                issuer: &source.issuer,
                doc_no: source.doc_no.as_deref(),
                version_date: source.version_date.as_deref(),
                effective_date: source.effective_date.as_deref(),
                status_as_of: &source.status_as_of,
                verified_on: &source.verified_on,
                article: Vec::new(),
            });
            files.len() - 1
        });
        let article = Article { number: &evidence.article, sha256: &evidence.sha256, text: &evidence.text };
        if !files[at].article.contains(&article) {
            files[at].article.push(article);
        }
    }
    files.iter().map(|file| (format!("sources/{}.toml", file.short), print(file))).collect()
}

fn citation(evidence: &Evidence) -> String {
    format!("{} {}", evidence.source.short, evidence.article)
}

#[derive(Serialize)]
struct RuleFile<'k> {
    id: &'k str,
    name: &'k str,
    level: &'static str,
    hurts: &'k str,
    families: &'k [Words],
    frames: Vec<&'static str>,
    topics: &'k [Words],
    judge: Option<&'k str>,
    finding: &'k str,
    consequence: &'k str,
    next_step: &'k str,
    say: &'k str,
    suggested_text: Option<&'k str>,
    evidence: Vec<String>,
    since: &'k str,
    part: Vec<PartFile<'k>>,
    mend: Vec<MendFile<'k>>,
    source: Vec<BoundFile<'k>>,
    hit: Vec<Clause<'k>>,
    miss: Vec<Clause<'k>>,
}

#[derive(Serialize)]
struct PartFile<'k> {
    #[serde(rename = "in")]
    text: &'static str,
    #[serde(flatten)]
    when: WhenFile<'k>,
    instead: bool,
    says: &'k str,
}

#[derive(Serialize)]
struct MendFile<'k> {
    strike: &'k [Words],
    beside: &'k [Words],
    put: &'k str,
    adds: bool,
    #[serde(flatten)]
    when: WhenFile<'k>,
}

#[derive(Serialize)]
struct BoundFile<'k> {
    of: Vec<String>,
    #[serde(flatten)]
    when: WhenFile<'k>,
}

#[derive(Serialize)]
struct WhenFile<'k> {
    words: &'k [Words],
    with: &'k [Words],
    without: &'k [Words],
    near: &'k [Words],
    not_near: &'k [Words],
    present: &'k [Words],
    absent: &'k [Words],
    families: &'k [Words],
    outside: &'k [Words],
    moves: &'k [Words],
    reader: Option<&'static str>,
}

impl<'k> WhenFile<'k> {
    fn of(when: &'k When) -> WhenFile<'k> {
        WhenFile {
            words: &when.words,
            with: &when.with,
            without: &when.without,
            near: &when.near,
            not_near: &when.not_near,
            present: &when.present,
            absent: &when.absent,
            families: &when.families,
            outside: &when.outside,
            moves: &when.moves,
            reader: when.reader.map(Capacity::as_str),
        }
    }
}

impl<'k> PartFile<'k> {
    fn of(part: &'k Part) -> PartFile<'k> {
        PartFile { text: part.text.as_str(), when: WhenFile::of(&part.when), instead: part.instead, says: &part.says }
    }
}

impl<'k> MendFile<'k> {
    fn of(mend: &'k Mend) -> MendFile<'k> {
        MendFile {
            strike: &mend.strike,
            beside: &mend.beside,
            put: &mend.put,
            adds: mend.adds,
            when: WhenFile::of(&mend.when),
        }
    }
}

impl<'k> RuleFile<'k> {
    fn of(rule: &'k Rule, kb: &'k Kb) -> RuleFile<'k> {
        let examples = kb.examples(&rule.id);
        let clauses = |list: Option<&'k [Example]>| list.unwrap_or_default().iter().map(Clause::of).collect();
        RuleFile {
            id: &rule.id,
            name: &rule.name,
            level: rule.level.as_str(),
            hurts: &rule.hurts,
            families: &rule.families,
            frames: rule.frames.iter().map(|frame| frame.as_str()).collect(),
            topics: &rule.topics,
            judge: rule.judge.as_deref(),
            finding: &rule.finding,
            consequence: &rule.consequence,
            next_step: &rule.next_step,
            say: &rule.say,
            suggested_text: rule.suggested_text.as_deref(),
            evidence: rule.evidence.iter().map(citation).collect(),
            since: &rule.since,
            part: rule.parts.iter().map(PartFile::of).collect(),
            mend: rule.mends.iter().map(MendFile::of).collect(),
            source: rule
                .bound
                .iter()
                .map(|bound| BoundFile {
                    of: bound.of.iter().filter_map(|&place| rule.evidence.get(place)).map(citation).collect(),
                    when: WhenFile::of(&bound.when),
                })
                .collect(),
            hit: clauses(examples.map(|examples| examples.hits.as_ref())),
            miss: clauses(examples.map(|examples| examples.misses.as_ref())),
        }
    }
}

#[derive(Default, Serialize)]
struct Clause<'k> {
    text: &'k str,
    party: Option<&'k str>,
    why: &'k str,
}

impl<'k> Clause<'k> {
    fn of(example: &'k Example) -> Clause<'k> {
        Clause { text: &example.text, party: example.party.as_deref(), why: &example.why }
    }
}

#[derive(Serialize)]
struct FamilyFile<'k> {
    id: &'k str,
    name: &'k str,
    titles: &'k [Words],
    words: &'k [Words],
    weak: &'k [Words],
    strong: &'k [Words],
    core: &'k [Words],
    fair: Vec<Clause<'k>>,
}

#[derive(Serialize)]
struct SourceFile<'k> {
    short: &'k str,
    title: &'k str,
    kind: &'static str,
    issuer: &'k str,
    doc_no: Option<&'k str>,
    version_date: Option<&'k str>,
    effective_date: Option<&'k str>,
    status_as_of: &'k str,
    verified_on: &'k str,
    article: Vec<Article<'k>>,
}

#[derive(PartialEq, Serialize)]
struct Article<'k> {
    number: &'k str,
    sha256: &'k str,
    text: &'k str,
}

#[derive(Serialize)]
struct IndicatorFile<'k> {
    id: &'k str,
    chinese: &'k str,
    group: &'k str,
    names: &'k [Words],
    not: &'k [Words],
    unit: &'k str,
    range_src: &'k str,
    range_note: &'k str,
    range_note_women: &'k str,
    window: [String; 2],
    spread: String,
    department: &'k str,
    passing: bool,
    idle_low: bool,
    idle_unless: &'k [Words],
    meaning: &'k str,
    when_high: &'k str,
    when_low: &'k str,
    when_low_women: &'k str,
    ask_high: &'k [Words],
    ask_low: &'k [Words],
    ask_low_women: &'k [Words],
    far: Option<Far<'k>>,
    critical: Option<Critical<'k>>,
    convert: Vec<Conversion<'k>>,
    range: Vec<Range>,
}

impl<'k> IndicatorFile<'k> {
    fn of(it: &'k Indicator) -> IndicatorFile<'k> {
        let critical = it.critical.as_ref().map(|critical| Critical {
            low: critical.low.to_string(),
            high: critical.high.to_string(),
            source: &critical.source,
            note: &critical.note,
        });
        let convert = it.conversions.iter().map(|conversion| Conversion {
            unit: &conversion.unit,
            factor: conversion.factor.to_string(),
            only_as: conversion.only_as.as_deref(),
        });
        let range = it.ranges.iter().map(|range| Range {
            sex: range.sex.map(|sex| if sex == Sex::Male { "male" } else { "female" }),
            age_from: range.age_from,
            age_to: range.age_to,
            low: range.low.map(|number| number.to_string()),
            high: range.high.map(|number| number.to_string()),
            low_inclusive: range.low_inclusive,
            high_inclusive: range.high_inclusive,
        });
        IndicatorFile {
            id: &it.id,
            chinese: &it.chinese,
            group: &it.group,
            names: &it.names,
            not: &it.not,
            unit: &it.unit,
            range_src: &it.range_src,
            range_note: &it.range_note,
            range_note_women: &it.range_note_women,
            window: [it.window.low.to_string(), it.window.high.to_string()],
            spread: it.spread.to_string(),
            department: &it.department,
            passing: it.passing,
            idle_low: it.idle_low,
            idle_unless: &it.idle_unless,
            meaning: &it.meaning,
            when_high: &it.when_high,
            when_low: &it.when_low,
            when_low_women: &it.when_low_women,
            ask_high: &it.ask_high,
            ask_low: &it.ask_low,
            ask_low_women: &it.ask_low_women,
            far: it.far.as_ref().map(|far| Far {
                low: far.low.map(|low| low.to_string()),
                high: far.high.map(|high| high.to_string()),
                advice: &far.advice,
            }),
            critical,
            convert: convert.collect(),
            range: range.collect(),
        }
    }
}

#[derive(Serialize)]
struct Far<'k> {
    low: Option<String>,
    high: Option<String>,
    advice: &'k str,
}

#[derive(Serialize)]
struct Critical<'k> {
    low: String,
    high: String,
    source: &'k str,
    note: &'k str,
}

#[derive(Serialize)]
struct Conversion<'k> {
    unit: &'k str,
    factor: String,
    only_as: Option<&'k str>,
}

#[derive(Serialize)]
struct Range {
    sex: Option<&'static str>,
    age_from: u8,
    age_to: u8,
    low: Option<String>,
    high: Option<String>,
    low_inclusive: bool,
    high_inclusive: bool,
}

#[derive(Serialize)]
struct Tables<'k> {
    repealed: Vec<Repealed<'k>>,
    loan_prime_rate: Vec<Rate<'k>>,
}

#[derive(Serialize)]
struct Repealed<'k> {
    law: &'k str,
    since: &'k str,
    now: &'k str,
}

#[derive(Serialize)]
struct Rate<'k> {
    from: &'k str,
    percent: String,
}

#[derive(Serialize)]
struct LexiconFile<'k> {
    words: std::collections::BTreeMap<&'k str, &'k [Words]>,
    concept: Vec<ConceptFile<'k>>,
}

#[derive(Serialize)]
struct ConceptFile<'k> {
    name: &'k str,
    meaning: &'k str,
    operative: bool,
    any: &'k [Words],
}

impl<'k> ConceptFile<'k> {
    fn of(concept: &'k Concept) -> ConceptFile<'k> {
        ConceptFile { name: &concept.name, meaning: &concept.meaning, operative: concept.operative, any: &concept.any }
    }
}

#[derive(Serialize)]
struct RetiredFile<'k> {
    retired: Vec<Retired<'k>>,
}

#[derive(Serialize)]
struct Retired<'k> {
    id: &'k str,
    now: &'k str,
}
