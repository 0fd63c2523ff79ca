#![no_main]

use baihua_analyzer::{Report, render, verify};
use baihua_kb::builtin;
use baihua_testkit::invariants::{receipt_fits_budget, receipt_has_no_markup_of_the_document};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (String, String, u16)| {
    let (json, document, budget) = input;
    let Ok(report) = serde_json::from_str::<Report>(&json) else { return };
    assert!(!verify(&report, &document, builtin()).claims().is_empty());
    let receipt = render::receipt(&report, usize::from(budget));
    receipt_fits_budget(&receipt, usize::from(budget)).unwrap();
    // An address is the publisher's own; a forged one may hold anything.
    if report.report_url.is_none() {
        receipt_has_no_markup_of_the_document(&receipt).unwrap();
    }
});
