//! Brings the words of cited articles from the statutes corpus into `kb/sources`, and checks that they still agree.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
    rc::Rc,
};

use anyhow::{Context, Result, bail};
use baihua_kb::Evidence;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::files::RuleFile;

#[derive(Deserialize)]
struct IndexEntry {
    law: String,
    short: String,
    kind: String,
    issuer: String,
    doc_no: Option<String>,
    version_date: Option<String>,
    effective_date: Option<String>,
    file: String,
    status: String,
    status_as_of: String,
}

#[derive(Deserialize)]
struct Article {
    article: String,
    text: String,
}

/// Every citation of the rule files: source → articles.
fn citations(files: &[RuleFile]) -> BTreeMap<String, BTreeSet<String>> {
    let mut cited: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, toml) in files {
        let folders = ["contract/", "policy/", "missing/"];
        if !folders.iter().any(|folder| name.starts_with(folder)) && name != "illness.toml" {
            continue;
        }
        let lines = toml.lines().filter(|line| line.starts_with("evidence = "));
        for citation in lines.flat_map(|line| line.split('"').skip(1).step_by(2)) {
            if let Some((source, article)) = citation.rsplit_once(' ') {
                cited.entry(source.to_owned()).or_default().insert(article.to_owned());
            }
        }
    }
    cited
}

/// What the files below `kb/sources` must hold, by name; or every citation that the corpus does not bear out.
pub(crate) fn wanted(files: &[RuleFile], corpus: &Path, today: &str) -> Result<BTreeMap<String, String>> {
    let index = fs::read_to_string(corpus.join("index.json")).context("the corpus has no index.json")?;
    let index: Vec<IndexEntry> = serde_json::from_str(&index)?;
    let (mut wanted, mut faults) = (BTreeMap::new(), Vec::new());
    for (short, articles) in citations(files) {
        let Some(entry) = index.iter().find(|entry| entry.short == short) else {
            faults.push(format!("{short}: not in the corpus"));
            continue;
        };
        if entry.status != "in_force" {
            faults.push(format!("{short}: {} in the corpus", entry.status));
            continue;
        }
        let lines = fs::read_to_string(corpus.join(&entry.file))?;
        let mut texts = BTreeMap::new();
        for line in lines.lines().filter(|line| !line.trim().is_empty()) {
            let article: Article = serde_json::from_str(line)?;
            texts.insert(article.article, article.text);
        }
        let mut toml = String::new();
        let pairs = [
            ("short", Some(&entry.short)),
            ("title", Some(&entry.law)),
            ("kind", Some(&entry.kind)),
            ("issuer", Some(&entry.issuer)),
            ("doc_no", entry.doc_no.as_ref()),
            ("version_date", entry.version_date.as_ref()),
            ("effective_date", entry.effective_date.as_ref()),
            ("status_as_of", Some(&entry.status_as_of)),
        ];
        for (key, value) in pairs {
            if let Some(value) = value {
                writeln!(toml, "{key} = {}", quoted(value))?;
            }
        }
        writeln!(toml, "verified_on = {}", quoted(today))?;
        let mut ordered: Vec<&String> = articles.iter().collect();
        ordered.sort_by_key(|number| lines.find(&format!("\"article\": \"{number}\"")));
        for number in ordered {
            match texts.get(number) {
                Some(text) => {
                    let digest = Sha256::digest(text.as_bytes()).iter().fold(String::new(), |mut hex, byte| {
                        let _ = write!(hex, "{byte:02x}");
                        hex
                    });
                    writeln!(
                        toml,
                        "\n[[article]]\nnumber = {}\nsha256 = \"{digest}\"\ntext = {}",
                        quoted(number),
                        quoted(text)
                    )?;
                }
                None => faults.push(format!("{short} has no {number}")),
            }
        }
        wanted.insert(format!("sources/{short}.toml"), toml);
    }
    if faults.is_empty() { Ok(wanted) } else { bail!("{} citations fail\n{}", faults.len(), faults.join("\n")) }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}

/// The official texts, to compare what rules quote with.
pub(crate) struct Corpus {
    index: Vec<IndexEntry>,
    /// Per file: article → text; filled as files are asked for.
    texts: RefCell<BTreeMap<String, Rc<BTreeMap<String, String>>>>,
    folder: PathBuf,
}

impl Corpus {
    /// The corpus in `folder`, which holds `index.json`.
    pub(crate) fn open(folder: &Path) -> Result<Corpus> {
        let index = fs::read_to_string(folder.join("index.json")).context("the corpus has no index.json")?;
        Ok(Corpus { index: serde_json::from_str(&index)?, texts: RefCell::default(), folder: folder.to_owned() })
    }

    /// Why the corpus does not bear `evidence` out; `None` if it does.
    pub(crate) fn fault(&self, evidence: &Evidence) -> Result<Option<String>> {
        let Some(entry) = self.index.iter().find(|entry| entry.short == evidence.source.short) else {
            return Ok(Some("not in the corpus".to_owned()));
        };
        if entry.status != "in_force" {
            return Ok(Some(format!("{} in the corpus", entry.status)));
        }
        Ok(match self.articles(&entry.file)?.get(evidence.article.as_ref()) {
            None => Some("has no such article in the corpus".to_owned()),
            Some(text) if *text != evidence.text => Some("its words differ from the corpus".to_owned()),
            Some(_) => None,
        })
    }

    fn articles(&self, file: &str) -> Result<Rc<BTreeMap<String, String>>> {
        if let Some(known) = self.texts.borrow().get(file) {
            return Ok(Rc::clone(known));
        }
        let lines = fs::read_to_string(self.folder.join(file)).with_context(|| format!("cannot read {file}"))?;
        let mut texts = BTreeMap::new();
        for line in lines.lines().filter(|line| !line.trim().is_empty()) {
            let article: Article = serde_json::from_str(line)?;
            texts.insert(article.article, article.text);
        }
        let texts = Rc::new(texts);
        self.texts.borrow_mut().insert(file.to_owned(), Rc::clone(&texts));
        Ok(texts)
    }
}

/// Writes the source files; those whose words did not change keep their date.
pub(crate) fn write(root: &Path, files: &[RuleFile], corpus: &Path, today: &str) -> Result<usize> {
    let wanted = wanted(files, corpus, today)?;
    let folder = root.join("kb/sources");
    fs::create_dir_all(&folder)?;
    for (name, _) in files.iter().filter(|(name, _)| name.starts_with("sources/") && !wanted.contains_key(name)) {
        fs::remove_file(root.join("kb").join(name))?;
    }
    let mut changed = 0;
    for (name, toml) in &wanted {
        let old = files.iter().find(|(file, _)| file == name).map(|(_, old)| undated(old));
        if old != Some(undated(toml)) {
            fs::write(root.join("kb").join(name), toml)?;
            changed += 1;
        }
    }
    Ok(changed)
}

/// Fails if a source file differs from the corpus in anything but the date of comparison.
pub(crate) fn check(files: &[RuleFile], corpus: &Path) -> Result<usize> {
    let wanted = wanted(files, corpus, "")?;
    let mut faults = Vec::new();
    for (name, toml) in &wanted {
        match files.iter().find(|(file, _)| file == name) {
            None => faults.push(format!("{name}: missing; run `cargo xtask sources`")),
            Some((_, old)) if undated(old) != undated(toml) => faults.push(format!("{name}: differs from the corpus")),
            Some(_) => {}
        }
    }
    if !faults.is_empty() {
        bail!("{}", faults.join("\n"));
    }
    Ok(wanted.len())
}

fn undated(toml: &str) -> String {
    toml.lines().filter(|line| !line.starts_with("verified_on = ")).collect::<Vec<_>>().join("\n")
}
