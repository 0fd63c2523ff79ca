//! A facilitator behind HTTP (feature `facilitator`; x402 v2, section 7).
//!
//! It speaks the standard dialect, or OKX's: signed requests, answers in an envelope, settlements that may be pending.
//! Signatures of keys are checked locally first. With access to the chain (feature `direct`, which then needs no key)
//! it also checks contract wallets, proves each settlement, and resolves interrupted ones. Without it an interrupted
//! settlement stays unresolved, because facilitators have no such query.
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
