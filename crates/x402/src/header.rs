//! Names of the headers and their base64 (x402 v2, HTTP transport).

use base64::{
    Engine, alphabet,
    engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig, general_purpose::STANDARD},
};

/// The response header of a 402 that carries the challenge.
pub const PAYMENT_REQUIRED: &str = "PAYMENT-REQUIRED";

/// The request header that carries the payment.
pub const PAYMENT_SIGNATURE: &str = "PAYMENT-SIGNATURE";

/// The response header that tells how the payment was settled, or why it was not.
pub const PAYMENT_RESPONSE: &str = "PAYMENT-RESPONSE";

/// The largest payment header that is read, in bytes. Real ones are under 4 KiB, plus the echo of the extensions.
pub const MAX_PAYMENT_BYTES: usize = 8 * 1024;

/// The largest challenge header that is written, in bytes. Many servers and proxies stop at 8 KiB for all headers
/// together.
pub const MAX_CHALLENGE_BYTES: usize = 4 * 1024;

/// Strict encoder, lenient decoder: some clients omit the padding or set unused bits.
const TOLERANT: GeneralPurpose = GeneralPurpose::new(
    &alphabet::STANDARD,
    GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true),
);

pub(crate) fn encode(json: impl AsRef<[u8]>) -> String {
    STANDARD.encode(json)
}

pub(crate) fn decode(value: &[u8]) -> Result<Vec<u8>, base64::DecodeError> {
    TOLERANT.decode(value)
}
