//! A remote facilitator whose word is held against the chain.

use std::time::Duration;

use baihua_x402::{
    Attempt, Authenticity, Claim, Entry, Facilitator, Finding, RequestTag, SettleFailure, Ticket, Till,
    TransactionHash,
    remote::{RemoteFacilitator, RemoteSettings},
    testkit::{Buyer, MemoryLedger},
};
use serde_json::json;

use crate::{accepted, direct, local::Local, offer, pay, reader, service::service, shown};

#[tokio::test]
async fn a_service_that_says_settled_is_believed_when_the_chain_says_so() {
    let Some(local) = Local::start().await else { return };
    let now = local.now().await;
    let payment = pay(&local, 1, "0.1", now);
    let says = |transaction: TransactionHash| {
        (200, json!({ "success": true, "transaction": transaction, "network": "eip155:196" }))
    };
    let lie = TransactionHash::from_bytes([7; 32]);
    let settings = RemoteSettings::default().look_every(Duration::from_millis(20));

    let (url, seen) = service(vec![says(lie)]).await;
    let remote =
        RemoteFacilitator::standard(&url, settings).expect("the address is one").with_chain(reader(&local).await);
    let unknown = remote.settle(&payment, Attempt::default()).await;
    assert!(
        matches!(unknown, Err(SettleFailure::Unknown { transaction: Some(told), .. }) if told == lie),
        "{unknown:?}"
    );
    assert!(matches!(remote.find(&Claim::of(&payment)).await, Ok(Finding::Unspent)));
    let asked = seen.lock().expect("nobody panicked")[0].clone();
    assert!(asked.head.starts_with("POST /settle") && asked.body["x402Version"] == 2, "{asked:?}");

    let moved = direct(&local).await.settle(&payment, Attempt::default()).await.expect("it settles");
    let (url, _) = service(vec![says(moved)]).await;
    let remote =
        RemoteFacilitator::standard(&url, settings).expect("the address is one").with_chain(reader(&local).await);
    assert_eq!(remote.settle(&payment, Attempt::default()).await.expect("it is proved"), moved);
}

#[tokio::test]
async fn a_transaction_that_is_mined_after_its_answer_was_lost_is_found() {
    let Some(local) = Local::start().await else { return };
    let payment = pay(&local, 1, "0.1", local.now().await);
    // The service has sent the transaction, breaks off, and the block is some looks away.
    let (url, _) = service(vec![(502, json!({}))]).await;
    let settings = RemoteSettings::default().look_every(Duration::from_millis(100));
    let remote =
        RemoteFacilitator::standard(&url, settings).expect("the address is one").with_chain(reader(&local).await);
    let service = direct(&local).await;
    let (told, sent) = tokio::join!(remote.settle(&payment, Attempt::default()), async {
        tokio::time::sleep(Duration::from_millis(150)).await;
        service.settle(&payment, Attempt::default()).await.expect("it settles")
    });
    assert_eq!(told.expect("the chain tells"), sent);

    // What was never sent is looked for and left open.
    let payment = pay(&local, 2, "0.1", local.now().await);
    let (url, _) = self::service(vec![(502, json!({}))]).await;
    let remote = RemoteFacilitator::standard(&url, settings).expect("the address is one");
    let unknown = remote.with_chain(reader(&local).await).settle(&payment, Attempt::default()).await;
    assert!(matches!(unknown, Err(SettleFailure::Unknown { transaction: None, .. })), "{unknown:?}");
}

#[tokio::test]
async fn without_a_chain_a_wallets_signature_is_left_to_the_service() {
    let Some(local) = Local::start().await else { return };
    let now = local.now().await;
    let offer = offer("0.1");
    let wallet = [0x31; 20];
    let payment = Buyer::development(2)
        .pay_from(baihua_x402::Address::from_bytes(wallet), &shown(&offer), local.fresh_nonce(), now)
        .expect("it can be written");
    let payment = accepted(&payment, &offer, now);
    let url = "http://127.0.0.1:9/";
    let blind = RemoteFacilitator::standard(url, RemoteSettings::default()).expect("the address is one");
    assert!(matches!(blind.authenticate(&payment).await, Ok(Authenticity::Undecided)));
    assert!(matches!(blind.find(&Claim::of(&payment)).await, Ok(Finding::CannotTell)));
    let seeing = blind.with_chain(reader(&local).await);
    assert!(seeing.authenticate(&payment).await.is_err());
}

#[tokio::test]
async fn a_payment_that_a_stranger_submitted_is_served_whatever_the_service_calls_it() {
    let Some(local) = Local::start().await else { return };
    let now = local.now().await;
    let payment = pay(&local, 1, "0.1", now);
    direct(&local).await.settle(&payment, Attempt::default()).await.expect("they settle");
    let (url, seen) = service(vec![(200, json!({ "isValid": false, "invalidReason": "nonce_gone_somehow" }))]).await;
    let remote = RemoteFacilitator::standard(&url, RemoteSettings::default()).expect("the address is one");
    let till = Till::new(remote.with_chain(reader(&local).await), MemoryLedger::new());
    let verified = till.verify(payment).await.expect("the payee has the money");
    assert!(verified.is_carried());
    let tag = RequestTag::from_bytes([1; 32]);
    let Ok(Entry::Open(reserved)) = till.reserve(verified, tag, Ticket::new([8; 16], now)).await else { panic!() };
    till.settle(reserved, "report", now).await.expect("the money is there");
    // The service was asked to verify and not to settle.
    assert_eq!(seen.lock().expect("nobody panicked").len(), 1);
}
