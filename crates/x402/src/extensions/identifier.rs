use std::{fmt, str::FromStr};

use serde_json::{Value, json};

use super::{Extensions, PAYMENT_IDENTIFIER};

/// The id a client gives a purchase, so that a second payment for it is not taken (extension `payment-identifier`).
///
/// 16 to 128 of `a-z A-Z 0-9 _ -`.
/// It is scoped to the payer and bound to the request: alone it would be a guessable key to somebody else's result.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PaymentIdentifier(String);

impl PaymentIdentifier {
    /// The id as the client wrote it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PaymentIdentifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why a text is not a payment identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a payment identifier is 16 to 128 letters, digits, hyphens or underscores")]
#[non_exhaustive]
pub struct IdentifierError;

impl FromStr for PaymentIdentifier {
    type Err = IdentifierError;

    fn from_str(text: &str) -> Result<PaymentIdentifier, IdentifierError> {
        let fits = (16..=128).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'));
        if fits { Ok(PaymentIdentifier(text.to_owned())) } else { Err(IdentifierError) }
    }
}

/// The extension as the server offers it.
pub(crate) fn described(required: bool) -> Value {
    json!({
        "info": { "required": required },
        "schema": {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "type": "object",
            "properties": {
                "required": { "type": "boolean" },
                "id": { "type": "string", "minLength": 16, "maxLength": 128, "pattern": "^[a-zA-Z0-9_-]+$" }
            },
            "required": ["required"]
        }
    })
}

/// The id a client put in, if it did.
pub(crate) fn id_of(echoed: &Extensions) -> Result<Option<PaymentIdentifier>, IdentifierError> {
    match echoed.get(PAYMENT_IDENTIFIER).and_then(|extension| extension.get("info")?.get("id")) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(id)) => id.parse().map(Some),
        Some(_) => Err(IdentifierError),
    }
}
