//! Prometheus metrics. No label contains data of a document or a person.

use std::{sync::atomic::Ordering, time::Duration};

use baihua_analyzer::{Report, provider::Usage};
use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram},
    registry::Registry,
};

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    route: &'static str,
    status: u16,
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
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("baihua");
        let requests = Family::<Answered, Counter>::default();
        registry.register("http_requests", "Requests answered, by route and status", requests.clone());
        let seconds = Family::<Of, Histogram>::new_with_constructor(|| {
            Histogram::new([0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0])
        });
        registry.register("http_request_seconds", "Seconds until the answer, by route", seconds.clone());
        let analyses = Family::<Of, Counter>::default();
        registry.register("analyses", "Reports made, by card", analyses.clone());
        let findings = Family::<Of, Counter>::default();
        registry.register("findings", "Findings in reports, by level", findings.clone());
        let payments = Family::<Of, Counter>::default();
        registry.register("payments", "Payments, by what became of them", payments.clone());
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
        Metrics {
            registry,
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
        }
    }
}

impl Metrics {
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
        let mut text = String::new();
        if encode(&mut text, &self.registry).is_err() {
            text.push_str("# the metrics could not be written\n");
        }
        text
    }
}
