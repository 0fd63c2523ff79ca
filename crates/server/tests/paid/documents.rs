//! Documents to submit, one for each endpoint.

use baihua_kb::Card;
use baihua_server::flow::endpoint;
use serde_json::json;

/// The demo contract, the demo policy, and one line of a lab report.
pub(crate) fn body(card: Card) -> String {
    let text = match card {
        Card::Contract => include_str!("../../../../fixtures/demo/demo-contract.txt"),
        Card::Policy => include_str!("../../../../fixtures/demo/demo-policy.txt"),
        Card::Lab => "血钾 K 6.8 mmol/L 参考范围 3.5-5.3",
    };
    json!({ "text": text }).to_string()
}

/// The prices of the specification, in units of six decimals.
pub(crate) fn units(card: Card) -> u128 {
    match card {
        Card::Contract => 100_000,
        Card::Lab => 20_000,
        Card::Policy => 50_000,
    }
}

pub(crate) fn path(card: Card) -> &'static str {
    endpoint(card)
}
