use serde::{Deserialize, Serialize};

/// `ResourceInfo`: what is sold, as wallets and catalogues show it (x402 v2, section 5.1.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Resource {
    url: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    description: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mime_type: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    service_name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tags: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    icon_url: Option<String>,
}

impl Resource {
    /// The endpoint at an absolute URL, built from the configured public base, not from a request's `Host`.
    #[must_use]
    pub fn new(url: impl Into<String>) -> Resource {
        Resource { url: url.into(), description: None, mime_type: None, service_name: None, tags: None, icon_url: None }
    }

    /// Adds one sentence on what the endpoint does.
    #[must_use]
    pub fn description(mut self, text: impl Into<String>) -> Resource {
        self.description = Some(text.into());
        self
    }

    /// Adds the media type of the answer.
    #[must_use]
    pub fn mime_type(mut self, media_type: impl Into<String>) -> Resource {
        self.mime_type = Some(media_type.into());
        self
    }

    /// Adds the name of the service: at most 32 printable ASCII characters.
    #[must_use]
    pub fn service_name(mut self, name: impl Into<String>) -> Resource {
        self.service_name = Some(name.into());
        self
    }

    /// Adds tags for catalogues: at most 5 of at most 32 printable ASCII characters.
    #[must_use]
    pub fn tags<T: Into<String>>(mut self, tags: impl IntoIterator<Item = T>) -> Resource {
        self.tags = Some(tags.into_iter().map(Into::into).collect());
        self
    }

    /// Adds an icon: an absolute `https` URL of at most 2048 characters.
    #[must_use]
    pub fn icon_url(mut self, url: impl Into<String>) -> Resource {
        self.icon_url = Some(url.into());
        self
    }

    /// The absolute URL of the endpoint.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// What is wrong with it, if anything.
    pub(crate) fn fault(&self) -> Option<&'static str> {
        let label = |text: &String| (1..=32).contains(&text.len()) && text.bytes().all(|b| (0x20..0x7f).contains(&b));
        if path(&self.url).is_none() {
            return Some("its url is not an absolute http or https URL");
        }
        if self.service_name.as_ref().is_some_and(|name| !label(name)) {
            return Some("its service name is not 1 to 32 printable ASCII characters");
        }
        if self.tags.as_ref().is_some_and(|tags| tags.len() > 5 || !tags.iter().all(label)) {
            return Some("its tags are not at most 5 of 1 to 32 printable ASCII characters");
        }
        if self.icon_url.as_ref().is_some_and(|url| !url.starts_with("https://") || url.len() > 2048) {
            return Some("its icon is not an https URL of at most 2048 characters");
        }
        None
    }
}

/// The path of an absolute URL: what is left of an endpoint's name when proxies have changed scheme and host.
pub(crate) fn path(url: &str) -> Option<&str> {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"))?;
    let rest = rest.split(['?', '#']).next().unwrap_or(rest);
    match rest.split_once('/') {
        Some(("", _)) => None,
        Some((host, _)) => Some(&rest[host.len()..]),
        None if rest.is_empty() => None,
        None => Some("/"),
    }
}

#[cfg(test)]
mod tests {
    use super::{Resource, path};

    #[test]
    fn an_endpoint_is_named_by_its_path() {
        for (url, expected) in [
            ("https://api.example.test/api/read?x=1#y", Some("/api/read")),
            ("http://127.0.0.1:8402/", Some("/")),
            ("https://api.example.test", Some("/")),
            ("https://", None),
            ("https:///api", None),
            ("/api/read", None),
            ("ftp://host/x", None),
        ] {
            assert_eq!(path(url), expected, "{url}");
        }
    }

    #[test]
    fn what_catalogues_refuse_is_refused_at_start() {
        let good =
            Resource::new("https://host/x").service_name("Baihua").tags(["law", "zh"]).icon_url("https://host/i");
        assert_eq!(good.fault(), None);
        assert!(good.clone().service_name("白话").fault().is_some());
        assert!(good.clone().tags(["t"; 6]).fault().is_some());
        assert!(good.clone().icon_url("http://host/i").fault().is_some());
        assert!(Resource::new("/x").fault().is_some());
    }
}
