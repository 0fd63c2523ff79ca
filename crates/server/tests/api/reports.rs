//! Reports: what they hold, who gets them, and how they end.

use std::{
    collections::BTreeMap,
    thread::sleep,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::app::{Answer, CONTRACT, Client, LAB, PATIENCE, POLICY, Server, body, document, small};

fn check_private(answer: &Answer) {
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    assert_eq!(answer.header("x-robots-tag"), Some("noindex"));
    assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
}

/// A finding shows sources of its rule, word for word and in their order.
fn sources_are_among(listed: &Value, shown: &Value) {
    let cited: Vec<&str> = shown["source"].as_str().expect("a source").split('；').collect();
    let listed = listed.as_array().expect("sources");
    let of = |source: &&Value| cited.contains(&source["source"].as_str().expect("a citation"));
    let kept: Vec<&Value> = listed.iter().filter(of).collect();
    let sources: Vec<&str> = kept.iter().filter_map(|source| source["source"].as_str()).collect();
    assert_eq!(sources, cited, "citations of the rule");
    let whole = |source: &&Value| match kept.len() {
        1 => source["text"].as_str().expect("words").to_owned(),
        _ => format!("{}\n{}", source["source"].as_str().expect("a citation"), source["text"].as_str().expect("words")),
    };
    assert_eq!(shown["text"], kept.iter().map(whole).collect::<Vec<_>>().join("\n\n"), "word for word");
}

/// What every report promises, recomputed from the document and from public addresses.
fn check_report(client: &Client, base: &str, text: &str, report: &Value) {
    let flags = report["flags"].as_array().expect("a list");
    let mut counted = BTreeMap::new();
    let mut order = Vec::new();
    let chars: Vec<char> = text.chars().collect();
    for flag in flags {
        let level = flag["level"].as_str().expect("a level");
        *counted.entry(level.to_owned()).or_insert(0) += 1;
        let number =
            |of: &str| flag["quote_range"][of].as_u64().and_then(|n| usize::try_from(n).ok()).expect("a number");
        let (start, end) = (number("start"), number("end"));
        let quote: String = chars[start..end].iter().collect();
        assert_eq!(flag["quote"], quote, "the document's own characters");
        let rank = ["high", "medium", "low"].iter().position(|known| *known == level).expect("a level");
        order.push((rank, start));
        let url = flag["verify_url"].as_str().expect("an address");
        let path = url.strip_prefix(base).expect("an address of ours");
        let rule = client.get(path).ok();
        assert_eq!(rule["rule_id"], flag["rule_id"]);
        if rule["card"] != "lab" {
            assert_eq!(rule["level"], flag["level"]);
            sources_are_among(&rule["evidence"], &flag["evidence"]);
        }
    }
    assert!(order.is_sorted(), "by level, then by position: {order:?}");
    for level in ["high", "medium", "low"] {
        assert_eq!(report["summary"][level], counted.get(level).copied().unwrap_or(0));
    }
    assert_eq!(report["summary"]["total"], flags.len());
}

#[test]
fn the_demo_documents_read_anew_keep_every_promise() {
    let server = Server::start();
    let client = server.client();
    let base = format!("http://{}", server.address());
    for (path, card, demo) in
        [(CONTRACT, "contract", "demo-contract"), (POLICY, "policy", "demo-policy"), (LAB, "lab", "demo-lab")]
    {
        let source = client.get(&format!("/api/demo-source?id={demo}")).ok();
        assert_eq!(source["text"], document(path));
        assert_eq!(source["report_url"], format!("{base}/report/{demo}"));
        assert!(source["sha256"].as_str().is_some_and(|digest| digest.len() == 64));

        let answer = client.post(path, &body(path));
        check_private(&answer);
        let answer = answer.ok();
        assert_eq!(answer["ok"], true);
        let report = &answer["report"];
        assert_eq!(report["card"], card);
        assert!(report["flags"].as_array().is_some_and(|flags| flags.len() >= 5), "a document with faults");
        check_report(&client, &base, document(path), report);
        assert_eq!(report["meta"]["document_sha256"], source["sha256"]);

        // The published report says the same; only its links, its times and its life are others.
        let published = client.get(&format!("/api/report?id={demo}"));
        check_private(&published);
        let published = published.ok();
        assert_eq!(published["flags"], report["flags"]);
        assert_eq!(published["summary"], report["summary"]);
        assert_eq!(published["meta"]["expires_at"], Value::Null);
    }
    let listed = client.get("/api/demo-source").ok();
    let listed = listed["documents"].as_array().expect("a list");
    assert_eq!(listed.len(), 3);
    assert!(listed.iter().all(|demo| demo["text"].is_null() && demo["sha256"].is_string()));
    client.get("/api/demo-source?id=demo").problem(404, "demo-not-found");
}

#[test]
fn a_report_is_for_its_holder_until_it_is_destroyed() {
    let server = Server::start();
    let client = server.client();
    let answer = client.post(LAB, &small());
    let id = answer.report_id();
    assert!(id.len() == 32 && id.bytes().all(|byte| byte.is_ascii_hexdigit()), "128 random bits: {id}");
    let report = answer.ok()["report"].clone();
    let path = format!("/api/report?id={id}");
    for _ in 0..2 {
        let read = client.get(&path);
        check_private(&read);
        assert_eq!(read.header("content-type"), Some("application/json"));
        assert_eq!(read.ok(), report, "exactly as in the envelope");
    }
    check_private(&client.send("HEAD", &path, &[], None));

    let other = client.post(LAB, &small()).report_id();
    assert_ne!(other, id, "the same text makes another report");

    check_private(&client.delete(&path));
    for _ in 0..2 {
        client.get(&path).problem(404, "report-not-found");
        client.delete(&path).problem(404, "report-not-found");
    }
    assert_eq!(client.get(&format!("/api/report?id={other}")).status, 200, "others are left alone");
}

#[test]
fn whoever_has_no_id_gets_nothing() {
    let server = Server::start();
    let client = server.client();
    let id = client.post(LAB, &small()).report_id();
    let mut near = id.clone();
    let last = near.pop().expect("it has 32");
    near.push(if last == '0' { '1' } else { '0' });
    for guess in [
        near.as_str(),
        &id[..31],
        &format!("{id}0"),
        &format!("{id}%00"),
        "",
        "*",
        "report:*",
        "demo",
        "Demo-lab",
        "%E6%8A%A5%E5%91%8A",
        &"0".repeat(32),
        &"f".repeat(4000),
    ] {
        let answer = client.get(&format!("/api/report?id={guess}"));
        answer.problem(404, "report-not-found");
        client.delete(&format!("/api/report?id={guess}")).problem(404, "report-not-found");
    }
    client.get("/api/report").problem(400, "missing-query");
    client.delete("/api/report").problem(400, "missing-query");
    assert_eq!(client.get(&format!("/api/report?id={id}")).status, 200);
}

#[test]
fn a_report_ends_by_itself() {
    for store in ["memory:", "redb:reports.redb"] {
        let server = Server::start_with(&["--store", store, "--report-ttl", "2s"]);
        let client = server.client();
        let began = Instant::now();
        let answer = client.post(LAB, &small());
        let id = answer.report_id();
        let meta = answer.ok()["report"]["meta"].clone();
        let moment = |name: &str| {
            let text = meta[name].as_str().expect("a moment");
            humantime::parse_rfc3339(text).expect("RFC 3339")
        };
        assert_eq!(moment("expires_at").duration_since(moment("created_at")).ok(), Some(Duration::from_secs(2)));
        let (api, page) = (format!("/api/report?id={id}"), format!("/report/{id}"));
        // Both are asked while it lives, so that what is cached would be found out.
        let looked = (client.get(&api).status, client.get(&page).status);
        // Lives count in whole seconds, so one second is certain; on a machine slower than that the look tells nothing.
        if began.elapsed() < Duration::from_secs(1) {
            assert_eq!(looked, (200, 200));
        }
        let mut waited = Duration::ZERO;
        while client.get(&api).status == 200 {
            assert!(waited < PATIENCE, "it lives on");
            sleep(Duration::from_millis(100));
            waited += Duration::from_millis(100);
        }
        client.get(&api).problem(404, "report-not-found");
        assert_eq!(client.get(&page).status, 404);
        client.delete(&api).problem(404, "report-not-found");
    }
}

#[test]
fn a_receipt_fits_its_budget_whole() {
    for budget in [600_usize, 1_500, 4_000, 50_000] {
        let server = Server::start_with(&["--store", "memory:", "--receipt-budget", &budget.to_string()]);
        let client = server.client();
        for path in [CONTRACT, LAB, POLICY] {
            let answer = client.post(path, &body(path)).ok();
            let receipt = answer["receipt"].as_str().expect("a text");
            assert!(receipt.chars().count() <= budget, "{path}: {} of {budget}", receipt.chars().count());
            let url = answer["report"]["report_url"].as_str().expect("an address");
            assert!(receipt.contains(url), "{path} {budget}: the report's address is there whole");
            let total = answer["report"]["summary"]["total"].as_u64().expect("a number");
            assert!(receipt.contains(&total.to_string()), "{path} {budget}: the count");
        }
    }
}

#[test]
fn what_the_caller_says_of_himself_is_heard() {
    let server = Server::start();
    let client = server.client();
    let mut tenant = body(CONTRACT);
    for (party, status) in
        [(json!("乙方"), 200), (json!("出租人"), 200), (json!("😀"), 200), (json!(""), 200), (json!(2), 422)]
    {
        tenant["party"] = party;
        assert_eq!(client.post(CONTRACT, &tenant).status, status);
    }
    // Without a range of its own, a value is judged only where sex and age make the built-in one applicable.
    let bare = |more: Value| {
        let mut body = json!({ "text": "血红蛋白 HGB 100 g/L" });
        body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        client.post(LAB, &body).ok()["report"]["summary"]["total"].as_u64()
    };
    assert_eq!(bare(json!({})), Some(0));
    assert_eq!(bare(json!({ "sex": "male", "age": 40 })), Some(1));
    // Nobody asked a third party, and the report says who read it.
    for consent in [json!({}), json!({ "consent": false }), json!({ "consent": true })] {
        let mut body = small();
        body.as_object_mut().expect("an object").extend(consent.as_object().expect("an object").clone());
        assert_eq!(client.post(LAB, &body).ok()["report"]["meta"]["reviewers"], json!(["rules"]));
    }
}
