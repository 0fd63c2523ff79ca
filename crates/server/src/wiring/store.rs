//! The store the operator chose.

use std::{path::Path, time::Duration};

use anyhow::{Context, bail};
use baihua_report_store::{Backend, Memory, Redb, RedbOptions, Redis, RedisOptions, StoreError};

use crate::{
    config::{Config, secret},
    wiring::SystemClock,
};

/// One of the three backends.
pub enum Store {
    /// Nothing survives a stop.
    Memory(Memory),
    /// One file.
    Redb(Redb),
    /// Shared by any number of servers.
    Redis(Redis),
}

impl Store {
    /// Opens what `--store` names.
    ///
    /// # Errors
    ///
    /// One line that says what is wrong; passwords are never part of it.
    pub fn open(config: &Config) -> anyhow::Result<Store> {
        let address = config.store.as_str();
        if address == "memory:" {
            return Ok(Store::Memory(Memory::new(SystemClock)));
        }
        if let Some(path) = address.strip_prefix("redb:") {
            if path.is_empty() {
                bail!("--store redb: needs the path of a file");
            }
            let store = Redb::open(Path::new(path), SystemClock, RedbOptions::new());
            return store.map(Store::Redb).with_context(|| format!("--store: the file {path} cannot be opened"));
        }
        if !address.starts_with("redis://") && !address.starts_with("rediss://") {
            bail!("--store must be redb:PATH, memory:, redis://… or rediss://…");
        }
        let mut options = RedisOptions::new().prefix(config.store_prefix.clone()).command_timeout(config.store_timeout);
        if let Some(path) = &config.store_ca_file {
            #[expect(clippy::disallowed_methods, reason = "the operator names the file")]
            let pem = std::fs::read(path).context("--store-ca-file cannot be read")?;
            options = options.root_certificates(pem);
        }
        let url = match secret("BAIHUA_STORE_PASSWORD")? {
            Some(password) => with_password(address, &password)?,
            None => address.to_owned(),
        };
        Redis::open(&url, options).map(Store::Redis).context("--store: this Redis address cannot be used")
    }

    /// Removes expired records, if the backend does not do so itself, and returns their number.
    ///
    /// # Errors
    ///
    /// [`StoreError`]; what has expired stays invisible.
    pub async fn sweep(&self) -> Result<u64, StoreError> {
        match self {
            Store::Memory(store) => Ok(store.sweep() as u64),
            Store::Redb(store) => Ok(store.sweep().await?.removed),
            Store::Redis(_) => Ok(0),
        }
    }

    /// Why values could be lost before they expire, if they could.
    pub async fn warning(&self) -> Option<String> {
        match self {
            Store::Redis(store) => {
                let policy = store.evicts().await.ok()??;
                Some(format!(
                    "Redis may throw paid reports away when memory is short (maxmemory-policy {policy}); set noeviction"
                ))
            }
            Store::Memory(_) => Some("the store is in memory: nothing survives a stop".to_owned()),
            Store::Redb(_) => None,
        }
    }
}

/// Puts the password into the address, percent-encoded (RFC 3986).
fn with_password(address: &str, password: &str) -> anyhow::Result<String> {
    let (scheme, rest) = address.split_once("://").context("--store has no scheme")?;
    let (user, host) = rest.split_once('@').unwrap_or(("", rest));
    if user.contains(':') {
        bail!("--store holds a password, and BAIHUA_STORE_PASSWORD is given too");
    }
    let mut encoded = String::new();
    for byte in password.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => encoded.push(char::from(byte)),
            byte => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    Ok(format!("{scheme}://{user}:{encoded}@{host}"))
}

macro_rules! each {
    ($self:ident, $store:ident => $call:expr) => {
        match $self {
            Store::Memory($store) => $call.await,
            Store::Redb($store) => $call.await,
            Store::Redis($store) => $call.await,
        }
    };
}

impl Backend for Store {
    async fn get(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        each!(self, store => store.get(key))
    }
    async fn put(&self, key: &str, value: &[u8], keep: Duration) -> Result<(), StoreError> {
        each!(self, store => store.put(key, value, keep))
    }
    async fn put_new(&self, key: &str, value: &[u8], keep: Duration) -> Result<bool, StoreError> {
        each!(self, store => store.put_new(key, value, keep))
    }
    async fn swap(&self, key: &str, old: &[u8], new: &[u8], keep: Duration) -> Result<bool, StoreError> {
        each!(self, store => store.swap(key, old, new, keep))
    }
    async fn add(&self, key: &str, step: i64, keep: Duration) -> Result<i64, StoreError> {
        each!(self, store => store.add(key, step, keep))
    }
    async fn remove(&self, key: &str) -> Result<(), StoreError> {
        each!(self, store => store.remove(key))
    }
    async fn ready(&self) -> Result<(), StoreError> {
        each!(self, store => store.ready())
    }
}

#[cfg(test)]
mod tests {
    use super::with_password;

    #[test]
    fn a_password_goes_where_it_belongs() {
        let with = |address| with_password(address, "p@:/ ä").ok();
        assert_eq!(with("redis://host:1/2").as_deref(), Some("redis://:p%40%3A%2F%20%C3%A4@host:1/2"));
        assert_eq!(with("rediss://user@host").as_deref(), Some("rediss://user:p%40%3A%2F%20%C3%A4@host"));
        assert_eq!(with("redis://user:old@host"), None);
    }
}
