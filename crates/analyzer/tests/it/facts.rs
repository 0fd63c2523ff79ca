//! What a person looks for first, in documents written for it in many styles.

use std::collections::BTreeSet;

use baihua_analyzer::{Fact, FactTopic, MissingClause};
use baihua_kb::{Card, builtin};
use baihua_testkit::{Fixtures, invariants};

use crate::carrier::review;

/// How many of the documents, the first ones, the reader of facts was made with; the others were written without sight of it.
const MADE_WITH: usize = 20;
/// Facts that are there and may go untold, in percent of all, in the documents that the reader was made with and in the others as
/// reached: what is not told is better read where it stands.
const UNTOLD: [usize; 2] = [12, 32];

fn topic(topic: FactTopic) -> String {
    serde_json::to_value(topic).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}

fn told(fact: &Fact) -> (String, String, String) {
    (topic(fact.topic), fact.label.clone(), fact.value.clone())
}

#[test]
fn facts_are_right_or_left_out() {
    let documents = Fixtures::of_repository().facts().expect("the fixtures are there");
    let mut wrong = Vec::new();
    for (documents, most) in [&documents[..MADE_WITH], &documents[MADE_WITH..]].into_iter().zip(UNTOLD) {
        let (mut expected, mut untold) = (0, Vec::new());
        for document in documents {
            let card: Card = document.card.parse().expect("a card");
            let report = review(card, &document.text);
            invariants::report(&document.text, &report, builtin()).unwrap_or_else(|violation| panic!("{violation}"));
            let facts: BTreeSet<_> = report.meta.facts.iter().map(told).collect();
            let known: BTreeSet<_> = document.facts.iter().cloned().collect();
            expected += known.len();
            wrong.extend(facts.difference(&known).map(|fact| format!("{}: {fact:?}", document.file)));
            untold.extend(known.difference(&facts).map(|fact| format!("{}: {fact:?}", document.file)));
        }
        let few = untold.len() * 100 <= expected * most;
        assert!(few, "{} of {expected} untold:\n{}", untold.len(), untold.join("\n"));
    }
    assert!(wrong.is_empty(), "wrong:\n{}", wrong.join("\n"));
}

/// A lease of so many clauses, some of which a test takes out.
fn lease(clauses: &[&str]) -> String {
    let mut text = "房屋租赁合同\n出租人（甲方）：闻人舟\n承租人（乙方）：宗政晴\n".to_owned();
    let usual = [
        "房屋位于临澜市望溪区梧桐里2号楼301室，用于居住。",
        "租赁期限自2026年3月1日起至2027年2月28日止。",
        "月租金为人民币2,000元，乙方每月5日前支付。",
        "乙方应爱护房屋，不得擅自改变房屋结构，不得存放危险物品。",
        "水费、电费、燃气费、网费由乙方按表计量自行承担。",
        "未经甲方书面同意，乙方不得将房屋转租给他人使用。",
        "甲方保证自己有权出租该房屋，并向乙方出示权属证明。",
        "乙方应遵守小区的管理规定，晚上十点以后不大声喧哗。",
        "甲方进入房屋查看，应提前一天与乙方约定时间。",
        "任何一方的联系电话有变化，应在三日内书面告知对方。",
        "双方的通知以书面或者短信方式作出，对方收到时生效。",
        "未尽事宜由双方另行协商，协商结果写成书面。",
        "本合同一式两份，双方各执一份，签字后生效。",
    ];
    for (number, clause) in usual.iter().chain(clauses).enumerate() {
        text.push_str(&format!("{}、{clause}\n", number + 1));
    }
    while text.chars().count() < 520 {
        text.push_str("双方本着诚实信用的原则履行本合同，遇事先商量。\n");
    }
    text
}

fn missing(text: &str) -> Vec<String> {
    let report = review(Card::Contract, text);
    assert!(report.flags.iter().all(|flag| !flag.rule_id.contains("deposit-return")), "never a finding");
    report.meta.missing.into_iter().map(|MissingClause { id, .. }| id).collect()
}

#[test]
fn what_stands_nowhere_is_missing_and_what_stands_anywhere_is_not() {
    let bare = missing(&lease(&["乙方交房当日向甲方交付押金2,000元。"]));
    for id in ["rent-deposit-return", "rent-repair", "rent-invoice", "rent-filing"] {
        assert!(bare.iter().any(|known| known == id), "{id} not in {bare:?}");
    }
    let whole = missing(&lease(&[
        "乙方交房当日向甲方交付押金2,000元，退房后三日内退还。",
        "房屋设施自然损坏的，由甲方在三日内维修。",
        "甲方负责办理租赁合同备案。",
        "任何一方可以提前三十日书面通知解除本合同，甲方按月开具收据。",
    ]));
    assert_eq!(whole, Vec::<String>::new());
}

#[test]
fn a_deposit_without_its_return_is_expected_only_where_there_is_a_deposit() {
    assert!(!missing(&lease(&[])).contains(&"rent-deposit-return".to_owned()));
}

#[test]
fn two_values_of_one_name_are_no_fact() {
    let facts = |text: &str| review(Card::Contract, text).meta.facts.iter().map(told).collect::<Vec<_>>();
    let once = facts(&lease(&["乙方逾期支付租金的，每逾期一日按月租金的1%支付违约金。"]));
    assert!(once.iter().any(|(topic, _, value)| topic == "late_fee" && value == "月租金的 1%，即 20 元"), "{once:?}");
    assert!(once.iter().any(|(topic, ..)| topic == "price"), "{once:?}");
    let twice = facts(&lease(&["月租金为人民币2,300元，以附件为准。"]));
    assert!(twice.iter().all(|(topic, ..)| topic != "price"), "{twice:?}");
}

#[test]
fn a_rent_by_the_day_is_no_rent_by_the_month() {
    let text =
        lease(&[]).replace("月租金为人民币2,000元，乙方每月5日前支付。", "日租金：198元  月租金：5,400元，按月预付。");
    let facts: Vec<_> = review(Card::Contract, &text).meta.facts.iter().map(told).collect();
    let prices: Vec<_> = facts.iter().filter(|(topic, ..)| topic == "price").collect();
    assert!(prices.iter().any(|(_, _, value)| value == "5,400 元/月"), "{prices:?}");
    assert!(prices.iter().all(|(_, _, value)| value != "198 元/月"), "{prices:?}");
}

#[test]
fn a_sum_that_contradicts_its_own_words_and_one_that_the_other_side_pays_are_no_facts() {
    let prices = |clause: &str| {
        let text = lease(&[]).replace("月租金为人民币2,000元，乙方每月5日前支付。", clause);
        let facts: Vec<_> = review(Card::Contract, &text).meta.facts.iter().map(told).collect();
        facts.into_iter().filter(|(topic, ..)| topic == "price").collect::<Vec<_>>()
    };
    assert_eq!(prices("月租金为2,000元（大写：贰仟元整），每月付。").len(), 1);
    assert_eq!(prices("月租金为2,000元（大写：叁仟元整），每月付。"), []);
    assert_eq!(prices("物业费每月45元，由甲方承担。"), []);
    assert_eq!(prices("物业费每月45元，由乙方承担。").len(), 1);
}

#[test]
fn names_end_where_fields_and_asides_begin() {
    let text = lease(&[]).replace(
        "出租人（甲方）：闻人舟\n承租人（乙方）：宗政晴",
        "出租人（甲方）：临澜安家房产有限公司　备案证号：临房经备42号\n承租人（乙方）：宗政晴（系甲方员工）身份证号：____",
    );
    let facts: Vec<_> = review(Card::Contract, &text).meta.facts.iter().map(told).collect();
    let names: Vec<_> =
        facts.iter().filter(|(topic, ..)| topic == "parties").map(|(_, _, name)| name.as_str()).collect();
    assert_eq!(names, ["临澜安家房产有限公司", "宗政晴"]);
}

#[test]
fn what_holds_in_one_case_only_is_no_fact() {
    let facts = review(Card::Contract, &lease(&["如乙方经营餐饮的，押金为5,000元。"])).meta.facts;
    assert!(facts.iter().all(|fact| fact.topic != FactTopic::Deposit), "{facts:?}");
}
