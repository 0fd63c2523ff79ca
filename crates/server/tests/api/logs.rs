//! From a caller's answer to the cause in the log.

use serde_json::Value;

use crate::app::{LAB, Server, small};

/// A Redis that nobody runs: every report fails, and the log says why.
const DEAD_STORE: [&str; 6] =
    ["--store", "redis://127.0.0.1:1/0", "--breaker-failures", "1000", "--breaker-fresh", "1h"];

#[test]
fn every_line_of_a_failure_names_its_request() {
    for level in ["info", "warn"] {
        let server = Server::start_with(&[&DEAD_STORE[..], &["--log", level]].concat());
        let client = server.client();
        let ids: Vec<String> = (0..3)
            .map(|_| {
                let problem = client.post(LAB, &small()).problem(503, "store-unavailable");
                problem["request_id"].as_str().expect("an id").to_owned()
            })
            .collect();
        let log = server.log();
        let failures: Vec<&str> =
            log.lines().filter(|line| line.contains(" WARN ") && line.contains("store")).collect();
        for id in &ids {
            let told = failures.iter().filter(|line| line.contains(&format!("request{{id={id}}}"))).count();
            assert!(told >= 1, "{id} is in no line of {failures:?}");
        }
    }
}

#[test]
fn lines_of_json_hold_the_same() {
    let server = Server::start_with(&[&DEAD_STORE[..], &["--log-format", "json"]].concat());
    let client = server.client();
    let id =
        client.post(LAB, &small()).problem(503, "store-unavailable")["request_id"].as_str().expect("an id").to_owned();
    let log = server.log();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let answered = lines.iter().find(|line| line["message"] == "answered").expect("a line for the request");
    assert_eq!(answered["request.id"], id.as_str());
    assert_eq!((&answered["http.status"], &answered["level"]), (&503.into(), &"INFO".into()));
    let failure = lines.iter().find(|line| line["level"] == "WARN" && line["span"]["id"] == id.as_str());
    assert!(failure.is_some(), "{log}");
}

#[test]
fn a_method_that_a_client_invents_is_not_logged() {
    let server = Server::start();
    let mut wire = server.connect();
    wire.send("GEHEIMNIS17 /health HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n");
    wire.read_to_close();
    let log = server.log();
    assert!(log.contains("http.method=other") && !log.contains("GEHEIMNIS17"), "{log}");
}
