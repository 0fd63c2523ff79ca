//! What a rule must have beyond its shape; every fault is reported, not only the first.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use anyhow::Result;
use baihua_kb::{Card, Entry, Kb, Mend, Rule, RuleText, When};

use crate::{sources, tables};

/// Firing examples a rule must have at least, and near misses.
const EXAMPLES: (usize, usize) = (4, 4);
/// Words that have no place in front of a worried reader.
const SCARE: [&str; 7] = ["骗局", "黑心", "陷阱", "坑人", "霸王", "应当起诉", "必须起诉"];
/// Letters of parties: a text says `{party}` and `{counter}`, because which letter the reader has differs from contract to contract.
const LETTERS: [&str; 3] = ["甲方", "乙方", "丙方"];
/// What a text leaves for the parties to fill in.
const BLANK: &str = "【　】";
/// The consumers' line, which has no say in a matter of work alone.
const CONSUMERS: &str = "12315";
/// Length in characters of a run that two examples of one rule may not share.
const SAME_WORDING: usize = 14;

/// Everything that is wrong with the rules, in no need of the corpus.
pub(crate) fn faults(kb: &Kb) -> Vec<String> {
    let mut faults = Vec::new();
    let known: BTreeMap<String, _> = tables::contract().chain(tables::policy()).collect();
    let mut names: BTreeMap<&str, &str> = BTreeMap::new();
    let mut findings: BTreeMap<&str, &str> = BTreeMap::new();
    for rule in kb.rules(Card::Contract).iter().chain(kb.rules(Card::Policy)) {
        let id = rule.id.as_ref();
        let mut fault = |message: String| faults.push(format!("{id}: {message}"));
        match known.get(id) {
            None => fault("not in the tables of the specification".to_owned()),
            Some(level) if *level != rule.level => fault(format!("level {} instead of {level}", rule.level)),
            Some(_) => {}
        }
        if let Some(other) = names.insert(&rule.name, id) {
            fault(format!("has the name of {other}"));
        }
        if let Some(other) = findings.insert(&rule.finding, id) {
            fault(format!("has the finding of {other}"));
        }
        if rule.evidence.is_empty() != id.starts_with("gen-") {
            fault("gen- rules cite nothing, all others cite something".to_owned());
        }
        if rule.card == Card::Contract && rule.suggested_text.is_none() {
            fault("no fairer wording".to_owned());
        }
        if let Some(judge) = rule.judge.as_deref().filter(|judge| !baihua_analyzer::train::JUDGES.contains(judge)) {
            fault(format!("names a judge that does not exist: {judge}"));
        }
        for evidence in rule.evidence.iter().filter(|evidence| evidence.text.trim().is_empty()) {
            fault(format!("cites {evidence} without its text"));
        }
        texts(rule, kb, &mut fault);
        families(rule, &mut fault);
        examples(kb, rule, &mut fault);
    }
    for id in known.keys().map(String::as_str).chain(tables::LAB) {
        if kb.lookup(id).map(Entry::id) != Some(id) {
            faults.push(format!("{id}: in the tables of the specification, but in no file"));
        }
    }
    for (old, new) in kb.retired() {
        if old == new || kb.lookup(old).map(Entry::id) != Some(new) {
            faults.push(format!("{old}: retired in favour of {new}, which does not answer for it"));
        }
        if known.contains_key(old.as_ref()) {
            faults.push(format!("{old}: retired, but in the tables of the specification"));
        }
    }
    for mend in kb.language().softened.iter() {
        mend_is_whole(mend, kb, &mut |message| faults.push(format!("language.toml: {message}")));
    }
    shared_examples(kb, &mut faults);
    expected(kb, &mut faults);
    wordings(kb, &mut faults);
    for indicator in kb.indicators() {
        if !tables::LAB.contains(&indicator.id.as_ref()) {
            faults.push(format!("{}: not among the indicators of the specification", indicator.id));
        }
        if indicator.critical.is_some() != tables::CRITICAL.contains(&indicator.id.as_ref()) {
            faults.push(format!(
                "{}: critical thresholds where the specification has none, or none where it has",
                indicator.id
            ));
        }
        if indicator.range_src.is_empty() {
            faults.push(format!("{}: no source of the range", indicator.id));
        }
    }
    faults
}

/// What the sources of the rules say and the corpus does not: sources it lacks or holds as superseded, articles it lacks or words
/// otherwise. `corpus` is the folder with `index.json`.
pub(crate) fn corpus_faults(kb: &Kb, corpus: &Path) -> Result<Vec<String>> {
    let corpus = sources::Corpus::open(corpus)?;
    let mut faults = Vec::new();
    for rule in kb.rules(Card::Contract).iter().chain(kb.rules(Card::Policy)) {
        for evidence in rule.evidence.iter() {
            if let Some(fault) = corpus.fault(evidence)? {
                faults.push(format!("{}: {evidence}: {fault}", rule.id));
            }
        }
    }
    for clause in kb.expected_clauses() {
        for evidence in clause.evidence.iter() {
            if let Some(fault) = corpus.fault(evidence)? {
                faults.push(format!("{}: {evidence}: {fault}", clause.id));
            }
        }
    }
    Ok(faults)
}

/// Longest sentence of why or ask, in characters.
const ONE_SENTENCE: usize = 45;

/// What fair contracts say, and why it is asked for.
fn expected(kb: &Kb, faults: &mut Vec<String>) {
    let mut names: BTreeSet<(&str, &str)> = BTreeSet::new();
    for clause in kb.expected_clauses() {
        let id = clause.id.as_ref();
        let mut fault = |message: String| faults.push(format!("{id}: {message}"));
        if !kb.families().iter().any(|family| family.id == clause.family) {
            fault(format!("expected in {}, which is no family", clause.family));
        }
        if !id.strip_prefix(clause.family.as_ref()).is_some_and(|rest| rest.starts_with('-')) {
            fault(format!("its id does not begin with {}-", clause.family));
        }
        if !names.insert((&clause.family, &clause.name)) {
            fault("has the name of another".to_owned());
        }
        if clause.words.is_empty() || clause.words.iter().any(|word| word.trim().is_empty()) {
            fault("no words tell whether it is there".to_owned());
        }
        if clause.evidence.is_empty() {
            fault("cites nothing".to_owned());
        }
        for (what, text) in [("why", &clause.why), ("ask", &clause.ask)] {
            if !text.ends_with('。') || text.matches('。').count() > 1 || text.chars().count() > ONE_SENTENCE {
                fault(format!("{what} is not one short sentence"));
            }
            for word in SCARE.iter().chain(&LETTERS).filter(|word| text.contains(*word)) {
                fault(format!("{what} says {word}"));
            }
            if text.contains("无效") && !clause.evidence.iter().any(|evidence| evidence.text.contains("无效")) {
                fault(format!("{what} says 无效, which no cited article says"));
            }
            if text.contains(['{', '}', '【', '】', '_']) {
                fault(format!("{what} leaves something open"));
            }
            let lawful: BTreeSet<_> = clause.evidence.iter().flat_map(|evidence| figures(&evidence.text)).collect();
            for figure in figures(text).into_iter().filter(|figure| !lawful.contains(figure)) {
                fault(format!("{what} brings in {figure}, which no cited article has"));
            }
        }
    }
}

/// Wordings of moves, signs and acts with a choice in which a party alone swallows a longer word: 与D无关|D finds whatever D does.
fn wordings(kb: &Kb, faults: &mut Vec<String>) {
    let mut look = |place: &str, wording: &str| {
        let choices = wording.split_whitespace().filter_map(swallowed);
        faults.extend(choices.map(|(word, party)| format!("{place}: {word} beside {party} alone in {wording}")));
    };
    for a_move in kb.moves() {
        let place = format!("moves/{}.toml", a_move.id);
        a_move.speaks.iter().chain(a_move.unless.iter().map(|veto| &veto.when)).for_each(|when| look(&place, when));
        for wording in a_move.wordings.iter() {
            let conditions = wording.only.iter().chain(wording.unless.iter().map(|veto| &veto.when));
            let said = std::iter::once(&wording.say).chain(conditions).chain(wording.speaks.iter());
            said.for_each(|words| look(&place, words));
        }
    }
    let language = kb.language();
    for (name, said) in language.signs.iter().chain(language.acts.iter()) {
        said.iter().for_each(|wording| look(&format!("language.toml: {name}"), wording));
    }
}

/// The word of a choice that needs more than a party, 与D无关, where the choice holds the party alone as well. What stands before
/// a party is no more than how it is found (由D|D), and so is 的 behind it.
fn swallowed(choice: &str) -> Option<(&str, &str)> {
    let words = || choice.split('|');
    let alone = words().filter(|word| ["R", "D", "B", "T"].contains(word));
    alone.flat_map(|party| words().map(move |word| (word, party))).find(|(word, party)| {
        let behind = word.split_once(party).map_or("", |(_, behind)| behind);
        !matches!(behind, "" | "的")
    })
}

/// One clause cannot teach two rules, and cannot be a problem here and lawful there.
fn shared_examples(kb: &Kb, faults: &mut Vec<String>) {
    let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
    for rule in kb.rules(Card::Contract).iter().chain(kb.rules(Card::Policy)) {
        let Some(examples) = kb.examples(&rule.id) else { continue };
        for example in examples.hits.iter().chain(examples.misses.iter()) {
            if let Some(other) = seen.insert(&example.text, &rule.id) {
                faults.push(format!("{}: shares an example with {other}: {}", rule.id, example.text));
            }
        }
    }
}

fn texts(rule: &Rule, kb: &Kb, fault: &mut impl FnMut(String)) {
    let texts = [
        ("finding", &rule.finding),
        ("consequence", &rule.consequence),
        ("next_step", &rule.next_step),
        ("say", &rule.say),
    ];
    let parts = rule.parts.iter().map(|part| (part.text.as_str(), &part.says)).filter(|(_, says)| !says.is_empty());
    for (what, text) in
        texts.into_iter().chain(rule.suggested_text.as_ref().map(|text| ("suggested_text", text))).chain(parts)
    {
        if text.trim().is_empty() {
            fault(format!("{what} is empty"));
        }
        for word in SCARE.iter().filter(|word| text.contains(*word)) {
            fault(format!("{what} says {word}"));
        }
        for letter in LETTERS.iter().filter(|letter| text.contains(*letter)) {
            fault(format!("{what} says {letter}, which is another side in another contract"));
        }
        for open in text.split('{').skip(1) {
            let name = open.split('}').next().unwrap_or_default();
            if !["party", "counter"].contains(&name) && (what, name) != ("suggested_text", "clause") {
                fault(format!("{what} has an unknown place {{{name}}}"));
            }
        }
        if text.contains("__") || text.replace(BLANK, "").contains(['【', '】']) {
            fault(format!("{what} has a blank other than {BLANK}"));
        }
        if text.contains("无效") && !rule.evidence.iter().any(|evidence| evidence.text.contains("无效")) {
            fault(format!("{what} says 无效, which no cited article says"));
        }
        for article in articles(text) {
            if !rule.evidence.iter().any(|evidence| evidence.article.contains(&article)) {
                fault(format!("{what} names {article}, which is not cited"));
            }
        }
        if text.contains(CONSUMERS) && rule.families.iter().all(|family| family == "labor") {
            fault(format!("{what} sends a worker to {CONSUMERS}"));
        }
    }
    for part in rule.parts.iter() {
        let what = part.text.as_str();
        conditions(&format!("a part of {what}"), &part.when, rule.card, fault);
        if part.says.is_empty() && !part.instead {
            fault(format!("a part of {what} says nothing"));
        }
    }
    for bound in rule.bound.iter() {
        conditions("a source", &bound.when, rule.card, fault);
        if bound.of.is_empty() {
            fault("a source names no citation".to_owned());
        }
    }
    for mend in rule.mends.iter() {
        mend_is_whole(mend, kb, fault);
        if !mend.when.is_always() {
            conditions("a mend", &mend.when, rule.card, fault);
        }
        if rule.card == Card::Policy {
            fault("policies are not mended".to_owned());
        }
    }
    let lawful: BTreeSet<_> = rule.evidence.iter().flat_map(|evidence| figures(&evidence.text)).collect();
    let suggested = rule.parts.iter().filter(|part| part.text == RuleText::SuggestedText).map(|part| &part.says);
    for figure in rule
        .suggested_text
        .iter()
        .chain(suggested)
        .flat_map(|text| figures(text))
        .filter(|figure| !lawful.contains(figure))
    {
        fault(format!("suggested_text brings in {figure}, which no cited article has"));
    }
}

/// A mend strikes something, keeps no more than it found, and brings in nothing of its own.
fn mend_is_whole(mend: &Mend, kb: &Kb, fault: &mut dyn FnMut(String)) {
    let kept = |text: &str| text.chars().filter(|c| matches!(c, '#' | '~')).count();
    if mend.strike.is_empty() || mend.strike.iter().any(|way| way.trim().is_empty()) {
        fault("a mend strikes nothing".to_owned());
    }
    for way in mend.strike.iter() {
        // With nothing behind it a gap takes in nothing: 归~2 would leave half a word standing.
        if way.trim_end_matches(|c: char| c.is_ascii_digit()).ends_with('~') {
            fault(format!("a mend strikes `{way}`, whose gap has no end"));
        }
        if kept(&mend.put) > kept(way) {
            fault(format!("a mend puts more than `{way}` keeps"));
        }
    }
    for way in mend.strike.iter().chain(mend.beside.iter()) {
        for class in way.split('{').skip(1).filter_map(|after| after.split('}').next()) {
            if !kb.language().words.iter().any(|(name, _)| name == class) {
                fault(format!("a mend names a class `{class}` that language.toml does not have"));
            }
        }
    }
    for figure in figures(&mend.put) {
        fault(format!("a mend brings in {figure}"));
    }
    if mend.put.replace(BLANK, "").contains(['【', '】']) {
        fault(format!("a mend has a blank other than {BLANK}"));
    }
    for letter in LETTERS.iter().filter(|letter| mend.put.contains(*letter)) {
        fault(format!("a mend says {letter}, which is another side in another contract"));
    }
}

/// Conditions that ask for something, and for what there is.
fn conditions(what: &str, when: &When, card: Card, fault: &mut impl FnMut(String)) {
    let known = known_families(card);
    if when.is_always() {
        fault(format!("{what} asks for nothing"));
    }
    for family in when.families.iter().chain(when.outside.iter()) {
        if !known.contains(family.as_ref()) {
            fault(format!("{what} asks for {family}, which is no family"));
        }
    }
}

/// The articles that a text names, such as 第五百零六条.
fn articles(text: &str) -> Vec<String> {
    let named = text.split('第').skip(1).filter_map(|after| {
        let (number, _) = after.split_once('条')?;
        (!number.is_empty() && number.chars().all(is_numeral)).then(|| format!("第{number}条"))
    });
    named.collect()
}

/// The sums, shares and periods of a text in one way of writing: 三十日, 30日 and 三十天 are `30日`.
/// A day and a year alone are left out: they are what something is counted by.
fn figures(text: &str) -> BTreeSet<String> {
    /// What shares are written with before the number, and with what after it.
    const SHARES: [(&str, &str); 3] = [("百分之", "%"), ("千分之", "‰"), ("万分之", "‱")];
    /// Units, and how they are written here.
    const UNITS: [(&str, &str); 9] = [
        ("个工作日", "工作日"),
        ("个月", "月"),
        ("小时", "小时"),
        ("日", "日"),
        ("天", "日"),
        ("年", "年"),
        ("元", "元"),
        ("％", "%"),
        ("%", "%"),
    ];
    let mut found = BTreeSet::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let share = SHARES.iter().find_map(|(before, unit)| Some((rest.strip_prefix(before)?, *unit)));
        let number = share.map_or(rest, |(after, _)| after);
        let end = number.find(|c: char| !is_numeral(c)).unwrap_or(number.len());
        let (number, after) = number.split_at(end);
        if number.is_empty() {
            rest = &rest[first.len_utf8()..];
            continue;
        }
        let unit = share.map(|(_, unit)| unit);
        let unit = unit.or_else(|| UNITS.iter().find_map(|(name, unit)| after.starts_with(name).then_some(*unit)));
        if let Some((unit, value)) = unit.zip(value(number)) {
            found.insert(format!("{value}{unit}"));
        }
        rest = after;
    }
    found.remove("1日");
    found.remove("1年");
    found
}

fn is_numeral(c: char) -> bool {
    c.is_ascii_digit() || "零一二三四五六七八九十百千万两".contains(c)
}

/// The number that digits or Chinese numerals write, 20 for 20 and for 二十.
fn value(numeral: &str) -> Option<u32> {
    if let Ok(value) = numeral.parse() {
        return Some(value);
    }
    let (mut sum, mut digit) = (0_u32, None);
    for c in numeral.chars() {
        let unit = match c {
            '十' => 10,
            '百' => 100,
            '千' => 1_000,
            '万' => 10_000,
            _ => {
                let numerals = "零一二三四五六七八九".chars();
                digit = numerals.zip(0..).find_map(|(name, value)| (name == c).then_some(value));
                digit = if c == '两' { Some(2) } else { digit };
                digit?;
                continue;
            }
        };
        if unit == 10_000 {
            sum = sum.checked_add(digit.take().unwrap_or(0))?.checked_mul(unit)?;
        } else {
            sum = sum.checked_add(digit.take().unwrap_or(1) * unit)?;
        }
    }
    sum.checked_add(digit.unwrap_or(0))
}

/// Families of contracts, or kinds of insurance.
fn known_families(card: Card) -> BTreeSet<&'static str> {
    match card {
        Card::Policy => ["health", "critical", "accident", "life", "auto", "property", "group"].into(),
        _ => tables::families().collect(),
    }
}

fn families(rule: &Rule, fault: &mut impl FnMut(String)) {
    let mut known = known_families(rule.card);
    known.insert("*");
    if rule.families.is_empty() {
        fault("applies to no family".to_owned());
    }
    for family in rule.families.iter().filter(|family| !known.contains(family.as_ref())) {
        fault(format!("applies to {family}, which is no family"));
    }
}

fn examples(kb: &Kb, rule: &Rule, fault: &mut impl FnMut(String)) {
    let Some(examples) = kb.examples(&rule.id) else { return fault("no examples".to_owned()) };
    if examples.hits.len() < EXAMPLES.0 || examples.misses.len() < EXAMPLES.1 {
        fault(format!("{} firing examples and {} near misses", examples.hits.len(), examples.misses.len()));
    }
    for miss in examples.misses.iter().filter(|miss| miss.why.is_empty()) {
        fault(format!("no reason why it is lawful: {}", miss.text));
    }
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for (number, hit) in examples.hits.iter().enumerate() {
        let chars: Vec<char> = hit.text.chars().filter(|c| c.is_alphanumeric()).collect();
        for run in chars.windows(SAME_WORDING) {
            if let Some(other) = seen.insert(run.iter().collect(), number)
                && other != number
            {
                fault(format!("two examples share the wording {}", run.iter().collect::<String>()));
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use baihua_kb::{Kb, builtin};
    use baihua_testkit::rule_files;

    use super::{corpus_faults, faults};

    fn load(files: &[(String, String)]) -> Kb {
        let files = files.iter().map(|(name, toml)| (name.as_str(), toml.as_str()));
        Kb::load(files).unwrap_or_else(|faults| panic!("{faults:?}"))
    }

    /// The faults of `id` after `change` was made to its file.
    fn faults_after(id: &str, change: impl FnOnce(&str) -> String) -> Vec<String> {
        let mut files = rule_files(builtin());
        let wanted = format!("id = \"{id}\"");
        let (_, toml) = files.iter_mut().find(|(_, toml)| toml.starts_with(&wanted)).expect("the rule has a file");
        let changed = change(toml);
        assert_ne!(changed, *toml, "nothing was changed");
        *toml = changed;
        faults(&load(&files))
    }

    fn check(id: &str, change: impl FnOnce(&str) -> String, wanted: &str) {
        let found = faults_after(id, change);
        assert!(found.iter().any(|fault| fault.starts_with(id) && fault.contains(wanted)), "{wanted}: {found:?}");
    }

    /// The value of a line such as `finding = "…"`.
    fn line<'t>(toml: &'t str, key: &str) -> &'t str {
        toml.lines().find(|line| line.starts_with(&format!("{key} = "))).expect("every rule has this line")
    }

    #[test]
    fn the_built_in_rules_have_no_fault() {
        assert_eq!(faults(builtin()), Vec::<String>::new());
    }

    #[test]
    fn an_id_outside_the_tables_and_one_that_is_missing() {
        let mut files = rule_files(builtin());
        let (name, toml) = files.iter_mut().find(|(name, _)| name.ends_with("/rent-001.toml")).expect("it has a file");
        (*name, *toml) = (name.replace("rent-001", "rent-099"), toml.replacen("rent-001", "rent-099", 1));
        let found = faults(&load(&files));
        assert!(found.contains(&"rent-099: not in the tables of the specification".to_owned()), "{found:?}");
        assert!(
            found.contains(&"rent-001: in the tables of the specification, but in no file".to_owned()),
            "{found:?}"
        );
    }

    #[test]
    fn a_level_other_than_the_tables_have() {
        check("rent-001", |toml| toml.replacen("\"high\"", "\"low\"", 1), "level low instead of high");
    }

    #[test]
    fn a_rule_without_a_source() {
        check(
            "rent-001",
            |toml| toml.replacen(line(toml, "evidence"), "evidence = []", 1),
            "all others cite something",
        );
    }

    #[test]
    fn a_name_or_finding_of_another_rule() {
        let other =
            rule_files(builtin()).into_iter().find(|(name, _)| name.ends_with("rent-002.toml")).expect("it is there").1;
        for key in ["name", "finding"] {
            let (theirs, mine) = (line(&other, key).to_owned(), "rent-001");
            let found = faults_after(mine, |toml| toml.replacen(line(toml, key), &theirs, 1));
            assert!(
                found.iter().any(|fault| fault.contains(&format!("has the {key} of rent-001"))),
                "{key}: {found:?}"
            );
        }
    }

    #[test]
    fn too_few_examples_and_examples_without_a_reason() {
        let cut = |toml: &str, mark: &str, keep: usize| {
            let pieces: Vec<&str> = toml.split(mark).collect();
            pieces[..=keep].join(mark)
        };
        check("rent-001", |toml| cut(toml, "[[miss]]", 3), "3 near misses");
        let found = faults_after("rent-001", |toml| {
            let (head, misses) = toml.split_once("[[miss]]").expect("it has near misses");
            format!("{}[[miss]]{misses}", cut(head, "[[hit]]", 3))
        });
        assert!(found.iter().any(|fault| fault.contains("3 firing examples")), "{found:?}");
        check(
            "rent-001",
            |toml| {
                let at = toml.find("[[miss]]").expect("it has near misses");
                let why = toml[at..].lines().find(|line| line.starts_with("why = ")).expect("it has a reason");
                format!("{}{}", &toml[..at], toml[at..].replacen(why, "why = \"\"", 1))
            },
            "no reason why it is lawful",
        );
    }

    #[test]
    fn duplicated_wording_within_a_rule_and_between_rules() {
        let hit = |toml: &str| {
            let at = toml.find("[[hit]]").expect("it has examples");
            toml[at..].lines().nth(1).expect("an example has a text").to_owned()
        };
        check(
            "rent-001",
            |toml| {
                let text = hit(toml).replacen("text = \"", "text = \"另外，", 1);
                toml.replacen("[[hit]]", &format!("[[hit]]\n{text}\n\n[[hit]]"), 1)
            },
            "two examples share the wording",
        );
        let other =
            rule_files(builtin()).into_iter().find(|(name, _)| name.ends_with("rent-002.toml")).expect("it is there").1;
        let theirs = hit(&other);
        let found =
            faults_after("rent-001", |toml| toml.replacen("[[hit]]", &format!("[[hit]]\n{theirs}\n\n[[hit]]"), 1));
        assert!(found.iter().any(|fault| fault.contains("shares an example with rent-001")), "{found:?}");
    }

    #[test]
    fn words_that_scare_and_places_that_nobody_fills() {
        check("rent-001", |toml| toml.replacen("finding = \"", "finding = \"这是陷阱。", 1), "says 陷阱");
        check("rent-001", |toml| toml.replacen("finding = \"", "finding = \"{nobody}", 1), "unknown place {nobody}");
        // Families of contracts are known when rules are loaded; kinds of insurance stand in the specification alone.
        let castle = |toml: &str| toml.replacen(line(toml, "families"), "families = [\"castle\"]", 1);
        check("pol-001", castle, "which is no family");
    }

    /// A rule file without its `[[source]]` tables, so that its evidence can be replaced.
    fn unbound(toml: &str) -> String {
        let tables = toml.split("\n[[").enumerate();
        let kept = tables.filter(|(n, table)| *n == 0 || !table.starts_with("source]]")).map(|(_, table)| table);
        kept.collect::<Vec<_>>().join("\n[[")
    }

    #[test]
    fn texts_that_are_not_true_of_every_clause() {
        let before = |key: &'static str, words: &'static str| {
            move |toml: &str| toml.replacen(&format!("{key} = \""), &format!("{key} = \"{words}"), 1)
        };
        check("rent-007", before("say", "甲方不退。"), "say says 甲方");
        check("rent-007", before("suggested_text", "交____。"), "suggested_text has a blank other than");
        check("rent-007", before("suggested_text", "交【 】。"), "suggested_text has a blank other than");
        check("rent-007", before("suggested_text", "交五百元。"), "brings in 500元");
        check("rent-007", before("suggested_text", "每日付万分之三。"), "brings in 3‱");
        check("rent-007", before("suggested_text", "十五天内付。"), "brings in 15日");
        check("rent-007", before("say", "按民法典第五百条，"), "names 第五百条, which is not cited");
        check("labor-007", before("next_step", "打12315。"), "sends a worker to 12315");
        check(
            "loan-010",
            |toml| {
                let toml = unbound(toml).replacen(line(toml, "evidence"), "evidence = [\"民法典 第六百七十三条\"]", 1);
                before("finding", "这条无效。")(&toml)
            },
            "finding says 无效",
        );
        let part = |toml: &str| format!("{toml}\n[[part]]\nin = \"finding\"\nsays = \"写明的金额是三元。\"\n");
        check("rent-007", part, "asks for nothing");
    }

    #[test]
    fn a_party_alone_swallows_what_stands_beside_it() {
        assert_eq!(super::swallowed("与D无关|D"), Some(("与D无关", "D")));
        assert_eq!(super::swallowed("不管|D不|D"), Some(("D不", "D")));
        for fair in ["由D|D", "R的|R", "与D无关|D不", "由R|由D承担", "D"] {
            assert_eq!(super::swallowed(fair), None, "{fair}");
        }
    }

    #[test]
    fn figures_are_the_same_however_they_are_written() {
        let all = |text: &str| super::figures(text).into_iter().collect::<Vec<_>>().join(" ");
        assert_eq!(all("三十日内、30日内、三十天内"), "30日");
        assert_eq!(all("百分之一百五十，150％，万分之五，百分之二十"), "150% 20% 5‱");
        assert_eq!(all("十二个月，三个工作日，40小时，一万二千元，两年"), "12000元 12月 2年 3工作日 40小时");
        assert_eq!(all("每逾期一日，任何一方，一年期利率，【　】日"), "");
    }

    #[test]
    fn a_retired_id_that_leads_nowhere() {
        let mut files = rule_files(builtin());
        files.retain(|(name, _)| name != "retired.toml");
        files.push(("retired.toml".to_owned(), "[[retired]]\nid = \"rent-004\"\nnow = \"rent-999\"\n".to_owned()));
        let found = faults(&load(&files));
        assert_eq!(found, ["rent-004: retired in favour of rent-999, which does not answer for it"]);
    }

    #[test]
    fn sources_that_the_corpus_does_not_bear_out() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let rule = builtin().rules(baihua_kb::Card::Contract)[0].clone();
        let evidence = &rule.evidence[0];
        let files: Vec<_> = rule_files(builtin())
            .into_iter()
            .filter(|(name, _)| *name == format!("contract/{}.toml", rule.id) || name.starts_with("sources/"))
            .map(|(name, toml)| {
                let all = if name.starts_with("sources/") {
                    None
                } else {
                    toml.lines().find(|l| l.starts_with("evidence = "))
                };
                let one = format!("evidence = [\"{} {}\"]", evidence.source.short, evidence.article);
                let toml = all.map_or_else(|| toml.clone(), |all| unbound(&toml).replacen(all, &one, 1));
                (name, toml)
            })
            .collect();
        let kb = load(&files);
        let corpus = |status: &str, article: &str, text: &str| {
            let index = serde_json::json!([{
                "law": evidence.source.title, "short": evidence.source.short, "kind": "law", "issuer": evidence.source.issuer,
                "doc_no": null, "version_date": null, "effective_date": null, "file": "one.jsonl", "status": status,
                "status_as_of": "2026-11-22",
            }]);
            fs::write(folder.path().join("index.json"), index.to_string()).expect("the folder can be written");
            let line = serde_json::json!({ "article": article, "text": text });
            fs::write(folder.path().join("one.jsonl"), line.to_string()).expect("the folder can be written");
            corpus_faults(&kb, folder.path()).expect("the corpus can be read").join("\n")
        };
        assert_eq!(corpus("in_force", &evidence.article, &evidence.text), "");
        assert!(corpus("superseded", &evidence.article, &evidence.text).contains("superseded"));
        assert!(corpus("in_force", "第零条", &evidence.text).contains("has no such article"));
        assert!(corpus("in_force", &evidence.article, "别的话").contains("words differ"));
        fs::write(folder.path().join("index.json"), "[]").expect("the folder can be written");
        assert!(corpus_faults(&kb, folder.path()).expect("it can be read")[0].contains("not in the corpus"));
    }
}
