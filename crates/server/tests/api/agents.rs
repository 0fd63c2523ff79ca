//! What an agent meets that knows only the address: where to look, how to repeat, and the Model Context Protocol.

use serde_json::{Value, json};

use crate::app::{Answer, Client, LAB, POLICY, Server, small};

#[test]
fn the_first_page_says_where_programs_should_go() {
    let server = Server::start();
    let client = server.client();
    let page = client.get("/");
    let links = page.header("link").expect("links").to_owned();
    let html = String::from_utf8_lossy(&page.body);
    for path in ["/llms.txt", "/openapi.json", "/.well-known/api-catalog"] {
        assert!(links.contains(&format!("<{path}>")), "{links}");
        assert_eq!(client.get(path).status, 200, "{path}");
    }
    assert!(html.contains(r#"href="/llms.txt""#) && html.contains(r#"rel="service-desc""#));
}

#[test]
fn well_known_addresses() {
    let server = Server::start();
    let client = server.client();
    let catalog = client.get("/.well-known/api-catalog");
    assert_eq!(catalog.header("content-type"), Some("application/linkset+json"));
    let catalog = catalog.ok();
    let linked = &catalog["linkset"][0];
    for relation in ["service-desc", "service-doc", "service-meta", "status", "terms-of-service"] {
        let href = linked[relation][0]["href"].as_str().expect("a link");
        let path = href.strip_prefix(&format!("http://{}", server.address())).expect("our own");
        assert_eq!(client.get(path).status, 200, "{relation}");
    }
    assert_eq!(client.get("/.well-known/openapi.json").body, client.get("/openapi.json").body);
    // Nothing is paid for, and nobody has said how to be reached.
    client.get("/.well-known/x402").problem(404, "unknown-path");
    client.get("/.well-known/security.txt").problem(404, "unknown-path");
    let robots = client.get("/robots.txt");
    assert!(String::from_utf8_lossy(&robots.body).contains("Disallow: /report/"));
}

#[test]
fn a_contact_that_is_an_address_is_told() {
    for (contact, told) in [
        ("ops@example.com", Some("Contact: mailto:ops@example.com\n")),
        ("https://example.com/help", Some("Contact: https://example.com/help\n")),
        ("电话 021-12345678", None),
        ("ops@example.com\nEncryption: no", None),
    ] {
        let server = Server::start_with(&["--store", "memory:", "--contact", contact]);
        let answer = server.client().get("/.well-known/security.txt");
        let text = String::from_utf8_lossy(&answer.body).into_owned();
        match told {
            Some(line) => {
                assert!(answer.status == 200 && text.starts_with(line) && text.contains("\nExpires: "), "{text}")
            }
            None => drop(answer.problem(404, "unknown-path")),
        }
    }
}

fn named(client: &Client, path: &str, key: &str, body: &Value) -> Answer {
    let headers = [("content-type", "application/json"), ("idempotency-key", key)];
    client.send("POST", path, &headers, Some(body.to_string().into_bytes()))
}

#[test]
fn the_same_key_and_body_bring_the_same_report() {
    let server = Server::start();
    let client = server.client();
    let first = named(&client, LAB, "a-key", &small());
    let again = named(&client, LAB, "a-key", &small());
    assert_eq!(first.ok(), again.ok());
    let other = named(&client, LAB, "another-key", &small());
    assert_ne!(first.report_id(), other.report_id());
    assert_ne!(client.post(LAB, &small()).report_id(), client.post(LAB, &small()).report_id());
    named(&client, LAB, "a-key", &json!({ "text": "血钾 K 5.8 mmol/L 参考范围 3.5-5.3" }))
        .problem(409, "identifier-conflict");
    // Each endpoint has keys of its own, and a refused call uses none up.
    named(&client, POLICY, "a-key", &small()).problem(422, "invalid-field");
    // What was destroyed is not brought back.
    assert_eq!(client.delete(&format!("/api/report?id={}", first.report_id())).status, 200);
    assert_ne!(named(&client, LAB, "a-key", &small()).report_id(), first.report_id());
}

#[test]
fn one_key_at_once_is_one_report() {
    let server = Server::start();
    let ids: std::collections::BTreeSet<String> = std::thread::scope(|scope| {
        let calls: Vec<_> =
            (0..8).map(|_| scope.spawn(|| named(&server.client(), LAB, "at-once", &small()).report_id())).collect();
        calls.into_iter().map(|call| call.join().expect("an answer")).collect()
    });
    assert_eq!(ids.len(), 1, "{ids:?}");
}

fn mcp(client: &Client, message: &Value) -> Answer {
    client.post("/mcp", message)
}

fn tool(client: &Client, name: &str, arguments: &Value) -> Value {
    let params = json!({ "name": name, "arguments": arguments });
    mcp(client, &json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params })).ok()["result"].clone()
}

#[test]
fn tools_do_what_the_endpoints_do() {
    let server = Server::start();
    let client = server.client();
    let read = tool(&client, "read_lab", &small());
    assert_eq!(
        (&read["isError"], &read["structuredContent"]["report"]["card"]),
        (&json!(false), &json!("lab")),
        "{read}"
    );
    assert_eq!(read["content"][0]["text"], read["structuredContent"]["receipt"]);
    let report = &read["structuredContent"]["report"];
    let id = report["report_url"].as_str().expect("a link").rsplit('/').next().expect("an id");
    assert_eq!(&tool(&client, "get_report", &json!({ "id": id }))["structuredContent"], report);
    let checked = tool(&client, "verify_report", &json!({ "report": report, "document": small()["text"] }));
    assert_eq!(checked["structuredContent"]["all_hold"], true, "{checked}");
    let rule = tool(&client, "lookup_rule", &json!({ "rule_id": "K" }));
    assert_eq!(rule["structuredContent"]["rule_id"], "K");
    for (name, arguments, code) in [
        ("read_contract", json!({}), "invalid-field"),
        ("read_lab", json!({ "text": "今天天气很好，适合散步。" }), "not-recognised"),
        ("lookup_rule", json!({ "rule_id": "none" }), "rule-not-found"),
        ("get_report", json!({}), "report-not-found"),
    ] {
        let refused = tool(&client, name, &arguments);
        assert_eq!(
            (&refused["isError"], &refused["structuredContent"]["code"]),
            (&json!(true), &json!(code)),
            "{name}"
        );
    }
}

#[test]
fn messages_that_are_none_are_refused() {
    let server = Server::start();
    let client = server.client();
    assert_eq!(client.post_bytes("/mcp", b"{".to_vec()).status, 400);
    assert_eq!(mcp(&client, &json!([])).status, 400);
    assert_eq!(mcp(&client, &json!({ "jsonrpc": "2.0", "method": "notifications/initialized" })).status, 202);
    client
        .send("POST", "/mcp", &[("content-type", "text/plain")], Some(Vec::new()))
        .problem(415, "unsupported-media-type");
    client.get("/mcp").problem(405, "method-not-allowed");
    let ping = json!({ "jsonrpc": "2.0", "id": 1, "method": "ping" }).to_string().into_bytes();
    for (version, status) in [("2025-06-18", 200), ("1999-01-01", 400)] {
        let headers = [("content-type", "application/json"), ("mcp-protocol-version", version)];
        assert_eq!(client.send("POST", "/mcp", &headers, Some(ping.clone())).status, status, "{version}");
    }
}
