use std::{fmt, time::Duration};

use super::{Till, VerifyError};
use crate::{
    Facilitator, Ledger, LedgerError, PaymentKey, Reason, RequestTag, Reserved, Settled, Ticket, Unavailable,
    UnixSeconds, Verified,
    row::{Cell, Row, Stage},
    states::Standing,
};

/// Retries of a failed compare-and-set before the payment counts as busy.
const ROUNDS: usize = 8;

/// Maximal age of a verification, in seconds, when work begins.
const FRESH_SECONDS: u64 = 5;

/// Result of a reservation.
#[non_exhaustive]
pub enum Entry {
    /// Reserved for this worker: do the work, store the result, settle.
    Open(Reserved),
    /// An earlier worker stored and noted the result, and may have moved the money: settle again with the same note.
    ///
    /// If the noted result is gone, redo the work and settle with a new note.
    Resume {
        /// The reservation.
        payment: Reserved,
        /// What was noted.
        note: String,
    },
    /// The money moved before: hand out the same result.
    Repeat(Settled),
}

impl fmt::Debug for Entry {
    /// Redacts the note, which locates the result.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Open(payment) => f.debug_tuple("Open").field(payment).finish(),
            Entry::Resume { payment, .. } => f.debug_struct("Resume").field("payment", payment).finish_non_exhaustive(),
            Entry::Repeat(settled) => f.debug_tuple("Repeat").field(settled).finish(),
        }
    }
}

/// Why a payment could not be reserved.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReserveError {
    /// The payment is bound to another request: answer 402.
    #[error("the payment was presented before, for another request")]
    OtherRequest,
    /// The client's own id names another request: answer 409.
    #[error("the payment identifier was used before, for another request")]
    IdentifierTaken,
    /// Another worker holds the reservation: wait and retry, or answer 503.
    #[error("the payment is being worked on")]
    Running {
        /// The longest it can take until the reservation is free.
        retry_after: Duration,
    },
    /// What the payer holds is promised to other open payments: try once more after a moment, then answer 402.
    ///
    /// One of them may just have moved without the ledger knowing, so the first time proves little.
    #[error("the payer's funds are promised to other payments")]
    Promised,
    /// The payment became invalid while it waited: answer 402.
    #[error("the payment is refused: {reason}")]
    Refused {
        /// Why.
        reason: Reason,
    },
    /// The payment service gives no answer: answer 503.
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
    /// The ledger gives no answer: answer 503.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
}

impl ReserveError {
    /// The code to answer with, where the payment is to blame.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        match self {
            ReserveError::OtherRequest => Some(Reason::OtherRequest),
            ReserveError::IdentifierTaken => Some(Reason::IdentifierConflict),
            ReserveError::Refused { reason } => Some(reason.clone()),
            ReserveError::Promised => Some(Reason::InsufficientBalance),
            _ => None,
        }
    }

    pub(super) fn running(row: &Row, now: UnixSeconds) -> ReserveError {
        ReserveError::Running { retry_after: row.lease.since(now).max(Duration::from_secs(1)) }
    }
}

impl<F: Facilitator, L: Ledger> Till<F, L> {
    /// Binds the payment to one request, and leases it to this worker.
    ///
    /// The same payment with the same tag finds what has become of it; with another tag it is refused. If the
    /// verification is older than a few seconds, or the last worker vanished, the payment is verified again first.
    /// Where the payer's funds can be seen, the amounts of all its open payments together stay within them.
    ///
    /// # Errors
    ///
    /// [`ReserveError`] tells another request, a worker still running, a payment gone bad and a service that cannot
    /// answer.
    pub async fn reserve(&self, mut payment: Verified, tag: RequestTag, ticket: Ticket) -> Result<Entry, ReserveError> {
        let key = payment.key();
        let mut fresh = !payment.known && ticket.now.since(payment.checked.at()).as_secs() <= FRESH_SECONDS;
        for _ in 0..ROUNDS {
            let found = self.load(&key).await?;
            let live = found.as_ref().filter(|cell| cell.row.stage != Stage::Released);
            if let Some(cell) = live {
                if cell.row.tag != tag {
                    return Err(ReserveError::OtherRequest);
                }
                match cell.row.stage {
                    Stage::Settled => return Ok(Entry::Repeat(repeat(&key, &cell.row).ok_or_else(broken)?)),
                    _ if cell.row.leased(ticket.now) => return Err(ReserveError::running(&cell.row, ticket.now)),
                    Stage::Noted => match self.resume(&payment, &key, cell, ticket).await? {
                        Some(entry) => return Ok(entry),
                        None => continue,
                    },
                    Stage::Reserved | Stage::Released => {}
                }
            }
            if !fresh {
                let unspent = live.map(|cell| cell.row.since);
                payment.standing = self.verify_again(&payment, unspent, ticket.now).await?;
                fresh = true;
            }
            if let Some(repeat) = self.claim_identifier(&payment, &key, tag, ticket.now).await? {
                return Ok(Entry::Repeat(repeat));
            }
            self.promise_funds(&payment, ticket.now).await?;
            let row = Row::reserved(&payment.checked, tag, ticket.token, ticket.now, self.settings.lease_seconds);
            let row = match payment.standing.carried {
                Some(transaction) => row.carried_by(transaction, self.remembered_since(&payment.checked, ticket.now)),
                None => row,
            };
            if let Some(cell) = self.write(&key, found.as_ref(), row).await? {
                let reserved = Reserved { checked: payment.checked, cell, resumed: false };
                return self.confirm_identifier(reserved, ticket.now).await.map(Entry::Open);
            }
        }
        Err(ReserveError::Running { retry_after: Duration::from_secs(1) })
    }

    async fn resume(
        &self,
        payment: &Verified,
        key: &PaymentKey,
        cell: &Cell,
        ticket: Ticket,
    ) -> Result<Option<Entry>, ReserveError> {
        let note = cell.row.note.clone().ok_or_else(broken)?;
        let lease = ticket.now.plus(self.settings.lease_seconds);
        let row = Row { token: ticket.token, lease, ..cell.row.clone() };
        let cell = self.write(key, Some(cell), row).await?;
        Ok(cell.map(|cell| {
            let payment = Reserved { checked: payment.checked.clone(), cell, resumed: true };
            Entry::Resume { payment, note }
        }))
    }

    /// `unspent`: a time at which the ledger knows that the payment was unspent.
    async fn verify_again(
        &self,
        payment: &Verified,
        unspent: Option<UnixSeconds>,
        now: UnixSeconds,
    ) -> Result<Standing, ReserveError> {
        // The row proves that nothing was served for it, however long ago that was.
        let remembered = self.remembered_since(&payment.checked, now);
        let since = unspent.map_or(remembered, |unspent| unspent.min(remembered));
        self.assess(&payment.checked, now, since, true).await.map_err(|error| match error {
            VerifyError::Refused { reason } => ReserveError::Refused { reason },
            VerifyError::Unavailable(unavailable) => ReserveError::Unavailable(unavailable),
            VerifyError::Ledger(error) => ReserveError::Ledger(error),
        })
    }
}

/// What a settled row proves.
pub(super) fn repeat(key: &PaymentKey, row: &Row) -> Option<Settled> {
    let settlement = row.settlement(key, row.transaction?);
    Some(Settled { settlement, note: row.note.clone()? })
}

fn broken() -> LedgerError {
    LedgerError::new("a row lacks what its stage needs")
}
