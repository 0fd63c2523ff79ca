//! Prometheus metrics. No label contains data of a document or a person.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use baihua_analyzer::{Report, provider::Usage};
use baihua_kb::Release;
use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram},
    registry::{Registry, Unit},
};

use crate::process;

/// Edges of the buckets in seconds: close together where a reading lies (10 to 250 ms), wide apart where a provider or a
/// settlement is waited for.
const SECONDS: [f64; 18] =
    [0.001, 0.0025, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 100.0];

/// Counted for the whole process, because the log that tells of them is one for the whole process.
static REFUSED_BY_HTTP: AtomicU64 = AtomicU64::new(0);

/// What came on a connection was no HTTP.
pub(crate) fn refused_by_http() {
    REFUSED_BY_HTTP.fetch_add(1, Ordering::Relaxed);
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    route: &'static str,
    status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Build {
    version: String,
    commit: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Of {
    what: &'static str,
}

/// Counters and histograms of one server.
pub struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    seconds: Family<Of, Histogram>,
    analyses: Family<Of, Counter>,
    findings: Family<Of, Counter>,
    payments: Family<Of, Counter>,
    breakers: Family<Of, Gauge>,
    tokens: Family<Of, Counter>,
    provider_calls: Family<Of, Counter>,
    journal: Gauge,
    swept: Counter,
    limited: Family<Of, Counter>,
    turned_away: Family<Of, Counter>,
    refused_by_http: Counter,
    in_flight: Gauge,
    waiting: Gauge,
    reading: Gauge,
    connections: Gauge,
    body_bytes: Gauge,
    build: Family<Build, Gauge>,
    process: Process,
}

/// What is counted elsewhere and looked up when metrics are read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Load {
    /// Open connections.
    pub connections: usize,
    /// Bytes of bodies in memory.
    pub body_bytes: usize,
    /// Analyses that are being made.
    pub places: usize,
}

/// What the operating system says, under the names that Prometheus' own clients use.
struct Process {
    cpu: Counter<f64, AtomicU64>,
    resident: Gauge,
    fds: Gauge,
    threads: Gauge,
}

impl Process {
    fn register(registry: &mut Registry) -> Process {
        let (cpu, resident) = (Counter::<f64, AtomicU64>::default(), Gauge::default());
        let (fds, threads) = (Gauge::default(), Gauge::default());
        registry.register_with_unit("process_cpu", "Processor time of all threads", Unit::Seconds, cpu.clone());
        registry.register_with_unit("process_resident_memory", "Memory in use", Unit::Bytes, resident.clone());
        registry.register("process_open_fds", "Open file descriptors", fds.clone());
        registry.register("process_threads", "Threads", threads.clone());
        Process { cpu, resident, fds, threads }
    }

    fn look(&self) {
        let Some(usage) = process::usage() else { return };
        self.cpu.inner().store(usage.cpu_seconds.to_bits(), Ordering::Relaxed);
        set(&self.resident, usage.resident_bytes);
        set(&self.fds, usage.open_fds);
        set(&self.threads, usage.threads);
    }
}

fn set(gauge: &Gauge, value: impl TryInto<i64>) {
    gauge.set(value.try_into().unwrap_or(i64::MAX));
}

/// One more of something that goes on; it is one less when this is dropped.
pub struct Ongoing(Gauge);

impl Ongoing {
    fn new(gauge: &Gauge) -> Ongoing {
        gauge.inc();
        Ongoing(gauge.clone())
    }
}

impl Drop for Ongoing {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut all = Registry::default();
        let process = Process::register(&mut all);
        let registry = all.sub_registry_with_prefix("baihua");
        let requests = Family::<Answered, Counter>::default();
        registry.register("http_requests", "Requests answered, by route and status", requests.clone());
        let seconds = Family::<Of, Histogram>::new_with_constructor(|| Histogram::new(SECONDS));
        registry.register("http_request_seconds", "Seconds until the answer, by route", seconds.clone());
        let analyses = Family::<Of, Counter>::default();
        registry.register("analyses", "Reports made, by card", analyses.clone());
        let findings = Family::<Of, Counter>::default();
        registry.register("findings", "Findings in reports, by level", findings.clone());
        let payments = Family::<Of, Counter>::default();
        registry.register("payments", "Payments, by what became of them", payments.clone());
        // From the start, so that the first one of each kind shows as a rise.
        for what in ["settled", "repeat", "refused", "settlement-refused", "settlement-open", "over-quota"] {
            drop(payments.get_or_create(&Of { what }));
        }
        let breakers = Family::<Of, Gauge>::default();
        registry.register("breaker_open", "0 closed, 1 open or half-open, by dependency", breakers.clone());
        let tokens = Family::<Of, Counter>::default();
        registry.register("provider_tokens", "Tokens of the model provider, by kind", tokens.clone());
        let provider_calls = Family::<Of, Counter>::default();
        registry.register(
            "provider_calls",
            "Calls of the model provider, by what became of them",
            provider_calls.clone(),
        );
        let journal = Gauge::default();
        registry.register(
            "payments_open",
            "Payments begun and not seen to their end, at the last look",
            journal.clone(),
        );
        let swept = Counter::default();
        registry.register("swept_records", "Expired records destroyed by the sweeper", swept.clone());
        let limited = Family::<Of, Counter>::default();
        registry.register("rate_limited", "Requests refused because one address sends too many", limited.clone());
        for what in ["post", "lookup"] {
            drop(limited.get_or_create(&Of { what }));
        }
        let turned_away = Family::<Of, Counter>::default();
        registry.register("connections_refused", "Connections closed at once, by the ceiling", turned_away.clone());
        for what in ["all", "address"] {
            drop(turned_away.get_or_create(&Of { what }));
        }
        let refused_by_http = Counter::default();
        registry.register("http_malformed", "Connections closed because what came is no HTTP", refused_by_http.clone());
        let [in_flight, waiting, reading, connections, body_bytes] = std::array::from_fn(|_| Gauge::default());
        for (name, help, gauge) in [
            ("http_requests_in_flight", "Requests that are being answered", &in_flight),
            ("analyses_waiting", "Analyses that wait for their turn", &waiting),
            ("analyses_running", "Analyses that have their turn", &reading),
            ("connections", "Open connections", &connections),
            ("body_bytes", "Bytes of requests' bodies in memory", &body_bytes),
        ] {
            registry.register(name, help, gauge.clone());
        }
        let build = Family::<Build, Gauge>::default();
        registry.register("build_info", "Always 1; its labels say which release runs", build.clone());
        Metrics {
            registry: all,
            requests,
            seconds,
            analyses,
            findings,
            payments,
            breakers,
            tokens,
            provider_calls,
            journal,
            swept,
            limited,
            turned_away,
            refused_by_http,
            in_flight,
            waiting,
            reading,
            connections,
            body_bytes,
            build,
            process,
        }
    }
}

impl Metrics {
    /// Of this release.
    #[must_use]
    pub fn of(self, release: &Release) -> Metrics {
        let labels = Build { version: release.version.clone(), commit: release.commit.clone() };
        self.build.get_or_create(&labels).set(1);
        self
    }

    /// A request is being answered, until what is given back is dropped.
    #[must_use]
    pub fn in_flight(&self) -> Ongoing {
        Ongoing::new(&self.in_flight)
    }

    /// An analysis waits for its turn, until what is given back is dropped.
    #[must_use]
    pub fn waiting(&self) -> Ongoing {
        Ongoing::new(&self.waiting)
    }

    /// A request was refused because its address sends too many: a `post` or a `lookup`.
    pub fn limited(&self, what: &'static str) {
        self.limited.get_or_create(&Of { what }).inc();
    }

    /// A connection was closed at once: too many in `all`, or of one `address`.
    pub fn turned_away(&self, what: &'static str) {
        self.turned_away.get_or_create(&Of { what }).inc();
    }

    /// What is counted elsewhere, when metrics are read.
    pub fn load(&self, load: &Load) {
        set(&self.connections, load.connections);
        set(&self.body_bytes, load.body_bytes);
        set(&self.reading, load.places);
    }

    /// A request was answered.
    pub fn answered(&self, route: &'static str, status: u16, took: Duration) {
        self.requests.get_or_create(&Answered { route, status }).inc();
        self.seconds.get_or_create(&Of { what: route }).observe(took.as_secs_f64());
    }

    /// A report was made.
    pub fn analysed(&self, report: &Report) {
        self.analyses.get_or_create(&Of { what: report.card.as_str() }).inc();
        for flag in &report.flags {
            self.findings.get_or_create(&Of { what: flag.level.as_str() }).inc();
        }
    }

    /// Counts the outcome of a payment.
    pub fn payments(&self, what: &'static str) {
        self.payments.get_or_create(&Of { what }).inc();
    }

    /// A breaker's state, when metrics are read.
    pub fn breaker(&self, dependency: &'static str, state: &str) {
        self.breakers.get_or_create(&Of { what: dependency }).set(i64::from(state != "closed"));
    }

    /// What the provider's client has counted since the start, when metrics are read.
    pub fn provider(&self, usage: &Usage) {
        let set = |family: &Family<Of, Counter>, what, value| {
            family.get_or_create(&Of { what }).inner().store(value, Ordering::Relaxed);
        };
        set(&self.provider_calls, "all", usage.calls);
        set(&self.provider_calls, "retry", usage.retries);
        set(&self.provider_calls, "unanswered", usage.failures);
        set(&self.tokens, "prompt", usage.tokens.prompt);
        set(&self.tokens, "cached", usage.tokens.cached);
        set(&self.tokens, "completion", usage.tokens.completion);
    }

    /// So many payments are open.
    pub fn journal(&self, open: usize) {
        self.journal.set(i64::try_from(open).unwrap_or(i64::MAX));
    }

    /// So many expired records were destroyed.
    pub fn swept(&self, records: u64) {
        self.swept.inc_by(records);
    }

    /// The text Prometheus reads.
    #[must_use]
    pub fn text(&self) -> String {
        self.process.look();
        self.refused_by_http.inner().store(REFUSED_BY_HTTP.load(Ordering::Relaxed), Ordering::Relaxed);
        let mut text = String::new();
        if encode(&mut text, &self.registry).is_err() {
            text.push_str("# the metrics could not be written\n");
        }
        text
    }
}
