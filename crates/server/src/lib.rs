//! The hosted API of Baihua, as a library so that tests can run the whole application.
//!
//! The trip of a document is in `baihua-analyzer`, that of a payment in `baihua-x402`, what outlives a request in
//! `baihua-report-store`. They meet in [`flow`] and nowhere else. The rest is composition: [`config`] says what the
//! operator chose, [`wiring`] builds it, [`routes`] lets it be called, [`problem`] tells what went wrong.

mod attest;
pub mod body;
pub mod breaker;
mod check;
pub mod config;
pub mod deferred;
pub mod demo;
pub mod flow;
pub(crate) mod idempotency;
pub mod journal;
mod json;
pub mod ledger;
pub mod limits;
mod log;
pub mod metrics;
pub mod note;
pub mod openapi;
mod pages;
pub mod ports;
pub mod problem;
mod process;
pub mod quota;
pub mod refusals;
pub mod routes;
pub mod self_check;
pub mod serve;
pub mod upkeep;
pub mod wiring;
