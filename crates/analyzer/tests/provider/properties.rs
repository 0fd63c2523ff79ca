//! Whatever a provider says, every promise of a report holds.

use std::sync::LazyLock;

use baihua_analyzer::{Analyzer, Answer, Plan, Recognised, Report, Reviewer, TokenUsage};
use proptest::prelude::*;
use serde_json::json;

use super::{LEASE, analyzer, check, keeps_what_rules_found, lease};

static SCENE: LazyLock<(Analyzer, Recognised, Plan, Report)> = LazyLock::new(|| {
    let (analyzer, document) = (analyzer(), lease());
    let plan = analyzer.plan(&document);
    let own = analyzer.review(&document);
    (analyzer, document, plan, own)
});

fn conclude(contents: Vec<(usize, String)>) {
    let (analyzer, document, plan, own) = &*SCENE;
    let answers: Vec<Answer> = contents
        .into_iter()
        .map(|(question, content)| Answer { question, content, usage: TokenUsage::default() })
        .collect();
    let report = analyzer.conclude(document, plan, &answers);
    check(&report, LEASE);
    let own_found = report.flags.iter().filter(|flag| flag.reviewer != Reviewer::Model).count();
    assert_eq!(own_found, own.flags.len());
}

/// Words of the document, damaged or not, and others.
fn words() -> impl Strategy<Value = String> {
    let chars = LEASE.chars().count();
    prop_oneof![
        4 => (0..chars, 1..60usize).prop_map(|(from, length)| LEASE.chars().skip(from).take(length).collect()),
        2 => (0..chars, 10..60usize, 0..60usize, any::<char>()).prop_map(|(from, length, at, other)| {
            let mut words: Vec<char> = LEASE.chars().skip(from).take(length).collect();
            if let Some(place) = words.get_mut(at) {
                *place = other;
            }
            words.into_iter().collect()
        }),
        1 => ".{0,40}",
        1 => "(起诉|https://a.b|<b>|〔姓名1〕|3%|30%|押金|甲方|。){0,8}",
    ]
}

fn finding() -> impl Strategy<Value = serde_json::Value> {
    let rule = prop_oneof![
        4 => (0..64usize).prop_map(|at| {
            let rules: Vec<&str> = SCENE.2.questions()[0].rules().collect();
            rules[at % rules.len()].to_owned()
        }),
        1 => "(rent-0[0-9]{2}|labor-001|K|)".prop_map(|id| id),
    ];
    (rule, words(), words(), prop::collection::vec(words(), 0..2), words()).prop_map(
        |(rule, quote, note, quantities, suggested)| {
            json!({"rule_id": rule, "quote": quote, "note": note, "quantities": quantities, "suggested_text": suggested})
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn answers_in_the_right_form_show_only_what_stands_there(findings in prop::collection::vec(finding(), 0..6), topic in "(fees|breach|x)", plain in words(), quote in words()) {
        let content = json!({"findings": findings, "key_terms": [{"topic": topic, "plain": plain, "quote": quote}]});
        conclude(vec![(0, content.to_string())]);
    }

    #[test]
    fn answers_of_any_kind_do(contents in prop::collection::vec((0usize..4, ".{0,200}"), 0..4), cut in 0usize..400) {
        conclude(contents);
        let whole = json!({"findings": [{"rule_id": "rent-001", "quote": LEASE, "note": LEASE}]}).to_string();
        conclude(vec![(0, whole.chars().take(cut).collect())]);
    }
}

#[test]
fn without_answers_there_is_the_report_of_the_rules() {
    let (analyzer, document, plan, own) = &*SCENE;
    let report = analyzer.conclude(document, plan, &[]);
    assert_eq!(report.flags, own.flags);
    assert_eq!(report.meta.coverage.chunks_reviewed, 0);
    keeps_what_rules_found(&report, document);
}
