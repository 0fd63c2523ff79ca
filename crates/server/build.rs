//! Tells the program which revision it was built from.
#![expect(clippy::disallowed_methods, reason = "a build script has its settings from the environment")]

use std::{path::Path, process::Command};

fn main() {
    println!("cargo::rerun-if-env-changed=BAIHUA_COMMIT");
    let git = |arguments: &[&str]| -> Option<String> {
        let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
        Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
    };
    let given = std::env::var("BAIHUA_COMMIT").ok().filter(|commit| !commit.is_empty());
    let commit = given.or_else(|| {
        // Committing moves what HEAD points to; both places are watched.
        for name in ["HEAD", "logs/HEAD"] {
            let path = git(&["rev-parse", "--git-path", name])?;
            if Path::new(&path).exists() {
                println!("cargo::rerun-if-changed={path}");
            }
        }
        git(&["rev-parse", "--short=12", "HEAD"])
    });
    println!("cargo::rustc-env=BAIHUA_COMMIT={}", commit.as_deref().unwrap_or("unknown"));
}
