//! The strategies of the crates below, gathered.
//!
//! * [`document`], [`range_within`] and [`TROUBLE`]: arbitrary texts and ranges in them, from `baihua-text`;
//! * [`text_and_piece`] and [`retyped`]: quotations true to the letter and not, from `baihua-quote`;
//! * [`limits`]: limits of chunks, from `baihua-chunker`.

pub use baihua_chunker::testkit::limits;
pub use baihua_quote::testkit::{retyped, text_and_piece};
pub use baihua_text::testkit::{TROUBLE, document, range_within};
