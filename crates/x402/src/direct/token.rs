//! Calls to the token and to contract wallets, and their event logs.

use alloy_primitives::{B256, Bytes, FixedBytes, U256};
use alloy_sol_types::{SolCall, SolEvent};

use super::node::{Log, Receipt};
use crate::{
    Address, Asset, Authenticity, Authorization, Checked, Claim, Nonce, TransactionHash,
    evm::{
        SignatureParts, authenticate,
        contract::{Token, Wallet},
        digest, unwrap_erc6492,
    },
};

/// The magic value by which an ERC-1271 wallet accepts a signature.
const VOUCHED: [u8; 4] = [0x16, 0x26, 0xba, 0x7e];

/// `transferWithAuthorization` in the form the signature needs: `v, r, s` for a key's, bytes for a wallet's.
pub(super) fn transfer(payment: &Checked) -> Vec<u8> {
    let Authorization { from, to, value, valid_after, valid_before, nonce } = *payment.authorization();
    let (from, to, value) = (from.to_alloy(), to.to_alloy(), U256::from(value.units()));
    let (after, before) = (U256::from(valid_after.as_secs()), U256::from(valid_before.as_secs()));
    let nonce = B256::new(*nonce.as_bytes());
    let key = authenticate(payment) == Authenticity::Sound;
    match SignatureParts::of(payment.signature()) {
        Ok(SignatureParts { v, r, s }) if key => {
            let (r, s) = (B256::new(r), B256::new(s));
            Token::transferWithAuthorization_0Call {
                from,
                to,
                value,
                validAfter: after,
                validBefore: before,
                nonce,
                v,
                r,
                s,
            }
            .abi_encode()
        }
        _ => {
            let signature = Bytes::from(wallet_signature(payment.signature()));
            Token::transferWithAuthorization_1Call {
                from,
                to,
                value,
                validAfter: after,
                validBefore: before,
                nonce,
                signature,
            }
            .abi_encode()
        }
    }
}

/// The signature to check with a deployed wallet: unwrapped if it was wrapped for an undeployed one (ERC-6492).
fn wallet_signature(signature: &[u8]) -> Vec<u8> {
    unwrap_erc6492(signature).map_or_else(|| signature.to_vec(), |wrapped| wrapped.signature)
}

pub(super) fn is_valid_signature(payment: &Checked) -> Vec<u8> {
    let digest = digest(payment.authorization(), payment.offer().asset());
    let signature = Bytes::from(wallet_signature(payment.signature()));
    Wallet::isValidSignatureCall { digest: B256::new(digest), signature }.abi_encode()
}

pub(super) fn is_vouched(answer: &[u8]) -> bool {
    Wallet::isValidSignatureCall::abi_decode_returns(answer).is_ok_and(|said| said == FixedBytes(VOUCHED))
}

pub(super) fn authorization_state(payer: Address, nonce: Nonce) -> Vec<u8> {
    let nonce = B256::new(*nonce.as_bytes());
    Token::authorizationStateCall { authorizer: payer.to_alloy(), nonce }.abi_encode()
}

pub(super) fn is_used(answer: &[u8]) -> Option<bool> {
    Token::authorizationStateCall::abi_decode_returns(answer).ok()
}

pub(super) fn balance_of(account: Address) -> Vec<u8> {
    Token::balanceOfCall { account: account.to_alloy() }.abi_encode()
}

pub(super) fn balance(answer: &[u8]) -> Option<U256> {
    Token::balanceOfCall::abi_decode_returns(answer).ok()
}

pub(super) fn domain_separator() -> Vec<u8> {
    Token::DOMAIN_SEPARATORCall {}.abi_encode()
}

pub(super) fn separator(answer: &[u8]) -> Option<[u8; 32]> {
    Token::DOMAIN_SEPARATORCall::abi_decode_returns(answer).ok().map(|separator| separator.0)
}

pub(super) fn decimals() -> Vec<u8> {
    Token::decimalsCall {}.abi_encode()
}

pub(super) fn decimals_of(answer: &[u8]) -> Option<u8> {
    Token::decimalsCall::abi_decode_returns(answer).ok()
}

fn topic(address: Address) -> TransactionHash {
    let mut word = [0; 32];
    word[12..].copy_from_slice(address.as_bytes());
    TransactionHash::from_bytes(word)
}

fn word(bytes: &[u8; 32]) -> TransactionHash {
    TransactionHash::from_bytes(*bytes)
}

/// The first topics of the log that an authorisation leaves when it is spent.
pub(super) fn used_topics(payer: Address, nonce: Nonce) -> [TransactionHash; 3] {
    [word(&Token::AuthorizationUsed::SIGNATURE_HASH.0), topic(payer), word(nonce.as_bytes())]
}

/// The first topics of the log that an authorisation leaves when it is cancelled.
pub(super) fn cancelled_topics(payer: Address, nonce: Nonce) -> [TransactionHash; 3] {
    [word(&Token::AuthorizationCanceled::SIGNATURE_HASH.0), topic(payer), word(nonce.as_bytes())]
}

/// Whether a transaction spent this authorisation and moved exactly this money: both logs, of this token.
pub(super) fn proves(receipt: &Receipt, claim: &Claim) -> bool {
    let token = claim.key.asset;
    let used = used_topics(claim.key.payer, claim.key.nonce);
    let transfer = [word(&Token::Transfer::SIGNATURE_HASH.0), topic(claim.key.payer), topic(claim.pay_to)];
    let amount = crate::hex::text(&U256::from(claim.amount.units()).to_be_bytes::<32>());
    let has = |topics: &[TransactionHash; 3], data: Option<&str>| {
        let fits = |log: &Log| log.topics == *topics && data.is_none_or(|data| log.data == data);
        receipt.logs.iter().any(|log| log.address == token && fits(log))
    };
    receipt.status == 1 && has(&used, None) && has(&transfer, Some(&amount))
}

/// The expected domain separator of the asset.
pub(super) fn expected_separator(asset: &Asset) -> [u8; 32] {
    crate::evm::domain_separator(asset)
}
