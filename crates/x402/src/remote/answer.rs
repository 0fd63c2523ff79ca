//! Answers of facilitators, and what they prove.

use serde::Deserialize;

use crate::{
    Address, FacilitatorError, Network, Reason, Supported, TransactionHash, Unavailable, settlement::SettleResponse,
};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct VerifyResponse {
    is_valid: bool,
    #[serde(default)]
    invalid_reason: Option<String>,
    #[serde(default)]
    payer: Option<String>,
}

impl VerifyResponse {
    pub(super) fn verdict(self, payer: Address) -> Result<(), FacilitatorError> {
        let other = self.payer.is_some_and(|named| named.parse() != Ok(payer));
        match self.invalid_reason {
            _ if self.is_valid && other => Err(Unavailable::new("the facilitator verified somebody else").into()),
            _ if self.is_valid => Ok(()),
            // A failure of the facilitator itself says nothing about the payment.
            Some(code) if code.starts_with("unexpected") => {
                Err(Unavailable::new(Reason::from_code(&code).to_string()).into())
            }
            Some(code) => Err(Reason::from_code(&code).into()),
            None => Err(Reason::Other("refused".to_owned()).into()),
        }
    }
}

/// Outcome of a settlement.
#[derive(Debug, PartialEq)]
pub(super) enum Outcome {
    Moved(TransactionHash),
    /// Sent and not mined yet.
    Pending(Option<TransactionHash>),
    /// This call certainly moved no money.
    Refused(Reason),
    /// Anything else, with what was said.
    Unclear(String),
}

impl SettleResponse {
    pub(super) fn outcome(self, network: &Network, payer: Address) -> Outcome {
        let transaction: Option<TransactionHash> = self.transaction.and_then(|hash| hash.parse().ok());
        let pending = matches!(self.status.as_deref(), Some("pending" | "timeout"));
        if pending {
            return Outcome::Pending(transaction);
        }
        if self.status.as_deref() == Some("failed") {
            return Outcome::Refused(Reason::TransactionFailed);
        }
        if self.success {
            let elsewhere = self.network.is_some_and(|named| named != network.as_str() && !named.is_empty());
            let other = self.payer.is_some_and(|named| !named.is_empty() && named.parse() != Ok(payer));
            return match transaction {
                Some(transaction) if !elsewhere && !other => Outcome::Moved(transaction),
                _ => Outcome::Unclear("a settlement without a transaction, or somebody else's".to_owned()),
            };
        }
        match Reason::from_code(self.error_reason.as_deref().unwrap_or("no reason")) {
            Reason::SettlementPending => Outcome::Pending(transaction),
            reason if is_definite(&reason) => Outcome::Refused(reason),
            reason => Outcome::Unclear(reason.to_string()),
        }
    }
}

/// Whether a failure proves that nothing was sent, or that what was sent has failed finally.
///
/// An unknown code may mean a time-out after sending, and a result must not be destroyed on a guess.
fn is_definite(reason: &Reason) -> bool {
    match reason {
        Reason::Other(code) => {
            let named = ["payer_blocked", "risk_address", "unsupported_chain", "invalid_payment_requirements"];
            named.contains(&code.as_str())
                || code.starts_with("invalid_exact_evm")
                || code.starts_with("invalid_permit")
        }
        Reason::SettlementPending => false,
        _ => true,
    }
}

#[derive(Deserialize)]
pub(super) struct SupportedResponse {
    kinds: Vec<Kind>,
    #[serde(default)]
    extensions: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Kind {
    x402_version: u32,
    scheme: String,
    network: String,
}

impl From<SupportedResponse> for Supported {
    fn from(response: SupportedResponse) -> Supported {
        let kinds = response.kinds.into_iter().map(|kind| (kind.x402_version, kind.scheme, kind.network)).collect();
        Supported { kinds, extensions: response.extensions.unwrap_or_default() }
    }
}

#[cfg(test)]
mod tests {
    use super::{Outcome, VerifyResponse};
    use crate::{Address, FacilitatorError, Network, Reason, TransactionHash, settlement::SettleResponse};

    const PAYER: &str = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

    #[test]
    fn nothing_is_taken_for_moved_or_refused_on_a_guess() {
        let hash = format!("0x{}", "07".repeat(32));
        let moved = TransactionHash::from_bytes([7; 32]);
        let cases = [
            (
                format!(r#"{{"success":true,"transaction":"{hash}","network":"eip155:196","payer":"{PAYER}"}}"#),
                Outcome::Moved(moved),
            ),
            (format!(r#"{{"success":true,"transaction":"{hash}","status":"success"}}"#), Outcome::Moved(moved)),
            (format!(r#"{{"success":true,"transaction":"{hash}","status":"pending"}}"#), Outcome::Pending(Some(moved))),
            (
                format!(r#"{{"success":false,"transaction":"{hash}","status":"timeout"}}"#),
                Outcome::Pending(Some(moved)),
            ),
            (
                r#"{"success":false,"errorReason":"settlement_pending","transaction":""}"#.to_owned(),
                Outcome::Pending(None),
            ),
            (
                r#"{"success":false,"errorReason":"insufficient_funds"}"#.to_owned(),
                Outcome::Refused(Reason::InsufficientBalance),
            ),
            (r#"{"success":false,"errorReason":"nonce_used"}"#.to_owned(), Outcome::Refused(Reason::NonceUsed)),
            (r#"{"success":false,"status":"failed"}"#.to_owned(), Outcome::Refused(Reason::TransactionFailed)),
        ];
        let payer: Address = PAYER.parse().unwrap();
        let judge = |json: &str| {
            let response: SettleResponse = serde_json::from_str(json).unwrap();
            response.outcome(&Network::X_LAYER, payer)
        };
        for (json, expected) in cases {
            assert_eq!(judge(&json), expected, "{json}");
        }
        for unclear in [
            r#"{"success":true,"transaction":""}"#.to_owned(),
            r#"{"success":true}"#.to_owned(),
            format!(r#"{{"success":true,"transaction":"{hash}","network":"eip155:1"}}"#),
            format!(r#"{{"success":true,"transaction":"{hash}","payer":"{}"}}"#, Address::from_bytes([1; 20])),
            r#"{"success":false}"#.to_owned(),
            r#"{"success":false,"errorReason":"unexpected_settle_error"}"#.to_owned(),
            r#"{"success":false,"errorReason":"invalid_transaction_state"}"#.to_owned(),
            r#"{"success":false,"errorReason":"onchain_error"}"#.to_owned(),
        ] {
            assert!(matches!(judge(&unclear), Outcome::Unclear(_)), "{unclear}");
        }
    }

    #[test]
    fn trouble_is_no_verdict() {
        let payer: Address = PAYER.parse().unwrap();
        let judge = |json: &str| serde_json::from_str::<VerifyResponse>(json).unwrap().verdict(payer);
        assert!(judge(&format!(r#"{{"isValid":true,"payer":"{}"}}"#, PAYER.to_lowercase())).is_ok());
        assert!(judge(r#"{"isValid":true}"#).is_ok());
        let refused = judge(r#"{"isValid":false,"invalidReason":"expired"}"#);
        assert!(matches!(refused, Err(FacilitatorError::Refused { reason: Reason::ValidBefore })));
        for trouble in [
            r#"{"isValid":false,"invalidReason":"unexpected_verify_error"}"#.to_owned(),
            format!(r#"{{"isValid":true,"payer":"{}"}}"#, Address::from_bytes([1; 20])),
        ] {
            assert!(matches!(judge(&trouble), Err(FacilitatorError::Unavailable(_))), "{trouble}");
        }
    }
}
