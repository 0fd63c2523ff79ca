//! What a payer's open payments add up to: never more than the payer holds.
//!
//! Work is done before money moves, so whoever holds the price of one result could let twenty be made at once. A ledger
//! cell per payer lists the open payments. A payment is added by compare-and-set, after the funds were read: so at that
//! moment every payment is either in the list or already missing from the funds.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Till, payment_cell};
use crate::{
    AtomicAmount, Facilitator, Ledger, LedgerError, Nonce, PaymentKey, Reason, ReserveError, UnixSeconds, Verified,
    row::{Cell, Stage},
};

/// Retries of a failed compare-and-set.
const ROUNDS: usize = 16;

/// How many payments of one payer may be open at once; it bounds the cell (about 30 kB).
const MOST: usize = 256;

/// How long the list is kept at least, in seconds: far longer than a verification stays fresh.
const KEEP_SECONDS: u64 = 60;

/// How many seconds after its end an authorisation counts as dead, because blocks may be reorganised.
const CERTAINTY: u64 = 15;

/// A payment that may still move money.
#[derive(Clone, Serialize, Deserialize)]
struct Open {
    nonce: Nonce,
    amount: AtomicAmount,
    until: UnixSeconds,
}

#[derive(Clone, Default, Serialize, Deserialize)]
struct Promised {
    open: Vec<Open>,
    /// How many payments have left the list.
    #[serde(default)]
    closed: u64,
}

impl Promised {
    fn read(bytes: Option<&Vec<u8>>) -> Result<Promised, LedgerError> {
        bytes.map_or_else(|| Ok(Promised::default()), |bytes| serde_json::from_slice(bytes).map_err(LedgerError::new))
    }

    fn bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("nonces and amounts are plain text")
    }

    /// Whether `amount` more is within `funds`.
    fn leaves(&self, amount: AtomicAmount, funds: AtomicAmount) -> bool {
        let sum = self.open.iter().try_fold(amount.units(), |sum, open| sum.checked_add(open.amount.units()));
        sum.is_some_and(|sum| sum <= funds.units())
    }

    fn keep(&self, now: UnixSeconds, most: Duration) -> Duration {
        let last = self.open.iter().map(|open| open.until.since(now).as_secs()).max().unwrap_or(0);
        Duration::from_secs(last.max(KEEP_SECONDS)).min(most.max(Duration::from_secs(KEEP_SECONDS)))
    }
}

/// The ledger key of a payer's open payments in one asset.
fn funds_cell(key: &PaymentKey) -> String {
    format!("open/{}/{}/{}", key.network, key.asset.to_lower_hex(), key.payer.to_lower_hex())
}

impl<F: Facilitator, L: Ledger> Till<F, L> {
    /// How many of the payer's payments were closed so far.
    pub(super) async fn closed_payments(&self, key: &PaymentKey) -> Result<u64, LedgerError> {
        let bytes = self.ledger.get(&funds_cell(key)).await?;
        Ok(Promised::read(bytes.as_ref())?.closed)
    }

    /// Promises a part of the payer's funds to this payment. Without a view of the funds there is nothing to promise.
    pub(super) async fn promise_funds(&self, payment: &Verified, now: UnixSeconds) -> Result<(), ReserveError> {
        let (Some(seen), None) = (payment.standing.funds, payment.standing.carried) else { return Ok(()) };
        let (key, authorization) = (payment.key(), payment.checked.authorization());
        let (name, amount) = (funds_cell(&key), authorization.value);
        for _ in 0..ROUNDS {
            let bytes = self.ledger.get(&name).await?;
            let mut promised = Promised::read(bytes.as_ref())?;
            promised.open.retain(|open| open.nonce != key.nonce && now < open.until);
            let mut funds = seen;
            let full = promised.open.len() >= MOST;
            if full || promised.closed != payment.standing.closed || !promised.leaves(amount, funds) {
                self.forget_dead(&mut promised, &key, now).await?;
                // After the rows, so that what those say has moved is missing from the funds.
                let Some(again) = self.facilitator.funds(&payment.checked).await? else { return Ok(()) };
                funds = again;
            }
            if funds < amount {
                return Err(ReserveError::Refused { reason: Reason::InsufficientBalance });
            }
            if promised.open.len() >= MOST || !promised.leaves(amount, funds) {
                return Err(ReserveError::Promised);
            }
            let until = authorization.valid_before.plus(CERTAINTY);
            promised.open.push(Open { nonce: key.nonce, amount, until });
            if self.write_promised(&name, bytes.as_deref(), &promised, now).await? {
                return Ok(());
            }
        }
        Err(ReserveError::Running { retry_after: Duration::from_secs(1) })
    }

    /// Takes a payment off the list: it moved, or it never will.
    ///
    /// An entry that stays because the ledger fails is dropped when its row says that it is dead.
    pub(super) async fn free_funds(&self, key: &PaymentKey, now: UnixSeconds) {
        let name = funds_cell(key);
        for _ in 0..ROUNDS {
            let Ok(Some(bytes)) = self.ledger.get(&name).await else { return };
            let Ok(mut promised) = Promised::read(Some(&bytes)) else { return };
            let before = promised.open.len();
            promised.open.retain(|open| open.nonce != key.nonce);
            if promised.open.len() == before {
                return;
            }
            promised.closed = promised.closed.wrapping_add(1);
            if !matches!(self.write_promised(&name, Some(&bytes), &promised, now).await, Ok(false)) {
                return;
            }
        }
    }

    async fn write_promised(
        &self,
        name: &str,
        old: Option<&[u8]>,
        promised: &Promised,
        now: UnixSeconds,
    ) -> Result<bool, LedgerError> {
        let keep = promised.keep(now, self.settings.keep);
        match old {
            Some(old) => self.ledger.swap(name, old, &promised.bytes(), keep).await,
            None => self.ledger.insert(name, &promised.bytes(), keep).await,
        }
    }

    /// Drops the entries of payments that moved, were given up, or lost their worker before anything was noted.
    async fn forget_dead(
        &self,
        promised: &mut Promised,
        key: &PaymentKey,
        now: UnixSeconds,
    ) -> Result<(), LedgerError> {
        let mut living = Vec::new();
        for open in std::mem::take(&mut promised.open) {
            let other = PaymentKey { nonce: open.nonce, ..key.clone() };
            let cell = self.ledger.get(&payment_cell(&other)).await?.map(Cell::read).transpose()?;
            // Without a row it is about to be reserved, or its row has expired; the list forgets it at its end.
            let lives = cell.is_none_or(|cell| match cell.row.stage {
                Stage::Noted => true,
                Stage::Reserved => cell.row.leased(now),
                Stage::Settled | Stage::Released => false,
            });
            if lives {
                living.push(open);
            }
        }
        promised.closed = promised.closed.wrapping_add((living.len() < promised.open.len()).into());
        promised.open = living;
        Ok(())
    }
}
