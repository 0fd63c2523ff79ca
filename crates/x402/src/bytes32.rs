//! The 32-byte names of the protocol, each a type of its own so that none is taken for another.

use std::{fmt, str::FromStr};

use crate::{hex, keccak::keccak256};

/// Why a text is not a 32-byte value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("is not 0x and 64 hex digits")]
#[non_exhaustive]
pub struct Bytes32Error;

macro_rules! bytes32 {
    ($(#[$doc:meta])* $name:ident, $read:path) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name([u8; 32]);

        impl $name {
            /// The value with these 32 bytes.
            #[must_use]
            pub const fn from_bytes(bytes: [u8; 32]) -> $name {
                $name(bytes)
            }

            /// The 32 bytes.
            #[must_use]
            pub const fn as_bytes(&self) -> &[u8; 32] {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::text(&self.0))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl FromStr for $name {
            type Err = Bytes32Error;

            fn from_str(text: &str) -> Result<$name, Bytes32Error> {
                $read(text).map($name).map_err(|_| Bytes32Error)
            }
        }

        crate::as_text::as_text!($name);
    };
}

bytes32!(
    /// The number an authorisation can be spent under once: 32 bytes chosen by the payer (EIP-3009).
    ///
    /// Read from `0x` and 64 hex digits of any case.
    /// 63 digits are read as one lost zero in front, because one buyer in the field prints one nonce in sixteen
    /// like that; its signature is over the 32 bytes. Anything shorter is an error.
    Nonce,
    hex::array_missing_zero
);
bytes32!(
    /// What a payment buys: 32 bytes chosen by the seller, such as a digest of endpoint and request body ([`RequestTag::of`]).
    ///
    /// A payment is bound to the first tag it is reserved for.
    RequestTag,
    hex::array
);
bytes32!(
    /// The hash that names a transaction on the chain.
    TransactionHash,
    hex::array
);

impl RequestTag {
    /// A digest of endpoint and request body, such as `POST /shout` and what was posted: Keccak-256 over the digests of both, so
    /// that nothing can be moved from one to the other.
    #[must_use]
    pub fn of(endpoint: &str, body: &[u8]) -> RequestTag {
        let digests = [keccak256(endpoint.as_bytes()), keccak256(body)];
        RequestTag::from_bytes(keccak256(digests.as_flattened()))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Bytes32Error, Nonce, RequestTag, TransactionHash};

    #[test]
    fn a_tag_tells_where_the_endpoint_ends() {
        let tags = [("POST /a", "b"), ("POST /", "ab"), ("POST /a", ""), ("", "POST /ab")];
        let tags = tags.map(|(endpoint, body)| RequestTag::of(endpoint, body.as_bytes()));
        for (place, tag) in tags.iter().enumerate() {
            assert!(!tags[..place].contains(tag));
        }
        assert_eq!(tags[0], RequestTag::of("POST /a", b"b"));
    }

    #[test]
    fn a_nonce_may_have_lost_one_zero_and_a_hash_nothing() {
        let short = format!("0x{}", "1".repeat(63));
        assert_eq!(short.parse::<Nonce>().unwrap().to_string(), format!("0x0{}", "1".repeat(63)));
        assert_eq!(short.parse::<TransactionHash>(), Err(Bytes32Error));
        assert_eq!(short[..64].parse::<Nonce>(), Err(Bytes32Error));
        assert_eq!(format!("{short}00").parse::<Nonce>(), Err(Bytes32Error));
    }

    proptest! {
        #[test]
        fn survives_text_and_back(bytes: [u8; 32]) {
            let nonce = Nonce::from_bytes(bytes);
            prop_assert_eq!(nonce.to_string().parse(), Ok(nonce));
        }
    }
}
