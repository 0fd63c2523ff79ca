//! Baihua analyzer.
mod read;
