//! Damages a thousand quotations from the texts below folders and tells how many are put right:
//! `cargo run --release -p baihua-quote --example damage -- FOLDER…`
//!
//! A third has other punctuation, a third one character dropped, a third one replaced. A character may be replaced at an edge;
//! dropped ones lie inside, because a quotation without its first character is a whole quotation of the rest.
#![expect(clippy::disallowed_methods, reason = "an example reads the files it is given")]

use std::{env, fs, io, path::Path, time::Instant};

use baihua_quote::Haystack;

const QUOTES: usize = 1_000;
const WAYS: [&str; 3] = ["punctuation", "dropped", "replaced"];

/// SplitMix64, so that every run damages alike.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % end as u64) as usize
    }
}

fn read(folder: &Path, texts: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            read(&path, texts)?;
        } else if path.extension().is_some_and(|extension| extension == "txt") {
            texts.push(fs::read_to_string(path)?);
        }
    }
    texts.sort();
    Ok(())
}

fn damaged(quote: &[char], way: usize, dice: &mut Dice) -> String {
    const MARKS: [char; 5] = ['，', '。', '；', '：', '、'];
    let mut quote = quote.to_vec();
    match way {
        0 => {
            for mark in quote.iter_mut().filter(|c| MARKS.contains(c)) {
                let others: Vec<char> = MARKS.into_iter().filter(|other| other != mark).collect();
                *mark = others[dice.below(others.len())];
            }
        }
        1 => drop(quote.remove(1 + dice.below(quote.len() - 2))),
        _ => {
            let at = dice.below(quote.len());
            quote[at] = if quote[at] == '们' { '的' } else { '们' };
        }
    }
    quote.into_iter().collect()
}

#[allow(clippy::print_stdout, reason = "a measurement is for reading")]
fn main() -> io::Result<()> {
    let mut texts = Vec::new();
    for folder in env::args_os().skip(1) {
        read(Path::new(&folder), &mut texts)?;
    }
    texts.retain(|text| text.chars().count() >= 600);
    let mut dice = Dice(7);
    let (mut tried, mut counts) = (0, [[0usize; 3]; 3]);
    let mut seconds = 0.0;
    while tried < QUOTES && !texts.is_empty() {
        let text = &texts[dice.below(texts.len())];
        let chars: Vec<char> = text.chars().collect();
        let length = 16 + dice.below(60);
        let start = dice.below(chars.len() - length);
        let quote = &chars[start..start + length];
        let whole: String = quote.iter().collect();
        let haystack = Haystack::new(text);
        // What stands twice has no one right place, and blanks to fill in are no words.
        let words = quote.iter().filter(|c| c.is_alphanumeric()).count();
        let solid = |c: char| !c.is_whitespace() && c != '_';
        let marked = quote.iter().any(|c| "，。；：、".contains(*c));
        let once = haystack.find(&whole).is_some_and(|found| found.is_unique());
        let way = tried % 3;
        if !solid(quote[0]) || !solid(quote[length - 1]) || words * 4 < length * 3 || !once || (way == 0 && !marked) {
            continue;
        }
        let quote = damaged(quote, way, &mut dice);
        tried += 1;
        let began = Instant::now();
        let exact = haystack.find(&quote).filter(|found| found.is_unique());
        let found = exact.or_else(|| haystack.find_near(&quote).map(|repair| repair.place));
        seconds += began.elapsed().as_secs_f64();
        let outcome = match found {
            Some(found) if (found.range.start(), found.range.end()) == (start, start + length) => 0,
            None => 1,
            Some(_) => 2,
        };
        counts[way][outcome] += 1;
        if outcome > 0 {
            let got = found.map(|found| haystack.slice(found));
            println!("{quote:?}\n  was {whole:?}\n  got {got:?}");
        }
    }
    for (name, [right, refused, wrong]) in WAYS.iter().zip(counts) {
        println!("{name:12} right {right} refused {refused} wrong {wrong}");
    }
    println!("{:.1} ms for {tried}, preparing each text for repair included", seconds * 1e3);
    Ok(())
}
