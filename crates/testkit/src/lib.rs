#![doc = include_str!("../README.md")]

pub mod documents;
mod fixtures;
pub mod invariants;
pub mod labs;
mod rule_files;
pub mod strategies;

#[cfg(feature = "report-store")]
pub use baihua_report_store::testkit as report_store;
#[cfg(feature = "x402")]
pub use baihua_x402::testkit as x402;
pub use fixtures::{Demo, FixtureError, Fixtures, Injection, Item, Paraphrases, Personal, Stated, Text};
pub use invariants::Violation;
pub use rule_files::rule_files;

/// The page about embedding, of which every piece must compile.
#[cfg(all(doctest, feature = "report-store", feature = "x402"))]
#[doc = include_str!("../embedding.md")]
struct Embedding;
