//! What the service says of itself where readings are paid for: to catalogues, to generated clients, to agents.

use baihua_kb::Card;
use serde_json::{Value, json};

use crate::{
    chain::{Chain, PAYEE, TOKEN, client},
    documents::{body, path, units},
    server::{Server, direct},
    shop::Customer,
};

async fn document(server: &Server, path: &str) -> Value {
    let answer = client().get(format!("{}{path}", server.url)).send().await.expect("it answers");
    assert_eq!(answer.status().as_u16(), 200, "{path}");
    serde_json::from_slice(&answer.bytes().await.expect("a body")).expect("JSON")
}

/// A schema of the description, with the shapes that it refers to.
fn shape(description: &Value, schema: &Value) -> jsonschema::Validator {
    let whole = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "allOf": [schema],
        "components": description["components"],
    });
    jsonschema::validator_for(&whole).expect("a schema")
}

const COMPARE: &str = "/api/compare";

#[tokio::test(flavor = "multi_thread")]
async fn catalogues_read_what_a_reading_costs() {
    let Some(chain) = Chain::start().await else { return };
    let server = Server::start(&direct(&chain, "memory:"));
    let description = document(&server, "/openapi.json").await;
    let mut paid = Vec::new();
    for (path, operations) in description["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let free = operation["security"] == json!([]);
            assert!(free, "{method} {path} does not say that it needs no account");
            let info = &operation["x-payment-info"];
            if info.is_null() {
                continue;
            }
            let protocol = &info["protocols"][0]["x402"];
            assert_eq!(
                (&info["price"]["mode"], &info["price"]["currency"]),
                (&json!("fixed"), &json!("USD")),
                "{info}"
            );
            assert_eq!((&protocol["network"], &protocol["asset"]), (&json!("eip155:196"), &json!(TOKEN)), "{info}");
            assert_eq!((&protocol["scheme"], &protocol["payTo"]), (&json!("exact"), &json!(PAYEE)), "{info}");
            paid.push((path.clone(), protocol["amount"].as_str().expect("an amount").to_owned()));
        }
    }
    let mut wanted: Vec<_> = Card::ALL.map(|card| (path(card).to_owned(), units(card).to_string())).to_vec();
    wanted.push((COMPARE.to_owned(), units(Card::Contract).to_string()));
    paid.sort();
    wanted.sort();
    assert_eq!(paid, wanted);
    for field in ["x-guidance", "contact", "termsOfService"] {
        assert!(!description["info"][field].is_null(), "{field}");
    }

    let listed = document(&server, "/.well-known/x402").await;
    let mut resources: Vec<_> =
        listed["resources"].as_array().expect("resources").iter().filter_map(Value::as_str).collect();
    resources.sort_unstable();
    let wanted: Vec<String> = wanted.iter().map(|(path, _)| format!("{}{path}", server.url)).collect();
    assert_eq!(listed["version"], json!(1));
    assert_eq!(resources, wanted);

    let metadata = document(&server, "/metadata").await;
    for (service, card) in metadata["services"].as_array().expect("services").iter().zip(Card::ALL) {
        let price = &service["price"];
        assert_eq!((&price["amount"], &price["currency"]), (&json!(units(card).to_string()), &json!("USD")), "{price}");
    }
    let free: Vec<u64> =
        metadata["payment"]["not_charged_on"].as_array().expect("statuses").iter().filter_map(Value::as_u64).collect();
    assert!(
        [400, 402, 422, 429, 500, 503].iter().all(|status| free.contains(status)) && !free.contains(&200),
        "{free:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_what_the_description_says() {
    let Some(chain) = Chain::start().await else { return };
    let server = Server::start(&direct(&chain, "memory:"));
    let description = document(&server, "/openapi.json").await;
    let (customer, client) = (Customer::new(), client());
    for card in Card::ALL {
        let operations = &description["paths"][path(card)];
        let unpaid = customer.post(&server.url, card, &body(card), None).await;
        let probe = client.get(format!("{}{}", server.url, path(card))).send().await.expect("it answers");
        assert_eq!((unpaid.status, probe.status().as_u16()), (402, 402));
        let probe: Value = serde_json::from_slice(&probe.bytes().await.expect("a body")).expect("JSON");
        for (method, problem) in [("post", &unpaid.body), ("get", &probe)] {
            let told = &operations[method]["responses"]["402"]["content"]["application/problem+json"];
            let faults: Vec<String> = shape(&description, &told["schema"])
                .iter_errors(problem)
                .map(|fault| format!("{fault} at {}", fault.instance_path()))
                .collect();
            assert!(faults.is_empty(), "{method}: {faults:#?}");
            for (name, example) in told["examples"].as_object().expect("examples") {
                assert!(shape(&description, &told["schema"]).is_valid(&example["value"]), "{method} {name}");
            }
        }
    }
    // The example of a catalogue is answered with a price.
    for path in Card::ALL.map(path) {
        let probe = client.get(format!("{}{path}", server.url)).send().await.expect("it answers");
        let problem: Value = serde_json::from_slice(&probe.bytes().await.expect("a body")).expect("JSON");
        let example = problem["challenge"]["extensions"]["bazaar"]["info"]["input"]["body"].to_string();
        let request = client.post(format!("{}{path}", server.url)).header("content-type", "application/json");
        let answer = request.body(example).send().await.expect("it answers");
        assert_eq!(answer.status().as_u16(), 402, "{path}");
    }
}
