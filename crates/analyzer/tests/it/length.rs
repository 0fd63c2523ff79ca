//! Limits of length, at, below and above each edge; and content that is not what it should be.

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
