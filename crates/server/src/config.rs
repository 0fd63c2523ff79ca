//! Every option: a flag and an environment variable, with default and unit.

use std::{fmt, net::SocketAddr, path::PathBuf, time::Duration};

use anyhow::{Context, bail, ensure};
use baihua_report_store::REPORT_KEEP_MAX;
use clap::{CommandFactory, FromArgMatches, Parser, ValueEnum, error::ErrorKind, parser::ValueSource};
use tracing_subscriber::filter::{LevelFilter, Targets};
use zeroize::Zeroizing;

use crate::limits::Network;

/// What the build script tells the compiler of the commit; `cargo run` hands it on to the program.
const BUILT_FROM: &str = "BAIHUA_COMMIT";

/// The longest allowed text, all of it escaped, with a party and the names of the fields.
const BODY_LIMIT_MIN: usize = 730_000;
/// Characters of a receipt's conclusion and of the report's address.
const RECEIPT_BUDGET_MIN: usize = 500;
/// Deferred readings in memory at once.
const MOST_DEFERRED_MAX: usize = 10_000;
/// Secrets, which are no options; each may also be named with `_FILE` at its end.
const SECRETS: [&str; 7] = [
    "BAIHUA_SIGNING_KEY",
    "BAIHUA_SETTLE_KEY",
    "BAIHUA_STORE_PASSWORD",
    "BAIHUA_LLM_API_KEY",
    "BAIHUA_FACILITATOR_KEY",
    "BAIHUA_FACILITATOR_SECRET",
    "BAIHUA_FACILITATOR_PASSPHRASE",
];

const EXAMPLES: &str = "\
Examples:
  baihua-server
  baihua-server check-config --store redis://127.0.0.1:6379/0
  baihua-server --listen 0.0.0.0:8402 --base-url https://baihua.example --trusted-proxy 10.0.0.0/8 \\
      --payment direct --pay-to 0x… --rpc-url https://node.example";

// Headings of `--help`.
const LISTEN: &str = "Where it listens";
const STORE: &str = "Reports and where they are kept";
const PAYMENT: &str = "Payment";
const PROVIDER: &str = "Model provider";
const LOAD: &str = "Load";
const STOP: &str = "Stopping";
const FAULTS: &str = "Dependencies that fail";
const DEVICE: &str = "Reading on the reader's device";
const LOG: &str = "Log";

/// The hosted API of Baihua: reads contracts, policies and lab reports and answers in plain Chinese.
///
/// Every option is a flag and an environment variable. Secrets come from the environment or from a file that the variable
/// with `_FILE` at its end names, never from a flag: BAIHUA_SIGNING_KEY, BAIHUA_SETTLE_KEY, BAIHUA_STORE_PASSWORD, BAIHUA_LLM_API_KEY,
/// BAIHUA_FACILITATOR_KEY, BAIHUA_FACILITATOR_SECRET, BAIHUA_FACILITATOR_PASSPHRASE. A variable that is empty counts as not
/// set.
#[derive(Clone, Debug, Parser)]
#[command(name = "baihua-server", version, max_term_width = 110, after_help = EXAMPLES)]
pub struct Config {
    /// What to do instead of serving.
    #[command(subcommand)]
    pub command: Option<Command>,

    /// Address and port to listen on; port 0 picks a free one and prints it.
    #[arg(long, help_heading = LISTEN, env = "BAIHUA_LISTEN", default_value = "127.0.0.1:8402")]
    pub listen: SocketAddr,

    /// What stands before every path in links, without a slash at its end [default: http:// and the address of --listen].
    #[arg(long, help_heading = LISTEN, env = "BAIHUA_BASE_URL")]
    pub base_url: Option<String>,

    /// Where reports, reservations and quotas are kept: `redb:PATH` (embedded, durable), `memory:` (tests), or
    /// `redis://[user@]host[:port][/database]` and `rediss://…`, shared by any number of servers.
    #[arg(long, help_heading = STORE, env = "BAIHUA_STORE", default_value = "redb:baihua.redb")]
    pub store: String,

    /// What every key in Redis begins with.
    #[arg(long, help_heading = STORE, env = "BAIHUA_STORE_PREFIX", default_value = "baihua:")]
    pub store_prefix: String,

    /// PEM file of the certificate authorities that `rediss://` trusts, instead of the system's.
    #[arg(long, help_heading = STORE, env = "BAIHUA_STORE_CA_FILE")]
    pub store_ca_file: Option<PathBuf>,

    /// Longest wait for one command of Redis.
    #[arg(long, help_heading = STORE, env = "BAIHUA_STORE_TIMEOUT", default_value = "1s", value_parser = duration)]
    pub store_timeout: Duration,

    /// Whether analyses cost money: `off`, or paid per call under x402, settled by a facilitator or directly.
    #[arg(long, help_heading = PAYMENT, env = "BAIHUA_PAYMENT", default_value = "off")]
    pub payment: Payment,

    /// Allows payment to be off on an address that others can reach.
    #[arg(long, help_heading = PAYMENT, env = "BAIHUA_ALLOW_PUBLIC_FREE")]
    pub allow_public_free: bool,

    /// Address that is paid; needed unless payment is off.
    #[arg(long, help_heading = PAYMENT, env = "BAIHUA_PAY_TO")]
    pub pay_to: Option<String>,

    /// Token contract [default: USD₮0 on eip155:196].
    #[arg(long, help_heading = PAYMENT, env = "BAIHUA_ASSET")]
    pub asset: Option<String>,

    /// Name in the token's EIP-712 domain; needed with --asset.
    #[arg(long, help_heading = PAYMENT, env = "BAIHUA_ASSET_NAME")]
    pub asset_name: Option<String>,

    /// Version in the token's EIP-712 domain; needed with --asset.
    #[arg(long, help_heading = PAYMENT, env = "BAIHUA_ASSET_VERSION")]
    pub asset_version: Option<String>,

    /// Decimals of the token; needed with --asset.
    #[arg(long, help_heading = PAYMENT, env = "BAIHUA_ASSET_DECIMALS")]
    pub asset_decimals: Option<u8>,

    /// Nodes of the chain, the preferred one first, separated by commas; needed for `direct`.
    #[arg(long, help_heading = PAYMENT, env = "BAIHUA_RPC_URL", value_delimiter = ',')]
    pub rpc_url: Vec<Hidden>,

    /// x402 facilitator (`/verify`, `/settle`, `/supported`); needed for `facilitator`.
    #[arg(long, help_heading = PAYMENT, env = "BAIHUA_FACILITATOR_URL")]
    pub facilitator_url: Option<String>,

    /// How the facilitator speaks.
    #[arg(long, help_heading = PAYMENT, env = "BAIHUA_FACILITATOR_DIALECT", default_value = "standard")]
    pub facilitator_dialect: Dialect,

    /// Longest wait for a settlement.
    #[arg(long, help_heading = PAYMENT, env = "BAIHUA_SETTLE_TIMEOUT", default_value = "25s", value_parser = duration)]
    pub settle_timeout: Duration,

    /// For how long payers are asked to let an authorisation be valid.
    #[arg(long, help_heading = PAYMENT, env = "BAIHUA_PAYMENT_VALIDITY", default_value = "5m", value_parser = duration)]
    pub payment_validity: Duration,

    /// How long one worker is left alone with a payment; longer than the longest analysis and settlement.
    #[arg(long, help_heading = PAYMENT, env = "BAIHUA_PAYMENT_LEASE", default_value = "2m", value_parser = duration)]
    pub payment_lease: Duration,

    /// How long a repeat waits for the first one with the same payment before it gets 503.
    #[arg(long, help_heading = PAYMENT, env = "BAIHUA_REPEAT_WAIT", default_value = "20s", value_parser = duration)]
    pub repeat_wait: Duration,

    /// Paid calls per payer and day (day in UTC+8).
    #[arg(long, help_heading = PAYMENT, env = "BAIHUA_DAILY_QUOTA", default_value_t = 200)]
    pub daily_quota: u32,

    /// OpenAI-compatible provider, such as https://host/v1; absent: offline reviewer only.
    #[arg(long, help_heading = PROVIDER, env = "BAIHUA_LLM_BASE_URL")]
    pub llm_base_url: Option<String>,

    /// Its model; needed with --llm-base-url.
    #[arg(long, help_heading = PROVIDER, env = "BAIHUA_LLM_MODEL")]
    pub llm_model: Option<String>,

    /// Longest wait for one call of the provider.
    #[arg(long, help_heading = PROVIDER, env = "BAIHUA_LLM_CALL_TIMEOUT", default_value = "45s", value_parser = duration)]
    pub llm_call_timeout: Duration,

    /// Longest time for all calls of one analysis together.
    #[arg(long, help_heading = PROVIDER, env = "BAIHUA_LLM_TIMEOUT", default_value = "90s", value_parser = duration)]
    pub llm_timeout: Duration,

    /// Calls of one analysis at the same time.
    #[arg(long, help_heading = PROVIDER, env = "BAIHUA_LLM_CONCURRENCY", default_value_t = 24)]
    pub llm_concurrency: usize,

    /// Calls at the same time, over all analyses.
    #[arg(long, help_heading = PROVIDER, env = "BAIHUA_LLM_MOST_CALLS", default_value_t = 64)]
    pub llm_most_calls: usize,

    /// Prompt tokens that one analysis may cost; what goes beyond is read by the rules alone, and the report says so.
    #[arg(long, help_heading = PROVIDER, env = "BAIHUA_LLM_PROMPT_TOKENS", default_value_t = 250_000)]
    pub llm_prompt_tokens: usize,

    /// Asks the provider to confirm or retract what only it found: one more call per chunk with findings.
    #[arg(long, help_heading = PROVIDER, env = "BAIHUA_LLM_CONFIRM")]
    pub llm_confirm: bool,

    /// Readings with the provider that go on after their request was answered (`Prefer: respond-async`); beyond it the
    /// request is answered when the reading is done, as without the preference. 0: always so.
    #[arg(long, help_heading = PROVIDER, env = "BAIHUA_MOST_DEFERRED", default_value_t = 64)]
    pub most_deferred: usize,

    /// Allows document text to travel to the provider unencrypted, beyond this machine.
    #[arg(long, help_heading = PROVIDER, env = "BAIHUA_LLM_ALLOW_HTTP")]
    pub llm_allow_http: bool,

    /// How long a report lives; shorter than 24 hours is allowed, longer is not.
    #[arg(long, help_heading = STORE, env = "BAIHUA_REPORT_TTL", default_value = "24h", value_parser = duration)]
    pub report_ttl: Duration,

    /// Characters of Markdown in `receipt`.
    #[arg(long, help_heading = STORE, env = "BAIHUA_RECEIPT_BUDGET", default_value_t = 4000)]
    pub receipt_budget: usize,

    /// Largest request body in bytes. The longest allowed text needs up to 720,000 bytes, escaped.
    #[arg(long, help_heading = LOAD, env = "BAIHUA_BODY_LIMIT", default_value_t = 1 << 20)]
    pub body_limit: usize,

    /// Longest time a client may take to send its request's body, counted from the request's head.
    #[arg(long, help_heading = LOAD, env = "BAIHUA_BODY_TIMEOUT", default_value = "10s", value_parser = duration)]
    pub body_timeout: Duration,

    /// Bytes of bodies in memory, of all requests together; beyond it 503. 0: no limit.
    #[arg(long, help_heading = LOAD, env = "BAIHUA_MAX_BODY_BYTES", default_value_t = 128 << 20)]
    pub max_body_bytes: usize,

    /// Open connections; more are closed at once. 0: no limit.
    #[arg(long, help_heading = LOAD, env = "BAIHUA_MAX_CONNECTIONS", default_value_t = 8192)]
    pub max_connections: usize,

    /// Open connections of one address (IPv6: of one /64). 0: no limit.
    #[arg(long, help_heading = LOAD, env = "BAIHUA_MAX_CONNECTIONS_PER_ADDRESS", default_value_t = 256)]
    pub max_connections_per_address: usize,

    /// Posts a second from one address (IPv6: one /64) that nobody pays for; ten seconds' worth may come at once, beyond
    /// that 429. 0: no limit.
    #[arg(long, help_heading = LOAD, env = "BAIHUA_UNPAID_RATE", default_value_t = 10)]
    pub unpaid_rate: u32,

    /// The same for everything else but /health.
    #[arg(long, help_heading = LOAD, env = "BAIHUA_LOOKUP_RATE", default_value_t = 100)]
    pub lookup_rate: u32,

    /// Networks of proxies whose X-Forwarded-For names the client, separated by commas; without one every client behind a
    /// proxy counts as the same address.
    #[arg(long, help_heading = LOAD, env = "BAIHUA_TRUSTED_PROXY", value_delimiter = ',')]
    pub trusted_proxy: Vec<Network>,

    /// Networks whose addresses no limit counts, such as this machine.
    #[arg(long, help_heading = LOAD, env = "BAIHUA_UNLIMITED_FROM", value_delimiter = ',', default_value = "127.0.0.0/8,::1/128")]
    pub unlimited_from: Vec<Network>,

    /// Threads that serve connections [default: one per core].
    #[arg(long, help_heading = LOAD, env = "BAIHUA_WORKERS")]
    pub workers: Option<usize>,

    /// Analyses at the same time; more wait, and get 503 after --queue-wait [default: four per core].
    #[arg(long, help_heading = LOAD, env = "BAIHUA_MAX_ANALYSES")]
    pub max_analyses: Option<usize>,

    /// How long a request waits for its turn.
    #[arg(long, help_heading = LOAD, env = "BAIHUA_QUEUE_WAIT", default_value = "5s", value_parser = duration)]
    pub queue_wait: Duration,

    /// Longest time a client may take to send its request's head.
    #[arg(long, help_heading = LOAD, env = "BAIHUA_CLIENT_TIMEOUT", default_value = "10s", value_parser = duration)]
    pub client_timeout: Duration,

    /// How long requests in flight may take after a stop was asked for.
    #[arg(long, help_heading = STOP, env = "BAIHUA_SHUTDOWN_TIMEOUT", default_value = "30s", value_parser = duration)]
    pub shutdown_timeout: Duration,

    /// After a stop was asked for, how long to go on serving while /health answers 503, so that load balancers look elsewhere.
    #[arg(long, help_heading = STOP, env = "BAIHUA_DRAIN", default_value = "0s", value_parser = duration)]
    pub drain: Duration,

    /// Failures in a row after which a dependency is left alone.
    #[arg(long, help_heading = FAULTS, env = "BAIHUA_BREAKER_FAILURES", default_value_t = 3)]
    pub breaker_failures: u32,

    /// How long it is left alone before one request may try it again.
    #[arg(long, help_heading = FAULTS, env = "BAIHUA_BREAKER_PAUSE", default_value = "5s", value_parser = duration)]
    pub breaker_pause: Duration,

    /// How old the last good sign of a dependency may be before it is asked anew.
    #[arg(long, help_heading = FAULTS, env = "BAIHUA_BREAKER_FRESH", default_value = "1s", value_parser = duration)]
    pub breaker_fresh: Duration,

    /// Address and port of Prometheus metrics at /metrics; off unless given.
    #[arg(long, help_heading = LISTEN, env = "BAIHUA_METRICS_LISTEN")]
    pub metrics_listen: Option<SocketAddr>,

    /// How people reach the operator, shown on /legal.
    #[arg(long, help_heading = LISTEN, env = "BAIHUA_CONTACT")]
    pub contact: Option<String>,

    /// Folder of the WebAssembly package that `scripts/wasm` makes: pages then check whole reports, and read without
    /// uploading.
    #[arg(long, help_heading = DEVICE, env = "BAIHUA_WASM_DIR")]
    pub wasm_dir: Option<PathBuf>,

    /// Allows reading without uploading although analyses cost money; what is read on the device, nobody pays for.
    #[arg(long, help_heading = DEVICE, env = "BAIHUA_ALLOW_PRIVATE_READING")]
    pub allow_private_reading: bool,

    /// Folder of the package that `scripts/ocr` makes: the start page then turns photos and scans into text on the reader's device.
    #[arg(long, help_heading = DEVICE, env = "BAIHUA_OCR_DIR")]
    pub ocr_dir: Option<PathBuf>,

    /// What is logged: `error`, `warn`, `info`, `debug`, `trace`, or targets such as `info,baihua_server=debug`.
    #[arg(long, help_heading = LOG, env = "BAIHUA_LOG", default_value = "info")]
    pub log: String,

    /// How it is logged: lines of text, or of JSON.
    #[arg(long, help_heading = LOG, env = "BAIHUA_LOG_FORMAT", default_value = "text")]
    pub log_format: LogFormat,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// A line for people.
    Text,
    /// One JSON object a line.
    Json,
}

/// What to do instead of serving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::Subcommand)]
pub enum Command {
    /// Check the configuration: what is charged, where to, whether store, chain and token agree; then exit. Nothing is made.
    CheckConfig,
    /// Ask the server that listens on --listen whether it serves; the exit status tells.
    Health,
}

/// Whether and how analyses are paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Payment {
    /// Nobody is asked to pay.
    Off,
    /// A facilitator verifies and settles.
    Facilitator,
    /// We verify against the chain and settle with a key of our own that pays the gas.
    Direct,
}

/// How a facilitator speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Dialect {
    /// x402 version 2 as it is written.
    Standard,
    /// Signed headers, answer envelope, pending settlement.
    Okx,
}

/// An address that may hold an access key: it is used, and never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Hidden(String);

impl Hidden {
    /// The address itself.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl std::str::FromStr for Hidden {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Hidden, Self::Err> {
        Ok(Hidden(text.trim().to_owned()))
    }
}

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hidden(..)")
    }
}

fn duration(text: &str) -> Result<Duration, humantime::DurationError> {
    humantime::parse_duration(text)
}

impl Config {
    /// The options of the command line and the environment; on a wrong or missing one the program ends with one clear line.
    #[must_use]
    pub fn from_command_line() -> Config {
        let matches = command().get_matches();
        let config = Config::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
        // A command line is seen by everybody on the machine.
        let typed = matches.value_source("store") == Some(ValueSource::CommandLine);
        if typed && holds_password(&config.store) {
            let words = "--store holds a password: leave it out and set BAIHUA_STORE_PASSWORD or BAIHUA_STORE_PASSWORD_FILE, \
                         or give the whole address as BAIHUA_STORE";
            Config::command().error(ErrorKind::ValueValidation, words).exit();
        }
        config
    }

    /// Variables of the environment that begin as ours do and mean nothing, most likely misspelt.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "only names are looked at")]
    pub fn unknown_variables() -> Vec<String> {
        let command = Config::command();
        let known = |name: &str| {
            command.get_arguments().any(|option| option.get_env().is_some_and(|env| env == name))
                || SECRETS.contains(&name.strip_suffix("_FILE").unwrap_or(name))
                || name == BUILT_FROM
        };
        let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
        let mut unknown: Vec<String> = names.filter(|name| name.starts_with("BAIHUA_") && !known(name)).collect();
        unknown.sort();
        unknown
    }

    /// Refuses settings that are impossible or senseless, alone or together.
    ///
    /// # Errors
    ///
    /// One line with every fault; each names its flag.
    pub fn validate(&self) -> anyhow::Result<()> {
        let mut faults = Faults::default();
        self.validate_numbers(&mut faults);
        if let Some(base) = &self.base_url {
            let address = base.strip_prefix("https://").or_else(|| base.strip_prefix("http://"));
            let clean =
                address.is_some_and(|rest| !rest.is_empty() && !rest.ends_with('/') && !rest.contains(['?', '#', ' ']));
            faults.unless(clean, "--base-url must be http(s)://host[:port][/path] without a slash at its end");
        }
        faults.unless(
            self.llm_base_url.is_some() == self.llm_model.is_some(),
            "--llm-base-url and --llm-model go together",
        );
        faults.unless(
            self.most_deferred <= MOST_DEFERRED_MAX,
            format!("--most-deferred must be at most {MOST_DEFERRED_MAX}: each holds its document in memory"),
        );
        faults
            .unless(!self.allow_private_reading || self.wasm_dir.is_some(), "--allow-private-reading needs --wasm-dir");
        if let Err(fault) = log_filter(&self.log) {
            faults.0.push(fault.to_string());
        }
        self.validate_payment(&mut faults);
        faults.told()
    }

    fn validate_numbers(&self, faults: &mut Faults) {
        faults.unless(
            !self.report_ttl.is_zero() && self.report_ttl <= REPORT_KEEP_MAX,
            "--report-ttl must be more than nothing and at most 24h",
        );
        faults.unless(self.report_ttl.subsec_nanos() == 0, "--report-ttl counts in whole seconds");
        for (flag, zero) in [
            ("--max-analyses", self.max_analyses == Some(0)),
            ("--workers", self.workers == Some(0)),
            ("--llm-concurrency", self.llm_concurrency == 0),
            ("--llm-most-calls", self.llm_most_calls == 0),
            ("--llm-call-timeout", self.llm_call_timeout.is_zero()),
            ("--llm-timeout", self.llm_timeout.is_zero()),
            ("--breaker-failures", self.breaker_failures == 0),
            ("--breaker-pause", self.breaker_pause.is_zero()),
            ("--store-timeout", self.store_timeout.is_zero()),
            ("--client-timeout", self.client_timeout.is_zero()),
            ("--body-timeout", self.body_timeout.is_zero()),
            ("--settle-timeout", self.settle_timeout.is_zero()),
            ("--daily-quota", self.daily_quota == 0),
        ] {
            faults.unless(!zero, format!("{flag} must be more than nothing"));
        }
        faults.unless(
            self.body_limit >= BODY_LIMIT_MIN,
            format!("--body-limit must be at least {BODY_LIMIT_MIN}, or the longest allowed text does not fit"),
        );
        faults.unless(
            self.max_body_bytes == 0 || self.max_body_bytes >= self.body_limit,
            "--max-body-bytes must be at least --body-limit, or 0 for no limit",
        );
        faults.unless(
            self.receipt_budget >= RECEIPT_BUDGET_MIN,
            format!("--receipt-budget must be at least {RECEIPT_BUDGET_MIN}, or a receipt says nothing"),
        );
    }

    fn validate_payment(&self, faults: &mut Faults) {
        let given = |flag: &'static str, given: bool| given.then_some(flag);
        let custom = [self.asset_name.is_some(), self.asset_version.is_some(), self.asset_decimals.is_some()];
        faults.unless(
            custom.iter().all(|given| *given == self.asset.is_some()),
            "--asset, --asset-name, --asset-version and --asset-decimals go together",
        );
        let spare = match self.payment {
            Payment::Off => {
                faults.unless(
                    self.listen.ip().is_loopback() || self.allow_public_free,
                    format!(
                        "--payment off serves everybody for free on {}: listen on a loopback address, choose a payment, or \
                         give --allow-public-free",
                        self.listen
                    ),
                );
                [
                    given("--pay-to", self.pay_to.is_some()),
                    given("--rpc-url", !self.rpc_url.is_empty()),
                    given("--facilitator-url", self.facilitator_url.is_some()),
                ]
            }
            Payment::Direct => {
                faults.unless(!self.rpc_url.is_empty(), "--payment direct needs --rpc-url");
                [given("--facilitator-url", self.facilitator_url.is_some()), None, None]
            }
            Payment::Facilitator => {
                faults.unless(self.facilitator_url.is_some(), "--payment facilitator needs --facilitator-url");
                [None, None, None]
            }
        };
        for flag in spare.into_iter().flatten() {
            faults.unless(false, format!("{flag} has no meaning with --payment {}", self.payment.name()));
        }
        if self.payment != Payment::Off {
            faults.unless(self.pay_to.is_some(), format!("--payment {} needs --pay-to", self.payment.name()));
            faults.unless(
                self.payment_lease > self.settle_timeout,
                "--payment-lease must be longer than --settle-timeout",
            );
        }
    }

    /// The longest an analysis may take before its payment could run out of time.
    #[must_use]
    pub fn longest_work(&self) -> Duration {
        let model = if self.llm_base_url.is_some() { self.llm_timeout } else { Duration::ZERO };
        model + self.queue_wait + self.settle_timeout
    }
}

/// What is wrong with a configuration.
#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    fn unless(&mut self, holds: bool, fault: impl Into<String>) {
        if !holds {
            self.0.push(fault.into());
        }
    }

    fn told(self) -> anyhow::Result<()> {
        ensure!(self.0.is_empty(), "{}", self.0.join("; "));
        Ok(())
    }
}

/// Reads what `--log` says. A word alone must be a level: [`Targets`] takes any other for the name of a target, and then
/// nothing else is logged.
///
/// # Errors
///
/// One line that names the flag and the word.
pub fn log_filter(text: &str) -> anyhow::Result<Targets> {
    for word in text.split(',').map(str::trim) {
        let level = word.rsplit('=').next().unwrap_or_default();
        ensure!(
            level.parse::<LevelFilter>().is_ok() && level.parse::<u8>().is_err(),
            "--log: {word:?} is none of off, error, warn, info, debug, trace, and no target with one of them, such as \
             baihua_server=debug"
        );
    }
    text.parse().context("--log is no filter such as info or info,baihua_server=debug")
}

impl Payment {
    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Payment::Off => "off",
            Payment::Facilitator => "facilitator",
            Payment::Direct => "direct",
        }
    }
}

/// The options, which may also stand behind a subcommand. A variable that is empty counts as not set, because that is how a
/// settings file or a manifest leaves one out.
fn command() -> clap::Command {
    Config::command().mut_args(|option| {
        #[expect(clippy::disallowed_methods, reason = "the environment of options is read here")]
        let empty = option.get_env().and_then(std::env::var_os).is_some_and(|value| value.is_empty());
        let option = option.global(true);
        if empty { option.env(None::<&str>) } else { option }
    })
}

/// Whether an address has a password before its host (RFC 3986, section 3.2.1).
fn holds_password(address: &str) -> bool {
    let user = address.split_once("://").and_then(|(_, rest)| rest.rsplit_once('@'));
    user.is_some_and(|(user, _)| user.contains(':'))
}

/// A secret from the variable `name`, or from the file that `name_FILE` names, without line breaks at its end.
///
/// # Errors
///
/// If both are given, or the file cannot be read.
#[expect(clippy::disallowed_methods, reason = "the one place where secrets are read")]
pub fn secret(name: &str) -> anyhow::Result<Option<Zeroizing<String>>> {
    let file = format!("{name}_FILE");
    let given = |name: &str| match std::env::var(name) {
        Ok(text) if text.is_empty() => Ok(None),
        Ok(text) => Ok(Some(text)),
        Err(std::env::VarError::NotPresent) => Ok(None),
        Err(std::env::VarError::NotUnicode(_)) => bail!("{name} is not UTF-8"),
    };
    let text = match (given(name)?, given(&file)?) {
        (Some(_), Some(_)) => bail!("{name} and {file} are both given"),
        (Some(text), None) => text,
        (None, Some(path)) => std::fs::read_to_string(&path).with_context(|| format!("{file} cannot be read"))?,
        (None, None) => return Ok(None),
    };
    let text = Zeroizing::new(text);
    Ok(Some(Zeroizing::new(text.trim_end_matches(['\r', '\n']).to_owned())))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::Config;

    fn fault(arguments: &str) -> Option<String> {
        let words = std::iter::once("baihua-server").chain(arguments.split_whitespace());
        match Config::try_parse_from(words) {
            Ok(config) => config.validate().err().map(|error| error.to_string()),
            Err(error) => Some(error.to_string()),
        }
    }

    #[test]
    fn passwords_in_addresses_are_noticed() {
        for (address, holds) in [
            ("redis://:secret@host:1/2", true),
            ("rediss://user:se@cret@host", true),
            ("redis://user@host:1", false),
            ("redis://host:1/2", false),
            ("redb:a:b@c", false),
        ] {
            assert_eq!(super::holds_password(address), holds, "{address}");
        }
    }

    #[test]
    fn defaults_are_right() {
        assert_eq!(fault(""), None);
    }

    #[test]
    fn all_faults_are_told_at_once() {
        let found = fault("--report-ttl 0s --body-limit 10 --log loud --pay-to 0x00").unwrap_or_default();
        assert!(
            ["--report-ttl", "--body-limit", "--log", "--pay-to"].iter().all(|flag| found.contains(flag)),
            "{found}"
        );
        assert_eq!(found.lines().count(), 1);
    }

    #[test]
    fn options_may_stand_behind_a_subcommand() {
        let matches = super::command().try_get_matches_from(["baihua-server", "check-config", "--store", "memory:"]);
        let config = matches.and_then(|matches| <Config as clap::FromArgMatches>::from_arg_matches(&matches));
        let config = config.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((config.store.as_str(), config.command), ("memory:", Some(super::Command::CheckConfig)));
    }

    #[test]
    fn settings_that_cannot_be_are_refused_by_name() {
        for (arguments, flag) in [
            ("--report-ttl 24h1s", "--report-ttl"),
            ("--report-ttl 0s", "--report-ttl"),
            ("--report-ttl 1500ms", "--report-ttl"),
            ("--listen 0.0.0.0:80", "--allow-public-free"),
            ("--payment direct --pay-to 0x00", "--rpc-url"),
            ("--payment facilitator --pay-to 0x00", "--facilitator-url"),
            ("--payment facilitator --facilitator-url http://127.0.0.1:1", "--pay-to"),
            ("--pay-to 0x00", "--pay-to has no meaning"),
            ("--asset 0x00", "--asset-name"),
            ("--base-url http://a/", "--base-url"),
            ("--base-url a", "--base-url"),
            ("--llm-model m", "--llm-base-url"),
            ("--breaker-failures 0", "--breaker-failures"),
            ("--max-analyses 0", "--max-analyses"),
            ("--payment maybe", "--payment"),
            ("--unknown", "--unknown"),
            ("--report-ttl tomorrow", "--report-ttl"),
            ("--body-limit 10", "--body-limit"),
            ("--max-body-bytes 10", "--max-body-bytes"),
            ("--receipt-budget 1", "--receipt-budget"),
            ("--body-timeout 0s", "--body-timeout"),
            ("--daily-quota 0", "--daily-quota"),
            ("--most-deferred 10001", "--most-deferred"),
            ("--trusted-proxy 10.0.0.0/99", "--trusted-proxy"),
            ("--log warning", "--log"),
            ("--log loud", "--log"),
            ("--log 3", "--log"),
            ("--log info,baihua_server", "--log"),
            ("--log-format xml", "--log-format"),
        ] {
            let found = fault(arguments).unwrap_or_default();
            assert!(found.contains(flag), "{arguments}: {found}");
        }
        for fine in [
            "--report-ttl 24h",
            "--report-ttl 1s",
            "--listen [::1]:0",
            "--listen 0.0.0.0:80 --allow-public-free",
            "--log info,baihua_server=debug",
            "--log WARN",
            "--most-deferred 0",
            "--most-deferred 10000",
            "--trusted-proxy 10.0.0.0/8,192.0.2.1,::1",
            "--unpaid-rate 0 --lookup-rate 0 --max-connections 0 --max-body-bytes 0",
        ] {
            assert_eq!(fault(fine), None, "{fine}");
        }
    }
}
