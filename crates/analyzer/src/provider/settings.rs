use std::{fmt, time::Duration};

use thiserror::Error;

/// Where the provider is and how patiently it is asked. Times are wall-clock durations.
#[derive(Clone)]
pub struct ProviderSettings {
    /// Address up to and without `/chat/completions`, such as `https://llm.example/v1`. Plain `http` is accepted for loopback
    /// addresses, and elsewhere with [`allow_http`](Self::allow_http).
    pub base_url: String,
    /// Name of the model as the provider spells it.
    pub model: String,
    /// The key, sent as a bearer token; `None` for providers that want none. Never shown by `Debug`.
    pub api_key: Option<String>,
    /// Whether document text may travel unencrypted beyond this machine. Default no.
    pub allow_http: bool,
    /// Longest time for one HTTP call, from connecting to the last byte. Default 60 s.
    pub call_timeout: Duration,
    /// Longest time for one question, repetitions included. Default 120 s.
    pub question_timeout: Duration,
    /// Calls for one question at most, at least 1. Default 3.
    pub attempts: u32,
    /// First pause before a repetition; doubled each time, and shortened at random by up to a half. Default 400 ms.
    pub first_pause: Duration,
    /// Longest answer that is read, in bytes; at most 512 KiB of it are used. Default 1 MiB.
    pub max_answer_bytes: usize,
    /// Tokens the answer to one question may have, sent as `max_tokens`; `None` leaves it to the provider, as some models
    /// demand. Default 4,000.
    pub max_answer_tokens: Option<u32>,
    /// Calls under way at a time, over all requests. Default 64.
    pub most_calls: usize,
    /// After so long without an answer the same call is made a second time and the faster one counts. It costs up to twice as
    /// much. Default: never.
    pub hedge_after: Option<Duration>,
    /// Sampling temperature in hundredths; `None` leaves it to the provider, as some models demand. Default 0.
    pub temperature_hundredths: Option<u16>,
}

impl ProviderSettings {
    /// The defaults for `model` at `base_url`, without a key.
    #[must_use]
    pub fn new(base_url: impl Into<String>, model: impl Into<String>) -> ProviderSettings {
        ProviderSettings {
            base_url: base_url.into(),
            model: model.into(),
            api_key: None,
            allow_http: false,
            call_timeout: Duration::from_secs(60),
            question_timeout: Duration::from_secs(120),
            attempts: 3,
            first_pause: Duration::from_millis(400),
            max_answer_bytes: 1 << 20,
            max_answer_tokens: Some(4_000),
            most_calls: 64,
            hedge_after: None,
            temperature_hundredths: Some(0),
        }
    }
}

impl fmt::Debug for ProviderSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProviderSettings")
            .field("base_url", &self.base_url)
            .field("model", &self.model)
            .field("api_key", &self.api_key.as_ref().map(|_| "hidden"))
            .field("call_timeout", &self.call_timeout)
            .field("question_timeout", &self.question_timeout)
            .field("attempts", &self.attempts)
            .finish_non_exhaustive()
    }
}

/// Why there can be no provider with these settings.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum SettingsError {
    /// The address is no web address, or holds a user, a query or a fragment.
    #[error("the provider's base address is not a plain http or https address")]
    BaseUrl,
    /// Document text would travel unencrypted.
    #[error("the provider's base address is neither https nor on this machine")]
    Unencrypted,
    /// No model is named.
    #[error("the provider's model is not named")]
    Model,
    /// The key holds characters that no header may hold.
    #[error("the provider's key holds characters that cannot be sent")]
    ApiKey,
    /// A limit is zero.
    #[error("{0} must be more than zero")]
    Zero(&'static str),
    /// TLS cannot be set up.
    #[error("the connection to the provider cannot be prepared")]
    Client(#[source] Box<dyn std::error::Error + Send + Sync>),
}
