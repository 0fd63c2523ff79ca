//! A sentence is read to its full stop: no exception, no part, no second figure is left out; and the same things in other words.

use baihua_kb::{Card, builtin};

use super::{assert_only_the_first, assert_told, names, of, told};
use crate::{
    Analyzer,
    FactTopic::{
        self, Deductible, Deposit, Disputes, Due, EarlyExit, LateFee, Price, Renewal, Report, Share, SumInsured, Term,
        Waiting, WaysOut,
    },
    Order,
};

/// Labels and values of a topic in a policy with these clauses.
fn policy(topic: FactTopic, clauses: &str) -> Vec<String> {
    let text = format!("出游保险单\n投保人：闻人舟\n{clauses}\n");
    told(Card::Policy, topic, &text).into_iter().map(|(label, value)| format!("{label}：{value}")).collect()
}

fn nothing() -> Vec<String> {
    Vec::new()
}

#[test]
fn a_deposit_of_a_thing_is_not_that_of_the_contract() {
    assert_only_the_first(&[
        (Deposit, "一、服务费900元，押金70元。", "一、每人发储物手环一枚，押金70元。"),
        (Deposit, "一、乙方入园，押金70元。", "一、乙方入园可借童车，押金70元。"),
        (Deposit, "一、乙方付清首款，押金70元。", "一、乙方领用对讲机一台，押金70元。"),
    ]);
    assert_told(Deposit, "一、押金900元，车库钥匙另押70元。", &[("押金", "900 元"), ("车库钥匙押金", "70 元")]);
    assert_told(Deposit, "一、押金900元，车库钥匙每把另押70元/把。", &[("押金", "900 元")]);
    let two = "一、乙方交入院押金900元，另交医疗备用金500元。";
    assert_told(Deposit, two, &[("入院押金", "900 元"), ("医疗备用金", "500 元")]);
    assert_told(Deposit, "一、乙方住单间的，另交医疗备用金500元。", &[]);
    assert_told(Deposit, "一、甲方从尾款里扣下800元作为保洁保证金。", &[("保洁保证金", "800 元")]);
    assert_told(Deposit, "一、乙方交800元作为押金。", &[("押金", "800 元")]);
    for other in
        ["一、甲方把定金800元转作为保洁保证金。", "一、乙方迟到的，交800元作为保证金。", "一、甲方退还800元作为押金。"]
    {
        assert_told(Deposit, other, &[]);
    }
    let rents = "一、乙方交纳相当于两个月租金的履约保证金，计人民币1,800元。";
    assert_told(Deposit, rents, &[("履约保证金", "1,800 元")]);
    assert_told(Deposit, "一、乙方交纳不超过两个月租金的履约保证金，计人民币1,800元。", &[]);
}

#[test]
fn what_was_of_an_earlier_contract_or_is_settled_is_no_price() {
    assert_only_the_first(&[
        (Price, "一、借款年利率7%。", "一、乙方前年曾向甲方借款（年利率7%），今已还清。"),
        (Price, "一、管理费每年900元。", "一、乙方此前加盟过另一品牌，管理费每年900元。"),
        (Price, "一、设计费900元，签约时付。", "一、设计费900元已另行结清。"),
        (Price, "一、设计费900元，签约时付。", "一、设计费900元，不包含在总价里面。"),
    ]);
}

#[test]
fn a_part_is_not_told_as_a_price_of_its_own() {
    let parts = "一、合同总价9,000元，其中设计费2,000元，管理费1,000元。";
    assert_told(Price, parts, &[("合同总价", "9,000 元")]);
    assert_told(Price, "一、设计费2,000元，管理费1,000元。", &[("设计费", "2,000 元"), ("管理费", "1,000 元")]);
    let wages = "一、试用期月工资4,000元，转正后月工资5,000元，其中岗位工资2,000元。";
    assert_told(Price, wages, &[("试用期工资", "4,000 元/月"), ("转正后工资", "5,000 元/月")]);
    assert_told(Price, "一、试用期月工资4,000元，转正后另议。", &[("试用期月工资", "4,000 元/月")]);
    assert_told(Price, "一、加盟费（一次性）：9,000元。", &[("加盟费", "9,000 元")]);
    assert_told(Price, "一、服务费每月900元；第二年起每月950元。", &[("服务费", "900 元/月，以后会变")]);
    assert_told(Price, "一、服务费每月900元；第二年起另议。", &[("服务费", "900 元/月，另有条件")]);
}

#[test]
fn prices_by_years_with_their_sum_and_behind_a_ticked_box_are_told() {
    let years = "一、服务费：第一年每月900元，第二年每月950元。";
    assert_told(Price, years, &[("服务费", "第一年 900 元/月，第二年 950 元/月")]);
    assert_told(Price, "一、服务费：第一年每月900元，第二年另议。", &[]);
    assert_told(Price, "一、服务费：第一年每月900元，第二年每月950元，第三年起递增5%。", &[]);
    assert_told(Price, "一、培训费：每课时90元，总计1,800元。", &[("培训费", "90 元/课时，共 1,800 元")]);
    assert_told(Price, "一、培训费：每课时90元，迟到扣10元。", &[("培训费", "90 元/课时")]);
    let card = |row: &str| of(Price, &format!("您选的卡：{row}"));
    let told = vec![("季卡".to_owned(), "900 元".to_owned())];
    assert_eq!(card("□ 月卡 400元　☑ 季卡 900元　□ 年卡 2,000元"), told);
    assert_eq!(card("☑ 月卡 400元　☑ 季卡 900元　□ 年卡 2,000元"), []);
    assert_eq!(card("□ 月卡 400元　□ 季卡 900元　□ 年卡 2,000元"), []);
}

#[test]
fn leaving_is_told_with_what_frees_of_it_and_what_is_lost_beside_it() {
    let free = |rest: &str| format!("一、乙方提前退出的，支付违约金700元；{rest}。");
    let paid = "付违约金 700 元";
    assert_told(EarlyExit, &free("退出后三日内交还工具"), &[("乙方提前结束", paid)]);
    let told = format!("{paid}，有的情况不用付");
    assert_told(EarlyExit, &free("住满两年后退出的，免付违约金"), &[("乙方提前结束", &told)]);
    let below = "一、乙方提前退出的，支付违约金700元。住满两年后退出的不用付。";
    assert_told(EarlyExit, below, &[("乙方提前结束", &told)]);
    let but = "一、乙方提前退出的，支付违约金700元，但提前两个月通知的付一半。";
    assert_told(EarlyExit, but, &[("乙方提前结束", &format!("{paid}，有的情况另算"))]);
    let lost = "一、乙方提前退出的，入园费不退，并支付违约金700元。";
    assert_told(EarlyExit, lost, &[("乙方提前结束", &format!("入园费不退，{paid}"))]);
    let stages = "一、二十日以后、服务期满以前，乙方提前退出的，支付违约金700元。";
    assert_told(EarlyExit, stages, &[]);
    let twice = "一、乙方退卡的，再收取剩余金额的10%作为手续费。";
    assert_told(EarlyExit, twice, &[("乙方退卡", "扣剩余金额的 10%，还要扣别的钱")]);
    let once = "一、乙方退卡的，收取剩余金额的10%作为手续费。";
    assert_told(EarlyExit, once, &[("乙方退卡", "扣剩余金额的 10%")]);
}

#[test]
fn either_side_leaves_in_other_words() {
    let unfinished = "一、服务期未满乙方要解除合同的，应当提前二十天告诉甲方。";
    assert_told(EarlyExit, unfinished, &[("乙方提前结束", "提前 二十天 通知")]);
    assert_told(EarlyExit, "一、服务期未满两年乙方要解除合同的，应当提前二十天告诉甲方。", &[]);
    let notice = "一、乙方提前四十日书面通知甲方，可以解除本合同；在试用期内提前五日通知即可。";
    assert_told(EarlyExit, notice, &[("乙方提前结束", "提前 四十日 书面通知，试用期内 五日")]);
    let alone = "一、乙方提前四十日书面通知甲方，可以解除本合同。";
    assert_told(EarlyExit, alone, &[("乙方提前结束", "提前 四十日 书面通知")]);
    for other in [
        "一、甲方搬走的，乙方提前四十日书面通知甲方，可以解除本合同。",
        "一、乙方提前四十日书面通知甲方或者多付一个月报酬，可以解除本合同。",
        "一、乙方提前四十日书面通知甲方，可以解除本合同，但应赔偿甲方的损失。",
        "一、乙方提前四十日书面通知甲方，可以解除本合同；试用期另议。",
        "一、乙方提前四十日书面通知甲方，可以解除本合同的情形：",
    ] {
        assert_told(EarlyExit, other, &[]);
    }
    let both = "一、定金700元。\n二、乙方违约的，定金不退；甲方违约的，双倍返还。";
    assert_told(EarlyExit, both, &[("乙方违约", "定金不退"), ("甲方违约", "双倍返还定金，共 1,400 元")]);
    let other = "一、定金700元。\n二、乙方违约的，定金不退。甲方违约的，双倍返还。";
    assert_told(EarlyExit, other, &[("乙方违约", "定金不退")]);
    let deal = "一、定金700元。\n二、甲方不卖了，定金双倍退。\n三、乙方反悔不买的，定金归卖方。";
    assert_told(EarlyExit, deal, &[("甲方反悔", "双倍返还定金，共 1,400 元"), ("乙方反悔", "定金不退")]);
}

#[test]
fn late_is_told_in_other_words_and_with_its_thing() {
    let told = |clause: &str, label: &str, value: &str| assert_told(LateFee, clause, &[(label, value)]);
    told("一、乙方未按期支付服务费，每逾期壹日，向甲方支付60元滞纳金。", "乙方晚付一天", "每天 60 元");
    told("一、甲方延误竣工的，每延误一天，向乙方支付60元的违约金。", "甲方晚完工一天", "每天 60 元");
    told("一、甲方拖着不过户，每拖一天赔乙方60元。", "甲方晚过户一天", "每天 60 元");
    told("一、乙方过户之后拖着不付尾款的，每天按没付的钱的千分之一算利息。", "乙方晚付一天", "没付的钱的 0.1%");
    told(
        "一、乙方迟交权利金或系统年费的，每迟一天，按迟交金额的1‰付滞纳金。",
        "乙方晚付权利金或系统年费一天",
        "迟交金额的 0.1%",
    );
    told("一、甲方逾期返还保洁保证金的，每逾期一日付60元违约金。", "甲方晚退保洁保证金一天", "每天 60 元");
    told("一、甲方逾期开通账号的，每逾期一日付60元违约金。", "甲方晚开通一天", "每天 60 元");
    told(
        "一、甲方晚退款的，每晚一天，多付应退金额的千分之一。",
        "甲方晚退一天",
        "应退金额的 0.1%（每一万元每天 10 元）",
    );
    let steps = "一、乙方逾期付款的，每逾期一日付60元违约金；超过九日的，每日付90元。";
    told(steps, "乙方晚付一天", "每天 60 元，久了另算");
    assert_only_the_first(&[(
        LateFee,
        "一、乙方逾期付款的，每逾期一日付60元的违约金。",
        "一、乙方逾期付款的，每逾期一日付60元的余额。",
    )]);
}

#[test]
fn courts_are_told_in_other_words() {
    let court = |clause: &str, value: &str| assert_told(Disputes, clause, &[("争议去哪里", value)]);
    court("一、闹矛盾了，到甲方所在地的法院打官司。", "去甲方所在地法院");
    court("一、谈不拢的，去临澜区法院告。", "去临澜区法院");
    court("一、协商不成的，可以诉至乙方住所地人民法院。", "去乙方住所地法院");
    court("一、有争执，先找店长；还不行的，就到本店所在地法院解决。", "去对方所在地法院");
    court("一、争议：☑ 诉讼（甲方所在地人民法院）　□ 仲裁（　　仲裁委员会）", "去甲方所在地法院");
    for other in [
        "一、协商不成时，乙方到法院旁边的门店取件。",
        "一、闹矛盾了，去临澜区法院或者找仲裁。",
        "一、证件遗失的，到本店所在地法院解决。",
    ] {
        assert_told(Disputes, other, &[]);
    }
}

#[test]
fn terms_are_read_with_their_months_hours_and_boxes() {
    let term = |clause: &str, label: &str, value: &str| assert_told(Term, clause, &[(label, value)]);
    let months = "一、服务期限一年零三个月，自二〇二六年三月一日起，到二〇二七年五月三十一日止。";
    term(months, "服务期限", "一年零三个月，2026年3月1日 至 2027年5月31日");
    term("一、服务期限一年又三个月。", "服务期限", "一年又三个月");
    term(
        "一、服务期限自2026年3月1日00:00时起，至2027年2月28日24:00时止。",
        "服务期限",
        "2026年3月1日 至 2027年2月28日（1 年）",
    );
    term("一、订阅期自账号开通之日起一年。", "订阅期", "一年，从账号开通算起");
    let boxes = "☑ 固定期限：自2026年3月1日起至2027年2月28日止。\n□ 无固定期限：自____年__月__日起。";
    term(boxes, "固定期限", "2026年3月1日 至 2027年2月28日（1 年）");
}

#[test]
fn due_dates_are_told_in_more_ways() {
    let due = |clause: &str, label: &str, value: &str| assert_told(Due, clause, &[(label, value)]);
    due("一、利息：月利率0.7%，乙方应在每月9日以前把当月利息转给甲方。", "利息什么时候付", "每月9日以前");
    due("一、服务费9,000元，乙方应于2026年5月10日前付清。", "服务费什么时候付", "2026年5月10日前");
    let each = "一、服务费每月900元，首期于签约当日交，以后每期服务费在上期届满前五天内转到甲方账户。";
    due(each, "服务费什么时候付", "每期在上期届满前五天内（第一次另有约定）");
    let parts = "一、套餐价9,000元，签约时付定金2,000元，开拍前一天付3,000元，余下的4,000元在交片时付清。";
    due(parts, "套餐价什么时候付", "签约时付 2,000 元，开拍前一天付 3,000 元，交片时付 4,000 元");
    let rows = |last: &str| {
        format!(
            "一、合同总价9,000元。\n二、付款\n第一笔　　签约当日　　30%　　2,700元\n第二笔　　水电验收　　30%　　2,700元\n尾款　　竣工验收　　40%　　{last}\n"
        )
    };
    due(&rows("3,600元"), "合同总价分几次付", "分 3 期：2,700 元、2,700 元、3,600 元");
    assert_told(Due, &rows("3,500元"), &[]);
    assert_only_the_first(&[
        (
            Due,
            "一、服务费9,000元，乙方应于2026年5月10日前付清。",
            "一、服务费9,000元，乙方应于2026年5月10日前付清首付，2026年6月10日前付尾款。",
        ),
        (
            Due,
            "一、服务费9,000元，乙方应于2026年5月10日前付清。",
            "一、服务费9,000元，乙方应于2026年5月10日前提供资料。",
        ),
        (
            Due,
            "一、服务费9,000元，乙方应于2026年5月10日前付清。",
            "一、服务费9,000元，乙方应于2026年5月10日前支付5,000元。",
        ),
    ]);
    let premium = |clause: &str| policy(Due, clause);
    let by = "一、保险费：人民币900元。投保人应于2026年4月9日前交付。";
    assert_eq!(premium(by), ["保险费什么时候付：2026年4月9日前"]);
    assert_eq!(premium("一、保险费：人民币900元。投保人应于2026年4月9日前交付首期。"), nothing());
    assert_eq!(premium("一、保险费：人民币900元。首期投保人应于2026年4月9日前交付。"), nothing());
    assert_eq!(premium("一、投保人应于2026年4月9日前交付体检表。"), nothing());
}

#[test]
fn renewal_by_silence_is_told_in_other_words() {
    let renewal = |clause: &str, value: &str| assert_told(Renewal, clause, &[("续约", value)]);
    renewal("一、期满前40日，任何一方没有提出异议的，协议顺延一年。", "到期前 40日 没人提出不续，就自动续 一年");
    renewal("一、到期前一个月两边都没说不续的，自动再续一年。", "到期前 一个月 没人提出不续，就自动续 一年");
    assert_told(Renewal, "一、期限届满前工程没有完工的，协议顺延一年。", &[]);
    assert_told(Renewal, "一、遇到停电，合同顺延。", &[]);
    assert_eq!(policy(Renewal, "一、期满以后由您决定，没有自动续保。"), ["续保：不自动续"]);
}

#[test]
fn rows_of_two_cells_are_fields_and_longer_ones_are_not() {
    let row = |cells: &str| format!("一、费用\n| 项目 | 约定 |\n| --- | --- |\n| {cells} |\n");
    assert_told(Price, &row("服务费 | 每月900元"), &[("服务费", "900 元/月")]);
    assert_told(Price, &row("服务费 | 每月900元 | 每月950元"), &[]);
    assert_told(Deposit, &row("装修押金 | 900元"), &[("装修押金", "900 元")]);
    assert_told(Deposit, &row("装修押金 | 两间 | 900元"), &[]);
    let dates = "2026年3月1日至2027年2月28日";
    assert_told(Term, &row(&format!("服务期限 | {dates}")), &[("服务期限", "2026年3月1日 至 2027年2月28日（1 年）")]);
    let drawn = "年金保险单\n│投保人　　│闻人舟　　│\n│被保险人　│祝小满（子女）│\n│基本保险金额│70,000元　│\n│保险期间│终身　│\n";
    assert_eq!(names(Card::Policy, drawn), ["闻人舟", "祝小满"]);
    let of = |topic| {
        told(Card::Policy, topic, drawn)
            .into_iter()
            .map(|(label, value)| format!("{label}：{value}"))
            .collect::<Vec<_>>()
    };
    assert_eq!(of(SumInsured), ["基本保险金额：70,000 元"]);
    assert_eq!(of(Term), ["保险期间：终身"]);
    assert_eq!(names(Card::Policy, "年金保险单\n│投保人│闻人舟│被保险人│祝小满│\n"), Vec::<String>::new());
}

#[test]
fn parties_have_other_roles_and_one_party_is_told_once() {
    let parties = |text: &str| names(Card::Contract, text);
    let order = "订阅单\n服务商：临澜市大禾软件有限公司（“我们”）\n客户：闻人舟　驾照号：730***\n";
    assert_eq!(parties(order), ["临澜市大禾软件有限公司", "闻人舟"]);
    let alias = "装修合同\n发包人（业主）：闻人舟\n承包人：临澜市大禾装饰有限公司\n一、全包。\n业主：闻人舟\n";
    assert_eq!(parties(alias), ["闻人舟", "临澜市大禾装饰有限公司"]);
    let another = "装修合同\n发包人（业主）：闻人舟\n承包人：临澜市大禾装饰有限公司\n一、全包。\n业主：祝小满\n";
    assert_eq!(parties(another), ["闻人舟", "临澜市大禾装饰有限公司", "祝小满"]);
    let shop = "旧车协议\n出让方：临澜市老周车行（经营者：周小满）\n受让方：闻人舟\n一、如上。\n出让方：周小满（印）\n";
    assert_eq!(parties(shop), ["临澜市老周车行", "闻人舟"]);
    let other =
        "旧车协议\n出让方：临澜市老周车行（经营者：周小满）\n受让方：闻人舟\n一、如上。\n出让方：祝小满（印）\n";
    assert_eq!(parties(other), ["闻人舟"], "two names of one role");
    let open = "租赁协议\n出租人：______（以下称“业主”）\n承租人：闻人舟\n";
    assert_eq!(parties(open), ["空着没填", "闻人舟"]);
}

#[test]
fn a_policy_tells_its_exceptions_or_nothing() {
    assert_eq!(policy(Waiting, "一、无等待期。"), ["等待期：没有"]);
    for other in
        ["一、无等待期，但猝死有9天等待期。", "一、不设等待期（猝死除外）。", "一、除猝死等待期9天外，其余无等待期。"]
    {
        assert_eq!(policy(Waiting, other), nothing(), "{other}");
    }
    let headed = "一、等待期：首次投保的，自生效日起40天内因病住院的不赔。牙科等待期为90天。";
    assert_eq!(policy(Waiting, headed), nothing());
    assert_eq!(policy(Waiting, "一、门诊等待期为90天。"), ["等待期：门诊：90天"]);
    let hours = "一、被保险人应在知道保险事故发生后40小时内通知保险人";
    let told = "出险后报案：知道后 40小时内通知保险公司";
    assert_eq!(policy(Report, &format!("{hours}。")), [told]);
    let sooner = format!("{told}，有的事故更早");
    let dies = format!("{told}，有人死亡的更早");
    assert_eq!(policy(Report, &format!("{hours}，其中身故事故20小时内通知。")), [dies.as_str()]);
    assert_eq!(policy(Report, &format!("{hours}，其中住院的20小时内通知。")), [sooner.as_str()]);
    assert_eq!(policy(Report, &format!("{hours}；被盗的还应在20小时内报案。")), [told]);
    assert_eq!(policy(Report, &format!("{hours}。盗抢事故应在20小时内通知。")), [sooner.as_str()]);
    assert_eq!(policy(Report, &format!("{hours}。保险人应在20小时内通知核定结果。")), [told]);
    let out = |clause: &str| policy(WaysOut, clause);
    assert_eq!(out("一、投保人可随时退保，保险人按日退还未到期保费。"), ["退保：退未到期的保险费"]);
    assert_eq!(
        out("一、投保人可随时退保，保险人扣除9%的手续费后按日退还未到期保费；已经赔付的不退。"),
        ["退保：退未到期的保险费，要扣费用，有的情况不退"]
    );
}

#[test]
fn a_premium_is_by_the_head_or_that_of_all() {
    let premium = |clause: &str| policy(Price, clause);
    assert_eq!(premium("一、保险费：每人每年90元。"), ["保险费：90 元/人/年"]);
    assert_eq!(premium("一、保险费：每人90元/年，共7人。"), ["保险费：90 元/人/年"]);
    assert_eq!(premium("一、保险费：每人每年90元，总保险费630元。"), ["保险费：630 元"]);
    assert_eq!(premium("一、年保险费：90元/人，总计630元。"), ["保险费：630 元"]);
    assert_eq!(premium("一、保险费：每人90元，保险金额合计9,000元。"), ["保险费：90 元/人"]);
    assert_eq!(premium("一、保险费：每年90元。"), ["保险费：90 元/年"]);
    assert_eq!(premium("一、保险费：闻人舟 90元，祝小满 80元，合计 170元。"), ["保险费：170 元"]);
    assert_eq!(premium("一、保险费：闻人舟 90元，祝小满 80元，合计 190元。"), nothing());
}

#[test]
fn a_figure_in_the_row_of_a_benefit_is_its_own() {
    let row = "2．意外医疗　　每人保险金额7万元，每次事故免赔额90元，赔付比例80%\n";
    assert_eq!(policy(Deductible, row), ["意外医疗每次事故免赔额：90 元"]);
    assert_eq!(policy(Share, row), ["意外医疗赔付比例：80%"]);
    assert_eq!(policy(Deductible, "2．每次事故免赔额90元\n"), ["每次事故免赔额：90 元"]);
}

#[test]
fn a_heading_with_a_bare_number_ends_the_label_above() {
    let place = |heading: &str| {
        let text = format!(
            "订阅协议\n甲方：临澜市大禾软件有限公司\n乙方：闻人舟\n5 解约\n5.1 乙方可以退订，费用不退。\n5.2 甲方停止运营的，退还余款。\n{heading}\n协商不成的，由甲方住所地人民法院管辖。\n"
        );
        let analyzer = Analyzer::new(builtin());
        let report = analyzer.review(&analyzer.unchecked(Order::new(Card::Contract, text)));
        let fact = report.meta.facts.into_iter().find(|fact| fact.topic == Disputes);
        fact.and_then(|fact| fact.place)
    };
    assert_eq!(place("6 争议").as_deref(), Some("6"));
    assert_eq!(place("3个月").as_deref(), Some("5.2"));
    assert_eq!(place("第六条 争议").as_deref(), Some("第六条"));
}

#[test]
fn a_quote_ends_at_a_blank_line() {
    let text = "出游保险单\n保险费：人民币90元，投保时一次交清\n\n保障计划\n意外身故　7万元\n";
    let analyzer = Analyzer::new(builtin());
    let report = analyzer.review(&analyzer.unchecked(Order::new(Card::Policy, text)));
    let fact = report.meta.facts.into_iter().find(|fact| fact.topic == Due);
    assert_eq!(fact.and_then(|fact| fact.quote).as_deref(), Some("保险费：人民币90元，投保时一次交清"));
    assert!(!of(Price, "一、服务费900元。").is_empty());
}

#[test]
fn a_term_of_another_paper_an_extension_and_a_clause_number_are_no_term() {
    assert_only_the_first(&[
        (Term, "一、合同期限两年。", "一、前期物业合同期限两年。"),
        (Term, "一、工期三个月。", "一、第四轮起顺延工期3个工作日。"),
    ]);
    let letter = |title: &str| {
        let text = format!("{title}\n甲方：临澜市大禾服务有限公司\n乙方：闻人舟\n一、试用期三个月。\n");
        told(Card::Contract, Term, &text).len()
    };
    assert_eq!((letter("劳动合同"), letter("实习协议")), (1, 0), "a trial of later work");
}

#[test]
fn what_is_paid_together_is_told_together() {
    let both = "一、服务费每月900元，管理费每月90元。\n二、乙方每月10日前支付服务费和管理费。";
    assert_told(Due, both, &[("服务费、管理费什么时候付", "每月10日前")]);
    let first = "一、服务费每月900元。\n二、服务费每月10日前支付；首月在签约当日交清。";
    assert_told(Due, first, &[("服务费什么时候付", "每月10日前（第一次另有约定）")]);
}

#[test]
fn a_price_that_rises_by_the_year_before_it_is_told_to_rise() {
    let rises = "一、服务费每月900元。\n二、自第三个服务年度起，服务费在上一年度基础上每年递增4%。";
    assert_told(Price, rises, &[("服务费", "900 元/月，以后会涨")]);
}

#[test]
fn whose_sum_it_is_may_stand_before_the_semicolon() {
    let sums = policy(SumInsured, "（1）住院费用：含床位、手术；年限额9,000元。");
    assert_eq!(sums, ["住院费用年限额：9,000 元"]);
    let told = told(Card::Policy, FactTopic::Cover, "防癌险保险单\n项目　　保险金额\n附加住院津贴　　900元\n");
    assert_eq!(told, [], "a rider alone is not what is covered");
}

#[test]
fn one_of_two_who_are_named_with_a_stroke_is_not_told_alone() {
    let text = |head: &str| format!("花艺订单\n客户（新人）　{head}\n一、布置现场。\n客户：宗政晴\n");
    assert_eq!(names(Card::Contract, &text("宗政晴")), ["宗政晴"]);
    assert_eq!(names(Card::Contract, &text("宗政晴 / 闻人舟")), nothing());
}

#[test]
fn of_two_prices_the_one_that_is_not_due_is_not_told() {
    let two = "一、加盟费9,000元，服务费每年900元。\n二、服务费首年随加盟费一并支付，以后每年2月1日前支付。";
    assert_told(Due, two, &[]);
    let one = "一、加盟费9,000元，服务费每年900元。\n二、服务费每年2月1日前支付。";
    assert_told(Due, one, &[("服务费什么时候付", "每年2月1日前")]);
}

#[test]
fn an_hour_of_the_clock_is_no_end_of_a_field() {
    let told = policy(Due, "保险费：900元，应于2025年6月23日24:00时前一次交清。");
    assert_eq!(told, ["保险费什么时候付：2025年6月23日24:00时前一次交清"]);
}

#[test]
fn where_a_court_is_may_stand_in_brackets() {
    let court = "一、争议由合同签订地（临澜市望溪区）人民法院管辖。";
    assert_told(Disputes, court, &[("争议去哪里", "去合同签订地（临澜市望溪区）法院")]);
    let home = "一、谈不好的，到闻人舟住的望溪区法院起诉。";
    assert_told(Disputes, home, &[("争议去哪里", "去闻人舟住的望溪区法院")]);
}

#[test]
fn what_moves_the_end_of_a_term_is_said() {
    let term = "一、合同期限两年。";
    assert_told(Term, term, &[("合同期限", "两年")]);
    assert_told(Term, &format!("{term}项目提前完工的，协议于完工之日终止。"), &[("合同期限", "两年，另有条件")]);
    assert_told(Term, "一、合同期限两年，自首次使用起算，最迟自签约满60天起算。", &[("合同期限", "两年，另有条件")]);
}

#[test]
fn arbitration_or_a_court_is_no_order() {
    let order = "一、有争议的，先向劳动仲裁委员会申请仲裁，不服裁决的向法院起诉。";
    assert_told(Disputes, order, &[("争议去哪里", "先申请劳动仲裁，不服再去法院")]);
    let choice = "一、有争议的，可向劳动人事争议仲裁机构申请处理，或向甲方所在地法院起诉。";
    assert_told(Disputes, choice, &[]);
}
