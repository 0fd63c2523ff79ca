//! The judged payments of `fixtures/payments/vectors.json`.

use std::collections::{BTreeMap, BTreeSet};

use baihua_x402::{
    Asset, AtomicAmount, Attempt, Authenticity, Challenge, Checked, Claim, Entry, Facilitator, FacilitatorError,
    Finding, Network, Offer, Price, Reason, RequestTag, Resource, SettleFailure, Supported, Ticket, Till,
    TransactionHash, Unavailable, UnixSeconds, VerifyError, challenge, check, evm, header, read,
    testkit::{FakeFacilitator, MemoryLedger},
};
use serde_json::Value;

const VECTORS: &str = include_str!("../../../../fixtures/payments/vectors.json");

fn document() -> Value {
    serde_json::from_str(VECTORS).expect("the vectors are JSON")
}

fn text<'v>(value: &'v Value, field: &str) -> &'v str {
    value[field].as_str().unwrap_or_else(|| panic!("{field} is not text in {value}"))
}

/// The offers of the file, built as a seller builds them.
fn offers(document: &Value) -> BTreeMap<String, Offer> {
    let domain = &document["domain"];
    let token = text(domain, "verifyingContract").parse().expect("the token is an address");
    let network = Network::eip155(domain["chainId"].as_u64().expect("the chain id is a number"));
    let asset =
        Asset::new(network, token, text(domain, "name"), text(domain, "version"), 6).expect("the asset is sound");
    let offers = document["offers"].as_object().expect("offers are an object");
    let build = |wanted: &Value| {
        let resource = Resource::new(text(&wanted["resource"], "url"))
            .description(text(&wanted["resource"], "description"))
            .mime_type(text(&wanted["resource"], "mimeType"));
        let amount: AtomicAmount = text(&wanted["accepts"][0], "amount").parse().expect("the amount is one");
        let payee = text(&wanted["accepts"][0], "payTo").parse().expect("the payee is an address");
        let offer = Offer::builder(resource, Price::new(asset.clone(), amount), payee).payment_identifier(false);
        offer.build().expect("the offer is sound")
    };
    offers.iter().map(|(name, wanted)| (name.clone(), build(wanted))).collect()
}

/// A chain in the state a vector describes.
struct VectorChain {
    used: bool,
    balance: u128,
    chain: FakeFacilitator,
}

impl VectorChain {
    fn of(document: &Value, vector: &Value, chain: FakeFacilitator) -> VectorChain {
        let state = |field: &str| {
            let own = &vector["chain"][field];
            if own.is_null() { document["chainDefaults"][field].clone() } else { own.clone() }
        };
        let balance = state("payerBalance").as_str().and_then(|text| text.parse().ok()).expect("balances are text");
        VectorChain { used: state("nonceUsed").as_bool().expect("nonceUsed is a flag"), balance, chain }
    }
}

impl Facilitator for VectorChain {
    async fn authenticate(&self, payment: &Checked) -> Result<Authenticity, FacilitatorError> {
        match evm::authenticate(payment) {
            Authenticity::Sound => Ok(Authenticity::Sound),
            // No vector is signed by a contract wallet, so nobody would vouch for it.
            _ => Err(Reason::Signature.into()),
        }
    }

    async fn verify(&self, payment: &Checked) -> Result<(), FacilitatorError> {
        if self.used {
            return Err(Reason::NonceUsed.into());
        }
        if self.balance < payment.authorization().value.units() {
            return Err(Reason::InsufficientBalance.into());
        }
        self.chain.verify(payment).await
    }

    async fn settle(&self, payment: &Checked, attempt: Attempt) -> Result<TransactionHash, SettleFailure> {
        self.chain.settle(payment, attempt).await
    }

    async fn find(&self, claim: &Claim) -> Result<Finding, Unavailable> {
        self.chain.find(claim).await
    }

    async fn supported(&self) -> Result<Supported, Unavailable> {
        self.chain.supported().await
    }
}

/// Reads, checks, verifies, reserves and settles; the reason if one of them refuses.
async fn judge(
    vector: &Value,
    offers: &BTreeMap<String, Offer>,
    facilitator: VectorChain,
    ledger: MemoryLedger,
) -> Result<(), Reason> {
    let now = UnixSeconds::new(vector["clock"].as_u64().expect("the clock is a number"));
    if text(vector, "headerName") != header::PAYMENT_SIGNATURE {
        return Err(Reason::Unpaid);
    }
    let payment = read(text(vector, "header")).map_err(|error| error.reason())?;
    let payment = check(payment, &offers[text(vector, "offer")], now).map_err(|mismatch| mismatch.reason())?;
    let till = Till::new(facilitator, ledger);
    let payment = match till.verify(payment).await {
        Ok(payment) => payment,
        Err(VerifyError::Refused { reason }) => return Err(reason),
        Err(error) => panic!("{}: {error}", text(vector, "id")),
    };
    let entry = till.reserve(payment, RequestTag::from_bytes([1; 32]), Ticket::new([2; 16], now)).await;
    match entry.expect("nobody else is at it") {
        Entry::Open(payment) => till.settle(payment, "note", now).await.map(drop).expect("the fake chain settles"),
        Entry::Repeat(_) => {}
        other => panic!("{other:?}"),
    }
    Ok(())
}

#[tokio::test]
async fn every_vector_is_judged_right() {
    let document = document();
    let offers = offers(&document);
    let (mut strict, mut lenient, mut other_reason) = (0, BTreeSet::new(), Vec::new());
    let vectors = document["vectors"].as_array().expect("vectors are a list");
    for vector in vectors {
        let id = text(vector, "id");
        let chain = VectorChain::of(&document, vector, FakeFacilitator::new());
        let verdict = judge(vector, &offers, chain, MemoryLedger::new()).await;
        let agrees = verdict.is_ok() == (text(vector, "expect") == "accept");
        if vector["strict"] == true {
            assert!(agrees, "{id}: {verdict:?}");
            strict += 1;
        } else if !agrees {
            lenient.insert(id);
        }
        if let (Err(reason), Some(recommended)) = (&verdict, vector["reason"].as_str()) {
            let unpaid = recommended == "unpaid" && *reason == Reason::Unpaid;
            if reason.code() != recommended && !unpaid {
                other_reason.push(format!("{id}: {reason} instead of {recommended}"));
            }
        }
    }
    assert_eq!((vectors.len(), strict), (106, 83));
    // Where both answers are safe, this is where ours differs from the recommendation.
    assert_eq!(lenient, BTreeSet::from(["base64-loose-bits"]));
    assert_eq!(other_reason, Vec::<String>::new());
}

#[tokio::test]
async fn other_spellings_of_a_payment_are_not_charged_again() {
    let document = document();
    let offers = offers(&document);
    let (ledger, fake) = (MemoryLedger::new(), FakeFacilitator::new());
    let mut spellings = 0;
    for vector in document["vectors"].as_array().expect("vectors are a list") {
        let same = vector["sameAs"] == "valid-contract-a" || vector["id"] == "valid-contract-a";
        if same {
            let chain = VectorChain::of(&document, vector, fake.clone());
            let _ = judge(vector, &offers, chain, ledger.clone()).await;
            spellings += 1;
        }
    }
    assert!(spellings > 8, "{spellings}");
    assert_eq!(fake.total_transfers(), 1);
}

#[test]
fn digests_and_signers_are_those_of_the_official_client() {
    let document = document();
    let offers = offers(&document);
    let asset = offers["contract"].asset();
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    assert_eq!(format!("0x{}", hex(&evm::domain_separator(asset))), text(&document, "domainSeparator"));
    let mut compared = 0;
    for vector in document["vectors"].as_array().expect("vectors are a list") {
        let (Ok(payment), Some(digest)) = (read(text(vector, "header")), vector["digest"].as_str()) else { continue };
        let ours = evm::digest(payment.authorization(), asset);
        assert_eq!(format!("0x{}", hex(&ours)), digest, "{}", vector["id"]);
        if let Ok(signer) = evm::recover(&ours, payment.signature()) {
            assert_eq!(vector["signer"].as_str(), Some(signer.to_string().as_str()), "{}", vector["id"]);
        }
        compared += 1;
    }
    assert!(compared > 60, "{compared}");
}

#[test]
fn challenges_are_those_of_the_official_server() {
    let document = document();
    for (name, offer) in offers(&document) {
        let mut official = document["offers"][&name].clone();
        official.as_object_mut().expect("a challenge is an object").remove("error");
        let ours: Value = serde_json::from_str(&challenge(&offer).to_json()).expect("a challenge is JSON");
        assert_eq!(ours, official);
        let read = Challenge::read(text(&document["offerHeaders"], &name)).expect("the official header is a challenge");
        assert_eq!(read.error(), Some("PAYMENT-SIGNATURE header is required"));
        assert_eq!(read.accepts(), challenge(&offer).accepts());
        assert_eq!(read.resource(), offer.resource());
    }
}
