//! A true report is sound, and each lie in it is named.

use baihua_analyzer::{CharRange, ClaimKind, Report, Sha256Digest, kb, verify};
use kb::{Card, Level, builtin};

use crate::carrier::{demo, review};

#[test]
fn a_true_report_is_sound() {
    for card in Card::ALL {
        let text = demo(card);
        let verification = verify(&review(card, &text), &text, builtin());
        assert!(verification.is_sound(), "{:?}", verification.faults().collect::<Vec<_>>());
        assert_eq!(verification.faults().count(), 0);
        assert!(verification.claims().iter().all(baihua_analyzer::Claim::holds));
    }
}

/// The first finding of the demo contract, or the report on it, is changed; what is found wrong with it then.
#[track_caller]
fn check(forge: impl FnOnce(&mut Report), expected: &[(ClaimKind, &str)]) {
    let text = demo(Card::Contract);
    let mut report = review(Card::Contract, &text);
    forge(&mut report);
    let verification = verify(&report, &text, builtin());
    assert!(!verification.is_sound());
    let found: Vec<(ClaimKind, String)> =
        verification.faults().map(|claim| (claim.kind, claim.kind.to_string())).collect();
    let expected: Vec<(ClaimKind, String)> =
        expected.iter().map(|(kind, shown)| (*kind, (*shown).to_owned())).collect();
    assert_eq!(found, expected);
}

#[test]
fn each_lie_is_named() {
    check(
        |report| report.meta.document_sha256 = Sha256Digest::from_bytes([0; 32]),
        &[(ClaimKind::Document, "meta.document_sha256")],
    );
    check(|report| report.summary.total += 1, &[(ClaimKind::Summary, "summary")]);
    check(|report| report.meta.coverage.characters += 1, &[(ClaimKind::Length, "meta.coverage.characters")]);
    check(|report| report.flags[0].quote.push('甲'), &[(ClaimKind::FlagQuote(0), "flags[0].quote")]);
    check(
        |report| report.meta.key_terms[1].quote_range = CharRange::starting_at(0, 1),
        &[(ClaimKind::KeyTermQuote(1), "meta.key_terms[1].quote")],
    );
    check(
        |report| report.flags[0].rule_id = "rent-999".to_owned(),
        &[(ClaimKind::FlagRule(0), "flags[0].rule_id"), (ClaimKind::RulesRun, "meta.rules_run")],
    );
    check(
        |report| report.flags[0].evidence.as_mut().expect("it has one").text.push('甲'),
        &[(ClaimKind::FlagEvidence(0), "flags[0].evidence")],
    );
    check(|report| report.flags.reverse(), &[(ClaimKind::Order, "flags")]);
    check(|report| report.meta.rules_run.clear(), &[(ClaimKind::RulesRun, "meta.rules_run")]);
}

#[test]
fn a_level_that_is_not_the_rules_own_is_named() {
    let text = demo(Card::Contract);
    let mut report = review(Card::Contract, &text);
    let last = report.flags.len() - 1;
    report.flags[last].level = Level::High;
    let verification = verify(&report, &text, builtin());
    assert!(verification.faults().any(|claim| claim.kind == ClaimKind::FlagLevel(last)));
    assert_eq!(ClaimKind::FlagLevel(last).to_string(), format!("flags[{last}].level"));
}

#[test]
fn a_report_on_another_kind_of_document_is_named() {
    let text = demo(Card::Contract);
    let mut report = review(Card::Contract, &text);
    report.card = Card::Policy;
    let faults = verify(&report, &text, builtin());
    assert!(faults.faults().all(|claim| matches!(claim.kind, ClaimKind::FlagCard(_))));
    assert_eq!(faults.faults().count(), report.flags.len());
}

#[test]
fn a_quote_of_an_indicator_that_is_not_at_its_place_is_named() {
    let text = demo(Card::Lab);
    let mut report = review(Card::Lab, &text);
    report.meta.indicators[2].quote = "从未写过的话".to_owned();
    let verification = verify(&report, &text, builtin());
    let named: Vec<String> = verification.faults().map(|claim| claim.kind.to_string()).collect();
    assert_eq!(named, ["meta.indicators[2].quote"]);
}
