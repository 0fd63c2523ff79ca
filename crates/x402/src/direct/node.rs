//! Typed JSON-RPC calls to nodes.

use serde::{Deserialize, Deserializer, de::Error as _};
use serde_json::{Value, json};

use super::rpc::{BACK_OFF, NodeError, Rpc, RpcError, quantity};
use crate::{Address, TransactionHash, hex};

fn number<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    let text = String::deserialize(from)?;
    quantity(&text).and_then(|n| u64::try_from(n).ok()).ok_or_else(|| D::Error::custom("no 64-bit quantity"))
}

fn optional_wei<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u128>, D::Error> {
    let text = Option::<String>::deserialize(from)?;
    text.map(|text| quantity(&text).ok_or_else(|| D::Error::custom("no 128-bit quantity"))).transpose()
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Block {
    #[serde(deserialize_with = "number")]
    pub(super) number: u64,
    #[serde(deserialize_with = "number")]
    pub(super) timestamp: u64,
    #[serde(default, deserialize_with = "optional_wei")]
    pub(super) base_fee_per_gas: Option<u128>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Log {
    pub(super) address: Address,
    pub(super) topics: Vec<TransactionHash>,
    pub(super) data: String,
    #[serde(default)]
    pub(super) transaction_hash: Option<TransactionHash>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Receipt {
    pub(super) transaction_hash: TransactionHash,
    #[serde(deserialize_with = "number")]
    pub(super) block_number: u64,
    #[serde(deserialize_with = "number")]
    pub(super) status: u64,
    pub(super) logs: Vec<Log>,
}

/// A contract call that may revert.
#[derive(Debug)]
pub(super) enum Said<T> {
    Yes(T),
    Reverted,
}

/// Result of submitting a transaction to the nodes.
#[derive(Debug)]
pub(super) enum Sent {
    /// A node accepted it.
    Accepted,
    /// Nonce too low.
    NonceTooLow,
    /// Replacement underpriced: a pending transaction has the same nonce, and this one does not pay enough more.
    Underpriced,
    /// Underpriced for the next block or for the node.
    TooCheap,
    /// Rejected by every node.
    Rejected(NodeError),
    /// Unknown: no node gave a usable answer.
    Unclear,
}

impl Rpc {
    pub(super) async fn latest_block(&self) -> Result<Block, RpcError> {
        self.call("eth_getBlockByNumber", json!(["latest", false])).await
    }

    pub(super) async fn block_time(&self, number: u64) -> Result<u64, RpcError> {
        let block: Block = self.call("eth_getBlockByNumber", json!([format!("{number:#x}"), false])).await?;
        Ok(block.timestamp)
    }

    pub(super) async fn code(&self, address: Address) -> Result<Vec<u8>, RpcError> {
        let code: String = self.call("eth_getCode", json!([address.to_lower_hex(), "latest"])).await?;
        bytes(&code)
    }

    pub(super) async fn balance(&self, address: Address) -> Result<u128, RpcError> {
        let balance: String = self.call("eth_getBalance", json!([address.to_lower_hex(), "latest"])).await?;
        // More than 2^128 wei is more than anybody has.
        Ok(quantity(&balance).unwrap_or(u128::MAX))
    }

    /// The account's next nonce: `latest` counts mined transactions, `pending` also those in the pool.
    pub(super) async fn next_number(&self, address: Address, block: &str) -> Result<u64, RpcError> {
        let count: String = self.call("eth_getTransactionCount", json!([address.to_lower_hex(), block])).await?;
        let count = quantity(&count).and_then(|count| u64::try_from(count).ok());
        count.ok_or_else(|| RpcError::Unavailable("a node counts in no numbers".into()))
    }

    pub(super) async fn eth_call(
        &self,
        from: Option<Address>,
        to: Address,
        data: &[u8],
    ) -> Result<Said<Vec<u8>>, RpcError> {
        self.eth_call_at("latest", from, to, data).await
    }

    pub(super) async fn eth_call_at(
        &self,
        block: &str,
        from: Option<Address>,
        to: Address,
        data: &[u8],
    ) -> Result<Said<Vec<u8>>, RpcError> {
        let said = self.call("eth_call", json!([request(from, to, data), block])).await;
        match or_reverted::<String>(said)? {
            Said::Yes(answer) => bytes(&answer).map(Said::Yes),
            Said::Reverted => Ok(Said::Reverted),
        }
    }

    pub(super) async fn estimate_gas(&self, from: Address, to: Address, data: &[u8]) -> Result<Said<u64>, RpcError> {
        let said = self.call("eth_estimateGas", json!([request(Some(from), to, data)])).await;
        match or_reverted::<String>(said)? {
            Said::Yes(gas) => {
                let gas = quantity(&gas).and_then(|gas| u64::try_from(gas).ok());
                gas.map(Said::Yes).ok_or_else(|| RpcError::Unavailable("a node estimates in no numbers".into()))
            }
            Said::Reverted => Ok(Said::Reverted),
        }
    }

    pub(super) async fn wei(&self, method: &str) -> Result<u128, RpcError> {
        let wei: String = self.call(method, json!([])).await?;
        quantity(&wei).ok_or_else(|| RpcError::Unavailable("a node prices in no numbers".into()))
    }

    pub(super) async fn receipt(&self, transaction: TransactionHash) -> Result<Option<Receipt>, RpcError> {
        self.call("eth_getTransactionReceipt", json!([transaction])).await
    }

    /// Logs of one contract whose first topics are these.
    pub(super) async fn logs(
        &self,
        from: u64,
        to: u64,
        contract: Address,
        topics: &[TransactionHash],
    ) -> Result<Vec<Log>, RpcError> {
        let filter = json!([{
            "fromBlock": format!("{from:#x}"), "toBlock": format!("{to:#x}"),
            "address": contract.to_lower_hex(), "topics": topics,
        }]);
        self.call("eth_getLogs", filter).await
    }

    /// Submits a signed transaction to the nodes in turn until one accepts it.
    pub(super) async fn send_raw(&self, raw: &[u8]) -> Sent {
        for pause in BACK_OFF {
            match self.send_round(raw).await {
                Some(sent) => return sent,
                None => self.rest(pause).await,
            }
        }
        // It was not taken by anybody, but the next number may be; the waiting task sends it again.
        self.send_round(raw).await.unwrap_or(Sent::Unclear)
    }

    /// None if all there is to say is that nodes want to be asked less often.
    async fn send_round(&self, raw: &[u8]) -> Option<Sent> {
        let params = json!([hex::text(raw)]);
        let (mut refusal, mut unclear, mut busy) = (None, false, false);
        for number in self.order() {
            match self.ask(number, "eth_sendRawTransaction", &params).await {
                Ok(_) => return Some(Sent::Accepted),
                Err(RpcError::Node(error)) => match refusal_of(error) {
                    Sent::Accepted => return Some(Sent::Accepted),
                    other => refusal = Some(other),
                },
                Err(RpcError::Unavailable(_)) => unclear = true,
                Err(RpcError::TooOften(_)) => busy = true,
            }
        }
        // A node that did not answer may have accepted it, whatever the others say.
        match refusal.filter(|_| !unclear) {
            Some(refusal) => Some(refusal),
            None if busy && !unclear => None,
            None => Some(Sent::Unclear),
        }
    }
}

/// Nodes report these cases as messages only; these are the messages of the common implementations.
fn refusal_of(error: NodeError) -> Sent {
    let message = error.message.to_ascii_lowercase();
    let says = |words: &[&str]| words.iter().any(|word| message.contains(word));
    if says(&["already known", "alreadyknown", "already imported", "known transaction", "already in mempool"]) {
        Sent::Accepted
    } else if says(&["nonce too low", "nonce is too low", "invalid transaction nonce"]) {
        Sent::NonceTooLow
    } else if says(&["replacement", "could not replace"]) {
        Sent::Underpriced
    } else if says(&["base fee", "underpriced", "fee too low", "feetoolow", "gas price too low"]) {
        Sent::TooCheap
    } else {
        Sent::Rejected(error)
    }
}

fn request(from: Option<Address>, to: Address, data: &[u8]) -> Value {
    let mut request = json!({ "to": to.to_lower_hex(), "data": hex::text(data) });
    if let Some(from) = from {
        request["from"] = from.to_lower_hex().into();
    }
    request
}

fn or_reverted<T>(said: Result<T, RpcError>) -> Result<Said<T>, RpcError> {
    match said {
        Ok(answer) => Ok(Said::Yes(answer)),
        Err(RpcError::Node(error)) if error.is_revert() => Ok(Said::Reverted),
        Err(error) => Err(error),
    }
}

fn bytes(text: &str) -> Result<Vec<u8>, RpcError> {
    hex::bytes(text).map_err(|error| RpcError::Unavailable(error.into()))
}

#[cfg(test)]
mod tests {
    use super::{NodeError, Sent, refusal_of};

    #[test]
    fn refusals_are_told_apart() {
        let cases = [
            ("already known", "accepted"),
            ("nonce too low: next nonce 5, tx nonce 4", "low"),
            ("replacement transaction underpriced", "underpriced"),
            ("transaction underpriced", "cheap"),
            ("max fee per gas less than block base fee", "cheap"),
            ("insufficient funds for gas * price + value", "rejected"),
        ];
        for (message, expected) in cases {
            let found = match refusal_of(NodeError { code: -32000, message: message.to_owned(), data: None }) {
                Sent::Accepted => "accepted",
                Sent::NonceTooLow => "low",
                Sent::Underpriced => "underpriced",
                Sent::TooCheap => "cheap",
                Sent::Rejected(_) => "rejected",
                Sent::Unclear => "unclear",
            };
            assert_eq!(found, expected, "{message}");
        }
    }
}
