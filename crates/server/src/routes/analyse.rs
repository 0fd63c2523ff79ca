//! The paid endpoints: bytes in, one call of the flow, bytes out.

use std::{net::IpAddr, time::Duration};

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
use tokio::sync::OwnedSemaphorePermit;
use tracing::Instrument;

use super::{Service, origin};
use crate::{
    flow::{self, Call, Outcome, Product},
    limits::{Origin, Share, Token, no_room, no_turn},
    ports::Ports,
    problem::{Code, Problem},
    refusals,
    wiring::App,
};

/// How long a body may still take once a stop was asked for.
const LAST_BYTES: Duration = Duration::from_secs(2);

/// The success envelope (specification, "Success response envelope").
#[derive(Serialize)]
struct Envelope<'r> {
    ok: bool,
    receipt: &'r str,
    report: &'r RawValue,
    #[serde(skip_serializing_if = "Option::is_none")]
    comparison: Option<&'r RawValue>,
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

pub(crate) async fn compare(app: Service, request: HttpRequest, body: web::Payload) -> Result<HttpResponse, Problem> {
    post(app, Product::Comparison, request, body).await
}

async fn post(
    app: Service,
    product: impl Into<Product>,
    request: HttpRequest,
    body: web::Payload,
) -> Result<HttpResponse, Problem> {
    let product = product.into();
    let Taken { body, peer, token, _share, _turn } = take(&app, &request, body).await?;
    let payment = request.headers().get(PAYMENT_SIGNATURE).map(|value| value.as_bytes().to_vec());
    let idempotency_key = request
        .headers()
        .get("idempotency-key")
        .and_then(|value| value.to_str().ok())
        .map(str::to_owned)
        .filter(|key| !key.is_empty());
    // The flow runs on the shared runtime, not on this connection's thread; a disconnecting client cancels it.
    let work = flow::serve(app.shared(), Call { product, body, payment, peer, idempotency_key }).in_current_span();
    let task = AbortOnDrop(app.runtime().spawn(work));
    let outcome = task.finish().await.map_err(|_| Problem::internal("a call was lost"))??;
    if outcome.settlement.is_some() {
        token.give_back();
    }
    respond(&outcome)
}

/// The body of a request, with what it holds of the operator's limits until it is answered.
pub(super) struct Taken<'a> {
    pub(super) body: Vec<u8>,
    /// The client's address, where it is its own.
    pub(super) peer: Option<IpAddr>,
    pub(super) token: Token<'a>,
    pub(super) _share: Share,
    pub(super) _turn: Option<OwnedSemaphorePermit>,
}

/// Takes in a body within the limits on rate, size, time and turns.
pub(super) async fn take<'a>(app: &'a App, request: &HttpRequest, body: web::Payload) -> Result<Taken<'a>, Problem> {
    let limits = app.limits();
    let origin = origin(request, limits);
    let token = limits.post(origin)?;
    media_type(request)?;
    let mut share = limits.bodies().share();
    let body = in_time(app, collect(request, body, app.config().body_limit, &mut share)).await?;
    let turn = turn(app, origin).await?;
    let peer = request.peer_addr().and_then(|peer| refusals::of_a_client(peer.ip()));
    Ok(Taken { body, peer, token, _share: share, _turn: turn })
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

fn media_type(request: &HttpRequest) -> Result<(), Problem> {
    let value = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = value.split(';').next().unwrap_or_default().trim();
    let encoded = request.headers().get_all(header::CONTENT_ENCODING).any(|value| value != "identity");
    if essence.eq_ignore_ascii_case("application/json") && !encoded {
        return Ok(());
    }
    Err(Problem::new(
        Code::UnsupportedMediaType,
        "请用 Content-Type: application/json 提交，不要压缩。",
        "Say Content-Type: application/json, and send the body uncompressed.",
    ))
}

/// The turn of a client whose document is read for nothing. Who pays waits in the one queue for all.
async fn turn(app: &App, origin: Option<Origin>) -> Result<Option<OwnedSemaphorePermit>, Problem> {
    if app.till().is_some() {
        return Ok(None);
    }
    let waiting = app.metrics().waiting();
    let turn = tokio::time::timeout(app.settings().queue_wait, app.limits().turn(origin)).await;
    drop(waiting);
    turn.map_err(|_| no_turn())
}

/// What `collecting` gives, unless it takes longer than the operator allows, or the server stops.
async fn in_time(app: &App, collecting: impl Future<Output = Result<Vec<u8>, Problem>>) -> Result<Vec<u8>, Problem> {
    let limit = app.config().body_timeout;
    let stopped = async {
        app.stopping().await;
        tokio::time::sleep(LAST_BYTES).await;
    };
    tokio::select! {
        collected = collecting => collected,
        () = tokio::time::sleep(limit) => Err(Problem::new(
            Code::BodyTimeout,
            format!("请求体没有在 {} 秒内传完，请重新提交。没有扣费。", limit.as_secs_f64()),
            format!("The body did not arrive within {} s. Nothing was charged.", limit.as_secs_f64()),
        )),
        () = stopped => Err(Problem::new(
            Code::Draining,
            "这台服务器即将停止，请重新提交。没有扣费。",
            "This server is about to stop. Send the request again. Nothing was charged.",
        )
        .retry_after(1)),
    }
}

/// The body, if it is not too large and there is room for it. The announced length is trusted only to reject early.
async fn collect(
    request: &HttpRequest,
    mut body: web::Payload,
    limit: usize,
    share: &mut Share,
) -> Result<Vec<u8>, Problem> {
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
        share.grow(piece.len()).map_err(|_| no_room())?;
        collected.extend_from_slice(&piece);
    }
    Ok(collected.to_vec())
}

fn respond(outcome: &Outcome) -> Result<HttpResponse, Problem> {
    let raw = |text: &str| {
        RawValue::from_string(text.to_owned()).map_err(|_| Problem::internal("a stored report is no JSON"))
    };
    let report = raw(outcome.record.report())?;
    let comparison = outcome.record.part(flow::COMPARISON).map(raw).transpose()?;
    let mut response = HttpResponse::Ok();
    super::private(&mut response);
    if let Some(settlement) = &outcome.settlement {
        response.insert_header((PAYMENT_RESPONSE, settlement.to_header()));
    }
    Ok(response.json(Envelope {
        ok: true,
        receipt: outcome.record.receipt(),
        report: &report,
        comparison: comparison.as_deref(),
    }))
}

/// `GET` on a paid path: the challenge, because marketplaces probe like that; with payment off there is nothing to get.
pub(crate) async fn probe(app: Service, request: HttpRequest) -> Result<HttpResponse, Problem> {
    let product = Product::ALL.into_iter().find(|product| product.endpoint() == request.path());
    match product {
        Some(product) if app.till().is_some() => Err(flow::unpaid(app.as_ref(), product)),
        _ => Err(super::wrong_method("POST")),
    }
}
