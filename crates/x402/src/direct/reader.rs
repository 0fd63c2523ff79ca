use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

use super::{
    budget::{Budget, Shared},
    node::{Block, Said},
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
    /// How many calls a second verifications may make together; 50 by default. Above it they wait up to 2 seconds.
    pub verifying_calls: u32,
    /// How many calls a second settlements may make together; 100 by default. Above it they wait up to 10 seconds.
    pub settling_calls: u32,
}

/// The longest that a verification waits for its turn, and a settlement.
const VERIFYING_WAIT: Duration = Duration::from_secs(2);
const SETTLING_WAIT: Duration = Duration::from_secs(10);

/// For how long the head of the chain serves to say why a payment is refused.
const HEAD_FRESH: Duration = Duration::from_secs(2);

/// For how long an address without code is taken for one, and how many are remembered.
const NO_CODE_FOR: Duration = Duration::from_secs(60);
const NO_CODE_MOST: usize = 10_000;

impl Default for ChainSettings {
    fn default() -> ChainSettings {
        ChainSettings {
            answer_within: Duration::from_secs(5),
            connect_within: Duration::from_secs(3),
            verifying_calls: 50,
            settling_calls: 100,
        }
    }
}

impl ChainSettings {
    /// Sets the time-out of one node's answer.
    #[must_use]
    pub fn answer_within(mut self, limit: Duration) -> ChainSettings {
        self.answer_within = limit;
        self
    }

    /// Sets how many calls a second verifications and settlements may make.
    #[must_use]
    pub fn calls_per_second(mut self, verifying: u32, settling: u32) -> ChainSettings {
        (self.verifying_calls, self.settling_calls) = (verifying, settling);
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
    /// For settlements and what becomes of them.
    rpc: Rpc,
    /// For payments that anybody can show.
    verifying: Rpc,
    assets: Vec<Asset>,
    head: Shared<Block>,
    /// Addresses that had no code, and when that was seen.
    empty: Mutex<HashMap<Address, Instant>>,
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
        let settling = Budget::new(settings.settling_calls, SETTLING_WAIT);
        let rpc = Rpc::new(http, urls, chain_id, settings.answer_within, settling);
        start::prove_nodes(&rpc).await?;
        for asset in &assets {
            start::prove_asset(&rpc, asset).await?;
        }
        let verifying = rpc.beside(Budget::new(settings.verifying_calls, VERIFYING_WAIT));
        let head = Shared::new(HEAD_FRESH);
        Ok(ChainReader(Arc::new(Inner { rpc, verifying, assets, head, empty: Mutex::default() })))
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
        let said = self.verifying().eth_call(None, asset.address(), &token::balance_of(account)).await?;
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
        if self.has_no_code(wallet).await? {
            let wrapped = unwrap_erc6492(payment.signature()).is_some();
            return Err(if wrapped { Reason::UndeployedWallet } else { Reason::Signature }.into());
        }
        let said = self.verifying().eth_call(None, wallet, &token::is_valid_signature(payment)).await;
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
        match self.verifying().eth_call(Some(sender), asset.address(), &call).await.map_err(Unavailable::from)? {
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
        let now = self.0.head.get(self.verifying().latest_block()).await?.timestamp;
        if now >= authorization.valid_before.as_secs() {
            return Ok(Some(Reason::ValidBefore));
        }
        if self.balance(asset, authorization.from).await? < authorization.value.units() {
            return Ok(Some(Reason::InsufficientBalance));
        }
        Ok((now <= authorization.valid_after.as_secs()).then_some(Reason::ValidAfter))
    }

    /// Whether there is no contract at an address; that is remembered for a minute, because anybody can sign for
    /// addresses of their invention.
    async fn has_no_code(&self, address: Address) -> Result<bool, Unavailable> {
        let now = Instant::now();
        let seen = self.empty().get(&address).copied();
        if seen.is_some_and(|at| now.saturating_duration_since(at) < NO_CODE_FOR) {
            return Ok(true);
        }
        let empty = self.verifying().code(address).await?.is_empty();
        if empty {
            let mut known = self.empty();
            if known.len() >= NO_CODE_MOST {
                known.retain(|_, at| now.saturating_duration_since(*at) < NO_CODE_FOR);
            }
            if known.len() < NO_CODE_MOST {
                known.insert(address, now);
            }
        }
        Ok(empty)
    }

    fn empty(&self) -> std::sync::MutexGuard<'_, HashMap<Address, Instant>> {
        // Every entry stands for itself, so a panic cannot leave the map inconsistent.
        self.0.empty.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn is_used(&self, asset: Address, payment: &Checked) -> Result<bool, Unavailable> {
        let authorization = payment.authorization();
        let question = token::authorization_state(authorization.from, authorization.nonce);
        match self.verifying().eth_call(None, asset, &question).await? {
            Said::Yes(answer) => token::is_used(&answer).ok_or_else(|| Unavailable::new("the token answers nonsense")),
            Said::Reverted => Err(Unavailable::new("the token does not tell what was spent")),
        }
    }

    pub(super) fn rpc(&self) -> &Rpc {
        &self.0.rpc
    }

    /// The nodes for questions about payments that anybody can show.
    pub(super) fn verifying(&self) -> &Rpc {
        &self.0.verifying
    }
}

impl From<RpcError> for Unavailable {
    fn from(error: RpcError) -> Unavailable {
        Unavailable::new(Cause::from(error))
    }
}
