//! Signed readings: who vouches for a report, where a key is configured.

use baihua_attest::{Attestation, SigningKey, typed_data};
use serde_json::{Value, json};

use crate::app::{Answer, CONTRACT, LAB, POLICY, Server, body, document, program, refused};

/// Account 3 of the public development mnemonic.
const KEY: &str = "7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6";

/// A server that signs.
fn signing() -> Server {
    Server::start_after(&format!("BAIHUA_SIGNING_KEY={KEY} exec"), &["--store", "memory:"])
}

#[track_caller]
fn attestation(envelope: &Value) -> Attestation {
    serde_json::from_value(envelope["attestation"].clone()).unwrap_or_else(|error| panic!("{error}: {envelope}"))
}

#[test]
fn every_reading_is_signed_with_the_published_key_and_its_bytes_stay_the_same() {
    let server = signing();
    let client = server.client();
    let published = client.get("/.well-known/baihua-signing-key").ok();
    let key = SigningKey::from_hex(KEY).expect("it is a key");
    assert_eq!(published["address"], key.address().to_string());
    for member in ["domain", "primaryType", "types"] {
        assert_eq!(published[member], typed_data()[member], "{member}");
    }
    for path in [CONTRACT, LAB, POLICY] {
        let answer = client.post(path, &body(path));
        let envelope = answer.ok();
        let made = attestation(&envelope);
        let stored = client.get(&format!("/api/report?id={}", answer.report_id())).ok();
        for report in [&envelope["report"], &stored] {
            assert_eq!(made.check(document(path), report, Some(key.address())).expect("it holds"), key.address());
        }
        assert!(stored.get("attestation").is_none(), "it stands beside the report");
        assert_eq!(made.transaction.to_string(), format!("0x{}", "0".repeat(64)), "nothing was paid");
        // Any change of document or report is noticed.
        assert!(made.check(&format!("{} ", document(path)), &stored, None).is_err());
        let mut forged = stored.clone();
        forged["summary"]["total"] = 0.into();
        assert!(made.check(document(path), &forged, None).is_err());
    }
}

#[test]
fn a_comparison_is_signed_for_its_second_version_and_a_tool_is_answered_alike() {
    let server = signing();
    let client = server.client();
    let after = document(CONTRACT).replacen("百分之三", "百分之一", 1);
    let versions = json!({ "before": { "text": document(CONTRACT) }, "after": { "text": after } });
    let envelope = client.post("/api/compare", &versions).ok();
    attestation(&envelope).check(&after, &envelope["report"], None).expect("it holds");

    let call = json!({
        "jsonrpc": "2.0", "id": 1, "method": "tools/call",
        "params": { "name": "read_lab", "arguments": body(LAB) },
    });
    let told = client.post("/mcp", &call).ok()["result"]["structuredContent"].clone();
    attestation(&told).check(document(LAB), &told["report"], None).expect("it holds");
}

#[test]
fn a_repeat_brings_the_same_signature() {
    let server = signing();
    let client = server.client();
    let named = || -> Answer {
        let headers = [("content-type", "application/json"), ("idempotency-key", "a-key")];
        client.send("POST", LAB, &headers, Some(body(LAB).to_string().into_bytes()))
    };
    assert_eq!(named().ok(), named().ok());
}

#[test]
fn without_a_key_nothing_is_signed() {
    let server = Server::start();
    let client = server.client();
    assert!(client.post(LAB, &body(LAB)).ok().get("attestation").is_none());
    client.get("/.well-known/baihua-signing-key").problem(404, "unknown-path");
}

#[test]
fn a_bad_key_stops_the_start_and_is_not_repeated() {
    for bad in ["ab", &KEY[1..], &format!("{}g", &KEY[1..])] {
        let mut program = program(&["--store", "memory:", "--listen", "127.0.0.1:0"]);
        program.env("BAIHUA_SIGNING_KEY", bad);
        let output = refused(program);
        let said = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(!output.status.success() && said.contains("BAIHUA_SIGNING_KEY"), "{said}");
        assert!(said.lines().count() == 1 && (bad.len() < 8 || !said.contains(&bad[..8])), "{said}");
    }
    let mut program = program(&["--store", "memory:", "check-config"]);
    let output = program.env("BAIHUA_SIGNING_KEY", KEY).output().expect("it runs");
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(said.contains("0x90F79bf6EB2c4f870365E785982E1f101E93b906") && !said.contains(&KEY[..8]), "{said}");
}
