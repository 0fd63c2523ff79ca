#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (String, String)| baihua_fuzz::quote_find(input));
