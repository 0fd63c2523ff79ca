//! Composition root: builds the running parts from the options. Only this module chooses store, till and clock.

pub mod cash;
pub mod model;
pub mod store;

use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use anyhow::Context;
use baihua_analyzer::{Analyzer, Recognised, Report, provider::OpenAi};
use baihua_attest::SigningKey;
use baihua_kb::{Card, Release, builtin};
use baihua_report_store::{Backend, Clock};
use baihua_x402::{Facilitator, Offer, Till, TillSettings, asked_too_often};
use tokio::sync::{Mutex, Semaphore, watch};

use self::{cash::Cash, store::Store};
use crate::{
    breaker::{Breaker, BreakerSettings, Permit},
    config::{Config, Payment, secret},
    demo::Demo,
    flow::Product,
    ledger::StoreLedger,
    limits::Limits,
    metrics::{Load, Metrics},
    pages,
    ports::{Dependency, FlowSettings, Ports, Step},
    problem::{Problem, chain},
    refusals::Refusals,
};

/// Called at every step of the flow. The server does nothing there; the crash tests die.
pub type Hook = fn(Step);

/// The system's clock.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn unix_millis(&self) -> u64 {
        unix_millis()
    }
}

/// Milliseconds since 1970-01-01 UTC by the system's clock.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "the one place where the server reads its clock")]
pub fn unix_millis() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// The release this program is.
#[must_use]
pub fn release() -> Release {
    Release { version: env!("CARGO_PKG_VERSION").to_owned(), commit: env!("BAIHUA_COMMIT").to_owned() }
}

/// The running service: all its parts.
pub struct App {
    config: Config,
    settings: FlowSettings,
    analyzer: Analyzer,
    provider: Option<OpenAi>,
    store: Arc<Store>,
    clock: SystemClock,
    till: Option<Till<Cash, StoreLedger<Store>>>,
    offers: Vec<(Product, Offer)>,
    places: Semaphore,
    places_in_all: usize,
    metrics: Metrics,
    refusals: Refusals,
    /// Whoever asks chain or facilitator whether it is ready; the others wait for the answer.
    probing: Mutex<()>,
    breakers: [Breaker; 3],
    /// Read when they are first asked for, so that the start does not wait for it.
    demos: OnceLock<Vec<Demo>>,
    /// When the process started, in seconds since 1970.
    started: u64,
    hook: Hook,
    runtime: tokio::runtime::Handle,
    limits: Limits,
    draining: AtomicBool,
    stopping: watch::Sender<bool>,
    description: OnceLock<String>,
    signing_key: Option<SigningKey>,
    /// One permit for each reading that goes on after its request was answered.
    deferrals: Arc<Semaphore>,
    module: Option<pages::Module>,
    ocr: Option<pages::Module>,
}

impl App {
    /// Builds everything a validated configuration names. `base_url` stands before every path in links.
    ///
    /// # Errors
    ///
    /// One line that names the option.
    pub async fn build(config: Config, base_url: String, hook: Hook) -> anyhow::Result<App> {
        let store = Arc::new(Store::open(&config)?);
        let cash = Cash::connect(&config, hook).await?;
        let mut offers = Vec::new();
        if let Some(cash) = &cash {
            for product in Product::ALL {
                let offer = cash::offer(&config, &base_url, product)?;
                cash.covers(&offer).await?;
                offers.push((product, offer));
            }
        }
        let lease = TillSettings::default()
            .with_lease_seconds(config.payment_lease.as_secs())
            .with_keep(config.report_ttl + Duration::from_secs(60 * 60));
        let till = cash.map(|cash| Till::with_settings(cash, StoreLedger(Arc::clone(&store)), lease));
        let analyzer = Analyzer::new(builtin()).with_settings(model::settings(&config));
        let provider = model::prepare(&config)?;
        let settings = FlowSettings {
            base_url,
            release: release(),
            report_ttl: config.report_ttl,
            receipt_budget: config.receipt_budget,
            daily_quota: config.daily_quota,
            repeat_wait: config.repeat_wait,
            queue_wait: config.queue_wait,
        };
        let module = config.wasm_dir.as_deref().map(pages::Module::reviewer).transpose().context("--wasm-dir")?;
        let ocr = config.ocr_dir.as_deref().map(pages::Module::ocr).transpose().context("--ocr-dir")?;
        let signing_key = match secret("BAIHUA_SIGNING_KEY")? {
            Some(digits) => Some(SigningKey::from_hex(&digits).context("BAIHUA_SIGNING_KEY")?),
            None => None,
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let places = config.max_analyses.unwrap_or(4 * cores);
        let breaker = BreakerSettings {
            failures: config.breaker_failures,
            pause: config.breaker_pause,
            fresh: config.breaker_fresh,
        };
        // Probing the chain is a network call, so it is not done for every request.
        let slower = BreakerSettings { fresh: config.breaker_fresh.max(Duration::from_secs(5)), ..breaker };
        Ok(App {
            places: Semaphore::new(places),
            places_in_all: places,
            breakers: [
                Breaker::new(Dependency::Store.name(), breaker),
                Breaker::new(Dependency::Payment.name(), slower),
                Breaker::new(Dependency::Provider.name(), breaker),
            ],
            limits: Limits::new(&config, places),
            deferrals: Arc::new(Semaphore::new(config.most_deferred)),
            config,
            settings,
            analyzer,
            provider,
            store,
            clock: SystemClock,
            till,
            offers,
            metrics: Metrics::default().of(&release()),
            refusals: Refusals::default(),
            probing: Mutex::default(),
            demos: OnceLock::new(),
            started: unix_millis() / 1000,
            hook,
            runtime: tokio::runtime::Handle::current(),
            draining: AtomicBool::new(false),
            stopping: watch::Sender::new(false),
            description: OnceLock::new(),
            signing_key,
            module,
            ocr,
        })
    }

    /// The options.
    #[must_use]
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The demo documents with their reports. The first call reads them, which takes some ten milliseconds.
    pub fn demos(&self) -> &[Demo] {
        self.demos.get_or_init(|| {
            let made = crate::demo::make(&self.analyzer, &self.settings, self.started);
            made.expect("a test reads the demo documents")
        })
    }

    /// The store, with what only it can do.
    #[must_use]
    pub fn opened_store(&self) -> &Store {
        &self.store
    }

    /// Where the flow runs.
    #[must_use]
    pub fn runtime(&self) -> &tokio::runtime::Handle {
        &self.runtime
    }

    /// The description of the interface, made by whoever asks first.
    pub fn description(&self, make: impl FnOnce() -> String) -> &str {
        self.description.get_or_init(make)
    }

    /// The reviewer for the reader's own device, where the operator ships it.
    #[must_use]
    pub(crate) fn module(&self) -> Option<&pages::Module> {
        self.module.as_ref()
    }

    /// The recogniser of characters for the reader's own device, where the operator ships it.
    #[must_use]
    pub(crate) fn ocr(&self) -> Option<&pages::Module> {
        self.ocr.as_ref()
    }

    /// Starts draining: new clients are told to go elsewhere.
    pub fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
    }

    /// Whether a stop was asked for.
    #[must_use]
    pub fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }

    /// What clients may take of the service.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// The listener is about to close: what has not arrived by now need not arrive.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// The places of readings that go on after their request was answered.
    #[must_use]
    pub(crate) fn deferrals(&self) -> Arc<Semaphore> {
        Arc::clone(&self.deferrals)
    }

    /// Waits until no reading goes on without its client.
    pub(crate) async fn deferred_done(&self) {
        let all = u32::try_from(self.config.most_deferred).unwrap_or(u32::MAX);
        // Nobody closes it.
        drop(self.deferrals.acquire_many(all).await);
    }

    /// Waits until [`App::stop`] is called.
    pub async fn stopping(&self) {
        // The sender is ours, so the channel cannot be closed.
        drop(self.stopping.subscribe().wait_for(|stopping| *stopping).await);
    }

    /// The page of a demo's report, for the self-check.
    #[must_use]
    pub fn report_page(&self, demo: &Demo, report: &Report) -> String {
        pages::routes::demo_page(&pages::routes::site(self), demo, report, pages::Lang::Zh)
    }

    /// Name and state of every dependency that is in use.
    #[must_use]
    pub fn dependencies(&self) -> Vec<(&'static str, &'static str)> {
        let used = |dependency| match dependency {
            Dependency::Store => true,
            Dependency::Payment => self.till.is_some(),
            Dependency::Provider => self.provider.is_some(),
        };
        Dependency::ALL
            .into_iter()
            .map(|dependency| {
                (dependency.name(), if used(dependency) { self.breaker(dependency).state() } else { "off" })
            })
            .collect()
    }

    /// What `check-config` prints, lines of name and value, and whether the service could begin as it is.
    pub async fn describe(&self) -> (Vec<(&'static str, String)>, bool) {
        let mut well = true;
        let mut lines = vec![
            ("listen", self.config.listen.to_string()),
            ("base url", self.settings.base_url.clone()),
            ("payment", self.config.payment.name().to_owned()),
            ("report lifetime", humantime::format_duration(self.config.report_ttl).to_string()),
        ];
        match self.store.ready().await {
            Ok(()) => lines.push(("store", "ready".to_owned())),
            Err(error) => {
                well = false;
                lines.push(("store", chain(&error)));
            }
        }
        if let Some(warning) = self.store.warning().await {
            lines.push(("store warning", warning));
        }
        if let Some(key) = &self.signing_key {
            lines.push(("readings signed by", key.address().to_string()));
        }
        for (product, offer) in &self.offers {
            let name = match product {
                Product::Reading(Card::Contract) => "price of a contract",
                Product::Reading(Card::Lab) => "price of a lab report",
                Product::Reading(Card::Policy) => "price of a policy",
                Product::Comparison => "price of a comparison",
            };
            lines.push((name, format!("{} = {} units", offer.price(), offer.price().amount())));
        }
        if let (Some(till), Some((_, offer))) = (&self.till, self.offers.first()) {
            let asset = offer.asset();
            lines.push(("paid to", offer.pay_to().to_string()));
            if cash::lacks_checksum(self.config.pay_to.as_deref()) {
                lines.push((
                    "payee warning",
                    "--pay-to has no checksum, so a wrong digit would not be noticed".to_owned(),
                ));
            }
            lines.push(("network", asset.network().to_string()));
            lines.push((
                "asset",
                format!(
                    "{} ({}, version {}, {} decimals)",
                    asset.address(),
                    asset.name(),
                    asset.version(),
                    asset.decimals()
                ),
            ));
            let agrees = match self.config.rpc_url.as_slice() {
                [] => "not asked: no --rpc-url",
                _ => "chain id, domain separator and decimals agree",
            };
            lines.push(("chain", agrees.to_owned()));
            lines.extend(till.facilitator().describe().await);
        }
        (lines, well)
    }

    fn breaker(&self, dependency: Dependency) -> &Breaker {
        match dependency {
            Dependency::Store => &self.breakers[0],
            Dependency::Payment => &self.breakers[1],
            Dependency::Provider => &self.breakers[2],
        }
    }

    /// Metrics as text, with the breakers' states of this moment.
    #[must_use]
    pub fn metrics_text(&self) -> String {
        for (name, state) in self.dependencies() {
            if state != "off" {
                self.metrics.breaker(name, state);
            }
        }
        if let Some(provider) = &self.provider {
            self.metrics.provider(&provider.usage());
        }
        self.metrics.load(&Load {
            connections: self.limits.connections(),
            body_bytes: self.limits.bodies().held(),
            places: self.places_in_all.saturating_sub(self.places.available_permits()),
        });
        self.metrics.text()
    }

    async fn ask(&self, dependency: Dependency) -> anyhow::Result<()> {
        match dependency {
            Dependency::Store => self.store.ready().await.context("store"),
            Dependency::Payment => match &self.till {
                Some(till) => till.facilitator().ready().await.context("payment"),
                None => Ok(()),
            },
            Dependency::Provider => Ok(()),
        }
    }
}

impl Ports for App {
    type Store = Store;
    type Facilitator = Cash;
    type Clock = SystemClock;

    fn analyzer(&self) -> &Analyzer {
        &self.analyzer
    }

    fn store(&self) -> &Store {
        &self.store
    }

    fn clock(&self) -> &SystemClock {
        &self.clock
    }

    fn till(&self) -> Option<&Till<Cash, StoreLedger<Store>>> {
        self.till.as_ref()
    }

    fn offer(&self, product: Product) -> Option<&Offer> {
        self.offers.iter().find(|(known, _)| *known == product).map(|(_, offer)| offer)
    }

    fn signing_key(&self) -> Option<&SigningKey> {
        self.signing_key.as_ref()
    }

    fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        getrandom::fill(&mut bytes).expect("an operating system without random numbers runs no server");
        bytes
    }

    async fn sleep(&self, time: Duration) {
        tokio::time::sleep(time).await;
    }

    fn settings(&self) -> &FlowSettings {
        &self.settings
    }

    fn places(&self) -> &Semaphore {
        &self.places
    }

    fn refusals(&self) -> &Refusals {
        &self.refusals
    }

    fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    async fn dependency_ready(&self, dependency: Dependency) -> Result<(), Duration> {
        let breaker = self.breaker(dependency);
        if dependency == Dependency::Provider {
            // A probe of the model costs as much as a real call.
            return breaker.trial(unix_millis()).map_or(Ok(()), Err);
        }
        if breaker.is_fresh(unix_millis()) {
            return Ok(());
        }
        let _alone = match dependency {
            Dependency::Payment => Some(self.probing.lock().await),
            _ => None,
        };
        match breaker.permit(unix_millis()) {
            Permit::Go => Ok(()),
            Permit::Wait(time) => Err(time),
            Permit::Probe => match self.ask(dependency).await {
                Ok(()) => {
                    breaker.succeeded(unix_millis());
                    Ok(())
                }
                // Whoever says "not so often" is well. Calls that are refused for it are answered one by one.
                Err(error) if asked_too_often(error.as_ref()) => {
                    tracing::warn!(dependency = dependency.name(), "asked too often");
                    breaker.succeeded(unix_millis());
                    Ok(())
                }
                Err(error) => {
                    tracing::warn!(dependency = dependency.name(), error = %chain(error.as_ref()), "not ready");
                    breaker.failed(unix_millis());
                    Err(Duration::from_secs(1))
                }
            },
        }
    }

    fn dependency_failed(&self, dependency: Dependency) {
        self.breaker(dependency).failed(unix_millis());
    }

    fn asks_provider(&self, document: &Recognised) -> bool {
        self.provider.is_some() && document.order().consent && document.order().card != Card::Lab
    }

    async fn read_with_provider(&self, document: Recognised) -> Result<Report, Problem> {
        let breaker = self.breaker(Dependency::Provider);
        let deadline = tokio::time::sleep(self.config.llm_timeout);
        match self.analyzer.run_until(&document, self.provider.as_ref(), deadline).await {
            Ok(report) => {
                breaker.succeeded(unix_millis());
                Ok(report)
            }
            Err(error) => {
                tracing::warn!(error = %chain(&error), "provider failed");
                if error.is_outage() {
                    breaker.failed(unix_millis());
                }
                Err(model::problem(&error))
            }
        }
    }

    async fn reach(&self, step: Step) {
        (self.hook)(step);
    }
}

/// Whether analyses cost money.
#[must_use]
pub fn is_paid(config: &Config) -> bool {
    config.payment != Payment::Off
}
