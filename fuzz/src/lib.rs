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

/// What a report is forged with: some text to put in, and numbers that say where and how.
pub type Forgery = (String, Vec<u64>, String, u16);

/// Verifying a report, however it was forged, ends in claims.
///
/// Where the first text is no report itself, a report on a demo document is broken at values that the numbers choose, with
/// that text among what is put in their place. An empty document stands for the one that was read.
pub fn report_verify((text, draws, document, budget): Forgery) {
    let mut draws = draws.into_iter();
    let mut draw = || draws.next().unwrap_or_default();
    let (report, document) = match serde_json::from_str::<Report>(&text) {
        Ok(report) => (report, document.as_str()),
        Err(_) => {
            let (own, json) = &DEMOS[draw() as usize % DEMOS.len()];
            let Ok(report) = serde_json::from_value::<Report>(forged(json, &text, draw)) else { return };
            (report, if document.is_empty() { own } else { document.as_str() })
        }
    };
    assert!(!verify(&report, document, builtin()).claims().is_empty());
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

/// The demo documents and the reports on them, which [`report_verify`] breaks.
static DEMOS: LazyLock<[(&str, serde_json::Value); 3]> = LazyLock::new(|| {
    let documents = [
        (Card::Contract, include_str!("../../fixtures/demo/demo-contract.txt")),
        (Card::Policy, include_str!("../../fixtures/demo/demo-policy.txt")),
        (Card::Lab, include_str!("../../fixtures/demo/demo-lab.txt")),
    ];
    documents.map(|(card, text)| {
        let mut report =
            ANALYZER.review(&ANALYZER.recognise(Order::new(card, text)).expect("the demos are recognised"));
        // A forged report need not be a long one.
        report.flags.truncate(4);
        report.meta.rules_run.truncate(4);
        report.meta.key_terms.truncate(2);
        (text, serde_json::to_value(&report).expect("a report is JSON"))
    })
});

/// A report with a few of its values replaced by others of the same kind, so that it mostly stays a report. Any of its values
/// can be met: the numbers lead from the whole down to a leaf, or to a list on the way that is cut.
fn forged(report: &serde_json::Value, text: &str, mut draw: impl FnMut() -> u64) -> serde_json::Value {
    let mut report = report.clone();
    for _ in 0..=draw() % 4 {
        let mut at = &mut report;
        loop {
            let is_the_end = match &*at {
                serde_json::Value::Object(members) => members.is_empty(),
                serde_json::Value::Array(items) => items.is_empty() || draw() % 8 == 7,
                _ => true,
            };
            if is_the_end {
                break;
            }
            at = match at {
                serde_json::Value::Object(members) => {
                    let n = draw() as usize % members.len();
                    members.values_mut().nth(n).expect("it is below the number of members")
                }
                serde_json::Value::Array(items) => {
                    let n = draw() as usize % items.len();
                    &mut items[n]
                }
                leaf => leaf,
            };
        }
        match at {
            serde_json::Value::String(value) => {
                let words = [text, "", "<b>", "](x)", "押金", "high", "rent-007", "\n# 一", "｜|", "\u{202e}", "K"];
                let word = words[draw() as usize % words.len()];
                match draw() % 3 {
                    0 => *value = word.to_owned(),
                    1 => value.push_str(word),
                    _ => value.insert_str(0, word),
                }
            }
            serde_json::Value::Number(number) => *number = (draw() >> (draw() % 64)).into(),
            serde_json::Value::Array(items) => items.truncate(draw() as usize % 3),
            serde_json::Value::Bool(flag) => *flag = !*flag,
            _ => {}
        }
    }
    report
}
