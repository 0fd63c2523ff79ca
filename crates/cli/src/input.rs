//! Reading what a command is about: a file, or standard input for `-`.

use std::{
    fs,
    io::{self, Read},
    path::Path,
};

use anyhow::{Context, Result};

/// The text of `path`; standard input for `-`. A byte order mark at the beginning is left out.
pub(crate) fn text(path: &Path) -> Result<String> {
    let bytes = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).context("cannot read standard input")?;
        bytes
    } else {
        fs::read(path).with_context(|| format!("cannot read {}", path.display()))?
    };
    let text = String::from_utf8(bytes).with_context(|| format!("{} is not UTF-8", path.display()))?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}
