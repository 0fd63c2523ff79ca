//! The rules Baihua judges documents by: what each problem is, how serious it is, and the official source with its
//! original words.
//!
//! ```
//! use baihua_kb::{Card, Entry, Level, builtin};
//!
//! let kb = builtin();
//! let Some(Entry::Rule(rule)) = kb.lookup("rent-001") else { panic!("rent-001 is a rule") };
//! assert_eq!((rule.card, rule.level), (Card::Contract, Level::High));
//! println!("{}：{}", rule.name, rule.citations());
//!
//! let Some(Entry::Indicator(potassium)) = kb.lookup("K") else { panic!("K is an indicator") };
//! assert_eq!(potassium.unit, "mmol/L");
//! ```
//!
//! * [`builtin`] is the knowledge base that comes with the crate: plain tables, no parsing, no start-up cost;
//! * [`Kb::lookup`] resolves an id, retired ones included; [`Kb::rules`] and [`Kb::indicators`] list;
//! * [`Evidence`] quotes an article word for word, with its version, its date in force and a digest.
//!
//! The data is written by hand as one file per rule in the folder `kb/` of the repository, where a lawyer or a
//! doctor can edit it, and turned into tables by `cargo xtask generate`.
//!
//! Neighbours: `baihua-analyzer` finds in a document what these rules describe. This crate looks at no document.
//!
//! # Crate features
//!
//! None is on by default, and the crate then has no dependency.
//!
//! * `examples`: the clauses each rule must and must not fire on ([`Kb::examples`]); half a megabyte of text.
//! * `load`: [`Kb::load`] reads rule files of one's own; pulls in serde, toml and sha2.
//! * `serde`: the listing document ([`Kb::listing`]) and serde for the small types; pulls in serde.

mod base;
mod card;
mod examples;
mod family;
mod generated;
mod indicator;
mod level;
mod lexicon;
#[cfg(feature = "serde")]
mod listing;
#[cfg(feature = "load")]
mod load;
mod rule;
mod source;
mod tables;
mod words;

pub use base::{Counts, Entry, Kb, builtin};
pub use card::{Card, CardError};
pub use examples::{Example, Examples};
pub use family::Family;
pub use indicator::{Conversion, Critical, Indicator, Number, Range, Sex};
pub use level::Level;
pub use lexicon::{Concept, Lexicon};
#[cfg(feature = "serde")]
pub use listing::{ContractEntry, Entries, LabEntry, Listing, PolicyEntry, Release};
#[cfg(feature = "load")]
pub use load::{Fault, LoadError};
pub use rule::{Frame, Rule};
pub use source::{Evidence, Source, SourceKind};
pub use tables::{Rate, Repealed};
pub use words::{List, Words};
