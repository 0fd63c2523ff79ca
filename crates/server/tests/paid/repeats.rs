//! One payment shown many times, to two servers that share one Redis.

use std::collections::BTreeSet;

use baihua_kb::Card;
use futures_util::{StreamExt, stream};

use crate::{
    chain::{Chain, FUNDS, PAYEE, PAYERS},
    documents::{body, units},
    redis::RedisServer,
    server::{Server, direct},
    shop::Customer,
};

#[tokio::test(flavor = "multi_thread")]
async fn one_payment_shown_fifty_times_buys_one_report() {
    let (Some(chain), Some(redis)) = (Chain::start().await, RedisServer::start()) else { return };
    let store = redis.url();
    let servers = [Server::start(&direct(&chain, &store)), Server::start(&direct(&chain, &store))];
    let customer = Customer::new();
    let payment = customer.sign(&servers[0].url, Card::Lab, 1).await;
    let lab = body(Card::Lab);
    let shown = stream::iter(0..50).map(|number| {
        let (customer, url, payment, lab) = (&customer, &servers[number % 2].url, &payment, &lab);
        async move { customer.insist(url, Card::Lab, lab, payment).await }
    });
    let answers: Vec<_> = shown.buffer_unordered(20).collect().await;
    let reports: BTreeSet<String> = answers.iter().map(|answer| answer.report()).collect();
    assert_eq!(reports.len(), 1);
    let transactions: BTreeSet<String> =
        answers.iter().filter_map(|answer| Some(answer.response.as_ref()?["transaction"].to_string())).collect();
    assert_eq!((answers.len(), transactions.len()), (50, 1), "{transactions:?}");
    assert_eq!((chain.charges(&payment.key).await, chain.transfers_to_payee().await), (1, 1));

    // On another endpoint, or with another body: 402, nothing charged.
    let other = lab.replace("6.8", "4.1");
    for server in &servers {
        let answer = customer.post(&server.url, Card::Lab, &other, Some(&payment)).await;
        assert_eq!((answer.status, answer.code()), (402, "payment-refused"), "{answer:?}");
        assert_eq!(answer.body["challenge"]["error"], "payment_used_for_another_request");
        let answer = customer.post(&server.url, Card::Policy, &body(Card::Policy), Some(&payment)).await;
        assert_eq!(answer.body["challenge"]["error"], "no_matching_payment_requirements", "{answer:?}");
    }
    assert_eq!(chain.balance(PAYEE).await, units(Card::Lab));
    assert_eq!(chain.balance(PAYERS[0]).await, FUNDS - units(Card::Lab));
}

#[tokio::test(flavor = "multi_thread")]
async fn many_payments_at_once_are_all_served_and_charged_once() {
    let (Some(chain), Some(redis)) = (Chain::start().await, RedisServer::start()) else { return };
    let store = redis.url();
    let servers = [Server::start(&direct(&chain, &store)), Server::start(&direct(&chain, &store))];
    let customer = Customer::new();
    let challenge = customer.challenge(&servers[0].url, Card::Lab).await;
    let payments: Vec<_> = (0..30).map(|number| crate::shop::sign(&challenge, 1 + number % 3)).collect();
    let lab = body(Card::Lab);
    let shown = stream::iter(payments.iter().enumerate()).map(|(number, payment)| {
        let (customer, url, lab) = (&customer, &servers[number % 2].url, &lab);
        async move { customer.insist(url, Card::Lab, lab, payment).await.report() }
    });
    // The two servers settle with one key, and cope.
    let reports: BTreeSet<String> = shown.buffer_unordered(10).collect().await;
    assert_eq!((reports.len(), chain.transfers_to_payee().await), (30, 30));
    assert_eq!(chain.balance(PAYEE).await, 30 * units(Card::Lab));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_buyer_who_hangs_up_loses_nothing() {
    let Some(chain) = Chain::start().await else { return };
    let mut options = direct(&chain, "memory:");
    let metrics = format!("127.0.0.1:{}", crate::redis::free_port());
    options.extend(["--metrics-listen", &metrics]);
    let server = Server::start(&options);
    let customer = Customer::new();
    let challenge = customer.challenge(&server.url, Card::Lab).await;
    let lab = body(Card::Lab);
    // Settlements hang while nothing is mined, so that the buyers go away in the middle.
    chain.ask("evm_setAutomine", serde_json::json!([false])).await;
    let payments: Vec<_> = (0..6).map(|number| crate::shop::sign(&challenge, 1 + number % 3)).collect();
    for (number, payment) in payments.iter().enumerate() {
        let call = customer.post(&server.url, Card::Lab, &lab, Some(payment));
        let patience = std::time::Duration::from_millis([0, 2, 10, 40, 150, 400][number]);
        assert!(tokio::time::timeout(patience, call).await.is_err(), "nothing was mined, and there was an answer");
    }
    chain.ask("evm_setAutomine", serde_json::json!([true])).await;
    chain.ask("evm_mine", serde_json::json!([])).await;
    for payment in &payments {
        customer.insist(&server.url, Card::Lab, &lab, payment).await.report();
        assert_eq!(chain.charges(&payment.key).await, 1);
    }
    assert_eq!(chain.balance(PAYEE).await, 6 * units(Card::Lab));
    let text = crate::chain::client().get(format!("http://{metrics}/metrics")).send().await.expect("it answers");
    let text = text.text().await.expect("text");
    assert!(text.contains("baihua_payments_open"), "{text}");
}
