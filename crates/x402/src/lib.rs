//! x402 version 2 for sellers: asks for money over HTTP, and makes sure that money and result stay together.
//!
//! A seller offers an endpoint at a price. A client without payment gets status 402 and a challenge; it comes back with an
//! authorisation that its payer signed, and the seller moves the money and hands out the result.
//! What can fail in between is what this crate is about: the process dies, the chain hangs, the same payment comes fifty
//! times at once, or for another endpoint, or from somebody who read it on the chain.
//!
//! A payment goes up one staircase, and each step is a type that only the step before can make:
//!
//! 1. [`Offer`]: what the endpoint costs; [`challenge`] asks for it;
//! 2. [`Presented`]: [`read`] from the header, never a panic, nothing believed;
//! 3. [`Checked`]: [`check`]ed against our own offer;
//! 4. [`Verified`]: the signature is proved, the chain would take it ([`Till::verify`]);
//! 5. [`Reserved`]: bound to one request and one worker ([`Till::reserve`]);
//! 6. [`Settled`]: noted where the result lies, then moved ([`Till::settle`]). Only this hands anything out.
//!
//! The till stands on two ports: a [`Facilitator`], who can verify and settle, and a [`Ledger`], which remembers.
//! With the features below the crate brings two facilitators; the ledger is the caller's.
//!
//! ```
//! use baihua_x402::{Asset, Challenge, Offer, Price, Resource, challenge};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let price = Price::parse("0.1", Asset::usdt0_on_x_layer())?;
//! let resource = Resource::new("https://api.example.test/api/review-contract").description("Contract review");
//! let offer = Offer::builder(resource, price, "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720".parse()?).build()?;
//!
//! let header = challenge(&offer).to_header(); // the value of PAYMENT-REQUIRED
//! let shown = Challenge::read(&header)?; // what a client sees
//! assert_eq!(shown.accepts()[0].amount.to_string(), "100000");
//! assert_eq!(offer.price().to_string(), "0.1 USD₮0");
//! # Ok(())
//! # }
//! ```
//!
//! What it does not do: it reads no clock and draws no random number (the caller hands both in), it knows no web framework,
//! it keeps no quota, and it does not sign offers or receipts (extension `offer-and-receipt`, whose wire form is unstable).
//! Scheme `exact` by EIP-3009 only; Permit2 is refused.
//!
//! # Crate features
//!
//! None is on by default.
//!
//! * `evm`: module `evm`, digests and signatures; pulls in alloy-primitives, alloy-sol-types and k256.
//! * `direct`: module `direct`, a facilitator of one's own over the RPC of a chain; `evm`, reqwest, rustls with ring, tokio
//!   (time, sync), alloy-rlp and zeroize.
//! * `facilitator`: module `remote`, a facilitator behind HTTP, in the standard dialect and OKX's; `evm`, reqwest, tokio (time),
//!   hmac, sha2 and zeroize.
//! * `testkit`: module `testkit`, fakes and proptest strategies; pulls in proptest.

mod address;
mod amount;
mod as_text;
mod bytes32;
mod challenge;
mod check;
#[cfg(feature = "direct")]
pub mod direct;
#[cfg(feature = "evm")]
pub mod evm;
mod extensions;
pub mod header;
mod hex;
#[cfg(any(feature = "direct", feature = "facilitator"))]
mod http;
mod keccak;
mod key;
mod network;
mod offer;
mod ports;
mod present;
mod price;
mod reason;
#[cfg(feature = "facilitator")]
pub mod remote;
mod resource;
mod row;
mod settlement;
mod states;
#[cfg(feature = "testkit")]
pub mod testkit;
mod till;
mod time;
mod wire;

pub use address::{Address, AddressError};
pub use amount::{AmountError, AtomicAmount};
pub use bytes32::{Bytes32Error, Nonce, RequestTag, TransactionHash};
pub use challenge::{Challenge, ChallengeError, challenge};
pub use check::{Mismatch, check};
pub use extensions::{Bazaar, BazaarError, IdentifierError, PaymentIdentifier};
pub use key::{PaymentKey, PaymentKeyError, Ticket};
pub use network::{Network, NetworkError};
pub use offer::{Offer, OfferBuilder, OfferError};
pub use ports::{
    Attempt, Authenticity, Cause, Claim, Facilitator, FacilitatorError, Finding, Ledger, LedgerError, SettleFailure,
    Supported, TooFast, Unavailable, asked_too_often,
};
pub use present::{Presented, ReadError, read};
pub use price::{Asset, AssetError, Price, PriceError};
pub use reason::Reason;
pub use resource::Resource;
pub use settlement::{Refusal, Settlement};
pub use states::{Checked, Reserved, Settled, Verified};
pub use till::{Entry, ReconcileError, Reconciled, ReserveError, SettleError, Till, TillSettings, VerifyError};
pub use time::UnixSeconds;
pub use wire::{AssetExtra, Authorization, PaymentRequirements, SCHEME, X402_VERSION};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
