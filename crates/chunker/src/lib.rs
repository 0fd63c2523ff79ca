//! Cuts Chinese legal text where a reader would: at articles, paragraphs, sentences and clauses.
//!
//! * [`chunks`] cuts a long text into pieces of bounded length for whoever can read only so much at once;
//! * [`sentences`] yields the sentences, with lines that were merely wrapped joined again and labels (第七条, （二）) told.
//!
//! Nothing is lost and nothing is repeated except the overlap that was asked for and is declared in each chunk.
//! All lengths are in characters (Unicode scalar values).
//!
//! ```
//! use baihua_chunker::{Limits, chunks};
//!
//! let text = "第一条 押金为一个月租金。\n第二条 租期届满，押金无息退还。\n";
//! let limits = Limits::new(20, 0).expect("20 characters without overlap are possible");
//! let pieces: Vec<&str> = chunks(text, limits).map(|chunk| chunk.text).collect();
//! assert_eq!(pieces, ["第一条 押金为一个月租金。\n", "第二条 租期届满，押金无息退还。\n"]);
//! ```
//!
//! Neighbours: `baihua-text` owns the range, `baihua-quote` finds words in a text. This crate does not know what a
//! sentence means.
//!
//! # Crate features
//!
//! None is on by default, and the crate then depends on `baihua-text` alone.
//!
//! * `testkit`: proptest strategies in [`testkit`]; pulls in proptest.

mod boundary;
mod chunks;
mod label;
mod limits;
mod sentences;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use boundary::Cut;
pub use chunks::{Chunk, chunks};
pub use label::LabelKind;
pub use limits::{Limits, LimitsError};
pub use sentences::{Sentence, sentences};
