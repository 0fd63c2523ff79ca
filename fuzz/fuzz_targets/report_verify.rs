#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: baihua_fuzz::Forgery| baihua_fuzz::report_verify(input));
