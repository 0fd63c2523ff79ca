//! What stops the start.

use baihua_x402::{
    Address, Asset, Facilitator, Network,
    direct::{ChainReader, ChainSettings, DirectFacilitator, DirectSettings, GasKey, StartError},
};
use serde_json::json;

use crate::{GAS_KEY, direct, local::Local, offer, reader};

fn token(network: Network, address: Address, name: &str, version: &str, decimals: u8) -> Asset {
    Asset::new(network, address, name, version, decimals).expect("the asset has a sound shape")
}

#[tokio::test]
async fn a_configuration_that_differs_from_the_chain_stops_the_start() {
    let Some(local) = Local::start().await else { return };
    let home = Asset::usdt0_on_x_layer();
    let (x_layer, address) = (Network::X_LAYER, home.address());
    let connect =
        async |asset: Asset| ChainReader::connect([&local.url], vec![asset], ChainSettings::default()).await.map(drop);
    connect(home.clone()).await.expect("this is the chain");

    let elsewhere = connect(token(Network::eip155(1952), address, "USD₮0", "1", 6)).await;
    assert!(matches!(elsewhere, Err(StartError::WrongChain { number: 0, found: 196, wanted: 1952 })), "{elsewhere:?}");
    for (name, version) in [("USDT0", "1"), ("USD₮0", "2")] {
        let other = connect(token(x_layer.clone(), address, name, version, 6)).await;
        assert!(matches!(other, Err(StartError::Domain { .. })), "{other:?}");
    }
    let coarse = connect(token(x_layer.clone(), address, "USD₮0", "1", 18)).await;
    assert!(matches!(coarse, Err(StartError::Decimals { ours: 18, theirs: 6, .. })), "{coarse:?}");
    let nobody = Address::from_bytes([0x42; 20]);
    let nothing = connect(token(x_layer.clone(), nobody, "USD₮0", "1", 6)).await;
    assert!(matches!(nothing, Err(StartError::NoContract { .. })), "{nothing:?}");
    // A contract that gives everything back empty.
    local.ask("anvil_setCode", json!([nobody, "0x00"])).await;
    let other = connect(token(x_layer, nobody, "USD₮0", "1", 6)).await;
    assert!(matches!(other, Err(StartError::NoAuthorizations { .. })), "{other:?}");
}

#[tokio::test]
async fn one_node_of_several_is_enough() {
    let Some(local) = Local::start().await else { return };
    let dead = "http://127.0.0.1:9/secret-access-key";
    let assets = || vec![Asset::usdt0_on_x_layer()];
    let settings = ChainSettings::default();
    let nodes = [dead, &local.url];
    let chain = ChainReader::connect(nodes, assets(), settings).await.expect("one node answers");
    let key = GasKey::from_hex(GAS_KEY).expect("the key is one");
    let facilitator = DirectFacilitator::new(chain, key, DirectSettings::default());
    facilitator.ready().await.expect("it can settle");

    let Err(error) = ChainReader::connect([dead], assets(), settings).await else { panic!("nobody is there") };
    let mut told = error.to_string();
    let mut cause = std::error::Error::source(&error);
    while let Some(error) = cause {
        told = format!("{told}: {error}");
        cause = error.source();
    }
    assert!(matches!(error, StartError::Unreachable { .. }) && !told.contains("secret"), "{told}");
}

#[tokio::test]
async fn a_gas_account_that_runs_dry_is_noticed_before_anybody_is_asked_to_pay() {
    let Some(local) = Local::start().await else { return };
    let facilitator = direct(&local).await;
    facilitator.ready().await.expect("it can settle");
    assert!(facilitator.supported().await.expect("it knows").covers(&offer("0.1")));
    assert!(reader(&local).await.assets() == [Asset::usdt0_on_x_layer()]);
    local.ask("anvil_setBalance", json!([facilitator.gas_address(), "0x0"])).await;
    assert!(facilitator.ready().await.is_err());
    assert_eq!(facilitator.settlements_left().await.expect("the chain answers"), 0);
}
