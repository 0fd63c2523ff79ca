//! Buys one reading of a lab report. The key is read from `BUYER_KEY` and signs in this process.
//!
//! ```sh
//! BUYER_KEY=0x… cargo run --release -p baihua-server --example buyer
//! ```

use std::{env, error::Error, time::Duration, time::SystemTime};

use baihua_x402::{
    Challenge, Nonce, UnixSeconds,
    header::{PAYMENT_REQUIRED, PAYMENT_RESPONSE, PAYMENT_SIGNATURE},
    testkit::Buyer,
};
use reqwest::{Client, StatusCode, header::CONTENT_TYPE};

/// Never more than 0.1 USD₮0 for one call.
const MOST: u128 = 100_000;

#[tokio::main(flavor = "current_thread")]
#[allow(clippy::print_stdout, reason = "the receipt is what was bought")]
#[allow(clippy::disallowed_methods, reason = "settings and time are the buyer's")]
async fn main() -> Result<(), Box<dyn Error>> {
    let base = env::var("BAIHUA_URL").unwrap_or_else(|_| "http://127.0.0.1:8402".to_owned());
    let key = hex::decode(env::var("BUYER_KEY")?.trim_start_matches("0x"))?;
    let buyer = Buyer::new(key.try_into().map_err(|_| "BUYER_KEY is not 32 bytes of hex")?)?;
    drop(rustls::crypto::ring::default_provider().install_default());
    let client = Client::builder().timeout(Duration::from_secs(60)).build()?;
    let ask = || {
        let body = r#"{"text":"血钾 K 6.8 mmol/L 参考范围 3.5-5.3"}"#;
        client.post(format!("{base}/api/read-labreport")).header(CONTENT_TYPE, "application/json").body(body)
    };

    let asked = ask().send().await?;
    let challenge = Challenge::read(asked.headers().get(PAYMENT_REQUIRED).ok_or("no challenge came")?)?;
    let price = &challenge.accepts()[0];
    if price.amount.units() > MOST || price.network.as_str() != "eip155:196" {
        return Err(format!("{} units on {} are too much", price.amount, price.network).into());
    }
    let mut nonce = [0; 32];
    getrandom::fill(&mut nonce).map_err(|_| "no random numbers")?;
    let now = UnixSeconds::from(SystemTime::now());
    let payment = buyer.pay(&challenge, Nonce::from_bytes(nonce), now)?.to_header();

    // After 503 or a broken connection the very same payment is shown again: it is charged once.
    for _ in 0..20 {
        match ask().header(PAYMENT_SIGNATURE, &payment).send().await {
            Ok(answer) if answer.status() == StatusCode::OK => {
                let paid = answer.headers().get(PAYMENT_RESPONSE).ok_or("no settlement came")?.to_str()?.to_owned();
                println!("{}", answer.text().await?);
                println!("paid: {paid}");
                return Ok(());
            }
            Ok(answer) if answer.status() != StatusCode::SERVICE_UNAVAILABLE => {
                return Err(format!("{}: {}", answer.status(), answer.text().await?).into());
            }
            _ => tokio::time::sleep(Duration::from_secs(1)).await,
        }
    }
    Err("the server does not get better".into())
}
