//! A hundred quotations in 60,000 characters, index included: whole ones beside a plain search by the standard library, damaged
//! ones beside the scan by Sellers that every fuzzy search is measured against.

use baihua_quote::Haystack;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// 60,000 characters of contract-like text that never repeats a sentence, and a hundred pieces of it.
fn document() -> (String, Vec<String>) {
    let words = [
        "甲方",
        "乙方",
        "承租人",
        "押金",
        "租金",
        "应当",
        "不得",
        "退还",
        "支付",
        "违约金",
        "合同",
        "期满",
        "房屋",
        "赔偿",
        "通知",
        "书面",
    ];
    let mut text = String::new();
    let mut seed = 1u64;
    while text.chars().count() < 60_000 {
        for _ in 0..8 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            text.push_str(words[(seed >> 60) as usize]);
        }
        text.push_str(if seed >> 40 & 7 == 0 { "。\n" } else { "，" });
    }
    let chars: Vec<char> = text.chars().take(60_000).collect();
    let quotes = (0..100).map(|n| chars[n * 590..n * 590 + 15 + n % 46].iter().collect()).collect();
    (chars.into_iter().collect(), quotes)
}

#[divan::bench]
fn haystack_and_a_hundred_quotes(bencher: Bencher) {
    let (text, quotes) = document();
    bencher.bench(|| {
        let haystack = Haystack::new(black_box(&text));
        quotes.iter().filter(|quote| haystack.find(quote).is_some()).count()
    });
}

#[divan::bench]
fn str_find_a_hundred_quotes(bencher: Bencher) {
    let (text, quotes) = document();
    bencher.bench(|| quotes.iter().filter(|quote| black_box(&text).find(quote.as_str()).is_some()).count());
}

/// The same quotations, each with one character replaced.
fn damaged() -> (String, Vec<String>) {
    let (text, quotes) = document();
    let damaged = quotes.iter().enumerate().map(|(n, quote)| {
        let mut chars: Vec<char> = quote.chars().collect();
        let at = n * 7 % chars.len();
        chars[at] = '们';
        chars.into_iter().collect()
    });
    let damaged = damaged.collect();
    (text, damaged)
}

#[divan::bench]
fn haystack_and_a_hundred_damaged_quotes(bencher: Bencher) {
    let (text, quotes) = damaged();
    bencher.bench(|| {
        let haystack = Haystack::new(black_box(&text));
        quotes.iter().filter(|quote| haystack.find_near(quote).is_some()).count()
    });
}

/// Sellers (1980): edits between the quote and the best piece of the text, one row per character of the quote.
fn sellers(text: &[char], quote: &[char]) -> usize {
    let mut row = vec![0usize; text.len() + 1];
    for (i, a) in (1..).zip(quote) {
        let mut corner = row[0];
        row[0] = i;
        for (j, b) in (1..).zip(text) {
            let best = (corner + usize::from(a != b)).min(row[j] + 1).min(row[j - 1] + 1);
            corner = row[j];
            row[j] = best;
        }
    }
    row.into_iter().min().unwrap_or(0)
}

#[divan::bench(sample_count = 5)]
fn sellers_a_hundred_damaged_quotes(bencher: Bencher) {
    let (text, quotes) = damaged();
    let text: Vec<char> = text.chars().collect();
    bencher.bench(|| {
        quotes.iter().filter(|quote| sellers(black_box(&text), &quote.chars().collect::<Vec<_>>()) <= 3).count()
    });
}
