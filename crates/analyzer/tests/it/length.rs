//! Limits of length, at, below and above each edge; and content that is not what it should be.

use std::time::{Duration, Instant};

use baihua_analyzer::{Order, Unfit, length_limits};
use baihua_kb::{Card, builtin};
use baihua_testkit::{
    Fixtures,
    documents::{CONTRACT_HEAD, POLICY_HEAD},
    invariants,
};

use crate::carrier::{analyzer, review};

/// A document of `card` with exactly `chars` characters.
fn of_length(card: Card, chars: usize) -> String {
    let head = match card {
        Card::Contract => CONTRACT_HEAD,
        Card::Policy => POLICY_HEAD,
        Card::Lab => "钾 6\n",
    };
    // Characters of one, two, three and four bytes: length is not counted in bytes.
    head.chars().chain("甲a𠮷é".chars().cycle()).take(chars).collect()
}

#[test]
fn limits_are_those_of_the_specification() {
    assert_eq!(Card::ALL.map(length_limits), [(500, 60_000), (3, 30_000), (300, 30_000)]);
}

#[test]
fn texts_are_refused_just_outside_their_limits_and_read_just_inside() {
    for card in Card::ALL {
        let (min, max) = length_limits(card);
        for chars in [min, min + 1, max - 1, max] {
            let document = analyzer().recognise(Order::new(card, of_length(card, chars)));
            assert_eq!(document.map(|document| document.chars()), Ok(chars), "{card}");
        }
        for chars in [0, min - 1, max + 1] {
            let outcome = analyzer().recognise(Order::new(card, of_length(card, chars)));
            assert_eq!(outcome.map(|_| ()), Err(Unfit::Length { card, chars, min, max }));
        }
    }
}

#[test]
fn three_characters_can_be_a_lab_report() {
    assert!(analyzer().recognise(Order::new(Card::Lab, "钾 6")).is_ok());
    assert!(analyzer().recognise(Order::new(Card::Lab, "K 6")).is_ok());
}

#[test]
fn what_is_no_such_document_is_refused() {
    let poem = "床前明月光，疑是地上霜。举头望明月，低头思故乡。\n".repeat(40);
    let recipe = "番茄两个，鸡蛋三个，盐少许，油适量。先炒鸡蛋，再放番茄，翻炒两分钟出锅。\n".repeat(30);
    let blank = " \n\u{3000}".repeat(400);
    let letters = "a".repeat(2_000);
    for text in [poem, recipe, blank, letters] {
        for card in Card::ALL {
            let outcome = analyzer().recognise(Order::new(card, text.as_str()));
            assert_eq!(outcome.map(|_| ()), Err(Unfit::NotRecognised { card }), "{card}: {}", &text[..12]);
        }
    }
}

#[test]
fn the_longest_contract_is_read_to_its_last_sentence() {
    let clause = "乙方应当支付押金人民币7,360元（大写：柒仟陆佰叁拾元整）。";
    let fill = "甲方应当按照约定交付房屋，并保证房屋符合约定的用途。\n";
    let room = 60_000 - CONTRACT_HEAD.chars().count() - clause.chars().count();
    let mut text: String = CONTRACT_HEAD.chars().chain(fill.chars().cycle().take(room)).collect();
    text.push_str(clause);
    assert_eq!(text.chars().count(), 60_000);
    let report = review(Card::Contract, &text);
    assert!(report.flags.iter().any(|flag| flag.quote_range.end() == 60_000), "the last clause is a finding");
    assert_eq!(report.meta.coverage.characters, 60_000);
    assert!(report.meta.coverage.chunks >= 60_000 / 4_000);
    assert_eq!(report.meta.coverage.chunks_reviewed, report.meta.coverage.chunks);
}

/// The shortest of a few readings of a document that is one thing again and again.
fn time_of(card: Card, head: &str, unit: &str, chars: usize) -> Duration {
    let text: String = head.chars().chain(unit.chars().cycle()).take(chars).collect();
    let once = || {
        let began = Instant::now();
        let document = analyzer().recognise(Order::new(card, text.as_str()));
        let document = document.unwrap_or_else(|unfit| panic!("{unit}: {unfit}"));
        std::hint::black_box(analyzer().review(&document));
        began.elapsed()
    };
    (0..3).map(|_| once()).min().unwrap_or_default()
}

/// Four times the text takes four times as long; up to nine times on a machine that is busy. What compares everything with
/// everything takes sixteen times as long.
#[test]
fn whatever_is_repeated_is_read_in_linear_time() {
    let contract = [
        "甲方",
        "由甲方",
        "“甲方”",
        "甲方乙方",
        "甲方有权",
        "甲方乙方\r",
        "甲方乙方\n",
        "甲方\u{202e}",
        "《",
        "《甲》甲方",
        "甲方《",
        "押金概不退还；",
        "百",
        "第一条 ",
        "（一）",
    ];
    let policy = ["《", "等待期90日；", "《保险》"];
    let lab = ["K 9 1-2\n", "K 6.8 ", "血钾 6.8 3.5-5.3 ", "LDL-C"];
    let all = contract.map(|unit| (Card::Contract, CONTRACT_HEAD, unit)).into_iter();
    let all = all.chain(policy.map(|unit| (Card::Policy, POLICY_HEAD, unit)));
    for (card, head, unit) in all.chain(lab.map(|unit| (Card::Lab, "钾 6\n", unit))) {
        let (_, longest) = length_limits(card);
        let measured = || {
            let (quarter, whole) = (time_of(card, head, unit, longest / 4), time_of(card, head, unit, longest));
            // Below a millisecond a quarter is no measure.
            let linear = whole <= 9 * quarter.max(Duration::from_millis(1)) && whole < Duration::from_secs(3);
            if linear { Ok(()) } else { Err((quarter, whole)) }
        };
        // Something else may take the machine away for a moment, but not each time.
        let told = (0..5).map(|_| measured()).find(Result::is_ok).unwrap_or_else(measured);
        assert_eq!(told, Ok(()), "{card} {unit:?}: a quarter and the whole");
    }
}

#[test]
fn hostile_documents_are_refused_or_read_soundly() {
    for hostile in Fixtures::of_repository().hostile().expect("the fixtures are beside the crates") {
        for text in [hostile.text.clone(), format!("{CONTRACT_HEAD}{}", hostile.text)] {
            let Ok(document) = analyzer().recognise(Order::new(Card::Contract, text.as_str())) else { continue };
            let report = analyzer().review(&document);
            invariants::report(&text, &report, builtin()).unwrap_or_else(|it| panic!("{}: {it}", hostile.file));
        }
    }
}
