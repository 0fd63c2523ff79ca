//! Determines the state of an authorisation: the token says whether it is used, its logs say by which transaction.

use super::{
    node::{Log, Said},
    reader::ChainReader,
    rpc::RpcError,
    token,
};
use crate::{Claim, Finding, TransactionHash, Unavailable};

/// Nodes limit the range of a log query and report that in different ways, so a failing range is halved, down to this
/// many blocks.
const SHORTEST_SEARCH: u64 = 64;

/// How many seconds before a payment was seen the search starts, to allow for clock skew.
const MARGIN: u64 = 120;

/// Seconds after its end before an unspent authorisation counts as expired, because blocks may be reorganised.
const CERTAINTY: u64 = 15;

impl ChainReader {
    /// Determines the state of an authorisation.
    ///
    /// "Used" is not enough, because cancelling also uses it. Paid means one transaction with both `AuthorizationUsed`
    /// and a `Transfer` of exactly this amount to exactly this payee, whoever sent it.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] if no node answers.
    pub async fn find(&self, claim: &Claim) -> Result<Finding, Unavailable> {
        if let Some(transaction) = claim.transaction
            && self.proved_by(transaction, claim).await?
        {
            return Ok(Finding::Settled(transaction));
        }
        let block = self.rpc().latest_block().await?;
        if !self.used_at(block.number, claim).await? {
            let over = block.timestamp >= claim.valid_before.plus(CERTAINTY).as_secs();
            return Ok(if over { Finding::Expired } else { Finding::Unspent });
        }
        let first =
            self.block_before(claim.since.as_secs().saturating_sub(MARGIN), block.number, block.timestamp).await?;
        let topics = token::used_topics(claim.key.payer, claim.key.nonce);
        let spent = self.search(first, block.number, claim, &topics).await?;
        for transaction in spent.iter().filter_map(|log| log.transaction_hash) {
            if self.proved_by(transaction, claim).await? {
                return Ok(Finding::Settled(transaction));
            }
        }
        let topics = token::cancelled_topics(claim.key.payer, claim.key.nonce);
        let cancelled = !self.search(first, block.number, claim, &topics).await?.is_empty();
        // With neither log found, the node's history is incomplete, and nothing can be concluded.
        Ok(if cancelled || !spent.is_empty() { Finding::Cancelled } else { Finding::CannotTell })
    }

    async fn proved_by(&self, transaction: TransactionHash, claim: &Claim) -> Result<bool, Unavailable> {
        let receipt = self.rpc().receipt(transaction).await?;
        Ok(receipt.is_some_and(|receipt| token::proves(&receipt, claim)))
    }

    /// Reads state and time at the same block: otherwise a node that lags behind could report "unspent" for an
    /// authorisation that another node's clock calls expired.
    async fn used_at(&self, block: u64, claim: &Claim) -> Result<bool, Unavailable> {
        let question = token::authorization_state(claim.key.payer, claim.key.nonce);
        match self.rpc().eth_call_at(&format!("{block:#x}"), None, claim.key.asset, &question).await? {
            Said::Yes(answer) => token::is_used(&answer).ok_or_else(|| Unavailable::new("the token answers nonsense")),
            Said::Reverted => Err(Unavailable::new("the token does not tell what was spent")),
        }
    }

    /// A block at or before that time, found by exponentially growing steps back from the latest.
    async fn block_before(&self, time: u64, latest: u64, latest_time: u64) -> Result<u64, Unavailable> {
        // Assumes blocks of at least one second, as on X Layer; if they are faster, the steps grow until they suffice.
        let mut back = latest_time.saturating_sub(time).max(1);
        loop {
            let number = latest.saturating_sub(back);
            if number == 0 || self.rpc().block_time(number).await? <= time {
                return Ok(number);
            }
            back = back.saturating_mul(4);
        }
    }

    async fn search(
        &self,
        first: u64,
        last: u64,
        claim: &Claim,
        topics: &[TransactionHash],
    ) -> Result<Vec<Log>, Unavailable> {
        let mut length = last.saturating_sub(first).saturating_add(1);
        let mut to = last;
        // Backwards, because the transaction is usually recent.
        loop {
            let from = to.saturating_sub(length - 1).max(first);
            match self.rpc().logs(from, to, claim.key.asset, topics).await {
                Ok(logs) if !logs.is_empty() || from <= first => return Ok(logs),
                Ok(_) => to = from - 1,
                Err(RpcError::Node(_)) if length > SHORTEST_SEARCH => length = (length / 2).max(SHORTEST_SEARCH),
                Err(error) => return Err(error.into()),
            }
        }
    }
}
