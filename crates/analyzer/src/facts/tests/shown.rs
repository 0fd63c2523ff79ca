//! What frees whoever leaves, lets a term stand still, gives a deposit back, or is shared by several benefits; and tables whose heads
//! say what a row is of.

use baihua_kb::{Card, builtin};

use super::{assert_told, beside::beside, names, told};
use crate::{
    Analyzer,
    FactTopic::{
        self, Cover, Deductible, Deposit, Disputes, Due, EarlyExit, Price, Renewal, SumInsured, Term, WaysOut,
    },
    Order,
};

/// What is shown beside every fact of `topic` in a policy, by label.
pub(super) fn beside_in_a_policy(topic: FactTopic, text: &str) -> Vec<(String, Vec<String>)> {
    let analyzer = Analyzer::new(builtin());
    let report = analyzer.review(&analyzer.unchecked(Order::new(Card::Policy, text)));
    let facts = report.meta.facts.into_iter().filter(|fact| fact.topic == topic && fact.stated);
    facts.map(|fact| (fact.label, fact.more_at.into_iter().map(|place| place.quote).collect())).collect()
}

fn is_among(shown: &[String], words: &str) -> bool {
    shown.iter().any(|quote| quote.contains(words))
}

#[test]
fn whoever_may_leave_at_once_is_shown_beside_the_notice_of_that_side_alone() {
    let clauses = "一、乙方提前解除合同的，应提前30日书面通知甲方。\n\
                   二、甲方停业满十日的，乙方可以随时解除合同，甲方退还余款。\n\
                   三、乙方拖欠服务费满一个月的，甲方可以立即解除合同。\n\
                   四、合同期满，乙方续约的，应在期满前30日提出，逾期的合同自动终止。";
    let shown = beside(EarlyExit, clauses);
    assert!(is_among(&shown, "甲方停业满十日"), "{shown:?}");
    assert!(!is_among(&shown, "拖欠服务费") && !is_among(&shown, "期满前"), "{shown:?}");
}

#[test]
fn a_card_that_may_stand_still_says_so() {
    let clauses = "一、有效期180天，从第一次上课算起。\n\
                   二、会员可以停卡两次，每次不超过15天。\n\
                   三、质保期一年，自交付之日起算。";
    let shown = beside(Term, clauses);
    assert!(is_among(&shown, "停卡两次") && !is_among(&shown, "质保期"), "{shown:?}");
}

#[test]
fn all_that_comes_back_is_shown_beside_what_is_said_not_to() {
    let clauses = "一、品牌使用费30,000元，签约后5日内支付，除另有约定外不退。\n\
                   二、乙方自签约之日起10日内可以解除合同，甲方退还全部已付款项。\n\
                   三、丙方未促成签约的，全额退还中介费。";
    let shown = beside(Price, clauses);
    assert!(is_among(&shown, "退还全部已付款项") && !is_among(&shown, "中介费"), "{shown:?}");
    let below = "第一条 乙方交纳履约保证金9,000元。\n第二条 期满且没有欠费的，甲方在20日内无息退还。";
    assert!(is_among(&beside(Deposit, below), "无息退还"));
}

#[test]
fn the_clause_that_a_sentence_refers_to_is_shown() {
    let clauses = "第三章 逾期\n3.1 乙方逾期付款的，每日按欠款的0.05%支付违约金；逾期满40日的，按5.2条处理。\n\
                   第五章 解除\n5.1 双方可以协商解除。\n5.2 甲方可以收回场地，已付的费用抵作损失。";
    assert!(is_among(&beside(FactTopic::LateFee, clauses), "收回场地"));
}

#[test]
fn what_does_not_bear_on_a_fact_is_left_out() {
    let wage = "一、乙方月工资5,000元，甲方安排加班的另行支付。\n二、甲方于每月10日支付上月工资，遇节假日顺延。\n\
                三、甲方解除合同的，提前30日通知或多付一个月工资，并支付经济补偿。";
    assert!(!is_among(&beside(Due, wage), "经济补偿"));
    let renews = "一、会员卡到期不自动续费。\n二、会员卡可转让一次，手续费80元。";
    assert_eq!(beside(Renewal, renews), Vec::<String>::new());
    let court = "一、发生争议的，向甲方所在地人民法院起诉。本合同一式两份，双方签字后生效。";
    assert_eq!(beside(Disputes, court), Vec::<String>::new());
    let contents = "一、月服务费为人民币2,000元。\n二、服务费的调整、优惠、折扣与减免办法…………………… 12";
    assert_eq!(beside(Price, contents), Vec::<String>::new());
}

#[test]
fn two_on_one_side_are_not_told_as_one() {
    assert_eq!(
        names(Card::Contract, "借条\n借款人：闻人舟（手印）　宗政晴（手印）\n出借人：孟知夏（手印）\n"),
        ["孟知夏"]
    );
    assert_eq!(names(Card::Contract, "摄影约定\n客人：闻人舟 & 宗政晴\n客人签名：闻人舟\n"), Vec::<String>::new());
}

#[test]
fn a_row_that_says_who_bears_it_is_no_price_of_the_reader() {
    let table = |who: &str| format!("一、费用如下：\n物业费\t每月80元\t{who}\n");
    assert_told(Price, &table("甲方"), &[]);
    assert_told(Price, &table("乙方"), &[("物业费", "80 元/月")]);
}

#[test]
fn what_a_row_is_of_stands_behind_its_class() {
    let table = "家庭财产保险单\n险别 | 标的 | 保险金额 | 每次事故免赔\n主险 | 房屋装修 | 150,000元 | 400元\n\
                 附加 | 管道破裂 | 12,000元 | 无\n附加 | 盗抢（现金限3,000元） | 20,000元 | 600元\n未承保 | 房屋主体 | — | —\n";
    let values = |topic| told(Card::Policy, topic, table).into_iter().map(|(_, value)| value).collect::<Vec<_>>();
    assert_eq!(values(Cover), ["房屋装修", "管道破裂", "盗抢"]);
    assert_eq!(values(Deductible)[0], "400 元");
    let sums = told(Card::Policy, SumInsured, table);
    assert_eq!(sums[0], ("房屋装修保险金额".to_owned(), "150,000 元".to_owned()));
    assert!(sums[2].1.contains("另有条件"), "{sums:?}");
    let unknown = "家庭财产保险单\n险别 | 保险金额\n主险 | 150,000元\n附加 | 12,000元\n";
    assert_eq!(told(Card::Policy, Cover, unknown), []);
}

#[test]
fn sums_of_several_columns_say_whose_they_are() {
    let table =
        "家庭意外险\n保障项目　　成人保额　　儿童保额\n意外身故　　40万元　　10万元\n意外医疗　　3万元　　1万元\n";
    let sums = told(Card::Policy, SumInsured, table);
    assert_eq!(sums[1], ("意外身故（儿童保额）".to_owned(), "100,000 元".to_owned()), "{sums:?}");
    assert_eq!(sums.len(), 4);
}

#[test]
fn parts_of_a_sum_are_told_with_the_whole() {
    let policy = "公众责任险\n每次事故责任限额：80万元\n其中每人人身伤亡限额：30万元\n其中财产损失限额：6万元\n";
    let sums = told(Card::Policy, SumInsured, policy);
    assert!(sums.iter().any(|(_, value)| value == "300,000 元（在每次事故责任限额 800,000 元之内）"), "{sums:?}");
    let table = "家财险\n保障项目　　保险金额\n室内财产　　5万元\n其中：手表　　每块最高2,000元\n盗抢　　1万元\n";
    let shown = beside_in_a_policy(SumInsured, table);
    assert!(is_among(&shown[0].1, "手表") && shown.len() == 2, "{shown:?}");
}

#[test]
fn a_limit_of_several_benefits_is_shown_beside_each() {
    let policy = "医疗保险\n1、住院医疗保险金：年度限额80万元。\n2、特定药品保险金：年度限额60万元。\n以上两项年度限额合计不超过100万元。\n";
    let shown = beside_in_a_policy(SumInsured, policy);
    assert!(!shown.is_empty() && shown.iter().all(|(_, shown)| is_among(shown, "合计不超过100万元")), "{shown:?}");
}

#[test]
fn a_deductible_is_that_of_its_paragraph_where_there_are_several() {
    let policy = "宠物医疗保险\n1. 疾病医疗：一年最高6,000元。每次先扣免赔额80元。\n2. 意外医疗：一年最高4,000元，每次免赔30元。\n";
    let told = told(Card::Policy, Deductible, policy);
    assert!(!told.is_empty() && told.iter().all(|(label, _)| label.contains("疾病医疗")), "{told:?}");
}

#[test]
fn what_comes_back_where_the_insurer_ends_it_is_no_way_out() {
    let pays = "对于解除本合同的，我们向您退还现金价值。";
    let policy = |before: &str| format!("终身寿险条款\n第八条 {before}{pays}\n");
    assert_eq!(told(Card::Policy, WaysOut, &policy("年龄不真实的，我们有权解除本合同。")), []);
    assert_eq!(told(Card::Policy, WaysOut, &policy("您可以随时解除本合同。")).len(), 1);
}

#[test]
fn the_least_premium_is_not_the_premium() {
    assert_eq!(told(Card::Policy, Price, "年金保险\n最低年交保费：6,000元\n"), []);
    assert_eq!(told(Card::Policy, Price, "年金保险\n年交保费：6,000元\n").len(), 1);
}
