#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| baihua_fuzz::x402_read(input));
