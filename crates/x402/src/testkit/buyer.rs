use k256::ecdsa::SigningKey;
use serde_json::Value;

use crate::{
    Address, Asset, Authorization, Challenge, Nonce, PaymentIdentifier, PaymentRequirements, Presented, UnixSeconds,
    evm, keccak::keccak256,
};

/// A payer with a plain key, who pays as official clients do.
pub struct Buyer {
    key: SigningKey,
}

/// Why a buyer cannot pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BuyerError {
    /// The 32 bytes are no key of the curve.
    #[error("these bytes are no secp256k1 key")]
    Key,
    /// The challenge asks for nothing this buyer can sign.
    #[error("the challenge offers no way to pay by EIP-3009")]
    NothingToPay,
}

impl Buyer {
    /// The payer with this secret key. For tests: the key is not protected.
    ///
    /// # Errors
    ///
    /// [`BuyerError::Key`] for zero and for numbers beyond the curve's order.
    pub fn new(secret: [u8; 32]) -> Result<Buyer, BuyerError> {
        SigningKey::from_slice(&secret).map(|key| Buyer { key }).map_err(|_| BuyerError::Key)
    }

    /// One of the public development accounts (`test test … junk`): 0 has gas on a local chain, 1 to 3 are payers.
    ///
    /// # Panics
    ///
    /// For a number above 3.
    #[must_use]
    pub fn development(number: usize) -> Buyer {
        const KEYS: [&str; 4] = [
            "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80",
            "0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d",
            "0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a",
            "0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6",
        ];
        let secret = crate::hex::array(KEYS[number]).expect("the keys above are 32 bytes of hex");
        Buyer::new(secret).expect("the keys above are keys")
    }

    /// The payer's address.
    #[must_use]
    pub fn address(&self) -> Address {
        let point = self.key.verifying_key().to_encoded_point(false);
        let digest = keccak256(&point.as_bytes()[1..]);
        Address::from_bytes(*digest.last_chunk().expect("a digest has more than 20 bytes"))
    }

    /// Signs an authorisation: 65 bytes, `r ‖ s ‖ v`, v 27 or 28.
    #[must_use]
    pub fn sign(&self, authorization: &Authorization, asset: &Asset) -> Vec<u8> {
        let digest = evm::digest(authorization, asset);
        let (signature, recovery) =
            self.key.sign_prehash_recoverable(&digest).expect("a 32-byte digest can always be signed");
        let mut bytes = signature.to_bytes().to_vec();
        bytes.push(27 + recovery.to_byte());
        bytes
    }

    /// Pays the first offer of a challenge, valid from ever to the longest time asked for.
    ///
    /// # Errors
    ///
    /// [`BuyerError::NothingToPay`] if the offer is not one this buyer can sign.
    pub fn pay(&self, challenge: &Challenge, nonce: Nonce, now: UnixSeconds) -> Result<Presented, BuyerError> {
        self.pay_as(challenge, nonce, now, self.address(), None)
    }

    /// Pays with an id for the purchase.
    ///
    /// # Errors
    ///
    /// As [`Buyer::pay`].
    pub fn pay_once(
        &self,
        challenge: &Challenge,
        nonce: Nonce,
        now: UnixSeconds,
        id: &PaymentIdentifier,
    ) -> Result<Presented, BuyerError> {
        self.pay_as(challenge, nonce, now, self.address(), Some(id))
    }

    /// Pays from another account than the key's own, as the owner of a contract wallet does.
    ///
    /// # Errors
    ///
    /// As [`Buyer::pay`].
    pub fn pay_from(
        &self,
        wallet: Address,
        challenge: &Challenge,
        nonce: Nonce,
        now: UnixSeconds,
    ) -> Result<Presented, BuyerError> {
        self.pay_as(challenge, nonce, now, wallet, None)
    }

    fn pay_as(
        &self,
        challenge: &Challenge,
        nonce: Nonce,
        now: UnixSeconds,
        from: Address,
        id: Option<&PaymentIdentifier>,
    ) -> Result<Presented, BuyerError> {
        let wanted = challenge.accepts().first().ok_or(BuyerError::NothingToPay)?;
        let authorization = Authorization {
            from,
            to: wanted.pay_to,
            value: wanted.amount,
            valid_after: UnixSeconds::new(0),
            valid_before: now.plus(wanted.max_timeout_seconds),
            nonce,
        };
        let signature = self.sign(&authorization, &asset(wanted)?);
        let Value::Object(accepted) = crate::wire::value(wanted) else { return Err(BuyerError::NothingToPay) };
        let mut extensions = challenge.extensions().clone();
        if let (Some(id), Some(extension)) = (id, extensions.get_mut(crate::extensions::PAYMENT_IDENTIFIER)) {
            extension["info"]["id"] = id.as_str().into();
        }
        let url = challenge.resource().url().to_owned();
        Ok(Presented::from_parts(Some(url), accepted, authorization, signature, Some(extensions)))
    }
}

fn asset(wanted: &PaymentRequirements) -> Result<Asset, BuyerError> {
    let extra = &wanted.extra;
    let decimals = extra.decimals.unwrap_or(6);
    Asset::new(wanted.network.clone(), wanted.asset, &extra.name, &extra.version, decimals)
        .map_err(|_| BuyerError::NothingToPay)
}
