//! What no honest client sends: a documented problem or a clean close, and the service keeps serving.

use std::{io::Write, thread::sleep, time::Duration};

use serde_json::json;

use crate::app::{CONTRACT, LAB, POLICY, Server, small, statuses};

fn still_serves(server: &mut Server) {
    server.client().post(LAB, &small()).ok();
    assert!(server.runs());
    let log = server.log();
    assert!(!log.contains("panicked"), "{log}");
}

fn post(path: &str, more: &str, body: &[u8]) -> Vec<u8> {
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: {}\r\n{more}\r\n",
        body.len()
    );
    [head.as_bytes(), body].concat()
}

#[test]
fn bodies_that_are_no_json() {
    let mut server = Server::start();
    let client = server.client();
    let deep = |open: &str, close: &str| format!("{}{}", open.repeat(100_000), close.repeat(100_000)).into_bytes();
    for bytes in [
        Vec::new(),
        b" ".to_vec(),
        b"{".to_vec(),
        b"{\"text\":".to_vec(),
        b"{\"text\":\"a\"} x".to_vec(),
        b"{\"text\":\"a\",}".to_vec(),
        b"{'text':'a'}".to_vec(),
        b"{\"text\":\"\\ud800\"}".to_vec(),
        b"{\"text\":\"\\x\"}".to_vec(),
        b"{\"text\":\"line\nbreak\"}".to_vec(),
        b"{\"text\":\"\xff\xfe\"}".to_vec(),
        b"{\"text\":\"\xed\xa0\x80\"}".to_vec(),
        b"{\"text\":\"\xf8\x88\x80\x80\x80\"}".to_vec(),
        b"\xef\xbb\xbf{\"text\":\"a\"}".to_vec(),
        b"text=a".to_vec(),
        b"NaN".to_vec(),
        b"{\"age\":1e999,\"text\":\"a\"}".to_vec(),
        b"\0\0\0\0".to_vec(),
        deep("[", "]"),
        deep("{\"a\":", "}"),
        deep("[", ""),
    ] {
        for path in [CONTRACT, LAB, POLICY] {
            client.post_bytes(path, bytes.clone()).problem(400, "malformed-json");
        }
    }
    for body in
        ["null", "true", "3", "\"text\"", "[]", "{}", "{\"text\":null}", "{\"text\":[\"a\"]}", "{\"TEXT\":\"a\"}"]
    {
        for path in [CONTRACT, LAB, POLICY] {
            client.post_bytes(path, body.into()).problem(422, "invalid-field");
        }
    }
    // A gateway may have read the first one and we the last.
    for twice in [
        "{\"text\":1,\"text\":\"血钾 K 6.8 mmol/L 参考范围 3.5-5.3\"}",
        "{\"text\":\"血钾 K 6.8 mmol/L 参考范围 3.5-5.3\",\"consent\":false,\"consent\":true}",
    ] {
        let problem = client.post_bytes(LAB, twice.into()).problem(422, "invalid-field");
        assert!(problem["detail_en"].as_str().is_some_and(|told| told.contains("more than once")), "{problem}");
    }
    still_serves(&mut server);
}

#[test]
fn media_types_and_encodings() {
    let mut server = Server::start();
    let client = server.client();
    let body = || Some(small().to_string().into_bytes());
    for fine in
        ["application/json", "application/json; charset=utf-8", "Application/JSON", "application/json;charset=\"x\""]
    {
        assert_eq!(client.send("POST", LAB, &[("content-type", fine)], body()).status, 200, "{fine}");
    }
    for wrong in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/jsonp",
        "json",
        "",
    ] {
        client.send("POST", LAB, &[("content-type", wrong)], body()).problem(415, "unsupported-media-type");
    }
    client.send("POST", LAB, &[], body()).problem(415, "unsupported-media-type");
    for encoding in ["gzip", "deflate", "br", "zstd", "unknown"] {
        let headers = [("content-type", "application/json"), ("content-encoding", encoding)];
        client.send("POST", LAB, &headers, body()).problem(415, "unsupported-media-type");
    }
    let hidden = [("content-type", "application/json"), ("content-encoding", "identity"), ("content-encoding", "gzip")];
    client.send("POST", LAB, &hidden, body()).problem(415, "unsupported-media-type");
    let identity = [("content-type", "application/json"), ("content-encoding", "identity")];
    client.send("POST", LAB, &identity, body()).ok();
    still_serves(&mut server);
}

#[test]
fn documents_that_are_none() {
    let mut server = Server::start();
    let client = server.client();
    for (path, chars) in [(CONTRACT, 3_000), (POLICY, 3_000), (LAB, 3_000)] {
        for text in [
            "床前明月光，疑是地上霜。举头望明月，低头思故乡。",
            "Lorem ipsum dolor sit amet, consectetur adipiscing elit. ",
            "\u{202e}\u{200b}\u{feff}",
            "\n",
            "1 ",
            "<script>alert(1)</script>",
        ] {
            let text: String = text.chars().cycle().take(chars).collect();
            let problem = client.post(path, &json!({ "text": text })).problem(422, "not-recognised");
            assert!(problem["guidance"].as_array().is_some_and(|steps| !steps.is_empty()));
            assert!(problem["input_schema"].is_object());
            // What was sent is not sent back.
            assert!(!problem.to_string().contains("alert(1)") && !problem.to_string().contains("床前明月光"));
        }
    }
    still_serves(&mut server);
}

#[test]
fn heads_that_are_none() {
    let mut server = Server::start();
    for bytes in [
        &b"\r\n\r\n\r\n\r\n"[..],
        b"hello\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\nhost: h\r\n\r\n",
        b"GET /health HTTP/1.1\r\n\r\n",
        b"GET /health HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n",
        b"GET /he alth HTTP/1.1\r\nhost: h\r\n\r\n",
        b"GET /health HTTP/1.1\r\nhost: h\r\nbad header\r\n\r\n",
        b"POST /api/read-labreport HTTP/1.1\r\nhost: h\r\ncontent-length: -1\r\n\r\n",
        b"POST /api/read-labreport HTTP/1.1\r\nhost: h\r\ncontent-length: 99999999999999999999999\r\n\r\n",
        b"POST /api/read-labreport HTTP/1.1\r\nhost: h\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/read-labreport HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 not for this port",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\0\x01\x02\xff\xfe\xfd\r\n\r\n",
    ] {
        let mut wire = server.connect();
        wire.send(bytes);
        let _ = wire.0.shutdown(std::net::Shutdown::Write);
        let (answer, closed) = wire.read_to_close();
        assert!(closed, "{:?} is left hanging", String::from_utf8_lossy(bytes));
        let found = statuses(&answer);
        assert!(found.iter().all(|status| (400..500).contains(status)), "{:?}: {found:?}", String::from_utf8_lossy(bytes));
    }
    still_serves(&mut server);
}

#[test]
fn heads_that_are_too_large() {
    let mut server = Server::start();
    for head in [
        format!("GET /health HTTP/1.1\r\nhost: h\r\nx-large: {}\r\n\r\n", "x".repeat(1 << 20)),
        format!("GET /{} HTTP/1.1\r\nhost: h\r\n\r\n", "x".repeat(1 << 20)),
        format!(
            "GET /health HTTP/1.1\r\nhost: h\r\n{}\r\n",
            (0..5_000).map(|n| format!("x-{n}: 1\r\n")).collect::<String>()
        ),
    ] {
        let mut wire = server.connect();
        wire.send(head);
        let _ = wire.0.shutdown(std::net::Shutdown::Write);
        let (answer, closed) = wire.read_to_close();
        assert!(closed);
        assert!(statuses(&answer).iter().all(|status| (400..500).contains(status)), "{:?}", statuses(&answer));
    }
    // One that a browser with many cookies sends is served.
    let mut wire = server.connect();
    wire.send(format!(
        "GET /health HTTP/1.1\r\nhost: h\r\nconnection: close\r\nx-large: {}\r\n\r\n",
        "x".repeat(20_000)
    ));
    assert_eq!(statuses(&wire.read_to_close().0), [200]);
    still_serves(&mut server);
}

#[test]
fn what_follows_a_request_on_its_connection() {
    let mut server = Server::start();
    let body = small().to_string();
    // Three in one go get three answers in order.
    let mut wire = server.connect();
    wire.send(
        [post(LAB, "", body.as_bytes()), post(LAB, "", b"{"), post(LAB, "connection: close\r\n", body.as_bytes())]
            .concat(),
    );
    assert_eq!(statuses(&wire.read_to_close().0), [200, 400, 200]);

    // Garbage behind a good request: the good one is answered, the garbage refused, the connection closed.
    let mut wire = server.connect();
    wire.send([post(LAB, "", body.as_bytes()), b"GARBAGE \xff\xff\r\n\r\n".to_vec()].concat());
    let _ = wire.0.shutdown(std::net::Shutdown::Write);
    let (answer, closed) = wire.read_to_close();
    let found = statuses(&answer);
    assert!(closed && found.first() == Some(&200), "{found:?}");
    assert!(found[1..].iter().all(|status| *status == 400), "{found:?}");

    // A body that is refused before it is read is no next request.
    let smuggled = "GET /api/report?id=demo-lab HTTP/1.1\r\nhost: h\r\n\r\n";
    let mut wire = server.connect();
    let head = format!(
        "POST {LAB} HTTP/1.1\r\nhost: h\r\ncontent-type: text/plain\r\ncontent-length: {}\r\n\r\n{smuggled}",
        smuggled.len()
    );
    wire.send(head);
    let _ = wire.0.shutdown(std::net::Shutdown::Write);
    let (answer, closed) = wire.read_to_close();
    assert!(closed);
    assert_eq!(statuses(&answer), [415], "the body must not be taken for a request");
    still_serves(&mut server);
}

/// Whoever announced the end of a connection, or was told of it, gets no further answer there.
#[test]
fn nothing_is_answered_after_the_last_answer() {
    let mut server = Server::start();
    let next = "GET /metadata HTTP/1.1\r\nhost: h\r\n\r\n";
    for (first, status) in [
        ("GET /health HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n".to_owned(), 200),
        // Refused before the body is looked at, which is there in full.
        (format!("POST {LAB} HTTP/1.1\r\nhost: h\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\n{{}}"), 415),
        ("POST /nowhere HTTP/1.1\r\nhost: h\r\ncontent-length: 2\r\n\r\n{}".to_owned(), 404),
    ] {
        let mut wire = server.connect();
        wire.send([first.as_str(), next, next].concat());
        let (answer, closed) = wire.read_to_close();
        let text = String::from_utf8_lossy(&answer);
        assert!(closed && statuses(&answer) == [status], "{first}: {text}");
        assert!(text.to_lowercase().contains("connection: close"), "{text}");
        assert!(!text.contains("\"base_url\""), "{text}");
    }
    // What was read keeps its connection, also where it was refused.
    let mut wire = server.connect();
    wire.send([post(LAB, "", b"{"), post(LAB, "connection: close\r\n", small().to_string().as_bytes())].concat());
    assert_eq!(statuses(&wire.read_to_close().0), [400, 200]);
    still_serves(&mut server);
}

#[test]
fn clients_that_go_away() {
    let mut server = Server::start();
    let whole = post(LAB, "", small().to_string().as_bytes());
    for cut in [1, 10, 40, whole.len() - 20, whole.len() - 1, whole.len()] {
        for _ in 0..5 {
            let mut wire = server.connect();
            wire.send(&whole[..cut]);
            drop(wire);
        }
    }
    still_serves(&mut server);
}

#[test]
fn clients_that_are_slow() {
    let mut server = Server::start_with(&["--store", "memory:", "--client-timeout", "1s"]);
    // Connections that say nothing, or a head that never ends, are closed; meanwhile others are served.
    let mut silent: Vec<_> = (0..50).map(|_| server.connect()).collect();
    for wire in &mut silent[25..] {
        wire.send("GET /health HTTP/1.1\r\nx-slow: ");
    }
    server.client().post(LAB, &small()).ok();
    for mut wire in silent {
        let (answer, closed) = wire.read_to_close();
        assert!(closed);
        assert!(statuses(&answer).iter().all(|status| *status == 408), "{:?}", statuses(&answer));
    }
    // One that sends its body piece by piece gets its answer.
    let whole = post(LAB, "connection: close\r\n", small().to_string().as_bytes());
    let mut wire = server.connect();
    let head = whole.windows(4).position(|window| window == b"\r\n\r\n").expect("a head") + 4;
    wire.send(&whole[..head]);
    for piece in whole[head..].chunks(10) {
        wire.0.write_all(piece).expect("it still listens");
        wire.0.flush().expect("it still listens");
        sleep(Duration::from_millis(20));
    }
    assert_eq!(statuses(&wire.read_to_close().0), [200]);
    still_serves(&mut server);
}
