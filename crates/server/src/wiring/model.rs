//! The model provider, if the operator named one.

use std::time::Duration;

use anyhow::Context;
use baihua_analyzer::{
    ProviderError, Settings,
    provider::{OpenAi, ProviderSettings},
};

use crate::{
    config::{Config, secret},
    problem::{Code, Problem},
};

/// Prepares calls; nothing is sent.
///
/// # Errors
///
/// One line that names the option.
pub fn prepare(config: &Config) -> anyhow::Result<Option<OpenAi>> {
    let (Some(base_url), Some(model)) = (&config.llm_base_url, &config.llm_model) else { return Ok(None) };
    let mut settings = ProviderSettings::new(base_url, model);
    settings.api_key = secret("BAIHUA_LLM_API_KEY")?.map(|key| key.to_string());
    settings.allow_http = config.llm_allow_http;
    settings.call_timeout = config.llm_call_timeout;
    settings.question_timeout = config.llm_timeout;
    settings.most_calls = config.llm_most_calls;
    OpenAi::new(settings).map(Some).context("--llm-base-url, --llm-model or BAIHUA_LLM_API_KEY cannot be used")
}

/// How documents are cut up and asked about.
#[must_use]
pub fn settings(config: &Config) -> Settings {
    Settings::default()
        .with_concurrency(config.llm_concurrency)
        .with_prompt_tokens(config.llm_prompt_tokens)
        .with_confirm(config.llm_confirm)
}

/// The answer to a call that the provider failed. Nothing is charged for it.
#[must_use]
pub fn problem(error: &ProviderError) -> Problem {
    let wait = match error {
        ProviderError::Unavailable { retry_after, .. } => retry_after.unwrap_or(Duration::from_secs(5)),
        _ => Duration::from_secs(30),
    };
    Problem::new(
        Code::ProviderUnavailable,
        "第三方模型服务暂时不可用，没有扣费。请稍后再试；不带 consent 提交，可以马上由离线规则来读。",
        "The model provider is not available and nothing was charged. Try again later, or leave consent out: the offline \
         reviewer reads at once.",
    )
    .retry_after(wait.as_secs().clamp(1, 600))
}
