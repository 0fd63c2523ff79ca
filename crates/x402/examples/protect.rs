//! A handler behind a price, in under 30 lines: `protected` below. The rest is a shop to try it in.
//!
//! ```sh
//! cargo run --release -p baihua-x402 --example protect --features evm,testkit
//! ```
#![expect(clippy::disallowed_methods, reason = "the clock is the seller's")]

use std::{cell::RefCell, collections::HashMap, error::Error};

use baihua_x402::{
    Asset, Challenge, Entry, Facilitator, Ledger, Nonce, Offer, Price, Reason, RequestTag, Resource, Ticket, Till,
    UnixSeconds, challenge, check, header, read,
    testkit::{Buyer, FakeFacilitator, MemoryLedger},
};

struct Shop<F, L> {
    offer: Offer,
    till: Till<F, L>,
    /// Where finished work is stored. A real one is durable.
    results: RefCell<HashMap<String, String>>,
}

type Answer = (u16, Vec<(&'static str, String)>, String);

impl<F: Facilitator, L: Ledger> Shop<F, L> {
    /// Status, headers and body for a request with this payment header and body.
    async fn protected(
        &self,
        paid: &str,
        body: &str,
        now: UnixSeconds,
        random: [u8; 16],
    ) -> Result<Answer, Option<Reason>> {
        let payment = read(paid).map_err(|error| error.reason())?;
        let payment = check(payment, &self.offer, now).map_err(|mismatch| mismatch.reason())?;
        let payment = self.till.verify(payment).await.map_err(|error| error.reason())?;
        let tag = RequestTag::of("POST /shout", body.as_bytes());
        let entry = self.till.reserve(payment, tag, Ticket::new(random, now)).await.map_err(|error| error.reason())?;
        let settled = match entry {
            Entry::Open(payment) => {
                let note = format!("result {tag}");
                self.results.borrow_mut().insert(note.clone(), body.to_uppercase()); // the work
                self.till.settle(payment, &note, now).await.map_err(|error| error.reason())?
            }
            Entry::Resume { payment, note } => {
                self.till.settle(payment, &note, now).await.map_err(|error| error.reason())?
            }
            Entry::Repeat(settled) => settled,
            _ => return Err(None),
        };
        let receipt = (header::PAYMENT_RESPONSE, settled.settlement().to_header());
        let result = self.results.borrow().get(settled.note()).cloned().ok_or(None)?;
        Ok((200, vec![receipt], result))
    }

    async fn handle(&self, paid: &str, body: &str, now: UnixSeconds, random: [u8; 16]) -> Answer {
        match self.protected(paid, body, now, random).await {
            Ok(answer) => answer,
            Err(Some(reason)) => {
                let asked = challenge(&self.offer).with_error(&reason);
                (402, vec![(header::PAYMENT_REQUIRED, asked.to_header())], asked.to_json())
            }
            // Nobody is to blame for now: the same payment may be shown again.
            Err(None) => (503, vec![("RETRY-AFTER", "1".to_owned())], String::new()),
        }
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let price = Price::parse("0.05", Asset::usdt0_on_x_layer())?;
    let resource = Resource::new("https://api.example.test/shout").description("Says it louder");
    let offer = Offer::builder(resource, price, "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720".parse()?).build()?;
    let chain = FakeFacilitator::new().proving_signatures();
    let till = Till::new(chain.clone(), MemoryLedger::new());
    let shop = Shop { offer, till, results: RefCell::default() };
    let now = UnixSeconds::from(std::time::SystemTime::now());

    let (status, headers, _) = shop.handle("", "hello", now, [0; 16]).await;
    assert_eq!((status, headers[0].0), (402, "PAYMENT-REQUIRED"));

    let asked = Challenge::read(&headers[0].1)?;
    let paid = Buyer::development(1).pay(&asked, Nonce::from_bytes([1; 32]), now)?.to_header();
    for name in 1..=3 {
        let (status, headers, result) = shop.handle(&paid, "hello", now, [name; 16]).await;
        assert_eq!((status, headers[0].0, result.as_str()), (200, "PAYMENT-RESPONSE", "HELLO"));
    }
    let (status, _, body) = shop.handle(&paid, "something else", now, [4; 16]).await;
    assert!(status == 402 && body.contains("payment_used_for_another_request"));
    assert_eq!(chain.total_transfers(), 1);
    Ok(())
}
