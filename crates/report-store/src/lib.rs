//! Keeps reports for at most a day. Only a holder of a report's id can read it.
//!
//! A [`Record`] is sealed under keys derived from its [`ReportId`] and filed under a hash of it ([`Reports`]).
//! With the store alone, nobody can list ids or read a report, and bytes that were changed or moved to another
//! place read as not found. Beneath stands a [`Backend`]: bytes that expire, with the few atomic operations that a
//! ledger of payments and a daily quota need as well.
//!
//! ```
//! use baihua_report_store::{Lookup, Memory, Record, ReportId, Reports};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let clock = || 1_780_000_000_000; // milliseconds since 1970; a program hands in its system clock
//! let backend = Memory::new(clock);
//! let reports = Reports::over(&backend, &clock);
//!
//! let id = ReportId::from_bytes([7; 16]); // a program hands in 16 random bytes
//! let record = Record::new(1_780_000_000, 1_780_086_400, r#"{"card":"contract"}"#, "# 结论");
//! reports.put(&id, &record).await?;
//!
//! let Lookup::Found(found) = reports.get(&id).await? else { panic!("it was put a moment ago") };
//! assert_eq!(found.report(), r#"{"card":"contract"}"#);
//! assert_eq!(id.to_text().parse(), Ok(id)); // the form that stands in links
//! # Ok(())
//! # }
//! ```
//!
//! The backends: [`Memory`] for tests, `Redb` (a file on this machine, durable when an operation is answered) and
//! `Redis` (shared by many servers). All pass one suite, `testkit::check_contract`, and yours can too: [`limits`] and [`tally`]
//! have what every backend checks and counts alike.
//!
//! What it does not do: it draws no random bytes and reads no clock (both are handed in), it starts no timer (call
//! `Redb::sweep` at least every minute), it knows no HTTP and nothing about what a report says. Neighbours:
//! `baihua-analyzer` makes reports, `baihua-server` joins them with payments.
//!
//! # Crate features
//!
//! * `redb` (default): `Redb`; pulls in redb.
//! * `redis`: `Redis`; pulls in redis, tokio (a runtime of its own on one thread) and rustls.
//! * `testkit`: the contract suite, a manual clock and proptest strategies in `testkit`; pulls in proptest and
//!   futures-util.

mod backend;
mod clock;
mod error;
mod hex;
mod id;
pub mod limits;
mod memory;
mod record;
#[cfg(feature = "redb")]
mod redb;
#[cfg(feature = "redis")]
mod redis;
mod reports;
mod seal;
pub mod tally;
#[cfg(feature = "testkit")]
pub mod testkit;

#[cfg(feature = "redb")]
pub use crate::redb::{Figures, OpenRedbError, Redb, RedbOptions, Swept};
#[cfg(feature = "redis")]
pub use crate::redis::{OpenRedisError, Redis, RedisOptions};
pub use backend::Backend;
pub use clock::Clock;
pub use error::{Cause, StoreError, Why};
pub use id::{ParseIdError, ReportId};
pub use limits::{KEEP_MAX, KEY_MAX_BYTES, VALUE_MAX_BYTES};
pub use memory::Memory;
pub use record::{PartError, Record};
pub use reports::{Lookup, PutError, REPORT_KEEP_MAX, REPORT_MAX_BYTES, Refused, Reports};

#[cfg(all(doctest, feature = "redb"))]
#[doc = include_str!("../README.md")]
mod readme {}
