//! A small HTTP client with limits on time and size; all outgoing requests use it.

use std::time::Duration;

use reqwest::{Client, Method, Url, header::CONTENT_TYPE, redirect::Policy};

use crate::ports::Cause;

/// The largest answer that is read, in bytes.
const MAX_ANSWER: usize = 1 << 20;

#[derive(Clone, Debug)]
pub(crate) struct Http {
    client: Client,
}

/// A header's name and value.
pub(crate) type Field = (&'static str, String);

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
}

impl Http {
    pub(crate) fn new(connect: Duration) -> Result<Http, Cause> {
        // An error means that the program has installed a provider already.
        drop(rustls::crypto::ring::default_provider().install_default());
        let client = Client::builder()
            .connect_timeout(connect)
            // A redirect could leak the payment in the body, and no service has a reason to send one.
            .redirect(Policy::none())
            .user_agent(concat!("baihua-x402/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(cause)?;
        Ok(Http { client })
    }

    #[cfg(feature = "facilitator")]
    pub(crate) async fn get(&self, url: Url, fields: Vec<Field>, limit: Duration) -> Result<Answer, Cause> {
        self.send(Method::GET, url, fields, None, limit).await
    }

    pub(crate) async fn post(
        &self,
        url: Url,
        fields: Vec<Field>,
        json: String,
        limit: Duration,
    ) -> Result<Answer, Cause> {
        self.send(Method::POST, url, fields, Some(json), limit).await
    }

    async fn send(
        &self,
        method: Method,
        url: Url,
        fields: Vec<Field>,
        json: Option<String>,
        limit: Duration,
    ) -> Result<Answer, Cause> {
        let mut request = self.client.request(method, url).timeout(limit);
        for (name, value) in fields {
            request = request.header(name, value);
        }
        if let Some(json) = json {
            request = request.header(CONTENT_TYPE, "application/json").body(json);
        }
        let mut response = request.send().await.map_err(cause)?;
        let status = response.status().as_u16();
        let mut body = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(cause)? {
            if body.len() + chunk.len() > MAX_ANSWER {
                return Err("the answer is larger than a mebibyte".into());
            }
            body.extend_from_slice(&chunk);
        }
        Ok(Answer { status, body })
    }
}

/// URLs of nodes often contain an access key, so errors never include them.
fn cause(error: reqwest::Error) -> Cause {
    error.without_url().into()
}

/// Reads the address of a service.
pub(crate) fn url(text: &str) -> Option<Url> {
    let url: Url = text.parse().ok()?;
    (matches!(url.scheme(), "http" | "https") && url.host_str().is_some()).then_some(url)
}
