//! `baihua eval`: labelled documents through a reviewer, and how it did.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    time::Instant,
};

use anyhow::{Context, Result, bail};
use baihua_analyzer::{Flag, Order, Report, Sex};
use baihua_kb::{Card, Level};
use clap::Args;
use serde::Deserialize;

use crate::reviewer::{Choice, Panel, Who};

/// Run labelled documents through a reviewer and print how it did.
#[derive(Args)]
pub(crate) struct Eval {
    /// Folders with pairs NAME.txt and NAME.json.
    #[arg(required = true)]
    folders: Vec<PathBuf>,
    /// How many misses and false alarms to list.
    #[arg(long, default_value_t = 0)]
    show: usize,
    #[command(flatten)]
    choice: Choice,
}

/// A quote longer than this (blanks removed) points at nothing and earns no hit.
const LONGEST_QUOTE: usize = 400;

/// The labels beside a document.
#[derive(Deserialize)]
struct Labels {
    id: String,
    kind: Card,
    family: Option<String>,
    party: Option<String>,
    sex: Option<String>,
    age: Option<f64>,
    doc_file: Option<String>,
    #[serde(default = "fine")]
    expect_status: u16,
    #[serde(default)]
    planted: Vec<Span>,
    #[serde(default)]
    lawful: Vec<Span>,
    #[serde(default)]
    disputed: Vec<Span>,
    #[serde(default)]
    recognised: Vec<Indicator>,
}

#[derive(Deserialize)]
struct Span {
    quote: String,
    topic: Option<String>,
    level: Option<Level>,
    #[serde(default)]
    sources: Vec<String>,
}

#[derive(Deserialize)]
struct Indicator {
    indicator: String,
    value: serde_json::Value,
    status: String,
    #[serde(default)]
    critical: bool,
}

const fn fine() -> u16 {
    200
}

/// Counts by name.
#[derive(Default)]
pub(crate) struct Tally(BTreeMap<&'static str, usize>);

impl Tally {
    fn add(&mut self, name: &'static str, count: usize) {
        *self.0.entry(name).or_default() += count;
    }

    fn get(&self, name: &str) -> usize {
        self.0.get(name).copied().unwrap_or(0)
    }

    /// `part` over `whole` in ten-thousandths, as a decimal fraction.
    fn share(&self, part: &str, whole: &str) -> String {
        match self.get(whole) {
            0 => "-".to_owned(),
            whole => format!("{:.4}", self.get(part) as f64 / whole as f64),
        }
    }
}

/// Runs every labelled document below the folders and prints the figures.
pub(crate) fn run(eval: &Eval) -> Result<String> {
    let Eval { folders, show, choice } = eval;
    let panel = Panel::new(choice)?;
    let mut files = Vec::new();
    for folder in folders {
        for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "json")
                && path.file_name().is_some_and(|name| name != "index.json")
            {
                files.push(path);
            }
        }
    }
    files.sort();
    if files.is_empty() {
        bail!("no labelled documents found");
    }
    let (mut all, mut families, mut remarks) = (Tally::default(), BTreeMap::<String, Tally>::new(), Vec::new());
    for path in &files {
        let labels: Labels =
            serde_json::from_str(&fs::read_to_string(path)?).with_context(|| path.display().to_string())?;
        let text = fs::read_to_string(document(path, &labels))?;
        let began = Instant::now();
        let mut order = order(&labels, text.clone());
        order.consent = choice.reviewer != Who::Rules;
        let outcome = match panel.analyzer().recognise(order) {
            Ok(document) => Ok(panel.review(&labels.id, &document)?),
            Err(unfit) => Err(unfit),
        };
        all.add("microseconds", usize::try_from(began.elapsed().as_micros()).unwrap_or(usize::MAX));
        all.add("documents", 1);
        let status = if outcome.is_ok() { 200 } else { 422 };
        if status != labels.expect_status {
            all.add("status_wrong", 1);
            remarks.push(format!("{} | status | want {} got {status}", labels.id, labels.expect_status));
        }
        let Ok(reviewed) = outcome else {
            all.add("planted", labels.planted.len());
            continue;
        };
        all.add("questions", reviewed.spent.questions);
        all.add("questions_unanswered", reviewed.spent.unanswered);
        let tokens = reviewed.spent.tokens;
        for (name, count) in [("prompt_tokens", tokens.prompt), ("completion_tokens", tokens.completion)] {
            all.add(name, usize::try_from(count).unwrap_or(usize::MAX));
        }
        let Some(report) = reviewed.report else {
            all.add("planted", labels.planted.len());
            all.add("documents_unread", 1);
            remarks.push(format!("{} | the provider did not answer", labels.id));
            continue;
        };
        all.add("quotes_dropped", report.meta.dropped.get("quote_not_found").copied().unwrap_or(0));
        all.add("quotes_repaired", report.meta.repaired);
        let family = families.entry(labels.family.clone().unwrap_or_else(|| labels.kind.to_string())).or_default();
        match labels.kind {
            Card::Lab => lab(&labels, &report, &mut all, &mut remarks),
            _ => clauses(&labels, &text, &report, &mut [&mut all, family], &mut remarks),
        }
    }
    let mut out = figures(&all, &families, &remarks, *show);
    if choice.reviewer != Who::Rules {
        out.push_str(&costs(&all, choice));
    }
    Ok(out)
}

/// What asking the provider came to.
fn costs(all: &Tally, choice: &Choice) -> String {
    let documents = all.get("documents").max(1);
    let price = |name: &str, of_million: u64| all.get(name) as u128 * u128::from(of_million);
    // Millionths of a hundredth, for all documents; shown as ten-thousandths of the currency, per document.
    let cost = price("prompt_tokens", choice.prompt_price) + price("completion_tokens", choice.completion_price);
    let share = cost / (documents as u128 * 10_000);
    let mut out = String::new();
    for name in [
        "documents_unread",
        "questions",
        "questions_unanswered",
        "quotes_dropped",
        "quotes_repaired",
        "prompt_tokens",
        "completion_tokens",
    ] {
        out.push_str(&format!("{name:32} {}\n", all.get(name)));
    }
    out.push_str(&format!("{:32} {}.{:04}\n", "cost_per_document", share / 10_000, share % 10_000));
    out
}

fn document(path: &Path, labels: &Labels) -> PathBuf {
    match &labels.doc_file {
        Some(name) => path.with_file_name(name),
        None => path.with_extension("txt"),
    }
}

fn order(labels: &Labels, text: String) -> Order {
    let mut order = Order::new(labels.kind, text);
    order.party.clone_from(&labels.party);
    order.sex = match labels.sex.as_deref() {
        Some("male") => Some(Sex::Male),
        Some("female") => Some(Sex::Female),
        _ => None,
    };
    order.age = labels.age.map(|age| age.clamp(0.0, 120.0) as u8);
    order
}

fn strip(text: &str) -> Vec<char> {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// Where `quote` stands in `document`, both without white space.
fn spans(document: &[char], quote: &str) -> Vec<(usize, usize)> {
    let quote = strip(quote);
    if quote.is_empty() || quote.len() > document.len() {
        return Vec::new();
    }
    document
        .windows(quote.len())
        .enumerate()
        .filter(|(_, window)| *window == quote)
        .map(|(at, _)| (at, at + quote.len()))
        .collect()
}

fn covers(a: (usize, usize), b: (usize, usize)) -> bool {
    let overlap = a.1.min(b.1).saturating_sub(a.0.max(b.0));
    overlap > 0 && overlap * 2 >= (a.1 - a.0).min(b.1 - b.0)
}

fn clauses(labels: &Labels, text: &str, report: &Report, tallies: &mut [&mut Tally], remarks: &mut Vec<String>) {
    let document = strip(text);
    let find = |spans_of: &[Span]| -> Vec<Vec<(usize, usize)>> {
        spans_of.iter().map(|span| spans(&document, &span.quote)).collect()
    };
    let (planted, lawful, disputed) = (find(&labels.planted), find(&labels.lawful), find(&labels.disputed));
    let (mut hit, mut sourced, mut levelled) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut add = |name: &'static str, count: usize| tallies.iter_mut().for_each(|tally| tally.add(name, count));
    // A finding that stands in several places is judged at each of them.
    let places_of = |flag: &Flag| -> Vec<String> {
        std::iter::once(flag.quote.clone()).chain(flag.also_at.iter().map(|place| place.quote.clone())).collect()
    };
    for (flag, quote) in
        report.flags.iter().flat_map(|flag| places_of(flag).into_iter().map(move |quote| (flag, quote)))
    {
        let places = spans(&document, &quote);
        add("flags", 1);
        add("quotes_not_verbatim", usize::from(places.is_empty()));
        let touches = |groups: &[Vec<(usize, usize)>]| -> Vec<usize> {
            let touching =
                |group: &Vec<(usize, usize)>| group.iter().any(|&span| places.iter().any(|&place| covers(place, span)));
            groups.iter().enumerate().filter(|(_, group)| touching(group)).map(|(at, _)| at).collect()
        };
        let mine = if strip(&quote).len() <= LONGEST_QUOTE { touches(&planted) } else { Vec::new() };
        for &place in &mine {
            hit.insert(place);
            let evidence = flag.evidence.as_ref().map_or("", |evidence| evidence.source.as_str());
            if labels.planted[place].sources.iter().any(|gold| crate::citation::same_source(evidence, gold)) {
                sourced.insert(place);
            }
            if labels.planted[place].level == Some(flag.level) {
                levelled.insert(place);
            }
        }
        if !mine.is_empty() {
            add("flags_on_planted", 1);
        } else if !touches(&disputed).is_empty() {
            add("flags_on_disputed", 1);
        } else if !touches(&lawful).is_empty() {
            add("flags_on_lawful", 1);
            remarks.push(format!("{} | false alarm | {} | {}", labels.id, flag.rule_id, short(&quote)));
        } else if labels.planted.is_empty() {
            add("flags_elsewhere_on_fair", 1);
            remarks.push(format!("{} | stray | {} | {}", labels.id, flag.rule_id, short(&quote)));
        } else {
            add("flags_elsewhere", 1);
            remarks.push(format!("{} | elsewhere | {} | {}", labels.id, flag.rule_id, short(&quote)));
        }
    }
    for (place, span) in labels.planted.iter().enumerate() {
        let topic = span.topic.as_deref().unwrap_or_default();
        if !hit.contains(&place) {
            remarks.push(format!("{} | missed | {topic} | {}", labels.id, short(&span.quote)));
        } else if !sourced.contains(&place) {
            let rules: Vec<&str> = report
                .flags
                .iter()
                .filter(|flag| {
                    let there = |quote: &String| {
                        spans(&document, quote).iter().any(|&at| planted[place].iter().any(|&span| covers(at, span)))
                    };
                    places_of(flag).iter().any(there)
                })
                .map(|flag| flag.rule_id.as_str())
                .collect();
            remarks.push(format!(
                "{} | wrong source | {topic} | {} | {}",
                labels.id,
                rules.join(" "),
                span.sources.join(" / ")
            ));
        }
    }
    if labels.planted.is_empty() {
        add("fair_characters", text.chars().count());
    }
    add("planted", labels.planted.len());
    add("hit", hit.len());
    add("hit_sourced", sourced.len());
    add("hit_level", levelled.len());
    add("lawful", labels.lawful.len());
}

fn lab(labels: &Labels, report: &Report, tally: &mut Tally, remarks: &mut Vec<String>) {
    let mut abnormal = BTreeSet::new();
    for gold in &labels.recognised {
        tally.add("indicators", 1);
        let wanted = number(&gold.value.to_string().replace('"', ""));
        let found: Vec<_> = report
            .meta
            .indicators
            .iter()
            .filter(|read| read.rule_id == gold.indicator && number(&read.value) == wanted)
            .collect();
        if found.is_empty() {
            remarks.push(format!("{} | not read | {} {}", labels.id, gold.indicator, gold.value));
        } else {
            tally.add("indicators_read", 1);
            let right = found.iter().any(|read| read.status.as_str() == gold.status);
            tally.add("status_right", usize::from(right));
            if !right {
                remarks.push(format!(
                    "{} | status | {} want {} got {}",
                    labels.id,
                    gold.indicator,
                    gold.status,
                    found[0].status.as_str()
                ));
            }
        }
        if matches!(gold.status.as_str(), "high" | "low") || gold.critical {
            abnormal.insert(gold.indicator.as_str());
            let flags: Vec<_> = report.flags.iter().filter(|flag| flag.rule_id == gold.indicator).collect();
            tally.add("abnormal", 1);
            tally.add("abnormal_flagged", usize::from(!flags.is_empty()));
            if gold.critical {
                tally.add("critical", 1);
                tally.add("critical_high", usize::from(flags.iter().any(|flag| flag.level == Level::High)));
            }
        }
    }
    for flag in &report.flags {
        tally.add("quotes_not_verbatim", usize::from(!labels.recognised.is_empty() && flag.quote.is_empty()));
        if !abnormal.contains(flag.rule_id.as_str()) {
            tally.add("lab_false_alarms", 1);
            remarks.push(format!("{} | false alarm | {} | {}", labels.id, flag.rule_id, short(&flag.quote)));
        }
    }
}

fn number(text: &str) -> String {
    let plain = text.trim().trim_matches(|c| matches!(c, '<' | '>' | '≤' | '≥' | ' '));
    plain.parse::<f64>().map_or_else(|_| plain.to_owned(), |value| format!("{value:.6}"))
}

fn short(text: &str) -> String {
    strip(text).into_iter().take(90).collect()
}

fn figures(all: &Tally, families: &BTreeMap<String, Tally>, remarks: &[String], show: usize) -> String {
    let mut out = String::new();
    for (family, tally) in families {
        if tally.get("planted") > 0 {
            out.push_str(&format!(
                "{family:14} planted {:3}  hit {:3}  sourced {:3}  flags {:3}  on lawful {}/{}\n",
                tally.get("planted"),
                tally.get("hit"),
                tally.get("hit_sourced"),
                tally.get("flags"),
                tally.get("flags_on_lawful"),
                tally.get("lawful"),
            ));
        }
    }
    for remark in remarks.iter().take(show) {
        out.push_str(&format!("  | {remark}\n"));
    }
    let stray = match all.get("fair_characters") {
        0 => "-".to_owned(),
        characters => format!("{:.3}", 1000.0 * all.get("flags_elsewhere_on_fair") as f64 / characters as f64),
    };
    let seconds = all.get("microseconds") as f64 / 1e6 / all.get("documents").max(1) as f64;
    for (name, value) in [
        ("recall", all.share("hit", "planted")),
        ("source_accuracy", all.share("hit_sourced", "hit")),
        ("level_agreement", all.share("hit_level", "hit")),
        ("lawful_flagged", all.share("flags_on_lawful", "lawful")),
        ("flags_on_planted_share", all.share("flags_on_planted", "flags")),
        ("stray_per_1000_fair_characters", stray),
        ("lab_read", all.share("indicators_read", "indicators")),
        ("lab_status", all.share("status_right", "indicators")),
        ("lab_abnormal_recall", all.share("abnormal_flagged", "abnormal")),
        ("lab_critical_recall", all.share("critical_high", "critical")),
        ("lab_false_alarms", all.get("lab_false_alarms").to_string()),
        ("quotes_not_verbatim", all.get("quotes_not_verbatim").to_string()),
        ("status_wrong", all.get("status_wrong").to_string()),
        ("documents", all.get("documents").to_string()),
        ("seconds_per_document", format!("{seconds:.5}")),
    ] {
        out.push_str(&format!("{name:32} {value}\n"));
    }
    out
}
