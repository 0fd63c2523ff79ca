//! The table of all routes, and what every answer has in common.

pub mod about;
pub(crate) mod analyse;
pub mod demo;
pub(crate) mod mcp;
pub(crate) mod report;
pub mod rules;
pub(crate) mod wellknown;

use std::{
    future::ready,
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use actix_cors::Cors;
use actix_web::{
    Error, FromRequest, Handler, HttpMessage, HttpRequest, HttpResponse, HttpResponseBuilder, Responder,
    body::{BoxBody, EitherBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{ConnectionType, Method, StatusCode, header},
    middleware::{Compress, Next},
    web::{self, ServiceConfig},
};
use baihua_x402::header::{PAYMENT_REQUIRED, PAYMENT_RESPONSE};
use futures_util::stream;
use tracing::Instrument;

use crate::{
    limits::{Limits, Origin},
    pages,
    ports::Ports,
    problem::{Code, Problem},
    refusals,
    wiring::App,
};

/// The application, as handlers get it.
pub(crate) type Service = web::Data<App>;

impl App {
    /// The application again, for a task that may outlive the request.
    pub(crate) fn shared(self: &Arc<App>) -> Arc<App> {
        Arc::clone(self)
    }
}

/// An answer of a path that has two shapes, with the word that tells them apart.
#[derive(serde::Serialize)]
pub(crate) struct Marked<T> {
    /// The word, which `discriminator` of the description names.
    pub(crate) kind: &'static str,
    /// The answer itself.
    #[serde(flatten)]
    pub(crate) what: T,
}

/// Registers every path. Each path that exists answers other methods with 405, every other path is 404.
pub fn configure(config: &mut ServiceConfig) {
    let query = web::QueryConfig::default().error_handler(|_, _| {
        let chinese = "查询参数无法解读：每个参数只写一次，% 写成 %25，# 写成 %23。";
        let english = "The query cannot be read: give each parameter once, with % as %25 and # as %23.";
        Problem::new(Code::MalformedQuery, chinese, english).into()
    });
    config
        .app_data(query)
        .service(
            only("/api/review-contract", "POST")
                .route(web::post().to(analyse::contract))
                .route(web::get().to(analyse::probe))
                .route(web::head().to(analyse::probe)),
        )
        .service(
            only("/api/read-labreport", "POST")
                .route(web::post().to(analyse::lab))
                .route(web::get().to(analyse::probe))
                .route(web::head().to(analyse::probe)),
        )
        .service(
            only("/api/read-policy", "POST")
                .route(web::post().to(analyse::policy))
                .route(web::get().to(analyse::probe))
                .route(web::head().to(analyse::probe)),
        )
        .service(
            only("/api/compare", "POST")
                .route(web::post().to(analyse::compare))
                .route(web::get().to(analyse::probe))
                .route(web::head().to(analyse::probe)),
        )
        .service(read("/api/rules", rules::get).wrap(public()))
        .service(
            only("/api/report", "GET, HEAD, DELETE")
                .route(web::get().to(report::get))
                .route(web::head().to(report::get))
                .route(web::delete().to(report::delete)),
        )
        .service(read("/api/status", analyse::status))
        .service(read("/api/demo-source", demo::get).wrap(public()))
        .service(read("/api/self-check", about::self_check))
        .service(read("/openapi.json", about::openapi))
        .service(read("/health", about::health))
        .service(read("/metadata", about::metadata))
        .configure(wellknown::configure)
        .service(only("/mcp", "POST").route(web::post().to(mcp::post)))
        .configure(pages::routes::configure)
        .default_service(web::route().to(unknown_path));
}

/// A path that takes only the methods that its routes name.
fn only(path: &'static str, methods: &'static str) -> actix_web::Resource {
    let other = move |request: HttpRequest| async move {
        match *request.method() {
            Method::OPTIONS => Ok(HttpResponse::NoContent().insert_header((header::ALLOW, methods)).finish()),
            _ => Err(wrong_method(methods)),
        }
    };
    web::resource(path).default_service(web::route().to(other))
}

/// A path that is only read.
pub(crate) fn read<F, Args>(path: &'static str, handler: F) -> actix_web::Resource
where
    F: Handler<Args>,
    Args: FromRequest + 'static,
    F::Output: Responder + 'static,
{
    only(path, "GET, HEAD").route(web::get().to(handler.clone())).route(web::head().to(handler))
}

/// What holds nothing of a reader's document may be compressed: pages, files, rules, the demos' texts. Reports never are: the
/// length of a compressed answer would tell of secrets beside what an outsider can put into it (BREACH).
pub(crate) fn public() -> Compress {
    Compress::default()
}

async fn unknown_path(app: Service, request: HttpRequest) -> Result<HttpResponse, Problem> {
    let wanted = request.headers().get(header::ACCEPT).and_then(|kinds| kinds.to_str().ok());
    if wanted.is_some_and(|kinds| kinds.contains("text/html")) {
        return Ok(pages::routes::unknown_page(&app));
    }
    Err(Problem::new(
        Code::UnknownPath,
        "没有这个地址。全部地址见 /openapi.json，给人看的入口是首页。",
        "There is no such path. See /openapi.json for all of them.",
    ))
}

pub(crate) fn wrong_method(methods: &'static str) -> Problem {
    Problem::new(
        Code::MethodNotAllowed,
        format!("这个地址只支持 {methods}。"),
        format!("This path takes {methods} only."),
    )
    .allow(methods)
}

/// Headers of every answer that carries a report (decisions, "Paths the specification leaves open").
pub(crate) fn private(response: &mut HttpResponseBuilder) {
    response
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header(("X-Robots-Tag", "noindex"))
        .insert_header((header::REFERRER_POLICY, "no-referrer"));
}

/// Whom the limits count for a request.
pub(crate) fn origin(request: &HttpRequest, limits: &Limits) -> Option<Origin> {
    limits.origin(request.peer_addr()?.ip(), forwarded(request).into_iter())
}

/// The client's own address, where it is one: not that of a proxy beside us which nobody told us to trust.
pub(crate) fn own_address(request: &HttpRequest, limits: &Limits) -> Option<IpAddr> {
    refusals::of_a_client(limits.client(request.peer_addr()?.ip(), forwarded(request).into_iter()))
}

fn forwarded(request: &HttpRequest) -> Vec<&str> {
    request.headers().get_all("x-forwarded-for").filter_map(|value| value.to_str().ok()).collect()
}

/// Counts look-ups: everything that is no analysis, save what balancers ask.
///
/// # Errors
///
/// None of its own; too many are answered with `rate-limited`.
pub async fn count_lookups<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let counted = !matches!(*request.method(), Method::POST | Method::OPTIONS) && request.path() != "/health";
    let app = request.app_data::<Service>().cloned().filter(|_| counted);
    let refused = app.and_then(|app| app.limits().lookup(origin(request.request(), app.limits())).err());
    match refused {
        Some(problem) => Ok(request.error_response(problem).map_into_right_body()),
        None => next.call(request).await.map(ServiceResponse::map_into_left_body),
    }
}

/// Pages of any origin may call the API with any header and read the payment headers; there are no cookies and no
/// credentials.
pub fn cors() -> Cors {
    Cors::default()
        .allow_any_origin()
        .send_wildcard()
        .allowed_methods(["GET", "POST", "DELETE", "HEAD", "OPTIONS"])
        .allow_any_header()
        .expose_headers([
            PAYMENT_REQUIRED,
            PAYMENT_RESPONSE,
            "Location",
            "Preference-Applied",
            "Retry-After",
            "X-Request-Id",
        ])
        .max_age(3600)
}

/// Assigns a request id, adds it to errors, and counts and logs the answer. Paths with ids and queries are never
/// logged.
///
/// # Errors
///
/// None of its own.
pub async fn accompany<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    if request.conn_data::<Ending>().is_some_and(Ending::is_announced) {
        return Ok(silence(request).await.map_into_right_body());
    }
    let began = Instant::now();
    let app = request.app_data::<Service>().cloned();
    let (closes, sends) = (request.head().connection_type() == ConnectionType::Close, has_body(request.request()));
    let id = request_id(&request, app.as_deref());
    request.extensions_mut().insert(RequestId(id.clone()));
    let method = known_method(request.method());
    let in_flight = app.as_ref().map(|app| app.metrics().in_flight());
    // At a level that no filter leaves out, so that the id stands on every line that tells of a failure.
    let span = tracing::error_span!("request", id = %id);
    let response = next.call(request).instrument(span).await?;
    drop(in_flight);
    let route = known_route(response.request().match_pattern());
    let (code, problem) = match response.response().error() {
        Some(error) => match error.as_error::<Problem>() {
            Some(problem) => (Some(problem.code()), Some(problem.response(&id))),
            None if response.status().is_client_error() => {
                (Some(Code::BadRequest), Some(unread(response.status()).response(&id)))
            }
            None => (None, None),
        },
        None => (None, None),
    };
    let mut response = match problem {
        Some(answer) => {
            let cors: Vec<_> = response
                .headers()
                .iter()
                .filter(|(name, _)| name.as_str().starts_with("access-control-") || *name == header::VARY)
                .map(|(name, value)| (name.clone(), value.clone()))
                .collect();
            let mut response = response.into_response(answer).map_into_right_body();
            for (name, value) in cors {
                response.headers_mut().insert(name, value);
            }
            response
        }
        None => response.map_into_left_body(),
    };
    if let Ok(value) = header::HeaderValue::from_str(&id) {
        response.headers_mut().insert(header::HeaderName::from_static("x-request-id"), value);
    }
    for (name, value) in [("x-content-type-options", "nosniff"), ("cross-origin-resource-policy", "cross-origin")] {
        let name = header::HeaderName::from_static(name);
        if !response.headers().contains_key(&name) {
            response.headers_mut().insert(name, header::HeaderValue::from_static(value));
        }
    }
    // Nobody waits for a body that was not asked for, or for the rest of one. While draining, kept-alive connections are
    // closed, so that the next request goes elsewhere.
    let unread = sends && response.request().extensions().get::<BodyRead>().is_none();
    let last = closes || unread || app.as_ref().is_some_and(|app| app.is_draining());
    if last {
        response.response_mut().head_mut().set_connection_type(ConnectionType::Close);
        if let Some(ending) = response.request().conn_data::<Ending>() {
            ending.announce();
        }
    }
    let status = response.status().as_u16();
    let took = began.elapsed();
    if let Some(app) = app {
        app.metrics().answered(route, status, took);
        if let Some(Code::RateLimited) = code {
            app.metrics().limited(if method == "POST" { "post" } else { "lookup" });
        }
    }
    tracing::info!(
        parent: None,
        request.id = %id,
        http.method = %method,
        http.route = route,
        http.status = status,
        problem.code = code.map(Code::as_str),
        duration_ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX),
        "answered"
    );
    Ok(response)
}

/// Whether the last answer of a connection was given: one with `Connection: close`.
#[derive(Debug, Default)]
pub(crate) struct Ending(AtomicBool);

impl Ending {
    fn announce(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_announced(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A request whose body was read to its end.
pub(crate) struct BodyRead;

fn has_body(request: &HttpRequest) -> bool {
    let length = request.headers().get(header::CONTENT_LENGTH);
    length.is_some_and(|length| length != "0") || request.headers().contains_key(header::TRANSFER_ENCODING)
}

/// How long the answer before gets to leave.
const LEAVING: Duration = Duration::from_secs(2);

/// No answer at all for what was sent behind a request whose answer was the last one (RFC 9112, section 9.6). The framework
/// knows no such thing; but a body that fails at once takes its head along, unsent, and the connection with it.
async fn silence(request: ServiceRequest) -> ServiceResponse<BoxBody> {
    tokio::time::sleep(LEAVING).await;
    let nothing =
        stream::once(ready(Err::<web::Bytes, _>(std::io::Error::from(std::io::ErrorKind::ConnectionAborted))));
    request.into_response(HttpResponse::Ok().streaming(nothing))
}

/// A request that the framework refused before any of our routes saw it, such as a preflight that asks for no method.
fn unread(status: StatusCode) -> Problem {
    Problem::new(
        Code::BadRequest,
        "请求的格式不对，无法处理。",
        format!("The request cannot be read ({}).", status.canonical_reason().unwrap_or("refused")),
    )
}

/// A method as it may be logged; what a client invents is not.
fn known_method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::TRACE => "TRACE",
        Method::CONNECT => "CONNECT",
        _ => "other",
    }
}

/// The name of a request, in its problem document, its header `X-Request-Id` and the log.
#[derive(Clone, Debug)]
pub struct RequestId(pub String);

/// What the client or a proxy calls the request, if that is short and plain; else 16 random hex digits.
fn request_id(request: &ServiceRequest, app: Option<&Arc<App>>) -> String {
    let given = request.headers().get("x-request-id").and_then(|value| value.to_str().ok());
    let plain = |id: &&str| (8..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    match (given.filter(plain), app) {
        (Some(id), _) => id.to_owned(),
        (None, Some(app)) => hex::encode(app.random::<8>()),
        (None, None) => "0".repeat(16),
    }
}

/// Label for metrics: the route pattern, which contains no id. All unknown paths share one label.
fn known_route(pattern: Option<String>) -> &'static str {
    const KNOWN: [&str; 27] = [
        "/api/compare",
        "/api/review-contract",
        "/api/read-labreport",
        "/api/read-policy",
        "/api/rules",
        "/api/report",
        "/api/status",
        "/api/demo-source",
        "/api/self-check",
        "/openapi.json",
        "/health",
        "/metadata",
        "/mcp",
        "/robots.txt",
        "/.well-known/x402",
        "/.well-known/api-catalog",
        "/.well-known/baihua-signing-key",
        "/.well-known/openapi.json",
        "/.well-known/security.txt",
        "/",
        "/report/{id}",
        "/rules",
        "/rules/{id}",
        "/proof",
        "/legal",
        "/llms.txt",
        "/assets/{name:.+}",
    ];
    KNOWN.into_iter().find(|known| pattern.as_deref() == Some(known)).unwrap_or("other")
}
