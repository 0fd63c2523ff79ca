//! Keccak-256 as Ethereum uses it: for the letter case of addresses and for fingerprints of signatures.

use sha3::{Digest, Keccak256};

pub(crate) fn keccak256(bytes: &[u8]) -> [u8; 32] {
    Keccak256::digest(bytes).into()
}
