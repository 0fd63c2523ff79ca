//! Baihua quote.
