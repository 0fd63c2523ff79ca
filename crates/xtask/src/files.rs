//! The rule files of the repository.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};
use baihua_kb::Kb;

use crate::tables;

/// A rule file: its name below `kb/`, and what is in it.
pub(crate) type RuleFile = (String, String);

/// Reads every file below `kb/`, indicators in the order of the specification.
pub(crate) fn read(root: &Path) -> Result<Vec<RuleFile>> {
    let kb = root.join("kb");
    let mut files = Vec::new();
    collect(&kb, &kb, &mut files)?;
    let place = |name: &str| {
        let id = name.strip_prefix("lab/").and_then(|name| name.strip_suffix(".toml"));
        id.map_or(0, |id| tables::LAB.iter().position(|lab| file_stem(lab) == id).unwrap_or(usize::MAX))
    };
    files.sort_by(|(a, _), (b, _)| (place(a), a).cmp(&(place(b), b)));
    Ok(files)
}

/// `LYMPH%` is not a good file name on every system; `%` is written `-percent` and `#` `-count`.
pub(crate) fn file_stem(id: &str) -> String {
    id.replace('%', "-percent").replace('#', "-count")
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<RuleFile>) -> Result<()> {
    let mut entries: Vec<_> =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?.collect::<Result<_, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        if path.is_dir() {
            collect(root, &path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            let name = path.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
            files.push((name, fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?));
        }
    }
    Ok(())
}

/// The knowledge base of the files, or every fault in them.
pub(crate) fn load(files: &[RuleFile]) -> Result<Kb> {
    match Kb::load(files.iter().map(|(name, toml)| (name.as_str(), toml.as_str()))) {
        Ok(kb) => Ok(kb),
        Err(faults) => bail!("{faults}\n{} faults", faults.as_slice().len()),
    }
}
