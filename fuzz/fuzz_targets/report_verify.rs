#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (String, String, u16)| baihua_fuzz::report_verify(input));
