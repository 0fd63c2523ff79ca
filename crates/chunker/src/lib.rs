#![doc = include_str!("../README.md")]

mod boundary;
mod chunks;
mod label;
mod limits;
mod sentences;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use baihua_text::CharRange;
pub use boundary::Cut;
pub use chunks::{Chunk, chunks};
pub use label::LabelKind;
pub use limits::{Limits, LimitsError};
pub use sentences::{Sentence, sentences};
