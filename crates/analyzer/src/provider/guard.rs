//! What stands between the client library and the network: reads no more than is allowed, keeps what a failure says about trying
//! again, and lets only answers through that can be read. The library would read bodies of any length and write what it
//! cannot read, which quotes documents, to the log.

use std::{error::Error, fmt, time::Duration};

use async_openai::{error::OpenAIError, middleware::HttpRequestFactory};
use reqwest::{
    Response, StatusCode,
    header::{CONTENT_TYPE, RETRY_AFTER},
};

use super::wire::Reply;
use crate::run::Fault;

/// Why a call failed, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CallError {
    /// It may go better later.
    Transient { fault: Fault, retry_after: Option<Duration> },
    /// The request was not understood; perhaps its format was too strict.
    Rejected(StatusCode),
    /// Key, model, address or account.
    Misconfigured(&'static str),
    /// The provider will not speak about this text.
    Refused,
}

impl CallError {
    pub(super) fn transient(fault: Fault) -> CallError {
        CallError::Transient { fault, retry_after: None }
    }

    /// The failure that the client library hands back.
    pub(super) fn of(error: &OpenAIError) -> CallError {
        match error {
            OpenAIError::Boxed(cause) => {
                cause.downcast_ref::<CallError>().copied().unwrap_or(CallError::transient(Fault::Connection))
            }
            OpenAIError::Reqwest(cause) if cause.is_timeout() => CallError::transient(Fault::Timeout),
            OpenAIError::InvalidArgument(_) => CallError::Misconfigured("the request cannot be built"),
            _ => CallError::transient(Fault::Connection),
        }
    }
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CallError::Transient { fault, .. } => fault.fmt(f),
            CallError::Rejected(status) => write!(f, "status {status}"),
            CallError::Misconfigured(what) => f.write_str(what),
            CallError::Refused => f.write_str("refused"),
        }
    }
}

impl Error for CallError {}

impl From<CallError> for OpenAIError {
    fn from(error: CallError) -> OpenAIError {
        OpenAIError::Boxed(Box::new(error))
    }
}

/// Sends what `request` builds and returns an answer that is whole, short enough and readable.
pub(super) async fn send(
    client: reqwest::Client,
    request: HttpRequestFactory,
    max_bytes: usize,
) -> Result<Response, OpenAIError> {
    let response = client.execute(request.build().await?).await.map_err(|error| {
        let fault = if error.is_timeout() { Fault::Timeout } else { Fault::Connection };
        CallError::transient(fault)
    })?;
    let status = response.status();
    if !status.is_success() {
        return Err(failure(status, &response).into());
    }
    let media = response.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = media.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    if essence != "application/json" && !essence.ends_with("+json") {
        return Err(CallError::transient(Fault::Unreadable).into());
    }
    let body = read(response, max_bytes).await?;
    let reply: Reply = serde_json::from_slice(&body).map_err(|_| CallError::transient(Fault::Unreadable))?;
    if let Some(error) = reply.error.filter(|error| !error.is_null()) {
        return Err(inner_error(&error).into());
    }
    Ok(http::Response::builder()
        .status(StatusCode::OK)
        .header(CONTENT_TYPE, "application/json")
        .body(body)
        .map_err(|_| CallError::transient(Fault::Unreadable))?
        .into())
}

async fn read(mut response: Response, max_bytes: usize) -> Result<Vec<u8>, CallError> {
    if response.content_length().is_some_and(|length| length > max_bytes as u64) {
        return Err(CallError::transient(Fault::TooLarge));
    }
    let mut body = Vec::new();
    loop {
        match response.chunk().await {
            Ok(Some(chunk)) if body.len() + chunk.len() > max_bytes => {
                return Err(CallError::transient(Fault::TooLarge));
            }
            Ok(Some(chunk)) => body.extend_from_slice(&chunk),
            Ok(None) => return Ok(body),
            Err(error) if error.is_timeout() => return Err(CallError::transient(Fault::Timeout)),
            Err(_) => return Err(CallError::transient(Fault::Connection)),
        }
    }
}

/// What a status means. Bodies of failures are not read: nothing is decided by what they say.
fn failure(status: StatusCode, response: &Response) -> CallError {
    match status.as_u16() {
        429 => CallError::Transient { fault: Fault::RateLimited, retry_after: retry_after(response) },
        401 | 403 => CallError::Misconfigured("the key is not accepted"),
        402 => CallError::Misconfigured("the account is used up"),
        400 | 415 | 422 => CallError::Rejected(status),
        404 | 405 | 410 => CallError::Misconfigured("there is no such model or address"),
        300..=399 => CallError::Misconfigured("the address leads elsewhere"),
        other => CallError::Transient { fault: Fault::Status(other), retry_after: retry_after(response) },
    }
}

/// `Retry-After` in seconds (RFC 9110, section 10.2.3). Its other form, a date, would need a clock to be agreed on, and no provider
/// we know of sends it.
fn retry_after(response: &Response) -> Option<Duration> {
    let value = response.headers().get(RETRY_AFTER)?.to_str().ok()?;
    value.trim().parse().ok().map(Duration::from_secs)
}

/// An error inside status 200, told by its code.
fn inner_error(error: &serde_json::Value) -> CallError {
    let code = ["code", "type"].iter().find_map(|name| error.get(name)?.as_str()).unwrap_or_default();
    if code.contains("content_filter") || code.contains("content_policy") {
        CallError::Refused
    } else if code.contains("api_key") || code.contains("authentication") || code.contains("permission") {
        CallError::Misconfigured("the key is not accepted")
    } else if code.contains("rate_limit") {
        CallError::transient(Fault::RateLimited)
    } else {
        CallError::transient(Fault::Unreadable)
    }
}
