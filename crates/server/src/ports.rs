//! The interface between the flow and the outside. The server implements it with real parts, tests with fakes.

use std::{future::Future, time::Duration};

use baihua_analyzer::{Analyzer, Recognised, Report};
use baihua_attest::SigningKey;
use baihua_kb::Release;
use baihua_report_store::{Backend, Clock, Reports};
use baihua_x402::{Facilitator, Offer, Till};
use tokio::sync::Semaphore;

use crate::{flow::Product, ledger::StoreLedger, metrics::Metrics, problem::Problem, refusals::Refusals};

/// Everything that the flow depends on.
pub trait Ports: Send + Sync + Sized + 'static {
    /// Where reports, reservations and counts are kept.
    type Store: Backend + 'static;
    /// Who moves money.
    type Facilitator: Facilitator + 'static;
    /// What tells the time.
    type Clock: Clock + 'static;

    /// The reader of documents.
    fn analyzer(&self) -> &Analyzer;
    /// The store.
    fn store(&self) -> &Self::Store;
    /// The clock.
    fn clock(&self) -> &Self::Clock;
    /// The till; none if payment is off.
    fn till(&self) -> Option<&Till<Self::Facilitator, StoreLedger<Self::Store>>>;
    /// What an analysis costs; none if payment is off.
    fn offer(&self, product: Product) -> Option<&Offer>;
    /// The key that vouches for readings; none if they are handed out unsigned.
    fn signing_key(&self) -> Option<&SigningKey> {
        None
    }
    /// Fresh random bytes that nobody can guess.
    fn random<const N: usize>(&self) -> [u8; N];
    /// Waits.
    fn sleep(&self, time: Duration) -> impl Future<Output = ()> + Send;
    /// What the operator chose.
    fn settings(&self) -> &FlowSettings;
    /// One permit for each analysis at the same time.
    fn places(&self) -> &Semaphore;
    /// Who has shown bad payments lately.
    fn refusals(&self) -> &Refusals;
    /// What is counted.
    fn metrics(&self) -> &Metrics;
    /// Whether a dependency is usable now.
    ///
    /// # Errors
    ///
    /// How long to wait before calling it again.
    fn dependency_ready(&self, dependency: Dependency) -> impl Future<Output = Result<(), Duration>> + Send;
    /// A dependency failed in the middle of a call.
    fn dependency_failed(&self, dependency: Dependency);
    /// Whether the provider takes part in reading this document: one is configured, and there is consent.
    fn asks_provider(&self, document: &Recognised) -> bool;
    /// Reads with the provider.
    ///
    /// # Errors
    ///
    /// The problem to answer with; nothing is charged.
    fn read_with_provider(&self, document: Recognised) -> impl Future<Output = Result<Report, Problem>> + Send;
    /// Called at every step of the flow; crash tests kill the process here.
    fn reach(&self, step: Step) -> impl Future<Output = ()> + Send {
        let _ = step;
        async {}
    }

    /// Milliseconds since 1970-01-01 UTC.
    fn now_millis(&self) -> u64 {
        self.clock().unix_millis()
    }
    /// The reports in the store.
    fn reports(&self) -> Reports<'_, Self::Store, Self::Clock> {
        Reports::over(self.store(), self.clock())
    }
}

/// What the operator chose, as far as the flow needs it.
#[derive(Clone, Debug)]
pub struct FlowSettings {
    /// Base URL of links.
    pub base_url: String,
    /// The release that serves.
    pub release: Release,
    /// How long a report lives.
    pub report_ttl: Duration,
    /// Characters of a receipt.
    pub receipt_budget: usize,
    /// Paid calls per payer and day.
    pub daily_quota: u32,
    /// How long a repeat waits for the first one.
    pub repeat_wait: Duration,
    /// How long an analysis waits for its turn.
    pub queue_wait: Duration,
}

/// A dependency of the service.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Dependency {
    /// Where reports, reservations and counts are kept.
    Store,
    /// Chain or facilitator.
    Payment,
    /// The model provider.
    Provider,
}

impl Dependency {
    /// Every dependency, in the order in which they are asked.
    pub const ALL: [Dependency; 3] = [Dependency::Store, Dependency::Payment, Dependency::Provider];

    /// The name in `/health`, logs and metrics.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Dependency::Store => "store",
            Dependency::Payment => "payment",
            Dependency::Provider => "provider",
        }
    }
}

/// The steps of the flow at which crash tests kill the process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The request has arrived.
    Received,
    /// Its content is recognised.
    Recognised,
    /// The service could serve it.
    Able,
    /// The payment is proved.
    Verified,
    /// It is counted against the quota.
    Counted,
    /// It is reserved.
    Reserved,
    /// It is in the journal.
    Journaled,
    /// The report is made.
    Analysed,
    /// The report is stored.
    Stored,
    /// The place of the report is noted; no money has moved yet.
    Noted,
    /// The money has moved; the ledger does not know yet.
    Moved,
    /// The ledger knows.
    Settled,
    /// All is done but the answer.
    Answered,
}

impl Step {
    /// Every step, in order.
    pub const ALL: [Step; 13] = [
        Step::Received,
        Step::Recognised,
        Step::Able,
        Step::Verified,
        Step::Counted,
        Step::Reserved,
        Step::Journaled,
        Step::Analysed,
        Step::Stored,
        Step::Noted,
        Step::Moved,
        Step::Settled,
        Step::Answered,
    ];

    /// The name by which tests ask for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Step::Received => "received",
            Step::Recognised => "recognised",
            Step::Able => "able",
            Step::Verified => "verified",
            Step::Counted => "counted",
            Step::Reserved => "reserved",
            Step::Journaled => "journaled",
            Step::Analysed => "analysed",
            Step::Stored => "stored",
            Step::Noted => "noted",
            Step::Moved => "moved",
            Step::Settled => "settled",
            Step::Answered => "answered",
        }
    }
}
