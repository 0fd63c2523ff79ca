//! The order in which a payment is proved, bound, moved and remembered.

mod funds;
mod identifier;
mod reconcile;
mod reserve;
mod settle;
mod verify;

use std::time::Duration;

pub use reconcile::{ReconcileError, Reconciled};
pub use reserve::{Entry, ReserveError};
pub use settle::SettleError;
pub use verify::VerifyError;

use crate::{
    Facilitator, Ledger, LedgerError, PaymentKey,
    row::{Cell, Row, Stage},
};

/// Lease and retention times of the till.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TillSettings {
    /// Length of a lease in seconds: for the work, and again for the settlement.
    ///
    /// It must exceed the longest work and the longest settlement. Safety does not depend on it: a worker whose lease
    /// was taken over cannot settle.
    pub lease_seconds: u64,
    /// How long a settled payment gives access to its result; slightly longer than results are kept.
    pub keep: Duration,
}

impl Default for TillSettings {
    /// Two minutes of work, 25 hours of memory.
    fn default() -> TillSettings {
        TillSettings { lease_seconds: 120, keep: Duration::from_secs(25 * 60 * 60) }
    }
}

impl TillSettings {
    /// Sets the lease.
    #[must_use]
    pub fn with_lease_seconds(mut self, seconds: u64) -> TillSettings {
        self.lease_seconds = seconds;
        self
    }

    /// Sets the retention time.
    #[must_use]
    pub fn with_keep(mut self, keep: Duration) -> TillSettings {
        self.keep = keep;
        self
    }
}

/// Takes payments: verifies, reserves, settles and releases them, over a [`Facilitator`] and a [`Ledger`].
///
/// Any number of tills may share a ledger, in one process or many.
/// For one payment the ledger then holds one row, which goes `reserved` → `noted` → `settled`, or back to nothing;
/// every step is a compare-and-set, so a worker that lost its reservation can neither note nor settle.
#[derive(Clone, Debug)]
pub struct Till<F, L> {
    facilitator: F,
    ledger: L,
    settings: TillSettings,
}

impl<F: Facilitator, L: Ledger> Till<F, L> {
    /// A till with the default settings.
    #[must_use]
    pub fn new(facilitator: F, ledger: L) -> Till<F, L> {
        Till::with_settings(facilitator, ledger, TillSettings::default())
    }

    /// A till with these settings.
    #[must_use]
    pub fn with_settings(facilitator: F, ledger: L, settings: TillSettings) -> Till<F, L> {
        Till { facilitator, ledger, settings }
    }

    /// The facilitator, for questions about readiness.
    #[must_use]
    pub fn facilitator(&self) -> &F {
        &self.facilitator
    }

    async fn load(&self, key: &PaymentKey) -> Result<Option<Cell>, LedgerError> {
        self.ledger.get(&payment_cell(key)).await?.map(Cell::read).transpose()
    }

    /// Compare-and-set: replaces `old` (or absence) by `row`. Returns the new cell on success.
    async fn write(&self, key: &PaymentKey, old: Option<&Cell>, row: Row) -> Result<Option<Cell>, LedgerError> {
        let cell = Cell::of(row);
        let name = payment_cell(key);
        let keep = self.keep(&cell.row);
        let written = match old {
            Some(old) => self.ledger.swap(&name, &old.bytes, &cell.bytes, keep).await?,
            None => self.ledger.insert(&name, &cell.bytes, keep).await?,
        };
        Ok(written.then_some(cell))
    }

    fn keep(&self, row: &Row) -> Duration {
        match row.stage {
            // A released row is a tombstone, equivalent to no row. It outlives any worker that is just reading it.
            Stage::Released => Duration::from_secs(60),
            Stage::Reserved => Duration::from_secs(self.settings.lease_seconds.saturating_mul(2).max(60)),
            Stage::Noted | Stage::Settled => self.settings.keep,
        }
    }
}

/// The ledger key of a payment.
fn payment_cell(key: &PaymentKey) -> String {
    format!("pay/{key}")
}
