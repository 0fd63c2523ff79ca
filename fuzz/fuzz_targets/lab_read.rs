#![no_main]

use std::sync::LazyLock;

use baihua_analyzer::{Analyzer, Order, Sex};
use baihua_kb::{Card, builtin};
use baihua_testkit::invariants;
use libfuzzer_sys::fuzz_target;

static ANALYZER: LazyLock<Analyzer> = LazyLock::new(|| Analyzer::new(builtin()));

fuzz_target!(|input: (String, Option<bool>, Option<u8>)| {
    let (text, male, age) = input;
    let sex = male.map(|male| if male { Sex::Male } else { Sex::Female });
    let order = Order { sex, age, ..Order::new(Card::Lab, text.as_str()) };
    if let Ok(document) = ANALYZER.recognise(order) {
        invariants::report(&text, &ANALYZER.review(&document), builtin()).unwrap();
    }
});
