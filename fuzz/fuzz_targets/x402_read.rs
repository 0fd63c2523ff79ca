#![no_main]

use baihua_x402::{Challenge, read};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|header: &[u8]| {
    if let Ok(payment) = read(header) {
        let again = read(payment.to_header()).expect("what was written can be read");
        assert_eq!(again.authorization(), payment.authorization());
        assert_eq!(again.signature(), payment.signature());
    }
    if let Ok(challenge) = Challenge::read(header) {
        Challenge::read(challenge.to_header()).expect("what was written can be read");
    }
});
