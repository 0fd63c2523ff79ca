//! Reports as people read them.

mod receipt;

pub use receipt::{escape_markdown, receipt};
