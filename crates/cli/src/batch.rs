//! `baihua batch`: many documents, one a line, read on all cores and answered in the order of the input.
//!
//! One thread reads the input, several read documents, and the calling one writes. For each line the first makes a slot for
//! one answer: a worker gets the one end, the other stands in a bounded queue, in the order of the lines, and the writer
//! waits for them one by one. So this queue is the order, the room for answers that are ready early, and what holds the
//! reader of the input back. Nothing grows with the input but [`Keys`].

use std::{
    collections::{HashMap, hash_map::Entry},
    fs::File,
    io::{self, BufRead, BufReader, IsTerminal, Read, Seek, SeekFrom, Write},
    panic::{self, AssertUnwindSafe},
    path::{Path, PathBuf},
    sync::{
        Mutex, PoisonError,
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, anyhow, ensure};
use baihua_analyzer::{Analyzer, Order, Report, Sex, Sha256Digest, Unfit};
use baihua_kb::{Card, builtin};
use clap::Args;
use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::{Map, Value};

/// The longest line of the input that is read, in bytes: the longest text fits in it however it is escaped.
const LONGEST: usize = 4 << 20;
/// The longest line of an earlier output that is read, in bytes: no report comes near it.
const LONGEST_ANSWER: usize = 64 << 20;
/// How many slots there are for each worker: room for answers that are ready before the one that stands first.
const AHEAD: usize = 4;
/// Progress is shown at most this often.
const PACE: Duration = Duration::from_millis(200);
/// What each line of an output begins with.
const BEGINNING: &[u8] = b"{\"key\":";
/// A byte order mark.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// What to read, where to write, and what holds for lines that do not say it themselves.
#[derive(Args)]
pub(crate) struct Batch {
    /// The documents: a JSON object a line, with `key` and `text`; `-` for standard input.
    #[arg(value_name = "IN", default_value = "-")]
    input: PathBuf,
    /// Where the reports go, one a line; standard output unless it is given. A file that is there is written anew.
    #[arg(short, long, value_name = "OUT", conflicts_with = "resume")]
    output: Option<PathBuf>,
    /// Go on with the output of a run that was broken off: what it has answered is not read again.
    #[arg(long, value_name = "OUT")]
    resume: Option<PathBuf>,
    /// What kind of document a line without `card` is: contract, lab or policy.
    #[arg(long)]
    card: Option<Card>,
    /// The reader's side, such as 乙方 or 承租人, of a line without `party`.
    #[arg(long)]
    party: Option<String>,
    /// How many documents are read at once; as many as there are cores unless it is given.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
}

/// Answers every line of the input; whether all of them were read without an error, those of the run before included.
pub(crate) fn run(batch: &Batch) -> Result<bool> {
    let (input, size) = opened(&batch.input)?;
    let Output { out, keys, has_errors, on_terminal } = output(batch)?;
    // The message of a panic may quote the document; the place in the program does not.
    panic::set_hook(Box::new(|fault| {
        if let Some(place) = fault.location() {
            // Standard error may be closed, which is no reason to stop.
            let _ = writeln!(io::stderr(), "internal error at {place}");
        }
    }));
    let analyzer = Analyzer::new(builtin());
    let jobs = batch.jobs.map_or_else(cores, usize::from);
    let (to_workers, tasks) = sync_channel(jobs);
    let (to_writer, slots) = sync_channel(jobs * AHEAD);
    let (lines, tasks) = (Lines::new(BufReader::new(input), LONGEST), Mutex::new(tasks));
    let progress = (io::stderr().is_terminal() && !on_terminal).then(|| Progress::new(size));
    let failed = thread::scope(|scope| {
        let reader = scope.spawn(move || feed(lines, keys, batch, to_workers, to_writer));
        for _ in 0..jobs {
            scope.spawn(|| work(&analyzer, &tasks));
        }
        let written = write(slots, out, progress);
        let read = reader.join().unwrap_or_else(|_| Err(anyhow!("the reader of the input stopped")));
        written.and_then(|failed| read.map(|()| failed))
    })?;
    Ok(failed == 0 && !has_errors)
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, |cores| cores.get())
}

fn unreadable(path: &Path) -> String {
    format!("cannot read {}", path.display())
}

/// The input, and its size where it has one.
fn opened(path: &Path) -> Result<(Box<dyn Read + Send>, Option<u64>)> {
    if path == Path::new("-") {
        return Ok((Box::new(io::stdin()), None));
    }
    let file = File::open(path).with_context(|| unreadable(path))?;
    let about = file.metadata().with_context(|| unreadable(path))?;
    let size = about.is_file().then_some(about.len());
    Ok((Box::new(file), size))
}

/// Where the answers go, and what was answered there before.
struct Output {
    out: Box<dyn Write>,
    keys: Keys,
    /// Whether an answer that was there before is an error.
    has_errors: bool,
    /// Whether answers go to a terminal, where progress would stand between them.
    on_terminal: bool,
}

impl Output {
    fn new(out: Box<dyn Write>) -> Output {
        Output { out, keys: Keys::default(), has_errors: false, on_terminal: false }
    }
}

fn output(batch: &Batch) -> Result<Output> {
    ensure!(batch.resume.as_deref() != Some(Path::new("-")), "--resume needs a file");
    let path = batch.resume.as_deref().or(batch.output.as_deref().filter(|path| *path != Path::new("-")));
    let Some(path) = path else {
        let on_terminal = io::stdout().is_terminal();
        return Ok(Output { on_terminal, ..Output::new(Box::new(io::stdout())) });
    };
    // Opening the output would empty the input.
    let is_input = match (path.canonicalize(), batch.input.canonicalize()) {
        (Ok(out), Ok(input)) => out == input,
        _ => false,
    };
    ensure!(!is_input, "{} is the input", path.display());
    if batch.resume.is_some() {
        return resumed(path);
    }
    let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(Output::new(Box::new(file)))
}

/// A line of an earlier output.
#[derive(Deserialize)]
struct Answered {
    key: Value,
    report: Option<IgnoredAny>,
    error: Option<IgnoredAny>,
}

/// An output to go on with after its last whole line. A file that holds anything else is left as it is.
fn resumed(path: &Path) -> Result<Output> {
    let unwritable = || format!("cannot write {}", path.display());
    let mut file =
        File::options().read(true).write(true).create(true).truncate(false).open(path).with_context(unwritable)?;
    let mut lines = Lines::new(BufReader::new(&file), LONGEST_ANSWER);
    let (mut keys, mut has_errors, mut end) = (Keys::default(), false, 0);
    while let Some(line) = lines.next().with_context(|| unreadable(path))? {
        let foreign = || format!("{}: line {} is none that `baihua batch` writes", path.display(), line.number);
        let content = line.content.with_context(foreign)?;
        if !line.is_whole {
            // Torn by the end of the process that wrote it.
            ensure!(content.starts_with(BEGINNING) || BEGINNING.starts_with(content), "{}", foreign());
            break;
        }
        let answered = serde_json::from_slice::<Answered>(content).ok();
        let answered = answered.filter(|answered| answered.report.is_some() != answered.error.is_some());
        let Answered { key, error, .. } = answered.with_context(foreign)?;
        keys.answered(&Key::of(key).with_context(foreign)?);
        has_errors |= error.is_some();
        end = line.read;
    }
    file.set_len(end).with_context(unwritable)?;
    file.seek(SeekFrom::Start(end)).with_context(unwritable)?;
    Ok(Output { keys, has_errors, ..Output::new(Box::new(file)) })
}

/// The lines of a file, none of which is held beyond `longest` bytes.
struct Lines<R> {
    input: R,
    longest: usize,
    buffer: Vec<u8>,
    number: u64,
    read: u64,
}

/// A line with its line feed.
struct Line<'l> {
    /// Its number, from 1.
    number: u64,
    /// Nothing if it is too long.
    content: Option<&'l [u8]>,
    /// Whether it was read up to its line feed; the last line may have none.
    is_whole: bool,
    /// Its length.
    bytes: u64,
    /// The length of the file up to its end.
    read: u64,
}

impl<R: BufRead> Lines<R> {
    fn new(input: R, longest: usize) -> Lines<R> {
        Lines { input, longest, buffer: Vec::new(), number: 0, read: 0 }
    }

    /// The next line; what a line has beyond the longest is read and thrown away.
    fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.buffer.clear();
        let room = self.longest as u64 + 1;
        let mut bytes = self.input.by_ref().take(room).read_until(b'\n', &mut self.buffer)? as u64;
        if bytes == 0 {
            return Ok(None);
        }
        let is_whole = self.buffer.ends_with(b"\n");
        let is_too_long = !is_whole && self.buffer.len() > self.longest;
        if is_too_long {
            bytes += self.input.skip_until(b'\n')? as u64;
        }
        self.number += 1;
        self.read += bytes;
        let content = (!is_too_long).then_some(self.buffer.as_slice());
        Ok(Some(Line { number: self.number, content, is_whole, bytes, read: self.read }))
    }
}

/// What an answer is known by.
#[derive(Serialize)]
#[serde(untagged)]
enum Key {
    /// The `key` of the line.
    Named(String),
    /// The number of a line that has none. A number, so that it is nobody's name.
    Line(u64),
}

impl Key {
    /// A key as an output has it.
    fn of(value: Value) -> Option<Key> {
        match value {
            Value::String(name) => Some(Key::Named(name)),
            Value::Number(number) => number.as_u64().map(Key::Line),
            _ => None,
        }
    }

    /// The first half of a digest, by which the key is remembered: of names that somebody chose, no two have the same.
    fn mark(&self) -> [u8; 16] {
        let digest = match self {
            Key::Named(name) => Sha256Digest::of(format!("\"{name}")),
            Key::Line(number) => Sha256Digest::of(number.to_string()),
        };
        let bytes = digest.as_bytes();
        std::array::from_fn(|at| bytes[at])
    }
}

/// The keys that are known, sixteen bytes each, and how many answers of an earlier output are still to be met.
#[derive(Default)]
struct Keys(HashMap<[u8; 16], u32>);

/// How a key of the input stands to those before it.
#[derive(Debug, PartialEq, Eq)]
enum Met {
    /// Nothing has it.
    New,
    /// The earlier output has answered this line.
    Answered,
    /// A line before it has the same.
    Again,
}

impl Keys {
    /// Takes note of an answer in an earlier output.
    fn answered(&mut self, key: &Key) {
        *self.0.entry(key.mark()).or_default() += 1;
    }

    /// Takes note of a line of the input. Where several have one key, as many are passed over as were answered, so that a
    /// run that was broken off between them tells each of them once.
    fn meet(&mut self, key: &Key) -> Met {
        match self.0.entry(key.mark()) {
            Entry::Vacant(place) => {
                place.insert(0);
                Met::New
            }
            Entry::Occupied(place) => {
                let left = place.into_mut();
                if *left == 0 {
                    return Met::Again;
                }
                *left -= 1;
                Met::Answered
            }
        }
    }
}

/// What is wrong with a line: a stable word for programs, a sentence for people.
#[derive(Debug, Serialize)]
struct Fault {
    code: Code,
    message: String,
}

/// The words, as `docs/batch.md` lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Code {
    NotJson,
    LineTooLong,
    DuplicateKey,
    MissingText,
    MissingCard,
    InvalidField,
    TextLength,
    NotRecognised,
    InternalError,
}

impl Fault {
    fn new(code: Code, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into() }
    }
}

impl From<Unfit> for Fault {
    fn from(unfit: Unfit) -> Fault {
        let code = match unfit {
            Unfit::Length { .. } => Code::TextLength,
            _ => Code::NotRecognised,
        };
        Fault::new(code, crate::review::sentence(unfit))
    }
}

/// A line on its way to a worker.
struct Task {
    key: Key,
    order: Result<Order, Fault>,
    answer: SyncSender<Answer>,
}

/// A line of the output, ready to be written.
struct Answer {
    line: serde_json::Result<Vec<u8>>,
    is_error: bool,
}

/// Where the answer to a line will come.
struct Slot {
    answer: Receiver<Answer>,
    /// The length of the line.
    bytes: u64,
    /// The length of the input up to its end.
    read: u64,
}

/// Hands every line of the input that is not answered yet to the workers and its slot to the writer.
fn feed(
    mut lines: Lines<impl BufRead>,
    mut keys: Keys,
    batch: &Batch,
    tasks: SyncSender<Task>,
    slots: SyncSender<Slot>,
) -> Result<()> {
    while let Some(line) = lines.next().with_context(|| unreadable(&batch.input))? {
        let (key, order) = match line.content {
            Some(content) => {
                let marked = content.strip_prefix(MARK).filter(|_| line.number == 1);
                let content = marked.unwrap_or(content);
                if content.iter().all(u8::is_ascii_whitespace) {
                    continue;
                }
                asked(content, line.number, batch)
            }
            None => {
                let message = format!("the line is longer than {LONGEST} bytes");
                (Key::Line(line.number), Err(Fault::new(Code::LineTooLong, message)))
            }
        };
        let order = match keys.meet(&key) {
            Met::New => order,
            Met::Answered => continue,
            Met::Again => Err(Fault::new(Code::DuplicateKey, "a line before this one has the same key")),
        };
        let (answer, slot) = sync_channel(1);
        let slot = Slot { answer: slot, bytes: line.bytes, read: line.read };
        // Nobody takes them where the writer has given up; it says why.
        if slots.send(slot).is_err() || tasks.send(Task { key, order, answer }).is_err() {
            break;
        }
    }
    Ok(())
}

/// What a line asks for, or what is wrong with it; its key in any case.
fn asked(line: &[u8], number: u64, batch: &Batch) -> (Key, Result<Order, Fault>) {
    let mut fields: Map<String, Value> = match serde_json::from_slice(line) {
        Ok(fields) => fields,
        Err(error) => {
            // The words of the error may quote the line.
            let message = format!("the line is no JSON object in UTF-8 (byte {})", error.column());
            return (Key::Line(number), Err(Fault::new(Code::NotJson, message)));
        }
    };
    // Tables are exported with null where a cell is empty.
    fields.retain(|_, value| !value.is_null());
    match fields.remove("key") {
        Some(Value::String(name)) => (Key::Named(name), order(fields, batch)),
        Some(_) => (Key::Line(number), Err(Fault::new(Code::InvalidField, "key must be a string"))),
        None => (Key::Line(number), order(fields, batch)),
    }
}

/// The order that `fields` make, as `baihua review` makes it from its arguments.
fn order(mut fields: Map<String, Value>, batch: &Batch) -> Result<Order, Fault> {
    let invalid = |message: &str| Fault::new(Code::InvalidField, message);
    let text = match fields.remove("text") {
        Some(Value::String(text)) => text,
        Some(_) => return Err(invalid("text must be a string: the whole document")),
        None => return Err(Fault::new(Code::MissingText, "the line has no text")),
    };
    let card = match fields.get("card") {
        Some(card) => card.as_str().and_then(|name| name.parse::<Card>().ok()),
        None => Some(batch.card.ok_or_else(|| {
            Fault::new(Code::MissingCard, "neither the line nor --card says what kind of document it is")
        })?),
    };
    let card = card.ok_or_else(|| invalid("card must be contract, lab or policy"))?;
    // As where a file is read.
    let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
    let mut order = Order::new(card, text);
    order.party = match fields.remove("party") {
        Some(Value::String(party)) => Some(party),
        Some(_) => return Err(invalid("party must be a string")),
        None => batch.party.clone(),
    };
    order.sex = match fields.get("sex").map(|sex| sex.as_str().unwrap_or_default()) {
        Some("male") => Some(Sex::Male),
        Some("female") => Some(Sex::Female),
        Some(_) => return Err(invalid("sex must be male or female")),
        None => None,
    };
    if let Some(age) = fields.get("age") {
        let years = age.as_u64().and_then(|years| u8::try_from(years).ok()).filter(|years| *years <= 120);
        order.age = Some(years.ok_or_else(|| invalid("age must be a whole number of years from 0 to 120"))?);
    }
    Ok(order)
}

/// Answers lines until there are no more.
fn work(analyzer: &Analyzer, tasks: &Mutex<Receiver<Task>>) {
    loop {
        // The lock is let go of before the document is read.
        let task = tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Task { key, order, answer }) = task else { return };
        let outcome = order.and_then(|order| reviewed(analyzer, order));
        // Nobody waits for it where the writer has given up.
        let _ = answer.send(Answer { line: told(&key, &outcome), is_error: outcome.is_err() });
    }
}

/// The report on a document. One on which the program fails costs its own line, not the run.
fn reviewed(analyzer: &Analyzer, order: Order) -> Result<Report, Fault> {
    let review = || analyzer.recognise(order).map(|document| analyzer.review(&document));
    match panic::catch_unwind(AssertUnwindSafe(review)) {
        Ok(Ok(report)) => Ok(report),
        Ok(Err(unfit)) => Err(unfit.into()),
        Err(_) => Err(Fault::new(Code::InternalError, "the program failed on this document")),
    }
}

/// A line of the output.
#[derive(Serialize)]
#[serde(untagged)]
enum Told<'t> {
    Report { key: &'t Key, report: &'t Report },
    Error { key: &'t Key, error: &'t Fault },
}

fn told(key: &Key, outcome: &Result<Report, Fault>) -> serde_json::Result<Vec<u8>> {
    let told = match outcome {
        Ok(report) => Told::Report { key, report },
        Err(error) => Told::Error { key, error },
    };
    let mut line = serde_json::to_vec(&told)?;
    line.push(b'\n');
    Ok(line)
}

/// Writes the answers in the order of their slots, each as soon as it may stand there; gives the number of errors.
fn write(slots: Receiver<Slot>, mut out: Box<dyn Write>, mut progress: Option<Progress>) -> Result<usize> {
    let mut failed = 0;
    for slot in slots {
        let answer = slot.answer.recv().context("a worker stopped")?;
        let line = answer.line.context("cannot write a report as JSON")?;
        // One write a line, nothing held back: a run that is killed loses what it had not finished, and tears one line.
        out.write_all(&line).and_then(|()| out.flush()).context("cannot write")?;
        failed += usize::from(answer.is_error);
        if let Some(progress) = &mut progress {
            progress.add(slot.bytes, slot.read);
        }
    }
    Ok(failed)
}

/// How far it is, on a terminal; wiped away in the end.
struct Progress {
    began: Instant,
    shown: Instant,
    size: Option<u64>,
    done: u64,
    /// The bytes of the lines that were answered; those of an earlier run cost no time.
    bytes: u64,
}

impl Progress {
    fn new(size: Option<u64>) -> Progress {
        let now = Instant::now();
        Progress { began: now, shown: now, size, done: 0, bytes: 0 }
    }

    /// One more document, of so many bytes, that ends so far into the input.
    fn add(&mut self, bytes: u64, read: u64) {
        self.done += 1;
        self.bytes += bytes;
        if self.shown.elapsed() < PACE {
            return;
        }
        self.shown = Instant::now();
        let elapsed = self.began.elapsed();
        let rate = self.done as f64 / elapsed.as_secs_f64();
        let rest = self.size.map(|size| size.saturating_sub(read));
        let left = rest.map(|rest| format!("，约剩 {}", left(elapsed, self.bytes, rest))).unwrap_or_default();
        // Progress is a courtesy; a closed terminal is no reason to stop.
        let _ = write!(io::stderr(), "\r\u{1b}[K已读 {} 份，每秒 {rate:.1} 份{left}", self.done);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        let _ = write!(io::stderr(), "\r\u{1b}[K");
    }
}

/// How long `rest` bytes take where `bytes` took `elapsed`, as hours, minutes and seconds.
fn left(elapsed: Duration, bytes: u64, rest: u64) -> String {
    let seconds = elapsed.as_millis() * u128::from(rest) / u128::from(bytes.max(1)) / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Key, Keys, Lines, Met, left};

    #[test]
    fn lines_at_and_beyond_the_longest() {
        for (input, expected) in [
            ("abcd\nab", &[(Some("abcd\n"), true, 5), (Some("ab"), false, 7)][..]),
            ("", &[]),
            ("\n", &[(Some("\n"), true, 1)]),
            ("abcde\nab\n", &[(None, false, 6), (Some("ab\n"), true, 9)]),
            ("a\nabcdefghijk\n\n", &[(Some("a\n"), true, 2), (None, false, 14), (Some("\n"), true, 15)]),
            ("abcd", &[(Some("abcd"), false, 4)]),
            ("abcde", &[(None, false, 5)]),
        ] {
            let mut lines = Lines::new(input.as_bytes(), 4);
            let mut found = Vec::new();
            while let Some(line) = lines.next().expect("memory can be read") {
                let content = line.content.map(|content| String::from_utf8_lossy(content).into_owned());
                assert_eq!(line.number, found.len() as u64 + 1);
                found.push((content, line.is_whole, line.read));
            }
            let found: Vec<(Option<&str>, bool, u64)> =
                found.iter().map(|(content, is_whole, read)| (content.as_deref(), *is_whole, *read)).collect();
            assert_eq!(found, expected, "{input:?}");
        }
    }

    #[test]
    fn a_key_is_passed_over_as_often_as_it_was_answered() {
        let mut keys = Keys::default();
        let named = || Key::Named("3".to_owned());
        keys.answered(&named());
        keys.answered(&named());
        for (key, met) in [
            (named(), Met::Answered),
            (Key::Line(3), Met::New),
            (named(), Met::Answered),
            (named(), Met::Again),
            (Key::Named("4".to_owned()), Met::New),
            (Key::Named("4".to_owned()), Met::Again),
        ] {
            assert_eq!(keys.meet(&key), met);
        }
    }

    #[test]
    fn what_is_left_goes_by_the_pace_so_far() {
        for (bytes, rest, expected) in
            [(100, 900, "0:01:30"), (100, 100, "0:00:10"), (100, 100_000, "2:46:40"), (100, 0, "0:00:00")]
        {
            assert_eq!(left(Duration::from_secs(10), bytes, rest), expected);
        }
    }
}
