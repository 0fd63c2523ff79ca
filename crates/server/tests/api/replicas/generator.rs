//! A load generator with a balancer before it: kept connections, round robin, health looked at as an orchestrator does.
//!
//! It repeats nothing. Only where a server refuses the connection is another one tried, as every proxy does.

use std::{
    collections::BTreeMap,
    io::{ErrorKind, Read, Write},
    net::{SocketAddr, TcpStream},
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread::{scope, sleep},
    time::{Duration, Instant},
};

use crate::app::{CONTRACT, LAB, PATIENCE, POLICY, body, small};

/// How often each server's `/health` is asked for.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// The servers, and which of them are to be used.
pub(crate) struct Balancer {
    servers: Vec<(SocketAddr, AtomicBool)>,
    next: AtomicUsize,
}

/// What came of a load.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    /// Answers by status.
    pub(crate) statuses: BTreeMap<u16, usize>,
    /// Requests that got no answer, or one that is wrong.
    pub(crate) failures: Vec<String>,
    /// How many of them got no answer.
    unanswered: usize,
    /// Times from a request to its answer, sorted.
    times: Vec<Duration>,
    took: Duration,
}

impl Outcome {
    pub(crate) fn requests(&self) -> usize {
        self.times.len() + self.unanswered
    }

    pub(crate) fn per_second(&self) -> f64 {
        self.times.len() as f64 / self.took.as_secs_f64()
    }

    /// The time within which this share of a thousand was answered.
    pub(crate) fn quantile(&self, of_thousand: usize) -> Duration {
        self.times.get(self.times.len() * of_thousand / 1_000).copied().unwrap_or_default()
    }

    pub(crate) fn shown(&self) -> String {
        format!(
            "{} requests in {:.1?}, {:.0} a second, p50 {:.1?}, p99 {:.1?}, {:?}, {} failed",
            self.requests(),
            self.took,
            self.per_second(),
            self.quantile(500),
            self.quantile(990),
            self.statuses,
            self.failures.len()
        )
    }
}

/// One kind of request, with the status it must get.
struct Asked {
    method: &'static str,
    path: String,
    body: Vec<u8>,
    expected: u16,
}

/// Where ids of reports are found that every server must know.
#[derive(Default)]
struct Known(Mutex<Vec<String>>);

impl Known {
    /// As many as a busy hour has; the oldest make room.
    const MOST: usize = 500;

    fn add(&self, nth: usize, id: String) {
        let mut ids = self.0.lock().expect("no panic");
        if ids.len() < Known::MOST {
            ids.push(id);
        } else {
            ids[nth % Known::MOST] = id;
        }
    }

    fn one(&self, nth: usize) -> Option<String> {
        let ids = self.0.lock().expect("no panic");
        (!ids.is_empty()).then(|| ids[nth % ids.len()].clone())
    }
}

struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
}

struct Answer {
    status: u16,
    body: Vec<u8>,
    close: bool,
    retry_after: bool,
}

impl Connection {
    fn open(address: SocketAddr) -> std::io::Result<Connection> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(Connection { stream, buffer: Vec::new() })
    }

    fn ask(&mut self, asked: &Asked) -> std::io::Result<Answer> {
        let head = format!(
            "{} {} HTTP/1.1\r\nhost: baihua.example\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
            asked.method,
            asked.path,
            asked.body.len()
        );
        self.stream.write_all(&[head.as_bytes(), &asked.body].concat())?;
        self.buffer.clear();
        let mut piece = [0; 16 * 1024];
        loop {
            let bytes = self.stream.read(&mut piece)?;
            if bytes == 0 {
                return Err(ErrorKind::UnexpectedEof.into());
            }
            self.buffer.extend_from_slice(&piece[..bytes]);
            if let Some(answer) = self.parse()? {
                return Ok(answer);
            }
        }
    }

    /// The answer, if it is there whole.
    fn parse(&self) -> std::io::Result<Option<Answer>> {
        let mut headers = [httparse::EMPTY_HEADER; 32];
        let mut head = httparse::Response::new(&mut headers);
        let parsed = head.parse(&self.buffer).map_err(|error| std::io::Error::new(ErrorKind::InvalidData, error))?;
        let httparse::Status::Complete(at) = parsed else { return Ok(None) };
        let header = |name: &str| {
            let found = head.headers.iter().find(|header| header.name.eq_ignore_ascii_case(name));
            found.and_then(|header| std::str::from_utf8(header.value).ok())
        };
        let length: usize = header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
        let Some(body) = self.buffer.get(at..at + length) else { return Ok(None) };
        Ok(Some(Answer {
            status: head.code.unwrap_or(0),
            body: body.to_vec(),
            close: header("connection").is_some_and(|value| value.eq_ignore_ascii_case("close")),
            retry_after: header("retry-after").is_some(),
        }))
    }
}

impl Balancer {
    pub(crate) fn over(servers: &[SocketAddr]) -> Balancer {
        let servers = servers.iter().map(|address| (*address, AtomicBool::new(true))).collect();
        Balancer { servers, next: AtomicUsize::new(0) }
    }

    fn is_up(&self, server: usize) -> bool {
        self.servers[server].1.load(Ordering::Relaxed)
    }

    fn mark(&self, server: usize, up: bool) {
        self.servers[server].1.store(up, Ordering::Relaxed);
    }

    fn look(&self) {
        for (nth, (address, _)) in self.servers.iter().enumerate() {
            let asked = Asked { method: "GET", path: "/health".to_owned(), body: Vec::new(), expected: 200 };
            let answer = Connection::open(*address).and_then(|mut connection| connection.ask(&asked));
            self.mark(nth, answer.is_ok_and(|answer| answer.status == asked.expected));
        }
    }

    /// Sends `requests` mixed requests from `clients` threads; `progress` counts them and can be watched meanwhile.
    pub(crate) fn load(&self, requests: usize, clients: usize, progress: &AtomicUsize) -> Outcome {
        let (outcome, known, over) = (Mutex::new(Outcome::default()), Known::default(), AtomicBool::new(false));
        let mixed = Mixed::new();
        let began = Instant::now();
        scope(|scope| {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    self.look();
                    sleep(LOOK_EVERY);
                }
            });
            let busy: Vec<_> = (0..clients)
                .map(|_| scope.spawn(|| self.client(requests, progress, &mixed, &known, &outcome)))
                .collect();
            busy.into_iter().for_each(|client| client.join().expect("no panic"));
            over.store(true, Ordering::Relaxed);
        });
        let mut outcome = outcome.into_inner().expect("no panic");
        outcome.took = began.elapsed();
        outcome.times.sort();
        outcome
    }

    fn client(&self, requests: usize, progress: &AtomicUsize, mixed: &Mixed, known: &Known, outcome: &Mutex<Outcome>) {
        let mut connections: Vec<Option<Connection>> = self.servers.iter().map(|_| None).collect();
        let (mut mine, mut done) = (Vec::new(), Outcome::default());
        loop {
            let nth = progress.fetch_add(1, Ordering::Relaxed);
            if nth >= requests {
                break;
            }
            let asked = mixed.pick(nth, known, &mut mine);
            let began = Instant::now();
            match self.send(&asked, &mut connections) {
                Ok(answer) => {
                    done.times.push(began.elapsed());
                    *done.statuses.entry(answer.status).or_insert(0) += 1;
                    let stated = answer.status == 503 && answer.retry_after;
                    if answer.status != asked.expected && !stated {
                        done.failures.push(format!("{} {} got {}", asked.method, asked.path, answer.status));
                    }
                    if let Some(id) = report_id(&answer).filter(|_| asked.method == "POST") {
                        if nth.is_multiple_of(10) { mine.push(id) } else { known.add(nth, id) }
                    }
                }
                Err(error) => {
                    done.unanswered += 1;
                    done.failures.push(format!("{} {}: {error}", asked.method, asked.path));
                }
            }
        }
        let mut outcome = outcome.lock().expect("no panic");
        outcome.times.append(&mut done.times);
        outcome.failures.append(&mut done.failures);
        outcome.unanswered += done.unanswered;
        for (status, count) in done.statuses {
            *outcome.statuses.entry(status).or_insert(0) += count;
        }
    }

    fn send(&self, asked: &Asked, connections: &mut [Option<Connection>]) -> std::io::Result<Answer> {
        let began = Instant::now();
        loop {
            for (nth, connection) in connections.iter_mut().enumerate() {
                if !self.is_up(nth) {
                    *connection = None;
                }
            }
            let first = self.next.fetch_add(1, Ordering::Relaxed);
            let all = self.servers.len();
            for nth in (0..all).map(|step| (first + step) % all).filter(|nth| self.is_up(*nth)) {
                let mut connection = match connections[nth].take() {
                    Some(connection) => connection,
                    None => match Connection::open(self.servers[nth].0) {
                        Ok(connection) => connection,
                        Err(error) if error.kind() == ErrorKind::ConnectionRefused => {
                            self.mark(nth, false);
                            continue;
                        }
                        Err(error) => return Err(error),
                    },
                };
                let answer = connection.ask(asked)?;
                if !answer.close {
                    connections[nth] = Some(connection);
                }
                return Ok(answer);
            }
            if began.elapsed() > PATIENCE {
                return Err(ErrorKind::ConnectionRefused.into());
            }
            sleep(Duration::from_millis(5));
        }
    }
}

fn report_id(answer: &Answer) -> Option<String> {
    const LINK: &[u8] = b"/report/";
    let at = answer.body.windows(14).position(|window| window == b"\"report_url\":\"")?;
    let rest = &answer.body[at..];
    let at = rest.windows(LINK.len()).position(|window| window == LINK)? + LINK.len();
    let id = std::str::from_utf8(rest.get(at..at + 32)?).ok()?;
    (answer.status == 200 && id.bytes().all(|byte| byte.is_ascii_hexdigit())).then(|| id.to_owned())
}

/// The mix: mostly reading, a quarter of it analyses, some of them large, some requests that are refused.
struct Mixed {
    small: Vec<u8>,
    contract: Vec<u8>,
    policy: Vec<u8>,
}

impl Mixed {
    fn new() -> Mixed {
        let bytes = |value: serde_json::Value| value.to_string().into_bytes();
        Mixed { small: bytes(small()), contract: bytes(body(CONTRACT)), policy: bytes(body(POLICY)) }
    }

    fn pick(&self, nth: usize, known: &Known, mine: &mut Vec<String>) -> Asked {
        let get = |path: String| Asked { method: "GET", path, body: Vec::new(), expected: 200 };
        let post = |path: &str, body: &[u8], expected| Asked {
            method: "POST",
            path: path.to_owned(),
            body: body.to_vec(),
            expected,
        };
        match nth * 37 % 100 {
            0..25 => post(LAB, &self.small, 200),
            25..27 => post(CONTRACT, &self.contract, 200),
            27..29 => post(POLICY, &self.policy, 200),
            29..32 => post(LAB, b"{\"text\":1}", 422),
            32..35 => match mine.pop() {
                Some(id) => {
                    Asked { method: "DELETE", path: format!("/api/report?id={id}"), body: Vec::new(), expected: 200 }
                }
                None => get("/api/report?id=demo-lab".to_owned()),
            },
            35..37 => Asked { expected: 404, ..get(format!("/api/report?id={nth:032x}")) },
            37..60 => get("/api/rules?id=LYMPH%25".to_owned()),
            60..65 => get("/api/demo-source".to_owned()),
            _ => match known.one(nth * 31) {
                Some(id) => get(format!("/api/report?id={id}")),
                None => get("/api/report?id=demo-lab".to_owned()),
            },
        }
    }
}
