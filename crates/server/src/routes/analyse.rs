//! The three paid endpoints: bytes in, one call of the flow, bytes out.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header,
    web::{self, BytesMut},
};
use baihua_kb::Card;
use baihua_x402::header::{PAYMENT_RESPONSE, PAYMENT_SIGNATURE};
use futures_util::StreamExt;
use serde::Serialize;
use serde_json::value::RawValue;

use super::Service;
use crate::{
    flow::{self, Call, Outcome},
    ports::Ports,
    problem::{Code, Problem},
};

/// The success envelope (specification, "Success response envelope").
#[derive(Serialize)]
struct Envelope<'r> {
    ok: bool,
    receipt: &'r str,
    report: &'r RawValue,
}

pub(crate) async fn contract(app: Service, request: HttpRequest, body: web::Payload) -> Result<HttpResponse, Problem> {
    post(app, Card::Contract, request, body).await
}

pub(crate) async fn lab(app: Service, request: HttpRequest, body: web::Payload) -> Result<HttpResponse, Problem> {
    post(app, Card::Lab, request, body).await
}

pub(crate) async fn policy(app: Service, request: HttpRequest, body: web::Payload) -> Result<HttpResponse, Problem> {
    post(app, Card::Policy, request, body).await
}

async fn post(app: Service, card: Card, request: HttpRequest, body: web::Payload) -> Result<HttpResponse, Problem> {
    media_type(&request)?;
    let body = collect(&request, body, app.config().body_limit).await?;
    let payment = request.headers().get(PAYMENT_SIGNATURE).map(|value| value.as_bytes().to_vec());
    let named = request
        .headers()
        .get("idempotency-key")
        .and_then(|value| value.to_str().ok())
        .map(str::to_owned)
        .filter(|key| !key.is_empty());
    // The flow runs on the shared runtime, not on this connection's thread; a disconnecting client cancels it.
    let task = AbortOnDrop(
        app.runtime().spawn(flow::serve(app.shared(), Call { card, body, payment, idempotency_key: named })),
    );
    let outcome = task.finish().await.map_err(|_| Problem::internal("a call was lost"))??;
    respond(&outcome)
}

/// A task that ends with whoever waits for it.
pub(super) struct AbortOnDrop<T>(pub(super) tokio::task::JoinHandle<T>);

impl<T> AbortOnDrop<T> {
    pub(super) async fn finish(mut self) -> Result<T, tokio::task::JoinError> {
        (&mut self.0).await
    }
}

impl<T> Drop for AbortOnDrop<T> {
    fn drop(&mut self) {
        self.0.abort();
    }
}

pub(super) fn media_type(request: &HttpRequest) -> Result<(), Problem> {
    let value = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = value.split(';').next().unwrap_or_default().trim();
    let encoded = request.headers().get(header::CONTENT_ENCODING).is_some_and(|value| value != "identity");
    if essence.eq_ignore_ascii_case("application/json") && !encoded {
        return Ok(());
    }
    Err(Problem::new(
        Code::UnsupportedMediaType,
        "请用 Content-Type: application/json 提交，不要压缩。",
        "Say Content-Type: application/json, and send the body uncompressed.",
    ))
}

/// The body, if it is not too large. The announced length is trusted only to reject early.
pub(super) async fn collect(request: &HttpRequest, mut body: web::Payload, limit: usize) -> Result<Vec<u8>, Problem> {
    let too_large = || {
        Problem::new(
            Code::BodyTooLarge,
            format!("请求体最多 {limit} 字节。最长的合同正文也放得下；请只提交文字，不要提交图片或附件。没有扣费。"),
            format!("The body may have at most {limit} bytes. Nothing was charged."),
        )
        .with("limit_bytes", limit.into())
    };
    let announced =
        request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    if announced.is_some_and(|bytes| bytes > limit as u64) {
        return Err(too_large());
    }
    let mut collected = BytesMut::new();
    while let Some(piece) = body.next().await {
        let piece = piece.map_err(|_| {
            Problem::new(
                Code::MalformedJson,
                "请求体没有传完整。没有扣费。",
                "The body did not arrive in full. Nothing was charged.",
            )
        })?;
        if collected.len() + piece.len() > limit {
            return Err(too_large());
        }
        collected.extend_from_slice(&piece);
    }
    Ok(collected.to_vec())
}

fn respond(outcome: &Outcome) -> Result<HttpResponse, Problem> {
    let report = RawValue::from_string(outcome.record.report().to_owned())
        .map_err(|_| Problem::internal("a stored report is no JSON"))?;
    let mut response = HttpResponse::Ok();
    super::private(&mut response);
    if let Some(settlement) = &outcome.settlement {
        response.insert_header((PAYMENT_RESPONSE, settlement.to_header()));
    }
    Ok(response.json(Envelope { ok: true, receipt: outcome.record.receipt(), report: &report }))
}

/// `GET` on a paid path: the challenge, because marketplaces probe like that; with payment off there is nothing to get.
pub(crate) async fn probe(app: Service, request: HttpRequest) -> Result<HttpResponse, Problem> {
    let card = Card::ALL.into_iter().find(|card| flow::endpoint(*card) == request.path());
    match card {
        Some(card) if app.till().is_some() => Err(flow::unpaid(app.as_ref(), card)),
        _ => Err(super::wrong_method("POST")),
    }
}
