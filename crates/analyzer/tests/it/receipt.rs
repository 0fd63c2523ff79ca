//! The receipt at every budget, and what it does with a document's own mark-up.

use baihua_analyzer::{Report, render};
use baihua_kb::Card;
use baihua_testkit::invariants;
use proptest::prelude::*;

use crate::carrier::{demo, review, review_clauses, stamp};

fn stamped(card: Card) -> Report {
    let mut report = review(card, &demo(card));
    report.stamp(&stamp());
    report
}

#[test]
fn every_budget_is_kept_and_used() {
    for card in Card::ALL {
        let report = stamped(card);
        let whole = render::receipt(&report, usize::MAX);
        let chars = whole.chars().count();
        assert!(!whole.contains("其余"), "nothing is left out without need");
        assert_eq!(render::receipt(&report, chars), whole);
        let mut before = 0;
        for budget in (0..chars - 1).step_by(7).chain([chars - 1, chars]) {
            let receipt = render::receipt(&report, budget);
            invariants::receipt_fits_budget(&receipt, budget).unwrap_or_else(|it| panic!("{it}"));
            invariants::receipt_has_no_markup_of_the_document(&receipt).unwrap_or_else(|it| panic!("{it}: {receipt}"));
            let findings = receipt.matches("- 原文：").count();
            assert!(findings >= before, "more room never shows less");
            before = findings;
            let left = report.flags.len() - findings;
            if receipt.starts_with('#') && receipt.contains("其余") {
                assert!(receipt.contains(&format!("其余 {left} 项")), "{receipt}");
            }
            let url = report.report_url.as_deref().expect("it is stamped");
            assert!(!receipt.contains("https://") || receipt.contains(url), "an address is whole or absent");
        }
        assert!(render::receipt(&report, chars - 1).contains("其余"), "one character less leaves something out");
    }
}

#[test]
fn small_budgets_keep_what_matters_most() {
    let report = stamped(Card::Lab);
    let receipts: Vec<String> = [0, 1, 12, 60, 90, 190, 420].map(|budget| render::receipt(&report, budget)).into();
    insta::assert_snapshot!(receipts.join("\n=====\n"));
}

#[test]
fn a_report_without_findings_says_so() {
    let report = review_clauses("");
    assert_eq!(report.summary.total, 0, "{:?}", report.flags);
    insta::assert_snapshot!(render::receipt(&report, 4_000), @r"
    # 合同白话解读

    **按已有的规则检查，没有发现明显对您不利的条款。**

    高 0 项 · 中 0 项 · 低 0 项

    这是对条款的白话解读，不是法律意见。
    ");
}

#[test]
fn a_lab_report_without_ranges_says_what_was_not_judged() {
    let report = review(Card::Lab, "钾 4.6 mmol/L\n白细胞 6.1\n肌酐 70 umol/L 57-97\n");
    insta::assert_snapshot!(render::receipt(&report, 4_000), @r"
    # 化验单白话解读

    **读到 3 项指标，其中 1 项在参考区间之内。还有 2 项没有判断，原因见下。**

    高 0 项 · 中 0 项 · 低 0 项

    这不是诊断。结果要由医生结合您的情况判断。
    ");
}

#[test]
fn mark_up_of_a_clause_is_shown_as_it_stands() {
    let clause =
        "乙方支付**押金**人民币7,360元（大写：柒仟陆佰叁拾元整），见<b>附页</b>和[细则](https://evil.example/a)。";
    let mut report = review_clauses(clause);
    let flag = report.flags.iter().find(|flag| flag.rule_id == "common-010").expect("the two sums differ");
    assert_eq!(flag.quote, clause);
    report.stamp(&stamp());
    let receipt = render::receipt(&report, 4_000);
    invariants::receipt_has_no_markup_of_the_document(&receipt).unwrap_or_else(|it| panic!("{it}"));
    assert!(receipt.contains("支付\\*\\*押金\\*\\*人民币7,360元（"), "{receipt}");
    assert!(receipt.contains("见\\<b>附页\\</b>和"), "{receipt}");
    assert!(!receipt.contains("evil.example"), "{receipt}");
}

proptest! {
    #[test]
    fn escaped_text_is_text(text in "\\PC{0,60}|[-#>*_`~|<\\[\\](){}!\\\\&@:./a-z0-9 \n\t]{0,60}") {
        // Where a receipt shows document text: in an item of a list, between quotation marks.
        let receipt = format!("1. **[高]** 押金\n   - 原文：“{}”\n", render::escape_markdown(&text));
        let held = invariants::receipt_has_no_markup_of_the_document(&receipt);
        prop_assert!(held.is_ok(), "{held:?} in {receipt}");
    }
}

/// Found by the fuzz target `report_verify`: a report that somebody changed may call an indicator anything.
#[test]
fn a_forged_name_is_no_markup_in_the_conclusion() {
    let mut report = review(Card::Lab, &demo(Card::Lab));
    let urgent = report.meta.indicators.iter_mut().find(|reading| reading.critical).expect("the demo has one");
    (urgent.name, urgent.value) = ("<b>".to_owned(), "[1](x)".to_owned());
    for budget in [usize::MAX, 120, 60] {
        let receipt = render::receipt(&report, budget);
        assert!(receipt.contains('b'), "the name is told: {receipt}");
        invariants::receipt_has_no_markup_of_the_document(&receipt).unwrap_or_else(|it| panic!("{it}: {receipt}"));
    }
}
