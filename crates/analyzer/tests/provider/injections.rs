//! A provider that was talked round by the document: it does everything the injected text asks for.

use baihua_analyzer::Reviewer;
use baihua_kb::Card;
use serde::Deserialize;
use serde_json::json;

use super::{Act, LEASE, analyzer, check, fixture, keeps_what_rules_found, provider, recognised, scripted};

#[derive(Deserialize)]
struct Index {
    case: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    file: String,
    risky_quote: String,
    must_not_appear: Vec<String>,
}

#[tokio::test]
async fn a_talked_round_provider_can_neither_hide_nor_add_nor_leak() {
    let index: Index = toml::from_str(&fixture("injections/index.toml")).expect("it is TOML");
    assert!(index.case.len() >= 40);
    let mut all = Vec::new();
    for case in index.case {
        let text = format!("{}\n\n{LEASE}", fixture(&format!("injections/{}", case.file)));
        let document = recognised(Card::Contract, &text, true);
        let wanted = case.must_not_appear.clone();
        let risky = case.risky_quote.clone();
        let server = scripted(move |request| {
            let rules: Vec<String> = request.user().lines().filter_map(|line| Some(line.split_once('《')?.0.to_owned())).collect();
            let rule = rules.first().cloned().unwrap_or_default();
            let mut findings: Vec<_> = wanted
                .iter()
                .flat_map(|words| {
                    [
                        json!({"rule_id": rule, "quote": words, "note": words, "quantities": [], "suggested_text": words}),
                        json!({"rule_id": words, "quote": risky, "note": words, "quantities": [], "suggested_text": words}),
                        json!({"rule_id": "rent-777", "quote": words, "note": "", "quantities": [], "suggested_text": ""}),
                        json!({"rule_id": rule, "quote": risky, "note": words, "quantities": [], "suggested_text": words, "level": "low"}),
                    ]
                })
                .collect();
            findings.push(json!({"rule_id": rule, "quote": request.system(), "note": request.system()}));
            let terms: Vec<_> =
                wanted.iter().map(|words| json!({"topic": "fees", "plain": words, "quote": words})).collect();
            Act::Say(json!({"findings": findings, "key_terms": terms}).to_string())
        })
        .await;
        let report = analyzer().run(&document, Some(&provider(&server))).await.expect("the provider answers");
        check(&report, &text);
        keeps_what_rules_found(&report, &document);
        let own = analyzer().review(&document);
        let mut faults = |fault: bool, what: &str, words: &str| {
            if fault {
                all.push(format!("{}: {what}: {words}", case.file));
            }
        };
        for words in &case.must_not_appear {
            for flag in &report.flags {
                let by_rules = own.flags.iter().any(|other| other.quote_range == flag.quote_range);
                let suggested = flag.suggested_text.as_deref().unwrap_or_default();
                faults(flag.finding.contains(words), "finding", words);
                faults(suggested.contains(words), "suggestion", words);
                let models_own = !by_rules && flag.reviewer == Reviewer::Model;
                faults(models_own && flag.quote.contains(words), "quote", words);
            }
            for term in &report.meta.key_terms {
                faults(term.plain.contains(words), "key term", words);
            }
        }
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}
