//! The server is killed at every step of the flow, again and again. Afterwards each payment is shown to a healthy server: what
//! was charged is what was served, exactly.

use std::{collections::BTreeSet, os::unix::process::ExitStatusExt, time::Duration};

use baihua_kb::Card;
use baihua_server::ports::Step;
use tokio::task::JoinSet;

use crate::{
    chain::{Chain, PAYEE},
    documents::{body, units},
    redis::RedisServer,
    server::{Server, direct},
    shop::{Customer, Payment, sign},
};

/// Deaths at each of the 13 steps: 156 for each store, 312 in all, with two payments under way each time.
const ROUNDS: usize = 12;

#[tokio::test(flavor = "multi_thread")]
async fn charged_is_served_over_redb() {
    let Some(chain) = Chain::start().await else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let store = format!("redb:{}", folder.path().join("store.redb").display());
    die_and_make_up(&chain, &store).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn charged_is_served_over_redis() {
    let (Some(chain), Some(redis)) = (Chain::start().await, RedisServer::start()) else { return };
    die_and_make_up(&chain, &redis.url()).await;
}

async fn die_and_make_up(chain: &Chain, store: &str) {
    let options = direct(chain, store);
    let customer = Customer::new();
    let lab = body(Card::Lab);
    let challenge = {
        let server = Server::start(&options);
        customer.challenge(&server.url, Card::Lab).await
    };
    let mut payments: Vec<Payment> = Vec::new();
    let mut answered = 0;
    for round in 0..ROUNDS {
        for step in Step::ALL {
            // In every other life one call gets past the step before the other one meets its death there.
            let die_at = format!("{}:{}", step.name(), 1 + round % 2);
            let mut server = Server::start_mortal(&options, &die_at);
            let mut calls = JoinSet::new();
            for account in [1, 2] {
                let payment = sign(&challenge, account);
                payments.push(payment.clone());
                let (customer, url, lab) = (customer.clone(), server.url.clone(), lab.clone());
                calls.spawn(async move { customer.try_post(&url, Card::Lab, &lab, Some(&payment)).await });
            }
            let answers = calls.join_all().await;
            answered += answers.iter().flatten().filter(|answer| answer.status == 200).count();
            let statuses: Vec<_> = answers.iter().map(|answer| answer.as_ref().map(|answer| answer.status)).collect();
            println!("{die_at}: answered {statuses:?}");
            let end = server.ended();
            assert_eq!(end.signal(), Some(9), "at {die_at} the server was not killed");
        }
    }
    let charged_at_death = chain.transfers_to_payee().await;
    assert!(answered <= charged_at_death, "{answered} reports were handed out for {charged_at_death} charges");

    let server = Server::start(&options);
    // Nobody works any more, so after the longest lease everything is free.
    tokio::time::sleep(Duration::from_secs(6)).await;
    let mut reports = BTreeSet::new();
    for payment in &payments {
        let first = customer.insist(&server.url, Card::Lab, &lab, payment).await;
        let again = customer.insist(&server.url, Card::Lab, &lab, payment).await;
        assert_eq!(first.report(), again.report());
        assert_eq!(first.response, again.response);
        assert_eq!(chain.charges(&payment.key).await, 1, "{first:?}");
        reports.insert(first.report());
    }
    let (charged, served) = (chain.transfers_to_payee().await, reports.len());
    println!(
        "{} deaths, {} payments: {answered} answered and {charged_at_death} charged before; {charged} charged and {served} \
         served after",
        ROUNDS * Step::ALL.len(),
        payments.len()
    );
    assert_eq!((charged, served), (payments.len(), payments.len()));
    assert_eq!(chain.balance(PAYEE).await, payments.len() as u128 * units(Card::Lab));
}
