use std::{sync::Arc, time::Duration};

use tokio::time::{Instant, sleep};

use super::{
    budget::Shared,
    key::GasKey,
    lane::{Errand, Lane, Patience, Progress},
    node::{Receipt, Said},
    reader::ChainReader,
    token,
    transaction::Call,
};
use crate::{
    Address, AtomicAmount, Attempt, Authenticity, Checked, Claim, Facilitator, FacilitatorError, Finding, Reason,
    SCHEME, SettleFailure, Supported, TransactionHash, Unavailable, X402_VERSION, ports::Cause,
};

/// How often a settlement is resent because another sender used its nonce.
const ANEW: usize = 3;

/// Estimated gas of a settlement, to compute how many the account can still pay.
const USUAL_GAS: u128 = 100_000;

/// How settlements are sent and waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DirectSettings {
    /// How long a settlement waits for its receipt before its outcome is unknown; 25 seconds by default, because buyers
    /// give up after 30.
    pub settle_within: Duration,
    /// Polling interval; half a second by default.
    pub look_every: Duration,
    /// How long a transaction may wait before its fee is raised; 8 seconds by default.
    pub bump_after: Duration,
    /// How long a stuck transaction of an earlier process may block ours; 30 seconds by default.
    pub unblock_after: Duration,
    /// The most that is paid, in wei per gas; 500 billion (500 gwei) by default.
    pub max_fee_per_gas: u128,
    /// For how many settlements at today's fees the account must hold gas to be ready; 20 by default.
    pub reserve_settlements: u32,
    /// How old the gas price and the account's balance may be, whoever asks; 3 seconds by default.
    pub gas_fresh: Duration,
}

impl Default for DirectSettings {
    fn default() -> DirectSettings {
        DirectSettings {
            settle_within: Duration::from_secs(25),
            look_every: Duration::from_millis(500),
            bump_after: Duration::from_secs(8),
            unblock_after: Duration::from_secs(30),
            max_fee_per_gas: 500_000_000_000,
            reserve_settlements: 20,
            gas_fresh: Duration::from_secs(3),
        }
    }
}

impl DirectSettings {
    /// Sets the maximal wait for a receipt.
    #[must_use]
    pub fn settle_within(mut self, limit: Duration) -> DirectSettings {
        self.settle_within = limit;
        self
    }

    /// Sets the polling interval.
    #[must_use]
    pub fn look_every(mut self, pause: Duration) -> DirectSettings {
        self.look_every = pause;
        self
    }

    /// Sets how long to wait for our own pending transactions and for those of an earlier process.
    #[must_use]
    pub fn patience(mut self, bump_after: Duration, unblock_after: Duration) -> DirectSettings {
        (self.bump_after, self.unblock_after) = (bump_after, unblock_after);
        self
    }

    /// Sets how old gas price and balance may be.
    #[must_use]
    pub fn gas_fresh(mut self, age: Duration) -> DirectSettings {
        self.gas_fresh = age;
        self
    }

    /// Sets the cap on fees, in wei per gas.
    #[must_use]
    pub fn max_fee_per_gas(mut self, wei: u128) -> DirectSettings {
        self.max_fee_per_gas = wei;
        self
    }
}

/// Settles payments itself: submits the payer's authorisation with a key that pays the gas.
///
/// Any number of settlements may run at once; one nonce manager orders their transactions, and clones
/// share it. Processes that share a key compete for nonces; that works, but a key per process is better.
#[derive(Clone, Debug)]
pub struct DirectFacilitator {
    chain: ChainReader,
    lane: Lane,
    settings: DirectSettings,
    /// What the gas account holds, in wei.
    gas: Arc<Shared<u128>>,
}

impl DirectFacilitator {
    /// A facilitator on this chain, whose gas is paid by this key.
    #[must_use]
    pub fn new(chain: ChainReader, key: GasKey, settings: DirectSettings) -> DirectFacilitator {
        let patience = Patience {
            bump_after: settings.bump_after,
            unblock_after: settings.unblock_after,
            max_fee_per_gas: settings.max_fee_per_gas,
        };
        let lane = Lane::new(chain.clone(), key, patience, settings.gas_fresh);
        DirectFacilitator { lane, chain, settings, gas: Arc::new(Shared::new(settings.gas_fresh)) }
    }

    /// The account that pays the gas.
    #[must_use]
    pub fn gas_address(&self) -> Address {
        self.lane.key().address()
    }

    /// How many settlements the account can still pay at today's fees.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] if no node answers.
    pub async fn settlements_left(&self) -> Result<u128, Unavailable> {
        let balance = self.gas.get(self.chain.rpc().balance(self.gas_address())).await?;
        let each = self.lane.fees_lately().await?.most().saturating_mul(USUAL_GAS).max(1);
        Ok(balance / each)
    }

    /// The chain it settles on.
    #[must_use]
    pub fn chain(&self) -> &ChainReader {
        &self.chain
    }

    async fn submit(&self, payment: &Checked) -> Result<Errand, SettleFailure> {
        let to = payment.offer().asset().address();
        let data = token::transfer(payment);
        // Estimating gas simulates the transfer, so it is the last check before gas is spent.
        let estimate = self.chain.rpc().estimate_gas(self.gas_address(), to, &data).await;
        let gas = match estimate.map_err(|error| unknown(None, error))? {
            Said::Yes(gas) => gas.saturating_add(gas / 4),
            Said::Reverted => return Err(self.refusal(payment, Reason::SimulationFailed).await),
        };
        self.lane.send(Call { to, data, gas }).await.map_err(|error| unknown(None, error))
    }

    async fn wait(
        &self,
        payment: &Checked,
        claim: &Claim,
        mut errand: Errand,
        deadline: Instant,
    ) -> Result<TransactionHash, SettleFailure> {
        let mut anew = 0;
        loop {
            match self.lane.look(&mut errand).await {
                Ok(Progress::Mined(receipt)) => return self.judge(payment, claim, &receipt).await,
                Ok(Progress::Displaced) if anew < ANEW => {
                    anew += 1;
                    errand = self.submit(payment).await?;
                }
                Ok(Progress::Displaced) => return Err(unknown(None, "other senders use the account's numbers")),
                // The node may answer at the next poll.
                Ok(Progress::Waiting) | Err(_) => {}
            }
            if Instant::now() >= deadline {
                return Err(unknown(Some(errand.hash), "the transaction is not mined yet"));
            }
            sleep(self.settings.look_every).await;
        }
    }

    /// A receipt is proof only with both logs; a success status without a transfer proves nothing.
    async fn judge(
        &self,
        payment: &Checked,
        claim: &Claim,
        receipt: &Receipt,
    ) -> Result<TransactionHash, SettleFailure> {
        if token::proves(receipt, claim) {
            return Ok(receipt.transaction_hash);
        }
        if receipt.status == 1 {
            return Err(SettleFailure::Refused { reason: Reason::TransferEventMismatch });
        }
        Err(self.refusal(payment, Reason::TransactionFailed).await)
    }

    async fn refusal(&self, payment: &Checked, otherwise: Reason) -> SettleFailure {
        match self.chain.objection(payment).await {
            Ok(objection) => SettleFailure::Refused { reason: objection.unwrap_or(otherwise) },
            Err(error) => unknown(None, error),
        }
    }
}

fn unknown(transaction: Option<TransactionHash>, source: impl Into<Cause>) -> SettleFailure {
    SettleFailure::Unknown { transaction, source: source.into() }
}

impl Facilitator for DirectFacilitator {
    async fn authenticate(&self, payment: &Checked) -> Result<Authenticity, FacilitatorError> {
        self.chain.authenticate(payment).await
    }

    async fn funds(&self, payment: &Checked) -> Result<Option<AtomicAmount>, Unavailable> {
        let held = self.chain.balance(payment.offer().asset(), payment.authorization().from).await?;
        Ok(Some(AtomicAmount::new(held)))
    }

    async fn verify(&self, payment: &Checked) -> Result<(), FacilitatorError> {
        self.chain.simulate(payment, self.gas_address()).await
    }

    async fn settle(&self, payment: &Checked, attempt: Attempt) -> Result<TransactionHash, SettleFailure> {
        let deadline = Instant::now() + self.settings.settle_within;
        let claim = Claim::of(payment);
        if let Some(transaction) = attempt.transaction {
            let receipt =
                self.chain.rpc().receipt(transaction).await.map_err(|error| unknown(Some(transaction), error))?;
            if receipt.is_some_and(|receipt| token::proves(&receipt, &claim)) {
                return Ok(transaction);
            }
        }
        let under_way = match attempt.transaction {
            Some(transaction) => self.lane.rejoin(transaction).await,
            None => None,
        };
        let errand = match under_way {
            Some(errand) => errand,
            None => self.submit(payment).await?,
        };
        self.wait(payment, &claim, errand, deadline).await
    }

    async fn find(&self, claim: &Claim) -> Result<Finding, Unavailable> {
        self.chain.find(claim).await
    }

    async fn carried(&self, claim: &Claim) -> Result<Option<TransactionHash>, Unavailable> {
        self.chain.carried(claim).await
    }

    async fn supported(&self) -> Result<Supported, Unavailable> {
        let network = self.chain.assets()[0].network().to_string();
        Ok(Supported::of(vec![(X402_VERSION, SCHEME.to_owned(), network)]))
    }

    async fn ready(&self) -> Result<(), Unavailable> {
        match self.settlements_left().await? {
            left if left < self.settings.reserve_settlements.into() => {
                Err(Unavailable::new("the gas account is nearly empty"))
            }
            _ => Ok(()),
        }
    }
}
