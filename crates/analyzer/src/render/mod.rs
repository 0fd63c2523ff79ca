//! Reports and comparisons as people read them.

mod comparison;
mod receipt;

pub use comparison::comparison;
pub use receipt::{conclusion, escape_markdown, receipt};
