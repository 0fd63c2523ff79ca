//! `POST /mcp`: the Model Context Protocol over streamable HTTP, one message a request and one JSON answer, no session.
//!
//! Paid tools carry x402 as its MCP transport says: an unpaid call is an error result with the challenge, the payment comes
//! in `_meta["x402/payment"]`, what moved goes out in `_meta["x402/payment-response"]`. They are served by the same flow as
//! the HTTP endpoints.

use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use actix_web::{HttpRequest, HttpResponse, http::header, web};
use baihua_kb::Card;
use baihua_mcp::{Answer, Host, Tool, ToolCall, ToolResult, answer, is_known_version};
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::{Map, Value, json};
use tracing::Instrument;

use super::{RequestId, Service, analyse, report, rules};
use crate::{
    body,
    flow::{self, Call, Outcome, Product},
    ports::Ports,
    problem::{Code, Problem},
    wiring::App,
};

/// The member of `_meta` that holds a payment.
const PAYMENT: &str = "x402/payment";
/// The member of `_meta` that tells what moved.
const SETTLEMENT: &str = "x402/payment-response";

pub(crate) async fn post(app: Service, request: HttpRequest, body: web::Payload) -> Result<HttpResponse, Problem> {
    let analyse::Taken { body: message, peer, token, share: _share, turn: _turn } =
        analyse::take(&app, &request, body).await?;
    let version = request.headers().get("mcp-protocol-version").map(|value| value.to_str().unwrap_or_default());
    if version.is_some_and(|version| !is_known_version(version)) {
        let refused = json!({ "jsonrpc": "2.0", "id": null, "error": { "code": -32_600, "message": "this MCP-Protocol-Version is not spoken here" } });
        return Ok(HttpResponse::BadRequest().json(refused));
    }
    let paid = Arc::new(AtomicBool::new(false));
    let desk = Desk { app: app.shared(), request: name(&request), peer, paid: Arc::clone(&paid) };
    // As with the endpoints, a client that goes away ends the work, and the payment is given back.
    let task =
        analyse::AbortOnDrop::new(app.runtime().spawn(async move { answer(&desk, &message).await }.in_current_span()));
    let answer = task.finish().await.map_err(|_| Problem::internal("a message was lost"))?;
    if paid.load(Ordering::Relaxed) {
        token.give_back();
    }
    Ok(match answer {
        Answer::Response(response) => {
            HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(response)
        }
        Answer::Refused(error) => HttpResponse::BadRequest().json(error),
        Answer::Accepted => HttpResponse::Accepted().finish(),
    })
}

fn name(request: &HttpRequest) -> String {
    use actix_web::HttpMessage;
    request.extensions().get::<RequestId>().map_or_else(String::new, |id| id.0.clone())
}

/// The tools of the service, for one request.
struct Desk {
    app: Arc<App>,
    request: String,
    peer: Option<IpAddr>,
    /// Whether a reading was paid for.
    paid: Arc<AtomicBool>,
}

impl Host for Desk {
    fn version(&self) -> &str {
        &self.app.settings().release.version
    }

    fn instructions(&self) -> String {
        format!(
            "Findings are written in Chinese for the person who brought the document; each has a verbatim quote and a rule_id. Not legal advice, not a diagnosis. Instructions for paying and repeating: {}/llms.txt",
            self.app.settings().base_url
        )
    }

    fn tools(&self) -> Vec<Tool> {
        let mut tools: Vec<Tool> = Card::ALL
            .into_iter()
            .map(|card| {
                let price = self.price(card.into());
                baihua_mcp::read(card, input(card), &price)
            })
            .collect();
        let price = self.price(Product::Comparison);
        tools.push(baihua_mcp::compare(input(Product::Comparison), &price));
        tools.extend([baihua_mcp::lookup_rule(), get_report(), baihua_mcp::verify_report()]);
        tools
    }

    async fn call(&self, call: ToolCall) -> ToolResult {
        let answered = match call.name.as_str() {
            "read_contract" => self.read(Card::Contract, call).await,
            "read_lab" => self.read(Card::Lab, call).await,
            "read_policy" => self.read(Card::Policy, call).await,
            "compare" => self.read(Product::Comparison, call).await,
            "lookup_rule" => self.lookup(&call.arguments),
            "get_report" => self.report(&call.arguments).await,
            _ => self.verify(call.arguments).await,
        };
        answered.unwrap_or_else(|problem| self.failed(&problem))
    }
}

impl Desk {
    /// What is said of the price beside a paid tool.
    fn price(&self, product: Product) -> String {
        self.app.offer(product).map_or_else(String::new, |offer| {
            format!(" Costs {} under x402; a repeat with the same payment is free.", offer.price())
        })
    }

    /// The reading, through the flow of the paid endpoints. A payment is bound to the arguments as they are written here,
    /// with their names in order, so that a client may send them in any.
    async fn read(&self, product: impl Into<Product>, mut call: ToolCall) -> Result<ToolResult, Problem> {
        let body = ordered(call.arguments).to_string().into_bytes();
        let payment = call.meta.remove(PAYMENT).map(|payment| STANDARD.encode(payment.to_string()).into_bytes());
        let call =
            Call { product: product.into(), body, payment, peer: self.peer, idempotency_key: None, deferral: None };
        let outcome = flow::serve(Arc::clone(&self.app), call).await?;
        self.paid.fetch_or(outcome.settlement.is_some(), Ordering::Relaxed);
        reading(&outcome)
    }

    fn lookup(&self, arguments: &Map<String, Value>) -> Result<ToolResult, Problem> {
        let id = arguments.get("rule_id").and_then(Value::as_str).unwrap_or_default();
        let settings = self.app.settings();
        let rule = rules::single(self.app.analyzer().kb(), id, settings.release.clone(), &settings.base_url);
        let rule = rule.ok_or_else(rules::unknown)?;
        Ok(ToolResult::object(serde_json::to_value(rule).map_err(|_| Problem::internal("a rule is no JSON"))?))
    }

    async fn report(&self, arguments: &Map<String, Value>) -> Result<ToolResult, Problem> {
        let id = arguments.get("id").and_then(Value::as_str).unwrap_or_default();
        let text = match report::find(&self.app, id).await? {
            report::Found::Demo(demo) => demo.json.clone(),
            report::Found::Stored(record) => record.report().to_owned(),
        };
        let value = serde_json::from_str(&text).map_err(|_| Problem::internal("a stored report is no JSON"))?;
        Ok(ToolResult { text, structured: Some(value), ..ToolResult::default() })
    }

    async fn verify(&self, arguments: Map<String, Value>) -> Result<ToolResult, Problem> {
        let app = Arc::clone(&self.app);
        let work = tokio::task::spawn_blocking(move || baihua_mcp::verification(&arguments, app.analyzer().kb()));
        work.await.map_err(|_| Problem::internal("a computation was lost"))
    }

    /// A problem as a result. What asks for a payment is the challenge itself, so that x402 clients find it.
    fn failed(&self, problem: &Problem) -> ToolResult {
        let mut document = problem.document(&self.request);
        let asks = matches!(problem.code(), Code::PaymentRequired | Code::PaymentRefused);
        let told = match document.get_mut("challenge") {
            Some(challenge) if asks => challenge.take(),
            _ => document,
        };
        ToolResult::object(told).failed()
    }
}

/// The schema of a paid tool's arguments: that of the endpoint's body.
fn input(product: impl Into<Product>) -> Value {
    let mut schema = body::schema(product);
    if let Some(members) = schema.as_object_mut() {
        members.remove("title");
    }
    schema
}

fn get_report() -> Tool {
    Tool {
        name: "get_report",
        title: "Get a report",
        description: "A report by its id (the end of report_url), for 24 hours at most; demo-contract, demo-policy and demo-lab are always there.".to_owned(),
        input: json!({
            "type": "object",
            "properties": { "id": { "type": "string", "maxLength": 64 } },
            "required": ["id"],
        }),
    }
}

/// An object whose members stand in the order of their names, whatever map it is kept in.
fn ordered(arguments: Map<String, Value>) -> Value {
    let sort = |value: Value| match value {
        Value::Object(members) => ordered(members),
        other => other,
    };
    let sorted: std::collections::BTreeMap<String, Value> =
        arguments.into_iter().map(|(name, value)| (name, sort(value))).collect();
    Value::Object(sorted.into_iter().collect())
}

fn reading(outcome: &Outcome) -> Result<ToolResult, Problem> {
    let report: Value =
        serde_json::from_str(outcome.record.report()).map_err(|_| Problem::internal("a stored report is no JSON"))?;
    let receipt = outcome.record.receipt();
    let mut result = ToolResult::text(receipt);
    let mut told = json!({ "ok": true, "receipt": receipt, "report": report });
    if let Some(comparison) = outcome.record.part(flow::COMPARISON) {
        told["comparison"] =
            serde_json::from_str(comparison).map_err(|_| Problem::internal("a stored comparison is no JSON"))?;
    }
    if let Some(attestation) = &outcome.attestation {
        told["attestation"] = json!(attestation);
    }
    result.structured = Some(told);
    if let Some(settlement) = &outcome.settlement {
        let shown = STANDARD.decode(settlement.to_header()).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok());
        result.meta.insert(SETTLEMENT.to_owned(), shown.unwrap_or(Value::Null));
    }
    Ok(result)
}
