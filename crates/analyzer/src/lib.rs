#![doc = include_str!("../README.md")]

mod accept;
mod analyzer;
mod answer;
mod candidate;
mod detect;
mod key_terms;
mod lab;
mod order;
mod plan;
mod privacy;
#[cfg(feature = "provider")]
pub mod provider;
mod read;
mod recognise;
pub mod render;
mod report;
mod resolve;
mod run;
mod settings;
#[cfg(feature = "train")]
pub mod train;
mod verify;
mod warn;

pub use analyzer::Analyzer;
pub use answer::{Answer, TokenUsage};
pub use order::{Order, Sex};
pub use plan::{Boundary, PROMPT_VERSION, Plan, Prompt, Question};
pub use recognise::{Recognised, Unfit, length_limits};
pub use report::{
    Coverage, Flag, FlagEvidence, IndicatorReading, KeyTerm, Meta, NotJudged, Report, Reviewer, Stamp, Summary,
    verify_url,
};
pub use run::{Fault, Provider, ProviderError};
pub use settings::Settings;
pub use verify::{Claim, verify};
