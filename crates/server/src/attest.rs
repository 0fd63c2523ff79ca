//! Signed readings: what the configured key vouches for.
//!
//! The signature stands in the envelope, beside the report and never in it: a report's bytes are stored before its payment
//! moves, and the transaction is known only afterwards. It is a function of key, report and transaction (RFC 6979), so
//! nothing is stored for it, and a repeat brings the same one.

use baihua_attest::Reading;
use baihua_x402::TransactionHash;

use crate::{flow::Outcome, ports::Ports, problem::Problem};

/// What stands in the place of the transaction where nothing was paid.
pub(crate) const NO_TRANSACTION: TransactionHash = TransactionHash::from_bytes([0; 32]);

/// The outcome with its attestation, where a key is configured.
///
/// # Errors
///
/// `internal-error` if the stored report is none.
pub(crate) fn attested<P: Ports>(ports: &P, mut outcome: Outcome) -> Result<Outcome, Problem> {
    if let Some(key) = ports.signing_key() {
        let transaction = outcome.settlement.as_ref().map_or(NO_TRANSACTION, |settlement| settlement.transaction);
        let report = serde_json::from_str(outcome.record.report())
            .map_err(|_| Problem::internal("a stored report is no JSON"))?;
        let reading = Reading::of(&report, transaction).map_err(|error| Problem::internal(&error.to_string()))?;
        outcome.attestation = Some(key.attest(&reading));
    }
    Ok(outcome)
}
