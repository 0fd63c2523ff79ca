//! The local chain's own controls.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use alloy_sol_types::{SolCall, sol};
use baihua_x402::{Address, Asset, Nonce, UnixSeconds};
use serde_json::{Value, json};

use crate::anvil::{self, Anvil};

sol! {
    interface Controls {
        function mint(address to, uint256 value) external;
        function transfer(address to, uint256 value) external returns (bool);
        function setBlocked(address account, bool value) external;
        function setCodeFirst(bool value) external;
        function cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) external;
    }
}

/// A chain of this test's own, with the token at the address of the real one.
pub(crate) struct Local {
    pub(crate) url: String,
    _process: Anvil,
    client: reqwest::Client,
    nonces: AtomicU64,
}

impl Local {
    /// A new chain, or none where the tests are told to do without.
    pub(crate) async fn start() -> Option<Local> {
        let process = Anvil::start(196)?;
        // There is no TLS on loopback, but the client wants to know who would do it.
        drop(rustls::crypto::ring::default_provider().install_default());
        let client = reqwest::Client::builder().timeout(Duration::from_secs(60)).build().expect("a client");
        let local = Local { url: process.url.clone(), _process: process, client, nonces: AtomicU64::new(1) };
        for (method, params) in anvil::placing_the_token() {
            local.ask(method, params).await;
        }
        Some(local)
    }

    pub(crate) async fn ask(&self, method: &str, params: Value) -> Value {
        let answer = self.try_ask(method, params).await;
        assert!(answer.get("error").is_none(), "{method}: {answer}");
        answer["result"].clone()
    }

    pub(crate) async fn try_ask(&self, method: &str, params: Value) -> Value {
        let body = json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params }).to_string();
        let request = self.client.post(&self.url).header("content-type", "application/json").body(body);
        let answer = request.send().await.expect("the chain answers").bytes().await.expect("to the end");
        serde_json::from_slice(&answer).expect("in JSON")
    }

    pub(crate) fn fresh_nonce(&self) -> Nonce {
        let mut bytes = [0x5a; 32];
        bytes[..8].copy_from_slice(&self.nonces.fetch_add(1, Ordering::Relaxed).to_be_bytes());
        Nonce::from_bytes(bytes)
    }

    pub(crate) async fn now(&self) -> UnixSeconds {
        let block = self.ask("eth_getBlockByNumber", json!(["latest", false])).await;
        UnixSeconds::new(number(&block["timestamp"]))
    }

    pub(crate) async fn set_time(&self, time: UnixSeconds) {
        self.ask("evm_setNextBlockTimestamp", json!([time.as_secs()])).await;
        self.mine().await;
    }

    pub(crate) async fn mine(&self) {
        self.ask("evm_mine", json!([])).await;
    }

    pub(crate) async fn automine(&self, on: bool) {
        self.ask("evm_setAutomine", json!([on])).await;
    }

    /// Sends a transaction of an account whether its key is known or not, and waits until it is mined.
    pub(crate) async fn send_as(&self, from: Address, to: Option<Address>, data: &[u8]) -> Value {
        self.ask("anvil_impersonateAccount", json!([from])).await;
        self.ask("anvil_setBalance", json!([from, "0x8ac7230489e80000"])).await;
        self.send(from, to, data).await
    }

    pub(crate) async fn send(&self, from: Address, to: Option<Address>, data: &[u8]) -> Value {
        let mut request = json!({ "from": from, "data": hex(data), "gas": "0x2dc6c0" });
        if let Some(to) = to {
            request["to"] = json!(to);
        }
        let hash = self.ask("eth_sendTransaction", json!([request])).await;
        for _ in 0..500 {
            let receipt = self.ask("eth_getTransactionReceipt", json!([hash])).await;
            if !receipt.is_null() {
                assert_eq!(receipt["status"], "0x1", "{receipt}");
                return receipt;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("{hash} is not mined");
    }

    /// Calls one of the token's test controls as an account that is no gas key of a test.
    pub(crate) async fn control<C: SolCall>(&self, call: C) {
        let stranger = Address::from_bytes([0x77; 20]);
        self.send_as(stranger, Some(Asset::usdt0_on_x_layer().address()), &call.abi_encode()).await;
    }

    pub(crate) async fn count(&self, account: Address, block: &str) -> u64 {
        number(&self.ask("eth_getTransactionCount", json!([account, block])).await)
    }
}

pub(crate) fn number(value: &Value) -> u64 {
    let text = value.as_str().expect("a quantity is text");
    u64::from_str_radix(text.trim_start_matches("0x"), 16).expect("of hex digits")
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold("0x".to_owned(), |text, byte| text + &format!("{byte:02x}"))
}

pub(crate) fn unhex(text: &str) -> Vec<u8> {
    let digits = text.trim_start_matches("0x").as_bytes();
    let pair = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).expect("ASCII"), 16).expect("hex digits");
    digits.chunks(2).map(pair).collect()
}

pub(crate) fn alloy(address: Address) -> alloy_primitives::Address {
    alloy_primitives::Address::new(*address.as_bytes())
}
