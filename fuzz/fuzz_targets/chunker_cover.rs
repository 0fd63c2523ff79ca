#![no_main]

use baihua_chunker::Limits;
use baihua_testkit::invariants::{chunks_cover, sentences_cover};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (String, u16, u16)| {
    let (text, max, overlap) = input;
    if let Ok(limits) = Limits::new(usize::from(max), usize::from(overlap)) {
        chunks_cover(&text, limits).unwrap();
    }
    sentences_cover(&text).unwrap();
});
