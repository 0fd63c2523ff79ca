//! The direct facilitator against a real chain with the test token, which every test starts for itself.
//!
//! The chain comes from `fixtures/chain` and needs Node. A missing program fails the tests, because a skipped test looks like
//! a passed one; whoever has no chain and knows it sets `BAIHUA_WITHOUT_CHAIN=1`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a test that looks at nothing must say so")]
#![expect(clippy::disallowed_methods, reason = "tests start a chain from the fixtures")]

mod anvil;
mod lane;
mod local;
#[cfg(feature = "facilitator")]
mod remote;
#[cfg(feature = "facilitator")]
#[path = "../it/service.rs"]
mod service;
mod settling;
mod start;
mod vectors;

use std::time::Duration;

use baihua_x402::{
    Asset, Challenge, Checked, Offer, Price, Resource, UnixSeconds, challenge, check,
    direct::{ChainReader, ChainSettings, DirectFacilitator, DirectSettings, GasKey},
    read,
    testkit::Buyer,
};
use local::Local;

pub(crate) use anvil::{GAS_KEY, PAYEE};

pub(crate) fn offer(price: &str) -> Offer {
    let price = Price::parse(price, Asset::usdt0_on_x_layer()).expect("it is a price");
    let resource = Resource::new("https://api.example.test/api/review-contract");
    let offer = Offer::builder(resource, price, PAYEE.parse().expect("the payee is an address"));
    offer.payment_identifier(false).build().expect("the offer is sound")
}

pub(crate) fn shown(offer: &Offer) -> Challenge {
    Challenge::read(challenge(offer).to_header()).expect("we read what we write")
}

pub(crate) fn accepted(payment: &baihua_x402::Presented, offer: &Offer, now: UnixSeconds) -> Checked {
    check(read(payment.to_header()).expect("it reads"), offer, now).expect("it fits")
}

/// A payment of a development account that nobody has made before.
pub(crate) fn pay(local: &Local, account: usize, price: &str, now: UnixSeconds) -> Checked {
    let offer = offer(price);
    let payment = Buyer::development(account).pay(&shown(&offer), local.fresh_nonce(), now).expect("it can be paid");
    accepted(&payment, &offer, now)
}

pub(crate) async fn reader(local: &Local) -> ChainReader {
    // Many settlements at once, and nobody but us to ask this node.
    let settings = ChainSettings::default().calls_per_second(100_000, 100_000);
    ChainReader::connect([&local.url], vec![Asset::usdt0_on_x_layer()], settings)
        .await
        .expect("the chain is the right one")
}

/// Settles with account 0, impatiently, so that tests need not wait long.
pub(crate) async fn direct(local: &Local) -> DirectFacilitator {
    let settings = DirectSettings::default()
        .look_every(Duration::from_millis(20))
        .gas_fresh(Duration::ZERO)
        .patience(Duration::from_millis(600), Duration::from_millis(600))
        .settle_within(Duration::from_secs(20));
    DirectFacilitator::new(reader(local).await, GasKey::from_hex(GAS_KEY).expect("the key is one"), settings)
}
