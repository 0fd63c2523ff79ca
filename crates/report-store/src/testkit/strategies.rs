//! Proptest strategies.

use std::time::Duration;

use proptest::prelude::*;

use super::Operation;
use crate::{Record, ReportId};

/// Any report id.
pub fn report_ids() -> impl Strategy<Value = ReportId> {
    any::<[u8; ReportId::BYTES]>().prop_map(ReportId::from_bytes)
}

/// Records of up to a few hundred characters that were made at `created` (Unix seconds) and live for up to 24 hours.
pub fn records(created: u64) -> impl Strategy<Value = Record> {
    let parts = proptest::collection::btree_map("[a-z]{1,6}-[0-9]", any::<String>(), 0..3);
    (1..=86_400u64, any::<String>(), any::<String>(), parts).prop_map(move |(life, report, receipt, parts)| {
        let record = Record::new(created, created.saturating_add(life), report, receipt);
        // The hyphen and the digit keep the name apart from those of the mandatory parts.
        parts.into_iter().fold(record, |record, (name, text)| match record.clone().with_part(name, text) {
            Ok(more) => more,
            Err(_) => record,
        })
    })
}

/// Sequences of up to `most` operations on few keys with few values, so that they collide.
///
/// All times are whole multiples of half an hour: a backend whose clock runs on by seconds still agrees with one whose
/// clock stands still.
pub fn operations(most: usize) -> impl Strategy<Value = Vec<Operation>> {
    proptest::collection::vec(operation(), 0..=most)
}

fn operation() -> impl Strategy<Value = Operation> {
    prop_oneof![
        3 => key().prop_map(Operation::Get),
        3 => (key(), value(), keep()).prop_map(|(key, value, keep)| Operation::Put(key, value, keep)),
        3 => (key(), value(), keep()).prop_map(|(key, value, keep)| Operation::PutNew(key, value, keep)),
        4 => (key(), value(), value(), keep()).prop_map(|(key, old, new, keep)| Operation::Swap(key, old, new, keep)),
        3 => (key(), step(), keep()).prop_map(|(key, step, keep)| Operation::Add(key, step, keep)),
        1 => key().prop_map(Operation::Remove),
        2 => half_hours(4).prop_map(Operation::Pass),
    ]
}

fn key() -> impl Strategy<Value = String> {
    prop::sample::select(vec!["a", "b", "c"]).prop_map(str::to_owned)
}

fn value() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        4 => prop::sample::select(vec!["", "x", "1", "-7", "9223372036854775807"]).prop_map(|text| text.into()),
        1 => proptest::collection::vec(any::<u8>(), 0..64),
        1 => (0..40_000usize).prop_map(|len| vec![b'z'; len]),
    ]
}

fn step() -> impl Strategy<Value = i64> {
    prop_oneof![4 => -3..=3i64, 1 => any::<i64>(), 1 => Just(i64::MIN), 1 => Just(i64::MAX)]
}

fn keep() -> impl Strategy<Value = Duration> {
    half_hours(6)
}

fn half_hours(most: u64) -> impl Strategy<Value = Duration> {
    (1..=most).prop_map(|halves| Duration::from_secs(halves * 30 * 60))
}
