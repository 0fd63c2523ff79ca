#![doc = include_str!("../README.md")]
//!
//! * [`Reading`]: what is signed, and its digest;
//! * [`SigningKey`]: signs it; zeroed on drop, shown by no `Debug`;
//! * [`Attestation`]: the signed reading on the wire, and the [check](Attestation::check) of it;
//! * [`typed_data`]: domain and types, for whoever checks with other tools.
//!
//! Addresses, transactions and the recovery of a key are those of `baihua-x402` (feature `evm`).

mod attestation;
mod key;
mod reading;

pub use attestation::{Attestation, Fault, Signature, SignatureError};
pub use key::{KeyError, SigningKey};
pub use reading::{CHAIN_ID, DOMAIN_NAME, DOMAIN_VERSION, Reading, ReadingError, release_name, typed_data};
