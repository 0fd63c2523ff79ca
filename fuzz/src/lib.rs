//! One property a target, each a function of its input. `fuzz_targets/` hands them to libFuzzer, `src/bin/drive.rs` to a
//! random driver where there is none.

use std::sync::LazyLock;

use baihua_analyzer::{Analyzer, Order, Report, Sex, render, verify};
use baihua_chunker::Limits;
use baihua_kb::{Card, Kb, builtin};
use baihua_testkit::{
    invariants::{
        self, chunks_cover, found_text_folds_to_the_quote, receipt_fits_budget, receipt_has_no_markup_of_the_document,
        sentences_cover,
    },
    rule_files,
};
use baihua_x402::{Challenge, read};

static ANALYZER: LazyLock<Analyzer> = LazyLock::new(|| Analyzer::new(builtin()));

/// What is found folds to the quotation, stands where it says, and nothing is overlooked.
pub fn quote_find((text, quote): (String, String)) {
    found_text_folds_to_the_quote(&text, &quote).unwrap();
}

/// Chunks and sentences cover the text in order and keep their limits.
pub fn chunker_cover((text, max, overlap): (String, u16, u16)) {
    if let Ok(limits) = Limits::new(usize::from(max), usize::from(overlap)) {
        chunks_cover(&text, limits).unwrap();
    }
    sentences_cover(&text).unwrap();
}

/// Rule files are loaded or every fault is named; what was loaded survives printing and loading.
pub fn kb_load(files: Vec<(String, String)>) {
    let load = |files: &[(String, String)]| Kb::load(files.iter().map(|(name, toml)| (name.as_str(), toml.as_str())));
    match load(&files) {
        Ok(kb) => assert_eq!(load(&rule_files(&kb)).map(|again| again.counts()), Ok(kb.counts())),
        Err(faults) => assert!(!faults.as_slice().is_empty()),
    }
}

/// A lab report is refused or read with every invariant of a report.
pub fn lab_read((text, male, age): (String, Option<bool>, Option<u8>)) {
    let sex = male.map(|male| if male { Sex::Male } else { Sex::Female });
    let order = Order { sex, age, ..Order::new(Card::Lab, text.as_str()) };
    if let Ok(document) = ANALYZER.recognise(order) {
        invariants::report(&text, &ANALYZER.review(&document), builtin()).unwrap();
    }
}

/// Verifying a report, however it was forged, ends in claims.
pub fn report_verify((json, document, budget): (String, String, u16)) {
    let Ok(report) = serde_json::from_str::<Report>(&json) else { return };
    assert!(!verify(&report, &document, builtin()).claims().is_empty());
    let receipt = render::receipt(&report, usize::from(budget));
    receipt_fits_budget(&receipt, usize::from(budget)).unwrap();
    // An address is the publisher's own; a forged one may hold anything.
    if report.report_url.is_none() {
        receipt_has_no_markup_of_the_document(&receipt).unwrap();
    }
}

/// A payment header is read or refused with a reason; what was read is read again from its own header.
pub fn x402_read(header: &[u8]) {
    if let Ok(payment) = read(header) {
        let again = read(payment.to_header()).expect("what was written can be read");
        assert_eq!(again.authorization(), payment.authorization());
        assert_eq!(again.signature(), payment.signature());
    }
    if let Ok(challenge) = Challenge::read(header) {
        Challenge::read(challenge.to_header()).expect("what was written can be read");
    }
}

/// The reports on the demo documents, as JSON: what [`report_verify`] is driven with.
pub fn demo_reports() -> Vec<String> {
    let documents = [
        (Card::Contract, include_str!("../../fixtures/demo/demo-contract.txt")),
        (Card::Policy, include_str!("../../fixtures/demo/demo-policy.txt")),
        (Card::Lab, include_str!("../../fixtures/demo/demo-lab.txt")),
    ];
    let review = |(card, text)| {
        let mut report =
            ANALYZER.review(&ANALYZER.recognise(Order::new(card, text)).expect("the demos are recognised"));
        // A forged report need not be a long one.
        report.flags.truncate(4);
        report.meta.rules_run.truncate(4);
        report.meta.key_terms.truncate(2);
        serde_json::to_string(&report).expect("a report is JSON")
    };
    documents.map(review).into()
}

/// A report with a few of its values replaced by others of the same kind, so that it stays a report.
pub fn forged(json: &str, mut draw: impl FnMut() -> u64) -> String {
    let mut report: serde_json::Value = serde_json::from_str(json).expect("it is JSON");
    for _ in 0..=draw() % 4 {
        let mut at = &mut report;
        // Down to a leaf, or to where it is left.
        loop {
            at = match at {
                serde_json::Value::Object(members) if !members.is_empty() => {
                    let n = draw() as usize % members.len();
                    members.values_mut().nth(n).expect("it is below the number of members")
                }
                serde_json::Value::Array(items) if !items.is_empty() && !draw().is_multiple_of(8) => {
                    let n = draw() as usize % items.len();
                    &mut items[n]
                }
                leaf => {
                    at = leaf;
                    break;
                }
            };
        }
        match at {
            serde_json::Value::String(text) => {
                let words = ["", "<b>", "](x)", "押金", "high", "rent-007", "\n# 一", "｜|", "\u{202e}", "K"];
                let word = words[draw() as usize % words.len()];
                match draw() % 3 {
                    0 => *text = word.to_owned(),
                    1 => text.push_str(word),
                    _ => text.insert_str(0, word),
                }
            }
            serde_json::Value::Number(number) => *number = (draw() >> (draw() % 64)).into(),
            serde_json::Value::Array(items) => items.truncate(draw() as usize % 3),
            serde_json::Value::Bool(flag) => *flag = !*flag,
            _ => {}
        }
    }
    report.to_string()
}
