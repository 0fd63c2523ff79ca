//! The key that signs.

use std::fmt;

use baihua_x402::{Address, TransactionHash, evm::recover};
use zeroize::Zeroizing;

use crate::{Attestation, Reading, Signature};

/// The secret key that vouches for readings. It holds no money, on no chain.
///
/// It is zeroed on drop, and `Debug` shows the address only.
pub struct SigningKey {
    key: k256::ecdsa::SigningKey,
    address: Address,
}

impl SigningKey {
    /// Reads 64 hex digits, with or without `0x`, surrounded by white space or not.
    ///
    /// # Errors
    ///
    /// [`KeyError`] if this is no secret key; the message repeats nothing of it.
    pub fn from_hex(text: &str) -> Result<SigningKey, KeyError> {
        let digits = text.trim();
        let mut secret = Zeroizing::new([0_u8; 32]);
        hex::decode_to_slice(digits.strip_prefix("0x").unwrap_or(digits), secret.as_mut()).map_err(|_| KeyError)?;
        let key = k256::ecdsa::SigningKey::from_slice(&*secret).map_err(|_| KeyError)?;
        // The address is what a checker gets out of a signature, so it is had the same way.
        let probe = [1; 32];
        let address = recover(&probe, &signature(&key, &probe)).map_err(|_| KeyError)?;
        Ok(SigningKey { key, address })
    }

    /// The address by which readers know the key.
    #[must_use]
    pub fn address(&self) -> Address {
        self.address
    }

    /// Vouches for a reading. The same key and reading give the same bytes (RFC 6979).
    #[must_use]
    pub fn attest(&self, reading: &Reading) -> Attestation {
        let Reading { document, report, release, transaction } = reading;
        Attestation {
            document: *document,
            report: *report,
            release: release.clone(),
            transaction: TransactionHash::from_bytes(*transaction.as_bytes()),
            signer: self.address,
            signature: Signature::from_bytes(signature(&self.key, &reading.digest())),
        }
    }
}

/// `r ‖ s ‖ v`, v 27 or 28, s in the lower half of the curve's order.
fn signature(key: &k256::ecdsa::SigningKey, digest: &[u8; 32]) -> [u8; 65] {
    let (signature, recovery) = key.sign_prehash_recoverable(digest).expect("a 32-byte digest can always be signed");
    let mut bytes = [0; 65];
    bytes[..64].copy_from_slice(&signature.to_bytes());
    bytes[64] = 27 + recovery.to_byte();
    bytes
}

impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SigningKey").field("address", &self.address).finish_non_exhaustive()
    }
}

/// Why a text is not a secret key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a signing key is 64 hex digits that name a point of secp256k1")]
#[non_exhaustive]
pub struct KeyError;

#[cfg(test)]
mod tests {
    use super::SigningKey;

    #[test]
    fn the_key_is_read_and_never_shown() {
        // Account 0 of the public development mnemonic.
        let digits = "ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";
        for text in [digits.to_owned(), format!("0x{digits}"), format!(" 0x{digits}\n")] {
            let key = SigningKey::from_hex(&text).unwrap();
            assert_eq!(key.address().to_string(), "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266");
            assert!(!format!("{key:?}").to_lowercase().contains("ac0974"));
        }
        for bad in ["", "0x", &digits[1..], &"0".repeat(64), &"f".repeat(64), &"g".repeat(64)] {
            assert!(SigningKey::from_hex(bad).is_err(), "{bad}");
        }
    }
}
