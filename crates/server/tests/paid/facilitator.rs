//! Payment through a facilitator: a scripted one of the standard dialect, which settles on the local chain.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use actix_web::{App, HttpResponse, HttpServer, web};
use baihua_kb::Card;
use serde_json::{Value, json};

use crate::{
    chain::{Chain, PAYEE, TOKEN},
    documents::{body, units},
    server::{Server, command, program},
    shop::Customer,
};

/// How the next settlement goes.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Mood {
    Well,
    Refuse,
    /// It settles and breaks off instead of answering.
    SettleAndVanish,
}

struct Script {
    chain: String,
    client: reqwest::Client,
    mood: Mutex<Mood>,
    settled: AtomicUsize,
}

/// A facilitator that ends with the test.
struct Facilitator {
    url: String,
    script: Arc<Script>,
    handle: actix_web::dev::ServerHandle,
}

impl Drop for Facilitator {
    fn drop(&mut self) {
        // Asking is enough; the thread ends with the test.
        drop(self.handle.stop(false));
    }
}

fn start(chain: &Chain) -> Facilitator {
    let script = Arc::new(Script {
        chain: chain.url.clone(),
        client: crate::chain::client(),
        mood: Mutex::new(Mood::Well),
        settled: AtomicUsize::new(0),
    });
    let (said, heard) = std::sync::mpsc::channel();
    let data = web::Data::from(Arc::clone(&script));
    std::thread::spawn(move || {
        actix_web::rt::System::new().block_on(async move {
            let server = HttpServer::new(move || {
                App::new()
                    .app_data(data.clone())
                    .route("/supported", web::get().to(supported))
                    .route("/verify", web::post().to(verify))
                    .route("/settle", web::post().to(settle))
            })
            .workers(1)
            .disable_signals()
            .bind("127.0.0.1:0")
            .expect("loopback has a free port");
            let address = server.addrs()[0];
            let server = server.run();
            said.send((address, server.handle())).expect("the test waits");
            server.await.expect("it serves");
        });
    });
    let (address, handle) = heard.recv().expect("it starts");
    Facilitator { url: format!("http://{address}"), script, handle }
}

async fn supported() -> HttpResponse {
    HttpResponse::Ok().json(json!({
        "kinds": [{ "x402Version": 2, "scheme": "exact", "network": "eip155:196" }],
        "extensions": [],
        "signers": {},
    }))
}

async fn verify(asked: web::Bytes) -> HttpResponse {
    let asked: Value = serde_json::from_slice(&asked).expect("JSON");
    let payer = &asked["paymentPayload"]["payload"]["authorization"]["from"];
    HttpResponse::Ok().json(json!({ "isValid": true, "payer": payer }))
}

async fn settle(script: web::Data<Script>, asked: web::Bytes) -> HttpResponse {
    let asked: Value = serde_json::from_slice(&asked).expect("JSON");
    let mood = *script.mood.lock().expect("nobody panicked");
    let refused = json!({
        "success": false, "errorReason": "invalid_exact_evm_insufficient_balance", "transaction": "",
        "network": "eip155:196",
    });
    if mood == Mood::Refuse {
        return HttpResponse::Ok().json(refused);
    }
    let payload = &asked["paymentPayload"]["payload"];
    let text = |value: &Value| value.as_str().expect("text").trim_start_matches("0x").to_owned();
    let field = |name: &str| text(&payload["authorization"][name]);
    let number = |name: &str| format!("{:064x}", field(name).parse::<u128>().expect("a number"));
    let signature = text(&payload["signature"]);
    // transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)
    let call = format!(
        "0xe3ee160e{:0>64}{:0>64}{}{}{}{}{:0>64}{}{}",
        field("from").to_lowercase(),
        field("to").to_lowercase(),
        number("value"),
        number("validAfter"),
        number("validBefore"),
        field("nonce"),
        &signature[128..],
        &signature[..64],
        &signature[64..128],
    );
    let transaction = ask(
        &script,
        "eth_sendTransaction",
        json!([{ "from": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "to": TOKEN, "data": call }]),
    )
    .await;
    let Some(transaction) = transaction.as_str() else {
        return HttpResponse::Ok().json(json!({
            "success": false, "errorReason": "invalid_exact_evm_nonce_already_used", "transaction": "",
            "network": "eip155:196",
        }));
    };
    script.settled.fetch_add(1, Ordering::SeqCst);
    if mood == Mood::SettleAndVanish {
        return HttpResponse::BadGateway().finish();
    }
    // A facilitator says settled when the transaction is mined.
    while ask(&script, "eth_getTransactionReceipt", json!([transaction])).await.is_null() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let payer = &payload["authorization"]["from"];
    HttpResponse::Ok().json(json!({
        "success": true, "transaction": transaction, "network": "eip155:196", "payer": payer,
    }))
}

async fn ask(script: &Script, method: &str, params: Value) -> Value {
    let body = json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params }).to_string();
    let request = script.client.post(&script.chain).header("content-type", "application/json").body(body);
    let answer = request.send().await.expect("the chain answers").bytes().await.expect("to the end");
    let answer: Value = serde_json::from_slice(&answer).expect("JSON");
    answer["result"].clone()
}

fn server(facilitator: &str, chain: Option<&Chain>) -> Server {
    let mut options = vec!["--listen", "127.0.0.1:0", "--payment", "facilitator", "--pay-to", PAYEE];
    options.extend(["--facilitator-url", facilitator, "--store", "memory:", "--settle-timeout", "4s"]);
    options.extend(["--payment-lease", "5s", "--breaker-fresh", "1ms", "--breaker-pause", "500ms"]);
    if let Some(chain) = chain {
        options.extend(["--rpc-url", &chain.url]);
    }
    Server::spawn(&mut command(program(), &options))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_facilitator_settles_every_endpoint_exactly() {
    let Some(chain) = Chain::start().await else { return };
    let facilitator = start(&chain);
    let customer = Customer::new();
    let mut held = 0;
    for with_chain in [None, Some(&chain)] {
        let server = server(&facilitator.url, with_chain);
        for card in Card::ALL {
            let payment = customer.sign(&server.url, card, 1).await;
            let first = customer.insist(&server.url, card, &body(card), &payment).await;
            let again = customer.insist(&server.url, card, &body(card), &payment).await;
            assert_eq!(first.report(), again.report());
            held += units(card);
            assert_eq!((chain.balance(PAYEE).await, chain.charges(&payment.key).await), (held, 1));
            let settlement = first.response.expect("PAYMENT-RESPONSE");
            let receipt = chain.ask("eth_getTransactionReceipt", json!([settlement["transaction"]])).await;
            assert_eq!(receipt["status"], "0x1");
        }
    }
    assert_eq!(facilitator.script.settled.load(Ordering::SeqCst), 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_facilitator_refuses_costs_nothing_and_what_it_does_not_tell_is_read_from_the_chain() {
    let Some(chain) = Chain::start().await else { return };
    let facilitator = start(&chain);
    let mood = |mood| *facilitator.script.mood.lock().expect("nobody panicked") = mood;
    let server = server(&facilitator.url, Some(&chain));
    let (customer, lab) = (Customer::new(), body(Card::Lab));

    mood(Mood::Refuse);
    let payment = customer.sign(&server.url, Card::Lab, 1).await;
    let refused = customer.post(&server.url, Card::Lab, &lab, Some(&payment)).await;
    assert_eq!((refused.status, refused.code()), (402, "payment-refused"), "{refused:?}");
    assert_eq!(refused.body["challenge"]["error"], "invalid_exact_evm_insufficient_balance");
    assert_eq!(refused.response.expect("PAYMENT-RESPONSE")["success"], false);
    assert_eq!(chain.balance(PAYEE).await, 0);

    mood(Mood::SettleAndVanish);
    let answer = customer.post(&server.url, Card::Lab, &lab, Some(&payment)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(chain.charges(&payment.key).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_node_a_lost_answer_leaves_the_settlement_open() {
    let Some(chain) = Chain::start().await else { return };
    let facilitator = start(&chain);
    let server = self::server(&facilitator.url, None);
    let (customer, lab) = (Customer::new(), body(Card::Lab));
    *facilitator.script.mood.lock().expect("nobody panicked") = Mood::SettleAndVanish;
    let payment = customer.sign(&server.url, Card::Lab, 1).await;
    let open = customer.post(&server.url, Card::Lab, &lab, Some(&payment)).await;
    assert_eq!((open.status, open.code()), (503, "settlement-open"), "{open:?}");
    // The facilitator vanished before the block was mined.
    for _ in 0..500 {
        if chain.charges(&payment.key).await > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(chain.charges(&payment.key).await, 1);
}
