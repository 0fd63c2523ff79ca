use std::fmt;

use crate::{
    address::Address,
    amount::{AmountError, AtomicAmount, decimal},
    network::Network,
};

/// A token with EIP-3009 authorisations: where it lives and the EIP-712 domain its signatures are made for.
///
/// Name and version must be exactly those of the contract; a difference makes the token refuse every signature.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Asset {
    network: Network,
    chain_id: u64,
    address: Address,
    name: String,
    version: String,
    decimals: u8,
}

impl Asset {
    /// The largest number of decimals whose unit fits an [`AtomicAmount`].
    pub const MAX_DECIMALS: u8 = 38;

    /// The token at `address` with the EIP-712 domain `name` and `version`.
    ///
    /// # Errors
    ///
    /// [`AssetError`] if the network is not Ethereum-like, name or version is empty, or there are more than
    /// [`Asset::MAX_DECIMALS`] decimals.
    pub fn new(
        network: Network,
        address: Address,
        name: impl Into<String>,
        version: impl Into<String>,
        decimals: u8,
    ) -> Result<Asset, AssetError> {
        let (name, version) = (name.into(), version.into());
        let chain_id = network.chain_id().ok_or(AssetError::Network)?;
        if name.is_empty() || version.is_empty() {
            return Err(AssetError::Domain);
        }
        if decimals > Asset::MAX_DECIMALS {
            return Err(AssetError::Decimals { decimals });
        }
        Ok(Asset { network, chain_id, address, name, version, decimals })
    }

    /// USD₮0 on X Layer, the dollar token that sellers on `eip155:196` ask for.
    #[must_use]
    pub fn usdt0_on_x_layer() -> Asset {
        Asset {
            network: Network::X_LAYER,
            chain_id: 196,
            address: Address::from_bytes([
                0x77, 0x9d, 0xed, 0x0c, 0x9e, 0x10, 0x22, 0x22, 0x5f, 0x8e, 0x06, 0x30, 0xb3, 0x5a, 0x9b, 0x54, 0xbe,
                0x71, 0x37, 0x36,
            ]),
            name: "USD₮0".to_owned(),
            version: "1".to_owned(),
            decimals: 6,
        }
    }

    /// The chain the token lives on.
    #[must_use]
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// The number of that chain.
    #[must_use]
    pub fn chain_id(&self) -> u64 {
        self.chain_id
    }

    /// The token contract.
    #[must_use]
    pub fn address(&self) -> Address {
        self.address
    }

    /// `name` of the token's EIP-712 domain; never empty.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// `version` of the token's EIP-712 domain; never empty.
    #[must_use]
    pub fn version(&self) -> &str {
        &self.version
    }

    /// How many decimals one whole token has in smallest units; at most [`Asset::MAX_DECIMALS`].
    #[must_use]
    pub fn decimals(&self) -> u8 {
        self.decimals
    }
}

/// Why an asset cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AssetError {
    /// EIP-3009 exists on Ethereum-like chains only.
    #[error("an asset lives on an eip155 network")]
    Network,
    /// EIP-3009 signatures need both parts of the domain.
    #[error("the EIP-712 domain of an asset needs a name and a version")]
    Domain,
    /// One whole token would not fit 128 bits.
    #[error("an asset of {decimals} decimals is not supported")]
    Decimals {
        /// The number asked for.
        decimals: u8,
    },
}

/// An exact amount of one asset. It prints as people write it: `0.1 USD₮0`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Price {
    asset: Asset,
    amount: AtomicAmount,
}

impl Price {
    /// `amount` smallest units of `asset`.
    #[must_use]
    pub fn new(asset: Asset, amount: AtomicAmount) -> Price {
        Price { asset, amount }
    }

    /// Reads whole tokens with at most as many decimals as the asset has, such as `0.1`.
    ///
    /// # Errors
    ///
    /// [`PriceError`] if the text is no such number, is finer than the asset's smallest unit, or is too large.
    pub fn parse(text: &str, asset: Asset) -> Result<Price, PriceError> {
        let (whole, fraction) = match text.split_once('.') {
            Some((_, "")) => return Err(PriceError::NotDecimal),
            Some(parts) => parts,
            None => (text, ""),
        };
        if !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(PriceError::NotDecimal);
        }
        let places = usize::from(asset.decimals);
        if fraction.len() > places {
            return Err(PriceError::TooFine { decimals: asset.decimals });
        }
        let whole = decimal(whole).map_err(|error| match error {
            AmountError::TooLarge => PriceError::TooLarge,
            _ => PriceError::NotDecimal,
        })?;
        // At most 38 digits, so this part always fits; only an empty fraction has no number.
        let fraction = format!("{fraction:0<places$}").parse::<u128>().unwrap_or(0);
        let units = 10_u128
            .checked_pow(asset.decimals.into())
            .and_then(|unit| whole.checked_mul(unit))
            .and_then(|units| units.checked_add(fraction))
            .ok_or(PriceError::TooLarge)?;
        Ok(Price { asset, amount: AtomicAmount::new(units) })
    }

    /// The asset to pay in.
    #[must_use]
    pub fn asset(&self) -> &Asset {
        &self.asset
    }

    /// The amount in smallest units.
    #[must_use]
    pub fn amount(&self) -> AtomicAmount {
        self.amount
    }
}

impl fmt::Display for Price {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = usize::from(self.asset.decimals);
        let digits = format!("{:0>width$}", self.amount.units(), width = places + 1);
        let (whole, fraction) = digits.split_at(digits.len() - places);
        match fraction.trim_end_matches('0') {
            "" => write!(f, "{whole} {}", self.asset.name),
            fraction => write!(f, "{whole}.{fraction} {}", self.asset.name),
        }
    }
}

/// Why a text is not a price in an asset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PriceError {
    /// The text is not digits with at most one point between them.
    #[error("a price is written like 0.1")]
    NotDecimal,
    /// The text has more decimals than the asset.
    #[error("a price in this asset has at most {decimals} decimals")]
    TooFine {
        /// How many decimals the asset has.
        decimals: u8,
    },
    /// The amount is 2^128 smallest units or more.
    #[error("the price does not fit 128 bits")]
    TooLarge,
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Asset, Price, PriceError};
    use crate::{AtomicAmount, Network};

    #[test]
    fn prices_are_exact() {
        let cases = [
            ("0.1", Ok(100_000)),
            ("0.02", Ok(20_000)),
            ("0.05", Ok(50_000)),
            ("1", Ok(1_000_000)),
            ("12.345678", Ok(12_345_678)),
            ("0.0000001", Err(PriceError::TooFine { decimals: 6 })),
            (".5", Err(PriceError::NotDecimal)),
            ("5.", Err(PriceError::NotDecimal)),
            ("1.2.3", Err(PriceError::NotDecimal)),
            ("-1", Err(PriceError::NotDecimal)),
            ("1e3", Err(PriceError::NotDecimal)),
            ("01", Err(PriceError::NotDecimal)),
            ("", Err(PriceError::NotDecimal)),
            ("340282366920938463463374607431768211455", Err(PriceError::TooLarge)),
        ];
        for (text, expected) in cases {
            let price = Price::parse(text, Asset::usdt0_on_x_layer());
            assert_eq!(price.map(|p| p.amount().units()), expected, "{text}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(10_000))]
        #[test]
        fn a_printed_price_reads_as_itself(units: u128, decimals in 0..=Asset::MAX_DECIMALS) {
            let home = Asset::usdt0_on_x_layer();
            let asset = Asset::new(Network::X_LAYER, home.address(), "T", "1", decimals).unwrap();
            let price = Price::new(asset.clone(), AtomicAmount::new(units));
            let printed = price.to_string();
            prop_assert_eq!(Price::parse(printed.strip_suffix(" T").unwrap(), asset), Ok(price));
        }
    }
}
