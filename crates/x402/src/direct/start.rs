//! Start-up checks of chain and token against the configuration.

use super::{
    node::Said,
    rpc::{Rpc, RpcError, WrongChain},
    token,
};
use crate::{Address, Asset, Nonce, ports::Cause};

/// Why a chain or a token cannot be used. Each is a fault of the configuration that would otherwise cost somebody
/// money.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// No node or no asset was given, or assets of two chains.
    #[error("a chain needs at least one node, and assets that are all on it")]
    Settings,
    /// A node's address is no `http` or `https` URL.
    #[error("the address of node {number} is no http or https URL")]
    Url {
        /// The node's place in the list, from 0.
        number: usize,
    },
    /// No node answers.
    #[error("no node of the chain answers")]
    Unreachable {
        /// What the last one did instead.
        source: Cause,
    },
    /// A node is on another chain.
    #[error("node {number} is on chain {found}, not {wanted}")]
    WrongChain {
        /// The node's place in the list, from 0.
        number: usize,
        /// The chain it is on.
        found: u64,
        /// The chain of the asset.
        wanted: u64,
    },
    /// There is no contract at the asset's address.
    #[error("there is no contract at {asset}")]
    NoContract {
        /// The address.
        asset: Address,
    },
    /// The contract has no EIP-3009 authorisations, so `exact` cannot be offered in it.
    #[error("the contract at {asset} has no EIP-3009 authorisations")]
    NoAuthorizations {
        /// The address.
        asset: Address,
    },
    /// Name or version of the asset is not the token's, so it would refuse every signature.
    #[error("the EIP-712 domain of {asset} is not the configured one: check its name and version")]
    Domain {
        /// The address.
        asset: Address,
        /// The separator of the configured name and version.
        ours: [u8; 32],
        /// The token's own.
        theirs: [u8; 32],
    },
    /// The token has another number of decimals, so every price would be off by powers of ten.
    #[error("{asset} has {theirs} decimals, not {ours}")]
    Decimals {
        /// The address.
        asset: Address,
        /// The configured number.
        ours: u8,
        /// The token's own.
        theirs: u8,
    },
}

impl From<RpcError> for StartError {
    fn from(error: RpcError) -> StartError {
        StartError::Unreachable { source: error.into() }
    }
}

/// Every node that answers must be on the chain, and one must.
pub(super) async fn prove_nodes(rpc: &Rpc) -> Result<(), StartError> {
    let (mut proved, mut last) = (false, None);
    for number in 0..rpc.len() {
        match rpc.prove(number).await {
            Ok(Ok(())) => proved = true,
            Ok(Err(WrongChain { number, found, wanted })) => {
                return Err(StartError::WrongChain { number, found, wanted });
            }
            Err(error) => last = Some(error),
        }
    }
    match last {
        Some(error) if !proved => Err(error.into()),
        _ => Ok(()),
    }
}

pub(super) async fn prove_asset(rpc: &Rpc, asset: &Asset) -> Result<(), StartError> {
    let address = asset.address();
    if rpc.code(address).await?.is_empty() {
        return Err(StartError::NoContract { asset: address });
    }
    let ask = async |data: Vec<u8>| -> Result<Option<Vec<u8>>, RpcError> {
        Ok(match rpc.eth_call(None, address, &data).await? {
            Said::Yes(answer) => Some(answer),
            Said::Reverted => None,
        })
    };
    let state = ask(token::authorization_state(address, Nonce::from_bytes([0; 32]))).await?;
    let separator = ask(token::domain_separator()).await?.and_then(|answer| token::separator(&answer));
    let (Some(_), Some(theirs)) = (state.and_then(|answer| token::is_used(&answer)), separator) else {
        return Err(StartError::NoAuthorizations { asset: address });
    };
    let ours = token::expected_separator(asset);
    if ours != theirs {
        return Err(StartError::Domain { asset: address, ours, theirs });
    }
    match ask(token::decimals()).await?.and_then(|answer| token::decimals_of(&answer)) {
        Some(theirs) if theirs != asset.decimals() => {
            Err(StartError::Decimals { asset: address, ours: asset.decimals(), theirs })
        }
        _ => Ok(()),
    }
}
