//! A contract of 60,000 characters, read and judged; and getting ready to do so.

use baihua_analyzer::{Analyzer, Order};
use baihua_kb::{Card, builtin};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// The demo contract over and over, to the longest text that is read.
fn contract() -> String {
    include_str!("../../../fixtures/demo/demo-contract.txt").chars().cycle().take(60_000).collect()
}

#[divan::bench]
fn ready() -> usize {
    black_box(Analyzer::new(builtin())).kb().counts().contract
}

#[divan::bench]
fn recognise(bencher: Bencher) {
    let analyzer = Analyzer::new(builtin());
    let text = contract();
    bencher.bench(|| analyzer.recognise(Order::new(Card::Contract, text.clone())).is_ok());
}

#[divan::bench]
fn review(bencher: Bencher) {
    let analyzer = Analyzer::new(builtin());
    let document = analyzer.recognise(Order::new(Card::Contract, contract())).expect("a contract");
    bencher.bench(|| analyzer.review(black_box(&document)).summary.total);
}
