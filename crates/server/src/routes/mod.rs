//! The table of all routes, and what every answer has in common.

pub mod about;
pub(crate) mod analyse;
pub mod demo;
pub(crate) mod mcp;
pub(crate) mod report;
pub mod rules;
pub(crate) mod wellknown;

use std::{sync::Arc, time::Instant};

use actix_cors::Cors;
use actix_web::{
    Error, FromRequest, Handler, HttpMessage, HttpRequest, HttpResponse, HttpResponseBuilder, Responder,
    body::{EitherBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{ConnectionType, header},
    middleware::Next,
    web::{self, ServiceConfig},
};
use baihua_x402::header::{PAYMENT_REQUIRED, PAYMENT_RESPONSE, PAYMENT_SIGNATURE};

use crate::{
    pages,
    ports::Ports,
    problem::{Code, Problem},
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
        .service(read("/api/rules", rules::get))
        .service(
            only("/api/report", "GET, HEAD, DELETE")
                .route(web::get().to(report::get))
                .route(web::head().to(report::get))
                .route(web::delete().to(report::delete)),
        )
        .service(read("/api/demo-source", demo::get))
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
    web::resource(path)
        .default_service(web::route().to(move || async move { Err::<HttpResponse, _>(wrong_method(methods)) }))
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

/// Pages of any origin may call the API and read the payment headers; there are no cookies and no credentials.
pub fn cors() -> Cors {
    Cors::default()
        .allow_any_origin()
        .send_wildcard()
        .allowed_methods(["GET", "POST", "DELETE", "HEAD", "OPTIONS"])
        // The official client sends the name of a response header along with its payment, and browsers ask for that
        // too.
        .allowed_headers([
            header::CONTENT_TYPE.as_str(),
            header::ACCEPT.as_str(),
            header::ACCESS_CONTROL_EXPOSE_HEADERS.as_str(),
            PAYMENT_SIGNATURE,
            "X-Request-Id",
            "Idempotency-Key",
            "MCP-Protocol-Version",
            "Mcp-Session-Id",
            "Last-Event-ID",
        ])
        .expose_headers([PAYMENT_REQUIRED, PAYMENT_RESPONSE, "Retry-After", "X-Request-Id"])
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
    let began = Instant::now();
    let app = request.app_data::<Service>().cloned();
    let id = request_id(&request, app.as_deref());
    request.extensions_mut().insert(RequestId(id.clone()));
    let method = request.method().clone();
    let response = next.call(request).await?;
    let route = known_route(response.request().match_pattern());
    let problem =
        response.response().error().and_then(|error| error.as_error::<Problem>()).map(|problem| problem.response(&id));
    let code = response
        .response()
        .error()
        .and_then(|error| error.as_error::<Problem>())
        .map(|problem| problem.code().as_str());
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
    if app.as_ref().is_some_and(|app| app.is_draining()) {
        // While draining, kept-alive connections are closed, so that the next request goes elsewhere.
        response.response_mut().head_mut().set_connection_type(ConnectionType::Close);
    }
    let status = response.status().as_u16();
    let took = began.elapsed();
    if let Some(app) = app {
        app.metrics().answered(route, status, took);
    }
    tracing::info!(
        request.id = %id,
        http.method = %method,
        http.route = route,
        http.status = status,
        problem.code = code,
        duration_ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX),
        "answered"
    );
    Ok(response)
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
    const KNOWN: [&str; 24] = [
        "/api/review-contract",
        "/api/read-labreport",
        "/api/read-policy",
        "/api/rules",
        "/api/report",
        "/api/demo-source",
        "/api/self-check",
        "/openapi.json",
        "/health",
        "/metadata",
        "/mcp",
        "/robots.txt",
        "/.well-known/x402",
        "/.well-known/api-catalog",
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
