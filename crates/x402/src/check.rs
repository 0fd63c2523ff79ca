use serde_json::{Map, Value};

use crate::{
    Address, Offer, PaymentIdentifier, Presented, Reason, UnixSeconds,
    extensions::{covers, echo_fault},
    resource::path,
    states::Checked,
};

/// Tolerated clock skew of the payer in seconds; beyond it the chain is not asked.
///
/// Some buyers set `validAfter` five seconds into the past, which is the future for a server whose clock is slow.
const CLOCK_SLACK: u64 = 5;

/// Why a well-formed payment is not the one that was asked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Mismatch {
    /// `accepted` is not this endpoint's offer.
    #[error("the accepted offer differs from ours in {field}")]
    Requirements {
        /// The first field that differs.
        field: String,
    },
    /// An extension came back changed.
    #[error("the extension {key} came back changed")]
    Extension {
        /// The extension's key.
        key: String,
    },
    /// An id is required and missing, or not of the form asked for.
    #[error("the payment identifier is missing or malformed")]
    Identifier,
    /// The payment was made for another path.
    #[error("the payment names another resource")]
    Resource,
    /// The authorisation pays somebody else.
    #[error("the authorisation pays {paid}, not the payee of the offer")]
    Recipient {
        /// Whom it pays.
        paid: Address,
    },
    /// The authorisation is not over exactly the price.
    #[error("the authorisation is not over the amount of the offer")]
    Value,
    /// The payer is the zero address, which can sign nothing.
    #[error("the payer is the zero address")]
    NoPayer,
    /// Payer and payee are the same.
    #[error("the payer is the payee")]
    SelfPayment,
    /// The authorisation has run out or has too little time left for the work and the settlement.
    #[error("the authorisation has {left} seconds left of {needed} needed")]
    TooLate {
        /// Seconds left.
        left: u64,
        /// Seconds needed.
        needed: u64,
    },
    /// The authorisation is valid only later.
    #[error("the authorisation is valid only in {seconds} seconds")]
    TooEarly {
        /// Seconds until then.
        seconds: u64,
    },
}

impl Mismatch {
    /// The code to answer with.
    #[must_use]
    pub fn reason(&self) -> Reason {
        match self {
            Mismatch::Requirements { .. } => Reason::NoMatchingRequirements,
            Mismatch::Extension { .. } => Reason::ExtensionEcho,
            Mismatch::Identifier => Reason::InvalidIdentifier,
            Mismatch::Resource => Reason::ResourceMismatch,
            Mismatch::Recipient { .. } => Reason::RecipientMismatch,
            Mismatch::Value => Reason::ValueMismatch,
            Mismatch::NoPayer => Reason::Signature,
            Mismatch::SelfPayment => Reason::SelfPayment,
            Mismatch::TooLate { .. } => Reason::ValidBefore,
            Mismatch::TooEarly { .. } => Reason::ValidAfter,
        }
    }
}

/// Compares a payment with the offer of this endpoint: pure, cheap, no signature yet.
///
/// In this order: `accepted`, extensions, resource, payee, amount, payer.
/// The offer's own values count from here on; what the client sent as `accepted` is dropped.
/// The validity window is compared too, but kept as [`Checked::untimely`]: a payment that was settled in time buys its
/// result again later, and only [`Till::verify`](crate::Till::verify) can know which it is.
///
/// # Errors
///
/// [`Mismatch`] names the first thing that differs.
pub fn check(payment: Presented, offer: &Offer, now: UnixSeconds) -> Result<Checked, Mismatch> {
    if let Some(field) = difference(payment.accepted(), offer.requirements_json()) {
        return Err(Mismatch::Requirements { field });
    }
    let fault = payment.extensions().and_then(|echoed| echo_fault(offer.extensions(), echoed));
    if let Some(key) = fault {
        return Err(Mismatch::Extension { key: key.to_owned() });
    }
    let identifier = identifier(&payment, offer)?;
    if payment.resource_url().is_some_and(|url| path(url) != path(offer.resource().url())) {
        return Err(Mismatch::Resource);
    }
    let authorization = payment.authorization();
    if authorization.to != offer.pay_to() {
        return Err(Mismatch::Recipient { paid: authorization.to });
    }
    if authorization.value != offer.price().amount() {
        return Err(Mismatch::Value);
    }
    if authorization.from == Address::ZERO {
        return Err(Mismatch::NoPayer);
    }
    if authorization.from == authorization.to {
        return Err(Mismatch::SelfPayment);
    }
    let untimely = untimely(&payment, offer, now);
    Ok(Checked::new(payment, offer.clone(), identifier, untimely, now))
}

fn identifier(payment: &Presented, offer: &Offer) -> Result<Option<PaymentIdentifier>, Mismatch> {
    let Some(required) = offer.identifier_required() else { return Ok(None) };
    match payment.identifier() {
        Ok(None) if required => Err(Mismatch::Identifier),
        Ok(identifier) => Ok(identifier),
        Err(_) => Err(Mismatch::Identifier),
    }
}

pub(crate) fn untimely(payment: &Presented, offer: &Offer, now: UnixSeconds) -> Option<Mismatch> {
    let authorization = payment.authorization();
    let left = authorization.valid_before.as_secs().saturating_sub(now.as_secs());
    if left < offer.min_seconds_left() || left == 0 {
        return Some(Mismatch::TooLate { left, needed: offer.min_seconds_left() });
    }
    let seconds = authorization.valid_after.as_secs().saturating_sub(now.as_secs());
    (seconds > CLOCK_SLACK).then_some(Mismatch::TooEarly { seconds })
}

/// The first field of the offer that `accepted` does not have: addresses by their bytes, `extra` as a superset, the
/// rest as equal JSON. Fields beyond the offer's change nothing, because nothing is read from here.
fn difference(accepted: &Map<String, Value>, offered: &Value) -> Option<String> {
    let same = |field: &str, accepted: &Value, offered: &Value| match field {
        "asset" | "payTo" => address(accepted).is_some_and(|accepted| Some(accepted) == address(offered)),
        "extra" => covers(accepted, offered),
        _ => accepted == offered,
    };
    offered
        .as_object()?
        .iter()
        .find(|(field, offered)| !accepted.get(*field).is_some_and(|accepted| same(field, accepted, offered)))
        .map(|(field, _)| field.clone())
}

fn address(value: &Value) -> Option<Address> {
    value.as_str()?.parse().ok()
}
