//! Facts of single clauses: what is told of one, and what of its look-alike is not.

mod beside;
mod more;
mod others;
mod policies;
mod sentence;
mod shown;
mod whole;

use std::sync::OnceLock;

use baihua_kb::{Card, builtin};
use rust_decimal::Decimal;

use super::yuan;
use crate::{Analyzer, FactTopic, Order};

/// Label and value of every fact of `topic` in a document, however short.
fn told(card: Card, topic: FactTopic, text: &str) -> Vec<(String, String)> {
    static ANALYZER: OnceLock<Analyzer> = OnceLock::new();
    let analyzer = ANALYZER.get_or_init(|| Analyzer::new(builtin()));
    let report = analyzer.review(&analyzer.unchecked(Order::new(card, text)));
    let facts = report.meta.facts.into_iter().filter(|fact| fact.topic == topic && fact.stated);
    facts.map(|fact| (fact.label, fact.value)).collect()
}

/// What the clauses of a contract between two parties with letters tell of `topic`.
fn of(topic: FactTopic, clauses: &str) -> Vec<(String, String)> {
    let text = format!("服务合同\n甲方（服务方）：临澜市大禾服务有限公司\n乙方（客户）：闻人舟\n{clauses}\n");
    told(Card::Contract, topic, &text)
}

/// Asserts what they tell.
fn assert_told(topic: FactTopic, clauses: &str, expected: &[(&str, &str)]) {
    let told = of(topic, clauses);
    let told: Vec<_> = told.iter().map(|(label, value)| (label.as_str(), value.as_str())).collect();
    assert_eq!(told, expected, "{clauses}");
}

/// Asserts that of two clauses that resemble each other the first tells something of a topic and the second nothing.
fn assert_only_the_first(pairs: &[(FactTopic, &str, &str)]) {
    for &(topic, told, other) in pairs {
        assert_ne!(of(topic, told), [], "{told}");
        assert_eq!(of(topic, other), [], "{other}");
    }
}

/// The parties that a document tells of, without what they are called.
fn names(card: Card, text: &str) -> Vec<String> {
    told(card, FactTopic::Parties, text).into_iter().map(|(_, name)| name).collect()
}

#[test]
fn parties_without_letters_are_told_by_their_roles() {
    let parties = |card, text: &str| told(card, FactTopic::Parties, text);
    let pair = |label: &str, value: &str| (label.to_owned(), value.to_owned());
    let lease =
        "仓库租赁单\n出租方：临澜市大禾仓储有限公司\n承租方：宗政晴、闻人舟　　联系电话：____\n一、租期一年。\n";
    let both = [pair("出租方", "临澜市大禾仓储有限公司"), pair("承租方", "宗政晴、闻人舟")];
    assert_eq!(parties(Card::Contract, lease), both, "none of several people is left out");
    let policy = "意外保险单\n保险人：云泽市安泊财产保险有限公司\n投保人／被保险人：宗政晴\n";
    let both = [pair("保险人", "云泽市安泊财产保险有限公司"), pair("投保人／被保险人", "宗政晴")];
    assert_eq!(parties(Card::Policy, policy), both);
    let clause = "健身须知\n会员：进店请出示会员卡并换鞋。\n";
    assert_eq!(parties(Card::Contract, clause), [], "a clause names nobody");
}

#[test]
fn terms_are_read_from_their_beginning_and_from_before_their_name() {
    assert_told(FactTopic::Term, "一、有效期为自开通之日起十八个月。", &[("有效期", "十八个月，从开通算起")]);
    assert_told(FactTopic::Term, "一、前二十天为试住期。", &[("试住期", "二十天")]);
    assert_told(
        FactTopic::Term,
        "一、服务期限：2026年6月1日至2026年6月4日，共4天。",
        &[("服务期限", "4天，2026年6月1日 至 2026年6月4日")],
    );
}

#[test]
fn prices_keep_what_they_are_for() {
    assert_told(FactTopic::Price, "一、收费标准为每课时120元。", &[("收费标准", "120 元/课时")]);
    assert_told(FactTopic::Price, "一、物业费每平方米每月1.8元。", &[("物业费", "1.8 元/平方米/月")]);
    let list = "一、每月费用包括以下各项：\n床位费　1,500元\n餐费　800元\n合计　2,300元\n";
    let told = [("床位费", "1,500 元/月"), ("餐费", "800 元/月"), ("每月费用合计", "2,300 元/月")];
    assert_told(FactTopic::Price, list, &told);
}

#[test]
fn instalments_are_told_where_they_make_up_the_price() {
    let clause = |last: &str| format!("一、合同总价50,000元，分两期支付：签约当日付40%，验收合格后付{last}。");
    let plan = [("合同总价什么时候付", "签约当日付 40%，验收合格后付 60%")];
    assert_told(FactTopic::Due, &clause("60%"), &plan);
    assert_told(FactTopic::Due, &clause("50%"), &[]);
}

#[test]
fn deposits_come_back_when_the_document_says() {
    let clause = "一、押金1,000元，乙方交还钥匙后五日内退还。";
    let told = [("押金什么时候退", "交还钥匙后五日内"), ("押金", "1,000 元")];
    assert_told(FactTopic::Deposit, clause, &told);
    assert_told(FactTopic::Deposit, "一、雨衣一件由甲方借给乙方，不收押金。", &[]);
}

#[test]
fn who_answers_a_breach_does_not_leave() {
    let clauses = "一、乙方提供的材料不实的，甲方可以随时解除合同，乙方支付违约金600元。";
    assert_told(FactTopic::EarlyExit, clauses, &[]);
    // The same words without a breach of the other side.
    let clauses = "一、甲方可以提前解除合同，支付违约金600元。";
    assert_told(FactTopic::EarlyExit, clauses, &[("甲方提前结束", "付违约金 600 元")]);
}

#[test]
fn how_one_may_leave_goes_before_what_leaving_at_will_costs() {
    let at_will = "一、乙方擅自解除合同的，押金不予退还。";
    assert_told(FactTopic::EarlyExit, at_will, &[("乙方擅自提前结束", "押金不退")]);
    let stated = "二、乙方因自身原因要提前解除合同的，须提前四十日书面提出，甲方同意后方可办理。";
    let exit = [("乙方提前结束", "提前 四十日 书面通知，要经对方同意")];
    assert_told(FactTopic::EarlyExit, &format!("{at_will}\n{stated}"), &exit);
    // What the other side pays for its own breach is not the price of leaving.
    let others = "一、乙方把花房转给别人的，甲方有权收回，乙方应支付违约金600元。";
    assert_told(FactTopic::EarlyExit, others, &[]);
}

#[test]
fn money_handed_over_is_paid() {
    let late = |thing: &str| format!("一、甲方逾期交付{thing}的，每逾期一日支付违约金80元。");
    assert_told(FactTopic::LateFee, &late("工程款"), &[("甲方晚付一天", "每天 80 元")]);
    assert_told(FactTopic::LateFee, &late("图纸"), &[("甲方晚交付图纸一天", "每天 80 元")]);
}

#[test]
fn a_benefit_keeps_the_number_that_is_its_name() {
    let told = |title: &str| {
        let text = format!("保险条款\n第二条 保险责任\n{title}\n被保险人身故的，按保险金额给付。\n");
        told(Card::Policy, FactTopic::Cover, &text).into_iter().map(|(_, name)| name).collect::<Vec<_>>()
    };
    assert_eq!(told("（一）一般身故保险金"), ["一般身故保险金"]);
    assert_eq!(told("二、意外伤残保险金"), ["意外伤残保险金"]);
}

#[test]
fn whoever_leaves_gives_notice_and_pays_for_itself() {
    let clauses = "一、乙方提前退租的，应提前二十日书面通知甲方，并支付违约金600元。";
    assert_told(FactTopic::EarlyExit, clauses, &[("乙方提前结束", "提前 二十日 书面通知，付违约金 600 元")]);
    let clauses = "一、乙方因甲方违约提前解除合同的，甲方支付违约金600元。";
    assert_told(FactTopic::EarlyExit, clauses, &[]);
    let clauses = "一、定金2,000元。\n二、甲方反悔的，应向乙方双倍返还定金。\n三、乙方反悔的，定金不退。";
    let told = [("甲方反悔", "双倍返还定金，共 4,000 元"), ("乙方反悔", "定金不退")];
    assert_told(FactTopic::EarlyExit, clauses, &told);
}

#[test]
fn a_late_fee_says_who_is_late_with_what() {
    assert_told(FactTopic::LateFee, "一、乙方晚付尾款的，每晚一日付给甲方80元。", &[("乙方晚付一天", "每天 80 元")]);
    let above = "一、甲方在十日内退款；逾期的，每日按应退金额的万分之三支付违约金。";
    let told = [("甲方晚退一天", "应退金额的 0.03%（每一万元每天 3 元）")];
    assert_told(FactTopic::LateFee, above, &told);
    assert_told(FactTopic::LateFee, "一、逾期的，每日支付违约金80元。", &[]);
}

#[test]
fn renewal_is_asked_for_in_time_or_does_not_happen() {
    let asked = "一、期满以前二十日，乙方愿意续租的，应当书面告诉甲方。";
    assert_told(FactTopic::Renewal, asked, &[("想续", "续租要提前 二十日 提出")]);
    assert_told(FactTopic::Renewal, "一、本卡到期作废，不自动续费。", &[("续约", "不自动续")]);
}

#[test]
fn disputes_go_where_the_box_is_ticked_and_to_labour_arbitration_first() {
    let label = "争议去哪里";
    let boxes = "一、争议解决：□提交仲裁委员会仲裁　☑向乙方住所地人民法院起诉";
    assert_told(FactTopic::Disputes, boxes, &[(label, "去乙方住所地法院")]);
    let labour = "一、有争议的，可以申请劳动争议仲裁；对裁决不服的，再向人民法院起诉。";
    assert_told(FactTopic::Disputes, labour, &[(label, "先申请劳动仲裁，不服再去法院")]);
    assert_told(FactTopic::Disputes, "一、争议按下列第____种方式解决。", &[(label, "空着没填")]);
    assert_told(FactTopic::Disputes, "一、谈不拢的，由甲方住所地人民法院处理。", &[(label, "去甲方住所地法院")]);
}

#[test]
fn a_table_of_benefits_is_read_row_by_row() {
    let text =
        "旅行意外保险单\n项目　　　　保险金额（万元）　　免赔额\n意外身故　　20　　无\n行李丢失　　0.5　　200元\n";
    let pair = |label: &str, value: &str| (label.to_owned(), value.to_owned());
    let of = |topic| told(Card::Policy, topic, text);
    assert_eq!(of(FactTopic::Cover), [pair("保什么", "意外身故"), pair("保什么", "行李丢失")]);
    let sums = [pair("意外身故保险金额", "200,000 元"), pair("行李丢失保险金额", "5,000 元")];
    assert_eq!(of(FactTopic::SumInsured), sums);
    assert_eq!(of(FactTopic::Deductible), [pair("行李丢失免赔额", "200 元")]);
}

#[test]
fn a_policy_tells_its_dates_its_premium_and_the_way_out_before_it_begins() {
    let text = "家财保险单\n保险期间：自2026年7月1日零时起至2027年6月30日二十四时止\n\
        保险费：人民币480元，投保人应当在保险单生效以前一次交清。\n\
        保险责任开始前，投保人要求解除合同的，应支付保险费3%的手续费，余款退还。\n";
    let of = |topic| told(Card::Policy, topic, text).into_iter().map(|(_, value)| value).collect::<Vec<_>>();
    assert_eq!(of(FactTopic::Term), ["2026年7月1日 至 2027年6月30日（1 年）"]);
    assert_eq!(of(FactTopic::Price), ["480 元"]);
    assert_eq!(of(FactTopic::Due), ["保险单生效以前一次交清"]);
    assert_eq!(of(FactTopic::WaysOut), ["扣保险费的 3%，余款退还"]);
}

#[test]
fn what_looks_like_a_fact_and_is_none_is_not_told() {
    // The day until when money may be asked back is not the day on which it is paid.
    let back = "一、会费：88元。\n二、没有来过的，付款后五日内可以申请退会费。";
    assert_told(FactTopic::Due, back, &[]);
    // Small things have deposits of their own.
    assert_told(FactTopic::Deposit, "一、钥匙每把押金20元。", &[]);
    // What else could be bought has a price of its own.
    assert_told(FactTopic::Price, "一、加装的部分另行报价，服务费300元。", &[]);
    // Another version of a policy has periods of its own.
    let policy = |clause: &str| told(Card::Policy, FactTopic::Waiting, &format!("医疗保险单\n{clause}\n"));
    assert_eq!(policy("旧版条款的等待期为40日，不适用于本合同。"), []);
    assert_eq!(policy("等待期为40日。").len(), 1);
}

#[test]
fn what_is_said_twice_is_told_once_and_yearly_premiums_are_of_a_year() {
    let twice = "一、乙方提前解除合同的，应提前二十日书面通知甲方，并支付相当于两个月服务费的违约金，即4,600元。";
    let told_once = [("乙方提前结束", "提前 二十日 书面通知，付违约金：两个月服务费，共 4,600 元")];
    assert_told(FactTopic::EarlyExit, twice, &told_once);
    let premium = told(Card::Policy, FactTopic::Price, "终身寿险保险单\n每年保险费：5,200元\n");
    assert_eq!(premium, [("保险费".to_owned(), "5,200 元/年".to_owned())]);
}

#[test]
fn what_holds_for_some_or_held_before_is_no_fact() {
    // Only some pay it; a third party holds it; it was so last year.
    assert_told(FactTopic::Deposit, "一、借用烤箱的学员，另付押金90元。", &[]);
    assert_told(FactTopic::Deposit, "一、房东收的保证金700元由房东退，与乙方无涉。", &[]);
    assert_told(FactTopic::Deposit, "一、去年开班时收过定金60元。", &[]);
    assert_told(FactTopic::Deposit, "一、学员应付押金90元。", &[("押金", "90 元")]);
    // The first days cost nothing.
    let late = |from: &str| format!("一、乙方晚付尾款的，{from}每天付给甲方30元违约金。");
    assert_told(FactTopic::LateFee, &late("从第四天起"), &[]);
    assert_told(FactTopic::LateFee, &late(""), &[("乙方晚付一天", "每天 30 元")]);
    // What is paid is the price of the delay, and not what is late.
    let works = "一、乙方原因延误的，每晚一日向甲方支付60元。";
    assert_told(FactTopic::LateFee, works, &[]);
    let fee = "一、乙方逾期支付修剪费的，每日按欠付金额的0.05%付违约金。";
    assert_told(FactTopic::LateFee, fee, &[("乙方晚付修剪费一天", "欠付金额的 0.05%（每一万元每天 5 元）")]);
    // Nothing goes on by itself, and two dates are no deadline.
    assert_told(FactTopic::Renewal, "一、期满就散，协议没有自动延长一说。", &[]);
    assert_told(FactTopic::Renewal, "一、乙方要续租的，期满前六十日开始、最迟期满前十日提出。", &[]);
}

#[test]
fn questions_examples_offers_and_what_others_take_are_no_facts() {
    use FactTopic::{Deposit, Due, LateFee, Price, Renewal, Term};
    // Each beside the same words without what makes it another thing.
    assert_only_the_first(&[
        (Deposit, "一、押金300元现在交。", "一、押金300元要现在交吗？"),
        (Deposit, "一、住校，乙方另缴押金90元。", "一、乙方选择住校的，每月80元，另缴押金90元。"),
        (Deposit, "一、寄存乐器押金90元。", "一、愿意寄存乐器的，押金90元。"),
        (Deposit, "一、甲方收押金90元。", "一、琴房由合作店单独收押金90元。"),
        (Deposit, "一、甲方向乙方收押金90元。", "一、管理处向乙方收押金90元。"),
        (Deposit, "一、乙方另交保证金90元。", "一、乙方看清洁公司另交保证金90元，不由乙方承担。"),
        (Term, "一、有效期：自即日起九天。", "一、报价有效期：自即日起九天。"),
        (Term, "一、有效期七个月。", "一、评估有效期七个月。"),
        (Term, "一、合同期限为三年零三个月。", "一、合同期限为三年以上。"),
        (Price, "一、设计费900元。", "一、设计费900元，不在此列。"),
        (Price, "一、培训费900元。", "一、预计培训费900元。"),
        (Price, "一、服务费：60元。", "一、服务费：60元×5。"),
        (Due, "一、租金每月2,000元，于签约当日付清。", "一、租金每月2,000元。\n二、首季租金于签约当日付清。"),
        (Renewal, "一、期满前十日，乙方要续约的应提出。", "一、期满前十日，甲方应当征询乙方续约的意向。"),
    ]);
    let wage = "一、工资每月3,000元，由基本工资1,000元、岗位工资2,000元组成。";
    assert_told(Price, wage, &[("工资", "3,000 元/月")]);
    let boxes = "一、有争议的：□ 劳动人事争议仲裁委员会仲裁 □ 人民法院";
    assert_told(FactTopic::Disputes, boxes, &[("争议去哪里", "空着没填")]);
    let given = "一、有争议的，交给临澜仲裁委员会仲裁。";
    assert_told(FactTopic::Disputes, given, &[("争议去哪里", "去临澜仲裁委员会仲裁")]);
    let house = "一、有争议的，均提交临澜国际仲裁院仲裁，按该院的规则书面审理。";
    assert_told(FactTopic::Disputes, house, &[("争议去哪里", "去临澜国际仲裁院仲裁")]);
    assert_told(Deposit, "一、公用费押金：300元。", &[("公用费押金", "300 元")]);
    let of_one = "一、乙方晚付任何一笔款的，每天按该笔款的万分之三付违约金。";
    assert_told(LateFee, of_one, &[("乙方晚付一天", "该笔款的 0.03%")]);
    let parties = |text: &str| names(Card::Contract, text);
    assert_eq!(parties("护理合同\n甲方：姓名 闻人舟\n乙方：大禾护理院\n"), ["闻人舟", "大禾护理院"]);
    assert_eq!(parties("用工安排\n雇主：闻人舟　　雇员：4人\n雇主签名：____\n"), ["闻人舟"]);
}

#[test]
fn what_a_policy_says_of_some_cases_is_no_fact_of_all() {
    let of = |topic, clause: &str| {
        let said = told(Card::Policy, topic, &format!("医疗保险单\n{clause}\n"));
        said.into_iter().map(|(label, value)| format!("{label}：{value}")).collect::<Vec<_>>()
    };
    let sums = |clause: &str| of(FactTopic::SumInsured, clause);
    assert_eq!(sums("甲档与您无关，列此作比：限额600元；丙档限额700元。"), Vec::<String>::new());
    assert_eq!(sums("限额600元。"), ["限额：600 元"]);
    assert_eq!(sums("夜间猝死，保额为600元。"), Vec::<String>::new());
    assert_eq!(sums("险种齿科险保额600元"), ["齿科险保额：600 元"]);
    let waits = |clause: &str| of(FactTopic::Waiting, clause);
    assert_eq!(waits("牙科、眼科这几类手术，等待期是70天。"), Vec::<String>::new());
    assert_eq!(waits("等待期是70天。"), ["等待期：70天"]);
    let premium = |clause: &str| of(FactTopic::Price, clause);
    assert_eq!(premium("每人保费70元"), ["保险费：70 元/人"]);
    assert_eq!(premium("配偶保费70元"), Vec::<String>::new());
    let report = |clause: &str| of(FactTopic::Report, clause);
    assert_eq!(report("事故发生后应当及时通知我们，最迟不超过7日。"), Vec::<String>::new());
    assert_eq!(report("事故发生后应当及时通知我们。").len(), 1);
}

#[test]
fn a_policy_tells_what_holds_for_all_of_it() {
    let of = |topic, clause: &str| {
        let said = told(Card::Policy, topic, &format!("终身保险单\n{clause}\n"));
        said.into_iter().map(|(_, value)| value).collect::<Vec<_>>()
    };
    let until = "保险期间：至被保险人年满75周岁后的首个保单周年日";
    assert_eq!(of(FactTopic::Term, until), ["至被保险人年满75周岁后的首个保单周年日"]);
    assert_eq!(of(FactTopic::Price, "附加险：豁免保险费（年交保险费52元）"), Vec::<String>::new());
    assert_eq!(of(FactTopic::SumInsured, "保额 40万元（前五年为40万元，其后逐年减少）"), Vec::<String>::new());
    assert_eq!(of(FactTopic::Waiting, "等待期为30日。"), ["30日"]);
    let two = "等待期为30日。\n甲状腺疾病的等待期为100日。";
    assert_eq!(of(FactTopic::Waiting, two), Vec::<String>::new());
}

#[test]
fn the_words_before_a_name_make_it_whole_or_are_not_understood() {
    use FactTopic::{Deposit, Price, Term};
    assert_told(Price, "一、包括：夏令营学费900元。", &[("夏令营学费", "900 元")]);
    assert_told(Price, "一、乙方应向甲方支付服务费900元。", &[("服务费", "900 元")]);
    assert_told(Price, "一、成交总价（含税）：900元。", &[("成交总价", "900 元")]);
    assert_told(Price, "一、车位费90元/月（其中服务费20元）。", &[("车位费", "90 元/月")]);
    assert_told(Price, "一、贷款年利率为7%。", &[("贷款年利率", "7%")]);
    assert_told(Deposit, "一、门卡押金50元。", &[("门卡押金", "50 元")]);
    assert_told(Deposit, "一、乙方于签约当日另付门卡押金50元。", &[("门卡押金", "50 元")]);
    assert_told(Deposit, "一、乙方报送方案，并缴纳装修押金50元。", &[("装修押金", "50 元")]);
    assert_told(Deposit, "一、乙方已于选座时付给甲方定金50元。", &[("定金", "50 元")]);
    assert_told(Deposit, "一、原押金50元继续有效。", &[("押金", "50 元")]);
    assert_told(Term, "一、金卡有效期两年。", &[("金卡有效期", "两年")]);
    assert_told(Term, "一、预付卡有效期三年。", &[("预付卡有效期", "三年")]);
    assert_only_the_first(&[
        (Price, "一、服务费900元。", "一、甲方与邻家谈妥的服务费900元。"),
        (Price, "一、每月管理费90元。", "一、每档管理费90元。"),
        (Deposit, "一、定金：900元。", "一、头款（不含定金）：900元。"),
        (Deposit, "一、乙方交付报价保证金50元。", "一、比价时交付的报价保证金50元照旧。"),
        (Deposit, "一、甲方收场地押金50元。", "一、场馆那边收场地押金50元。"),
        (Deposit, "一、乙方先交押金90元。", "一、易碎品可以先交押金90元。"),
        (Deposit, "一、甲方预留质保保证金900元。", "一、甲方预留交房保证金900元。"),
        (Deposit, "一、原押金50元继续有效。", "一、原押金50元上月已结。"),
        (Term, "一、驾驶课有效期三年。", "一、按规定学习驾驶证明有效期三年。"),
    ]);
}

#[test]
fn what_is_of_another_paper_is_no_fact_of_this_one() {
    use FactTopic::{Deposit, Price, Renewal, Term};
    let framed = |paper: &str| format!("一、{paper}（有效期2026年1月1日至2026年12月31日）照旧。");
    assert_only_the_first(&[
        (Price, "一、货品（单价90元）照收。", "一、2031年供货合同（单价90元）照收。"),
        (Deposit, "一、仓门（押金90元）照付。", "一、旧仓（押金90元）合同已到期。"),
        (Deposit, "一、铺面三年，押金90元。", "一、铺面租约三年，押金90元。"),
        (Deposit, "一、收一笔押金：90元。", "一、收一笔押金：90元。\n二、您的订单：押金已免。"),
        (Term, &framed("本卡"), &framed("《年度框架协议》")),
        (Renewal, "一、期满双方没有异议的，服务自动续一年。", "一、期满双方没有异议的，维护服务自动续一年。"),
    ]);
}

#[test]
fn a_price_that_holds_in_a_case_or_holds_no_more_is_left_out() {
    use FactTopic::{Due, Price};
    assert_only_the_first(&[
        (Price, "一、设计费900元，签约即付。", "一、设计费900元，签约即免。"),
        (Price, "一、乙方应告知甲方，服务费900元。", "一、乙方自己找到买家的，应告知甲方，服务费900元。"),
        (Price, "一、套餐价格900元，签约后支付。", "一、套餐价格900元，优惠后800元。"),
        (Price, "一、学费：900元　　优惠：无", "一、学费：900元　　优惠：100元　　实收：800元"),
        (Price, "一、两项：每天3元，管理费90元。", "一、头两年：每天3元，管理费90元。"),
        (Price, "一、收费标准为每月90元。", "一、物业公司为大禾物业，收费标准为每月90元。"),
        (Due, "一、工资每月16号发放。", "一、工资每月1号和16号发放。"),
    ]);
    let fee = "一、月租金2,000元。\n二、乙方应付佣金1,000元（即半个月租金），于本合同签订当日付清。";
    assert_told(Due, fee, &[("佣金什么时候付", "本合同签订当日")]);
    let own_plan = |fee: &str| format!("一、合同总价900元。\n二、{fee}，签约时付50%，交车当日付50%。");
    assert_told(Due, &own_plan("分两次"), &[("合同总价什么时候付", "签约时付 50%，交车当日付 50%")]);
    assert_told(Due, &own_plan("居间费另计"), &[]);
    let list = |fees: &str| format!("一、每月费用：\n{fees}\n二、付款：乙方应在每月25日前交下一个月的。");
    assert_told(Due, &list("餐费　300元"), &[("餐费什么时候付", "每月25日前")]);
    assert_told(Due, &list("床位费　900元\n餐费　300元"), &[]);
}

#[test]
fn leaving_is_told_whole_and_not_for_what_another_did() {
    use FactTopic::{Deposit, EarlyExit};
    let twice = "一、乙方提前解除的，另付一个月服务费（900元）作为补偿。";
    assert_told(EarlyExit, twice, &[("乙方提前结束", "付补偿：一个月服务费，共 900 元")]);
    let kept = "一、乙方提前终止的，应提前三十日书面申请，已付的入门费不退。";
    assert_told(EarlyExit, kept, &[("乙方提前结束", "提前 三十日 书面申请，入门费不退")]);
    let paid = "一、乙方提前解除的，应提前三十日书面通知，另外给付甲方一笔补偿。";
    assert_told(EarlyExit, paid, &[("乙方提前结束", "提前 三十日 书面通知，还要付钱")]);
    assert_only_the_first(&[
        (EarlyExit, "一、甲方可以提前解除，押金不退。", "一、乙方不得转借，一经发现，甲方可以提前解除，押金不退。"),
        (EarlyExit, "一、甲方可以提前解除，押金不退。", "一、乙方有下列情形之一的，甲方可以提前解除，押金不退："),
    ]);
    let back = |who: &str| format!("一、押金900元。\n二、结清费用后{who}十日内退还押金。");
    let told = [("押金什么时候退", "结清费用后十日内"), ("押金", "900 元")];
    assert_told(Deposit, &back(""), &told);
    assert_told(Deposit, &back("由甲方"), &[("押金", "900 元")]);
}

#[test]
fn being_late_is_told_by_the_day_and_of_what_is_late() {
    use FactTopic::LateFee;
    let back = "一、甲方晚退押金的，每晚一日付给乙方20元。";
    assert_told(LateFee, back, &[("甲方晚退押金一天", "每天 20 元")]);
    assert_only_the_first(&[
        (
            LateFee,
            "一、乙方逾期发货的，每延迟一日按2元补偿违约金。",
            "一、乙方逾期发货的，每延迟一日按每单2元补偿违约金。",
        ),
        (
            LateFee,
            "一、乙方应归还招牌；逾期的，每日支付违约金90元。",
            "一、乙方应归还招牌；逾期不拆除的，每日支付违约金90元。",
        ),
    ]);
}

#[test]
fn renewal_is_that_of_this_reader_and_by_one_time() {
    use FactTopic::Renewal;
    let raised = "一、自动续租期间要涨价的，提前20天告诉乙方。";
    assert_told(Renewal, raised, &[("续约", "到期自动续，另有条件")]);
    let others = "一、会员到期不自动续费。\n二、包月的会员，到期自动续一个月。";
    assert_told(Renewal, others, &[("续约", "到期自动续 一个月")]);
    assert_only_the_first(&[
        (Renewal, "一、会员到期不自动续费。", "一、会员到期另行商量。"),
        (
            Renewal,
            "一、期满前五个月，乙方要续租的应书面提出。",
            "一、期满前五个月至三个月之间，乙方要续租的应书面提出。",
        ),
    ]);
}

#[test]
fn what_a_contract_is_about_ends_where_something_is_done_with_it() {
    use FactTopic::Subject;
    let let_out = "一、甲方将其所有的坐落于临澜市望溪区梧桐里8号的商铺出租给乙方。";
    assert_told(Subject, let_out, &[("在哪里", "临澜市望溪区梧桐里8号")]);
    assert_only_the_first(&[
        (Subject, "一、工作地点：临澜市及境内（不含海上）", "一、工作地点：临澜市及境内（不含海上）承接的项目"),
        (Subject, "一、岗位：☑点单 □打包", "一、岗位：☑点单 ☑送餐 □打包"),
    ]);
}

#[test]
fn a_term_stands_under_a_title_and_a_part_of_it_is_none() {
    use FactTopic::Term;
    let under = |title: &str| format!("一、{title}\n自2026年3月1日起，至2028年2月29日止，共两年。");
    assert_told(Term, &under("使用年限"), &[("使用年限", "2026年3月1日 至 2028年2月29日（2 年）")]);
    assert_told(Term, &under("报名时间"), &[]);
    assert_only_the_first(&[(Term, "一、服务期两个月。", "一、最低服务期两个月。")]);
}

#[test]
fn a_day_that_comes_again_is_told_and_the_first_of_several_is_not() {
    use FactTopic::Due;
    let rent = |when: &str| format!("一、每年租金900元。\n二、乙方应于{when}支付租金。");
    assert_told(Due, &rent("每年9月20日前"), &[("租金什么时候付", "每年9月20日前")]);
    assert_only_the_first(&[
        (Due, "一、管理费每月5日前转入甲方账户。", "一、甲方每月5日前报管理费，8日前核对，15日转入账户。"),
        (Due, "一、管理费于每月5日支付。", "一、补贴于每月5日支付到管理费账户。"),
        (Due, "一、管理费\n管理费在收到账单后三日内付清。", "一、终止\n管理费在收到账单后三日内付清。"),
    ]);
    let plan = "一、服务费900元，首期30%于签约当日支付，二期70%于验收后五日内支付。";
    assert_told(Due, plan, &[("服务费什么时候付", "签约当日付 30%，验收后五日内付 70%")]);
}

#[test]
fn fees_are_told_by_their_own_names_where_nothing_leaves_them_out() {
    use FactTopic::Price;
    assert_told(Price, "一、订阅费：900元/年。", &[("订阅费", "900 元/年")]);
    assert_told(Price, "一、整件一口价900元。", &[("整件一口价", "900 元")]);
    assert_only_the_first(&[
        (Price, "一、订阅费：900元/年。", "一、订阅费：900元/年，自愿开通。"),
        (Price, "一、订阅费：900元/年。", "一、滞纳费：900元/年。"),
        (Price, "一、料子（单价3元）另算。", "一、每亩用种150公斤，单价3元。"),
        (Price, "一、学费900元。", "一、学费除去餐费900元。"),
    ]);
}

#[test]
fn leaving_says_since_when_and_a_case_before_it_is_no_leaving() {
    use FactTopic::EarlyExit;
    let since = "一、开业以后乙方中途退出的，应提前九十日书面通知。";
    assert_told(EarlyExit, since, &[("乙方开业以后提前结束", "提前 九十日 书面通知")]);
    assert_only_the_first(&[
        (EarlyExit, "一、甲方提前收回房屋的，押金不退。", "一、经发现转借的，甲方提前收回房屋，押金不退。"),
        (EarlyExit, "一、任何一方提前解除的，提前九日通知。", "一、批次之间任何一方提前解除的，提前九日通知。"),
        (EarlyExit, "一、提前还车的，剩余租金不退。", "一、节假日订单提前还车的，剩余租金不退。"),
    ]);
}

#[test]
fn leaving_in_a_period_or_without_notice_says_so() {
    use FactTopic::EarlyExit;
    let period = "一、服务期前五个月内，乙方提前退出的，押金不退。";
    assert_told(EarlyExit, period, &[("乙方服务期前五个月内提前结束", "押金不退")]);
    let whole = "一、在合同期内，乙方提前退出的，押金不退。";
    assert_told(EarlyExit, whole, &[("乙方提前结束", "押金不退")]);
    let notice = "一、甲方提前终止的，应提前20日通知，否则另付半个月费用。";
    assert_told(EarlyExit, notice, &[("甲方提前结束", "提前 20日 通知，不提前通知要付钱")]);
    let settled = "一、甲方提前终止的，应提前20日通知，付清已做部分的报酬。";
    assert_told(EarlyExit, settled, &[("甲方提前结束", "提前 20日 通知")]);
    let breach = "一、乙方无故单方解除的，支付违约金800元。";
    assert_told(EarlyExit, breach, &[("乙方无故提前结束", "付违约金 800 元")]);
    let more = "一、乙方提前退出的，应提前九十日书面通知；未满一年即退出的，还应支付补偿800元。";
    assert_told(EarlyExit, more, &[("乙方提前结束", "提前 九十日 书面通知，有的情况还要付钱")]);
    assert_only_the_first(&[
        (EarlyExit, "一、乙方提前退出的，押金不退。", "一、乙方提前退出的，扣一半押金，预收费用不退。"),
        (EarlyExit, "一、乙方可以退卡，不收手续费。", "一、乙方不同意变更的，可以退卡，不收手续费。"),
    ]);
}

#[test]
fn what_nobody_ticked_and_what_holds_for_a_time_is_no_fact() {
    use FactTopic::{Deposit, LateFee, Price, Renewal, Term};
    assert_only_the_first(&[
        (Deposit, "器材：☑ 借用，器材押金120元", "器材：☑ 不借　□ 借用，器材押金120元"),
        (Price, "一、服务费每月900元，每月五日前付。", "一、服务费每月900元，满半年后每月950元。"),
        (Price, "一、基本工资7,800元。", "一、加班工资以基本工资7,800元为基数。"),
        (Price, "设计费  9,800元  一次性", "设计费  9,800元  一次性  含于总价  不另收"),
        (
            LateFee,
            "一、乙方逾期付款的，每日按欠款金额的0.05%付违约金。",
            "一、乙方逾期付款的，每日按代偿金额的0.05%付违约金。",
        ),
        (Renewal, "一、乙方续费的，应当在到期前提前9日申请。", "一、乙方可停课两次，须提前9日申请，手续费每次20元。"),
        (Term, "一、本协议签字后生效，有效期两年。", "优惠后6,000元　有效期：两年"),
    ]);
    let back = "一、押金800元。乙方结清水费，并交还钥匙后九日内，甲方退还押金。";
    assert!(
        of(Deposit, back).contains(&("押金什么时候退".to_owned(), "结清水费，并交还钥匙后九日内".to_owned())),
        "{:?}",
        of(Deposit, back)
    );
}

#[test]
fn what_is_of_a_stage_a_sum_of_two_or_a_grace_is_no_fact() {
    use FactTopic::{Deposit, Due, EarlyExit, LateFee, Price, Renewal};
    assert_only_the_first(&[
        (
            LateFee,
            "一、乙方逾期完工的，每逾期一日付200元。",
            "一、乙方逾期完工的，每逾期一日付200元，第31日起每日付400元。",
        ),
        (
            EarlyExit,
            "一、乙方提前退租的，按剩余租金的30%付违约金。",
            "一、乙方提前退租的，按剩余租金的30%付违约金；已用满四个月的，按15%。",
        ),
        (EarlyExit, "一、乙方提前退租的，押金不退。", "一、乙方违反前款提前退租的，押金不退。"),
        (Deposit, "一、乙方交押金3,980元。", "一、首月费用900元与两项押金合计4,880元，当日付清。"),
        (Price, "一、服务费每月900元。", "一、买方支付服务费900元，甲方支付400元。"),
        (Due, "一、服务费900元，签约后3日内付清。", "一、服务费900元，还款日后3日内付清的视为按时。"),
        (
            Renewal,
            "一、期满前40日双方均未表示终止的，自动续约一年。",
            "一、开通自动续费的，期满前40日双方均未表示终止的，自动续约一年。",
        ),
        (Renewal, "一、本合同期满，自动续约一年。", "一、本合同期满，经甲方同意，自动续约一年。"),
        (Renewal, "一、期满的，自动续约一年。", "一、期满仍有摊主使用的，自动续约一年。"),
    ]);
    let window = "一、期满前40日内双方均未表示终止的，本合同自动续约一年。";
    assert_told(Renewal, window, &[("续约", "到期前 40日内 没人提出不续，就自动续 一年")]);
}

#[test]
fn delays_and_renewals_that_hang_on_more_are_not_told() {
    use FactTopic::{LateFee, Renewal};
    let late = "一、乙方不按时付余款的，每拖一天付给甲方50元违约金。";
    assert_told(LateFee, late, &[("乙方晚付一天", "每天 50 元")]);
    let share = "一、乙方拖欠服务费的，按欠款每天2‰计收滞纳金。";
    assert_told(LateFee, share, &[("乙方晚付一天", "欠款的 0.2%（每一万元每天 20 元）")]);
    assert_only_the_first(&[
        (
            LateFee,
            "一、乙方逾期交货的，每逾期一日按合同价款的0.2%支付违约金。",
            "一、乙方逾期交货的，每逾期一个工作日按合同价款的0.2%支付违约金。",
        ),
        (
            Renewal,
            "一、期满前双方无异议的，本合同自动续一年。",
            "一、期满前双方无异议且乙方付清首期费用的，本合同自动续一年。",
        ),
        (Renewal, "一、期满前90日，乙方要续租的应书面提出。", "一、期满前90日内，乙方要续租的应书面提出。"),
    ]);
    let court = "一、有争议的，向工作室所在地（星河区）人民法院起诉。";
    assert_told(FactTopic::Disputes, court, &[("争议去哪里", "去工作室所在地（星河区）法院")]);
}

#[test]
fn waiting_is_told_beside_revival_and_not_as_that_of_one_benefit() {
    let policy = |clause: &str| {
        let text = format!("医疗保险单\n投保人：闻人舟\n被保险人：闻人舟\n{clause}\n");
        told(Card::Policy, FactTopic::Waiting, &text)
    };
    let days = vec![("等待期".to_owned(), "90日".to_owned())];
    assert_eq!(policy("一、自本合同生效（或最后复效）之日起90日为等待期。"), days);
    assert_eq!(policy("一、自本合同复效之日起90日为等待期。"), []);
    assert_eq!(policy("一、自本合同生效之日起90日为等待期。"), days);
    assert_eq!(policy("一、急病：发作后24小时内身故的，给付全额；等待期90日。"), days);
    assert_eq!(policy("一、猝死：发作后24小时内身故的，给付全额；等待期90日。"), []);
}

#[test]
fn a_premium_for_several_is_the_sum_of_all_and_that_of_an_example_is_none() {
    let policy = |clause: &str| {
        let text = format!("意外保险单\n投保人：闻人舟\n被保险人：闻人舟\n{clause}\n");
        told(Card::Policy, FactTopic::Price, &text).into_iter().map(|(_, value)| value).collect::<Vec<_>>()
    };
    assert_eq!(policy("一、保险费：每人90元，合计270元。"), ["270 元"]);
    assert_eq!(policy("一、保险费：每人90元。"), ["90 元/人"]);
    assert_eq!(policy("一、某女士投保，保险费90元。"), Vec::<String>::new());
    assert_eq!(policy("一、签约时交预付保费90元。"), Vec::<String>::new());
}

#[test]
fn a_short_word_that_is_nobodys_name_is_no_party() {
    let parties = |text: &str| names(Card::Contract, text);
    assert_eq!(parties("主播合同\n甲方：临澜市大禾传媒有限公司\n乙方：艺名“橘子”\n"), ["临澜市大禾传媒有限公司"]);
    assert_eq!(parties("寄存须知\n会员：Lin_77\n经营者：闻人舟\n"), ["闻人舟"]);
    assert_eq!(parties("寄养合同\n甲方：闻人舟 女 42岁\n乙方：宗政晴 系甲方之友\n"), ["闻人舟", "宗政晴"]);
    let shares = "意外保险单\n被保险人：祝小满\n受益人：闻人舟（配偶）60%、宗政晴（母）40%\n";
    assert_eq!(names(Card::Policy, shares), ["祝小满"]);
    assert_eq!(parties("开发合同\n甲方：闻人舟，邮箱lin@dahe.example\n乙方：宗政晴\n"), ["宗政晴"]);
    assert_eq!(parties("课程须知\n家长：闻人舟（父）、宗政晴（母）\n经营者：祝小满\n"), ["祝小满"]);
    assert_eq!(parties("寄存须知\n会员：小林\n经营者：闻人舟\n"), ["小林", "闻人舟"]);
    assert_eq!(parties("换房协议\n甲方：闻人舟　宗政晴\n乙方：祝小满\n"), ["祝小满"], "one of two is not told alone");
}

#[test]
fn a_figure_of_a_policy_says_of_what_it_is() {
    let of = |topic, clauses: &str| {
        let said = told(Card::Policy, topic, &format!("医疗保险单\n{clauses}\n"));
        said.into_iter().map(|(label, value)| format!("{label}：{value}")).collect::<Vec<_>>()
    };
    let none = Vec::<String>::new();
    let deductible = |clauses: &str| of(FactTopic::Deductible, clauses);
    assert_eq!(deductible("免赔额为70元。"), ["免赔额：70 元"]);
    assert_eq!(deductible("免赔额为70元。\n住院免赔额为90元。"), ["住院免赔额：90 元"]);
    let rows = "急诊　　5,000元，免赔额70元\n延误　　300元，免赔额90元\n";
    assert_eq!(deductible("急诊 5,000元 每次事故免赔额70元"), none);
    assert_eq!(deductible(rows), ["急诊免赔额：70 元", "延误免赔额：90 元"]);
    assert_eq!(of(FactTopic::SumInsured, "门诊 | 每日限额70元"), none);
    assert_eq!(of(FactTopic::SumInsured, "首年末现金价值为每千元基本保额7元。"), none);
    assert_eq!(of(FactTopic::Waiting, "子女新加入，门诊等待期20天。"), none);
    assert_eq!(of(FactTopic::Waiting, "员工新加入，门诊等待期20天。"), ["等待期：门诊：20天"]);
    assert_eq!(of(FactTopic::Waiting, "A类无等待期。"), none);
    assert_eq!(of(FactTopic::Waiting, "本产品无等待期。"), ["等待期：没有"]);
    assert_eq!(of(FactTopic::Term, "保险期间为终身，或至年满七十周岁。"), none);
    assert_eq!(of(FactTopic::Term, "保险期间为终身。"), ["保险期间：终身"]);
    assert_eq!(deductible("因跌倒做修复，免赔额70元。"), none);
    assert_eq!(of(FactTopic::SumInsured, "行李\n每件限额70元"), none);
    assert_eq!(of(FactTopic::Price, "以28周岁为例，一次付清年保费70元。"), none);
    assert_eq!(of(FactTopic::SumInsured, "最低保额：70元。\n基本保额：700元。"), ["基本保额：700 元"]);
    let anywhere = of(FactTopic::Disputes, "有争议的，依法向中华人民共和国人民法院起诉。");
    assert_eq!(anywhere, ["争议去哪里：去法院，没写哪里的法院"]);
    let court = of(FactTopic::Disputes, "有争议的，由保险标的所在地人民法院管辖。");
    assert_eq!(court, ["争议去哪里：去保险标的所在地法院"]);
    let premium = |clauses: &str| of(FactTopic::Price, clauses);
    assert_eq!(premium("项目6保险费70元。"), none);
    assert_eq!(premium("您如果常出门，可考虑全年卡，一年保费70元。"), none);
    assert_eq!(premium("您选的是全年卡，一年保费70元。"), ["保险费：70 元/年"]);
}

#[test]
fn what_stands_below_a_title_in_brackets_is_under_no_number() {
    let text =
        "会员须知\n【会费】\n1. 会费每月30元。\n2. 每月五日前付。\n【有争议】\n协商不成的，由您住所地人民法院管辖。\n";
    let analyzer = Analyzer::new(builtin());
    let report = analyzer.review(&analyzer.unchecked(Order::new(Card::Contract, text)));
    let place = report.meta.facts.iter().find(|fact| fact.topic == FactTopic::Disputes).map(|fact| &fact.place);
    assert_eq!(place, Some(&None));
}

#[test]
fn sums_are_written_in_groups() {
    for (sum, told) in [("950", "950 元"), ("7360.00", "7,360 元"), ("1234567.5", "1,234,567.5 元"), ("0", "0 元")]
    {
        assert_eq!(yuan(sum.parse::<Decimal>().expect("a number")), told);
    }
}

#[test]
fn what_is_late_may_stand_before_the_word() {
    use FactTopic::LateFee;
    let works = "一、因甲方原因造成工期延误，每延误一天，甲方支付给乙方60元违约金。";
    assert_told(LateFee, works, &[("甲方晚完工一天", "每天 60 元")]);
    let money = "一、因乙方原因造成付款延误，每延误一天，乙方支付给甲方60元违约金。";
    assert_told(LateFee, money, &[("乙方晚付一天", "每天 60 元")]);
    let goods = "一、因甲方原因使供货时间逾期的，每逾期一天，甲方按逾期供货部分货款的2‰支付违约金。";
    assert!(of(LateFee, goods).iter().all(|(label, _)| !label.contains("晚付")), "{:?}", of(LateFee, goods));
}

#[test]
fn whoever_is_told_to_leave_does_not_leave() {
    use FactTopic::{EarlyExit, Price, Renewal, Term};
    assert_only_the_first(&[
        (Renewal, "一、本合同期满后自动顺延一年。", "一、本合同期满遇春节放假的，期满后自动顺延至节后第一个工作日。"),
        (
            EarlyExit,
            "一、乙方提前解除合同的，支付服务费总额15%的违约金。",
            "一、乙方提供虚假资料的，甲方有权要求乙方提前解除合同，并支付服务费总额15%的违约金。",
        ),
        (Term, "一、服务时间为7天。", "一、客服热线的服务时间为7天×24小时。"),
        (Price, "一、乙方交纳加盟费1,000元。", "一、乙方低价出售的，第一次扣罚加盟费1,000元。"),
    ]);
    assert_told(Price, "一、双方同意服务费为900元/月。", &[("服务费", "900 元/月")]);
}
