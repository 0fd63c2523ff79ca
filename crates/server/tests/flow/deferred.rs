//! Readings that go on after their request was answered: the payment is the same as for any other.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use baihua_kb::Card;
use baihua_server::{
    deferred::{Status, StatusId, status},
    ports::Step,
    problem::Code,
};

use crate::world::{Desk, Gate, LAB, LEASE, LIFE, World, code, pay, report};

/// After so long a reading is lost.
const LONGEST: Duration = Duration::from_secs(150);

/// What a healthy server tells of a deferred reading: nothing while it runs, the report, or the code of its problem.
async fn told(world: &Arc<World>, id: &StatusId) -> Result<Option<String>, Code> {
    match status(Desk::new(world, &Gate::open()).as_ref(), id).await {
        Ok(Status::Running) => Ok(None),
        Ok(Status::Done { record, .. }) => Ok(Some(record.report().to_owned())),
        Err(problem) => Err(problem.code()),
    }
}

fn world() -> Arc<World> {
    let world = World::new(200);
    world.provider.store(true, Ordering::Relaxed);
    world
}

#[tokio::test]
async fn the_client_is_told_after_the_payment_is_reserved_and_money_moves_when_the_report_is_stored() {
    let world = world();
    let payment = pay(Card::Lab, 1, 1, None);
    let (gate, mut deferred, task) = Desk::begin_deferred(&world, LAB, Some(&payment), LONGEST);
    gate.go_to(Step::Reserved).await;
    gate.go_to(Step::Journaled).await;
    let id = deferred.begun().await.expect("it goes on");
    assert_eq!(told(&world, &id).await, Ok(None));
    gate.go_to(Step::Stored).await;
    assert_eq!((world.chain.settle_calls(), told(&world, &id).await), (0, Ok(None)));
    gate.finish().await;
    let made = report(task.await.expect("it ends"));
    assert_eq!((world.chain.settle_calls(), told(&world, &id).await), (1, Ok(Some(made.clone()))));

    // The same payment brings the same report, at once.
    assert_eq!(report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await), made);
    let (gate, mut again, task) = Desk::begin_deferred(&world, LAB, Some(&payment), LONGEST);
    gate.finish().await;
    assert_eq!(report(task.await.expect("it ends")), made);
    assert!(again.begun().await.is_none(), "there was nothing to wait for");
    assert_eq!(world.chain.settle_calls(), 1);

    // The status runs out with its report.
    world.pass(LIFE.as_secs());
    assert_eq!(told(&world, &id).await, Err(Code::StatusNotFound));
}

#[tokio::test]
async fn a_failure_is_told_and_costs_nothing() {
    let world = world();
    world.provider_down.store(true, Ordering::Relaxed);
    let payment = pay(Card::Lab, 1, 1, None);
    let (gate, mut deferred, task) = Desk::begin_deferred(&world, LAB, Some(&payment), LONGEST);
    gate.finish().await;
    let id = deferred.begun().await.expect("it went on");
    assert_eq!(code(&task.await.expect("it ends")), Code::ProviderUnavailable);
    assert_eq!(told(&world, &id).await, Err(Code::ProviderUnavailable));
    assert_eq!((world.chain.settle_calls(), world.readable().await), (0, 0));
    // The payment is free for another try.
    world.provider_down.store(false, Ordering::Relaxed);
    report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await);
}

#[tokio::test]
async fn nobody_is_put_off_without_a_payment_a_provider_or_a_store() {
    let world = world();
    let (gate, mut deferred, task) = Desk::begin_deferred(&world, LAB, None, LONGEST);
    gate.finish().await;
    assert_eq!(code(&task.await.expect("it ends")), Code::PaymentRequired);
    assert!(deferred.begun().await.is_none());

    world.provider.store(false, Ordering::Relaxed);
    let (gate, mut deferred, task) = Desk::begin_deferred(&world, LAB, Some(&pay(Card::Lab, 1, 1, None)), LONGEST);
    gate.finish().await;
    report(task.await.expect("it ends"));
    assert!(deferred.begun().await.is_none());

    world.provider.store(true, Ordering::Relaxed);
    let payment = pay(Card::Lab, 1, 2, None);
    let (gate, mut deferred, task) = Desk::begin_deferred(&world, LAB, Some(&payment), LONGEST);
    gate.go_to(Step::Reserved).await;
    world.store_down(true);
    gate.finish().await;
    assert_eq!(code(&task.await.expect("it ends")), Code::StoreUnavailable);
    assert!(deferred.begun().await.is_none());
    world.store_down(false);
    world.pass(LEASE + 1);
    report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await);
}

#[tokio::test]
async fn a_server_that_dies_leaves_a_reading_that_is_lost_in_time_and_a_payment_that_is_not() {
    for death in [Step::Journaled, Step::Analysed, Step::Stored, Step::Noted, Step::Moved, Step::Settled] {
        let world = world();
        let payment = pay(Card::Lab, 1, 1, None);
        let (gate, mut deferred, task) = Desk::begin_deferred(&world, LAB, Some(&payment), LONGEST);
        gate.go_to(death).await;
        let id = deferred.begun().await.expect("it goes on");
        // Killed: nothing is polled any more, and nobody cleans up.
        std::mem::forget(task);
        let until = LONGEST.as_secs();
        world.pass(until - 1);
        assert_eq!(told(&world, &id).await, Ok(None), "{}", death.name());
        world.pass(1);
        assert_eq!(told(&world, &id).await, Err(Code::ReadingLost), "{}", death.name());
        let first = report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await);
        assert_eq!(report(Desk::serve(&world, Card::Lab, LAB, Some(&payment)).await), first);
        assert_eq!(world.chain.transfers(&payment.key), 1, "{}", death.name());
    }
}

#[tokio::test]
async fn an_id_that_never_was_and_a_report_that_was_destroyed() {
    let world = world();
    let never = StatusId::parse("7be3b626b67fe1b4c214583b8ab5f021").expect("it is one");
    assert_eq!(told(&world, &never).await, Err(Code::StatusNotFound));
    let (gate, mut deferred, task) = Desk::begin_deferred(&world, LAB, Some(&pay(Card::Lab, 1, 1, None)), LONGEST);
    gate.finish().await;
    let id = deferred.begun().await.expect("it went on");
    let made: serde_json::Value = serde_json::from_str(&report(task.await.expect("it ends"))).expect("JSON");
    let url = made["report_url"].as_str().expect("a link");
    world.destroy(url.rsplit_once('/').expect("a path").1).await;
    assert_eq!(told(&world, &id).await, Err(Code::ReportNotFound));
}
