//! What each library brings along by default, kept in `docs/trees.txt`, so that a new dependency is seen in review.

use std::{fmt::Write as _, fs, path::Path, process::Command};

use anyhow::{Context, Result, bail, ensure};

/// Every published library, lowest floor first.
pub(crate) const LIBRARIES: [&str; 10] = [
    "baihua-text",
    "baihua-quote",
    "baihua-chunker",
    "baihua-kb",
    "baihua-analyzer",
    "baihua-mcp",
    "baihua-x402",
    "baihua-attest",
    "baihua-report-store",
    "baihua-testkit",
];
/// Those that stand on nothing but our own crates.
const FREE: [&str; 4] = ["baihua-text", "baihua-quote", "baihua-chunker", "baihua-kb"];

/// Writes the trees, or with `check` fails if they differ. Fails in any case if a crate that promises to stand on nothing foreign does.
pub(crate) fn run(root: &Path, check: bool) -> Result<()> {
    let mut text =
        String::from("# Written by `cargo xtask trees`. Default features, without versions, each dependency once.\n");
    for library in LIBRARIES {
        let tree = tree(root, library)?;
        if FREE.contains(&library) {
            let foreign: Vec<&str> = tree.lines().filter(|line| !line.contains("baihua-")).collect();
            ensure!(foreign.is_empty(), "{library} must stand on our own crates alone: {foreign:?}");
        }
        let _ = write!(text, "\n{tree}");
    }
    let path = root.join("docs/trees.txt");
    let same = fs::read_to_string(&path).is_ok_and(|old| old == text);
    if check && !same {
        bail!("docs/trees.txt is stale; run `cargo xtask trees` and look at what came in");
    }
    if !same {
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    println!("{} trees{}", LIBRARIES.len(), if same { ", unchanged" } else { " written" });
    Ok(())
}

fn tree(root: &Path, library: &str) -> Result<String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // One platform, so that the file is the same wherever it is made.
    let arguments =
        ["tree", "--locked", "--edges", "normal", "--target", "x86_64-unknown-linux-gnu", "--package", library];
    let output = Command::new(cargo).current_dir(root).args(arguments).output().context("cannot run cargo")?;
    ensure!(output.status.success(), "cargo tree: {}", String::from_utf8_lossy(&output.stderr));
    let tree = String::from_utf8(output.stdout)?;
    // `name v1.2.3 (path or mark)`: only the name stays, and what marks a repetition.
    let name = |line: &str| {
        let (name, rest) = line.split_once(" v").unwrap_or((line, ""));
        if rest.ends_with("(*)") { format!("{name} (*)\n") } else { format!("{name}\n") }
    };
    Ok(tree.lines().map(name).collect())
}
