//! One suite for all backends.

use baihua_report_store::testkit::check_contract;

use crate::{
    subjects::{WithClock, WithRedis},
    wait,
};

#[test]
fn memory() {
    wait(check_contract(&WithClock::memory()));
}

#[test]
fn redb() {
    wait(check_contract(&WithClock::redb()));
}

#[test]
fn redis() {
    for subject in [WithRedis::own(), WithRedis::named()].into_iter().flatten() {
        wait(check_contract(&subject));
    }
}
