//! The connection shared by all operations (multiplexed), and the thread that drives it.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use redis::{
    Client, ConnectionAddr, IntoConnectionInfo, ProtocolVersion, RedisError, RedisResult, TlsCertificates,
    aio::{ConnectionManager, ConnectionManagerConfig},
    io::tcp::{TcpSettings, socket2::TcpKeepalive},
};
use tokio::{
    runtime::{Builder, Runtime},
    time::{Instant, timeout},
};

use super::{
    errors::store_error,
    options::{OpenRedisError, RedisOptions},
};
use crate::{Cause, StoreError, Why};

/// Delay before the single reconnection attempt. A dead Redis costs each operation about a tenth of a second and gets
/// only a few attempts per second, because concurrent operations share them.
const RETRY_DELAY: Duration = Duration::from_millis(100);

/// TCP keep-alive: silence after which the peer is considered dead.
const PEER_LOST: Duration = Duration::from_secs(10);

/// Minimal age of a connection before a read-only error makes us reconnect.
const RENEW_AFTER: Duration = Duration::from_secs(1);

/// Capacity of the connection's write queue; further operations wait for room in it.
const PIPELINE: usize = 256;

/// The connection and its thread.
///
/// The thread runs its own runtime. So operations work on any executor, a busy web worker does not delay the answers of
/// others, and the connection outlives the runtime that used it first.
pub(super) struct Connection {
    // `None` only during drop.
    runtime: Option<Runtime>,
    link: Arc<Link>,
}

struct Link {
    client: Client,
    config: ConnectionManagerConfig,
    current: Mutex<Current>,
    command_timeout: Duration,
}

struct Current {
    manager: ConnectionManager,
    since: Instant,
}

impl Connection {
    /// Checks the address and starts the thread; it connects when something is asked for the first time.
    pub(super) fn open(url: &str, options: &RedisOptions) -> Result<Connection, OpenRedisError> {
        if options.command_timeout.is_zero() || options.connect_timeout.is_zero() {
            return Err(OpenRedisError::Timeout);
        }
        let client = client(url, options.root_certificates.clone())?;
        let config = ConnectionManagerConfig::new()
            .set_connection_timeout(Some(options.connect_timeout))
            // `run` applies its own time-out to the whole operation.
            .set_response_timeout(None)
            .set_number_of_retries(1)
            .set_min_delay(RETRY_DELAY)
            .set_max_delay(RETRY_DELAY)
            .set_pipeline_buffer_size(PIPELINE);

        let runtime = Builder::new_multi_thread().worker_threads(1).thread_name("store-redis").enable_all().build();
        let runtime = runtime.map_err(|error| OpenRedisError::Thread(Arc::new(error) as Cause))?;
        let manager = {
            // The manager spawns a task on creation.
            let _inside = runtime.enter();
            ConnectionManager::new_lazy_with_config(client.clone(), config.clone())
        };
        let manager = manager.map_err(|error| OpenRedisError::Address(Some(Arc::new(error))))?;
        let current = Mutex::new(Current { manager, since: Instant::now() });
        let link = Link { client, config, current, command_timeout: options.command_timeout };
        Ok(Connection { runtime: Some(runtime), link: Arc::new(link) })
    }

    /// Runs `work` on the thread, within the time-out. `explain` maps errors of Redis to the caller's.
    pub(super) async fn run<T, F>(
        &self,
        explain: fn(RedisError) -> StoreError,
        work: impl FnOnce(ConnectionManager) -> F + Send + 'static,
    ) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Future<Output = RedisResult<T>> + Send + 'static,
    {
        let Some(runtime) = &self.runtime else { return Err(StoreError::unavailable(Why::Closed)) };
        let link = Arc::clone(&self.link);
        let task = runtime.spawn(async move {
            let manager = link.current().manager.clone();
            match timeout(link.command_timeout, work(manager)).await {
                Ok(Ok(answer)) => Ok(answer),
                Ok(Err(error)) => {
                    let error = explain(error);
                    link.renew_if_demoted(&error);
                    Err(error)
                }
                Err(_) => Err(StoreError::unavailable(Why::TimedOut)),
            }
        });
        task.await.unwrap_or_else(|error| {
            Err(StoreError::because(if error.is_panic() { Why::Failed } else { Why::Closed }, error))
        })
    }

    /// Like [`run`](Connection::run), but retries once if the connection is lost. For reads only: a write could be
    /// applied twice.
    pub(super) async fn ask<T, F>(
        &self,
        work: impl Fn(ConnectionManager) -> F + Send + 'static,
    ) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Future<Output = RedisResult<T>> + Send + 'static,
    {
        self.run(store_error, move |manager| {
            let first = work(manager.clone());
            async move {
                match first.await {
                    // A refused connection has been retried already.
                    Err(error) if error.is_connection_dropped() && !error.is_connection_refusal() => {
                        work(manager).await
                    }
                    answer => answer,
                }
            }
        })
        .await
    }
}

impl Link {
    fn current(&self) -> MutexGuard<'_, Current> {
        self.current.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reconnects after a read-only error.
    ///
    /// After a fail-over the old master continues as a replica, so the connection to it does not break, although the
    /// address may already lead to the new master. Must be called on the runtime.
    fn renew_if_demoted(&self, error: &StoreError) {
        if !matches!(error, StoreError::Unavailable { why: Why::ReadOnly, .. }) {
            return;
        }
        let mut current = self.current();
        if current.since.elapsed() < RENEW_AFTER {
            return;
        }
        if let Ok(manager) = ConnectionManager::new_lazy_with_config(self.client.clone(), self.config.clone()) {
            *current = Current { manager, since: Instant::now() };
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        // A blocking shutdown would panic inside another runtime, and this may be dropped in one.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// A client for this address; it does not connect yet.
fn client(url: &str, root_certificates: Option<Vec<u8>>) -> Result<Client, OpenRedisError> {
    if !url.starts_with("redis://") && !url.starts_with("rediss://") {
        return Err(OpenRedisError::Address(None));
    }
    let address = |error: RedisError| OpenRedisError::Address(Some(Arc::new(error)));
    let info = url.into_connection_info().map_err(address)?;
    let encrypted = match info.addr() {
        ConnectionAddr::TcpTls { insecure: true, .. } => return Err(OpenRedisError::Insecure),
        ConnectionAddr::TcpTls { .. } => true,
        _ => false,
    };
    // With RESP3 (Redis 6 and later) a lost connection is noticed at once, so that the next operation gets a new one.
    let settings = info.redis_settings().clone().set_protocol(ProtocolVersion::RESP3);
    // `CLIENT SETINFO` would need one more permission and only shows in `CLIENT LIST`.
    let settings = settings.set_skip_set_lib_name();
    let info = info.set_redis_settings(settings).set_tcp_settings(tcp());
    if encrypted {
        // rustls panics without a default provider, and cannot choose one if two are linked. An error means that the
        // program has installed one already.
        drop(rustls::crypto::ring::default_provider().install_default());
    }
    match root_certificates {
        None => Client::open(info).map_err(address),
        Some(pem) => {
            let certificates = TlsCertificates { client_tls: None, root_cert: Some(pem) };
            Client::build_with_tls(info, certificates).map_err(|error| OpenRedisError::Certificates(Arc::new(error)))
        }
    }
}

/// No delay for small packets, and keep-alive to detect a dead peer.
fn tcp() -> TcpSettings {
    let keepalive = TcpKeepalive::new().with_time(PEER_LOST / 2).with_interval(PEER_LOST / 4);
    let settings = TcpSettings::default().set_nodelay(true).set_keepalive(keepalive);
    #[cfg(target_os = "linux")]
    let settings = settings.set_user_timeout(PEER_LOST);
    settings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(url: &str, options: RedisOptions) -> Option<String> {
        Connection::open(url, &options).err().map(|error| format!("{error} {error:?}"))
    }

    #[test]
    fn addresses() {
        for url in [
            "redis://127.0.0.1",
            "redis://127.0.0.1:7000/3",
            "redis://:p%40ss@localhost:7000/0",
            "rediss://user:pass@redis.example.test:6380/1",
            "redis://[::1]:6379",
        ] {
            assert_eq!(refusal(url, RedisOptions::new()), None, "{url}");
        }
        for url in [
            "",
            "redb:file",
            "http://127.0.0.1",
            "redis:",
            "redis://",
            "redis://user:secret@host/none",
            "redis://user:secret@host:99999",
            "redis://user:secret@0.0.0.0",
            "rediss://user:secret@host/#insecure",
            "rediss://user:secret@host/#other",
        ] {
            let said = refusal(url, RedisOptions::new()).expect(url);
            assert!(!said.contains("secret"), "{said}");
        }
    }

    #[test]
    fn settings() {
        let zero = RedisOptions::new().command_timeout(Duration::ZERO);
        assert!(refusal("redis://127.0.0.1", zero).is_some());
        let zero = RedisOptions::new().connect_timeout(Duration::ZERO);
        assert!(refusal("redis://127.0.0.1", zero).is_some());
        let useless = RedisOptions::new().root_certificates("no PEM");
        assert!(refusal("redis://127.0.0.1", useless.clone()).is_some(), "certificates without TLS");
    }
}
