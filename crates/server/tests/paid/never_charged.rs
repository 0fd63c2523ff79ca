//! Answers that cost nothing, with valid payments attached: balances stay where they are.

use baihua_kb::Card;
use baihua_x402::Challenge;

use crate::{
    chain::{Chain, FUNDS, PAYEE, PAYERS, client},
    documents::{body, path, units},
    server::{Server, direct},
    shop::Customer,
};

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_served_is_not_charged() {
    let Some(chain) = Chain::start().await else { return };
    let mut options = direct(&chain, "memory:");
    options.extend(["--daily-quota", "1", "--breaker-fresh", "1ms"]);
    let server = Server::start(&options);
    let customer = Customer::new();
    let untouched = async |spent: u128| {
        assert_eq!(chain.balance(PAYERS[0]).await, FUNDS - spent);
        assert_eq!(chain.balance(PAYEE).await, spent);
    };

    // Unpaid and bad: 422. Unpaid and good: 402.
    for card in Card::ALL {
        let good = customer.post(&server.url, card, &body(card), None).await;
        assert_eq!((good.status, good.code()), (402, "payment-required"));
        let header = good.challenge.expect("a challenge");
        let challenge = Challenge::read(&header).expect("it reads");
        assert_eq!(challenge.accepts()[0].amount.to_string(), units(card).to_string());
        assert!(header.len() < 4096, "{} characters", header.len());
        for bad in [r#"{"text":""}"#.to_owned(), serde_json::json!({ "text": "天".repeat(600) }).to_string()] {
            for payment in [None, Some(customer.sign(&server.url, card, 1).await)] {
                let answer = customer.post(&server.url, card, &bad, payment.as_ref()).await;
                assert_eq!(answer.status, 422, "{answer:?}");
                assert!(answer.body["guidance"].is_array() && answer.body["input_schema"].is_object());
            }
        }
    }
    untouched(0).await;

    // The quota of one: the second payment gets 429.
    let paid = customer.sign(&server.url, Card::Lab, 1).await;
    let answer = customer.post(&server.url, Card::Lab, &body(Card::Lab), Some(&paid)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    untouched(20_000).await;
    for card in Card::ALL {
        let payment = customer.sign(&server.url, card, 1).await;
        let answer = customer.post(&server.url, card, &body(card), Some(&payment)).await;
        assert_eq!((answer.status, answer.code()), (429, "quota-exceeded"), "{answer:?}");
        assert!(answer.retry_after.is_some_and(|seconds| seconds <= 86_400));
        assert_eq!(chain.charges(&payment.key).await, 0);
    }
    untouched(20_000).await;

    // No gas is left to settle with: 503 before anybody is asked to pay.
    let payment = customer.sign(&server.url, Card::Lab, 2).await;
    let gas = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
    chain.ask("anvil_setBalance", serde_json::json!([gas, "0x0"])).await;
    let mut answers = Vec::new();
    for _ in 0..200 {
        let answer = customer.post(&server.url, Card::Lab, &body(Card::Lab), None).await;
        answers.push(answer.status);
        if answer.status == 503 {
            assert!(answer.retry_after.is_some() && answer.challenge.is_none());
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert_eq!(answers.last(), Some(&503));
    let answer = customer.post(&server.url, Card::Lab, &body(Card::Lab), Some(&payment)).await;
    assert_eq!((answer.status, answer.code()), (503, "payment-unavailable"), "{answer:?}");
    untouched(20_000).await;
    assert_eq!(chain.balance(PAYERS[1]).await, FUNDS);

    // And with gas again the same payment is good.
    chain.ask("anvil_setBalance", serde_json::json!([gas, "0x8ac7230489e80000"])).await;
    let answer = customer.insist(&server.url, Card::Lab, &body(Card::Lab), &payment).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(chain.balance(PAYERS[1]).await, FUNDS - 20_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_probe_by_get_sees_the_challenge_and_browsers_may_read_the_headers() {
    let Some(chain) = Chain::start().await else { return };
    let server = Server::start(&direct(&chain, "memory:"));
    let client = client();
    for card in Card::ALL {
        let url = format!("{}{}", server.url, path(card));
        let probe = client.get(&url).header("origin", "https://page.test").send().await.expect("it answers");
        assert_eq!(probe.status().as_u16(), 402);
        let header = |name: &str| probe.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let challenge = Challenge::read(header("payment-required")).expect("a challenge");
        assert_eq!(challenge.accepts()[0].amount.to_string(), units(card).to_string());
        assert_eq!(header("access-control-allow-origin"), "*");
        assert_eq!(header("access-control-allow-credentials"), "");
        let exposed = header("access-control-expose-headers").to_lowercase();
        for name in ["payment-required", "payment-response"] {
            assert!(exposed.contains(name), "{exposed}");
        }
        // What the official client asks before it pays from a page.
        let preflight = client
            .request(reqwest::Method::OPTIONS, &url)
            .header("origin", "https://page.test")
            .header("access-control-request-method", "POST")
            .header("access-control-request-headers", "content-type, payment-signature, access-control-expose-headers")
            .send()
            .await
            .expect("it answers");
        assert_eq!(preflight.status().as_u16(), 200);
        let allowed = preflight.headers().get("access-control-allow-headers").and_then(|value| value.to_str().ok());
        assert!(allowed.unwrap_or_default().to_lowercase().contains("payment-signature"), "{allowed:?}");
    }
}
