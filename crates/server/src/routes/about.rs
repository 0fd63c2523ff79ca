//! What the service says about itself: health, contract, description, self-check.

use actix_web::{HttpResponse, http::header};
use baihua_kb::{Card, Release};
use serde::Serialize;
use serde_json::{Value, json};

use super::Service;
use crate::{
    flow::endpoint,
    openapi,
    ports::Ports,
    problem::{Code, Problem},
    self_check::{self, KnowledgeBase},
};

/// The body of `GET /health`.
#[derive(Debug, Serialize, schemars::JsonSchema)]
pub struct Health {
    /// `ok`, or `degraded` while a dependency is left alone.
    pub status: &'static str,
    /// The release that runs.
    #[schemars(with = "crate::openapi::ReleaseSchema")]
    pub release: Release,
    /// How many rules there are.
    pub knowledge_base: KnowledgeBase,
    /// Name of each dependency → `closed` (in use), `open` or `half-open` (left alone), `off`.
    pub dependencies: std::collections::BTreeMap<&'static str, &'static str>,
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
    let dependencies: std::collections::BTreeMap<_, _> = app.dependencies().into_iter().collect();
    let well = dependencies.values().all(|state| matches!(*state, "closed" | "off"));
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(Health {
        status: if well { "ok" } else { "degraded" },
        release: app.settings().release.clone(),
        knowledge_base: app.analyzer().kb().counts().into(),
        dependencies,
    }))
}

pub(crate) async fn metadata(app: Service) -> HttpResponse {
    let settings = app.settings();
    let kb: KnowledgeBase = app.analyzer().kb().counts().into();
    let services: Vec<Value> = Card::ALL
        .into_iter()
        .map(|card| {
            let (min, max) = baihua_analyzer::length_limits(card);
            let price = app.offer(card).map(|offer| {
                json!({
                    "amount": offer.price().amount().to_string(),
                    "shown": offer.price().to_string(),
                    "asset": offer.asset().address().to_string(),
                    "asset_name": offer.asset().name(),
                    "decimals": offer.asset().decimals(),
                    "pay_to": offer.pay_to().to_string(),
                })
            });
            json!({
                "card": card.as_str(),
                "method": "POST",
                "url": format!("{}{}", settings.base_url, endpoint(card)),
                "text_characters": { "min": min, "max": max },
                "price": price,
            })
        })
        .collect();
    HttpResponse::Ok().json(json!({
        "name": "Baihua 白话",
        "purpose": "读合同、保单和化验单，用白话说清每一处风险或异常；每条发现都带原文逐字引用和官方依据。",
        "purpose_en": "Reads Chinese contracts, insurance policies and lab reports and answers in plain Chinese; every finding carries a verbatim quote and an official source.",
        "release": settings.release,
        "base_url": settings.base_url,
        "openapi": format!("{}/openapi.json", settings.base_url),
        "payment": {
            "required": app.till().is_some(),
            "protocol": "x402",
            "version": 2,
            "scheme": "exact",
            "network": "eip155:196",
            "headers": { "challenge": "PAYMENT-REQUIRED", "proof": "PAYMENT-SIGNATURE", "result": "PAYMENT-RESPONSE" },
            "not_charged_on": [402, 409, 413, 415, 422, 429, 503],
        },
        "services": services,
        "limits": {
            "body_bytes": app.config().body_limit,
            "report_lifetime_seconds": settings.report_ttl.as_secs(),
            "daily_quota_per_payer": app.till().map(|_| settings.daily_quota),
            "receipt_characters": settings.receipt_budget,
        },
        "third_party_model": app.config().llm_base_url.is_some(),
        "knowledge_base": kb,
        "verification": {
            "rules": format!("{}/api/rules", settings.base_url),
            "self_check": format!("{}/api/self-check", settings.base_url),
            "demo_source": format!("{}/api/demo-source", settings.base_url),
            "proof": format!("{}/proof", settings.base_url),
        },
        "contact": app.config().contact,
    }))
}

pub(crate) async fn openapi(app: Service) -> HttpResponse {
    HttpResponse::Ok().json(openapi::document(app.as_ref()))
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
