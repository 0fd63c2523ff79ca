//! 60,000 characters cut at 800 and at 2,000, with and without overlap, and into sentences.

use baihua_chunker::{Limits, chunks, sentences};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

fn document() -> String {
    let article = "第七条 押金\n乙方应当在签订本合同之日向甲方支付押金人民币1,850元，租期届满且乙方结清费用后，\n甲方应当在七日内无息退还；逾期退还的，每逾期一日按未退金额的万分之五支付违约金。\n";
    article.chars().cycle().take(60_000).collect()
}

#[divan::bench(args = [(800, 0), (800, 80), (2000, 0)])]
fn chunked(bencher: Bencher, (max, overlap): (usize, usize)) {
    let text = document();
    let limits = Limits::new(max, overlap).expect("possible limits");
    bencher.bench(|| chunks(black_box(&text), limits).count());
}

#[divan::bench]
fn into_sentences(bencher: Bencher) {
    let text = document();
    bencher.bench(|| sentences(black_box(&text)).count());
}
