//! What a paid reading's signature covers, and readings that are paid for while their client does not wait.

use baihua_analyzer::provider::testkit::{Act, Server as Provider};
use baihua_attest::{Attestation, SigningKey};
use baihua_kb::Card;
use serde_json::Value;

use crate::{
    chain::{Chain, GAS_KEY},
    documents::{body, path},
    server::{Server, command, direct, program},
    shop::{Customer, Payment},
};

/// Account 3 of the public development mnemonic.
const KEY: &str = "7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6";

fn signing(options: &[&str]) -> Server {
    Server::spawn(command(program(), options).env("BAIHUA_SETTLE_KEY", GAS_KEY).env("BAIHUA_SIGNING_KEY", KEY))
}

fn attestation(envelope: &Value) -> Attestation {
    serde_json::from_value(envelope["attestation"].clone()).expect("it is signed")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_signature_names_the_transaction_that_paid() {
    let Some(chain) = Chain::start().await else { return };
    let server = signing(&direct(&chain, "memory:"));
    let customer = Customer::new();
    let lab = body(Card::Lab);
    let text = serde_json::from_str::<Value>(&lab).expect("JSON")["text"].as_str().expect("a text").to_owned();
    let by = SigningKey::from_hex(KEY).expect("it is a key").address();
    let payment = customer.sign(&server.url, Card::Lab, 1).await;
    let first = customer.insist(&server.url, Card::Lab, &lab, &payment).await;
    let made = attestation(&first.body);
    assert_eq!(made.check(&text, &first.body["report"], Some(by)).expect("it holds"), by);
    assert_eq!(made.transaction.to_string(), first.response.as_ref().expect("paid")["transaction"]);
    let again = customer.insist(&server.url, Card::Lab, &lab, &payment).await;
    assert_eq!((attestation(&again.body), &again.body), (made.clone(), &first.body));
    // Another purchase of the same reading has a transaction, a report and a signature of its own.
    let other = customer.sign(&server.url, Card::Lab, 1).await;
    let other = customer.insist(&server.url, Card::Lab, &lab, &other).await;
    assert!(made.check(&text, &other.body["report"], None).is_err());
    assert_ne!(attestation(&other.body).transaction, made.transaction);
}

/// Posts with `Prefer: respond-async`; status, and where to look.
async fn put_off(url: &str, contract: &str, payment: Option<&Payment>) -> (u16, Option<String>) {
    let client = crate::chain::client();
    let request = client
        .post(format!("{url}{}", path(Card::Contract)))
        .header("content-type", "application/json")
        .header("prefer", "respond-async");
    let request = match payment {
        Some(payment) => request.header("payment-signature", &payment.header),
        None => request,
    };
    let answer = request.body(contract.to_owned()).send().await.expect("it answers");
    let location = answer.headers().get("location").and_then(|value| value.to_str().ok()).map(str::to_owned);
    (answer.status().as_u16(), location)
}

/// Looks at a status until it is no more 202; status, `PAYMENT-RESPONSE`, body.
async fn end(location: &str) -> (u16, Option<String>, Value) {
    let client = crate::chain::client();
    for _ in 0..600 {
        let answer = client.get(location).send().await.expect("it answers");
        let status = answer.status().as_u16();
        if status != 202 {
            let paid =
                answer.headers().get("payment-response").and_then(|value| value.to_str().ok()).map(str::to_owned);
            let body = serde_json::from_slice(&answer.bytes().await.expect("a body")).expect("JSON");
            return (status, paid, body);
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("it goes on and on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deferred_reading_is_charged_when_it_is_stored_and_not_when_it_fails() {
    let Some(chain) = Chain::start().await else { return };
    let slow = std::time::Duration::from_millis(1500);
    let provider = Provider::start(move |_| Act::After(slow, Box::new(Act::findings(&[])))).await.expect("a free port");
    let text: Value = serde_json::from_str(&body(Card::Contract)).expect("JSON");
    let contract = serde_json::json!({ "text": text["text"], "consent": true }).to_string();
    let customer = Customer::new();
    {
        let llm = ["--llm-base-url", provider.base_url(), "--llm-model", "scripted", "--payment-lease", "2m"];
        let options = [direct(&chain, "memory:").as_slice(), &llm].concat();
        let server = signing(&without(&options, "5s"));
        assert_eq!(put_off(&server.url, &contract, None).await, (402, None), "nobody is put off without a payment");
        let payment = customer.sign(&server.url, Card::Contract, 1).await;
        let (status, location) = put_off(&server.url, &contract, Some(&payment)).await;
        assert_eq!(
            (status, chain.charges(&payment.key).await),
            (202, 0),
            "nothing is charged before there is a report"
        );
        let (status, paid, envelope) = end(&location.expect("where to look")).await;
        assert_eq!((status, chain.charges(&payment.key).await), (200, 1), "{envelope}");
        assert!(paid.is_some());
        attestation(&envelope)
            .check(text["text"].as_str().expect("a text"), &envelope["report"], None)
            .expect("it holds");
        // The payment shown again brings the same, however it is asked for.
        let (status, location) = put_off(&server.url, &contract, Some(&payment)).await;
        assert_eq!((status, location), (200, None));
        let again = customer.insist(&server.url, Card::Contract, &contract, &payment).await;
        assert_eq!((again.body, chain.transfers_to_payee().await), (envelope, 1));
    }
    let failing = Provider::start(|_| Act::Send(401, Vec::new(), Vec::new())).await.expect("a free port");
    let llm = ["--llm-base-url", failing.base_url(), "--llm-model", "scripted", "--payment-lease", "2m"];
    let options = [direct(&chain, "memory:").as_slice(), &llm].concat();
    let server = signing(&without(&options, "5s"));
    let payment = customer.sign(&server.url, Card::Contract, 2).await;
    let (status, location) = put_off(&server.url, &contract, Some(&payment)).await;
    assert_eq!(status, 202);
    let (status, paid, problem) = end(&location.expect("where to look")).await;
    assert_eq!((status, &problem["code"], paid), (503, &"provider-unavailable".into(), None));
    assert_eq!((chain.charges(&payment.key).await, chain.transfers_to_payee().await), (0, 1));
}

/// The options without `--payment-lease` of this value, which a provider would outlast.
fn without<'o>(options: &[&'o str], lease: &str) -> Vec<&'o str> {
    let at = options.windows(2).position(|pair| pair == ["--payment-lease", lease]).expect("it is among them");
    [&options[..at], &options[at + 2..]].concat()
}
