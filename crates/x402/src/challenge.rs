use serde::{Deserialize, Serialize};

use crate::{
    Offer, Reason, Resource,
    extensions::Extensions,
    header::{self, MAX_PAYMENT_BYTES},
    wire::{PaymentRequirements, X402_VERSION},
};

/// `PaymentRequired`: the answer to a request that is not paid, or not well (x402 v2, section 5.1).
///
/// Send [`Challenge::to_header`] with status 402 and `Cache-Control: no-store`; the same object may stand in the body,
/// where it serialises to the same JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Challenge {
    #[serde(rename = "x402Version")]
    version: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    resource: Resource,
    accepts: Vec<PaymentRequirements>,
    #[serde(default, skip_serializing_if = "Extensions::is_empty", deserialize_with = "null_is_none")]
    extensions: Extensions,
}

fn null_is_none<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Extensions, D::Error> {
    Ok(Option::<Extensions>::deserialize(from)?.unwrap_or_default())
}

/// The challenge that asks for payment of this offer: the value of
/// [`header::PAYMENT_REQUIRED`](crate::header::PAYMENT_REQUIRED).
#[must_use]
pub fn challenge(offer: &Offer) -> Challenge {
    Challenge {
        version: X402_VERSION,
        error: None,
        resource: offer.resource().clone(),
        accepts: vec![offer.requirements().clone()],
        extensions: offer.extensions().clone(),
    }
}

impl Challenge {
    /// The same challenge, saying why the payment that came was refused.
    #[must_use]
    pub fn with_error(mut self, reason: &Reason) -> Challenge {
        self.error = Some(reason.to_string());
        self
    }

    /// The value of [`header::PAYMENT_REQUIRED`]: base64 of the JSON, at most [`header::MAX_CHALLENGE_BYTES`] bytes.
    #[must_use]
    pub fn to_header(&self) -> String {
        header::encode(self.to_json())
    }

    /// The JSON text.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a challenge is plain text, numbers and maps with text keys")
    }

    /// Reads a challenge header, as a buyer does.
    ///
    /// # Errors
    ///
    /// [`ChallengeError`] if it is not base64 of a version 2 challenge whose offers are all of a shape this crate knows.
    pub fn read(value: impl AsRef<[u8]>) -> Result<Challenge, ChallengeError> {
        let value = value.as_ref();
        if value.len() > MAX_PAYMENT_BYTES {
            return Err(ChallengeError { source: None });
        }
        let json = header::decode(value).map_err(|error| ChallengeError { source: Some(error.into()) })?;
        let challenge: Challenge =
            serde_json::from_slice(&json).map_err(|error| ChallengeError { source: Some(error.into()) })?;
        if challenge.version == X402_VERSION { Ok(challenge) } else { Err(ChallengeError { source: None }) }
    }

    /// What the last payment was refused for, or another remark.
    #[must_use]
    pub fn error(&self) -> Option<&str> {
        self.error.as_deref()
    }

    /// The endpoint.
    #[must_use]
    pub fn resource(&self) -> &Resource {
        &self.resource
    }

    /// The ways to pay, best first.
    #[must_use]
    pub fn accepts(&self) -> &[PaymentRequirements] {
        &self.accepts
    }

    #[cfg(all(feature = "testkit", feature = "evm"))]
    pub(crate) fn extensions(&self) -> &Extensions {
        &self.extensions
    }
}

/// Why a header is not a challenge.
#[derive(Debug, thiserror::Error)]
#[error("the header is no version 2 challenge")]
#[non_exhaustive]
pub struct ChallengeError {
    /// What the base64 or JSON reader says, if it got that far.
    pub source: Option<Box<dyn std::error::Error + Send + Sync>>,
}
