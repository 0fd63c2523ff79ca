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

/// Adds `ARGV[1]`; a new counter ends after `ARGV[2]` milliseconds. The sum goes back as text: as a number of Lua's it
/// would lose digits beyond 2^53.
const ADD: &str = "
if redis.call('EXISTS', KEYS[1]) == 0 then
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
else
  redis.call('INCRBY', KEYS[1], ARGV[1])
end
return redis.call('GET', KEYS[1])";

/// A backend in a Redis (6 or later), for any number of servers.
///
/// All operations share one connection, which is made when it is first needed and made anew when it is lost. Each operation
/// is one round trip and ends within [`command_timeout`](RedisOptions::command_timeout). A Redis that is dead, slow,
/// starting, full or read-only ends in [`StoreError::Unavailable`], and in success again as soon as it is none of these.
/// Redis itself expires the values (`PX`), by its one clock, so the clocks of the servers do not matter.
///
/// Durability: what is acknowledged is in the memory of Redis. It survives what Redis is configured to survive: with
/// `appendonly yes` and `appendfsync always` a killed Redis, with `everysec` all but the last second, with neither nothing.
/// A replica that takes over may lack the last changes. Redis must run with `maxmemory-policy noeviction`: with any other
/// it throws away reports that are paid for when memory is short ([`evicts`](Redis::evicts) tells).
///
/// Of several kinds of Redis this speaks to one server, or to what looks like one (a proxy, a name or an address that
/// follows the master). Cluster and Sentinel are left out: the client's cluster connection repeats a command on its own
/// after a lost connection, which would let a compare-and-set that won report that it lost, and its Sentinel client has no
/// connection that mends itself.
pub struct Redis {
    connection: Connection,
    prefix: String,
    swap: Script,
    add: Script,
}

impl Redis {
    /// A store in the Redis at `url`: `redis://` or, with TLS, `rediss://`, then `user:password@host:port/database`, all
    /// but the host optional.
    ///
    /// This connects to nothing yet, so a server can start before its Redis; [`ready`](Backend::ready) tells.
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

    /// The eviction policy, if there is one by which Redis may throw values away before their time. To be warned about.
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

    /// Writes a value that is gone after a millisecond: a Redis that is full or read-only would still answer to `PING`.
    /// A Redis that has just enough room for so small a value is called ready.
    async fn ready(&self) -> Result<(), StoreError> {
        let mut command = cmd("SET");
        // No caller's key is empty, so none is this one.
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
