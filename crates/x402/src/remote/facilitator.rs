use std::time::Duration;

use reqwest::Url;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use super::{
    answer::{Outcome, SupportedResponse, VerifyResponse},
    okx::{self, Envelope, OkxKeys, Opened},
};
#[cfg(feature = "direct")]
use crate::direct::ChainReader;
use crate::{
    AtomicAmount, Attempt, Authenticity, Checked, Claim, Facilitator, FacilitatorError, Finding, Reason, SettleFailure,
    Supported, TooFast, TransactionHash, Unavailable, X402_VERSION, evm,
    http::{self, Answer, Http},
    ports::Cause,
    settlement::SettleResponse,
};

/// Retries of a rate-limited request.
const REPEATS: u32 = 2;

/// Settings for requests to a facilitator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RemoteSettings {
    /// How long a connection may take; 3 seconds by default.
    pub connect_within: Duration,
    /// How long a verification may take; 10 seconds by default.
    pub verify_within: Duration,
    /// How long a settlement may take; 25 seconds by default, because buyers give up after 30.
    pub settle_within: Duration,
    /// Polling interval for a settlement that is pending or whose answer was lost; 1 second by default.
    pub look_every: Duration,
    /// Number of polls; 5 by default, and not beyond `settle_within` if the chain is polled.
    pub looks: u32,
}

impl Default for RemoteSettings {
    fn default() -> RemoteSettings {
        RemoteSettings {
            connect_within: Duration::from_secs(3),
            verify_within: Duration::from_secs(10),
            settle_within: Duration::from_secs(25),
            look_every: Duration::from_secs(1),
            looks: 5,
        }
    }
}

impl RemoteSettings {
    /// Sets the time-outs of a verification and a settlement.
    #[must_use]
    pub fn within(mut self, verify: Duration, settle: Duration) -> RemoteSettings {
        (self.verify_within, self.settle_within) = (verify, settle);
        self
    }

    /// Sets the polling interval for a pending settlement.
    #[must_use]
    pub fn look_every(mut self, pause: Duration) -> RemoteSettings {
        self.look_every = pause;
        self
    }
}

#[derive(Clone, Debug)]
enum Dialect {
    Standard,
    Okx(OkxKeys),
}

/// Lets a remote service verify and settle.
#[derive(Clone, Debug)]
pub struct RemoteFacilitator {
    http: Http,
    base: Url,
    dialect: Dialect,
    settings: RemoteSettings,
    #[cfg(feature = "direct")]
    chain: Option<ChainReader>,
}

/// Why a facilitator cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RemoteError {
    /// The address is no `http` or `https` URL.
    #[error("the address of the facilitator is no http or https URL")]
    Url,
    /// OKX's keys would travel unencrypted.
    #[error("a facilitator that wants keys is asked over https only")]
    Unencrypted,
    /// The HTTP client cannot be set up.
    #[error("the HTTP client cannot be set up")]
    Client {
        /// What went wrong.
        source: Cause,
    },
}

impl RemoteFacilitator {
    /// A facilitator of the standard dialect, with `/verify`, `/settle` and `/supported` behind this address.
    ///
    /// # Errors
    ///
    /// [`RemoteError`] if the address cannot be used.
    pub fn standard(base: &str, settings: RemoteSettings) -> Result<RemoteFacilitator, RemoteError> {
        RemoteFacilitator::new(base, Dialect::Standard, settings)
    }

    /// OKX's facilitator at this base URL without a path, such as `https://web3.okx.com`.
    ///
    /// # Errors
    ///
    /// [`RemoteError`] if the address cannot be used; over plain `http` only on a loopback address.
    pub fn okx(base: &str, keys: OkxKeys, settings: RemoteSettings) -> Result<RemoteFacilitator, RemoteError> {
        let url = http::url(base).ok_or(RemoteError::Url)?;
        let loopback = matches!(url.host_str(), Some("127.0.0.1" | "localhost" | "[::1]"));
        if url.scheme() != "https" && !loopback {
            return Err(RemoteError::Unencrypted);
        }
        RemoteFacilitator::new(base, Dialect::Okx(keys), settings)
    }

    fn new(base: &str, dialect: Dialect, settings: RemoteSettings) -> Result<RemoteFacilitator, RemoteError> {
        Ok(RemoteFacilitator {
            http: Http::new(settings.connect_within).map_err(|source| RemoteError::Client { source })?,
            base: http::url(base).ok_or(RemoteError::Url)?,
            dialect,
            settings,
            #[cfg(feature = "direct")]
            chain: None,
        })
    }

    /// Also reads the chain itself: to check wallets' signatures, to prove settlements, and to resolve interrupted
    /// ones.
    #[cfg(feature = "direct")]
    #[must_use]
    pub fn with_chain(mut self, chain: ChainReader) -> RemoteFacilitator {
        self.chain = Some(chain);
        self
    }

    async fn ask<T: DeserializeOwned>(
        &self,
        path: &str,
        query: Option<String>,
        body: Option<Value>,
        limit: Duration,
    ) -> Result<T, Cause> {
        for round in 0..=REPEATS {
            if round > 0 {
                sleep(Duration::from_millis(500) * round).await;
            }
            let answer = self.send(path, query.as_deref(), body.as_ref(), limit).await?;
            if answer.status == 429 {
                continue;
            }
            match &self.dialect {
                // A failed settlement may have an HTTP error status and a regular body, so the body decides.
                Dialect::Standard => return parse(&answer, &answer.body),
                Dialect::Okx(_) => match parse::<Envelope>(&answer, &answer.body)?.open() {
                    Opened::Data(data) => return Ok(serde_json::from_value(data)?),
                    Opened::TooFast => {}
                    Opened::Error { code, message } => {
                        // The message is untrusted text, so it is sanitised before it is logged.
                        return Err(format!("code {} {}", Reason::from_code(&code), Reason::from_code(&message)).into());
                    }
                },
            }
        }
        Err(TooFast.into())
    }

    async fn send(
        &self,
        path: &str,
        query: Option<&str>,
        body: Option<&Value>,
        limit: Duration,
    ) -> Result<Answer, Cause> {
        let mut url = self.base.clone();
        let prefix = match self.dialect {
            Dialect::Standard => "",
            Dialect::Okx(_) => okx::PREFIX,
        };
        url.set_path(&format!("{}{prefix}{path}", self.base.path().trim_end_matches('/')));
        url.set_query(query);
        let body = body.map(Value::to_string);
        let fields = match &self.dialect {
            Dialect::Standard => Vec::new(),
            Dialect::Okx(keys) => {
                let method = if body.is_some() { "POST" } else { "GET" };
                let target = query.map_or_else(|| url.path().to_owned(), |query| format!("{}?{query}", url.path()));
                keys.fields(method, &target, body.as_deref().unwrap_or_default())
            }
        };
        match body {
            Some(body) => self.http.post(url, fields, body, limit).await,
            None => self.http.get(url, fields, limit).await,
        }
    }

    /// The body of both calls: the payment, with our own offer instead of the client's echo, and the offer.
    fn body(payment: &Checked) -> Value {
        let requirements = payment.offer().requirements_json();
        let accepted = requirements.as_object().cloned().unwrap_or_default();
        let mut payload = payment.payment().to_value(accepted);
        // A key's recovery id may be 0 or 1, which tokens reject, so it is normalised; a wallet's bytes stay as they
        // are.
        if evm::authenticate(payment) == Authenticity::Sound
            && let Ok(parts) = evm::SignatureParts::of(payment.signature())
        {
            let bytes = [&parts.r[..], &parts.s, &[parts.v]].concat();
            payload["payload"]["signature"] = crate::hex::text(&bytes).into();
        }
        json!({ "x402Version": X402_VERSION, "paymentPayload": payload, "paymentRequirements": requirements })
    }

    /// Asks the service to move the money and returns its answer.
    async fn order(&self, payment: &Checked, attempt: Attempt) -> Result<Outcome, Cause> {
        let earlier = match (&self.dialect, attempt.transaction) {
            (Dialect::Okx(_), Some(transaction)) => self.okx_status(payment, transaction).await.ok(),
            _ => None,
        };
        let outcome = match earlier {
            Some(moved @ Outcome::Moved(_)) => moved,
            _ => self.order_once(payment).await?,
        };
        match outcome {
            Outcome::Pending(transaction) => Ok(self.pending(payment, transaction.or(attempt.transaction)).await),
            outcome => Ok(outcome),
        }
    }

    async fn order_once(&self, payment: &Checked) -> Result<Outcome, Cause> {
        let mut body = RemoteFacilitator::body(payment);
        if matches!(self.dialect, Dialect::Okx(_)) {
            // Without a transaction, success only means that the payment was accepted.
            body["syncSettle"] = true.into();
        }
        let response: SettleResponse = self.ask("/settle", None, Some(body), self.settings.settle_within).await?;
        Ok(response.outcome(payment.offer().asset().network(), payment.authorization().from))
    }

    /// Waits for a settlement that was sent and not mined: by its hash where that can be asked for, else by asking
    /// again with the same payment, which cannot move money twice.
    async fn pending(&self, payment: &Checked, transaction: Option<TransactionHash>) -> Outcome {
        match (&self.dialect, transaction) {
            (Dialect::Okx(_), Some(transaction)) => {
                for _ in 0..self.settings.looks {
                    sleep(self.settings.look_every).await;
                    match self.okx_status(payment, transaction).await {
                        Ok(Outcome::Pending(_)) | Err(_) => {}
                        Ok(outcome) => return outcome,
                    }
                }
                Outcome::Pending(Some(transaction))
            }
            (Dialect::Okx(_), None) => Outcome::Pending(None),
            (Dialect::Standard, _) => {
                sleep(self.settings.look_every).await;
                match self.order_once(payment).await {
                    Ok(Outcome::Pending(again)) => Outcome::Pending(again.or(transaction)),
                    // Whatever this answer is, the first one was "pending".
                    Ok(Outcome::Refused(_) | Outcome::Unclear(_)) | Err(_) => Outcome::Pending(transaction),
                    Ok(moved) => moved,
                }
            }
        }
    }

    async fn okx_status(&self, payment: &Checked, transaction: TransactionHash) -> Result<Outcome, Cause> {
        let query = Some(format!("txHash={transaction}"));
        let response: SettleResponse = self.ask("/settle/status", query, None, self.settings.verify_within).await?;
        Ok(response.outcome(payment.offer().asset().network(), payment.authorization().from))
    }

    /// Proves a settlement on the chain, if a chain is configured.
    async fn prove(
        &self,
        payment: &Checked,
        transaction: TransactionHash,
        until: Instant,
    ) -> Result<TransactionHash, SettleFailure> {
        #[cfg(feature = "direct")]
        if let Some(chain) = &self.chain {
            return match self.look(chain, payment, Some(transaction), until).await {
                Some(proved) => Ok(proved),
                None => {
                    let source = "the chain does not show the settlement".into();
                    Err(SettleFailure::Unknown { transaction: Some(transaction), source })
                }
            };
        }
        let _ = (payment, until);
        Ok(transaction)
    }

    /// Resolves a lost or unclear answer on the chain: the service may have sent the transaction, which is then mined a
    /// block or two later.
    async fn trace(
        &self,
        payment: &Checked,
        transaction: Option<TransactionHash>,
        until: Instant,
    ) -> Option<TransactionHash> {
        #[cfg(feature = "direct")]
        if let Some(chain) = &self.chain {
            return self.look(chain, payment, transaction, until).await;
        }
        let _ = (payment, transaction, until);
        None
    }

    #[cfg(feature = "direct")]
    async fn look(
        &self,
        chain: &ChainReader,
        payment: &Checked,
        transaction: Option<TransactionHash>,
        until: Instant,
    ) -> Option<TransactionHash> {
        let claim = Claim { transaction, ..Claim::of(payment) };
        for look in 0..self.settings.looks {
            if look > 0 {
                sleep(self.settings.look_every).await;
                if Instant::now() >= until {
                    return None;
                }
            }
            match chain.find(&claim).await {
                Ok(Finding::Settled(proved)) => return Some(proved),
                Ok(Finding::Cancelled | Finding::Expired) => return None,
                Ok(Finding::Unspent | Finding::CannotTell) | Err(_) => {}
            }
        }
        None
    }
}

/// Parses an answer's JSON. An error mentions the status only, because the body is untrusted.
fn parse<T: DeserializeOwned>(answer: &Answer, json: &[u8]) -> Result<T, Cause> {
    serde_json::from_slice(json).map_err(|_| format!("status {} without a sound answer", answer.status).into())
}

impl Facilitator for RemoteFacilitator {
    async fn authenticate(&self, payment: &Checked) -> Result<Authenticity, FacilitatorError> {
        #[cfg(feature = "direct")]
        if let Some(chain) = &self.chain {
            return chain.authenticate(payment).await;
        }
        Ok(evm::authenticate(payment))
    }

    async fn funds(&self, payment: &Checked) -> Result<Option<AtomicAmount>, Unavailable> {
        #[cfg(feature = "direct")]
        if let Some(chain) = &self.chain {
            let held = chain.balance(payment.offer().asset(), payment.authorization().from).await?;
            return Ok(Some(AtomicAmount::new(held)));
        }
        let _ = payment;
        Ok(None)
    }

    async fn verify(&self, payment: &Checked) -> Result<(), FacilitatorError> {
        let body = RemoteFacilitator::body(payment);
        let response: Result<VerifyResponse, Cause> =
            self.ask("/verify", None, Some(body), self.settings.verify_within).await;
        response.map_err(Unavailable::new)?.verdict(payment.authorization().from)
    }

    async fn settle(&self, payment: &Checked, attempt: Attempt) -> Result<TransactionHash, SettleFailure> {
        let until = Instant::now() + self.settings.settle_within;
        let (transaction, source) = match self.order(payment, attempt).await {
            Ok(Outcome::Moved(transaction)) => return self.prove(payment, transaction, until).await,
            Ok(Outcome::Refused(reason)) => return Err(SettleFailure::Refused { reason }),
            Ok(Outcome::Pending(transaction)) => (transaction, "the settlement is pending".into()),
            Ok(Outcome::Unclear(said)) => (attempt.transaction, said.into()),
            Err(source) => (attempt.transaction, source),
        };
        match self.trace(payment, transaction, until).await {
            Some(moved) => Ok(moved),
            None => Err(SettleFailure::Unknown { transaction, source }),
        }
    }

    async fn find(&self, claim: &Claim) -> Result<Finding, Unavailable> {
        #[cfg(feature = "direct")]
        if let Some(chain) = &self.chain {
            return chain.find(claim).await;
        }
        let (Dialect::Okx(_), Some(transaction)) = (&self.dialect, claim.transaction) else {
            return Ok(Finding::CannotTell);
        };
        let query = Some(format!("txHash={transaction}"));
        let response: Result<SettleResponse, Cause> =
            self.ask("/settle/status", query, None, self.settings.verify_within).await;
        match response.map_err(Unavailable::new)?.outcome(&claim.key.network, claim.key.payer) {
            Outcome::Moved(transaction) => Ok(Finding::Settled(transaction)),
            _ => Ok(Finding::CannotTell),
        }
    }

    async fn carried(&self, claim: &Claim) -> Result<Option<TransactionHash>, Unavailable> {
        #[cfg(feature = "direct")]
        if let Some(chain) = &self.chain {
            return chain.carried(claim).await;
        }
        // Services tell what became of their own transactions only.
        let _ = claim;
        Ok(None)
    }

    async fn supported(&self) -> Result<Supported, Unavailable> {
        let response: Result<SupportedResponse, Cause> =
            self.ask("/supported", None, None, self.settings.verify_within).await;
        response.map(Supported::from).map_err(Unavailable::new)
    }
}
