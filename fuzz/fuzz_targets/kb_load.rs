#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: Vec<(String, String)>| baihua_fuzz::kb_load(input));
