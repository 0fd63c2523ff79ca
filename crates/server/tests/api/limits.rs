//! Every limit of the specification at, below and above its edge, over HTTP.

use serde_json::{Value, json};

use crate::app::{CONTRACT, Client, LAB, POLICY, Server, document_of};

/// A value that fits is read or not recognised, and one that does not is refused for that very reason.
#[track_caller]
fn check(client: &Client, path: &str, body: &Value, fits: bool) {
    let answer = client.post(path, body);
    match (fits, answer.status) {
        (true, 200) => {}
        (true, _) => drop(answer.problem(422, "not-recognised")),
        (false, _) => {
            let problem = answer.problem(422, "invalid-field");
            assert!(problem["guidance"].as_array().is_some_and(|steps| steps.len() == 1), "{problem}");
        }
    }
}

#[test]
fn lengths_of_texts() {
    let server = Server::start();
    let client = server.client();
    for (path, min, max) in [(CONTRACT, 500, 60_000), (LAB, 3, 30_000), (POLICY, 300, 30_000)] {
        for (chars, fits) in
            [(0, false), (min - 1, false), (min, true), (min + 1, true), (max - 1, true), (max, true), (max + 1, false)]
        {
            // Real words, then letters of one, three and four bytes, and blanks: each counts one, nothing is trimmed.
            check(&client, path, &json!({ "text": document_of(path, chars) }), fits);
            for letter in ["a", "汉", "😀", " ", "\0"] {
                check(&client, path, &json!({ "text": letter.repeat(chars) }), fits);
            }
        }
    }
}

#[test]
fn the_longest_documents_are_read() {
    let server = Server::start();
    let client = server.client();
    for (path, max) in [(CONTRACT, 60_000), (LAB, 30_000), (POLICY, 30_000)] {
        let report = client.post(path, &json!({ "text": document_of(path, max) })).ok();
        assert_eq!(report["report"]["meta"]["coverage"]["characters"], max, "{path}");
    }
    // As large as a text within its limit can get: every character escaped as a pair of six bytes each.
    let escaped = format!("{{\"text\":\"{}\"}}", "\\ud83d\\ude00".repeat(60_000));
    assert!(escaped.len() > 720_000);
    client.post_bytes(CONTRACT, escaped.into_bytes()).problem(422, "not-recognised");
}

#[test]
fn ages_and_sexes() {
    let server = Server::start();
    let client = server.client();
    let text = "血红蛋白 HGB 135 g/L 参考范围 115-150";
    for (age, fits) in [
        (json!(-1), false),
        (json!(-0.001), false),
        (json!(0), true),
        (json!(0.5), true),
        (json!(119.9), true),
        (json!(120), true),
        (json!(120.001), false),
        (json!(121), false),
        (json!(1e308), false),
        (json!("35"), false),
        (json!(null), false),
        (json!([35]), false),
    ] {
        check(&client, LAB, &json!({ "text": text, "age": age }), fits);
    }
    for (sex, fits) in [
        (json!("male"), true),
        (json!("female"), true),
        (json!("Male"), false),
        (json!("男"), false),
        (json!(""), false),
        (json!(1), false),
        (json!(null), false),
    ] {
        check(&client, LAB, &json!({ "text": text, "sex": sex }), fits);
    }
    for (consent, fits) in [(json!(true), true), (json!(false), true), (json!("true"), false), (json!(1), false)] {
        check(&client, LAB, &json!({ "text": text, "consent": consent }), fits);
    }
    // Fields of another endpoint are more fields, and more fields are ignored.
    check(&client, LAB, &json!({ "text": text, "party": 7, "more": { "deep": [1] } }), true);
}

#[test]
fn sizes_of_bodies() {
    for limit in [1 << 20, 730_000] {
        let server = Server::start_with(&["--store", "memory:", "--body-limit", &limit.to_string()]);
        let client = server.client();
        for (bytes, fits) in [(limit - 1, true), (limit, true), (limit + 1, false), (8 * limit, false)] {
            let mut body = json!({ "text": "血钾 K 6.8 mmol/L 参考范围 3.5-5.3" }).to_string();
            body.push_str(&" ".repeat(bytes - body.len()));
            let answer = client.post_bytes(LAB, body.clone().into_bytes());
            if fits {
                answer.ok();
            } else {
                assert_eq!(answer.problem(413, "body-too-large")["limit_bytes"], limit);
            }
            // The same in pieces, nothing announced.
            let mut wire = server.connect();
            let head = format!(
                "POST {LAB} HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n"
            );
            wire.send(head);
            for piece in body.as_bytes().chunks(50_000) {
                wire.send(format!("{:x}\r\n", piece.len()));
                wire.send(piece);
                wire.send("\r\n");
            }
            wire.send("0\r\n\r\n");
            let (answer, closed) = wire.read_to_close();
            assert!(closed);
            // A server that refuses early may close before everything is sent; then the answer can get lost on the way.
            let found = crate::app::statuses(&answer);
            assert!(found == [if fits { 200 } else { 413 }] || (!fits && found.is_empty()), "{bytes}: {found:?}");
        }
        client.post(LAB, &crate::app::small()).ok();
    }
}

#[test]
fn lifetimes_and_budgets_that_are_refused_at_the_start() {
    for (arguments, flag) in [
        (&["--report-ttl", "24h1s"][..], "--report-ttl"),
        (&["--report-ttl", "0s"], "--report-ttl"),
        (&["--listen", "0.0.0.0:0"], "--allow-public-free"),
        (&["--payment", "direct"], "--rpc-url"),
        (&["--store", "sqlite:x"], "--store"),
        (&["--store", "redb:"], "--store"),
        (&["--store", "redis://"], "--store"),
        (&["--log", "info,baihua_server=loud"], "--log"),
        (&["--log", "warning"], "--log"),
        (&["--body-limit", "10"], "--body-limit"),
        (&["--receipt-budget", "1"], "--receipt-budget"),
        (&["--unknown"], "--unknown"),
        (&["--body-limit", "much"], "--body-limit"),
        (&["surprise"], "surprise"),
    ] {
        let mut program = crate::app::program(arguments);
        // A free port: a server that runs on the default one must not be what the program complains about.
        program.env("BAIHUA_LISTEN", "127.0.0.1:0");
        let output = crate::app::refused(program);
        assert!(!output.status.success(), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        let said = String::from_utf8(output.stderr).expect("UTF-8");
        let first = said.lines().next().expect("a line");
        assert!(first.contains(flag), "{arguments:?}: {said}");
        assert!(!said.contains("panicked"), "{said}");
    }
}
