use std::net::IpAddr;

use async_openai::config::Config;
use reqwest::{
    Url,
    header::{AUTHORIZATION, HeaderMap, HeaderValue},
};
use secrecy::{ExposeSecret, SecretString};

use super::settings::{ProviderSettings, SettingsError};

/// Where calls go. The library's own configuration would look for keys in the environment.
#[derive(Clone)]
pub(super) struct Endpoint {
    base: String,
    key: SecretString,
    authorization: Option<HeaderValue>,
}

impl Endpoint {
    pub(super) fn new(settings: &ProviderSettings) -> Result<Endpoint, SettingsError> {
        let url = Url::parse(&settings.base_url).map_err(|_| SettingsError::BaseUrl)?;
        let bare =
            url.username().is_empty() && url.password().is_none() && url.query().is_none() && url.fragment().is_none();
        let host = url.host_str().filter(|_| bare).ok_or(SettingsError::BaseUrl)?;
        let address = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        let local = host == "localhost" || address.is_ok_and(|address| address.is_loopback());
        match url.scheme() {
            "https" => {}
            "http" if local || settings.allow_http => {}
            "http" => return Err(SettingsError::Unencrypted),
            _ => return Err(SettingsError::BaseUrl),
        }
        let key = SecretString::from(settings.api_key.clone().unwrap_or_default());
        let authorization = match settings.api_key {
            None => None,
            Some(_) => {
                let value = format!("Bearer {}", key.expose_secret());
                let mut header = HeaderValue::from_str(&value).map_err(|_| SettingsError::ApiKey)?;
                header.set_sensitive(true);
                Some(header)
            }
        };
        Ok(Endpoint { base: url.as_str().trim_end_matches('/').to_owned(), key, authorization })
    }
}

impl Config for Endpoint {
    fn headers(&self) -> HeaderMap {
        self.authorization.iter().map(|value| (AUTHORIZATION, value.clone())).collect()
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    fn query(&self) -> Vec<(&str, &str)> {
        Vec::new()
    }

    fn api_base(&self) -> &str {
        &self.base
    }

    fn api_key(&self) -> &SecretString {
        &self.key
    }
}
