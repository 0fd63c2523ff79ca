//! Strategies for limits.

use proptest::prelude::*;

use crate::Limits;

/// Any valid limits with chunks of up to `most` characters.
pub fn limits(most: usize) -> impl Strategy<Value = Limits> {
    (1..=most.max(1))
        .prop_flat_map(|max| (Just(max), 0..=max / 2))
        .prop_filter_map("limits within their rules", |(max, overlap)| Limits::new(max, overlap).ok())
}
