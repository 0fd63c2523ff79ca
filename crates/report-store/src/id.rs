//! The id of a report, from which its encryption keys are derived.

use std::{fmt, str::FromStr};

use zeroize::Zeroize;

use crate::hex;

/// The id of a report: 16 random bytes, its only secret.
///
/// The caller draws the bytes from a cryptographic source; an id that can be guessed protects nothing.
/// It has no `Display` and its `Debug` is redacted, so that it can reach a log only through
/// [`to_text`](ReportId::to_text). Its memory is zeroed on drop.
///
/// The text form is 32 hexadecimal digits. URL-safe base64 would be 22 characters, but an id lives in Markdown
/// receipts, chat messages and mails: two `_` in it turn into italics, and a `-` or `_` at the end of a link is cut off
/// by programs that guess where a link ends. Ten characters are a fair price.
#[derive(Clone, PartialEq, Eq)]
pub struct ReportId([u8; ReportId::BYTES]);

impl ReportId {
    /// Length in bytes.
    pub const BYTES: usize = 16;
    /// Length of the text form in characters, all of them ASCII.
    pub const TEXT_CHARS: usize = 2 * ReportId::BYTES;

    /// The id with these random bytes. Zeroing the caller's copy of them is up to the caller.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; ReportId::BYTES]) -> ReportId {
        ReportId(bytes)
    }

    /// The text form for links, 32 lower-case hexadecimal digits. Whoever reads it can read the report.
    #[must_use]
    pub fn to_text(&self) -> String {
        hex::encode(&self.0)
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl FromStr for ReportId {
    type Err = ParseIdError;

    /// Reads the text form, digits of either case.
    fn from_str(text: &str) -> Result<ReportId, ParseIdError> {
        let digits = text.as_bytes();
        if digits.len() != ReportId::TEXT_CHARS {
            return Err(ParseIdError::Length { bytes: digits.len() });
        }
        let mut id = ReportId([0; ReportId::BYTES]);
        for (byte, pair) in id.0.iter_mut().zip(digits.chunks_exact(2)) {
            let (Some(high), Some(low)) = (hex::nibble(pair[0]), hex::nibble(pair[1])) else {
                return Err(ParseIdError::Digit);
            };
            *byte = high << 4 | low;
        }
        Ok(id)
    }
}

impl fmt::Debug for ReportId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ReportId(..)")
    }
}

impl Drop for ReportId {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

/// A text is not a report id. The error does not contain the text, because a mistyped id is nearly a real one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseIdError {
    /// It has the wrong length.
    #[error("a report id has 32 hexadecimal digits, this text has {bytes} bytes")]
    Length {
        /// Its length in bytes of UTF-8.
        bytes: usize,
    },
    /// It has a character that is not a hexadecimal digit.
    #[error("a report id has only hexadecimal digits")]
    Digit,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_back() {
        let id = ReportId::from_bytes(*b"\x00\x01\x02\x03\x04\x05\x06\x07\x08\x09\xaa\xbb\xcc\xdd\xee\xff");
        let text = id.to_text();
        assert_eq!(text, "00010203040506070809aabbccddeeff");
        assert_eq!(text.parse(), Ok(id.clone()));
        assert_eq!(text.to_uppercase().parse(), Ok(id));
    }

    #[test]
    fn what_is_no_id_is_refused() {
        let length = |bytes| Err(ParseIdError::Length { bytes });
        for (text, answer) in [
            ("", length(0)),
            ("demo-contract", length(13)),
            ("00010203040506070809aabbccddeef", length(31)),
            ("00010203040506070809aabbccddeeff0", length(33)),
            ("00010203040506070809aabbccddeefg", Err(ParseIdError::Digit)),
            ("+0010203040506070809aabbccddeeff", Err(ParseIdError::Digit)),
            ("０00102030405060708090a0b0c0d0e", Err(ParseIdError::Digit)),
        ] {
            assert_eq!(text.parse::<ReportId>(), answer, "{text}");
        }
    }

    #[test]
    fn debug_shows_nothing() {
        assert_eq!(format!("{:?}", ReportId::from_bytes([0xab; 16])), "ReportId(..)");
        assert!(!ParseIdError::Digit.to_string().contains("ab"));
    }
}
