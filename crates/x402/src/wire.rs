//! The JSON shapes both sides share (x402 v2, section 5). Unknown fields are ignored everywhere; null is absent.

use serde::{Deserialize, Serialize};

use crate::{Address, AtomicAmount, Network, Nonce, UnixSeconds};

/// A wire type as JSON.
pub(crate) fn value<T: Serialize>(shape: &T) -> serde_json::Value {
    serde_json::to_value(shape).expect("wire types are plain text, numbers and fields with text names")
}

/// The protocol version this crate speaks.
pub const X402_VERSION: u32 = 2;

/// The one scheme this crate speaks: the payer signs exactly the amount asked for.
pub const SCHEME: &str = "exact";

/// `PaymentRequirements`: one way to pay, as it stands in `accepts` (x402 v2, section 5.1.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct PaymentRequirements {
    /// The payment scheme; [`SCHEME`] for everything this crate offers.
    pub scheme: String,
    /// The chain to pay on.
    pub network: Network,
    /// The amount in the asset's smallest unit.
    pub amount: AtomicAmount,
    /// The token contract.
    pub asset: Address,
    /// Who is paid.
    pub pay_to: Address,
    /// For how many seconds from now the payer should let the authorisation be valid; above 0.
    pub max_timeout_seconds: u64,
    /// What a wallet needs to know about the asset.
    pub extra: AssetExtra,
}

/// `extra` of scheme `exact` on EVM: the token's EIP-712 domain, and what some buyers like to see beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AssetExtra {
    /// `name` of the token's EIP-712 domain.
    pub name: String,
    /// `version` of the token's EIP-712 domain.
    pub version: String,
    /// Decimals of the token. OKX's buyers warn without it, official clients echo it unread.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decimals: Option<u8>,
}

/// The signed part of a payment: a `TransferWithAuthorization` of EIP-3009.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Authorization {
    /// The payer.
    pub from: Address,
    /// The payee.
    pub to: Address,
    /// The amount in the asset's smallest unit.
    pub value: AtomicAmount,
    /// The token refuses the transfer until after this second.
    pub valid_after: UnixSeconds,
    /// The token refuses the transfer from this second on.
    pub valid_before: UnixSeconds,
    /// The number this authorisation can be spent under once.
    pub nonce: Nonce,
}
