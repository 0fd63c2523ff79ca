//! Settlements, and what may happen to them.

use std::time::Duration;

use alloy_primitives::{B256, U256};
use alloy_sol_types::{SolCall, SolValue};
use baihua_x402::{
    Address, Asset, AtomicAmount, Attempt, Checked, Claim, Entry, Facilitator, FacilitatorError, Finding, Reason,
    Reconciled, RequestTag, Reserved, SettleError, SettleFailure, Ticket, Till, UnixSeconds, VerifyError,
    direct::{DirectFacilitator, DirectSettings, GasKey},
    evm,
    testkit::{Buyer, MemoryLedger},
};
use serde_json::{Value, json};
use sha3::{Digest, Keccak256};

use crate::{
    GAS_KEY, PAYEE, accepted, direct,
    local::{Controls, Local, alloy, hex, unhex},
    offer, pay, reader, shown,
};

const TAG: RequestTag = RequestTag::from_bytes([1; 32]);

fn token() -> Address {
    Asset::usdt0_on_x_layer().address()
}

async fn payee_holds(facilitator: &DirectFacilitator) -> u128 {
    let payee = PAYEE.parse().expect("the payee is an address");
    facilitator.chain().balance(&Asset::usdt0_on_x_layer(), payee).await.expect("the chain answers")
}

async fn reserve(till: &Till<DirectFacilitator, MemoryLedger>, payment: Checked, now: UnixSeconds) -> Reserved {
    let payment = till.verify(payment).await.expect("it verifies");
    match till.reserve(payment, TAG, Ticket::new([9; 16], now)).await {
        Ok(Entry::Open(reserved)) => reserved,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn prices_move_exactly() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let now = local.now().await;
    for (price, units) in [("0.1", 100_000), ("0.02", 20_000), ("0.05", 50_000)] {
        let before = payee_holds(&facilitator).await;
        let payment = pay(&local, 1, price, now);
        facilitator.verify(&payment).await.expect("the token would take it");
        let transaction = facilitator.settle(&payment, Attempt::default()).await.expect("it settles");
        let receipt = local.ask("eth_getTransactionReceipt", json!([transaction])).await;
        assert_eq!(receipt["status"], "0x1");
        assert_eq!(payee_holds(&facilitator).await - before, units);
        assert!(
            matches!(facilitator.find(&Claim::of(&payment)).await, Ok(Finding::Settled(found)) if found == transaction)
        );
        let again = facilitator.settle(&payment, Attempt::default()).await;
        assert!(matches!(again, Err(SettleFailure::Refused { reason: Reason::NonceUsed })), "{again:?}");
    }
}

#[tokio::test]
async fn one_payment_shown_fifty_times_is_charged_once() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let now = local.now().await;
    let before = payee_holds(&facilitator).await;
    let payment = pay(&local, 1, "0.1", now);
    let ledger = MemoryLedger::new();
    let workers = (0..50_u8).map(|name| {
        // As on two replicas: two tills over one ledger.
        let till = Till::new(facilitator.clone(), ledger.clone());
        let payment = payment.clone();
        tokio::spawn(async move {
            loop {
                let payment = till.verify(payment.clone()).await.expect("it verifies");
                match till.reserve(payment, TAG, Ticket::new([name; 16], now)).await {
                    Ok(Entry::Open(payment)) => break till.settle(payment, &format!("report {name}"), now).await,
                    Ok(Entry::Repeat(settled)) => break Ok(settled),
                    _ => tokio::time::sleep(Duration::from_millis(30)).await,
                }
            }
        })
    });
    let mut notes = std::collections::BTreeSet::new();
    for worker in workers.collect::<Vec<_>>() {
        notes.insert(worker.await.expect("no worker panics").expect("all are served").note().to_owned());
    }
    assert_eq!(notes.len(), 1, "{notes:?}");
    assert_eq!(payee_holds(&facilitator).await - before, 100_000);
}

#[tokio::test]
async fn an_authorisation_a_stranger_submits_is_paid_or_spent() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let now = local.now().await;
    let till = Till::new(facilitator.clone(), MemoryLedger::new());
    let payment = pay(&local, 1, "0.1", now);
    let reserved = reserve(&till, payment.clone(), now).await;
    // Another process with a key of its own.
    let stranger = stranger(&local).await;
    let theirs = stranger.settle(&payment, Attempt::default()).await.expect("they settle");
    let settled = till.settle(reserved, "report", now).await.expect("the money is there");
    assert_eq!(settled.settlement().transaction, theirs);

    // The payer sees the money gone, and shows the payment for the first time.
    let payment = pay(&local, 1, "0.1", now);
    let theirs = stranger.settle(&payment, Attempt::default()).await.expect("they settle");
    let spent = local.count(facilitator.gas_address(), "latest").await;
    let verified = till.verify(payment).await.expect("the payee has the money");
    assert!(verified.is_carried());
    let Ok(Entry::Open(reserved)) = till.reserve(verified, TAG, Ticket::new([8; 16], now)).await else { panic!() };
    let settled = till.settle(reserved, "report", now).await.expect("the money is there");
    assert_eq!(settled.settlement().transaction, theirs);
    // It cost us no gas.
    assert_eq!(local.count(facilitator.gas_address(), "latest").await, spent);
}

#[tokio::test]
async fn what_a_stranger_submitted_and_we_may_have_forgotten_buys_nothing() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let now = local.now().await;
    let payment = pay(&local, 1, "0.1", now);
    stranger(&local).await.settle(&payment, Attempt::default()).await.expect("they settle");
    let claim = Claim::of(&payment);
    assert!(matches!(facilitator.carried(&claim).await, Ok(Some(_))));
    // Beyond the clocks' tolerance after the transaction, although the search by blocks still reaches it.
    let mut late = claim.clone();
    late.since = now.plus(200);
    // Somebody else's payee or amount was not paid.
    let (mut elsewhere, mut less) = (claim.clone(), claim.clone());
    elsewhere.pay_to = Address::from_bytes([0x66; 20]);
    less.amount = AtomicAmount::new(99_999);
    for other in [late, elsewhere, less] {
        assert!(matches!(facilitator.carried(&other).await, Ok(None)), "{other:?}");
    }
}

#[tokio::test]
async fn a_nonce_cancelled_before_the_payment_is_shown_buys_nothing() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let payment = pay(&local, 1, "0.1", local.now().await);
    cancel(&local, &payment).await;
    let refused = Till::new(facilitator, MemoryLedger::new()).verify(payment).await;
    assert!(matches!(refused, Err(VerifyError::Refused { reason: Reason::NonceUsed })), "{refused:?}");
}

async fn stranger(local: &Local) -> DirectFacilitator {
    let key = GasKey::from_hex(&"5".repeat(64)).expect("it is a key");
    local.ask("anvil_setBalance", json!([key.address(), "0x8ac7230489e80000"])).await;
    let settings = DirectSettings::default().look_every(Duration::from_millis(20));
    DirectFacilitator::new(reader(local).await, key, settings)
}

#[tokio::test]
async fn a_cancelled_authorisation_is_no_payment() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let now = local.now().await;
    let till = Till::new(facilitator.clone(), MemoryLedger::new());
    let payment = pay(&local, 1, "0.1", now);
    let reserved = reserve(&till, payment.clone(), now).await;
    cancel(&local, &payment).await;
    assert!(matches!(facilitator.find(&Claim::of(&payment)).await, Ok(Finding::Cancelled)));
    let refused = till.settle(reserved, "report", now).await;
    let Err(SettleError::Refused { refusal }) = refused else { panic!("{refused:?}") };
    assert_eq!(refusal.reason, Reason::NonceUsed);
}

/// Cancels as the payer, with development key 1.
pub(crate) async fn cancel(local: &Local, payment: &Checked) {
    let keccak = |bytes: &[u8]| -> [u8; 32] { Keccak256::digest(bytes).into() };
    let authorization = payment.authorization();
    let kind = keccak(b"CancelAuthorization(address authorizer,bytes32 nonce)");
    let nonce = B256::new(*authorization.nonce.as_bytes());
    let body = keccak(&(B256::new(kind), alloy(authorization.from), nonce).abi_encode());
    let separator = evm::domain_separator(&Asset::usdt0_on_x_layer());
    let digest = keccak(&[&[0x19, 0x01], &separator[..], &body].concat());
    let secret = unhex("59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d");
    let key = k256::ecdsa::SigningKey::from_slice(&secret).expect("it is a key");
    let (signature, recovery) = key.sign_prehash_recoverable(&digest).expect("it signs");
    let (r, s) = signature.split_bytes();
    let call = Controls::cancelAuthorizationCall {
        authorizer: alloy(authorization.from),
        nonce,
        v: 27 + recovery.to_byte(),
        r: B256::from_slice(&r),
        s: B256::from_slice(&s),
    };
    local.control(call).await;
}

#[tokio::test]
async fn a_nonce_that_is_used_without_a_trace_proves_nothing() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let now = local.now().await;
    let payment = pay(&local, 1, "0.1", now);
    // authorizationState[from][nonce], the mapping in slot 6: set without the logs that a node might have lost.
    let outer: [u8; 32] = Keccak256::digest((alloy(payment.authorization().from), U256::from(6)).abi_encode()).into();
    let inner = (B256::new(*payment.authorization().nonce.as_bytes()), B256::new(outer)).abi_encode();
    let slot: [u8; 32] = Keccak256::digest(inner).into();
    let one = format!("0x{:064x}", 1);
    local.ask("anvil_setStorageAt", json!([token(), hex(&slot), one])).await;
    local.mine().await;
    assert!(matches!(facilitator.find(&Claim::of(&payment)).await, Ok(Finding::CannotTell)));
}

#[tokio::test]
async fn what_changes_between_verification_and_settlement_is_found_before_gas_is_spent() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let now = local.now().await;
    let till = Till::new(facilitator.clone(), MemoryLedger::new());
    let payer = Buyer::development(1).address();
    let spent = local.count(facilitator.gas_address(), "latest").await;

    let reserved = reserve(&till, pay(&local, 1, "0.1", now), now).await;
    local.control(Controls::setBlockedCall { account: alloy(payer), value: true }).await;
    let refused = till.settle(reserved, "report", now).await;
    let Err(SettleError::Refused { refusal }) = refused else { panic!("{refused:?}") };
    assert_eq!(refusal.reason, Reason::SimulationFailed);
    local.control(Controls::setBlockedCall { account: alloy(payer), value: false }).await;

    let reserved = reserve(&till, pay(&local, 1, "0.1", now), now).await;
    let all = facilitator.chain().balance(&Asset::usdt0_on_x_layer(), payer).await.expect("the chain answers");
    let call = Controls::transferCall { to: alloy(Address::from_bytes([0x66; 20])), value: U256::from(all) };
    local.send_as(payer, Some(token()), &call.abi_encode()).await;
    let refused = till.settle(reserved, "report", now).await;
    let Err(SettleError::Refused { refusal }) = refused else { panic!("{refused:?}") };
    assert_eq!(refusal.reason, Reason::InsufficientBalance);
    assert_eq!(local.count(facilitator.gas_address(), "latest").await, spent);
}

#[tokio::test]
async fn an_authorisation_that_runs_out_is_given_up_and_only_then() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let now = local.now().await;
    let payment = pay(&local, 1, "0.1", now);
    let claim = Claim::of(&payment);
    assert!(matches!(facilitator.find(&claim).await, Ok(Finding::Unspent)));
    local.set_time(claim.valid_before.plus(1)).await;
    assert!(matches!(facilitator.find(&claim).await, Ok(Finding::Unspent)));
    let late = facilitator.settle(&payment, Attempt::default()).await;
    assert!(matches!(late, Err(SettleFailure::Refused { reason: Reason::ValidBefore })), "{late:?}");
    local.set_time(claim.valid_before.plus(60)).await;
    assert!(matches!(facilitator.find(&claim).await, Ok(Finding::Expired)));
}

#[tokio::test]
async fn an_old_settlement_is_found_again() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let now = local.now().await;
    let till = Till::new(facilitator.clone(), MemoryLedger::new());
    let payment = pay(&local, 1, "0.1", now);
    let reserved = reserve(&till, payment.clone(), now).await;
    let key = reserved.key();
    // The worker dies between noting and hearing of the settlement: it gives up at once, and a stranger settles.
    local.automine(false).await;
    let quick = DirectSettings::default().settle_within(Duration::ZERO);
    let gas_key = GasKey::from_hex(GAS_KEY).expect("the key is one");
    let impatient = DirectFacilitator::new(reader(&local).await, gas_key, quick);
    let unknown = impatient.settle(&payment, Attempt::default()).await;
    let Err(SettleFailure::Unknown { transaction: Some(transaction), .. }) = unknown else { panic!("{unknown:?}") };
    local.automine(true).await;
    local.mine().await;
    local.ask("anvil_mine", json!(["0x3e8", "0x1"])).await;
    assert!(
        matches!(facilitator.find(&Claim::of(&payment)).await, Ok(Finding::Settled(found)) if found == transaction)
    );
    drop(reserved);
    let later = local.now().await;
    assert!(matches!(till.reconcile(&key, later).await, Ok(Reconciled::Released { note: None })));
}

/// Deploys the test wallet of an owner and gives it money.
async fn wallet(local: &Local, owner: Address) -> Address {
    let artefact: Value =
        serde_json::from_str(include_str!("../../../../fixtures/chain/TestStablecoin.json")).expect("JSON");
    let mut code = unhex(artefact["contracts"]["TestSmartWallet"]["bytecode"].as_str().expect("the wallet has code"));
    code.extend(alloy(owner).abi_encode());
    let receipt = local.send_as(Address::from_bytes([0x55; 20]), None, &code).await;
    let wallet: Address = receipt["contractAddress"].as_str().expect("it is deployed").parse().expect("an address");
    local.control(Controls::mintCall { to: alloy(wallet), value: U256::from(1_000_000) }).await;
    wallet
}

#[tokio::test]
async fn a_contract_wallet_pays_with_its_owners_signature() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let now = local.now().await;
    let owner = Buyer::development(2);
    let wallet = wallet(&local, owner.address()).await;
    let offer = offer("0.05");
    for code_first in [false, true] {
        local.control(Controls::setCodeFirstCall { value: code_first }).await;
        let payment = owner.pay_from(wallet, &shown(&offer), local.fresh_nonce(), now).expect("it can be paid");
        // As it is, and wrapped for the case that the wallet were not deployed.
        let mut wrapped = (
            alloy(token()),
            alloy_primitives::Bytes::new(),
            alloy_primitives::Bytes::from(payment.signature().to_vec()),
        )
            .abi_encode_params();
        wrapped.extend([0x64, 0x92].repeat(16));
        for signature in [wrapped, payment.signature().to_vec()] {
            let payment = baihua_x402::Presented::new(&offer, payment.authorization().clone(), signature);
            let payment = accepted(&payment, &offer, now);
            facilitator.authenticate(&payment).await.expect("the wallet vouches for it");
            facilitator.verify(&payment).await.expect("the token would take it");
            let till = Till::new(facilitator.clone(), MemoryLedger::new());
            if code_first {
                let reserved = reserve(&till, payment, now).await;
                till.settle(reserved, "report", now).await.expect("it settles");
                break;
            }
        }
    }
    // Another key than the owner's, and a wallet that is not there.
    let thief = Buyer::development(3);
    let payment = thief.pay_from(wallet, &shown(&offer), local.fresh_nonce(), now).expect("it can be written");
    let refused = facilitator.authenticate(&accepted(&payment, &offer, now)).await;
    assert!(matches!(refused, Err(FacilitatorError::Refused { reason: Reason::Signature })), "{refused:?}");
    let nowhere = Address::from_bytes([0x31; 20]);
    let payment = owner.pay_from(nowhere, &shown(&offer), local.fresh_nonce(), now).expect("it can be written");
    let inner = alloy_primitives::Bytes::from(payment.signature().to_vec());
    let mut wrapped = (alloy(token()), alloy_primitives::Bytes::new(), inner).abi_encode_params();
    wrapped.extend([0x64, 0x92].repeat(16));
    let payment = baihua_x402::Presented::new(&offer, payment.authorization().clone(), wrapped);
    let refused = facilitator.authenticate(&accepted(&payment, &offer, now)).await;
    assert!(matches!(refused, Err(FacilitatorError::Refused { reason: Reason::UndeployedWallet })), "{refused:?}");
}

#[tokio::test]
async fn a_delegated_key_pays_like_any_key() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let now = local.now().await;
    let payer = Buyer::development(1).address();
    local.ask("anvil_setCode", json!([payer, format!("0xef0100{}", "11".repeat(20))])).await;
    let payment = pay(&local, 1, "0.1", now);
    facilitator.authenticate(&payment).await.expect("the key signed");
    facilitator.verify(&payment).await.expect("the token recovers first");
    facilitator.settle(&payment, Attempt::default()).await.expect("it settles");
}

#[tokio::test]
async fn an_empty_gas_account_moves_nothing_and_destroys_nothing() {
    let Some(local) = Local::start().await else { return };
    let facilitator = stranger(&local).await;
    let now = local.now().await;
    let payment = pay(&local, 1, "0.1", now);
    local.ask("anvil_setBalance", json!([facilitator.gas_address(), "0x0"])).await;
    let unknown = facilitator.settle(&payment, Attempt::default()).await;
    assert!(matches!(unknown, Err(SettleFailure::Unknown { .. })), "{unknown:?}");
    assert!(matches!(facilitator.find(&Claim::of(&payment)).await, Ok(Finding::Unspent)));
    local.ask("anvil_setBalance", json!([facilitator.gas_address(), "0x8ac7230489e80000"])).await;
    facilitator.settle(&payment, Attempt::default()).await.expect("it settles now");
}
