//! Baihua testkit.
