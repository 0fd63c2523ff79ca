//! A server of one tool over standard input and output, a message a line.
//!
//! ```sh
//! echo '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"lookup_rule","arguments":{"rule_id":"rent-007"}}}' |
//!     cargo run --release --example rules
//! ```
#![allow(clippy::print_stdout, reason = "answers go to standard output")]

use std::io::{self, BufRead};

use baihua_kb::{Entry, builtin};
use baihua_mcp::{Answer, Host, Tool, ToolCall, ToolResult, answer, lookup_rule};
use futures_executor::block_on;

struct Rules;

impl Host for Rules {
    fn version(&self) -> &'static str {
        "1"
    }

    fn instructions(&self) -> String {
        "Rules for contracts and policies, each with its official source.".to_owned()
    }

    fn tools(&self) -> Vec<Tool> {
        vec![lookup_rule()]
    }

    async fn call(&self, call: ToolCall) -> ToolResult {
        let id = call.arguments.get("rule_id").and_then(|id| id.as_str()).unwrap_or_default();
        match builtin().lookup(id) {
            Some(Entry::Rule(rule)) => {
                ToolResult::text(format!("{} ({})\n{}", rule.name, rule.level, rule.source_text()))
            }
            Some(Entry::Indicator(indicator)) => {
                ToolResult::text(format!("{}\n{}", indicator.id, indicator.range_text()))
            }
            None => ToolResult::text("no rule has this id").failed(),
        }
    }
}

fn main() -> io::Result<()> {
    for line in io::stdin().lock().lines() {
        match block_on(answer(&Rules, line?.as_bytes())) {
            Answer::Response(message) | Answer::Refused(message) => println!("{message}"),
            Answer::Accepted => {}
        }
    }
    Ok(())
}
