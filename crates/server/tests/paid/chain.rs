//! A local chain with the test stablecoin at the address of the real one. See `fixtures/chain`.

use std::time::Duration;

use baihua_x402::PaymentKey;
use serde_json::{Value, json};

use crate::anvil::{self, Anvil, address_word};
pub(crate) use crate::anvil::{FUNDS, GAS_KEY, PAYEE, PAYERS, TOKEN};

/// keccak256 of `AuthorizationUsed(address,bytes32)` (EIP-3009).
const USED: &str = "0x98de503528ee59b575ef0c0a2576a82497bfc029a5685b209e9ec333479b10a5";
/// keccak256 of `Transfer(address,address,uint256)` (ERC-20).
const TRANSFER: &str = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

/// A chain that ends with the test.
pub(crate) struct Chain {
    _process: Anvil,
    pub(crate) url: String,
    client: reqwest::Client,
}

/// A client that waits a bounded time.
pub(crate) fn client() -> reqwest::Client {
    // There is no TLS on loopback, but the client wants to know who would do it.
    drop(rustls::crypto::ring::default_provider().install_default());
    reqwest::Client::builder().timeout(Duration::from_secs(60)).build().expect("a client")
}

impl Chain {
    /// Starts one, or none where the tests are told to do without.
    pub(crate) async fn start() -> Option<Chain> {
        Chain::start_as(196).await
    }

    /// Starts one that says it is another network.
    pub(crate) async fn start_as(id: u64) -> Option<Chain> {
        let process = Anvil::start(id)?;
        let chain = Chain { url: process.url.clone(), _process: process, client: client() };
        for (method, params) in anvil::placing_the_token() {
            chain.ask(method, params).await;
        }
        Some(chain)
    }

    async fn try_ask(&self, method: &str, params: Value) -> Option<Value> {
        let body = json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params }).to_string();
        let request = self.client.post(&self.url).header("content-type", "application/json").body(body);
        let answer = request.send().await.ok()?.bytes().await.ok()?;
        serde_json::from_slice(&answer).ok()
    }

    pub(crate) async fn ask(&self, method: &str, params: Value) -> Value {
        let answer = self.try_ask(method, params).await.expect("the chain answers");
        assert!(answer.get("error").is_none(), "{method}: {answer}");
        answer["result"].clone()
    }

    /// What an account holds of the token, in its smallest unit.
    pub(crate) async fn balance(&self, account: &str) -> u128 {
        let call = format!("0x70a08231{}", address_word(account));
        let answer = self.ask("eth_call", json!([{ "to": TOKEN, "data": call }, "latest"])).await;
        let digits = answer.as_str().expect("a number").trim_start_matches("0x");
        u128::from_str_radix(digits, 16).expect("it fits")
    }

    async fn logs(&self, topics: Value) -> usize {
        let filter = json!([{ "address": TOKEN, "fromBlock": "0x0", "topics": topics }]);
        self.ask("eth_getLogs", filter).await.as_array().expect("a list").len()
    }

    /// How often a payment was charged: how often its authorisation was used.
    pub(crate) async fn charges(&self, payment: &PaymentKey) -> usize {
        let payer = format!("0x{}", address_word(&payment.payer.to_string()));
        self.logs(json!([USED, payer, payment.nonce.to_string()])).await
    }

    /// How often money came to the payee.
    pub(crate) async fn transfers_to_payee(&self) -> usize {
        self.logs(json!([TRANSFER, null, format!("0x{}", address_word(PAYEE))])).await
    }
}
