//! Properties of reading and writing.

use baihua_x402::{
    Asset, Bazaar, Challenge, Mismatch, Nonce, Offer, Price, Resource, UnixSeconds, challenge, check, header, read,
    testkit::{Buyer, strategies},
};
use base64::{Engine, engine::general_purpose::STANDARD};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn reading_never_panics_on_bytes(bytes: Vec<u8>) {
        let _ = read(&bytes);
        let _ = read(STANDARD.encode(&bytes));
        let _ = Challenge::read(&bytes);
        let _ = Challenge::read(STANDARD.encode(&bytes));
    }

    #[test]
    fn reading_never_panics_on_text(text in "\\PC{0,300}") {
        let _ = read(&text);
        let _ = read(STANDARD.encode(&text));
    }

    #[test]
    fn reading_never_panics_on_a_spoilt_payment(json in strategies::spoilt_payment(), offer in strategies::offer(), now: u64) {
        if let Ok(payment) = read(STANDARD.encode(&json)) {
            let _ = format!("{payment:?}");
            prop_assert_eq!(&read(payment.to_header()).unwrap(), &payment);
            let _ = check(payment, &offer, UnixSeconds::new(now));
        }
    }

    #[test]
    fn a_written_payment_reads_as_itself(payment in strategies::presented()) {
        let header = payment.to_header();
        prop_assume!(header.len() <= header::MAX_PAYMENT_BYTES);
        prop_assert_eq!(read(header).unwrap(), payment);
    }
}

/// What the dearest endpoint would say of itself.
#[test]
fn a_challenge_with_everything_fits_its_header() {
    let schema = r#"{"type":"object","properties":{"text":{"type":"string","minLength":500,"maxLength":60000,
        "description":"full text of the contract"},"party":{"type":"string","description":"the caller's side"},
        "consent":{"type":"boolean","description":"privacy notice read, third-party AI accepted"}},"required":["text"]}"#;
    let body = r#"{"text":"房屋租赁合同……（全文）","party":"乙方","consent":false}"#;
    let output = r#"{"ok":true,"receipt":"…","report":{"card":"contract","report_url":"https://api.example.test/report/…",
        "summary":{"high":1,"medium":0,"low":0,"total":1},"flags":[{"rule_id":"rent-007","level":"high","finding":"…",
        "quote":"…","consequence":"…","evidence":{"source":"…","text":"…"},"next_step":"…","verify_url":"…"}]}}"#;
    let bazaar = Bazaar::post_json(body, schema).expect("it is JSON").output_example(output).expect("it is JSON");
    let resource = Resource::new("https://api.example.test/api/review-contract")
        .description(
            "Plain-language reading of a Chinese contract: risky clauses with verbatim quotes and official sources",
        )
        .mime_type("application/json")
        .service_name("Baihua")
        .tags(["contract", "law", "chinese", "review"]);
    let price = Price::parse("0.1", Asset::usdt0_on_x_layer()).expect("it is a price");
    let payee = "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720".parse().expect("it is an address");
    let offer = Offer::builder(resource, price, payee).show_decimals().payment_identifier(false).bazaar(bazaar);
    let header = challenge(&offer.build().expect("it fits")).to_header();
    assert!(header.len() < header::MAX_CHALLENGE_BYTES, "{}", header.len());
    if let Ok(path) = std::env::var("BAIHUA_TEST_SHOW") {
        std::fs::write(path, &header).expect("it can be written");
    }
    // Echoed with a signed authorisation it still is a payment that is read.
    let paid = Buyer::development(1).pay(&Challenge::read(&header).expect("it reads"), nonce(), UnixSeconds::new(0));
    assert!(read(paid.expect("it can be paid").to_header()).is_ok());
}

fn nonce() -> Nonce {
    Nonce::from_bytes([1; 32])
}

proptest! {
    #[test]
    fn an_offer_can_be_read_and_paid(offer in strategies::offer(), nonce in strategies::nonce(), now in 0_u64..1 << 40) {
        let shown = Challenge::read(challenge(&offer).to_header()).unwrap();
        prop_assert_eq!(&shown, &challenge(&offer));
        prop_assert_eq!(&shown.accepts()[0], offer.requirements());
        let now = UnixSeconds::new(now);
        let buyer = Buyer::development(1);
        prop_assume!(offer.pay_to() != buyer.address());
        let payment = buyer.pay(&shown, nonce, now).unwrap();
        match check(read(payment.to_header()).unwrap(), &offer, now) {
            Ok(checked) => prop_assert_eq!(checked.untimely(), None),
            // The only thing this buyer leaves out.
            Err(mismatch) => prop_assert_eq!(mismatch, Mismatch::Identifier),
        }
    }
}
