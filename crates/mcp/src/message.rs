use serde_json::{Map, Value, json};

use crate::{Host, ToolCall};

/// The versions of the protocol whose messages are the same as far as they are spoken here, the newest first.
const VERSIONS: [&str; 4] = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

/// Codes of JSON-RPC 2.0, section 5.1.
const PARSE_ERROR: i32 = -32_700;
const INVALID_REQUEST: i32 = -32_600;
const METHOD_NOT_FOUND: i32 = -32_601;
const INVALID_PARAMS: i32 = -32_602;

/// What comes of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A response to send.
    Response(Value),
    /// An error to send about a message that was no request.
    Refused(Value),
    /// Nothing: it was a notification, or a response to us.
    Accepted,
}

/// Whether a version of the protocol is spoken here.
#[must_use]
pub fn is_known_version(version: &str) -> bool {
    VERSIONS.contains(&version)
}

/// Answers one message: a JSON-RPC 2.0 object in UTF-8.
pub async fn answer<H: Host>(host: &H, message: &[u8]) -> Answer {
    let Ok(message) = serde_json::from_slice::<Value>(message) else {
        return Answer::Refused(error(&Value::Null, PARSE_ERROR, "the message is not JSON"));
    };
    let (id, method) = (message.get("id"), message.get("method").and_then(Value::as_str));
    let Some(id) = id else {
        return match method {
            Some(_) => Answer::Accepted,
            None => Answer::Refused(error(&Value::Null, INVALID_REQUEST, "not one request, notification or response")),
        };
    };
    let Some(method) = method else {
        let response = message.get("result").is_some() || message.get("error").is_some();
        return match response {
            true => Answer::Accepted,
            false => Answer::Refused(error(&Value::Null, INVALID_REQUEST, "a request needs a method")),
        };
    };
    if !(id.is_string() || id.is_number()) || message.get("jsonrpc").and_then(Value::as_str) != Some("2.0") {
        return Answer::Refused(error(&Value::Null, INVALID_REQUEST, "not a request of JSON-RPC 2.0"));
    }
    let params = message.get("params").and_then(Value::as_object).cloned().unwrap_or_default();
    let outcome = match method {
        "initialize" => Ok(initialize(host, &params)),
        "ping" => Ok(json!({})),
        "tools/list" => Ok(json!({ "tools": host.tools().iter().map(crate::Tool::shown).collect::<Vec<_>>() })),
        "tools/call" => call(host, params).await,
        _ => Err((METHOD_NOT_FOUND, format!("there is no method {method}"))),
    };
    Answer::Response(match outcome {
        Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
        Err((code, what)) => error(id, code, &what),
    })
}

fn error(id: &Value, code: i32, message: &str) -> Value {
    json!({ "jsonrpc": "2.0", "id": id, "error": { "code": code, "message": message } })
}

/// Versions are agreed on as the protocol says: the client's, if it is spoken here, else our newest.
fn initialize<H: Host>(host: &H, params: &Map<String, Value>) -> Value {
    let asked = params.get("protocolVersion").and_then(Value::as_str);
    json!({
        "protocolVersion": asked.filter(|version| is_known_version(version)).unwrap_or(VERSIONS[0]),
        "capabilities": { "tools": {} },
        "serverInfo": { "name": "baihua", "title": "Baihua 白话", "version": host.version() },
        "instructions": host.instructions(),
    })
}

async fn call<H: Host>(host: &H, params: Map<String, Value>) -> Result<Value, (i32, String)> {
    let name = params.get("name").and_then(Value::as_str).unwrap_or_default().to_owned();
    if !host.tools().iter().any(|tool| tool.name == name) {
        return Err((INVALID_PARAMS, "there is no such tool".to_owned()));
    }
    let object = |name: &str| match params.get(name) {
        None | Some(Value::Null) => Ok(Map::new()),
        Some(Value::Object(fields)) => Ok(fields.clone()),
        Some(_) => Err((INVALID_PARAMS, format!("{name} must be an object"))),
    };
    let call = ToolCall { name, arguments: object("arguments")?, meta: object("_meta")? };
    Ok(host.call(call).await.shown())
}

#[cfg(test)]
mod tests {
    use futures_executor::block_on;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    use super::{Answer, answer};
    use crate::{Host, Tool, ToolCall, ToolResult};

    struct Echo;

    impl Host for Echo {
        fn version(&self) -> &'static str {
            "1"
        }

        fn instructions(&self) -> String {
            String::new()
        }

        fn tools(&self) -> Vec<Tool> {
            vec![lookup()]
        }

        async fn call(&self, call: ToolCall) -> ToolResult {
            ToolResult::object(json!(call.arguments))
        }
    }

    fn lookup() -> Tool {
        crate::lookup_rule()
    }

    fn say(message: &Value) -> Answer {
        block_on(answer(&Echo, message.to_string().as_bytes()))
    }

    fn response(method: &str, params: &Value) -> Value {
        match say(&json!({ "jsonrpc": "2.0", "id": 7, "method": method, "params": params })) {
            Answer::Response(response) => response,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_clients_version_is_taken_if_it_is_known() {
        for (asked, given) in [("2025-03-26", "2025-03-26"), ("2099-01-01", "2025-11-25")] {
            let response = response("initialize", &json!({ "protocolVersion": asked }));
            assert_eq!(response["result"]["protocolVersion"], given);
        }
    }

    #[test]
    fn a_tool_gets_its_arguments() {
        let response = response("tools/call", &json!({ "name": "lookup_rule", "arguments": { "rule_id": "K" } }));
        assert_eq!(response["result"]["structuredContent"], json!({ "rule_id": "K" }));
        assert_eq!(response["result"]["isError"], false);
        assert_eq!(response["id"], 7);
    }

    #[test]
    fn what_cannot_be_answered_says_why() {
        assert_eq!(response("tools/call", &json!({ "name": "none" }))["error"]["code"], -32_602);
        assert_eq!(response("tools/call", &json!({ "name": "lookup_rule", "arguments": 1 }))["error"]["code"], -32_602);
        assert_eq!(response("resources/list", &json!({}))["error"]["code"], -32_601);
        assert!(matches!(say(&json!([])), Answer::Refused(_)));
        assert!(matches!(say(&json!({ "id": null, "method": "ping" })), Answer::Refused(_)));
        assert!(matches!(say(&json!({ "id": 1 })), Answer::Refused(_)));
        assert!(matches!(block_on(answer(&Echo, b"{")), Answer::Refused(_)));
    }

    #[test]
    fn notifications_and_responses_get_no_answer() {
        assert_eq!(say(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" })), Answer::Accepted);
        assert_eq!(say(&json!({ "jsonrpc": "2.0", "id": 1, "result": {} })), Answer::Accepted);
    }

    proptest! {
        #[test]
        fn any_bytes_are_refused_or_answered(bytes: Vec<u8>) {
            let answer = block_on(answer(&Echo, &bytes));
            prop_assert!(!matches!(answer, Answer::Response(_)));
        }
    }
}
