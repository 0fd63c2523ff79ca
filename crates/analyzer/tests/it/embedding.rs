//! Rules of one's own beside the built-in ones, as an embedder loads them.

use std::{sync::Arc, thread};

use baihua_analyzer::{Analyzer, Order};
use baihua_kb::{Card, Entry, Kb, Level, SharedKb, builtin};
use baihua_testkit::{documents::CONTRACT_HEAD, invariants};

const RULE: &str = r#"
id = "rent-901"
name = "不许在阳台种花"
level = "low"
hurts = "承租人"
families = ["rent"]
frames = ["body"]
topics = ["花", "盆栽", "绿植"]
finding = "这里不让{party}在阳台养花，管得太细了。"
consequence = "{party}养一盆花也算违约。"
next_step = "请{counter}删掉这一句。"
say = "您好，阳台养花不影响房屋，请删掉这一条。"
suggested_text = "乙方可以在阳台摆放花盆，不得影响楼下住户。"
evidence = ["公寓自律公约 第三条"]
since = "1.0.0"

[[hit]]
text = "乙方在阳台种花养草的，押金一律不退，归甲方所有。"
[[hit]]
text = "严禁租客在窗台、阳台摆放盆栽，一经发现，甲方有权直接丢弃，不作任何赔偿。"
[[hit]]
text = "承租人养绿植的，押金不予退还，由甲方用于清洁阳台。"
[[hit]]
text = "阳台上发现花盆一次，视为乙方违约，甲方可以立即收回房屋。"
[[miss]]
text = "乙方在阳台摆放花盆的，应当放稳，防止坠落。"
why = "只是提醒安全"
[[miss]]
text = "甲方在交房前清走阳台上的旧花盆。"
why = "是甲方的义务"
[[miss]]
text = "小区公共绿化由物业养护，费用已含在物业费里。"
why = "说的是公共绿化"
[[miss]]
text = "乙方可以在阳台种花。"
why = "允许"
"#;

/// The digest is that of the article's text.
const SOURCE: &str = r#"
short = "公寓自律公约"
title = "某市公寓租赁自律公约"
kind = "standard"
issuer = "某市公寓协会"
version_date = "2026-01-01"
effective_date = "2026-02-01"
status_as_of = "2026-11-22"
verified_on = "2026-11-22"

[[article]]
number = "第三条"
sha256 = "DIGEST"
text = "出租人不得禁止承租人在阳台摆放花盆。"
"#;

fn own() -> Kb {
    let source =
        SOURCE.replace("DIGEST", &baihua_text::Sha256Digest::of("出租人不得禁止承租人在阳台摆放花盆。").to_string());
    let files = [("contract/rent/rent-901.toml", RULE), ("sources/公寓自律公约.toml", source.as_str())];
    Kb::load(files).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// What an embedder keeps for as long as it runs: one value, with nothing that it borrows from.
struct Desk {
    analyzer: Analyzer,
}

fn is_for_any_thread<T: Send + Sync + 'static>(value: T) -> T {
    value
}

#[test]
fn a_desk_with_rules_of_its_own_goes_to_any_thread() {
    let kb = Arc::new(builtin().with(own()));
    let desk = is_for_any_thread(Arc::new(Desk { analyzer: Analyzer::new(Arc::clone(&kb)) }));
    assert!(std::ptr::eq(desk.analyzer.kb(), &*kb), "the rules are shared, not copied");
    let text = format!("{CONTRACT_HEAD}第十一条 租客在窗台摆放盆栽的，押金一律不退，全部归甲方所有。\n");
    let readers: Vec<_> = (0..2)
        .map(|_| {
            let (desk, text) = (Arc::clone(&desk), text.clone());
            thread::spawn(move || {
                let document = desk.analyzer.recognise(Order::new(Card::Contract, text)).expect("it is a contract");
                desk.analyzer.review(&document)
            })
        })
        .collect();
    let reports: Vec<_> = readers.into_iter().map(|reader| reader.join().expect("nobody panics")).collect();
    assert!(reports[0].flags.iter().any(|flag| flag.rule_id == "rent-901"));
    assert_eq!(reports[0], reports[1]);
}

#[test]
fn the_built_in_rules_are_read_where_they_stand() {
    let analyzer = Analyzer::new(builtin());
    assert!(std::ptr::eq(analyzer.kb(), builtin()));
    assert!(std::ptr::eq(Analyzer::new(SharedKb::from(builtin())).kb(), builtin()));
    let printed = format!("{analyzer:?}");
    assert!(printed.starts_with("Analyzer { kb: SharedKb(Counts {") && printed.len() < 500, "{printed}");
}

#[test]
fn a_loaded_rule_fires_beside_the_built_in_ones() {
    let kb = builtin().with(own());
    assert_eq!(kb.counts().contract, builtin().counts().contract + 1);
    invariants::ids_are_unique(&kb).unwrap_or_else(|it| panic!("{it}"));
    invariants::sources_are_dated(&kb).unwrap_or_else(|it| panic!("{it}"));
    let analyzer = Analyzer::new(kb);
    let kb = analyzer.kb();
    let own_clause = "租客在窗台摆放盆栽的，押金一律不退，全部归甲方所有。";
    let built_in_clause = "退租时押金一律不退，归甲方所有。";
    let text = format!("{CONTRACT_HEAD}第十一条 {own_clause}\n第十二条 {built_in_clause}\n");
    let document =
        analyzer.recognise(Order::new(Card::Contract, text.as_str())).unwrap_or_else(|unfit| panic!("{unfit}"));
    let report = analyzer.review(&document);
    invariants::report(&text, &report, kb).unwrap_or_else(|it| panic!("{it}"));
    let found = |quote: &str| report.flags.iter().find(|flag| flag.quote == quote).map(|flag| flag.rule_id.as_str());
    assert_eq!(found(own_clause), Some("rent-901"), "{:?}", report.flags);
    assert!(found(built_in_clause).is_some_and(|rule| rule != "rent-901"), "{:?}", report.flags);
    let flag = report.flags.iter().find(|flag| flag.rule_id == "rent-901").expect("it is there");
    assert_eq!(flag.level, Level::Low);
    assert_eq!(flag.evidence.as_ref().map(|it| it.text.as_str()), Some("出租人不得禁止承租人在阳台摆放花盆。"));
}

#[test]
fn a_loaded_rule_can_correct_a_built_in_one() {
    let corrected = RULE.replace("rent-901", "rent-018");
    let source =
        SOURCE.replace("DIGEST", &baihua_text::Sha256Digest::of("出租人不得禁止承租人在阳台摆放花盆。").to_string());
    let files = [("contract/rent/rent-018.toml", corrected.as_str()), ("sources/公寓自律公约.toml", source.as_str())];
    let kb = builtin().with(Kb::load(files).unwrap_or_else(|faults| panic!("{faults:?}")));
    assert_eq!(kb.counts(), builtin().counts());
    let Some(Entry::Rule(rule)) = kb.lookup("rent-018") else { panic!("it is a rule") };
    assert_eq!(rule.name, "不许在阳台种花");
}

#[test]
fn rules_of_ones_own_rest_on_articles_and_classes_of_words_that_are_built_in() {
    let rule = RULE.replace("公寓自律公约 第三条", "民法典 第四百九十七条");
    let lexicon = "[[concept]]\nname = \"plants\"\nmeaning = \"花草\"\nany = [\"盆栽 {refuse}\", \"养花\"]\n[words]\n";
    let class = builtin().lexicon().words.first().expect("there are classes of words").0.to_string();
    let lexicon = lexicon.replace("refuse", &class);
    let files = [("contract/rent/rent-901.toml", rule.as_str()), ("lexicon.toml", lexicon.as_str())];
    assert!(Kb::load(files).is_err(), "by themselves they rest on nothing");
    let kb = builtin().load_beside(files).unwrap_or_else(|faults| panic!("{faults}"));
    let Some(Entry::Rule(rule)) = kb.lookup("rent-901") else { panic!("it is a rule") };
    assert_eq!(rule.evidence[0].article, "第四百九十七条");
    assert!(rule.evidence[0].text.contains("格式条款"));

    // A concept more takes nothing from what is found without it.
    let text = format!(
        "{CONTRACT_HEAD}第十一条 租客在窗台摆放盆栽的，押金一律不退，全部归甲方所有。\n第十二条 退租时押金一律不退，归甲方所有。\n"
    );
    let flags = |kb: SharedKb| {
        let analyzer = Analyzer::new(kb);
        let document = analyzer.recognise(Order::new(Card::Contract, text.as_str())).expect("it is a contract");
        analyzer.review(&document).flags
    };
    let with_rule_alone = builtin().load_beside([files[0]]).unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(flags(SharedKb::from(kb)), flags(SharedKb::from(with_rule_alone)));
}

#[test]
fn an_article_that_neither_quotes_is_named() {
    for (citation, fault) in [("民法典 第九千条", "article that its source"), ("月球法 第一条", "source that is not")]
    {
        let rule = RULE.replace("公寓自律公约 第三条", citation);
        let faults = builtin().load_beside([("contract/rent/rent-901.toml", rule.as_str())]).unwrap_err().to_string();
        assert!(faults.contains(fault) && faults.contains(citation), "{faults}");
    }
}
