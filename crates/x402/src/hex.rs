//! Hex digits behind `0x`, as the protocol writes every byte string.

/// Why a text is not the bytes it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum HexError {
    #[error("does not start with 0x")]
    Prefix,
    #[error("has {found} hex digits instead of {wanted}")]
    Length { found: usize, wanted: usize },
    #[error("has an odd number of hex digits")]
    Odd,
    #[error("holds something that is no hex digit")]
    Digit,
}

fn nibble(digit: u8) -> Result<u8, HexError> {
    match digit {
        b'0'..=b'9' => Ok(digit - b'0'),
        b'a'..=b'f' => Ok(digit - b'a' + 10),
        b'A'..=b'F' => Ok(digit - b'A' + 10),
        _ => Err(HexError::Digit),
    }
}

fn digits(text: &str) -> Result<&[u8], HexError> {
    text.strip_prefix("0x").map(str::as_bytes).ok_or(HexError::Prefix)
}

fn fill(digits: &[u8], bytes: &mut [u8]) -> Result<(), HexError> {
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = nibble(pair[0])? << 4 | nibble(pair[1])?;
    }
    Ok(())
}

/// Exactly `N` bytes.
pub(crate) fn array<const N: usize>(text: &str) -> Result<[u8; N], HexError> {
    let digits = digits(text)?;
    if digits.len() != 2 * N {
        return Err(HexError::Length { found: digits.len(), wanted: 2 * N });
    }
    let mut bytes = [0; N];
    fill(digits, &mut bytes)?;
    Ok(bytes)
}

/// Exactly `N` bytes, of which the text may have lost the very first digit if that was a zero.
pub(crate) fn array_missing_zero<const N: usize>(text: &str) -> Result<[u8; N], HexError> {
    let found = digits(text)?;
    if found.len() + 1 != 2 * N {
        return array(text);
    }
    let mut padded = Vec::with_capacity(2 * N);
    padded.push(b'0');
    padded.extend_from_slice(found);
    let mut bytes = [0; N];
    fill(&padded, &mut bytes)?;
    Ok(bytes)
}

/// Any number of whole bytes.
pub(crate) fn bytes(text: &str) -> Result<Vec<u8>, HexError> {
    let digits = digits(text)?;
    if !digits.len().is_multiple_of(2) {
        return Err(HexError::Odd);
    }
    let mut bytes = vec![0; digits.len() / 2];
    fill(digits, &mut bytes)?;
    Ok(bytes)
}

/// Lower-case digits behind `0x`.
pub(crate) fn text(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut text = String::with_capacity(2 + 2 * bytes.len());
    text.push_str("0x");
    for byte in bytes {
        text.push(DIGITS[usize::from(byte >> 4)].into());
        text.push(DIGITS[usize::from(byte & 15)].into());
    }
    text
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{HexError, array, array_missing_zero, bytes, text};

    #[test]
    fn one_lost_zero_is_put_back_and_no_more() {
        assert_eq!(array_missing_zero::<2>("0xabc"), Ok([0x0a, 0xbc]));
        assert_eq!(array_missing_zero::<2>("0xabcd"), Ok([0xab, 0xcd]));
        assert_eq!(array_missing_zero::<2>("0xab"), Err(HexError::Length { found: 2, wanted: 4 }));
        assert_eq!(array_missing_zero::<2>("0xabcde"), Err(HexError::Length { found: 5, wanted: 4 }));
        assert_eq!(array_missing_zero::<2>("0xab甲"), Err(HexError::Length { found: 5, wanted: 4 }));
    }

    #[test]
    fn what_is_no_hex_is_named() {
        assert_eq!(bytes("00"), Err(HexError::Prefix));
        assert_eq!(bytes("0x0"), Err(HexError::Odd));
        assert_eq!(bytes("0x0g"), Err(HexError::Digit));
        assert_eq!(bytes("0x"), Ok(vec![]));
        assert_eq!(array::<1>("0x"), Err(HexError::Length { found: 0, wanted: 2 }));
    }

    proptest! {
        #[test]
        fn survives_text_and_back(original: Vec<u8>) {
            prop_assert_eq!(bytes(&text(&original)), Ok(original.clone()));
            prop_assert_eq!(bytes(&text(&original).to_uppercase().replacen("0X", "0x", 1)), Ok(original));
        }
    }
}
