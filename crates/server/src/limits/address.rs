//! Whom a limit counts: the address of a client, also behind a proxy.

use std::{
    net::{IpAddr, SocketAddr},
    str::FromStr,
};

use ipnet::{AddrParseError, IpNet};

/// One client as the limits count it: an IPv4 address, or the upper 64 bits of an IPv6 address. The lower 64 bits name an
/// interface (RFC 4291, section 2.5.1), and whoever has one such network has all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Origin(u128);

impl Origin {
    /// The origin of an address. An IPv4 address counts the same when it is written as an IPv6 one.
    #[must_use]
    pub fn of(address: IpAddr) -> Origin {
        match address.to_canonical() {
            IpAddr::V4(address) => Origin(address.to_ipv6_mapped().to_bits()),
            IpAddr::V6(address) => Origin(address.to_bits() & !u128::from(u64::MAX)),
        }
    }
}

/// A network, such as `10.0.0.0/8` or `2001:db8::/32`; a single address is a network of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(IpNet);

impl Network {
    /// Whether the address is in it.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

impl FromStr for Network {
    type Err = AddrParseError;

    fn from_str(text: &str) -> Result<Network, AddrParseError> {
        let text = text.trim();
        text.parse::<IpAddr>().map(IpNet::from).or_else(|_| text.parse()).map(Network)
    }
}

/// The address of the client that a request comes from.
///
/// `forwarded` are the values of `X-Forwarded-For` in the order of the request. Each proxy adds the address that it sees at
/// the end, and the client may have written anything before; so the list is read from its end, for as long as the address
/// that is reached so far is one of the `trusted` proxies.
pub(super) fn client<'v>(
    peer: IpAddr,
    forwarded: impl DoubleEndedIterator<Item = &'v str>,
    trusted: &[Network],
) -> IpAddr {
    let mut client = peer;
    for entry in forwarded.rev().flat_map(|value| value.rsplit(',')) {
        if !trusted.iter().any(|network| network.contains(client)) {
            break;
        }
        match read(entry.trim()) {
            Some(address) => client = address,
            None => break,
        }
    }
    client
}

/// An address, with or without a port.
fn read(entry: &str) -> Option<IpAddr> {
    entry.parse().ok().or_else(|| entry.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::{Network, Origin, client};

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn networks(texts: &[&str]) -> Vec<Network> {
        texts.iter().map(|text| text.parse().expect("a network")).collect()
    }

    #[test]
    fn an_ipv6_network_of_64_bits_counts_as_one_client() {
        let of = |text| Origin::of(address(text));
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("192.0.2.1"), of("::ffff:192.0.2.1"));
    }

    #[test]
    fn networks_are_read_with_and_without_a_length() {
        let [ten, one, six] = networks(&["10.0.0.0/8", "192.0.2.1", "2001:db8::/32"])[..] else { panic!("three") };
        assert!(ten.contains(address("10.255.0.1")) && ten.contains(address("::ffff:10.0.0.1")));
        assert!(!ten.contains(address("11.0.0.1")));
        assert!(one.contains(address("192.0.2.1")) && !one.contains(address("192.0.2.2")));
        assert!(six.contains(address("2001:db8:9::1")) && !six.contains(address("10.0.0.1")));
        for wrong in ["", "10.0.0.0/33", "ten", "10.0.0/8"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let proxies = networks(&["10.0.0.0/8", "2001:db8::/32"]);
        for (peer, forwarded, expected) in [
            // Whoever comes directly may write what he likes.
            ("198.51.100.7", &["192.0.2.1"][..], "198.51.100.7"),
            ("10.0.0.1", &["192.0.2.1"], "192.0.2.1"),
            // What stands before the address that the last proxy saw is the client's own word.
            ("10.0.0.1", &["203.0.113.9, 192.0.2.1"], "192.0.2.1"),
            ("10.0.0.1", &["203.0.113.9", "192.0.2.1, 10.0.0.2"], "192.0.2.1"),
            ("10.0.0.1", &["203.0.113.9, 10.0.0.3"], "203.0.113.9"),
            ("10.0.0.1", &["192.0.2.1:4711"], "192.0.2.1"),
            ("2001:db8::1", &["[2001:db9::5]:80"], "2001:db9::5"),
            // Nothing, or nonsense: what was reached so far.
            ("10.0.0.1", &[], "10.0.0.1"),
            ("10.0.0.1", &["unknown"], "10.0.0.1"),
            ("10.0.0.1", &["192.0.2.1, x, 10.0.0.2"], "10.0.0.2"),
        ] {
            assert_eq!(client(address(peer), forwarded.iter().copied(), &proxies), address(expected), "{forwarded:?}");
        }
    }
}
