//! The states of a payment. Each can only be made from the previous one, so the last one proves all the others.

use std::fmt;

use crate::{
    AtomicAmount, Authorization, Mismatch, Offer, PaymentIdentifier, PaymentKey, Presented, Settlement,
    TransactionHash, UnixSeconds, check::untimely, keccak::keccak256, row::Cell,
};

/// A payment for exactly this offer. Its signature is not verified yet. Made by [`check`](crate::check).
#[derive(Clone)]
pub struct Checked {
    payment: Presented,
    offer: Offer,
    identifier: Option<PaymentIdentifier>,
    untimely: Option<Mismatch>,
    at: UnixSeconds,
}

impl Checked {
    pub(crate) fn new(
        payment: Presented,
        offer: Offer,
        identifier: Option<PaymentIdentifier>,
        untimely: Option<Mismatch>,
        at: UnixSeconds,
    ) -> Checked {
        Checked { payment, offer, identifier, untimely, at }
    }

    /// What the payer signed.
    #[must_use]
    pub fn authorization(&self) -> &Authorization {
        self.payment.authorization()
    }

    /// The signature as it was presented.
    #[must_use]
    pub fn signature(&self) -> &[u8] {
        self.payment.signature()
    }

    /// The offer it is over.
    #[must_use]
    pub fn offer(&self) -> &Offer {
        &self.offer
    }

    /// The identity of the payment.
    #[must_use]
    pub fn key(&self) -> PaymentKey {
        PaymentKey::of(&self.offer, self.authorization())
    }

    /// The id the client gave its purchase, if the offer takes one.
    #[must_use]
    pub fn identifier(&self) -> Option<&PaymentIdentifier> {
        self.identifier.as_ref()
    }

    /// What is wrong with its time, if anything: fatal for a new payment, harmless for one that was settled in time.
    #[must_use]
    pub fn untimely(&self) -> Option<&Mismatch> {
        self.untimely.as_ref()
    }

    /// When it was checked.
    #[must_use]
    pub fn at(&self) -> UnixSeconds {
        self.at
    }

    pub(crate) fn untimely_at(&self, now: UnixSeconds) -> Option<Mismatch> {
        untimely(&self.payment, &self.offer, now)
    }

    /// A digest of the signature, to recognise a verified signature later.
    pub(crate) fn fingerprint(&self) -> [u8; 32] {
        keccak256(self.payment.signature())
    }

    #[cfg(feature = "facilitator")]
    pub(crate) fn payment(&self) -> &Presented {
        &self.payment
    }
}

impl fmt::Debug for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Checked")
            .field("payment", &self.payment)
            .field("untimely", &self.untimely)
            .finish_non_exhaustive()
    }
}

/// A payment with the payer's own signature, which the chain would take, or has taken. Made by
/// [`Till::verify`](crate::Till::verify).
///
/// A clone may wait for its turn at [`Till::reserve`](crate::Till::reserve); the ledger lets one through.
#[derive(Clone, Debug)]
pub struct Verified {
    pub(crate) checked: Checked,
    pub(crate) known: bool,
    pub(crate) standing: Standing,
}

/// What the chain said of a payment when it was verified.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Standing {
    /// The transaction by which somebody else submitted it, if that has happened.
    pub(crate) carried: Option<TransactionHash>,
    /// What the payer held, if that could be seen.
    pub(crate) funds: Option<AtomicAmount>,
    /// How many of the payer's payments had been closed before the funds were read.
    pub(crate) closed: u64,
}

impl Verified {
    /// Whether the ledger has seen this payment before: then it is a repeat and counts against no quota.
    #[must_use]
    pub fn is_repeat(&self) -> bool {
        self.known
    }

    /// Whether somebody else has submitted the authorisation, so that the payee has the money already.
    #[must_use]
    pub fn is_carried(&self) -> bool {
        self.standing.carried.is_some()
    }

    /// The identity of the payment.
    #[must_use]
    pub fn key(&self) -> PaymentKey {
        self.checked.key()
    }

    /// Who pays, proved by the signature.
    #[must_use]
    pub fn payer(&self) -> crate::Address {
        self.checked.authorization().from
    }

    /// The payment as it was checked.
    #[must_use]
    pub fn checked(&self) -> &Checked {
        &self.checked
    }
}

/// A payment that is bound to one request and to this worker. Made by [`Till::reserve`](crate::Till::reserve).
///
/// Pass it to [`Till::settle`](crate::Till::settle) or [`Till::release`](crate::Till::release). If it is dropped, the
/// reservation stays until its lease expires; then the same request may take it over.
#[derive(Debug)]
#[must_use = "a reservation that is neither settled nor released blocks the payment until its lease runs out"]
pub struct Reserved {
    pub(crate) checked: Checked,
    pub(crate) cell: Cell,
    /// Whether an earlier attempt to settle it is possible.
    pub(crate) resumed: bool,
}

impl Reserved {
    /// The identity of the payment.
    #[must_use]
    pub fn key(&self) -> PaymentKey {
        self.checked.key()
    }

    /// Who pays.
    #[must_use]
    pub fn payer(&self) -> crate::Address {
        self.checked.authorization().from
    }

    /// When the lease expires and another worker may take the reservation over.
    #[must_use]
    pub fn lease_until(&self) -> UnixSeconds {
        self.cell.row.lease
    }
}

/// A payment that moved: the only value that says so. Made by [`Till::settle`](crate::Till::settle), and by
/// [`Till::reserve`](crate::Till::reserve) for a repeat.
///
/// Ask for it wherever something is handed out; then handing out before settling does not compile:
///
/// ```compile_fail,E0308
/// use baihua_x402::{Reserved, Settled};
///
/// fn hand_out(report: String, _paid: &Settled) -> String {
///     report
/// }
///
/// fn too_early(report: String, payment: Reserved) -> String {
///     hand_out(report, &payment) // a reservation is no settlement
/// }
/// ```
///
/// Nor does settling what was never reserved:
///
/// ```compile_fail,E0308
/// use baihua_x402::{Facilitator, Ledger, SettleError, Settled, Till, UnixSeconds, Verified};
///
/// async fn too_fast<F: Facilitator, L: Ledger>(till: &Till<F, L>, payment: Verified) -> Result<Settled, SettleError> {
///     till.settle(payment, "note", UnixSeconds::new(0)).await // verified is not reserved
/// }
/// ```
///
/// Nor can one be made up:
///
/// ```compile_fail,E0451
/// fn forged(settlement: baihua_x402::Settlement) -> baihua_x402::Settled {
///     baihua_x402::Settled { settlement, note: String::new() }
/// }
/// ```
///
/// This is how it goes:
///
/// ```
/// use baihua_x402::{Facilitator, Ledger, Reserved, SettleError, Settled, Till, UnixSeconds};
///
/// fn hand_out(report: String, _paid: &Settled) -> String {
///     report
/// }
///
/// async fn in_order<F: Facilitator, L: Ledger>(
///     till: &Till<F, L>,
///     report: String,
///     payment: Reserved,
///     now: UnixSeconds,
/// ) -> Result<String, SettleError> {
///     let paid = till.settle(payment, "where the report lies", now).await?;
///     Ok(hand_out(report, &paid))
/// }
/// ```
#[derive(Clone)]
pub struct Settled {
    pub(crate) settlement: Settlement,
    pub(crate) note: String,
}

impl fmt::Debug for Settled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Settled").field("settlement", &self.settlement).finish_non_exhaustive()
    }
}

impl Settled {
    /// What moved, for the answer's header.
    #[must_use]
    pub fn settlement(&self) -> &Settlement {
        &self.settlement
    }

    /// The note that was left before the money moved: where the result lies.
    #[must_use]
    pub fn note(&self) -> &str {
        &self.note
    }
}
