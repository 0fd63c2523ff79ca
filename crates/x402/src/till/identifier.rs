//! Idempotency keys (extension `payment-identifier`): a client that lost our answer may pay again with a new
//! authorisation and the same id, and must then get the first result without being charged again.
//!
//! A ledger cell per id names the payment that holds it (the owner) and the previous owner. A worker first takes the
//! id, then reserves its payment's row, then checks that it still owns the id and that the previous owner is dead. A
//! worker that takes an id over checks the old owner's row afterwards. So of two competing payments at least one sees
//! the other and gives way, and while a confirmed owner is alive, no other payment is confirmed.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Till, reserve::repeat};
use crate::{
    Facilitator, Ledger, LedgerError, PaymentIdentifier, PaymentKey, ReconcileError, Reconciled, RequestTag,
    ReserveError, Reserved, Settled, UnixSeconds, Verified,
    row::{Cell, Row, Stage},
};

/// Retries of a failed compare-and-set before the id counts as busy.
const ROUNDS: usize = 8;

/// Which payment an id stands for.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Holder {
    payment: PaymentKey,
    /// From which payment it was taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before: Option<PaymentKey>,
}

impl Holder {
    fn bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("payment keys are plain text")
    }

    fn read(bytes: &[u8]) -> Result<Holder, LedgerError> {
        serde_json::from_slice(bytes).map_err(LedgerError::new)
    }

    /// The payments that may hold the id besides `mine`.
    fn others<'h>(&'h self, mine: &'h PaymentKey) -> impl Iterator<Item = &'h PaymentKey> {
        [Some(&self.payment), self.before.as_ref()].into_iter().flatten().filter(move |other| *other != mine)
    }
}

/// The ledger key of an id, in the scope of its payer and asset.
fn identifier_cell(key: &PaymentKey, id: &PaymentIdentifier) -> String {
    format!("id/{}/{}/{}/{id}", key.network, key.asset.to_lower_hex(), key.payer.to_lower_hex())
}

fn busy() -> ReserveError {
    ReserveError::Running { retry_after: Duration::from_secs(1) }
}

impl<F: Facilitator, L: Ledger> Till<F, L> {
    /// Makes the payment's id stand for this payment, or finds what it bought before.
    pub(super) async fn claim_identifier(
        &self,
        payment: &Verified,
        key: &PaymentKey,
        tag: RequestTag,
        now: UnixSeconds,
    ) -> Result<Option<Settled>, ReserveError> {
        let Some(id) = payment.checked.identifier() else { return Ok(None) };
        let name = identifier_cell(key, id);
        for _ in 0..ROUNDS {
            let Some(bytes) = self.ledger.get(&name).await? else {
                let mine = Holder { payment: key.clone(), before: None };
                if self.ledger.insert(&name, &mine.bytes(), self.settings.keep).await? {
                    return Ok(None);
                }
                continue;
            };
            let holder = Holder::read(&bytes)?;
            for other in holder.others(key) {
                if let Some(settled) = self.outcome_of_other(other, tag, now).await? {
                    return Ok(Some(settled));
                }
            }
            if holder.payment == *key {
                return Ok(None);
            }
            // Check again: the previous owner may have been reserved since it was last read.
            let mine = Holder { payment: key.clone(), before: Some(holder.payment) };
            self.ledger.swap(&name, &bytes, &mine.bytes(), self.settings.keep).await?;
        }
        Err(busy())
    }

    /// What another payment under the same id bought; nothing if it bought nothing and never will.
    async fn outcome_of_other(
        &self,
        other: &PaymentKey,
        tag: RequestTag,
        now: UnixSeconds,
    ) -> Result<Option<Settled>, ReserveError> {
        let Some(cell) = self.load(other).await?.filter(live) else { return Ok(None) };
        if cell.row.tag != tag {
            return Err(ReserveError::IdentifierTaken);
        }
        if cell.row.stage == Stage::Settled {
            return Ok(repeat(other, &cell.row));
        }
        if cell.row.leased(now) {
            return Err(ReserveError::running(&cell.row, now));
        }
        match self.reconcile(other, now).await {
            Ok(Reconciled::Settled(settled)) => Ok(Some(settled)),
            Ok(Reconciled::Released { .. } | Reconciled::Nothing) => Ok(None),
            Ok(_) => Err(busy()),
            Err(ReconcileError::Ledger(error)) => Err(error.into()),
            Err(ReconcileError::Unavailable(error)) => Err(error.into()),
        }
    }

    /// Gives the reservation up again if another payment took the id meanwhile.
    pub(super) async fn confirm_identifier(
        &self,
        reserved: Reserved,
        now: UnixSeconds,
    ) -> Result<Reserved, ReserveError> {
        let Some(id) = reserved.checked.identifier() else { return Ok(reserved) };
        let key = reserved.key();
        let holder = self.ledger.get(&identifier_cell(&key, id)).await?;
        let holder = holder.map(|bytes| Holder::read(&bytes)).transpose()?;
        if let Some(holder) = holder.filter(|holder| holder.payment == key) {
            let before = match holder.others(&key).next() {
                Some(before) => self.load(before).await?.filter(live),
                None => None,
            };
            if before.is_none() {
                return Ok(reserved);
            }
        }
        let row = Row { stage: Stage::Released, lease: now, ..reserved.cell.row.clone() };
        self.write(&key, Some(&reserved.cell), row).await?;
        Err(busy())
    }
}

fn live(cell: &Cell) -> bool {
    cell.row.stage != Stage::Released
}
