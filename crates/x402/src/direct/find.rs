//! Determines the state of an authorisation: the token says whether it is used, its logs say by which transaction.

use super::{
    node::{Log, Said},
    reader::ChainReader,
    rpc::{Rpc, RpcError},
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
        self.find_by(self.rpc(), claim).await
    }

    /// The transaction by which somebody else submitted an authorisation, at [`Claim::since`] or later.
    ///
    /// It costs one call if the authorisation is unused.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] if no node answers.
    pub async fn carried(&self, claim: &Claim) -> Result<Option<TransactionHash>, Unavailable> {
        let rpc = self.verifying();
        if !used_at(rpc, "latest", claim).await? {
            return Ok(None);
        }
        let Finding::Settled(transaction) = self.find_by(rpc, claim).await? else { return Ok(None) };
        let Some(receipt) = rpc.receipt(transaction).await? else { return Ok(None) };
        // The search goes by blocks and may reach further back than it was asked to.
        let moved = rpc.block_time(receipt.block_number).await?;
        Ok((moved.saturating_add(MARGIN) >= claim.since.as_secs()).then_some(transaction))
    }

    async fn find_by(&self, rpc: &Rpc, claim: &Claim) -> Result<Finding, Unavailable> {
        if let Some(transaction) = claim.transaction
            && proved_by(rpc, transaction, claim).await?
        {
            return Ok(Finding::Settled(transaction));
        }
        let block = rpc.latest_block().await?;
        if !used_at(rpc, &format!("{:#x}", block.number), claim).await? {
            let over = block.timestamp >= claim.valid_before.plus(CERTAINTY).as_secs();
            return Ok(if over { Finding::Expired } else { Finding::Unspent });
        }
        let first =
            block_before(rpc, claim.since.as_secs().saturating_sub(MARGIN), block.number, block.timestamp).await?;
        let topics = token::used_topics(claim.key.payer, claim.key.nonce);
        let spent = search(rpc, first, block.number, claim, &topics).await?;
        for transaction in spent.iter().filter_map(|log| log.transaction_hash) {
            if proved_by(rpc, transaction, claim).await? {
                return Ok(Finding::Settled(transaction));
            }
        }
        let topics = token::cancelled_topics(claim.key.payer, claim.key.nonce);
        let cancelled = !search(rpc, first, block.number, claim, &topics).await?.is_empty();
        // With neither log found, the node's history is incomplete, and nothing can be concluded.
        Ok(if cancelled || !spent.is_empty() { Finding::Cancelled } else { Finding::CannotTell })
    }
}

async fn proved_by(rpc: &Rpc, transaction: TransactionHash, claim: &Claim) -> Result<bool, Unavailable> {
    let receipt = rpc.receipt(transaction).await?;
    Ok(receipt.is_some_and(|receipt| token::proves(&receipt, claim)))
}

/// Reads state and time at the same block: otherwise a node that lags behind could report "unspent" for an
/// authorisation that another node's clock calls expired.
async fn used_at(rpc: &Rpc, block: &str, claim: &Claim) -> Result<bool, Unavailable> {
    let question = token::authorization_state(claim.key.payer, claim.key.nonce);
    match rpc.eth_call_at(block, None, claim.key.asset, &question).await? {
        Said::Yes(answer) => token::is_used(&answer).ok_or_else(|| Unavailable::new("the token answers nonsense")),
        Said::Reverted => Err(Unavailable::new("the token does not tell what was spent")),
    }
}

/// A block at or before that time, found by exponentially growing steps back from the latest.
async fn block_before(rpc: &Rpc, time: u64, latest: u64, latest_time: u64) -> Result<u64, Unavailable> {
    // Assumes blocks of at least one second, as on X Layer; if they are faster, the steps grow until they suffice.
    let mut back = latest_time.saturating_sub(time).max(1);
    loop {
        let number = latest.saturating_sub(back);
        if number == 0 || rpc.block_time(number).await? <= time {
            return Ok(number);
        }
        back = back.saturating_mul(4);
    }
}

async fn search(
    rpc: &Rpc,
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
        match rpc.logs(from, to, claim.key.asset, topics).await {
            Ok(logs) if !logs.is_empty() || from <= first => return Ok(logs),
            Ok(_) => to = from - 1,
            Err(RpcError::Node(_)) if length > SHORTEST_SEARCH => length = (length / 2).max(SHORTEST_SEARCH),
            Err(error) => return Err(error.into()),
        }
    }
}
