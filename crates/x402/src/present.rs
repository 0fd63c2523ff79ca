use std::fmt;

use serde::Deserialize;
use serde_json::{Map, Value, value::RawValue};

use crate::{
    Authorization, Offer, PaymentIdentifier, Reason,
    extensions::{Extensions, identifier_in},
    header::{self, MAX_PAYMENT_BYTES},
    hex,
    wire::X402_VERSION,
};

/// How deep the JSON of a payment may be nested. Ours and the official ones stay under 12.
const MAX_DEPTH: usize = 32;

/// A payment as presented by a client: well formed, otherwise unverified.
///
/// It can be spent by whoever holds it, so `Debug` shows neither signature nor extensions.
#[derive(Clone, PartialEq)]
pub struct Presented {
    resource_url: Option<String>,
    accepted: Map<String, Value>,
    authorization: Authorization,
    signature: Vec<u8>,
    extensions: Option<Extensions>,
}

impl Presented {
    /// The payment of `offer` by a signed authorisation, as a buyer makes it: offer and extensions echoed.
    #[must_use]
    pub fn new(offer: &Offer, authorization: Authorization, signature: Vec<u8>) -> Presented {
        Presented {
            resource_url: Some(offer.resource().url().to_owned()),
            accepted: offer.requirements_json().as_object().cloned().unwrap_or_default(),
            authorization,
            signature,
            extensions: Some(offer.extensions().clone()),
        }
    }

    /// What the payer signed.
    #[must_use]
    pub fn authorization(&self) -> &Authorization {
        &self.authorization
    }

    /// The signature as it was presented: 65 bytes of a key, or whatever a contract wallet wants.
    #[must_use]
    pub fn signature(&self) -> &[u8] {
        &self.signature
    }

    /// The value of [`header::PAYMENT_SIGNATURE`]: base64 of the JSON.
    #[must_use]
    pub fn to_header(&self) -> String {
        header::encode(self.to_value(self.accepted.clone()).to_string())
    }

    pub(crate) fn resource_url(&self) -> Option<&str> {
        self.resource_url.as_deref()
    }

    pub(crate) fn accepted(&self) -> &Map<String, Value> {
        &self.accepted
    }

    pub(crate) fn extensions(&self) -> Option<&Extensions> {
        self.extensions.as_ref()
    }

    pub(crate) fn identifier(&self) -> Result<Option<PaymentIdentifier>, crate::IdentifierError> {
        self.extensions.as_ref().map_or(Ok(None), identifier_in)
    }

    /// `PaymentPayload` with another `accepted`, for a facilitator that must see the seller's own offer.
    pub(crate) fn to_value(&self, accepted: Map<String, Value>) -> Value {
        let mut payload = Map::new();
        payload.insert("x402Version".to_owned(), X402_VERSION.into());
        if let Some(url) = &self.resource_url {
            payload.insert("resource".to_owned(), serde_json::json!({ "url": url }));
        }
        payload.insert("accepted".to_owned(), Value::Object(accepted));
        let signed = serde_json::json!({
            "signature": hex::text(&self.signature),
            "authorization": crate::wire::value(&self.authorization),
        });
        payload.insert("payload".to_owned(), signed);
        if let Some(extensions) = &self.extensions {
            payload.insert("extensions".to_owned(), Value::Object(extensions.clone()));
        }
        Value::Object(payload)
    }

    #[cfg(all(feature = "testkit", feature = "evm"))]
    pub(crate) fn from_parts(
        resource_url: Option<String>,
        accepted: Map<String, Value>,
        authorization: Authorization,
        signature: Vec<u8>,
        extensions: Option<Extensions>,
    ) -> Presented {
        Presented { resource_url, accepted, authorization, signature, extensions }
    }
}

impl fmt::Debug for Presented {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Presented").field("authorization", &self.authorization).finish_non_exhaustive()
    }
}

/// Why a header is not a payment.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// The value is empty: there is no payment.
    #[error("the payment header is empty")]
    Empty,
    /// The value is longer than [`header::MAX_PAYMENT_BYTES`].
    #[error("the payment header has {bytes} bytes, more than {max}")]
    TooLarge {
        /// Its length in bytes.
        bytes: usize,
        /// The limit in bytes.
        max: usize,
    },
    /// The value is not base64 in the standard alphabet.
    #[error("the payment header is not base64")]
    NotBase64 {
        /// What the decoder says.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// The JSON is nested too deeply.
    #[error("the payment is nested deeper than {max} levels")]
    TooDeep {
        /// The limit in levels.
        max: usize,
    },
    /// The content is not JSON, or a part is missing or of the wrong form.
    #[error("the payment has no sound {part}")]
    Shape {
        /// Which part.
        part: &'static str,
        /// What the JSON reader says, if it came to that.
        source: Option<Box<dyn std::error::Error + Send + Sync>>,
    },
    /// `x402Version` is missing or not the number 2.
    #[error("the payment is not of version 2")]
    Version,
    /// The payment is of another kind, such as Permit2.
    #[error("the payment is no EIP-3009 authorisation")]
    Unsupported,
}

impl ReadError {
    /// The code to answer with.
    #[must_use]
    pub fn reason(&self) -> Reason {
        match self {
            ReadError::Empty => Reason::Unpaid,
            ReadError::Version => Reason::InvalidVersion,
            ReadError::Unsupported => Reason::UnsupportedPayload,
            _ => Reason::InvalidPayload,
        }
    }

    fn shape(part: &'static str) -> impl Fn(serde_json::Error) -> ReadError {
        move |error| ReadError::Shape { part, source: Some(error.into()) }
    }
}

#[derive(Deserialize)]
struct Envelope<'a> {
    #[serde(borrow, rename = "x402Version")]
    version: Option<&'a RawValue>,
    #[serde(borrow)]
    resource: Option<&'a RawValue>,
    #[serde(borrow)]
    accepted: Option<&'a RawValue>,
    #[serde(borrow)]
    payload: Option<&'a RawValue>,
    #[serde(borrow)]
    extensions: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Resource {
    url: Option<String>,
}

#[derive(Deserialize)]
struct Payload<'a> {
    signature: Option<String>,
    #[serde(borrow)]
    authorization: Option<&'a RawValue>,
    #[serde(borrow, rename = "permit2Authorization")]
    permit2: Option<&'a RawValue>,
}

/// Reads the value of [`header::PAYMENT_SIGNATURE`].
///
/// Parsing is lenient: base64 padding is optional and unused bits are ignored, unknown fields are ignored, null counts
/// as absent, hex is case-insensitive. So different texts can be the same payment; never use the header text as a key.
///
/// # Errors
///
/// [`ReadError`] says which part is not as x402 v2, section 5.2 wants it.
pub fn read(value: impl AsRef<[u8]>) -> Result<Presented, ReadError> {
    let value = value.as_ref();
    if value.is_empty() {
        return Err(ReadError::Empty);
    }
    if value.len() > MAX_PAYMENT_BYTES {
        return Err(ReadError::TooLarge { bytes: value.len(), max: MAX_PAYMENT_BYTES });
    }
    let json = header::decode(value).map_err(|error| ReadError::NotBase64 { source: error.into() })?;
    let json =
        std::str::from_utf8(&json).map_err(|error| ReadError::Shape { part: "UTF-8", source: Some(error.into()) })?;
    if too_deep(json) {
        return Err(ReadError::TooDeep { max: MAX_DEPTH });
    }
    let envelope: Envelope<'_> = object(json, "JSON object")?;
    if envelope.version.map(RawValue::get) != Some("2") {
        return Err(ReadError::Version);
    }
    let missing = |part| move || ReadError::Shape { part, source: None };
    let accepted = object(envelope.accepted.ok_or_else(missing("accepted"))?.get(), "accepted")?;
    let payload: Payload<'_> = object(envelope.payload.ok_or_else(missing("payload"))?.get(), "payload")?;
    let authorization = match (payload.authorization, payload.permit2) {
        (Some(authorization), _) => object(authorization.get(), "authorization")?,
        (None, Some(_)) => return Err(ReadError::Unsupported),
        (None, None) => return Err(missing("authorization")()),
    };
    let signature = payload.signature.ok_or_else(missing("signature"))?;
    let signature =
        hex::bytes(&signature).map_err(|error| ReadError::Shape { part: "signature", source: Some(error.into()) })?;
    let resource = envelope.resource.map(|raw| object::<Resource>(raw.get(), "resource")).transpose()?;
    let extensions = envelope.extensions.map(|raw| object(raw.get(), "extensions")).transpose()?;
    let resource_url = resource.and_then(|resource| resource.url);
    Ok(Presented { resource_url, accepted, authorization, signature, extensions })
}

/// Reads a JSON object. An array is refused, although serde would take one as the fields in their order.
fn object<'a, T: Deserialize<'a>>(json: &'a str, part: &'static str) -> Result<T, ReadError> {
    if !json.trim_start().starts_with('{') {
        return Err(ReadError::Shape { part, source: None });
    }
    serde_json::from_str(json).map_err(ReadError::shape(part))
}

/// Counts brackets outside of strings, so that the JSON parser's recursion is bounded.
fn too_deep(json: &str) -> bool {
    let (mut depth, mut in_string, mut escaped) = (0_usize, false, false);
    for byte in json.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'[' | b'{' if !in_string => depth += 1,
            b']' | b'}' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_DEPTH {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::{ReadError, read, too_deep};
    use crate::header;

    #[test]
    fn depth_is_counted_outside_of_strings() {
        assert!(!too_deep(&format!("{}{}", "[".repeat(32), "]".repeat(32))));
        assert!(too_deep(&"[".repeat(33)));
        assert!(!too_deep(&format!("\"{}\"", "[".repeat(99))));
        assert!(!too_deep(&format!("\"\\\"{}\"", "[".repeat(99))));
        assert!(!too_deep(&"[]".repeat(99)));
    }

    #[test]
    fn arrays_are_no_objects() {
        let cases = [
            "[2,null,{},{},{}]",
            r#"{"x402Version":2,"accepted":[],"payload":{}}"#,
            r#"{"x402Version":2,"accepted":{},"payload":["0x",{}]}"#,
            r#"{"x402Version":2,"accepted":{},"payload":{"signature":"0x","authorization":[]}}"#,
        ];
        for json in cases {
            let error = read(header::encode(json)).unwrap_err();
            assert!(matches!(error, ReadError::Shape { .. }), "{json}: {error}");
        }
    }

    #[test]
    fn the_version_is_the_number_two() {
        for version in ["1", "3", "\"2\"", "2.0", "20", "null", "[2]"] {
            let json = format!(r#"{{"x402Version":{version},"accepted":{{}},"payload":{{}}}}"#);
            assert!(matches!(read(header::encode(json)), Err(ReadError::Version)), "{version}");
        }
    }
}
