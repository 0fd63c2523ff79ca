//! Whatever the order of events, and wherever workers die: one authorisation moves money once, money moved means a result
//! that can be fetched, and nothing is handed out that was not paid.

use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, BTreeSet},
    future::Future,
    pin::Pin,
    rc::Rc,
    task::{Context, Poll, Waker},
};

use baihua_x402::{
    Challenge, Checked, Entry, Nonce, PaymentKey, Presented, Reason, RequestTag, Reserved, SettleError, Settled,
    Ticket, Till, TillSettings, UnixSeconds, challenge, check,
    testkit::{Buyer, FakeFacilitator, LedgerFault, MemoryLedger, Settling},
};
use proptest::prelude::*;

const START: u64 = 1_800_000_000;
const LEASE: u64 = 50;
/// For how long the offer asks payers to let an authorisation be valid.
const VALIDITY: u64 = 300;

/// What one payment has brought about.
#[derive(Debug, Default)]
struct History {
    served: Vec<(RequestTag, String)>,
}

struct World {
    chain: FakeFacilitator,
    ledger: MemoryLedger,
    now: Cell<u64>,
    /// The results that are stored, by their notes.
    results: RefCell<BTreeSet<String>>,
    history: RefCell<BTreeMap<PaymentKey, History>>,
    workers: Cell<u8>,
    faults: RefCell<Vec<String>>,
    /// When strangers tried to submit a payment for the first time.
    carried: RefCell<BTreeMap<PaymentKey, u64>>,
}

impl World {
    fn now(&self) -> UnixSeconds {
        UnixSeconds::new(self.now.get())
    }

    fn till(&self) -> Till<FakeFacilitator, MemoryLedger> {
        let settings = TillSettings::default().with_lease_seconds(LEASE);
        Till::with_settings(self.chain.clone(), self.ledger.clone(), settings)
    }

    fn serve(&self, key: &PaymentKey, tag: RequestTag, settled: &Settled) {
        let payer_of = settled.settlement().payer;
        if payer_of != key.payer {
            self.faults.borrow_mut().push("served on somebody else's money".to_owned());
        }
        if !self.results.borrow().contains(settled.note()) {
            self.faults.borrow_mut().push(format!("{} was served and is not stored", settled.note()));
        }
        self.history.borrow_mut().entry(key.clone()).or_default().served.push((tag, settled.note().to_owned()));
    }
}

/// One request, as a server works through it. It may be dropped at every point where it gives way.
async fn request(world: Rc<World>, payment: Presented, tag: RequestTag) {
    let till = world.till();
    let name = world.workers.get();
    world.workers.set(name.wrapping_add(1));
    let Ok(checked) = check(payment, &crate::offer(), world.now()) else { return };
    let key = checked.key();
    let Ok(verified) = till.verify(checked).await else { return };
    match till.reserve(verified, tag, Ticket::new([name; 16], world.now())).await {
        Ok(Entry::Open(reserved)) => work(&world, &till, reserved, tag, name).await,
        // Some workers cannot read what was stored just now, and give up.
        Ok(Entry::Resume { payment, .. }) if name % 5 == 4 => {
            let _ = till.release(payment, world.now()).await;
        }
        Ok(Entry::Resume { payment, note }) if world.results.borrow().contains(&note) => {
            settle(&world, &till, payment, tag, &note).await;
        }
        // The result is gone: do the work anew.
        Ok(Entry::Resume { payment, .. }) => work(&world, &till, payment, tag, name).await,
        Ok(Entry::Repeat(settled)) => world.serve(&key, tag, &settled),
        _ => {}
    }
}

async fn work(world: &World, till: &Till<FakeFacilitator, MemoryLedger>, payment: Reserved, tag: RequestTag, name: u8) {
    give_way().await;
    if name % 7 == 6 {
        // Every seventh worker finds that the work cannot be done.
        let _ = till.release(payment, world.now()).await;
        return;
    }
    let note = format!("result {name}");
    world.results.borrow_mut().insert(note.clone());
    give_way().await;
    settle(world, till, payment, tag, &note).await;
}

async fn settle(
    world: &World,
    till: &Till<FakeFacilitator, MemoryLedger>,
    payment: Reserved,
    tag: RequestTag,
    note: &str,
) {
    let key = payment.key();
    match till.settle(payment, note, world.now()).await {
        Ok(settled) => {
            if world.chain.transfers(&key) != 1 {
                world.faults.borrow_mut().push("settled without money".to_owned());
            }
            world.serve(&key, tag, &settled);
        }
        Err(SettleError::Refused { .. } | SettleError::Lost) => {
            world.results.borrow_mut().remove(note);
        }
        Err(_) => {}
    }
}

async fn give_way() {
    let mut gave = false;
    std::future::poll_fn(|_| if std::mem::replace(&mut gave, true) { Poll::Ready(()) } else { Poll::Pending }).await;
}

/// One thing that happens.
#[derive(Clone, Debug)]
enum Event {
    /// A request arrives: which payment, for which of two requests.
    Arrive(usize, bool),
    /// A worker gets that many turns.
    Turn(usize, u8),
    /// A worker dies.
    Kill(usize),
    /// Time passes.
    Pass(u64),
    /// What was delayed is mined.
    Mine,
    /// The next settlement goes like this.
    Plan(Settling),
    /// The next write to the ledger goes like this.
    Ledger(Option<LedgerFault>),
    /// The payer cancels, or tries to.
    Cancel(usize),
    /// A stranger submits the authorisation, or tries to.
    Stranger(usize),
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
    let fault = prop_oneof![Just(None), Just(Some(LedgerFault::Before)), Just(Some(LedgerFault::After))];
    prop_oneof![
        6 => (0_usize..3, prop::bool::weighted(0.15)).prop_map(|(payment, other)| Event::Arrive(payment, other)),
        20 => (0_usize..8, 1_u8..16).prop_map(|(worker, turns)| Event::Turn(worker, turns)),
        2 => (0_usize..8).prop_map(Event::Kill),
        3 => prop_oneof![1_u64..20, 40_u64..120].prop_map(Event::Pass),
        2 => Just(Event::Mine),
        3 => settling.prop_map(Event::Plan),
        1 => fault.prop_map(Event::Ledger),
        1 => (0_usize..3).prop_map(Event::Cancel),
        2 => (0_usize..3).prop_map(Event::Stranger),
        2 => prop::bool::ANY.prop_map(Event::Blind),
    ]
}

type Worker = Pin<Box<dyn Future<Output = ()>>>;

fn turn(worker: &mut Worker) -> bool {
    worker.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_ready()
}

/// Two payments without an id, and a third that shares an id with a fourth (used as "payment 2, other request").
fn payments() -> Vec<Presented> {
    let shown = Challenge::read(challenge(&crate::offer()).to_header()).expect("we read what we write");
    let buyer = Buyer::development(1);
    let now = UnixSeconds::new(START);
    let id = "purchase-000000001".parse().expect("the id has the right form");
    let nonce = |n: u8| Nonce::from_bytes([n; 32]);
    vec![
        buyer.pay(&shown, nonce(0), now).expect("it can be paid"),
        buyer.pay_once(&shown, nonce(1), now, &id).expect("it can be paid"),
        buyer.pay_once(&shown, nonce(2), now, &id).expect("it can be paid"),
    ]
}

const REQUEST: RequestTag = RequestTag::from_bytes([1; 32]);
const OTHER_REQUEST: RequestTag = RequestTag::from_bytes([2; 32]);

fn run(events: &[Event]) -> Result<(), TestCaseError> {
    thread_local! {
        static PAYMENTS: Vec<Presented> = payments();
    }
    let payments = PAYMENTS.with(Clone::clone);
    let world = Rc::new(World {
        chain: FakeFacilitator::new(),
        ledger: MemoryLedger::new(),
        now: Cell::new(START),
        results: RefCell::default(),
        history: RefCell::default(),
        workers: Cell::new(0),
        faults: RefCell::default(),
        carried: RefCell::default(),
    });
    world.chain.set_now(world.now());
    let checked: Vec<Checked> =
        payments.iter().map(|payment| check(payment.clone(), &crate::offer(), world.now()).expect("it fits")).collect();
    let keys: Vec<PaymentKey> = checked.iter().map(Checked::key).collect();
    let mut workers: Vec<Worker> = Vec::new();
    for event in events {
        match event {
            Event::Arrive(payment, other) => {
                let tag = if *other { OTHER_REQUEST } else { REQUEST };
                workers.push(Box::pin(request(Rc::clone(&world), payments[*payment].clone(), tag)));
            }
            Event::Turn(worker, turns) if !workers.is_empty() => {
                let worker = worker % workers.len();
                if (0..*turns).any(|_| turn(&mut workers[worker])) {
                    drop(workers.swap_remove(worker));
                }
            }
            Event::Kill(worker) if !workers.is_empty() => drop(workers.swap_remove(worker % workers.len())),
            Event::Pass(seconds) => {
                world.now.set(world.now.get() + seconds);
                world.chain.set_now(world.now());
            }
            Event::Mine => world.chain.mine(),
            Event::Plan(settling) => world.chain.plan([settling.clone()]),
            Event::Ledger(fault) => world.ledger.plan([*fault]),
            Event::Cancel(payment) => world.chain.cancel(&keys[*payment]),
            Event::Stranger(payment) => {
                world.chain.submit_by_stranger(&checked[*payment]);
                world.carried.borrow_mut().entry(keys[*payment].clone()).or_insert(world.now.get());
            }
            Event::Blind(blind) => world.chain.set_blind(*blind),
            Event::Turn(..) | Event::Kill(_) => {}
        }
    }
    // Everybody dies; the chain mines what it has; leases run out; nothing goes wrong any more.
    workers.clear();
    world.chain.mine();
    world.ledger.heal();
    world.chain.heal();
    world.chain.set_blind(false);
    world.now.set(world.now.get() + LEASE);
    world.chain.set_now(world.now());
    // Twice, because of two payments under one id the first may have to wait for what becomes of the second.
    for tag in [REQUEST, OTHER_REQUEST, REQUEST, OTHER_REQUEST] {
        // As upkeep does: a payment whose worker died before anything was noted is bound to no request any more.
        for key in &keys {
            let (world, key) = (Rc::clone(&world), key.clone());
            let mut upkeep: Worker = Box::pin(async move { drop(world.till().reconcile(&key, world.now()).await) });
            while !turn(&mut upkeep) {}
        }
        for payment in &payments {
            // Some workers give up, so one try is not enough.
            for _ in 0..4 {
                let mut worker: Worker = Box::pin(request(Rc::clone(&world), payment.clone(), tag));
                while !turn(&mut worker) {}
            }
        }
    }
    judge(&world, &keys)
}

fn judge(world: &World, keys: &[PaymentKey]) -> Result<(), TestCaseError> {
    let faults = world.faults.borrow();
    prop_assert!(faults.is_empty(), "{faults:?}");
    let history = world.history.borrow();
    let none = History::default();
    for key in keys {
        let served = &history.get(key).unwrap_or(&none).served;
        let transfers = world.chain.transfers(key);
        prop_assert!(transfers <= 1);
        let distinct: BTreeSet<&(RequestTag, String)> = served.iter().collect();
        prop_assert!(distinct.len() <= 1, "one payment bought {distinct:?}");
        // What a stranger submitted before anybody showed it to us is served for as long as it is offered to be valid.
        let late = world.carried.borrow().get(key).is_some_and(|at| world.now.get() - at > VALIDITY);
        if transfers == 1 && !(world.chain.is_carried(key) && late) {
            prop_assert_eq!(distinct.len(), 1, "paid and not served: {} {:?}", key, world.ledger.dump());
        }
    }
    // Who shares an id is served on the one payment that moved.
    let paid = |key: &&PaymentKey| world.chain.transfers(key) == 1;
    let by_us = keys[1..].iter().filter(paid).filter(|key| !world.chain.is_carried(key)).count();
    prop_assert!(by_us <= 1, "one id paid twice");
    // Nobody is served unless somebody's money moved.
    prop_assert!(keys[1..].iter().any(|key| paid(&key)) || !keys[1..].iter().any(|key| history.contains_key(key)));
    prop_assert!(paid(&&keys[0]) || !history.contains_key(&keys[0]));
    Ok(())
}

/// 20,000 cases, or as many as `BAIHUA_INTERLEAVINGS` says.
#[expect(clippy::disallowed_methods, reason = "a longer run is asked for by the environment")]
fn cases() -> u32 {
    std::env::var("BAIHUA_INTERLEAVINGS").ok().and_then(|text| text.parse().ok()).unwrap_or(20_000)
}

proptest! {
    #![proptest_config(ProptestConfig { max_shrink_iters: 20_000, ..ProptestConfig::with_cases(cases()) })]

    #[test]
    fn money_and_result_stay_together(events in prop::collection::vec(event(), 1..80)) {
        run(&events)?;
    }

    /// The same, with nothing but workers of two payments under one id that get a few turns each.
    #[test]
    fn one_id_is_paid_once(
        events in prop::collection::vec(
            prop_oneof![
                2 => (1_usize..3).prop_map(|payment| Event::Arrive(payment, false)),
                20 => (0_usize..6, 1_u8..5).prop_map(|(worker, turns)| Event::Turn(worker, turns)),
                1 => prop_oneof![Just(1), Just(LEASE)].prop_map(Event::Pass),
            ],
            10..160,
        ),
    ) {
        run(&events)?;
    }

    /// A payment whose first settlement got lost, and what happens to it and its twin about the end of its time.
    #[test]
    fn what_ends_is_served_once(
        ends in prop_oneof![Just(VALIDITY - LEASE), Just(VALIDITY)],
        events in prop::collection::vec(
            prop_oneof![
                2 => (1_usize..3).prop_map(|payment| Event::Arrive(payment, false)),
                20 => (0_usize..4, 1_u8..5).prop_map(|(worker, turns)| Event::Turn(worker, turns)),
                1 => Just(Event::Pass(LEASE)),
                1 => Just(Event::Stranger(1)),
            ],
            10..60,
        ),
    ) {
        let before = [Event::Plan(Settling::VanishBefore), Event::Arrive(1, false), Event::Turn(0, 250), Event::Pass(ends)];
        run(&before.into_iter().chain(events).collect::<Vec<_>>())?;
    }
}
