#![doc = include_str!("../README.md")]
//!
//! Our own and not the SDK: the two hosts bring their transports with them (actix, standard input), and what is left of the
//! protocol without sessions, streams and subscriptions is four methods.

mod message;
mod tools;

pub use message::{Answer, answer, is_known_version};
pub use tools::{Tool, compare, lookup_rule, read, verification, verify_report};

use std::future::Future;

use serde_json::{Map, Value, json};

/// A call of a tool.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolCall {
    /// Which one.
    pub name: String,
    /// What it is given.
    pub arguments: Map<String, Value>,
    /// What came beside the arguments, such as a payment.
    pub meta: Map<String, Value>,
}

/// What a tool answers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ToolResult {
    /// For the model: text.
    pub text: String,
    /// The same for programs: an object.
    pub structured: Option<Value>,
    /// Whether the tool could not do what it was asked for.
    pub is_error: bool,
    /// What goes beside the answer, such as a settlement.
    pub meta: Map<String, Value>,
}

impl ToolResult {
    /// An answer that is text.
    #[must_use]
    pub fn text(text: impl Into<String>) -> ToolResult {
        ToolResult { text: text.into(), ..ToolResult::default() }
    }

    /// An answer that is an object, and its JSON as text.
    #[must_use]
    pub fn object(value: Value) -> ToolResult {
        ToolResult { text: value.to_string(), structured: Some(value), ..ToolResult::default() }
    }

    /// The same answer as one that says what went wrong.
    #[must_use]
    pub fn failed(mut self) -> ToolResult {
        self.is_error = true;
        self
    }

    pub(crate) fn shown(self) -> Value {
        let mut result = json!({ "content": [{ "type": "text", "text": self.text }], "isError": self.is_error });
        if let Some(structured) = self.structured {
            result["structuredContent"] = structured;
        }
        if !self.meta.is_empty() {
            result["_meta"] = Value::Object(self.meta);
        }
        result
    }
}

/// Who has the tools.
pub trait Host: Sync {
    /// Version of the program.
    fn version(&self) -> &str;
    /// What a model should know before it calls a tool.
    fn instructions(&self) -> String;
    /// The tools.
    fn tools(&self) -> Vec<Tool>;
    /// Calls one of [`tools`](Host::tools).
    fn call(&self, call: ToolCall) -> impl Future<Output = ToolResult> + Send;
}
