//! Real servers, a real chain with a test stablecoin, real Redis: what a buyer pays, and what is handed out.
//!
//! The chain comes from `fixtures/chain` and needs Node; Redis is `redis-server`. A missing program fails the tests, because
//! a skipped test looks like a passed one; whoever has no chain or no Redis and knows it sets `BAIHUA_WITHOUT_CHAIN=1` or
//! `BAIHUA_WITHOUT_REDIS=1`.
#![allow(clippy::print_stdout, reason = "the figures of a run are a part of its result")]
#![expect(clippy::disallowed_methods, reason = "tests run programs and read what they leave")]

#[path = "../../../x402/tests/chain/anvil.rs"]
mod anvil;
mod chain;
mod clients;
mod configuration;
mod deaths;
mod documents;
mod facilitator;
mod never_charged;
mod offers;
mod redis;
mod repeats;
mod server;
mod shop;
mod signed;
mod strangers;
