//! The targets without libFuzzer: seeds from the fixtures, broken at random, so many cases of each.
//!
//! `cargo run --release --no-default-features --bin drive -- TARGET CASES [SEED]`
//!
//! It knows nothing of coverage; what it has instead is documents, rules and payments that get far into the code before what
//! was broken in them is met. A case that fails is told with its number: the same seed brings it again.

use std::{
    env,
    error::Error,
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

use base64::{Engine, engine::general_purpose::STANDARD};

/// Longest text of a case, in characters: what is longer is cut out somewhere.
const LONGEST: usize = 600;

/// xorshift64.
struct Draw(u64);

impl Draw {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    fn of<'t, T>(&mut self, things: &'t [T]) -> &'t T {
        &things[self.below(things.len())]
    }

    fn character(&mut self) -> char {
        const POOL: &[char] = &[
            '\n', '\r', '\t', ' ', '\u{3000}', '\u{feff}', '\u{200b}', '\u{0301}', '\0', '，', '。', '；', '：', '（',
            '）', '"', '\'', '\\', '{', '}', '[', ']', '<', '>', '&', '|', '*', '_', '=', '#', '-', '~', '.', '%', '0',
            '1', '9', '５', '⑤', '二', '百', '第', '条', '元', '日', '甲', '乙', '↑', '↓', 'H', 'K', 'e', '𝒳', '👩',
        ];
        match self.below(8) {
            0 => char::from_u32(self.below(0x0011_0000) as u32).unwrap_or('\u{fffd}'),
            1 => (b' ' + self.below(95) as u8) as char,
            _ => *self.of(POOL),
        }
    }

    /// A seed, cut out somewhere and broken in a few places.
    fn text(&mut self, seeds: &[Vec<char>], longest: usize) -> String {
        let mut text = self.piece(seeds, longest);
        for _ in 0..self.below(5) {
            let at = self.below(text.len() + 1);
            let to = (at + 1 + self.below(12)).min(text.len());
            match self.below(6) {
                0 => text.insert(at, self.character()),
                1 if at < text.len() => text[at] = self.character(),
                2 => drop(text.drain(at.min(to)..to)),
                3 => {
                    let again: Vec<char> = text[at.min(to)..to].to_vec();
                    text.splice(at..at, again);
                }
                4 => {
                    let other = self.piece(seeds, 40);
                    text.splice(at..at, other);
                }
                _ => text.truncate(at),
            }
        }
        text.into_iter().collect()
    }

    fn piece(&mut self, seeds: &[Vec<char>], longest: usize) -> Vec<char> {
        let seed = self.of(seeds);
        let len = 1 + self.below(longest);
        let from = if seed.len() <= len { 0 } else { self.below(seed.len() - len) };
        seed[from..seed.len().min(from + len)].to_vec()
    }
}

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
}

/// The texts under some folders of the repository.
fn seeds(folders: &[&str], ending: &str) -> Result<Vec<Vec<char>>, Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for folder in folders {
        files(&root.join(folder), ending, &mut found);
    }
    found.sort();
    let texts: Vec<Vec<char>> = found
        .into_iter()
        .map(|path| Ok(fs::read_to_string(path)?.chars().collect()))
        .collect::<Result<_, std::io::Error>>()?;
    if texts.is_empty() { Err("no seeds".into()) } else { Ok(texts) }
}

/// A target with its input drawn.
type Case = Box<dyn FnMut(&mut Draw) -> Box<dyn FnOnce()>>;

fn target(name: &str) -> Result<Case, Box<dyn Error>> {
    let documents = || seeds(&["fixtures/demo", "fixtures/hostile"], ".txt");
    Ok(match name {
        "quote_find" => {
            let seeds = documents()?;
            Box::new(move |draw| {
                let text = draw.text(&seeds, LONGEST / 3);
                // Most quotations stand in the text, but for a break of their own.
                let own = [text.chars().collect::<Vec<char>>()];
                let quote =
                    if own[0].is_empty() || draw.below(8) == 0 { draw.text(&seeds, 40) } else { draw.text(&own, 40) };
                Box::new(move || baihua_fuzz::quote_find((text, quote)))
            })
        }
        "chunker_cover" => {
            let seeds = documents()?;
            Box::new(move |draw| {
                let input = (draw.text(&seeds, LONGEST), draw.below(200) as u16, draw.below(60) as u16);
                Box::new(move || baihua_fuzz::chunker_cover(input))
            })
        }
        "kb_load" => {
            let seeds = seeds(&["kb/contract/rent", "kb/policy", "kb/lab"], ".toml")?;
            Box::new(move |draw| {
                let files = (0..=draw.below(2)).map(|n| {
                    let folder = *draw.of(&["contract/rent/rent-001", "policy/pol-002", "lab/K", "x"]);
                    // Whole files get further than pieces.
                    let whole = draw.of(&seeds).clone();
                    let len = whole.len();
                    let toml =
                        if draw.below(4) == 0 { draw.text(&seeds, LONGEST) } else { draw.text(&[whole], 4 * len) };
                    (format!("{folder}{}.toml", if n == 0 { "" } else { "b" }), toml)
                });
                let files: Vec<(String, String)> = files.collect();
                Box::new(move || baihua_fuzz::kb_load(files))
            })
        }
        "lab_read" => {
            let all = seeds(&["fixtures"], ".txt")?;
            let labs: Vec<Vec<char>> = all
                .into_iter()
                .filter(|text| {
                    text.iter().collect::<String>().contains("mmol") || text.iter().collect::<String>().contains("g/L")
                })
                .collect();
            Box::new(move |draw| {
                let text = draw.text(&labs, LONGEST);
                let male = *draw.of(&[None, Some(true), Some(false)]);
                let age = (draw.below(2) == 0).then(|| draw.below(130) as u8);
                Box::new(move || baihua_fuzz::lab_read((text, male, age)))
            })
        }
        "report_verify" => {
            let documents = documents()?;
            Box::new(move |draw| {
                let text = if draw.below(4) == 0 { draw.text(&documents, 40) } else { String::new() };
                // More numbers than four changes take.
                let draws = (0..80).map(|_| draw.next()).collect();
                let document = if draw.below(2) == 0 { draw.text(&documents, LONGEST) } else { String::new() };
                let budget = 500 + draw.below(5000) as u16;
                Box::new(move || baihua_fuzz::report_verify((text, draws, document, budget)))
            })
        }
        "x402_read" => {
            let vectors = seeds(&["fixtures/payments"], ".json")?;
            let vectors: serde_json::Value = serde_json::from_str(&vectors[0].iter().collect::<String>())?;
            let payments: Vec<Vec<char>> =
                objects(&vectors).iter().map(|json| json.to_string().chars().collect()).collect();
            Box::new(move |draw| {
                let whole = draw.of(&payments).clone();
                let len = whole.len();
                let json = draw.text(&[whole], 4 * len);
                let mut header = match draw.below(10) {
                    0 => json.into_bytes(),
                    _ => STANDARD.encode(json).into_bytes(),
                };
                if draw.below(10) == 0 && !header.is_empty() {
                    let at = draw.below(header.len());
                    header[at] = draw.next() as u8;
                }
                Box::new(move || baihua_fuzz::x402_read(&header))
            })
        }
        _ => return Err(format!("{name} is no target").into()),
    })
}

/// Every object of the vectors that looks like a payment or a challenge, and the first of those that do not.
fn objects(value: &serde_json::Value) -> Vec<&serde_json::Value> {
    let mut found = Vec::new();
    let mut rest = vec![value];
    while let Some(value) = rest.pop() {
        match value {
            serde_json::Value::Object(members) => {
                if members.contains_key("x402Version") {
                    found.push(value);
                }
                rest.extend(members.values());
            }
            serde_json::Value::Array(items) => rest.extend(items),
            _ => {}
        }
    }
    if found.is_empty() {
        found.push(value);
    }
    found
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [name, cases, seed @ ..] = arguments.as_slice() else { return Err("drive TARGET CASES [SEED]".into()) };
    let (cases, seed): (u64, u64) = (cases.parse()?, seed.first().map_or(Ok(1), |seed| seed.parse())?);
    let mut case = target(name)?;
    let mut draw = Draw(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let (began, mut failed) = (Instant::now(), 0);
    for number in 0..cases {
        let run = case(&mut draw);
        if catch_unwind(AssertUnwindSafe(run)).is_err() {
            failed += 1;
            println!("{name}: case {number} of seed {seed} fails");
            if failed == 20 {
                break;
            }
        }
    }
    println!("{name}: {cases} cases of seed {seed} in {:.0} s, {failed} failed", began.elapsed().as_secs_f64());
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
