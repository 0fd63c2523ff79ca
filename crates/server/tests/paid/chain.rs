//! A local chain with the test stablecoin at the address of the real one. See `fixtures/chain`.

use std::{
    fs::File,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use baihua_x402::PaymentKey;
use serde_json::{Value, json};

use crate::redis::free_port;

/// Where USD₮0 lies on X Layer.
pub(crate) const TOKEN: &str = "0x779Ded0c9e1022225f8E0630b35a9b54bE713736";
/// Account 9 of the public development mnemonic.
pub(crate) const PAYEE: &str = "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720";
/// The secret of account 0, which has gas on every local chain.
pub(crate) const GAS_KEY: &str = "ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";
/// Accounts 1 to 3, who pay.
pub(crate) const PAYERS: [&str; 3] = [
    "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
    "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
    "0x90F79bf6EB2c4f870365E785982E1f101E93b906",
];
/// What each of them has at the beginning: 1000 tokens of six decimals.
pub(crate) const FUNDS: u128 = 1_000_000_000;

/// keccak256 of `AuthorizationUsed(address,bytes32)` (EIP-3009).
const USED: &str = "0x98de503528ee59b575ef0c0a2576a82497bfc029a5685b209e9ec333479b10a5";
/// keccak256 of `Transfer(address,address,uint256)` (ERC-20).
const TRANSFER: &str = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

/// A chain that ends with the test.
pub(crate) struct Chain {
    process: Child,
    pub(crate) url: String,
    client: reqwest::Client,
}

/// The repository's folder.
pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Installs the Node packages that a folder names, once for all tests that want them.
pub(crate) fn node_packages(folder: &Path) {
    let lock = File::create(std::env::temp_dir().join("baihua-node-packages.lock")).expect("a lock file");
    lock.lock().expect("the lock");
    if folder.join("node_modules/.package-lock.json").exists() {
        return;
    }
    let installed = Command::new("npm")
        .args(["install", "--omit=dev", "--no-audit", "--no-fund", "--silent"])
        .current_dir(folder)
        .status()
        .expect("npm is installed, or BAIHUA_WITHOUT_CHAIN=1 is set");
    assert!(installed.success(), "npm install in {} failed", folder.display());
}

/// The program of the chain, from the package for this platform.
fn anvil() -> PathBuf {
    let folder = repository().join("fixtures/chain");
    node_packages(&folder);
    let packages = folder.join("node_modules/@foundry-rs");
    let own = |name: &str| name.starts_with("anvil-");
    let found = std::fs::read_dir(&packages).expect("the packages").filter_map(Result::ok);
    let found = found.filter(|entry| entry.file_name().to_str().is_some_and(own)).map(|entry| entry.path());
    found.map(|path| path.join("bin/anvil")).find(|path| path.exists()).expect("a chain for this platform")
}

/// A client that waits a bounded time.
pub(crate) fn client() -> reqwest::Client {
    // There is no TLS on loopback, but the client wants to know who would do it.
    drop(rustls::crypto::ring::default_provider().install_default());
    reqwest::Client::builder().timeout(Duration::from_secs(60)).build().expect("a client")
}

fn short_text(text: &str) -> String {
    let length = text.len();
    assert!(length < 32, "a short string has up to 31 bytes");
    let mut word = [0; 32];
    word[..length].copy_from_slice(text.as_bytes());
    word[31] = u8::try_from(2 * length).expect("it is at most 62");
    format!("0x{}", hex::encode(word))
}

fn word(number: u128) -> String {
    format!("{number:064x}")
}

fn address_word(address: &str) -> String {
    format!("{:0>64}", address.trim_start_matches("0x").to_lowercase())
}

impl Chain {
    /// Starts one, or none where the tests are told to do without.
    pub(crate) async fn start() -> Option<Chain> {
        Chain::start_as(196).await
    }

    /// Starts one that says it is another network.
    pub(crate) async fn start_as(id: u64) -> Option<Chain> {
        if std::env::var("BAIHUA_WITHOUT_CHAIN").is_ok_and(|set| set == "1") {
            println!("left out: BAIHUA_WITHOUT_CHAIN is set");
            return None;
        }
        let port = free_port();
        // It ends by itself if the test is killed before it can end it.
        let process = Command::new("timeout")
            .args(["-k", "5", "900"])
            .arg(anvil())
            .args(["--host", "127.0.0.1", "--port", &port.to_string(), "--chain-id", &id.to_string(), "--silent"])
            .stdout(Stdio::null())
            .spawn()
            .expect("the chain starts");
        let chain = Chain { process, url: format!("http://127.0.0.1:{port}"), client: client() };
        chain.until_it_answers().await;
        chain.place_token().await;
        Some(chain)
    }

    async fn until_it_answers(&self) {
        for _ in 0..600 {
            if self.try_ask("eth_chainId", json!([])).await.is_some() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the chain does not answer");
    }

    async fn place_token(&self) {
        let compiled = include_str!("../../../../fixtures/chain/TestStablecoin.json");
        let compiled: Value = serde_json::from_str(compiled).expect("JSON");
        let runtime = &compiled["contracts"]["TestStablecoin"]["runtime"];
        self.ask("anvil_setCode", json!([TOKEN, runtime])).await;
        for (slot, text) in ["USD₮0", "1", "USDT0"].into_iter().enumerate() {
            let place = format!("0x{}", word(slot as u128));
            self.ask("anvil_setStorageAt", json!([TOKEN, place, short_text(text)])).await;
        }
        for payer in PAYERS {
            // mint(address,uint256)
            let call = format!("0x40c10f19{}{}", address_word(payer), word(FUNDS));
            self.send(payer, TOKEN, &call).await;
        }
    }

    /// A transaction of an account whose key the chain has.
    pub(crate) async fn send(&self, from: &str, to: &str, data: &str) {
        let hash = self.ask("eth_sendTransaction", json!([{ "from": from, "to": to, "data": data }])).await;
        for _ in 0..500 {
            let receipt = self.ask("eth_getTransactionReceipt", json!([hash])).await;
            if !receipt.is_null() {
                assert_eq!(receipt["status"], "0x1", "{receipt}");
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("a transaction is not mined");
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

impl Drop for Chain {
    fn drop(&mut self) {
        // `timeout` hands the signal on to the chain; killed outright it could not.
        let _ = Command::new("kill").arg(self.process.id().to_string()).status();
        let _ = self.process.wait();
    }
}
