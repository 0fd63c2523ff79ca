//! The crate as its users see it: public API only, nothing outside of this process but loopback.
#![expect(clippy::disallowed_methods, reason = "tests read the fixtures")]

mod interleavings;
#[cfg(all(feature = "direct", feature = "facilitator"))]
mod node;
#[cfg(feature = "facilitator")]
mod remote;
#[cfg(feature = "facilitator")]
mod service;
mod till;
mod vectors;
mod wire;

use baihua_x402::{Asset, Offer, Price, Resource};

/// The offer most tests pay: 0.1 USD₮0, ids welcome.
pub(crate) fn offer() -> Offer {
    let price = Price::parse("0.1", Asset::usdt0_on_x_layer()).expect("0.1 is a price");
    let payee = "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720".parse().expect("the payee is an address");
    let resource = Resource::new("https://api.example.test/api/review-contract");
    Offer::builder(resource, price, payee).payment_identifier(false).build().expect("the offer is sound")
}
