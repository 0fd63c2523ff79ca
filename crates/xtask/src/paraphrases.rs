//! Clauses written without sight of the rules' examples: does the reviewer find in them what it should?

use std::{fmt::Write as _, fs, path::Path};

use anyhow::{Context, Result, bail};
use baihua_analyzer::{Analyzer, Order, Report};
use baihua_kb::Card;
use serde::Deserialize;

#[derive(Deserialize)]
struct File {
    rule: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    id: String,
    hit: Vec<String>,
    miss: Vec<String>,
    party: Option<String>,
}

/// What came of a set of clauses.
#[derive(Default, Clone, Copy)]
struct Count {
    hits: usize,
    found: usize,
    right_rule: usize,
    misses: usize,
    alarms: usize,
}

impl Count {
    fn add(&mut self, more: Count) {
        self.hits += more.hits;
        self.found += more.found;
        self.right_rule += more.right_rule;
        self.misses += more.misses;
        self.alarms += more.alarms;
    }
}

/// Sets of clauses in `fixtures`, by age: each was blind when it was written and has served to mend wordings since.
const SETS: [&str; 3] = ["paraphrases", "paraphrases-second", "paraphrases-third"];
/// Clauses of a set that stand in one document.
const TOGETHER: usize = 40;
/// Clauses of a document so long that only structure reads it: resemblance is asked in short ones alone.
const LONG: usize = 90;

/// The side that a clause is read for where a case names none, as in the files of the moves.
const READER: &str = "乙方";

/// Reads every file of both sets; the clauses of a rule are put into a document of their family.
pub(crate) fn run(root: &Path, analyzer: &Analyzer, show: bool) -> Result<()> {
    SETS.iter().try_for_each(|set| one_set(root, set, analyzer, show))
}

fn one_set(root: &Path, set: &str, analyzer: &Analyzer, show: bool) -> Result<()> {
    let (mut table, mut remarks) = (String::new(), String::new());
    let [mut all, mut all_inferred, mut all_long] = [Count::default(); 3];
    let mut files: Vec<_> = fs::read_dir(root.join("fixtures").join(set))?.collect::<Result<_, _>>()?;
    files.retain(|file: &fs::DirEntry| file.path().extension().is_some_and(|extension| extension == "toml"));
    files.sort_by_key(fs::DirEntry::file_name);
    for file in files {
        let path = file.path();
        let family = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let cases: File = toml_file(&path)?;
        let count = read(analyzer, &family, &cases, &Setting { is_given: true, clauses: 0 }, &mut remarks)?;
        let _ = writeln!(table, "{family:14} {}", line(count));
        all.add(count);
        let once_more = |setting| read(analyzer, &family, &cases, &setting, &mut String::new());
        all_inferred.add(once_more(Setting { is_given: false, clauses: 0 })?);
        all_long.add(once_more(Setting { is_given: true, clauses: LONG })?);
    }
    if show {
        print!("{remarks}");
    }
    println!("{set}\n{table}{:14} {}", "all", line(all));
    // A heap of clauses without a contract around them does not tell whose side it is read for.
    println!("{:14} {}", "side inferred", line(all_inferred));
    println!("{:14} {}", "long document", line(all_long));
    if all.found * 10 < all.hits * 9 {
        bail!("fewer than 90 % of {set} are found");
    }
    Ok(())
}

/// What the clauses of a set are put into.
struct Setting {
    /// Whether they are read for the side that each hurts, or for the one that the heap of clauses seems to be written for.
    is_given: bool,
    /// Clauses that a document has at least, harmless ones put to them.
    clauses: usize,
}

/// Reads the cases of one family.
fn read(analyzer: &Analyzer, family: &str, cases: &File, setting: &Setting, remarks: &mut String) -> Result<Count> {
    let mut count = Count::default();
    let side = |case: &Case| match case.party.as_deref() {
        // Policies have no letters, and 孩子 is no party of a contract.
        _ if family == "policy" => None,
        Some("甲方") => Some("甲方"),
        _ if setting.is_given && family != "family" => Some(READER),
        _ => None,
    };
    // Side by side in one document, as clauses of a contract stand; those that hurt another side in one of their own.
    for party in [None, Some(READER), Some("甲方")] {
        let cases: Vec<&Case> = cases.rule.iter().filter(|case| side(case) == party).collect();
        let clauses: Vec<(&str, &str)> =
            cases.iter().flat_map(|case| case.hit.iter().map(|hit| (case.id.as_str(), hit.as_str()))).collect();
        for (id, clause, rules) in judged(analyzer, family, party, &clauses, setting.clauses)? {
            count.hits += 1;
            count.found += usize::from(!rules.is_empty());
            count.right_rule += usize::from(rules.iter().any(|rule| rule == id));
            if !rules.iter().any(|rule| rule == id) {
                let told = if rules.is_empty() { "missed".to_owned() } else { rules.join(" ") };
                let _ = writeln!(remarks, "{id} | {told} | {clause}");
            }
        }
        let clauses: Vec<(&str, &str)> =
            cases.iter().flat_map(|case| case.miss.iter().map(|miss| (case.id.as_str(), miss.as_str()))).collect();
        for (id, clause, rules) in judged(analyzer, family, party, &clauses, setting.clauses)? {
            count.misses += 1;
            count.alarms += usize::from(!rules.is_empty());
            if !rules.is_empty() {
                let _ = writeln!(remarks, "{id} | false alarm {} | {clause}", rules.join(" "));
            }
        }
    }
    Ok(count)
}

fn line(count: Count) -> String {
    format!(
        "found {:4}/{:4} ({:.3})  by the right rule {:4} ({:.3})  false alarms {:3}/{:3} ({:.3})",
        count.found,
        count.hits,
        count.found as f64 / count.hits.max(1) as f64,
        count.right_rule,
        count.right_rule as f64 / count.hits.max(1) as f64,
        count.alarms,
        count.misses,
        count.alarms as f64 / count.misses.max(1) as f64,
    )
}

fn toml_file(path: &Path) -> Result<File> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    toml::from_str(&text).with_context(|| path.display().to_string())
}

/// The rules that fire on each of `clauses` when they stand in one document of `family` with at least `least` clauses.
pub(crate) fn judged<'c>(
    analyzer: &Analyzer,
    family: &str,
    party: Option<&str>,
    clauses: &[(&'c str, &'c str)],
    least: usize,
) -> Result<Vec<(&'c str, &'c str, Vec<String>)>> {
    if clauses.is_empty() {
        return Ok(Vec::new());
    }
    let kb = analyzer.kb();
    let card = if family == "policy" { Card::Policy } else { Card::Contract };
    let mut out = Vec::new();
    // Policies stand apart by jurisdiction: the gen- rules are for those without mainland law.
    for (foreign, title) in [(false, title(kb, family)), (true, "香港醫療保單條款 港幣 投保人 保費 受益人".to_owned())]
    {
        let part: Vec<_> = clauses.iter().filter(|(id, _)| id.starts_with("gen-") == foreign).collect();
        if part.is_empty() {
            continue;
        }
        for group in part.chunks(TOGETHER) {
            let mut text = format!("{title}\n\n");
            let mut places = Vec::new();
            for (number, (_, clause)) in group.iter().enumerate() {
                let start = text.chars().count();
                let _ = writeln!(text, "第{}条 {clause}", number + 1);
                places.push((start, text.chars().count()));
            }
            // Short families are padded with the plainest of lines, so that the length limits are met.
            let mut lines = group.len();
            while lines < least || text.chars().count() < 600 {
                text.push_str("双方在签订时已经通读全文，本合同一式两份，各执一份，自签字之日起生效。\n");
                lines += 1;
            }
            let mut order = Order::new(card, text);
            order.party = party.map(str::to_owned);
            let document = analyzer.recognise(order).map_err(|unfit| anyhow::anyhow!("{family}: {unfit}"))?;
            let report: Report = analyzer.review(&document);
            for ((id, clause), (start, end)) in group.iter().zip(places) {
                let rules = report
                    .flags
                    .iter()
                    .filter(|flag| {
                        let others = flag.also_at.iter().map(|place| place.quote_range);
                        let mut places = std::iter::once(flag.quote_range).chain(others);
                        places.any(|range| (start..end).contains(&range.start()))
                    })
                    .map(|flag| flag.rule_id.clone())
                    .collect();
                out.push((*id, *clause, rules));
            }
        }
    }
    Ok(out)
}

fn title(kb: &baihua_kb::Kb, family: &str) -> String {
    let known = kb.families().iter().find(|known| known.id == family);
    let title = known.and_then(|family| family.titles.first()).map_or("合同", |title| title.as_ref());
    let words: Vec<&str> =
        known.map(|family| family.words.iter().take(12).map(AsRef::as_ref).collect()).unwrap_or_default();
    format!("{title}\n甲方：某某 乙方：某某\n本合同就{}等事项约定如下", words.join("、"))
}
