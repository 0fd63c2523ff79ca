//! A facilitator behind HTTP (feature `facilitator`; x402 v2, section 7).
//!
//! It speaks the standard dialect, or OKX's: signed requests, answers in an envelope, settlements that may be pending.
//! Signatures of keys are judged here before anybody is asked. With a chain to look at (feature `direct`, which then needs
//! no key) it also judges contract wallets, proves each settlement, and finds out what has become of payments whose
//! settlement was cut off; without one such a payment stays open, because no facilitator can be asked that.
//!
//! ```no_run
//! use baihua_x402::remote::{RemoteFacilitator, RemoteSettings};
//! # fn start() -> Result<(), Box<dyn std::error::Error>> {
//! let facilitator = RemoteFacilitator::standard("https://facilitator.example.test/x402", RemoteSettings::default())?;
//! # Ok(())
//! # }
//! ```

mod answer;
mod facilitator;
mod okx;

pub use facilitator::{RemoteError, RemoteFacilitator, RemoteSettings};
pub use okx::{OkxKeys, UnixMillis};
