use std::{sync::Arc, time::Duration};

use super::{
    node::Said,
    rpc::{Rpc, RpcError},
    start::{self, StartError},
    token,
};
use crate::{
    Address, Asset, Authenticity, Checked, FacilitatorError, Reason, Unavailable,
    evm::{authenticate, unwrap_erc6492},
    http::{self, Http},
    ports::Cause,
};

/// Settings for requests to nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ChainSettings {
    /// How long one node may take for one answer; 5 seconds by default.
    pub answer_within: Duration,
    /// How long a connection may take; 3 seconds by default.
    pub connect_within: Duration,
}

impl Default for ChainSettings {
    fn default() -> ChainSettings {
        ChainSettings { answer_within: Duration::from_secs(5), connect_within: Duration::from_secs(3) }
    }
}

impl ChainSettings {
    /// Sets the time-out of one node's answer.
    #[must_use]
    pub fn answer_within(mut self, limit: Duration) -> ChainSettings {
        self.answer_within = limit;
        self
    }
}

/// Reads the chain. It sends no transaction and needs no key.
///
/// Clones share the nodes and their state.
#[derive(Clone, Debug)]
pub struct ChainReader(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    rpc: Rpc,
    assets: Vec<Asset>,
}

impl ChainReader {
    /// Connects to nodes, given by their URLs in order of preference, and compares chain and assets with the
    /// configuration.
    ///
    /// A node that does not answer now is compared before it is first used.
    ///
    /// # Errors
    ///
    /// [`StartError`] for everything that differs, and if no node answers.
    pub async fn connect<U: AsRef<str>>(
        nodes: impl IntoIterator<Item = U>,
        assets: Vec<Asset>,
        settings: ChainSettings,
    ) -> Result<ChainReader, StartError> {
        let mut urls = Vec::new();
        for (number, node) in nodes.into_iter().enumerate() {
            urls.push(http::url(node.as_ref()).ok_or(StartError::Url { number })?);
        }
        let Some(chain_id) = assets.first().map(Asset::chain_id) else { return Err(StartError::Settings) };
        if urls.is_empty() || assets.iter().any(|asset| asset.chain_id() != chain_id) {
            return Err(StartError::Settings);
        }
        let http = Http::new(settings.connect_within).map_err(|source| StartError::Unreachable { source })?;
        let rpc = Rpc::new(http, urls, chain_id, settings.answer_within);
        start::prove_nodes(&rpc).await?;
        for asset in &assets {
            start::prove_asset(&rpc, asset).await?;
        }
        Ok(ChainReader(Arc::new(Inner { rpc, assets })))
    }

    /// The assets that were compared with the chain; at least one, all on the same chain.
    #[must_use]
    pub fn assets(&self) -> &[Asset] {
        &self.0.assets
    }

    /// How many smallest units of an asset an account holds, at most 2^128 − 1.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] if no node answers.
    pub async fn balance(&self, asset: &Asset, account: Address) -> Result<u128, Unavailable> {
        let said = self.rpc().eth_call(None, asset.address(), &token::balance_of(account)).await?;
        let balance = match said {
            Said::Yes(answer) => token::balance(&answer),
            Said::Reverted => None,
        };
        let balance = balance.ok_or_else(|| Unavailable::new("the token does not tell balances"))?;
        Ok(u128::try_from(balance).unwrap_or(u128::MAX))
    }

    /// Checks a signature: a key's by recovery, a contract wallet's by asking it (ERC-1271).
    ///
    /// # Errors
    ///
    /// [`FacilitatorError::Refused`] if it is neither; an undeployed wallet is not deployed for its owner.
    pub async fn authenticate(&self, payment: &Checked) -> Result<Authenticity, FacilitatorError> {
        if authenticate(payment) == Authenticity::Sound {
            return Ok(Authenticity::Sound);
        }
        let wallet = payment.authorization().from;
        if self.rpc().code(wallet).await.map_err(Unavailable::from)?.is_empty() {
            let wrapped = unwrap_erc6492(payment.signature()).is_some();
            return Err(if wrapped { Reason::UndeployedWallet } else { Reason::Signature }.into());
        }
        let said = self.rpc().eth_call(None, wallet, &token::is_valid_signature(payment)).await;
        match said.map_err(Unavailable::from)? {
            Said::Yes(answer) if token::is_vouched(&answer) => Ok(Authenticity::Sound),
            _ => Err(Reason::Signature.into()),
        }
    }

    /// Asks whether the token would take the payment now, submitted by `sender`.
    ///
    /// # Errors
    ///
    /// [`FacilitatorError::Refused`] with what stands against it.
    pub async fn simulate(&self, payment: &Checked, sender: Address) -> Result<(), FacilitatorError> {
        let asset = payment.offer().asset();
        if !self.assets().contains(asset) {
            return Err(Unavailable::new("the asset was not compared with the chain at start").into());
        }
        let call = token::transfer(payment);
        match self.rpc().eth_call(Some(sender), asset.address(), &call).await.map_err(Unavailable::from)? {
            Said::Yes(_) => Ok(()),
            Said::Reverted => Err(self.objection(payment).await?.unwrap_or(Reason::SimulationFailed).into()),
        }
    }

    /// Why the chain would reject a payment, derived from its state. Error messages of nodes are never interpreted for
    /// that.
    pub(super) async fn objection(&self, payment: &Checked) -> Result<Option<Reason>, Unavailable> {
        let authorization = payment.authorization();
        let asset = payment.offer().asset();
        if self.is_used(asset.address(), payment).await? {
            return Ok(Some(Reason::NonceUsed));
        }
        let now = self.rpc().latest_block().await?.timestamp;
        if now >= authorization.valid_before.as_secs() {
            return Ok(Some(Reason::ValidBefore));
        }
        if self.balance(asset, authorization.from).await? < authorization.value.units() {
            return Ok(Some(Reason::InsufficientBalance));
        }
        Ok((now <= authorization.valid_after.as_secs()).then_some(Reason::ValidAfter))
    }

    async fn is_used(&self, asset: Address, payment: &Checked) -> Result<bool, Unavailable> {
        let authorization = payment.authorization();
        let question = token::authorization_state(authorization.from, authorization.nonce);
        match self.rpc().eth_call(None, asset, &question).await? {
            Said::Yes(answer) => token::is_used(&answer).ok_or_else(|| Unavailable::new("the token answers nonsense")),
            Said::Reverted => Err(Unavailable::new("the token does not tell what was spent")),
        }
    }

    pub(super) fn rpc(&self) -> &Rpc {
        &self.0.rpc
    }
}

impl From<RpcError> for Unavailable {
    fn from(error: RpcError) -> Unavailable {
        Unavailable::new(Cause::from(error))
    }
}
