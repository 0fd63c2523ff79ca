//! Proptest strategies for the wire types, arbitrary within their shape.

use proptest::{collection, option, prelude::*};
use serde_json::{Map, Value};

use crate::{
    Address, Asset, AtomicAmount, Authorization, Network, Nonce, Offer, Presented, Price, Resource, UnixSeconds,
};

/// Any address.
pub fn address() -> impl Strategy<Value = Address> {
    any::<[u8; 20]>().prop_map(Address::from_bytes)
}

/// Any nonce, those with leading zeros more often than chance would have it.
pub fn nonce() -> impl Strategy<Value = Nonce> {
    (any::<[u8; 32]>(), 0_usize..4).prop_map(|(mut bytes, zeros)| {
        bytes[..zeros].fill(0);
        Nonce::from_bytes(bytes)
    })
}

/// Any amount.
pub fn amount() -> impl Strategy<Value = AtomicAmount> {
    any::<u128>().prop_map(AtomicAmount::new)
}

/// Any authorisation; its window may be empty and its amount zero.
pub fn authorization() -> impl Strategy<Value = Authorization> {
    (address(), address(), amount(), any::<u64>(), any::<u64>(), nonce()).prop_map(
        |(from, to, value, after, before, nonce)| Authorization {
            from,
            to,
            value,
            valid_after: UnixSeconds::new(after),
            valid_before: UnixSeconds::new(before),
            nonce,
        },
    )
}

/// An offer that a client could pay.
pub fn offer() -> impl Strategy<Value = Offer> {
    let payee = any::<[u8; 20]>().prop_filter("nobody's address is no payee", |bytes| bytes != &[0; 20]);
    (payee, any::<[u8; 20]>(), 1_u64.., 1_u128.., "[!-~甲₮]{1,12}", 0_u8..=38, option::of(any::<bool>())).prop_map(
        |(payee, token, chain, units, name, decimals, identifier)| {
            let asset = Asset::new(Network::eip155(chain), Address::from_bytes(token), name, "1", decimals)
                .expect("name and decimals are within the limits");
            let resource = Resource::new("https://api.example.test/api/read");
            let price = Price::new(asset, AtomicAmount::new(units));
            let mut builder = Offer::builder(resource, price, Address::from_bytes(payee)).show_decimals();
            if let Some(required) = identifier {
                builder = builder.payment_identifier(required);
            }
            builder.build().expect("everything above is within the limits")
        },
    )
}

/// A payment of a shape that can be read, over whatever it likes.
pub fn presented() -> impl Strategy<Value = Presented> {
    (offer(), authorization(), collection::vec(any::<u8>(), 0..200))
        .prop_map(|(offer, authorization, signature)| Presented::new(&offer, authorization, signature))
}

/// Any JSON, not very deep.
pub(crate) fn json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        "\\PC{0,20}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 24, 4, |inner| {
        prop_oneof![
            collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            collection::hash_map("[a-zA-Z0-9]{0,8}", inner, 0..4)
                .prop_map(|map| Value::Object(map.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

/// A JSON text that is a payment but for a few parts replaced by anything, for readers that must not fall over.
pub fn spoilt_payment() -> impl Strategy<Value = String> {
    const PARTS: [&str; 14] = [
        "/x402Version",
        "/resource",
        "/accepted",
        "/payload",
        "/extensions",
        "/payload/signature",
        "/payload/authorization",
        "/payload/authorization/from",
        "/payload/authorization/to",
        "/payload/authorization/value",
        "/payload/authorization/validAfter",
        "/payload/authorization/validBefore",
        "/payload/authorization/nonce",
        "/resource/url",
    ];
    (presented(), collection::vec((0..PARTS.len(), json()), 1..4)).prop_map(|(payment, changes)| {
        let mut payload = payment.to_value(payment.accepted().clone());
        for (part, value) in changes {
            if let Some(place) = payload.pointer_mut(PARTS[part]) {
                *place = value;
            }
        }
        payload.to_string()
    })
}
