use std::fmt;

use super::{Till, reserve::repeat};
use crate::{
    Facilitator, Finding, Ledger, LedgerError, PaymentKey, Settled, TransactionHash, Unavailable, UnixSeconds,
    row::{Cell, Row, Stage},
};

/// State of a payment that was left unfinished.
#[non_exhaustive]
pub enum Reconciled {
    /// No such payment, or it was released.
    Nothing,
    /// A worker holds the lease.
    Running,
    /// The money moved: the result must stay.
    Settled(Settled),
    /// No money moved and none will: the noted result may be destroyed.
    Released {
        /// Where the result is stored, if it was noted.
        note: Option<String>,
    },
    /// The result is stored, and the money has not moved yet or that is unknown; a repeat settles it.
    Open,
}

impl fmt::Debug for Reconciled {
    /// Redacts the note, which locates the result.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reconciled::Nothing => f.write_str("Nothing"),
            Reconciled::Running => f.write_str("Running"),
            Reconciled::Settled(settled) => f.debug_tuple("Settled").field(settled).finish(),
            Reconciled::Released { .. } => f.debug_struct("Released").finish_non_exhaustive(),
            Reconciled::Open => f.write_str("Open"),
        }
    }
}

/// Why the state could not be determined.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReconcileError {
    /// The payment service gives no answer.
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
    /// The ledger gives no answer.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
}

impl<F: Facilitator, L: Ledger> Till<F, L> {
    /// Determines the state of a payment whose worker may be gone, and records it.
    ///
    /// It never moves money, because the client may have bought the same elsewhere in the meantime.
    /// The ledger cannot list its rows, so the caller must keep the keys of unfinished reservations.
    ///
    /// # Errors
    ///
    /// [`ReconcileError`] if ledger or facilitator do not answer.
    pub async fn reconcile(&self, key: &PaymentKey, now: UnixSeconds) -> Result<Reconciled, ReconcileError> {
        let Some(cell) = self.load(key).await? else { return Ok(Reconciled::Nothing) };
        match cell.row.stage {
            Stage::Released => return Ok(Reconciled::Nothing),
            Stage::Settled => return Ok(repeat(key, &cell.row).map_or(Reconciled::Nothing, Reconciled::Settled)),
            _ if cell.row.leased(now) => return Ok(Reconciled::Running),
            // Nothing was noted, so no money can have moved. If the worker is still alive, it can no longer note.
            Stage::Reserved => {}
            Stage::Noted => match self.facilitator.find(&cell.row.claim(key)).await? {
                Finding::Settled(transaction) => return self.mark_settled(key, &cell, transaction, now).await,
                Finding::Cancelled | Finding::Expired => {}
                Finding::Unspent | Finding::CannotTell => return Ok(Reconciled::Open),
            },
        }
        let note = cell.row.note.clone();
        let row = Row { stage: Stage::Released, lease: now, ..cell.row.clone() };
        match self.write(key, Some(&cell), row).await? {
            Some(_) => {
                self.free_funds(key, now).await;
                Ok(Reconciled::Released { note })
            }
            None => Ok(Reconciled::Running),
        }
    }

    async fn mark_settled(
        &self,
        key: &PaymentKey,
        cell: &Cell,
        transaction: TransactionHash,
        now: UnixSeconds,
    ) -> Result<Reconciled, ReconcileError> {
        let row = Row { stage: Stage::Settled, transaction: Some(transaction), ..cell.row.clone() };
        // If the row has changed, its note may have too, and the old result may be a paid one.
        let written = self.write(key, Some(cell), row).await?;
        self.free_funds(key, now).await;
        Ok(written.and_then(|cell| repeat(key, &cell.row)).map_or(Reconciled::Running, Reconciled::Settled))
    }
}
