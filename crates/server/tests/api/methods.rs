//! Which method which path takes, and what browsers may do.

use crate::app::{CONTRACT, LAB, POLICY, Server, small};

#[test]
fn other_methods_are_told_which_ones_there_are() {
    let server = Server::start();
    let client = server.client();
    for (path, allowed) in [
        (CONTRACT, "POST"),
        (LAB, "POST"),
        (POLICY, "POST"),
        ("/api/rules", "GET"),
        ("/api/report", "GET, HEAD, DELETE"),
        ("/api/status", "GET, HEAD"),
        ("/.well-known/baihua-signing-key", "GET, HEAD"),
        ("/api/demo-source", "GET"),
        ("/api/self-check", "GET"),
        ("/openapi.json", "GET"),
        ("/health", "GET"),
        ("/metadata", "GET"),
    ] {
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            if allowed.split(", ").any(|known| known == method) {
                continue;
            }
            let with_body = matches!(method, "POST" | "PUT" | "PATCH");
            let answer = client.send(method, path, &[], with_body.then(Vec::new));
            answer.problem(405, "method-not-allowed");
            let told = answer.header("allow").unwrap_or_default();
            assert!(allowed.split(", ").all(|known| told.split(", ").any(|told| told == known)), "{path}: {told}");
        }
    }
    let demo = client.delete("/api/report?id=demo-lab");
    demo.problem(405, "demo-stays");
    assert!(demo.header("allow").is_some_and(|allow| allow.contains("GET") && !allow.contains("DELETE")));
    assert_eq!(client.get("/api/report?id=demo-lab").status, 200);
}

#[test]
fn unknown_paths() {
    let server = Server::start();
    let client = server.client();
    for path in [
        "/api",
        "/api/",
        "/api/rules/",
        "/api/report/demo-lab",
        "/API/rules",
        "/metrics",
        "/.env",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/%ff",
    ] {
        for method in ["GET", "POST", "DELETE"] {
            client.send(method, path, &[], (method == "POST").then(Vec::new)).problem(404, "unknown-path");
        }
    }
}

#[test]
fn heads_say_what_gets_would() {
    let server = Server::start();
    let client = server.client();
    let id = client.post(LAB, &small()).report_id();
    for path in [
        "/api/rules",
        "/api/rules?id=K",
        "/api/rules?id=none",
        "/api/demo-source",
        "/health",
        "/metadata",
        "/openapi.json",
        "/api/self-check",
        "/api/report?id=demo-lab",
        "/api/report?id=none",
        &format!("/api/report?id={id}"),
        "/nowhere",
    ] {
        let (get, head) = (client.get(path), client.send("HEAD", path, &[], None));
        assert_eq!(head.status, get.status, "{path}");
        assert!(head.body.is_empty(), "{path}");
        for name in ["content-type", "cache-control", "x-robots-tag", "referrer-policy"] {
            assert_eq!(head.header(name), get.header(name), "{path} {name}");
        }
    }
}

#[test]
fn pages_of_any_origin_may_call() {
    let server = Server::start();
    let client = server.client();
    let origin = ("origin", "https://shop.example");
    for (path, method) in [(CONTRACT, "POST"), (LAB, "POST"), ("/api/report", "DELETE"), ("/api/rules", "GET")] {
        // Whatever a client of somebody else adds: there are no credentials that could be misused.
        let names =
            "content-type, payment-signature, idempotency-key, x-payment, authorization, traceparent, mcp-session-id";
        let asked = ("access-control-request-headers", names);
        let preflight = client.send("OPTIONS", path, &[origin, ("access-control-request-method", method), asked], None);
        assert!(matches!(preflight.status, 200 | 204), "{path}: {}", preflight.status);
        assert_eq!(preflight.header("access-control-allow-origin"), Some("*"));
        assert!(preflight.header("access-control-allow-methods").is_some_and(|told| told.contains(method)));
        let headers = preflight.header("access-control-allow-headers").unwrap_or_default().to_lowercase();
        assert!(names.split(", ").all(|name| headers.contains(name)), "{headers}");
        assert_eq!(preflight.header("access-control-allow-credentials"), None);
    }
    for answer in [
        client.send("GET", "/api/rules?id=K", &[origin], None),
        client.send("GET", "/api/rules?id=none", &[origin], None),
        client.send("POST", LAB, &[origin, ("content-type", "application/json")], Some(b"{".to_vec())),
        client.send("POST", LAB, &[origin, ("content-type", "application/json")], Some(small().to_string().into())),
        client.send("GET", "/nowhere", &[origin], None),
        client.send("PUT", "/health", &[origin], Some(Vec::new())),
    ] {
        assert_eq!(answer.header("access-control-allow-origin"), Some("*"), "{}", answer.status);
        let exposed = answer.header("access-control-expose-headers").unwrap_or_default().to_lowercase();
        for header in ["payment-required", "payment-response", "retry-after"] {
            assert!(exposed.contains(header), "{}: {exposed}", answer.status);
        }
        assert_eq!(answer.header("set-cookie"), None);
    }
}

#[test]
fn a_preflight_that_cannot_be_read_is_a_problem() {
    let server = Server::start();
    let origin = ("origin", "https://shop.example");
    let asked = [origin, ("access-control-request-method", "PUT")];
    let answer = server.client().send("OPTIONS", LAB, &asked, None);
    answer.problem(400, "bad-request");
}

#[test]
fn options_tell_the_methods() {
    let server = Server::start();
    for (path, allowed) in
        [(LAB, "POST"), ("/api/report", "GET, HEAD, DELETE"), ("/health", "GET, HEAD"), ("/", "GET, HEAD")]
    {
        let answer = server.client().send("OPTIONS", path, &[], None);
        assert_eq!((answer.status, answer.header("allow")), (204, Some(allowed)), "{path}");
        assert!(answer.body.is_empty() && answer.header("x-request-id").is_some());
    }
}

#[test]
fn requests_have_names() {
    let server = Server::start();
    let client = server.client();
    let given = |name: &str| {
        let answer = client.send("GET", "/health", &[("x-request-id", name)], None);
        answer.header("x-request-id").expect("a name").to_owned()
    };
    assert_eq!(given("proxy-0123456789"), "proxy-0123456789");
    for odd in ["short", &"x".repeat(65), "has space in it", "<script>alert</script>"] {
        let named = given(odd);
        assert!(named.len() == 16 && named.bytes().all(|byte| byte.is_ascii_hexdigit()), "{named}");
    }
    let (one, two) = (client.get("/health"), client.get("/health"));
    assert_ne!(one.header("x-request-id"), two.header("x-request-id"));
}
