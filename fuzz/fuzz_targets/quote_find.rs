#![no_main]

use baihua_testkit::invariants::found_text_folds_to_the_quote;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (String, String)| {
    let (text, quote) = input;
    found_text_folds_to_the_quote(&text, &quote).unwrap();
});
