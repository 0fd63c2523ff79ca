//! The three demo documents, as people and programs read them.
//!
//! When rules or detection change, look at what the change does to these files before accepting it:
//! `INSTA_UPDATE=always cargo nextest run --release -p baihua-analyzer demo`, then `git diff`.

use baihua_analyzer::{HowKnown, render};
use baihua_kb::{Card, builtin};
use baihua_testkit::invariants;

use crate::carrier::{demo, review, stamp};

fn check(card: Card) {
    let text = demo(card);
    let mut report = review(card, &text);
    invariants::report(&text, &report, builtin()).unwrap_or_else(|violation| panic!("{violation}"));
    report.stamp(&stamp());
    insta::assert_snapshot!(format!("receipt-{card}"), render::receipt(&report, 4_000));
    insta::assert_snapshot!(format!("report-{card}"), serde_json::to_string_pretty(&report).expect("a report is JSON"));
}

#[test]
fn contract() {
    check(Card::Contract);
}

#[test]
fn policy() {
    check(Card::Policy);
}

#[test]
fn lab() {
    check(Card::Lab);
}

#[test]
fn a_report_survives_json_and_back() {
    for card in Card::ALL {
        let mut report = review(card, &demo(card));
        report.stamp(&stamp());
        let json = serde_json::to_string(&report).expect("a report is JSON");
        assert_eq!(serde_json::from_str::<baihua_analyzer::Report>(&json).expect("it was one"), report);
    }
}

#[test]
fn the_same_document_gives_the_same_report() {
    for card in Card::ALL {
        let text = demo(card);
        assert_eq!(review(card, &text), review(card, &text));
    }
}

#[test]
fn a_changed_report_or_document_is_found_out() {
    let text = demo(Card::Contract);
    let report = review(Card::Contract, &text);
    let fails = |report: &baihua_analyzer::Report, text: &str| {
        invariants::verification_agrees(text, report, builtin()).is_err()
    };
    assert!(!fails(&report, &text));
    assert!(fails(&report, &text.replacen("押金", "押 金", 1)));
    type Change = fn(&mut baihua_analyzer::Report);
    let changes: [(&str, Change); 8] = [
        ("a quote", |report| report.flags[0].quote.push('甲')),
        ("a quote that stands elsewhere", |report| report.flags[0].quote = "第一条 房屋基本情况".to_owned()),
        ("a rule", |report| report.flags[0].rule_id = "rent-999".to_owned()),
        ("a level", |report| report.flags.last_mut().expect("there are findings").level = baihua_kb::Level::High),
        ("a source", |report| {
            report.flags[0].evidence.as_mut().expect("every finding has one").text.push_str("改了");
        }),
        ("the counts", |report| report.summary.total += 1),
        ("the order", |report| report.flags.reverse()),
        ("the length", |report| report.meta.coverage.characters -= 1),
    ];
    for (what, change) in changes {
        let mut forged = report.clone();
        change(&mut forged);
        assert!(fails(&forged, &text), "{what}");
    }
}

#[test]
fn a_sentence_turned_round_and_a_figure_brought_in_are_noticed() {
    let text = demo(Card::Contract);
    let report = review(Card::Contract, &text);
    let told = |quote: &str, finding: &str| {
        let mut forged = report.clone();
        (forged.flags[0].quote, forged.flags[0].finding) = (quote.to_owned(), finding.to_owned());
        invariants::directions_are_the_quotes(&forged)
    };
    assert_eq!(told("甲方有权随时解除合同。", "照这条，甲方有权随时收房。"), Ok(()));
    assert!(told("甲方有权随时解除合同。", "照这条，乙方有权随时退租。").is_err());
    assert!(told("乙方须赔偿一切损失。", "照这条，甲方要赔。").is_err());
    let mut nobody = report.clone();
    nobody.meta.reader.as_mut().expect("a contract has a reader").how = HowKnown::Unknown;
    assert!(invariants::directions_are_the_quotes(&nobody).is_err(), "a side is named that is not known");
    for brought_in in ["丙方应退还押金。", "押金为987654元。", "押金在八十八日内退还。"] {
        let mut forged = report.clone();
        forged.flags[0].suggested_text = Some(brought_in.to_owned());
        let noticed = invariants::suggestions_bring_nothing_in(&text, &forged, builtin());
        assert!(noticed.is_err(), "{brought_in}");
    }
}

/// Review of the pages, A1: whoever reads a form of his own is told what is a fault for either side, and nothing that is
/// written for the other one.
#[test]
fn the_landlord_is_told_nothing_that_protects_tenants() {
    let text = demo(Card::Contract);
    for party in ["甲方", "出租人"] {
        let mut order = baihua_analyzer::Order::new(Card::Contract, text.as_str());
        order.party = Some(party.to_owned());
        let analyzer = baihua_analyzer::Analyzer::new(builtin());
        let report = analyzer.review(&analyzer.recognise(order).expect("it is a contract"));
        let told: Vec<&str> = report.flags.iter().map(|flag| flag.rule_id.as_str()).collect();
        assert_eq!(told, ["common-010", "common-009", "common-011"], "{party}");
    }
}

/// decisions.md, "What a finding says": numbers are computed from the document's own figures.
#[test]
fn a_days_delay_is_told_in_the_contracts_own_figures() {
    let report = review(Card::Contract, &demo(Card::Contract));
    let late = report.flags.iter().find(|flag| flag.rule_id == "common-024").expect("the late fee is told");
    assert!(late.finding.contains("晚一天是331.2元"), "{}", late.finding);
    let told = report.meta.facts.iter().any(|fact| fact.value.contains("即 331.2 元"));
    assert!(told, "the fact tells the sum");
}
