//! Signatures of Ethereum-like chains: what a payer signs, and whose signature it is (feature `evm`).
//!
//! All of it is pure. What only a chain can say, such as what a contract wallet vouches for, is in [`direct`](crate::direct).

pub(crate) mod contract;
mod signature;
mod wrapped;

use alloy_primitives::{B256, U256};
use alloy_sol_types::{Eip712Domain, SolStruct};

pub use signature::{SignatureFault, SignatureParts, recover};
pub use wrapped::{Wrapped, unwrap_erc6492};

use crate::{Address, Asset, Authenticity, Authorization, Checked};

impl Address {
    pub(crate) fn to_alloy(self) -> alloy_primitives::Address {
        alloy_primitives::Address::new(*self.as_bytes())
    }

    pub(crate) fn of_alloy(address: alloy_primitives::Address) -> Address {
        Address::from_bytes(address.into_array())
    }
}

fn domain(asset: &Asset) -> Eip712Domain {
    Eip712Domain {
        name: Some(asset.name().to_owned().into()),
        version: Some(asset.version().to_owned().into()),
        chain_id: Some(U256::from(asset.chain_id())),
        verifying_contract: Some(asset.address().to_alloy()),
        salt: None,
    }
}

/// The EIP-712 domain separator of an asset, to compare with the token's own `DOMAIN_SEPARATOR()`.
#[must_use]
pub fn domain_separator(asset: &Asset) -> [u8; 32] {
    domain(asset).hash_struct().0
}

/// The EIP-712 digest a payer signs: a `TransferWithAuthorization` of EIP-3009 in the domain of the asset.
#[must_use]
pub fn digest(authorization: &Authorization, asset: &Asset) -> [u8; 32] {
    let message = contract::TransferWithAuthorization {
        from: authorization.from.to_alloy(),
        to: authorization.to.to_alloy(),
        value: U256::from(authorization.value.units()),
        validAfter: U256::from(authorization.valid_after.as_secs()),
        validBefore: U256::from(authorization.valid_before.as_secs()),
        nonce: B256::new(*authorization.nonce.as_bytes()),
    };
    message.eip712_signing_hash(&domain(asset)).0
}

/// Judges a payment's signature as that of a plain key.
///
/// A key with delegated code (EIP-7702) is still a key and signs like one, so nobody is asked whether there is code.
/// What is not the key's may still be a contract wallet's, and only a chain can tell.
#[must_use]
pub fn authenticate(payment: &Checked) -> Authenticity {
    let authorization = payment.authorization();
    match recover(&digest(authorization, payment.offer().asset()), payment.signature()) {
        Ok(signer) if signer == authorization.from => Authenticity::Sound,
        _ => Authenticity::Undecided,
    }
}

#[cfg(test)]
mod tests {
    use super::domain_separator;
    use crate::{Address, Asset, Network, hex};

    /// What the tokens on X Layer answer to `DOMAIN_SEPARATOR()`.
    #[test]
    fn domains_are_those_of_the_chain() {
        let cases = [
            (Asset::usdt0_on_x_layer(), "0xd591d9baf744328d9400b923cb02c9474d367d591ca1ab24d8c4068be527599d"),
            (
                token("0x4ae46a509F6b1D9056937BA4500cb143933D2dc8", "Global Dollar", "1"),
                "0x415f0706e345fcaf25d5be24c4fd7830d0054fc5742c51a0db9319c759bd3743",
            ),
            (
                token("0x74b7F16337b8972027F6196A17a631aC6dE26d22", "USD Coin", "2"),
                "0xb1671065a2ea487729c4ff0e2f8beb2105e3ce63315ad07483374a3476b83972",
            ),
        ];
        for (asset, expected) in cases {
            assert_eq!(hex::text(&domain_separator(&asset)), expected, "{}", asset.name());
        }
    }

    fn token(address: &str, name: &str, version: &str) -> Asset {
        let address: Address = address.parse().unwrap();
        Asset::new(Network::X_LAYER, address, name, version, 6).unwrap()
    }
}
