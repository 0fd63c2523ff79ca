//! A signed reading on the wire, and how it is checked.

use std::{fmt, str::FromStr};

use baihua_text::Sha256Digest;
use baihua_x402::{
    Address, TransactionHash,
    evm::{SignatureFault, recover},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Reading, ReadingError};

/// A signed reading, as it stands in the envelope beside its report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attestation {
    /// SHA-256 of the submitted text in UTF-8.
    #[serde(rename = "document_sha256")]
    pub document: Sha256Digest,
    /// SHA-256 of the report in the canonical form of RFC 8785.
    #[serde(rename = "report_sha256")]
    pub report: Sha256Digest,
    /// Version and commit that made the report.
    pub release: String,
    /// What paid for it; zero where nothing was paid.
    pub transaction: TransactionHash,
    /// Whose key signed, as the signer says.
    pub signer: Address,
    /// The signature of the EIP-712 digest of the four above.
    pub signature: Signature,
}

impl Attestation {
    /// Checks that the key of `expected` vouches for this report on this document; without `expected` the one that the
    /// attestation names. Gives whose key signed.
    ///
    /// An attestation proves nothing about a signer that nobody knows: compare the address with the one that the service
    /// publishes.
    ///
    /// # Errors
    ///
    /// [`Fault`], the first in the order of its variants.
    pub fn check(&self, document: &str, report: &Value, expected: Option<Address>) -> Result<Address, Fault> {
        let reading = Reading::of(report, self.transaction)?;
        let submitted = Sha256Digest::of(document);
        if submitted != self.document || submitted != reading.document {
            return Err(Fault::Document);
        }
        if reading.report != self.report {
            return Err(Fault::Report);
        }
        if reading.release != self.release {
            return Err(Fault::Release);
        }
        let signed_by = recover(&reading.digest(), &self.signature.0)?;
        match [Some(self.signer), expected].into_iter().flatten().find(|signer| *signer != signed_by) {
            None => Ok(signed_by),
            Some(expected) => Err(Fault::Signer { expected }),
        }
    }
}

/// Why an attestation does not hold.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// The report is none that can be signed.
    #[error(transparent)]
    Reading(#[from] ReadingError),
    /// It was signed for another document, or the report was made from another.
    #[error("it was signed for another document")]
    Document,
    /// The report is not the one that was signed.
    #[error("the report was changed after it was signed")]
    Report,
    /// It was signed for another release.
    #[error("it was signed for another release")]
    Release,
    /// The signature is none.
    #[error(transparent)]
    Signature(#[from] SignatureFault),
    /// Another key signed, or what was signed was changed since: from a signature alone the two look alike.
    #[error("the key of {expected} did not sign this")]
    Signer {
        /// Whose key should have signed.
        expected: Address,
    },
}

/// A signature of a key: `r ‖ s ‖ v`, 65 bytes, written as `0x` and 130 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Signature([u8; 65]);

impl Signature {
    /// The signature with these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 65]) -> Signature {
        Signature(bytes)
    }

    /// The 65 bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 65] {
        &self.0
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "0x{}", hex::encode(self.0))
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signature({self})")
    }
}

/// Why a text is not a signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a signature is 0x and 130 hex digits")]
#[non_exhaustive]
pub struct SignatureError;

impl FromStr for Signature {
    type Err = SignatureError;

    fn from_str(text: &str) -> Result<Signature, SignatureError> {
        let mut bytes = [0; 65];
        let digits = text.strip_prefix("0x").ok_or(SignatureError)?;
        hex::decode_to_slice(digits, &mut bytes).map_err(|_| SignatureError)?;
        Ok(Signature(bytes))
    }
}

impl TryFrom<String> for Signature {
    type Error = SignatureError;

    fn try_from(text: String) -> Result<Signature, SignatureError> {
        text.parse()
    }
}

impl From<Signature> for String {
    fn from(signature: Signature) -> String {
        signature.to_string()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::{Address, Attestation, Fault, Reading, Sha256Digest, Signature, TransactionHash, Value};
    use crate::{SigningKey, release_name};

    fn key(secret: u8) -> SigningKey {
        SigningKey::from_hex(&hex::encode([secret; 32])).expect("it is below the order of the curve")
    }

    fn report(document: &str, quote: &str, release: &str) -> Value {
        json!({
            "card": "contract",
            "flags": [{ "quote": quote, "quote_range": { "start": 3, "end": 7 }, "level": "high" }],
            "meta": {
                "document_sha256": Sha256Digest::of(document),
                "release": { "version": "1.0.0", "commit": release },
            },
        })
    }

    #[test]
    fn it_survives_the_wire() {
        let report = report("押金不退。", "押金不退", "abc");
        let made = key(1).attest(&Reading::of(&report, TransactionHash::from_bytes([0; 32])).expect("it is whole"));
        let wire = serde_json::to_value(&made).expect("JSON");
        assert_eq!(wire["transaction"], format!("0x{}", "0".repeat(64)));
        assert_eq!(wire["release"], release_name("1.0.0", "abc"));
        assert_eq!(serde_json::from_value::<Attestation>(wire.clone()).expect("it is one"), made);
        for bad in ["", "0x", "0x00", &format!("0x{}", "g".repeat(130)), &"0".repeat(132)] {
            assert!(bad.parse::<Signature>().is_err(), "{bad}");
            let mut wire = wire.clone();
            wire["signature"] = (*bad).into();
            assert!(serde_json::from_value::<Attestation>(wire).is_err(), "{bad}");
        }
    }

    proptest! {
        #[test]
        fn what_was_signed_holds_and_nothing_else(
            document in "[\\PC\n]{1,60}", quote in "\\PC{0,20}", commit in "[0-9a-f]{12}", transaction: [u8; 32],
            secret in 1_u8..=200, other in 1_u8..=200, at: prop::sample::Index, flip in 1_u8..=255,
        ) {
            let report = report(&document, &quote, &commit);
            let reading = Reading::of(&report, TransactionHash::from_bytes(transaction)).expect("it is whole");
            let key = key(secret);
            let made = key.attest(&reading);
            prop_assert_eq!(made.check(&document, &report, Some(key.address())).expect("it holds"), key.address());
            prop_assert_eq!(&made, &key.attest(&reading), "a signature is a function of key and reading");

            // One byte of the document.
            let mut bytes = document.clone().into_bytes();
            let place = at.index(bytes.len());
            bytes[place] ^= flip;
            if let Ok(changed) = String::from_utf8(bytes) {
                prop_assert!(matches!(made.check(&changed, &report, None), Err(Fault::Document)));
            }

            // One byte of the report.
            let mut bytes = serde_json::to_vec(&report).expect("JSON");
            let place = at.index(bytes.len());
            bytes[place] ^= flip;
            if let Ok(changed) = serde_json::from_slice::<Value>(&bytes) && changed != report {
                prop_assert!(made.check(&document, &changed, None).is_err(), "{}", changed);
            }

            // One byte of the transaction, of the release, of each digest, of the signature.
            let refused = |changed: Attestation| changed.check(&document, &report, Some(key.address())).is_err();
            let mut bytes = transaction;
            bytes[at.index(32)] ^= flip;
            prop_assert!(refused(Attestation { transaction: TransactionHash::from_bytes(bytes), ..made.clone() }), "it is refused");
            let mut release = made.release.clone();
            release.replace_range(at.index(release.len())..=at.index(release.len()), "x");
            prop_assert!(refused(Attestation { release, ..made.clone() }), "it is refused");
            let mut bytes = *made.document.as_bytes();
            bytes[at.index(32)] ^= flip;
            prop_assert!(refused(Attestation { document: Sha256Digest::from_bytes(bytes), ..made.clone() }), "it is refused");
            let mut bytes = *made.report.as_bytes();
            bytes[at.index(32)] ^= flip;
            prop_assert!(refused(Attestation { report: Sha256Digest::from_bytes(bytes), ..made.clone() }), "it is refused");
            let mut bytes = *made.signature.as_bytes();
            let place = at.index(65);
            bytes[place] ^= flip;
            // 0 and 1 are other ways to write 27 and 28.
            if place < 64 || bytes[64] % 27 != made.signature.as_bytes()[64] % 27 {
                prop_assert!(refused(Attestation { signature: Signature::from_bytes(bytes), ..made.clone() }), "it is refused");
            }

            // Another key, and another address in the place of the signer's.
            if other != secret {
                let foreign = self::key(other).attest(&reading);
                let expected = key.address();
                let answer = foreign.check(&document, &report, Some(expected));
                let is_named = matches!(answer, Err(Fault::Signer { expected: told }) if told == expected);
                prop_assert!(is_named, "another signer");
                let forged = Attestation { signer: key.address(), ..foreign };
                prop_assert!(forged.check(&document, &report, None).is_err());
            }
            let signer = Address::from_bytes([9; 20]);
            prop_assert!(refused(Attestation { signer, ..made.clone() }), "it is refused");
        }

        #[test]
        fn no_report_makes_it_panic(text in "\\PC{0,40}", signature in prop::collection::vec(any::<u8>(), 65)) {
            let made = Attestation {
                document: Sha256Digest::of(&text),
                report: Sha256Digest::of(&text),
                release: text.clone(),
                transaction: TransactionHash::from_bytes([0; 32]),
                signer: Address::ZERO,
                signature: Signature::from_bytes(signature.try_into().expect("65 bytes")),
            };
            let report = serde_json::from_str(&text).unwrap_or_else(|_| Value::String(text.clone()));
            prop_assert!(made.check(&text, &report, None).is_err());
            prop_assert!(made.check(&text, &self::report(&text, &text, &text), None).is_err());
        }
    }
}
