//! Baihua analyzer.
