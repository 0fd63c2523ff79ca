#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (String, Option<bool>, Option<u8>)| baihua_fuzz::lab_read(input));
