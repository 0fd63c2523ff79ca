//! Keeps the rule files, their sources and the generated tables in step.
//!
//! `cargo xtask generate [--check]`, `cargo xtask sources --corpus DIR [--check]`, `cargo xtask lint`.

#![allow(clippy::print_stdout, reason = "a command line tool talks on standard output")]
#![expect(clippy::disallowed_methods, reason = "it keeps the files of the repository in step")]

mod confusion;
mod copies;
mod docs;
mod features;
mod files;
mod lint;
mod moves;
mod paraphrases;
mod probes;
mod sources;
mod tables;
mod trees;

use std::{
    env, fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context, Result, bail};
use baihua_analyzer::{Analyzer, Order, train::taught};

const USAGE: &str = "usage:
  cargo xtask update --corpus DIR               sources, generate and train in one go
  cargo xtask generate [--check]                write the tables of crates/kb from the rule files
  cargo xtask sources --corpus DIR [--check]    bring in (or compare) the words of cited articles
  cargo xtask train [--check]                   teach the models of crates/analyzer from the examples, and compile its moves
  cargo xtask paraphrases [--check]             run clauses written without sight of the examples
  cargo xtask probes [--check]                  run invented sentences inside invented policies, by kind of statement
  cargo xtask confusion                         show which rules fire on the examples of others
  cargo xtask moves [FOLDER]... [--half LIST] [--show missed|false|reason|all|MOVE] [--off QUESTION]
                                                measure the moves on their own sentences and on labelled documents
  cargo xtask explain CARD FILE [PARTY]         show how each clause of a document is judged, and the moves in it
  cargo xtask findings CARD FILE [PARTY]        show what a report says, by the rule files as they are
  cargo xtask reports < IN > OUT                NDJSON of contracts and policies in (`key`, `card`, `text`, `party`), reports out,
                                                by the rule files as they are
  cargo xtask lint [--corpus DIR]               report every fault of the rules, and of their sources against the corpus
  cargo xtask docs [--check]                    write a page per rule into docs/rules
  cargo xtask copies [--check]                  write the files that packages carry as copies
  cargo xtask features [--each]                 check every library by itself with none and the default ones of its features
  cargo xtask trees [--check]                   write what each library brings along into docs/trees.txt";

fn main() -> ExitCode {
    match run(env::args().skip(1).collect()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output, such as `head`, has seen enough.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            println!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn run(mut arguments: Vec<String>) -> Result<()> {
    let mut option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name);
        at.map(|at| arguments.remove(at)).is_some()
    };
    let check = option("--check");
    let with_corpus = option("--corpus");
    let each = option("--each");
    let root = checkout();
    let files = files::read(&root)?;
    match arguments.first().map(String::as_str) {
        Some("update") if with_corpus => {
            let corpus = Path::new(arguments.get(1).context("--corpus needs a folder")?);
            let written = sources::write(&root, &files, corpus, &today()?)?;
            println!("{written} source files written");
            // The rules as they were read, with the sources as they now stand.
            let mut files: Vec<_> = files.into_iter().filter(|(name, _)| !name.starts_with("sources/")).collect();
            files.extend(files::read(&root)?.into_iter().filter(|(name, _)| name.starts_with("sources/")));
            generate(&root, &files, false)?;
            train(&root, &files, false)
        }
        Some("generate") => generate(&root, &files, check),
        Some("sources") if with_corpus => {
            let corpus = arguments.get(1).context("--corpus needs a folder")?;
            if check {
                println!("{} sources agree with the corpus", sources::check(&files, Path::new(corpus))?);
            } else {
                println!("{} source files written", sources::write(&root, &files, Path::new(corpus), &today()?)?);
            }
            Ok(())
        }
        Some("train") => train(&root, &files, check),
        Some("paraphrases") => paraphrases::run(&root, &taught(files::load(&files)?), !check),
        Some("probes") => probes::run(&root, &Analyzer::new(files::load(&files)?), check),
        Some("confusion") => confusion::run(&taught(files::load(&files)?)),
        Some("explain") => explain(&Analyzer::new(files::load(&files)?), &arguments[1..]),
        Some("reports") => reports(&Analyzer::new(files::load(&files)?)),
        Some("findings") => findings(&Analyzer::new(files::load(&files)?), &arguments[1..]),
        Some("moves") => moves::run(&Analyzer::new(files::load(&files)?), &arguments[1..], check),
        Some("docs") => docs::run(&root, &files::load(&files)?, check),
        Some("copies") => copies::run(&root, check),
        Some("features") => features::run(&root, each),
        Some("trees") => trees::run(&root, check),
        Some("lint") => {
            let kb = files::load(&files)?;
            let mut faults = lint::faults(&kb);
            if with_corpus {
                let corpus = arguments.get(1).context("--corpus needs a folder")?;
                faults.extend(lint::corpus_faults(&kb, Path::new(corpus))?);
            }
            if !faults.is_empty() {
                bail!("{}\n{} faults", faults.join("\n"), faults.len());
            }
            println!("{:?}: no fault", kb.counts());
            Ok(())
        }
        _ => bail!("{USAGE}"),
    }
}

/// The checkout that the program is started in; outside of any, the one it was built from.
fn checkout() -> PathBuf {
    let here = env::current_dir().unwrap_or_default();
    let inside =
        here.ancestors().find(|folder| folder.join("kb/moves").is_dir() && folder.join("crates/xtask").is_dir());
    inside.map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../.."), Path::to_path_buf)
}

fn generate(root: &Path, files: &[files::RuleFile], check: bool) -> Result<()> {
    let kb = files::load(files)?;
    let folder = root.join("crates/kb/src/generated");
    let mut stale = Vec::new();
    for (name, text) in kb.packed() {
        let path = folder.join(name);
        if fs::read_to_string(&path).ok().as_deref() == Some(text.as_str()) {
            continue;
        }
        stale.push(name);
        if !check {
            fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        }
    }
    if check && !stale.is_empty() {
        bail!("stale: {}; run `cargo xtask generate`", stale.join(", "));
    }
    println!("{:?}, {} tables written", kb.counts(), if check { 0 } else { stale.len() });
    Ok(())
}

fn train(root: &Path, files: &[files::RuleFile], check: bool) -> Result<()> {
    let kb = files::load(files)?;
    for (name, bytes) in baihua_analyzer::train::models(&kb) {
        let path = root.join("crates/analyzer/src/generated").join(name);
        let same = fs::read(&path).is_ok_and(|old| old == bytes);
        if check && !same {
            bail!("stale: {name}; run `cargo xtask train`");
        }
        if !same {
            fs::write(&path, &bytes).with_context(|| format!("cannot write {}", path.display()))?;
        }
        println!("{name}: {} bytes{}", bytes.len(), if same { ", unchanged" } else { "" });
    }
    Ok(())
}

/// What a report on a contract or policy says, by the rule files as they are.
fn findings(analyzer: &Analyzer, arguments: &[String]) -> Result<()> {
    let [card, file, party @ ..] = arguments else { bail!("{USAGE}") };
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {file}"))?;
    let mut order = Order::new(card.parse()?, text);
    order.party = party.first().cloned();
    let mut out = io::stdout().lock();
    let report = analyzer.review(&analyzer.recognise(order)?);
    for flag in &report.flags {
        writeln!(out, "{} {} {}", flag.rule_id, flag.place.as_deref().unwrap_or("-"), flag.quote)?;
        for place in &flag.also_at {
            writeln!(out, "  also  {} {}", place.place.as_deref().unwrap_or("-"), place.quote)?;
        }
        writeln!(out, "  says  {}", flag.finding)?;
        for (name, said) in [("costs", &flag.consequence), ("do", &flag.next_step), ("write", &flag.suggested_text)] {
            if let Some(said) = said {
                writeln!(out, "  {name:<5} {said}")?;
            }
        }
    }
    Ok(())
}

/// Reads a document a line and writes `{"key", "report"}` for each, or `{"key", "error"}`.
fn reports(analyzer: &Analyzer) -> Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lines() {
        let document: serde_json::Value = serde_json::from_str(&line?).context("a line is not JSON")?;
        let field = |name: &str| document[name].as_str();
        let (card, text) = (field("card").context("no card")?, field("text").context("no text")?);
        let mut order = Order::new(card.parse()?, text);
        order.party = field("party").map(str::to_owned);
        let key = &document["key"];
        let read = match analyzer.recognise(order) {
            Ok(recognised) => serde_json::json!({"key": key, "report": analyzer.review(&recognised)}),
            Err(unfit) => serde_json::json!({"key": key, "error": format!("{unfit:?}")}),
        };
        writeln!(out, "{read}")?;
    }
    Ok(())
}

fn explain(analyzer: &Analyzer, arguments: &[String]) -> Result<()> {
    let [card, file, party @ ..] = arguments else { bail!("{USAGE}") };
    let mut out = io::stdout().lock();
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {file}"))?;
    for clause in baihua_analyzer::train::explain(analyzer, card.parse()?, &text, party.first().map(String::as_str)) {
        let score = clause.score.map_or("   -  ".to_owned(), |score| format!("{score:+.3}"));
        let rules: Vec<String> = clause.rules.iter().map(|(rule, likeness)| format!("{rule} {likeness:.3}")).collect();
        writeln!(out, "{score} {}\n         {} | {}", clause.clause, rules.join(", "), clause.concepts.join(" "))?;
    }
    let mut order = Order::new(card.parse()?, text.as_str());
    order.party = party.first().cloned();
    let chars: Vec<char> = text.chars().collect();
    for found in analyzer.explain(order, &[]).moves {
        let words: String = chars[found.core.start()..found.core.end()].iter().collect();
        let rule = found.rule.as_deref().unwrap_or("no rule");
        let saved = found.saved.as_ref().map_or_else(String::new, |question| format!(", saved by {question}"));
        writeln!(out, "move {} {} -> {rule}{saved}: {words}", found.id, found.wording)?;
    }
    Ok(())
}

/// Today in UTC, `YYYY-MM-DD`.
fn today() -> Result<String> {
    let output = std::process::Command::new("date").args(["-u", "+%Y-%m-%d"]).output().context("cannot run date")?;
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}
