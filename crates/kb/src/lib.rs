//! Baihua kb.
