#![doc = include_str!("../README.md")]

mod fold;
mod folded;
mod haystack;
mod near;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use baihua_text::CharRange;
pub use fold::{FOLDS, Fold};
pub use folded::{Folded, folded};
pub use haystack::{Fidelity, Haystack, Match};
pub use near::Repair;
