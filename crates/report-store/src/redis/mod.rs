//! The shared backend: a Redis that many servers use.

mod connection;
mod errors;
mod options;

use std::{fmt, time::Duration};

use ::redis::{RedisResult, Script, cmd};

pub use self::options::{OpenRedisError, RedisOptions};
use self::{
    connection::Connection,
    errors::{count_error, store_error},
};
use crate::{
    Backend, KEY_MAX_BYTES, StoreError,
    limits::{check_key, check_write},
};

/// The longest prefix in bytes. Redis itself would take far more; this keeps keys small.
const PREFIX_MAX_BYTES: usize = KEY_MAX_BYTES;

/// Sets `ARGV[2]` for `ARGV[3]` milliseconds if the value is `ARGV[1]`.
const SWAP: &str = "
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1";

/// Adds `ARGV[1]`; a new counter expires after `ARGV[2]` milliseconds. The sum is returned as text, because a Lua
/// number loses precision beyond 2^53.
const ADD: &str = "
if redis.call('EXISTS', KEYS[1]) == 0 then
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
else
  redis.call('INCRBY', KEYS[1], ARGV[1])
end
return redis.call('GET', KEYS[1])";

/// A backend in a Redis (6 or later), for any number of servers.
///
/// All operations share one connection, which is opened on first use and reopened when it is lost. Each operation is
/// one round trip and ends within [`command_timeout`](RedisOptions::command_timeout). While Redis is dead, slow,
/// starting, full or read-only, operations fail with [`StoreError::Unavailable`]; they succeed again as soon as it
/// recovers. Redis itself expires the values (`PX`) by its own clock, so the clocks of the servers do not matter.
///
/// Durability: an acknowledged change is in the memory of Redis. What survives a killed Redis depends on its
/// configuration: with `appendonly yes` and `appendfsync always` everything, with `everysec` all but the last second,
/// otherwise nothing. A replica that takes over may lack the last changes. Redis must run with `maxmemory-policy
/// noeviction`: any other policy evicts paid reports when memory is short ([`evicts`](Redis::evicts) checks).
///
/// It talks to a single server, or to what looks like one (a proxy, or a name that follows the master). Cluster and
/// Sentinel are not supported: the client's cluster connection retries a command after a lost connection, so that a
/// compare-and-set that succeeded could report failure, and its Sentinel client does not reconnect.
pub struct Redis {
    connection: Connection,
    prefix: String,
    swap: Script,
    add: Script,
}

impl Redis {
    /// A store in the Redis at `url`: `redis://` or, with TLS, `rediss://`, then `user:password@host:port/database`,
    /// all but the host optional.
    ///
    /// This does not connect yet, so a server can start before its Redis; [`ready`](Backend::ready) checks.
    ///
    /// # Errors
    ///
    /// [`OpenRedisError`] if the address or a setting cannot be right.
    pub fn open(url: &str, options: RedisOptions) -> Result<Redis, OpenRedisError> {
        if options.prefix.len() > PREFIX_MAX_BYTES {
            return Err(OpenRedisError::Prefix { bytes: options.prefix.len(), max: PREFIX_MAX_BYTES });
        }
        let connection = Connection::open(url, &options)?;
        Ok(Redis { connection, prefix: options.prefix, swap: Script::new(SWAP), add: Script::new(ADD) })
    }

    /// The eviction policy, if it lets Redis remove values before they expire. Operators should be warned of it.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`], also if this user may not call `INFO`.
    pub async fn evicts(&self) -> Result<Option<String>, StoreError> {
        let info: String = self
            .connection
            .ask(|mut manager| async move { cmd("INFO").arg("memory").query_async(&mut manager).await })
            .await?;
        let field = |name: &str| info.lines().find_map(|line| line.trim().strip_prefix(name)?.strip_prefix(':'));
        let policy = field("maxmemory_policy").unwrap_or("noeviction");
        let bounded = field("maxmemory").is_some_and(|bytes| bytes != "0");
        Ok((bounded && policy != "noeviction").then(|| policy.to_owned()))
    }

    fn key(&self, key: &str) -> String {
        format!("{}{key}", self.prefix)
    }
}

impl Backend for Redis {
    async fn get(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        check_key(key)?;
        let mut command = cmd("GET");
        command.arg(self.key(key));
        self.connection
            .ask(move |mut manager| {
                let command = command.clone();
                async move { command.query_async(&mut manager).await }
            })
            .await
    }

    async fn put(&self, key: &str, value: &[u8], keep: Duration) -> Result<(), StoreError> {
        let keep = check_write(key, value, keep)?;
        let mut command = cmd("SET");
        command.arg(self.key(key)).arg(value).arg("PX").arg(keep);
        self.connection.run(store_error, |mut manager| async move { command.query_async(&mut manager).await }).await
    }

    async fn put_new(&self, key: &str, value: &[u8], keep: Duration) -> Result<bool, StoreError> {
        let keep = check_write(key, value, keep)?;
        let mut command = cmd("SET");
        command.arg(self.key(key)).arg(value).arg("PX").arg(keep).arg("NX");
        self.connection
            .run(store_error, |mut manager| async move {
                let done: Option<String> = command.query_async(&mut manager).await?;
                Ok(done.is_some())
            })
            .await
    }

    async fn swap(&self, key: &str, old: &[u8], new: &[u8], keep: Duration) -> Result<bool, StoreError> {
        let keep = check_write(key, new, keep)?;
        let (script, key) = (self.swap.clone(), self.key(key));
        let (old, new) = (old.to_vec(), new.to_vec());
        self.connection
            .run(store_error, move |mut manager| async move {
                script.key(key).arg(old).arg(new).arg(keep).invoke_async(&mut manager).await
            })
            .await
    }

    async fn add(&self, key: &str, step: i64, keep: Duration) -> Result<i64, StoreError> {
        let keep = check_write(key, &[], keep)?;
        let (script, key) = (self.add.clone(), self.key(key));
        self.connection
            .run(count_error, move |mut manager| async move {
                let sum: RedisResult<i64> = script.key(key).arg(step).arg(keep).invoke_async(&mut manager).await;
                sum
            })
            .await
    }

    async fn remove(&self, key: &str) -> Result<(), StoreError> {
        check_key(key)?;
        let mut command = cmd("DEL");
        command.arg(self.key(key));
        self.connection.run(store_error, |mut manager| async move { command.query_async(&mut manager).await }).await
    }

    /// Writes a value that expires after a millisecond, because a full or read-only Redis would still answer `PING`.
    /// The value is small, so a nearly full Redis counts as ready.
    async fn ready(&self) -> Result<(), StoreError> {
        let mut command = cmd("SET");
        // Callers' keys are never empty, so this one cannot collide.
        command.arg(&self.prefix).arg("").arg("PX").arg(1);
        self.connection
            .ask(move |mut manager| {
                let command = command.clone();
                async move { command.query_async(&mut manager).await }
            })
            .await
    }
}

/// Shows the prefix. The address may hold a password.
impl fmt::Debug for Redis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Redis").field("prefix", &self.prefix).finish_non_exhaustive()
    }
}
