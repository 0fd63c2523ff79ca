//! `GET /openapi.json`: OpenAPI 3.1.0, put together from the types the handlers use.

use baihua_analyzer::Report;
use baihua_kb::Card;
use schemars::{JsonSchema, generate::SchemaSettings};
use serde_json::{Map, Value, json};

use crate::{
    body,
    flow::endpoint,
    ports::Ports,
    problem::Code,
    routes::{
        about::Health,
        demo::{DemoDocument, DemoDocuments},
        rules::SingleRule,
    },
    self_check::SelfCheck,
    wiring::App,
};

/// Shape of a release.
#[derive(JsonSchema)]
#[schemars(rename = "Release")]
#[expect(dead_code, reason = "only its schema is used")]
pub struct ReleaseSchema {
    /// Version of the interface, such as `1.0.0-rc.1`.
    version: String,
    /// Abbreviated revision identifier.
    commit: String,
}

/// Shape of a level.
#[derive(JsonSchema)]
#[schemars(rename = "Level", rename_all = "lowercase")]
pub enum LevelSchema {
    /// The most serious.
    High,
    /// Serious.
    Medium,
    /// Worth knowing.
    Low,
}

/// The success envelope of the three analysis endpoints.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct Envelope {
    /// True.
    ok: bool,
    /// Markdown for humans, in Chinese.
    receipt: String,
    /// The complete result.
    report: Report,
}

/// A problem document (RFC 9457).
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct Problem {
    /// Names the kind of problem.
    r#type: String,
    /// The kind of problem, in Chinese.
    title: String,
    /// The HTTP status.
    status: u16,
    /// What happened, in Chinese.
    detail: String,
    /// What happened, in English.
    detail_en: String,
    /// Stable, kebab-case.
    code: String,
    /// Names the request, as in `X-Request-Id`.
    request_id: String,
    /// 422: what to do, in Chinese.
    guidance: Option<Vec<String>>,
    /// 422: the schema of the endpoint's body.
    input_schema: Option<Map<String, Value>>,
    /// 402: the x402 challenge, as in `PAYMENT-REQUIRED`.
    challenge: Option<Map<String, Value>>,
}

/// The listing of all rules (specification, "Rule entries").
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct Listing {
    purpose: String,
    purpose_en: String,
    release: ReleaseSchema,
    counts: CountsSchema,
    usage: String,
    human_readable_index: String,
    rules: EntriesSchema,
}

#[derive(JsonSchema)]
#[schemars(rename = "Counts")]
#[expect(dead_code, reason = "only its schema is used")]
struct CountsSchema {
    contract: u32,
    policy: u32,
    lab: u32,
}

#[derive(JsonSchema)]
#[schemars(rename = "Entries")]
#[expect(dead_code, reason = "only its schema is used")]
struct EntriesSchema {
    contract: Vec<ContractEntrySchema>,
    policy: Vec<PolicyEntrySchema>,
    lab: Vec<LabEntrySchema>,
}

#[derive(JsonSchema)]
#[schemars(rename = "ContractEntry")]
#[expect(dead_code, reason = "only its schema is used")]
struct ContractEntrySchema {
    rule_id: String,
    name: String,
    level: LevelSchema,
    law_ref: String,
}

#[derive(JsonSchema)]
#[schemars(rename = "PolicyEntry")]
#[expect(dead_code, reason = "only its schema is used")]
struct PolicyEntrySchema {
    rule_id: String,
    name: String,
    level: LevelSchema,
    source: String,
}

#[derive(JsonSchema)]
#[schemars(rename = "LabEntry")]
#[expect(dead_code, reason = "only its schema is used")]
struct LabEntrySchema {
    rule_id: String,
    name: String,
    range_src: String,
    critical_src: Option<String>,
}

/// The description of the running service.
#[must_use]
pub fn document(app: &App) -> Value {
    let settings = app.settings();
    let mut shapes =
        SchemaSettings::draft2020_12().with(|s| s.definitions_path = "/components/schemas".into()).into_generator();
    for schema in [
        shapes.subschema_for::<Envelope>(),
        shapes.subschema_for::<Problem>(),
        shapes.subschema_for::<Listing>(),
        shapes.subschema_for::<SingleRule>(),
        shapes.subschema_for::<Health>(),
        shapes.subschema_for::<SelfCheck>(),
        shapes.subschema_for::<DemoDocument>(),
        shapes.subschema_for::<DemoDocuments>(),
    ] {
        // Each call files the shape; what it gives back is the reference to it.
        drop(schema);
    }
    let mut paths = Map::new();
    for card in Card::ALL {
        paths.insert(endpoint(card).to_owned(), json!({ "post": analysis(app, card) }));
    }
    let id = |required: bool, description: &str| json!([{ "name": "id", "in": "query", "required": required, "schema": { "type": "string" }, "description": description }]);
    paths.insert("/api/rules".into(), json!({ "get": {
        "operationId": "verifyRule",
        "summary": "The listing of all rules, or one rule with its official source",
        "parameters": id(false, "a rule_id, percent-encoded"),
        "responses": {
            "200": { "description": "the listing, or the rule", "content": json_content(json!({ "anyOf": [reference("Listing"), reference("SingleRule")] })) },
            "404": problem(&[Code::RuleNotFound]),
        },
    } }));
    paths.insert("/api/report".into(), json!({
        "get": {
            "operationId": "getReport",
            "summary": "A report, for whoever holds its id, for 24 hours at most",
            "parameters": id(true, "the id at the end of report_url, or demo-contract, demo-policy, demo-lab"),
            "responses": {
                "200": { "description": "the report object of the envelope", "content": json_content(reference("Report")) },
                "400": problem(&[Code::MissingQuery]), "404": problem(&[Code::ReportNotFound]), "503": problem(&[Code::StoreUnavailable]),
            },
        },
        "delete": {
            "operationId": "destroyReport",
            "summary": "Destroys a report before its time",
            "parameters": id(true, "the id at the end of report_url"),
            "responses": {
                "200": { "description": "destroyed", "content": json_content(json!({ "type": "object" })) },
                "400": problem(&[Code::MissingQuery]), "404": problem(&[Code::ReportNotFound]),
                "405": problem(&[Code::DemoStays]), "503": problem(&[Code::StoreUnavailable]),
            },
        },
    }));
    paths.insert("/api/demo-source".into(), json!({ "get": {
        "operationId": "getDemoSource",
        "summary": "The demo documents with their SHA-256 digests",
        "parameters": id(false, "demo-contract, demo-policy or demo-lab"),
        "responses": {
            "200": { "description": "the three without their text, or one with it", "content": json_content(json!({ "anyOf": [reference("DemoDocuments"), reference("DemoDocument")] })) },
            "404": problem(&[Code::DemoNotFound]),
        },
    } }));
    paths.insert("/api/self-check".into(), plain("selfCheck", "The stated invariants, recomputed now", "SelfCheck"));
    let mut health = plain("health", "Run status and knowledge-base counts", "Health");
    health["get"]["responses"]["503"] = problem(&[Code::Draining]);
    paths.insert("/health".into(), health);
    for (path, operation, summary) in
        [("/metadata", "metadata", "The service contract"), ("/openapi.json", "openapi", "This document")]
    {
        paths.insert(
            path.into(),
            json!({ "get": {
            "operationId": operation, "summary": summary,
            "responses": { "200": { "description": "JSON", "content": json_content(json!({ "type": "object" })) } },
        } }),
        );
    }
    let schemas = Value::Object(shapes.take_definitions(true));
    json!({
        "openapi": "3.1.0",
        "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
        "info": {
            "title": "Baihua 白话",
            "version": settings.release.version,
            "summary": "Plain-language review of Chinese contracts, insurance policies and lab reports",
            "description": "Every finding carries a verbatim quote and an official source. Paid per call under x402 version 2 on eip155:196; nothing is charged without a result.",
            "license": { "name": "Apache-2.0", "identifier": "Apache-2.0" },
        },
        "servers": [{ "url": settings.base_url }],
        "paths": paths,
        "components": { "schemas": schemas },
    })
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

fn json_content(schema: Value) -> Value {
    json!({ "application/json": { "schema": schema } })
}

fn plain(operation: &str, summary: &str, schema: &str) -> Value {
    json!({ "get": {
        "operationId": operation, "summary": summary,
        "responses": { "200": { "description": "JSON", "content": json_content(reference(schema)) } },
    } })
}

/// A response that is a problem with one of these codes.
fn problem(codes: &[Code]) -> Value {
    let names: Vec<&str> = codes.iter().map(|code| code.as_str()).collect();
    json!({
        "description": names.join(", "),
        "content": { "application/problem+json": { "schema": reference("Problem") } },
    })
}

fn with_header(mut response: Value, name: &str, description: &str) -> Value {
    response["headers"] = json!({ name: { "schema": { "type": "string" }, "description": description } });
    response
}

fn analysis(app: &App, card: Card) -> Value {
    let (operation, summary) = match card {
        Card::Contract => (
            "read_contract",
            "Plain-language reading of the key clauses of a common contract: fees, term, rights and duties, termination conditions, liability for breach, disputes",
        ),
        Card::Lab => (
            "read_lab",
            "Plain-language translation of lab indicators, values and reference ranges, with questions to ask a doctor",
        ),
        Card::Policy => (
            "read_policy",
            "Plain-language review of an insurance policy: coverage, exclusions, waiting period, deductible, renewal, surrender, claim conditions",
        ),
    };
    let mut responses = Map::new();
    let ok = json!({ "description": "the reading", "content": json_content(reference("Envelope")) });
    responses
        .insert("200".into(), with_header(ok, "PAYMENT-RESPONSE", "base64 of the x402 settlement, when payment is on"));
    let required = problem(&[Code::PaymentRequired, Code::PaymentRefused]);
    responses.insert("402".into(), with_header(required, "PAYMENT-REQUIRED", "base64 of the x402 challenge"));
    for (status, codes) in [
        ("400", &[Code::MalformedJson][..]),
        ("409", &[Code::IdentifierConflict]),
        ("410", &[Code::ReportGone]),
        ("413", &[Code::BodyTooLarge]),
        ("415", &[Code::UnsupportedMediaType]),
        ("422", &[Code::InvalidField, Code::NotRecognised]),
        ("500", &[Code::Internal]),
    ] {
        responses.insert(status.into(), problem(codes));
    }
    let wait = "seconds until trying again makes sense";
    responses.insert("429".into(), with_header(problem(&[Code::QuotaExceeded]), "Retry-After", wait));
    let down = problem(&[
        Code::StoreUnavailable,
        Code::PaymentUnavailable,
        Code::ProviderUnavailable,
        Code::Overloaded,
        Code::PaymentRunning,
        Code::SettlementOpen,
    ]);
    responses.insert("503".into(), with_header(down, "Retry-After", wait));
    let mut operation = json!({
        "operationId": operation,
        "summary": summary,
        "requestBody": { "required": true, "content": json_content(body::schema(card)) },
        "parameters": [{
            "name": "PAYMENT-SIGNATURE", "in": "header", "required": false, "schema": { "type": "string" },
            "description": "base64 of the x402 payment; without it the answer is 402 with the challenge, when payment is on",
        }],
        "responses": responses,
    });
    if let Some(offer) = app.offer(card) {
        operation["x-payment-info"] = json!({
            "protocol": "x402", "version": 2, "scheme": "exact", "network": "eip155:196",
            "asset": offer.asset().address().to_string(), "amount": offer.price().amount().to_string(),
        });
    }
    operation
}
