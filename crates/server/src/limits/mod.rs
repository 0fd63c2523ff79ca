//! What one client may take of the service without paying, and what all of them may take together.

mod address;
mod bodies;
mod connections;
mod rate;
mod turns;

use std::{
    net::IpAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::sync::OwnedSemaphorePermit;

pub use self::{
    address::{Network, Origin},
    bodies::{Bodies, NoRoom, Share},
    connections::{Connections, Full, Held},
    rate::Rates,
    turns::Turns,
};
use crate::{
    config::Config,
    problem::{Code, Problem},
};

/// Every limit that is counted for a client, as the operator chose it.
pub struct Limits {
    trusted: Vec<Network>,
    unlimited: Vec<Network>,
    connections: Arc<Connections>,
    bodies: Arc<Bodies>,
    posts: Rates,
    lookups: Rates,
    turns: Turns,
    began: Instant,
}

/// A token for a post, which is given back if the post is paid for.
pub struct Token<'l> {
    limits: &'l Limits,
    origin: Option<Origin>,
}

impl Limits {
    /// The limits that `config` names; `places` analyses are made at once.
    #[must_use]
    pub fn new(config: &Config, places: usize) -> Limits {
        Limits {
            trusted: config.trusted_proxy.clone(),
            unlimited: config.unlimited_from.clone(),
            connections: Connections::new(config.max_connections, config.max_connections_per_address),
            bodies: Bodies::new(config.max_body_bytes),
            posts: Rates::new(config.unpaid_rate),
            lookups: Rates::new(config.lookup_rate),
            // The other half is for the others.
            turns: Turns::new(places / 2),
            began: Instant::now(),
        }
    }

    /// Counts a connection of this peer.
    ///
    /// # Errors
    ///
    /// Which ceiling is reached.
    pub fn connect(&self, peer: IpAddr) -> Result<Held, Full> {
        // The connections of a proxy are those of all its clients.
        let counted = !self.trusted.iter().any(|network| network.contains(peer));
        self.connections.admit(self.counted(peer).filter(|_| counted))
    }

    /// Connections that are open.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.connections.open()
    }

    /// Bodies in memory.
    #[must_use]
    pub fn bodies(&self) -> &Arc<Bodies> {
        &self.bodies
    }

    /// Whom the limits count for a request of this peer; none if they do not count it. `forwarded` are the values of
    /// `X-Forwarded-For`.
    pub fn origin<'v>(&self, peer: IpAddr, forwarded: impl DoubleEndedIterator<Item = &'v str>) -> Option<Origin> {
        self.counted(self.client(peer, forwarded))
    }

    /// The address of the client itself, which stands behind trusted proxies only.
    pub fn client<'v>(&self, peer: IpAddr, forwarded: impl DoubleEndedIterator<Item = &'v str>) -> IpAddr {
        address::client(peer, forwarded, &self.trusted)
    }

    fn counted(&self, address: IpAddr) -> Option<Origin> {
        let free = self.unlimited.iter().any(|network| network.contains(address));
        (!free).then(|| Origin::of(address))
    }

    /// Takes a token for a post.
    ///
    /// # Errors
    ///
    /// `rate-limited` (429).
    pub fn post(&self, origin: Option<Origin>) -> Result<Token<'_>, Problem> {
        self.take(&self.posts, origin)?;
        Ok(Token { limits: self, origin })
    }

    /// Waits until this client may have another document read for nothing.
    pub async fn turn(&self, origin: Option<Origin>) -> Option<OwnedSemaphorePermit> {
        self.turns.take(origin?).await
    }

    /// Takes a token for a look-up.
    ///
    /// # Errors
    ///
    /// `rate-limited` (429).
    pub fn lookup(&self, origin: Option<Origin>) -> Result<(), Problem> {
        self.take(&self.lookups, origin)
    }

    fn take(&self, rates: &Rates, origin: Option<Origin>) -> Result<(), Problem> {
        let Some(origin) = origin else { return Ok(()) };
        rates.take(origin, self.began.elapsed()).map_err(too_often)
    }
}

impl Token<'_> {
    /// The post was paid for.
    pub fn give_back(self) {
        if let Some(origin) = self.origin {
            self.limits.posts.give_back(origin);
        }
    }
}

fn too_often(wait: Duration) -> Problem {
    Problem::new(
        Code::RateLimited,
        "从这个网络地址来的请求太密，请按 Retry-After 的秒数稍等再试。没有扣费。",
        "Too many requests come from this network address. Wait for the seconds of Retry-After. Nothing was charged.",
    )
    .retry_after(wait.as_secs().saturating_add(1))
}

/// All memory for bodies is in use.
#[must_use]
pub fn no_room() -> Problem {
    Problem::new(
        Code::Overloaded,
        "现在同时收到的文件太多，请稍后再试。没有扣费。",
        "Too many documents are arriving at once. Try again shortly. Nothing was charged.",
    )
    .retry_after(2)
}

/// This client has as many documents in hand as it may.
#[must_use]
pub fn no_turn() -> Problem {
    Problem::new(
        Code::Overloaded,
        "从这个网络地址同时提交的文件太多，请等前面的读完再试。没有扣费。",
        "Too many documents of this network address are being read at once. Wait for them. Nothing was charged.",
    )
    .retry_after(2)
}

/// A connection too many.
#[must_use]
pub fn full(full: Full) -> Problem {
    let (chinese, english) = match full {
        Full::All => ("现在的连接太多，请稍后再试。没有扣费。", "There are too many connections. Try again shortly."),
        Full::Origin => (
            "从这个网络地址来的连接太多，请先关闭一些。没有扣费。",
            "There are too many connections from this network address. Close some of them first.",
        ),
    };
    Problem::new(Code::Overloaded, chinese, english).retry_after(2)
}
