use std::{
    fs, io,
    path::{Path, PathBuf},
};

use baihua_kb::Card;
use serde::{Deserialize, de::DeserializeOwned};
use thiserror::Error;

/// The folder `fixtures/` of the repository; its `README.md` tells what is in it and where each text comes from.
#[derive(Clone, Debug)]
pub struct Fixtures(PathBuf);

/// Why fixtures could not be read.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum FixtureError {
    /// A file or folder is missing or not UTF-8.
    #[error("cannot read {path}")]
    Read {
        /// What was to be read.
        path: PathBuf,
        /// Why it could not be.
        #[source]
        source: io::Error,
    },
    /// An index is not TOML of the expected shape.
    #[error("{path} is not of the expected shape")]
    Shape {
        /// The index.
        path: PathBuf,
        /// Where it differs.
        #[source]
        source: Box<dyn std::error::Error + Send + Sync>,
    },
}

/// A demo document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demo {
    /// Its id, such as `demo-contract`.
    pub id: String,
    /// What it is.
    pub card: Card,
    /// The document.
    pub text: String,
}

/// A document by the name of its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// Name of the file.
    pub file: String,
    /// The document; bytes that are no UTF-8 do not occur.
    pub text: String,
}

/// An excerpt of a contract that hides instructions to an AI reader.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Injection {
    /// Name of the file.
    pub file: String,
    /// What it is after: `hide`, `add`, `leak`, `link`, `markup`, `format` or `role`.
    pub aim: String,
    /// The clause that has to be found all the same.
    pub risky_quote: String,
    /// Strings that must reach no report.
    pub must_not_appear: Vec<String>,
    /// The document.
    #[serde(skip)]
    pub text: String,
}

/// A document full of planted personal data.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Personal {
    /// Name of the file.
    pub file: String,
    /// What was planted.
    pub item: Vec<Item>,
    /// Near misses that are not personal data.
    #[serde(default)]
    pub keep: Vec<String>,
    /// The document.
    #[serde(skip)]
    pub text: String,
}

/// A planted item of personal data.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Item {
    /// Such as `id-number` or `mobile`.
    pub kind: String,
    /// The item, exactly as it stands in the document.
    pub text: String,
}

/// Clauses that were written from the meaning of a rule, without sight of its examples.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Paraphrases {
    /// The rule.
    pub id: String,
    /// Clauses that are its problem.
    pub hit: Vec<String>,
    /// Look-alikes that are not.
    pub miss: Vec<String>,
    /// The side that is hurt, where a reader could not guess.
    pub party: Option<String>,
}

/// A document with the facts that a person would find in it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[non_exhaustive]
pub struct Stated {
    /// Name of its file.
    pub file: String,
    /// Its kind: `contract` or `policy`.
    pub card: String,
    /// Topic, label and value of each fact.
    pub facts: Vec<(String, String, String)>,
    /// The document.
    #[serde(skip)]
    pub text: String,
}

#[derive(Deserialize)]
struct Documents {
    document: Vec<Stated>,
}

#[derive(Deserialize)]
struct Cases {
    case: Vec<Injection>,
}

#[derive(Deserialize)]
struct Files {
    file: Vec<Personal>,
}

#[derive(Deserialize)]
struct Rules {
    rule: Vec<Paraphrases>,
}

impl Fixtures {
    /// The fixtures in `folder`.
    pub fn at(folder: impl Into<PathBuf>) -> Fixtures {
        Fixtures(folder.into())
    }

    /// Those of the repository this crate was built in. A crate from a registry has none: then every reader fails.
    #[must_use]
    pub fn of_repository() -> Fixtures {
        Fixtures(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures"))
    }

    /// The three demo documents.
    ///
    /// # Errors
    ///
    /// [`FixtureError`] if one cannot be read.
    pub fn demo(&self) -> Result<Vec<Demo>, FixtureError> {
        let demo = |card: Card| {
            let id = format!("demo-{card}");
            Ok(Demo { text: self.text(&format!("demo/{id}.txt"))?, id, card })
        };
        Card::ALL.into_iter().map(demo).collect()
    }

    /// The documents that are hard to handle; each is a contract.
    ///
    /// # Errors
    ///
    /// [`FixtureError`] if one cannot be read.
    pub fn hostile(&self) -> Result<Vec<Text>, FixtureError> {
        let names = self.names("hostile", "txt")?;
        names.into_iter().map(|file| Ok(Text { text: self.text(&format!("hostile/{file}"))?, file })).collect()
    }

    /// The documents that speak to the reviewer.
    ///
    /// # Errors
    ///
    /// [`FixtureError`] if one cannot be read or the index has another shape.
    pub fn injections(&self) -> Result<Vec<Injection>, FixtureError> {
        let Cases { case } = self.toml("injections/index.toml")?;
        let with_text =
            |case: Injection| Ok(Injection { text: self.text(&format!("injections/{}", case.file))?, ..case });
        case.into_iter().map(with_text).collect()
    }

    /// Sentences that nobody who wrote the recogniser of injections has read: injections, and honest sentences with the
    /// same words.
    ///
    /// # Errors
    ///
    /// [`FixtureError`] if a file cannot be read.
    pub fn unseen_injections(&self) -> Result<(Vec<String>, Vec<String>), FixtureError> {
        let lines = |name| -> Result<Vec<String>, FixtureError> {
            Ok(self.text(&format!("injections-unseen/{name}.txt"))?.lines().map(str::to_owned).collect())
        };
        Ok((lines("injections")?, lines("honest")?))
    }

    /// The documents with planted personal data.
    ///
    /// # Errors
    ///
    /// [`FixtureError`] if one cannot be read or the index has another shape.
    pub fn personal(&self) -> Result<Vec<Personal>, FixtureError> {
        let Files { file } = self.toml("personal/index.toml")?;
        let with_text = |file: Personal| Ok(Personal { text: self.text(&format!("personal/{}", file.file))?, ..file });
        file.into_iter().map(with_text).collect()
    }

    /// The documents with the facts that stand in them.
    ///
    /// # Errors
    ///
    /// [`FixtureError`] if one cannot be read or the index has another shape.
    pub fn facts(&self) -> Result<Vec<Stated>, FixtureError> {
        let Documents { document } = self.toml("facts/expected.toml")?;
        let with_text = |stated: Stated| Ok(Stated { text: self.text(&format!("facts/{}", stated.file))?, ..stated });
        document.into_iter().map(with_text).collect()
    }

    /// The paraphrases: family, or `policy`, and those of its rules.
    ///
    /// # Errors
    ///
    /// [`FixtureError`] if a file cannot be read or has another shape.
    pub fn paraphrases(&self) -> Result<Vec<(String, Vec<Paraphrases>)>, FixtureError> {
        let names = self.names("paraphrases", "toml")?;
        let read = |name: String| {
            let Rules { rule } = self.toml(&format!("paraphrases/{name}"))?;
            Ok((name.trim_end_matches(".toml").to_owned(), rule))
        };
        names.into_iter().map(read).collect()
    }

    /// The payment vectors, as JSON; `payments/README.md` has their shape.
    ///
    /// # Errors
    ///
    /// [`FixtureError`] if the file cannot be read.
    pub fn payment_vectors(&self) -> Result<String, FixtureError> {
        self.text("payments/vectors.json")
    }

    #[expect(clippy::disallowed_methods, reason = "it is a reader of files, for tests")]
    fn text(&self, name: &str) -> Result<String, FixtureError> {
        let path = self.0.join(name);
        fs::read_to_string(&path).map_err(|source| FixtureError::Read { path, source })
    }

    fn toml<T: DeserializeOwned>(&self, name: &str) -> Result<T, FixtureError> {
        let text = self.text(name)?;
        toml::from_str(&text).map_err(|source| FixtureError::Shape { path: self.0.join(name), source: source.into() })
    }

    #[expect(clippy::disallowed_methods, reason = "it is a reader of files, for tests")]
    fn names(&self, folder: &str, extension: &str) -> Result<Vec<String>, FixtureError> {
        let path = self.0.join(folder);
        let failed = |source| FixtureError::Read { path: path.clone(), source };
        let mut names = Vec::new();
        for entry in fs::read_dir(&path).map_err(failed)? {
            let name = entry.map_err(failed)?.file_name().to_string_lossy().into_owned();
            if name.ends_with(&format!(".{extension}")) {
                names.push(name);
            }
        }
        names.sort();
        Ok(names)
    }
}
