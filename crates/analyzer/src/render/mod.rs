//! Reports as people read them.

mod receipt;

pub use receipt::{conclusion, escape_markdown, receipt};
