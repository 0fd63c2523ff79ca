use std::{
    fmt,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use async_openai::Client;
use tokio::{
    sync::Semaphore,
    time::{Instant, sleep, timeout_at},
};

use super::{
    endpoint::Endpoint,
    format::{Format, Learnt},
    guard::{self, CallError},
    settings::{ProviderSettings, SettingsError},
    wire::{Reply, Request},
};
use crate::{
    answer::{Answer, TokenUsage},
    plan::{Boundary, Prompt, Question},
    run::{Fault, Provider, ProviderError},
};

/// A provider that speaks the chat completions protocol. Made once per process: connections, what the provider was found to
/// accept and the counts are shared by all requests.
///
/// Needs a tokio runtime with time and I/O. Proxies of the environment are not used and redirections are not followed, so that no
/// text goes where it was not sent.
pub struct OpenAi {
    client: Client<Endpoint>,
    settings: ProviderSettings,
    learnt: Learnt,
    calls: Semaphore,
    counters: Counters,
}

#[derive(Default)]
struct Counters {
    calls: AtomicU64,
    retries: AtomicU64,
    failures: AtomicU64,
    prompt: AtomicU64,
    cached: AtomicU64,
    completion: AtomicU64,
}

/// What a provider did since the process began. All counts only grow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Usage {
    /// HTTP calls, repetitions and hedges included.
    pub calls: u64,
    /// Repetitions among them.
    pub retries: u64,
    /// Questions that were left without an answer.
    pub failures: u64,
    /// Tokens, as the provider counts them; calls it does not count for are missing.
    pub tokens: TokenUsage,
}

impl OpenAi {
    /// Prepares calls; nothing is sent.
    ///
    /// # Errors
    ///
    /// [`SettingsError`] names the setting that does not fit.
    pub fn new(settings: ProviderSettings) -> Result<OpenAi, SettingsError> {
        if settings.model.trim().is_empty() {
            return Err(SettingsError::Model);
        }
        for (name, zero) in [
            ("the number of attempts", settings.attempts == 0),
            ("the number of calls at a time", settings.most_calls == 0),
            ("the longest answer", settings.max_answer_bytes == 0),
            ("the time for a call", settings.call_timeout.is_zero()),
            ("the time for a question", settings.question_timeout.is_zero()),
        ] {
            if zero {
                return Err(SettingsError::Zero(name));
            }
        }
        let endpoint = Endpoint::new(&settings)?;
        // An error means that the program has chosen a provider of cryptography already, which is as good.
        drop(rustls::crypto::ring::default_provider().install_default());
        let http = reqwest::Client::builder()
            .no_proxy()
            .redirect(reqwest::redirect::Policy::none())
            .timeout(settings.call_timeout)
            .connect_timeout(settings.call_timeout.min(Duration::from_secs(10)))
            .build()
            .map_err(|error| SettingsError::Client(Box::new(error)))?;
        let max_bytes = settings.max_answer_bytes;
        let inner = http.clone();
        let service = tower::service_fn(move |request| guard::send(inner.clone(), request, max_bytes));
        let client = Client::build(http, endpoint).with_http_service(service);
        let calls = Semaphore::new(settings.most_calls.min(Semaphore::MAX_PERMITS));
        Ok(OpenAi { client, settings, learnt: Learnt::default(), calls, counters: Counters::default() })
    }

    /// What it did so far, for metrics.
    #[must_use]
    pub fn usage(&self) -> Usage {
        let get = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let Counters { calls, retries, failures, prompt, cached, completion } = &self.counters;
        Usage {
            calls: get(calls),
            retries: get(retries),
            failures: get(failures),
            tokens: TokenUsage { prompt: get(prompt), cached: get(cached), completion: get(completion) },
        }
    }

    /// The model's name.
    #[must_use]
    pub fn model(&self) -> &str {
        &self.settings.model
    }

    async fn attempt_until(&self, question: &Question, end: Instant) -> Result<Answer, ProviderError> {
        let mut pause = self.settings.first_pause;
        let mut attempt = 0;
        loop {
            attempt += 1;
            let error = match timeout_at(end, self.hedged(question)).await {
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(error)) => error,
                Err(_) => CallError::transient(Fault::Timeout),
            };
            let (fault, retry_after) = match error {
                CallError::Transient { fault, retry_after } => (fault, retry_after),
                CallError::Rejected(status) => {
                    return Err(misconfigured(&format!("status {status} to a plain request")));
                }
                CallError::Misconfigured(what) => return Err(misconfigured(what)),
                CallError::Refused => return Err(ProviderError::Refused),
            };
            let wait = retry_after.unwrap_or_else(|| jittered(pause));
            let late = Instant::now().checked_add(wait).is_none_or(|then| then >= end);
            // An answer that is too long would be so again.
            if attempt >= self.settings.attempts || late || fault == Fault::TooLarge {
                return Err(ProviderError::Unavailable { fault, retry_after });
            }
            sleep(wait).await;
            pause = pause.saturating_mul(2);
            self.counters.retries.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// One call, or two where the first one takes long and hedging is on.
    async fn hedged(&self, question: &Question) -> Result<Answer, CallError> {
        let first = self.call(question);
        let Some(after) = self.settings.hedge_after else { return first.await };
        tokio::pin!(first);
        let second = async {
            sleep(after).await;
            self.call(question).await
        };
        tokio::pin!(second);
        // The first success counts; if the first one fails, so does the attempt, and a second one still under way is dropped.
        tokio::select! {
            answer = &mut first => answer,
            answer = &mut second => match answer {
                Ok(answer) => Ok(answer),
                Err(_) => first.await,
            },
        }
    }

    /// One call, with the format loosened as far as the provider demands.
    async fn call(&self, question: &Question) -> Result<Answer, CallError> {
        let prompt = question.prompt(boundary()?);
        let mut format = self.learnt.get();
        loop {
            match self.send(question, &prompt, format).await {
                Err(CallError::Rejected(status)) => match format.looser() {
                    Some(looser) => format = looser,
                    None => return Err(CallError::Rejected(status)),
                },
                outcome => {
                    if outcome.is_ok() {
                        self.learnt.set(format);
                    }
                    return outcome;
                }
            }
        }
    }

    async fn send(&self, question: &Question, prompt: &Prompt, format: Format) -> Result<Answer, CallError> {
        let _place = self.calls.acquire().await.map_err(|_| CallError::transient(Fault::Connection))?;
        self.counters.calls.fetch_add(1, Ordering::Relaxed);
        let ProviderSettings { model, max_answer_tokens, temperature_hundredths, .. } = &self.settings;
        let request = Request::new(model, prompt, format, *max_answer_tokens, *temperature_hundredths);
        let reply: Reply = self.client.chat().create_byot(request).await.map_err(|error| CallError::of(&error))?;
        let usage = reply.usage.map_or(TokenUsage::default(), |counts| TokenUsage {
            prompt: counts.prompt_tokens,
            cached: counts.prompt_tokens_details.map_or(0, |details| details.cached_tokens),
            completion: counts.completion_tokens,
        });
        // What was charged is counted whether or not it can be used.
        self.counters.prompt.fetch_add(usage.prompt, Ordering::Relaxed);
        self.counters.cached.fetch_add(usage.cached, Ordering::Relaxed);
        self.counters.completion.fetch_add(usage.completion, Ordering::Relaxed);
        let choice = reply.choices.into_iter().next().ok_or(CallError::transient(Fault::Unreadable))?;
        let filtered = choice.finish_reason.as_deref() == Some("content_filter");
        let said = choice.message.ok_or(CallError::transient(Fault::Unreadable))?;
        if filtered || said.refusal.is_some_and(|refusal| !refusal.is_empty()) {
            return Err(CallError::Refused);
        }
        let content = said.content.ok_or(CallError::transient(Fault::Unreadable))?;
        let answer = Answer { question: question.number(), content, usage };
        if answer.is_readable() { Ok(answer) } else { Err(CallError::transient(Fault::Unreadable)) }
    }
}

impl Provider for OpenAi {
    async fn answer(&self, question: &Question) -> Result<Answer, ProviderError> {
        let now = Instant::now();
        // A time beyond the calendar is a day: nobody waits that long.
        let end = now.checked_add(self.settings.question_timeout).unwrap_or(now + Duration::from_secs(86_400));
        let answer = self.attempt_until(question, end).await;
        if answer.is_err() {
            self.counters.failures.fetch_add(1, Ordering::Relaxed);
        }
        answer
    }
}

impl fmt::Debug for OpenAi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenAi").field("settings", &self.settings).field("usage", &self.usage()).finish_non_exhaustive()
    }
}

fn misconfigured(what: &str) -> ProviderError {
    ProviderError::Misconfigured { what: what.to_owned() }
}

fn boundary() -> Result<Boundary, CallError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|_| CallError::Misconfigured("the system gives no random bytes"))?;
    Ok(Boundary(bytes))
}

/// Between half of `pause` and all of it, so that callers that failed together do not come back together.
fn jittered(pause: Duration) -> Duration {
    let mut byte = [0];
    // Without randomness the pause is the longest one.
    let share = if getrandom::fill(&mut byte).is_ok() { u32::from(byte[0]) } else { 255 };
    pause / 2 + pause / 2 * share / 255
}
