//! Attacks with load: each is played with short limits on loopback, and must neither hold the server's memory nor shut out
//! anybody else.

use std::{
    net::TcpStream,
    thread::sleep,
    time::{Duration, Instant},
};

use crate::app::{Client, LAB, PATIENCE, Server, Wire, small, statuses};

/// Loopback counts like any other network, so that the attack can come from here.
const COUNTED: [&str; 4] = ["--store", "memory:", "--unlimited-from", "192.0.2.0/24"];

fn counted(more: &[&str]) -> Server {
    Server::start_with(&[&COUNTED, more].concat())
}

/// The head of a post that announces so many bytes, and none of them.
fn head(bytes: usize) -> String {
    format!("POST {LAB} HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: {bytes}\r\n\r\n")
}

const CHUNKED: &str = "POST /api/read-labreport HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";

/// The value of a metric without labels.
fn metric(metrics: &Client, name: &str) -> u64 {
    let text = String::from_utf8(metrics.get("/metrics").body).expect("UTF-8");
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).map(str::to_owned);
    line.unwrap_or_else(|| panic!("{name} is not in\n{text}")).parse().expect("a number")
}

/// A port that is free now, for a second listener of a server.
fn free_address() -> String {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("it is bound").to_string()
}

#[track_caller]
fn becomes_true(what: &str, mut holds: impl FnMut() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < PATIENCE, "{what}");
        sleep(Duration::from_millis(10));
    }
}

#[test]
fn bodies_that_never_end_are_given_up() {
    let server = Server::start_with(&["--store", "memory:", "--body-timeout", "500ms"]);
    let began = Instant::now();
    let mut stalled: Vec<Wire> = (0..40).map(|_| server.connect()).collect();
    for (nth, wire) in stalled.iter_mut().enumerate() {
        match nth % 4 {
            0 => wire.send(head(1 << 20)),
            1 => wire.send(head(1 << 20) + &" ".repeat(1_048_009)),
            2 => wire.send(CHUNKED),
            _ => wire.send([CHUNKED, "1\r\n{\r\n"].concat()),
        }
    }
    server.client().post(LAB, &small()).ok();
    for (nth, mut wire) in stalled.into_iter().enumerate() {
        // The HTTP library goes on reading a body in chunks, and throwing it away, until it ends or the client goes.
        let announced = nth % 4 < 2;
        let (answer, closed) = match announced {
            true => wire.read_to_close(),
            false => (wire.read_until(b"urn:baihua:problem:body-timeout"), true),
        };
        let text = String::from_utf8_lossy(&answer);
        assert!(closed && statuses(&answer) == [408], "{text}");
        assert!(text.contains("body-timeout") && text.to_lowercase().contains("connection: close"), "{text}");
    }
    assert!(began.elapsed() < Duration::from_secs(20), "{:?}", began.elapsed());
}

#[test]
fn a_body_that_drips_is_given_up_too() {
    let server = Server::start_with(&["--store", "memory:", "--body-timeout", "1s"]);
    let mut wire = server.connect();
    wire.send(head(10_000));
    let began = Instant::now();
    wire.0.set_read_timeout(Some(Duration::from_millis(50))).expect("not zero");
    let mut answer = [0; 12];
    while std::io::Read::read(&mut wire.0, &mut answer).unwrap_or_default() == 0 {
        assert!(began.elapsed() < PATIENCE, "it drips on");
        wire.send(" ");
    }
    assert_eq!(&answer, b"HTTP/1.1 408");
}

#[test]
fn memory_for_bodies_has_a_ceiling() {
    let metrics_at = free_address();
    let limits = [
        "--body-limit",
        "1000000",
        "--max-body-bytes",
        "4000000",
        "--metrics-listen",
        &metrics_at,
        "--body-timeout",
        "1h",
    ];
    let server = Server::start_with(&[&["--store", "memory:"][..], &limits].concat());
    let (client, metrics) = (server.client(), Client::of(&format!("http://{metrics_at}")));
    let mut stalled: Vec<Wire> = (0..4).map(|_| server.connect()).collect();
    for wire in &mut stalled {
        wire.send(head(1_000_000) + &" ".repeat(999_990));
    }
    becomes_true("the bodies arrive", || metric(&metrics, "baihua_body_bytes") > 3_900_000);
    let more = client.post_bytes(LAB, [b" ".repeat(200_000), small().to_string().into_bytes()].concat());
    more.problem(503, "overloaded");
    // Whoever reads what is there is not concerned.
    client.get("/api/rules?id=K").ok();
    drop(stalled);
    becomes_true("room comes back", || client.post(LAB, &small()).status == 200);
    becomes_true("all of it", || metric(&metrics, "baihua_body_bytes") == 0);
}

#[test]
fn a_body_that_is_not_complete_does_not_delay_the_end() {
    let mut server = Server::start_with(&["--store", "memory:", "--body-timeout", "1h", "--client-timeout", "30s"]);
    let mut stalled = server.connect();
    stalled.send(head(1_000) + "{");
    let mut unread = server.connect();
    // A body that nobody wants, and a head that is not complete.
    unread.send("POST /api/read-labreport HTTP/1.1\r\nhost: h\r\ncontent-length: 1000\r\n\r\n{");
    let mut headless = server.connect();
    headless.send("GET /health HTTP/1.1\r\nx: ");
    server.client().get("/health").ok();
    let began = Instant::now();
    server.signal("TERM");
    let (answer, closed) = stalled.read_to_close();
    assert!(closed && statuses(&answer) == [503], "{}", String::from_utf8_lossy(&answer));
    assert!(String::from_utf8_lossy(&answer).contains("draining"));
    assert!(server.wait().success(), "{}", server.log());
    println!("a stalled body, an unread one and half a head: ended after {:?}", began.elapsed());
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
}

#[test]
fn connections_have_a_ceiling_in_all_and_for_each_address() {
    for (flag, other) in [("--max-connections", false), ("--max-connections-per-address", true)] {
        let server = counted(&[flag, "8"]);
        // Threads count connections each in their own time; one that was answered is counted.
        let held: Vec<Wire> = (0..8)
            .map(|_| {
                let mut wire = server.connect();
                wire.send("GET /health HTTP/1.1\r\nhost: h\r\n\r\n");
                let answer = wire.read_until(b"\r\n\r\n");
                assert_eq!(statuses(&answer), [200], "{}", String::from_utf8_lossy(&answer));
                wire
            })
            .collect();
        let mut wire = server.connect();
        let (answer, closed) = wire.read_to_close();
        let text = String::from_utf8_lossy(&answer);
        assert!(closed && text.contains("\"overloaded\"") && text.contains("x-request-id: "), "{text}");
        if other {
            let from = std::net::SocketAddr::from(([127, 0, 0, 9], 0));
            assert_eq!(get_from(from, &server), 200, "another address has connections of its own");
        }
        drop(held);
        becomes_true("room comes back", || {
            let asked = server.client().try_send("GET", "/health", &[], None);
            asked.is_ok_and(|answer| answer.status == 200)
        });
    }
}

/// The status of `/health`, asked from another address of this machine.
fn get_from(from: std::net::SocketAddr, server: &Server) -> u16 {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let stream = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
        socket.bind(from).expect("an address of loopback");
        socket.connect(server.address()).await.expect("it listens").into_std().expect("a stream")
    });
    stream.set_nonblocking(false).expect("it can");
    let mut wire = Wire(stream);
    wire.send("GET /health HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n");
    statuses(&wire.read_to_close().0).first().copied().unwrap_or_default()
}

/// Sends as the client that a proxy names.
fn ask(client: &Client, method: &str, path: &str, for_whom: &str) -> crate::app::Answer {
    let headers = [("x-forwarded-for", for_whom), ("content-type", "application/json")];
    client.send(method, path, &headers, (method == "POST").then(|| small().to_string().into_bytes()))
}

#[test]
fn unpaid_posts_are_limited_for_each_address() {
    let server = counted(&["--unpaid-rate", "1", "--trusted-proxy", "127.0.0.0/8"]);
    let client = server.client();
    let answers: Vec<u16> = (0..40).map(|_| ask(&client, "POST", LAB, "203.0.113.1").status).collect();
    assert!(answers.iter().take(10).all(|status| *status == 200), "{answers:?}");
    assert!(answers.iter().filter(|status| **status == 429).count() >= 20, "{answers:?}");
    let refused = ask(&client, "POST", LAB, "203.0.113.1");
    refused.problem(429, "rate-limited");
    let wait: u64 = refused.header("retry-after").and_then(|wait| wait.parse().ok()).expect("seconds");
    assert!((1..=2).contains(&wait), "{wait}");
    // What is refused counts the same, another address does not, and neither does looking something up.
    assert_eq!(ask(&client, "POST", LAB, "203.0.113.2").status, 200);
    assert_eq!(ask(&client, "GET", "/api/rules?id=K", "203.0.113.1").status, 200);
    // Addresses of one IPv6 network are one client, and what the client itself writes changes nothing.
    let others = (0..40).map(|nth| ask(&client, "POST", LAB, &format!("2001:db8::{nth:x}")).status);
    assert!(others.filter(|status| *status == 429).count() >= 20);
    assert_eq!(ask(&client, "POST", LAB, "198.51.100.77, 203.0.113.1").status, 429);
    // After the seconds that it was told to wait it is served again.
    sleep(Duration::from_secs(wait));
    assert_eq!(ask(&client, "POST", LAB, "203.0.113.1").status, 200);
}

#[test]
fn look_ups_are_limited_and_health_is_not() {
    let server = counted(&["--lookup-rate", "1"]);
    let client = server.client();
    // Nobody is believed who is no proxy of ours.
    let statuses: Vec<u16> =
        (0..40).map(|nth| ask(&client, "GET", "/api/rules?id=K", &format!("203.0.113.{nth}")).status).collect();
    assert!(statuses.iter().filter(|status| **status == 429).count() >= 20, "{statuses:?}");
    let refused = client.send("GET", "/api/rules?id=K", &[("origin", "https://shop.example")], None);
    refused.problem(429, "rate-limited");
    assert_eq!(refused.header("access-control-allow-origin"), Some("*"));
    client.get("/health").ok();
    client.post(LAB, &small()).ok();
}

#[test]
fn this_machine_is_not_limited_unless_it_is_asked_for() {
    let server = Server::start_with(&["--store", "memory:", "--unpaid-rate", "1", "--lookup-rate", "1"]);
    let client = server.client();
    for _ in 0..40 {
        client.post(LAB, &small()).ok();
        client.get("/api/rules?id=K").ok();
    }
}

#[test]
fn zero_switches_the_limits_off() {
    let server =
        counted(&["--unpaid-rate", "0", "--lookup-rate", "0", "--max-connections", "0", "--max-body-bytes", "0"]);
    let client = server.client();
    for _ in 0..150 {
        client.get("/api/rules?id=K").ok();
    }
    for _ in 0..120 {
        client.post(LAB, &small()).ok();
    }
}

#[test]
fn load_is_told_in_metrics() {
    let metrics_at = free_address();
    let server = counted(&["--metrics-listen", &metrics_at, "--lookup-rate", "1", "--log", "info"]);
    let (client, metrics) = (server.client(), Client::of(&format!("http://{metrics_at}")));
    client.post(LAB, &small()).ok();
    for _ in 0..40 {
        client.get("/api/rules?id=K");
    }
    let idle: Vec<TcpStream> = (0..20).map(|_| TcpStream::connect(server.address()).expect("it listens")).collect();
    let mut garbage = server.connect();
    garbage.send("\x16\x03\x01 this is no HTTP\r\n\r\n");
    garbage.read_to_close();
    becomes_true("idle connections are counted", || metric(&metrics, "baihua_connections") >= 20);
    becomes_true("garbage is counted", || metric(&metrics, "baihua_http_malformed_total") >= 1);
    drop(idle);
    let text = String::from_utf8(metrics.get("/metrics").body).expect("UTF-8");
    for name in [
        "baihua_rate_limited_total{what=\"lookup\"} ",
        "baihua_connections_refused_total{what=\"all\"} 0",
        "baihua_http_requests_in_flight ",
        "baihua_analyses_waiting 0",
        "baihua_analyses_running ",
        "baihua_body_bytes ",
        "baihua_build_info{version=\"",
        "baihua_http_request_seconds_bucket{le=\"0.075\"",
        "baihua_payments_total{what=\"settled\"} 0",
        "process_cpu_seconds_total ",
        "process_resident_memory_bytes ",
        "process_open_fds ",
    ] {
        assert!(text.contains(name), "{name} is not in\n{text}");
    }
    // A scanner's garbage is no fault of the program.
    assert!(!server.log().contains("ERROR"), "{}", server.log());
}

/// The names of our metrics in a text.
fn names(text: &str) -> std::collections::BTreeSet<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    words.filter(|word| word.starts_with("baihua_") || word.starts_with("process_")).collect()
}

/// Every query of the operator's board names a metric that the server gives.
#[test]
fn the_board_shows_what_there_is() {
    let board: serde_json::Value =
        serde_json::from_str(include_str!("../../../../deploy/grafana.json")).expect("the board is JSON");
    let metrics_at = free_address();
    let server = Server::start_with(&["--store", "memory:", "--metrics-listen", &metrics_at]);
    server.client().post(LAB, &small()).ok();
    let text = String::from_utf8(Client::of(&format!("http://{metrics_at}")).get("/metrics").body).expect("UTF-8");
    let there = names(&text);
    let mut queries = 0;
    for panel in board["panels"].as_array().expect("panels") {
        for target in panel["targets"].as_array().expect("queries") {
            let query = target["expr"].as_str().expect("a query");
            let named = names(query);
            assert!(!named.is_empty(), "{query}");
            let missing: Vec<_> = named.difference(&there).collect();
            assert!(missing.is_empty(), "{}: no {missing:?} in\n{text}", panel["title"]);
            queries += 1;
        }
    }
    assert!(queries >= 20, "{queries}");
    let job = board["templating"]["list"][1]["query"]["query"].as_str().expect("a query");
    assert!(names(job).is_subset(&there), "{job}");
}
