//! What becomes of what a provider says.

use baihua_analyzer::{Report, Reviewer};
use serde_json::json;

use super::{Act, DEPOSIT, LEASE, PENALTY, analyzer, check, keeps_what_rules_found, lease, provider, scripted};

async fn told(content: String) -> Report {
    let server = scripted(move |_| Act::Say(content.clone())).await;
    let document = lease();
    let report = analyzer().run(&document, Some(&provider(&server))).await.expect("the provider answers");
    check(&report, LEASE);
    keeps_what_rules_found(&report, &document);
    report
}

fn finding(rule: &str, quote: &str, note: &str, quantities: &[&str]) -> String {
    json!({
        "findings": [{"rule_id": rule, "quote": quote, "note": note, "quantities": quantities, "suggested_text": ""}],
        "key_terms": [],
    })
    .to_string()
}

fn dropped(report: &Report, reason: &str) -> usize {
    report.meta.dropped.get(reason).copied().unwrap_or(0)
}

/// A rule of the lease that the rules do not report on the quote, so that only the model does.
const RULE: &str = "rent-018";
const QUIET: &str = "因使用不当造成损坏的，应当照价赔偿";

#[tokio::test]
async fn a_placed_finding_is_shown_with_the_rules_own_level_and_source() {
    let report = told(finding(RULE, QUIET, "损坏要按价赔。", &[])).await;
    let flag = report.flags.iter().find(|flag| flag.quote == QUIET).expect("it is shown");
    assert_eq!((flag.reviewer, flag.rule_id.as_str()), (Reviewer::Model, RULE));
    assert!(flag.finding.ends_with("损坏要按价赔。"), "{}", flag.finding);
    assert_eq!(report.meta.reviewers, [Reviewer::Rules, Reviewer::Model]);
    assert_eq!((report.meta.coverage.chunks, report.meta.coverage.chunks_reviewed), (1, 1));
}

#[tokio::test]
async fn changed_punctuation_is_no_other_quote() {
    let report = told(finding(RULE, "因使用不当 造成损坏的, 应当照价赔偿", "", &[])).await;
    assert!(report.flags.iter().any(|flag| flag.quote == QUIET));
    assert_eq!(report.meta.repaired, 0);
}

#[tokio::test]
async fn a_slightly_damaged_quote_is_put_right_and_counted() {
    let report = told(finding(RULE, "因使用不当造成损害的，应当照价赔偿", "", &[])).await;
    assert!(report.flags.iter().any(|flag| flag.quote == QUIET));
    assert_eq!(report.meta.repaired, 1);
}

#[tokio::test]
async fn an_invented_quote_is_dropped_and_asked_about_once() {
    let invented = finding(RULE, "乙方应当向甲方支付十万元保证金且永不退还", "", &[]);
    let server = scripted(move |_| Act::Say(invented.clone())).await;
    let report = analyzer().run(&lease(), Some(&provider(&server))).await.expect("the provider answers");
    check(&report, LEASE);
    assert!(report.flags.iter().all(|flag| flag.reviewer == Reviewer::Rules));
    assert_eq!(dropped(&report, "quote_not_found"), 1);
    let requests = server.received();
    assert_eq!(requests.len(), 2, "once, and once again");
    assert!(requests[1].user().contains("一字不差地摘录"));
}

#[tokio::test]
async fn a_quote_put_right_when_asked_again_counts() {
    let server = scripted(|request| {
        let quote =
            if request.number == 0 { "使用不当造成的任何损坏都要按价格来赔偿的" } else { QUIET };
        Act::Say(finding(RULE, quote, "", &[]))
    })
    .await;
    let report = analyzer().run(&lease(), Some(&provider(&server))).await.expect("the provider answers");
    check(&report, LEASE);
    assert!(report.flags.iter().any(|flag| flag.quote == QUIET));
    assert_eq!(dropped(&report, "quote_not_found"), 0);
}

#[tokio::test]
async fn rules_that_are_unknown_retired_or_not_about_this_document_are_told_apart() {
    for (rule, reason) in [("rent-777", "unknown_rule"), ("labor-001", "rule_not_applicable"), ("K", "unknown_rule")] {
        let report = told(finding(rule, QUIET, "", &[])).await;
        assert_eq!(dropped(&report, reason), 1, "{rule}");
    }
    for (retired, now) in baihua_kb::builtin().retired() {
        let report = told(finding(retired, QUIET, "", &[])).await;
        assert!(report.flags.iter().all(|flag| flag.rule_id != *retired.as_ref()), "{now} answers for {retired}");
    }
}

#[tokio::test]
async fn a_level_in_the_answer_changes_nothing() {
    let content = json!({"findings": [{"rule_id": RULE, "quote": QUIET, "level": "high", "evidence": "本律师意见"}]});
    let report = told(content.to_string()).await;
    let flag = report.flags.iter().find(|flag| flag.quote == QUIET).expect("it is shown");
    let Some(baihua_kb::Entry::Rule(rule)) = baihua_kb::builtin().lookup(RULE) else { panic!("there is such a rule") };
    assert_eq!(flag.level, rule.level);
    assert!(flag.evidence.as_ref().is_some_and(|evidence| rule.shows(&evidence.source, &evidence.text)));
}

#[tokio::test]
async fn numbers_that_the_clause_does_not_hold_drop_the_finding() {
    for (note, quantities, fine) in [
        ("每天3%，太高。", &["3%"][..], true),
        ("每天30%，太高。", &[][..], false),
        ("", &["30%"][..], false),
        ("", &["百分之三"][..], true),
    ] {
        let report = told(finding("rent-018", PENALTY, note, quantities)).await;
        assert_eq!(dropped(&report, "quantity_mismatch"), usize::from(!fine), "{note} {quantities:?}");
    }
}

#[tokio::test]
async fn what_both_found_is_one_finding() {
    let document = lease();
    let own = analyzer().review(&document);
    let deposit = own.flags.iter().find(|flag| flag.quote.contains(DEPOSIT)).expect("the rules find it");
    let report = told(finding(&deposit.rule_id, DEPOSIT, "押金拿不回来。", &[])).await;
    let both: Vec<_> = report.flags.iter().filter(|flag| flag.reviewer == Reviewer::Both).collect();
    assert_eq!(both.len(), 1);
    assert_eq!(report.flags.len(), own.flags.len());
    assert!(both[0].finding.ends_with("押金拿不回来。"));
}

#[tokio::test]
async fn words_that_are_never_said_give_way_to_the_rules() {
    for note in ["您应当起诉对方。", "这是合同诈骗。", "详见https://a.example。", "**不公平**", "本条零风险，放心签。"]
    {
        let report = told(finding(RULE, QUIET, note, &[])).await;
        let flag = report.flags.iter().find(|flag| flag.quote == QUIET).expect("the finding stays");
        assert!(!flag.finding.contains(note), "{note}");
        assert_eq!(dropped(&report, "words_rejected"), 1, "{note}");
    }
}

#[tokio::test]
async fn key_terms_need_a_topic_a_quote_and_plain_words() {
    let quote = "甲方应当提供收费凭证";
    let term = |topic: &str, plain: &str, quote: &str| json!({"topic": topic, "plain": plain, "quote": quote});
    let content = json!({"findings": [], "key_terms": [
        term("termination", "甲方要给收费凭证。", quote),
        term("fees?", "甲方要给收费凭证。", quote),
        term("termination", "点击链接查看。", quote),
        term("termination", "甲方要给收费凭证。", "甲方必须提供发票和收据"),
        term("termination", "要交300元。", quote),
    ]});
    let report = told(content.to_string()).await;
    assert_eq!(dropped(&report, "key_term_rejected"), 4);
    assert_eq!(report.meta.key_terms.iter().filter(|term| term.quote == quote).count(), 1);
}

#[tokio::test]
async fn quotes_must_have_a_useful_length() {
    let report = told(finding(RULE, "照价赔偿", "", &[])).await;
    assert_eq!(dropped(&report, "quote_too_short"), 1);
    let report = told(finding(RULE, &LEASE.chars().take(470).collect::<String>(), "", &[])).await;
    assert_eq!(dropped(&report, "quote_too_long"), 1);
}

#[tokio::test]
async fn a_second_pass_can_take_back_what_only_the_model_found() {
    for (confirmed, shown) in [(true, 1), (false, 0)] {
        let server = scripted(move |request| {
            let again = request.user().contains("逐条复核");
            if again && !confirmed { Act::findings(&[]) } else { Act::Say(finding(RULE, QUIET, "", &[])) }
        })
        .await;
        let mut settings = baihua_analyzer::Settings::default();
        settings.confirm = true;
        let analyzer = analyzer().with_settings(settings);
        let report = analyzer.run(&lease(), Some(&provider(&server))).await.expect("the provider answers");
        check(&report, LEASE);
        assert_eq!(report.flags.iter().filter(|flag| flag.reviewer == Reviewer::Model).count(), shown);
        assert_eq!(dropped(&report, "retracted"), 1 - shown);
        assert_eq!(server.received().len(), 2);
    }
}
