//! What a log never holds: texts, quotes, ids of reports.

use serde_json::json;

use crate::app::{CONTRACT, LAB, POLICY, Server, document};

/// Words that stand in every text that is sent.
const PLANTED: &str = "种下的暗记甲乙丙丁";

#[test]
fn no_log_holds_a_text_a_quote_or_an_id() {
    for level in ["debug", "trace"] {
        let server = Server::start_with(&["--store", "redb:reports.redb", "--log", level]);
        let client = server.client();
        let mut secrets = vec![PLANTED.to_owned()];
        for path in [CONTRACT, LAB, POLICY] {
            let text = format!("{}\n备注：{PLANTED}。\n", document(path));
            let answer = client.post(path, &json!({ "text": text, "party": format!("乙方{PLANTED}") }));
            let id = answer.report_id();
            let report = answer.ok();
            for flag in report["report"]["flags"].as_array().expect("a list") {
                secrets.extend([flag["quote"].as_str().expect("a text").to_owned()]);
            }
            // Every line of the document that is long enough not to be found by chance.
            secrets.extend(text.lines().filter(|line| line.chars().count() >= 12).map(str::to_owned));
            assert_eq!(client.get(&format!("/api/report?id={id}")).status, 200);
            assert_eq!(client.get(&format!("/report/{id}")).header("location"), None);
            assert_eq!(client.delete(&format!("/api/report?id={id}")).status, 200);
            client.get(&format!("/api/report?id={id}")).problem(404, "report-not-found");
            secrets.extend([id.clone(), id.to_uppercase(), id[..16].to_owned()]);
        }
        // And what is refused, in bodies, paths, queries and headers.
        client.post_bytes(LAB, format!("{{\"text\": {PLANTED}").into_bytes());
        client.post(LAB, &json!({ "text": 3, "sex": PLANTED }));
        client.post(CONTRACT, &json!({ "text": PLANTED.repeat(100) }));
        client.post(LAB, &json!({ "text": PLANTED.repeat(10_000) }));
        let encoded: String = PLANTED.bytes().map(|byte| format!("%{byte:02x}")).collect();
        for path in ["/api/report?id=", "/api/rules?id=", "/report/", "/rules/", "/", "/api/demo-source?id="] {
            client.get(&format!("{path}{encoded}"));
        }
        secrets.push(encoded);
        client.send("GET", "/health", &[("x-request-id", "planted-header value")], None);
        secrets.push("planted-header value".to_owned());

        let log = server.log();
        // The log is there, and tells what may be told.
        assert!(
            log.contains("answered") && log.contains("/api/read-labreport") && log.contains("invalid-field"),
            "{log}"
        );
        for secret in secrets.iter().filter(|secret| secret.chars().count() >= 6) {
            assert!(!log.contains(secret.as_str()), "the {level} log holds {secret:?}");
        }
    }
}

#[test]
fn the_password_of_the_store_is_in_no_log() {
    let mut program =
        crate::app::program(&["--store", "redis://baihua@127.0.0.1:1/0", "--log", "trace", "check-config"]);
    let output = program.env("BAIHUA_STORE_PASSWORD", "planted-password").output().expect("it runs");
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8(said).expect("UTF-8");
    assert!(said.contains("store") && !said.contains("planted-password"), "{said}");
}
