//! JSON-RPC over several nodes with fail-over; the node that answered last is asked first.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
    time::Duration,
};

use reqwest::Url;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};

use crate::{http::Http, ports::Cause};

#[derive(Debug)]
pub(super) struct Rpc {
    http: Http,
    nodes: Vec<Node>,
    preferred: AtomicUsize,
    id: AtomicU64,
    limit: Duration,
    chain_id: u64,
}

#[derive(Debug)]
struct Node {
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
    pub(super) fn new(http: Http, urls: Vec<Url>, chain_id: u64, limit: Duration) -> Rpc {
        let nodes = urls.into_iter().map(|url| Node { url, proved: AtomicBool::new(false) }).collect();
        Rpc { http, nodes, preferred: AtomicUsize::new(0), id: AtomicU64::new(1), limit, chain_id }
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

    /// Asks the nodes in turn until one returns a result or a revert.
    pub(super) async fn call<T: DeserializeOwned>(&self, method: &str, params: Value) -> Result<T, RpcError> {
        let mut trouble: Option<RpcError> = None;
        for number in self.order() {
            match self.ask(number, method, &params).await {
                Ok(value) => {
                    self.preferred.store(number, Ordering::Relaxed);
                    return serde_json::from_value(value).map_err(|error| RpcError::Unavailable(error.into()));
                }
                Err(RpcError::Node(error)) if error.is_revert() => return Err(error.into()),
                Err(error) => trouble = Some(error),
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
        // Some nodes send JSON-RPC errors with an HTTP error status; only an unparsable body is a node failure.
        let reply: Reply = serde_json::from_slice(&answer.body)
            .map_err(|_| RpcError::Unavailable(format!("status {} without a JSON-RPC answer", answer.status).into()))?;
        match (reply.error, reply.result) {
            (Some(ReplyError { code, message, data }), _) => Err(NodeError { code, message, data }.into()),
            (None, Some(result)) => Ok(result),
            (None, None) => Ok(Value::Null),
        }
    }
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
    fn numbers_are_hex() {
        assert_eq!(quantity("0xc4"), Some(196));
        for bad in ["", "0x", "196", "0xg", "0x-1"] {
            assert_eq!(quantity(bad), None, "{bad}");
        }
    }
}
