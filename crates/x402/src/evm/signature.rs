use alloy_primitives::{B256, Signature, U256};

use crate::Address;

/// Half the order of secp256k1. Above it lies the second signature of the same message, which tokens refuse.
const HALF_ORDER: U256 = U256::from_be_slice(&[
    0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x5d, 0x57, 0x6e,
    0x73, 0x57, 0xa4, 0x50, 0x1d, 0xdf, 0xe9, 0x2f, 0x46, 0x68, 0x1b, 0x20, 0xa0,
]);

/// Why bytes are not a key's signature that a token would take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SignatureFault {
    /// Not 65 bytes. The 64-byte form of EIP-2098 is refused by tokens and by the official verifier.
    #[error("a key's signature has 65 bytes, not {bytes}")]
    Length {
        /// How many there are.
        bytes: usize,
    },
    /// The last byte is none of 27, 28, 0, 1.
    #[error("{v} is no recovery id")]
    V {
        /// The last byte.
        v: u8,
    },
    /// `s` is in the upper half of the curve's order.
    #[error("the signature is the malleable twin of another")]
    HighS,
    /// No key has made it.
    #[error("no key can be recovered from the signature")]
    Unrecoverable,
}

/// The three parts of a key's signature, as the token's call takes them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SignatureParts {
    /// 27 or 28.
    pub v: u8,
    /// 32 bytes, big-endian.
    pub r: [u8; 32],
    /// 32 bytes, big-endian, in the lower half of the curve's order.
    pub s: [u8; 32],
}

impl SignatureParts {
    /// Splits `r ‖ s ‖ v`. A recovery id of 0 or 1 is written as 27 or 28, which is what tokens want.
    ///
    /// # Errors
    ///
    /// [`SignatureFault`] for everything a token would refuse by its form.
    pub fn of(signature: &[u8]) -> Result<SignatureParts, SignatureFault> {
        let bytes: &[u8; 65] = signature.try_into().map_err(|_| SignatureFault::Length { bytes: signature.len() })?;
        let (r, rest) = bytes.split_first_chunk::<32>().expect("32 of 65 bytes are there");
        let (s, v) = rest.split_first_chunk::<32>().expect("32 of 33 bytes are there");
        let v = match v {
            [v @ (27 | 28)] => *v,
            [v @ (0 | 1)] => v + 27,
            _ => return Err(SignatureFault::V { v: bytes[64] }),
        };
        if U256::from_be_bytes(*s) > HALF_ORDER {
            return Err(SignatureFault::HighS);
        }
        Ok(SignatureParts { v, r: *r, s: *s })
    }
}

/// Whose key signed a digest.
///
/// # Errors
///
/// [`SignatureFault`] if a token would refuse the signature by its form, or no key fits it.
pub fn recover(digest: &[u8; 32], signature: &[u8]) -> Result<Address, SignatureFault> {
    let parts = SignatureParts::of(signature)?;
    let signature = Signature::new(U256::from_be_bytes(parts.r), U256::from_be_bytes(parts.s), parts.v == 28);
    let signer =
        signature.recover_address_from_prehash(&B256::new(*digest)).map_err(|_| SignatureFault::Unrecoverable)?;
    Ok(Address::of_alloy(signer))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{SignatureFault, SignatureParts, recover};

    #[test]
    fn only_forms_that_tokens_take_are_signatures() {
        let mut bytes = [1_u8; 65];
        let cases = [(27, Ok(27)), (28, Ok(28)), (0, Ok(27)), (1, Ok(28)), (29, Err(SignatureFault::V { v: 29 }))];
        for (v, expected) in cases {
            bytes[64] = v;
            assert_eq!(SignatureParts::of(&bytes).map(|parts| parts.v), expected);
        }
        bytes[64] = 27;
        bytes[32] = 0x80;
        assert!(matches!(SignatureParts::of(&bytes), Err(SignatureFault::HighS)));
        assert!(matches!(SignatureParts::of(&bytes[..64]), Err(SignatureFault::Length { bytes: 64 })));
        assert!(matches!(recover(&[1; 32], &[0; 65]), Err(SignatureFault::Unrecoverable)));
    }

    proptest! {
        #[test]
        fn no_bytes_make_it_panic(digest: [u8; 32], signature in prop::collection::vec(any::<u8>(), 60..70)) {
            let _ = recover(&digest, &signature);
        }
    }
}
