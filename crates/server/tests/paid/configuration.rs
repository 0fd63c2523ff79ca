//! What the operator is told before anything is charged, and what stops the start.

use crate::{
    chain::{Chain, GAS_KEY, PAYEE, TOKEN},
    server::{direct, output},
};

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn check_config_says_what_is_charged_and_whether_the_chain_agrees() {
    let Some(chain) = Chain::start().await else { return };
    let mut options = direct(&chain, "memory:");
    options.push("check-config");
    let done = output(&options, &[("BAIHUA_SETTLE_KEY", GAS_KEY)]);
    let said = text(&done.stdout);
    assert!(done.status.success(), "{said} {}", text(&done.stderr));
    for line in [
        "0.1 USD₮0 = 100000 units",
        "0.02 USD₮0 = 20000 units",
        "0.05 USD₮0 = 50000 units",
        PAYEE,
        "eip155:196",
        TOKEN,
        "chain id, domain separator and decimals agree",
        "settlements its gas pays for",
    ] {
        assert!(said.contains(line), "{line} is not in\n{said}");
    }
    assert!(!said.contains(&GAS_KEY[..16]) && !said.contains(&chain.url), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chain_or_token_that_differs_stops_the_start_with_one_line() {
    let Some(chain) = Chain::start().await else { return };
    let other = Chain::start_as(1952).await.expect("as the first one");
    let stops = |options: &[&str], environment: &[(&str, &str)], wanted: &str| {
        let done = output(options, environment);
        let said = text(&done.stderr);
        assert!(!done.status.success(), "{options:?}");
        assert!(said.contains(wanted) && said.trim_end().lines().count() == 1, "{wanted} is not in {said}");
        assert!(!said.contains(&GAS_KEY[..16]), "{said}");
    };
    let key = [("BAIHUA_SETTLE_KEY", GAS_KEY)];
    let good = direct(&chain, "memory:");
    stops(&good, &[], "BAIHUA_SETTLE_KEY");
    stops(&good, &[("BAIHUA_SETTLE_KEY", "not a key")], "BAIHUA_SETTLE_KEY");
    stops(&direct(&other, "memory:"), &key, "is on chain 1952, not 196");
    for command in [&[][..], &["check-config"]] {
        for (name, version, decimals, wanted) in
            [("USDT", "1", "6", "domain"), ("USD₮0", "2", "6", "domain"), ("USD₮0", "1", "8", "decimals")]
        {
            let mut options = good.clone();
            options.extend(["--asset", TOKEN, "--asset-name", name]);
            options.extend(["--asset-version", version, "--asset-decimals", decimals]);
            options.extend(command);
            stops(&options, &key, wanted);
        }
    }
    let mut options = good.clone();
    let nobody = "0x4242424242424242424242424242424242424242";
    options.extend(["--asset", nobody, "--asset-name", "USD₮0", "--asset-version", "1", "--asset-decimals", "6"]);
    stops(&options, &key, "there is no contract");
}
