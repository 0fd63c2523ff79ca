use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::pause;
use crate::{
    Address, AtomicAmount, Attempt, Authenticity, Checked, Claim, Facilitator, FacilitatorError, Finding, PaymentKey,
    Reason, SettleFailure, Supported, TransactionHash, Unavailable, UnixSeconds, keccak::keccak256,
};

/// How one settlement goes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Settling {
    /// The money moves and the caller hears of it.
    Well,
    /// No money moves.
    Refuse(Reason),
    /// The transaction is sent and mined only by [`FakeFacilitator::mine`]; the caller knows its hash.
    Delay,
    /// No money moves, and the answer is lost.
    VanishBefore,
    /// The money moves, but the answer is lost.
    VanishAfter,
}

#[derive(Debug, Default)]
struct Chain {
    now: UnixSeconds,
    moved: HashMap<PaymentKey, (TransactionHash, UnixSeconds)>,
    carried: HashSet<PaymentKey>,
    funds: HashMap<Address, u128>,
    transfers: HashMap<PaymentKey, u32>,
    cancelled: HashSet<PaymentKey>,
    waiting: Vec<(PaymentKey, UnixSeconds)>,
    plan: VecDeque<Settling>,
    refuse: Option<Reason>,
    down: bool,
    blind: bool,
    settle_calls: u32,
}

impl Chain {
    fn transaction(key: &PaymentKey) -> TransactionHash {
        TransactionHash::from_bytes(keccak256(key.to_string().as_bytes()))
    }

    fn spent(&self, key: &PaymentKey) -> bool {
        self.moved.contains_key(key) || self.cancelled.contains(key)
    }

    fn move_money(&mut self, key: &PaymentKey) -> TransactionHash {
        let transaction = Chain::transaction(key);
        self.moved.insert(key.clone(), (transaction, self.now));
        *self.transfers.entry(key.clone()).or_default() += 1;
        transaction
    }
}

/// A facilitator over a chain in memory. As on a real one, an authorisation can be spent once and not after it expires.
///
/// Clones share the chain.
#[derive(Clone, Debug, Default)]
pub struct FakeFacilitator {
    chain: Arc<Mutex<Chain>>,
    proves: bool,
}

impl FakeFacilitator {
    /// A facilitator that takes every signature and settles everything.
    #[must_use]
    pub fn new() -> FakeFacilitator {
        FakeFacilitator::default()
    }

    /// The same, but only keys' own signatures are taken.
    #[cfg(feature = "evm")]
    #[must_use]
    pub fn proving_signatures(mut self) -> FakeFacilitator {
        self.proves = true;
        self
    }

    /// Plans the next settlements. After the plan all go well.
    pub fn plan(&self, settlings: impl IntoIterator<Item = Settling>) {
        self.chain().plan.extend(settlings);
    }

    /// Forgets the plan: all settlements go well from now on.
    pub fn heal(&self) {
        self.chain().plan.clear();
    }

    /// Refuses every verification for this reason, or none.
    pub fn refuse(&self, reason: Option<Reason>) {
        self.chain().refuse = reason;
    }

    /// Stops answering, or resumes.
    pub fn set_down(&self, down: bool) {
        self.chain().down = down;
    }

    /// Cannot tell what has become of an authorisation, as a remote facilitator without a chain, or can again.
    pub fn set_blind(&self, blind: bool) {
        self.chain().blind = blind;
    }

    /// Sets the chain's clock; it is 0 by default.
    pub fn set_now(&self, now: UnixSeconds) {
        self.chain().now = now;
    }

    /// Mines what was delayed, if it is still in time.
    pub fn mine(&self) {
        let mut chain = self.chain();
        for (key, before) in std::mem::take(&mut chain.waiting) {
            if !chain.spent(&key) && chain.now < before {
                chain.move_money(&key);
            }
        }
    }

    /// Lets somebody else submit the authorisation. As on a real chain, nothing moves at or after its end.
    pub fn submit_by_stranger(&self, payment: &Checked) {
        let (mut chain, key) = (self.chain(), payment.key());
        if !chain.spent(&key) && chain.now < payment.authorization().valid_before {
            chain.move_money(&key);
            chain.carried.insert(key);
        }
    }

    /// Whether somebody else submitted the authorisation.
    #[must_use]
    pub fn is_carried(&self, key: &PaymentKey) -> bool {
        self.chain().carried.contains(key)
    }

    /// Lets a payer hold so many smallest units, from which settlements take their amounts; unlimited by default.
    pub fn set_funds(&self, payer: Address, units: u128) {
        self.chain().funds.insert(payer, units);
    }

    /// Lets the payer cancel the authorisation.
    pub fn cancel(&self, key: &PaymentKey) {
        let mut chain = self.chain();
        if !chain.spent(key) {
            chain.cancelled.insert(key.clone());
        }
    }

    /// How often money moved for this payment.
    #[must_use]
    pub fn transfers(&self, key: &PaymentKey) -> u32 {
        self.chain().transfers.get(key).copied().unwrap_or(0)
    }

    /// How often money moved at all.
    #[must_use]
    pub fn total_transfers(&self) -> u32 {
        self.chain().transfers.values().sum()
    }

    /// How often a settlement was asked for.
    #[must_use]
    pub fn settle_calls(&self) -> u32 {
        self.chain().settle_calls
    }

    fn chain(&self) -> MutexGuard<'_, Chain> {
        self.chain.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn answers(&self) -> Result<(), Unavailable> {
        if self.chain().down { Err(Unavailable::new("planned to be down")) } else { Ok(()) }
    }

    fn settle_now(
        &self,
        key: &PaymentKey,
        amount: AtomicAmount,
        before: UnixSeconds,
    ) -> Result<TransactionHash, SettleFailure> {
        let mut chain = self.chain();
        let vanished = |transaction| SettleFailure::Unknown { transaction, source: "planned to vanish".into() };
        chain.settle_calls += 1;
        if chain.down {
            return Err(vanished(None));
        }
        if chain.spent(key) {
            return Err(SettleFailure::Refused { reason: Reason::NonceUsed });
        }
        if chain.now >= before {
            return Err(SettleFailure::Refused { reason: Reason::ValidBefore });
        }
        match chain.plan.pop_front().unwrap_or(Settling::Well) {
            Settling::Well => match chain.funds.get_mut(&key.payer) {
                Some(funds) if *funds < amount.units() => {
                    Err(SettleFailure::Refused { reason: Reason::InsufficientBalance })
                }
                Some(funds) => {
                    *funds -= amount.units();
                    Ok(chain.move_money(key))
                }
                None => Ok(chain.move_money(key)),
            },
            Settling::Refuse(reason) => Err(SettleFailure::Refused { reason }),
            Settling::VanishBefore => Err(vanished(None)),
            Settling::VanishAfter => {
                chain.move_money(key);
                Err(vanished(None))
            }
            Settling::Delay => {
                chain.waiting.push((key.clone(), before));
                Err(vanished(Some(Chain::transaction(key))))
            }
        }
    }
}

impl Facilitator for FakeFacilitator {
    async fn authenticate(&self, payment: &Checked) -> Result<Authenticity, FacilitatorError> {
        pause().await;
        #[cfg(feature = "evm")]
        if self.proves {
            return match crate::evm::authenticate(payment) {
                Authenticity::Sound => Ok(Authenticity::Sound),
                Authenticity::Undecided => Err(Reason::Signature.into()),
            };
        }
        let _ = (payment, self.proves);
        Ok(Authenticity::Sound)
    }

    async fn funds(&self, payment: &Checked) -> Result<Option<AtomicAmount>, Unavailable> {
        pause().await;
        self.answers()?;
        let funds = self.chain().funds.get(&payment.authorization().from).copied();
        Ok(funds.map(AtomicAmount::new))
    }

    async fn verify(&self, payment: &Checked) -> Result<(), FacilitatorError> {
        pause().await;
        self.answers()?;
        let chain = self.chain();
        if let Some(reason) = &chain.refuse {
            return Err(reason.clone().into());
        }
        if chain.spent(&payment.key()) { Err(Reason::NonceUsed.into()) } else { Ok(()) }
    }

    async fn settle(&self, payment: &Checked, _attempt: Attempt) -> Result<TransactionHash, SettleFailure> {
        pause().await;
        let outcome =
            self.settle_now(&payment.key(), payment.authorization().value, payment.authorization().valid_before);
        pause().await;
        outcome
    }

    async fn find(&self, claim: &Claim) -> Result<Finding, Unavailable> {
        pause().await;
        self.answers()?;
        let chain = self.chain();
        Ok(match chain.moved.get(&claim.key) {
            _ if chain.blind => Finding::CannotTell,
            Some((transaction, _)) => Finding::Settled(*transaction),
            None if chain.cancelled.contains(&claim.key) => Finding::Cancelled,
            None if chain.now >= claim.valid_before => Finding::Expired,
            None => Finding::Unspent,
        })
    }

    async fn carried(&self, claim: &Claim) -> Result<Option<TransactionHash>, Unavailable> {
        pause().await;
        self.answers()?;
        let chain = self.chain();
        let moved = chain.moved.get(&claim.key).filter(|(_, at)| !chain.blind && *at >= claim.since);
        Ok(moved.map(|(transaction, _)| *transaction))
    }

    async fn supported(&self) -> Result<Supported, Unavailable> {
        self.answers()?;
        Ok(Supported::of(vec![(crate::X402_VERSION, crate::SCHEME.to_owned(), "eip155:196".to_owned())]))
    }
}
