//! Start-up, and graceful shutdown.

use std::{
    any::Any,
    io::Write,
    net::{SocketAddr, TcpListener},
    sync::Arc,
    time::Duration,
};

use actix_web::{App as Web, HttpServer, dev::Extensions, middleware::from_fn, rt::net::TcpStream, web};
use anyhow::{Context, bail};
use rustix::net::{SendFlags, Shutdown, send, shutdown};

use crate::{
    check,
    config::{Command, Config},
    limits::{Full, full},
    log,
    ports::Ports,
    routes, upkeep,
    wiring::{App, Hook},
};

/// Serves what `config` says until it is asked to stop, or does the subcommand. `hook` is called at every step of the flow.
///
/// # Errors
///
/// One clear line if the start is impossible.
pub async fn run(config: Config, hook: Hook) -> anyhow::Result<()> {
    if config.command == Some(Command::Health) {
        return check::health(config.listen).await;
    }
    config.validate()?;
    log::begin(&config)?;
    if config.command == Some(Command::CheckConfig) {
        return check::configuration(config, hook).await;
    }
    for name in Config::unknown_variables() {
        tracing::warn!(variable = name, "this variable of the environment is no setting, is it misspelt?");
    }
    let listen = config.listen;
    let listener = TcpListener::bind(listen).with_context(|| format!("--listen: {listen} cannot be had"));
    let address = listener.as_ref().ok().and_then(|listener| listener.local_addr().ok()).unwrap_or(listen);
    let base_url = config.base_url.clone().unwrap_or_else(|| format!("http://{address}"));
    match (listener, App::build(config, base_url, hook).await) {
        (Ok(listener), Ok(app)) => serve(app, listener).await,
        (Err(one), Err(other)) => bail!("{one:#}; {other:#}"),
        (Err(fault), Ok(_)) | (Ok(_), Err(fault)) => Err(fault),
    }
}

async fn serve(app: App, listener: TcpListener) -> anyhow::Result<()> {
    let data = web::Data::new(app);
    let app = data.clone().into_inner();
    let config = app.config().clone();
    if let Some(warning) = app.opened_store().warning().await {
        tracing::warn!("{warning}");
    }
    let metrics = match config.metrics_listen {
        Some(address) => Some(metrics_server(Arc::clone(&app), address)?),
        None => None,
    };
    let signals = Signals::new().context("signals cannot be heard")?;
    let address = listener.local_addr().context("--listen")?;
    if let Err(error) = announce(&app, address) {
        // Nobody reads our output; that is no reason not to serve.
        tracing::info!(%address, %error, "listening");
    }
    let mut server = HttpServer::new({
        let data = data.clone();
        move || {
            Web::new()
                .app_data(data.clone())
                .wrap(from_fn(routes::count_lookups))
                .wrap(routes::cors())
                .wrap(from_fn(routes::accompany))
                .configure(routes::configure)
        }
    })
    .on_connect({
        let app = Arc::clone(&app);
        move |connection, data| admit(&app, connection, data)
    })
    .client_request_timeout(config.client_timeout)
    .keep_alive(Duration::from_secs(75))
    .shutdown_timeout(config.shutdown_timeout.as_secs().max(1))
    .listen(listener)?;
    if let Some(workers) = config.workers {
        server = server.workers(workers);
    }
    let upkeep = tokio::spawn(upkeep::run(Arc::clone(&app)));
    let server = server.disable_signals().run();
    let stop = tokio::spawn(stop_when_asked(signals, Arc::clone(&app), server.handle()));
    let served = server.await.context("serving failed");
    if served.is_ok() && app.is_draining() {
        // Readings that go on without their client end within the time of a stop, as requests do.
        drop(stop.await);
    } else {
        stop.abort();
    }
    upkeep.abort();
    if let Some(metrics) = metrics {
        metrics.stop(false).await;
    }
    tracing::info!("stopped");
    served
}

/// Counts a connection for as long as it is open, or turns it away.
fn admit(app: &App, connection: &dyn Any, data: &mut Extensions) {
    data.insert(routes::Ending::default());
    let Some(stream) = connection.downcast_ref::<TcpStream>() else { return };
    let Ok(peer) = stream.peer_addr() else { return };
    match app.limits().connect(peer.ip()) {
        Ok(held) => drop(data.insert(held)),
        Err(ceiling) => {
            app.metrics().turned_away(match ceiling {
                Full::All => "all",
                Full::Origin => "address",
            });
            turn_away(app, stream, ceiling);
        }
    }
}

/// Says why, as far as a client hears it that has perhaps not even asked, and closes. Waiting for its request would hold what
/// there is too little of.
fn turn_away(app: &App, stream: &TcpStream, ceiling: Full) {
    let id = hex::encode(app.random::<8>());
    let body = full(ceiling).document(&id).to_string();
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/problem+json\r\ncontent-length: {}\r\n\
         retry-after: 2\r\nx-request-id: {id}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    // The client may be gone already.
    let _ = send(stream, answer.as_bytes(), SendFlags::empty());
    let _ = shutdown(stream, Shutdown::Both);
}

/// SIGTERM, SIGHUP and Ctrl-C. Once created, it replaces their default action.
struct Signals {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    hang_up: tokio::signal::unix::Signal,
}

impl Signals {
    fn new() -> std::io::Result<Signals> {
        Ok(Signals {
            #[cfg(unix)]
            terminate: tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?,
            #[cfg(unix)]
            hang_up: tokio::signal::unix::signal(tokio::signal::unix::SignalKind::hangup())?,
        })
    }

    async fn asked_to_stop(&mut self) {
        #[cfg(unix)]
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.hang_up.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
        #[cfg(not(unix))]
        drop(tokio::signal::ctrl_c().await);
    }
}

/// Graceful shutdown: `/health` answers 503 first, so that load balancers go elsewhere; then no connection is accepted,
/// and requests in flight and deferred readings are finished. A second signal skips the first phase.
async fn stop_when_asked(mut signals: Signals, app: Arc<App>, server: actix_web::dev::ServerHandle) {
    let (drain, limit) = (app.config().drain, app.config().shutdown_timeout);
    signals.asked_to_stop().await;
    app.drain();
    if !drain.is_zero() {
        tracing::info!(drain_seconds = drain.as_secs_f64(), "draining");
        tokio::select! {
            () = tokio::time::sleep(drain) => {}
            () = signals.asked_to_stop() => {}
        }
    }
    tracing::info!("stopping");
    app.stop();
    let deferred = tokio::time::timeout(limit, app.deferred_done());
    let ((), ended) = tokio::join!(server.stop(true), deferred);
    if ended.is_err() {
        tracing::warn!("deferred readings were cut off; the same payment shown again brings what it bought");
    }
}

/// Serves metrics on a separate address, for the operator only.
fn metrics_server(app: Arc<App>, address: std::net::SocketAddr) -> anyhow::Result<actix_web::dev::ServerHandle> {
    let data = web::Data::from(app);
    let server = HttpServer::new(move || {
        Web::new().app_data(data.clone()).route(
            "/metrics",
            web::get().to(|app: web::Data<App>| async move {
                actix_web::HttpResponse::Ok()
                    .content_type("application/openmetrics-text; version=1.0.0; charset=utf-8")
                    .body(app.metrics_text())
            }),
        )
    })
    .workers(1)
    .disable_signals()
    .bind(address)
    .with_context(|| format!("--metrics-listen: {address} cannot be had"))?;
    tracing::info!(addresses = ?server.addrs(), "metrics at /metrics");
    let server = server.run();
    let handle = server.handle();
    tokio::spawn(server);
    Ok(handle)
}

/// The address, and one line to try.
fn announce(app: &App, address: SocketAddr) -> std::io::Result<()> {
    let base = &app.settings().base_url;
    let mut out = std::io::stdout().lock();
    let here = format!("http://{address}");
    let also = if *base == here { String::new() } else { format!(", listening on {here}") };
    writeln!(out, "Baihua 白话 {} at {base}{also}", app.settings().release.version)?;
    writeln!(
        out,
        "try:  curl -s {base}/api/read-labreport -H 'content-type: application/json' -d '{{\"text\":\"血钾 K 6.8 mmol/L 参考范围 3.5-5.3\"}}'"
    )?;
    out.flush()?;
    Ok(())
}
