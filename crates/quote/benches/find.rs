//! A hundred quotations in 60,000 characters, index included: whole ones beside a plain search, damaged ones beside the scan
//! by Sellers that every fuzzy search is measured against.
//!
//! `BENCH_INPUT` names a folder that gets what is read here as JSON, for peers in other languages.

use baihua_quote::Haystack;
use divan::{Bencher, black_box};

#[path = "../../../benches/document.rs"]
mod document;

fn main() {
    hand_out();
    divan::main();
}

#[expect(clippy::disallowed_methods, reason = "a bench has no configuration but the environment")]
fn hand_out() {
    let Some(folder) = std::env::var_os("BENCH_INPUT") else { return };
    let (text, quotes) = whole();
    let (_, damaged) = damaged();
    let right = put_right(&text, &quotes, &damaged);
    let input = serde_json::json!({ "text": text, "quotes": quotes, "damaged": damaged, "put_right": right });
    std::fs::write(std::path::Path::new(&folder).join("quotes.json"), input.to_string()).expect("the folder is there");
}

/// A hundred pieces of `text`, evenly spread, 15 to 60 characters of one line each.
fn quotes(text: &str) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let quote = |number: usize| {
        let (length, first) = (15 + number * 7 % 46, number * (chars.len() / 100));
        let pieces = chars[first..].windows(length);
        let piece = pieces.into_iter().find(|piece| !piece.iter().any(|c| c.is_whitespace() || *c == '_'));
        piece.expect("a line is long enough").iter().collect()
    };
    (0..100).map(quote).collect()
}

/// The quotations as a careless hand returns them: half-width marks, one character dropped, or one replaced.
fn careless(quotes: &[String]) -> Vec<String> {
    let damage = |(number, quote): (usize, &String)| {
        let mut chars: Vec<char> = quote.chars().collect();
        let at = 2 + number * 7 % (chars.len() - 4);
        match number % 3 {
            0 => {
                for (full, half) in "，。；：（）".chars().zip(",.;:()".chars()) {
                    chars.iter_mut().filter(|c| **c == full).for_each(|c| *c = half);
                }
            }
            1 => _ = chars.remove(at),
            _ => chars[at] = '某',
        }
        chars.into_iter().collect()
    };
    quotes.iter().enumerate().map(damage).collect()
}

fn whole() -> (String, Vec<String>) {
    let text = document::document();
    let quotes = quotes(&text);
    (text, quotes)
}

fn damaged() -> (String, Vec<String>) {
    let (text, quotes) = whole();
    let damaged = careless(&quotes);
    (text, damaged)
}

#[divan::bench]
fn haystack_and_a_hundred_quotes(bencher: Bencher) {
    let (text, quotes) = whole();
    let find = || {
        let haystack = Haystack::new(black_box(&text));
        quotes.iter().filter(|quote| haystack.find(quote).is_some()).count()
    };
    assert_eq!(find(), quotes.len());
    bencher.bench(find);
}

#[divan::bench]
fn memmem_a_hundred_quotes(bencher: Bencher) {
    let (text, quotes) = whole();
    bencher.bench(|| {
        let text = black_box(&text).as_bytes();
        quotes.iter().filter(|quote| memchr::memmem::find(text, quote.as_bytes()).is_some()).count()
    });
}

#[divan::bench]
fn str_find_a_hundred_quotes(bencher: Bencher) {
    let (text, quotes) = whole();
    bencher.bench(|| quotes.iter().filter(|quote| black_box(&text).find(quote.as_str()).is_some()).count());
}

/// How many damaged quotations are put right, to the character.
fn put_right(text: &str, whole: &[String], damaged: &[String]) -> usize {
    let haystack = Haystack::new(text);
    let found = damaged.iter().map(|quote| haystack.find_near(quote).map(|repair| haystack.slice(repair.place)));
    found.zip(whole).filter(|(found, quote)| *found == Some(quote.as_str())).count()
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
