//! Whoever shows bad payments by the dozen shuts out himself alone.

use std::time::SystemTime;

use baihua_kb::Card;
use baihua_x402::{Challenge, Nonce, UnixSeconds, testkit::Buyer};
use serde_json::Value;

use crate::{
    chain::{Chain, PAYEE, client},
    documents::{body, path, units},
    server::{Server, direct},
    shop::Customer,
};

/// A payment of a key that nobody has ever seen, and that owns nothing.
fn of_a_fresh_key(challenge: &Challenge, number: u8) -> String {
    let buyer = Buyer::new([number + 1; 32]).expect("it is a key");
    let now = UnixSeconds::from(SystemTime::now());
    buyer.pay(challenge, Nonce::from_bytes([number; 32]), now).expect("it can be paid").to_header()
}

/// Posts as the client that a proxy names.
async fn post(server: &Server, of: &str, payment: &str) -> (u16, Value) {
    let request = client()
        .post(format!("{}{}", server.url, path(Card::Lab)))
        .header("content-type", "application/json")
        .header("x-forwarded-for", of)
        .header("payment-signature", payment);
    let answer = request.body(body(Card::Lab)).send().await.expect("it answers");
    let status = answer.status().as_u16();
    (status, serde_json::from_slice(&answer.bytes().await.expect("a body")).expect("JSON"))
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_each_client_answers_for_his_own_bad_payments() {
    let Some(chain) = Chain::start().await else { return };
    for trusted in [true, false] {
        let mut options = direct(&chain, "memory:");
        if trusted {
            options.extend(["--trusted-proxy", "127.0.0.0/8"]);
        }
        let server = Server::start(&options);
        let customer = Customer::new();
        let challenge = customer.challenge(&server.url, Card::Lab).await;
        let mut statuses = Vec::new();
        for number in 0..40 {
            let (status, told) = post(&server, "203.0.113.7", &of_a_fresh_key(&challenge, number)).await;
            assert!(status == 402 || told["code"] == "refused-too-often", "{told}");
            statuses.push(status);
        }
        // Nobody is believed who is no proxy of ours, and a proxy beside us that we were not told of is no client.
        let looked_at = statuses.iter().filter(|status| **status == 402).count();
        assert_eq!(looked_at, if trusted { 30 } else { 40 }, "{statuses:?}");
        let earned = chain.balance(PAYEE).await;
        let good = customer.sign(&server.url, Card::Lab, 1).await;
        let (status, told) = post(&server, "203.0.113.8", &good.header).await;
        assert_eq!(status, 200, "{told}");
        assert_eq!(chain.balance(PAYEE).await, earned + units(Card::Lab));
    }
}
