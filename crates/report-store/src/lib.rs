//! Baihua report-store.
