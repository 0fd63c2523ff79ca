//! Documents as copies of printed pages hold them, and how they are laid out.

use super::{Layout, Style, label::label};
use crate::clause::page::Page;

fn styles(lines: &[&str]) -> Vec<Option<(Style, u32)>> {
    lines.iter().map(|line| label(&Page::new(line).chars)).collect()
}

#[test]
fn labels_are_known_by_their_style() {
    assert_eq!(
        styles(&[
            "第六条 押金",
            "第二章",
            "一、总则",
            "（三）其他",
            "1.2.3 乙方",
            "6.3押金",
            "2、租金",
            "(4)逾期",
            "5）其他",
            "③到期",
            "1.5%的费用",
            "第三方",
            "第六条规定的",
            "第一节课开始前"
        ]),
        [
            Some((Style::Article, 3)),
            Some((Style::Chapter, 3)),
            Some((Style::Han, 2)),
            Some((Style::HanInBrackets, 3)),
            Some((Style::Third, 5)),
            Some((Style::Second, 3)),
            Some((Style::Number, 2)),
            Some((Style::NumberInBrackets, 3)),
            Some((Style::NumberBracket, 2)),
            Some((Style::Circled, 1)),
            None,
            None,
            None,
            None,
        ]
    );
}

#[test]
fn clauses_in_one_line_know_their_place_and_no_line_begins_with_a_share() {
    let page = Page::new(
        "第五条 责任\n1、不合格的，乙方支付该批货物总金额\n20%的违约金并更换直至全部符合要求，更换期间的仓储费、运输费和检验费都由乙方另行承担。\n2、乙方迟延的，按第3.1条支付违约金；3、其他事项由双方另行协商。\n第六条 其他\n6.1 附件有2份。2份都有效。\n",
    );
    let layout = Layout::new(&page);
    let place = |words: &str| {
        let sentence = layout.sentences.iter().find(|s| page.text(s.start, s.end).contains(words)).expect(words);
        layout.place(&page, sentence).unwrap_or_default()
    };
    assert_eq!(place("20%的违约金"), "第五条 1");
    assert!(layout.sentences.iter().any(|s| page.text(s.start, s.end).contains("总金额20%")), "joined");
    assert_eq!(place("乙方迟延的"), "第五条 2");
    assert_eq!(place("其他事项"), "第五条 3");
    assert_eq!(place("2份都有效"), "第六条 6.1");
}

#[test]
fn items_know_their_lead_in_and_torn_lines_are_one() {
    let page = Page::new(
        "第五条 责任\n5.1 有下列情形之一的，甲方不承担责任：\n（1）系统\n故障；\n（2）停电的。\n5.2 乙方应按时付\n款。",
    );
    let layout = Layout::new(&page);
    let shown: Vec<(String, Option<String>, Option<u32>)> =
        layout.sentences.iter().map(|s| (page.text(s.start, s.end), layout.place(&page, s), s.lead)).collect();
    let lead = layout.sentences.iter().position(|s| !s.items.is_empty()).map(|at| at as u32);
    let texts: Vec<&str> = shown.iter().map(|(text, ..)| text.as_str()).collect();
    assert_eq!(texts, ["有下列情形之一的，甲方不承担责任：", "系统故障；", "停电的。", "乙方应按时付款。"]);
    assert_eq!(shown[1].1.as_deref(), Some("第五条 5.1 （1）"));
    assert_eq!(shown[1].2, lead);
    assert_eq!(shown[3].2, None);
    assert_eq!(shown[3].1.as_deref(), Some("第五条 5.2"));
}

#[test]
fn what_stands_below_a_bare_title_does_not_begin_with_it() {
    let shown = |text: &str| -> Vec<String> {
        let page = Page::new(text);
        Layout::new(&page).sentences.iter().map(|s| page.text(s.start, s.end)).collect()
    };
    let title = "会员协议\n退款政策\n课程费用支付以后一律不予退款，会员自行安排时间。\n【补课说明】\n补课应当提前三天向前台预约，过时不候。";
    let below = "课程费用支付以后一律不予退款，会员自行安排时间。";
    assert_eq!(shown(title)[1..], ["退款政策", below, "（补课说明）", "补课应当提前三天向前台预约，过时不候。"]);
    let again = "会员协议\n体验公开课\n体验公开课买了就不能取消，也不能换成别的课程。";
    assert_eq!(shown(again)[1..], ["体验公开课", "体验公开课买了就不能取消，也不能换成别的课程。"]);
    // A line that was torn at the margin is about as long as the next.
    let torn = "会员协议\n会员没有按照约定付清会费的应当承担违约责任\n并在三日内付清全部拖欠的会费。";
    assert_eq!(shown(torn)[1..], ["会员没有按照约定付清会费的应当承担违约责任并在三日内付清全部拖欠的会费。"]);
    let subject = "会员协议\n被保险人\n因酒后驾驶导致身故的，我们不承担给付保险金的责任。";
    assert_eq!(shown(subject)[1..], ["被保险人因酒后驾驶导致身故的，我们不承担给付保险金的责任。"]);
}

#[test]
fn a_numbered_list_within_one_line_has_items() {
    for (text, count) in [
        ("乙方有下列情形之一的，甲方有权解除：1、逾期付款的；2、擅自转租的；3、损坏房屋的。", 3),
        ("下列费用不予退还：一、全部押金；二、预付的租金。", 2),
        ("甲方有权随时：1.上调租金；2.进入房屋查看。", 2),
        ("乙方有下列行为之一的，（1）逾期付款；（2）擅自转租；甲方有权解除。", 2),
        ("联系方式：1、电话；3、邮箱地址。", 0),
        ("乙方付款，1、先付定金；2、再付余款。", 0),
        ("产生的费用（耐药是指：1、疾病进展；2、肿瘤增大）不赔。", 0),
    ] {
        let page = Page::new(text);
        let layout = Layout::new(&page);
        let items = layout.blocks.iter().skip(1).filter(|block| block.style.is_some()).count();
        assert_eq!(items, count, "{text}");
    }
}

#[test]
fn a_list_within_one_line_has_items() {
    let page = Page::new(
        "第八条 有下列情形之一的，公司不赔：①酒后驾驶；②打·架斗殴；③服用毒品。其他情形照常赔付。\n见第三条（1）和（2）。",
    );
    let layout = Layout::new(&page);
    let texts: Vec<String> = layout.sentences.iter().map(|s| page.text(s.start, s.end)).collect();
    let expected = [
        "有下列情形之一的，公司不赔：",
        "酒后驾驶；",
        "打架斗殴；",
        "服用毒品。",
        "其他情形照常赔付。",
        "见第三条（1）和（2）。",
    ];
    assert_eq!(texts, expected);
    let leads: Vec<Option<u32>> = layout.sentences.iter().map(|sentence| sentence.lead).collect();
    assert_eq!(leads[1..4], [Some(0); 3]);
    assert_eq!(leads[5], None);
    assert_eq!(layout.place(&page, &layout.sentences[2]).as_deref(), Some("第八条 ②"));
}

#[test]
fn a_part_of_its_own_takes_no_label_from_what_stands_before() {
    let places = |text: &str| -> Vec<Option<String>> {
        let page = Page::new(text);
        let layout = Layout::new(&page);
        layout.sentences.iter().map(|sentence| layout.place(&page, sentence)).collect()
    };
    let form = "填写说明\n五、本合同一式两份。\n房屋租赁合同\n双方订立本合同。\n第一条 房屋交付时应当完好。";
    let found = places(form);
    assert_eq!(found.iter().flatten().collect::<Vec<_>>(), ["五", "第一条"]);
    let annex = "第九条 争议由双方协商解决。\n附件6\n三、70岁以上的客人须有家属同行。\n注1：本附件由双方签字。";
    assert_eq!(places(annex)[1..], [Some("附件6 三".to_owned()), None]);
    let broken = "八、其他\n（6）通知以书面为准。\n九、争议由法院处理。";
    let rules = "第八条 附则\n8.1 合同自签字起生效。\n设备安装细则\n一、工期\n1、按平均三天执行。";
    assert_eq!(places(rules).last(), Some(&Some("一 1".to_owned())), "rules that are added have numbers of their own");
    assert_eq!(places(broken).last(), Some(&Some("九".to_owned())));
    let policy = "第九条 争议由双方协商解决。\n释义\n1. 意外指突发的事件。";
    assert_eq!(places(policy).last(), Some(&Some("1".to_owned())));
    let open = "第九条 争议\n争议由双方协商解决（不成的由法院管辖）\n释义\n意外指突发的事件。";
    assert_eq!(places(open).last(), Some(&None), "the line before ends without a stop");
    let opened = "（2）乙方愿意购买服务；\n鉴此，双方自愿达成协议如下：\n一、确认\n1、乙方已经读过本协议。";
    assert_eq!(places(opened).last(), Some(&Some("一 1".to_owned())));
}

#[test]
fn numbers_that_do_not_go_on_stand_under_no_article() {
    let last = |text: &str| {
        let page = Page::new(text);
        let layout = Layout::new(&page);
        layout.place(&page, layout.sentences.last().expect("a sentence"))
    };
    let lost = "第五条 付款\n（四）乙方应当按月付款。\n（五）逾期的付违约金。\n解除\n（二）甲方可以解除合同。";
    assert_eq!(last(lost).as_deref(), Some("（二）"));
    let anew = "第五条 付款\n（四）乙方应当按月付款。\n有下列情形的，甲方可以解除合同：\n（一）乙方逾期付款。";
    assert_eq!(last(anew).as_deref(), Some("第五条 （一）"));
    let headed = "第五条 各方\n甲方的义务\n4. 甲方应当按时交货。\n乙方的义务\n1. 乙方应当按月付款。";
    assert_eq!(last(headed).as_deref(), Some("第五条 1"));
    let further = "三、付款\n2. 乙方应当按月付款。\n1. 甲方可以解除合同。\n四、验收\n1. 乙方应当按时验收。";
    assert_eq!(last(further).as_deref(), Some("四 1"));
    let sections = "定义\n1.1 会员指借书的人。\n2.会员资格\n2.2 会员须办证。\n3.会员义务\n会员应当按时还书。";
    assert_eq!(last(sections).as_deref(), Some("3"));
    let skipped = "第五条 付款\n（一）乙方应当按月付款。\n（三）逾期的付违约金。";
    assert_eq!(last(skipped).as_deref(), Some("第五条 （三）"));
}

#[test]
fn a_torn_label_is_one() {
    let shown = |text: &str| -> Vec<(String, Option<String>)> {
        let page = Page::new(text);
        let layout = Layout::new(&page);
        layout.sentences.iter().map(|s| (page.text(s.start, s.end), layout.place(&page, s))).collect()
    };
    let of = |text: &str, place: &str| (text.to_owned(), Some(place.to_owned()));
    assert_eq!(
        shown("第二十\n三\n条 解除合同\n乙方可以书面解除合同。\n八\n、其他事项\n（\n九\n）恐怖活动造成的损失。"),
        [
            of("解除合同", "第二十三条"),
            of("乙方可以书面解除合同。", "第二十三条"),
            of("其他事项", "第二十三条 八"),
            of("恐怖活动造成的损失。", "第二十三条 八 （九）"),
        ]
    );
    // Figures of a table are no labels.
    assert_eq!(shown("12\n3.5元每件的运费由乙方付。")[0].0, "3.5元每件的运费由乙方付。");
}

#[test]
fn a_bracket_that_closes_behind_the_stop_belongs_to_the_sentence() {
    let page = Page::new("乙方付款。甲方发货。）\n乙方验收。");
    let layout = Layout::new(&page);
    let texts: Vec<String> = layout.sentences.iter().map(|s| page.text(s.start, s.end)).collect();
    assert_eq!(texts, ["乙方付款。", "甲方发货。）", "乙方验收。"]);
}

#[test]
fn lines_broken_wherever_the_type_changes_are_one() {
    let body = "1\n．养护方每月修剪两次\n，\n遇雨\n顺延\n。\n（\n2\n）\n如未修剪\n，\n退当月的\n费用\n。\n";
    let page = Page::new(&format!("{body}商量不成的\n送养护\n方那边的\n法院"));
    let layout = Layout::new(&page);
    let last = &layout.sentences[layout.sentences.len() - 1];
    assert_eq!(page.text(last.start, last.end), "商量不成的送养护方那边的法院");
    // Without lines that no line can be, short lines are the cells of a table.
    let table = Page::new("养护内容\n修剪两次\n每月费用\n三百元整");
    assert_eq!(Layout::new(&table).blocks.len(), 4);
}

#[test]
fn a_line_that_ends_short_of_the_margin_ends_what_it_says() {
    let shown = |text: &str| -> Vec<String> {
        let page = Page::new(text);
        Layout::new(&page).sentences.iter().map(|s| page.text(s.start, s.end)).collect()
    };
    let long = "养护方每季到场一次，修剪草坪、补种苗木并清走枝叶";
    let short = shown(&format!("养护合同\n到场安排如后\n{long}。"));
    assert_eq!(short[1..], ["到场安排如后", &format!("{long}。")]);
    // A line that is torn at a margin is of the same width as the next one, and a word may be torn anywhere.
    let torn = |text: &str| assert_eq!(shown(&format!("养护合同\n{text}")).len(), 2, "{text}");
    torn(&format!("{long}，遇到雨雪天气时顺延到下一个晴天再来修剪\n不另行收费。"));
    torn(&format!("费用结清后向甲\n方{long}。"));
    torn(&format!("地址为____\n{long}。"));
    torn(&format!("依照《园林养\n护办法》，{long}。"));
}

#[test]
fn rows_of_a_table_and_of_a_list_stand_apart() {
    let blocks = |text: &str| Layout::new(&Page::new(&format!("养护合同\n{text}"))).blocks.len() - 1;
    assert_eq!(blocks("浇水服务  每次八十元  须提前两天约定时间与地点\n修枝服务  每次一百二十元  含清走枝叶的费用"), 2);
    assert_eq!(blocks("浇水服务\t每次八十元，须提前两天约定时间与地点\n修枝服务\t每次一百二十元，含清走枝叶"), 2);
    assert_eq!(blocks("| 浇水 | 每次八十元，须提前约定 | 无 |\n以上价格均含交通费用并且长期有效"), 2);
    assert_eq!(blocks("修枝服务每次一百二十元，含清走枝叶的费\n用与往返的交通费用"), 1);
    assert_eq!(blocks("1浇水服务（每次八十元，须提前约定）\n2修枝服务（每次一百二十元，含清运）"), 2);
    assert_eq!(blocks("1浇水服务（每次八十元，须提前约定）\n5修枝服务（每次一百二十元，含清运）"), 1);
}

#[test]
fn torn_words_are_joined_and_a_condition_begins_a_paragraph() {
    let page = Page::new(
        "咨询合同\n（2）交稿时\n付清余款\n如\n无\n本\n合同约定的变更事\n项，\n甲方都应付款。\n注：以到账为准。",
    );
    let layout = Layout::new(&page);
    let texts: Vec<String> = layout.sentences.iter().map(|s| page.text(s.start, s.end)).collect();
    assert_eq!(texts[1..], ["交稿时付清余款", "如无本合同约定的变更事项，甲方都应付款。", "注：以到账为准。"]);
}

/// The sentences of `text`, each with its lead-in.
fn shown(text: &str) -> Vec<(String, Option<String>)> {
    let page = Page::new(text);
    let layout = Layout::new(&page);
    let of = |number: u32| {
        let sentence = &layout.sentences[number as usize];
        page.text(sentence.start, sentence.end)
    };
    (0..layout.sentences.len() as u32).map(|at| (of(at), layout.sentences[at as usize].lead.map(of))).collect()
}

#[test]
fn notes_of_a_publisher_are_no_clauses() {
    let form = "一、期限\n（一）试用期为____个月。\n风险提示：\n试用期最长不得超过六个月。\n1、超过的部分无效。\n2、员工可以投诉。\n（二）乙方应当按时上班。\n风险提示：\n请写明工时。\n二、报酬\n（一）乙方的工资按月支付。";
    let texts = |text: &str| shown(text).into_iter().map(|(text, _)| text).collect::<Vec<_>>();
    let clauses = ["试用期为____个月。", "乙方应当按时上班。", "乙方的工资按月支付。"];
    assert_eq!(texts(form), clauses);
    // One alone is a part of the contract.
    let fund = "一、期限\n基金存续三年。\n风险提示：\n投资者可能损失全部本金。\n二、报酬\n管理费按年收取。";
    assert!(texts(fund).contains(&"投资者可能损失全部本金。".to_owned()), "{:?}", texts(fund));
}

#[test]
fn a_condition_that_ends_in_a_semicolon_goes_on() {
    let all = shown("8. 乙方泄露图纸、虚报工时的；甲方可以解除合同。甲方应当支付工资；乙方应当交还钥匙。");
    let texts: Vec<&str> = all.iter().map(|(text, _)| text.as_str()).collect();
    assert_eq!(texts, ["乙方泄露图纸、虚报工时的；甲方可以解除合同。", "甲方应当支付工资；", "乙方应当交还钥匙。"]);
    // Reasons one after another.
    let reasons = shown("8. 正当理由包括：泄露图纸的；虚报工时的；以及其他。乙方应当交还钥匙。");
    assert_eq!(reasons[0].0, "正当理由包括：泄露图纸的；");
}

#[test]
fn what_announces_the_list_is_handed_to_its_items() {
    let text = "第三条 乙方有下列情形之一的，甲方有权收回摊位。甲方收回的，按以往的做法办理交接：\n（一）连续五天不开摊的；\n（二）把摊位让给别人的。";
    let all = shown(text);
    assert_eq!(all[2].1.as_deref(), Some("乙方有下列情形之一的，甲方有权收回摊位。"), "{all:?}");
    let one = "第三条 甲方收回摊位。甲方收回的，乙方应当：\n（一）清空摊位；\n（二）交还钥匙。";
    assert_eq!(shown(one)[2].1.as_deref(), Some("甲方收回的，乙方应当："));
}

/// The sentence of a document that holds `words`, and how it is laid out.
fn laid_out<T>(text: &str, words: &str, told: impl Fn(&Page, &Layout, &super::Sentence) -> T) -> T {
    let page = Page::new(text);
    let layout = Layout::new(&page);
    let sentence = layout.sentences.iter().find(|s| page.text(s.start, s.end).contains(words)).expect(words);
    told(&page, &layout, sentence)
}

#[test]
fn a_lead_in_that_only_announces_hands_on_its_own() {
    let leads = |inner: &str| {
        let text = format!("第八条 下列情形，保险人不负责赔偿：\n（一）{inner}\n1、酒后驾车；\n2、无证驾车。\n");
        laid_out(&text, "无证", |page, layout, sentence| {
            layout
                .leads(page, sentence)
                .map(|lead| page.text(lead.start, lead.end).contains("不负责"))
                .collect::<Vec<_>>()
        })
    };
    assert_eq!(leads("驾驶人有下列情形之一的："), [false, true]);
    assert_eq!(leads("驾驶人应当遵守下列规定："), [false], "it says what follows");
}

#[test]
fn a_paragraph_behind_a_list_stands_where_the_list_does() {
    let text = "第三条 验收\n2、验收应当提交下列文件：\n（1）盖章的全套图纸；\n（2）全部材料的清单。\n文件不齐的，甲方可以拒绝验收。\n";
    let place = |words: &str| laid_out(text, words, |page, layout, sentence| layout.place(page, sentence));
    assert_eq!(place("清单").as_deref(), Some("第三条 2 （2）"));
    assert_eq!(place("文件不齐").as_deref(), Some("第三条 2"));
}

#[test]
fn a_section_of_a_policy_without_a_number_holds_its_articles() {
    let text = "保险责任\n第五条 住院的，给付津贴。\n责任免除\n第六条 战争造成的，不给付。\n第七条 核辐射造成的，不给付。\n保险期间\n第八条 本合同的保险期间为一年。\n";
    let headings = |words: &str| {
        laid_out(text, words, |page, layout, sentence| {
            let named = layout.headings(sentence).map(|block| page.text(block.start, block.end));
            named.filter(|title| !title.starts_with('第')).collect::<Vec<_>>()
        })
    };
    assert_eq!(headings("核辐射"), ["责任免除"]);
    assert_eq!(headings("为一年"), ["保险期间"]);
}

/// The words of every sentence that has a lead-in, and of the lead-in.
fn led(text: &str) -> Vec<(String, String)> {
    let page = Page::new(text);
    let layout = Layout::new(&page);
    let words = |number: usize| page.text(layout.sentences[number].start, layout.sentences[number].end);
    let lead = |number: usize| Some((words(number), words(layout.sentences[number].lead? as usize)));
    (0..layout.sentences.len()).filter_map(lead).collect()
}

#[test]
fn a_list_without_labels_within_one_line_has_items() {
    let items = led("第一条 甲方有权：解除合同；没收押金；更换门锁。甲方应书面通知。");
    let said: Vec<&str> = items.iter().map(|(item, _)| item.as_str()).collect();
    assert_eq!(said, ["解除合同；", "没收押金；", "更换门锁。"]);
    assert!(items.iter().all(|(_, lead)| lead == "甲方有权："));
    assert_eq!(led("有下列情形之一的，押金不退：带人留宿；提前退租。").len(), 2, "cases");
    assert!(led("双方约定：租金三千元；押金六千元。").is_empty());
    assert!(led("甲方有权：解除合同。").is_empty(), "one alone is no list");
}

#[test]
fn who_grants_what_follows_opens_a_list() {
    let first = |text: &str| led(text).first().map(|(_, lead)| lead.clone());
    for lead in ["乙方授权甲方如下：", "乙方不可撤销地委托甲方办理以下事项：", "乙方自愿承诺如下："]
    {
        assert_eq!(first(&format!("{lead}\n1. 代为签约；\n2. 转租房屋。")).as_deref(), Some(lead));
    }
    for opening in ["甲乙双方同意如下：", "经乙方同意，签订合同条款如下：", "甲方委托乙方，达成如下协议："]
    {
        assert_eq!(first(&format!("{opening}\n1. 代为签约；\n2. 转租房屋。")), None, "{opening}");
    }
}
