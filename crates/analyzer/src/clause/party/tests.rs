use baihua_kb::builtin;
use baihua_text::{CharIndex, CharRange};

use super::{introduction::head, *};

/// Who is who in `text`, read as a document of `family`.
fn parties(text: &str, family: &str, hint: Option<&str>) -> (Page, Parties) {
    let kb = builtin();
    let families: Vec<_> = kb.families().iter().filter(|known| known.id == family).collect();
    let page = Page::new(text);
    let parties = Parties::new(&page, kb.language(), &families, hint);
    (page, parties)
}

/// Which side `name` stands on where it is mentioned first in `text`, read for `reader`.
fn side(text: &str, family: &str, reader: &str, name: &str) -> Option<Who> {
    let (page, parties) = parties(text, family, Some(reader));
    let found = parties.mentions.iter().find(|mention| page.text(mention.start, mention.end) == name);
    found.map(|mention| mention.who)
}

#[test]
fn a_name_that_acts_again_and_again_is_a_party() {
    let text = "在线学习服务条款\n欢迎您使用。\n第一条 慧启课堂可以随时调整课程，慧启课堂会在页面上发布。\n慧启课堂将收集您的记录。\n\
                第二条 慧启课堂应在七日内处理您的投诉。\n";
    assert_eq!(side(text, "ecommerce", "您", "慧启课堂"), Some(Who::Drafter));
    let text = "在线学习服务条款\n退款将在七日内处理。退款应当通知您。退款会在审核后支付。退款可以分期支付给您。\n";
    assert_eq!(side(text, "ecommerce", "您", "退款"), None);
    let titled = "星芽会员服务协议\n星芽可以随时调整会员权益。星芽会向您发布。\n";
    assert_eq!(side(titled, "ecommerce", "您", "星芽"), Some(Who::Drafter));
}

#[test]
fn a_blank_that_bears_nothing_is_the_drafter() {
    let text = "平台服务协议\n因系统故障造成损失的，________免责。\n账号被盗用的，________不担责。\n";
    assert_eq!(side(text, "ecommerce", "用户", "________"), Some(Who::Drafter));
}

#[test]
fn a_platform_above_two_parties_is_a_third() {
    let text = "任务撮合协议\n平台：禾讯公司\n甲方（发布人）：____\n乙方（接单人）：____\n平台有权调整服务费。\n\
                平台有权解除本协议。平台不承担任何责任。平台可扣留款项。乙方应当完成任务。甲方应当付款。\n";
    let (_, given) = parties(text, "tech", Some("乙方"));
    assert!(!given.reads_own_draft);
    assert_eq!((given.letters(), given.letter_of("平台")), (3, Some('丙')));
    assert_eq!(given.drafter.as_deref(), Some("平台"));
    let (_, told) = parties(text, "tech", None);
    let readers = told.introduced.iter().filter(|(_, _, who)| *who == Who::Reader).count();
    assert_eq!(readers, 2, "both are read for");
}

#[test]
fn who_stands_surety_is_not_the_borrower() {
    let text = "借款合同\n出借人：张某\n借款人：李某\n保证人：王某\n保证人承担连带责任。\n";
    assert_eq!(side(text, "loan", "借款人", "保证人"), Some(Who::Drafter));
    assert_eq!(side(text, "loan", "保证人", "保证人"), Some(Who::Reader));
    let text = "房屋转租\n租客应当向业主支付租金。\n";
    assert_eq!(side(text, "propmgmt", "租客", "业主"), Some(Who::Drafter));
}

#[test]
fn a_letter_left_over_once_is_no_name() {
    let said = |times: usize, left_over: &str| {
        let text =
            format!("委托合同\n委托方：____\n受托方：____\n{}{left_over}", "委托方应当支付服务费。\n".repeat(times));
        parties(&text, "service", Some("委托方")).1.reader
    };
    assert_eq!(said(3, "").as_deref(), Some("委托方"));
    assert_eq!(said(30, "甲方签字。").as_deref(), Some("委托方"));
}

#[test]
fn lender_has_two_names() {
    let text = "借款合同\n甲方（出借方）：____\n乙方（借款人）：____\n出借人有权提前收回借款。";
    let (page, parties) = parties(text, "loan", None);
    assert_eq!(parties.reader.as_deref(), Some("乙方"));
    let lender = parties.mentions.iter().filter(|mention| mention.who == Who::Drafter);
    let lender: Vec<_> = lender.map(|mention| page.text(mention.start, mention.end)).collect();
    assert!(lender.contains(&"出借人".to_owned()), "{lender:?}");
}

#[test]
fn a_role_may_stand_behind_the_name() {
    let text = "装修合同\n甲方：许小满\n乙方：老王施工队（施工方）\n乙方应按图施工。";
    let (_, parties) = parties(text, "reno", Some("乙方"));
    assert_eq!(parties.role(), Some("施工方"));
    let text = "月卡须知\n甲方：云栖停车公司乙方（车主）：许小满\n乙方应缴费。";
    let introduced = self::parties(text, "service", Some("乙方")).1.introduced;
    assert_eq!(introduced[0].1, "", "the next one's role is not his");
}

#[test]
fn names_that_stand_for_letters_are_two_sides() {
    let text = "授权书\n授权人：____\n被授权人：云栖公司\n授权人应按时交付。授权方不得另行许可。授权人应保密。\n\
                被授权人有权转授权。被授权人可随时停止。";
    let side = |name: &str| side(text, "mcn", "授权人", name);
    assert_eq!(
        (side("授权人"), side("被授权人"), side("授权方")),
        (Some(Who::Reader), Some(Who::Drafter), Some(Who::Reader))
    );
    let (_, parties) = parties(text, "mcn", Some("授权人"));
    assert_eq!((parties.reader.as_deref(), parties.drafter.as_deref()), (Some("授权人"), Some("被授权人")));
    assert!(!parties.mass && parties.letters() == 0);
}

#[test]
fn a_company_that_the_form_names_as_third_party_wrote_it() {
    let form = |third: &str| {
        format!(
            "合作协议\n甲方：____\n乙方：____\n丙方：{third}\n{}",
            "甲方有权停止。乙方应当赔偿，乙方不得拒绝。\n".repeat(4)
        )
    };
    assert!(!parties(&form("云栖网络科技有限公司"), "service", Some("甲方")).1.reads_own_draft);
    assert!(parties(&form("____"), "service", Some("甲方")).1.reads_own_draft);
}

#[test]
fn a_role_that_no_list_knows_is_told_beside_its_letter() {
    let roles = |text: &str| {
        let introduced = parties(text, "invest", None).1.introduced;
        introduced.into_iter().map(|(_, role, _)| role).collect::<Vec<_>>()
    };
    assert_eq!(roles("培养协议\n甲方（委培方）：____\n乙方（受培人）：____\n乙方应当完成学业。"), ["委培方", "受培人"]);
    assert_eq!(roles("培养协议\n委培方（甲方）：____\n受培人（乙方）：____\n乙方应当完成学业。"), ["委培方", "受培人"]);
    // Who signs for a side is no role of it.
    assert_eq!(roles("培养协议\n甲方（代表人）：____\n乙方（本人）：____\n乙方应当完成学业。"), ["", ""]);
}

#[test]
fn a_blank_may_stand_between_a_role_and_its_letter() {
    let text = "房屋租赁合同\n出租方____（以下简称甲方）\n承租方____（以下简称乙方）\n乙方应当按月支付租金。";
    assert_eq!(parties(text, "rent", None).1.reader.as_deref(), Some("乙方"));
    // A semicolon behind the blank or the name.
    for name in ["____", "临澜市大禾物流有限公司"] {
        let text = format!(
            "货运合同\n托运人：{name}；（简称甲方）\n承运人：{name}；（简称乙方）\n托运方交货，承运方运货，承运方赔偿。"
        );
        assert_eq!(parties(&text, "service", Some("乙方")).1.role(), Some("承运人"), "{name}");
    }
}

#[test]
fn sixty_duties_more_on_one_side_tell_who_did_not_draft() {
    let contract = |duties: usize| {
        let lines = "乙方须按要求送货并承担违约金。\n".repeat(duties);
        format!("合作协议\n甲方：____\n乙方：____\n{lines}")
    };
    assert_eq!(parties(&contract(60), "service", None).1.reader.as_deref(), Some("乙方"));
    let turned = contract(60).replace('乙', "丁").replace('甲', "乙").replace('丁', "甲");
    assert_eq!(parties(&turned, "service", None).1.reader.as_deref(), Some("甲方"));
}

#[test]
fn a_company_that_works_on_a_home_wrote_the_contract() {
    let text = "住宅装饰装修合同\n发包方（以下简称甲方）：周予安  身份证号：____\n承包方（以下简称乙方）：临澜市安居装饰工程有限公司\n工期六十天。";
    assert_eq!(parties(text, "construction", None).1.reader.as_deref(), Some("甲方"));
    let builders = text.replace("周予安  身份证号：____", "临澜市城建集团有限公司");
    assert_eq!(parties(&builders, "construction", None).1.reader.as_deref(), Some("乙方"));
}

#[test]
fn whom_others_deal_with_is_not_the_reader() {
    let rules = "员工手册\n员工外出见客户须登记，客户投诉的，员工说明情况。";
    assert_eq!(side(rules, "labor", "员工", "客户"), Some(Who::Outsider));
    let terms = "用户协议\n用户应当保管密码。我们的员工不会向用户索要密码。";
    assert_eq!(side(terms, "ecommerce", "用户", "员工"), Some(Who::Outsider));
    let merchants = "商家入驻协议\n商家应当按时发货，顾客退货的，商家收到货后退款。";
    assert_eq!(side(merchants, "ecommerce", "商家", "顾客"), Some(Who::Outsider));
    assert_eq!(side(terms, "ecommerce", "用户", "用户"), Some(Who::Reader));
}

#[test]
fn the_reader_is_told_by_the_role_that_the_caller_named() {
    let told = |hint: &str| {
        let text = "意外伤害保险条款\n投保人交付保险费。被保险人受伤的，被保险人应当通知保险人。";
        let (page, parties) = parties(text, "policy", Some(hint));
        parties.told(&page, &parties.called(&page, text, &CharIndex::new(text))).0.name
    };
    assert_eq!(told("投保人").as_deref(), Some("投保人"));
    assert_eq!(told("被保险人").as_deref(), Some("被保险人"));
}

#[test]
fn whoever_stands_surety_for_a_fee_wrote_the_form() {
    let text = "委托担保合同\n保证人：临澜市大禾担保有限公司（以下简称甲方）\n被保证人：____（以下简称乙方）\n乙方应当向甲方付担保费。";
    assert_eq!(parties(text, "loan", None).1.reader.as_deref(), Some("乙方"));
    assert!(parties(text, "loan", Some("甲方")).1.reads_own_draft);
    assert!(!parties(text, "loan", Some("乙方")).1.reads_own_draft);
}

#[test]
fn of_two_that_the_head_introduces_the_other_one_faces_the_reader() {
    let order = "订车单\n经销商：临澜市大禾汽车有限公司\n购车人：闻人舟\n经销商应当交车，购车人应当付款。";
    assert_eq!(side(order, "agency", "购车人", "经销商"), Some(Who::Drafter));
    let works = "木工分包合同\n承包人：临澜市大禾建筑有限公司\n分包人：闻人舟\n分包人进场，承包人供料。";
    assert_eq!(side(works, "construction", "分包人", "承包人"), Some(Who::Drafter));
    let letting = "托管合同\n委托人：闻人舟\n受托人：大禾公司\n受托人代收承租人的租金。";
    assert_eq!(side(letting, "rent", "委托人", "承租人"), Some(Who::Outsider));
}

#[test]
fn a_name_is_spelt_as_it_is_most_often() {
    let text = "用户服务协议\n某某公司（以下简称“88yunxi”）与用户：\n88Yunxi提供课程，用户付款。88Yunxi不退款。";
    let (page, parties) = parties(text, "service", None);
    assert_eq!(parties.called(&page, text, &CharIndex::new(text)).spelling("88yunxi"), "88Yunxi");
}

#[test]
fn a_name_ends_with_its_line() {
    let text = "服务合同\n甲方：某甲\n乙方：某乙\n本合同就门店经营事项约定如下\n甲方应当支付服务费。";
    let turned = text.replace("某甲", "某甲科技有限公司");
    assert_eq!(reader::is_organisation(&head(&Page::new(text)), '乙'), Some(false));
    assert_eq!(reader::is_organisation(&head(&Page::new(&turned)), '甲'), Some(true));
}

#[test]
fn who_ordered_the_work_did_not_draft_the_form() {
    let text =
        "家庭居室装修合同\n甲方：____\n乙方：____\n就乙方承包甲方的家庭居室装修工程达成如下协议。\n甲方应当验收。";
    assert!(parties(text, "reno", Some("乙方")).1.reads_own_draft);
    assert!(!parties(text, "reno", Some("甲方")).1.reads_own_draft);
}

#[test]
fn nobody_who_works_under_the_terms_of_others_reads_a_draft_of_his_own() {
    let duties = "丙方应当按时完成任务。丙方不得泄密。丙方违约的，丙方承担责任。";
    let platform = format!(
        "灵活用工协议\n甲方：发包企业\n乙方：大禾科技有限公司\n丙方：自由职业者\n{}甲方应当付款。甲方应当验收。",
        duties.repeat(4)
    );
    assert!(!parties(&platform, "service", Some("丙方")).1.reads_own_draft);
    // 出卖人 on the terms of a large buyer: its role is the strong one, its duties tell otherwise.
    let supply = |seller: &str| {
        format!("采购合同\n甲方（买受人）：大禾集团有限公司\n乙方（出卖人）：安泊制品有限公司\n{}", seller.repeat(13))
    };
    let burdened = supply("乙方应当按时送货。甲方有权拒收。");
    assert!(!parties(&burdened, "sale", Some("乙方")).1.reads_own_draft);
    let even = supply("乙方送货。甲方付款。");
    assert!(parties(&even, "sale", Some("乙方")).1.reads_own_draft);
    // Both have nothing but duties: neither drafted it.
    let wedding =
        format!("婚礼服务合同\n甲方：____\n乙方：____\n{}", "甲方应当付款。乙方应当到场。乙方应当布置。".repeat(14));
    assert!(!parties(&wedding, "service", Some("甲方")).1.reads_own_draft);
    let turned = wedding.replace("甲方应当付款", "甲方有权改期");
    assert!(parties(&turned, "service", Some("甲方")).1.reads_own_draft);
}

#[test]
fn a_clause_that_names_two_others_tells_neither() {
    let text = "三方协议\n甲方：企业\n乙方：平台公司\n丙方：骑手\n甲方有权拒付。\n乙方有权解约并要求甲方赔偿。\n";
    let (page, parties) = parties(text, "service", Some("丙方"));
    let called = parties.called(&page, text, &CharIndex::new(text));
    let counter = |words: &str| {
        let start = text.split_once(words).expect(words).0.chars().count();
        called.within(CharRange::starting_at(start, words.chars().count())).1.map(str::to_owned)
    };
    assert_eq!(counter("甲方有权拒付").as_deref(), Some("甲方"));
    assert_eq!(counter("乙方有权解约并要求甲方赔偿"), None);
}

#[test]
fn who_takes_over_a_shop_is_read_for() {
    let text = "店铺转让协议\n转让人（甲方）：邱岚\n接手人（乙方）：宁小满\n转让费八万元。";
    assert_eq!(parties(text, "partner", None).1.reader.as_deref(), Some("乙方"));
}

#[test]
fn a_website_owes_nobody_anything() {
    let text = "用户协议\n欢迎您使用星河平台。\n星河平台有权随时停止服务，您不得要求赔偿。";
    let (page, parties) = parties(text, "platform", None);
    let whole = CharRange::new(0, text.chars().count()).expect("in order");
    let called = parties.called(&page, text, &CharIndex::new(text));
    let (_, counter) = called.within(whole);
    assert!(counter.is_none_or(|name| !name.ends_with("星河平台")), "{counter:?}");
}

#[test]
fn a_role_before_a_name_tells_whose_letter_it_is() {
    let reader = |text: &str| parties(text, "rent", None).1.reader;
    let said = "租房协议\n甲方：房东老邱\n乙方：租客宁小满\n押金一个月。";
    assert_eq!(reader(said).as_deref(), Some("乙方"));
    let turned = "租房协议\n甲方：租客宁小满\n乙方：房东老邱\n押金一个月。";
    assert_eq!(reader(turned).as_deref(), Some("甲方"));
}

#[test]
fn a_role_that_all_have_parts_nobody() {
    let text = "合伙经营协议\n甲方（合伙人）：沈立\n乙方（合伙人）：许小满\n丙方（合伙人）：老邱\n\
                甲方有权调整分红。合伙人不得自营同类业务。乙方退伙的，出资不退。";
    let (_, read) = parties(text, "partner", None);
    assert_eq!(read.reader.as_deref(), Some("乙方"), "who keeps the powers drafted it");
    let roles: Vec<&str> = read.introduced.iter().map(|(_, role, _)| role.as_str()).collect();
    assert_eq!(roles, ["合伙人", "合伙人", "合伙人"]);
    assert_eq!(side(text, "partner", "乙方", "合伙人"), Some(Who::Both));
    assert!(parties(text, "partner", Some("甲方")).1.reads_own_draft);
    assert!(!parties(text, "partner", Some("丙方")).1.reads_own_draft);
    let (_, unsaid) = parties(text, "partner", Some("合伙人"));
    assert_eq!((unsaid.reader.as_deref(), unsaid.how), (Some("乙方"), How::Inferred), "the caller named them all");
    let limited = "有限合伙协议\n甲方（普通合伙人）：云栖公司\n乙方（有限合伙人）：许小满\n丙方（有限合伙人）：老邱\n\
                   甲方有权调整管理费。有限合伙人不得退伙。";
    assert_eq!(side(limited, "partner", "乙方", "有限合伙人"), Some(Who::Reader));
    assert_eq!(side(limited, "partner", "有限合伙人", "丙方"), Some(Who::Reader), "both are called so");
}

#[test]
fn a_lender_reads_the_terms_of_the_platform() {
    let rest = "甲方应向乙方支付服务费。乙方有权调整服务费。乙方不承担还款责任。";
    let two = format!("出借咨询协议\n甲方（出借人）：沈立\n乙方（借贷平台）：云栖公司\n{rest}");
    assert_eq!(parties(&two, "loan", None).1.reader.as_deref(), Some("甲方"));
    let three = "借款协议\n甲方（贷款人）：沈立\n乙方（借款人）：许小满\n信息服务方：云栖公司\n\
                 信息服务方有权调整服务费。信息服务方不承担责任。信息服务方可关闭账户。";
    let (_, lender) = parties(three, "loan", Some("贷款人"));
    assert_eq!(lender.reader.as_deref(), Some("甲方"));
    assert_eq!(lender.drafter.as_deref(), Some("信息服务方"));
    assert!(lender.lends_through_a_platform && !lender.reads_own_draft);
}

#[test]
fn a_name_tells_its_own_letter_where_both_sides_stand_on_one_line() {
    let text = "服务合同\n甲方：临澜市大禾服务有限公司　　乙方：闻人舟\n甲方应当服务，乙方应当付款。";
    let reader = |hint: &str| parties(text, "service", Some(hint)).1.reader;
    assert_eq!(reader("闻人舟").as_deref(), Some("乙方"));
    assert_eq!(reader("临澜市大禾服务有限公司").as_deref(), Some("甲方"));
    let roles = "服务合同\n服务方（甲方）：大禾公司　　客户（乙方）：闻人舟\n甲方应当服务，乙方应当付款。";
    assert_eq!(parties(roles, "service", Some("闻人舟")).1.reader.as_deref(), Some("乙方"));
}

#[test]
fn what_callers_say_of_themselves_is_nobody_among_letters() {
    let text = "设备租用协议\n甲方（出租方）：云栖设备有限公司\n乙方（承租方）：许小满\n乙方退租的，押金不退。\
                甲方有权调整租金。乙方不得干扰其他用户。甲方不承担责任。";
    for said in ["用户", "您", "我", "客户", "消费者", "会员", "张三"] {
        let (_, read) = parties(text, "rent", Some(said));
        assert_eq!((read.reader.as_deref(), read.how), (Some("乙方"), How::Inferred), "{said}");
    }
    let (_, named) = parties(text, "rent", Some("云栖设备有限公司"));
    assert_eq!((named.reader.as_deref(), named.how), (Some("甲方"), How::Given), "the name behind a letter");
    let school = "培训协议\n甲方：云栖培训学校\n乙方：许小满\n乙方退课的，不退。甲方有权调课。";
    assert_eq!(parties(school, "prepaid", Some("云栖培训学校")).1.reader.as_deref(), Some("甲方"));
    let gym = "学员协议\n学员：许小满\n健身房：云栖健身\n学员退课的，不退。学员不得骚扰其他会员。健身房可以调课。";
    assert_eq!(parties(gym, "prepaid", Some("会员")).1.how, How::Inferred);
    assert_eq!(parties(gym, "prepaid", Some("学员")).1.how, How::Given);
    let site = "用户协议\n用户应妥善保管密码。用户不得转借。平台有权关闭账号。";
    assert_eq!(parties(site, "ecommerce", Some("用户")).1.how, How::Given);
}

#[test]
fn a_supplier_who_pays_to_be_there_signs_the_terms_of_the_buyer() {
    let body = |buyer: &str, supplier: &str| {
        format!(
            "{supplier}应向{buyer}支付进场费。{buyer}有权从货款中扣除罚款。{supplier}断货的，向{buyer}支付违约金。\
             {buyer}有权随时退货。{supplier}应承担差价。{supplier}应当让利。"
        )
    };
    let lettered =
        format!("供货条款\n需方：云栖商超有限公司（甲方）\n供方：大禾食品有限公司（乙方）\n{}", body("甲方", "乙方"));
    assert_eq!(parties(&lettered, "sale", None).1.reader.as_deref(), Some("乙方"));
    let named = format!("采购合同\n需方：云栖商超有限公司\n供方：大禾食品有限公司\n{}", body("需方", "供方"));
    assert_eq!(parties(&named, "sale", None).1.reader.as_deref(), Some("供方"));
    let usual = "购销合同\n甲方（需方）：云栖工程有限公司\n乙方（供方）：大禾钢材有限公司\n\
                 甲方应支付货款。乙方应按期交货，逾期的向甲方支付违约金。乙方有权停止供货。";
    assert_eq!(parties(usual, "sale", None).1.reader.as_deref(), Some("甲方"));
}

#[test]
fn what_belongs_to_a_side_is_not_the_side() {
    let mentions = |text: &str| -> Vec<(String, Who, bool)> {
        let (page, parties) = parties(text, "service", Some("乙方"));
        let told = |mention: &Mention| (page.text(mention.start, mention.end), mention.who, mention.owns);
        parties.mentions.iter().map(told).collect()
    };
    let (one, other) = ("甲方".to_owned(), "乙方".to_owned());
    assert_eq!(
        mentions("甲方与乙方客户发生纠纷。"),
        [(one.clone(), Who::Drafter, false), (other.clone(), Who::Reader, true)]
    );
    assert_eq!(mentions("甲方与乙方约定。"), [("甲方与乙方".to_owned(), Who::Both, false)]);
    assert_eq!(mentions("乙方之学员不得入内。"), [(other.clone(), Who::Reader, true)]);
    assert_eq!(mentions("乙方员工应遵守。")[0], (other, Who::Reader, false), "who works for it acts for it");
    assert_eq!(mentions("甲方派发的任务。"), [(one.clone(), Who::Drafter, true)]);
    assert_eq!(mentions("甲方指定的，照办。"), [(one, Who::Drafter, false)], "a condition");
}

#[test]
fn an_owner_may_have_a_house_let_by_another() {
    let entrusts = |text: &str, reader: &str| parties(text, "rent", Some(reader)).1.entrusts_a_house;
    let roles = "房屋托管合同\n甲方（委托人）：许小满\n乙方（受托人）：云栖公司\n乙方代甲方出租。";
    assert!(entrusts(roles, "甲方") && !entrusts(roles, "乙方"));
    let told = "房屋代管合同\n甲方：许小满\n乙方：云栖公司\n甲方将自有房屋委托乙方出租。";
    assert!(entrusts(told, "甲方") && !entrusts(told, "乙方"));
    assert!(!entrusts("房屋租赁合同\n甲方（出租人）：沈立\n乙方（承租人）：许小满\n押金不退。", "甲方"));
}
