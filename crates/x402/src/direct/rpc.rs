//! JSON-RPC over several nodes with fail-over; the node that answered last is asked first.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
    },
    time::Duration,
};

use reqwest::Url;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};

use super::budget::Budget;
use crate::{TooFast, http::Http, ports::Cause};

/// How long we wait before we ask again when a node has enough of our questions.
pub(super) const BACK_OFF: [Duration; 3] =
    [Duration::from_millis(150), Duration::from_millis(400), Duration::from_secs(1)];

#[derive(Debug)]
pub(super) struct Rpc {
    http: Http,
    nodes: Arc<[Node]>,
    budget: Budget,
    preferred: AtomicUsize,
    id: AtomicU64,
    limit: Duration,
    chain_id: u64,
}

#[derive(Debug)]
pub(super) struct Node {
    url: Url,
    /// Whether its chain id was checked. A node that was down at start is checked before its first use.
    proved: AtomicBool,
}

/// An error from a node.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the node answered with error {code}: {message}")]
pub(super) struct NodeError {
    pub(super) code: i64,
    pub(super) message: String,
    pub(super) data: Option<Value>,
}

impl NodeError {
    /// Whether the call reverted, as opposed to a failing node.
    pub(super) fn is_revert(&self) -> bool {
        let bytes = self.data.as_ref().and_then(Value::as_str).is_some_and(|data| data.starts_with("0x"));
        self.code == 3 || bytes || self.message.to_ascii_lowercase().contains("revert")
    }
}

#[derive(Debug, thiserror::Error)]
pub(super) enum RpcError {
    #[error(transparent)]
    Node(#[from] NodeError),
    #[error("no node answers")]
    Unavailable(#[source] Cause),
    /// The nodes are well and want to be asked less often, or we do.
    #[error("the nodes are asked too often")]
    TooOften(#[from] TooFast),
}

impl RpcError {
    pub(super) fn is_too_often(&self) -> bool {
        matches!(self, RpcError::TooOften(_))
    }

    /// The failure that somebody else has just had.
    pub(super) fn again(too_often: bool) -> RpcError {
        if too_often { TooFast.into() } else { RpcError::Unavailable("none answered a moment ago".into()) }
    }
}

/// A node of another chain than the one wanted.
#[derive(Debug, thiserror::Error)]
#[error("node {number} is on chain {found}, not {wanted}")]
pub(super) struct WrongChain {
    pub(super) number: usize,
    pub(super) found: u64,
    pub(super) wanted: u64,
}

#[derive(Deserialize)]
struct Reply {
    result: Option<Value>,
    error: Option<ReplyError>,
}

#[derive(Deserialize)]
struct ReplyError {
    #[serde(default)]
    code: i64,
    #[serde(default)]
    message: String,
    #[serde(default)]
    data: Option<Value>,
}

impl Rpc {
    pub(super) fn new(http: Http, urls: Vec<Url>, chain_id: u64, limit: Duration, budget: Budget) -> Rpc {
        let nodes = urls.into_iter().map(|url| Node { url, proved: AtomicBool::new(false) }).collect();
        Rpc { http, nodes, budget, preferred: AtomicUsize::new(0), id: AtomicU64::new(1), limit, chain_id }
    }

    /// The same nodes under a limit of their own.
    pub(super) fn beside(&self, budget: Budget) -> Rpc {
        Rpc {
            http: self.http.clone(),
            nodes: Arc::clone(&self.nodes),
            budget,
            preferred: AtomicUsize::new(self.preferred.load(Ordering::Relaxed)),
            id: AtomicU64::new(1),
            limit: self.limit,
            chain_id: self.chain_id,
        }
    }

    /// How many nodes there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Indices of the nodes, the one that answered last first.
    pub(super) fn order(&self) -> impl Iterator<Item = usize> + use<> {
        let (count, first) = (self.nodes.len(), self.preferred.load(Ordering::Relaxed));
        (0..count).map(move |i| (first + i) % count)
    }

    /// Asks the nodes in turn until one returns a result or a revert; again after a while if they were asked too often.
    pub(super) async fn call<T: DeserializeOwned>(&self, method: &str, params: Value) -> Result<T, RpcError> {
        for pause in BACK_OFF {
            self.budget.turn().await?;
            match self.round(method, &params).await {
                Err(RpcError::TooOften(_)) => self.rest(pause).await,
                other => return other,
            }
        }
        self.budget.turn().await?;
        self.round(method, &params).await
    }

    /// Everybody who shares the limit rests with us, or else each would get the same answer.
    pub(super) async fn rest(&self, pause: Duration) {
        self.budget.hold(pause);
        tokio::time::sleep(pause).await;
    }

    async fn round<T: DeserializeOwned>(&self, method: &str, params: &Value) -> Result<T, RpcError> {
        let mut trouble: Option<RpcError> = None;
        for number in self.order() {
            match self.ask(number, method, params).await {
                Ok(value) => {
                    self.preferred.store(number, Ordering::Relaxed);
                    return serde_json::from_value(value).map_err(|error| RpcError::Unavailable(error.into()));
                }
                Err(RpcError::Node(error)) if error.is_revert() => return Err(error.into()),
                // One that is well and busy tells more than one that is down.
                Err(error) => {
                    if !trouble.as_ref().is_some_and(RpcError::is_too_often) {
                        trouble = Some(error);
                    }
                }
            }
        }
        Err(trouble.unwrap_or_else(|| RpcError::Unavailable("there is no node".into())))
    }

    /// Asks one node, which must be on the right chain.
    pub(super) async fn ask(&self, number: usize, method: &str, params: &Value) -> Result<Value, RpcError> {
        if !self.nodes[number].proved.load(Ordering::Relaxed) {
            self.prove(number).await?.map_err(|wrong| RpcError::Unavailable(wrong.into()))?;
        }
        self.send(number, method, params).await
    }

    /// Asks one node for its chain.
    pub(super) async fn prove(&self, number: usize) -> Result<Result<(), WrongChain>, RpcError> {
        let answer = self.send(number, "eth_chainId", &json!([])).await?;
        let found = answer.as_str().and_then(quantity).and_then(|id| u64::try_from(id).ok()).unwrap_or(0);
        if found != self.chain_id {
            return Ok(Err(WrongChain { number, found, wanted: self.chain_id }));
        }
        self.nodes[number].proved.store(true, Ordering::Relaxed);
        Ok(Ok(()))
    }

    async fn send(&self, number: usize, method: &str, params: &Value) -> Result<Value, RpcError> {
        let id = self.id.fetch_add(1, Ordering::Relaxed);
        let body = json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }).to_string();
        let url = self.nodes[number].url.clone();
        let answer = self.http.post(url, Vec::new(), body, self.limit).await.map_err(RpcError::Unavailable)?;
        if answer.status == 429 {
            return Err(TooFast.into());
        }
        // Some nodes send JSON-RPC errors with an HTTP error status; only an unparsable body is a node failure.
        let reply: Reply = serde_json::from_slice(&answer.body)
            .map_err(|_| RpcError::Unavailable(format!("status {} without a JSON-RPC answer", answer.status).into()))?;
        match (reply.error, reply.result) {
            (Some(ReplyError { message, .. }), _) if is_rate_limit(&message) => Err(TooFast.into()),
            (Some(ReplyError { code, message, data }), _) => Err(NodeError { code, message, data }.into()),
            (None, Some(result)) => Ok(result),
            (None, None) => Ok(Value::Null),
        }
    }
}

/// Some nodes say it in a regular answer. A limit on the size of one question (logs) is another matter.
fn is_rate_limit(message: &str) -> bool {
    let message = message.to_ascii_lowercase();
    ["rate limit", "too many requests", "requests per second", "request rate"]
        .iter()
        .any(|words| message.contains(words))
}

/// Reads a number as nodes write it.
pub(super) fn quantity(text: &str) -> Option<u128> {
    u128::from_str_radix(text.strip_prefix("0x")?, 16).ok()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{NodeError, quantity};

    #[test]
    fn only_the_contract_can_say_no() {
        let error = |code, message: &str, data| NodeError { code, message: message.to_owned(), data };
        assert!(error(3, "execution reverted: used", None).is_revert());
        assert!(error(-32000, "execution reverted", None).is_revert());
        assert!(error(-32015, "VM execution error.", Some(json!("0x08c379a0"))).is_revert());
        for trouble in ["header not found", "rate limit exceeded", "insufficient funds for gas", "internal error"] {
            assert!(!error(-32000, trouble, None).is_revert(), "{trouble}");
        }
    }

    #[test]
    fn a_busy_node_and_a_question_that_is_too_large_are_told_apart() {
        for busy in ["Too Many Requests", "rate limit exceeded", "exceeded 100 requests per second"] {
            assert!(super::is_rate_limit(busy), "{busy}");
        }
        for other in ["query returned more than 10000 results", "limit exceeded", "header not found"] {
            assert!(!super::is_rate_limit(other), "{other}");
        }
    }

    #[test]
    fn numbers_are_hex() {
        assert_eq!(quantity("0xc4"), Some(196));
        for bad in ["", "0x", "196", "0xg", "0x-1"] {
            assert_eq!(quantity(bad), None, "{bad}");
        }
    }
}
