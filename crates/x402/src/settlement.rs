use serde::{Deserialize, Serialize};

use crate::{Address, AtomicAmount, Network, Reason, TransactionHash, header};

/// A payment that moved: `SettleResponse` with success (x402 v2, section 5.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// The transaction that moved the money.
    pub transaction: TransactionHash,
    /// The chain it is on.
    pub network: Network,
    /// Who paid.
    pub payer: Address,
    /// How much, in the asset's smallest unit.
    pub amount: AtomicAmount,
}

impl Settlement {
    /// The value of [`header::PAYMENT_RESPONSE`] for the answer that hands out what was paid for.
    #[must_use]
    pub fn to_header(&self) -> String {
        SettleResponse {
            success: true,
            transaction: Some(self.transaction.to_string()),
            network: Some(self.network.to_string()),
            payer: Some(self.payer.to_string()),
            amount: Some(self.amount.to_string()),
            error_reason: None,
            status: None,
        }
        .to_header()
    }
}

/// A payment that did not move: `SettleResponse` without success.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Why.
    pub reason: Reason,
    /// The chain it should have moved on.
    pub network: Network,
    /// Who should have paid.
    pub payer: Address,
}

impl Refusal {
    /// The value of [`header::PAYMENT_RESPONSE`] beside a 402 with a fresh challenge.
    #[must_use]
    pub fn to_header(&self) -> String {
        SettleResponse {
            success: false,
            transaction: Some(String::new()),
            network: Some(self.network.to_string()),
            payer: Some(self.payer.to_string()),
            amount: None,
            error_reason: Some(self.reason.to_string()),
            status: None,
        }
        .to_header()
    }
}

/// `SettleResponse` as it stands on the wire, every field as loose as facilitators write it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SettleResponse {
    pub(crate) success: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) transaction: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) network: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) payer: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) amount: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) error_reason: Option<String>,
    /// OKX only: `pending`, `success`, `timeout` or `failed`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) status: Option<String>,
}

impl SettleResponse {
    fn to_header(&self) -> String {
        header::encode(serde_json::to_vec(self).expect("a settlement answer is plain text and one flag"))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Refusal, Settlement};
    use crate::{Address, AtomicAmount, Network, Reason, TransactionHash, header};

    fn shown(value: &str) -> Value {
        serde_json::from_slice(&header::decode(value.as_bytes()).unwrap()).unwrap()
    }

    #[test]
    fn answers_are_of_the_protocol() {
        let payer = Address::from_bytes([1; 20]);
        let settlement = Settlement {
            transaction: TransactionHash::from_bytes([7; 32]),
            network: Network::X_LAYER,
            payer,
            amount: AtomicAmount::new(100_000),
        };
        let expected = json!({
            "success": true, "transaction": format!("0x{}", "07".repeat(32)), "network": "eip155:196",
            "payer": payer.to_string(), "amount": "100000",
        });
        assert_eq!(shown(&settlement.to_header()), expected);
        let refusal = Refusal { reason: Reason::NonceUsed, network: Network::X_LAYER, payer };
        let expected = json!({
            "success": false, "transaction": "", "network": "eip155:196", "payer": payer.to_string(),
            "errorReason": "invalid_exact_evm_nonce_already_used",
        });
        assert_eq!(shown(&refusal.to_header()), expected);
    }
}
