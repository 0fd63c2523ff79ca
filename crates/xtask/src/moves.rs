//! Measures the moves: each by its own sentences, and all of them on labelled documents from outside the repository.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use baihua_analyzer::{Analyzer, Explanation, FoundMove, Order};
use baihua_kb::Card;
use serde::Deserialize;

/// What may be asked on the command line.
#[derive(Default)]
struct Options {
    folders: Vec<PathBuf>,
    /// A list of documents (`contracts/NAME`); the halves are reported apart and misses are shown of this one only.
    half: Option<PathBuf>,
    /// `missed`, `all`, or the id of a move whose false places are shown.
    show: Option<String>,
    /// Questions that are not asked.
    off: Vec<String>,
    /// Leave out the party that the labels name, and tell whether the same side is read.
    infer: bool,
    /// Score whole reports, not the moves alone.
    report: bool,
    /// Read for the other side.
    swap: bool,
    /// Fail where a sentence of a move is not read as its file says.
    check: bool,
}

#[derive(Deserialize)]
struct Labels {
    #[serde(default)]
    party: Option<String>,
    #[serde(default)]
    drafter: Option<String>,
    kind: Option<String>,
    #[serde(default)]
    exhaustive: bool,
    planted: Vec<Label>,
    #[serde(default)]
    disputed: Vec<Label>,
    #[serde(default)]
    lawful: Vec<Label>,
}

#[derive(Deserialize)]
struct Label {
    quote: String,
    #[serde(default)]
    topic: String,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default)]
    tell: Option<String>,
}

/// Counts of flags and clauses.
#[derive(Clone, Debug, Default)]
struct Tally {
    planted: usize,
    hit: usize,
    right: usize,
    right_reason: usize,
    disputed: usize,
    wrong: usize,
    lawful: usize,
    lawful_touched: usize,
    characters: usize,
    terms: usize,
    told: usize,
}

impl Tally {
    fn line(&self) -> String {
        let share = |a: usize, b: usize| a as f64 / b.max(1) as f64;
        format!(
            "recall {:.3} ({}/{})  precision {:.3}  right reason {:.3}  flags: planted {}, disputed {}, false {}  lawful touched {}/{}  false per 1000 {:.2}  terms told {}/{}",
            share(self.hit, self.planted),
            self.hit,
            self.planted,
            share(self.right, self.right + self.wrong),
            share(self.right_reason, self.right + self.wrong),
            self.right,
            self.disputed,
            self.wrong,
            self.lawful_touched,
            self.lawful,
            1000.0 * share(self.wrong, self.characters),
            self.told,
            self.terms,
        )
    }
}

pub(crate) fn run(analyzer: &Analyzer, arguments: &[String], check: bool) -> Result<()> {
    let mut options = Options { check, ..Options::default() };
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let mut value = || rest.next().context("an option lacks its value").cloned();
        match argument.as_str() {
            "--half" => options.half = Some(value()?.into()),
            "--show" => options.show = Some(value()?),
            "--report" => options.report = true,
            "--swap" => options.swap = true,
            "--infer" => options.infer = true,
            "--off" => options.off.push(value()?),
            folder => options.folders.push(folder.into()),
        }
    }
    let faults = analyzer.wording_faults();
    if !faults.is_empty() {
        let lines: Vec<String> = faults.iter().map(|(place, fault)| format!("{place}: {fault}")).collect();
        bail!("{}", lines.join("\n"));
    }
    let wrong = specimens(analyzer);
    if options.check && wrong > 0 {
        bail!("{wrong} sentences of moves are not read as their files say");
    }
    for folder in &options.folders {
        documents(analyzer, folder, &options)?;
    }
    Ok(())
}

/// Every move must be found in its own sentences and not in their look-alikes.
fn specimens(analyzer: &Analyzer) -> usize {
    let kb = analyzer.kb();
    let mut faults = 0;
    for a_move in kb.moves() {
        let of_policies = |rule: &str| {
            rule.starts_with("term:") || matches!(kb.lookup(rule), Some(entry) if entry.card() == Card::Policy)
        };
        let mut speakers = a_move.speaks.iter().chain(a_move.wordings.iter().flat_map(|it| it.speaks.iter()));
        let policy = speakers.any(|speaker| of_policies(speaker.split(" if ").next().unwrap_or_default().trim()));
        let card = if policy { Card::Policy } else { Card::Contract };
        let made = |text: &str, party: Option<&str>| {
            let mut order = Order::new(card, text);
            order.party = Some(party.unwrap_or("乙方").to_owned());
            let found = analyzer.explain(order, &[]).moves;
            found.iter().any(|found| found.id == a_move.id.as_ref() && found.saved.is_none())
        };
        let missed = a_move.hits.iter().filter(|s| !made(&s.text, s.party.as_deref()));
        for specimen in missed {
            println!("  {} not found: {}", a_move.id, specimen.text);
            faults += 1;
        }
        let wrong = a_move.misses.iter().filter(|s| made(&s.text, s.party.as_deref()));
        for specimen in wrong {
            println!("  {} found in a look-alike: {}", a_move.id, specimen.text);
            faults += 1;
        }
    }
    faults
}

/// The findings of a whole report in the shape of moves, each place by itself; the rule stands for the move.
fn reported(analyzer: &Analyzer, order: Order) -> Result<Explanation> {
    let mut explanation = analyzer.explain(order.clone(), &[]);
    let report = analyzer.review(&analyzer.recognise(order)?);
    let found = |rule: &str, range| {
        let mut found = FoundMove::default();
        found.id = rule.to_owned();
        found.rule = Some(rule.to_owned());
        found.range = range;
        found
    };
    explanation.moves = report
        .flags
        .iter()
        .flat_map(|flag| {
            let places = flag.also_at.iter().map(|place| place.quote_range);
            std::iter::once(flag.quote_range).chain(places).map(|range| found(&flag.rule_id, range)).collect::<Vec<_>>()
        })
        .chain(report.meta.key_terms.iter().map(|term| found(&format!("term:{}", term.topic), term.quote_range)))
        .collect();
    Ok(explanation)
}

fn strip(text: &str) -> Vec<char> {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// Every place of `quote` in `text`, both without white space.
fn spans(text: &[char], quote: &str) -> Vec<(usize, usize)> {
    let quote = strip(quote);
    if quote.is_empty() || quote.len() > text.len() {
        return Vec::new();
    }
    (0..=text.len() - quote.len())
        .filter(|&at| text[at..at + quote.len()] == quote[..])
        .map(|at| (at, at + quote.len()))
        .collect()
}

/// Whether two places share at least half of the shorter one.
fn covers(a: (usize, usize), b: (usize, usize)) -> bool {
    let shared = a.1.min(b.1).saturating_sub(a.0.max(b.0));
    shared * 2 >= (a.1 - a.0).min(b.1 - b.0)
}

fn documents(analyzer: &Analyzer, folder: &Path, options: &Options) -> Result<()> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .with_context(|| format!("cannot read {}", folder.display()))?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .collect();
    files.sort();
    let listed: Option<BTreeSet<String>> = match &options.half {
        Some(path) => Some(fs::read_to_string(path)?.lines().map(str::to_owned).collect()),
        None => None,
    };
    let parent = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
    let mut halves: BTreeMap<bool, Tally> = BTreeMap::new();
    let mut moves: BTreeMap<(String, bool), Tally> = BTreeMap::new();
    let mut infer = (0, 0);
    for file in files {
        let labels: Labels = serde_json::from_str(&fs::read_to_string(&file)?)?;
        let Some(card) = labels.kind.as_deref().and_then(|kind| kind.parse::<Card>().ok()) else { continue };
        let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let look = listed.as_ref().is_none_or(|listed| listed.contains(&format!("{parent}/{stem}")));
        let text = fs::read_to_string(file.with_extension("txt"))?;
        let mut order = Order::new(card, text.as_str());
        order.party.clone_from(&labels.party);
        if options.infer && labels.party.is_some() {
            let given = analyzer.explain(order.clone(), &options.off);
            order.party = None;
            let inferred = analyzer.explain(order.clone(), &options.off);
            infer.1 += 1;
            let same = given.reader == inferred.reader;
            infer.0 += usize::from(same);
            if !same && look {
                println!(
                    "   READER {stem}: {:?} given {:?}, inferred {:?}",
                    labels.party, given.reader, inferred.reader
                );
            }
        }
        if options.swap {
            let other = match labels.party.as_deref() {
                Some("甲方") => Some("乙方".to_owned()),
                Some("乙方") => Some("甲方".to_owned()),
                _ => labels.drafter.clone(),
            };
            if other.is_none() {
                continue;
            }
            order.party = other;
        }
        let read = if options.report { reported(analyzer, order)? } else { analyzer.explain(order, &options.off) };
        let tally = halves.entry(look).or_default();
        let show = options.show.as_deref().filter(|_| look);
        if show.is_some() {
            println!("## {stem} {:?} -> {:?} against {:?}", labels.party, read.reader, read.drafter);
        }
        let before = tally.clone();
        score(
            &labels,
            &text,
            &read.moves,
            tally,
            &mut |id, count| count(moves.entry((id.to_owned(), look)).or_default()),
            show,
            options.show.as_deref() == Some("confusion"),
        );
        if options.show.as_deref() == Some("documents") {
            let gained = |of: fn(&Tally) -> usize| of(tally) - of(&before);
            println!(
                "  {} {stem} reader {:?} against {:?}: {} of {}, false {}",
                if look { "look" } else { "score" },
                read.reader.as_deref().unwrap_or("-"),
                read.drafter.as_deref().unwrap_or("-"),
                gained(|t| t.hit),
                gained(|t| t.planted),
                gained(|t| t.wrong),
            );
        }
    }
    println!("{}", folder.display());
    for (look, tally) in &halves {
        println!("  {:6} {}", if *look { "look" } else { "score" }, tally.line());
    }
    if options.infer {
        println!("  reader inferred as labelled: {} of {}", infer.0, infer.1);
    }
    let ids: BTreeSet<&String> = moves.keys().map(|(id, _)| id).collect();
    for id in ids {
        let of = |look| {
            moves
                .get(&(id.clone(), look))
                .map_or_else(|| "-".to_owned(), |t: &Tally| format!("{}/{}/{}", t.right, t.disputed, t.wrong))
        };
        println!("    {id:14} look {:12} score {}", of(true), of(false));
    }
    Ok(())
}

/// Counts something for the move of this id.
type OfMove<'a> = dyn FnMut(&str, &dyn Fn(&mut Tally)) + 'a;

fn score(
    labels: &Labels,
    text: &str,
    found: &[FoundMove],
    tally: &mut Tally,
    of_move: &mut OfMove<'_>,
    show: Option<&str>,
    confusion: bool,
) {
    let document = strip(text);
    // Characters without white space before each character of the text.
    let mut before = vec![0usize];
    for c in text.chars() {
        let last = before[before.len() - 1];
        before.push(last + usize::from(!c.is_whitespace()));
    }
    let planted: Vec<(&Label, Vec<(usize, usize)>)> =
        labels.planted.iter().map(|label| (label, spans(&document, &label.quote))).collect();
    let disputed: Vec<(usize, usize)> =
        labels.disputed.iter().flat_map(|label| spans(&document, &label.quote)).collect();
    let lawful: Vec<Vec<(usize, usize)>> = labels.lawful.iter().map(|label| spans(&document, &label.quote)).collect();
    let mut hit = BTreeSet::new();
    let mut touched = BTreeSet::new();
    let mut terms = BTreeSet::new();
    let mut seen: Vec<(&str, usize, usize)> = Vec::new();
    for flag in found.iter().filter(|flag| flag.saved.is_none()) {
        let Some(rule) = &flag.rule else { continue };
        let (start, end) = (before[flag.range.start()], before[flag.range.end()]);
        if rule.starts_with("term:") {
            let told = planted
                .iter()
                .enumerate()
                .filter(|(_, (_, places))| places.iter().any(|other| covers((start, end), *other)));
            terms.extend(told.map(|(number, _)| number));
            continue;
        }
        if seen.iter().any(|(id, from, to)| *id == flag.id && start < *to && *from < end) {
            continue;
        }
        seen.push((&flag.id, start, end));
        let place = (start, end);
        let long = end - start > 400;
        let mine: Vec<usize> = planted
            .iter()
            .enumerate()
            .filter(|(_, (_, places))| !long && places.iter().any(|other| covers(place, *other)))
            .map(|(number, _)| number)
            .collect();
        hit.extend(mine.iter().copied());
        if !mine.is_empty() {
            tally.right += 1;
            of_move(&flag.id, &|each| each.right += 1);
            let named = mine.iter().any(|&n| !planted[n].0.rules.is_empty());
            let right = !named || mine.iter().any(|&n| planted[n].0.rules.contains(rule));
            tally.right_reason += usize::from(right);
            if !right && confusion {
                // Which rule spoke and which were wanted; no words of the document.
                let wanted: Vec<&String> = mine.iter().flat_map(|&n| &planted[n].0.rules).collect();
                println!("   CONFUSED {} {rule} {wanted:?}", flag.id);
            }
            if !right && matches!(show, Some("reason" | "all")) {
                let wanted: Vec<&String> = mine.iter().flat_map(|&n| &planted[n].0.rules).collect();
                println!(
                    "   REASON {} {rule}, wanted {wanted:?}: {}",
                    flag.id,
                    document[start..end].iter().collect::<String>()
                );
            }
        } else if disputed.iter().any(|other| covers(place, *other)) {
            tally.disputed += 1;
            of_move(&flag.id, &|each| each.disputed += 1);
        } else {
            tally.wrong += 1;
            of_move(&flag.id, &|each| each.wrong += 1);
            touched.extend((0..lawful.len()).filter(|&n| lawful[n].iter().any(|other| covers(place, *other))));
            if show.is_some_and(|show| show == flag.id || show == "all" || show == "false") && labels.exhaustive {
                println!(
                    "   FALSE {} {} {rule}: {}",
                    flag.id,
                    flag.wording,
                    document[start..end].iter().collect::<String>()
                );
            }
        }
    }
    tally.lawful += lawful.len();
    tally.lawful_touched += touched.len();
    tally.characters += text.chars().count();
    for (number, (label, _)) in planted.iter().enumerate() {
        if label.tell.as_deref() == Some("term") {
            tally.terms += 1;
            let told = terms.contains(&number) || hit.contains(&number);
            tally.told += usize::from(told);
            if !told && matches!(show, Some("terms" | "all")) {
                println!("   TERM {}: {}", label.topic, label.quote.replace('\n', ""));
            }
            continue;
        }
        tally.planted += 1;
        tally.hit += usize::from(hit.contains(&number));
        if !hit.contains(&number) && matches!(show, Some("missed" | "all")) {
            let saved: Vec<String> = found
                .iter()
                .filter(|flag| flag.saved.is_some() || flag.rule.is_none())
                .filter(|flag| {
                    let place = (before[flag.range.start()], before[flag.range.end()]);
                    planted[number].1.iter().any(|other| covers(place, *other))
                })
                .map(|flag| format!("{}:{}", flag.id, flag.saved.as_deref().unwrap_or("no rule")))
                .collect();
            println!(
                "   MISSED {:?} {}: {} [{}]",
                label.rules,
                label.topic,
                label.quote.replace('\n', ""),
                saved.join(" ")
            );
        }
    }
}
