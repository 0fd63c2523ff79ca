//! `GET /openapi.json`: OpenAPI 3.1.0, put together from the types the handlers use.

mod examples;
mod shapes;

use baihua_kb::Card;
use serde_json::{Map, Value, json};

use crate::{flow::Product, ports::Ports, problem::Code, routes::about::price, wiring::App};

/// The description of the running service as JSON, made once.
pub fn text(app: &App) -> String {
    app.description(|| document(app).to_string()).to_owned()
}

/// The description of the running service.
#[must_use]
pub fn document(app: &App) -> Value {
    let settings = app.settings();
    let base = &settings.base_url;
    let mut info = json!({
        "title": "Baihua 白话",
        "version": settings.release.version,
        "summary": "Plain-language review of Chinese contracts, insurance policies and lab reports",
        "description": "Every finding carries a verbatim quote and an official source. Paid per call under x402 version 2 on eip155:196; nothing is charged without a result.",
        "termsOfService": format!("{base}/legal"),
        "contact": contact(app.config().contact.as_deref(), base),
        "license": { "name": "Apache-2.0", "identifier": "Apache-2.0" },
    });
    info["x-guidance"] = guidance(app, base).into();
    json!({
        "openapi": "3.1.0",
        "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
        "info": info,
        "servers": [{ "url": base, "description": "This service" }],
        "externalDocs": { "url": format!("{base}/llms.txt"), "description": "Instructions for agents: how to call, pay, repeat and check" },
        "tags": [
            { "name": "analyse", "description": "Readings; paid for where payment is on" },
            { "name": "report", "description": "Reports that were made; free" },
            { "name": "verify", "description": "Rules, demo documents and the service's own checks; free" },
            { "name": "service", "description": "What the service says of itself; free" },
        ],
        "security": [],
        "paths": paths(app),
        "components": { "schemas": shapes::schemas(), "headers": headers() },
    })
}

/// How to reach the operator. What was configured may be no address at all; the page of terms shows it as it is.
fn contact(configured: Option<&str>, base: &str) -> Value {
    let mut contact = json!({ "name": "Baihua 白话", "url": format!("{base}/legal") });
    if let Some(address) = configured.filter(|text| is_mail(text)) {
        contact["email"] = address.into();
    }
    contact
}

/// Whether a text can stand where only an e-mail address may.
pub(crate) fn is_mail(text: &str) -> bool {
    let plain = text.bytes().all(|byte| byte.is_ascii_graphic() && !b"<>()[]\\,;:\" ".contains(&byte));
    plain
        && text
            .split_once('@')
            .is_some_and(|(name, host)| !name.is_empty() && host.contains('.') && !host.contains('@'))
}

/// A few sentences for agents that read nothing else.
fn guidance(app: &App, base: &str) -> String {
    let pay = match app.till() {
        Some(_) => {
            "Without payment a readable text is answered with 402 and a challenge, an unreadable one with 422; sign the challenge and send the same bytes again with PAYMENT-SIGNATURE. If an answer does not come, send the same payment again; a new signature is a new charge."
        }
        None => "No payment is needed at present.",
    };
    format!(
        "POST {{\"text\": …}} as application/json to the endpoint that fits the document. {pay} Findings are in Chinese; each has a verbatim quote and a rule_id that GET {base}/api/rules?id=… resolves. More: {base}/llms.txt."
    )
}

fn paths(app: &App) -> Value {
    let mut paths = Map::new();
    for product in Product::ALL {
        let mut operations = json!({ "post": analysis(app, product) });
        if app.offer(product).is_some() {
            operations["get"] = probe(app, product);
        }
        paths.insert(product.endpoint().to_owned(), operations);
    }
    let rule = Operation::new("verifyRule", "verify", "The listing of all rules, or one rule with its official source")
        .id(false, "LYMPH%", "a rule_id, percent-encoded (LYMPH% is LYMPH%25)")
        .describe("Without `id` the listing (`kind` is `listing`), with it one rule (`kind` is `rule`).");
    let rule = rule.answer(either(["Listing", "SingleRule"])).problems(&[Code::MalformedQuery, Code::RuleNotFound]);
    paths.insert("/api/rules".into(), json!({ "get": rule.done(app) }));
    let get = Operation::new("getReport", "report", "A report, for whoever holds its id, for 24 hours at most")
        .id(true, "demo-lab", "the id at the end of report_url, or demo-contract, demo-policy, demo-lab")
        .describe("Byte for byte the `report` of the answer that made it.")
        .answer(reference("Report"))
        .problems(&[Code::MissingQuery, Code::MalformedQuery, Code::ReportNotFound, Code::StoreUnavailable]);
    let delete = Operation::new("destroyReport", "report", "Destroys a report before its time")
        .id(true, "7be3b626b67fe1b4c214583b8ab5f021", "the id at the end of report_url")
        .describe("Whoever holds the id may destroy the report. Demo reports stay.")
        .answer(reference("Destroyed"))
        .problems(&[
            Code::MissingQuery,
            Code::MalformedQuery,
            Code::ReportNotFound,
            Code::DemoStays,
            Code::StoreUnavailable,
        ]);
    paths.insert("/api/report".into(), json!({ "get": get.done(app), "delete": delete.done(app) }));
    let status = Operation::new("getStatus", "report", "What has become of a reading that goes on after its request was answered")
        .id(true, "7be3b626b67fe1b4c214583b8ab5f021", "the id at the end of the Location of the 202")
        .describe("202 while the reading goes on, then what its request would have been answered with, for as long as the report is kept.")
        .answer(reference("Envelope"))
        .deferred()
        .problems(&[
            Code::MissingQuery,
            Code::MalformedQuery,
            Code::PaymentRefused,
            Code::ReportNotFound,
            Code::StatusNotFound,
            Code::Internal,
            Code::StoreUnavailable,
            Code::PaymentUnavailable,
            Code::ProviderUnavailable,
            Code::Overloaded,
            Code::PaymentRunning,
            Code::SettlementOpen,
            Code::ReadingLost,
        ]);
    paths.insert("/api/status".into(), json!({ "get": status.done(app) }));
    let demo = Operation::new("getDemoSource", "verify", "The demo documents with their SHA-256 digests")
        .id(false, "demo-lab", "demo-contract, demo-policy or demo-lab")
        .describe(
            "Without `id` the three without their text (`kind` is `documents`), with it one (`kind` is `document`).",
        )
        .answer(either(["DemoDocuments", "DemoDocument"]))
        .problems(&[Code::MalformedQuery, Code::DemoNotFound]);
    paths.insert("/api/demo-source".into(), json!({ "get": demo.done(app) }));
    for (path, operation, tag, summary, schema) in [
        ("/api/self-check", "selfCheck", "verify", "The stated invariants, recomputed now", reference("SelfCheck")),
        ("/health", "health", "service", "Run status and knowledge-base counts", reference("Health")),
        ("/metadata", "metadata", "service", "What the service is, costs and limits", reference("Metadata")),
        ("/openapi.json", "openapi", "service", "This document", this_document()),
    ] {
        let operation = Operation::new(operation, tag, summary).describe("Takes no parameters.").answer(schema);
        let draining: &[Code] = if path == "/health" { &[Code::Draining] } else { &[] };
        paths.insert(path.into(), json!({ "get": operation.problems(draining).done(app) }));
    }
    Value::Object(paths)
}

fn this_document() -> Value {
    json!({
        "type": "object",
        "description": "An OpenAPI document.",
        "properties": { "openapi": { "type": "string" } },
        "required": ["openapi"],
        "additionalProperties": true,
    })
}

/// One of two shapes, told apart by `kind`.
fn either(names: [&str; 2]) -> Value {
    let mapping: Map<String, Value> = shapes::MARKED
        .into_iter()
        .filter(|(name, _)| names.contains(name))
        .map(|(name, kind)| (kind.to_owned(), format!("#/components/schemas/{name}").into()))
        .collect();
    json!({ "oneOf": names.map(reference), "discriminator": { "propertyName": "kind", "mapping": mapping } })
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

/// Headers that several answers carry.
fn headers() -> Value {
    let header = |description: &str, example: &str| json!({ "description": description, "schema": { "type": "string" }, "example": example });
    json!({
        "X-Request-Id": header("Names the request: yours, if it has 8 to 64 letters, digits and hyphens", "a6261926daa8b3f3"),
        "Cache-Control": header("Reports and problems are not to be kept", "no-store"),
        "Location": header("Where the result can be had; whoever knows it can have the report", "https://baihua.example/api/status?id=7be3b626b67fe1b4c214583b8ab5f021"),
        "Preference-Applied": header("`respond-async`: the reading goes on (RFC 7240)", "respond-async"),
        "Retry-After": header("Seconds until trying again makes sense", "2"),
        "Allow": header("The methods that this path takes", "GET, HEAD"),
        "PAYMENT-REQUIRED": header("base64 of the x402 challenge", "eyJ4NDAyVmVyc2lvbiI6Mi4uLn0="),
        "PAYMENT-RESPONSE": header("base64 of the x402 settlement, where a payment was made or refused", "eyJzdWNjZXNzIjp0cnVlLi4ufQ=="),
    })
}

fn with_headers(mut response: Value, names: &[&str]) -> Value {
    let headers: Map<String, Value> = names
        .iter()
        .map(|name| ((*name).to_owned(), json!({ "$ref": format!("#/components/headers/{name}") })))
        .collect();
    response["headers"] = Value::Object(headers);
    response
}

fn named_examples(examples: Vec<(&str, Value)>) -> Value {
    let examples = examples.into_iter().map(|(name, value)| (name.replace(' ', "-"), json!({ "value": value })));
    Value::Object(examples.collect())
}

/// An operation in the making.
struct Operation {
    id: &'static str,
    fields: Map<String, Value>,
    answer: Value,
    /// Whether it may be answered with 202.
    deferred: bool,
    problems: Vec<Code>,
}

impl Operation {
    fn new(id: &'static str, tag: &str, summary: &str) -> Operation {
        let mut fields = Map::new();
        fields.insert("operationId".into(), id.into());
        fields.insert("tags".into(), json!([tag]));
        fields.insert("summary".into(), summary.into());
        fields.insert("security".into(), json!([]));
        Operation { id, fields, answer: Value::Null, deferred: false, problems: Vec::new() }
    }

    fn describe(mut self, text: &str) -> Operation {
        self.fields.insert("description".into(), text.into());
        self
    }

    fn with(mut self, name: &str, value: Value) -> Operation {
        self.fields.insert(name.into(), value);
        self
    }

    fn id(self, required: bool, example: &str, description: &str) -> Operation {
        let id = json!({
            "name": "id", "in": "query", "required": required, "schema": { "type": "string" },
            "description": description, "example": example,
        });
        self.with("parameters", json!([id]))
    }

    fn answer(mut self, schema: Value) -> Operation {
        self.answer = schema;
        self
    }

    /// It may be answered before there is a result.
    fn deferred(mut self) -> Operation {
        self.deferred = true;
        self
    }

    fn problems(mut self, codes: &[Code]) -> Operation {
        self.problems = codes.to_vec();
        self
    }

    /// The operation with its answers, each with an example.
    fn done(mut self, app: &App) -> Value {
        let mut responses = Map::new();
        if !self.answer.is_null() {
            let sold = product_of(self.id);
            let examples = match sold {
                Some(product) => vec![("excerpt of the demo document", examples::envelope(app, product))],
                None => examples::answers(app, self.id),
            };
            let content =
                json!({ "application/json": { "schema": self.answer, "examples": named_examples(examples) } });
            let ok = json!({ "description": "as asked", "content": content });
            let headers: &[&str] = match sold {
                Some(_) => &["X-Request-Id", "Cache-Control", "PAYMENT-RESPONSE"],
                None if self.deferred => &["X-Request-Id", "Cache-Control", "PAYMENT-RESPONSE"],
                None => &["X-Request-Id"],
            };
            responses.insert("200".into(), with_headers(ok, headers));
            if self.deferred {
                let example = named_examples(vec![("running", examples::running(app))]);
                let content = json!({ "application/json": { "schema": reference("Running"), "examples": example } });
                let accepted = json!({ "description": "the reading goes on", "content": content });
                // Its own status address is known to whoever asks there.
                let told: &[&str] = if sold.is_some() { &["Location", "Preference-Applied"] } else { &[] };
                let headers = [&["X-Request-Id", "Cache-Control", "Retry-After"], told].concat();
                responses.insert("202".into(), with_headers(accepted, &headers));
            }
        }
        // Health is asked by watchdogs, and answered however often they ask.
        if self.id != "health" {
            self.problems.push(Code::RateLimited);
        }
        let mut statuses: Vec<u16> = self.problems.iter().map(|code| code.status()).collect();
        statuses.sort_unstable();
        statuses.dedup();
        for status in statuses {
            let codes = self.problems.iter().copied().filter(|code| code.status() == status).collect::<Vec<_>>();
            responses.insert(status.to_string(), refusal(app, self.id, status, &codes));
        }
        self.fields.insert("responses".into(), Value::Object(responses));
        Value::Object(self.fields)
    }
}

/// An answer that is a problem with one of these codes.
fn refusal(app: &App, operation: &str, status: u16, codes: &[Code]) -> Value {
    let meanings: Vec<String> = codes.iter().map(|code| format!("`{}`: {}", code.as_str(), code.meaning())).collect();
    let (schema, more): (&str, &[&str]) = match status {
        402 => ("PaymentProblem", &["PAYMENT-REQUIRED", "PAYMENT-RESPONSE"]),
        405 => ("Problem", &["Allow"]),
        422 => ("BodyProblem", &[]),
        429 | 503 => ("Problem", &["Retry-After"]),
        _ => ("Problem", &[]),
    };
    let shown = codes.iter().filter_map(|code| Some((code.as_str(), examples::problem(app, operation, *code)?)));
    let content = json!({ "schema": reference(schema), "examples": named_examples(shown.collect()) });
    let response = json!({ "description": meanings.join(" "), "content": { "application/problem+json": content } });
    with_headers(response, &[&["X-Request-Id", "Cache-Control"], more].concat())
}

/// Operations and summary of a product's endpoint.
const fn sale(product: Product) -> (&'static str, &'static str, &'static str) {
    match product {
        Product::Comparison => (
            "compare_contracts",
            "challenge_compare",
            "Comparison of two versions of a contract: what was mended, what is new, what still stands, and what else changed, with quotes of both versions",
        ),
        Product::Reading(Card::Contract) => (
            "read_contract",
            "challenge_contract",
            "Plain-language reading of the key clauses of a common contract: fees, term, rights and duties, termination conditions, liability for breach, disputes",
        ),
        Product::Reading(Card::Lab) => (
            "read_lab",
            "challenge_lab",
            "Plain-language translation of lab indicators, values and reference ranges, with questions to ask a doctor",
        ),
        Product::Reading(Card::Policy) => (
            "read_policy",
            "challenge_policy",
            "Plain-language review of an insurance policy: coverage, exclusions, waiting period, deductible, renewal, surrender, claim conditions",
        ),
    }
}

/// What an operation sells or asks a payment for.
fn product_of(operation: &str) -> Option<Product> {
    Product::ALL.into_iter().find(|product| [sale(*product).0, sale(*product).1].contains(&operation))
}

fn analysis(app: &App, product: Product) -> Value {
    let (operation, _, summary) = sale(product);
    let example = json!({ "value": examples::request(product), "summary": "An excerpt of the demo document" });
    let content = json!({ "application/json": { "schema": reference(shapes::body_name(product)), "examples": { "excerpt": example } } });
    let header = |name: &str, description: &str| json!({ "name": name, "in": "header", "required": false, "schema": { "type": "string" }, "description": description });
    // Only these are read by a provider too, where there is one and consent.
    let deferrable = matches!(product, Product::Reading(Card::Contract | Card::Policy));
    let mut parameters = vec![
        header(
            "PAYMENT-SIGNATURE",
            "base64 of the x402 payment; without it the answer is 402 with the challenge, when payment is on",
        ),
        header(
            "Idempotency-Key",
            "any text of your choice: the same key with the same body brings the same report again, when payment is off",
        ),
    ];
    if deferrable {
        parameters.push(header("Prefer", "`respond-async` (RFC 7240): where a provider takes part in the reading, 202 with its status address in Location once the payment is reserved"));
    }
    let mut described = Operation::new(operation, "analyse", summary)
        .describe(match product {
            Product::Reading(_) => "The text is read and not kept; the report is kept for 24 hours at most, for whoever holds its id. Nothing is charged but for an answer with status 200.",
            Product::Comparison => "Both texts are read by the rules alone, for one side, and not kept. What is kept is the report on the second version and the comparison, for 24 hours at most, for whoever holds the report's id. Instead of the first text a report on it may be named; then only findings are compared. Nothing is charged but for an answer with status 200.",
        })
        .with("requestBody", json!({ "required": true, "content": content }))
        .with("parameters", json!(parameters))
        .answer(reference(match product {
            Product::Reading(_) => "Envelope",
            Product::Comparison => "CompareEnvelope",
        }));
    let mut problems = vec![
        Code::MalformedJson,
        Code::PaymentRequired,
        Code::PaymentRefused,
        Code::IdentifierConflict,
        Code::ReportGone,
        Code::BodyTooLarge,
        Code::UnsupportedMediaType,
        Code::InvalidField,
        Code::NotRecognised,
        Code::BodyTimeout,
        Code::QuotaExceeded,
        Code::RefusedTooOften,
        Code::Internal,
        Code::StoreUnavailable,
        Code::PaymentUnavailable,
        Code::ProviderUnavailable,
        Code::Overloaded,
        Code::Draining,
        Code::PaymentRunning,
        Code::SettlementOpen,
    ];
    if product == Product::Comparison {
        // The report that is named.
        problems.push(Code::ReportNotFound);
        problems.retain(|code| *code != Code::ProviderUnavailable);
    }
    described = described.problems(&problems);
    if deferrable {
        described = described.deferred();
    }
    if let Some(info) = payment_info(app, product) {
        described = described.with("x-payment-info", info);
    }
    described.done(app)
}

/// `GET` on a paid path: what a reading costs.
fn probe(app: &App, product: Product) -> Value {
    let (_, operation, _) = sale(product);
    Operation::new(operation, "analyse", "What a reading costs: the challenge, without a document")
        .describe("Always 402. Catalogues ask like this.")
        .problems(&[Code::PaymentRequired])
        .done(app)
}

/// What a reading costs, as catalogues read it (`draft-payment-discovery`).
fn payment_info(app: &App, product: Product) -> Option<Value> {
    let offer = app.offer(product)?;
    let (amount, currency) = price(offer);
    Some(json!({
        "price": { "mode": "fixed", "currency": currency, "amount": amount },
        "protocols": [{ "x402": {
            "version": 2, "scheme": "exact", "network": offer.asset().network().to_string(),
            "asset": offer.asset().address().to_string(), "amount": offer.price().amount().to_string(),
            "payTo": offer.pay_to().to_string(),
        } }],
    }))
}
