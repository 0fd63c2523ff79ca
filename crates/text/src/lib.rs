#![doc = include_str!("../README.md")]

mod digest;
mod index;
mod range;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use digest::{DigestError, Sha256Digest};
pub use index::CharIndex;
pub use range::CharRange;
