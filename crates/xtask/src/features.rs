//! Every library by itself: with no feature, each one, all of them, and its documentation with the default ones.
//!
//! A build of the whole workspace proves none of this, because there the features that other crates ask for are on as well.

use std::{collections::BTreeMap, path::Path, process::Command};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::trees::LIBRARIES;

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    features: BTreeMap<String, Vec<String>>,
}

/// Checks every library, lowest floor first; the first that fails ends it.
pub(crate) fn run(root: &Path) -> Result<()> {
    let described = cargo(root, &["metadata", "--no-deps", "--format-version", "1"]).output().context("no cargo")?;
    ensure!(described.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&described.stderr));
    let metadata: Metadata = serde_json::from_slice(&described.stdout)?;
    let mut checks = 0;
    for library in LIBRARIES {
        let package = metadata.packages.iter().find(|package| package.name == library);
        let package = package.with_context(|| format!("there is no {library}"))?;
        for choice in choices(package.features.keys().map(String::as_str)) {
            let mut check = cargo(root, &["check", "--release", "--quiet", "--lib", "--package", library]);
            succeed(check.args(&choice))?;
            checks += 1;
        }
        let mut doc = cargo(root, &["doc", "--release", "--quiet", "--no-deps", "--package", library]);
        succeed(doc.env("RUSTDOCFLAGS", "-D warnings"))?;
        println!("{library}: {} features, and its documentation", package.features.len());
    }
    println!("{checks} choices of features of {} libraries", LIBRARIES.len());
    Ok(())
}

/// What is told to cargo: nothing, no feature, each one that is not the default, all.
fn choices<'f>(features: impl Iterator<Item = &'f str>) -> Vec<Vec<String>> {
    let mut choices = vec![vec![], vec!["--no-default-features".to_owned()]];
    let single = features.filter(|&feature| feature != "default");
    choices.extend(single.map(|feature| ["--no-default-features", "--features", feature].map(str::to_owned).to_vec()));
    choices.push(vec!["--all-features".to_owned()]);
    choices
}

fn cargo(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root).args(arguments);
    command
}

fn succeed(command: &mut Command) -> Result<()> {
    let status = command.status().context("cannot run cargo")?;
    ensure!(status.success(), "failed: {command:?}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::choices;

    #[test]
    fn the_default_feature_is_no_choice_of_its_own() {
        let choices: Vec<String> = choices(["default", "serde"].into_iter()).iter().map(|it| it.join(" ")).collect();
        assert_eq!(choices, ["", "--no-default-features", "--no-default-features --features serde", "--all-features"]);
    }
}
