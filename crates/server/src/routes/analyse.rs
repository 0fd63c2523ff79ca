//! The paid endpoints: bytes in, one call of the flow, bytes out.

use std::{net::IpAddr, time::Duration};

use actix_web::{
    HttpMessage, HttpRequest, HttpResponse,
    http::header,
    web::{self, BytesMut},
};
use baihua_attest::Attestation;
use baihua_kb::Card;
use baihua_report_store::Record;
use baihua_x402::header::{PAYMENT_RESPONSE, PAYMENT_SIGNATURE};
use futures_util::StreamExt;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::value::RawValue;
use tokio::sync::OwnedSemaphorePermit;
use tracing::Instrument;

use super::{BodyRead, Service, origin, own_address, report};
use crate::{
    deferred::{self, LOOK_AGAIN_SECONDS, StatusId},
    flow::{self, Call, Product},
    limits::{Origin, Share, Token, no_room, no_turn},
    ports::Ports,
    problem::{Code, Problem},
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
    #[serde(skip_serializing_if = "Option::is_none")]
    attestation: Option<&'r Attestation>,
}

/// The answer of a request whose reading goes on, and of its status until the reading is done.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Running {
    /// True.
    pub(crate) ok: bool,
    /// `running`.
    pub(crate) status: &'static str,
    /// Where the result can be had, as in `Location`. Whoever knows it can have the report.
    pub(crate) status_url: String,
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
    let Taken { body, peer, token, share, turn } = take(&app, &request, body).await?;
    let payment = request.headers().get(PAYMENT_SIGNATURE).map(|value| value.as_bytes().to_vec());
    let idempotency_key = request
        .headers()
        .get("idempotency-key")
        .and_then(|value| value.to_str().ok())
        .map(str::to_owned)
        .filter(|key| !key.is_empty());
    let paid = payment.is_some();
    let (deferral, mut deferred, place) = match place_for_deferral(&app, &request) {
        Some(place) => {
            let (deferral, deferred) = deferred::offer(app.config().longest_work() + LOST_AFTER);
            (Some(deferral), Some(deferred), Some(place))
        }
        None => (None, None, None),
    };
    let end = deferred.as_ref().map(deferred::Deferred::end);
    let call = Call { product, body, payment, peer, idempotency_key, deferral };
    // The flow runs on the shared runtime, not on this connection's thread; a disconnecting client cancels it.
    let ports = app.shared();
    let work = async move {
        // What the request holds of the operator's limits, and of the server's stop, lasts as long as the work.
        let _held = (share, turn, place);
        let outcome = flow::serve(ports.shared(), call).await;
        if let Some(end) = end {
            end.note(ports.as_ref(), &outcome).await;
        }
        outcome
    };
    let task = AbortOnDrop::new(app.runtime().spawn(work.in_current_span()));
    if let Some(deferred) = &mut deferred
        && let Some(id) = deferred.begun().await
    {
        task.detach();
        if paid {
            // The payment is reserved, and work that ends without it counts against its payer.
            token.give_back();
        }
        return Ok(running(&app, &id, true));
    }
    let outcome = task.finish().await.map_err(|_| Problem::internal("a call was lost"))??;
    if outcome.settlement.is_some() {
        token.give_back();
    }
    let settlement = outcome.settlement.as_ref().map(|settlement| settlement.to_header());
    respond(&outcome.record, settlement.as_deref(), outcome.attestation.as_ref())
}

/// How much longer than the longest work a deferred reading may take before it counts as lost.
const LOST_AFTER: Duration = Duration::from_secs(30);

/// A place among the readings that go on without their client, if the request prefers that and there is one.
fn place_for_deferral(app: &App, request: &HttpRequest) -> Option<OwnedSemaphorePermit> {
    let preferred = request.headers().get_all(PREFER).filter_map(|value| value.to_str().ok());
    if !deferred::is_preferred(preferred) || app.is_draining() {
        return None;
    }
    app.deferrals().try_acquire_owned().ok()
}

/// RFC 7240.
const PREFER: &str = "prefer";

/// 202: the reading goes on.
fn running(app: &App, id: &StatusId, applied: bool) -> HttpResponse {
    let status_url = format!("{}{}", app.settings().base_url, id.path());
    let mut response = HttpResponse::Accepted();
    super::private(&mut response);
    response.insert_header((header::RETRY_AFTER, LOOK_AGAIN_SECONDS.to_string()));
    if applied {
        response.insert_header(("Preference-Applied", "respond-async"));
        response.insert_header((header::LOCATION, status_url.as_str()));
    }
    response.json(Running { ok: true, status: "running", status_url })
}

/// `GET /api/status`: what has become of a deferred reading, for whoever holds its id.
pub(crate) async fn status(app: Service, query: web::Query<report::Query>) -> Result<HttpResponse, Problem> {
    let id = StatusId::parse(report::wanted(&query, "/api/status?id=")?).ok_or_else(deferred::not_found)?;
    match deferred::status(app.as_ref(), &id).await? {
        deferred::Status::Running => Ok(running(&app, &id, false)),
        deferred::Status::Done { record, settlement, attestation } => {
            respond(&record, settlement.as_deref(), attestation.as_deref())
        }
    }
}

/// The body of a request, with what it holds of the operator's limits until it is answered.
pub(super) struct Taken<'a> {
    pub(super) body: Vec<u8>,
    /// The client's address, where it is its own.
    pub(super) peer: Option<IpAddr>,
    pub(super) token: Token<'a>,
    pub(super) share: Share,
    pub(super) turn: Option<OwnedSemaphorePermit>,
}

/// Takes in a body within the limits on rate, size, time and turns.
pub(super) async fn take<'a>(app: &'a App, request: &HttpRequest, body: web::Payload) -> Result<Taken<'a>, Problem> {
    let limits = app.limits();
    let origin = origin(request, limits);
    let token = limits.post(origin)?;
    media_type(request)?;
    let mut share = limits.bodies().share();
    let body = in_time(app, collect(request, body, app.config().body_limit, &mut share)).await?;
    request.extensions_mut().insert(BodyRead);
    let turn = turn(app, origin).await?;
    Ok(Taken { body, peer: own_address(request, limits), token, share, turn })
}

/// A task that ends with whoever waits for it.
pub(super) struct AbortOnDrop<T> {
    task: tokio::task::JoinHandle<T>,
    detached: bool,
}

impl<T> AbortOnDrop<T> {
    pub(super) fn new(task: tokio::task::JoinHandle<T>) -> AbortOnDrop<T> {
        AbortOnDrop { task, detached: false }
    }

    pub(super) async fn finish(mut self) -> Result<T, tokio::task::JoinError> {
        (&mut self.task).await
    }

    /// Lets it go on by itself.
    pub(super) fn detach(mut self) {
        self.detached = true;
    }
}

impl<T> Drop for AbortOnDrop<T> {
    fn drop(&mut self) {
        if !self.detached {
            self.task.abort();
        }
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

fn respond(
    record: &Record,
    settlement: Option<&str>,
    attestation: Option<&Attestation>,
) -> Result<HttpResponse, Problem> {
    let raw = |text: &str| {
        RawValue::from_string(text.to_owned()).map_err(|_| Problem::internal("a stored report is no JSON"))
    };
    let report = raw(record.report())?;
    let comparison = record.part(flow::COMPARISON).map(raw).transpose()?;
    let mut response = HttpResponse::Ok();
    super::private(&mut response);
    if let Some(settlement) = settlement {
        response.insert_header((PAYMENT_RESPONSE, settlement));
    }
    Ok(response.json(Envelope {
        ok: true,
        receipt: record.receipt(),
        report: &report,
        comparison: comparison.as_deref(),
        attestation,
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
