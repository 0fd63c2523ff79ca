//! Figures of other papers, other payments and other pieces, which are none of the document's; and what line breaks and columns do to
//! names and quotes.

use baihua_kb::Card;

use super::{assert_only_the_first, assert_told, beside::beside, names, of, told};
use crate::FactTopic::{Deposit, Disputes, Due, EarlyExit, LateFee, Price, Subject, SumInsured, Term};

#[test]
fn what_another_paper_says_is_not_told() {
    assert_only_the_first(&[
        (Deposit, "一、押金5,200元，退房时退。", "一、我跟房东签的是两年，押金5,200元。"),
        (Price, "一、服务费900元。", "一、去年那次的服务费900元按另一份合同付，与本合同无关。"),
        (Price, "一、合同价款为900,000元。", "一、主合同价款为900,000元。"),
    ]);
    let sums = |clause: &str| told(Card::Policy, SumInsured, &format!("云泽意外险\n{clause}\n"));
    assert_ne!(sums("一、意外身故保险金额30万元。"), []);
    assert_eq!(sums("一、公司另有《云泽寿险》，身故保险金额30万元，不在本产品内。"), []);
}

#[test]
fn a_row_with_a_price_by_the_month_is_no_heading_of_a_monthly_list() {
    let list = |head: &str| of(Price, &format!("{head}\n课程　1,500元\n器材　800元\n合计　2,300元\n"));
    let total = |told: Vec<(String, String)>| told.iter().any(|(label, _)| label == "每月费用合计");
    assert!(total(list("一、每月费用包括以下各项：")));
    assert!(!total(list("一、衣柜　30元/月")));
}

#[test]
fn instalments_of_what_comes_back_are_none_of_the_price() {
    let plan = |what: &str| {
        of(Due, &format!("一、合同总价50,000元。\n二、{what}分两期付清：签约当日付40%，验收合格后付60%。"))
    };
    assert_eq!(plan("合同总价").len(), 1);
    assert_eq!(plan("退伙款按净资产计算，"), []);
}

#[test]
fn a_delay_by_the_piece_is_not_told_as_one_of_all() {
    assert_only_the_first(&[(
        LateFee,
        "一、甲方逾期交货的，每迟延一日向乙方支付违约金300元。",
        "一、甲方逾期交货的，每迟延一日每台向乙方支付违约金300元。",
    )]);
}

#[test]
fn what_the_next_sentence_takes_out_is_shown_whoever_it_names() {
    let clause = |next: &str| format!("一、乙方逾期付款的，每日按欠款的0.05%支付违约金。{next}");
    let shown = beside(LateFee, &clause("因甲方没有交付账单造成的逾期不在此限。"));
    assert!(shown.iter().any(|quote| quote.contains("不在此限")), "{shown:?}");
    let shown = beside(LateFee, &clause("甲方每季交付账单一次。"));
    assert!(!shown.iter().any(|quote| quote.contains("账单")), "{shown:?}");
}

#[test]
fn a_court_for_whoever_chose_no_arbitration_is_not_told_where_one_was_chosen() {
    let clause = "一、发生争议的，保险单载明仲裁机构的，提交该机构仲裁；未载明的，向被告住所地人民法院起诉。";
    assert_told(Disputes, clause, &[("争议去哪里", "去被告住所地法院（没有另选的话）")]);
    assert_told(Disputes, &format!("{clause}\n载明：云泽仲裁委员会。"), &[]);
}

#[test]
fn a_name_goes_on_where_a_line_break_tears_its_form_and_ends_where_a_column_does() {
    let torn = "保密协议\n甲方：云泽市大禾生物科技有限公\n司\n乙方：宗政晴\n一、双方保密。\n";
    assert_eq!(names(Card::Contract, torn), ["云泽市大禾生物科技有限公司", "宗政晴"]);
    let columns = "租赁合同\n甲方：云泽市大禾机械有限公司\t承租方\n乙方：宗政晴\n一、租期一年。\n";
    assert_eq!(names(Card::Contract, columns), ["云泽市大禾机械有限公司", "宗政晴"]);
}

#[test]
fn a_quote_of_a_long_sentence_goes_on_to_what_begins_the_term() {
    let rest = "，双方另外约定的各项事宜以附件所列为准".repeat(12);
    let text = format!("一、服务期限为三年，从门店开业那天起算，最晚从2026年3月1日起算{rest}。");
    let told = told_with_quotes(&text);
    assert!(told.iter().any(|quote| quote.contains("服务期限为三年，从门店开业那天起算")), "{told:?}");
}

fn told_with_quotes(clauses: &str) -> Vec<String> {
    let text = format!("服务合同\n甲方（服务方）：临澜市大禾服务有限公司\n乙方（客户）：闻人舟\n{clauses}\n");
    let analyzer = crate::Analyzer::new(baihua_kb::builtin());
    let report = analyzer.review(&analyzer.unchecked(crate::Order::new(Card::Contract, text)));
    report.meta.facts.into_iter().filter(|fact| fact.topic == Term).filter_map(|fact| fact.quote).collect()
}

#[test]
fn a_list_is_shown_with_its_items_or_not_at_all() {
    let clauses = |items: &str| {
        format!(
            "一、乙方提前解除合同的，应提前30日书面通知甲方。\n二、有下列情形之一的，乙方可以随时解除合同：\n{items}三、其他。"
        )
    };
    let shown = beside(EarlyExit, &clauses("1、甲方停业；\n2、甲方搬离原址。\n"));
    assert!(shown.iter().any(|quote| quote.contains("：\n1、甲方停业；\n2、甲方搬离原址。")), "{shown:?}");
    let long = format!("1、甲方{}。\n", "连续停业或者搬离原来的地址".repeat(20));
    let shown = beside(EarlyExit, &clauses(&long));
    assert!(!shown.iter().any(|quote| quote.contains("随时解除")), "{shown:?}");
}

#[test]
fn a_term_that_goes_on_by_itself_says_so() {
    let shown =
        beside(Term, "一、服务期限：2026年6月1日至2027年5月31日。\n二、期满前双方没有提出终止的，本合同自动续展一年。");
    assert!(shown.iter().any(|quote| quote.contains("自动续展一年")), "{shown:?}");
}

#[test]
fn where_somebody_went_to_court_is_not_where_disputes_go() {
    let past = "一、乙方已向南桥区人民法院起诉，双方自愿和解。";
    assert_told(Disputes, past, &[]);
    let court = format!("{past}\n二、因本协议发生争议的，向临澜区人民法院起诉。");
    assert_told(Disputes, &court, &[("争议去哪里", "去临澜区法院")]);
}

#[test]
fn what_a_line_break_tears_is_joined_or_not_told() {
    let firm = "服务合同\n甲方：云泽市大禾\n餐饮管理有限公司\n乙方：宗政晴\n一、双方合作。\n";
    assert_eq!(names(Card::Contract, firm), ["云泽市大禾餐饮管理有限公司", "宗政晴"]);
    let two = "服务合同\n甲方：云泽市大禾餐饮管理有限\n公司\n乙方：宗政晴\n一、双方合作。\n";
    assert_eq!(names(Card::Contract, two), ["云泽市大禾餐饮管理有限公司", "宗政晴"]);
    let school = "服务合同\n甲方：云泽市滨湖区第一中学\n大禾餐饮管理有限公司\n乙方：宗政晴\n一、双方合作。\n";
    assert_eq!(names(Card::Contract, school), ["云泽市滨湖区第一中学", "宗政晴"]);
    let long = "服务合同\n甲方：云泽市滨湖区大禾\n餐饮管理有限公司\n乙方：宗政晴\n一、双方合作。\n";
    assert_eq!(names(Card::Contract, long), ["云泽市滨湖区大禾餐饮管理有限公司", "宗政晴"]);
    let whole = "工程合同\n工程名称：第三中学教学楼\n工期：35天\n";
    assert_eq!(told(Card::Contract, Subject, whole).len(), 1);
    let torn = "工程合同\n工程名称：临澜市第\n三中学教学楼\n工期：35天\n";
    assert_eq!(told(Card::Contract, Subject, torn), []);
}

#[test]
fn what_holds_for_whoever_chose_so_is_not_when_all_pay() {
    assert_only_the_first(&[(
        Due,
        "一、托管费每月3日前付清。",
        "一、托管费在开学前交清。按月缴费的，每月3日前缴当月托管费。",
    )]);
}

#[test]
fn a_term_in_brackets_tells_of_somebody() {
    assert_only_the_first(&[(
        Term,
        "一、合同期限为2026年6月1日至2027年5月31日。",
        "一、乙方为甲方员工（任教练，劳动合同期限为2026年6月1日至2027年5月31日），甲方送其培训。",
    )]);
}
