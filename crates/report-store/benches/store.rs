//! What a report costs on each backend, beside plain commands of the same size in the same run.
//!
//! A plain harness: what counts are the spread of single operations and the ratios, and the memory afterwards. Redis is
//! started here if there is a `redis-server`. The size of a report, the number of operations and of callers at once can be
//! set: `STORE_BENCH_BYTES` (default 48000), `STORE_BENCH_OPERATIONS` (default 2000), `STORE_BENCH_CALLERS` (default 8).
//! Memory is counted with `STORE_BENCH_LIVE` reports (default 10000; 0 leaves that out).
#![allow(clippy::print_stdout, reason = "the output is what it is for")]
#![expect(clippy::disallowed_methods, reason = "a bench makes its own folder")]

use std::{
    env, fs,
    net::TcpListener,
    ops::Range,
    path::Path,
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use baihua_report_store::{Backend, Lookup, Memory, Record, Redb, RedbOptions, Redis, RedisOptions, ReportId, Reports};
use redis::AsyncCommands;
use tokio::runtime::Handle;

const HOUR: Duration = Duration::from_secs(3600);

fn setting(name: &str, default: u64) -> u64 {
    env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

fn clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970");
    since.as_millis() as u64
}

fn id(number: u64) -> ReportId {
    let mut bytes = [0x33; ReportId::BYTES];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    ReportId::from_bytes(bytes)
}

/// Text that does not compress to nothing, as long as a report.
fn text(bytes: usize) -> String {
    let mut state = 88_172_645_463_325_252_u64;
    let mut text = String::with_capacity(bytes + 16);
    while text.len() < bytes {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        text.push_str(&format!("{state:016x}"));
    }
    text.truncate(bytes);
    text
}

/// Times of single operations.
struct Times(Vec<Duration>, Duration);

impl Times {
    fn at(&self, share: f64) -> Duration {
        self.0[((self.0.len() - 1) as f64 * share) as usize]
    }

    fn show(&self, what: &str, beside: Option<&Times>) {
        let rate = self.0.len() as f64 / self.1.as_secs_f64();
        let ratio = beside.map(|plain| {
            let (p50, p99) = (|t: &Times| t.at(0.5).as_secs_f64(), |t: &Times| t.at(0.99).as_secs_f64());
            format!("   {:.2} x p50, {:.2} x p99 of plain", p50(self) / p50(plain), p99(self) / p99(plain))
        });
        let (p50, p99, p999) = (self.at(0.5), self.at(0.99), self.at(0.999));
        println!(
            "{what:<44} p50 {p50:>9.1?}  p99 {p99:>9.1?}  p99.9 {p999:>9.1?}  {rate:>7.0}/s{}",
            ratio.unwrap_or_default()
        );
    }
}

/// Does `work` with each number, from a few threads at once, and times each.
fn time<F: Future<Output = ()>>(
    handle: &Handle,
    numbers: Range<u64>,
    callers: u64,
    work: impl Fn(u64) -> F + Sync,
) -> Times {
    let next = AtomicU64::new(numbers.start);
    let since = Instant::now();
    let lane = || {
        let mut times = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                return times;
            }
            let since = Instant::now();
            handle.block_on(work(number));
            times.push(since.elapsed());
        }
    };
    let mut times = thread::scope(|scope| {
        let lanes: Vec<_> = (0..callers).map(|_| scope.spawn(lane)).collect();
        lanes.into_iter().flat_map(|lane| lane.join().expect("no operation fails")).collect::<Vec<_>>()
    });
    times.sort();
    Times(times, since.elapsed())
}

/// The same, one caller after the other and then many at once.
fn measure_all<B: Backend>(handle: &Handle, name: &str, backend: &B, run: &Run) {
    for callers in [1, run.callers] {
        measure(handle, &format!("{name}, {callers} at once"), backend, run, callers);
    }
}

/// Puts and gets through [`Reports`], and plain puts and gets of as many bytes through the same backend.
fn measure<B: Backend>(handle: &Handle, name: &str, backend: &B, run: &Run, callers: u64) {
    let (clock, plain, record) = (&clock, &text(run.bytes).into_bytes(), &record(run.bytes));
    let reports = &Reports::over(backend, clock);
    let all = || 0..run.operations;
    let put_plain = time(handle, all(), callers, |number| async move {
        backend.put(&format!("plain {number}"), plain, HOUR).await.expect("put");
    });
    let put =
        time(handle, all(), callers, |number| async move { reports.put(&id(number), record).await.expect("put") });
    let get_plain = time(handle, all(), callers, |number| async move {
        assert!(backend.get(&format!("plain {number}")).await.expect("get").is_some());
    });
    let get = time(handle, all(), callers, |number| async move {
        assert!(matches!(reports.get(&id(number)).await, Ok(Lookup::Found(_))));
    });
    put_plain.show(&format!("{name}: put, plain bytes"), None);
    put.show(&format!("{name}: put, report sealed"), Some(&put_plain));
    get_plain.show(&format!("{name}: get, plain bytes"), None);
    get.show(&format!("{name}: get, report opened"), Some(&get_plain));
    let _ = time(handle, all(), callers, |number| async move {
        backend.remove(&format!("plain {number}")).await.expect("remove");
        reports.remove(&id(number)).await.expect("remove");
    });
}

/// `SET` and `GET` over the client's own multiplexed connection, as a peer, and the reports beside it.
fn measure_client(handle: &Handle, url: &str, redis: &Redis, run: &Run, callers: u64) {
    let client = redis::Client::open(url).expect("the address");
    let connection = &handle.block_on(client.get_multiplexed_async_connection()).expect("it runs");
    let (clock, plain, record) = (&clock, &text(run.bytes).into_bytes(), &record(run.bytes));
    let reports = &Reports::over(redis, clock);
    let all = || 0..run.operations;
    let set = time(handle, all(), callers, |number| async move {
        let mut connection = connection.clone();
        connection.pset_ex::<_, _, ()>(format!("peer {number}"), plain, 3_600_000).await.expect("set");
    });
    let put =
        time(handle, all(), callers, |number| async move { reports.put(&id(number), record).await.expect("put") });
    let get = time(handle, all(), callers, |number| async move {
        let mut connection = connection.clone();
        let value: Vec<u8> = connection.get(format!("peer {number}")).await.expect("get");
        assert!(!value.is_empty());
    });
    let open = time(handle, all(), callers, |number| async move {
        assert!(matches!(reports.get(&id(number)).await, Ok(Lookup::Found(_))));
    });
    set.show(&format!("redis, {callers} at once: the client's SET"), None);
    put.show(&format!("redis, {callers} at once: put, report sealed"), Some(&set));
    get.show(&format!("redis, {callers} at once: the client's GET"), None);
    open.show(&format!("redis, {callers} at once: get, report opened"), Some(&get));
    redis::cmd("FLUSHALL").exec(&mut client.get_connection().expect("it runs")).expect("flush");
}

fn record(bytes: usize) -> Record {
    let now = clock() / 1000;
    Record::new(now, now + 3600, text(bytes - 2_000), text(2_000))
}

fn fill<B: Backend>(handle: &Handle, backend: &B, run: &Run) {
    let (clock, record) = (&clock, &record(run.bytes));
    let reports = &Reports::over(backend, clock);
    let _ = time(handle, 0..run.live, 32, |number| async move { reports.put(&id(number), record).await.expect("put") });
}

/// Memory of this process, in bytes.
fn resident() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0 kB");
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or(0) * 1024
}

fn used_memory(url: &str) -> u64 {
    let client = redis::Client::open(url).expect("the address");
    let info: String =
        redis::cmd("INFO").arg("memory").query(&mut client.get_connection().expect("it runs")).expect("info");
    let line = info.lines().find_map(|line| line.strip_prefix("used_memory:"));
    line.and_then(|bytes| bytes.trim().parse().ok()).unwrap_or(0)
}

fn mib(bytes: u64) -> f64 {
    bytes as f64 / 1024.0 / 1024.0
}

/// A Redis of our own; ends with the bench.
struct Server(Child, String);

impl Server {
    fn start() -> Option<Server> {
        let port = TcpListener::bind(("127.0.0.1", 0)).ok()?.local_addr().ok()?.port().to_string();
        let server = Command::new("redis-server")
            .args(["--port", &port, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"])
            .stdout(Stdio::null())
            .spawn()
            .ok()?;
        let server = Server(server, format!("redis://127.0.0.1:{port}"));
        for _ in 0..300 {
            let client = redis::Client::open(server.1.as_str()).ok()?;
            if client.get_connection().is_ok() {
                return Some(server);
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        None
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What many live reports take in memory and on disk, and how a file fares that is full of them.
fn measure_memory(handle: &Handle, server: Option<&Server>, path: &Path, run: &Run) {
    let (bytes, live) = (run.bytes, run.live);
    println!("memory for {live} live reports of {bytes} bytes ({:.0} MiB of text)", mib(live * bytes as u64));
    let before = resident();
    let redb = Redb::open(path, clock, RedbOptions::new()).expect("the file opens");
    fill(handle, &redb, run);
    let file = path.metadata().expect("it is there").len();
    println!("redb: process {:+.0} MiB, file {:.0} MiB", mib(resident()) - mib(before), mib(file));
    let (clock, another) = (&clock, &record(bytes));
    let reports = &Reports::over(&redb, clock);
    let puts =
        time(
            handle,
            live..live + 500,
            1,
            |number| async move { reports.put(&id(number), another).await.expect("put") },
        );
    puts.show(&format!("redb with {live} reports: put"), None);
    let gets = time(handle, 0..live, 1, |number| async move {
        assert!(matches!(reports.get(&id(number)).await, Ok(Lookup::Found(_))));
    });
    gets.show(&format!("redb with {live} reports: get"), None);
    let since = Instant::now();
    drop(redb);
    let closed = since.elapsed();
    drop(Redb::open(path, *clock, RedbOptions::new()).expect("the file opens"));
    println!("redb with {live} reports: closed in {closed:.1?}, opened and closed in {:.1?}", since.elapsed() - closed);
    if let Some(Server(_, url)) = server {
        let before = used_memory(url);
        fill(handle, &Redis::open(url, RedisOptions::new()).expect("the address"), run);
        let used = used_memory(url) - before;
        let mut connection = redis::Client::open(url.as_str()).expect("the address").get_connection().expect("it runs");
        redis::cmd("FLUSHALL").exec(&mut connection).expect("flush");
        let (before, value) = (used_memory(url), text(bytes));
        for number in 0..live {
            let () = redis::Commands::pset_ex(&mut connection, number, &value, 3_600_000).expect("set");
        }
        let plain = used_memory(url) - before;
        println!("redis: {:.0} MiB, plain SET {:.0} MiB, {:.3} x", mib(used), mib(plain), used as f64 / plain as f64);
    }
    let before = resident();
    let memory = Memory::new(*clock);
    fill(handle, &memory, run);
    println!("memory: process {:+.0} MiB", mib(resident()) - mib(before));
    drop(memory);
}

/// What is measured with.
struct Run {
    bytes: usize,
    operations: u64,
    callers: u64,
    /// So many live reports are counted for memory.
    live: u64,
}

fn main() {
    let run = Run {
        bytes: setting("STORE_BENCH_BYTES", 48_000) as usize,
        operations: setting("STORE_BENCH_OPERATIONS", 2_000),
        callers: setting("STORE_BENCH_CALLERS", 8),
        live: setting("STORE_BENCH_LIVE", 10_000),
    };
    println!("reports of {} bytes, {} operations", run.bytes, run.operations);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime");
    let handle = runtime.handle();
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start();
    if run.live > 0 {
        measure_memory(handle, server.as_ref(), &folder.path().join("live.redb"), &run);
    }

    let memory = Memory::new(clock);
    measure_all(handle, "memory", &memory, &run);
    let redb = Redb::open(folder.path().join("store.redb"), clock, RedbOptions::new()).expect("the file opens");
    measure_all(handle, "redb", &redb, &run);
    drop(redb);
    if let Some(Server(_, url)) = &server {
        let redis = Redis::open(url, RedisOptions::new()).expect("the address");
        measure_all(handle, "redis", &redis, &run);
        for callers in [1, run.callers] {
            measure_client(handle, url, &redis, &run, callers);
        }
    } else {
        println!("redis: left out, there is no redis-server");
    }
}
