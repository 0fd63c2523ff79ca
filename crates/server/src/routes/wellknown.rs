//! Addresses where programs look first: `/.well-known/…` (RFC 8615) and `/robots.txt`.

use std::time::{Duration, UNIX_EPOCH};

use actix_web::{HttpResponse, http::header, web::ServiceConfig};
use serde_json::json;

use super::{Service, about, read};
use crate::{
    flow::Product,
    openapi::is_mail,
    ports::Ports,
    problem::{Code, Problem},
};

/// How long `security.txt` says it is good for; RFC 9116 asks for less than a year.
const GOOD_FOR: Duration = Duration::from_secs(180 * 24 * 60 * 60);

pub(crate) fn configure(config: &mut ServiceConfig) {
    config
        .service(read("/.well-known/x402", x402))
        .service(read("/.well-known/api-catalog", api_catalog))
        .service(read("/.well-known/baihua-signing-key", signing_key))
        .service(read("/.well-known/openapi.json", about::openapi))
        .service(read("/.well-known/security.txt", security))
        .service(read("/robots.txt", robots));
}

/// The paid endpoints, as x402scan reads them.
async fn x402(app: Service) -> Result<HttpResponse, Problem> {
    if app.till().is_none() {
        return Err(absent("这个服务目前不收费。", "Nothing is paid for here at present."));
    }
    let resources = Product::ALL.map(|product| format!("{}{}", app.settings().base_url, product.endpoint()));
    Ok(HttpResponse::Ok().json(json!({ "version": 1, "resources": resources })))
}

/// Where the interface is described (RFC 9727, a link set of RFC 9264).
async fn api_catalog(app: Service) -> HttpResponse {
    let base = &app.settings().base_url;
    let link = |path: &str, kind: &str| json!([{ "href": format!("{base}{path}"), "type": kind }]);
    HttpResponse::Ok().content_type("application/linkset+json").body(
        json!({ "linkset": [{
            "anchor": format!("{base}/"),
            "service-desc": link("/openapi.json", "application/json"),
            "service-doc": link("/llms.txt", "text/plain"),
            "service-meta": link("/metadata", "application/json"),
            "status": link("/health", "application/json"),
            "terms-of-service": link("/legal", "text/html"),
        }] })
        .to_string(),
    )
}

/// Whose key vouches for readings, and what exactly it signs, so that anybody can check an attestation with any tool that
/// knows EIP-712. A name of our own: RFC 8615 has no registered one for it.
async fn signing_key(app: Service) -> Result<HttpResponse, Problem> {
    let Some(key) = app.signing_key() else {
        return Err(absent("这个服务目前不给报告签名。", "Readings are not signed here at present."));
    };
    let typed = baihua_attest::typed_data();
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-cache")).json(json!({
        "address": key.address(),
        "algorithm": "ECDSA secp256k1, EIP-712",
        "domain": typed["domain"],
        "primaryType": typed["primaryType"],
        "types": typed["types"],
        "report_canonicalisation": "RFC 8785",
        "documentation": format!("{}/proof", app.settings().base_url),
    })))
}

/// How to report a weakness (RFC 9116), where a contact is configured that is an address.
async fn security(app: Service) -> Result<HttpResponse, Problem> {
    let contact = app.config().contact.as_deref().map(str::trim);
    let address = contact.and_then(|contact| match contact {
        mail if is_mail(mail) => Some(format!("mailto:{mail}")),
        page if page.starts_with("https://") && page.bytes().all(|byte| byte.is_ascii_graphic()) => {
            Some(page.to_owned())
        }
        _ => None,
    });
    let Some(address) = address else {
        return Err(absent("没有公布联系地址。", "No address is published."));
    };
    let base = &app.settings().base_url;
    let until = UNIX_EPOCH + Duration::from_millis(app.now_millis()) + GOOD_FOR;
    let text = format!(
        "Contact: {address}\nExpires: {}\nPreferred-Languages: zh, en\nCanonical: {base}/.well-known/security.txt\nPolicy: {base}/legal\n",
        humantime::format_rfc3339_seconds(until)
    );
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .content_type("text/plain; charset=utf-8")
        .body(text))
}

/// What crawlers may read (RFC 9309): everything but reports.
async fn robots() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .body("User-agent: *\nDisallow: /report/\nDisallow: /api/report\nAllow: /\n")
}

fn absent(chinese: &str, english: &str) -> Problem {
    Problem::new(Code::UnknownPath, chinese, english)
}
