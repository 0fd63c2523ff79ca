//! `baihua mcp`: the Model Context Protocol over standard input and output, one message a line, offline.

use std::{
    collections::VecDeque,
    io::{self, BufRead, Read, Write},
    sync::{Mutex, PoisonError},
};

use anyhow::{Context, Result};
use baihua_analyzer::{Analyzer, Order, Report, Sex, length_limits};
use baihua_kb::{Card, builtin};
use baihua_mcp::{Answer, Host, Tool, ToolCall, ToolResult, answer};
use serde_json::{Map, Value, json};

use crate::{review, rules};

/// The longest line that is read, in bytes: a report and its document fit well.
const LONGEST: u64 = 16 << 20;
/// How many reports are kept for `get_report`, the newest.
const KEPT: usize = 16;

/// Answers messages until standard input ends.
pub(crate) fn run() -> Result<()> {
    let desk = Desk { analyzer: Analyzer::new(builtin()), reports: Mutex::default() };
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    loop {
        let mut line = Vec::new();
        let read = input.by_ref().take(LONGEST).read_until(b'\n', &mut line).context("standard input")?;
        if read == 0 {
            return Ok(());
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        match futures_executor::block_on(answer(&desk, &line)) {
            Answer::Response(answer) | Answer::Refused(answer) => writeln!(output, "{answer}")?,
            Answer::Accepted => {}
        }
        output.flush()?;
    }
}

/// The tools, and the reports that were made since the start.
struct Desk {
    analyzer: Analyzer,
    reports: Mutex<VecDeque<(String, Report)>>,
}

impl Host for Desk {
    fn version(&self) -> &'static str {
        env!("CARGO_PKG_VERSION")
    }

    fn instructions(&self) -> String {
        "Works offline: no text leaves this computer. Findings are written in Chinese for the person who brought the document. Not legal advice, not a diagnosis.".to_owned()
    }

    fn tools(&self) -> Vec<Tool> {
        let mut tools: Vec<Tool> =
            Card::ALL.into_iter().map(|card| baihua_mcp::read(card, input(card), " Offline and free.")).collect();
        tools.extend([
            baihua_mcp::compare(versions(), " Offline and free."),
            baihua_mcp::lookup_rule(),
            get_report(),
            baihua_mcp::verify_report(),
        ]);
        tools
    }

    async fn call(&self, call: ToolCall) -> ToolResult {
        match call.name.as_str() {
            "read_contract" => self.read(Card::Contract, &call.arguments),
            "read_lab" => self.read(Card::Lab, &call.arguments),
            "read_policy" => self.read(Card::Policy, &call.arguments),
            "compare" => self.compare(&call.arguments),
            "lookup_rule" => lookup(&call.arguments),
            "get_report" => self.report(&call.arguments),
            _ => baihua_mcp::verification(&call.arguments, builtin()),
        }
    }
}

impl Desk {
    fn read(&self, card: Card, arguments: &Map<String, Value>) -> ToolResult {
        let order = match order(card, arguments) {
            Ok(order) => order,
            Err(what) => return ToolResult::text(what).failed(),
        };
        let document = match self.analyzer.recognise(order) {
            Ok(document) => document,
            Err(unfit) => return ToolResult::text(review::sentence(unfit)).failed(),
        };
        let report = self.analyzer.review(&document);
        // A digest of the document names its report, so that a repeat is the same one.
        let id: String = report.meta.document_sha256.to_string().chars().take(32).collect();
        let shown = json!({ "report_id": id, "report": report });
        let mut reports = self.reports.lock().unwrap_or_else(PoisonError::into_inner);
        reports.retain(|(known, _)| *known != id);
        reports.push_front((id, report));
        reports.truncate(KEPT);
        ToolResult::object(shown)
    }

    fn compare(&self, arguments: &Map<String, Value>) -> ToolResult {
        let side = |name: &str| match arguments.get(name).and_then(Value::as_object) {
            Some(side) => order(Card::Contract, side),
            None => Err("before and after must be objects with a text."),
        };
        let (before, after) = match (side("before"), side("after")) {
            (Ok(before), Ok(after)) => (before, after),
            (Err(what), _) | (_, Err(what)) => return ToolResult::text(what).failed(),
        };
        match crate::compare::compared(&self.analyzer, before, after) {
            Ok(comparison) => ToolResult::object(json!(comparison)),
            Err(error) => ToolResult::text(error.to_string()).failed(),
        }
    }

    fn report(&self, arguments: &Map<String, Value>) -> ToolResult {
        let id = arguments.get("id").and_then(Value::as_str).unwrap_or_default();
        let reports = self.reports.lock().unwrap_or_else(PoisonError::into_inner);
        match reports.iter().find(|(known, _)| known == id) {
            Some((_, report)) => ToolResult::object(json!(report)),
            None => ToolResult::text("There is no such report among the last ones that were made here.").failed(),
        }
    }
}

/// What is to be read, or why the arguments do not say it.
fn order(card: Card, arguments: &Map<String, Value>) -> Result<Order, &'static str> {
    let text = arguments.get("text").and_then(Value::as_str).ok_or("text must be a string: the whole document.")?;
    let mut order = Order::new(card, text);
    order.party = match (card, arguments.get("party")) {
        (Card::Contract, Some(party)) => Some(party.as_str().ok_or("party must be a string.")?.to_owned()),
        _ => None,
    };
    order.sex = match (card, arguments.get("sex").map(|sex| sex.as_str().unwrap_or_default())) {
        (Card::Lab, Some("male")) => Some(Sex::Male),
        (Card::Lab, Some("female")) => Some(Sex::Female),
        (Card::Lab, Some(_)) => return Err("sex must be male or female."),
        _ => None,
    };
    order.age = match (card, arguments.get("age")) {
        (Card::Lab, Some(age)) => {
            let years = age.as_u64().and_then(|years| u8::try_from(years).ok()).filter(|years| *years <= 120);
            Some(years.ok_or("age must be a whole number of years from 0 to 120.")?)
        }
        _ => None,
    };
    Ok(order)
}

fn input(card: Card) -> Value {
    let (min, max) = length_limits(card);
    let mut properties = json!({
        "text": { "type": "string", "minLength": min, "maxLength": max, "description": "the whole document" },
    });
    match card {
        Card::Contract => {
            properties["party"] =
                json!({ "type": "string", "description": "the reader's side, such as 乙方 or 承租人" });
        }
        Card::Lab => {
            properties["sex"] = json!({ "type": "string", "enum": ["male", "female"] });
            properties["age"] = json!({ "type": "integer", "minimum": 0, "maximum": 120, "description": "full years" });
        }
        Card::Policy => {}
    }
    json!({ "type": "object", "properties": properties, "required": ["text"] })
}

/// The schema of the two versions that are compared.
fn versions() -> Value {
    let side = |which: &str| {
        let mut side = input(Card::Contract);
        side["description"] = format!("the {which} version of the contract").into();
        side
    };
    json!({
        "type": "object",
        "properties": { "before": side("first"), "after": side("second") },
        "required": ["before", "after"],
    })
}

fn get_report() -> Tool {
    Tool {
        name: "get_report",
        title: "Get a report",
        description: "One of the last reports that were made here, by its report_id.".to_owned(),
        input: json!({ "type": "object", "properties": { "id": { "type": "string" } }, "required": ["id"] }),
    }
}

fn lookup(arguments: &Map<String, Value>) -> ToolResult {
    let id = arguments.get("rule_id").and_then(Value::as_str).unwrap_or_default();
    let mut text = Vec::new();
    match rules::show(&mut text, id) {
        Ok(()) => ToolResult::text(String::from_utf8_lossy(&text)),
        Err(error) => ToolResult::text(error.to_string()).failed(),
    }
}
