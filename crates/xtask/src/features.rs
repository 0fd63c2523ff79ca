//! Every library by itself: with its default features and with none; before a release with each one, too.
//!
//! A build of the whole workspace proves none of this, because there the features that other crates ask for are on as well.
//! All features at once, and the documentation with them, are what that build proves.

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

/// Checks every library, lowest floor first, with `each` of its features alone as well; the first that fails ends it.
pub(crate) fn run(root: &Path, each: bool) -> Result<()> {
    let described = cargo(root, &["metadata", "--no-deps", "--format-version", "1"]).output().context("no cargo")?;
    ensure!(described.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&described.stderr));
    let metadata: Metadata = serde_json::from_slice(&described.stdout)?;
    let mut checks = 0;
    for library in LIBRARIES {
        let package = metadata.packages.iter().find(|package| package.name == library);
        let package = package.with_context(|| format!("there is no {library}"))?;
        for choice in choices(&package.features, each) {
            let mut check = cargo(root, &["check", "--release", "--quiet", "--lib", "--package", library]);
            succeed(check.args(&choice))?;
            checks += 1;
        }
        println!("{library}: {} features", package.features.len());
    }
    println!("{checks} choices of features of {} libraries", LIBRARIES.len());
    Ok(())
}

/// What is told to cargo: no feature, with `each` every one that is not the default, and the default ones where there are any.
fn choices(features: &BTreeMap<String, Vec<String>>, each: bool) -> Vec<Vec<String>> {
    let mut choices = vec![vec!["--no-default-features".to_owned()]];
    let single = features.keys().filter(|&feature| each && feature != "default");
    choices.extend(single.map(|feature| ["--no-default-features", "--features", feature].map(str::to_owned).to_vec()));
    if features.get("default").is_some_and(|default| !default.is_empty()) {
        choices.push(vec![]);
    }
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
    fn the_default_features_are_a_choice_where_there_are_any() {
        let told = |default: &[&str], each: bool| -> Vec<String> {
            let features = [("default", default), ("redb", &[])]
                .map(|(name, parts)| (name.to_owned(), parts.iter().map(|&part| part.to_owned()).collect()));
            choices(&features.into(), each).iter().map(|it| it.join(" ")).collect()
        };
        let alone = ["--no-default-features", "--no-default-features --features redb"];
        assert_eq!(told(&[], true), alone);
        assert_eq!(told(&["redb"], true), [alone[0], alone[1], ""]);
        assert_eq!(told(&["redb"], false), [alone[0], ""]);
    }
}
