//! What a policy costs where another policy stands beside it, which benefit is waited for, and what limits a benefit, a sum, a share.

use baihua_kb::Card;

use super::{shown::beside_in_a_policy, told};
use crate::FactTopic::{Cover, Price, Share, SumInsured, Waiting};

#[test]
fn the_premium_of_another_policy_is_not_that_of_this_one() {
    let policy = "机动车商业保险保险单\n被保险人：闻人舟\n应交保险费：人民币贰仟陆佰元整　　¥2,600.00\n\
                  一并办理的交强险：保险费950.00元，见其保险单，不计入本单。\n";
    let expected = vec![("保险费".to_owned(), "2,600 元".to_owned())];
    assert_eq!(told(Card::Policy, Price, policy), expected);
    let plans = "意外伤害保险单\n被保险人：闻人舟\n保险费：260元　　390元\n";
    assert_eq!(told(Card::Policy, Price, plans), []);
}

#[test]
fn a_waiting_time_of_one_benefit_says_of_which() {
    let lead = "团体意外伤害保险单\n被保险人：闻人舟\n";
    let one = format!("{lead}4. 猝死责任：发病后48小时内身故的，给付猝死保险金。等待期20日，在职满20日的员工适用。\n");
    assert_eq!(told(Card::Policy, Waiting, &one)[0].0, "猝死等待期");
    let all = format!("{lead}4. 保险责任：发病后48小时内身故的，给付身故保险金。等待期20日。\n");
    assert_eq!(told(Card::Policy, Waiting, &all)[0].0, "等待期");
}

#[test]
fn two_policies_on_one_sheet_have_no_premium_of_their_own() {
    let one = "机动车保险单\n被保险人：闻人舟\n交强险保险单 单号A1\n保险费：760元\n";
    assert_eq!(told(Card::Policy, Price, one).len(), 1);
    let two = format!("{one}商业险保险单 单号A2\n");
    assert_eq!(told(Card::Policy, Price, &two), []);
}

#[test]
fn a_benefit_told_by_its_title_shows_when_and_how_much_is_paid() {
    let policy = "终身寿险\n第二条 保险责任\n（一）身故保险金\n被保险人18岁前身故的，给付已交保险费。18岁后身故的，给付基本保险金额。\n\
                  （二）满期保险金\n被保险人满60岁的，给付9,000元。\n第三条 责任免除\n自杀的，不给付身故保险金。\n";
    let shown = beside_in_a_policy(Cover, policy);
    let (_, death) =
        shown.iter().find(|(_, quotes)| quotes.iter().any(|quote| quote.contains("18岁后"))).expect("shown");
    assert!(!death.iter().any(|quote| quote.contains("自杀") || quote.contains("满60岁")), "{shown:?}");
}

#[test]
fn what_takes_from_a_sum_or_a_share_stands_beside_it() {
    let table = "医疗保险\n保障项目\t保险金额\t赔付比例\n一般医疗保险金\t200万元\t100%\n重疾医疗保险金\t300万元\t100%\n\
                 说明：（1）一般医疗与重疾医疗的年度累计给付限额为300万元。（2）就诊时未使用医保结算的，赔付比例为60%。\n";
    let holds = |topic, words: &str| {
        let shown = beside_in_a_policy(topic, table);
        !shown.is_empty() && shown.iter().all(|(_, quotes)| quotes.iter().any(|quote| quote.contains(words)))
    };
    assert!(holds(SumInsured, "年度累计给付限额") && holds(Share, "未使用医保"));
    let house = "家财保险\n房屋主体保险金额：90万元。\n保险金额低于重置价的，房屋主体按比例赔偿。\n";
    let shown = beside_in_a_policy(SumInsured, house);
    assert!(shown.iter().any(|(_, quotes)| quotes.iter().any(|quote| quote.contains("按比例赔偿"))), "{shown:?}");
}
