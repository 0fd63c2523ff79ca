use std::{fmt, str::FromStr};

use crate::{hex, keccak::keccak256};

/// The 20-byte address of an account or contract.
///
/// Two addresses are equal if their bytes are; the letter case of the text is a checksum and no part of the identity.
/// Shown in the mixed case of EIP-55, read in any case.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Address([u8; 20]);

impl Address {
    /// The address nobody owns. It never counts as a payer or a payee.
    pub const ZERO: Address = Address([0; 20]);

    /// The address with these 20 bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 20]) -> Address {
        Address(bytes)
    }

    /// The 20 bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 20] {
        &self.0
    }

    /// Reads an address that a person typed: in one case, or in mixed case with a sound EIP-55 checksum.
    ///
    /// Use it for settings, where a mistyped payee is money lost. Wire values are read by [`FromStr`], which ignores case.
    ///
    /// # Errors
    ///
    /// [`AddressError::Shape`] as for [`FromStr`], [`AddressError::Checksum`] for mixed case that does not fit.
    pub fn parse_typed(text: &str) -> Result<Address, AddressError> {
        let address: Address = text.parse()?;
        let digits = &text[2..];
        let one_case = !digits.bytes().any(|digit| digit.is_ascii_uppercase())
            || !digits.bytes().any(|digit| digit.is_ascii_lowercase());
        if one_case || address.to_string() == text { Ok(address) } else { Err(AddressError::Checksum) }
    }

    /// The text in lower case, for keys and comparisons where EIP-55 would only cost time.
    pub(crate) fn to_lower_hex(self) -> String {
        hex::text(&self.0)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lower = self.to_lower_hex();
        let digits = &lower[2..];
        let checksum = keccak256(digits.as_bytes());
        f.write_str("0x")?;
        for (i, digit) in digits.chars().enumerate() {
            let nibble = checksum[i / 2] >> (4 * (1 - i % 2)) & 15;
            let shown = if nibble >= 8 { digit.to_ascii_uppercase() } else { digit };
            fmt::Write::write_char(f, shown)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

/// Why a text is not an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AddressError {
    /// The text is not `0x` and 40 hex digits.
    #[error("an address is 0x and 40 hex digits")]
    Shape,
    /// The letter case is mixed and does not fit the digits (EIP-55), so a digit is probably wrong.
    #[error("the letter case of the address does not fit its digits, so it is probably mistyped")]
    Checksum,
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Address, AddressError> {
        hex::array(text).map(Address).map_err(|_| AddressError::Shape)
    }
}

crate::as_text::as_text!(Address);

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Address, AddressError};

    #[test]
    fn shows_the_examples_of_eip_55() {
        for text in [
            "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
            "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
            "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
            "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
        ] {
            assert_eq!(text.parse::<Address>().unwrap().to_string(), text);
            assert_eq!(text.to_lowercase().parse::<Address>().unwrap().to_string(), text);
            assert!(Address::parse_typed(text).is_ok());
            assert!(Address::parse_typed(&text.to_lowercase()).is_ok());
            let mistyped = text.replacen('A', "a", 1).replacen('D', "d", 1).replacen("fB", "fb", 1);
            assert_eq!(Address::parse_typed(&mistyped), Err(AddressError::Checksum), "{mistyped}");
        }
    }

    #[test]
    fn anything_but_40_digits_is_refused() {
        for bad in
            ["", "0x", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeA", "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0x甲"]
        {
            assert_eq!(bad.parse::<Address>(), Err(AddressError::Shape), "{bad}");
        }
    }

    proptest! {
        #[test]
        fn survives_text_and_back(bytes: [u8; 20]) {
            let address = Address::from_bytes(bytes);
            prop_assert_eq!(address.to_string().parse(), Ok(address));
            prop_assert_eq!(Address::parse_typed(&address.to_string()), Ok(address));
        }
    }
}
