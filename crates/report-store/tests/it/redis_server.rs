//! A real Redis for one test: its own process, port and folder.

use std::{
    env,
    net::TcpListener,
    process::{Child, Command},
    thread::sleep,
    time::Duration,
};

use tempfile::TempDir;

/// The file in its folder that it logs to.
const LOG: &str = "redis.log";

/// A `redis-server` that ends with the test.
pub(crate) struct RedisServer {
    process: Child,
    port: u16,
    folder: TempDir,
    arguments: Vec<String>,
}

impl RedisServer {
    /// Starts one without any persistence, or `None` where the tests are told to do without.
    pub(crate) fn start() -> Option<RedisServer> {
        RedisServer::start_with(&[])
    }

    /// Starts one with these arguments more.
    ///
    /// A missing program fails the test, because a skipped test looks like a passed one; whoever has no Redis and knows
    /// it sets `BAIHUA_WITHOUT_REDIS=1`.
    pub(crate) fn start_with(arguments: &[&str]) -> Option<RedisServer> {
        if env::var("BAIHUA_WITHOUT_REDIS").is_ok_and(|set| set == "1") {
            println!("left out: BAIHUA_WITHOUT_REDIS is set");
            return None;
        }
        let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
        // Somebody else may take the port between our look and its start, so there are several tries.
        for _ in 0..5 {
            let folder = tempfile::tempdir().expect("a folder");
            let port = free_port();
            let process = spawn(port, &folder, &arguments);
            let mut server = RedisServer { process, port, folder, arguments: arguments.clone() };
            if server.answers() {
                return Some(server);
            }
            println!("{}", std::fs::read_to_string(server.folder.path().join(LOG)).unwrap_or_default());
        }
        panic!("redis-server does not start; what it says is above");
    }

    pub(crate) fn url(&self) -> String {
        format!("redis://127.0.0.1:{}", self.port)
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// Ends it as a crash would (SIGKILL).
    pub(crate) fn kill(&mut self) {
        self.process.kill().expect("our own child can be killed");
        self.process.wait().expect("and waited for");
    }

    /// Starts it again where it was, on the same port with the same files.
    pub(crate) fn restart(&mut self) {
        for _ in 0..50 {
            self.process = spawn(self.port, &self.folder, &self.arguments);
            if self.answers() {
                return;
            }
            self.kill();
        }
        panic!("redis-server does not start again");
    }

    /// Sends it a signal by name, as `STOP` or `CONT`.
    pub(crate) fn signal(&self, name: &str) {
        let command = format!("kill -{name} {}", self.process.id());
        assert!(Command::new("sh").args(["-c", &command]).status().expect("a shell").success());
    }

    /// A plain connection beside the store's.
    pub(crate) fn connection(&self) -> redis::Connection {
        redis::Client::open(self.url()).expect("the address").get_connection().expect("it runs")
    }

    /// Does a command and expects it to succeed.
    pub(crate) fn command(&self, words: &[&str]) -> redis::Value {
        let mut command = redis::cmd(words[0]);
        for word in &words[1..] {
            command.arg(word);
        }
        command.query(&mut self.connection()).unwrap_or_else(|error| panic!("{words:?}: {error}"))
    }

    /// All bytes of its append-only files.
    pub(crate) fn append_only_files(&self) -> Vec<u8> {
        let files = std::fs::read_dir(self.folder.path().join("appendonlydir")).expect("it appends");
        files.flat_map(|file| std::fs::read(file.expect("a file").path()).expect("it can be read")).collect()
    }

    /// Waits until it answers; whether it ever does.
    fn answers(&mut self) -> bool {
        for _ in 0..500 {
            let connection =
                redis::Client::open(self.url()).and_then(|c| c.get_connection_with_timeout(Duration::from_secs(1)));
            if let Ok(mut connection) = connection {
                match redis::cmd("PING").query::<String>(&mut connection) {
                    Ok(_) => return self.process.try_wait().expect("it is our child").is_none(),
                    // With a password it answers, only not to us; while it loads its file it does not serve yet.
                    Err(error) if error.code() == Some("NOAUTH") => return true,
                    Err(_) => {}
                }
            }
            if self.process.try_wait().expect("it is our child").is_some() {
                return false;
            }
            sleep(Duration::from_millis(10));
        }
        false
    }
}

impl Drop for RedisServer {
    fn drop(&mut self) {
        // It may have been stopped or killed by the test already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port on loopback");
    listener.local_addr().expect("it is bound").port()
}

fn spawn(port: u16, folder: &TempDir, arguments: &[String]) -> Child {
    Command::new("redis-server")
        .args(["--port", &port.to_string(), "--bind", "127.0.0.1", "--save", "", "--logfile", LOG])
        .arg("--dir")
        .arg(folder.path())
        .args(arguments)
        .spawn()
        .unwrap_or_else(|error| {
            panic!(
                "redis-server could not be started ({error}): install it (Debian: redis-server), \
                 or set BAIHUA_WITHOUT_REDIS=1 to do without these tests"
            )
        })
}
