//! Whatever is sent, nothing is ever our fault.

use baihua_analyzer::{Analyzer, render};
use baihua_kb::{Card, builtin};
use baihua_server::body;
use proptest::{
    prelude::*,
    test_runner::{Config, TestRunner},
};
use serde_json::{Value, json};

use crate::app::{CONTRACT, LAB, POLICY, Server, document, small};

/// So many cases go over HTTP, however many are asked for: each is a whole request.
const OVER_HTTP: u32 = 300;

/// `PROPTEST_CASES`, or this many.
fn runner(default: u32, most: u32) -> TestRunner {
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    let cases = asked.unwrap_or(default).min(most);
    TestRunner::new(Config { cases, failure_persistence: None, ..Config::default() })
}

/// Texts that look like documents, pieces of them, and anything else.
fn text() -> impl Strategy<Value = String> {
    let piece = (prop::sample::select(vec![CONTRACT, LAB, POLICY]), 0..6_000_usize, 0..2_000_usize)
        .prop_map(|(path, skip, take)| document(path).chars().skip(skip).take(take).collect::<String>());
    let odd = prop::sample::select(vec![
        "\0",
        "\u{202e}",
        "\u{200b}",
        "😀",
        "第一条",
        "甲方：",
        "押金",
        "K 6.8 mmol/L ↑",
        "１２．５",
        "百分之二十",
        "\r\n",
        "\t",
        "<b>",
        "ﬃ",
        "负责",
        "不",
        "。",
        "（",
        "3.5-5.3",
        "1e400",
        "--",
        "99999999999999999999",
    ]);
    let parts = prop_oneof![3 => piece, 2 => any::<String>(), 3 => odd.prop_map(str::to_owned)];
    prop::collection::vec(parts, 0..12).prop_map(|parts| parts.concat())
}

fn json_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        text().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::btree_map("[a-z]{0,8}", inner, 0..6).prop_map(|map| map.into_iter().collect()),
        ]
    })
}

/// Bodies that mostly have the fields that are asked for, of any type.
fn json_body() -> impl Strategy<Value = Value> {
    let field = |name: &'static str, good: BoxedStrategy<Value>| {
        prop_oneof![4 => good.prop_map(Some), 2 => Just(None), 1 => json_value().prop_map(Some)]
            .prop_map(move |value| value.map(|value| (name.to_owned(), value)))
    };
    let fields = (
        field("text", text().prop_map(Value::from).boxed()),
        field("party", text().prop_map(Value::from).boxed()),
        field("consent", any::<bool>().prop_map(Value::from).boxed()),
        field("sex", prop::sample::select(vec!["male", "female", "other"]).prop_map(Value::from).boxed()),
        field("age", (-10_f64..200.0).prop_map(Value::from).boxed()),
        prop::collection::btree_map(any::<String>(), json_value(), 0..2),
    );
    let object = fields.prop_map(|(a, b, c, d, e, more)| {
        more.into_iter().chain([a, b, c, d, e].into_iter().flatten()).collect::<Value>()
    });
    prop_oneof![9 => object, 1 => json_value()]
}

fn any_body() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        6 => json_body().prop_map(|value| value.to_string().into_bytes()),
        1 => any::<Vec<u8>>(),
        // A good body with one byte changed.
        2 => (any::<prop::sample::Index>(), any::<u8>()).prop_map(|(at, byte)| {
            let mut bytes = small().to_string().into_bytes();
            let at = at.index(bytes.len());
            bytes[at] = byte;
            bytes
        }),
    ]
}

#[test]
fn any_body_over_http() {
    let mut server = Server::start();
    let client = server.client();
    let bodies = (prop::sample::select(vec![CONTRACT, LAB, POLICY]), any_body());
    let outcome = runner(OVER_HTTP, OVER_HTTP).run(&bodies, |(path, body)| {
        let answer = client.post_bytes(path, body);
        prop_assert!(matches!(answer.status, 200 | 400 | 422), "{}", answer.status);
        if answer.status != 200 {
            prop_assert!(answer.json()["code"].is_string());
        }
        Ok(())
    });
    outcome.unwrap_or_else(|error| panic!("{error}"));
    assert!(server.runs());
    client.post(LAB, &small()).ok();
}

#[test]
fn any_query_over_http() {
    let server = Server::start();
    let client = server.client();
    let paths = vec!["/api/rules", "/api/report", "/api/demo-source", "/health", "/metadata", "/openapi.json"];
    let query = prop_oneof![
        any::<Vec<u8>>().prop_map(|bytes| {
            let encoded: String = bytes.iter().map(|byte| format!("%{byte:02X}")).collect();
            format!("id={encoded}")
        }),
        "[a-z=&%+0-9]{0,40}",
        "id=[a-zA-Z#%-]{0,12}",
    ];
    let asked = (prop::sample::select(paths), query, prop::sample::select(vec!["GET", "DELETE", "HEAD"]));
    let outcome = runner(OVER_HTTP, OVER_HTTP).run(&asked, |(path, query, method)| {
        // What the client itself does not take for an address never reaches the server.
        if let Ok(answer) = client.try_send(method, &format!("{path}?{query}"), &[], None) {
            prop_assert!(answer.status < 500, "{method} {path}?{query}: {}", answer.status);
        }
        Ok(())
    });
    outcome.unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn any_bytes_on_the_wire() {
    let mut server = Server::start_with(&["--store", "memory:", "--client-timeout", "2s"]);
    let line = prop::sample::select(vec![
        "GET /health HTTP/1.1\r\nhost: h\r\n",
        "POST /api/read-labreport HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: 5\r\n",
        "POST /api/read-labreport HTTP/1.1\r\nhost: h\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n",
        "",
    ]);
    let outcome = runner(OVER_HTTP, OVER_HTTP).run(&(line, any::<Vec<u8>>(), any::<bool>()), |(line, bytes, end)| {
        let mut wire = server.connect();
        wire.send(line);
        wire.send(if end { &b"\r\n"[..] } else { b"" });
        wire.send(&bytes);
        let _ = wire.0.shutdown(std::net::Shutdown::Write);
        let (answer, closed) = wire.read_to_close();
        prop_assert!(closed, "left hanging");
        prop_assert!(crate::app::statuses(&answer).iter().all(|status| *status < 500), "{answer:?}");
        Ok(())
    });
    outcome.unwrap_or_else(|error| panic!("{error}"));
    assert!(server.runs());
    server.client().post(LAB, &small()).ok();
}

#[test]
fn any_body_in_process() {
    let analyzer = Analyzer::new(builtin());
    let cards = prop::sample::select(vec![Card::Contract, Card::Lab, Card::Policy]);
    let outcome = runner(10_000, u32::MAX).run(&(cards, any_body()), |(card, bytes)| {
        let order = match body::read(card, &bytes) {
            Ok(order) => order,
            Err(problem) => {
                prop_assert!(matches!(problem.code().status(), 400 | 422));
                return Ok(());
            }
        };
        let sent: Value = serde_json::from_slice(&bytes).expect("it was read");
        let text: Vec<char> = sent["text"].as_str().expect("it was read").chars().collect();
        let Ok(document) = analyzer.recognise(order) else { return Ok(()) };
        let report = analyzer.review(&document);
        for flag in &report.flags {
            let quote: String = text[flag.quote_range.start()..flag.quote_range.end()].iter().collect();
            prop_assert_eq!(&flag.quote, &quote);
            prop_assert!(builtin().lookup(&flag.rule_id).is_some());
        }
        prop_assert_eq!(report.summary, baihua_analyzer::Summary::of(&report.flags));
        let receipt = render::receipt(&report, 1_000);
        prop_assert!(receipt.chars().count() <= 1_000);
        prop_assert!(json!(report)["card"] == card.as_str());
        Ok(())
    });
    outcome.unwrap_or_else(|error| panic!("{error}"));
}
