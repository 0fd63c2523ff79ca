//! What a value leaves out of its sentence is said to be left out, and only then.

use baihua_kb::Card;

use super::{assert_told, told};
use crate::FactTopic::{
    self, Deductible, Deposit, Disputes, Due, EarlyExit, LateFee, Price, Renewal, Report, SumInsured, Term, Waiting,
};

/// Labels and values of a topic in a policy with these clauses.
fn policy(topic: FactTopic, clauses: &str) -> Vec<(String, String)> {
    told(Card::Policy, topic, &format!("出游保险单\n投保人：闻人舟\n{clauses}\n"))
}

/// Asserts the only value that a policy with these clauses tells of a topic.
fn assert_policy(topic: FactTopic, clauses: &str, value: &str) {
    let told = policy(topic, clauses);
    let values: Vec<&str> = told.iter().map(|(_, value)| value.as_str()).collect();
    assert_eq!(values, [value], "{clauses}");
}

#[test]
fn a_price_with_a_second_one_in_its_sentence_says_so() {
    for more in ["，头三人免费", "，由双方各承担一半", "，满六个月的打九折", "，但寒假期间另议", "；但寒假期间另议"]
    {
        let clause = format!("一、培训费每人800元{more}。");
        assert_told(Price, &clause, &[("培训费", "800 元/人，另有条件")]);
    }
    assert_told(Price, "一、培训费每人800元，含教材。", &[("培训费", "800 元/人")]);
    assert_told(Price, "一、培训费每人800元。但寒假期间另议。", &[("培训费", "800 元/人，另有条件")]);
    assert_told(Price, "一、培训费每人800元。乙方自带电脑。", &[("培训费", "800 元/人")]);
    // A share that another price holds already is not paid once more.
    assert_told(Price, "一、设计费每平方米90元已包含在总价内。", &[]);
}

#[test]
fn what_a_price_is_settled_by_stands_in_its_paragraph() {
    let settled = "一、合同总价9,000元。面积以实测为准，多退少补。";
    assert_told(Price, settled, &[("合同总价", "9,000 元，另有条件")]);
    assert_told(Price, "一、合同总价9,000元。面积由乙方测量。", &[("合同总价", "9,000 元")]);
}

#[test]
fn a_day_that_moves_says_so() {
    let pays = |rest: &str| format!("一、服务费每月900元，乙方每月5日前支付{rest}。");
    assert_told(Due, &pays(""), &[("服务费什么时候付", "每月5日前")]);
    assert_told(Due, &pays("，遇节假日顺延"), &[("服务费什么时候付", "每月5日前，另有条件")]);
}

#[test]
fn giving_a_deposit_back_in_some_cases_is_no_condition_of_its_sum() {
    let back = "一、乙方交押金900元，期满后7日内无欠费的退还。";
    assert_told(Deposit, back, &[("押金什么时候退", "期满后7日内，另有条件"), ("押金", "900 元")]);
    let case = "一、乙方交押金900元，期满无违约的，期满后7日内退还。";
    assert_told(Deposit, case, &[("押金什么时候退", "期满后7日内，另有条件"), ("押金", "900 元")]);
    let plain = "一、乙方交押金900元，期满后7日内退还。";
    assert_told(Deposit, plain, &[("押金什么时候退", "期满后7日内"), ("押金", "900 元")]);
}

#[test]
fn leaving_at_another_price_says_so() {
    let leaves = |rest: &str| format!("一、乙方提前解除的，应提前30日书面通知甲方，并支付违约金900元{rest}。");
    let told = "提前 30日 书面通知，付违约金 900 元";
    assert_told(EarlyExit, &leaves(""), &[("乙方提前结束", told)]);
    for more in ["；签约满两年后解除的，违约金为300元", "，新的服务方进场后方可撤场"] {
        assert_told(EarlyExit, &leaves(more), &[("乙方提前结束", &format!("{told}，另有条件"))]);
    }
    let goods = "一、乙方付定金500元。\n二、交货之前乙方反悔的，定金不退；甲方反悔的，双倍返还定金。";
    let both = [("乙方反悔", "定金不退，另有条件"), ("甲方反悔", "双倍返还定金，共 1,000 元")];
    assert_told(EarlyExit, goods, &both);
}

#[test]
fn a_delay_with_a_ceiling_for_one_of_two_duties_is_no_ceiling_of_both() {
    let late = |rest: &str| format!("一、甲方逾期交货或者逾期开票的，每逾期一日按货款的0.1%支付违约金{rest}。");
    assert_told(LateFee, &late("，累计不超过5%"), &[("甲方晚交货一天", "货款的 0.1%，有上限")]);
    assert_told(LateFee, &late("，上限为货款的5%"), &[("甲方晚交货一天", "货款的 0.1%，有上限")]);
    let one = late("，但开票的违约金累计不超过300元");
    assert_told(LateFee, &one, &[("甲方晚交货一天", "货款的 0.1%，另有条件")]);
}

#[test]
fn a_renewal_with_a_second_time_says_so() {
    let renews = "一、服务期满乙方需要续约的，应提前30日提出，续期一年。";
    assert_told(Renewal, renews, &[("想续", "续约要提前 30日 提出，另有条件")]);
    let renews = "一、服务期满乙方需要续约的，应提前30日提出。";
    assert_told(Renewal, renews, &[("想续", "续约要提前 30日 提出")]);
}

#[test]
fn a_sum_insured_with_a_part_or_a_scale_says_so() {
    for more in ["，按等级给付", "，其中牙科800元"] {
        assert_policy(SumInsured, &format!("一、意外医疗限额9,000元{more}。"), "9,000 元，另有条件");
    }
    for none in ["", "，免赔额100元"] {
        assert_policy(SumInsured, &format!("一、意外医疗限额9,000元{none}。"), "9,000 元");
    }
    assert_policy(Deductible, "一、年度免赔额9,000元，第三项无免赔额。", "9,000 元，另有条件");
    // The number of an item and a tick are no part of a name.
    let names = |clause: &str| policy(SumInsured, clause).into_iter().map(|(label, _)| label).collect::<Vec<_>>();
    assert_eq!(names("（甲）每人死亡责任限额：9,000元。"), ["每人死亡责任限额"]);
    assert_eq!(names("☑投保人选择意外医疗限额9,000元。"), ["意外医疗限额"]);
}

#[test]
fn who_waits_and_what_is_told_at_once_is_said() {
    let wait = "一、等待期为30日。";
    assert_policy(Waiting, wait, "30日");
    assert_policy(Waiting, &format!("{wait}意外伤害所致的不受此限。"), "30日，意外不用等");
    assert_policy(Waiting, &format!("{wait}意外伤害的，请保留病历。"), "30日");
    let report = "一、投保人知道保险事故发生后，应在5日内通知保险人";
    assert_policy(Report, &format!("{report}。"), "知道后 5日内通知保险公司");
    assert_policy(Report, &format!("{report}，身故的应立即报案。"), "知道后 5日内通知保险公司，有人死亡的更早");
    assert_policy(Report, &format!("{report}，并立即施救。"), "知道后 5日内通知保险公司");
}

#[test]
fn a_case_in_which_alone_one_leaves_is_said_to_be_one() {
    let leaves = |case: &str| format!("一、乙方{case}提前结束的，应提前30日书面通知，并支付违约金900元。");
    let told = "提前 30日 书面通知，付违约金 900 元";
    for own in ["", "因自身原因", "如需"] {
        assert_told(EarlyExit, &leaves(own), &[("乙方提前结束", told)]);
    }
    assert_told(EarlyExit, &leaves("如因场馆搬迁"), &[("乙方提前结束", &format!("{told}，另有条件"))]);
    let otherwise = "一、乙方提前解除的，应提前30日书面通知甲方；否则扣留一个月服务费。";
    assert_told(EarlyExit, otherwise, &[("乙方提前结束", "提前 30日 书面通知，另有条件")]);
    let besides = "一、乙方提前解除的，除结清当月费用外，另付违约金900元。";
    assert_told(EarlyExit, besides, &[("乙方提前结束", "付违约金 900 元，另有条件")]);
}

#[test]
fn a_price_that_holds_in_one_state_or_way_of_paying_says_so() {
    let rooms = |state: &str| format!("一、{state}，服务费为每月900元。");
    assert_told(Price, &rooms("全部房间使用时"), &[("服务费", "900 元/月，另有条件")]);
    assert_told(Price, &rooms("签订本合同时"), &[("服务费", "900 元/月")]);
    let at_once = "一、服务费每月900元。\n二、乙方选择一次付清全年的，优惠后应付9,000元。";
    assert_told(Price, at_once, &[("服务费", "900 元/月，另有条件")]);
    assert_told(Price, "一、服务费：900元/年（或月付80元）。", &[("服务费", "900 元/年，另有条件")]);
    // Which flat it is that may be bought as well stands before its price.
    assert_told(Price, "一、乙方可在年底前优先购买3号车位，价格9,000元。", &[]);
}

#[test]
fn renewing_after_a_condition_or_once_says_so() {
    let condition = "一、乙方没有违约的，可于到期前20天申请续约。";
    assert_told(Renewal, condition, &[("想续", "续约要提前 20天 提出，另有条件")]);
    let once = "一、期满前40日内双方均未表示终止的，本合同自动续约一年，以一次为限。";
    assert_told(Renewal, once, &[("续约", "到期前 40日内 没人提出不续，就自动续 一年，另有条件")]);
}

#[test]
fn harm_that_is_paid_beside_a_ceiling_is_told() {
    let late = "一、甲方逾期交货的，每逾期一日按货款的0.1%支付违约金，累计不超过5%；停产的，另赔停产损失。";
    assert_told(LateFee, late, &[("甲方晚交货一天", "货款的 0.1%，有上限，损失另赔")]);
}

#[test]
fn words_that_hold_the_character_of_a_case_are_none() {
    for plain in ["，付款方式如下", "，乙方应如期支付", "，未付的视为放弃", "，其他待遇见附件"]
    {
        assert_told(Price, &format!("一、服务费每月900元{plain}。"), &[("服务费", "900 元/月")]);
    }
    let late = "一、服务费每月900元，逾期每日加收0.1%。";
    assert_told(Price, late, &[("服务费", "900 元/月")]);
    assert_told(Price, "一、服务费每月900元，如遇停业减收一半。", &[("服务费", "900 元/月，另有条件")]);
    // Which of two may pay is no second price.
    assert_told(Price, "一、服务费由甲方或乙方每年支付900元。", &[]);
    assert_told(Price, "一、服务费900元或80元。", &[]);
}

#[test]
fn ones_own_reasons_for_leaving_are_no_case() {
    let leaves = |case: &str| format!("一、乙方{case}提前结束的，应提前30日书面通知，并支付违约金900元。");
    let told = "提前 30日 书面通知，付违约金 900 元";
    for own in ["因自身原因", "因个人原因", "因任何原因"] {
        assert_told(EarlyExit, &leaves(own), &[("乙方提前结束", told)]);
    }
}

#[test]
fn sentences_below_that_of_a_fact_limit_it() {
    let term = "一、合同期限自2026年1月1日至2028年12月31日。";
    let years = "2026年1月1日 至 2028年12月31日（3 年）";
    assert_told(Term, &format!("{term}房屋拆除的，本合同终止。"), &[("合同期限", &format!("{years}，另有条件"))]);
    assert_told(Term, &format!("{term}合同一式两份。"), &[("合同期限", years)]);
    let works = "一、工期60天。\n二、连续下雨停工的，工期相应顺延。";
    assert_told(Term, works, &[("工期", "60天，另有条件")]);
    assert_told(Term, "一、工期60天。\n二、乙方自带工具。", &[("工期", "60天")]);

    let late = "一、乙方逾期付款的，每逾期一日按欠款的0.1%支付违约金。";
    let told = "欠款的 0.1%（每一万元每天 10 元）";
    assert_told(LateFee, &format!("{late}银行系统造成的延误除外。"), &[("乙方晚付一天", &format!("{told}，另有条件"))]);
    assert_told(LateFee, &format!("{late}付款以到账为准。"), &[("乙方晚付一天", told)]);

    let price = "一、培训费每人800元。";
    assert_told(Price, &format!("{price}三人同行享优惠价700元。"), &[("培训费", "800 元/人，另有条件")]);
    assert_told(Price, &format!("{price}教材另购，每册30元。"), &[("培训费", "800 元/人")]);
    let pay = "一、时薪25元；法定节假日时薪按三倍计算。";
    assert_told(Price, pay, &[("时薪", "25 元，另有条件")]);
}

#[test]
fn a_fee_beside_it_or_the_other_sides_delay_says_nothing_of_a_figure() {
    let fees = "一、物业服务费每月90元，随租金支付；水费按表分摊，电费累计计算。";
    assert_told(Price, fees, &[("物业服务费", "90 元/月")]);
    let late = "一、乙方迟付租金的，每迟一日按欠款的0.1%付违约金；甲方逾期交房的，每日付违约金60元，累计不超过900元。";
    let told = ["乙方晚付一天", "甲方晚交房一天"];
    let labels: Vec<String> = super::told(Card::Contract, LateFee, late).into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, told);
    let values: Vec<String> = super::told(Card::Contract, LateFee, late).into_iter().map(|(_, value)| value).collect();
    assert!(!values[0].contains("另有条件"), "{values:?}");
}

#[test]
fn what_is_counted_by_the_week_costs_nothing_by_the_day() {
    assert_told(LateFee, "一、乙方迟延交货，每迟延一周按迟延货款的0.5%支付违约金。", &[]);
    let days = "一、乙方每延误一天，支付违约金300元。";
    assert_told(LateFee, days, &[("乙方延误一天", "每天 300 元")]);
}

#[test]
fn figures_that_somebody_wrote_on_lines_are_read() {
    assert_told(Term, "一、工期__85__个日历天。", &[("工期", "85个日历天")]);
    assert_told(Term, "一、工期____个日历天。", &[("工期", "空着没填")]);
}

#[test]
fn where_one_may_go_besides_is_said() {
    let court = "一、发生争议的，向临澜市望溪区人民法院起诉";
    let told = "去临澜市望溪区法院";
    assert_told(Disputes, &format!("{court}。"), &[("争议去哪里", told)]);
    let also = format!("{told}，有的情况可去别的法院");
    assert_told(Disputes, &format!("{court}，但会员住在外地的，也可以选择住所地法院。"), &[("争议去哪里", &also)]);
    // 财产保全 is no suit, and arbitration stays what it is.
    let arbitration = "一、争议提交临澜仲裁委员会仲裁，但任何一方也可以向法院申请财产保全。";
    assert!(super::told(Card::Contract, Disputes, arbitration).iter().all(|(_, value)| !value.contains("别的法院")));
    // Who speaks of a court by the way says nothing against the clause that names one.
    let by_the_way = format!("{court}。\n二、甲方已向有管辖权的人民法院提起诉讼的，可以披露必要信息。");
    assert_told(Disputes, &by_the_way, &[("争议去哪里", told)]);
}

#[test]
fn whoever_leaves_gives_back_only_what_it_has_to() {
    let both = "一、乙方提前退租的，应支付900元违约金，甲方退还剩余押金。";
    let values: Vec<String> =
        super::told(Card::Contract, EarlyExit, both).into_iter().map(|(_, value)| value).collect();
    assert!(values.iter().all(|value| !value.contains("退剩余押金")), "{values:?}");
    let own = "一、甲方提前解除的，应退还剩余租金，并支付900元违约金。";
    assert_told(EarlyExit, own, &[("甲方提前结束", "付违约金 900 元，退剩余租金")]);
}

#[test]
fn a_form_that_nobody_filled_in_holds_no_sum() {
    assert_told(Deposit, "一、押金人民币____万____仟____佰____拾____元整。", &[]);
}

#[test]
fn works_that_are_not_stretched_end_when_they_should() {
    assert_told(Term, "一、工期60天。\n二、返工的，费用自理，工期不顺延。", &[("工期", "60天")]);
}

#[test]
fn what_answers_a_delay_is_no_way_of_leaving() {
    let delay = "一、乙方逾期付租的，每日付违约金60元；逾期满15日仍未付清，甲方有权提前解除合同，押金不予退还。";
    assert_told(EarlyExit, delay, &[]);
}
