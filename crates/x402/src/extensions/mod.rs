//! What a challenge may carry beside the price (x402 v2, extensions).

mod bazaar;
mod identifier;

pub use bazaar::{Bazaar, BazaarError};
pub use identifier::{IdentifierError, PaymentIdentifier};
pub(crate) use identifier::{described as identifier_described, id_of as identifier_in};

use serde_json::{Map, Value};

pub(crate) const BAZAAR: &str = "bazaar";
pub(crate) const PAYMENT_IDENTIFIER: &str = "payment-identifier";

/// Extensions by key, as they stand on the wire.
pub(crate) type Extensions = Map<String, Value>;

/// The key of the first extension that came back changed: a client may add to `info`, but change nothing.
///
/// A client that leaves a whole extension out has changed nothing in it.
pub(crate) fn echo_fault<'o>(offered: &'o Extensions, echoed: &Extensions) -> Option<&'o str> {
    let changed = |(key, offered): &(&'o String, &Value)| {
        let Some(echoed) = echoed.get(*key) else { return false };
        match (offered.get("info"), echoed.get("info")) {
            (Some(offered), Some(echoed)) => !covers(echoed, offered),
            (offered, _) => offered.is_some(),
        }
    };
    offered.iter().find(changed).map(|(key, _)| key.as_str())
}

/// Whether `value` holds everything `wanted` does; objects may hold more.
pub(crate) fn covers(value: &Value, wanted: &Value) -> bool {
    match (value, wanted) {
        (Value::Object(value), Value::Object(wanted)) => {
            wanted.iter().all(|(key, wanted)| value.get(key).is_some_and(|value| covers(value, wanted)))
        }
        (value, wanted) => value == wanted,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Extensions, echo_fault};

    fn map(value: Value) -> Extensions {
        match value {
            Value::Object(map) => map,
            other => unreachable!("{other} is written as an object above"),
        }
    }

    #[test]
    fn info_may_grow_but_not_change() {
        let offered = map(json!({"a": {"info": {"required": false, "deep": {"x": [1]}}, "schema": {}}, "b": {}}));
        let cases = [
            (json!({}), None),
            (json!({"other": 1}), None),
            (json!({"a": {"info": {"required": false, "deep": {"x": [1]}}}}), None),
            (json!({"a": {"info": {"required": false, "deep": {"x": [1], "y": 2}, "id": "z"}}, "b": 1}), None),
            (json!({"a": {"info": {"required": true, "deep": {"x": [1]}}}}), Some("a")),
            (json!({"a": {"info": {"deep": {"x": [1]}}}}), Some("a")),
            (json!({"a": {"info": {"required": false, "deep": {"x": [1, 2]}}}}), Some("a")),
            (json!({"a": {}}), Some("a")),
            (json!({"a": null}), Some("a")),
        ];
        for (echoed, expected) in cases {
            assert_eq!(echo_fault(&offered, &map(echoed.clone())), expected, "{echoed}");
        }
    }
}
