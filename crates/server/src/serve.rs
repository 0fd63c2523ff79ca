//! Start-up, and graceful shutdown.

use std::{
    io::Write,
    net::{SocketAddr, TcpListener},
    sync::Arc,
    time::Duration,
};

use actix_web::{App as Web, HttpServer, middleware::from_fn, web};
use anyhow::Context;

use crate::{
    config::{Command, Config},
    routes, upkeep,
    wiring::{App, Hook},
};

/// Serves what `config` says until SIGTERM or Ctrl-C, or checks the configuration. `hook` is called at every step of
/// the flow.
///
/// # Errors
///
/// One clear line if the start is impossible.
pub async fn run(config: Config, hook: Hook) -> anyhow::Result<()> {
    config.validate()?;
    log(&config)?;
    let listener = match config.command {
        Some(Command::CheckConfig) => None,
        None => Some(
            TcpListener::bind(config.listen).with_context(|| format!("--listen: {} cannot be had", config.listen))?,
        ),
    };
    let address = match &listener {
        Some(listener) => listener.local_addr().context("--listen")?,
        None => config.listen,
    };
    let base_url = config.base_url.clone().unwrap_or_else(|| format!("http://{address}"));
    let app = App::build(config, base_url, hook).await?;
    match listener {
        Some(listener) => serve(app, listener).await,
        None => print(&app).await,
    }
}

async fn print(app: &App) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    for (name, value) in app.describe().await {
        writeln!(out, "{name:34} {value}")?;
    }
    Ok(())
}

fn log(config: &Config) -> anyhow::Result<()> {
    use tracing_subscriber::{filter::Targets, fmt, layer::SubscriberExt, util::SubscriberInitExt};
    let filter: Targets = config.log.parse().context("--log is no filter such as info or info,baihua_server=debug")?;
    // A second run in one process (tests) keeps the first one's log.
    drop(tracing_subscriber::registry().with(fmt::layer().with_writer(std::io::stderr)).with(filter).try_init());
    Ok(())
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
                .wrap(routes::cors())
                .wrap(from_fn(routes::accompany))
                .configure(routes::configure)
        }
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
    let stop = tokio::spawn(stop_when_asked(signals, app, server.handle(), config.drain));
    let served = server.await.context("serving failed");
    stop.abort();
    upkeep.abort();
    if let Some(metrics) = metrics {
        metrics.stop(false).await;
    }
    tracing::info!("stopped");
    served
}

/// SIGTERM and Ctrl-C. Once created, it replaces their default action.
struct Signals {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

impl Signals {
    fn new() -> std::io::Result<Signals> {
        Ok(Signals {
            #[cfg(unix)]
            terminate: tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?,
        })
    }

    async fn asked_to_stop(&mut self) {
        #[cfg(unix)]
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
        #[cfg(not(unix))]
        drop(tokio::signal::ctrl_c().await);
    }
}

/// Graceful shutdown: `/health` answers 503 first, so that load balancers go elsewhere; then no connection is accepted,
/// and requests in flight are finished. A second signal skips the first phase.
async fn stop_when_asked(mut signals: Signals, app: Arc<App>, server: actix_web::dev::ServerHandle, drain: Duration) {
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
    server.stop(true).await;
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
    use crate::ports::Ports;
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
