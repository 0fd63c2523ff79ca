//! What the subcommands do: look at a configuration without serving, and at a server from beside it.

use std::{
    io::Write,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, bail, ensure};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::{
    config::Config,
    wiring::{App, Hook},
};

/// Prints what the configuration means and whether everything it names answers. Nothing is made, no file and no record.
///
/// # Errors
///
/// One line, if the service could not begin or could not do its work.
pub(crate) async fn configuration(mut config: Config, hook: Hook) -> anyhow::Result<()> {
    let unmade = unmade_store(&config);
    if unmade.is_some() {
        "memory:".clone_into(&mut config.store);
    }
    let listen = config.listen;
    let base_url = config.base_url.clone().unwrap_or_else(|| format!("http://{listen}"));
    let app = App::build(config, base_url, hook).await?;
    let (mut lines, mut well) = app.describe().await;
    if let Some(path) = unmade {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let possible = folder.is_dir();
        well &= possible;
        lines.retain(|(name, _)| !name.starts_with("store"));
        let path = path.display();
        lines.push(match possible {
            true => ("store", format!("{path} is made at the first start")),
            false => ("store", format!("{path} cannot be made: there is no such folder")),
        });
    }
    if let Err(error) = TcpListener::bind(listen) {
        // Most likely the server itself, which is looked at before it is replaced.
        lines.push(("listen warning", format!("{listen} cannot be had now: {error}")));
    }
    for name in Config::unknown_variables() {
        lines.push(("unknown variable", name));
    }
    let mut out = std::io::stdout().lock();
    for (name, value) in lines {
        writeln!(out, "{name:34} {value}")?;
    }
    ensure!(well, "--store: the store does not answer");
    Ok(())
}

/// The file of the embedded store, if it is not there yet.
fn unmade_store(config: &Config) -> Option<PathBuf> {
    let path = Path::new(config.store.strip_prefix("redb:").filter(|path| !path.is_empty())?);
    (!path.exists()).then(|| path.to_owned())
}

/// Longest wait for an answer to the question whether a server serves.
const HEALTH_WAIT: Duration = Duration::from_secs(3);

/// Asks the server that listens on `address` whether it serves, for containers without a shell.
///
/// # Errors
///
/// One line, if it does not answer or is about to stop.
pub(crate) async fn health(address: SocketAddr) -> anyhow::Result<()> {
    let host = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    let address = SocketAddr::new(host, address.port());
    let asked = async {
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await?;
        let mut answer = Vec::new();
        stream.take(1 << 16).read_to_end(&mut answer).await?;
        Ok::<_, std::io::Error>(answer)
    };
    let answer = tokio::time::timeout(HEALTH_WAIT, asked).await.context("/health does not answer in time")?;
    let answer = answer.with_context(|| format!("nothing answers on {address}"))?;
    let status = String::from_utf8_lossy(&answer).split(' ').nth(1).unwrap_or_default().to_owned();
    if status != "200" {
        bail!("/health answers {status}");
    }
    Ok(())
}
