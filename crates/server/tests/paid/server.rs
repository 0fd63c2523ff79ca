//! The server as a process.

use std::{
    ffi::OsStr,
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, ChildStdout, Command, ExitStatus, Output, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use crate::chain::{Chain, GAS_KEY, PAYEE};

/// A server that ends with the test.
pub(crate) struct Server {
    process: Child,
    pub(crate) url: String,
    /// Kept open, so that the server can go on talking.
    _said: BufReader<ChildStdout>,
}

/// A command of the server with these options, and none from the environment of the tests.
pub(crate) fn command(program: impl AsRef<OsStr>, options: &[&str]) -> Command {
    let mut command = Command::new(program);
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("BAIHUA_")) {
        command.env_remove(name);
    }
    command.args(options).env("BAIHUA_LOG", "error").stdin(Stdio::null());
    command
}

pub(crate) fn program() -> PathBuf {
    env!("CARGO_BIN_EXE_baihua-server").into()
}

/// The example that dies where it is told to; it lies beside the tests.
pub(crate) fn mortal() -> PathBuf {
    let tests = std::env::current_exe().expect("this program has a path");
    let target = tests.ancestors().nth(2).expect("it lies in target/release/deps");
    let path = target.join("examples/mortal");
    assert!(path.exists(), "build it: cargo build --release -p baihua-server --example mortal");
    path
}

/// Options of a server that settles directly, and waits little.
pub(crate) fn direct<'o>(chain: &'o Chain, store: &'o str) -> Vec<&'o str> {
    let mut options = vec!["--listen", "127.0.0.1:0", "--payment", "direct", "--pay-to", PAYEE];
    options.extend(["--rpc-url", &chain.url, "--store", store, "--payment-validity", "1h"]);
    options.extend(["--settle-timeout", "4s", "--payment-lease", "5s", "--workers", "2"]);
    options
}

impl Server {
    /// Starts one with these options, and waits until it listens.
    pub(crate) fn start(options: &[&str]) -> Server {
        Server::spawn(command(program(), options).env("BAIHUA_SETTLE_KEY", GAS_KEY))
    }

    /// Starts one that dies at a step of the flow.
    pub(crate) fn start_mortal(options: &[&str], die_at: &str) -> Server {
        let mut command = command(mortal(), options);
        Server::spawn(command.env("BAIHUA_SETTLE_KEY", GAS_KEY).env("BAIHUA_DIE_AT", die_at))
    }

    pub(crate) fn spawn(command: &mut Command) -> Server {
        let mut process = command.stdout(Stdio::piped()).spawn().expect("the server starts");
        let mut said = BufReader::new(process.stdout.take().expect("it is piped"));
        let mut line = String::new();
        said.read_line(&mut line).expect("it says something");
        let url = line.trim_end().rsplit(' ').next().unwrap_or_default().to_owned();
        assert!(url.starts_with("http://"), "the server did not start, and said above why");
        Server { process, url, _said: said }
    }

    /// Waits for its end, not for ever.
    pub(crate) fn ended(&mut self) -> ExitStatus {
        let latest = Instant::now() + Duration::from_secs(30);
        loop {
            match self.process.try_wait().expect("it is our own") {
                Some(end) => return end,
                None => assert!(Instant::now() < latest, "the server goes on and on"),
            }
            sleep(Duration::from_millis(5));
        }
    }

    /// Kills it, as a crash does (SIGKILL).
    pub(crate) fn kill(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Runs a server that is expected to end by itself.
pub(crate) fn output(options: &[&str], environment: &[(&str, &str)]) -> Output {
    let mut command = command(program(), options);
    command.envs(environment.iter().copied()).output().expect("the server runs")
}
