//! What the till does, case by case.

use baihua_x402::{
    Attempt, Authenticity, Challenge, Checked, Claim, Entry, Facilitator, FacilitatorError, Finding, Ledger, Nonce,
    PaymentIdentifier, PaymentKey, Reason, Reconciled, RequestTag, ReserveError, Reserved, SettleError, SettleFailure,
    Settled, Supported, Ticket, Till, TransactionHash, Unavailable, UnixSeconds, Verified, VerifyError, challenge,
    check, read,
    testkit::{Buyer, FakeFacilitator, LedgerFault, MemoryLedger, Settling},
};

use crate::offer;

const NOW: UnixSeconds = UnixSeconds::new(1_800_000_000);
const LATER: UnixSeconds = NOW.plus(1000);
const TAG: RequestTag = RequestTag::from_bytes([1; 32]);
const OTHER: RequestTag = RequestTag::from_bytes([2; 32]);

type TestTill = Till<FakeFacilitator, MemoryLedger>;

fn till() -> (TestTill, FakeFacilitator) {
    let chain = FakeFacilitator::new().proving_signatures();
    chain.set_now(NOW);
    (Till::new(chain.clone(), MemoryLedger::new()), chain)
}

fn ticket(name: u8, now: UnixSeconds) -> Ticket {
    Ticket::new([name; 16], now)
}

fn challenge_of() -> Challenge {
    Challenge::read(challenge(&offer()).to_header()).expect("we read what we write")
}

fn paid(nonce: u8, at: UnixSeconds) -> Checked {
    let payment =
        Buyer::development(1).pay(&challenge_of(), Nonce::from_bytes([nonce; 32]), NOW).expect("it can be paid");
    check(read(payment.to_header()).expect("it reads"), &offer(), at).expect("it fits")
}

fn paid_with_id(nonce: u8, id: &str) -> Checked {
    let id: PaymentIdentifier = id.parse().expect("the id has the right form");
    let nonce = Nonce::from_bytes([nonce; 32]);
    let payment = Buyer::development(1).pay_once(&challenge_of(), nonce, NOW, &id).expect("it can be paid");
    check(read(payment.to_header()).expect("it reads"), &offer(), NOW).expect("it fits")
}

async fn verified<F: Facilitator, L: Ledger>(till: &Till<F, L>, payment: Checked) -> Verified {
    till.verify(payment).await.expect("it verifies")
}

async fn open(till: &TestTill, payment: Checked, name: u8) -> Reserved {
    let at = payment.at();
    let payment = verified(till, payment).await;
    match till.reserve(payment, TAG, ticket(name, at)).await {
        Ok(Entry::Open(reserved)) => reserved,
        other => panic!("{other:?}"),
    }
}

async fn bought(till: &TestTill, nonce: u8) -> (Settled, PaymentKey) {
    let reserved = open(till, paid(nonce, NOW), 1).await;
    let key = reserved.key();
    (till.settle(reserved, "report 1", NOW).await.expect("it settles"), key)
}

#[tokio::test]
async fn a_repeat_gets_the_same_result_without_a_charge_even_when_the_payment_has_run_out() {
    let (till, chain) = till();
    let (first, key) = bought(&till, 1).await;
    for at in [NOW, NOW.plus(3600)] {
        chain.set_now(at);
        let payment = verified(&till, paid(1, at)).await;
        assert!(payment.is_repeat());
        let Ok(Entry::Repeat(again)) = till.reserve(payment, TAG, ticket(2, at)).await else { panic!("no repeat") };
        assert_eq!(again.note(), "report 1");
        assert_eq!(again.settlement(), first.settlement());
    }
    assert_eq!(chain.transfers(&key), 1);
}

#[tokio::test]
async fn the_same_payment_for_another_request_is_refused() {
    let (till, chain) = till();
    let (_, key) = bought(&till, 1).await;
    let payment = verified(&till, paid(1, NOW)).await;
    let refused = till.reserve(payment, OTHER, ticket(2, NOW)).await;
    assert!(matches!(refused, Err(ReserveError::OtherRequest)), "{refused:?}");
    assert_eq!(chain.transfers(&key), 1);
}

#[tokio::test]
async fn a_forged_signature_over_a_known_nonce_learns_nothing() {
    let (till, _) = till();
    bought(&till, 1).await;
    let payment = Buyer::development(2)
        .pay_from(Buyer::development(1).address(), &challenge_of(), Nonce::from_bytes([1; 32]), NOW)
        .expect("it can be written");
    let forged = check(payment, &offer(), NOW).expect("it fits");
    let refused = till.verify(forged).await;
    assert!(matches!(refused, Err(VerifyError::Refused { reason: Reason::Signature })), "{refused:?}");
}

#[tokio::test]
async fn a_second_worker_waits_and_takes_over_when_the_first_is_gone() {
    let (till, chain) = till();
    let first = open(&till, paid(1, NOW), 1).await;
    let key = first.key();
    let waiting = verified(&till, paid(1, NOW)).await;
    let running = till.reserve(waiting.clone(), TAG, ticket(2, NOW)).await;
    assert!(matches!(running, Err(ReserveError::Running { .. })), "{running:?}");

    let late = first.lease_until();
    let Ok(Entry::Open(second)) = till.reserve(waiting, TAG, ticket(2, late)).await else { panic!("not taken over") };
    assert!(matches!(till.settle(first, "report 1", late).await, Err(SettleError::Lost)));
    let settled = till.settle(second, "report 2", late).await.expect("it settles");
    assert_eq!(settled.note(), "report 2");
    assert_eq!(chain.transfers(&key), 1);
}

#[tokio::test]
async fn work_is_not_begun_on_a_payment_that_ran_out_while_it_waited() {
    let (till, chain) = till();
    let first = open(&till, paid(1, NOW), 1).await;
    let waiting = verified(&till, paid(1, NOW)).await;
    drop(first);
    chain.set_now(LATER);
    let refused = till.reserve(waiting, TAG, ticket(2, LATER)).await;
    assert!(matches!(refused, Err(ReserveError::Refused { reason: Reason::ValidBefore })), "{refused:?}");
}

#[tokio::test]
async fn a_released_payment_is_free_again_for_any_request() {
    let (till, chain) = till();
    let reserved = open(&till, paid(1, NOW), 1).await;
    let key = reserved.key();
    till.release(reserved, NOW).await.expect("the ledger answers");
    assert!(matches!(till.reconcile(&key, NOW).await, Ok(Reconciled::Nothing)));
    let payment = verified(&till, paid(1, NOW)).await;
    assert!(!payment.is_repeat());
    assert!(matches!(till.reserve(payment, OTHER, ticket(2, NOW)).await, Ok(Entry::Open(_))));
    assert_eq!(chain.transfers(&key), 0);
}

#[tokio::test]
async fn a_refused_settlement_frees_the_payment() {
    let (till, chain) = till();
    chain.plan([Settling::Refuse(Reason::InsufficientBalance)]);
    let reserved = open(&till, paid(1, NOW), 1).await;
    let key = reserved.key();
    let refused = till.settle(reserved, "report 1", NOW).await;
    let Err(SettleError::Refused { refusal }) = refused else { panic!("{refused:?}") };
    assert_eq!(refusal.reason, Reason::InsufficientBalance);
    assert_eq!(chain.transfers(&key), 0);
    let payment = verified(&till, paid(1, NOW)).await;
    assert!(matches!(till.reserve(payment, TAG, ticket(2, NOW)).await, Ok(Entry::Open(_))));
}

#[tokio::test]
async fn an_unknown_outcome_is_resolved_by_a_repeat() {
    for vanish in [Settling::VanishBefore, Settling::VanishAfter, Settling::Delay] {
        let (till, chain) = till();
        chain.plan([vanish.clone()]);
        chain.set_blind(true);
        let reserved = open(&till, paid(1, NOW), 1).await;
        let key = reserved.key();
        let unknown = till.settle(reserved, "report 1", NOW).await;
        assert!(matches!(unknown, Err(SettleError::Unknown { .. })), "{unknown:?}");
        chain.set_blind(false);
        chain.mine();

        let payment = verified(&till, paid(1, NOW)).await;
        assert!(payment.is_repeat());
        let entry = till.reserve(payment, TAG, ticket(2, NOW)).await;
        let Ok(Entry::Resume { payment, note }) = entry else { panic!("{vanish:?}: {entry:?}") };
        assert_eq!(note, "report 1");
        till.settle(payment, &note, NOW).await.expect("it settles now");
        assert_eq!(chain.transfers(&key), 1, "{vanish:?}");
    }
}

/// A facilitator that answers a verification only when it is told to.
struct Slow(FakeFacilitator, tokio::sync::Notify);

impl Facilitator for Slow {
    async fn authenticate(&self, payment: &Checked) -> Result<Authenticity, FacilitatorError> {
        self.0.authenticate(payment).await
    }

    async fn verify(&self, payment: &Checked) -> Result<(), FacilitatorError> {
        self.1.notified().await;
        self.0.verify(payment).await
    }

    async fn settle(&self, payment: &Checked, attempt: Attempt) -> Result<TransactionHash, SettleFailure> {
        self.0.settle(payment, attempt).await
    }

    async fn find(&self, claim: &Claim) -> Result<Finding, Unavailable> {
        self.0.find(claim).await
    }

    async fn supported(&self) -> Result<Supported, Unavailable> {
        self.0.supported().await
    }
}

#[tokio::test]
async fn a_payment_that_is_spent_by_its_own_twin_is_a_repeat() {
    let chain = FakeFacilitator::new().proving_signatures();
    chain.set_now(NOW);
    let ledger = MemoryLedger::new();
    let twin = Till::new(Slow(chain.clone(), tokio::sync::Notify::new()), ledger.clone());
    let first = Till::new(chain.clone(), ledger);
    let verified = twin.verify(paid(1, NOW));
    tokio::pin!(verified);
    // It has looked at the ledger, found nothing, and waits for the chain.
    assert!(futures_now(verified.as_mut()).await.is_none());
    bought(&first, 1).await;
    twin.facilitator().1.notify_one();
    let verified = verified.await.expect("its twin was served");
    assert!(verified.is_repeat());
    assert!(matches!(first.reserve(verified, TAG, ticket(2, NOW)).await, Ok(Entry::Repeat(_))));
}

/// What the future gives within some turns of the scheduler.
async fn futures_now<F: Future>(future: std::pin::Pin<&mut F>) -> Option<F::Output> {
    tokio::time::timeout(std::time::Duration::from_millis(50), future).await.ok()
}

#[tokio::test]
async fn an_answer_that_was_lost_is_read_from_the_chain() {
    let (till, chain) = till();
    chain.plan([Settling::VanishAfter]);
    let reserved = open(&till, paid(1, NOW), 1).await;
    let key = reserved.key();
    till.settle(reserved, "report 1", NOW).await.expect("the chain shows the money");
    assert_eq!(chain.transfers(&key), 1);
    let payment = verified(&till, paid(1, NOW)).await;
    assert!(matches!(till.reserve(payment, TAG, ticket(2, NOW)).await, Ok(Entry::Repeat(_))));
}

#[tokio::test]
async fn a_refusal_after_an_earlier_attempt_is_not_believed_until_the_payment_has_run_out() {
    let (till, chain) = till();
    chain.plan([Settling::VanishBefore, Settling::Refuse(Reason::InsufficientBalance)]);
    let reserved = open(&till, paid(1, NOW), 1).await;
    assert!(till.settle(reserved, "report 1", NOW).await.is_err());
    let payment = verified(&till, paid(1, NOW)).await;
    let Ok(Entry::Resume { payment, note }) = till.reserve(payment, TAG, ticket(2, NOW)).await else { panic!() };
    let unknown = till.settle(payment, &note, NOW).await;
    assert!(matches!(unknown, Err(SettleError::Unknown { .. })), "{unknown:?}");

    chain.set_now(LATER);
    let payment = verified(&till, paid(1, LATER)).await;
    let Ok(Entry::Resume { payment, note }) = till.reserve(payment, TAG, ticket(3, LATER)).await else { panic!() };
    let refused = till.settle(payment, &note, LATER).await;
    assert!(matches!(refused, Err(SettleError::Refused { .. })), "{refused:?}");
}

#[tokio::test]
async fn whoever_submits_the_authorisation_it_is_paid_once() {
    let (till, chain) = till();
    let reserved = open(&till, paid(1, NOW), 1).await;
    let key = reserved.key();
    chain.submit_by_stranger(&paid(1, NOW));
    till.settle(reserved, "report 1", NOW).await.expect("the money is there");
    assert_eq!(chain.transfers(&key), 1);
}

#[tokio::test]
async fn a_cancelled_authorisation_buys_nothing() {
    let (till, chain) = till();
    let reserved = open(&till, paid(1, NOW), 1).await;
    chain.cancel(&reserved.key());
    let refused = till.settle(reserved, "report 1", NOW).await;
    let Err(SettleError::Refused { refusal }) = refused else { panic!("{refused:?}") };
    assert_eq!(refusal.reason, Reason::NonceUsed);
}

#[tokio::test]
async fn what_was_cancelled_before_it_is_shown_buys_nothing() {
    let (till, chain) = till();
    let payment = paid(1, NOW);
    chain.cancel(&payment.key());
    let refused = till.verify(payment).await;
    assert!(matches!(refused, Err(VerifyError::Refused { reason: Reason::NonceUsed })), "{refused:?}");
}

#[tokio::test]
async fn a_payment_that_a_stranger_submitted_before_it_is_shown_buys_one_result() {
    let (till, chain) = till();
    let payment = paid(1, NOW);
    let key = payment.key();
    chain.submit_by_stranger(&payment);
    // The payer's account is empty now, and by the time the payment comes it has run out.
    chain.set_funds(key.payer, 0);
    for at in [NOW, NOW.plus(299)] {
        let verified = verified(&till, paid(1, at)).await;
        assert!(verified.is_carried() && !verified.is_repeat());
    }
    let verified = verified(&till, payment).await;
    let entry = till.reserve(verified.clone(), TAG, ticket(1, NOW)).await;
    let Ok(Entry::Open(reserved)) = entry else { panic!("{entry:?}") };
    let other = till.reserve(verified.clone(), OTHER, ticket(2, NOW)).await;
    assert!(matches!(other, Err(ReserveError::OtherRequest)), "{other:?}");
    let settled = till.settle(reserved, "report 1", NOW).await.expect("the money is there");
    assert_eq!(settled.settlement().payer, key.payer);
    // Nothing was sent for it, and what it bought stays what it bought.
    assert_eq!((chain.settle_calls(), chain.transfers(&key)), (0, 1));
    assert!(matches!(till.reserve(verified.clone(), TAG, ticket(3, NOW)).await, Ok(Entry::Repeat(_))));
    assert!(till.reserve(verified, OTHER, ticket(4, NOW)).await.is_err());
}

#[tokio::test]
async fn a_payment_submitted_longer_ago_than_payments_are_remembered_buys_nothing() {
    let (till, chain) = till();
    chain.submit_by_stranger(&paid(1, NOW));
    let late = NOW.plus(301);
    chain.set_now(late);
    let refused = till.verify(paid(1, late)).await;
    assert!(matches!(refused, Err(VerifyError::Refused { reason: Reason::ValidBefore })), "{refused:?}");
}

#[tokio::test]
async fn a_payment_submitted_by_a_stranger_after_its_worker_died_is_served_to_the_same_request() {
    let (till, chain) = till();
    let first = open(&till, paid(1, NOW), 1).await;
    let (key, late) = (first.key(), first.lease_until());
    drop(first);
    chain.submit_by_stranger(&paid(1, NOW));
    chain.set_now(late);
    let again = verified(&till, paid(1, late)).await;
    let Ok(Entry::Open(second)) = till.reserve(again, TAG, ticket(2, late)).await else { panic!("not taken over") };
    till.settle(second, "report 2", late).await.expect("the money is there");
    assert_eq!((chain.settle_calls(), chain.transfers(&key)), (0, 1));
}

#[tokio::test]
async fn twenty_payments_of_an_account_that_can_pay_one_get_one_reservation() {
    let (till, chain) = till();
    chain.set_funds(paid(1, NOW).key().payer, 100_000);
    let mut payments = Vec::new();
    for nonce in 1..=20 {
        payments.push(verified(&till, paid(nonce, NOW)).await);
    }
    let mut open = Vec::new();
    for (payment, name) in payments.iter().zip(1..) {
        match till.reserve(payment.clone(), TAG, ticket(name, NOW)).await {
            Ok(Entry::Open(reserved)) => open.push(reserved),
            refused => assert!(matches!(refused, Err(ReserveError::Promised)), "{refused:?}"),
        }
    }
    assert_eq!(open.len(), 1);
    // The second one has its turn when the first is given back, and none when the first has paid.
    till.release(open.remove(0), NOW).await.expect("the ledger answers");
    let Ok(Entry::Open(second)) = till.reserve(payments[1].clone(), TAG, ticket(31, NOW)).await else { panic!() };
    till.settle(second, "report", NOW).await.expect("it settles");
    // Verified while there still was money, and not believed any more.
    let late = till.reserve(payments[2].clone(), TAG, ticket(32, NOW)).await;
    assert!(matches!(late, Err(ReserveError::Refused { reason: Reason::InsufficientBalance })), "{late:?}");
    assert_eq!((chain.settle_calls(), chain.total_transfers()), (1, 1));
}

#[tokio::test]
async fn a_payment_whose_worker_died_blocks_the_payers_funds_no_longer_than_its_lease() {
    let (till, chain) = till();
    chain.set_funds(paid(1, NOW).key().payer, 100_000);
    let dead = open(&till, paid(1, NOW), 1).await;
    let late = dead.lease_until();
    drop(dead);
    let blocked = till.reserve(verified(&till, paid(2, NOW)).await, TAG, ticket(2, NOW)).await;
    assert!(matches!(blocked, Err(ReserveError::Promised)), "{blocked:?}");
    drop(open(&till, paid(2, late), 3).await);
}

#[tokio::test]
async fn a_payer_has_at_most_256_open_payments_and_dead_ones_make_room() {
    let (till, chain) = till();
    chain.set_funds(paid(0, NOW).key().payer, u128::MAX);
    let mut late = NOW;
    for nonce in 0..=255 {
        let dead = open(&till, paid(nonce, NOW), 1).await;
        late = dead.lease_until();
    }
    let nonce = Nonce::from_bytes(std::array::from_fn(|place| u8::try_from(place).expect("it is below 32")));
    let one_more = |at| {
        let payment = Buyer::development(1).pay(&challenge_of(), nonce, NOW).expect("it can be paid");
        check(read(payment.to_header()).expect("it reads"), &offer(), at).expect("it fits")
    };
    let blocked = till.reserve(verified(&till, one_more(NOW)).await, TAG, ticket(2, NOW)).await;
    assert!(matches!(blocked, Err(ReserveError::Promised)), "{blocked:?}");
    drop(open(&till, one_more(late), 3).await);
}

#[tokio::test]
async fn a_ledger_that_fails_after_the_note_leaves_the_outcome_open() {
    let chain = FakeFacilitator::new();
    let ledger = MemoryLedger::new();
    let till = Till::new(chain.clone(), ledger.clone());
    for fault in [LedgerFault::Before, LedgerFault::After] {
        let reserved = open(&till, paid(fault as u8 + 1, NOW), 1).await;
        let key = reserved.key();
        ledger.plan([Some(fault)]);
        let unknown = till.settle(reserved, "report 1", NOW).await;
        assert!(matches!(unknown, Err(SettleError::Unknown { .. })), "{unknown:?}");
        assert_eq!(chain.transfers(&key), 0);
    }
}

#[tokio::test]
async fn reconciling_finds_out_without_moving_money() {
    let (till, chain) = till();
    chain.plan([Settling::VanishAfter, Settling::VanishBefore]);
    chain.set_blind(true);
    let reserved = open(&till, paid(1, NOW), 1).await;
    let moved = reserved.key();
    assert!(till.settle(reserved, "report 1", NOW).await.is_err());
    chain.set_blind(false);
    let reserved = open(&till, paid(2, NOW), 1).await;
    let unmoved = reserved.key();
    assert!(till.settle(reserved, "report 2", NOW).await.is_err());
    let reserved = open(&till, paid(3, NOW), 1).await;
    let dropped = reserved.key();
    drop(reserved);

    assert!(matches!(till.reconcile(&moved, NOW).await, Ok(Reconciled::Settled(s)) if s.note() == "report 1"));
    assert!(matches!(till.reconcile(&unmoved, NOW).await, Ok(Reconciled::Open)));
    assert!(matches!(till.reconcile(&dropped, NOW).await, Ok(Reconciled::Running)));
    chain.set_now(LATER);
    let Ok(Reconciled::Released { note }) = till.reconcile(&unmoved, LATER).await else { panic!("still open") };
    assert_eq!(note.as_deref(), Some("report 2"));
    assert!(matches!(till.reconcile(&dropped, LATER).await, Ok(Reconciled::Released { note: None })));
    assert_eq!(chain.settle_calls(), 2);
}

#[tokio::test]
async fn a_second_payment_with_the_same_id_gets_the_first_result() {
    let (till, chain) = till();
    let id = "purchase-000000001";
    let reserved = open(&till, paid_with_id(1, id), 1).await;
    let (first, second) = (reserved.key(), paid_with_id(2, id));

    let payment = verified(&till, second.clone()).await;
    let running = till.reserve(payment.clone(), TAG, ticket(2, NOW)).await;
    assert!(matches!(running, Err(ReserveError::Running { .. })), "{running:?}");
    till.settle(reserved, "report 1", NOW).await.expect("it settles");

    let taken = till.reserve(payment.clone(), OTHER, ticket(2, NOW)).await;
    assert!(matches!(taken, Err(ReserveError::IdentifierTaken)), "{taken:?}");
    let Ok(Entry::Repeat(again)) = till.reserve(payment, TAG, ticket(2, NOW)).await else { panic!("no repeat") };
    assert_eq!(again.note(), "report 1");
    assert_eq!((chain.transfers(&first), chain.transfers(&second.key())), (1, 0));
}

#[tokio::test]
async fn an_id_is_free_again_when_its_payment_was_given_back() {
    let (till, chain) = till();
    let id = "purchase-000000001";
    let reserved = open(&till, paid_with_id(1, id), 1).await;
    till.release(reserved, NOW).await.expect("the ledger answers");
    let reserved = open(&till, paid_with_id(2, id), 2).await;
    let key = reserved.key();
    till.settle(reserved, "report 2", NOW).await.expect("it settles");
    assert_eq!(chain.transfers(&key), 1);
}

#[tokio::test]
async fn a_facilitator_that_is_down_says_nothing_about_the_payment() {
    let (till, chain) = till();
    chain.set_down(true);
    assert!(matches!(till.verify(paid(1, NOW)).await, Err(VerifyError::Unavailable(_))));
    assert!(till.facilitator().ready().await.is_err());
}

#[tokio::test]
async fn neither_signatures_nor_notes_are_shown() {
    let (till, _) = till();
    let payment = paid(1, NOW);
    let signature: String = payment.signature().iter().map(|byte| format!("{byte:02x}")).collect();
    let bytes = format!("{:?}", payment.signature());
    let mut shown = format!("{payment:?}");
    let payment = verified(&till, payment).await;
    shown += &format!("{payment:?}");
    let entry = till.reserve(payment, TAG, ticket(1, NOW)).await;
    shown += &format!("{entry:?}");
    let Ok(Entry::Open(reserved)) = entry else { panic!("not open") };
    shown += &format!("{:?}", till.settle(reserved, "secret note", NOW).await);
    for hidden in [&signature, &bytes, "secret note"] {
        assert!(!shown.contains(hidden), "{shown}");
    }
}
