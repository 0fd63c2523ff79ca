//! Examples of the description: what the service really answers to excerpts of its demo documents.

use baihua_analyzer::{Comparison, Order, Report, Stamp, Version, render};
use baihua_kb::Card;
use serde_json::{Map, Value, json};

use super::product_of;
use crate::{
    body, demo,
    flow::{self, Product},
    ports::Ports,
    problem::{Code, Problem},
    routes::{
        about,
        analyse::Running,
        demo::{DemoDocument, DemoDocuments, entry},
        rules::single,
    },
    self_check,
    wiring::App,
};

/// The request id of the examples.
const REQUEST: &str = "a6261926daa8b3f3";

/// A body that the endpoint takes.
pub(super) fn request(product: Product) -> Value {
    let text = demo::excerpt(product.card());
    match product {
        Product::Reading(Card::Contract) => json!({ "text": text, "party": "乙方" }),
        Product::Reading(Card::Lab) => json!({ "text": text, "sex": "female", "age": 52 }),
        Product::Reading(Card::Policy) => json!({ "text": text }),
        Product::Comparison => {
            json!({ "before": { "text": text, "party": "乙方" }, "after": { "text": mended(&text), "party": "乙方" } })
        }
    }
}

/// The excerpt of the demo contract as the other side sends it back: one figure is better, and a problem still.
fn mended(text: &str) -> String {
    text.replacen("百分之十二", "百分之六", 1)
}

fn report(app: &App, card: Card) -> Option<Report> {
    let order: Order = body::read(card, request(card.into()).to_string().as_bytes()).ok()?;
    let mut report = app.analyzer().review(&app.analyzer().recognise(order).ok()?);
    stamp(app, &mut report);
    Some(report)
}

fn stamp(app: &App, report: &mut Report) {
    let settings = app.settings();
    report.stamp(&Stamp {
        base_url: settings.base_url.clone(),
        report_url: Some(format!("{}/report/7be3b626b67fe1b4c214583b8ab5f021", settings.base_url)),
        created_at: "2026-11-22T03:04:30Z".to_owned(),
        expires_at: Some("2026-11-23T03:04:30Z".to_owned()),
        release: settings.release.clone(),
    });
}

/// The answer to [`request`].
pub(super) fn envelope(app: &App, product: Product) -> Value {
    let budget = app.settings().receipt_budget;
    match product {
        Product::Reading(card) => {
            let Some(report) = report(app, card) else { return Value::Null };
            json!({ "ok": true, "receipt": render::receipt(&report, budget), "report": report })
        }
        Product::Comparison => {
            let Some((report, comparison)) = compared(app) else { return Value::Null };
            let receipt = render::comparison(&comparison, &report, budget);
            json!({ "ok": true, "receipt": receipt, "report": report, "comparison": comparison })
        }
    }
}

/// The answer to a request whose reading goes on.
pub(super) fn running(app: &App) -> Value {
    let status_url = format!("{}/api/status?id=7be3b626b67fe1b4c214583b8ab5f021", app.settings().base_url);
    json!(Running { ok: true, status: "running", status_url })
}

fn compared(app: &App) -> Option<(Report, Comparison)> {
    let versions = body::versions(request(Product::Comparison).to_string().as_bytes()).ok()?;
    let body::First::Text(before) = versions.before else { return None };
    let mut compared = app.analyzer().compare(before, versions.after).ok()?;
    stamp(app, &mut compared.after);
    Some((compared.after, compared.comparison))
}

/// The answers of a path that gives no reading: name and value of each.
pub(super) fn answers(app: &App, operation: &str) -> Vec<(&'static str, Value)> {
    let settings = app.settings();
    let base = &settings.base_url;
    let kb = app.analyzer().kb();
    let marked = |kind: &str, what: Value| {
        let mut what = what;
        what["kind"] = kind.into();
        what
    };
    let rule = |id: &str| marked("rule", json!(single(kb, id, settings.release.clone(), base)));
    match operation {
        "verifyRule" => {
            let mut listing = marked("listing", json!(kb.listing(settings.release.clone(), base)));
            for card in ["contract", "policy", "lab"] {
                // One of each shows the shape.
                if let Some(entries) = listing["rules"][card].as_array_mut() {
                    entries.truncate(1);
                }
            }
            vec![("listing", listing), ("contract", rule("rent-010")), ("policy", rule("pol-002")), ("lab", rule("K"))]
        }
        "getReport" => report(app, Card::Lab).map(|report| ("report", json!(report))).into_iter().collect(),
        "getStatus" => vec![("done", envelope(app, Product::Reading(Card::Contract)))],
        "destroyReport" => vec![("destroyed", json!(about::Destroyed { ok: true, destroyed: true }))],
        "getDemoSource" => {
            let documents = app.demos().iter().map(|demo| entry(demo, base)).collect();
            let lab = app.demos().iter().find(|demo| demo.card == Card::Lab);
            let document = lab.map(|demo| json!(DemoDocument { entry: entry(demo, base), text: demo.text }));
            let documents = marked("documents", json!(DemoDocuments { documents }));
            let document = document.map(|document| ("document", marked("document", document)));
            std::iter::once(("documents", documents)).chain(document).collect()
        }
        "selfCheck" => {
            let page = |demo: &demo::Demo, report: &Report| app.report_page(demo, report);
            let check = self_check::run(app.analyzer(), app.demos(), settings.release.clone(), base, page);
            vec![("all hold", json!(check))]
        }
        "health" => vec![("ok", json!(about::condition(app)))],
        "metadata" => vec![("metadata", json!(about::describe(app)))],
        "openapi" => vec![("opening", json!({ "openapi": "3.1.0" }))],
        _ => Vec::new(),
    }
}

/// A problem of this code as the operation gives it; `None` for a payment problem of a service that asks for none.
pub(super) fn problem(app: &App, operation: &str, code: Code) -> Option<Value> {
    let product = product_of(operation).or((operation == "getStatus").then_some(Product::Reading(Card::Contract)));
    let card = product.map(Product::card);
    let real = match (code, card) {
        (Code::MalformedJson, Some(card)) => body::read(card, b"{").err(),
        (Code::InvalidField | Code::NotRecognised, _) if product == Some(Product::Comparison) => match code {
            Code::InvalidField => body::versions(br#"{"before":{"text":"a"}}"#).err(),
            _ => Some(body::version_not_recognised(Version::After)),
        },
        (Code::InvalidField, Some(card)) => body::read(card, br#"{"text":"a"}"#).err(),
        (Code::NotRecognised, Some(card)) => Some(body::not_recognised(card, None)),
        (Code::PaymentRequired | Code::PaymentRefused, Some(_)) => {
            let product = product?;
            app.offer(product)?;
            let unpaid = flow::unpaid(app, product);
            if code == Code::PaymentRequired {
                return Some(unpaid.document(REQUEST));
            }
            let document = unpaid.document(REQUEST);
            let mut refused = plain(code).document(REQUEST);
            let more: Map<String, Value> =
                ["challenge", "outputSchema"].iter().map(|name| ((*name).to_owned(), document[name].clone())).collect();
            refused.as_object_mut()?.extend(more);
            refused["challenge"]["error"] = "invalid_exact_evm_insufficient_balance".into();
            return Some(refused);
        }
        (Code::BodyTooLarge, _) => Some(plain(code).with("limit_bytes", app.config().body_limit.into())),
        _ => None,
    };
    Some(real.unwrap_or_else(|| plain(code)).document(REQUEST))
}

/// A problem with the sentences that are true wherever its code stands.
fn plain(code: Code) -> Problem {
    Problem::new(code, format!("{}。", code.title()), code.meaning())
}
