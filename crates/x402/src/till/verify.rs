use super::Till;
use crate::{
    Authenticity, Checked, Claim, Facilitator, FacilitatorError, Ledger, LedgerError, Mismatch, Reason,
    TransactionHash, Unavailable, UnixSeconds, Verified,
    row::{Cell, Stage},
    states::Standing,
};

/// Why a payment was not verified.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum VerifyError {
    /// The payment is bad: answer 402 with a challenge that says so.
    #[error("the payment is refused: {reason}")]
    Refused {
        /// Why.
        reason: Reason,
    },
    /// The payment service gives no answer: nothing is known, answer 503.
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
    /// The ledger gives no answer: answer 503.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
}

impl VerifyError {
    /// The code to answer with, where the payment is to blame.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        match self {
            VerifyError::Refused { reason } => Some(reason.clone()),
            _ => None,
        }
    }
}

impl From<FacilitatorError> for VerifyError {
    fn from(error: FacilitatorError) -> VerifyError {
        match error {
            FacilitatorError::Refused { reason } => VerifyError::Refused { reason },
            FacilitatorError::Unavailable(unavailable) => VerifyError::Unavailable(unavailable),
        }
    }
}

impl From<Reason> for VerifyError {
    fn from(reason: Reason) -> VerifyError {
        VerifyError::Refused { reason }
    }
}

impl<F: Facilitator, L: Ledger> Till<F, L> {
    /// A payment that the ledger knows by this very signature, which was proved when its row was written.
    ///
    /// It asks no chain and no service, so a limit on payments that do need one can be applied between this and
    /// [`Till::verify`].
    ///
    /// # Errors
    ///
    /// [`LedgerError`] if the ledger does not answer.
    pub async fn recall(&self, payment: &Checked) -> Result<Option<Verified>, LedgerError> {
        let known = self.load(&payment.key()).await?.filter(|cell| is_known(cell, payment));
        let same = known.is_some_and(|cell| has_signature_of(&cell, payment));
        Ok(same.then(|| Verified { checked: payment.clone(), known: true, standing: Standing::default() }))
    }

    /// Proves the payer's signature, and for a new payment that the chain would take it now, or took it from somebody
    /// else a moment ago.
    ///
    /// The signature is checked before the ledger is read, because settled authorisations are public on the chain and
    /// must not give access to anything without the key. A payment in the ledger is not charged again, so it may have
    /// expired, and the chain may report it as spent.
    ///
    /// # Errors
    ///
    /// [`VerifyError::Refused`] for a bad payment; the other two for a service that cannot answer.
    pub async fn verify(&self, payment: Checked) -> Result<Verified, VerifyError> {
        let authenticity = self.facilitator.authenticate(&payment).await?;
        let known = |checked| Verified { checked, known: true, standing: Standing::default() };
        if self.knows(&payment, authenticity).await? {
            return Ok(known(payment));
        }
        let proved = authenticity == Authenticity::Sound;
        match self.assess(&payment, payment.at(), self.remembered_since(&payment, payment.at()), proved).await {
            Ok(standing) if standing.carried.is_none() => Ok(Verified { checked: payment, known: false, standing }),
            // Another worker may have settled the same payment since the ledger was read; then it is spent because it
            // paid.
            Ok(_) | Err(VerifyError::Refused { .. }) if self.knows(&payment, authenticity).await? => Ok(known(payment)),
            Ok(standing) => Ok(Verified { checked: payment, known: false, standing }),
            Err(error) => Err(error),
        }
    }

    /// From when on a settlement of ours would still be in the ledger, for every payment of this offer.
    ///
    /// A transaction before that may have been served and forgotten, so it buys nothing.
    pub(super) fn remembered_since(&self, payment: &Checked, now: UnixSeconds) -> UnixSeconds {
        let offered = payment.offer().requirements().max_timeout_seconds;
        let window = offered.min(self.settings.keep.as_secs() / 2);
        UnixSeconds::new(now.as_secs().saturating_sub(window))
    }

    /// Whether the payment can be settled now, or has been submitted by somebody else since `since`.
    ///
    /// `proved`: the signature is known to be the payer's.
    pub(super) async fn assess(
        &self,
        payment: &Checked,
        now: UnixSeconds,
        since: UnixSeconds,
        proved: bool,
    ) -> Result<Standing, VerifyError> {
        let reason = match self.takes(payment, now).await {
            Err(VerifyError::Refused { reason }) => reason,
            other => return other,
        };
        if !proved || !may_be_spent(&reason) {
            return Err(reason.into());
        }
        match self.carried(payment, since).await {
            Ok(Some(transaction)) => Ok(Standing { carried: Some(transaction), ..Standing::default() }),
            Ok(None) => Err(reason.into()),
            // To sign another payment while the first one may have paid would be bad advice.
            Err(error) if reason == Reason::NonceUsed => Err(error.into()),
            Err(_) => Err(reason.into()),
        }
    }

    /// Asks in the order of cost: the clock, the payer's funds, and only then whether the chain takes the payment.
    async fn takes(&self, payment: &Checked, now: UnixSeconds) -> Result<Standing, VerifyError> {
        if let Some(reason) = payment.untimely_at(now).as_ref().map(Mismatch::reason) {
            return Err(reason.into());
        }
        // Counted before the funds are read: what is closed in between is noticed when the funds are promised.
        let closed = self.closed_payments(&payment.key()).await?;
        let funds = self.facilitator.funds(payment).await?;
        if funds.is_some_and(|funds| funds < payment.authorization().value) {
            return Err(Reason::InsufficientBalance.into());
        }
        self.facilitator.verify(payment).await?;
        Ok(Standing { carried: None, funds, closed })
    }

    async fn carried(&self, payment: &Checked, since: UnixSeconds) -> Result<Option<TransactionHash>, Unavailable> {
        self.facilitator.carried(&Claim { since, ..Claim::of(payment) }).await
    }

    /// Whether the ledger has this payment in progress or settled, with the same signature.
    async fn knows(&self, payment: &Checked, authenticity: Authenticity) -> Result<bool, VerifyError> {
        let Some(cell) = self.load(&payment.key()).await?.filter(|cell| is_known(cell, payment)) else {
            return Ok(false);
        };
        // A contract wallet's signature was verified when the row was written; equal bytes need no second check.
        if authenticity == Authenticity::Sound || has_signature_of(&cell, payment) {
            return Ok(true);
        }
        Err(VerifyError::Refused { reason: Reason::Signature })
    }
}

/// Whether the row alone decides: money may have moved, or a worker holds a lease.
fn is_known(cell: &Cell, payment: &Checked) -> bool {
    match cell.row.stage {
        Stage::Noted | Stage::Settled => true,
        Stage::Reserved => cell.row.leased(payment.at()),
        Stage::Released => false,
    }
}

fn has_signature_of(cell: &Cell, payment: &Checked) -> bool {
    cell.row.signature.as_bytes() == &payment.fingerprint()
}

/// Whether a refusal can come from the authorisation having been submitted by somebody else: it is used then, its
/// payer's money is gone, and meanwhile its time may have run out. Foreign services name this in their own words.
fn may_be_spent(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::NonceUsed
            | Reason::InsufficientBalance
            | Reason::ValidBefore
            | Reason::SimulationFailed
            | Reason::TransactionFailed
            | Reason::SettlementPending
            | Reason::Other(_)
    )
}
