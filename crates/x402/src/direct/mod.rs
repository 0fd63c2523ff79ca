//! A facilitator of one's own: verifies by asking the chain, settles with a key that pays the gas (feature `direct`).
//!
//! [`ChainReader`] asks; [`DirectFacilitator`] also sends. Both talk JSON-RPC to one or more nodes and go on to the next
//! when one does not answer. At start they refuse a chain or token that is not the configured one.
//!
//! ```no_run
//! use baihua_x402::direct::{ChainReader, ChainSettings, DirectFacilitator, DirectSettings, GasKey};
//! use baihua_x402::{Asset, Ledger, Till};
//!
//! # async fn start<L: Ledger>(ledger: L, key: &str) -> Result<(), Box<dyn std::error::Error>> {
//! let nodes = ["https://rpc.example.test", "https://rpc2.example.test"];
//! let chain = ChainReader::connect(nodes, vec![Asset::usdt0_on_x_layer()], ChainSettings::default()).await?;
//! let till = Till::new(DirectFacilitator::new(chain, GasKey::from_hex(key)?, DirectSettings::default()), ledger);
//! # Ok(())
//! # }
//! ```

mod budget;
mod facilitator;
mod fees;
mod find;
mod key;
mod lane;
mod node;
mod reader;
mod rpc;
mod start;
mod token;
mod transaction;

pub use facilitator::{DirectFacilitator, DirectSettings};
pub use key::{GasKey, GasKeyError};
pub use reader::{ChainReader, ChainSettings};
pub use start::StartError;
