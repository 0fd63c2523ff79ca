//! A real Redis for one test: its own process and port, and nothing on disk.

use std::{
    net::{TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    time::Duration,
};

use tempfile::TempDir;

/// A `redis-server` that ends with the test.
pub(crate) struct RedisServer {
    process: Child,
    port: u16,
    _folder: TempDir,
}

pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("it has an address").port()
}

impl RedisServer {
    /// Starts one, or none where the tests are told to do without.
    pub(crate) fn start() -> Option<RedisServer> {
        if std::env::var("BAIHUA_WITHOUT_REDIS").is_ok_and(|set| set == "1") {
            println!("left out: BAIHUA_WITHOUT_REDIS is set");
            return None;
        }
        // Somebody else may take the port between our look and its start, so there are several tries.
        for _ in 0..5 {
            let (port, folder) = (free_port(), tempfile::tempdir().expect("a folder"));
            let process = Command::new("redis-server")
                .args(["--port", &port.to_string(), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"])
                .args(["--maxmemory-policy", "noeviction"])
                .current_dir(folder.path())
                .stdout(Stdio::null())
                .spawn()
                .expect("redis-server is installed, or BAIHUA_WITHOUT_REDIS=1 is set");
            let server = RedisServer { process, port, _folder: folder };
            for _ in 0..200 {
                if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                    return Some(server);
                }
                std::thread::sleep(Duration::from_millis(20));
            }
        }
        panic!("redis-server does not start");
    }

    pub(crate) fn url(&self) -> String {
        format!("redis://127.0.0.1:{}", self.port)
    }
}

impl Drop for RedisServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
