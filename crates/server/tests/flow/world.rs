//! What the flow stands on in these tests.

use std::{
    net::IpAddr,
    sync::{
        Arc, LazyLock, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use baihua_analyzer::{Analyzer, Recognised, Report};
use baihua_kb::{Card, Release, builtin};
use baihua_report_store::{Backend, Clock, Lookup, Memory, ReportId, Reports, StoreError, Why, testkit::ManualClock};
use baihua_server::{
    deferred::{self, Deferred},
    flow::{Call, Outcome, Product, serve},
    ledger::StoreLedger,
    metrics::Metrics,
    ports::{Dependency, FlowSettings, Ports, Step},
    problem::{Code, Problem},
    refusals::Refusals,
};
use baihua_x402::{
    Asset, AtomicAmount, Attempt, Authenticity, Challenge, Checked, Claim, Facilitator, FacilitatorError, Finding,
    Nonce, Offer, PaymentIdentifier, PaymentKey, Presented, Price, Resource, SettleFailure, Supported, Till,
    TillSettings, TransactionHash, Unavailable, UnixSeconds, challenge, check,
    testkit::{Buyer, FakeFacilitator},
};
use tokio::sync::{Notify, Semaphore};

/// When everything begins, in seconds since 1970: 2026-11-21 12:00:00 in UTC+8.
pub(crate) const START: u64 = 1_795_233_600;
/// For how many seconds a worker is left alone.
pub(crate) const LEASE: u64 = 60;
/// How long a report lives.
pub(crate) const LIFE: Duration = Duration::from_secs(24 * 60 * 60);

pub(crate) const LAB: &str = r#"{"text":"血钾 K 6.8 mmol/L 3.5-5.3"}"#;
pub(crate) const OTHER_LAB: &str = r#"{"text":"血钾 K 4.1 mmol/L 3.5-5.3"}"#;

static ANALYZER: LazyLock<Analyzer> = LazyLock::new(|| Analyzer::new(builtin()));

static OFFERS: LazyLock<Vec<(Product, Offer)>> = LazyLock::new(|| {
    let price = |product: Product| match product.card() {
        Card::Contract => "0.1",
        Card::Lab => "0.02",
        Card::Policy => "0.05",
    };
    Product::ALL.map(|product| (product, sell(product, price(product)))).to_vec()
});

fn sell(product: Product, price: &str) -> Offer {
    let price = Price::parse(price, Asset::usdt0_on_x_layer()).expect("it is a price");
    let resource = Resource::new(format!("http://shop.test{}", product.endpoint()));
    Offer::builder(resource, price, "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720".parse().expect("it is an address"))
        .min_seconds_left(30)
        .payment_identifier(false)
        .build()
        .expect("the offer is sound")
}

pub(crate) fn offer(product: impl Into<Product>) -> &'static Offer {
    let product = product.into();
    OFFERS.iter().find(|(known, _)| *known == product).map(|(_, offer)| offer).expect("everything is sold")
}

/// A payment for an endpoint, and what names it.
#[derive(Clone)]
pub(crate) struct Payment {
    pub(crate) header: Vec<u8>,
    pub(crate) key: PaymentKey,
    pub(crate) checked: Checked,
}

/// A payment of a development account, signed at the beginning.
pub(crate) fn pay(product: impl Into<Product>, account: usize, nonce: u8, identifier: Option<&str>) -> Payment {
    let offer = offer(product);
    let shown = Challenge::read(challenge(offer).to_header()).expect("we read what we write");
    let (buyer, nonce, now) = (Buyer::development(account), Nonce::from_bytes([nonce; 32]), UnixSeconds::new(START));
    let presented: Presented = match identifier {
        Some(id) => {
            let id: PaymentIdentifier = id.parse().expect("the identifier has the right form");
            buyer.pay_once(&shown, nonce, now, &id)
        }
        None => buyer.pay(&shown, nonce, now),
    }
    .expect("it can be paid");
    let header = presented.to_header().into_bytes();
    let checked = check(presented, offer, now).expect("it fits");
    Payment { header, key: checked.key(), checked }
}

/// How a write to the store goes wrong.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fault {
    /// Nothing was written.
    Before,
    /// It was written, and nobody hears of it.
    After,
}

/// A store in memory whose writes can be made to fail.
pub(crate) struct Shelf {
    memory: Memory,
    plan: Mutex<Vec<Option<Fault>>>,
    down: AtomicBool,
    /// Writes so far.
    pub(crate) writes: AtomicU64,
}

impl Shelf {
    /// Plans the next writes, the last one first.
    pub(crate) fn plan(&self, faults: impl IntoIterator<Item = Option<Fault>>) {
        self.plan.lock().unwrap_or_else(PoisonError::into_inner).extend(faults);
    }

    pub(crate) fn heal(&self) {
        self.plan.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn answers(&self) -> Result<(), StoreError> {
        match self.down.load(Ordering::Relaxed) {
            true => Err(down()),
            false => Ok(()),
        }
    }

    async fn write<T>(&self, write: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        self.answers()?;
        self.writes.fetch_add(1, Ordering::Relaxed);
        let fault = self.plan.lock().unwrap_or_else(PoisonError::into_inner).pop().flatten();
        match fault {
            None => write.await,
            Some(Fault::Before) => Err(down()),
            Some(Fault::After) => {
                write.await?;
                Err(down())
            }
        }
    }
}

fn down() -> StoreError {
    StoreError::Unavailable { why: Why::Unreachable, source: None }
}

impl Backend for Shelf {
    async fn get(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.answers()?;
        self.memory.get(key).await
    }
    async fn put(&self, key: &str, value: &[u8], keep: Duration) -> Result<(), StoreError> {
        self.write(self.memory.put(key, value, keep)).await
    }
    async fn put_new(&self, key: &str, value: &[u8], keep: Duration) -> Result<bool, StoreError> {
        self.write(self.memory.put_new(key, value, keep)).await
    }
    async fn swap(&self, key: &str, old: &[u8], new: &[u8], keep: Duration) -> Result<bool, StoreError> {
        self.write(self.memory.swap(key, old, new, keep)).await
    }
    async fn add(&self, key: &str, step: i64, keep: Duration) -> Result<i64, StoreError> {
        self.write(self.memory.add(key, step, keep)).await
    }
    async fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.write(self.memory.remove(key)).await
    }
    async fn ready(&self) -> Result<(), StoreError> {
        self.answers()
    }
}

/// What outlives a crash of the server: chain, store, time; and what the tests saw.
pub(crate) struct World {
    pub(crate) chain: FakeFacilitator,
    pub(crate) shelf: Arc<Shelf>,
    pub(crate) clock: ManualClock,
    pub(crate) daily_quota: u32,
    metrics: Metrics,
    refusals: Refusals,
    drawn: AtomicU64,
    /// Every 16 random bytes that were drawn: among them are all ids of reports.
    ids: Mutex<Vec<[u8; 16]>>,
    pub(crate) payment_down: AtomicBool,
    /// Whether a provider takes part in every reading.
    pub(crate) provider: AtomicBool,
    /// Whether it fails.
    pub(crate) provider_down: AtomicBool,
    pub(crate) places: Semaphore,
}

impl World {
    pub(crate) fn new(daily_quota: u32) -> Arc<World> {
        let clock = ManualClock::at(START * 1000);
        let chain = FakeFacilitator::new();
        chain.set_now(UnixSeconds::new(START));
        Arc::new(World {
            chain,
            shelf: Arc::new(Shelf {
                memory: Memory::new(clock.clone()),
                plan: Mutex::default(),
                down: AtomicBool::new(false),
                writes: AtomicU64::new(0),
            }),
            clock,
            daily_quota,
            metrics: Metrics::default(),
            refusals: Refusals::default(),
            drawn: AtomicU64::new(1),
            ids: Mutex::default(),
            payment_down: AtomicBool::new(false),
            provider: AtomicBool::new(false),
            provider_down: AtomicBool::new(false),
            places: Semaphore::new(64),
        })
    }

    pub(crate) fn pass(&self, seconds: u64) {
        self.clock.pass(Duration::from_secs(seconds));
        self.chain.set_now(UnixSeconds::new(self.clock.unix_millis() / 1000));
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    pub(crate) fn store_down(&self, down: bool) {
        self.shelf.down.store(down, Ordering::Relaxed);
    }

    /// Destroys a report, as its holder may.
    pub(crate) async fn destroy(&self, id: &str) {
        let id: ReportId = id.parse().expect("it is an id");
        Reports::over(self.shelf.as_ref(), &self.clock).remove(&id).await.expect("the store is up");
    }

    /// How many reports can be read by whoever has their ids.
    pub(crate) async fn readable(&self) -> usize {
        let ids = self.ids.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let mut found = 0;
        for id in ids {
            let reports = Reports::over(self.shelf.as_ref(), &self.clock);
            if matches!(reports.get(&ReportId::from_bytes(id)).await, Ok(Lookup::Found(_))) {
                found += 1;
            }
        }
        found
    }
}

/// Where a call of the flow waits until the test lets it go on, one step at a time.
pub(crate) struct Gate {
    turns: Semaphore,
    kind: Kind,
    /// What the call waits for, if it waits.
    waiting: Mutex<Option<Waiting>>,
    gone: AtomicBool,
    changed: Notify,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Nothing stops here; who waits for another worker waits for real.
    Open,
    /// The same for a call that is alone: nobody will finish while it waits, so the clock goes on instead.
    Alone,
    /// Every step stops here.
    Closed,
}

/// What a call has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waiting {
    /// A step of the flow.
    At(Step),
    /// Another worker, to finish with the same payment.
    ForAnother,
}

impl Gate {
    pub(crate) fn open() -> Arc<Gate> {
        Gate::new(Kind::Open)
    }

    pub(crate) fn alone() -> Arc<Gate> {
        Gate::new(Kind::Alone)
    }

    pub(crate) fn closed() -> Arc<Gate> {
        Gate::new(Kind::Closed)
    }

    fn new(kind: Kind) -> Arc<Gate> {
        Arc::new(Gate {
            turns: Semaphore::new(0),
            kind,
            waiting: Mutex::new(None),
            gone: AtomicBool::new(false),
            changed: Notify::new(),
        })
    }

    fn note(&self, waiting: Option<Waiting>) {
        *self.waiting.lock().unwrap_or_else(PoisonError::into_inner) = waiting;
        self.changed.notify_one();
    }

    async fn wait(&self, what: Waiting) {
        if self.kind != Kind::Closed {
            return;
        }
        // Also a call that is cut off here stands here no more.
        struct Leave<'g>(&'g Gate);
        impl Drop for Leave<'_> {
            fn drop(&mut self) {
                self.0.note(None);
            }
        }
        self.note(Some(what));
        let _leave = Leave(self);
        self.turns.acquire().await.expect("it is never closed").forget();
    }

    /// Waits until the call stands at the gate, and tells where; none if it has come to its end.
    pub(crate) async fn stands(&self) -> Option<Waiting> {
        loop {
            if self.gone.load(Ordering::Acquire) {
                return None;
            }
            if let Some(waiting) = *self.waiting.lock().unwrap_or_else(PoisonError::into_inner) {
                return Some(waiting);
            }
            self.changed.notified().await;
        }
    }

    /// Lets the call go to the next gate, and tells where it stands then.
    pub(crate) async fn go(&self) -> Option<Waiting> {
        if self.stands().await.is_some() {
            *self.waiting.lock().unwrap_or_else(PoisonError::into_inner) = None;
            self.turns.add_permits(1);
        }
        self.stands().await
    }

    /// Lets it go until it stands at `step`.
    pub(crate) async fn go_to(&self, step: Step) {
        let mut stands = self.stands().await;
        while stands != Some(Waiting::At(step)) {
            assert!(stands.is_some(), "the call ended before {}", step.name());
            stands = self.go().await;
        }
    }

    /// Lets it go to its end.
    pub(crate) async fn finish(&self) {
        while self.go().await.is_some() {}
    }
}

/// The chain, with a gate before and after money moves.
pub(crate) struct Gated {
    chain: FakeFacilitator,
    gate: Arc<Gate>,
}

impl Facilitator for Gated {
    async fn authenticate(&self, payment: &Checked) -> Result<Authenticity, FacilitatorError> {
        self.chain.authenticate(payment).await
    }
    async fn funds(&self, payment: &Checked) -> Result<Option<AtomicAmount>, Unavailable> {
        self.chain.funds(payment).await
    }
    async fn verify(&self, payment: &Checked) -> Result<(), FacilitatorError> {
        self.chain.verify(payment).await
    }
    async fn settle(&self, payment: &Checked, attempt: Attempt) -> Result<TransactionHash, SettleFailure> {
        self.gate.wait(Waiting::At(Step::Noted)).await;
        let moved = self.chain.settle(payment, attempt).await;
        self.gate.wait(Waiting::At(Step::Moved)).await;
        moved
    }
    async fn find(&self, claim: &Claim) -> Result<Finding, Unavailable> {
        self.chain.find(claim).await
    }
    async fn carried(&self, claim: &Claim) -> Result<Option<TransactionHash>, Unavailable> {
        self.chain.carried(claim).await
    }
    async fn supported(&self) -> Result<Supported, Unavailable> {
        self.chain.supported().await
    }
}

/// One server's view of the world, for one call.
pub(crate) struct Desk {
    world: Arc<World>,
    till: Till<Gated, StoreLedger<Shelf>>,
    settings: FlowSettings,
    gate: Arc<Gate>,
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.gate.gone.store(true, Ordering::Release);
        self.gate.changed.notify_one();
    }
}

impl Desk {
    pub(crate) fn new(world: &Arc<World>, gate: &Arc<Gate>) -> Arc<Desk> {
        let facilitator = Gated { chain: world.chain.clone(), gate: Arc::clone(gate) };
        let settings = TillSettings::default().with_lease_seconds(LEASE).with_keep(LIFE + Duration::from_secs(3600));
        Arc::new(Desk {
            till: Till::with_settings(facilitator, StoreLedger(Arc::clone(&world.shelf)), settings),
            settings: FlowSettings {
                base_url: "http://shop.test".to_owned(),
                release: Release { version: "1.0.0".to_owned(), commit: "0".repeat(12) },
                report_ttl: LIFE,
                receipt_budget: 4000,
                daily_quota: world.daily_quota,
                repeat_wait: Duration::from_secs(20),
                queue_wait: Duration::from_secs(5),
            },
            world: Arc::clone(world),
            gate: Arc::clone(gate),
        })
    }

    /// Serves one call with nothing in its way.
    pub(crate) async fn serve(
        world: &Arc<World>,
        product: impl Into<Product>,
        body: &str,
        paid: Option<&Payment>,
    ) -> Answer {
        serve(Desk::new(world, &Gate::open()), call(product, body, paid)).await
    }

    /// Serves one call of the client at an address.
    pub(crate) async fn serve_from(world: &Arc<World>, peer: IpAddr, body: &str, paid: &Payment) -> Answer {
        let call = Call { peer: Some(peer), ..call(Card::Lab, body, Some(paid)) };
        serve(Desk::new(world, &Gate::open()), call).await
    }

    /// Serves one call while nothing else happens.
    pub(crate) async fn serve_alone(world: &Arc<World>, card: Card, body: &str, paid: &Payment) -> Answer {
        serve(Desk::new(world, &Gate::alone()), call(card, body, Some(paid))).await
    }

    /// Begins a call whose client would rather not wait, as the routes do.
    pub(crate) fn begin_deferred(
        world: &Arc<World>,
        body: &str,
        paid: Option<&Payment>,
        longest: Duration,
    ) -> (Arc<Gate>, Deferred, tokio::task::JoinHandle<Answer>) {
        let gate = Gate::closed();
        let desk = Desk::new(world, &gate);
        let (deferral, deferred) = deferred::offer(longest);
        let (call, end) = (Call { deferral: Some(deferral), ..call(Card::Lab, body, paid) }, deferred.end());
        let task = tokio::spawn(async move {
            let answer = serve(Arc::clone(&desk), call).await;
            end.note(desk.as_ref(), &answer).await;
            answer
        });
        (gate, deferred, task)
    }

    /// Begins a call that the test leads from gate to gate.
    pub(crate) fn begin(
        world: &Arc<World>,
        card: Card,
        body: &str,
        paid: Option<&Payment>,
    ) -> (Arc<Gate>, tokio::task::JoinHandle<Answer>) {
        let gate = Gate::closed();
        let task = tokio::spawn(serve(Desk::new(world, &gate), call(card, body, paid)));
        (gate, task)
    }
}

pub(crate) type Answer = Result<Outcome, Problem>;

fn call(product: impl Into<Product>, body: &str, paid: Option<&Payment>) -> Call {
    Call {
        product: product.into(),
        body: body.as_bytes().to_vec(),
        payment: paid.map(|payment| payment.header.clone()),
        peer: None,
        idempotency_key: None,
        deferral: None,
    }
}

/// The code of an answer that is a problem.
#[track_caller]
pub(crate) fn code(answer: &Answer) -> Code {
    match answer {
        Ok(_) => panic!("a report was handed out"),
        Err(problem) => problem.code(),
    }
}

/// The report of an answer that is one.
#[track_caller]
pub(crate) fn report(answer: Answer) -> String {
    match answer {
        Ok(outcome) => outcome.record.report().to_owned(),
        Err(problem) => panic!("{}", problem.document("-")),
    }
}

impl Ports for Desk {
    type Store = Shelf;
    type Facilitator = Gated;
    type Clock = ManualClock;

    fn analyzer(&self) -> &Analyzer {
        &ANALYZER
    }
    fn store(&self) -> &Shelf {
        &self.world.shelf
    }
    fn clock(&self) -> &ManualClock {
        &self.world.clock
    }
    fn till(&self) -> Option<&Till<Gated, StoreLedger<Shelf>>> {
        Some(&self.till)
    }
    fn offer(&self, product: Product) -> Option<&Offer> {
        Some(offer(product))
    }
    fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        let number = self.world.drawn.fetch_add(1, Ordering::Relaxed).to_be_bytes();
        for (byte, drawn) in bytes.iter_mut().zip(number) {
            *byte = drawn;
        }
        if let Ok(id) = <[u8; 16]>::try_from(bytes.as_slice()) {
            self.world.ids.lock().unwrap_or_else(PoisonError::into_inner).push(id);
        }
        bytes
    }
    async fn sleep(&self, time: Duration) {
        match self.gate.kind {
            Kind::Open => tokio::time::sleep(time / 20).await,
            Kind::Alone => self.world.clock.pass(time),
            Kind::Closed => self.gate.wait(Waiting::ForAnother).await,
        }
    }
    fn settings(&self) -> &FlowSettings {
        &self.settings
    }
    fn places(&self) -> &Semaphore {
        &self.world.places
    }
    fn refusals(&self) -> &Refusals {
        &self.world.refusals
    }
    fn metrics(&self) -> &Metrics {
        &self.world.metrics
    }
    async fn dependency_ready(&self, dependency: Dependency) -> Result<(), Duration> {
        let ready = match dependency {
            Dependency::Store => self.world.shelf.ready().await.is_ok(),
            Dependency::Payment => !self.world.payment_down.load(Ordering::Relaxed),
            Dependency::Provider => true,
        };
        if ready { Ok(()) } else { Err(Duration::from_secs(4)) }
    }
    fn dependency_failed(&self, _: Dependency) {}
    fn asks_provider(&self, _: &Recognised) -> bool {
        self.world.provider.load(Ordering::Relaxed)
    }
    async fn read_with_provider(&self, document: Recognised) -> Result<Report, Problem> {
        match self.world.provider_down.load(Ordering::Relaxed) {
            true => Err(Problem::new(Code::ProviderUnavailable, "没有应答", "no answer").retry_after(1)),
            false => Ok(ANALYZER.review(&document)),
        }
    }
    async fn reach(&self, step: Step) {
        self.gate.wait(Waiting::At(step)).await;
    }
}
