//! `Prefer: respond-async`: a reading with a provider goes on after its request was answered.

use std::time::{Duration, Instant};

use baihua_analyzer::provider::testkit::{Act, Server as Provider};
use serde_json::{Value, json};

use crate::app::{Answer, CONTRACT, Client, LAB, PATIENCE, POLICY, Server, document};

/// How long the scripted provider takes for each answer.
const SLOW: Duration = Duration::from_millis(1500);

/// A provider that finds nothing, slowly.
async fn slow() -> Provider {
    Provider::start(|_| Act::After(SLOW, Box::new(Act::findings(&[])))).await.expect("a free port")
}

fn server(provider: &Provider, more: &[&str]) -> Server {
    let url = provider.base_url();
    let own = ["--llm-base-url", url, "--llm-model", "scripted", "--store", "redb:reports.redb"];
    Server::start_with(&[own.as_slice(), more].concat())
}

fn consenting(path: &str) -> Value {
    json!({ "text": document(path), "consent": true })
}

fn post(client: &Client, path: &str, prefer: &str, body: &Value) -> Answer {
    let headers = [("content-type", "application/json"), ("prefer", prefer)];
    client.send("POST", path, &headers, Some(body.to_string().into_bytes()))
}

/// The path of the status that a 202 names.
#[track_caller]
fn put_off(answer: &Answer, server: &Server) -> String {
    assert_eq!(answer.status, 202, "{}", String::from_utf8_lossy(&answer.body));
    assert_eq!(answer.header("preference-applied"), Some("respond-async"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    assert!(answer.header("retry-after").is_some());
    let location = answer.header("location").expect("where to look").to_owned();
    let told = answer.json();
    assert_eq!((&told["status"], &told["status_url"]), (&json!("running"), &json!(location)));
    location.strip_prefix(&format!("http://{}", server.address())).expect("our own").to_owned()
}

/// Looks until the reading has ended.
fn end(client: &Client, path: &str) -> Answer {
    let began = Instant::now();
    loop {
        let answer = client.get(path);
        if answer.status != 202 {
            return answer;
        }
        assert!(answer.header("retry-after").is_some() && answer.header("location").is_none());
        assert!(began.elapsed() < PATIENCE, "it goes on and on");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_client_is_answered_at_once_and_finds_the_report_at_its_status() {
    let provider = slow().await;
    tokio::task::block_in_place(|| {
        let server = server(&provider, &[]);
        let client = server.client();
        for path in [CONTRACT, POLICY] {
            let status = put_off(&post(&client, path, "wait=1, Respond-Async", &consenting(path)), &server);
            assert_eq!(client.get(&status).status, 202);
            let done = end(&client, &status);
            assert_eq!(done.header("cache-control"), Some("no-store"));
            let envelope = done.ok();
            assert_eq!(envelope["report"]["meta"]["reviewers"], json!(["rules", "model"]), "the provider took part");
            assert_eq!(client.get(&format!("/api/report?id={}", done.report_id())).ok(), envelope["report"]);
            assert_eq!(client.get(&status).ok(), envelope, "as often as one likes");
            // The report ends, and its status with it.
            assert_eq!(client.delete(&format!("/api/report?id={}", done.report_id())).status, 200);
            client.get(&status).problem(404, "report-not-found");
        }
        // No log names a status.
        assert!(!server.log().contains("/api/status?"), "{}", server.log());
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_without_a_provider_in_it_is_answered_as_ever() {
    let provider = slow().await;
    tokio::task::block_in_place(|| {
        let ours = server(&provider, &[]);
        let client = ours.client();
        let at_once = |answer: Answer| {
            answer.ok();
            assert_eq!((answer.header("preference-applied"), answer.header("location")), (None, None));
        };
        at_once(post(&client, CONTRACT, "respond-async", &json!({ "text": document(CONTRACT) })));
        at_once(post(&client, LAB, "respond-async", &consenting(LAB)));
        at_once(post(&client, CONTRACT, "return=minimal", &consenting(CONTRACT)));
        post(&client, CONTRACT, "respond-async", &json!({ "text": "短" })).problem(422, "invalid-field");
        // An operator may not want it.
        let none = server(&provider, &["--most-deferred", "0"]);
        at_once(post(&none.client(), CONTRACT, "respond-async", &consenting(CONTRACT)));
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_beyond_the_limit_is_answered_when_it_is_done() {
    let provider = slow().await;
    tokio::task::block_in_place(|| {
        let server = server(&provider, &["--most-deferred", "1"]);
        let client = server.client();
        let first = put_off(&post(&client, CONTRACT, "respond-async", &consenting(CONTRACT)), &server);
        let second = post(&client, POLICY, "respond-async", &consenting(POLICY));
        second.ok();
        assert_eq!(second.header("preference-applied"), None);
        end(&client, &first).ok();
        let third = put_off(&post(&client, POLICY, "respond-async", &consenting(POLICY)), &server);
        end(&client, &third).ok();
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failure_is_a_problem_at_the_status() {
    let provider = Provider::start(|_| Act::Send(401, Vec::new(), Vec::new())).await.expect("a free port");
    tokio::task::block_in_place(|| {
        let server = server(&provider, &[]);
        let client = server.client();
        let status = put_off(&post(&client, CONTRACT, "respond-async", &consenting(CONTRACT)), &server);
        end(&client, &status).problem(503, "provider-unavailable");
        client.get(&status).problem(503, "provider-unavailable");
        client.get("/api/status").problem(400, "missing-query");
        for never in ["7be3b626b67fe1b4c214583b8ab5f021", "demo-lab", ""] {
            client.get(&format!("/api/status?id={never}")).problem(404, "status-not-found");
        }
        assert_eq!(post(&client, LAB, "respond-async", &consenting(LAB)).status, 200);
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_waits_for_it_and_the_next_server_tells_of_it() {
    let provider = slow().await;
    tokio::task::block_in_place(|| {
        let mut server = server(&provider, &[]);
        let status = put_off(&post(&server.client(), CONTRACT, "respond-async", &consenting(CONTRACT)), &server);
        server.signal("TERM");
        assert!(server.wait().success());
        assert!(!server.log().contains("cut off"), "{}", server.log());
        server.restart();
        server.client().get(&status).ok();
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_does_not_wait_for_ever() {
    let provider = Provider::start(|_| Act::Hang).await.expect("a free port");
    tokio::task::block_in_place(|| {
        let mut server = server(&provider, &["--shutdown-timeout", "1s"]);
        let status = put_off(&post(&server.client(), CONTRACT, "respond-async", &consenting(CONTRACT)), &server);
        let began = Instant::now();
        server.signal("TERM");
        assert!(server.wait().success());
        assert!(began.elapsed() < Duration::from_secs(20), "{:?}", began.elapsed());
        assert!(server.log().contains("cut off"), "{}", server.log());
        // Its time is not over, so nobody says yet that it is lost.
        server.restart();
        assert_eq!(server.client().get(&status).status, 202);
    });
}
