//! The listing of all rules, and single rules of each kind.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::app::Server;

fn ids(listing: &Value, kind: &str) -> Vec<String> {
    let entries = listing["rules"][kind].as_array().expect("a list");
    entries.iter().map(|entry| entry["rule_id"].as_str().expect("an id").to_owned()).collect()
}

/// Percent-encoding of what may stand in an id (RFC 3986).
fn encoded(id: &str) -> String {
    id.replace('%', "%25").replace('#', "%23")
}

#[test]
fn the_listing_is_that_of_the_release() {
    let server = Server::start();
    let listing = server.client().get("/api/rules").ok();
    for (kind, count) in [("contract", 250), ("policy", 74), ("lab", 37)] {
        assert_eq!(listing["counts"][kind], count);
        let ids = ids(&listing, kind);
        assert_eq!(ids.len(), count);
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), count, "each id once");
    }
    assert_eq!(listing["human_readable_index"], format!("http://{}/rules", server.address()));
    assert_eq!(listing["release"]["version"], env!("CARGO_PKG_VERSION"));
    for member in ["purpose", "purpose_en", "usage"] {
        assert!(listing[member].as_str().is_some_and(|text| !text.is_empty()), "{member}");
    }
    let critical: Vec<&str> = listing["rules"]["lab"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|entry| !entry["critical_src"].is_null())
        .filter_map(|entry| entry["rule_id"].as_str())
        .collect();
    assert_eq!(BTreeSet::from_iter(critical), BTreeSet::from(["K", "Na", "Ca", "WBC", "HGB", "PLT"]));
}

#[test]
fn every_rule_of_the_listing_resolves_to_the_same_words() {
    let server = Server::start();
    let client = server.client();
    let listing = client.get("/api/rules").ok();
    for (kind, source) in [("contract", "law_ref"), ("policy", "source"), ("lab", "range_src")] {
        for entry in listing["rules"][kind].as_array().expect("a list") {
            let id = entry["rule_id"].as_str().expect("an id");
            let rule = client.get(&format!("/api/rules?id={}", encoded(id))).ok();
            for member in ["rule_id", "name", source] {
                assert_eq!(rule[member], entry[member], "{id} {member}");
            }
            assert_eq!(rule["level"], entry["level"], "{id}: null for labs");
            assert_eq!(rule["card"], kind);
            for evidence in rule["evidence"].as_array().expect("a list") {
                for member in ["source", "text", "sha256"] {
                    assert!(evidence[member].as_str().is_some_and(|text| !text.is_empty()), "{id} {member}");
                }
            }
            // What the findings say can be compared word for word: every source of a contract rule has its text.
            assert!(rule["evidence"].as_array().is_some_and(|list| !list.is_empty()), "{id}");
        }
    }
}

#[test]
fn ids_with_special_characters() {
    let server = Server::start();
    let client = server.client();
    for (query, id) in
        [("LYMPH%25", "LYMPH%"), ("BASO%23", "BASO#"), ("non-HDL-C", "non-HDL-C"), ("%4B", "K"), ("gen-005", "gen-005")]
    {
        assert_eq!(client.get(&format!("/api/rules?id={query}")).ok()["rule_id"], id);
    }
    for query in
        ["", "rent-000", "RENT-001", "rent-001%20", "%00", "%E2%82%AC", "LYMPH%25%25", "..%2f..%2fetc", "%F0%9F%98%80"]
    {
        client.get(&format!("/api/rules?id={query}")).problem(404, "rule-not-found");
    }
    // A query that is no query, and one that says two things.
    for query in ["id=%ff%fe", "id=K&id=Na"] {
        let answer = client.get(&format!("/api/rules?{query}"));
        assert!(matches!(answer.status, 200 | 400 | 404), "{query}: {}", answer.status);
    }
}
