//! Baihua analyzer.
mod lab;
mod order;
mod read;
pub use order::*;
