//! Row by row what the decisions on payment and on the order of checks say.

use std::{net::IpAddr, sync::atomic::Ordering};

use baihua_kb::Card;
use baihua_server::{flow::Product, ports::Step, problem::Code, upkeep};
use baihua_x402::{Challenge, Reason, header::PAYMENT_REQUIRED, testkit::Settling};
use futures_util::future::join_all;

use crate::world::{Answer, Desk, Gate, LAB, LEASE, LIFE, OTHER_LAB, Waiting, World, code, pay, report};

/// A contract that is long enough and recognised.
fn contract() -> String {
    let text = include_str!("../../../../fixtures/demo/demo-contract.txt");
    serde_json::json!({ "text": text }).to_string()
}

/// A header of a problem's answer.
fn header(answer: &Answer, name: &str) -> Option<String> {
    let Err(problem) = answer else { return None };
    let response = problem.response("-");
    response.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned)
}

/// What `error` says in the challenge of a 402, in header and body alike.
#[track_caller]
fn asked_again(answer: &Answer) -> String {
    let Err(problem) = answer else { panic!("a report was handed out") };
    assert_eq!(problem.code().status(), 402);
    let challenge = Challenge::read(header(answer, PAYMENT_REQUIRED).expect("a challenge")).expect("it reads");
    let shown = &problem.document("-")["challenge"];
    assert_eq!(shown, &serde_json::to_value(&challenge).expect("it is JSON"));
    challenge.error().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn bad_content_is_refused_before_anything_else_paid_or_not() {
    let world = World::new(200);
    // Not even a service that cannot serve comes first.
    world.payment_down.store(true, Ordering::Relaxed);
    let payment = pay(Card::Lab, 1, 1, None);
    for (body, expected) in [
        ("{", Code::MalformedJson),
        (r#"{"text":"血"}"#, Code::InvalidField),
        (r#"{"text":"今天天气很好，我们去公园。"}"#, Code::NotRecognised),
    ] {
        for paid in [None, Some(&payment)] {
            let answer = Desk::serve(&world, Card::Lab, body, paid).await;
            assert_eq!(code(&answer), expected, "{body}");
        }
    }
    assert_eq!((world.chain.settle_calls(), world.shelf.writes.load(Ordering::Relaxed)), (0, 0));
}

#[tokio::test]
async fn nobody_is_asked_to_pay_while_the_service_cannot_serve() {
    let world = World::new(200);
    let payment = pay(Card::Lab, 1, 1, None);
    world.payment_down.store(true, Ordering::Relaxed);
    for paid in [None, Some(&payment)] {
        let answer = Desk::serve(&world, Card::Lab, LAB, paid).await;
        assert_eq!(code(&answer), Code::PaymentUnavailable);
        assert_eq!(header(&answer, "retry-after").as_deref(), Some("5"));
        assert_eq!(header(&answer, PAYMENT_REQUIRED), None);
    }
    world.payment_down.store(false, Ordering::Relaxed);
    world.store_down(true);
    for paid in [None, Some(&payment)] {
        assert_eq!(code(&Desk::serve(&world, Card::Lab, LAB, paid).await), Code::StoreUnavailable);
    }
    assert_eq!((world.chain.settle_calls(), world.shelf.writes.load(Ordering::Relaxed)), (0, 0));
    world.store_down(false);
    report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await);
}

#[tokio::test]
async fn good_content_without_payment_gets_the_challenge_and_nothing_else() {
    let world = World::new(200);
    let answer = Desk::serve(&world, Card::Lab, LAB, None).await;
    assert_eq!(code(&answer), Code::PaymentRequired);
    assert_eq!(asked_again(&answer), "payment_required");
    assert_eq!((world.chain.settle_calls(), world.shelf.writes.load(Ordering::Relaxed)), (0, 0));
}

#[tokio::test]
async fn a_bad_payment_is_told_why() {
    let world = World::new(200);
    let good = pay(Card::Lab, 1, 1, None);
    let mut broken = good.clone();
    broken.header.truncate(40);
    for (payment, reason) in
        [(&broken, "invalid_payload"), (&pay(Card::Policy, 1, 2, None), "no_matching_payment_requirements")]
    {
        let answer = Desk::serve(&world, Card::Lab, LAB, Some(payment)).await;
        assert_eq!(code(&answer), Code::PaymentRefused);
        assert_eq!(asked_again(&answer), reason);
    }
    world.chain.refuse(Some(Reason::InsufficientBalance));
    let answer = Desk::serve(&world, Card::Lab, LAB, Some(&good)).await;
    assert_eq!(asked_again(&answer), Reason::InsufficientBalance.to_string());
    world.chain.refuse(None);
    world.pass(300);
    let answer = Desk::serve(&world, Card::Lab, LAB, Some(&good)).await;
    assert_eq!(asked_again(&answer), Reason::ValidBefore.to_string());
    assert_eq!((world.chain.settle_calls(), world.shelf.writes.load(Ordering::Relaxed)), (0, 0));
}

#[tokio::test]
async fn a_repeat_gets_the_same_report_for_as_long_as_it_lives() {
    let world = World::new(1);
    let payment = pay(Card::Lab, 1, 1, None);
    let first = report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await);
    assert_eq!(world.chain.transfers(&payment.key), 1);
    // Long after the authorisation has run out, beyond the quota of one, to the last second.
    for pass in [0, 1000, LIFE.as_secs() - 1001] {
        world.pass(pass);
        assert_eq!(report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await), first);
    }
    world.pass(1);
    let gone = Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await;
    assert_eq!(code(&gone), Code::ReportGone);
    assert_eq!(gone.err().map(|problem| problem.code().status()), Some(410));
    assert_eq!((world.chain.total_transfers(), world.chain.settle_calls()), (1, 1));
}

#[tokio::test]
async fn a_payment_buys_one_request_only() {
    let world = World::new(200);
    let payment = pay(Card::Lab, 1, 1, None);
    let (gate, first) = Desk::begin(&world, Card::Lab, LAB, Some(&payment));
    gate.go_to(Step::Analysed).await;
    // While the first is being worked on, and afterwards.
    for _ in 0..2 {
        let other = Desk::serve(&world, Card::Lab, OTHER_LAB, Some(&payment)).await;
        assert_eq!(code(&other), Code::PaymentRefused);
        assert_eq!(asked_again(&other), Reason::OtherRequest.to_string());
        // A space more is another request, and the answer says so before anybody signs anew.
        let spaced = Desk::serve(&world, Card::Lab, &format!("{LAB} "), Some(&payment)).await;
        assert_eq!(asked_again(&spaced), Reason::OtherRequest.to_string());
        let told = spaced.err().map(|problem| problem.document("-")["detail_en"].to_string()).unwrap_or_default();
        assert!(told.contains("byte for byte"), "{told}");
        let elsewhere = Desk::serve(&world, Card::Contract, &contract(), Some(&payment)).await;
        assert_eq!(asked_again(&elsewhere), Reason::NoMatchingRequirements.to_string());
        gate.finish().await;
    }
    report(first.await.expect("it was not cut off"));
    assert_eq!(world.chain.total_transfers(), 1);
}

#[tokio::test]
async fn many_repeats_at_once_wait_for_the_first() {
    let world = World::new(1);
    let payment = pay(Card::Lab, 1, 1, None);
    let calls = (0..20).map(|_| Desk::serve(&world, Card::Lab, LAB, Some(&payment)));
    let answers = join_all(calls).await;
    let (reports, refused): (Vec<_>, Vec<_>) = answers.into_iter().partition(Result::is_ok);
    // Copies that come at the very same moment at the edge of the quota may be told that it is used up.
    assert!(refused.iter().all(|answer| code(answer) == Code::QuotaExceeded));
    let reports: Vec<String> = reports.into_iter().map(report).collect();
    assert!(!reports.is_empty() && reports.iter().all(|each| *each == reports[0]));
    assert_eq!((world.chain.total_transfers(), world.readable().await), (1, 1));
}

#[tokio::test]
async fn a_repeat_waits_a_bounded_time() {
    let world = World::new(200);
    let payment = pay(Card::Lab, 1, 1, None);
    let (first_gate, first) = Desk::begin(&world, Card::Lab, LAB, Some(&payment));
    first_gate.go_to(Step::Analysed).await;
    let (gate, repeat) = Desk::begin(&world, Card::Lab, LAB, Some(&payment));
    while gate.go().await != Some(Waiting::ForAnother) {}
    assert_eq!(gate.go().await, Some(Waiting::ForAnother));
    world.pass(20);
    gate.finish().await;
    let repeat = repeat.await.expect("it was not cut off");
    assert_eq!(code(&repeat), Code::PaymentRunning);
    assert!(header(&repeat, "retry-after").is_some());
    first_gate.finish().await;
    report(first.await.expect("it was not cut off"));
    assert_eq!(world.chain.total_transfers(), 1);
}

#[tokio::test]
async fn the_quota_counts_each_payment_once_and_all_work_that_was_done() {
    let world = World::new(4);
    let payments: Vec<_> = (1..=6).map(|nonce| pay(Card::Lab, 1, nonce, None)).collect();
    let serve = async |number: usize| Desk::serve(&world, Card::Lab, LAB, Some(&payments[number])).await;
    // A settlement that is refused counts, because the work was done.
    world.chain.plan([Settling::Refuse(Reason::InsufficientBalance)]);
    assert_eq!(code(&serve(0).await), Code::PaymentRefused);
    // So does a client that hangs up when it is done, and not one that does before it is begun.
    for (number, step) in [(1, Step::Analysed), (5, Step::Journaled)] {
        let (gate, call) = Desk::begin(&world, Card::Lab, LAB, Some(&payments[number]));
        gate.go_to(step).await;
        call.abort();
        gate.finish().await;
    }
    for number in [2, 3, 2, 3] {
        report(serve(number).await);
    }
    let over = serve(4).await;
    assert_eq!(code(&over), Code::QuotaExceeded);
    // Twelve hours to midnight in UTC+8.
    assert_eq!(header(&over, "retry-after").as_deref(), Some("43200"));
    report(serve(2).await);
    // Another payer is not concerned.
    report(Desk::serve(&world, Card::Lab, LAB, Some(&pay(Card::Lab, 2, 1, None))).await);
    assert_eq!(world.chain.transfers(&payments[4].key), 0);
    assert_eq!(world.chain.total_transfers(), 3);
}

#[tokio::test]
async fn a_waiting_repeat_that_takes_the_work_over_is_counted() {
    let world = World::new(2);
    let payment = pay(Card::Lab, 1, 1, None);
    let (first_gate, first) = Desk::begin(&world, Card::Lab, LAB, Some(&payment));
    first_gate.go_to(Step::Analysed).await;
    let (gate, repeat) = Desk::begin(&world, Card::Lab, LAB, Some(&payment));
    while gate.go().await != Some(Waiting::ForAnother) {}
    first.abort();
    first_gate.finish().await;
    gate.finish().await;
    report(repeat.await.expect("it was not cut off"));
    let next = Desk::serve(&world, Card::Lab, LAB, Some(&pay(Card::Lab, 1, 2, None))).await;
    assert_eq!(code(&next), Code::QuotaExceeded);
}

#[tokio::test]
async fn a_client_that_hangs_up_gives_the_payment_back_until_the_report_is_stored() {
    for step in [Step::Reserved, Step::Journaled, Step::Analysed] {
        let world = World::new(200);
        let payment = pay(Card::Lab, 1, 1, None);
        let (gate, call) = Desk::begin(&world, Card::Lab, LAB, Some(&payment));
        gate.go_to(step).await;
        call.abort();
        gate.finish().await;
        assert_eq!((world.chain.settle_calls(), world.readable().await), (0, 0), "{}", step.name());
        // It is free at once, even for another request.
        report(Desk::serve(&world, Card::Lab, OTHER_LAB, Some(&payment)).await);
    }
    for step in [Step::Stored, Step::Noted, Step::Moved, Step::Settled] {
        let world = World::new(200);
        let payment = pay(Card::Lab, 1, 1, None);
        let (gate, call) = Desk::begin(&world, Card::Lab, LAB, Some(&payment));
        gate.go_to(step).await;
        call.abort();
        gate.finish().await;
        // What was begun goes on without anybody waiting for it.
        assert_eq!((world.chain.total_transfers(), world.readable().await), (1, 1), "{}", step.name());
        report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await);
        assert_eq!(world.chain.settle_calls(), 1, "{}", step.name());
    }
}

#[tokio::test]
async fn no_place_for_an_analysis_gives_the_payment_back() {
    let world = World::new(1);
    let payment = pay(Card::Lab, 1, 1, None);
    let taken = world.places.acquire_many(64).await.expect("it is open");
    // The time of the runtime is real, and the wait is five seconds; so the call is cut off instead of waited for.
    let (gate, call) = Desk::begin(&world, Card::Lab, LAB, Some(&payment));
    gate.go_to(Step::Journaled).await;
    call.abort();
    gate.finish().await;
    drop(taken);
    report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await);
    assert_eq!(world.chain.total_transfers(), 1);
}

#[tokio::test]
async fn a_refused_settlement_keeps_nothing_and_asks_again() {
    let world = World::new(200);
    let payment = pay(Card::Lab, 1, 1, None);
    world.chain.plan([Settling::Refuse(Reason::InsufficientBalance)]);
    let answer = Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await;
    assert_eq!(code(&answer), Code::PaymentRefused);
    assert_eq!(asked_again(&answer), Reason::InsufficientBalance.to_string());
    assert!(header(&answer, "PAYMENT-RESPONSE").is_some());
    assert_eq!((world.chain.total_transfers(), world.readable().await), (0, 0));
    // The same payment may be shown again, once there is money.
    report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await);
    assert_eq!((world.chain.total_transfers(), world.readable().await), (1, 1));
}

#[tokio::test]
async fn an_open_settlement_keeps_the_report_until_it_is_known() {
    for (settling, calls) in [(Settling::VanishBefore, 2), (Settling::VanishAfter, 2), (Settling::Delay, 2)] {
        let world = World::new(200);
        let payment = pay(Card::Lab, 1, 1, None);
        world.chain.plan([settling.clone()]);
        world.chain.set_blind(true);
        let answer = Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await;
        assert_eq!(code(&answer), Code::SettlementOpen, "{settling:?}");
        world.chain.set_blind(false);
        assert!(header(&answer, "retry-after").is_some());
        assert_eq!(world.readable().await, 1);
        world.chain.mine();
        report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await);
        // No second analysis, no second charge.
        assert_eq!((world.readable().await, world.chain.total_transfers()), (1, 1), "{settling:?}");
        assert_eq!(world.chain.settle_calls(), calls, "{settling:?}");
    }
}

#[tokio::test]
async fn a_settlement_refused_at_the_second_try_takes_the_stored_report_with_it() {
    let world = World::new(200);
    let payment = pay(Card::Lab, 1, 1, None);
    world.chain.plan([Settling::VanishBefore]);
    assert_eq!(code(&Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await), Code::SettlementOpen);
    world.chain.cancel(&payment.key);
    let answer = Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await;
    assert_eq!(asked_again(&answer), Reason::NonceUsed.to_string());
    assert_eq!((world.chain.total_transfers(), world.readable().await), (0, 0));
}

#[tokio::test]
async fn one_identifier_is_charged_once_and_counted_once() {
    let world = World::new(2);
    let id = Some("purchase-000000001");
    let (first, second) = (pay(Card::Lab, 1, 1, id), pay(Card::Lab, 1, 2, id));
    let bought = report(Desk::serve(&world, Card::Lab, LAB, Some(&first)).await);
    assert_eq!(report(Desk::serve(&world, Card::Lab, LAB, Some(&second)).await), bought);
    let other = Desk::serve(&world, Card::Lab, OTHER_LAB, Some(&second)).await;
    assert_eq!(code(&other), Code::IdentifierConflict);
    assert_eq!((world.chain.transfers(&first.key), world.chain.transfers(&second.key)), (1, 0));
    // Neither of them took the second place of the day.
    report(Desk::serve(&world, Card::Lab, LAB, Some(&pay(Card::Lab, 1, 3, None))).await);
}

#[tokio::test]
async fn what_a_dead_worker_left_is_taken_up_when_its_lease_is_over() {
    for (step, settled) in [(Step::Reserved, 0), (Step::Stored, 0), (Step::Noted, 0), (Step::Moved, 1)] {
        let world = World::new(200);
        let payment = pay(Card::Lab, 1, 1, None);
        // A runtime of its own: when it goes, nobody is left to clean up.
        let (dying, dead) = (std::sync::Arc::clone(&world), payment.clone());
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime");
            runtime.block_on(async {
                let (gate, _call) = Desk::begin(&dying, Card::Lab, LAB, Some(&dead));
                gate.go_to(step).await;
            });
        })
        .join()
        .expect("it only dies");
        assert_eq!(world.chain.total_transfers(), settled, "{}", step.name());
        let (gate, early) = Desk::begin(&world, Card::Lab, LAB, Some(&payment));
        while gate.go().await != Some(Waiting::ForAnother) {}
        early.abort();
        world.pass(LEASE);
        report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await);
        assert_eq!(world.chain.transfers(&payment.key), 1, "{}", step.name());
    }
}

#[tokio::test]
async fn a_payment_left_behind_is_found_in_the_journal_and_looked_after() {
    let world = World::new(200);
    let payment = pay(Card::Lab, 1, 1, None);
    world.chain.plan([Settling::VanishAfter]);
    world.chain.set_blind(true);
    assert_eq!(code(&Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await), Code::SettlementOpen);
    let desk = Desk::new(&world, &Gate::open());
    upkeep::reconcile(desk.as_ref()).await;
    assert!(world.metrics().text().contains("baihua_payments_open 1"), "{}", world.metrics().text());
    world.chain.set_blind(false);
    upkeep::reconcile(desk.as_ref()).await;
    assert!(world.metrics().text().contains("baihua_payments_open 0"));
    // It was written down as settled: no further settlement is asked for.
    report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await);
    assert_eq!((world.chain.settle_calls(), world.chain.total_transfers()), (1, 1));
}

#[tokio::test]
async fn one_signature_shown_again_and_again_buys_no_more_unpaid_work_than_the_quota() {
    let world = World::new(3);
    let payment = pay(Card::Lab, 1, 1, None);
    world.chain.plan((0..8).map(|_| Settling::Refuse(Reason::TransactionFailed)));
    let mut codes = Vec::new();
    for _ in 0..8 {
        codes.push(code(&Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await));
    }
    assert_eq!(codes[..3], [Code::PaymentRefused; 3]);
    assert_eq!(codes[3..], [Code::QuotaExceeded; 5]);
    assert!(world.metrics().text().contains("baihua_analyses_total{what=\"lab\"} 3"), "{}", world.metrics().text());
    assert_eq!((world.chain.total_transfers(), world.readable().await), (0, 0));
}

#[tokio::test]
async fn twenty_authorisations_of_an_account_that_can_pay_one_get_one_reading() {
    let world = World::new(200);
    let payments: Vec<_> = (1..=20).map(|nonce| pay(Card::Lab, 1, nonce, None)).collect();
    world.chain.set_funds(payments[0].key.payer, 20_000);
    let bodies: Vec<String> = (0..20).map(|n| format!(r#"{{"text":"血钾 K 6.{n:02} mmol/L 3.5-5.3"}}"#)).collect();
    let calls = payments.iter().zip(&bodies);
    let calls = calls.map(|(payment, body)| Desk::serve(&world, Card::Lab, body, Some(payment)));
    let answers = join_all(calls).await;
    let (served, refused): (Vec<_>, Vec<_>) = answers.into_iter().partition(Result::is_ok);
    assert_eq!((served.len(), world.chain.settle_calls(), world.chain.total_transfers()), (1, 1, 1));
    for answer in &refused {
        match code(answer) {
            Code::PaymentRefused => assert_eq!(asked_again(answer), Reason::InsufficientBalance.to_string()),
            // A call that the scheduler held back meets the limit on this payer's refused payments.
            other => assert_eq!(other, Code::RefusedTooOften),
        }
    }
    assert!(world.metrics().text().contains("baihua_analyses_total{what=\"lab\"} 1"), "{}", world.metrics().text());
}

#[tokio::test]
async fn an_account_that_can_pay_two_gets_both_at_once() {
    let world = World::new(200);
    let payments: Vec<_> = (1..=2).map(|nonce| pay(Card::Lab, 1, nonce, None)).collect();
    world.chain.set_funds(payments[0].key.payer, 40_000);
    let calls = payments.iter().map(|payment| Desk::serve(&world, Card::Lab, LAB, Some(payment)));
    for answer in join_all(calls).await {
        report(answer);
    }
    assert_eq!(world.chain.total_transfers(), 2);
}

#[tokio::test]
async fn keys_without_a_cent_from_one_address_are_turned_away_before_the_chain_is_asked() {
    let world = World::new(200);
    let (bad, good) = (IpAddr::from([203, 0, 113, 7]), IpAddr::from([203, 0, 113, 8]));
    let bought = pay(Card::Lab, 1, 99, None);
    let first = report(Desk::serve_from(&world, bad, LAB, &bought).await);
    world.chain.refuse(Some(Reason::InsufficientBalance));
    let mut codes = Vec::new();
    for nonce in 1..=8 {
        for account in 0..4 {
            let payment = pay(Card::Lab, account, nonce, None);
            codes.push(code(&Desk::serve_from(&world, bad, LAB, &payment).await));
        }
    }
    assert_eq!(codes[..30], [Code::PaymentRefused; 30]);
    assert_eq!(codes[30..], [Code::RefusedTooOften; 2]);
    world.chain.refuse(None);
    // What was paid for is handed out to whoever shows it; another address is not concerned; a minute later all is well.
    assert_eq!(report(Desk::serve_from(&world, bad, LAB, &bought).await), first);
    report(Desk::serve_from(&world, good, LAB, &pay(Card::Lab, 1, 50, None)).await);
    let again = pay(Card::Lab, 2, 51, None);
    let early = Desk::serve_from(&world, bad, LAB, &again).await;
    assert_eq!(header(&early, "retry-after").as_deref(), Some("60"));
    world.pass(60);
    report(Desk::serve_from(&world, bad, LAB, &again).await);
}

/// Shown at once, no more of them reach the chain than shown one after another: what is being looked at counts.
#[tokio::test]
async fn a_crowd_of_keys_without_a_cent_from_one_address_is_looked_at_a_few_at_a_time() {
    let world = World::new(200);
    let (bad, good) = (IpAddr::from([203, 0, 113, 7]), IpAddr::from([203, 0, 113, 8]));
    world.chain.refuse(Some(Reason::InsufficientBalance));
    let payments: Vec<_> =
        (0..100_u8).map(|number| pay(Card::Lab, usize::from(number % 3), 1 + number / 3, None)).collect();
    let calls = payments.iter().map(|payment| Desk::serve_from(&world, bad, LAB, payment));
    let codes: Vec<Code> = join_all(calls).await.iter().map(code).collect();
    let looked_at = codes.iter().filter(|code| **code == Code::PaymentRefused).count();
    assert!((30..34).contains(&looked_at), "{looked_at}");
    assert_eq!(codes.iter().filter(|code| **code == Code::RefusedTooOften).count(), 100 - looked_at);
    world.chain.refuse(None);
    // Of whom nothing was refused: which of the crowd were looked at is not ours to say.
    report(Desk::serve_from(&world, good, LAB, &pay(Card::Lab, 3, 50, None)).await);
}

#[tokio::test]
async fn a_payment_that_a_stranger_carried_to_the_chain_gets_its_report_once() {
    let world = World::new(200);
    let payment = pay(Card::Lab, 1, 1, None);
    world.chain.submit_by_stranger(&payment.checked);
    let bought = report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await);
    assert_eq!(report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await), bought);
    let other = Desk::serve(&world, Card::Lab, OTHER_LAB, Some(&payment)).await;
    assert_eq!(asked_again(&other), Reason::OtherRequest.to_string());
    assert_eq!((world.chain.settle_calls(), world.chain.total_transfers()), (0, 1));
    // What the payer took back is no payment.
    let cancelled = pay(Card::Lab, 1, 2, None);
    world.chain.cancel(&cancelled.key);
    let refused = Desk::serve(&world, Card::Lab, LAB, Some(&cancelled)).await;
    assert_eq!(asked_again(&refused), Reason::NonceUsed.to_string());
}

/// Texts of nothing but findings, which are as short as findings can be.
#[tokio::test]
async fn the_largest_reports_are_below_a_mebibyte_and_fit_into_the_store() {
    let world = World::new(200);
    let contract = "房屋租赁合同 甲方（出租人）：张三 乙方（承租人）：李四。根据《中华人民共和国民法典》，双方订立本合同。\
                    第一条 租赁物。第二条 租金每月3000元，押金6000元。第三条 租期一年。第四条 违约责任。\n";
    let policy =
        "终身寿险条款 保险人 被保险人 投保人 保险责任 责任免除 犹豫期 等待期90日 保险金额 保险费 受益人。".repeat(12);
    let clause = "第一条 乙方逾期支付租金的，甲方有权解除合同，押金不予退还，并按日收取百分之五的违约金。\n";
    let cases = [
        (Card::Contract, contract, "押金概不退还；", 60_000),
        (Card::Contract, contract, "押金不退；", 60_000),
        (Card::Contract, contract, clause, 60_000),
        (Card::Policy, policy.as_str(), "等待期90日；", 30_000),
        (Card::Lab, "", "K 9 1-2\n", 30_000),
    ];
    for (nonce, (card, head, unit, length)) in (1..).zip(cases) {
        let text: String = head.chars().chain(unit.chars().cycle()).take(length).collect();
        let body = serde_json::json!({ "text": text }).to_string();
        let answer = Desk::serve(&world, card, &body, Some(&pay(card, 1, nonce, None))).await;
        let bytes = report(answer).len();
        assert!(bytes < 1 << 20, "{unit}: {bytes} bytes");
    }
}

/// Two versions of the demo contract; the second one lacks a clause.
fn versions(report_id: Option<&str>) -> String {
    let text = include_str!("../../../../fixtures/demo/demo-contract.txt");
    let without: Vec<&str> = text.lines().filter(|line| !line.starts_with("6.3 ")).collect();
    let before = match report_id {
        Some(id) => serde_json::json!({ "report_id": id }),
        None => serde_json::json!({ "text": text }),
    };
    serde_json::json!({ "before": before, "after": { "text": without.join("\n") } }).to_string()
}

fn comparison(answer: &Answer) -> serde_json::Value {
    let Ok(outcome) = answer else { panic!("nothing was handed out") };
    serde_json::from_str(outcome.record.part("comparison").expect("a comparison lies beside the report")).expect("JSON")
}

#[tokio::test]
async fn a_comparison_is_sold_like_a_reading() {
    let world = World::new(200);
    let body = versions(None);
    let payment = pay(Product::Comparison, 1, 1, None);
    assert_eq!(code(&Desk::serve(&world, Product::Comparison, &body, None).await), Code::PaymentRequired);
    let first = Desk::serve(&world, Product::Comparison, &body, Some(&payment)).await;
    let compared = comparison(&first);
    let count = |name: &str| compared["counts"][name].as_u64();
    assert_eq!((count("mended"), count("new")), (Some(1), Some(0)), "{compared}");
    assert_eq!(compared["basis"], "texts");
    // The same payment brings the same, and is charged once.
    let again = Desk::serve(&world, Product::Comparison, &body, Some(&payment)).await;
    assert_eq!(comparison(&again), compared);
    assert_eq!(report(again), report(first));
    assert_eq!(world.chain.settle_calls(), 1);
    // What was paid for a comparison buys no reading.
    let elsewhere = Desk::serve(&world, Card::Contract, &contract(), Some(&payment)).await;
    assert_eq!(code(&elsewhere), Code::PaymentRefused);
}

#[tokio::test]
async fn what_cannot_be_compared_costs_nothing() {
    let world = World::new(200);
    let payment = pay(Product::Comparison, 1, 1, None);
    let prose = "今天天气很好，我们去公园。".repeat(50);
    let text = include_str!("../../../../fixtures/demo/demo-contract.txt");
    let gone = "7be3b626b67fe1b4c214583b8ab5f021";
    for (body, expected) in [
        (serde_json::json!({ "before": { "text": text } }).to_string(), Code::InvalidField),
        (
            serde_json::json!({ "before": { "text": text }, "after": { "text": prose } }).to_string(),
            Code::NotRecognised,
        ),
        (
            serde_json::json!({ "before": { "text": prose }, "after": { "text": text } }).to_string(),
            Code::NotRecognised,
        ),
        (versions(Some(gone)), Code::ReportNotFound),
    ] {
        for paid in [None, Some(&payment)] {
            let answer = Desk::serve(&world, Product::Comparison, &body, paid).await;
            assert_eq!(code(&answer), expected);
        }
    }
    assert_eq!(world.chain.settle_calls(), 0);
    let lab: serde_json::Value =
        serde_json::from_str(&report(Desk::serve(&world, Card::Lab, LAB, Some(&pay(Card::Lab, 2, 1, None))).await))
            .expect("JSON");
    let id = lab["report_url"].as_str().and_then(|url| url.rsplit('/').next()).expect("an address").to_owned();
    let answer = Desk::serve(&world, Product::Comparison, &versions(Some(&id)), None).await;
    assert_eq!(code(&answer), Code::InvalidField);
}

#[tokio::test]
async fn a_document_of_another_kind_is_refused_and_the_right_kind_is_named() {
    let world = World::new(200);
    let demo = |card| match card {
        Card::Contract => include_str!("../../../../fixtures/demo/demo-contract.txt"),
        Card::Lab => include_str!("../../../../fixtures/demo/demo-lab.txt"),
        Card::Policy => include_str!("../../../../fixtures/demo/demo-policy.txt"),
    };
    let path = |card| match card {
        Card::Contract => "/api/review-contract",
        Card::Lab => "/api/read-labreport",
        Card::Policy => "/api/read-policy",
    };
    for (sent, asked) in Card::ALL.into_iter().flat_map(|sent| Card::ALL.map(|asked| (sent, asked))) {
        if sent == asked {
            continue;
        }
        let body = serde_json::json!({ "text": demo(sent) }).to_string();
        let answer = Desk::serve(&world, asked, &body, Some(&pay(asked, 1, 1, None))).await;
        assert_eq!(code(&answer), Code::NotRecognised, "{sent} as {asked}");
        let Err(problem) = answer else { panic!("a report was handed out") };
        let guidance = problem.document("-")["guidance"].to_string();
        assert!(guidance.contains(path(sent)) && !guidance.contains(path(asked)), "{sent} as {asked}: {guidance}");
    }
    assert_eq!(world.chain.settle_calls(), 0);
}

#[tokio::test]
async fn a_comparison_with_a_report_outlives_that_report() {
    let world = World::new(200);
    let read = report(Desk::serve(&world, Card::Contract, &contract(), Some(&pay(Card::Contract, 1, 1, None))).await);
    let read: serde_json::Value = serde_json::from_str(&read).expect("JSON");
    let id = read["report_url"].as_str().and_then(|url| url.rsplit('/').next()).expect("an address").to_owned();
    let (body, payment) = (versions(Some(&id)), pay(Product::Comparison, 1, 2, None));
    let first = comparison(&Desk::serve(&world, Product::Comparison, &body, Some(&payment)).await);
    assert_eq!((first["basis"].as_str(), first["counts"]["mended"].as_u64()), (Some("findings"), Some(1)), "{first}");
    world.destroy(&id).await;
    let again = comparison(&Desk::serve(&world, Product::Comparison, &body, Some(&payment)).await);
    assert_eq!(again, first);
    assert_eq!(code(&Desk::serve(&world, Product::Comparison, &body, None).await), Code::ReportNotFound);
    let anew = pay(Product::Comparison, 1, 3, None);
    assert_eq!(code(&Desk::serve(&world, Product::Comparison, &body, Some(&anew)).await), Code::ReportNotFound);
    assert_eq!(world.chain.settle_calls(), 2);
}
