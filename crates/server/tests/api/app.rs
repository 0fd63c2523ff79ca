//! The program as an operator runs it, on a free port of loopback, and a client that shows everything it gets.

use std::{
    fs::File,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    process::{Child, Command, ExitStatus, Stdio},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tempfile::TempDir;

/// Longest wait for anything that should happen at once; only a server that hangs ever takes so long.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A running `baihua-server` that ends with the test.
pub(crate) struct Server {
    process: Child,
    address: SocketAddr,
    /// From the start of the process to its first line.
    pub(crate) ready_in: Duration,
    folder: TempDir,
    log: usize,
    arguments: Vec<String>,
    setup: String,
}

/// The program with these arguments, and no setting from the environment of whoever runs the tests.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_baihua-server"));
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("BAIHUA_")) {
        command.env_remove(name);
    }
    command.args(arguments);
    command
}

impl Server {
    /// Starts one with a store in memory.
    pub(crate) fn start() -> Server {
        Server::start_with(&["--store", "memory:"])
    }

    /// Starts one with these arguments, in a folder of its own.
    pub(crate) fn start_with(arguments: &[&str]) -> Server {
        Server::start_after("", arguments)
    }

    /// Starts one in a shell that first does `setup`, which ends with what precedes a command, such as `ulimit -f 9 && exec`.
    pub(crate) fn start_after(setup: &str, arguments: &[&str]) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
        let listen = if arguments.iter().any(|argument| argument == "--listen") { "" } else { "127.0.0.1:0" };
        let (process, address, ready_in) = spawn(&folder, &arguments, listen, 0, setup);
        Server { process, address, ready_in, folder, log: 0, arguments, setup: setup.to_owned() }
    }

    /// Starts it again after its end, on the same port and in the same folder.
    pub(crate) fn restart(&mut self) {
        self.log += 1;
        let listen = self.address.to_string();
        (self.process, self.address, self.ready_in) =
            spawn(&self.folder, &self.arguments, &listen, self.log, &self.setup);
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(crate) fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    pub(crate) fn id(&self) -> u32 {
        self.process.id()
    }

    /// All that it has logged since it was last started.
    pub(crate) fn log(&self) -> String {
        let bytes = std::fs::read(self.folder.path().join(log_name(self.log))).expect("its log");
        String::from_utf8(bytes).expect("a log is UTF-8")
    }

    /// Sends it a signal by name, as `TERM` or `STOP`.
    pub(crate) fn signal(&self, name: &str) {
        signal(self.process.id(), name);
    }

    /// Ends it as a crash would.
    pub(crate) fn kill(&mut self) {
        self.process.kill().expect("our own child can be killed");
        self.process.wait().expect("and waited for");
    }

    /// Whether it still runs.
    pub(crate) fn runs(&mut self) -> bool {
        self.process.try_wait().expect("it is our child").is_none()
    }

    /// Waits until it has ended by itself.
    pub(crate) fn wait(&mut self) -> ExitStatus {
        let began = Instant::now();
        loop {
            if let Some(status) = self.process.try_wait().expect("it is our child") {
                return status;
            }
            assert!(began.elapsed() < PATIENCE, "it does not end:\n{}", self.log());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// A client that opens a connection of its own.
    pub(crate) fn client(&self) -> Client {
        Client::of(&format!("http://{}", self.address))
    }

    /// A plain connection, for what no client sends.
    pub(crate) fn connect(&self) -> Wire {
        Wire(TcpStream::connect(self.address).expect("it listens"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn log_name(nth: usize) -> String {
    format!("server-{nth}.log")
}

fn spawn(
    folder: &TempDir,
    arguments: &[String],
    listen: &str,
    nth: usize,
    setup: &str,
) -> (Child, SocketAddr, Duration) {
    let log = File::create(folder.path().join(log_name(nth))).expect("a file");
    let mut arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if !listen.is_empty() {
        arguments.extend(["--listen", listen]);
    }
    let mut command = if setup.is_empty() {
        program(&arguments)
    } else {
        let mut shell = Command::new("sh");
        let script = format!("{setup} \"$0\" \"$@\"");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_baihua-server")]).args(&arguments);
        shell
    };
    let began = Instant::now();
    let mut process = command
        .current_dir(folder.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(log)
        .spawn()
        .expect("the program starts");
    // Nobody reads on after the two lines that it prints.
    let mut lines = BufReader::new(process.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
    let (first, _) = (lines.next().unwrap_or_default(), lines.next());
    let ready_in = began.elapsed();
    let address = first.trim_end().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
    let Some(address) = address else {
        let _ = process.wait();
        let log = std::fs::read_to_string(folder.path().join(log_name(nth))).unwrap_or_default();
        panic!("no address in the first line {first:?}; its log:\n{log}");
    };
    (process, address, ready_in)
}

/// What a program says that ends by itself, and soon.
pub(crate) fn refused(mut command: Command) -> std::process::Output {
    let mut process = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    let began = Instant::now();
    while process.try_wait().expect("it is our child").is_none() {
        if began.elapsed() > PATIENCE {
            let _ = process.kill();
            panic!("{command:?} goes on");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    process.wait_with_output().expect("it has ended")
}

/// Sends a process of ours a signal by name.
pub(crate) fn signal(id: u32, name: &str) {
    let command = format!("kill -{name} {id}");
    assert!(Command::new("sh").args(["-c", &command]).status().expect("a shell").success());
}

/// An HTTP client for one address.
pub(crate) struct Client {
    base: String,
    agent: ureq::Agent,
}

/// An answer, read to its end.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Client {
    pub(crate) fn of(base: &str) -> Client {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .timeout_global(Some(PATIENCE))
            .proxy(None)
            .build();
        Client { base: base.to_owned(), agent: config.into() }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[], None)
    }

    pub(crate) fn delete(&self, path: &str) -> Answer {
        self.send("DELETE", path, &[], None)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.post_bytes(path, body.to_string().into_bytes())
    }

    pub(crate) fn post_bytes(&self, path: &str, body: Vec<u8>) -> Answer {
        self.send("POST", path, &[("content-type", "application/json")], Some(body))
    }

    pub(crate) fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<Vec<u8>>) -> Answer {
        self.try_send(method, path, headers, body).unwrap_or_else(|error| panic!("{method} {path}: {error}"))
    }

    pub(crate) fn try_send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<Vec<u8>>,
    ) -> Result<Answer, ureq::Error> {
        let mut request = ureq::http::Request::builder().method(method).uri(format!("{}{path}", self.base));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut answer = match body {
            Some(body) => self.agent.run(request.body(body)?)?,
            None => self.agent.run(request.body(())?)?,
        };
        let text = |value: &ureq::http::HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
        Ok(Answer {
            status: answer.status().as_u16(),
            headers: answer.headers().iter().map(|(name, value)| (name.as_str().to_owned(), text(value))).collect(),
            body: answer.body_mut().with_config().limit(64 << 20).read_to_vec()?,
        })
    }
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error} in {}: {}", self.status, String::from_utf8_lossy(&self.body)))
    }

    /// The JSON of an answer that must be 200.
    #[track_caller]
    pub(crate) fn ok(&self) -> Value {
        assert_eq!(self.status, 200, "{}", String::from_utf8_lossy(&self.body));
        self.json()
    }

    /// The problem document of an answer that must be one, with this status and this code.
    #[track_caller]
    pub(crate) fn problem(&self, status: u16, code: &str) -> Value {
        let text = String::from_utf8_lossy(&self.body);
        assert_eq!(self.status, status, "{text}");
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{text}");
        let problem = self.json();
        assert_eq!(problem["code"], code, "{text}");
        assert_eq!(problem["status"], status);
        assert_eq!(problem["request_id"].as_str(), self.header("x-request-id"));
        for member in ["type", "title", "detail", "detail_en"] {
            assert!(problem[member].as_str().is_some_and(|text| !text.is_empty()), "{member}: {text}");
        }
        assert_eq!(self.header("retry-after").is_some(), matches!(status, 429 | 503), "{text}");
        problem
    }

    /// The id at the end of `report.report_url`.
    pub(crate) fn report_id(&self) -> String {
        let body = self.ok();
        let url = body["report"]["report_url"].as_str().expect("a link");
        url.rsplit_once('/').expect("a path").1.to_owned()
    }
}

/// A connection on which anything can be sent.
pub(crate) struct Wire(pub(crate) TcpStream);

impl Wire {
    /// Sends bytes. A server that has closed already may refuse them, which is for the reader to find out.
    pub(crate) fn send(&mut self, bytes: impl AsRef<[u8]>) {
        let _ = self.0.write_all(bytes.as_ref());
    }

    /// Everything until the server closes. Whether it did so within the patience of the tests.
    pub(crate) fn read_to_close(&mut self) -> (Vec<u8>, bool) {
        self.0.set_read_timeout(Some(PATIENCE)).expect("not zero");
        let (mut all, mut piece) = (Vec::new(), [0; 8192]);
        loop {
            match self.0.read(&mut piece) {
                Ok(0) => return (all, true),
                Ok(bytes) => all.extend_from_slice(&piece[..bytes]),
                // A reset is a close too: bytes were still on their way to a server that wanted no more.
                Err(error) if error.kind() == std::io::ErrorKind::ConnectionReset => return (all, true),
                Err(_) => return (all, false),
            }
        }
    }

    /// Reads until these bytes have come.
    pub(crate) fn read_until(&mut self, wanted: &[u8]) -> Vec<u8> {
        self.0.set_read_timeout(Some(PATIENCE)).expect("not zero");
        let (mut all, mut piece) = (Vec::new(), [0; 8192]);
        while !all.windows(wanted.len()).any(|window| window == wanted) {
            match self.0.read(&mut piece) {
                Ok(bytes) if bytes > 0 => all.extend_from_slice(&piece[..bytes]),
                end => panic!("{end:?} after {:?}", String::from_utf8_lossy(&all)),
            }
        }
        all
    }
}

/// The statuses of the answers in what a connection gave, in order.
pub(crate) fn statuses(mut bytes: &[u8]) -> Vec<u16> {
    let mut found = Vec::new();
    while let Some(at) = bytes.windows(9).position(|window| window == b"HTTP/1.1 ") {
        let status: Option<u16> =
            bytes.get(at + 9..at + 12).and_then(|digits| std::str::from_utf8(digits).ok()?.parse().ok());
        found.extend(status);
        bytes = &bytes[at + 9..];
    }
    found
}

pub(crate) const CONTRACT: &str = "/api/review-contract";
pub(crate) const LAB: &str = "/api/read-labreport";
pub(crate) const POLICY: &str = "/api/read-policy";

/// The demo document of an endpoint.
pub(crate) fn document(path: &str) -> &'static str {
    match path {
        CONTRACT => include_str!("../../../../fixtures/demo/demo-contract.txt"),
        POLICY => include_str!("../../../../fixtures/demo/demo-policy.txt"),
        _ => include_str!("../../../../fixtures/demo/demo-lab.txt"),
    }
}

/// The first so many characters of an endpoint's demo document, repeated as often as it takes.
pub(crate) fn document_of(path: &str, chars: usize) -> String {
    document(path).chars().cycle().take(chars).collect()
}

/// A body with the demo document.
pub(crate) fn body(path: &str) -> Value {
    json!({ "text": document(path) })
}

/// A small lab report that every server reads.
pub(crate) fn small() -> Value {
    json!({ "text": "血钾 K 6.8 mmol/L 参考范围 3.5-5.3" })
}
