use std::{borrow::Cow, fmt};

/// Why a payment is refused, as the machine-readable code that goes into `error` and `errorReason`.
///
/// The codes are those of the official facilitator where it has one (x402 v2, section 9; scheme `exact` on EVM).
/// Older and foreign names for the same thing are read as the same reason.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reason {
    /// A code this crate does not know, from a facilitator. Letters, digits, `_`, `-`, `.`, space; 64 characters at most.
    Other(String),
    /// No payment came with the request.
    Unpaid,
    /// The payment header is not the object it should be.
    InvalidPayload,
    /// `x402Version` is not the number 2.
    InvalidVersion,
    /// The payment is of a kind that was not offered, such as Permit2.
    UnsupportedPayload,
    /// `accepted` is none of the offers of this endpoint.
    NoMatchingRequirements,
    /// An extension came back changed.
    ExtensionEcho,
    /// The id in `payment-identifier` is missing although required, or not of the form asked for.
    InvalidIdentifier,
    /// The id in `payment-identifier` names another request of the same payer.
    IdentifierConflict,
    /// `resource.url` names another endpoint.
    ResourceMismatch,
    /// The authorisation pays somebody else.
    RecipientMismatch,
    /// The authorisation is not over exactly the amount asked for.
    ValueMismatch,
    /// Payer and payee are the same account.
    SelfPayment,
    /// The authorisation has run out, or has too little time left.
    ValidBefore,
    /// The authorisation is not valid yet.
    ValidAfter,
    /// The signature is not the payer's.
    Signature,
    /// The payer is a contract wallet that is not deployed yet.
    UndeployedWallet,
    /// There is no contract at the asset's address.
    AssetNotDeployed,
    /// The token has no `transferWithAuthorization`.
    NotSupportedByToken,
    /// The token's name is not the one in the offer.
    TokenName,
    /// The token's version is not the one in the offer.
    TokenVersion,
    /// The authorisation was spent or cancelled before.
    NonceUsed,
    /// The payer holds less than the amount.
    InsufficientBalance,
    /// The token refuses the transfer for a reason it does not name.
    SimulationFailed,
    /// The transfer was mined and failed.
    TransactionFailed,
    /// The transaction does not move the money it should.
    TransferEventMismatch,
    /// The transaction is sent and not mined yet.
    SettlementPending,
    /// The payment was presented before, for another request.
    OtherRequest,
}

/// Every reason with its code.
const CODES: [(Reason, &str); 27] = [
    (Reason::Unpaid, "payment_required"),
    (Reason::InvalidPayload, "invalid_payload"),
    (Reason::InvalidVersion, "invalid_x402_version"),
    (Reason::UnsupportedPayload, "unsupported_payload_type"),
    (Reason::NoMatchingRequirements, "no_matching_payment_requirements"),
    (Reason::ExtensionEcho, "extension_echo_mismatch"),
    (Reason::InvalidIdentifier, "invalid_payment_identifier"),
    (Reason::IdentifierConflict, "payment_identifier_conflict"),
    (Reason::ResourceMismatch, "resource_mismatch"),
    (Reason::RecipientMismatch, "invalid_exact_evm_recipient_mismatch"),
    (Reason::ValueMismatch, "invalid_exact_evm_payload_authorization_value_mismatch"),
    (Reason::SelfPayment, "self_payment"),
    (Reason::ValidBefore, "invalid_exact_evm_payload_authorization_valid_before"),
    (Reason::ValidAfter, "invalid_exact_evm_payload_authorization_valid_after"),
    (Reason::Signature, "invalid_exact_evm_signature"),
    (Reason::UndeployedWallet, "eip6492_factory_not_allowed"),
    (Reason::AssetNotDeployed, "asset_not_deployed_contract"),
    (Reason::NotSupportedByToken, "invalid_exact_evm_eip3009_not_supported"),
    (Reason::TokenName, "invalid_exact_evm_token_name_mismatch"),
    (Reason::TokenVersion, "invalid_exact_evm_token_version_mismatch"),
    (Reason::NonceUsed, "invalid_exact_evm_nonce_already_used"),
    (Reason::InsufficientBalance, "invalid_exact_evm_insufficient_balance"),
    (Reason::SimulationFailed, "invalid_exact_evm_transaction_simulation_failed"),
    (Reason::TransactionFailed, "invalid_exact_evm_transaction_failed"),
    (Reason::TransferEventMismatch, "invalid_exact_evm_transfer_event_mismatch"),
    (Reason::SettlementPending, "settlement_pending"),
    (Reason::OtherRequest, "payment_used_for_another_request"),
];

/// Older names in the specification, and OKX's.
const ALIASES: [(&str, Reason); 17] = [
    ("insufficient_funds", Reason::InsufficientBalance),
    ("insufficient_balance", Reason::InsufficientBalance),
    ("invalid_exact_evm_payload_signature", Reason::Signature),
    ("invalid_signature", Reason::Signature),
    ("invalid_exact_evm_payload_recipient_mismatch", Reason::RecipientMismatch),
    ("toAddr mismatch", Reason::RecipientMismatch),
    ("amount mismatch", Reason::ValueMismatch),
    ("resource mismatch", Reason::ResourceMismatch),
    ("no matching payment option", Reason::NoMatchingRequirements),
    ("invalid_network", Reason::NoMatchingRequirements),
    ("invalid_scheme", Reason::NoMatchingRequirements),
    ("unsupported_scheme", Reason::NoMatchingRequirements),
    ("not_yet_valid", Reason::ValidAfter),
    ("expired", Reason::ValidBefore),
    ("nonce_used", Reason::NonceUsed),
    ("payment processing", Reason::SettlementPending),
    ("param_mismatch", Reason::NoMatchingRequirements),
];

impl Reason {
    /// The code as it stands on the wire.
    #[must_use]
    pub fn code(&self) -> Cow<'_, str> {
        if let Reason::Other(code) = self {
            return Cow::Borrowed(code);
        }
        let known = CODES.iter().find(|(reason, _)| reason == self);
        Cow::Borrowed(known.map_or("invalid_payload", |(_, code)| code))
    }

    /// The reason a code stands for. A code nobody knows is kept, cut to a harmless form.
    #[must_use]
    pub fn from_code(code: &str) -> Reason {
        let known = CODES.iter().find(|(_, known)| *known == code).map(|(reason, _)| reason);
        let known = known.or_else(|| ALIASES.iter().find(|(alias, _)| *alias == code).map(|(_, reason)| reason));
        known.cloned().unwrap_or_else(|| {
            // A facilitator's text ends up in our answer, so it must not carry markup, keys or addresses of machines.
            let plain = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | ' ');
            Reason::Other(code.chars().filter(plain).take(64).collect())
        })
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{ALIASES, CODES, Reason};

    #[test]
    fn codes_are_unique_and_read_back() {
        let codes: BTreeSet<&str> = CODES.iter().map(|(_, code)| *code).collect();
        assert_eq!(codes.len(), CODES.len());
        for (reason, code) in &CODES {
            assert_eq!(&Reason::from_code(code), reason);
            assert_eq!(&reason.code(), code);
        }
        for (alias, reason) in &ALIASES {
            assert!(!codes.contains(alias), "{alias}");
            assert_eq!(&Reason::from_code(alias), reason);
        }
    }

    #[test]
    fn a_foreign_code_is_made_harmless() {
        let foreign = Reason::from_code("<b>payer_blocked</b> https://host/key?甲");
        assert_eq!(foreign.to_string(), "bpayer_blockedb httpshostkey");
        assert_eq!(Reason::from_code(&"x".repeat(1000)).code().len(), 64);
    }
}
