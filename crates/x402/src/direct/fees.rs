//! Gas prices, in wei per gas.

use super::{
    node::Block,
    rpc::{Rpc, RpcError},
};

/// A price per gas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fees {
    /// EIP-1559: `max` fee per gas, of which at most `tip` is the priority fee.
    Dynamic { max: u128, tip: u128 },
    /// Legacy gas price, for chains without a base fee.
    Legacy { price: u128 },
}

impl Fees {
    /// The current price, with room for the base fee to double, up to the cap.
    pub(super) async fn now(rpc: &Rpc, block: &Block, cap: u128) -> Result<Fees, RpcError> {
        let Some(base) = block.base_fee_per_gas else {
            let price = rpc.wei("eth_gasPrice").await?;
            return Ok(Fees::Legacy { price: price.saturating_add(price / 10) }.capped(cap));
        };
        // Not every node has this method. A tip that is too low is raised later.
        let tip = rpc.wei("eth_maxPriorityFeePerGas").await.unwrap_or(1_000_000);
        Ok(Fees::Dynamic { max: base.saturating_mul(2).saturating_add(tip), tip }.capped(cap))
    }

    fn capped(self, cap: u128) -> Fees {
        match self {
            Fees::Dynamic { max, tip } => Fees::Dynamic { max: max.min(cap), tip: tip.min(cap) },
            Fees::Legacy { price } => Fees::Legacy { price: price.min(cap) },
        }
    }

    /// The price of a replacement transaction: at least an eighth above the previous one, as nodes require, and at
    /// least `now`. `None` if that exceeds the cap.
    pub(super) fn raised(self, now: Fees, cap: u128) -> Option<Fees> {
        let more = |old: u128| old.saturating_add(old / 8).saturating_add(1);
        match (self, now) {
            (Fees::Dynamic { max, tip }, Fees::Dynamic { max: max_now, tip: tip_now }) => {
                let (max, tip) = (more(max).max(max_now), more(tip).max(tip_now));
                (max <= cap).then_some(Fees::Dynamic { max, tip: tip.min(max) })
            }
            (Fees::Legacy { price }, Fees::Legacy { price: price_now }) => {
                let price = more(price).max(price_now);
                (price <= cap).then_some(Fees::Legacy { price })
            }
            // The chain changed its fee model: use the new kind, although nodes will not accept it as a replacement.
            (_, now) => Some(now),
        }
    }

    /// The most a gas can cost.
    pub(super) fn most(self) -> u128 {
        match self {
            Fees::Dynamic { max, .. } => max,
            Fees::Legacy { price } => price,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Fees;

    #[test]
    fn a_raise_is_an_eighth_and_ends_at_the_cap() {
        let low = Fees::Dynamic { max: 1000, tip: 8 };
        assert_eq!(low.raised(low, 5000), Some(Fees::Dynamic { max: 1126, tip: 10 }));
        let now = Fees::Dynamic { max: 3000, tip: 20 };
        assert_eq!(low.raised(now, 5000), Some(now));
        assert_eq!(low.raised(now, 2000), None);
        assert_eq!(Fees::Legacy { price: 80 }.raised(Fees::Legacy { price: 1 }, 100), Some(Fees::Legacy { price: 91 }));
    }
}
