//! Invented sentences inside small invented policies, by kind of statement: is each found, and is every look-alike left alone?

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use baihua_analyzer::{Analyzer, Order};
use baihua_kb::Card;
use serde::Deserialize;

/// What must be found of each kind, in percent.
const WANTED: usize = 90;
/// The place in a policy where a sentence is put.
const SLOT: &str = "{}";

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// Policies with a place for a sentence, by name; every file may use them.
    #[serde(default)]
    policy: BTreeMap<String, String>,
    #[serde(default)]
    probe: Vec<Probe>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Probe {
    /// The kind of statement.
    kind: String,
    /// The policy that the sentences stand in.
    policy: String,
    /// Any of these rules is right.
    rules: Vec<String>,
    #[serde(default)]
    hit: Vec<String>,
    #[serde(default)]
    miss: Vec<String>,
    /// Sentences that cite a repealed law, which no rule of policies is about: a remark must say so.
    #[serde(default)]
    remark: Vec<String>,
}

#[derive(Default)]
struct Count {
    hits: usize,
    found: usize,
    misses: usize,
    alarms: usize,
}

/// Runs the files of `fixtures/probes`. With `check` it fails where a kind is found too seldom or a look-alike is flagged;
/// without, it shows what went wrong.
pub(crate) fn run(root: &Path, analyzer: &Analyzer, check: bool) -> Result<()> {
    let file = read(&root.join("fixtures/probes"))?;
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    for probe in &file.probe {
        let policy = file.policy.get(&probe.policy).with_context(|| format!("no policy {}", probe.policy))?;
        let count = counts.entry(&probe.kind).or_default();
        for hit in &probe.hit {
            let (told, _) = told(analyzer, policy, hit)?;
            let found = told.iter().any(|rule| probe.rules.contains(rule));
            count.hits += 1;
            count.found += usize::from(found);
            if !found && !check {
                println!(
                    "{} | missed{} | {hit}",
                    probe.kind,
                    told.iter().map(|rule| format!(" {rule}")).collect::<String>()
                );
            }
        }
        for miss in &probe.miss {
            let (told, remarks) = told(analyzer, policy, miss)?;
            let is_flagged = !told.is_empty() || remarks;
            count.misses += 1;
            count.alarms += usize::from(is_flagged);
            if is_flagged && !check {
                println!("{} | false alarm {} | {miss}", probe.kind, told.join(" "));
            }
        }
        for sentence in &probe.remark {
            let (_, remarks) = told(analyzer, policy, sentence)?;
            count.hits += 1;
            count.found += usize::from(remarks);
            if !remarks && !check {
                println!("{} | no remark | {sentence}", probe.kind);
            }
        }
    }
    let mut short = Vec::new();
    for (kind, count) in &counts {
        println!("{kind}：found {}/{}, look-alikes flagged {}/{}", count.found, count.hits, count.alarms, count.misses);
        if count.found * 100 < count.hits * WANTED || count.alarms > 0 {
            short.push(*kind);
        }
    }
    let total = |of: fn(&Count) -> usize| counts.values().map(of).sum::<usize>();
    println!(
        "all: found {}/{}, look-alikes flagged {}/{}",
        total(|count| count.found),
        total(|count| count.hits),
        total(|count| count.alarms),
        total(|count| count.misses)
    );
    if check && !short.is_empty() {
        bail!("too few found, or look-alikes flagged: {}", short.join(", "));
    }
    Ok(())
}

/// All files of the folder, in the order of their names.
fn read(folder: &Path) -> Result<File> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    let mut all = File::default();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|ext| ext == "toml")) {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let File { policy, probe } = toml::from_str(&text).with_context(|| path.display().to_string())?;
        for (name, text) in policy {
            if all.policy.insert(name.clone(), text).is_some() {
                bail!("{}: there is another policy {name}", path.display());
            }
        }
        all.probe.extend(probe);
    }
    Ok(all)
}

/// The rules that fire on `sentence` where it stands in `policy`, and whether a remark says that a law in it is repealed.
fn told(analyzer: &Analyzer, policy: &str, sentence: &str) -> Result<(Vec<String>, bool)> {
    let (head, tail) = policy.split_once(SLOT).context("a policy has no place for the sentence")?;
    let start = head.chars().count();
    let end = start + sentence.chars().count();
    let order = Order::new(Card::Policy, format!("{head}{sentence}{tail}"));
    let document = analyzer.recognise(order).map_err(|unfit| anyhow::anyhow!("{unfit}"))?;
    let report = analyzer.review(&document);
    let mut rules: Vec<String> = report
        .flags
        .iter()
        .filter(|flag| {
            let others = flag.also_at.iter().map(|place| place.quote_range);
            std::iter::once(flag.quote_range).chain(others).any(|range| range.start() < end && range.end() > start)
        })
        .map(|flag| flag.rule_id.clone())
        .collect();
    rules.dedup();
    let remarks = report.meta.warnings.iter().any(|warning| warning.contains("已经失效"));
    Ok((rules, remarks))
}
