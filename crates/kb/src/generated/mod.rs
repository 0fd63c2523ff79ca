//! The rule files as tables, written by `cargo xtask generate`. Never edited by hand.

#[rustfmt::skip]
pub(crate) mod contract;
#[cfg(feature = "examples")]
#[rustfmt::skip]
pub(crate) mod examples;
#[rustfmt::skip]
pub(crate) mod expected;
#[rustfmt::skip]
pub(crate) mod facts;
#[rustfmt::skip]
pub(crate) mod family;
#[rustfmt::skip]
pub(crate) mod illness;
#[rustfmt::skip]
pub(crate) mod lab;
#[rustfmt::skip]
pub(crate) mod lexicon;
#[rustfmt::skip]
pub(crate) mod moves;
#[rustfmt::skip]
pub(crate) mod policy;
#[rustfmt::skip]
mod sources;
#[rustfmt::skip]
pub(crate) mod tables;
