use super::Till;
use crate::{
    Attempt, Cause, Claim, Facilitator, Finding, Ledger, LedgerError, PaymentKey, Reason, Refusal, Reserved,
    SettleFailure, Settled, TransactionHash, UnixSeconds,
    row::{Cell, Row, Stage},
};

/// Why a settlement failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SettleError {
    /// No money moved and none will. Reservation and result go: destroy the result, answer 402.
    #[error("the settlement is refused: {}", refusal.reason)]
    Refused {
        /// What to answer in [`header::PAYMENT_RESPONSE`](crate::header::PAYMENT_RESPONSE).
        refusal: Refusal,
    },
    /// Money may have moved. Both stay: keep the result, answer 503; a repeat resolves it.
    #[error("the outcome of the settlement is unknown")]
    Unknown {
        /// The transaction that was sent, where one is known.
        transaction: Option<TransactionHash>,
        /// What went wrong.
        source: Cause,
    },
    /// The lease expired, and another worker took the reservation over before anything was noted.
    /// This worker moved no money: destroy its own result, answer 503.
    #[error("the reservation was taken over by another worker")]
    Lost,
}

impl SettleError {
    /// The code to answer with, where the payment is to blame.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        match self {
            SettleError::Refused { refusal } => Some(refusal.reason.clone()),
            _ => None,
        }
    }
}

impl<F: Facilitator, L: Ledger> Till<F, L> {
    /// Notes where the result lies, then moves the money.
    ///
    /// Run it in a task that a disconnecting client cannot cancel; otherwise the outcome is unknown until the payment
    /// is presented again. The result must be stored before. `note` is kept as long as the payment is and given back
    /// with every repeat; whoever can read the ledger can read it, so seal it if it is a secret.
    ///
    /// # Errors
    ///
    /// [`SettleError`] tells what is certain: refused, unknown, or not ours any more.
    pub async fn settle(&self, payment: Reserved, note: &str, now: UnixSeconds) -> Result<Settled, SettleError> {
        let key = payment.key();
        let noted = Row {
            stage: Stage::Noted,
            note: Some(note.to_owned()),
            lease: now.plus(self.settings.lease_seconds),
            ..payment.cell.row.clone()
        };
        // A failed write may still have happened, and a repeat would then settle, so the outcome is unknown.
        let cell = match self.write(&key, Some(&payment.cell), noted).await {
            Ok(Some(cell)) => cell,
            Ok(None) if !payment.resumed => return Err(SettleError::Lost),
            // Another worker has taken over the resumed reservation and its noted result.
            Ok(None) => return Err(SettleError::Unknown { transaction: None, source: "taken over".into() }),
            Err(error) => return Err(SettleError::Unknown { transaction: None, source: error.into() }),
        };
        let attempt = Attempt { earlier: payment.resumed, transaction: cell.row.transaction };
        if !payment.resumed && cell.row.transaction.is_some() {
            // Somebody else has submitted it. If that was undone by a reorganisation, it is settled like any other.
            if let Ok(Finding::Settled(transaction)) = self.facilitator.find(&cell.row.claim(&key)).await {
                return Ok(self.close(&key, &cell, transaction, now).await);
            }
        }
        match self.facilitator.settle(&payment.checked, attempt).await {
            Ok(transaction) => Ok(self.close(&key, &cell, transaction, now).await),
            Err(SettleFailure::Refused { reason }) => self.refused(&key, &cell, attempt.earlier, reason, now).await,
            Err(SettleFailure::Unknown { transaction, source }) => {
                // The money may have moved although the facilitator's answer was lost or an error; ask the chain.
                let transaction = transaction.or(cell.row.transaction);
                let claim = Claim { transaction, ..cell.row.claim(&key) };
                match self.facilitator.find(&claim).await {
                    Ok(Finding::Settled(transaction)) => Ok(self.close(&key, &cell, transaction, now).await),
                    _ => self.unknown(&key, &cell, transaction, source, now).await,
                }
            }
        }
    }

    /// Releases the reservation: the work failed and nobody pays.
    ///
    /// A reservation that was resumed stays noted, because money may have moved for it; it is only free to be resumed
    /// again.
    ///
    /// # Errors
    ///
    /// [`LedgerError`] if the ledger does not answer; the reservation then ends with its lease.
    pub async fn release(&self, payment: Reserved, now: UnixSeconds) -> Result<(), LedgerError> {
        let stage = if payment.resumed { Stage::Noted } else { Stage::Released };
        let row = Row { stage, lease: now, ..payment.cell.row.clone() };
        // If another worker has the reservation by now, there is nothing to do.
        let key = payment.key();
        let written = self.write(&key, Some(&payment.cell), row).await?;
        if written.is_some() && stage == Stage::Released {
            self.free_funds(&key, now).await;
        }
        Ok(())
    }

    /// Records that the money moved. If the write fails, a repeat will record it.
    async fn close(&self, key: &PaymentKey, cell: &Cell, transaction: TransactionHash, now: UnixSeconds) -> Settled {
        let row = Row { stage: Stage::Settled, transaction: Some(transaction), ..cell.row.clone() };
        let settled =
            Settled { settlement: row.settlement(key, transaction), note: row.note.clone().unwrap_or_default() };
        let _ = self.write(key, Some(cell), row).await;
        self.free_funds(key, now).await;
        settled
    }

    async fn refused(
        &self,
        key: &PaymentKey,
        cell: &Cell,
        earlier: bool,
        reason: Reason,
        now: UnixSeconds,
    ) -> Result<Settled, SettleError> {
        // A refusal only covers this attempt. If an earlier one may be pending, or somebody else may have submitted the
        // authorisation, only the chain can tell that no money moved.
        let certain = !earlier && reason != Reason::NonceUsed;
        let finding = if certain { Ok(Finding::Unspent) } else { self.facilitator.find(&cell.row.claim(key)).await };
        match finding {
            Ok(Finding::Settled(transaction)) => return Ok(self.close(key, cell, transaction, now).await),
            Ok(Finding::Cancelled | Finding::Expired) => {}
            Ok(Finding::Unspent) if certain => {}
            Ok(_) => return self.unknown(key, cell, None, reason.to_string().into(), now).await,
            Err(error) => return self.unknown(key, cell, None, error.into(), now).await,
        }
        let row = Row { stage: Stage::Released, lease: now, ..cell.row.clone() };
        match self.write(key, Some(cell), row).await {
            Ok(Some(_)) => {
                self.free_funds(key, now).await;
                let refusal = Refusal { reason, network: key.network.clone(), payer: key.payer };
                Err(SettleError::Refused { refusal })
            }
            // Another worker resumed it; its answer decides, and until then the result must stay.
            Ok(None) => Err(SettleError::Unknown { transaction: None, source: reason.to_string().into() }),
            Err(error) => Err(SettleError::Unknown { transaction: None, source: error.into() }),
        }
    }

    async fn unknown(
        &self,
        key: &PaymentKey,
        cell: &Cell,
        transaction: Option<TransactionHash>,
        source: Cause,
        now: UnixSeconds,
    ) -> Result<Settled, SettleError> {
        // Store the transaction and end the lease, so that a repeat can resume at once.
        let transaction = transaction.or(cell.row.transaction);
        let row = Row { lease: now, transaction, ..cell.row.clone() };
        let _ = self.write(key, Some(cell), row).await;
        Err(SettleError::Unknown { transaction, source })
    }
}
