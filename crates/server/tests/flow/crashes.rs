//! Many requests with the same few payments, in any order, on servers that die anywhere: money and report stay together.
//!
//! Each server's life is a runtime of its own. A crash drops it with all its tasks, at whatever step they stand; store and
//! chain live on. At the end every payment is shown again, as its buyer would, and then money and reports are compared.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, LazyLock},
};

use baihua_kb::Card;
use baihua_report_store::Clock;
use baihua_server::upkeep;
use baihua_x402::{Reason, testkit::Settling};
use proptest::prelude::*;
use tokio::{
    runtime::{Builder, Runtime},
    task::JoinHandle,
};

use crate::world::{Answer, Desk, Fault, Gate, LAB, LEASE, OTHER_LAB, Payment, World, pay};

/// For how many seconds the offer asks payers to let an authorisation be valid.
const VALIDITY: u64 = 300;

/// One thing that happens.
#[derive(Clone, Debug)]
enum Event {
    /// A request arrives: with which payment, for which of two documents.
    Arrive(usize, bool),
    /// A request goes on by that many steps.
    Turn(usize, u8),
    /// A client hangs up.
    HangUp(usize),
    /// The server dies, and another one starts.
    Crash,
    /// Time passes, in seconds.
    Pass(u64),
    /// What was sent to the chain and not mined is mined.
    Mine,
    /// The next settlement goes like this.
    Plan(Settling),
    /// The next writes to the store: so many go well, then one goes like this.
    Store(u8, Fault),
    /// The payer cancels a payment, or tries to.
    Cancel(usize),
    /// A stranger submits a payment, or tries to.
    Stranger(usize),
    /// The server looks after payments that were left behind.
    Reconcile,
    /// The chain shows from now on what became of a payment, or it does not.
    Blind(bool),
}

fn event() -> impl Strategy<Value = Event> {
    let settling = prop_oneof![
        Just(Settling::Well),
        Just(Settling::Refuse(Reason::InsufficientBalance)),
        Just(Settling::Delay),
        Just(Settling::VanishBefore),
        Just(Settling::VanishAfter),
    ];
    let fault = prop_oneof![Just(Fault::Before), Just(Fault::After)];
    prop_oneof![
        8 => (0_usize..4, prop::bool::weighted(0.15)).prop_map(|(payment, other)| Event::Arrive(payment, other)),
        24 => (0_usize..4, 1_u8..14).prop_map(|(worker, steps)| Event::Turn(worker, steps)),
        2 => (0_usize..4).prop_map(Event::HangUp),
        4 => Just(Event::Crash),
        4 => prop_oneof![1_u64..20, LEASE..2 * LEASE, Just(300)].prop_map(Event::Pass),
        2 => Just(Event::Mine),
        3 => settling.prop_map(Event::Plan),
        2 => (0_u8..8, fault).prop_map(|(well, fault)| Event::Store(well, fault)),
        1 => (0_usize..4).prop_map(Event::Cancel),
        2 => (0_usize..4).prop_map(Event::Stranger),
        2 => Just(Event::Reconcile),
        2 => prop::bool::ANY.prop_map(Event::Blind),
    ]
}

/// Two payments of their own, and two of one payer under one identifier.
static PAYMENTS: LazyLock<[Payment; 4]> = LazyLock::new(|| {
    let id = Some("purchase-000000001");
    [pay(Card::Lab, 1, 1, None), pay(Card::Lab, 1, 2, None), pay(Card::Lab, 2, 3, id), pay(Card::Lab, 2, 4, id)]
});

/// Which purchase a payment is for: what may be charged once.
const PURCHASES: [usize; 4] = [0, 1, 2, 2];

struct Worker {
    gate: Arc<Gate>,
    task: JoinHandle<Answer>,
    payment: usize,
    other: bool,
}

/// One life of the server.
struct Life {
    runtime: Runtime,
    workers: Vec<Worker>,
}

impl Life {
    fn begin() -> Life {
        let runtime = Builder::new_current_thread().enable_time().build().expect("a runtime");
        Life { runtime, workers: Vec::new() }
    }
}

/// What was handed out: for each purchase, which document and which report.
#[derive(Default)]
struct Seen {
    served: BTreeMap<usize, BTreeSet<(bool, String)>>,
    /// When strangers tried to submit a payment for the first time.
    carried: BTreeMap<usize, u64>,
    faults: Vec<String>,
}

fn charged(world: &World, purchase: usize) -> u32 {
    let own = PAYMENTS.iter().zip(PURCHASES).filter(|(_, of)| *of == purchase);
    own.map(|(payment, _)| world.chain.transfers(&payment.key)).sum()
}

fn body(other: bool) -> &'static str {
    if other { OTHER_LAB } else { LAB }
}

impl Seen {
    fn answer(&mut self, world: &World, payment: usize, other: bool, answer: Answer) {
        let Ok(outcome) = answer else { return };
        let purchase = PURCHASES[payment];
        if outcome.settlement.is_none() || charged(world, purchase) == 0 {
            self.faults.push(format!("payment {payment} was served and {} times charged", charged(world, purchase)));
        }
        let report = outcome.record.report().to_owned();
        self.served.entry(purchase).or_default().insert((other, report));
    }
}

fn run(events: &[Event]) -> Result<(), TestCaseError> {
    let world = World::new(200);
    let mut life = Life::begin();
    let mut seen = Seen::default();
    for event in events {
        let Life { runtime, workers } = &mut life;
        match event {
            Event::Arrive(payment, other) => {
                let _inside = runtime.enter();
                let (gate, task) = Desk::begin(&world, Card::Lab, body(*other), Some(&PAYMENTS[*payment]));
                workers.push(Worker { gate, task, payment: *payment, other: *other });
            }
            Event::Turn(worker, steps) if !workers.is_empty() => {
                let worker = worker % workers.len();
                let gate = Arc::clone(&workers[worker].gate);
                let ended = runtime.block_on(async {
                    for _ in 0..*steps {
                        if gate.go().await.is_none() {
                            return true;
                        }
                    }
                    false
                });
                if ended {
                    let Worker { task, payment, other, .. } = workers.swap_remove(worker);
                    // Whoever hung up gets no answer.
                    if let Ok(answer) = runtime.block_on(task) {
                        seen.answer(&world, payment, other, answer);
                    }
                }
            }
            Event::HangUp(worker) if !workers.is_empty() => workers[worker % workers.len()].task.abort(),
            Event::Crash => life = Life::begin(),
            Event::Pass(seconds) => world.pass(*seconds),
            Event::Mine => world.chain.mine(),
            Event::Plan(settling) => world.chain.plan([settling.clone()]),
            Event::Store(well, fault) => {
                world.shelf.plan([Some(*fault)].into_iter().chain((0..*well).map(|_| None)));
            }
            Event::Cancel(payment) => world.chain.cancel(&PAYMENTS[*payment].key),
            Event::Stranger(payment) => {
                world.chain.submit_by_stranger(&PAYMENTS[*payment].checked);
                seen.carried.entry(*payment).or_insert_with(|| world.clock.unix_millis() / 1000);
            }
            Event::Blind(blind) => world.chain.set_blind(*blind),
            Event::Reconcile => runtime.block_on(upkeep::reconcile(Desk::new(&world, &Gate::open()).as_ref())),
            Event::Turn(..) | Event::HangUp(_) => {}
        }
    }
    // The last server dies; the chain mines what it has; leases run out; nothing goes wrong any more.
    drop(life);
    world.chain.mine();
    world.shelf.heal();
    world.chain.heal();
    world.chain.set_blind(false);
    world.pass(LEASE);
    let Life { runtime, .. } = Life::begin();
    runtime.block_on(async {
        // Twice, because of two payments under one identifier the first may have to wait for what becomes of the second.
        for other in [false, true, false, true] {
            for (number, payment) in PAYMENTS.iter().enumerate() {
                let answer = Desk::serve_alone(&world, Card::Lab, body(other), payment).await;
                seen.answer(&world, number, other, answer);
            }
        }
        judge(&world, &seen).await
    })
}

async fn judge(world: &World, seen: &Seen) -> Result<(), TestCaseError> {
    prop_assert!(seen.faults.is_empty(), "{:?}", seen.faults);
    for payment in PAYMENTS.iter() {
        prop_assert!(world.chain.transfers(&payment.key) <= 1, "one authorisation was settled twice");
    }
    let mut paid = 0;
    for purchase in 0..3 {
        let served = seen.served.get(&purchase).map_or(0, BTreeSet::len);
        let charged = charged(world, purchase);
        let own = || (0..PAYMENTS.len()).filter(|number| PURCHASES[*number] == purchase);
        let carried = own().filter(|number| world.chain.is_carried(&PAYMENTS[*number].key)).count();
        let by_us = usize::try_from(charged).expect("they are few") - carried;
        prop_assert!(served <= 1 && by_us <= 1, "purchase {purchase}: {served} reports, {by_us} charges");
        prop_assert!(served == 0 || charged > 0, "purchase {} is not paid", purchase);
        // What a stranger submitted is served if it is shown as long as the offer asks payments to be valid.
        let now = world.clock.unix_millis() / 1000;
        let late = own().any(|number| seen.carried.get(&number).is_some_and(|at| now - at > VALIDITY));
        prop_assert!(served == 1 || charged == 0 || (by_us == 0 && late), "purchase {} is not served", purchase);
        paid += served;
    }
    // What was stored for nobody is under an id that nobody was told; of the rest each was paid.
    prop_assert!(world.readable().await >= paid, "a paid report is not stored");
    Ok(())
}

/// 20,000 cases whatever `PROPTEST_CASES` says of other tests, or as many as `BAIHUA_INTERLEAVINGS` says.
fn cases() -> ProptestConfig {
    let asked = std::env::var("BAIHUA_INTERLEAVINGS").ok().and_then(|text| text.parse().ok());
    ProptestConfig { cases: asked.unwrap_or(20_000), max_shrink_iters: 4_000, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn money_and_report_stay_together(events in prop::collection::vec(event(), 1..40)) {
        run(&events)?;
    }
}

/// A server that dies at every step once, and again at every step while it makes up for it.
#[test]
fn death_at_every_step_and_again_at_every_step() {
    for first in 0..16 {
        for second in 0..16 {
            for between in [1, LEASE] {
                let events = [
                    Event::Arrive(0, false),
                    Event::Turn(0, first),
                    Event::Crash,
                    Event::Pass(between),
                    Event::Arrive(0, false),
                    Event::Turn(0, second),
                    Event::Crash,
                    Event::Reconcile,
                ];
                run(&events).unwrap_or_else(|fault| panic!("{first}, {second}, {between} s: {fault}"));
            }
        }
    }
}
