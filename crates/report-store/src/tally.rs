//! Counters are stored as decimal text in every backend, as Redis does; so that all agree about what is a counter, [`add`] reads
//! and adds for each, and can do so for yours.

use crate::StoreError;

/// The counter `value` (zero if absent) plus `step`. Its text is what is stored.
///
/// # Errors
///
/// [`StoreError::Counter`] if `value` is not an `i64` in its canonical spelling (`+1`, `01` and `-0` are not), or if the sum is
/// beyond `i64`.
pub fn add(value: Option<&[u8]>, step: i64) -> Result<i64, StoreError> {
    let before = match value {
        None => 0,
        Some(text) => read(text).ok_or(StoreError::Counter)?,
    };
    before.checked_add(step).ok_or(StoreError::Counter)
}

/// Parses only the canonical spelling, as Redis does: `+1`, `01` and `-0` are not counters.
fn read(text: &[u8]) -> Option<i64> {
    let number: i64 = std::str::from_utf8(text).ok()?.parse().ok()?;
    (number.to_string().as_bytes() == text).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_decimals_are_counters() {
        for (text, sum) in [("0", Some(1)), ("-1", Some(0)), ("9223372036854775806", Some(i64::MAX))] {
            assert_eq!(add(Some(text.as_bytes()), 1).ok(), sum, "{text}");
        }
        for text in ["", " 1", "1 ", "+1", "01", "-0", "1.0", "一", "9223372036854775807", "9223372036854775808"] {
            assert!(matches!(add(Some(text.as_bytes()), 1), Err(StoreError::Counter)), "{text}");
        }
        assert!(matches!(add(Some(&[0xff]), 1), Err(StoreError::Counter)));
        assert_eq!(add(None, i64::MIN).ok(), Some(i64::MIN));
    }
}
