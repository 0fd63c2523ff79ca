//! The two interfaces that the till depends on: a facilitator, which moves money, and a ledger, which stores state.

use std::{error::Error, future::Future, sync::Arc, time::Duration};

use crate::{Address, AtomicAmount, Checked, Offer, PaymentKey, Reason, TransactionHash, UnixSeconds};

/// A cause from another library, kept for the log.
pub type Cause = Box<dyn Error + Send + Sync>;

/// Verifies and settles payments: a remote service, a chain, or a fake.
pub trait Facilitator: Send + Sync {
    /// Checks the signature only, whatever the state of the payment.
    ///
    /// # Errors
    ///
    /// [`FacilitatorError::Refused`] if the signature is certainly not the payer's.
    fn authenticate(&self, payment: &Checked) -> impl Future<Output = Result<Authenticity, FacilitatorError>> + Send;

    /// What the payer holds of the offer's asset, in its smallest unit; none if that cannot be seen from here.
    ///
    /// Asked before everything else about a new payment, because a key without money costs its maker nothing.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] if the question could not be asked.
    fn funds(&self, payment: &Checked) -> impl Future<Output = Result<Option<AtomicAmount>, Unavailable>> + Send {
        let _ = payment;
        async { Ok(None) }
    }

    /// Asks whether the chain would take the payment now, signature included if [`Authenticity::Undecided`].
    ///
    /// # Errors
    ///
    /// [`FacilitatorError`] tells a bad payment from a service that cannot answer.
    fn verify(&self, payment: &Checked) -> impl Future<Output = Result<(), FacilitatorError>> + Send;

    /// Moves the money and waits for confirmation, up to a limit of the implementation.
    ///
    /// # Errors
    ///
    /// [`SettleFailure::Refused`] only if no transaction that this call sent can still move the money.
    fn settle(
        &self,
        payment: &Checked,
        attempt: Attempt,
    ) -> impl Future<Output = Result<TransactionHash, SettleFailure>> + Send;

    /// Finds out what has become of an authorisation.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] if the question could not be asked; [`Finding::CannotTell`] if it could never be answered.
    fn find(&self, claim: &Claim) -> impl Future<Output = Result<Finding, Unavailable>> + Send;

    /// The transaction by which somebody else submitted an authorisation, at [`Claim::since`] or later.
    ///
    /// It is asked for new payments that the chain refuses, so it should be cheap where nothing was submitted.
    /// A transaction before `since` must not be found: its payment may have been served and forgotten.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] if the question could not be asked.
    fn carried(&self, claim: &Claim) -> impl Future<Output = Result<Option<TransactionHash>, Unavailable>> + Send {
        async {
            Ok(match self.find(claim).await? {
                Finding::Settled(transaction) => Some(transaction),
                _ => None,
            })
        }
    }

    /// What can be paid through it.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] if it does not answer.
    fn supported(&self) -> impl Future<Output = Result<Supported, Unavailable>> + Send;

    /// Whether it could settle a payment now; for circuit breakers and readiness checks.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] says why not.
    fn ready(&self) -> impl Future<Output = Result<(), Unavailable>> + Send {
        async { self.supported().await.map(drop) }
    }
}

/// Result of checking a signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Authenticity {
    /// It is the payer's.
    Sound,
    /// It is not that of a plain key. [`Facilitator::verify`] must ask the payer's contract wallet (ERC-1271).
    Undecided,
}

/// What is known of earlier attempts to settle a payment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Attempt {
    /// Whether somebody may already have tried to settle it.
    pub earlier: bool,
    /// The transaction of that attempt, where it is known.
    pub transaction: Option<TransactionHash>,
}

/// Identifies an authorisation whose outcome is to be determined, without its signature.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Claim {
    /// Which authorisation.
    pub key: PaymentKey,
    /// Whom it should have paid.
    pub pay_to: Address,
    /// How much it should have moved.
    pub amount: AtomicAmount,
    /// From when on it cannot be spent any more.
    pub valid_before: UnixSeconds,
    /// A time at which it was still unspent; the search starts there.
    pub since: UnixSeconds,
    /// A transaction that was sent for it, where one is known.
    pub transaction: Option<TransactionHash>,
}

impl Claim {
    /// The claim of a payment that is being settled.
    #[must_use]
    pub fn of(payment: &Checked) -> Claim {
        let authorization = payment.authorization();
        Claim {
            key: payment.key(),
            pay_to: authorization.to,
            amount: authorization.value,
            valid_before: authorization.valid_before,
            since: payment.at(),
            transaction: None,
        }
    }
}

/// The state of an authorisation on the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Finding {
    /// The money moved, whoever sent the transaction.
    Settled(TransactionHash),
    /// It was cancelled: no money moved and none will.
    Cancelled,
    /// It expired unspent: no money moved and none will.
    Expired,
    /// It is unspent and could still be spent.
    Unspent,
    /// This facilitator has no way to know.
    CannotTell,
}

/// What can be paid through a facilitator (x402 v2, section 7.3).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Supported {
    /// Protocol version, scheme and network of each kind.
    pub kinds: Vec<(u32, String, String)>,
    /// Keys of the extensions it knows.
    pub extensions: Vec<String>,
}

impl Supported {
    /// A list of these kinds: protocol version, scheme and network of each.
    #[must_use]
    pub fn of(kinds: Vec<(u32, String, String)>) -> Supported {
        Supported { kinds, extensions: Vec::new() }
    }

    /// Whether payments of `offer` can be settled.
    #[must_use]
    pub fn covers(&self, offer: &Offer) -> bool {
        let wanted = offer.requirements();
        self.kinds.iter().any(|(version, scheme, network)| {
            *version == crate::wire::X402_VERSION && *scheme == wanted.scheme && network == wanted.network.as_str()
        })
    }
}

/// Why a payment was not verified.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FacilitatorError {
    /// The payment is bad.
    #[error("the payment is refused: {reason}")]
    Refused {
        /// Why.
        reason: Reason,
    },
    /// Nothing is known about the payment.
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
}

impl From<Reason> for FacilitatorError {
    fn from(reason: Reason) -> FacilitatorError {
        FacilitatorError::Refused { reason }
    }
}

/// Why a payment was not settled.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SettleFailure {
    /// This attempt has not moved the money and will not.
    #[error("the settlement is refused: {reason}")]
    Refused {
        /// Why.
        reason: Reason,
    },
    /// The money may have moved, or may still move.
    #[error("the outcome of the settlement is unknown")]
    Unknown {
        /// The transaction that was sent, where one is known.
        transaction: Option<TransactionHash>,
        /// What went wrong.
        source: Cause,
    },
}

/// A facilitator or chain that gives no answer.
#[derive(Debug, thiserror::Error)]
#[error("the payment service is unavailable")]
pub struct Unavailable {
    source: Cause,
}

impl Unavailable {
    /// Wraps what went wrong.
    pub fn new(source: impl Into<Cause>) -> Unavailable {
        Unavailable { source: source.into() }
    }
}

/// A service that has enough of our questions for now (HTTP status 429), or our own limit on them.
///
/// It says nothing about the health of the service; see [`asked_too_often`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("asked too often")]
pub struct TooFast;

/// Whether an error or one of its causes is [`TooFast`]: wait a little, but do not take the service for broken.
#[must_use]
pub fn asked_too_often(error: &(dyn Error + 'static)) -> bool {
    let mut cause = Some(error);
    while let Some(error) = cause {
        if error.is::<TooFast>() {
            return true;
        }
        cause = error.source();
    }
    false
}

/// A durable store of small values with compare-and-set, shared by all replicas.
///
/// Keys are text of at most 400 ASCII characters without white space; values are bytes of at most a few KiB that only
/// this crate reads. Every write says how long the value must be kept at least; then it may vanish.
/// All operations on one key must be linearisable; that is what makes one authorisation pay once.
pub trait Ledger: Send + Sync {
    /// The value of `key`.
    ///
    /// # Errors
    ///
    /// [`LedgerError`] if the store does not answer.
    fn get(&self, key: &str) -> impl Future<Output = Result<Option<Vec<u8>>, LedgerError>> + Send;

    /// Writes `value` if `key` has none; whether it did.
    ///
    /// # Errors
    ///
    /// [`LedgerError`] if the store does not answer; the write may have happened.
    fn insert(&self, key: &str, value: &[u8], keep: Duration)
    -> impl Future<Output = Result<bool, LedgerError>> + Send;

    /// Replaces the value of `key` if it is exactly `old`; whether it did.
    ///
    /// # Errors
    ///
    /// [`LedgerError`] if the store does not answer; the write may have happened.
    fn swap(
        &self,
        key: &str,
        old: &[u8],
        new: &[u8],
        keep: Duration,
    ) -> impl Future<Output = Result<bool, LedgerError>> + Send;
}

/// The ledger failed, or contains invalid data.
#[derive(Debug, thiserror::Error)]
#[error("the payment ledger failed")]
pub struct LedgerError {
    source: Cause,
}

impl LedgerError {
    /// Wraps what went wrong.
    pub fn new(source: impl Into<Cause>) -> LedgerError {
        LedgerError { source: source.into() }
    }
}

impl<F: Facilitator> Facilitator for Arc<F> {
    fn authenticate(&self, payment: &Checked) -> impl Future<Output = Result<Authenticity, FacilitatorError>> + Send {
        F::authenticate(self, payment)
    }

    fn funds(&self, payment: &Checked) -> impl Future<Output = Result<Option<AtomicAmount>, Unavailable>> + Send {
        F::funds(self, payment)
    }

    fn verify(&self, payment: &Checked) -> impl Future<Output = Result<(), FacilitatorError>> + Send {
        F::verify(self, payment)
    }

    fn settle(
        &self,
        payment: &Checked,
        attempt: Attempt,
    ) -> impl Future<Output = Result<TransactionHash, SettleFailure>> + Send {
        F::settle(self, payment, attempt)
    }

    fn find(&self, claim: &Claim) -> impl Future<Output = Result<Finding, Unavailable>> + Send {
        F::find(self, claim)
    }

    fn carried(&self, claim: &Claim) -> impl Future<Output = Result<Option<TransactionHash>, Unavailable>> + Send {
        F::carried(self, claim)
    }

    fn supported(&self) -> impl Future<Output = Result<Supported, Unavailable>> + Send {
        F::supported(self)
    }

    fn ready(&self) -> impl Future<Output = Result<(), Unavailable>> + Send {
        F::ready(self)
    }
}

impl<L: Ledger> Ledger for Arc<L> {
    fn get(&self, key: &str) -> impl Future<Output = Result<Option<Vec<u8>>, LedgerError>> + Send {
        L::get(self, key)
    }

    fn insert(
        &self,
        key: &str,
        value: &[u8],
        keep: Duration,
    ) -> impl Future<Output = Result<bool, LedgerError>> + Send {
        L::insert(self, key, value, keep)
    }

    fn swap(
        &self,
        key: &str,
        old: &[u8],
        new: &[u8],
        keep: Duration,
    ) -> impl Future<Output = Result<bool, LedgerError>> + Send {
        L::swap(self, key, old, new, keep)
    }
}
