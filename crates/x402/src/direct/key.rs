use std::fmt;

use k256::ecdsa::SigningKey;
use zeroize::Zeroizing;

use crate::{Address, hex, keccak::keccak256};

/// The secret key that pays the gas of settlements. It holds no customer's money and needs only the chain's gas token.
///
/// It is zeroed on drop, and `Debug` shows the address only. Give every process its own key: two processes that share
/// one compete for nonces, though never at the payer's cost.
#[derive(Clone)]
pub struct GasKey {
    key: SigningKey,
    address: Address,
}

impl GasKey {
    /// Reads 64 hex digits, with or without `0x`, surrounded by white space or not.
    ///
    /// # Errors
    ///
    /// [`GasKeyError`] if this is no secret key; the message repeats nothing of it.
    pub fn from_hex(text: &str) -> Result<GasKey, GasKeyError> {
        let digits = text.trim();
        let digits = Zeroizing::new(format!("0x{}", digits.strip_prefix("0x").unwrap_or(digits)));
        let bytes = Zeroizing::new(hex::array::<32>(&digits).map_err(|_| GasKeyError)?);
        let key = SigningKey::from_slice(&*bytes).map_err(|_| GasKeyError)?;
        let point = key.verifying_key().to_encoded_point(false);
        let digest = keccak256(&point.as_bytes()[1..]);
        let address = Address::from_bytes(*digest.last_chunk().expect("a digest has more than 20 bytes"));
        Ok(GasKey { key, address })
    }

    /// The account that pays, to be filled with gas.
    #[must_use]
    pub fn address(&self) -> Address {
        self.address
    }

    /// Signs a digest; r, s and whether y is odd.
    pub(super) fn sign(&self, digest: &[u8; 32]) -> ([u8; 32], [u8; 32], bool) {
        let (signature, recovery) =
            self.key.sign_prehash_recoverable(digest).expect("a 32-byte digest can always be signed");
        let (r, s) = signature.split_bytes();
        (r.into(), s.into(), recovery.is_y_odd())
    }
}

impl fmt::Debug for GasKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GasKey").field("address", &self.address).finish_non_exhaustive()
    }
}

/// Why a text is not a secret key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a gas key is 64 hex digits that name a point of secp256k1")]
#[non_exhaustive]
pub struct GasKeyError;

#[cfg(test)]
mod tests {
    use super::GasKey;

    #[test]
    fn the_key_is_read_and_never_shown() {
        // Account 0 of the public development mnemonic.
        let digits = "ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";
        for text in [digits.to_owned(), format!("0x{digits}"), format!(" 0x{digits}\n")] {
            let key = GasKey::from_hex(&text).unwrap();
            assert_eq!(key.address().to_string(), "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266");
            assert!(!format!("{key:?}").contains("ac0974"));
        }
        for bad in ["", "0x", &digits[1..], &"0".repeat(64), &"f".repeat(64), &"g".repeat(64)] {
            assert!(GasKey::from_hex(bad).is_err(), "{bad}");
        }
    }
}
