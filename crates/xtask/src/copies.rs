//! Files that a package has to carry although their home is elsewhere: the licence, the demo documents, a page.
//!
//! They are copies and not links, because not every way a repository travels keeps a link.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};

const LICENSED: [&str; 12] =
    ["analyzer", "chunker", "cli", "kb", "mcp", "python", "quote", "report-store", "server", "testkit", "text", "x402"];

/// Writes the copies, or with `check` fails if one differs from its original.
pub(crate) fn run(root: &Path, check: bool) -> Result<()> {
    let mut copies: Vec<(String, String)> =
        LICENSED.map(|name| ("LICENSE".to_owned(), format!("crates/{name}/LICENSE"))).to_vec();
    for card in ["contract", "policy", "lab"] {
        copies.push((format!("fixtures/demo/demo-{card}.txt"), format!("crates/server/demo/demo-{card}.txt")));
    }
    copies.push(("docs/embedding.md".to_owned(), "crates/testkit/embedding.md".to_owned()));
    let mut stale = Vec::new();
    for (original, copy) in copies {
        let wanted = fs::read(root.join(&original)).with_context(|| format!("cannot read {original}"))?;
        if fs::read(root.join(&copy)).is_ok_and(|have| have == wanted) {
            continue;
        }
        if !check {
            fs::write(root.join(&copy), wanted).with_context(|| format!("cannot write {copy}"))?;
        }
        stale.push(copy);
    }
    if check && !stale.is_empty() {
        bail!("differ from their originals: {}; run `cargo xtask copies`", stale.join(", "));
    }
    println!("{} copies written", if check { 0 } else { stale.len() });
    Ok(())
}
