//! Baihua chunker.
