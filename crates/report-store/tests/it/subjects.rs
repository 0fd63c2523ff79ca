//! The three backends, ready to be tested.

use std::{path::Path, time::Duration};

use baihua_report_store::{
    Memory, Redb, RedbOptions, Redis, RedisOptions,
    testkit::{ManualClock, Subject},
};
use redis::Commands;
use tempfile::TempDir;

use crate::redis_server::RedisServer;

/// Some moment, in milliseconds since 1970.
const NOW: u64 = 1_780_000_000_000;

/// A backend with a clock that a test moves.
pub(crate) struct WithClock<B> {
    pub(crate) backend: B,
    pub(crate) clock: ManualClock,
    /// The folder of a file, which goes when the test ends.
    _folder: Option<TempDir>,
}

impl WithClock<Memory> {
    pub(crate) fn memory() -> WithClock<Memory> {
        let clock = ManualClock::at(NOW);
        WithClock { backend: Memory::new(clock.clone()), clock, _folder: None }
    }
}

impl WithClock<Redb> {
    pub(crate) fn redb() -> WithClock<Redb> {
        let folder = tempfile::tempdir().expect("a folder");
        WithClock::redb_in(folder)
    }

    /// One whose commits cost nothing where the system has a file system in memory.
    pub(crate) fn fast_redb() -> WithClock<Redb> {
        let in_memory = Path::new("/dev/shm");
        let folder = if in_memory.is_dir() { tempfile::tempdir_in(in_memory) } else { tempfile::tempdir() };
        WithClock::redb_in(folder.expect("a folder"))
    }

    fn redb_in(folder: TempDir) -> WithClock<Redb> {
        let clock = ManualClock::at(NOW);
        let backend = Redb::open(folder.path().join("store.redb"), clock.clone(), RedbOptions::new());
        WithClock { backend: backend.expect("a new file"), clock, _folder: Some(folder) }
    }
}

impl<B: baihua_report_store::Backend> Subject for WithClock<B> {
    type Backend = B;

    fn backend(&self) -> &B {
        &self.backend
    }

    async fn pass(&self, time: Duration) {
        self.clock.pass(time);
    }
}

/// A Redis. Its clock is its own, so letting time pass means shortening the life of every value.
pub(crate) struct WithRedis {
    pub(crate) backend: Redis,
    client: redis::Client,
    prefix: String,
    _server: Option<RedisServer>,
}

impl WithRedis {
    /// One of our own, or `None` where the tests are told to do without.
    pub(crate) fn own() -> Option<WithRedis> {
        let server = RedisServer::start()?;
        Some(WithRedis::at(&server.url(), Some(server)))
    }

    /// The one that `BAIHUA_TEST_REDIS` names.
    pub(crate) fn named() -> Option<WithRedis> {
        std::env::var("BAIHUA_TEST_REDIS").ok().map(|url| WithRedis::at(&url, None))
    }

    fn at(url: &str, server: Option<RedisServer>) -> WithRedis {
        let prefix = format!("test-{}-{}:", std::process::id(), crate::system_clock());
        let backend = Redis::open(url, RedisOptions::new().prefix(&prefix)).expect("the address");
        let client = redis::Client::open(url).expect("the address");
        WithRedis { backend, client, prefix, _server: server }
    }

    /// Makes Redis forget every script.
    pub(crate) fn flush_scripts(&self) {
        let mut connection = self.client.get_connection().expect("it runs");
        redis::cmd("SCRIPT").arg("FLUSH").exec(&mut connection).expect("a flush");
    }

    fn keys(&self, connection: &mut redis::Connection) -> Vec<String> {
        let keys = connection.scan_match(format!("{}*", self.prefix)).expect("a scan");
        keys.map(|key| key.expect("a key")).collect()
    }
}

impl Subject for WithRedis {
    type Backend = Redis;

    fn backend(&self) -> &Redis {
        &self.backend
    }

    async fn pass(&self, time: Duration) {
        let mut connection = self.client.get_connection().expect("it runs");
        let millis = i64::try_from(time.as_millis()).expect("tests let hours pass");
        for key in self.keys(&mut connection) {
            let left: i64 = connection.pttl(&key).expect("a time to live");
            // Above zero it is a time; below, the value has gone between the scan and now. All of ours have an end.
            assert_ne!(left, -1, "{key} has no end");
            let _: bool = connection.pexpire(&key, left - millis).expect("a shorter life");
        }
    }

    fn slack(&self) -> Duration {
        Duration::from_secs(60)
    }
}

impl Drop for WithRedis {
    fn drop(&mut self) {
        let Ok(mut connection) = self.client.get_connection() else { return };
        for key in self.keys(&mut connection) {
            let _: redis::RedisResult<()> = connection.del(key);
        }
    }
}
