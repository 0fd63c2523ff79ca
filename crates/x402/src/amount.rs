use std::{fmt, str::FromStr};

/// An amount in the smallest unit of an asset, such as 0.000001 of a six-decimal dollar token.
///
/// On the wire it is decimal text without sign, exponent or leading zero (x402 v2, section 5).
/// Amounts of 2^128 and more exist on the chain; nobody pays them for a call, so they are an error here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AtomicAmount(u128);

impl AtomicAmount {
    /// Nothing.
    pub const ZERO: AtomicAmount = AtomicAmount(0);

    /// An amount of `units` smallest units.
    #[must_use]
    pub const fn new(units: u128) -> AtomicAmount {
        AtomicAmount(units)
    }

    /// The number of smallest units.
    #[must_use]
    pub const fn units(self) -> u128 {
        self.0
    }
}

impl fmt::Display for AtomicAmount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Why a text is not an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AmountError {
    /// The text is empty or holds something that is no ASCII digit.
    #[error("an amount is decimal digits only")]
    NotDecimal,
    /// The text has a zero in front of another digit.
    #[error("an amount has no leading zero")]
    LeadingZero,
    /// The amount is 2^128 or more.
    #[error("an amount is below 2^128")]
    TooLarge,
}

/// Reads decimal text of one spelling only, so that text and number are the same identity.
pub(crate) fn decimal(text: &str) -> Result<u128, AmountError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(AmountError::NotDecimal);
    }
    if text.len() > 1 && text.starts_with('0') {
        return Err(AmountError::LeadingZero);
    }
    text.parse().map_err(|_| AmountError::TooLarge)
}

impl FromStr for AtomicAmount {
    type Err = AmountError;

    fn from_str(text: &str) -> Result<AtomicAmount, AmountError> {
        decimal(text).map(AtomicAmount)
    }
}

crate::as_text::as_text!(AtomicAmount);

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{AmountError, AtomicAmount};

    #[test]
    fn only_one_spelling_is_an_amount() {
        let cases = [
            ("0", Ok(0)),
            ("100000", Ok(100_000)),
            ("340282366920938463463374607431768211455", Ok(u128::MAX)),
            ("340282366920938463463374607431768211456", Err(AmountError::TooLarge)),
            ("", Err(AmountError::NotDecimal)),
            ("-1", Err(AmountError::NotDecimal)),
            ("+1", Err(AmountError::NotDecimal)),
            ("1e5", Err(AmountError::NotDecimal)),
            ("1.0", Err(AmountError::NotDecimal)),
            ("0x10", Err(AmountError::NotDecimal)),
            ("１", Err(AmountError::NotDecimal)),
            ("01", Err(AmountError::LeadingZero)),
            ("00", Err(AmountError::LeadingZero)),
        ];
        for (text, expected) in cases {
            assert_eq!(text.parse(), expected.map(AtomicAmount::new), "{text}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(10_000))]
        #[test]
        fn survives_text_and_back(units: u128) {
            let amount = AtomicAmount::new(units);
            prop_assert_eq!(amount.to_string().parse(), Ok(amount));
            let json = serde_json::to_string(&amount).unwrap();
            prop_assert_eq!(serde_json::from_str::<AtomicAmount>(&json).unwrap(), amount);
        }
    }
}
