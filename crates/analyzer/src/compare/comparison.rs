//! What a comparison says: plain data with the JSON of `docs/compare.md`.

use baihua_kb::Level;
use baihua_text::Sha256Digest;
use serde::{Deserialize, Serialize};

#[cfg(feature = "schema")]
use crate::report::schemas::LevelSchema;
use crate::report::{Change, MissingClause, Place, Reader};

/// Two versions of one document, compared for the same reader: what is better, what is worse, and what still stands.
///
/// Every quote stands word for word in its text. Problems are counted by place: a problem of which a report names two places
/// counts twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Comparison {
    /// All of it in one Chinese sentence, such as 改好了 3 处，新增 1 处，还有 5 处没改。
    pub headline: String,
    /// What was compared.
    pub basis: Basis,
    /// For whom both were read, as the second report has it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub reader: Option<Reader>,
    /// How many there are of each.
    pub counts: DifferenceCounts,
    /// Problems of the first text that the second one no longer has, the most serious first.
    pub mended: Vec<Difference>,
    /// Problems that only the second text has, the most serious first.
    pub new: Vec<Difference>,
    /// Problems of both texts: what got worse first, then the most serious.
    pub standing: Vec<Standing>,
    /// Clauses that stand word for word in both texts and are a problem in one of them only: something else in the document
    /// makes the difference. Neither mended nor new; somebody should look.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub by_context: Vec<ByContext>,
    /// Clauses without a problem whose words changed, or that are in one text only, in the order of the second text. Empty
    /// where only findings are compared, and where the two texts are not versions of one document.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub changed: Vec<ChangedClause>,
    /// What the first text left out and the second one says.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub filled: Vec<MissingClause>,
    /// What the first text said and the second one leaves out.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub left_out: Vec<MissingClause>,
    /// Remarks on the comparison as a whole, in plain Chinese.
    pub warnings: Vec<String>,
    /// SHA-256 of the first text in UTF-8.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub before_sha256: Sha256Digest,
    /// SHA-256 of the second text in UTF-8.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub after_sha256: Sha256Digest,
}

/// What was compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Basis {
    /// Both texts, clause by clause.
    Texts,
    /// The findings alone, because the text of one side was not there.
    Findings,
}

/// How many differences there are of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DifferenceCounts {
    /// Problems that are gone.
    pub mended: usize,
    /// Problems that came.
    pub new: usize,
    /// Problems that stayed.
    pub standing: usize,
    /// Those of them that got worse.
    pub worse: usize,
    /// Those of them that got better, and are a problem still.
    pub better: usize,
    /// Clauses without a problem that changed.
    pub changed: usize,
}

/// A problem that one text has and the other has not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Difference {
    /// The rule, resolvable through the rule lookup.
    pub rule_id: String,
    /// How serious.
    #[cfg_attr(feature = "schema", schemars(with = "LevelSchema"))]
    pub level: Level,
    /// What problem this is, in plain Chinese.
    pub finding: String,
    /// What may come of it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub consequence: Option<String>,
    /// What to do next.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub next_step: Option<String>,
    /// The clause with the problem: of the first text where it was mended, of the second where it is new.
    pub clause: Place,
    /// The same clause in the other text; absent where that has none, or is not there.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub other: Option<Place>,
    /// What became of its words.
    pub wording: Wording,
    /// Other problems that the other text has in the same clause: what was mended there may have been put in the place of
    /// another problem. Ids of rules.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub beside: Vec<String>,
}

/// What became of the words of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Wording {
    /// Word for word the same in both texts.
    Same,
    /// Other words.
    Changed,
    /// The clause is in one text only.
    Absent,
    /// Not known, because the text of one side was not there.
    Unknown,
}

/// A problem that both texts have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    /// The rule, resolvable through the rule lookup.
    pub rule_id: String,
    /// How serious, in the second text.
    #[cfg_attr(feature = "schema", schemars(with = "LevelSchema"))]
    pub level: Level,
    /// What problem this is, as the second report says it.
    pub finding: String,
    /// What may come of it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub consequence: Option<String>,
    /// What to do next.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub next_step: Option<String>,
    /// The clause in the first text.
    pub before: Place,
    /// The clause in the second text.
    pub after: Place,
    /// Whether its words changed: `same` or `changed`.
    pub wording: Wording,
    /// Whether it got better or worse for the reader.
    pub turn: Turn,
}

/// Whether a problem that stayed got better or worse for the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// A figure tells: worse.
    Worse,
    /// The words changed, and no figure tells which way.
    Open,
    /// Nothing changed.
    Same,
    /// A figure tells: better, and a problem still.
    Better,
}

/// A clause that is a problem in one text only, and whose words are the same in both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ByContext {
    /// The text in which it is a problem.
    pub found_in: Version,
    /// The problem, as that report says it.
    pub problem: Difference,
}

/// One of the two texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Version {
    /// The first.
    Before,
    /// The second.
    After,
}

/// A clause without a problem that changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChangedClause {
    /// The clause in the first text; absent where it was added.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub before: Option<Place>,
    /// The clause in the second text; absent where it was struck.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub after: Option<Place>,
    /// The same as a correction of the first: ranges of the first text, in order, without overlap. Empty where the clause was
    /// added, struck or written anew.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub changes: Vec<Change>,
}
