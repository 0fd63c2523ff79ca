//! The remote facilitator against a scripted service on loopback.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use baihua_x402::{
    Attempt, Authenticity, Challenge, Checked, Facilitator, FacilitatorError, Finding, Nonce, Reason, SettleFailure,
    TransactionHash, UnixSeconds, challenge, check, read,
    remote::{OkxKeys, RemoteFacilitator, RemoteSettings},
    testkit::Buyer,
};
use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::{
    offer,
    service::{Seen, service},
};

const NOW: UnixSeconds = UnixSeconds::new(1_800_000_000);

fn payment() -> Checked {
    let shown = Challenge::read(challenge(&offer()).to_header()).expect("we read what we write");
    let payment = Buyer::development(1).pay(&shown, Nonce::from_bytes([1; 32]), NOW).expect("it can be paid");
    check(read(payment.to_header()).expect("it reads"), &offer(), NOW).expect("it fits")
}

fn settings() -> RemoteSettings {
    RemoteSettings::default()
        .within(Duration::from_millis(500), Duration::from_millis(500))
        .look_every(Duration::from_millis(10))
}

async fn standard(answers: Vec<(u16, Value)>) -> (RemoteFacilitator, Arc<Mutex<Vec<Seen>>>) {
    let (url, seen) = service(answers).await;
    (RemoteFacilitator::standard(&format!("{url}/x402/"), settings()).expect("the address is one"), seen)
}

async fn okx(answers: Vec<(u16, Value)>) -> (RemoteFacilitator, Arc<Mutex<Vec<Seen>>>) {
    let (url, seen) = service(answers).await;
    let keys = OkxKeys::new("key", "secret", "passphrase", || 1_800_000_000_000);
    (RemoteFacilitator::okx(&url, keys, settings()).expect("loopback may be plain"), seen)
}

const HASH: TransactionHash = TransactionHash::from_bytes([7; 32]);

fn moved() -> Value {
    let payer = Buyer::development(1).address();
    json!({ "success": true, "transaction": HASH, "network": "eip155:196", "payer": payer, "amount": "100000" })
}

fn envelope(data: Value) -> Value {
    json!({ "code": "0", "msg": "", "data": data })
}

#[tokio::test]
async fn the_service_sees_our_offer_and_the_payment() {
    let (facilitator, seen) = standard(vec![(200, json!({ "isValid": true })), (200, moved())]).await;
    let payment = payment();
    assert!(matches!(facilitator.authenticate(&payment).await, Ok(Authenticity::Sound)));
    facilitator.verify(&payment).await.expect("it is valid");
    assert_eq!(facilitator.settle(&payment, Attempt::default()).await.expect("it moves"), HASH);

    let seen = seen.lock().expect("nobody panicked").clone();
    assert!(seen[0].head.starts_with("POST /x402/verify HTTP/1.1"), "{}", seen[0].head);
    assert!(seen[1].head.starts_with("POST /x402/settle HTTP/1.1"), "{}", seen[1].head);
    for Seen { body, .. } in &seen {
        assert_eq!(body["x402Version"], 2);
        assert_eq!(body["paymentRequirements"]["amount"], "100000");
        assert_eq!(body["paymentPayload"]["accepted"], body["paymentRequirements"]);
        assert_eq!(body["paymentPayload"]["payload"]["authorization"]["value"], "100000");
        assert!(body["paymentPayload"]["extensions"]["payment-identifier"].is_object());
        assert!(body.get("syncSettle").is_none());
    }
}

#[tokio::test]
async fn verdicts_and_trouble_are_told_apart() {
    let answers = vec![
        (200, json!({ "isValid": false, "invalidReason": "insufficient_funds" })),
        (400, json!({ "isValid": false, "invalidReason": "invalid_exact_evm_nonce_already_used" })),
        (500, json!({ "error": "oops" })),
        (401, json!("no")),
    ];
    let (facilitator, _) = standard(answers).await;
    let payment = payment();
    let verdict = facilitator.verify(&payment).await;
    assert!(matches!(verdict, Err(FacilitatorError::Refused { reason: Reason::InsufficientBalance })), "{verdict:?}");
    let verdict = facilitator.verify(&payment).await;
    assert!(matches!(verdict, Err(FacilitatorError::Refused { reason: Reason::NonceUsed })), "{verdict:?}");
    for _ in 0..3 {
        let verdict = facilitator.verify(&payment).await;
        assert!(matches!(verdict, Err(FacilitatorError::Unavailable(_))), "{verdict:?}");
    }
}

#[tokio::test]
async fn a_service_that_hangs_leaves_the_outcome_unknown() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback has a free port");
    let url = format!("http://{}", listener.local_addr().expect("it is bound"));
    let facilitator = RemoteFacilitator::standard(&url, settings()).expect("the address is one");
    let outcome = facilitator.settle(&payment(), Attempt::default()).await;
    assert!(matches!(outcome, Err(SettleFailure::Unknown { transaction: None, .. })), "{outcome:?}");
}

#[tokio::test]
async fn a_pending_settlement_is_asked_for_once_more() {
    let pending =
        json!({ "success": false, "errorReason": "settlement_pending", "transaction": HASH, "network": "eip155:196" });
    let (facilitator, seen) = standard(vec![(200, pending.clone()), (200, moved())]).await;
    assert_eq!(facilitator.settle(&payment(), Attempt::default()).await.expect("it moves"), HASH);
    assert_eq!(seen.lock().expect("nobody panicked").len(), 2);

    let refused = json!({ "success": false, "errorReason": "invalid_exact_evm_nonce_already_used" });
    let (facilitator, _) = standard(vec![(200, pending), (200, refused)]).await;
    let outcome = facilitator.settle(&payment(), Attempt::default()).await;
    assert!(matches!(outcome, Err(SettleFailure::Unknown { transaction: Some(HASH), .. })), "{outcome:?}");
}

#[tokio::test]
async fn what_is_listed_can_be_offered() {
    let kinds = json!({ "kinds": [
        { "x402Version": 2, "scheme": "exact", "network": "eip155:196", "extra": {} },
        { "x402Version": 1, "scheme": "exact", "network": "base" },
    ], "extensions": ["bazaar"], "signers": { "eip155:*": [] } });
    let other = json!({ "kinds": [{ "x402Version": 2, "scheme": "exact", "network": "eip155:8453" }] });
    let (facilitator, seen) = standard(vec![(200, kinds), (200, other)]).await;
    let supported = facilitator.supported().await.expect("it answers");
    assert!(supported.covers(&offer()));
    assert_eq!(supported.extensions, ["bazaar"]);
    assert!(!facilitator.supported().await.expect("it answers").covers(&offer()));
    assert!(seen.lock().expect("nobody panicked")[0].head.starts_with("GET /x402/supported HTTP/1.1"));
}

#[tokio::test]
async fn okx_is_asked_with_signed_headers_and_waits_for_the_chain() {
    let payer = Buyer::development(1).address();
    let timeout =
        json!({ "success": true, "status": "timeout", "transaction": HASH, "network": "eip155:196", "payer": payer });
    let pending = json!({ "success": true, "status": "pending", "transaction": HASH });
    let done =
        json!({ "success": true, "status": "success", "transaction": HASH, "network": "eip155:196", "payer": payer });
    let answers = vec![
        (200, envelope(json!({ "isValid": true, "payer": payer }))),
        (200, json!({ "code": 50011, "msg": "Too Many Requests", "data": null })),
        (200, envelope(timeout)),
        (200, envelope(pending)),
        (200, envelope(done)),
    ];
    let (facilitator, seen) = okx(answers).await;
    let payment = payment();
    facilitator.verify(&payment).await.expect("it is valid");
    assert_eq!(facilitator.settle(&payment, Attempt::default()).await.expect("it moves"), HASH);

    let seen = seen.lock().expect("nobody panicked").clone();
    assert!(seen[0].head.starts_with("POST /api/v6/pay/x402/verify HTTP/1.1"), "{}", seen[0].head);
    let status = format!("GET /api/v6/pay/x402/settle/status?txHash={HASH} HTTP/1.1");
    assert!(seen[3].head.starts_with(&status), "{}", seen[3].head);
    assert_eq!(seen[2].body["syncSettle"], true);
    for Seen { head, .. } in &seen {
        let head = head.to_ascii_lowercase();
        for field in [
            "ok-access-key: key",
            "ok-access-passphrase: ",
            "ok-access-sign: ",
            "ok-access-timestamp: 2027-01-15t08:00:00.000z",
        ] {
            assert!(head.contains(field), "{field} is missing in {head}");
        }
    }
}

#[tokio::test]
async fn okx_that_never_finishes_leaves_the_hash_to_ask_for_later() {
    let pending = envelope(json!({ "success": true, "status": "pending", "transaction": HASH }));
    let done = envelope(json!({ "success": true, "status": "success", "transaction": HASH }));
    let mut answers = vec![(200, pending); 6];
    answers.push((200, done));
    let (facilitator, _) = okx(answers).await;
    let payment = payment();
    let outcome = facilitator.settle(&payment, Attempt::default()).await;
    assert!(matches!(outcome, Err(SettleFailure::Unknown { transaction: Some(HASH), .. })), "{outcome:?}");
    let mut claim = baihua_x402::Claim::of(&payment);
    assert!(matches!(facilitator.find(&claim).await, Ok(Finding::CannotTell)));
    claim.transaction = Some(HASH);
    assert!(matches!(facilitator.find(&claim).await, Ok(Finding::Settled(HASH))));
}

#[tokio::test]
async fn okx_errors_of_the_account_are_no_verdict() {
    let (facilitator, _) = okx(vec![(401, json!({ "code": "50113", "msg": "Invalid Sign", "data": null }))]).await;
    let verdict = facilitator.verify(&payment()).await;
    let Err(FacilitatorError::Unavailable(error)) = verdict else { panic!("{verdict:?}") };
    let cause = std::error::Error::source(&error).expect("it has a cause").to_string();
    assert_eq!(cause, "code 50113 Invalid Sign");
}

#[test]
fn keys_do_not_travel_in_the_clear() {
    let keys = || OkxKeys::new("key", "secret", "passphrase", || 0);
    assert!(RemoteFacilitator::okx("http://facilitator.example.test", keys(), settings()).is_err());
    assert!(RemoteFacilitator::okx("https://facilitator.example.test", keys(), settings()).is_ok());
    for bad in ["", "ftp://host/", "facilitator.example.test", "http://"] {
        assert!(RemoteFacilitator::standard(bad, settings()).is_err(), "{bad}");
    }
}
