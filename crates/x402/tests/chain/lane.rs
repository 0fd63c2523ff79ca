//! Many transactions of one account, and ones that get stuck.

use std::time::Duration;

use baihua_x402::{Asset, Attempt, Facilitator, direct::DirectFacilitator};
use serde_json::{Value, json};

use crate::{
    PAYEE, direct,
    local::{Local, number},
    pay,
};

async fn payee_holds(facilitator: &DirectFacilitator) -> u128 {
    let payee = PAYEE.parse().expect("the payee is an address");
    facilitator.chain().balance(&Asset::usdt0_on_x_layer(), payee).await.expect("the chain answers")
}

/// Starts settlements of so many payments by each facilitator.
async fn start(local: &Local, by: &[DirectFacilitator], each: usize) -> Vec<tokio::task::JoinHandle<bool>> {
    let now = local.now().await;
    let mut tasks = Vec::new();
    for facilitator in by {
        for i in 0..each {
            let (facilitator, payment) = (facilitator.clone(), pay(local, 1 + i % 3, "0.02", now));
            tasks.push(tokio::spawn(async move {
                let settled = facilitator.settle(&payment, Attempt::default()).await;
                settled.inspect_err(|error| eprintln!("{error:?}")).is_ok()
            }));
        }
    }
    tasks
}

async fn all_settle(tasks: Vec<tokio::task::JoinHandle<bool>>) {
    for task in tasks {
        assert!(task.await.expect("no task panics"), "a settlement failed");
    }
}

async fn pending(local: &Local) -> Vec<Value> {
    let pool = local.ask("txpool_content", json!([])).await;
    let transactions = |part: &str| {
        let accounts = pool[part].as_object().cloned().unwrap_or_default();
        accounts
            .into_iter()
            .flat_map(|(_, own)| own.as_object().cloned().unwrap_or_default().into_iter().map(|(_, t)| t))
            .collect::<Vec<Value>>()
    };
    [transactions("pending"), transactions("queued")].concat()
}

async fn until_pending(local: &Local, wanted: usize) -> Vec<Value> {
    for _ in 0..200 {
        let found = pending(local).await;
        if found.len() >= wanted {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("no {wanted} transactions are waiting");
}

#[tokio::test]
async fn parallel_settlements_take_their_numbers_in_turn() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let (before, first) = (payee_holds(&facilitator).await, local.count(facilitator.gas_address(), "latest").await);
    all_settle(start(&local, std::slice::from_ref(&facilitator), 20).await).await;
    assert_eq!(payee_holds(&facilitator).await - before, 20 * 20_000);
    // Not one transaction more than payments.
    assert_eq!(local.count(facilitator.gas_address(), "latest").await - first, 20);
}

#[tokio::test]
async fn processes_that_share_a_key_all_settle() {
    let Some(local) = Local::start().await else { return };
    let facilitators = [direct(&local).await, direct(&local).await];
    let before = payee_holds(&facilitators[0]).await;
    all_settle(start(&local, &facilitators, 8).await).await;
    assert_eq!(payee_holds(&facilitators[0]).await - before, 16 * 20_000);
}

#[tokio::test]
async fn a_transaction_that_waits_too_long_pays_more() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let before = payee_holds(&facilitator).await;
    local.automine(false).await;
    let tasks = start(&local, std::slice::from_ref(&facilitator), 3).await;
    let first = until_pending(&local, 3).await;
    let lowest = |waiting: &[Value]| {
        let least = waiting.iter().min_by_key(|transaction| number(&transaction["nonce"])).expect("some wait").clone();
        (number(&least["nonce"]), number(&least["maxFeePerGas"]))
    };
    let (nonce, fee) = lowest(&first);
    let mut raised = fee;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        let (again, now) = lowest(&pending(&local).await);
        assert_eq!(again, nonce);
        raised = now;
        if raised > fee {
            break;
        }
    }
    assert!(raised >= fee + fee / 10, "{fee} became {raised}");
    local.automine(true).await;
    local.mine().await;
    all_settle(tasks).await;
    assert_eq!(payee_holds(&facilitator).await - before, 3 * 20_000);
}

#[tokio::test]
async fn a_transaction_the_node_forgot_is_sent_again() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let before = payee_holds(&facilitator).await;
    local.automine(false).await;
    let tasks = start(&local, std::slice::from_ref(&facilitator), 1).await;
    until_pending(&local, 1).await;
    local.ask("anvil_dropAllTransactions", json!([])).await;
    until_pending(&local, 1).await;
    local.automine(true).await;
    local.mine().await;
    all_settle(tasks).await;
    assert_eq!(payee_holds(&facilitator).await - before, 20_000);
}

#[tokio::test]
async fn what_an_earlier_process_left_stuck_is_cleared_away() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    let before = payee_holds(&facilitator).await;
    local.automine(false).await;
    // Somebody with our key sent a transaction, and nobody mines it.
    let own = facilitator.gas_address();
    let stuck = local.ask("eth_sendTransaction", json!([{ "from": own, "to": own, "gas": "0x5208" }])).await;
    let tasks = start(&local, std::slice::from_ref(&facilitator), 2).await;
    until_pending(&local, 3).await;
    // Only a replacement that pays more can clear the way.
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        if !pending(&local).await.iter().any(|transaction| transaction["hash"] == stuck) {
            break;
        }
    }
    local.automine(true).await;
    local.mine().await;
    all_settle(tasks).await;
    let receipt = local.ask("eth_getTransactionReceipt", json!([stuck])).await;
    assert!(receipt.is_null(), "{receipt}");
    assert_eq!(payee_holds(&facilitator).await - before, 2 * 20_000);
}
