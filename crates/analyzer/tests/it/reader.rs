//! Whom a report speaks to, and how a repealed law is written anew.

use baihua_analyzer::Order;
use baihua_kb::Card;
use baihua_testkit::documents::{NAMES_OF_SIDES, SAME_MEANING, renamed, reworded};

use crate::carrier::{analyzer, demo, review, review_clauses};

/// A metamorphic relation (Chen, Cheung and Yiu, 1998): what a contract does to its reader does not hang on what it calls him.
#[test]
fn findings_stay_when_the_sides_get_other_names() {
    let text = demo(Card::Contract);
    let found = rules(&text, "乙方");
    for names in NAMES_OF_SIDES {
        let (kept, all) = (kept(&found, rules(&renamed(&text, names), names[1])), found.len());
        assert!(kept * 10 >= all * 9, "{names:?}: {kept} of {all} are kept");
    }
}

/// Another metamorphic relation: nor on which of several words of one meaning it says it with.
#[test]
fn findings_stay_when_words_give_way_to_others_of_their_meaning() {
    let text = format!("{}\n补充：乙方无需另行支付介绍费。\n", demo(Card::Contract));
    let found = rules(&text, "乙方");
    for words in SAME_MEANING {
        let now = reworded(&text, words);
        assert_ne!(now, text, "{words:?}: the first stands there");
        let (kept, all) = (kept(&found, rules(&now, "乙方")), found.len());
        assert!(kept * 20 >= all * 19, "{words:?}: {kept} of {all} are kept");
    }
}

/// The rules of a contract's findings, read for `reader`.
fn rules(text: &str, reader: &str) -> Vec<String> {
    let order = Order { party: Some(reader.to_owned()), ..Order::new(Card::Contract, text) };
    let document = analyzer().recognise(order).unwrap_or_else(|unfit| panic!("{unfit}"));
    let report = analyzer().review(&document);
    report.flags.into_iter().map(|flag| flag.rule_id).collect()
}

/// How many of the rules `found` are among those found `now`, each as often.
fn kept(found: &[String], mut now: Vec<String>) -> usize {
    let again = |rule: &&String| {
        let at = now.iter().position(|other| other == *rule);
        at.map(|at| now.swap_remove(at)).is_some()
    };
    found.iter().filter(again).count()
}

#[test]
fn a_tenant_may_be_the_third_party() {
    let clauses = "第一条 甲方委托乙方代管房屋，房屋租给丙方居住使用，租期一年，租金每月按时支付。\n".to_owned()
        + "第二条 丙方应爱护房屋和设施，损坏的照价赔偿；房屋的自然损耗由甲方维修，费用由甲方承担。\n"
        + "第三条 丙方逾期交纳租金的，甲方有权不经通知更换门锁、停水停电，由此造成的损失由丙方自行承担。\n"
        + "第四条 租赁期满，丙方应当结清水电燃气费用，交还房屋和钥匙，甲方退还押金。\n"
        + "第五条 本合同一式三份，三方各执一份，签字后生效。未尽事宜，由三方另行协商并签订补充协议。\n"
        + "第六条 履行本合同发生的争议，由三方协商解决；协商不成的，向房屋所在地人民法院起诉。\n";
    let head =
        "房屋租赁合同\n出租方：____（以下简称甲方）\n委托方：____（以下简称乙方）\n承租方：____（以下简称丙方）\n";
    let report = review(Card::Contract, &format!("{head}{}", clauses.repeat(2)));
    let reader = report.meta.reader.expect("it can be told");
    assert_eq!((reader.name.as_deref(), reader.role.as_deref()), (Some("丙方"), Some("承租方")));
}

#[test]
fn a_repealed_law_is_written_anew_where_no_article_is_cited() {
    let of = |clause: &str| {
        let report = review_clauses(clause);
        report.flags.into_iter().find(|flag| flag.rule_id == "common-011").expect("the law is repealed")
    };
    let flag = of("第九条 本合同未尽事宜，按照《中华人民共和国合同法》、《中华人民共和国担保法》的规定办理。\n");
    let suggested = flag.suggested_text.expect("a name can be replaced");
    assert!(suggested.contains("按照《中华人民共和国民法典》的规定办理"), "{suggested}");
    assert!(!flag.suggested_changes.is_empty(), "it is shown as a correction");
    let flag = of("第九条 本合同未尽事宜，按照《合同法》第五十二条的规定办理。\n");
    assert!(flag.suggested_text.is_none_or(|text| !text.contains("第五十二条")), "an article has another number today");
}
