//! The process of a local chain, and what puts the test stablecoin on it. See `fixtures/chain`.
//!
//! The server's tests use this file too, so it asks for nothing but the standard library and JSON.

use std::{
    fs::File,
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};

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

/// A chain without the token, which ends with the test.
pub(crate) struct Anvil {
    process: Child,
    pub(crate) url: String,
}

/// The repository's folder.
pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Installs the Node packages that a folder names, once for all tests that want them.
#[allow(clippy::incompatible_msrv, reason = "tests are run with the toolchain of this repository")]
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
fn program() -> PathBuf {
    let folder = repository().join("fixtures/chain");
    node_packages(&folder);
    let packages = folder.join("node_modules/@foundry-rs");
    let own = |name: &str| name.starts_with("anvil-");
    let found = std::fs::read_dir(&packages).expect("the packages").filter_map(Result::ok);
    let found = found.filter(|entry| entry.file_name().to_str().is_some_and(own)).map(|entry| entry.path());
    found.map(|path| path.join("bin/anvil")).find(|path| path.exists()).expect("a chain for this platform")
}

impl Anvil {
    /// Starts one that says it is network `id`, or none where the tests are told to do without.
    pub(crate) fn start(id: u64) -> Option<Anvil> {
        if std::env::var("BAIHUA_WITHOUT_CHAIN").is_ok_and(|set| set == "1") {
            println!("left out: BAIHUA_WITHOUT_CHAIN is set");
            return None;
        }
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        // It ends by itself if the test is killed before it can end it. Long runs ask for more than a quarter of an hour.
        let seconds = std::env::var("BAIHUA_CHAIN_SECONDS").unwrap_or_else(|_| "900".to_owned());
        let process = Command::new("timeout")
            .args(["-k", "5", &seconds])
            .arg(program())
            .args(["--host", "127.0.0.1", "--port", &port.to_string(), "--chain-id", &id.to_string(), "--silent"])
            .stdout(Stdio::null())
            .spawn()
            .expect("the chain starts");
        let anvil = Anvil { process, url: format!("http://127.0.0.1:{port}") };
        for _ in 0..600 {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Some(anvil);
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("the chain does not answer");
    }
}

impl Drop for Anvil {
    fn drop(&mut self) {
        // `timeout` hands the signal on to the chain; killed outright it could not.
        let _ = Command::new("kill").arg(self.process.id().to_string()).status();
        let _ = self.process.wait();
    }
}

/// What a new chain is asked, in this order, to have the token at the address of the real one and payers with funds.
pub(crate) fn placing_the_token() -> Vec<(&'static str, Value)> {
    let compiled = include_str!("../../../../fixtures/chain/TestStablecoin.json");
    let compiled: Value = serde_json::from_str(compiled).expect("JSON");
    let runtime = &compiled["contracts"]["TestStablecoin"]["runtime"];
    let mut asked = vec![("anvil_setCode", json!([TOKEN, runtime]))];
    for (slot, text) in ["USD₮0", "1", "USDT0"].into_iter().enumerate() {
        asked.push(("anvil_setStorageAt", json!([TOKEN, format!("0x{slot:064x}"), short_text(text)])));
    }
    for payer in PAYERS {
        // mint(address,uint256)
        let call = format!("0x40c10f19{}{FUNDS:064x}", address_word(payer));
        asked.push(("eth_sendTransaction", json!([{ "from": payer, "to": TOKEN, "data": call }])));
    }
    // Nobody waits for the minting, so a block is made of it.
    asked.push(("evm_mine", json!([])));
    asked
}

pub(crate) fn address_word(address: &str) -> String {
    format!("{:0>64}", address.trim_start_matches("0x").to_lowercase())
}

/// How Solidity stores a string of up to 31 bytes: its bytes, then twice its length.
fn short_text(text: &str) -> String {
    let bytes: String = text.bytes().map(|byte| format!("{byte:02x}")).collect();
    assert!(text.len() < 32, "a short string has up to 31 bytes");
    format!("0x{bytes:0<62}{:02x}", 2 * text.len())
}
