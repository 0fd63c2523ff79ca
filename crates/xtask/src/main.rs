//! Keeps the rule files, their sources and the generated tables in step.
//!
//! `cargo xtask generate [--check]`, `cargo xtask sources --corpus DIR [--check]`, `cargo xtask lint`.

#![allow(clippy::print_stdout, reason = "a command line tool talks on standard output")]

mod files;
mod lint;
mod print;
mod sources;
mod tables;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context, Result, bail};

const USAGE: &str = "usage:
  cargo xtask generate [--check]                write the tables of crates/kb from the rule files
  cargo xtask sources --corpus DIR [--check]    bring in (or compare) the words of cited articles
  cargo xtask lint                              report every fault of the rules";

fn main() -> ExitCode {
    match run(env::args().skip(1).collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut arguments: Vec<String>) -> Result<()> {
    let mut option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name);
        at.map(|at| arguments.remove(at)).is_some()
    };
    let check = option("--check");
    let with_corpus = option("--corpus");
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = files::read(&root)?;
    match arguments.first().map(String::as_str) {
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
        Some("lint") => {
            let kb = files::load(&files)?;
            let faults = lint::faults(&kb);
            if !faults.is_empty() {
                bail!("{}\n{} faults", faults.join("\n"), faults.len());
            }
            println!("{:?}: no fault", kb.counts());
            Ok(())
        }
        _ => bail!("{USAGE}"),
    }
}

fn generate(root: &Path, files: &[files::RuleFile], check: bool) -> Result<()> {
    let kb = files::load(files)?;
    let folder = root.join("crates/kb/src/generated");
    let mut stale = Vec::new();
    for (name, text) in print::tables(&kb) {
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

/// Today in UTC, `YYYY-MM-DD`.
fn today() -> Result<String> {
    let output = std::process::Command::new("date").args(["-u", "+%Y-%m-%d"]).output().context("cannot run date")?;
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}
