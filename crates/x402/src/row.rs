//! The ledger row of a payment: JSON that only this crate reads.

use serde::{Deserialize, Serialize};

use crate::{
    Address, AtomicAmount, LedgerError, PaymentKey, RequestTag, Settlement, TransactionHash, UnixSeconds, key::Token,
    ports::Claim, states::Checked,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Stage {
    /// Reserved by a worker; no money can have moved.
    Reserved,
    /// The result is stored; money may be moving.
    Noted,
    /// The money moved.
    Settled,
    /// Released: a tombstone, equivalent to no row. No money has moved and none will.
    Released,
}

#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Row {
    pub(crate) stage: Stage,
    pub(crate) tag: RequestTag,
    pub(crate) token: Token,
    /// End of the lease of the worker with the token.
    pub(crate) lease: UnixSeconds,
    /// When the payment was found unspent.
    pub(crate) since: UnixSeconds,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) note: Option<String>,
    /// Digest of the signature that was proved.
    pub(crate) signature: RequestTag,
    pub(crate) pay_to: Address,
    pub(crate) amount: AtomicAmount,
    pub(crate) before: UnixSeconds,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) transaction: Option<TransactionHash>,
}

impl Row {
    pub(crate) fn reserved(payment: &Checked, tag: RequestTag, token: Token, now: UnixSeconds, lease: u64) -> Row {
        let authorization = payment.authorization();
        Row {
            stage: Stage::Reserved,
            tag,
            token,
            lease: now.plus(lease),
            since: now,
            note: None,
            signature: RequestTag::from_bytes(payment.fingerprint()),
            pay_to: authorization.to,
            amount: authorization.value,
            before: authorization.valid_before,
            transaction: None,
        }
    }

    /// The row of a payment that somebody else has submitted in this transaction, not before `since`.
    pub(crate) fn carried_by(self, transaction: TransactionHash, since: UnixSeconds) -> Row {
        Row { transaction: Some(transaction), since, ..self }
    }

    pub(crate) fn leased(&self, now: UnixSeconds) -> bool {
        now < self.lease
    }

    pub(crate) fn claim(&self, key: &PaymentKey) -> Claim {
        Claim {
            key: key.clone(),
            pay_to: self.pay_to,
            amount: self.amount,
            valid_before: self.before,
            since: self.since,
            transaction: self.transaction,
        }
    }

    pub(crate) fn settlement(&self, key: &PaymentKey, transaction: TransactionHash) -> Settlement {
        Settlement { transaction, network: key.network.clone(), payer: key.payer, amount: self.amount }
    }
}

/// A row with its exact bytes in the ledger, which a compare-and-set needs.
#[derive(Clone)]
pub(crate) struct Cell {
    pub(crate) row: Row,
    pub(crate) bytes: Vec<u8>,
}

impl std::fmt::Debug for Cell {
    /// Redacts the note, which locates the result.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Cell").field("stage", &self.row.stage).field("lease", &self.row.lease).finish_non_exhaustive()
    }
}

impl Cell {
    pub(crate) fn of(row: Row) -> Cell {
        let bytes = serde_json::to_vec(&row).expect("a row is plain text and has no maps");
        Cell { row, bytes }
    }

    pub(crate) fn read(bytes: Vec<u8>) -> Result<Cell, LedgerError> {
        let row = serde_json::from_slice(&bytes).map_err(LedgerError::new)?;
        Ok(Cell { row, bytes })
    }
}
