//! Baihua text.
