//! Prints a knowledge base as Rust tables.

use std::{collections::BTreeMap, fmt::Write as _};

use baihua_kb::{
    BoundSource, Card, Evidence, Illness, Indicator, Kb, List, Mend, Number, Part, Rule, Sex, Specimen, Veto, When,
    Words,
};

const HEAD: &str = "// Written by `cargo xtask generate` from the files in kb/. Do not edit.\n\n";

/// The generated files by name, as they stand in `crates/kb/src/generated`.
pub(crate) fn tables(kb: &Kb) -> BTreeMap<&'static str, String> {
    let mut sources = Sources::default();
    let contract = rules(kb.rules(Card::Contract), &mut sources);
    let policy = rules(kb.rules(Card::Policy), &mut sources);
    let illness = illnesses(kb.illnesses(), &mut sources);
    let expected = expected(kb, &mut sources);
    BTreeMap::from([
        ("contract.rs", contract),
        ("policy.rs", policy),
        ("illness.rs", illness),
        ("expected.rs", expected),
        ("facts.rs", facts(kb)),
        ("sources.rs", sources.print()),
        ("lab.rs", lab(kb.indicators())),
        ("family.rs", families(kb)),
        ("examples.rs", examples(kb)),
        ("lexicon.rs", lexicon(kb)),
        ("moves.rs", moves(kb)),
        ("tables.rs", law_tables(kb)),
    ])
}

/// Articles that were cited, each printed once and named by its place.
#[derive(Default)]
struct Sources {
    seen: Vec<(String, Evidence)>,
}

impl Sources {
    fn name(&mut self, evidence: &Evidence) -> String {
        let citation = evidence.citation();
        let at = self.seen.iter().position(|(seen, _)| *seen == citation).unwrap_or_else(|| {
            self.seen.push((citation, evidence.clone()));
            self.seen.len() - 1
        });
        format!("E{at}")
    }

    fn print(&self) -> String {
        let mut out = format!("{HEAD}use crate::{{Evidence, Source, SourceKind, Words}};\n\n");
        let mut shorts: Vec<&Words> = Vec::new();
        for (_, evidence) in &self.seen {
            let source = &evidence.source;
            if shorts.contains(&&source.short) {
                continue;
            }
            shorts.push(&source.short);
            let _ = writeln!(
                out,
                "const S{}: Source = Source {{ short: {}, title: {}, kind: SourceKind::{:?}, issuer: {}, doc_no: {}, version_date: {}, effective_date: {}, status_as_of: {}, verified_on: {} }};",
                shorts.len() - 1,
                words(&source.short),
                words(&source.title),
                source.kind,
                words(&source.issuer),
                optional(source.doc_no.as_ref()),
                optional(source.version_date.as_ref()),
                optional(source.effective_date.as_ref()),
                words(&source.status_as_of),
                words(&source.verified_on),
            );
        }
        for (at, (_, evidence)) in self.seen.iter().enumerate() {
            let source = shorts.iter().position(|short| **short == evidence.source.short).unwrap_or_default();
            let _ = writeln!(
                out,
                "pub(super) const E{at}: Evidence = Evidence {{ source: S{source}, article: {}, text: {}, sha256: {} }};",
                words(&evidence.article),
                words(&evidence.text),
                words(&evidence.sha256),
            );
        }
        out
    }
}

fn words(text: &str) -> String {
    format!("Words::Borrowed({text:?})")
}

fn optional(text: Option<&Words>) -> String {
    text.map_or_else(|| "None".to_owned(), |text| format!("Some({})", words(text)))
}

fn list(items: &[Words]) -> String {
    let items: Vec<String> = items.iter().map(|item| words(item)).collect();
    format!("List::Borrowed(&[{}])", items.join(", "))
}

fn rules(rules: &[Rule], sources: &mut Sources) -> String {
    let mut out = format!(
        "{HEAD}use super::sources::*;\n#[allow(unused_imports, reason = \"which of them occur depends on the data\")]\nuse crate::{{BoundSource, Capacity, Card, Frame, Level, List, Mend, Part, Rule, RuleText, When, Words}};\n"
    );
    // A constant for each rule: the compiler needs memory by the square of the length of one.
    let constant = |rule: &Rule| rule.id.to_uppercase().replace('-', "_");
    for rule in rules {
        let name = constant(rule);
        let parts: String = rule.parts.iter().map(part).collect();
        let mends: String = rule.mends.iter().map(mend).collect();
        let bound: String = rule.bound.iter().map(bound).collect();
        let _ = write!(
            out,
            "\nconst {name}_PARTS: &[Part] = &[{parts}];\nconst {name}_MENDS: &[Mend] = &[{mends}];\nconst {name}_BOUND: &[BoundSource] = &[{bound}];\nconst {name}: Rule = "
        );
        let evidence: Vec<String> = rule.evidence.iter().map(|evidence| sources.name(evidence)).collect();
        let frames: Vec<String> = rule.frames.iter().map(|frame| format!("Frame::{frame:?}")).collect();
        let _ = writeln!(
            out,
            "Rule {{\n        id: {},\n        name: {},\n        card: Card::{:?},\n        level: Level::{:?},\n        hurts: {},\n        families: {},\n        frames: List::Borrowed(&[{}]),\n        topics: {},\n        judge: {},\n        finding: {},\n        consequence: {},\n        next_step: {},\n        say: {},\n        suggested_text: {},\n        parts: List::Borrowed({name}_PARTS),\n        mends: List::Borrowed({name}_MENDS),\n        evidence: List::Borrowed(&[{}]),\n        bound: List::Borrowed({name}_BOUND),\n        since: {},\n}};",
            words(&rule.id),
            words(&rule.name),
            rule.card,
            rule.level,
            words(&rule.hurts),
            list(&rule.families),
            frames.join(", "),
            list(&rule.topics),
            optional(rule.judge.as_ref()),
            words(&rule.finding),
            words(&rule.consequence),
            words(&rule.next_step),
            words(&rule.say),
            optional(rule.suggested_text.as_ref()),
            evidence.join(", "),
            words(&rule.since),
        );
    }
    let names: String = rules.iter().map(|rule| format!("    {},\n", constant(rule))).collect();
    let _ = write!(out, "\npub(crate) const RULES: &[Rule] = &[\n{names}];\n");
    out
}

fn illnesses(illnesses: &[Illness], sources: &mut Sources) -> String {
    let mut out = format!(
        "{HEAD}use super::sources::*;\nuse crate::{{Illness, List, Number, Stricter, Words}};\n\npub(crate) const ILLNESSES: &[Illness] = &[\n"
    );
    for illness in illnesses {
        let _ = writeln!(
            out,
            "    Illness {{\n        name: {},\n        standard: {},\n        called: {},\n        stricter: List::Borrowed(&[",
            words(&illness.name),
            sources.name(&illness.standard),
            list(&illness.called),
        );
        for way in illness.stricter.iter() {
            let _ = writeln!(
                out,
                "            Stricter {{ words: {}, without: {}, near: {}, unit: {}, above: {}, below: {}, says: {} }},",
                list(&way.words),
                list(&way.without),
                list(&way.near),
                optional(way.unit.as_ref()),
                optional_number(way.above.as_ref()),
                optional_number(way.below.as_ref()),
                words(&way.says),
            );
        }
        out.push_str("        ]),\n    },\n");
    }
    out + "];\n"
}

fn expected(kb: &Kb, sources: &mut Sources) -> String {
    let mut out = format!(
        "{HEAD}use super::sources::*;\nuse crate::{{ExpectedClause, List, Words}};\n\npub(crate) const CLAUSES: &[ExpectedClause] = &[\n"
    );
    for clause in kb.expected_clauses() {
        let evidence: Vec<String> = clause.evidence.iter().map(|evidence| sources.name(evidence)).collect();
        let _ = writeln!(
            out,
            "    ExpectedClause {{\n        id: {},\n        family: {},\n        name: {},\n        words: {},\n        needs: {},\n        unless: {},\n        mass: {},\n        why: {},\n        ask: {},\n        evidence: List::Borrowed(&[{}]),\n    }},",
            words(&clause.id),
            words(&clause.family),
            words(&clause.name),
            list(&clause.words),
            list(&clause.needs),
            list(&clause.unless),
            clause.mass,
            words(&clause.why),
            words(&clause.ask),
            evidence.join(", "),
        );
    }
    out + "];\n"
}

fn facts(kb: &Kb) -> String {
    let mut out =
        format!("{HEAD}use crate::{{List, Words}};\n\npub(crate) const WORDS: &[(Words, List<Words>)] = &[\n");
    for (class, members) in kb.fact_words() {
        let _ = writeln!(out, "    ({}, {}),", words(class), list(members));
    }
    out + "];\n"
}

fn part(part: &Part) -> String {
    format!(
        "\n            Part {{\n                text: RuleText::{:?},\n                when: {},\n                instead: {},\n                says: {},\n            }},",
        part.text,
        when(&part.when),
        part.instead,
        words(&part.says),
    )
}

fn mend(mend: &Mend) -> String {
    format!(
        "\n            Mend {{ strike: {}, beside: {}, put: {}, when: {}, adds: {} }},",
        list(&mend.strike),
        list(&mend.beside),
        words(&mend.put),
        when(&mend.when),
        mend.adds,
    )
}

fn bound(bound: &BoundSource) -> String {
    format!("\n            BoundSource {{ of: List::Borrowed(&{:?}), when: {} }},", bound.of, when(&bound.when))
}

fn when(when: &When) -> String {
    let lists: String = when.lists().iter().map(|(name, items)| format!("{name}: {}, ", list(items))).collect();
    let reader = when.reader.map_or_else(|| "None".to_owned(), |reader| format!("Some(Capacity::{reader:?})"));
    format!("When {{ {lists}reader: {reader} }}")
}

fn number(number: &Number) -> String {
    format!("Number {{ mantissa: {}, scale: {} }}", number.mantissa, number.scale)
}

fn optional_number(value: Option<&Number>) -> String {
    value.map_or_else(|| "None".to_owned(), |value| format!("Some({})", number(value)))
}

fn lab(indicators: &[Indicator]) -> String {
    let mut out = format!(
        "{HEAD}#[allow(unused_imports, reason = \"which of them occur depends on the data\")]\nuse crate::{{Conversion, Critical, Far, Indicator, List, Number, Range, Sex, Window, Words}};\n\npub(crate) const INDICATORS: &[Indicator] = &[\n"
    );
    for item in indicators {
        let conversions: Vec<String> = item
            .conversions
            .iter()
            .map(|c| {
                format!(
                    "Conversion {{ unit: {}, factor: {}, only_as: {} }}",
                    words(&c.unit),
                    number(&c.factor),
                    optional(c.only_as.as_ref())
                )
            })
            .collect();
        let ranges: Vec<String> = item
            .ranges
            .iter()
            .map(|range| {
                let sex = match range.sex {
                    Some(Sex::Male) => "Some(Sex::Male)",
                    Some(_) => "Some(Sex::Female)",
                    None => "None",
                };
                format!(
                    "Range {{ sex: {sex}, age_from: {}, age_to: {}, low: {}, low_inclusive: {}, high: {}, high_inclusive: {} }}",
                    range.age_from,
                    range.age_to,
                    optional_number(range.low.as_ref()),
                    range.low_inclusive,
                    optional_number(range.high.as_ref()),
                    range.high_inclusive
                )
            })
            .collect();
        let critical = item.critical.as_ref().map_or_else(
            || "None".to_owned(),
            |critical| {
                format!(
                    "Some(Critical {{ low: {}, high: {}, source: {}, note: {} }})",
                    number(&critical.low),
                    number(&critical.high),
                    words(&critical.source),
                    words(&critical.note)
                )
            },
        );
        let far = item.far.as_ref().map_or_else(
            || "None".to_owned(),
            |far| {
                format!(
                    "Some(Far {{ low: {}, high: {}, advice: {} }})",
                    optional_number(far.low.as_ref()),
                    optional_number(far.high.as_ref()),
                    words(&far.advice)
                )
            },
        );
        let _ = writeln!(
            out,
            "    Indicator {{\n        id: {},\n        chinese: {},\n        group: {},\n        names: {},\n        not: {},\n        unit: {},\n        conversions: List::Borrowed(&[{}]),\n        ranges: List::Borrowed(&[{}]),\n        range_src: {},\n        range_note: {},\n        window: Window {{ low: {}, high: {} }},\n        spread: {},\n        department: {},\n        far: {far},\n        critical: {critical},\n        meaning: {},\n        when_high: {},\n        when_low: {},\n        ask_high: {},\n        ask_low: {},\n        ask_low_women: {},\n    }},",
            words(&item.id),
            words(&item.chinese),
            words(&item.group),
            list(&item.names),
            list(&item.not),
            words(&item.unit),
            conversions.join(", "),
            ranges.join(", "),
            words(&item.range_src),
            words(&item.range_note),
            number(&item.window.low),
            number(&item.window.high),
            number(&item.spread),
            words(&item.department),
            words(&item.meaning),
            words(&item.when_high),
            words(&item.when_low),
            list(&item.ask_high),
            list(&item.ask_low),
            list(&item.ask_low_women),
        );
    }
    out + "];\n"
}

fn families(kb: &Kb) -> String {
    let mut out = format!("{HEAD}use crate::{{Family, List, Words}};\n\npub(crate) const FAMILIES: &[Family] = &[\n");
    for family in kb.families() {
        let _ = writeln!(
            out,
            "    Family {{ id: {}, name: {}, titles: {}, words: {}, weak: {}, strong: {} }},",
            words(&family.id),
            words(&family.name),
            list(&family.titles),
            list(&family.words),
            list(&family.weak),
            list(&family.strong),
        );
    }
    out.push_str("];\n\npub(crate) const RETIRED: &[(Words, Words)] = &[\n");
    for (old, new) in kb.retired() {
        let _ = writeln!(out, "    ({}, {}),", words(old), words(new));
    }
    out + "];\n"
}

fn examples(kb: &Kb) -> String {
    let mut out = format!("{HEAD}use crate::{{Example, Examples, List, Words}};\n\n");
    let print = |examples: &List<baihua_kb::Example>| {
        let items: Vec<String> = examples
            .iter()
            .map(|e| {
                format!(
                    "\n        Example {{ text: {}, party: {}, why: {} }}",
                    words(&e.text),
                    optional(e.party.as_ref()),
                    words(&e.why)
                )
            })
            .collect();
        format!("List::Borrowed(&[{}])", items.join(","))
    };
    let mut entries = Vec::new();
    for rule in kb.rules(Card::Contract).iter().chain(kb.rules(Card::Policy)) {
        if let Some(examples) = kb.examples(&rule.id) {
            entries.push(format!(
                "Examples {{ rule: {}, hits: {}, misses: {} }}",
                words(&rule.id),
                print(&examples.hits),
                print(&examples.misses)
            ));
        }
    }
    out.push_str(&table("EXAMPLES", "Examples", 'E', &entries));
    out.push_str("\npub(crate) const FAIR: &[(Words, Words)] = &[\n");
    for (family, text) in kb.fair_sentences() {
        let _ = writeln!(out, "    ({}, {}),", words(family), words(text));
    }
    out + "];\n"
}

fn lexicon(kb: &Kb) -> String {
    let mut out = format!(
        "{HEAD}use crate::{{Concept, Lexicon, List, Words}};\n\npub(crate) const LEXICON: Lexicon = Lexicon {{\n    words: List::Borrowed(&[\n"
    );
    for (class, words_of_class) in kb.lexicon().words.iter() {
        let _ = writeln!(out, "        ({}, {}),", words(class), list(words_of_class));
    }
    out.push_str("    ]),\n    concepts: List::Borrowed(&[\n");
    for concept in kb.lexicon().concepts.iter() {
        let _ = writeln!(
            out,
            "        Concept {{ name: {}, meaning: {}, operative: {}, any: {} }},",
            words(&concept.name),
            words(&concept.meaning),
            concept.operative,
            list(&concept.any),
        );
    }
    out + "    ]),\n};\n"
}

fn moves(kb: &Kb) -> String {
    let mut out = format!(
        "{HEAD}#[allow(unused_imports, reason = \"which of them occur depends on the data\")]\nuse crate::{{Language, List, Move, Specimen, Veto, Wording, Words}};\n\npub(crate) const LANGUAGE: Language = Language {{\n"
    );
    let language = kb.language();
    for (name, classes) in [("words", &language.words), ("signs", &language.signs), ("acts", &language.acts)] {
        let _ = writeln!(out, "    {name}: List::Borrowed(&[");
        for (class, members) in classes.iter() {
            let _ = writeln!(out, "        ({}, {}),", words(class), list(members));
        }
        out.push_str("    ]),\n");
    }
    out.push_str("};\n\n");
    let vetoes = |vetoes: &[Veto]| {
        let all: Vec<String> = vetoes
            .iter()
            .map(|veto| format!("Veto {{ question: {}, when: {} }}", words(&veto.question), words(&veto.when)))
            .collect();
        format!("List::Borrowed(&[{}])", all.join(", "))
    };
    let specimens = |specimens: &[Specimen]| {
        let all: Vec<String> = specimens
            .iter()
            .map(|s| format!("Specimen {{ text: {}, party: {} }}", words(&s.text), optional(s.party.as_ref())))
            .collect();
        format!("List::Borrowed(&[{}])", all.join(", "))
    };
    let mut entries = Vec::new();
    for a_move in kb.moves() {
        let mut entry = String::new();
        let _ = writeln!(
            entry,
            "Move {{\n        id: {},\n        name: {},\n        does: {},\n        speaks: {},\n        unless: {},\n        wordings: List::Borrowed(&[",
            words(&a_move.id),
            words(&a_move.name),
            words(&a_move.does),
            list(&a_move.speaks),
            vetoes(&a_move.unless),
        );
        for wording in a_move.wordings.iter() {
            let _ = writeln!(
                entry,
                "            Wording {{ say: {}, only: {}, unless: {}, speaks: {} }},",
                words(&wording.say),
                list(&wording.only),
                vetoes(&wording.unless),
                list(&wording.speaks),
            );
        }
        let _ = writeln!(
            entry,
            "        ]),\n        hits: {},\n        misses: {},\n    }}",
            specimens(&a_move.hits),
            specimens(&a_move.misses)
        );
        entries.push(entry);
    }
    out + &table("MOVES", "Move", 'M', &entries)
}

/// A table with a constant for every entry: of one constant as large as the table the compiler asks six times the memory.
fn table(name: &str, of: &str, letter: char, entries: &[String]) -> String {
    let mut out = String::new();
    for (number, entry) in entries.iter().enumerate() {
        let _ = writeln!(out, "const {letter}{number}: {of} = {};", entry.trim_end());
    }
    let all: Vec<String> = (0..entries.len()).map(|number| format!("{letter}{number}")).collect();
    let _ = writeln!(out, "\npub(crate) const {name}: &[{of}] = &[{}];", all.join(", "));
    out
}

fn law_tables(kb: &Kb) -> String {
    let mut out =
        format!("{HEAD}use crate::{{Number, Rate, Repealed, Words}};\n\npub(crate) const REPEALED: &[Repealed] = &[\n");
    for entry in kb.repealed() {
        let _ = writeln!(
            out,
            "    Repealed {{ law: {}, since: {}, now: {} }},",
            words(&entry.law),
            words(&entry.since),
            words(&entry.now)
        );
    }
    out.push_str("];\n\npub(crate) const RATES: &[Rate] = &[\n");
    for rate in kb.loan_prime_rates() {
        let _ = writeln!(out, "    Rate {{ from: {}, percent: {} }},", words(&rate.from), number(&rate.percent));
    }
    out + "];\n"
}
