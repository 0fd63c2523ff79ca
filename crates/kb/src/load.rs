//! Reads rule files. Built-in and third-party rules have the same format.

mod files;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use serde::de::DeserializeOwned;
use sha2::Digest;

use self::files::{
    BoundFile, ExampleFile, FactsFile, FamilyFile, IllnessesFile, IndicatorFile, LanguageFile, LevelName, LexiconFile,
    MendFile, MissingFile, MoveFile, PartFile, RetiredFile, RuleFile, SexName, SourceFile, SpecimenFile, TablesFile,
    TextName, VetoFile,
};
use crate::{
    BoundSource, Card, Concept, Conversion, Critical, Evidence, Example, Examples, ExpectedClause, Family, Far, Frame,
    Illness, Indicator, Kb, Language, Level, Lexicon, List, LoadErrors, Mend, Move, Number, Part, Range, Rate,
    Repealed, Rule, RuleText, Sex, Source, SourceKind, Specimen, Stricter, Veto, Window, Wording, Words,
};

/// What is wrong with a rule file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// It is not TOML of the expected shape; the message says where.
    Shape(String),
    /// The folder it stands in names no kind of file.
    Folder,
    /// A frame that does not exist.
    Frame(String),
    /// A source kind that does not exist.
    Kind(String),
    /// A citation of a source that is not among the files.
    Source(String),
    /// A citation of an article that its source file does not quote.
    Article(String),
    /// A citation that `[[source]]` names and `evidence` does not.
    NotCited(String),
    /// A citation that stands in `evidence` twice.
    CitedTwice(String),
    /// A number that is not a plain decimal.
    Number(String),
    /// A class of words that the lexicon does not have.
    Class(String),
    /// An id that another file has already.
    Duplicate(String),
    /// An id that is not the name of its file.
    Name(String),
    /// A family of contracts that no file describes.
    Family(String),
    /// A rule without a judge and without an example: nothing could ever find it.
    Mute,
}

/// A fault and the file it is in.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LoadError {
    /// Name of the file as handed in.
    pub file: String,
    /// What is wrong.
    pub fault: Fault,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.file)?;
        match &self.fault {
            Fault::Shape(message) => f.write_str(message),
            Fault::Folder => {
                f.write_str("rule files stand in contract/, policy/, lab/, family/, missing/, moves/ or sources/")
            }
            Fault::Frame(name) => write!(f, "there is no frame `{name}`"),
            Fault::Kind(name) => write!(f, "there is no kind of source `{name}`"),
            Fault::Source(citation) => write!(f, "`{citation}` cites a source that is not among the files"),
            Fault::Article(citation) => write!(f, "`{citation}` cites an article that its source file does not quote"),
            Fault::NotCited(citation) => write!(f, "`{citation}` is not among the rule's evidence"),
            Fault::CitedTwice(citation) => write!(f, "`{citation}` stands among the rule's evidence twice"),
            Fault::Number(text) => write!(f, "`{text}` is not a plain decimal"),
            Fault::Class(name) => write!(f, "the lexicon has no class of words `{name}`"),
            Fault::Duplicate(id) => write!(f, "another file has the id `{id}`"),
            Fault::Name(id) => write!(f, "the id `{id}` is not the name of the file"),
            Fault::Family(name) => write!(f, "no file describes the family `{name}`"),
            Fault::Mute => f.write_str("without a judge and without a `[[hit]]` nothing could ever find the rule"),
        }
    }
}

impl std::error::Error for LoadError {}

impl From<PartFile> for Part {
    fn from(mut read: PartFile) -> Part {
        Part {
            when: read.when(),
            text: match read.text {
                TextName::Finding => RuleText::Finding,
                TextName::Consequence => RuleText::Consequence,
                TextName::NextStep => RuleText::NextStep,
                TextName::Say => RuleText::Say,
                TextName::SuggestedText => RuleText::SuggestedText,
            },
            instead: read.instead,
            says: read.says.into(),
        }
    }
}

impl From<MendFile> for Mend {
    fn from(mut read: MendFile) -> Mend {
        Mend {
            when: read.when(),
            strike: words(read.strike),
            beside: words(read.beside),
            put: read.put.into(),
            adds: read.adds,
        }
    }
}

fn vetoes(file: VetoFile) -> List<Veto> {
    file.into_iter()
        .flat_map(|(question, conditions)| {
            conditions.into_iter().map(move |when| Veto { question: question.clone().into(), when: when.into() })
        })
        .collect::<Vec<_>>()
        .into()
}

fn specimens(files: Vec<SpecimenFile>) -> List<Specimen> {
    files
        .into_iter()
        .map(|file| Specimen { text: file.text.into(), party: file.party.map(Words::Owned) })
        .collect::<Vec<_>>()
        .into()
}

fn classes(map: BTreeMap<String, Vec<String>>) -> List<(Words, List<Words>)> {
    map.into_iter().map(|(name, list)| (Words::Owned(name), words(list))).collect::<Vec<_>>().into()
}

fn words(strings: Vec<String>) -> List<Words> {
    strings.into_iter().map(Words::Owned).collect::<Vec<_>>().into()
}

/// Number of an article → its text and digest.
type Articles = BTreeMap<String, (String, String)>;

/// Files while they are read; faults gather beside what is good.
#[derive(Default)]
struct Loader<'b> {
    /// What the files may rest on without bringing it along: its sources and its classes of words.
    base: Option<&'b Kb>,
    contract: Vec<Rule>,
    policy: Vec<Rule>,
    lab: Vec<Indicator>,
    families: Vec<Family>,
    retired: Vec<(Words, Words)>,
    examples: Vec<(Card, Examples)>,
    fair: Vec<(Words, Words)>,
    lexicon: Lexicon,
    language: Language,
    moves: Vec<Move>,
    illnesses: Vec<Illness>,
    facts: Vec<(Words, List<Words>)>,
    expected: Vec<ExpectedClause>,
    repealed: Vec<Repealed>,
    rates: Vec<Rate>,
    sources: BTreeMap<String, (Source, Articles)>,
    /// Every id of a rule or an indicator, and the file it stands in.
    ids: Vec<(String, String)>,
    faults: Vec<LoadError>,
}

impl Loader<'_> {
    fn fault(&mut self, file: &str, fault: Fault) {
        self.faults.push(LoadError { file: file.to_owned(), fault });
    }

    fn parse<T: DeserializeOwned>(&mut self, file: &str, toml: &str) -> Option<T> {
        toml::from_str(toml).map_err(|error| self.fault(file, Fault::Shape(error.to_string()))).ok()
    }

    fn number(&mut self, file: &str, text: &str) -> Option<Number> {
        text.parse().map_err(|_| self.fault(file, Fault::Number(text.to_owned()))).ok()
    }

    fn source(&mut self, file: &str, toml: &str) {
        let Some(read) = self.parse::<SourceFile>(file, toml) else { return };
        let Ok(kind) = read.kind.parse::<SourceKind>() else { return self.fault(file, Fault::Kind(read.kind)) };
        let source = Source {
            short: read.short.clone().into(),
            title: read.title.into(),
            kind,
            issuer: read.issuer.into(),
            doc_no: read.doc_no.map(Words::Owned),
            version_date: read.version_date.map(Words::Owned),
            effective_date: read.effective_date.map(Words::Owned),
            status_as_of: read.status_as_of.into(),
            verified_on: read.verified_on.into(),
        };
        let mut articles = BTreeMap::new();
        for article in read.article {
            let digest = format!("{:x}", HexDigest(sha2::Sha256::digest(article.text.as_bytes()).into()));
            if digest != article.sha256 {
                let message = format!("the text of {} has the SHA-256 {digest}, not the one stated", article.number);
                self.fault(file, Fault::Shape(message));
            }
            articles.insert(article.number, (article.text, article.sha256));
        }
        if self.sources.insert(read.short.clone(), (source, articles)).is_some() {
            self.fault(file, Fault::Duplicate(read.short));
        }
    }

    fn evidence(&mut self, file: &str, citation: &str) -> Option<Evidence> {
        let (short, number) = citation.rsplit_once(' ').unwrap_or((citation, ""));
        let own = self.sources.get(short);
        if let Some((source, (text, sha256))) = own.and_then(|(source, articles)| Some((source, articles.get(number)?)))
        {
            return Some(Evidence {
                source: source.clone(),
                article: number.to_owned().into(),
                text: text.clone().into(),
                sha256: sha256.clone().into(),
            });
        }
        let base = self.base.into_iter().flat_map(Kb::evidence).filter(|evidence| evidence.source.short == short);
        let (mut known, mut found) = (own.is_some(), None);
        for evidence in base {
            known = true;
            if evidence.article == number {
                found = Some(evidence.clone());
                break;
            }
        }
        if found.is_none() {
            let citation = citation.to_owned();
            self.fault(file, if known { Fault::Article(citation) } else { Fault::Source(citation) });
        }
        found
    }

    fn rule(&mut self, file: &str, toml: &str, card: Card) {
        let Some(read) = self.parse::<RuleFile>(file, toml) else { return };
        let mut frames = Vec::new();
        for name in &read.frames {
            match name.parse::<Frame>() {
                Ok(frame) => frames.push(frame),
                Err(_) => self.fault(file, Fault::Frame(name.clone())),
            }
        }
        for (number, citation) in read.evidence.iter().enumerate() {
            if read.evidence[..number].contains(citation) {
                self.fault(file, Fault::CitedTwice(citation.clone()));
            }
        }
        let evidence: Vec<Evidence> =
            read.evidence.iter().filter_map(|citation| self.evidence(file, citation)).collect();
        let bound: Vec<BoundSource> =
            read.source.into_iter().map(|bound| self.bound(file, bound, &read.evidence)).collect();
        let example = |read: ExampleFile| Example {
            text: read.text.into(),
            party: read.party.map(Words::Owned),
            why: read.why.into(),
        };
        let examples = Examples {
            rule: read.id.clone().into(),
            hits: read.hit.into_iter().map(example).collect::<Vec<_>>().into(),
            misses: read.miss.into_iter().map(example).collect::<Vec<_>>().into(),
        };
        if examples.hits.is_empty() && read.judge.is_none() {
            self.fault(file, Fault::Mute);
        }
        self.examples.push((card, examples));
        self.ids.push((read.id.clone(), file.to_owned()));
        let rule = Rule {
            id: read.id.into(),
            name: read.name.into(),
            card,
            level: match read.level {
                LevelName::Low => Level::Low,
                LevelName::Medium => Level::Medium,
                LevelName::High => Level::High,
            },
            hurts: read.hurts.into(),
            families: words(read.families),
            frames: frames.into(),
            topics: words(read.topics),
            judge: read.judge.map(Words::Owned),
            finding: read.finding.into(),
            consequence: read.consequence.into(),
            next_step: read.next_step.into(),
            say: read.say.into(),
            suggested_text: read.suggested_text.map(Words::Owned),
            parts: read.part.into_iter().map(Part::from).collect::<Vec<_>>().into(),
            mends: read.mend.into_iter().map(Mend::from).collect::<Vec<_>>().into(),
            evidence: evidence.into(),
            bound: bound.into(),
            since: read.since.into(),
        };
        if card == Card::Policy { self.policy.push(rule) } else { self.contract.push(rule) }
    }

    /// Citations of `evidence`, by their places in it.
    fn bound(&mut self, file: &str, mut read: BoundFile, evidence: &[String]) -> BoundSource {
        let (when, mut of) = (read.when(), Vec::new());
        for citation in read.of {
            match evidence.iter().position(|known| *known == citation) {
                Some(place) => of.push(place),
                None => self.fault(file, Fault::NotCited(citation)),
            }
        }
        of.sort_unstable();
        BoundSource { of: of.into(), when }
    }

    fn family(&mut self, file: &str, toml: &str) {
        let Some(read) = self.parse::<FamilyFile>(file, toml) else { return };
        let id: Words = read.id.into();
        self.fair.extend(read.fair.into_iter().map(|sentence| (id.clone(), Words::Owned(sentence.text))));
        self.families.push(Family {
            id,
            name: read.name.into(),
            titles: words(read.titles),
            words: words(read.words),
            weak: words(read.weak),
            strong: words(read.strong),
            core: words(read.core),
        });
    }

    fn tables(&mut self, file: &str, toml: &str) {
        let Some(read) = self.parse::<TablesFile>(file, toml) else { return };
        self.repealed.extend(read.repealed.into_iter().map(|entry| Repealed {
            law: entry.law.into(),
            since: entry.since.into(),
            now: entry.now.into(),
        }));
        for entry in read.loan_prime_rate {
            if let Some(percent) = self.number(file, &entry.percent) {
                self.rates.push(Rate { from: entry.from.into(), percent });
            }
        }
    }

    fn illnesses(&mut self, file: &str, toml: &str) {
        let Some(read) = self.parse::<IllnessesFile>(file, toml) else { return };
        for illness in read.illness {
            let Some(standard) = self.evidence(file, &illness.evidence[0]) else { continue };
            let mut stricter = Vec::new();
            for way in illness.stricter {
                if !standard.text.contains(&way.says) {
                    self.fault(file, Fault::Article(format!("{}: {}", illness.evidence[0], way.says)));
                }
                let mut figure = |text: Option<String>| text.and_then(|text| self.number(file, &text));
                let (above, below) = (figure(way.above), figure(way.below));
                stricter.push(Stricter {
                    words: words(way.words),
                    without: words(way.without),
                    near: words(way.near),
                    unit: way.unit.map(Words::Owned),
                    above,
                    below,
                    says: way.says.into(),
                });
            }
            self.illnesses.push(Illness {
                name: illness.name.into(),
                standard,
                called: words(illness.called),
                stricter: stricter.into(),
            });
        }
    }

    fn lexicon(&mut self, file: &str, toml: &str) {
        let Some(read) = self.parse::<LexiconFile>(file, toml) else { return };
        for way in read.concept.iter().flat_map(|concept| &concept.any) {
            for class in way.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
                let in_base = self.base.is_some_and(|base| base.lexicon().words.iter().any(|(name, _)| name == class));
                if !in_base && !read.words.contains_key(class) {
                    self.fault(file, Fault::Class(class.to_owned()));
                }
            }
        }
        self.lexicon = Lexicon {
            words: read
                .words
                .into_iter()
                .map(|(name, list)| (Words::Owned(name), words(list)))
                .collect::<Vec<_>>()
                .into(),
            concepts: read
                .concept
                .into_iter()
                .map(|concept| Concept {
                    name: concept.name.into(),
                    meaning: concept.meaning.into(),
                    operative: concept.operative,
                    any: words(concept.any),
                })
                .collect::<Vec<_>>()
                .into(),
        };
    }

    fn language(&mut self, file: &str, toml: &str) {
        let Some(read) = self.parse::<LanguageFile>(file, toml) else { return };
        self.language = Language {
            words: classes(read.words),
            signs: classes(read.sign),
            acts: classes(read.act),
            softened: read.soften.into_iter().map(Mend::from).collect::<Vec<_>>().into(),
        };
    }

    fn a_move(&mut self, file: &str, toml: &str) {
        let Some(read) = self.parse::<MoveFile>(file, toml) else { return };
        self.moves.push(Move {
            id: read.id.into(),
            name: read.name.into(),
            does: read.does.into(),
            speaks: words(read.speaks),
            unless: vetoes(read.unless),
            wordings: read
                .is
                .into_iter()
                .map(|wording| Wording {
                    say: wording.say.into(),
                    only: words(wording.only),
                    unless: vetoes(wording.unless),
                    speaks: words(wording.speaks),
                })
                .collect::<Vec<_>>()
                .into(),
            hits: specimens(read.hit),
            misses: specimens(read.miss),
        });
    }

    fn facts(&mut self, file: &str, toml: &str) {
        let Some(read) = self.parse::<FactsFile>(file, toml) else { return };
        self.facts = classes(read.words).into_owned();
    }

    fn missing(&mut self, file: &str, toml: &str) {
        let Some(read) = self.parse::<MissingFile>(file, toml) else { return };
        for clause in read.clause {
            let evidence: Vec<Evidence> =
                clause.evidence.iter().filter_map(|citation| self.evidence(file, citation)).collect();
            self.ids.push((clause.id.clone(), file.to_owned()));
            self.expected.push(ExpectedClause {
                id: clause.id.into(),
                family: read.family.clone().into(),
                name: clause.name.into(),
                words: words(clause.words),
                needs: words(clause.needs),
                unless: words(clause.unless),
                mass: clause.mass,
                why: clause.why.into(),
                ask: clause.ask.into(),
                evidence: evidence.into(),
            });
        }
    }

    fn indicator(&mut self, file: &str, toml: &str) {
        let Some(read) = self.parse::<IndicatorFile>(file, toml) else { return };
        let critical = read.critical.and_then(|critical| {
            Some(Critical {
                low: self.number(file, &critical.low)?,
                high: self.number(file, &critical.high)?,
                source: critical.source.into(),
                note: critical.note.into(),
            })
        });
        let [low, high] = &read.window;
        let (Some(low), Some(high), Some(spread)) =
            (self.number(file, low), self.number(file, high), self.number(file, &read.spread))
        else {
            return;
        };
        let far = read.far.map(|far| Far {
            low: far.low.and_then(|low| self.number(file, &low)),
            high: far.high.and_then(|high| self.number(file, &high)),
            advice: far.advice.into(),
        });
        let mut conversions = Vec::new();
        for conversion in read.convert {
            if let Some(factor) = self.number(file, &conversion.factor) {
                let only_as = conversion.only_as.map(Words::Owned);
                conversions.push(Conversion { unit: conversion.unit.into(), factor, only_as });
            }
        }
        let mut ranges = Vec::new();
        for range in read.range {
            let low = range.low.and_then(|low| self.number(file, &low));
            let high = range.high.and_then(|high| self.number(file, &high));
            ranges.push(Range {
                sex: range.sex.map(|sex| match sex {
                    SexName::Male => Sex::Male,
                    SexName::Female => Sex::Female,
                }),
                age_from: range.age_from,
                age_to: range.age_to,
                low,
                low_inclusive: range.low_inclusive,
                high,
                high_inclusive: range.high_inclusive,
            });
        }
        self.ids.push((read.id.clone(), file.to_owned()));
        self.lab.push(Indicator {
            id: read.id.into(),
            chinese: read.chinese.into(),
            group: read.group.into(),
            names: words(read.names),
            not: words(read.not),
            unit: read.unit.into(),
            conversions: conversions.into(),
            ranges: ranges.into(),
            range_src: read.range_src.into(),
            range_note: read.range_note.into(),
            range_note_women: read.range_note_women.into(),
            window: Window { low, high },
            spread,
            department: read.department.into(),
            passing: read.passing,
            idle_low: read.idle_low,
            idle_unless: words(read.idle_unless),
            far,
            critical,
            meaning: read.meaning.into(),
            when_high: read.when_high.into(),
            when_low: read.when_low.into(),
            when_low_women: read.when_low_women.into(),
            ask_high: words(read.ask_high),
            ask_low: words(read.ask_low),
            ask_low_women: words(read.ask_low_women),
        });
    }

    /// Families of policies are kinds of insurance, which no file describes.
    fn families_are_known(&mut self, ids: &[(String, String)]) {
        let base = self.base.into_iter().flat_map(|base| base.families.iter());
        let known: BTreeSet<&str> = self.families.iter().chain(base).map(|family| &*family.id).collect();
        if known.is_empty() {
            // Rules alone, to be put over others ([`Kb::with`]), which have the families.
            return;
        }
        let unknown = self.contract.iter().flat_map(|rule| rule.families.iter().map(|name| (&rule.id, name)));
        let unknown: Vec<(String, String)> = unknown
            .filter(|(_, name)| **name != "*" && !known.contains(&***name))
            .map(|(id, name)| (id.to_string(), name.to_string()))
            .collect();
        for (id, name) in unknown {
            let file = ids.iter().find(|(known, _)| *known == id).map_or(id.as_str(), |(_, file)| file);
            self.fault(file, Fault::Family(name));
        }
    }

    fn finish(mut self) -> Result<Kb, LoadErrors> {
        self.contract.sort_by(|a, b| a.id.cmp(&b.id));
        self.policy.sort_by(|a, b| a.id.cmp(&b.id));
        self.examples.sort_by(|(a, x), (b, y)| a.cmp(b).then_with(|| x.rule.cmp(&y.rule)));
        self.families.sort_by(|a, b| a.id.cmp(&b.id));
        self.moves.sort_by(|a, b| a.id.cmp(&b.id));
        // Stable: within a family the order of its file stays.
        self.expected.sort_by(|a, b| a.family.cmp(&b.family));
        let mut ids = std::mem::take(&mut self.ids);
        ids.sort();
        for pair in ids.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
            self.fault(&pair[1].1, Fault::Duplicate(pair[1].0.clone()));
        }
        for (id, file) in &ids {
            let name = file.rsplit('/').next().and_then(|name| name.strip_suffix(".toml")).unwrap_or(file);
            let is_a_rule = file.starts_with("contract/") || file.starts_with("policy/");
            if is_a_rule && name != id {
                self.fault(file, Fault::Name(id.clone()));
            }
        }
        self.families_are_known(&ids);
        if !self.faults.is_empty() {
            return Err(LoadErrors::new(self.faults));
        }
        Ok(Kb {
            contract: self.contract.into(),
            policy: self.policy.into(),
            lab: self.lab.into(),
            families: self.families.into(),
            retired: self.retired.into(),
            examples: self.examples.into_iter().map(|(_, examples)| examples).collect::<Vec<_>>().into(),
            fair: self.fair.into(),
            lexicon: self.lexicon,
            language: self.language,
            moves: self.moves.into(),
            illnesses: self.illnesses.into(),
            facts: self.facts.into(),
            expected: self.expected.into(),
            repealed: self.repealed.into(),
            rates: self.rates.into(),
        })
    }
}

struct HexDigest([u8; 32]);

impl fmt::LowerHex for HexDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Kb {
    /// Reads rule files: pairs of a name such as `contract/rent/rent-001.toml` and the TOML in it.
    ///
    /// The first folder of the name says what a file is: `contract` and `policy` hold rules, `lab` indicators, `family`
    /// families of contracts, `moves` what clauses do to readers, `missing` what fair contracts say, `sources` the articles
    /// that rules cite; `facts.toml`, `illness.toml`, `language.toml`, `lexicon.toml`, `tables.toml` and `retired.toml`
    /// stand beside them. The order of
    /// the files does not matter. Rules are listed by id, indicators in the order of their files.
    ///
    /// # Errors
    ///
    /// Every fault of every file, not only the first.
    pub fn load<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Kb, LoadErrors> {
        Loader::default().load(files.into_iter().collect())
    }

    /// Every article that a rule or an expected clause cites.
    fn evidence(&self) -> impl Iterator<Item = &Evidence> {
        let rules = self.contract.iter().chain(self.policy.iter()).flat_map(|rule| rule.evidence.iter());
        rules.chain(self.expected.iter().flat_map(|clause| clause.evidence.iter()))
    }

    /// As [`Kb::load`], for files that rest on these rules: they may cite an article that a rule here cites, and a concept
    /// may use a class of words that is here. Returns these rules with those of the files, which win where both know an id
    /// ([`Kb::with`]).
    ///
    /// # Errors
    ///
    /// Every fault of every file, not only the first.
    pub fn load_beside<'a>(&self, files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Kb, LoadErrors> {
        let loader = Loader { base: Some(self), ..Loader::default() };
        Ok(self.with(loader.load(files.into_iter().collect())?))
    }
}

impl Loader<'_> {
    fn load(mut self, files: Vec<(&str, &str)>) -> Result<Kb, LoadErrors> {
        let loader = &mut self;
        let in_folder = |folder: &'static str| {
            let files = files.clone();
            files.into_iter().filter(move |(name, _)| name.split('/').next() == Some(folder))
        };
        for (name, toml) in in_folder("sources") {
            loader.source(name, toml);
        }
        for (name, toml) in &files {
            match name.split('/').next().unwrap_or_default() {
                "sources" => {}
                "contract" => loader.rule(name, toml, Card::Contract),
                "policy" => loader.rule(name, toml, Card::Policy),
                "lab" => loader.indicator(name, toml),
                "family" => loader.family(name, toml),
                "tables.toml" => loader.tables(name, toml),
                "illness.toml" => loader.illnesses(name, toml),
                "lexicon.toml" => loader.lexicon(name, toml),
                "language.toml" => loader.language(name, toml),
                "moves" => loader.a_move(name, toml),
                "facts.toml" => loader.facts(name, toml),
                "missing" => loader.missing(name, toml),
                "retired.toml" => {
                    if let Some(read) = loader.parse::<RetiredFile>(name, toml) {
                        loader
                            .retired
                            .extend(read.retired.into_iter().map(|entry| (entry.id.into(), entry.now.into())));
                    }
                }
                _ => loader.fault(name, Fault::Folder),
            }
        }
        self.finish()
    }
}
