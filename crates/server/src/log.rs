//! The log: what is written, and how.

use tracing::{Event, Level, Subscriber, level_filters::LevelFilter};
use tracing_subscriber::{
    Layer,
    filter::Targets,
    fmt,
    layer::{Context, SubscriberExt},
    util::SubscriberInitExt,
};

use crate::{
    config::{Config, LogFormat, log_filter},
    metrics,
};

/// Where the framework tells of a connection on which something came that is no HTTP.
const PARSER: &str = "actix_http::h1::dispatcher";

/// Begins to log on standard error as `config` says.
///
/// # Errors
///
/// One line, if `--log` is no filter.
pub(crate) fn begin(config: &Config) -> anyhow::Result<()> {
    let mut filter = log_filter(&config.log)?;
    if !config.log.contains("actix") {
        // Garbage from the network is no fault of ours, and without an address or an id its line helps nobody: it is counted.
        filter = filter.with_target(PARSER, LevelFilter::OFF).with_target("actix_server", LevelFilter::WARN);
    }
    let lines = fmt::layer().with_writer(std::io::stderr);
    let lines = match config.log_format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().flatten_event(true).with_span_list(false).boxed(),
    };
    let counted = CountGarbage.with_filter(Targets::new().with_target(PARSER, LevelFilter::ERROR));
    // A second run in one process (tests) keeps the first one's log.
    drop(tracing_subscriber::registry().with(lines.with_filter(filter)).with(counted).try_init());
    Ok(())
}

/// The framework answers what it cannot read by itself and only logs it, so its log is what can be counted.
struct CountGarbage;

impl<S: Subscriber> Layer<S> for CountGarbage {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if *event.metadata().level() == Level::ERROR {
            metrics::refused_by_http();
        }
    }
}
