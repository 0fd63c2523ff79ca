//! Two versions of one document: what was mended, what is new, what still stands.

use std::fmt::Debug;

use baihua_analyzer::{
    Basis, CompareError, CompareTextsError, Comparison, Difference, Order, Place, Read, Report, Turn, Unfit, Version,
    Wording, compare, render,
};
use baihua_kb::Card;
use baihua_testkit::documents;
use proptest::{prelude::*, test_runner::TestCaseError};

use crate::carrier::{analyzer, demo, review};

fn order(text: &str) -> Order {
    Order { party: Some("乙方".to_owned()), ..Order::new(Card::Contract, text) }
}

fn compared(before: &str, after: &str) -> Comparison {
    analyzer().compare(order(before), order(after)).unwrap_or_else(|error| panic!("{error}")).comparison
}

/// The demo contract with some words put in the place of others.
fn with(edits: &[(&str, &str)]) -> String {
    edits.iter().fold(demo(Card::Contract), |text, (old, new)| {
        assert!(text.contains(old), "{old} stands in the demo contract");
        text.replacen(old, new, 1)
    })
}

fn places(problems: &[Difference]) -> Vec<&str> {
    problems.iter().filter_map(|problem| problem.clause.place.as_deref()).collect()
}

const NO_REFUND: &str = "6.3 房屋退还时，墙面、地板、家具、家电存在任何污渍、划痕、褪色或者使用痕迹的，无论是否属于正常使用所致，押金不予退还，由甲方用于房屋翻新；押金不足以支付翻新费用的，乙方应当补足差额。\n";

#[test]
fn a_text_and_itself_have_no_difference() {
    for card in [Card::Contract, Card::Policy] {
        let (text, report) = (demo(card), review(card, &demo(card)));
        let read = Read { report: &report, text: Some(&text) };
        let comparison = compare(read, read).expect("both are of one kind");
        let places: usize = report.flags.iter().map(|flag| 1 + flag.also_at.len()).sum();
        assert_eq!(comparison.counts.standing, places);
        assert!(comparison.mended.is_empty() && comparison.new.is_empty() && comparison.by_context.is_empty());
        assert!(comparison.changed.is_empty() && comparison.filled.is_empty() && comparison.left_out.is_empty());
        assert!(comparison.standing.iter().all(|one| one.turn == Turn::Same && one.wording == Wording::Same));
        assert!(comparison.warnings.is_empty(), "{:?}", comparison.warnings);
    }
}

#[test]
fn a_clause_that_was_struck_is_mended() {
    let (before, after) = (demo(Card::Contract), with(&[(NO_REFUND, "")]));
    let comparison = compared(&before, &after);
    assert_eq!(places(&comparison.mended), ["第六条 6.3"], "{}", comparison.headline);
    assert_eq!((comparison.mended[0].wording, &comparison.mended[0].other), (Wording::Absent, &None));
    assert!(comparison.new.is_empty(), "{:?}", comparison.new);
    assert!(comparison.headline.starts_with("改好了 1 处，没有新增，还有 "), "{}", comparison.headline);
    let back = compared(&after, &before);
    assert_eq!((places(&back.new), back.mended.len()), (vec!["第六条 6.3"], 0));
}

#[test]
fn renumbered_clauses_are_the_same() {
    // An article is put in before all others, and every number behind it moves on.
    let digits = "一二三四五六七八九";
    let number = |n: usize| {
        let digit = |n: usize| digits.chars().nth(n - 1).expect("a digit").to_string();
        match n {
            1..=9 => digit(n),
            10 => "十".to_owned(),
            11..=19 => format!("十{}", digit(n - 10)),
            20 => "二十".to_owned(),
            _ => format!("二十{}", digit(n - 20)),
        }
    };
    let before = demo(Card::Contract);
    let mut after = before.clone();
    for n in (1..=27).rev() {
        after = after.replace(&format!("\n第{}条 ", number(n)), &format!("\n第{}条 ", number(n + 1)));
        for part in 1..=9 {
            after = after.replace(&format!("\n{n}.{part} "), &format!("\n{}.{part} ", n + 1));
        }
    }
    let first = format!("\n第{}条 ", number(2));
    assert_ne!(before, after);
    after = after.replacen(
        &first,
        &format!("\n第一条 签约地点\n1.1 本合同由双方在临澜市望溪区的门店当面签订。\n{first}"),
        1,
    );
    let comparison = compared(&before, &after);
    assert!(comparison.mended.is_empty(), "{:?}", comparison.mended);
    assert!(comparison.new.is_empty(), "{:?}", comparison.new);
    let added: Vec<_> = comparison.changed.iter().filter(|one| one.before.is_none()).collect();
    assert!(added.iter().any(|one| one.after.as_ref().is_some_and(|place| place.quote.contains("门店当面签订"))));
    assert!(comparison.standing.iter().all(|one| one.before.quote == one.after.quote));
}

#[test]
fn a_figure_tells_whether_it_got_worse() {
    let rate = |rate: &str| with(&[("当季租金总额的百分之三", &format!("当季租金总额的{rate}"))]);
    let turn = |before: &str, after: &str| {
        let comparison = compared(&rate(before), &rate(after));
        let late = comparison.standing.into_iter().find(|one| one.before.place.as_deref() == Some("第五条 5.4"));
        late.expect("the late fee stands").turn
    };
    assert_eq!(turn("百分之三", "百分之五"), Turn::Worse);
    assert_eq!(turn("百分之五", "百分之三"), Turn::Better);
    assert_eq!(turn("百分之三", "3%"), Turn::Same);
    assert_eq!(compared(&rate("百分之三"), &rate("百分之五")).counts.worse, 1);
}

#[test]
fn what_changed_without_a_problem_is_told() {
    let after = with(&[
        ("每季度不超过一次", "每季度不超过两次"),
        ("11.2 公寓实行门禁管理，访客应当在前台登记，留宿访客连续不超过三晚。\n", ""),
    ]);
    let comparison = compared(&demo(Card::Contract), &after);
    let labels = |one: &Option<Place>| one.as_ref().and_then(|place| place.place.clone());
    let told: Vec<_> = comparison.changed.iter().map(|one| (labels(&one.before), labels(&one.after))).collect();
    let label = |text: &str| Some(text.to_owned());
    assert_eq!(told, [(label("第十条 10.1"), label("第十条 10.1")), (label("第十一条 11.2"), None)]);
    let [change] = comparison.changed[0].changes.as_slice() else { panic!("one word was changed") };
    assert_eq!(change.text, "两");
    assert_eq!(comparison.counts.changed, 2);
}

#[test]
fn without_the_first_text_findings_are_compared() {
    let (before, after) = (demo(Card::Contract), with(&[(NO_REFUND, "")]));
    let (one, two) = (review(Card::Contract, &before), review(Card::Contract, &after));
    let comparison =
        compare(Read { report: &one, text: None }, Read { report: &two, text: Some(&after) }).expect("of one kind");
    assert_eq!(comparison.basis, Basis::Findings);
    assert_eq!((places(&comparison.mended), comparison.new.len()), (vec!["第六条 6.3"], 0));
    assert!(comparison.changed.is_empty());
    assert!(comparison.warnings[0].starts_with("没有前一份的原文"), "{:?}", comparison.warnings);
}

#[test]
fn what_cannot_be_compared_is_refused() {
    let (contract, policy) = (review(Card::Contract, &demo(Card::Contract)), review(Card::Policy, &demo(Card::Policy)));
    let bare = |report| Read { report, text: None };
    let cards = CompareError::Cards { before: Card::Contract, after: Card::Policy };
    assert_eq!(compare(bare(&contract), bare(&policy)), Err(cards));
    let lab = review(Card::Lab, &demo(Card::Lab));
    assert!(matches!(compare(bare(&lab), bare(&lab)), Err(CompareError::Cards { .. })));
    let other = Read { report: &contract, text: Some("另一份") };
    assert_eq!(compare(bare(&contract), other), Err(CompareError::OtherText { version: Version::After }));
    let short = analyzer().compare(order(&demo(Card::Contract)), order("太短")).expect_err("it is too short");
    let CompareTextsError::Unfit { version: Version::After, unfit: Unfit::Length { .. } } = short else {
        panic!("{short}")
    };
}

#[test]
fn two_documents_are_no_versions() {
    let other = documents::CONTRACT_HEAD.repeat(2);
    let comparison = compared(&demo(Card::Contract), &other);
    assert!(comparison.changed.is_empty());
    assert!(comparison.warnings.iter().any(|warning| warning.contains("差别很大")), "{:?}", comparison.warnings);
}

#[test]
fn the_receipt_keeps_its_budget() {
    let after = with(&[(NO_REFUND, ""), ("百分之三", "百分之五")]);
    let both = analyzer().compare(order(&demo(Card::Contract)), order(&after)).expect("both are read");
    for budget in [8_000, 1_000, 60, 3, 0] {
        let receipt = render::comparison(&both.comparison, &both.after, budget);
        assert!(receipt.chars().count() <= budget, "{budget}: {receipt}");
    }
    insta::assert_snapshot!("comparison-receipt", render::comparison(&both.comparison, &both.after, 1_500));
}

fn verbatim(text: &str, place: &Place) -> Result<(), TestCaseError> {
    let (start, length) = (place.quote_range.start(), place.quote_range.len());
    let there: String = text.chars().skip(start).take(length).collect();
    prop_assert_eq!(&there, &place.quote);
    Ok(())
}

/// Every quote stands in its text.
fn sound(before: &str, after: &str, of: &Comparison) -> Result<(), TestCaseError> {
    let difference = |one: &Difference, own: &str, other: &str| {
        verbatim(own, &one.clause)?;
        one.other.as_ref().map_or(Ok(()), |place| verbatim(other, place))
    };
    for one in &of.mended {
        difference(one, before, after)?;
    }
    for one in &of.new {
        difference(one, after, before)?;
    }
    for one in &of.by_context {
        match one.found_in {
            Version::Before => difference(&one.problem, before, after)?,
            Version::After => difference(&one.problem, after, before)?,
        }
    }
    for one in &of.standing {
        verbatim(before, &one.before)?;
        verbatim(after, &one.after)?;
    }
    for one in &of.changed {
        one.before.as_ref().map_or(Ok(()), |place| verbatim(before, place))?;
        one.after.as_ref().map_or(Ok(()), |place| verbatim(after, place))?;
        prop_assert!(one.before.is_some() || one.after.is_some());
    }
    let counts = of.counts;
    prop_assert_eq!(
        (counts.mended, counts.new, counts.standing, counts.changed),
        (of.mended.len(), of.new.len(), of.standing.len(), of.changed.len())
    );
    Ok(())
}

fn read(text: &str) -> Option<Report> {
    Some(analyzer().review(&analyzer().recognise(order(text)).ok()?))
}

fn same<T: PartialEq + Debug>(one: T, two: T) -> Result<(), TestCaseError> {
    prop_assert_eq!(one, two);
    Ok(())
}

/// Compares both ways, with every invariant.
fn both_ways(before: &str, after: &str) -> Result<(), TestCaseError> {
    let (Some(one), Some(two)) = (read(before), read(after)) else { return Ok(()) };
    let (one, two) = (Read { report: &one, text: Some(before) }, Read { report: &two, text: Some(after) });
    let (there, back) = (compare(one, two).expect("contracts"), compare(two, one).expect("contracts"));
    sound(before, after, &there)?;
    sound(after, before, &back)?;
    same(&there.mended, &back.new)?;
    same(&there.new, &back.mended)?;
    let pairs = |of: &Comparison, turned: bool| {
        let pair = |(one, two): (&Place, &Place)| (one.quote_range.start(), two.quote_range.start());
        let mut pairs: Vec<_> = of
            .standing
            .iter()
            .map(|problem| {
                let sides = (&problem.before, &problem.after);
                (problem.rule_id.clone(), pair(if turned { (sides.1, sides.0) } else { sides }))
            })
            .collect();
        pairs.sort();
        pairs
    };
    same(pairs(&there, false), pairs(&back, true))?;
    same((there.counts.worse, there.counts.better), (back.counts.better, back.counts.worse))?;
    same(there.counts.changed, back.counts.changed)?;
    let itself = compare(one, one).expect("contracts");
    prop_assert!(itself.mended.is_empty() && itself.new.is_empty() && itself.by_context.is_empty());
    prop_assert!(itself.changed.is_empty());
    prop_assert!(itself.standing.iter().all(|problem| problem.turn == Turn::Same));
    Ok(())
}

proptest! {
    #[test]
    fn a_comparison_turned_round_is_its_mirror_image(
        before in documents::document(Card::Contract),
        after in documents::document(Card::Contract),
    ) {
        both_ways(&before, &after)?;
    }

    #[test]
    fn so_is_that_of_two_states_of_one_document(
        before in documents::mutated(demo(Card::Contract), 3_000),
        after in documents::mutated(demo(Card::Contract), 3_000),
    ) {
        both_ways(&before, &after)?;
    }
}
