//! What is told is all of it: nobody is left out, no price beside the one that is told, no case that it does not hold in.

use baihua_kb::Card;

use super::{assert_only_the_first, assert_told, names, of, told};
use crate::FactTopic::{
    self, Claim, Cover, Deductible, Deposit, Disputes, Due, EarlyExit, LateFee, Parties, Price, Renewal, Share,
    SumInsured, Term,
};

/// Labels and values of a topic in a policy with these clauses.
fn policy(topic: FactTopic, clauses: &str) -> Vec<String> {
    let text = format!("旅行保险单\n投保人：闻人舟\n{clauses}\n");
    told(Card::Policy, topic, &text).into_iter().map(|(label, value)| format!("{label}：{value}")).collect()
}

#[test]
fn one_of_several_people_is_not_told_alone() {
    let parties = |text: &str| names(Card::Contract, text);
    assert_eq!(parties("借条\n借款人：闻人舟，还有他爱人 祝小满\n出借人：宗政晴\n"), ["宗政晴"]);
    assert_eq!(parties("借条\n借款人：闻人舟（男，42岁）\n出借人：宗政晴\n"), ["闻人舟", "宗政晴"]);
    assert_eq!(parties("借条\n借款人：闻人舟、祝小满（夫妻）\n出借人：宗政晴\n"), ["闻人舟、祝小满", "宗政晴"]);
    let two = "换房协议\n甲方：闻人舟　祝小满　　　乙方：临澜市大禾置业有限公司\n";
    assert_eq!(parties(two), ["临澜市大禾置业有限公司"]);
    // Two fields of one role, of which one cannot be read.
    assert_eq!(
        parties("委托书\n委托人（卖家）：闻人舟\n委托人（买家）：祝　小满、宗政晴\n受托人：阎立本\n"),
        ["阎立本"]
    );
    // Where they sign, names are shortened.
    let signed = "采购单\n卖方：临澜市大禾贸易有限公司\n买方：闻人舟\n卖方（签章）：大禾贸易　　买方（签字）：舟\n";
    assert_eq!(parties(signed), ["临澜市大禾贸易有限公司", "闻人舟"]);
    assert_eq!(told(Card::Policy, Parties, "旅行保险单\n被保险人：闻人舟、其配偶 祝小满\n"), []);
}

#[test]
fn what_leaving_costs_is_told_with_what_is_paid_beside_it() {
    let both = "一、甲方无故解除的，退还保证金，并支付相当于学费30%的违约金，另赔偿乙方的损失。";
    assert_told(EarlyExit, both, &[("甲方无故提前结束", "付违约金：学费的 30%，退保证金，还要付别的钱")]);
    let one = "一、甲方无故解除的，退还保证金，并支付相当于学费30%的违约金。";
    assert_told(EarlyExit, one, &[("甲方无故提前结束", "付违约金：学费的 30%，退保证金")]);
    let kept = "一、乙方提前退租的，剩余租金作为违约金支付给甲方，不再退还。";
    assert_told(EarlyExit, kept, &[("乙方提前结束", "剩余租金不退")]);
    let below = "一、乙方任意解除的，已付费用不退。头一年内解除的，还须支付次年费用的一半。";
    assert_told(EarlyExit, below, &[("乙方提前结束", "已付费用不退，有的情况还要付钱")]);
    let other = "一、乙方跳槽到其他服务方提前解除的，支付违约金700元。";
    assert_told(EarlyExit, other, &[("乙方提前结束", "付违约金 700 元")]);
}

#[test]
fn a_delay_is_that_of_what_is_paid_late_and_from_its_first_day_on() {
    let some = "一、乙方迟延支付权利金或系统年费的，每日按欠款的千分之一支付违约金。";
    assert_told(LateFee, some, &[("乙方晚付权利金或系统年费一天", "欠款的 0.1%（每一万元每天 10 元）")]);
    let two = "一、甲方逾期付费或者乙方逾期退费的，均按应付未付金额的千分之一每日支付违约金。";
    assert!(of(LateFee, two).iter().all(|(label, _)| !label.contains("乙方逾期")), "another delay is no fee");
    let sent = "一、甲方未在约定时间（收到定货款后十日）发出货物的，每晚一日支付70元违约金。";
    assert_told(LateFee, sent, &[("甲方晚发货一天", "每天 70 元")]);
    assert_only_the_first(&[(
        LateFee,
        "一、乙方逾期交费的，每日按欠费金额千分之一计收滞纳金，从逾期之日起计算。",
        "一、乙方逾期交费的，每日按欠费金额千分之一计收滞纳金，从逾期第八日起计算。",
    )]);
}

#[test]
fn what_goes_on_by_itself_goes_on_for_everybody() {
    assert_only_the_first(&[
        (Renewal, "一、本合同期满自动延续一年。", "一、本合同不因期满而自动延续。"),
        (
            Renewal,
            "一、期满前双方无异议的，本合同自动续一年。",
            "一、期满前双方无异议而乙方继续付费的，本合同自动续一年。",
        ),
        (Renewal, "一、会员期满自动续一个月。", "一、选择连续包月的，会员期满自动续一个月。"),
    ]);
}

#[test]
fn what_is_due_is_all_of_it() {
    let fee = "一、服务费每月700元，每月5日前支付。";
    assert_told(Due, fee, &[("服务费什么时候付", "每月5日前")]);
    let first = "一、服务费每月700元，每月5日前支付。\n二、首月服务费在签约后三日内支付。";
    assert_told(Due, first, &[("服务费什么时候付", "每月5日前（第一次另有约定）")]);
    let both = "一、服务费7000元。\n二、甲方的服务费于过户当日一次付清。\n三、乙方的服务费分两次付。";
    assert_told(Due, both, &[("甲方的服务费什么时候付", "过户当日一次付清")]);
    assert_told(Due, "一、服务费7000元，于见面后三日内付清。", &[("服务费什么时候付", "见面后三日内")]);
    let parts = "一、服务费7000元，签约时付2000元，余下5000元于见面后三日内付清。";
    assert_told(Due, parts, &[("服务费什么时候付", "签约时付 2,000 元，见面后三日内付 5,000 元")]);
    let rises = "一、服务费每年700元。\n二、第三年起服务费上调10%。";
    assert_told(Price, rises, &[("服务费", "700 元/年，以后会涨")]);
}

#[test]
fn a_deposit_is_asked_for_here_and_now() {
    assert_only_the_first(&[
        (Deposit, "一、押金700元。", "一、押金700元。\n二、乙方信用良好，本次适用免押。"),
        (Deposit, "一、定金700元。", "一、因此耽误进货、定金700元被没收的，甲方赔一半。"),
        (Deposit, "一、双方互不收取押金。", "一、除上述外，双方互不收取押金。"),
    ]);
    let asked = "一、押金700元。\n二、信用分高的客户可以申请免押。";
    assert_told(Deposit, asked, &[("押金", "700 元")]);
    assert_only_the_first(&[(Term, "一、有效期十个月。", "一、课包36节共9360元。有效期十个月。")]);
}

#[test]
fn a_figure_of_a_policy_is_that_of_all_of_it() {
    let none = Vec::<String>::new();
    let share = |clauses: &str| policy(Share, clauses);
    assert_eq!(share("一、赔付比例90%。"), ["赔付比例：90%"]);
    assert_eq!(share("一、赔付比例90%。\n二、牙科急诊按70%赔付。"), none);
    assert_eq!(share("一、赔付比例90%。\n二、期内退保的，扣保险费的10%。"), ["赔付比例：90%"]);
    let deductible = |clauses: &str| policy(Deductible, clauses);
    assert_eq!(deductible("一、免赔额70元。"), ["免赔额：70 元"]);
    assert_eq!(deductible("一、免赔额70元，或损失金额的10%，二者以高者为准。"), none);
    let limit = |clauses: &str| policy(FactTopic::SumInsured, clauses);
    assert_eq!(limit("医疗保险金：年度限额70万元。"), ["医疗保险金年度限额：700,000 元"]);
    assert_eq!(limit("重大疾病特别医疗保险金（90种）：年度限额70万元。"), none);
    let claim = |clauses: &str| policy(Claim, clauses);
    let two = "一、请求给付保险金的诉讼时效为二年，自知道保险事故发生之日起计算。";
    assert_eq!(claim(two), ["请求赔付的诉讼时效：知道出险起 二年"]);
    assert_eq!(claim(&format!("{two}\n二、身故保险金的时效为五年。")), none);
    let rows = "意外身故　700,000元\n意外医疗　7,000元\n猝死　70,000元\n";
    assert_eq!(policy(Cover, "保险责任\n住院津贴保险金\n每天70元。"), ["保什么：住院津贴保险金"]);
    assert_eq!(policy(Cover, &format!("{rows}保险责任\n住院津贴保险金\n每天70元。")), none);
    assert_eq!(policy(Price, "一、保险费合计：人民币柒佰元壹角伍分。"), ["保险费：700.15 元"]);
    assert_eq!(policy(Price, "一、保险费合计：700元。\n二、交强险另单承保，保费90元。"), ["保险费：700 元"]);
    let years = "保险期间　至被保险人年满80周岁后的首个合同生效对应日基本保险金额700,000元";
    assert_eq!(policy(Term, years), ["保险期间：至被保险人年满80周岁后的首个合同生效对应日"]);
}

#[test]
fn what_holds_for_one_of_several_is_not_told_as_that_of_all() {
    let parties = |text: &str| names(Card::Contract, text);
    assert_eq!(parties("寄养合同\n甲方：闻人舟 / 祝小满\n乙方：宗政晴\n"), ["宗政晴"]);
    let insured = "旅行保险单\n被保险人：闻人舟、宗政晴（成人2名），祝小满（未成年人1名）\n";
    assert_eq!(names(Card::Policy, insured), Vec::<String>::new());
    let part = "一、乙方迟付第二笔款的，每迟一日按该笔款的千分之一支付违约金。";
    assert_told(LateFee, part, &[("乙方晚付第二笔款一天", "该笔款的 0.1%")]);
    let monthly = "一、服务费每月700元。每月服务费于当月7日前缴纳，首月于入住当日缴纳。";
    assert_eq!(of(Due, monthly).first().map(|(_, value)| value.as_str()), Some("当月7日前"));
    let times =
        "一、甲屏：电梯厅，发布期2026年3月1日至2026年5月31日。\n二、乙屏：车库，发布期2026年3月1日至2026年4月30日。";
    assert_eq!(of(Term, times), []);
    let unless = "一、期满，除任何一方在期满前40日书面通知不续外，本合同自动续一年。";
    assert_told(Renewal, unless, &[("续约", "到期前 40日 没人提出不续，就自动续 一年")]);
    assert_only_the_first(&[
        (
            Renewal,
            "一、乙方要续租的，应在到期前两个月书面提出。",
            "一、乙方要续租的，自行找业主谈，甲方应在到期前两个月把业主的想法告知乙方。",
        ),
        (Deposit, "一、押金700元。", "一、场地方如要求交押金700元，由乙方代垫。"),
    ]);
}

#[test]
fn a_policy_that_pays_or_hears_otherwise_in_some_cases_says_so() {
    let none = Vec::<String>::new();
    let share = |clauses: &str| policy(Share, clauses);
    assert_eq!(share("门诊赔付比例70%。\n非定点医院按50%赔付。"), ["门诊赔付比例：70%，有的情况另算"]);
    assert_eq!(share("第三者责任赔付比例70%。\n非定点医院按50%赔付。"), ["第三者责任赔付比例：70%"]);
    let report = |clauses: &str| policy(FactTopic::Report, clauses);
    let hours = "一、保险事故发生后，被保险人应当在48小时内通知保险人。";
    assert_eq!(report(hours), ["出险后报案：48小时内通知保险公司"]);
    let sooner = report(&format!("{hours}\n二、死亡事故应当在24小时内通知。"));
    assert_eq!(sooner, ["出险后报案：48小时内通知保险公司，有人死亡的更早"]);
    assert_eq!(policy(FactTopic::Waiting, "另购有一份意外险（等待期7天），与本合同互不影响。"), none);
    assert_eq!(policy(Term, "保险期间：至被保险人年满70周岁之日前一日"), ["保险期间：至被保险人年满70周岁之日前一日"]);
    assert_eq!(policy(Cover, "第一条 1保险责任\n等待期后确诊的，给付。"), none);
}

#[test]
fn what_a_form_leaves_open_or_a_table_parts_is_no_name_and_no_sum() {
    let sale =
        "门窗买卖合同\n买方（甲方）\n名称：\n一、甲方应于签约后七日内向乙方付首款，计人民币（大写）：____元整。\n";
    assert_eq!(names(Card::Contract, sale), Vec::<String>::new());
    assert_eq!(policy(Price, "保险费：26元　保险费：58元\n").len(), 0);
    assert_eq!(policy(Price, "保险费：26元\n"), ["保险费：26 元"]);
    assert_eq!(policy(SumInsured, "附加盗抢保额　0元　4000元\n").len(), 0);
    assert_eq!(of(Price, "配件价格 总价____元\n").len(), 0);
}

#[test]
fn what_hangs_on_the_other_side_or_has_an_end_is_told_with_it() {
    let leave = "一、乙方提前解除合同的，需征得甲方同意后，支付剩余金额70%的违约金。";
    assert_told(EarlyExit, leave, &[("乙方提前结束", "要经对方同意，付违约金：剩余金额的 70%")]);
    let late = "一、乙方逾期付款的，每日按未付金额的千分之一支付违约金，但累计不超过合同总价的百分之四。";
    assert_told(LateFee, late, &[("乙方晚付一天", "未付金额的 0.1%（每一万元每天 10 元），有上限")]);
    assert_only_the_first(&[
        (
            Renewal,
            "一、乙方需要续租的，应当提前两个月通知甲方。",
            "一、乙方可于到期日或续租期满日终止合同，但需提前两个月通知甲方。",
        ),
        (Disputes, "一、发生争议，由设备所在地人民法院解决。", "一、发生争议，由双方协商或设备所在地人民法院解决。"),
    ]);
}
