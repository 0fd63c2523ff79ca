//! Finds a quotation in a document, whatever white space, line breaks, width and punctuation stand between, and gives
//! back the document's own words.
//!
//! A quotation proves a finding only if it stands in the document. [`Haystack`] answers where, as a range of
//! characters, and hands out the characters that stand there. It never guesses: what is not equal after folding
//! ([`FOLDS`] lists what may differ, with a reason per row) is not found, and where several places are equally good
//! the answer says so ([`Match::places`]). [`Haystack::find_near`] puts a slightly damaged quotation right where one place
//! alone can be meant, and refuses otherwise.
//!
//! ```
//! use baihua_quote::{Fidelity, Haystack};
//!
//! let document = "第七条　租期届满，押金１，８５０元\n概不退还。";
//! let haystack = Haystack::new(document);
//! let found = haystack.find("押金1,850元概不退还.").expect("it stands there");
//!
//! assert_eq!(haystack.slice(found), "押金１，８５０元\n概不退还。");
//! assert_eq!(found.fidelity, Fidelity::Folded);
//! assert!(found.is_unique());
//! assert_eq!(haystack.find("押金1,850元全部退还"), None);
//! ```
//!
//! Neighbours: `baihua-text` owns the range, `baihua-chunker` cuts documents, `baihua-kb` knows the rules.
//! This crate does not know what a quotation means.
//!
//! # Crate features
//!
//! None is on by default, and the crate then depends on `baihua-text` alone.
//!
//! * `testkit`: proptest strategies in [`testkit`]; pulls in proptest.

mod fold;
mod folded;
mod haystack;
mod near;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use fold::{FOLDS, Fold};
pub use folded::{Folded, folded};
pub use haystack::{Fidelity, Haystack, Match};
pub use near::Repair;
