//! 60,000 characters cut at 800 and at 2,000, with and without overlap, and into sentences; beside text-splitter, and beside
//! passes over the bytes and over the characters, than which nothing that reads the text can be faster.

use baihua_chunker::{Limits, chunks, sentences};
use divan::{Bencher, black_box, counter::BytesCount};
use text_splitter::{ChunkConfig, TextSplitter};

#[path = "../../../benches/document.rs"]
mod document;

fn main() {
    divan::main();
}

/// Longest chunk and overlap, in characters.
const LIMITS: [(usize, usize); 3] = [(800, 0), (800, 80), (2000, 0)];

#[divan::bench(args = LIMITS)]
fn chunked(bencher: Bencher, (max, overlap): (usize, usize)) {
    let text = document::document();
    let limits = Limits::new(max, overlap).expect("possible limits");
    bencher.counter(BytesCount::of_str(&text)).bench(|| chunks(black_box(&text), limits).count());
}

#[divan::bench(args = LIMITS, sample_count = 10)]
fn text_splitter(bencher: Bencher, (max, overlap): (usize, usize)) {
    let text = document::document();
    let splitter = TextSplitter::new(ChunkConfig::new(max).with_overlap(overlap).expect("a possible overlap"));
    bencher.counter(BytesCount::of_str(&text)).bench(|| splitter.chunks(black_box(&text)).count());
}

#[divan::bench]
fn into_sentences(bencher: Bencher) {
    let text = document::document();
    bencher.counter(BytesCount::of_str(&text)).bench(|| sentences(black_box(&text)).count());
}

#[divan::bench]
fn pass_over_bytes(bencher: Bencher) {
    let text = document::document();
    bencher
        .counter(BytesCount::of_str(&text))
        .bench(|| black_box(&text).bytes().fold(0usize, |sum, byte| sum.wrapping_add(usize::from(byte))));
}

#[divan::bench]
fn pass_over_characters(bencher: Bencher) {
    let text = document::document();
    bencher
        .counter(BytesCount::of_str(&text))
        .bench(|| black_box(&text).chars().fold(0u32, |sum, c| sum.wrapping_add(u32::from(c))));
}
