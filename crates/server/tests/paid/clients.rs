//! The official clients, and the snippets of the buyer's guide, as their authors wrote them.

use std::{
    fs::File,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use baihua_kb::Card;
use serde_json::{Value, json};

use crate::{
    anvil::{node_packages, repository},
    chain::{Chain, FUNDS, PAYEE, PAYERS, client},
    documents::{body, path, units},
    server::{Server, direct, mortal},
};

/// The secret of account 1.
const BUYER_KEY: &str = "0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d";

/// The folder where the official Node packages lie.
fn node_folder() -> PathBuf {
    let folder = repository().join("tests/interop");
    node_packages(&folder);
    folder
}

/// A Python that has the official package: the one that `BAIHUA_TEST_PYTHON` names, or one of our own.
fn python() -> PathBuf {
    if let Ok(named) = std::env::var("BAIHUA_TEST_PYTHON") {
        return named.into();
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("x402-python");
    let lock = File::create(folder.with_extension("lock")).expect("a lock file");
    lock.lock().expect("the lock");
    let python = folder.join("bin/python");
    let ready = folder.join("ready");
    if !ready.exists() {
        succeed(Command::new("python3").args(["-m", "venv"]).arg(&folder));
        let wanted = repository().join("tests/interop/requirements.txt");
        succeed(Command::new(&python).args(["-m", "pip", "install", "--quiet", "--requirement"]).arg(wanted));
        File::create(&ready).expect("a mark");
    }
    python
}

#[track_caller]
fn succeed(command: &mut Command) -> Output {
    let program = command.get_program().to_os_string();
    let done = command.output().unwrap_or_else(|error| panic!("{program:?}: {error}"));
    assert!(done.status.success(), "{program:?}: {}", String::from_utf8_lossy(&done.stderr));
    done
}

/// Lets a client pay all three endpoints, and holds what it was told against the chain.
async fn pays_every_endpoint(client: &mut Command) {
    let Some(chain) = Chain::start().await else { return };
    let server = Server::start(&direct(&chain, "memory:"));
    let requests: Vec<Value> = Card::ALL.map(|card| json!({ "path": path(card), "body": body(card) })).to_vec();
    let client = client.env("BAIHUA_URL", &server.url).env("BUYER_KEY", BUYER_KEY);
    let done = succeed(client.env("REQUESTS", json!(requests).to_string()));
    let results: Vec<Value> = serde_json::from_slice(&done.stdout).expect("JSON");
    assert_eq!(results.len(), 3);
    for (card, result) in Card::ALL.into_iter().zip(&results) {
        assert_eq!((&result["status"], &result["card"]), (&json!(200), &json!(card.as_str())), "{result}");
        let payment = &result["payment"];
        assert_eq!((&payment["success"], &payment["network"]), (&json!(true), &json!("eip155:196")), "{result}");
        // The transaction that the header names moved exactly the price.
        let receipt = chain.ask("eth_getTransactionReceipt", json!([payment["transaction"]])).await;
        let logs = receipt["logs"].as_array().expect("logs");
        let moved = logs
            .iter()
            .find(|log| log["topics"].as_array().is_some_and(|topics| topics.len() == 3) && log["data"] != "0x");
        let amount = moved.expect("a transfer")["data"].as_str().expect("a number").trim_start_matches("0x");
        assert_eq!(u128::from_str_radix(amount, 16), Ok(units(card)), "{receipt}");
    }
    assert_eq!(chain.balance(PAYERS[0]).await, FUNDS - 170_000);
    assert_eq!(chain.balance(PAYEE).await, 170_000);
    assert_eq!(chain.transfers_to_payee().await, 3);
}

fn without_chain() -> bool {
    std::env::var("BAIHUA_WITHOUT_CHAIN").is_ok_and(|set| set == "1")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_official_typescript_client_pays_every_endpoint() {
    if !without_chain() {
        pays_every_endpoint(Command::new("node").arg("pay.mjs").current_dir(node_folder())).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_official_python_client_pays_every_endpoint() {
    if !without_chain() {
        pays_every_endpoint(Command::new(python()).arg(repository().join("tests/interop/pay.py"))).await;
    }
}

/// The texts that the tools of the Model Context Protocol are to read.
fn texts() -> String {
    let texts = Card::ALL.map(|card| {
        let body: Value = serde_json::from_str(&body(card)).expect("JSON");
        (format!("read_{card}"), body["text"].clone())
    });
    Value::Object(texts.into_iter().collect()).to_string()
}

const TOOLS: [&str; 7] =
    ["read_contract", "read_lab", "read_policy", "compare", "lookup_rule", "get_report", "verify_report"];

/// What the official MCP client says of a host: every tool is there and does what it says.
fn calls_every_tool(client: &mut Command) -> Value {
    let done = succeed(client.arg("mcp.mjs").current_dir(node_folder()).env("TEXTS", texts()));
    let said: Value = serde_json::from_slice(&done.stdout).expect("JSON");
    let mut tools: Vec<&str> = said["tools"].as_array().expect("tools").iter().filter_map(Value::as_str).collect();
    tools.sort_unstable();
    let mut wanted = TOOLS;
    wanted.sort_unstable();
    assert_eq!(tools, wanted);
    assert_eq!((&said["rule"], &said["errors"]), (&json!(true), &json!([true, true, true])), "{said}");
    for card in Card::ALL {
        let result = &said["results"][format!("read_{card}")];
        assert_eq!((&result["card"], &result["isError"]), (&json!(card.as_str()), &json!(false)), "{said}");
        assert_eq!((&result["holds"], &result["same"]), (&json!(true), &json!(true)), "{said}");
    }
    said
}

#[tokio::test(flavor = "multi_thread")]
async fn the_official_mcp_client_calls_every_tool_and_each_payment_is_charged_once() {
    let Some(chain) = Chain::start().await else { return };
    let server = Server::start(&direct(&chain, "memory:"));
    let mut client = Command::new("node");
    let said = calls_every_tool(client.env("BAIHUA_URL", &server.url).env("BUYER_KEY", BUYER_KEY));
    for card in Card::ALL {
        let result = &said["results"][format!("read_{card}")];
        let settled = result["settled"].as_array().expect("two showings");
        // The second showing of the payment tells of the same transaction.
        assert!(settled.len() == 2 && settled[0].is_string() && settled[0] == settled[1], "{said}");
        assert_eq!(result["asked"], true);
    }
    assert_eq!(chain.balance(PAYEE).await, 170_000);
    assert_eq!(chain.transfers_to_payee().await, 3);
}

#[test]
fn the_official_mcp_client_calls_every_tool_over_standard_input() {
    if without_chain() {
        return;
    }
    let tests = std::env::current_exe().expect("this program has a path");
    let program = tests.ancestors().nth(2).expect("it lies in target/release/deps").join("baihua");
    assert!(program.exists(), "build it: cargo build --release -p baihua-cli");
    calls_every_tool(Command::new("node").env("BAIHUA_PROGRAM", program));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_for_agents_buys_with_what_the_service_says() {
    let Some(chain) = Chain::start().await else { return };
    let server = Server::start(&direct(&chain, "memory:"));
    let page =
        client().get(format!("{}/llms.txt", server.url)).send().await.expect("an answer").text().await.expect("text");
    let script = page.split("```js\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let run = node_folder().join(".run");
    std::fs::create_dir_all(&run).expect("a folder");
    std::fs::write(run.join("llms.mjs"), script).expect("a file");
    let done = succeed(Command::new("node").arg(run.join("llms.mjs")).env("BUYER_KEY", BUYER_KEY));
    let said = String::from_utf8_lossy(&done.stdout);
    assert!(said.starts_with("200") && said.contains("血钾"), "{said}");
    assert_eq!(chain.balance(PAYEE).await, units(Card::Lab));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_snippet_of_the_buyers_guide_buys_one_report() {
    let Some(chain) = Chain::start().await else { return };
    let server = Server::start(&direct(&chain, "memory:"));
    let snippets = repository().join("docs/snippets");
    // Node looks for packages in the folders above a script, so the scripts are run from below the packages.
    let run = node_folder().join(".run");
    std::fs::create_dir_all(&run).expect("a folder");
    for script in ["buyer.mjs", "sign.mjs"] {
        std::fs::copy(snippets.join(script), run.join(script)).expect("a copy");
    }
    let mut typescript = Command::new("node");
    typescript.arg(run.join("buyer.mjs"));
    let mut snake = Command::new(python());
    snake.arg(snippets.join("buyer.py"));
    let mut shell = Command::new("bash");
    shell.arg(snippets.join("buyer.sh")).env("SIGN", "node sign.mjs").current_dir(&run);
    let rust = Command::new(mortal().with_file_name("buyer"));
    for (number, mut snippet) in [typescript, snake, shell, rust].into_iter().enumerate() {
        let done = succeed(snippet.env("BAIHUA_URL", &server.url).env("BUYER_KEY", BUYER_KEY));
        let said = String::from_utf8_lossy(&done.stdout);
        assert!(said.contains("血钾") && said.contains("paid"), "{:?}: {said}", snippet.get_program());
        assert_eq!(chain.balance(PAYEE).await, (number as u128 + 1) * units(Card::Lab), "{:?}", snippet.get_program());
    }
}

#[test]
fn the_drawing_of_the_states_is_current() {
    if without_chain() {
        return;
    }
    let drawn = succeed(Command::new("node").arg(repository().join("docs/payment-states.mjs")));
    let kept = include_str!("../../../../docs/payment-states.svg");
    assert!(drawn.stdout == kept.as_bytes(), "run: node docs/payment-states.mjs >docs/payment-states.svg");
}
