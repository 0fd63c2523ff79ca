//! Nonce management: the pending transactions of one account, in nonce order.
//!
//! A chain mines an account's transactions strictly in nonce order, so a stuck one blocks all that follow. Therefore
//! every task that waits for any of them also maintains the lowest: it resubmits it, or replaces it by the same call at
//! a higher fee.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use tokio::{sync::Mutex, time::Instant};

use super::{
    budget::Shared,
    fees::Fees,
    key::GasKey,
    node::{Receipt, Sent},
    reader::ChainReader,
    rpc::RpcError,
    transaction::{Call, Signed, sign},
};
use crate::{TransactionHash, ports::Cause};

/// How many nonces are tried if other senders of the account are faster.
const TRIES: usize = 8;

/// How often a receipt may be missing for a mined nonce before the nonce is attributed to another sender.
const MISSES: u8 = 4;

/// How long an abandoned transaction is kept after its nonce was used.
const REMEMBER: Duration = Duration::from_secs(600);

#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    /// How long the lowest transaction may be pending before its fee is raised.
    pub(super) bump_after: Duration,
    /// How long a foreign nonce may block ours before it is replaced by an empty transaction.
    pub(super) unblock_after: Duration,
    /// The most that is paid, in wei per gas.
    pub(super) max_fee_per_gas: u128,
}

#[derive(Clone, Debug)]
pub(super) struct Lane {
    chain: ChainReader,
    key: GasKey,
    patience: Patience,
    state: Arc<Mutex<State>>,
    fees: Arc<Shared<Fees>>,
}

#[derive(Debug, Default)]
struct State {
    /// The next nonce; unknown at start and after errors.
    next: Option<u64>,
    waiting: BTreeMap<u64, Waiting>,
    /// A foreign nonce that blocks ours, and since when.
    blocked: Option<(u64, Instant)>,
}

#[derive(Debug)]
struct Waiting {
    call: Call,
    fees: Fees,
    raw: Vec<u8>,
    hashes: Vec<TransactionHash>,
    since: Instant,
}

/// A pending transaction.
#[derive(Debug)]
pub(super) struct Errand {
    number: u64,
    misses: u8,
    /// The hash of its first submission; each replacement has another.
    pub(super) hash: TransactionHash,
}

/// State of a transaction.
#[derive(Debug)]
pub(super) enum Progress {
    Mined(Receipt),
    Waiting,
    /// Its nonce was used by a foreign transaction, so it can never be mined.
    Displaced,
}

impl Lane {
    pub(super) fn new(chain: ChainReader, key: GasKey, patience: Patience, fresh: Duration) -> Lane {
        Lane { chain, key, patience, state: Arc::default(), fees: Arc::new(Shared::new(fresh)) }
    }

    pub(super) fn key(&self) -> &GasKey {
        &self.key
    }

    /// The fees of the last seconds: what a new transaction offers, and what readiness is judged by.
    pub(super) async fn fees_lately(&self) -> Result<Fees, RpcError> {
        self.fees.get(self.fees_now()).await
    }

    async fn fees_now(&self) -> Result<Fees, RpcError> {
        let rpc = self.chain.rpc();
        let block = rpc.latest_block().await?;
        Fees::now(rpc, &block, self.patience.max_fee_per_gas).await
    }

    /// Sends a call with the account's next nonce. An error means that no node has it.
    pub(super) async fn send(&self, call: Call) -> Result<Errand, Cause> {
        let cap = self.patience.max_fee_per_gas;
        let mut fees = self.fees_lately().await?;
        let mut state = self.state.lock().await;
        let mut number = match state.next {
            Some(number) => number,
            None => self.next_number(&state).await?,
        };
        for _ in 0..TRIES {
            let signed = self.sign(number, fees, &call);
            match self.chain.rpc().send_raw(&signed.raw).await {
                // The waiting task will find out; until then the nonce counts as used.
                Sent::Accepted | Sent::Unclear => {
                    let Signed { raw, hash } = signed;
                    state.next = Some(number + 1);
                    let waiting = Waiting { call, fees, raw, hashes: vec![hash], since: Instant::now() };
                    state.waiting.insert(number, waiting);
                    return Ok(Errand { number, misses: 0, hash });
                }
                // Another sender of this account was faster, perhaps an earlier process.
                Sent::NonceTooLow | Sent::Underpriced => {
                    state.next = None;
                    number = self.next_number(&state).await?.max(number + 1);
                }
                Sent::TooCheap => {
                    let raised = fees.raised(self.fees_now().await?, cap);
                    fees = raised.ok_or("gas costs more than may be paid")?;
                }
                Sent::Rejected(error) => {
                    state.next = None;
                    return Err(error.into());
                }
            }
        }
        Err("neither the number nor the fee of the transaction could be found".into())
    }

    /// Resumes waiting for a transaction that this lane sent before.
    pub(super) async fn rejoin(&self, hash: TransactionHash) -> Option<Errand> {
        let state = self.state.lock().await;
        let (number, _) = state.waiting.iter().find(|(_, waiting)| waiting.hashes.contains(&hash))?;
        Some(Errand { number: *number, misses: 0, hash })
    }

    async fn next_number(&self, state: &State) -> Result<u64, RpcError> {
        let pending = self.chain.rpc().next_number(self.key.address(), "pending").await?;
        let own = state.waiting.last_key_value().map_or(0, |(number, _)| number + 1);
        Ok(pending.max(own))
    }

    /// Polls the state of a transaction, and maintains the lowest pending one.
    pub(super) async fn look(&self, errand: &mut Errand) -> Result<Progress, RpcError> {
        let hashes = match self.state.lock().await.waiting.get(&errand.number) {
            Some(waiting) => waiting.hashes.clone(),
            None => vec![errand.hash],
        };
        for hash in hashes {
            if let Some(receipt) = self.chain.rpc().receipt(hash).await? {
                self.state.lock().await.waiting.remove(&errand.number);
                return Ok(Progress::Mined(receipt));
            }
        }
        let lowest = self.chain.rpc().next_number(self.key.address(), "latest").await?;
        if lowest > errand.number {
            errand.misses += 1;
            if errand.misses >= MISSES {
                let mut state = self.state.lock().await;
                state.waiting.remove(&errand.number);
                state.next = None;
                return Ok(Progress::Displaced);
            }
        } else {
            self.tend(lowest).await?;
        }
        Ok(Progress::Waiting)
    }

    /// Raises the fee of the lowest pending transaction if it has been pending long enough.
    async fn tend(&self, lowest: u64) -> Result<(), RpcError> {
        let mut state = self.state.lock().await;
        state.waiting.retain(|number, waiting| *number >= lowest || waiting.since.elapsed() < REMEMBER);
        let now = Instant::now();
        let Some(waiting) = state.waiting.get_mut(&lowest) else { return self.unblock(&mut state, lowest, now).await };
        if now.duration_since(waiting.since) < self.patience.bump_after {
            return Ok(());
        }
        let fees_now = self.fees_now().await?;
        let signed = match waiting.fees.raised(fees_now, self.patience.max_fee_per_gas) {
            Some(fees) => {
                waiting.fees = fees;
                self.sign(lowest, fees, &waiting.call)
            }
            // The fee is at the cap; resubmit it, because nodes may have dropped it.
            None => Signed { raw: waiting.raw.clone(), hash: waiting.hashes[waiting.hashes.len() - 1] },
        };
        waiting.since = now;
        let sent = self.chain.rpc().send_raw(&signed.raw).await;
        // Recorded whatever the answer, because a node may have accepted it.
        if !waiting.hashes.contains(&signed.hash) {
            waiting.hashes.push(signed.hash);
        }
        if matches!(sent, Sent::Accepted) {
            waiting.raw = signed.raw;
        }
        Ok(())
    }

    /// Replaces a foreign transaction that blocks ours by an empty one: an earlier process offered too low a fee.
    ///
    /// If that was a settlement, its authorisation stays unspent and is settled when its payment is shown again.
    async fn unblock(&self, state: &mut State, lowest: u64, now: Instant) -> Result<(), RpcError> {
        if state.waiting.is_empty() {
            return Ok(());
        }
        let since = match state.blocked {
            Some((number, since)) if number == lowest => since,
            _ => {
                state.blocked = Some((lowest, now));
                now
            }
        };
        if now.duration_since(since) < self.patience.unblock_after {
            return Ok(());
        }
        let mut fees = self.fees_now().await?;
        let empty = Call { to: self.key.address(), data: Vec::new(), gas: 21_000 };
        // The other transaction's fee is unknown, so the price is raised until it is accepted or the cap is reached.
        for _ in 0..16 {
            let Signed { raw, hash } = self.sign(lowest, fees, &empty);
            match self.chain.rpc().send_raw(&raw).await {
                Sent::Accepted => {
                    state.waiting.insert(lowest, Waiting { call: empty, fees, raw, hashes: vec![hash], since: now });
                    break;
                }
                Sent::Underpriced | Sent::TooCheap => match fees.raised(fees, self.patience.max_fee_per_gas) {
                    Some(raised) => fees = raised,
                    None => break,
                },
                Sent::NonceTooLow | Sent::Rejected(_) | Sent::Unclear => break,
            }
        }
        state.blocked = None;
        Ok(())
    }

    fn sign(&self, number: u64, fees: Fees, call: &Call) -> Signed {
        let chain_id = self.chain.assets()[0].chain_id();
        sign(&self.key, chain_id, number, fees, call)
    }
}
