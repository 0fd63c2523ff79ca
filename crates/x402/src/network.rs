use std::{borrow::Cow, fmt, str::FromStr};

/// A blockchain by its CAIP-2 name, such as `eip155:196`.
///
/// A namespace of 3 to 8 of `a-z 0-9 -`, a colon and a reference of 1 to 32 of `a-z A-Z 0-9 - _`.
/// In the namespace `eip155` the reference is a decimal chain id without leading zero, so that one chain has one name.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Network(Cow<'static, str>);

impl Network {
    /// X Layer, chain id 196.
    pub const X_LAYER: Network = Network(Cow::Borrowed("eip155:196"));

    /// The Ethereum-like chain with this id.
    #[must_use]
    pub fn eip155(chain_id: u64) -> Network {
        Network(Cow::Owned(format!("eip155:{chain_id}")))
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The chain id, if this is an Ethereum-like chain.
    #[must_use]
    pub fn chain_id(&self) -> Option<u64> {
        self.0.strip_prefix("eip155:")?.parse().ok()
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Network({self})")
    }
}

/// Why a text is not a CAIP-2 name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a network is named as in CAIP-2, such as eip155:196")]
#[non_exhaustive]
pub struct NetworkError;

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let (namespace, reference) = text.split_once(':').ok_or(NetworkError)?;
        let namespace_fits = (3..=8).contains(&namespace.len())
            && namespace.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        let reference_fits = (1..=32).contains(&reference.len())
            && reference.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        let one_spelling =
            namespace != "eip155" || reference.parse::<u64>().is_ok_and(|id| id != 0 && id.to_string() == reference);
        if namespace_fits && reference_fits && one_spelling {
            Ok(Network(Cow::Owned(text.to_owned())))
        } else {
            Err(NetworkError)
        }
    }
}

crate::as_text::as_text!(Network);

#[cfg(test)]
mod tests {
    use super::Network;

    #[test]
    fn one_chain_has_one_name() {
        for (text, chain_id) in [
            ("eip155:196", Some(196)),
            ("eip155:1", Some(1)),
            ("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", None),
            ("cosmos:cosmoshub-3", None),
        ] {
            assert_eq!(text.parse::<Network>().unwrap().chain_id(), chain_id, "{text}");
        }
        for bad in [
            "",
            "196",
            "x-layer",
            "eip155:",
            "eip155:0196",
            "eip155:0",
            "eip155:0xc4",
            "EIP155:1",
            "ab:1",
            "eip155:1:2",
        ] {
            assert!(bad.parse::<Network>().is_err(), "{bad}");
        }
        assert_eq!(Network::X_LAYER, Network::eip155(196));
    }
}
