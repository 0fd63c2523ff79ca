//! The facilitator that the operator configured.

use std::time::Duration;

use anyhow::Context;
use baihua_kb::Card;
use baihua_x402::{
    Address, Asset, AtomicAmount, Attempt, Authenticity, Bazaar, Checked, Claim, Facilitator, FacilitatorError,
    Finding, Network, Offer, Price, Resource, SettleFailure, Supported, TransactionHash, Unavailable,
    direct::{ChainReader, ChainSettings, DirectFacilitator, DirectSettings, GasKey},
    remote::{OkxKeys, RemoteFacilitator, RemoteSettings},
};
use serde_json::json;

use crate::{
    body,
    config::{Config, Dialect, Payment, secret},
    demo,
    flow::Product,
    ports::Step,
    wiring::{Hook, unix_millis},
};

/// A facilitator of our own, or a remote one.
pub struct Cash {
    kind: Kind,
    hook: Hook,
}

enum Kind {
    Direct(DirectFacilitator),
    Remote(RemoteFacilitator),
}

impl Cash {
    /// Connects to what the configuration names, and compares chain and token with it.
    ///
    /// # Errors
    ///
    /// One line that says what differs.
    pub async fn connect(config: &Config, hook: Hook) -> anyhow::Result<Option<Cash>> {
        if config.payment == Payment::Off {
            return Ok(None);
        }
        let asset = asset(config)?;
        for (flag, text) in [("--pay-to", &config.pay_to), ("--asset", &config.asset)] {
            if lacks_checksum(text.as_deref()) {
                tracing::warn!(flag, "the address has no checksum, so a wrong digit would not be noticed");
            }
        }
        let chain = match config.rpc_url.as_slice() {
            [] => None,
            nodes => {
                let nodes = nodes.iter().map(|node| node.reveal());
                Some(
                    ChainReader::connect(nodes, vec![asset.clone()], ChainSettings::default())
                        .await
                        .context("--rpc-url: the chain is not the configured one, or does not answer")?,
                )
            }
        };
        let kind = match config.payment {
            Payment::Direct => {
                let chain = chain.context("--payment direct needs --rpc-url")?;
                let key = secret("BAIHUA_SETTLE_KEY")?
                    .context("--payment direct needs BAIHUA_SETTLE_KEY or BAIHUA_SETTLE_KEY_FILE")?;
                let key = GasKey::from_hex(&key).context("BAIHUA_SETTLE_KEY is no private key in hexadecimal")?;
                let settings = DirectSettings::default()
                    .settle_within(config.settle_timeout)
                    .look_every(Duration::from_millis(200));
                Kind::Direct(DirectFacilitator::new(chain, key, settings))
            }
            _ => {
                let mut remote = facilitator(config)?;
                if let Some(chain) = chain {
                    remote = remote.with_chain(chain);
                }
                Kind::Remote(remote)
            }
        };
        Ok(Some(Cash { kind, hook }))
    }

    /// What an operator wants to know of it before opening: lines of name and value.
    pub async fn describe(&self) -> Vec<(&'static str, String)> {
        match &self.kind {
            Kind::Direct(direct) => {
                let left = match direct.settlements_left().await {
                    Ok(left) => left.to_string(),
                    Err(error) => crate::problem::chain(&error),
                };
                vec![("gas account", direct.gas_address().to_string()), ("settlements its gas pays for", left)]
            }
            Kind::Remote(remote) => {
                let kinds = match remote.supported().await {
                    Ok(supported) => {
                        let kinds = supported.kinds.iter();
                        kinds
                            .map(|(version, scheme, network)| format!("v{version} {scheme} {network}"))
                            .collect::<Vec<_>>()
                            .join(", ")
                    }
                    Err(error) => crate::problem::chain(&error),
                };
                vec![("facilitator supports", kinds)]
            }
        }
    }

    /// Whether an offer can be settled.
    ///
    /// # Errors
    ///
    /// One line, if the facilitator answers and does not support it.
    pub async fn covers(&self, offer: &Offer) -> anyhow::Result<()> {
        // A facilitator that is down now may be up when the first buyer comes; the circuit breaker handles that.
        let Ok(supported) = self.supported().await else { return Ok(()) };
        anyhow::ensure!(
            supported.covers(offer),
            "--facilitator-url: the facilitator does not settle {} on {}",
            offer.requirements().scheme,
            offer.requirements().network
        );
        Ok(())
    }
}

fn facilitator(config: &Config) -> anyhow::Result<RemoteFacilitator> {
    let base = config.facilitator_url.as_deref().context("--payment facilitator needs --facilitator-url")?;
    let settings = RemoteSettings::default().within(Duration::from_secs(10), config.settle_timeout);
    match config.facilitator_dialect {
        Dialect::Standard => RemoteFacilitator::standard(base, settings),
        Dialect::Okx => {
            let need = |name: &str| {
                secret(name)?.with_context(|| format!("--facilitator-dialect okx needs {name} or {name}_FILE"))
            };
            let (key, word, phrase) = (
                need("BAIHUA_FACILITATOR_KEY")?,
                need("BAIHUA_FACILITATOR_SECRET")?,
                need("BAIHUA_FACILITATOR_PASSPHRASE")?,
            );
            RemoteFacilitator::okx(base, OkxKeys::new(&key, &word, &phrase, unix_millis), settings)
        }
    }
    .context("--facilitator-url cannot be used")
}

/// Whether an address is written in one letter case, which is no checksum (EIP-55).
pub(crate) fn lacks_checksum(text: Option<&str>) -> bool {
    let digits = text.and_then(|text| text.get(2..)).unwrap_or_default();
    let letters = || digits.bytes().filter(u8::is_ascii_alphabetic);
    letters().next().is_some()
        && (letters().all(|l| l.is_ascii_lowercase()) || letters().all(|l| l.is_ascii_uppercase()))
}

/// The asset that is paid in.
///
/// # Errors
///
/// One line that names the flag.
pub fn asset(config: &Config) -> anyhow::Result<Asset> {
    let (Some(address), Some(name), Some(version), Some(decimals)) =
        (&config.asset, &config.asset_name, &config.asset_version, config.asset_decimals)
    else {
        return Ok(Asset::usdt0_on_x_layer());
    };
    let address = Address::parse_typed(address).context("--asset is no address")?;
    Asset::new(Network::X_LAYER, address, name, version, decimals)
        .context("--asset-name, --asset-version or --asset-decimals")
}

/// What a call costs, in whole units (specification, "price per call").
#[must_use]
pub const fn price(card: Card) -> &'static str {
    match card {
        Card::Contract => "0.1",
        Card::Lab => "0.02",
        Card::Policy => "0.05",
    }
}

/// The offer of a product's endpoint.
///
/// # Errors
///
/// One line that names the setting that cannot be offered.
pub fn offer(config: &Config, base_url: &str, product: impl Into<Product>) -> anyhow::Result<Offer> {
    let product = product.into();
    let card = product.card();
    let pay_to = config.pay_to.as_deref().context("--pay-to is missing")?;
    let pay_to = Address::parse_typed(pay_to).context("--pay-to is no address")?;
    let price = Price::parse(price(card), asset(config)?).context("--asset-decimals: the price needs more decimals")?;
    let (what, tags) = match product {
        Product::Comparison => (
            "Compares two versions of a Chinese contract: what was mended, what is new, what still stands",
            ["chinese", "legal", "contract"],
        ),
        Product::Reading(Card::Contract) => (
            "Reads a Chinese contract: risky clauses with verbatim quotes and statute articles",
            ["chinese", "legal", "contract"],
        ),
        Product::Reading(Card::Lab) => (
            "Reads a Chinese lab report: indicators, values and ranges in plain Chinese",
            ["chinese", "health", "lab-report"],
        ),
        Product::Reading(Card::Policy) => (
            "Reads a Chinese insurance policy: coverage, exclusions, risky clauses with sources",
            ["chinese", "insurance", "policy"],
        ),
    };
    let resource = Resource::new(format!("{base_url}{}", product.endpoint()))
        .description(what)
        .mime_type("application/json")
        .service_name("Baihua")
        .tags(tags);
    let mut schema = body::schema(product);
    if let Some(fields) = schema.as_object_mut() {
        // The header is small; the full schema stands in /openapi.json.
        fields.retain(|name, _| matches!(name.as_str(), "type" | "properties" | "required"));
        if let Some(properties) = fields.get_mut("properties").and_then(serde_json::Value::as_object_mut) {
            for field in properties.values_mut().filter_map(serde_json::Value::as_object_mut) {
                field.retain(|name, _| name != "description" && name != "format");
                if product == Product::Comparison {
                    // What a version holds is said there alone.
                    field.retain(|name, _| name == "type");
                }
            }
        }
    }
    let example = match product {
        Product::Reading(card) => json!({ "text": demo::excerpt(card) }),
        // Two texts of the least length would be larger than a challenge may be.
        Product::Comparison => json!({ "before": { "text": "…" }, "after": { "text": "…" } }),
    };
    let example = example.to_string();
    let answer = json!({
        "ok": true,
        "receipt": "# …",
        "report": {
            "card": card.as_str(),
            // Clients echo this, so it must not depend on the address: a payment outlives a move of the server.
            "report_url": format!("https://baihua.example/report/demo-{card}"),
            "summary": { "high": 0, "medium": 0, "low": 0, "total": 0 },
            "flags": [],
        },
    });
    let bazaar = Bazaar::post_json(&example, &schema.to_string())?.output_example(&answer.to_string())?;
    let seconds = config.payment_validity.as_secs();
    Offer::builder(resource, price, pay_to)
        .max_timeout_seconds(seconds)
        .min_seconds_left(config.longest_work().as_secs().min(seconds))
        .show_decimals()
        .payment_identifier(false)
        .bazaar(bazaar)
        .build()
        .context("--pay-to, --base-url or --payment-validity cannot be offered")
}

impl Facilitator for Cash {
    async fn authenticate(&self, payment: &Checked) -> Result<Authenticity, FacilitatorError> {
        match &self.kind {
            Kind::Direct(direct) => direct.authenticate(payment).await,
            Kind::Remote(remote) => remote.authenticate(payment).await,
        }
    }

    async fn funds(&self, payment: &Checked) -> Result<Option<AtomicAmount>, Unavailable> {
        match &self.kind {
            Kind::Direct(direct) => direct.funds(payment).await,
            Kind::Remote(remote) => remote.funds(payment).await,
        }
    }

    async fn verify(&self, payment: &Checked) -> Result<(), FacilitatorError> {
        match &self.kind {
            Kind::Direct(direct) => direct.verify(payment).await,
            Kind::Remote(remote) => remote.verify(payment).await,
        }
    }

    async fn settle(&self, payment: &Checked, attempt: Attempt) -> Result<TransactionHash, SettleFailure> {
        (self.hook)(Step::Noted);
        let moved = match &self.kind {
            Kind::Direct(direct) => direct.settle(payment, attempt).await,
            Kind::Remote(remote) => remote.settle(payment, attempt).await,
        };
        (self.hook)(Step::Moved);
        moved
    }

    async fn find(&self, claim: &Claim) -> Result<Finding, Unavailable> {
        match &self.kind {
            Kind::Direct(direct) => direct.find(claim).await,
            Kind::Remote(remote) => remote.find(claim).await,
        }
    }

    async fn carried(&self, claim: &Claim) -> Result<Option<TransactionHash>, Unavailable> {
        match &self.kind {
            Kind::Direct(direct) => direct.carried(claim).await,
            Kind::Remote(remote) => remote.carried(claim).await,
        }
    }

    async fn supported(&self) -> Result<Supported, Unavailable> {
        match &self.kind {
            Kind::Direct(direct) => direct.supported().await,
            Kind::Remote(remote) => remote.supported().await,
        }
    }

    async fn ready(&self) -> Result<(), Unavailable> {
        match &self.kind {
            Kind::Direct(direct) => direct.ready().await,
            Kind::Remote(remote) => remote.ready().await,
        }
    }
}

#[cfg(test)]
mod tests {
    use baihua_analyzer::Analyzer;
    use baihua_kb::{Card, builtin};
    use baihua_x402::challenge;
    use clap::Parser;

    use super::{asset, lacks_checksum, offer};
    use crate::{body, config::Config, flow::Product};

    const PAYEE: &str = "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720";
    const MISTYPED: &str = "0xa0Ee7A142d267C1f36714E4a8F75612F20a79721";

    fn config(pay_to: &str, token: &str) -> Config {
        let token = ["--asset", token, "--asset-name", "T", "--asset-version", "1", "--asset-decimals", "6"];
        Config::parse_from(["baihua-server", "--pay-to", pay_to].into_iter().chain(token))
    }

    #[test]
    fn what_a_buyer_echoes_does_not_depend_on_the_address_of_the_server() {
        let config = config(PAYEE, PAYEE);
        let [before, after] = ["http://127.0.0.1:8402", "https://read.example"].map(|base| {
            let offer = offer(&config, base, Card::Lab).expect("it can be offered");
            let challenge = serde_json::to_value(challenge(&offer)).expect("JSON");
            challenge["extensions"].clone()
        });
        assert!(before.is_object());
        assert_eq!(before, after);
    }

    /// Agents and crawlers send the example first: it must be something to pay for.
    #[test]
    fn the_example_of_every_reading_passes_our_own_checks() {
        let (config, analyzer) = (config(PAYEE, &PAYEE.to_lowercase()), Analyzer::new(builtin()));
        for product in Product::ALL {
            let offer = offer(&config, "https://baihua.example", product).expect("it can be offered");
            let challenge = serde_json::to_value(challenge(&offer)).expect("JSON");
            let described = &challenge["extensions"]["bazaar"];
            let example = described["info"]["input"]["body"].to_string();
            let orders = match product {
                Product::Reading(card) => vec![body::read(card, example.as_bytes()).expect("it is read")],
                Product::Comparison => Vec::new(),
            };
            for order in orders {
                assert!(analyzer.recognise(order).is_ok(), "{example}");
            }
            let shape = &described["schema"]["properties"]["input"]["properties"]["body"];
            let shape = jsonschema::validator_for(shape).expect("a schema");
            assert!(shape.is_valid(&described["info"]["input"]["body"]));
            if let Product::Reading(card) = product {
                let (min, max) = baihua_analyzer::length_limits(card);
                let text = &described["schema"]["properties"]["input"]["properties"]["body"]["properties"]["text"];
                assert_eq!(
                    (text["minLength"].as_u64(), text["maxLength"].as_u64()),
                    (Some(min as u64), Some(max as u64))
                );
            }
            let answer = &described["info"]["output"]["example"]["report"];
            assert_eq!(answer["card"], product.card().as_str());
            assert!(answer["report_url"].as_str().is_some_and(|url| url.contains("/report/")));
        }
    }

    #[test]
    fn a_mistyped_payee_or_asset_is_refused_and_one_without_a_checksum_is_warned_of() {
        let offered = |config: &Config| offer(config, "http://shop.test", Card::Lab);
        let token = PAYEE.to_lowercase();
        for fine in [PAYEE, &PAYEE.to_lowercase()] {
            assert!(offered(&config(fine, &token)).is_ok(), "{fine}");
        }
        let refused = offered(&config(MISTYPED, &token)).expect_err("its checksum does not fit");
        assert!(format!("{refused:#}").contains("--pay-to") && format!("{refused:#}").contains("mistyped"));
        let refused = asset(&config(PAYEE, MISTYPED)).expect_err("its checksum does not fit");
        assert!(format!("{refused:#}").contains("--asset") && format!("{refused:#}").contains("mistyped"));
        assert!(!lacks_checksum(Some(PAYEE)) && !lacks_checksum(None));
        assert!(lacks_checksum(Some(&PAYEE.to_lowercase())));
    }
}
