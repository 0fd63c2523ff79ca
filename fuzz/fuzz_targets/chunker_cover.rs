#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (String, u16, u16)| baihua_fuzz::chunker_cover(input));
