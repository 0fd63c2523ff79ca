//! Positions in a text, counted in characters.
//!
//! Baihua points at words in other people's documents. Everybody who reads those positions, in whatever
//! language, must land on the same words, so they are counted in Unicode scalar values: not in bytes, which
//! depend on the encoding, and not in graphemes, which depend on the Unicode version.
//!
//! * [`CharRange`]: a half-open range of characters;
//! * [`CharIndex`]: the only place that converts between characters and bytes;
//! * [`Sha256Digest`]: a digest as a value; computing one is feature `sha2`.
//!
//! Neighbours: `baihua-quote` finds words in a text, `baihua-chunker` cuts a text; both speak [`CharRange`].
//!
//! ```
//! use baihua_text::{CharIndex, CharRange};
//!
//! let text = "甲方退还押金。";
//! let index = CharIndex::new(text);
//! let deposit = CharRange::new(4, 6).expect("4 is not after 6");
//! assert_eq!(index.slice(text, deposit), Some("押金"));
//! assert_eq!(index.chars(12..18), Some(deposit));
//! ```
//!
//! # Crate features
//!
//! None is on by default, and the crate then has no dependency.
//!
//! * `serde`: [`CharRange`] as `{"start", "end"}`, [`Sha256Digest`] as 64 hex digits; pulls in serde.
//! * `sha2`: [`Sha256Digest::of`]; pulls in sha2.
//! * `testkit`: proptest strategies in [`testkit`]; pulls in proptest.

mod digest;
mod index;
mod range;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use digest::{DigestError, Sha256Digest};
pub use index::CharIndex;
pub use range::CharRange;
