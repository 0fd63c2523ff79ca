//! A buyer who signs as official clients do, and shows a payment as often as the test wants.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, SystemTime},
};

use baihua_kb::Card;
use baihua_x402::{
    Challenge, Nonce, PaymentKey, Presented, UnixSeconds,
    header::{PAYMENT_REQUIRED, PAYMENT_RESPONSE, PAYMENT_SIGNATURE},
    testkit::Buyer,
};
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::Value;

use crate::{
    chain::client,
    documents::{body, path},
};

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) retry_after: Option<u64>,
    pub(crate) challenge: Option<String>,
    pub(crate) response: Option<Value>,
    pub(crate) body: Value,
}

impl Answer {
    pub(crate) fn code(&self) -> &str {
        self.body["code"].as_str().unwrap_or_default()
    }

    pub(crate) fn report(&self) -> String {
        assert_eq!(self.status, 200, "{self:?}");
        self.body["report"].to_string()
    }
}

/// A signed payment.
#[derive(Clone)]
pub(crate) struct Payment {
    pub(crate) header: String,
    pub(crate) key: PaymentKey,
}

/// A customer of a server.
#[derive(Clone)]
pub(crate) struct Customer {
    client: reqwest::Client,
}

impl Customer {
    pub(crate) fn new() -> Customer {
        Customer { client: client() }
    }

    /// Posts a body with a payment, if there is one; none if the server went away meanwhile.
    pub(crate) async fn try_post(
        &self,
        url: &str,
        card: Card,
        body: &str,
        payment: Option<&Payment>,
    ) -> Option<Answer> {
        let request = self.client.post(format!("{url}{}", path(card))).header("content-type", "application/json");
        let request = match payment {
            Some(payment) => request.header(PAYMENT_SIGNATURE, &payment.header),
            None => request,
        };
        let answer = request.body(body.to_owned()).send().await.ok()?;
        let field = |name| answer.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let (status, challenge) = (answer.status().as_u16(), field(PAYMENT_REQUIRED));
        let retry_after = field("retry-after").map(|seconds| seconds.parse().expect("whole seconds"));
        let response = field(PAYMENT_RESPONSE).map(|text| {
            let bytes = STANDARD.decode(text).expect("base64");
            serde_json::from_slice(&bytes).expect("JSON")
        });
        let body = serde_json::from_slice(&answer.bytes().await.ok()?).expect("JSON");
        Some(Answer { status, retry_after, challenge, response, body })
    }

    pub(crate) async fn post(&self, url: &str, card: Card, body: &str, payment: Option<&Payment>) -> Answer {
        self.try_post(url, card, body, payment).await.expect("the server answers")
    }

    /// Posts until the answer is not "later", as the server asks for.
    pub(crate) async fn insist(&self, url: &str, card: Card, body: &str, payment: &Payment) -> Answer {
        for _ in 0..120 {
            let answer = self.post(url, card, body, Some(payment)).await;
            if answer.status != 503 {
                return answer;
            }
            assert!(answer.retry_after.is_some(), "{answer:?}");
            tokio::time::sleep(Duration::from_millis(250)).await;
        }
        panic!("the server never gets better");
    }

    /// What the server asks for.
    pub(crate) async fn challenge(&self, url: &str, card: Card) -> Challenge {
        let answer = self.post(url, card, &body(card), None).await;
        assert_eq!(answer.status, 402, "{answer:?}");
        Challenge::read(answer.challenge.expect("a challenge")).expect("it reads")
    }

    /// Signs a payment that was never made before; `account` is 1, 2 or 3.
    pub(crate) async fn sign(&self, url: &str, card: Card, account: usize) -> Payment {
        sign(&self.challenge(url, card).await, account)
    }
}

/// Signs a payment that was never made before.
pub(crate) fn sign(challenge: &Challenge, account: usize) -> Payment {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let mut nonce = [0x5a; 32];
    nonce[..8].copy_from_slice(&NEXT.fetch_add(1, Ordering::Relaxed).to_be_bytes());
    let now = UnixSeconds::from(SystemTime::now());
    let nonce = Nonce::from_bytes(nonce);
    let presented: Presented = Buyer::development(account).pay(challenge, nonce, now).expect("it can be paid");
    let wanted = &challenge.accepts()[0];
    let key = PaymentKey {
        network: wanted.network.clone(),
        asset: wanted.asset,
        payer: presented.authorization().from,
        nonce,
    };
    Payment { header: presented.to_header(), key }
}
