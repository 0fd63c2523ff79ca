//! What bad payments cost our nodes: a scripted node that counts its questions, and has enough of them if it is told to.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use baihua_x402::{
    Asset, Challenge, Checked, Facilitator, Nonce, Reason, Till, UnixSeconds, VerifyError, asked_too_often, challenge,
    check,
    direct::{ChainReader, ChainSettings, DirectFacilitator, DirectSettings, GasKey},
    evm,
    testkit::{Buyer, MemoryLedger},
};
use serde_json::{Value, json};
use tokio::{io::AsyncWriteExt, net::TcpListener};

use crate::{offer, service::receive};

const NOW: UnixSeconds = UnixSeconds::new(1_800_000_000);

#[derive(Default)]
struct Node {
    asked: Mutex<BTreeMap<String, usize>>,
    busy: AtomicBool,
}

impl Node {
    /// How often each method was asked since the last look.
    fn look(&self) -> BTreeMap<String, usize> {
        std::mem::take(&mut *self.asked.lock().expect("nobody panicked"))
    }

    fn answer(&self, question: &Value) -> (u16, Value) {
        let method = question["method"].as_str().unwrap_or_default();
        let call = question["params"][0]["data"].as_str().and_then(|data| data.get(..10)).unwrap_or_default();
        let name = match call {
            "0x70a08231" => "balanceOf",
            "0xe94a0102" => "authorizationState",
            "0xe3ee160e" => "transferWithAuthorization",
            _ => method,
        };
        *self.asked.lock().expect("nobody panicked").entry(name.to_owned()).or_default() += 1;
        if self.busy.load(Ordering::Relaxed) {
            return (429, json!({}));
        }
        let word = |number: u128| json!(format!("0x{number:064x}"));
        let result = match (method, call) {
            ("eth_chainId", _) => json!("0xc4"),
            ("eth_getCode", _) if question["params"][0] == json!(token()) => json!("0x60"),
            ("eth_getCode", _) => json!("0x"),
            ("eth_getBalance", _) => json!("0x8ac7230489e80000"),
            ("eth_maxPriorityFeePerGas", _) => json!("0x1"),
            ("eth_getBlockByNumber", _) => {
                json!({ "number": "0x1", "timestamp": format!("{:#x}", NOW.as_secs()), "baseFeePerGas": "0x1" })
            }
            (_, "0x3644e515") => {
                let separator = evm::domain_separator(&Asset::usdt0_on_x_layer());
                json!(separator.iter().fold("0x".to_owned(), |text, byte| text + &format!("{byte:02x}")))
            }
            (_, "0x313ce567") => word(6),
            (_, "0x70a08231" | "0xe94a0102") => word(0),
            _ => return (200, json!({ "id": 1, "error": { "code": 3, "message": "execution reverted" } })),
        };
        (200, json!({ "id": 1, "result": result }))
    }
}

/// The token's address as nodes are asked for it.
fn token() -> String {
    Asset::usdt0_on_x_layer().address().to_string().to_lowercase()
}

async fn node() -> (String, Arc<Node>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback has a free port");
    let url = format!("http://{}", listener.local_addr().expect("it is bound"));
    let node = Arc::new(Node::default());
    let shared = Arc::clone(&node);
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let node = Arc::clone(&shared);
            tokio::spawn(async move {
                let (status, body) = node.answer(&receive(&mut stream).await.body);
                let body = body.to_string();
                let head =
                    format!("HTTP/1.1 {status} X\r\ncontent-length: {}\r\nconnection: close\r\n\r\n", body.len());
                // Whoever asked may have given up meanwhile.
                let _ = stream.write_all((head + &body).as_bytes()).await;
            });
        }
    });
    (url, node)
}

async fn till(settings: ChainSettings) -> (Till<DirectFacilitator, MemoryLedger>, Arc<Node>) {
    let (url, node) = node().await;
    let chain = ChainReader::connect([url], vec![Asset::usdt0_on_x_layer()], settings).await.expect("it is the chain");
    node.look();
    let key = GasKey::from_hex(&"5".repeat(64)).expect("it is a key");
    let facilitator = DirectFacilitator::new(chain, key, DirectSettings::default());
    (Till::new(facilitator, MemoryLedger::new()), node)
}

/// A payment of a key that nobody has seen before; signed by another one if it is `forged`.
fn of_a_fresh_key(number: u8, forged: bool) -> Checked {
    let shown = Challenge::read(challenge(&offer()).to_header()).expect("we read what we write");
    let (maker, other) = ([number + 1; 32], [number + 101; 32]);
    let maker = Buyer::new(maker).expect("it is a key");
    let payer = maker.address();
    let signer = if forged { Buyer::new(other).expect("it is a key") } else { maker };
    let payment = signer.pay_from(payer, &shown, Nonce::from_bytes([number; 32]), NOW);
    check(payment.expect("it can be written"), &offer(), NOW).expect("it fits")
}

/// The work of a server with one payment: is the chain ready, is the payment good?
async fn show(till: &Till<DirectFacilitator, MemoryLedger>, payment: Checked) -> Result<(), VerifyError> {
    till.facilitator().ready().await?;
    till.verify(payment).await.map(drop)
}

async fn all(till: &Till<DirectFacilitator, MemoryLedger>, payments: Vec<Checked>) -> Vec<Result<(), VerifyError>> {
    let till = Arc::new(till.clone());
    let tasks: Vec<_> = payments
        .into_iter()
        .map(|payment| {
            let till = Arc::clone(&till);
            tokio::spawn(async move { show(&till, payment).await })
        })
        .collect();
    let mut answers = Vec::new();
    for task in tasks {
        answers.push(task.await.expect("no task panics"));
    }
    answers
}

/// It was 350 calls when gas price, block and own balance were asked for each, and the transfer before the balance.
#[tokio::test]
async fn fifty_fresh_keys_without_a_cent_cost_two_calls_each_and_three_for_all() {
    let (till, node) = till(ChainSettings::default().calls_per_second(1000, 1000)).await;
    for answer in all(&till, (0..50).map(|number| of_a_fresh_key(number, false)).collect()).await {
        assert!(matches!(answer, Err(VerifyError::Refused { reason: Reason::InsufficientBalance })), "{answer:?}");
    }
    let asked = node.look();
    let expected = [
        ("authorizationState", 50),
        ("balanceOf", 50),
        ("eth_getBalance", 1),
        ("eth_getBlockByNumber", 1),
        ("eth_maxPriorityFeePerGas", 1),
    ];
    let expected: BTreeMap<String, usize> = expected.map(|(name, count)| (name.to_owned(), count)).into();
    assert_eq!(asked, expected);
}

#[tokio::test]
async fn bad_signatures_for_one_address_ask_once_in_a_minute_whether_it_has_code() {
    let (till, node) = till(ChainSettings::default()).await;
    for _ in 0..50 {
        let answer = till.verify(of_a_fresh_key(1, true)).await;
        assert!(matches!(answer, Err(VerifyError::Refused { reason: Reason::Signature })), "{answer:?}");
    }
    assert_eq!(node.look().get("eth_getCode"), Some(&1));
}

#[tokio::test]
async fn what_bad_payments_may_ask_is_bounded_and_leaves_settlements_their_own() {
    let (till, node) = till(ChainSettings::default().calls_per_second(10, 100)).await;
    let began = std::time::Instant::now();
    let answers = all(&till, (0..100).map(|number| of_a_fresh_key(number, false)).collect()).await;
    let took = began.elapsed().as_secs_f64();
    let busy = answers.iter().filter(|answer| answer.as_ref().is_err_and(|error| asked_too_often(error))).count();
    assert!(busy > 50, "{busy} of 100");
    let asked: usize = node.look().into_iter().filter(|(name, _)| !name.starts_with("eth_")).map(|(_, n)| n).sum();
    // Ten at once, ten a second while they wait, and a little for the clock.
    assert!((asked as f64) <= 10.0 + 10.0 * (took + 1.0), "{asked} calls in {took} s");
    // The questions of settlements do not stand in that queue.
    let key = of_a_fresh_key(1, false);
    let finding = till.facilitator().find(&baihua_x402::Claim::of(&key)).await;
    assert!(matches!(finding, Ok(baihua_x402::Finding::Unspent)), "{finding:?}");
}

#[tokio::test]
async fn a_node_that_has_enough_is_no_outage_and_is_asked_again_a_few_times_only() {
    let (till, node) = till(ChainSettings::default()).await;
    till.facilitator().ready().await.expect("it is");
    node.look();
    node.busy.store(true, Ordering::Relaxed);
    let payment = of_a_fresh_key(1, false);
    let refused = till.verify(payment.clone()).await;
    let Err(VerifyError::Unavailable(error)) = refused else { panic!("{refused:?}") };
    assert!(asked_too_often(&error), "{error:?}");
    assert_eq!(node.look().values().sum::<usize>(), 4);
    // The gas account is known from before, so unpaid requests are answered all the while.
    tokio::time::sleep(Duration::from_secs(3)).await;
    till.facilitator().ready().await.expect("it was a moment ago");
    node.busy.store(false, Ordering::Relaxed);
    let refused = till.verify(payment).await;
    assert!(matches!(refused, Err(VerifyError::Refused { reason: Reason::InsufficientBalance })), "{refused:?}");
}
