use super::Till;
use crate::{
    Authenticity, Checked, Facilitator, FacilitatorError, Ledger, LedgerError, Mismatch, Reason, Unavailable, Verified,
    row::{Cell, Stage},
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

impl<F: Facilitator, L: Ledger> Till<F, L> {
    /// Proves the payer's signature, and for a new payment that the chain would take it now.
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
        if self.knows(&payment, authenticity).await? {
            return Ok(Verified { checked: payment, known: true });
        }
        if let Some(reason) = payment.untimely().map(Mismatch::reason) {
            return Err(VerifyError::Refused { reason });
        }
        match self.facilitator.verify(&payment).await {
            Ok(()) => Ok(Verified { checked: payment, known: false }),
            // Another worker may have settled the same payment since the ledger was read; then it is spent because it
            // paid.
            Err(FacilitatorError::Refused { .. }) if self.knows(&payment, authenticity).await? => {
                Ok(Verified { checked: payment, known: true })
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Whether the ledger has this payment in progress or settled, with the same signature.
    async fn knows(&self, payment: &Checked, authenticity: Authenticity) -> Result<bool, VerifyError> {
        let Some(cell) = self.load(&payment.key()).await?.filter(|cell| is_known(cell, payment)) else {
            return Ok(false);
        };
        // A contract wallet's signature was verified when the row was written; equal bytes need no second check.
        if authenticity == Authenticity::Sound || cell.row.signature.as_bytes() == &payment.fingerprint() {
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
