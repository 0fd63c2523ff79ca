//! The judged payments, shown to the real token.

use std::collections::BTreeMap;

use baihua_x402::{
    Address, Asset, Entry, Offer, Price, Reason, RequestTag, Resource, Ticket, Till, UnixSeconds, VerifyError, check,
    direct::DirectFacilitator, header, read, testkit::MemoryLedger,
};
use serde_json::{Value, json};

use crate::{
    PAYEE, direct,
    local::{Controls, Local, alloy},
};

const VECTORS: &str = include_str!("../../../../fixtures/payments/vectors.json");

fn text<'v>(value: &'v Value, field: &str) -> &'v str {
    value[field].as_str().unwrap_or_else(|| panic!("{field} is not text in {value}"))
}

fn offers(document: &Value) -> BTreeMap<String, Offer> {
    let build = |wanted: &Value| {
        let amount = text(&wanted["accepts"][0], "amount").parse().expect("the amount is one");
        let price = Price::new(Asset::usdt0_on_x_layer(), amount);
        let offer =
            Offer::builder(Resource::new(text(&wanted["resource"], "url")), price, PAYEE.parse().expect("an address"));
        offer.payment_identifier(false).build().expect("the offer is sound")
    };
    let offers = document["offers"].as_object().expect("offers are an object");
    offers.iter().map(|(name, wanted)| (name.clone(), build(wanted))).collect()
}

async fn judge(vector: &Value, offer: &Offer, facilitator: &DirectFacilitator) -> Result<(), Reason> {
    if text(vector, "headerName") != header::PAYMENT_SIGNATURE {
        return Err(Reason::Unpaid);
    }
    let now = UnixSeconds::new(vector["clock"].as_u64().expect("the clock is a number"));
    let payment = read(text(vector, "header")).map_err(|error| error.reason())?;
    let payment = check(payment, offer, now).map_err(|mismatch| mismatch.reason())?;
    let till = Till::new(facilitator.clone(), MemoryLedger::new());
    let payment = match till.verify(payment).await {
        Ok(payment) => payment,
        Err(VerifyError::Refused { reason }) => return Err(reason),
        Err(error) => panic!("{}: {error:?}", text(vector, "id")),
    };
    let payer = payment.payer();
    let before = [balance(facilitator, payer).await, balance(facilitator, offer.pay_to()).await];
    let entry = till.reserve(payment, RequestTag::from_bytes([1; 32]), Ticket::new([2; 16], now)).await;
    let Ok(Entry::Open(reserved)) = entry else { panic!("{entry:?}") };
    let settled = till.settle(reserved, "note", now).await;
    settled.unwrap_or_else(|error| panic!("{}: {error:?}", text(vector, "id")));
    let price = offer.price().amount().units();
    let after = [balance(facilitator, payer).await, balance(facilitator, offer.pay_to()).await];
    assert_eq!(after, [before[0] - price, before[1] + price], "{}", text(vector, "id"));
    Ok(())
}

async fn balance(facilitator: &DirectFacilitator, account: Address) -> u128 {
    facilitator.chain().balance(&Asset::usdt0_on_x_layer(), account).await.expect("the chain answers")
}

/// Puts the chain into the state a vector describes.
async fn prepare(local: &Local, vector: &Value) {
    let Some(payer) = vector["payer"].as_str().and_then(|payer| payer.parse::<Address>().ok()) else { return };
    let token = Asset::usdt0_on_x_layer().address();
    let state = &vector["chain"];
    if let Some(wanted) = state["payerBalance"].as_str() {
        let wanted: u128 = wanted.parse().expect("a balance");
        let facilitator = direct(local).await;
        let spare = balance(&facilitator, payer).await - wanted;
        let call = Controls::transferCall {
            to: alloy(Address::from_bytes([0x66; 20])),
            value: alloy_primitives::U256::from(spare),
        };
        local.send_as(payer, Some(token), &alloy_sol_types::SolCall::abi_encode(&call)).await;
    }
    if state["nonceUsed"] == true {
        let payment = read(text(vector, "header")).expect("it reads");
        let offer = &offers(&serde_json::from_str(VECTORS).expect("JSON"))[text(vector, "offer")];
        let checked =
            check(payment, offer, UnixSeconds::new(vector["clock"].as_u64().expect("a clock"))).expect("it fits");
        // Taken back by its payer. What a stranger spends on us is a payment.
        crate::settling::cancel(local, &checked).await;
    }
    if let Some(code) = state["payerCode"].as_str() {
        local.ask("anvil_setCode", json!([payer, code])).await;
    }
}

#[tokio::test]
async fn every_vector_is_judged_right_by_the_token_itself() {
    let Some(local) = Local::start().await else { return };
    let document: Value = serde_json::from_str(VECTORS).expect("the vectors are JSON");
    let offers = offers(&document);
    let (mut strict, mut differs, mut reasons) = (0, Vec::new(), Vec::new());
    for vector in document["vectors"].as_array().expect("vectors are a list") {
        let id = text(vector, "id");
        let snapshot = local.ask("evm_snapshot", json!([])).await;
        local.set_time(UnixSeconds::new(vector["clock"].as_u64().expect("a clock") - 1)).await;
        prepare(&local, vector).await;
        // A new facilitator each time, because the account's numbers go back with the chain.
        let verdict = judge(vector, &offers[text(vector, "offer")], &direct(&local).await).await;
        local.ask("evm_revert", json!([snapshot])).await;
        // A receipt can be read a moment before its transaction leaves the pool, and would then be mined once more.
        local.ask("anvil_dropAllTransactions", json!([])).await;
        let agrees = verdict.is_ok() == (text(vector, "expect") == "accept");
        if vector["strict"] == true {
            assert!(agrees, "{id}: {verdict:?}");
            strict += 1;
        } else if !agrees {
            differs.push(id);
        }
        if let (Err(reason), Some(recommended)) = (&verdict, vector["reason"].as_str())
            && reason.code() != recommended
            && recommended != "unpaid"
        {
            reasons.push(format!("{id}: {reason} instead of {recommended}"));
        }
    }
    assert_eq!(strict, 83);
    assert_eq!(differs, ["base64-loose-bits"]);
    assert_eq!(reasons, Vec::<String>::new());
}
