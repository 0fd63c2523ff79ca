use std::collections::BTreeMap;

use baihua_kb::{Card, Level, Release, Sources};
use baihua_text::{CharRange, Sha256Digest};
use serde::{Deserialize, Serialize};

/// The machine-readable result of one analysis: the `report` object of the specification.
///
/// Findings are never trimmed for length. The fields a server fills in (`report_url`, each `verify_url`, the dates and the
/// release in [`Meta`]) are empty until [`Report::stamp`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(description = "The machine-readable result of one analysis. Findings are never trimmed for length.")
)]
pub struct Report {
    /// The kind of document.
    #[cfg_attr(feature = "schema", schemars(with = "CardSchema"))]
    pub card: Card,
    /// Address of the full report page; destroyed 24 hours after creation.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub report_url: Option<String>,
    /// Findings counted per level.
    pub summary: Summary,
    /// One entry per finding: by level, the most serious first, then by position in the document.
    pub flags: Vec<Flag>,
    /// What was read, judged and left out.
    pub meta: Meta,
}

/// Findings counted per level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Summary {
    /// Findings of level `high`.
    pub high: usize,
    /// Findings of level `medium`.
    pub medium: usize,
    /// Findings of level `low`.
    pub low: usize,
    /// All findings.
    pub total: usize,
}

impl Summary {
    /// Counts `flags`.
    #[must_use]
    pub fn of(flags: &[Flag]) -> Summary {
        let count = |level| flags.iter().filter(|flag| flag.level == level).count();
        Summary { high: count(Level::High), medium: count(Level::Medium), low: count(Level::Low), total: flags.len() }
    }
}

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Flag {
    /// The rule, resolvable through the rule lookup.
    pub rule_id: String,
    /// How serious, as the rule says; for lab values as their distance from the range says.
    #[cfg_attr(feature = "schema", schemars(with = "LevelSchema"))]
    pub level: Level,
    /// What problem this is, in plain Chinese.
    pub finding: String,
    /// The document's own characters, exactly as they stand at `quote_range`.
    pub quote: String,
    /// Where the quote stands, in Unicode scalar values of the submitted text.
    #[cfg_attr(feature = "schema", schemars(with = "RangeSchema"))]
    pub quote_range: CharRange,
    /// The document's own label of the clause, such as 第六条 6.3.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub place: Option<String>,
    /// Other places of which the same is to be said, in order.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub also_at: Vec<Place>,
    /// What may come of it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub consequence: Option<String>,
    /// The official source, with its original words.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub evidence: Option<FlagEvidence>,
    /// What to do next.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub next_step: Option<String>,
    /// A fairer wording; contracts only.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub suggested_text: Option<String>,
    /// The same as a correction of the quote: what is struck and what is put there, in order, without overlap. Whoever
    /// applies all of them to `quote` gets `suggested_text`.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub suggested_changes: Vec<Change>,
    /// Who found it.
    pub reviewer: Reviewer,
    /// An address that shows the rule's source, to compare `evidence` with word for word. A report has it once a server gave
    /// it away.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "schema", schemars(required, with = "String"))]
    pub verify_url: Option<String>,
}

/// Another place of a document, of which a finding says the same or that says more of a fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// The document's own characters.
    pub quote: String,
    /// Where they stand, in Unicode scalar values of the submitted text.
    #[cfg_attr(feature = "schema", schemars(with = "RangeSchema"))]
    pub quote_range: CharRange,
    /// The document's own label of the clause, such as 第六条 6.3.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub place: Option<String>,
}

/// One correction of a clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Change {
    /// What is struck, in Unicode scalar values of the submitted text; empty where words are only added.
    #[cfg_attr(feature = "schema", schemars(with = "RangeSchema"))]
    pub range: CharRange,
    /// What is put there; empty where words are only struck.
    pub text: String,
}

/// Whom a report speaks to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reader {
    /// What the document calls this side, such as 乙方; absent where it is not known.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub name: Option<String>,
    /// Its role, such as 承租人, where the document tells it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub role: Option<String>,
    /// How the side came to be known.
    pub how: HowKnown,
}

/// How the reader's side came to be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum HowKnown {
    /// The caller said it.
    Given,
    /// Told from roles, definitions and who pays: the side that did not draft the document.
    Inferred,
    /// Not known; nobody is named.
    Unknown,
}

/// A party of the document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Party {
    /// Its letter with 方, such as 甲方, where it has one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub letter: Option<String>,
    /// Its role, such as 出租人, where the document tells it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub role: Option<String>,
    /// What the document calls it.
    pub names: Vec<String>,
    /// Whether the report speaks to it.
    pub is_reader: bool,
}

/// The official source of a finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FlagEvidence {
    /// Statute article, standard or regulator document, cited.
    pub source: String,
    /// Its original words.
    pub text: String,
}

impl FlagEvidence {
    /// Sources of the rule data as a finding shows them.
    #[must_use]
    pub fn of(sources: &Sources<'_>) -> FlagEvidence {
        FlagEvidence { source: sources.citations(), text: sources.text() }
    }
}

/// Who found something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Reviewer {
    /// The offline reviewer: rules and examples.
    Rules,
    /// The configured provider; its quote was placed and its rule is known.
    Model,
    /// Both.
    Both,
}

/// What was read, judged and left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Meta {
    /// How much of the document was read.
    pub coverage: Coverage,
    /// Contract family or families, kind of insurance, or panel.
    pub document_type: Vec<String>,
    /// `CN`, `HK`, `MO`, `TW`, `SG` … or `unknown`.
    pub jurisdiction: String,
    /// Whom the report speaks to. Absent for labs.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub reader: Option<Reader>,
    /// The parties of the document. Empty for labs.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub parties: Vec<Party>,
    /// Who read it.
    pub reviewers: Vec<Reviewer>,
    /// Every rule that was judged: what is here and not in `flags` is clear.
    pub rules_run: Vec<String>,
    /// Rules that could not be judged, with the reason.
    pub not_judged: Vec<NotJudged>,
    /// Findings that were dropped, counted by reason.
    pub dropped: BTreeMap<String, usize>,
    /// Items of personal data that were replaced before anything was sent to a provider, counted by kind: `name`,
    /// `id-number`, `mobile`, `landline`, `bank-card`, `email`, `address`, `plate`, `wechat`, `passport`, `uscc`. Empty
    /// where nothing was sent.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", default)]
    pub masked: BTreeMap<String, usize>,
    /// Quotes of the provider that differed from the document by a few characters and were replaced by its own words.
    #[serde(skip_serializing_if = "is_zero", default)]
    pub repaired: usize,
    /// Remarks on the document as a whole, in plain Chinese.
    pub warnings: Vec<String>,
    /// The plain-language reading: what the document says on each topic. Empty for labs.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub key_terms: Vec<KeyTerm>,
    /// What a person looks for first, each with its quote, or said not to be there. Empty for labs.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub facts: Vec<Fact>,
    /// What a fair contract of this kind says and this one does not. Never a finding; contracts only.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub missing: Vec<MissingClause>,
    /// One message to the other side that asks for everything the findings ask for, at most 1,500 characters, the gravest
    /// first; ready to paste. Contracts only.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub message: Option<String>,
    /// Every indicator recognised, normal ones included. Empty for contracts and policies.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub indicators: Vec<IndicatorReading>,
    /// SHA-256 of the submitted text in UTF-8.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub document_sha256: Sha256Digest,
    /// When the report was made, RFC 3339 in UTC.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub created_at: Option<String>,
    /// When it is destroyed, RFC 3339 in UTC; absent for reports of demo documents.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub expires_at: Option<String>,
    /// The release that made it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<ReleaseSchema>"))]
    pub release: Option<Release>,
}

fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// How much of the document was read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Coverage {
    /// Length of the document in Unicode scalar values.
    pub characters: usize,
    /// Chunks it was cut into.
    pub chunks: usize,
    /// Chunks that were reviewed.
    pub chunks_reviewed: usize,
}

/// A rule that could not be judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NotJudged {
    /// The rule.
    pub rule_id: String,
    /// Why, in plain Chinese.
    pub reason: String,
}

/// What the document says on one topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeyTerm {
    /// Contract: `fees`, `term`, `rights_duties`, `termination`, `breach`, `disputes`; policy: `coverage`, `exclusions`,
    /// `waiting_period`, `deductible`, `renewal`, `surrender`, `claims`.
    #[cfg_attr(feature = "schema", schemars(with = "KeyTermTopicSchema"))]
    pub topic: String,
    /// The same in plain Chinese.
    pub plain: String,
    /// The document's own characters.
    pub quote: String,
    /// Where they stand, in Unicode scalar values.
    #[cfg_attr(feature = "schema", schemars(with = "RangeSchema"))]
    pub quote_range: CharRange,
}

/// One thing that a person looks for first in a contract or a policy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fact {
    /// What it is about.
    pub topic: FactTopic,
    /// The topic in plain Chinese, such as 押金.
    pub label: String,
    /// What the document says, in plain Chinese; 没写 where it says nothing.
    pub value: String,
    /// Whether the document says it. Without it there is no quote.
    pub stated: bool,
    /// The document's own characters.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub quote: Option<String>,
    /// Where they stand, in Unicode scalar values of the submitted text.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<RangeSchema>"))]
    pub quote_range: Option<CharRange>,
    /// The document's own label of the clause, such as 第六条 6.3.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub place: Option<String>,
    /// Other sentences of the document that say more of it, in order, at most four: what the value alone leaves out.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub more_at: Vec<Place>,
}

/// What a fact is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FactTopic {
    /// Contract: who signs.
    Parties,
    /// Contract: what it is about.
    Subject,
    /// How long it runs.
    Term,
    /// Contract: what is paid.
    Price,
    /// Contract: when it is paid.
    Due,
    /// Contract: the deposit.
    Deposit,
    /// Contract: what leaving early costs.
    EarlyExit,
    /// Contract: what being late costs a day.
    LateFee,
    /// Whether and how it is renewed.
    Renewal,
    /// Contract: where disputes go.
    Disputes,
    /// Policy: what is covered.
    Cover,
    /// Policy: for how much.
    SumInsured,
    /// Policy: what the insured bears first.
    Deductible,
    /// Policy: the share that is paid.
    Share,
    /// Policy: days until cover begins.
    Waiting,
    /// Policy: days to report a loss.
    Report,
    /// Policy: time to claim.
    Claim,
    /// Policy: days in which it may be given back.
    CoolingOff,
    /// Policy: how to leave it.
    WaysOut,
}

/// A clause that is not there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MissingClause {
    /// Its id, such as `rent-deposit-return`.
    pub id: String,
    /// What is not there, in plain Chinese, such as 押金几天内退.
    pub name: String,
    /// Why it matters to the reader.
    pub why: String,
    /// What to ask for.
    pub ask: String,
    /// The official source, with its original words.
    pub evidence: FlagEvidence,
}

/// Where a value lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(description = "Where a value lies."))]
#[serde(rename_all = "snake_case")]
pub enum ReadingStatus {
    /// Above the range.
    High,
    /// Below it.
    Low,
    /// Within it.
    Normal,
    /// No range applies, or the value is not exact enough, or the report contradicts itself.
    Unknown,
}

impl ReadingStatus {
    /// As it is written in a report: `high`, `low`, `normal` or `unknown`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            ReadingStatus::High => "high",
            ReadingStatus::Low => "low",
            ReadingStatus::Normal => "normal",
            ReadingStatus::Unknown => "unknown",
        }
    }

    /// Whether the value lies outside its range.
    #[must_use]
    pub const fn is_outside(self) -> bool {
        matches!(self, ReadingStatus::High | ReadingStatus::Low)
    }
}

/// What the status of a value rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(description = "What the status of a value rests on.")
)]
#[serde(rename_all = "snake_case")]
pub enum RangeSource {
    /// The range the report prints.
    Printed,
    /// A mark such as ↑ without a range.
    PrintedMark,
    /// The built-in range, whose standard `range_source_name` names.
    BuiltIn,
    /// Nothing.
    None,
}

/// A lab indicator as the report prints it, and what it means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IndicatorReading {
    /// Its id, such as `LDL-C`.
    pub rule_id: String,
    /// Its Chinese name.
    pub name: String,
    /// The group it belongs to, such as 肾功能.
    pub group: String,
    /// The value as printed, in half-width characters; `<0.1` keeps its sign.
    pub value: String,
    /// The unit as printed.
    pub unit: Option<String>,
    /// The range it was compared with.
    pub range: Option<String>,
    /// What the status rests on.
    pub range_source: RangeSource,
    /// The standard of a built-in range.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub range_source_name: Option<String>,
    /// Where the value lies.
    pub status: ReadingStatus,
    /// Whether a critical threshold is reached.
    pub critical: bool,
    /// What it measures and where the value lies, in plain Chinese.
    pub plain: String,
    /// The document's own characters.
    pub quote: String,
    /// Where they stand, in Unicode scalar values.
    #[cfg_attr(feature = "schema", schemars(with = "RangeSchema"))]
    pub quote_range: CharRange,
    /// Older values of the same indicator, the newest first.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub previous: Vec<PreviousReading>,
    /// The day of the value as printed: `2025-02-10`, or `02-10` where no year is printed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub date: Option<String>,
    /// The blood as the report names it, such as 血清 or 静脉血.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub specimen: Option<String>,
    /// The heading the row stands under.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub panel: Option<String>,
    /// What the report prints beside the value: `high`, `low`, `normal` or `critical`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<MarkSchema>"))]
    pub mark: Option<String>,
    /// When to see a doctor, where there is something to tell: 今天, 本周 or 复查.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub urgency: Option<String>,
    /// Which department to see, where there is something to tell.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub department: Option<String>,
}

/// An older value of an indicator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PreviousReading {
    /// The value as printed, in half-width characters.
    pub value: String,
    /// Its day, where it is printed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub date: Option<String>,
}

/// What publishing adds to a report: links, times, release.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// Address of the service, without a slash at its end.
    pub base_url: String,
    /// Address of the report page.
    pub report_url: Option<String>,
    /// When the report is made, RFC 3339 in UTC.
    pub created_at: String,
    /// When it is destroyed, RFC 3339 in UTC; `None` for reports that stay.
    pub expires_at: Option<String>,
    /// The release that makes it.
    pub release: Release,
}

impl Report {
    /// Fills in what only the publisher knows.
    pub fn stamp(&mut self, stamp: &Stamp) {
        self.report_url.clone_from(&stamp.report_url);
        self.meta.created_at = Some(stamp.created_at.clone());
        self.meta.expires_at.clone_from(&stamp.expires_at);
        self.meta.release = Some(stamp.release.clone());
        for flag in &mut self.flags {
            flag.verify_url = Some(verify_url(&stamp.base_url, &flag.rule_id));
        }
    }
}

/// The address that shows a rule: `{base_url}/api/rules?id=` with the percent-encoded id (`LYMPH%25`).
#[must_use]
pub fn verify_url(base_url: &str, rule_id: &str) -> String {
    let mut url = format!("{base_url}/api/rules?id=");
    for byte in rule_id.bytes() {
        // RFC 3986, section 2.3: unreserved characters stand for themselves.
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~') {
            url.push(char::from(byte));
        } else {
            url.push_str(&format!("%{byte:02X}"));
        }
    }
    url
}

#[cfg(feature = "schema")]
pub mod schemas {
    //! Shapes of types that live below and know nothing of schemas, and of fields that hold one of a few words. Each has
    //! one name, so that a description in which several types meet has one schema for each.
    #![allow(dead_code, missing_docs, reason = "only their schemas are used")]

    /// The kind of document.
    #[derive(Debug, schemars::JsonSchema)]
    #[schemars(rename_all = "lowercase", rename = "Card")]
    pub enum CardSchema {
        Contract,
        Lab,
        Policy,
    }

    /// How serious a finding is.
    #[derive(Debug, schemars::JsonSchema)]
    #[schemars(rename_all = "lowercase", rename = "Level")]
    pub enum LevelSchema {
        High,
        Medium,
        Low,
    }

    /// A half-open range in Unicode scalar values.
    #[derive(Debug, schemars::JsonSchema)]
    #[schemars(rename = "Range")]
    pub struct RangeSchema {
        /// The first.
        start: u64,
        /// The one after the last.
        end: u64,
    }

    /// A release.
    #[derive(Debug, schemars::JsonSchema)]
    #[schemars(rename = "Release")]
    pub struct ReleaseSchema {
        /// Version of the interface, such as `1.0.0-rc.1`.
        version: String,
        /// Abbreviated revision identifier.
        commit: String,
    }

    /// Contract: `fees` to `disputes`; policy: `coverage` to `claims`.
    #[derive(Debug, schemars::JsonSchema)]
    #[schemars(rename_all = "snake_case", rename = "KeyTermTopic")]
    pub enum KeyTermTopicSchema {
        Fees,
        Term,
        RightsDuties,
        Termination,
        Breach,
        Disputes,
        Coverage,
        Exclusions,
        WaitingPeriod,
        Deductible,
        Renewal,
        Surrender,
        Claims,
    }

    /// What a report prints beside a value.
    #[derive(Debug, schemars::JsonSchema)]
    #[schemars(rename_all = "lowercase", rename = "Mark")]
    pub enum MarkSchema {
        High,
        Low,
        Normal,
        Critical,
    }
}
#[cfg(feature = "schema")]
use schemas::{CardSchema, KeyTermTopicSchema, LevelSchema, MarkSchema, RangeSchema, ReleaseSchema};

#[cfg(test)]
mod tests {
    use super::verify_url;

    #[test]
    fn ids_are_percent_encoded() {
        assert_eq!(verify_url("http://a", "LYMPH%"), "http://a/api/rules?id=LYMPH%25");
        assert_eq!(verify_url("http://a", "BASO#"), "http://a/api/rules?id=BASO%23");
        assert_eq!(verify_url("http://a", "rent-001"), "http://a/api/rules?id=rent-001");
    }
}
