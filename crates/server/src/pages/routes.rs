//! The addresses of the pages, and the headers of every page.

use actix_web::{
    HttpRequest, HttpResponse, HttpResponseBuilder,
    http::{StatusCode, header},
    web,
};
use baihua_analyzer::Report;
use baihua_kb::Card;
use serde::Deserialize;

use super::{
    DemoDocument, Lang, Module, ModuleFile, OCR_WORKER, OnDevice, PayInfo, ReportView, RuleFilter, Site, WORKER,
    WORKER_POLICY, asset, content_security_policy, legal, llms_txt, markdown, not_found, proof, report, report_gone,
    rule, rules_index, start,
};
use crate::{
    demo::Demo,
    flow::COMPARISON,
    ports::Ports,
    problem::{Code, Problem},
    routes::{Service, private, public, read, report as stored},
    wiring::App,
};

/// What a page may be asked: its language, its form, and what the list of rules is narrowed to.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct PageQuery {
    lang: Option<String>,
    format: Option<String>,
    q: String,
    card: String,
    family: String,
    level: String,
}

impl PageQuery {
    fn lang(&self) -> Lang {
        Lang::of(self.lang.as_deref())
    }
}

/// Where a program that came to the first page should go (RFC 8288, RFC 8631, RFC 9727).
const FOR_PROGRAMS: &str = "</llms.txt>; rel=\"alternate\"; type=\"text/plain\", \
    </openapi.json>; rel=\"service-desc\"; type=\"application/json\", \
    </.well-known/api-catalog>; rel=\"api-catalog\"";

type Asked = web::Query<PageQuery>;

/// Registers `/`, `/report/{id}`, `/rules`, `/rules/{id}`, `/proof`, `/legal`, `/llms.txt` and `/assets/…`.
pub(crate) fn configure(config: &mut web::ServiceConfig) {
    config
        .service(read("/", start_page).wrap(public()))
        .service(read("/report/{id}", report_page))
        .service(read("/rules", rules_page).wrap(public()))
        .service(read("/rules/{id}", rule_page).wrap(public()))
        .service(read("/proof", proof_page).wrap(public()))
        .service(read("/legal", legal_page).wrap(public()))
        .service(read("/llms.txt", llms_page))
        .service(read("/assets/wasm/{name}", reviewer_file))
        .service(read("/assets/ocr/{name}", ocr_file))
        .service(read("/assets/{name:.+}", asset_file).wrap(public()));
}

/// What pages need to know of `app`.
pub(crate) fn site(app: &App) -> Site {
    let offers: Vec<_> = Card::ALL.into_iter().filter_map(|card| Some((card, app.offer(card.into())?))).collect();
    let payment = offers.first().map(|(_, offer)| PayInfo {
        network: offer.asset().network().to_string(),
        asset: offer.asset().address().to_string(),
        most: offers
            .iter()
            .map(|(_, offer)| offer.price().amount())
            .max()
            .map_or_else(String::new, |most| most.to_string()),
        asset_name: offer.asset().name().to_owned(),
        decimals: offer.asset().decimals(),
        prices: offers.iter().map(|(card, offer)| (*card, offer.price().to_string())).collect(),
        pay_to: offer.pay_to().to_string(),
    });
    let on_device = app.module().map(|module| OnDevice {
        weight: module.weight(),
        reads: payment.is_none() || app.config().allow_private_reading,
    });
    Site {
        on_device,
        ocr: app.ocr().map(Module::weight),
        signer: app.signing_key().map(|key| key.address().to_string()),
        base_url: app.settings().base_url.clone(),
        release: app.settings().release.clone(),
        contact: app.config().contact.clone(),
        payment,
        provider: app.config().llm_base_url.is_some(),
        report_ttl: app.settings().report_ttl,
    }
}

/// The page of a demo document's report.
pub(crate) fn demo_page(site: &Site, demo: &Demo, of: &Report, lang: Lang) -> String {
    let view = ReportView {
        id: demo.id.to_owned(),
        title: first_line(demo.text),
        expires_at: None,
        demo: true,
        comparison: None,
    };
    report(site, of, &view, lang)
}

/// What `text` is called: its first line, or the one after the name of a company.
fn first_line(text: &str) -> Option<String> {
    text.lines().map(str::trim).find(|line| !line.is_empty() && !line.ends_with("公司")).map(str::to_owned)
}

async fn start_page(app: Service, asked: Asked) -> HttpResponse {
    let mut response = html(StatusCode::OK, start(&site(&app), asked.lang()));
    response.headers_mut().insert(header::LINK, header::HeaderValue::from_static(FOR_PROGRAMS));
    response
}

async fn report_page(app: Service, id: web::Path<String>, asked: Asked) -> Result<HttpResponse, Problem> {
    let (site, lang) = (site(&app), asked.lang());
    let found = match stored::find(&app, &id).await {
        Ok(found) => found,
        Err(problem) if problem.code() == Code::ReportNotFound => {
            return Ok(html(StatusCode::NOT_FOUND, report_gone(&site, lang)));
        }
        Err(problem) => return Err(problem),
    };
    let (of, demo, comparison) = match found {
        stored::Found::Demo(demo) => (demo.report.clone(), Some(demo.text), None),
        stored::Found::Stored(record) => {
            let report = serde_json::from_str(record.report());
            let report = report.map_err(|_| Problem::internal("a stored report is no report"))?;
            let comparison = record.part(COMPARISON).map(serde_json::from_str).transpose();
            (report, None, comparison.map_err(|_| Problem::internal("a stored comparison is no comparison"))?)
        }
    };
    let mut response = HttpResponse::Ok();
    private(&mut response);
    if asked.format.as_deref() == Some("md") {
        return Ok(response.content_type("text/markdown; charset=utf-8").body(markdown(&of, &site)));
    }
    let view = ReportView {
        id: id.into_inner(),
        title: demo.and_then(first_line),
        expires_at: of.meta.expires_at.clone(),
        demo: demo.is_some(),
        comparison,
    };
    Ok(page(response, report(&site, &of, &view, lang)))
}

async fn rules_page(app: Service, asked: Asked) -> HttpResponse {
    let filter = RuleFilter::of(&asked.q, &asked.card, &asked.family, &asked.level);
    html(StatusCode::OK, rules_index(&site(&app), app.analyzer().kb(), &filter, asked.lang()))
}

async fn rule_page(app: Service, id: web::Path<String>, asked: Asked) -> HttpResponse {
    let site = site(&app);
    match rule(&site, app.analyzer().kb(), &id, asked.lang()) {
        Some(page) => html(StatusCode::OK, page),
        None => html(StatusCode::NOT_FOUND, not_found(&site, asked.lang())),
    }
}

async fn proof_page(app: Service, asked: Asked) -> HttpResponse {
    let published = |demo: &Demo| DemoDocument {
        id: demo.id.to_owned(),
        card: demo.card,
        title: demo.title.to_owned(),
        chars: demo.text.chars().count(),
        sha256: demo.registered.to_owned(),
        report_id: demo.id.to_owned(),
    };
    let demos: Vec<DemoDocument> = app.demos().iter().map(published).collect();
    html(StatusCode::OK, proof(&site(&app), &demos, asked.lang()))
}

async fn legal_page(app: Service, asked: Asked) -> HttpResponse {
    html(StatusCode::OK, legal(&site(&app), asked.lang()))
}

async fn llms_page(app: Service) -> HttpResponse {
    HttpResponse::Ok().content_type("text/plain; charset=utf-8").body(llms_txt(&site(&app)))
}

async fn asset_file(app: Service, name: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let Some(file) = asset(&name) else { return html(StatusCode::NOT_FOUND, not_found(&site(&app), Lang::Zh)) };
    let mut response = revalidated(&request, &file.etag);
    // A worker obeys the policy that comes with its script: what compiles, no page may.
    if name.as_str() == WORKER {
        response.insert_header((header::CONTENT_SECURITY_POLICY, WORKER_POLICY));
    }
    match fresh(&request, &file.etag) {
        true => response.finish(),
        false => response.content_type(file.content_type).body(file.bytes),
    }
}

async fn reviewer_file(app: Service, name: web::Path<String>, request: HttpRequest) -> HttpResponse {
    match app.module().and_then(|module| module.file(&name)) {
        Some(file) => module_file(file, &request),
        None => html(StatusCode::NOT_FOUND, not_found(&site(&app), Lang::Zh)),
    }
}

async fn ocr_file(app: Service, name: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let Some(file) = app.ocr().and_then(|module| module.file(&name)) else {
        return html(StatusCode::NOT_FOUND, not_found(&site(&app), Lang::Zh));
    };
    let mut response = module_file(file, &request);
    if name.as_str() == OCR_WORKER {
        response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, header::HeaderValue::from_static(WORKER_POLICY));
    }
    response
}

/// A file of a module, compressed beforehand: compressing it for each request would take seconds.
fn module_file(file: &ModuleFile, request: &HttpRequest) -> HttpResponse {
    let accepts = request.headers().get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let Some(form) = file.accepted(accepts.unwrap_or_default()) else { return HttpResponse::NotAcceptable().finish() };
    let mut response = revalidated(request, &form.etag);
    response.insert_header((header::VARY, "accept-encoding"));
    if let Some(coding) = form.coding {
        response.insert_header((header::CONTENT_ENCODING, coding));
    }
    match fresh(request, &form.etag) {
        true => response.finish(),
        false => response.content_type(file.content_type).body(form.bytes.clone()),
    }
}

/// Whether the client has what `etag` names.
fn fresh(request: &HttpRequest, etag: &str) -> bool {
    let known = request.headers().get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    known.is_some_and(|tags| tags.split(',').any(|tag| tag.trim().trim_start_matches("W/") == etag))
}

/// An answer to a request for what `etag` names, with the headers of every file.
fn revalidated(request: &HttpRequest, etag: &str) -> HttpResponseBuilder {
    let mut response = if fresh(request, etag) { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response
        .insert_header((header::ETAG, etag))
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .insert_header((header::X_CONTENT_TYPE_OPTIONS, "nosniff"));
    response
}

/// The 404 page, for clients that accept HTML.
pub(crate) fn unknown_page(app: &App) -> HttpResponse {
    html(StatusCode::NOT_FOUND, not_found(&site(app), Lang::Zh))
}

fn html(status: StatusCode, text: String) -> HttpResponse {
    page(HttpResponse::build(status), text)
}

/// `text` with the headers every page carries.
fn page(mut response: HttpResponseBuilder, text: String) -> HttpResponse {
    response
        .content_type("text/html; charset=utf-8")
        .insert_header((header::CONTENT_SECURITY_POLICY, content_security_policy()))
        .insert_header((header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .insert_header((header::REFERRER_POLICY, "no-referrer"))
        .insert_header(("Cross-Origin-Opener-Policy", "same-origin"))
        .insert_header(("Permissions-Policy", "camera=(), microphone=(), geolocation=()"))
        .body(text)
}
