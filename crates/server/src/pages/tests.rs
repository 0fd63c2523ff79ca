use std::sync::OnceLock;

use baihua_analyzer::{Analyzer, Order, Report, Stamp, Summary};
use baihua_kb::{Card, Level, Occasion, Release, builtin};
use proptest::prelude::*;

use super::*;

fn site() -> Site {
    Site {
        signer: None,
        base_url: "https://baihua.example".to_owned(),
        release: Release { version: "1.0.0-rc.1".to_owned(), commit: "0000000".to_owned() },
        contact: Some("contact@baihua.example".to_owned()),
        payment: None,
        provider: false,
        on_device: None,
        ocr: None,
        report_ttl: Duration::from_secs(24 * 60 * 60),
    }
}

fn paid() -> Site {
    let price = |card: Card, shown: &str| (card, shown.to_owned());
    let prices =
        vec![price(Card::Contract, "0.1 USD₮0"), price(Card::Lab, "0.02 USD₮0"), price(Card::Policy, "0.05 USD₮0")];
    let pay = PayInfo {
        network: "eip155:196".to_owned(),
        asset: "0x779Ded0c9e1022225f8E0630b35a9b54bE713736".to_owned(),
        most: "100000".to_owned(),
        asset_name: "USD₮0".to_owned(),
        decimals: 6,
        prices,
        pay_to: "0x0000000000000000000000000000000000000001".to_owned(),
    };
    Site { payment: Some(pay), provider: true, ..site() }
}

fn view(demo: bool) -> ReportView {
    ReportView {
        id: "demo".to_owned(),
        title: Some("栖檀居长租公寓住房租赁合同".to_owned()),
        expires_at: (!demo).then(|| "2026-11-23T02:00:00Z".to_owned()),
        demo,
        comparison: None,
    }
}

fn reviewed(card: Card, text: &str) -> Report {
    let analyzer = Analyzer::new(builtin());
    let document = analyzer.recognise(Order::new(card, text.to_owned())).expect("the document is recognised");
    let mut report = analyzer.review(&document);
    report.stamp(&Stamp {
        base_url: site().base_url,
        report_url: Some("https://baihua.example/report/demo".to_owned()),
        created_at: "2026-11-22T02:00:00Z".to_owned(),
        expires_at: None,
        release: site().release,
    });
    report
}

pub(super) fn demo(card: Card) -> Report {
    reviewed(
        card,
        match card {
            Card::Contract => include_str!("../../demo/demo-contract.txt"),
            Card::Lab => include_str!("../../demo/demo-lab.txt"),
            Card::Policy => include_str!("../../demo/demo-policy.txt"),
        },
    )
}

/// A page as people edit it: the sheet left out, a line for each block.
fn readable(page: &str) -> String {
    let (head, rest) = page.split_once("<style>").expect("every page has its sheet");
    let (_, body) = rest.split_once("</style>").expect("which ends");
    let mut text = format!("{head}{body}");
    for block in [
        "<section",
        "<article",
        "<header",
        "<footer",
        "<h1",
        "<h2",
        "<h3",
        "<p",
        "<ul",
        "<ol",
        "<li",
        "<dl",
        "<details",
        "<svg",
        "<rect",
        "<main",
        "<nav",
        "<form",
        "</section",
        "</article",
    ] {
        text = text.replace(block, &format!("\n{block}"));
    }
    text
}

/// A demo report as it once was, so that these snapshots change with the pages and not with every rule.
pub(super) fn kept(card: Card) -> Report {
    let json = match card {
        Card::Contract => include_str!("fixtures/demo-contract.json"),
        Card::Lab => include_str!("fixtures/demo-lab.json"),
        Card::Policy => include_str!("fixtures/demo-policy.json"),
    };
    serde_json::from_str(json).expect("the fixture is a report")
}

#[test]
fn demo_reports_look_as_reviewed() {
    for card in Card::ALL {
        let page = report(&site(), &kept(card), &view(true), Lang::Zh);
        insta::assert_snapshot!(format!("report-{card}"), readable(&page));
    }
}

#[test]
fn markdown_looks_as_reviewed() {
    insta::assert_snapshot!(markdown(&kept(Card::Lab), &site()));
}

#[test]
fn instructions_for_agents_look_as_reviewed() {
    insta::assert_snapshot!(llms_txt(&paid()));
}

/// A report of forty findings as one contract can have them, each of another rule and as long as findings get.
fn long_report() -> Report {
    let mut report = demo(Card::Contract);
    let sample = report.flags[0].clone();
    let families = ["common-", "rent-", "propmgmt-", "sale-"];
    let rules = builtin().rules(Card::Contract).iter();
    let rules = rules.filter(|rule| families.iter().any(|family| rule.id.starts_with(family)));
    let quote =
        "甲方有权随时调整租金标准，调整通知在公告栏发布后次月生效，乙方不接受的视为主动退租，已付费用一律不退。";
    let families = ["rent".to_owned()];
    let of = Occasion {
        clause: &quote,
        near: &"",
        article: &"",
        document: &quote,
        families: &families,
        made_by: None,
        reader: None,
    };
    let finding = |rule: &baihua_kb::Rule| baihua_analyzer::Flag {
        rule_id: rule.id.to_string(),
        level: rule.level,
        finding: rule.finding.to_string(),
        quote: quote.to_owned(),
        consequence: Some(rule.consequence.to_string()),
        next_step: Some(format!("{}可以这样跟对方说：“{}”", rule.next_step, rule.say)),
        suggested_text: rule.suggested_text.as_deref().map(str::to_owned),
        suggested_changes: Vec::new(),
        evidence: Some(baihua_analyzer::FlagEvidence::of(&rule.sources_of(&[&rule.finding, &rule.next_step], &of))),
        also_at: Vec::new(),
        ..sample.clone()
    };
    report.flags = rules.take(40).map(finding).collect();
    assert_eq!(report.flags.len(), 40);
    report.flags.sort_by_key(|flag| std::cmp::Reverse(flag.level));
    report.summary = Summary::of(&report.flags);
    report
}

#[test]
fn forty_findings_weigh_little() {
    let page = report(&site(), &long_report(), &view(false), Lang::Zh);
    let scripts: usize =
        ["report.js", "dom.js", "icon.svg"].iter().filter_map(|path| asset(path)).map(|file| file.bytes.len()).sum();
    let all = page.len() + scripts;
    // The sentences that stand beside facts are among it, each once.
    assert!(all <= 160_000, "{} of page and {scripts} of scripts", page.len());
}

#[test]
fn a_page_shows_every_finding_once() {
    for report_of in Card::ALL.map(demo).into_iter().chain([long_report()]) {
        let page = report(&site(), &report_of, &view(false), Lang::En);
        assert_eq!(page.matches("data-finding=").count(), report_of.summary.total);
        assert!(page.contains(&format!("data-total=\"{}\"", report_of.summary.total)));
    }
}

/// A report with everything a report can hold, every text of the document being `words`.
fn full(words: &str) -> Report {
    use baihua_analyzer::{Change, Fact, FactTopic, FlagEvidence, MissingClause, Place};
    use baihua_text::CharRange;

    let mut report = kept(Card::Contract);
    let fact = |label: &str, stated: bool| Fact {
        topic: FactTopic::Deposit,
        label: label.to_owned(),
        value: if stated { words.to_owned() } else { "没写".to_owned() },
        stated,
        quote: stated.then(|| words.to_owned()),
        quote_range: stated.then(|| CharRange::starting_at(3, 4)),
        place: stated.then(|| words.to_owned()),
        more_at: stated
            .then(|| Place {
                quote: words.to_owned(),
                quote_range: CharRange::starting_at(60, 2),
                place: Some(words.to_owned()),
            })
            .into_iter()
            .collect(),
    };
    report.meta.facts = vec![fact("押金", true), fact("续约", false)];
    report.meta.missing = vec![MissingClause {
        id: "rent-deposit-return".to_owned(),
        name: "押金几天内退".to_owned(),
        why: "没写就容易拖。".to_owned(),
        ask: "请写明七日内退还。".to_owned(),
        evidence: FlagEvidence { source: "《某法》第一条".to_owned(), text: "某条原文。".to_owned() },
    }];
    report.meta.message = Some(format!("您好：\n1. {words}\n谢谢。"));
    let flag = &mut report.flags[0];
    flag.quote = words.to_owned();
    flag.quote_range = CharRange::starting_at(10, words.chars().count());
    flag.place = Some(words.to_owned());
    flag.suggested_text = Some(format!("改{words}"));
    flag.suggested_changes = vec![Change { range: CharRange::starting_at(10, 0), text: "改".to_owned() }];
    flag.also_at = vec![Place {
        quote: words.to_owned(),
        quote_range: CharRange::starting_at(90, 2),
        place: Some("第九条".to_owned()),
    }];
    report
}

#[test]
fn facts_missing_clauses_and_corrections_are_shown_where_there_are_any() {
    let signs = ["id=\"facts\"", "id=\"missing\"", "class=\"correction\"", "id=\"message-text\"", "没写："];
    let page = report(&site(), &full("押金不退"), &view(false), Lang::Zh);
    for sign in signs {
        assert!(page.contains(sign), "{sign}");
    }
    assert!(page.contains("<ins>改</ins>押金不退"));
    assert!(page.contains("data-range=\"10-14\"") && page.contains("data-range=\"90-92\""));
    assert!(page.contains("押金几天内退") && page.contains("请写明七日内退还。"));
    let bare = report(&site(), &kept(Card::Policy), &view(false), Lang::Zh);
    for sign in signs {
        assert!(!bare.contains(sign), "{sign}");
    }
}

#[test]
fn a_side_that_is_known_is_said_and_the_others_are_offered() {
    let page = report(&site(), &demo(Card::Contract), &view(false), Lang::Zh);
    assert!(page.contains("站在<b>乙方（承租人）</b>一边读"));
    assert!(page.contains("data-parties=\"甲方\""));
}

#[test]
fn what_is_urgent_comes_first_and_names_the_value() {
    let page = report(&site(), &demo(Card::Lab), &view(true), Lang::Zh);
    let (box_at, title_at) = (page.find("class=\"urgent\""), page.find("<h1"));
    assert!(box_at.is_some() && box_at < title_at);
    assert!(page.contains("我的化验单上钾是 6.4 mmol/L（参考区间 3.5-5.3），请问现在该怎么办？"));
    assert!(page.contains("href=\"tel:120\""));
}

#[test]
fn a_demo_cannot_be_destroyed_from_its_page() {
    let report_of = demo(Card::Lab);
    assert!(report(&site(), &report_of, &view(false), Lang::Zh).contains("id=\"destroy\""));
    assert!(!report(&site(), &report_of, &view(true), Lang::Zh).contains("id=\"destroy\""));
}

#[test]
fn every_rule_has_a_page_and_is_listed() {
    let kb = builtin();
    let list = rules_index(&site(), kb, &RuleFilter::default(), Lang::Zh);
    let rules = kb.rules(Card::Contract).iter().chain(kb.rules(Card::Policy));
    let ids = rules.map(|rule| rule.id.as_ref()).chain(kb.indicators().iter().map(|indicator| indicator.id.as_ref()));
    for id in ids {
        assert!(list.contains(&format!("href=\"/rules/{}\"", words::encoded(id))), "{id} is not listed");
        let page = rule(&site(), kb, id, Lang::Zh).expect(id);
        assert!(!page.contains("{party}") && !page.contains("{counter}"), "{id} shows a place to be filled");
    }
    assert_eq!(rule(&site(), kb, "rent-999", Lang::Zh), None);
}

#[test]
fn filters_narrow_the_list() {
    let kb = builtin();
    let shown = |words: &str, card: &str, family: &str, level: &str| {
        let filter = RuleFilter::of(words, card, family, level);
        rules_index(&site(), kb, &filter, Lang::Zh).matches("<li data-card=").count()
    };
    let counts = kb.counts();
    let high = kb.rules(Card::Contract).iter().filter(|rule| rule.level == Level::High).count();
    let cases = [
        (("", "", "", ""), counts.contract + counts.policy + counts.lab),
        (("", "lab", "", ""), counts.lab),
        (("", "contract", "", "high"), high),
        (("", "nonsense", "", "nonsense"), counts.contract + counts.policy + counts.lab),
        (("rent-001", "", "", ""), 1),
        (("LYMPH%", "", "", ""), 1),
        (("", "policy", "rent", ""), 0),
        (("<script>", "", "", ""), 0),
        (("无此一说", "", "", ""), 0),
    ];
    for ((words, card, family, level), count) in cases {
        assert_eq!(shown(words, card, family, level), count, "{words} {card} {family} {level}");
    }
}

#[test]
fn rules_are_found_by_what_people_say() {
    for (said, found) in
        [("租房", "rent-001"), ("房东", "rent-007"), ("高血压", "pol-004"), ("贫血", "HGB"), ("血脂", "TC")]
    {
        let list = rules_index(&site(), builtin(), &RuleFilter::of(said, "", "", ""), Lang::Zh);
        assert!(list.contains(&format!("href=\"/rules/{found}\"")), "{said} does not find {found}");
        assert!(list.matches("<li data-card=").count() < builtin().counts().contract, "{said} finds everything");
    }
    let none = rules_index(&site(), builtin(), &RuleFilter::of("无此一说", "", "", ""), Lang::Zh);
    assert!(none.contains("没有找到") && none.contains("/rules?q="));
}

#[test]
fn payment_and_consent_appear_only_where_there_is_something_to_choose() {
    let (free, paid) = (start(&site(), Lang::Zh), start(&paid(), Lang::Zh));
    for sign in ["id=\"pay\"", "id=\"consent\"", "0.02 USD₮0"] {
        assert!(paid.contains(sign) && !free.contains(sign), "{sign}");
    }
}

#[test]
fn photos_are_asked_for_only_where_the_recogniser_is_shipped() {
    let shipped = start(&Site { ocr: Some(3_049_999), ..site() }, Lang::Zh);
    for sign in ["data-ocr", "image/*", " multiple", "认照片要先下载 3.0 MB"] {
        assert!(shipped.contains(sign) && !start(&site(), Lang::Zh).contains(sign), "{sign}");
    }
}

#[test]
fn the_corrected_contract_is_offered_where_something_is_corrected() {
    let page = |of: &Report| report(&site(), of, &view(false), Lang::Zh);
    let mut of = full("押金不退");
    assert!(page(&of).contains("id=\"corrected\""));
    for flag in &mut of.flags {
        flag.suggested_text = None;
    }
    assert!(!page(&of).contains("id=\"corrected\""));
    assert!(!page(&kept(Card::Lab)).contains("id=\"corrected\""));
}

#[test]
fn facts_that_name_people_or_places_are_marked() {
    use baihua_analyzer::FactTopic;

    let mut of = full("某人");
    for (topic, marked) in [(FactTopic::Parties, true), (FactTopic::Subject, true), (FactTopic::Deposit, false)] {
        of.meta.facts[0].topic = topic;
        let page = report(&site(), &of, &view(false), Lang::Zh);
        assert_eq!(page.contains("class=\"fact who\""), marked, "{topic:?}");
    }
}

#[test]
fn pages_hold_nothing_inline_but_the_sheet() {
    let pages = [
        start(&paid(), Lang::Zh),
        proof(&site(), &[], Lang::Zh),
        legal(&site(), Lang::En),
        report(&site(), &demo(Card::Policy), &view(false), Lang::Zh),
        report_gone(&site(), Lang::En),
        not_found(&site(), Lang::Zh),
    ];
    for page in pages {
        assert_eq!(page.matches("<style").count(), 1);
        assert!(!page.contains(" style=") && !has_handler(&page));
        assert_eq!(page.matches("<script").count(), page.matches("<script type=\"module\" src=\"/assets/").count());
    }
}

/// Whether a tag carries an event handler.
fn has_handler(page: &str) -> bool {
    page.split('<')
        .filter_map(|tag| tag.split('>').next())
        .any(|tag| tag.split_whitespace().skip(1).any(|part| part.starts_with("on") && part.contains('=')))
}

proptest! {
    /// Whatever a document says, it stays text: the page has the tags it has for a harmless document.
    #[test]
    fn no_character_of_a_document_becomes_mark_up(words in "\\PC{0,40}[<>&\"']{1,6}\\PC{0,40}(</(p|article|script|style)>|<img src=x onerror=alert\\(1\\)>|javascript:|\u{202e}|\u{0})?") {
        let filled = |text: &str| {
            let mut report_of = demo_policy().clone();
            for flag in &mut report_of.flags {
                flag.quote = text.to_owned();
                flag.finding = text.to_owned();
                flag.consequence = Some(text.to_owned());
                flag.suggested_text = Some(text.to_owned());
            }
            for term in &mut report_of.meta.key_terms {
                term.quote = text.to_owned();
                term.plain = text.to_owned();
            }
            report_of.meta.warnings = vec![text.to_owned()];
            report(&site(), &report_of, &view(false), Lang::Zh) + &report(&site(), &full(text), &view(false), Lang::Zh)
        };
        static HARMLESS: OnceLock<String> = OnceLock::new();
        let (hostile, harmless) = (filled(&words), HARMLESS.get_or_init(|| filled("甲")));
        prop_assert_eq!(hostile.matches('<').count(), harmless.matches('<').count());
        prop_assert_eq!(hostile.matches('>').count(), harmless.matches('>').count());
    }

    /// A search is shown again as text.
    #[test]
    fn no_search_becomes_mark_up(words in "\\PC{0,60}") {
        let filter = RuleFilter { words: format!("無{words}"), ..RuleFilter::default() };
        static NONE: OnceLock<usize> = OnceLock::new();
        let none = RuleFilter { words: "無此".to_owned(), ..RuleFilter::default() };
        let tags = |filter: &RuleFilter| rules_index(&site(), builtin(), filter, Lang::Zh).matches('<').count();
        prop_assert_eq!(tags(&filter), *NONE.get_or_init(|| tags(&none)));
    }
}

fn demo_policy() -> &'static Report {
    static REPORT: std::sync::LazyLock<Report> = std::sync::LazyLock::new(|| demo(Card::Policy));
    &REPORT
}
