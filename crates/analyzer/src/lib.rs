#![doc = include_str!("../README.md")]

mod analyzer;
mod candidate;
mod detect;
mod key_terms;
mod lab;
mod order;
mod read;
mod recognise;
pub mod render;
mod report;
mod resolve;
#[cfg(feature = "train")]
pub mod train;
mod verify;
mod warn;

pub use analyzer::Analyzer;
pub use order::{Order, Sex};
pub use recognise::{Recognised, Unfit, length_limits};
pub use report::{
    Coverage, Flag, FlagEvidence, IndicatorReading, KeyTerm, Meta, NotJudged, Report, Reviewer, Stamp, Summary,
    verify_url,
};
pub use verify::{Claim, verify};
