//! The parts of the token's and the wallets' interfaces that are used, as Solidity writes them.
#![allow(missing_docs, reason = "generated from the interface; nothing here is public")]

use alloy_sol_types::sol;

sol! {
    /// EIP-3009: what the payer signs.
    struct TransferWithAuthorization {
        address from;
        address to;
        uint256 value;
        uint256 validAfter;
        uint256 validBefore;
        bytes32 nonce;
    }
}

#[cfg(feature = "direct")]
pub(crate) use chain::*;

#[cfg(feature = "direct")]
mod chain {
    use alloy_sol_types::sol;

    sol! {
        interface Token {
            function DOMAIN_SEPARATOR() external view returns (bytes32);
            function decimals() external view returns (uint8);
            function balanceOf(address account) external view returns (uint256);
            function authorizationState(address authorizer, bytes32 nonce) external view returns (bool);
            function transferWithAuthorization(
                address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce,
                uint8 v, bytes32 r, bytes32 s
            ) external;
            function transferWithAuthorization(
                address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce,
                bytes signature
            ) external;
            event Transfer(address indexed from, address indexed to, uint256 value);
            event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);
            event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce);
        }

        interface Wallet {
            /// ERC-1271.
            function isValidSignature(bytes32 digest, bytes signature) external view returns (bytes4);
        }
    }
}
