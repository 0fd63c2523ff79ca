//! What the service says about itself: health, contract, description, self-check.

use std::collections::BTreeSet;

use actix_web::{HttpResponse, http::header};
use baihua_analyzer::schemas::{CardSchema, ReleaseSchema};
use baihua_kb::{Card, Release};
use baihua_x402::{
    Asset, Offer,
    header::{PAYMENT_REQUIRED, PAYMENT_RESPONSE, PAYMENT_SIGNATURE},
};
use schemars::JsonSchema;
use serde::Serialize;

use super::Service;
use crate::{
    flow::{Product, endpoint},
    openapi,
    ports::Ports,
    problem::{Code, Problem},
    self_check::{self, KnowledgeBase},
    wiring::App,
};

/// The body of `GET /health`.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Health {
    /// `ok`, or `degraded` while a dependency is left alone.
    #[schemars(with = "HealthStatus")]
    pub status: &'static str,
    /// The release that runs.
    #[schemars(with = "ReleaseSchema")]
    pub release: Release,
    /// How many rules there are.
    pub knowledge_base: KnowledgeBase,
    /// The state of each dependency.
    #[schemars(with = "Dependencies")]
    pub dependencies: std::collections::BTreeMap<&'static str, &'static str>,
}

/// Whether all is well.
#[derive(JsonSchema)]
#[schemars(rename_all = "lowercase")]
#[expect(dead_code, reason = "only its schema is used")]
enum HealthStatus {
    Ok,
    Degraded,
}

#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct Dependencies {
    /// Where reports are kept.
    store: DependencyState,
    /// The chain, or the facilitator.
    payment: DependencyState,
    /// The model provider.
    provider: DependencyState,
}

/// `closed`: in use; `open` or `half-open`: left alone after failures; `off`: not configured.
#[derive(JsonSchema)]
#[schemars(rename_all = "kebab-case")]
#[expect(dead_code, reason = "only its schema is used")]
enum DependencyState {
    Closed,
    Open,
    HalfOpen,
    Off,
}

/// The body of `GET /metadata`: what the service is, what it costs, its limits and addresses.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Metadata {
    /// What the service is called.
    name: &'static str,
    /// What it is for, in Chinese.
    purpose: &'static str,
    /// The same in English.
    purpose_en: &'static str,
    /// The release that runs.
    #[schemars(with = "ReleaseSchema")]
    release: Release,
    /// The address before every path.
    base_url: String,
    /// The description of the interface.
    openapi: String,
    /// Instructions for agents.
    llms: String,
    /// Whether the service is up.
    health: String,
    /// The Model Context Protocol endpoint.
    mcp: String,
    /// How a reading is paid for.
    payment: PaymentTerms,
    /// The three endpoints that read a document.
    services: Vec<PaidService>,
    /// The endpoint that compares two versions of a contract; the length is that of each.
    compare: PaidService,
    /// What is not taken or not kept.
    limits: Limits,
    /// Whether a third-party model takes part where there is consent.
    third_party_model: bool,
    /// How many rules there are.
    knowledge_base: KnowledgeBase,
    /// Where everything can be checked.
    verification: Verification,
    /// How to reach the operator, as configured.
    contact: Option<String>,
}

/// How a reading is paid for.
#[derive(Debug, Serialize, JsonSchema)]
struct PaymentTerms {
    /// Whether a reading costs something.
    required: bool,
    /// `x402`.
    protocol: &'static str,
    /// 2.
    version: u32,
    /// `exact`.
    scheme: &'static str,
    /// The chain, as CAIP-2 names it.
    network: &'static str,
    /// The chain's own number.
    chain_id: u64,
    /// The headers that carry a payment.
    headers: PaymentHeaders,
    /// The statuses that cost nothing: every one but 200.
    not_charged_on: Vec<u16>,
}

/// The headers that carry a payment.
#[derive(Debug, Serialize, JsonSchema)]
struct PaymentHeaders {
    /// Of the answer: what is asked for.
    challenge: &'static str,
    /// Of the request: the payment.
    proof: &'static str,
    /// Of the answer: what moved.
    result: &'static str,
}

/// One paid endpoint.
#[derive(Debug, Serialize, JsonSchema)]
struct PaidService {
    /// What it reads.
    #[schemars(with = "CardSchema")]
    card: &'static str,
    /// `POST`.
    method: &'static str,
    /// Its address.
    url: String,
    /// How long a text may be, in Unicode scalar values.
    text_characters: Length,
    /// What it costs; null if it is free.
    price: Option<PriceTag>,
}

/// A length in Unicode scalar values.
#[derive(Debug, Serialize, JsonSchema)]
struct Length {
    /// At least.
    min: usize,
    /// At most.
    max: usize,
}

/// What a reading costs.
#[derive(Debug, Serialize, JsonSchema)]
struct PriceTag {
    /// In the asset's smallest unit.
    amount: String,
    /// In whole units, exact.
    units: String,
    /// For people, with the asset's name.
    shown: String,
    /// The currency of `units`: `USD` for a dollar stablecoin that the service knows, else the asset's name.
    currency: String,
    /// The token contract.
    asset: String,
    /// What the token calls itself.
    asset_name: String,
    /// Digits after the point of a whole unit.
    decimals: u8,
    /// Who is paid.
    pay_to: String,
}

/// What is not taken or not kept.
#[derive(Debug, Serialize, JsonSchema)]
struct Limits {
    /// The largest body.
    body_bytes: usize,
    /// How long a report is kept.
    report_lifetime_seconds: u64,
    /// Calls of one payer on one day of UTC+8; null if payment is off.
    daily_quota_per_payer: Option<u32>,
    /// The longest receipt.
    receipt_characters: usize,
}

/// Where everything can be checked.
#[derive(Debug, Serialize, JsonSchema)]
struct Verification {
    /// Every rule with its source.
    rules: String,
    /// The promises, recomputed.
    self_check: String,
    /// The demo documents.
    demo_source: String,
    /// The same for people.
    proof: String,
}

/// The answer to `DELETE /api/report`.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Destroyed {
    /// True.
    pub ok: bool,
    /// True.
    pub destroyed: bool,
}

pub(crate) async fn health(app: Service) -> Result<HttpResponse, Problem> {
    if app.is_draining() {
        let problem = Problem::new(
            Code::Draining,
            "这台服务器即将停止，请连接其他服务器。",
            "This server is about to stop. Use another one.",
        );
        return Err(problem.retry_after(1));
    }
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(condition(&app)))
}

/// What `GET /health` answers while the server is not draining.
pub(crate) fn condition(app: &App) -> Health {
    let dependencies: std::collections::BTreeMap<_, _> = app.dependencies().into_iter().collect();
    let well = dependencies.values().all(|state| matches!(*state, "closed" | "off"));
    Health {
        status: if well { "ok" } else { "degraded" },
        release: app.settings().release.clone(),
        knowledge_base: app.analyzer().kb().counts().into(),
        dependencies,
    }
}

/// What the service costs for a product, if it costs something.
fn price_tag(app: &App, product: Product) -> Option<PriceTag> {
    let offer = app.offer(product)?;
    let (units, currency) = price(offer);
    Some(PriceTag {
        amount: offer.price().amount().to_string(),
        units,
        shown: offer.price().to_string(),
        currency,
        asset: offer.asset().address().to_string(),
        asset_name: offer.asset().name().to_owned(),
        decimals: offer.asset().decimals(),
        pay_to: offer.pay_to().to_string(),
    })
}

/// A price in whole units and its currency, as catalogues read them.
pub(crate) fn price(offer: &Offer) -> (String, String) {
    let shown = offer.price().to_string();
    let units = shown.split(' ').next().unwrap_or_default().to_owned();
    let asset = offer.asset();
    let dollar = *asset == Asset::usdt0_on_x_layer();
    (units, if dollar { "USD".to_owned() } else { asset.name().to_owned() })
}

/// The statuses that cost nothing: those of all problems.
fn not_charged_on() -> Vec<u16> {
    let statuses: BTreeSet<u16> = Code::ALL.iter().map(|code| code.status()).collect();
    statuses.into_iter().collect()
}

pub(crate) async fn metadata(app: Service) -> HttpResponse {
    HttpResponse::Ok().json(describe(&app))
}

/// What `GET /metadata` answers.
pub(crate) fn describe(app: &App) -> Metadata {
    let settings = app.settings();
    let base = &settings.base_url;
    let services = Card::ALL.into_iter().map(|card| {
        let (min, max) = baihua_analyzer::length_limits(card);
        PaidService {
            card: card.as_str(),
            method: "POST",
            url: format!("{base}{}", endpoint(card)),
            text_characters: Length { min, max },
            price: price_tag(app, card.into()),
        }
    });
    let (min, max) = baihua_analyzer::length_limits(Card::Contract);
    let compare = PaidService {
        card: Card::Contract.as_str(),
        method: "POST",
        url: format!("{base}{}", Product::Comparison.endpoint()),
        text_characters: Length { min, max },
        price: price_tag(app, Product::Comparison),
    };
    Metadata {
        name: "Baihua 白话",
        purpose: "读合同、保单和化验单，用白话说清每一处风险或异常；每条发现都带原文逐字引用和官方依据。",
        purpose_en: "Reads Chinese contracts, insurance policies and lab reports and answers in plain Chinese; every finding carries a verbatim quote and an official source.",
        release: settings.release.clone(),
        base_url: base.clone(),
        openapi: format!("{base}/openapi.json"),
        llms: format!("{base}/llms.txt"),
        health: format!("{base}/health"),
        mcp: format!("{base}/mcp"),
        payment: PaymentTerms {
            required: app.till().is_some(),
            protocol: "x402",
            version: 2,
            scheme: "exact",
            network: "eip155:196",
            chain_id: 196,
            headers: PaymentHeaders { challenge: PAYMENT_REQUIRED, proof: PAYMENT_SIGNATURE, result: PAYMENT_RESPONSE },
            not_charged_on: not_charged_on(),
        },
        services: services.collect(),
        compare,
        limits: Limits {
            body_bytes: app.config().body_limit,
            report_lifetime_seconds: settings.report_ttl.as_secs(),
            daily_quota_per_payer: app.till().map(|_| settings.daily_quota),
            receipt_characters: settings.receipt_budget,
        },
        third_party_model: app.config().llm_base_url.is_some(),
        knowledge_base: app.analyzer().kb().counts().into(),
        verification: Verification {
            rules: format!("{base}/api/rules"),
            self_check: format!("{base}/api/self-check"),
            demo_source: format!("{base}/api/demo-source"),
            proof: format!("{base}/proof"),
        },
        contact: app.config().contact.clone(),
    }
}

pub(crate) async fn openapi(app: Service) -> Result<HttpResponse, Problem> {
    let shared = app.clone().into_inner();
    // Its examples are real readings, so the first one who asks has to wait for them.
    let text = app.runtime().spawn_blocking(move || openapi::text(&shared)).await;
    let text = text.map_err(|_| Problem::internal("the description was lost"))?;
    Ok(HttpResponse::Ok().content_type("application/json").body(text))
}

pub(crate) async fn self_check(app: Service) -> Result<HttpResponse, Problem> {
    let shared = app.clone().into_inner();
    let document = app
        .runtime()
        .spawn_blocking(move || {
            let settings = shared.settings();
            let page = |demo: &crate::demo::Demo, report: &baihua_analyzer::Report| shared.report_page(demo, report);
            self_check::run(shared.analyzer(), shared.demos(), settings.release.clone(), &settings.base_url, page)
        })
        .await
        .map_err(|_| Problem::internal("the self-check was lost"))?;
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(document))
}
