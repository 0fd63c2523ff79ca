#![doc = include_str!("../README.md")]

mod accept;
mod analyzer;
mod answer;
mod audience;
mod candidate;
pub(crate) mod clause;
mod compare;
mod correction;
mod detect;
mod direction;
mod facts;
mod key_terms;
mod lab;
mod mend;
mod message;
mod missing;
mod order;
mod outline;
mod plan;
#[cfg_attr(test, expect(clippy::disallowed_methods, reason = "its tests read the fixtures"))]
mod privacy;
#[cfg(feature = "provider")]
pub mod provider;
mod read;
mod recognise;
mod recompute;
pub mod render;
mod report;
mod resolve;
mod run;
mod settings;
mod suggestion;
#[cfg(feature = "train")]
pub mod train;
mod tuning;
mod verify;
mod warn;

pub use analyzer::Analyzer;
pub use answer::{Answer, TokenUsage};
pub use baihua_kb as kb;
pub use baihua_kb::Sex;
pub use baihua_text::{CharRange, Sha256Digest};
pub use clause::{
    explain::{Explanation, FoundMove, ReadSentence, Statement},
    party::Who,
    wording::WordingError,
};
pub use compare::{
    Basis, ByContext, ChangedClause, CompareError, CompareTextsError, Compared, Comparison, Difference,
    DifferenceCounts, Read, Standing, Turn, Version, Wording, compare,
};
pub use order::Order;
pub use plan::{Boundary, PROMPT_VERSION, Plan, Prompt, Question};
pub use recognise::{Recognised, Unfit, length_limits};
#[cfg(feature = "schema")]
pub use report::schemas;
pub use report::{
    Change, Coverage, Fact, FactTopic, Flag, FlagEvidence, HowKnown, IndicatorReading, KeyTerm, Meta, MissingClause,
    NotJudged, Party, Place, PreviousReading, RangeSource, Reader, ReadingStatus, Report, Reviewer, Stamp, Summary,
    verify_url,
};
pub use run::{Fault, Provider, ProviderError};
pub use settings::Settings;
pub use verify::{Claim, ClaimKind, Verification, verify};
