//! How many refused payments one address may show in a minute, so that worthless ones cannot keep the chain busy.
//!
//! Kept in memory, for each process alone: it protects this process's nodes, and a restart forgives.

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Mutex, PoisonError},
};

use baihua_x402::{Address, Reason};
use tokio::sync::OwnedSemaphorePermit;

use crate::limits::{Origin, Turns};

/// Refusals of one payer in a minute. Only a proved signature counts, or else anybody could shut out anybody.
const PER_PAYER: u32 = 10;

/// Refusals towards one network address in a minute; several clients may share one.
const PER_PEER: u32 = 30;

/// Payments of one network address that are looked at at the same time. Questions to the chain stand in one queue, and so a
/// flood of one client is at most this far ahead of anybody else.
const AT_ONCE: usize = 4;

const MINUTE: u64 = 60_000;

/// Addresses that are remembered at once. Beyond it nobody new is counted until a minute is over.
const MOST: usize = 20_000;

/// Refused payments of the last minute, by payer and by network address.
pub struct Refusals {
    payers: Table<Address>,
    peers: Table<IpAddr>,
    turns: Turns,
}

impl Default for Refusals {
    fn default() -> Refusals {
        Refusals { payers: Table::default(), peers: Table::default(), turns: Turns::new(AT_ONCE) }
    }
}

impl Refusals {
    /// Waits until another payment of this address may be looked at; the turn lasts until what is given back is dropped.
    pub async fn turn(&self, peer: Option<IpAddr>) -> Option<OwnedSemaphorePermit> {
        self.turns.take(Origin::of(peer?)).await
    }

    /// How many seconds an address has to wait before its next payment is looked at, if it has shown too many bad ones.
    ///
    /// `now` in milliseconds since 1970.
    #[must_use]
    pub fn wait(&self, peer: Option<IpAddr>, payer: Address, now: u64) -> Option<u64> {
        let peer = peer.and_then(|peer| self.peers.wait(&network(peer), PER_PEER, now));
        peer.max(self.payers.wait(&payer, PER_PAYER, now))
    }

    /// Counts a payment that was refused.
    pub fn note(&self, peer: Option<IpAddr>, payer: Address, reason: &Reason, now: u64) {
        if let Some(peer) = peer {
            self.peers.note(network(peer), now);
        }
        if !matches!(reason, Reason::Signature | Reason::UndeployedWallet) {
            self.payers.note(payer, now);
        }
    }
}

/// The network that a client can take addresses from at will: a /64 in IPv6.
fn network(peer: IpAddr) -> IpAddr {
    match peer.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((u128::from(address) & !u128::from(u64::MAX)).into()),
        v4 => v4,
    }
}

/// A client's own address; none for a proxy beside us, behind which all clients would look like one.
#[must_use]
pub fn of_a_client(peer: IpAddr) -> Option<IpAddr> {
    let beside_us = match peer.to_canonical() {
        IpAddr::V4(address) => address.is_loopback() || address.is_private() || address.is_link_local(),
        // Unique local addresses (RFC 4193) and link-local ones.
        IpAddr::V6(address) => {
            address.is_loopback() || (address.segments()[0] & 0xfe00) == 0xfc00 || address.is_unicast_link_local()
        }
    };
    (!beside_us).then_some(peer)
}

/// Counts in the minute that began with the first of them.
#[derive(Debug)]
struct Table<K>(Mutex<HashMap<K, (u64, u32)>>);

impl<K> Default for Table<K> {
    fn default() -> Table<K> {
        Table(Mutex::default())
    }
}

impl<K: Eq + Hash> Table<K> {
    fn wait(&self, key: &K, most: u32, now: u64) -> Option<u64> {
        let table = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (began, count) = *table.get(key)?;
        let left = began.saturating_add(MINUTE).saturating_sub(now);
        (count >= most && left > 0).then(|| left.div_ceil(1000))
    }

    fn note(&self, key: K, now: u64) {
        let mut table = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let over = |began: u64| now >= began.saturating_add(MINUTE);
        if table.len() >= MOST && !table.contains_key(&key) {
            table.retain(|_, (began, _)| !over(*began));
            if table.len() >= MOST {
                return;
            }
        }
        let (began, count) = table.entry(key).or_insert((now, 0));
        if over(*began) {
            (*began, *count) = (now, 0);
        }
        *count = count.saturating_add(1);
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use baihua_x402::{Address, Reason};

    use super::{MOST, PER_PAYER, PER_PEER, Refusals, of_a_client};

    fn payer(number: u32) -> Address {
        let mut bytes = [1; 20];
        bytes[..4].copy_from_slice(&number.to_be_bytes());
        Address::from_bytes(bytes)
    }

    fn peer(text: &str) -> Option<IpAddr> {
        Some(text.parse().expect("it is an address"))
    }

    #[test]
    fn whoever_shows_many_bad_payments_waits_and_nobody_else() {
        let refusals = Refusals::default();
        for number in 0..PER_PAYER {
            assert_eq!(refusals.wait(None, payer(1), u64::from(number)), None);
            refusals.note(None, payer(1), &Reason::InsufficientBalance, u64::from(number));
        }
        assert_eq!(refusals.wait(None, payer(1), 1000), Some(59));
        assert_eq!(refusals.wait(None, payer(2), 1000), None);
        assert_eq!(refusals.wait(None, payer(1), 60_000), None);
    }

    #[test]
    fn fresh_keys_of_one_client_are_one_client() {
        let refusals = Refusals::default();
        let client = peer("2001:db8:1:2:3::1");
        for number in 0..PER_PEER {
            assert_eq!(refusals.wait(client, payer(number), 0), None);
            refusals.note(client, payer(number), &Reason::InsufficientBalance, 0);
        }
        assert_eq!(refusals.wait(peer("2001:db8:1:2:ffff::9"), payer(900), 0), Some(60));
        assert_eq!(refusals.wait(peer("2001:db8:1:3::1"), payer(900), 0), None);
    }

    #[test]
    fn bad_signatures_in_somebodys_name_do_not_shut_that_somebody_out() {
        let refusals = Refusals::default();
        for _ in 0..1000 {
            refusals.note(peer("203.0.113.7"), payer(1), &Reason::Signature, 0);
        }
        assert_eq!(refusals.wait(peer("203.0.113.8"), payer(1), 0), None);
        assert_eq!(refusals.wait(peer("203.0.113.7"), payer(2), 0), Some(60));
    }

    #[test]
    fn a_proxy_beside_us_is_no_client() {
        for beside in
            ["127.0.0.1", "10.0.0.3", "172.18.0.2", "192.168.1.1", "::1", "fd00::1", "fe80::1", "::ffff:10.0.0.1"]
        {
            assert_eq!(peer(beside).and_then(of_a_client), None, "{beside}");
        }
        for client in ["203.0.113.7", "2001:db8::1"] {
            assert_eq!(peer(client).and_then(of_a_client), peer(client));
        }
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let refusals = Refusals::default();
        for number in 0..2 * u32::try_from(MOST).expect("it is small") {
            refusals.note(None, payer(number), &Reason::NonceUsed, 0);
        }
        assert_eq!(refusals.payers.0.lock().expect("nobody panicked").len(), MOST);
        refusals.note(None, payer(u32::MAX), &Reason::NonceUsed, 60_000);
        assert_eq!(refusals.payers.0.lock().expect("nobody panicked").len(), 1);
    }
}
