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

/// Deaths at each of the 13 steps: 156 for each store, 312 in all, with two payments under way each time. `scripts/deaths`
/// asks for more.
fn rounds() -> usize {
    asked_for("BAIHUA_DEATH_ROUNDS").unwrap_or(12)
}

/// Deaths at moments that nobody chose.
fn random_deaths() -> usize {
    asked_for("BAIHUA_RANDOM_DEATHS").unwrap_or(40)
}

/// The longest a server lives after the calls were sent; in a quiet machine a call takes a fraction of it.
const LONGEST_LIFE: Duration = Duration::from_millis(250);

fn asked_for(name: &str) -> Option<usize> {
    std::env::var(name).ok()?.parse().ok()
}

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

/// As above, and killed at any moment instead of at a step: while a page is written, a transaction is sent, an answer leaves.
/// Old payments are shown again meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn charged_is_served_whenever_the_server_is_killed() {
    let Some(chain) = Chain::start().await else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let store = format!("redb:{}", folder.path().join("store.redb").display());
    let options = generous(&chain, &store);
    let customer = Customer::new();
    let lab = body(Card::Lab);
    let challenge = customer.challenge(&Server::start(&options).url, Card::Lab).await;
    let mut payments: Vec<Payment> = Vec::new();
    let (mut answered, mut repeated) = (0, 0);
    let mut moments = Moments::new();
    for _ in 0..random_deaths() {
        let mut server = Server::start(&options);
        let mut calls = JoinSet::new();
        let old = payments.get(moments.below(payments.len().max(1))).cloned();
        let fresh = [1, 2].map(|account| sign(&challenge, account));
        payments.extend(fresh.iter().cloned());
        for (payment, is_new) in fresh.into_iter().map(|payment| (payment, true)).chain(old.map(|old| (old, false))) {
            let (customer, url, lab) = (customer.clone(), server.url.clone(), lab.clone());
            calls.spawn(async move { (is_new, customer.try_post(&url, Card::Lab, &lab, Some(&payment)).await) });
        }
        let micros = u64::try_from(moments.below(LONGEST_LIFE.as_micros() as usize)).expect("it is small");
        tokio::time::sleep(Duration::from_micros(micros)).await;
        server.kill();
        for (is_new, answer) in calls.join_all().await {
            match answer.filter(|answer| answer.status == 200) {
                Some(_) if is_new => answered += 1,
                Some(_) => repeated += 1,
                None => {}
            }
        }
    }
    println!("{} deaths at any moment, {repeated} repeats answered between", random_deaths());
    make_up(&chain, &options, &payments, answered).await;
}

/// Moments drawn by a generator of our own (xorshift64), so that a run can be had again: its seed is printed.
struct Moments(u64);

impl Moments {
    fn new() -> Moments {
        let seed = asked_for("BAIHUA_SEED").map_or_else(
            || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(1, |now| now.as_secs()),
            |seed| seed as u64,
        );
        println!("BAIHUA_SEED={seed}");
        Moments(seed | 1)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound as u64).expect("it is below a usize")
    }
}

/// Options under which the payers' quota of a day does not end the test.
fn generous<'o>(chain: &'o Chain, store: &'o str) -> Vec<&'o str> {
    [direct(chain, store).as_slice(), &["--daily-quota", "1000000"]].concat()
}

async fn die_and_make_up(chain: &Chain, store: &str) {
    let options = generous(chain, store);
    let customer = Customer::new();
    let lab = body(Card::Lab);
    let challenge = {
        let server = Server::start(&options);
        customer.challenge(&server.url, Card::Lab).await
    };
    let mut payments: Vec<Payment> = Vec::new();
    let mut answered = 0;
    for round in 0..rounds() {
        for step in Step::ALL {
            // In every other life one call gets past the step before the other one meets its death there.
            let die_at = format!("{}:{}", step.name(), 1 + round % 2);
            let mut server = Server::start_mortal(&options, &die_at);
            let mut calls = JoinSet::new();
            // In turn, because nobody is there who looks after what was noted by the dead, and a payer may have 256 of those.
            for account in [1 + round % 3, 1 + (round + 1) % 3] {
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
    println!("{} deaths at {} steps", rounds() * Step::ALL.len(), Step::ALL.len());
    make_up(chain, &options, &payments, answered).await;
}

/// Shows every payment to a healthy server, twice: each was charged once and is served.
async fn make_up(chain: &Chain, options: &[&str], payments: &[Payment], answered: usize) {
    let (customer, lab) = (Customer::new(), body(Card::Lab));
    let charged_at_death = chain.transfers_to_payee().await;
    assert!(answered <= charged_at_death, "{answered} reports were handed out for {charged_at_death} charges");

    let server = Server::start(options);
    // Nobody works any more, so after the longest lease everything is free.
    tokio::time::sleep(Duration::from_secs(6)).await;
    let mut reports = BTreeSet::new();
    for payment in payments {
        let first = customer.insist(&server.url, Card::Lab, &lab, payment).await;
        let again = customer.insist(&server.url, Card::Lab, &lab, payment).await;
        assert_eq!(first.report(), again.report());
        assert_eq!(first.response, again.response);
        assert_eq!(chain.charges(&payment.key).await, 1, "{first:?}");
        reports.insert(first.report());
    }
    let (charged, served) = (chain.transfers_to_payee().await, reports.len());
    println!(
        "{} payments: {answered} answered and {charged_at_death} charged before; {charged} charged and {served} served after",
        payments.len()
    );
    assert_eq!((charged, served), (payments.len(), payments.len()));
    assert_eq!(chain.balance(PAYEE).await, payments.len() as u128 * units(Card::Lab));
}
