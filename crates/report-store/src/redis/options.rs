//! Options of the connection, and errors on opening.

use std::{fmt, time::Duration};

use crate::Cause;

/// Settings of [`Redis`](crate::Redis) beside its address.
#[derive(Clone)]
#[non_exhaustive]
pub struct RedisOptions {
    pub(super) prefix: String,
    pub(super) command_timeout: Duration,
    pub(super) connect_timeout: Duration,
    pub(super) root_certificates: Option<Vec<u8>>,
}

impl Default for RedisOptions {
    fn default() -> RedisOptions {
        RedisOptions {
            prefix: "baihua:".to_owned(),
            command_timeout: Duration::from_secs(2),
            connect_timeout: Duration::from_secs(1),
            root_certificates: None,
        }
    }
}

impl RedisOptions {
    /// The defaults.
    #[must_use]
    pub fn new() -> RedisOptions {
        RedisOptions::default()
    }

    /// Prefix of every key in Redis, so that others can share the database; default `baihua:`.
    ///
    /// Servers that share reports need the same prefix. It may be empty.
    #[must_use]
    pub fn prefix(mut self, prefix: impl Into<String>) -> RedisOptions {
        self.prefix = prefix.into();
        self
    }

    /// How long an operation may take, connecting and waiting included; default 2 s.
    ///
    /// Afterwards it ends with [`Why::TimedOut`](crate::Why::TimedOut). Redis may still do it.
    #[must_use]
    pub fn command_timeout(mut self, time: Duration) -> RedisOptions {
        self.command_timeout = time;
        self
    }

    /// How long one attempt to connect may take, name look-up and TLS included; default 1 s.
    #[must_use]
    pub fn connect_timeout(mut self, time: Duration) -> RedisOptions {
        self.connect_timeout = time;
        self
    }

    /// Certificates (PEM) of the authorities that may vouch for a `rediss://` server, instead of those of the system.
    #[must_use]
    pub fn root_certificates(mut self, pem: impl Into<Vec<u8>>) -> RedisOptions {
        self.root_certificates = Some(pem.into());
        self
    }
}

/// Shows all but the certificates, which are long.
impl fmt::Debug for RedisOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RedisOptions")
            .field("prefix", &self.prefix)
            .field("command_timeout", &self.command_timeout)
            .field("connect_timeout", &self.connect_timeout)
            .finish_non_exhaustive()
    }
}

/// An address or a setting with which Redis cannot be used. It never holds the address, which may hold a password.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OpenRedisError {
    /// It is not `redis://` or `rediss://`, as in `rediss://user:password@host:6379/0`, or a part of it is wrong.
    #[error("this is no address of a Redis (redis:// or rediss://, user:password@host:port/database)")]
    Address(#[source] Option<Cause>),
    /// It asks for TLS without looking at the server's certificate, which would be no TLS.
    #[error("a Redis over TLS is not used without checking its certificate")]
    Insecure,
    /// The certificates could not be read, or are given for an address without TLS.
    #[error("the certificates for Redis cannot be used")]
    Certificates(#[source] Cause),
    /// The prefix is so long that the longest key would not be a key with it.
    #[error("a prefix has at most {max} bytes, this one has {bytes}")]
    Prefix {
        /// Its length in bytes.
        bytes: usize,
        /// The longest there may be.
        max: usize,
    },
    /// A time-out is zero.
    #[error("a time-out for Redis is zero")]
    Timeout,
    /// The thread could not be started.
    #[error("the thread for Redis could not be started")]
    Thread(#[source] Cause),
}
