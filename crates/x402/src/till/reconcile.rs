use std::fmt;

use super::{Till, reserve::repeat};
use crate::{
    Facilitator, Finding, Ledger, LedgerError, PaymentKey, Settled, TransactionHash, Unavailable, UnixSeconds,
    row::{Cell, Row, Stage},
};

/// What has become of a payment that was left between states.
#[non_exhaustive]
pub enum Reconciled {
    /// There is no such payment, or it was given back.
    Nothing,
    /// A worker is at it.
    Running,
    /// The money moved: the result must stay.
    Settled(Settled),
    /// No money moved and none will: what the note names may be destroyed.
    Released {
        /// Where the result lies, if it came to that.
        note: Option<String>,
    },
    /// The result is stored and the money has not moved yet, or nobody can tell; a repeat settles it.
    Open,
}

impl fmt::Debug for Reconciled {
    /// Notes lead to results, so they are not shown.
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

/// Why nothing could be found out.
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
    /// Finds out what has become of a payment whose worker may be gone, and writes it down.
    ///
    /// It never moves money: a client that is gone may have bought the same elsewhere meanwhile.
    /// The ledger cannot list its rows, so the caller keeps the keys of reservations it has not seen the end of.
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
            // Nothing was noted, so no money can have moved; the worker, should it live, can no longer note.
            Stage::Reserved => {}
            Stage::Noted => match self.facilitator.find(&cell.row.claim(key)).await? {
                Finding::Settled(transaction) => return self.mark_settled(key, &cell, transaction).await,
                Finding::Cancelled | Finding::Expired => {}
                Finding::Unspent | Finding::CannotTell => return Ok(Reconciled::Open),
            },
        }
        let note = cell.row.note.clone();
        let row = Row { stage: Stage::Released, lease: now, ..cell.row.clone() };
        match self.write(key, Some(&cell), row).await? {
            Some(_) => Ok(Reconciled::Released { note }),
            None => Ok(Reconciled::Running),
        }
    }

    async fn mark_settled(
        &self,
        key: &PaymentKey,
        cell: &Cell,
        transaction: TransactionHash,
    ) -> Result<Reconciled, ReconcileError> {
        let row = Row { stage: Stage::Settled, transaction: Some(transaction), ..cell.row.clone() };
        // If the row changed meanwhile, so may have the note, and with it the result that was paid for.
        let written = self.write(key, Some(cell), row).await?;
        Ok(written.and_then(|cell| repeat(key, &cell.row)).map_or(Reconciled::Running, Reconciled::Settled))
    }
}
