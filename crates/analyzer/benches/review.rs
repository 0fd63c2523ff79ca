//! A contract of 60,000 characters, read and judged; and getting ready to do so.

use baihua_analyzer::{Analyzer, Order};
use baihua_kb::{Card, builtin};
use divan::{Bencher, black_box};

/// As the programs have it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

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

/// What people send.
const DOCUMENTS: [&str; 4] = ["demo contract", "demo policy", "demo lab report", "long contract"];

fn document(name: &str) -> (Card, String) {
    match name {
        "demo contract" => (Card::Contract, include_str!("../../../fixtures/demo/demo-contract.txt").to_owned()),
        "demo policy" => (Card::Policy, include_str!("../../../fixtures/demo/demo-policy.txt").to_owned()),
        "demo lab report" => (Card::Lab, include_str!("../../../fixtures/demo/demo-lab.txt").to_owned()),
        _ => (Card::Contract, contract()),
    }
}

/// A document from its text to its report.
#[divan::bench(args = DOCUMENTS)]
fn whole(bencher: Bencher, name: &str) {
    let analyzer = Analyzer::new(builtin());
    let (card, text) = document(name);
    bencher.bench(|| {
        let document = analyzer.recognise(Order::new(card, black_box(text.as_str()))).expect("it is what it is");
        analyzer.review(&document).flags.len()
    });
}

/// The same text, folded, and every word of the moves found in it.
#[cfg(feature = "train")]
#[divan::bench(args = DOCUMENTS)]
fn words_alone(bencher: Bencher, name: &str) {
    let analyzer = Analyzer::new(builtin());
    let (_, text) = document(name);
    bencher.bench(|| baihua_analyzer::train::places_of_words(&analyzer, black_box(text.as_str())));
}

/// Texts of 60,000 characters that try the patience of a reader: one name, one mark, short lines, lists in lists, no stop,
/// clauses all alike.
#[divan::bench(args = ["ordinary", "one name", "one mark", "short lines", "lists in lists", "no stop", "all alike"])]
fn explain(bencher: Bencher, kind: &str) {
    let plain = contract();
    let text: String = match kind {
        "one name" => "甲方".repeat(30_000),
        "one mark" => "《".repeat(60_000),
        "short lines" => "甲方有权。\n".repeat(10_000),
        "lists in lists" => (0..4_000).map(|n| format!("（{}）有下列情形之一的：\n", n % 10)).collect(),
        "no stop" => plain.chars().filter(|c| !"，。；：！？\n".contains(*c)).collect(),
        "all alike" => "因系统故障造成的损失，甲方概不承担责任。\n".repeat(3_000),
        _ => plain,
    };
    let text: String = text.chars().take(60_000).collect();
    let analyzer = Analyzer::new(builtin());
    bencher.bench(|| analyzer.moves(black_box(Order::new(Card::Contract, text.as_str()))));
}

/// Whole reviews of leases of 60,000 characters in which one clause comes again and again, most of them without a stop; none
/// may take three times as long as the ordinary one.
#[divan::bench(args = ["ordinary", "rates", "forfeits", "sums", "items", "exempting clauses", "fees", "deposits", "leaving"], sample_count = 20)]
fn hostile(bencher: Bencher, kind: &str) {
    let clause = match kind {
        "rates" => "乙方应当按时支付租金逾期的每日按百分之五支付违约金",
        "forfeits" => "乙方不得转让房屋否则甲方有权没收押金并解除合同",
        "sums" => "乙方付5000元违约金50%，",
        "items" => "（1）乙方迟延的，甲方有权终止合同；\n",
        "exempting clauses" => "因任何原因造成乙方损失的，甲方概不负责，不承担任何赔偿责任。",
        "fees" => "服务费90元，",
        "deposits" => "乙方付押金90元",
        "leaving" => "乙方提前解除",
        _ => "",
    };
    let text = match clause {
        "" => contract(),
        _ => format!("租赁合同。出租方甲方，承租方乙方。\n{}", clause.repeat(60_000)),
    };
    let text: String = text.chars().take(60_000).collect();
    let analyzer = Analyzer::new(builtin());
    let document = analyzer.recognise(Order::new(Card::Contract, text)).expect("a lease");
    bencher.bench(|| analyzer.review(black_box(&document)).summary.total);
}

/// Whole reviews of policies of 30,000 characters in which one figure comes again and again.
#[divan::bench(args = ["ordinary", "deductibles", "rows", "waiting times"], sample_count = 20)]
fn hostile_policy(bencher: Bencher, kind: &str) {
    let head = include_str!("../../../fixtures/demo/demo-policy.txt");
    let clause = match kind {
        "deductibles" => "免赔额70元。",
        "rows" => "急诊　　5,000元，免赔额70元\n",
        "waiting times" => "等待期30日，",
        _ => head,
    };
    let text: String = format!("{head}\n{}", clause.repeat(30_000)).chars().take(30_000).collect();
    let analyzer = Analyzer::new(builtin());
    let document = analyzer.recognise(Order::new(Card::Policy, text)).expect("a policy");
    bencher.bench(|| analyzer.review(black_box(&document)).summary.total);
}

/// Lab reports of 30,000 characters: the demo report over and over, and texts that try the patience of a reader.
#[divan::bench(args = ["ordinary", "one name", "numbers", "one line", "short lines", "columns", "names and numbers"])]
fn lab(bencher: Bencher, kind: &str) {
    let plain: String = include_str!("../../../fixtures/demo/demo-lab.txt").chars().cycle().take(30_000).collect();
    let text: String = match kind {
        "one name" => "钾".repeat(30_000),
        "numbers" => "6.8 ".repeat(7_500),
        "one line" => plain.replace('\n', " "),
        "short lines" => "钾\n6.8\n".repeat(5_000),
        "columns" => "钾 | 6.8 | 3.5-5.3 | 钠 | 140 | 137-147 | ".repeat(800),
        "names and numbers" => "钾6.8钠140".repeat(3_500),
        _ => plain,
    };
    let text: String = text.chars().take(30_000).collect();
    let analyzer = Analyzer::new(builtin());
    bencher.bench(|| match analyzer.recognise(Order::new(Card::Lab, black_box(text.as_str()))) {
        Ok(document) => analyzer.review(&document).summary.total,
        Err(_) => 0,
    });
}
