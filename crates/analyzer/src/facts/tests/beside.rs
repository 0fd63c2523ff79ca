//! The sentences that are shown beside a fact, and facts that another sentence speaks against.

use baihua_kb::{Card, builtin};

use super::{assert_only_the_first, assert_told, names, told};
use crate::{
    Analyzer,
    FactTopic::{self, Deposit, Disputes, Due, EarlyExit, LateFee, Price, SumInsured, Term, Waiting},
    Order,
};

/// What is shown beside the first fact of `topic` in a contract of these clauses, each sentence as it is quoted.
pub(super) fn beside(topic: FactTopic, clauses: &str) -> Vec<String> {
    let text = format!("服务合同\n甲方（服务方）：临澜市大禾服务有限公司\n乙方（客户）：闻人舟\n{clauses}\n");
    let analyzer = Analyzer::new(builtin());
    let report = analyzer.review(&analyzer.unchecked(Order::new(Card::Contract, text.as_str())));
    let fact = report.meta.facts.into_iter().find(|fact| fact.topic == topic && fact.stated);
    let fact = fact.unwrap_or_else(|| panic!("nothing is told of {topic:?}: {clauses}"));
    fact.more_at.into_iter().map(|place| place.quote).collect()
}

/// Asserts that of two clauses the first is shown beside a fact of `topic` that `told` tells, and the second is not.
fn assert_shows_only_the_first(topic: FactTopic, told: &str, first: &str, second: &str) {
    let shown = beside(topic, &format!("一、{told}\n二、{first}\n三、{second}"));
    assert!(shown.iter().any(|quote| quote.contains(first)), "{first} is not among {shown:?}");
    assert!(!shown.iter().any(|quote| quote.contains(second)), "{second} is among {shown:?}");
}

#[test]
fn what_another_clause_says_of_the_same_thing_is_shown_and_what_it_says_of_another_is_not() {
    let price = "月服务费为人民币2,000元。";
    assert_shows_only_the_first(Price, price, "一次付清全年的，服务费打九折。", "乙方应爱护场地，保持整洁。");
    let deposit = "乙方交纳押金3,000元。";
    let given_back = "没有损坏物品的，押金在五日内退还。";
    assert_shows_only_the_first(Deposit, deposit, given_back, "乙方已付的定金抵作服务费，多退少补。");
    let late = "乙方逾期付款的，每日按欠款的0.1%支付违约金。";
    let of_the_other = "甲方逾期交付图纸的，每日支付违约金100元。";
    assert_shows_only_the_first(LateFee, late, "乙方逾期付款超过30日的，甲方可以解除合同。", of_the_other);
    let leaves = "乙方提前解除合同的，应提前30日书面通知甲方。";
    assert_shows_only_the_first(
        EarlyExit,
        leaves,
        "乙方未提前通知即解除合同的，支付违约金500元。",
        "甲方解除合同的，退还余款。",
    );
    let court = "双方发生争议，向合同签订地人民法院起诉。";
    assert_shows_only_the_first(Disputes, court, "本合同在云泽市滨河区签订。", "甲方收到法院传票的，应通知乙方。");
}

#[test]
fn the_rest_of_its_clause_is_shown_whole() {
    let clause = "一、服务费按季支付。乙方于每季首月5日前支付服务费。首期服务费在签约当日支付。";
    assert_eq!(beside(Due, clause), ["服务费按季支付。", "首期服务费在签约当日支付。"]);
}

#[test]
fn no_more_than_four_are_shown_in_the_order_of_the_document() {
    let more: Vec<String> =
        (2..9).map(|number| format!("第{number}条 服务费在第{number}年调整为每月2,{number}00元。")).collect();
    let clauses = format!("第1条 月服务费为人民币2,000元。\n{}", more.join("\n"));
    let shown = beside(Price, &clauses);
    let places: Vec<Option<usize>> = shown.iter().map(|quote| clauses.find(quote.as_str())).collect();
    assert_eq!(shown.len(), 4, "{shown:?}");
    assert!(places.is_sorted() && !places.contains(&None), "{shown:?}");
}

#[test]
fn headings_and_examples_are_not_shown() {
    let example = "一、服务费为人民币2,000元。\n二、沈女士选了两年的服务，第1年度末退出的，服务费退1,000元。";
    assert_eq!(beside(Price, example), Vec::<String>::new());
    let clauses = "一、月服务费为人民币2,000元。\n二、服务费的调整与优惠\n三、争议由双方协商解决。";
    assert_eq!(beside(Price, clauses), Vec::<String>::new());
}

#[test]
fn a_name_that_another_sentence_tells_with_another_figure_is_not_told() {
    let rate = "一、借款年利率4.8%。";
    let pairs = [
        (Price, rate, "一、前三期年利率3.6%。\n二、年利率（单利）5.4%。"),
        (Price, "一、月管理费：180元。", "一、月管理费：180元。\n二、第二年起，月管理费240元。"),
    ];
    assert_only_the_first(&pairs);
    assert_told(Deposit, "一、押金：12,000元。\n二、押金：2,000元。", &[]);
    // Of another name it says nothing.
    let tried = "一、月工资6,000元。\n二、试用期月工资5,000元。";
    assert_told(Price, tried, &[("月工资", "6,000 元/月"), ("试用期月工资", "5,000 元/月")]);
}

#[test]
fn what_nobody_took_and_what_only_some_get_is_not_told() {
    let boxes = "☑ 年卡 会费2,400元\n□ 储物柜 每年200元，押金50元\n";
    assert_told(Deposit, boxes, &[]);
    assert_told(Price, "一、贷款服务费800元，乙方自愿选择，本次未选。", &[]);
    let policy = |text: &str| told(Card::Policy, SumInsured, text);
    let all = "雇主责任保险单\n一、每人身故责任限额为80万元。\n";
    let some = "雇主责任保险单\n一、六十周岁以上雇员，身故责任限额为40万元。\n";
    assert_eq!((policy(all).len(), policy(some).len()), (1, 0));
}

#[test]
fn parts_below_a_sum_are_no_prices() {
    let list = "第一条 合同总价为人民币9,000元，其中：\n人工费4,000元\n管理费2,000元\n材料费3,000元\n";
    assert_told(Price, list, &[("合同总价", "9,000 元")]);
    let both = format!("{list}第二条 月管理费为人民币200元。");
    assert_told(Price, &both, &[("合同总价", "9,000 元"), ("月管理费", "200 元/月")]);
}

#[test]
fn figures_of_other_products_and_people_are_no_facts() {
    let waiting = |text: &str| told(Card::Policy, Waiting, text);
    assert_eq!(waiting("医疗保险须知\n一、等待期为90日。\n").len(), 1);
    assert_eq!(waiting("医疗保险须知\n一、本公司同时销售的“安禾医疗”等待期30日，请勿与本产品混同。\n"), []);
    let pairs = [(Price, "一、月工资6,600元。", "一、乙方上一户雇主付月工资5,800元。")];
    assert_only_the_first(&pairs);
}

#[test]
fn a_name_keeps_its_last_character() {
    assert_eq!(names(Card::Contract, "购车协议\n甲方：闻人舟　　乙方：温亚男\n"), ["闻人舟", "温亚男"]);
    assert_eq!(names(Card::Contract, "购车协议\n甲方：闻人舟\n乙方：温亚 男 36岁\n"), ["闻人舟", "温亚"]);
    let whole = ["业主委员会", "巧妈妈家政服务有限公司"];
    assert_eq!(names(Card::Contract, "物业合同\n甲方：业主委员会\n乙方：巧妈妈家政服务有限公司\n"), whole);
}

#[test]
fn what_was_written_on_the_line_of_a_form_is_the_commission() {
    let asked = [("争议去哪里", "去临澜仲裁委员会仲裁")];
    assert_told(Disputes, "一、发生争议的，提交＿＿临澜＿＿仲裁委员会仲裁。", &asked);
    assert_told(Disputes, "一、发生争议的，提交＿＿＿＿仲裁委员会仲裁。", &[("争议去哪里", "空着没填")]);
}

#[test]
fn nothing_is_paid_where_nothing_has_to_be() {
    for free in ["不需要赔偿", "不需要支付任何费用", "不用付违约金"] {
        let told = super::of(EarlyExit, &format!("一、任何一方提前解除合同的，应提前7天通知对方，{free}。"));
        let [(_, value)] = &told[..] else { panic!("{told:?}") };
        assert!(value.starts_with("提前 7天 通知") && !value.contains("要付钱"), "{value}");
    }
    assert_told(EarlyExit, "一、甲方提前解除合同的，应提前7天通知，或者多付7天服务费。", &[]);
}

#[test]
fn the_day_from_which_a_term_counts_is_shown() {
    let clauses = "一、工期为95天，自开工之日起计算。\n二、工期的开工日为乙方付清首期款后的第3日。";
    let shown = beside(Term, clauses);
    assert_eq!(shown, ["工期的开工日为乙方付清首期款后的第3日。"]);
}

#[test]
fn no_more_than_thirty_of_a_topic_are_told() {
    let names = "天地玄黄宇宙洪荒盈昃辰宿列张来往秋收冬藏余成岁律吕调阳云腾致雨露结为霜金生丽水玉出昆冈".chars();
    let fees = names.zip(100..).map(|(name, sum)| format!("{name}字管理费：{sum}元。"));
    let told = super::of(Price, &fees.collect::<Vec<_>>().join("\n"));
    assert_eq!(told.len(), 30, "{told:?}");
}
