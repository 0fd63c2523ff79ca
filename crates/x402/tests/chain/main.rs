//! The direct facilitator against a real chain with the test token: run where `BAIHUA_TEST_RPC` names one, as
//! `fixtures/chain/local_chain.sh` starts it; without it every test passes and says that it looked at nothing.
#![allow(clippy::print_stderr, reason = "a test that looks at nothing must say so")]

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

/// Account 0 of the public development mnemonic, which has gas on every local chain.
pub(crate) const GAS_KEY: &str = "ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";

pub(crate) const PAYEE: &str = "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720";

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
    let settings = ChainSettings::default();
    ChainReader::connect([&local.url], vec![Asset::usdt0_on_x_layer()], settings)
        .await
        .expect("the chain is the right one")
}

/// Settles with account 0, impatiently, so that tests need not wait long.
pub(crate) async fn direct(local: &Local) -> DirectFacilitator {
    let settings = DirectSettings::default()
        .look_every(Duration::from_millis(20))
        .patience(Duration::from_millis(600), Duration::from_millis(600))
        .settle_within(Duration::from_secs(20));
    DirectFacilitator::new(reader(local).await, GasKey::from_hex(GAS_KEY).expect("the key is one"), settings)
}
