//! How often one client may come: a token bucket for each, in a table of fixed size.

use std::{
    hash::{BuildHasher, RandomState},
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use super::Origin;

/// Buckets that share a lock, and compete for room.
const WAYS: usize = 8;
/// Such groups; the table has room for 32,768 clients in 1 MiB.
const GROUPS: usize = 4096;
/// So many seconds' worth of tokens may be used at once.
const BURST_SECONDS: u64 = 10;

/// Buckets for all clients, each refilled at the same rate.
///
/// A bucket is one number, the moment at which it is full again (the generic cell rate algorithm of ITU-T I.371). When a
/// group is full, a new client takes the place of the one that is full again first: whoever is pushed out gains at most
/// what he had used.
pub struct Rates {
    /// Microseconds in which one token comes back; none: there is no limit.
    interval: Option<u64>,
    groups: Box<[Mutex<[Bucket; WAYS]>]>,
    /// Random, so that nobody can choose addresses of one group.
    hasher: RandomState,
}

#[derive(Clone, Copy, Default)]
struct Bucket {
    origin: Option<Origin>,
    /// Microseconds since the start.
    full_at: u64,
}

impl Rates {
    /// `per_second` tokens a second for each client, ten seconds' worth at once; 0: no limit.
    #[must_use]
    pub fn new(per_second: u32) -> Rates {
        let interval = (per_second > 0).then(|| (1_000_000 / u64::from(per_second)).max(1));
        let groups = if interval.is_some() { GROUPS } else { 0 };
        Rates {
            interval,
            groups: (0..groups).map(|_| Mutex::new([Bucket::default(); WAYS])).collect(),
            hasher: RandomState::new(),
        }
    }

    /// Takes a token at `now`, counted from any fixed moment.
    ///
    /// # Errors
    ///
    /// How long it takes until there is one.
    pub fn take(&self, origin: Origin, now: Duration) -> Result<(), Duration> {
        let Some(interval) = self.interval else { return Ok(()) };
        let now = micros(now);
        let mut group = self.group(origin);
        let Some(bucket) = place(&mut group, origin) else { return Ok(()) };
        let full_at = bucket.full_at.max(now).saturating_add(interval);
        let latest = now.saturating_add((BURST_SECONDS * 1_000_000).max(interval));
        if full_at > latest {
            return Err(Duration::from_micros(full_at - latest));
        }
        *bucket = Bucket { origin: Some(origin), full_at };
        Ok(())
    }

    /// Gives a token back that was taken.
    pub fn give_back(&self, origin: Origin) {
        let Some(interval) = self.interval else { return };
        let mut group = self.group(origin);
        if let Some(bucket) = group.iter_mut().find(|bucket| bucket.origin == Some(origin)) {
            bucket.full_at = bucket.full_at.saturating_sub(interval);
        }
    }

    fn group(&self, origin: Origin) -> MutexGuard<'_, [Bucket; WAYS]> {
        let hash = self.hasher.hash_one(origin) % (self.groups.len().max(1) as u64);
        let nth = usize::try_from(hash).unwrap_or_default();
        // Each bucket is whole at any time, so a thread that died holding the lock left nothing half done.
        self.groups[nth].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The client's bucket, or the one that makes room for it.
fn place(group: &mut [Bucket; WAYS], origin: Origin) -> Option<&mut Bucket> {
    match group.iter().position(|bucket| bucket.origin == Some(origin)) {
        Some(nth) => group.get_mut(nth),
        None => {
            let bucket = group.iter_mut().min_by_key(|bucket| bucket.full_at)?;
            *bucket = Bucket { origin: Some(origin), full_at: 0 };
            Some(bucket)
        }
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use std::{net::Ipv4Addr, time::Duration};

    use proptest::prelude::*;

    use super::{Origin, Rates};

    fn origin(number: u32) -> Origin {
        Origin::of(Ipv4Addr::from_bits(number).into())
    }

    fn second(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn ten_seconds_worth_at_once_then_one_by_one() {
        let rates = Rates::new(5);
        let taken = (0..100).filter(|_| rates.take(origin(1), second(7)).is_ok()).count();
        assert_eq!(taken, 50);
        assert_eq!(rates.take(origin(1), second(7)), Err(Duration::from_millis(200)));
        assert_eq!(rates.take(origin(2), second(7)), Ok(()), "another client has a bucket of its own");
        assert_eq!((0..100).filter(|_| rates.take(origin(1), second(8)).is_ok()).count(), 5);
        assert_eq!((0..100).filter(|_| rates.take(origin(1), second(100)).is_ok()).count(), 50);
    }

    #[test]
    fn what_is_given_back_can_be_taken_again() {
        let rates = Rates::new(1);
        while rates.take(origin(1), second(1)).is_ok() {}
        rates.give_back(origin(1));
        assert_eq!(rates.take(origin(1), second(1)), Ok(()));
        assert!(rates.take(origin(1), second(1)).is_err());
        // Nobody gains by giving back what he never took.
        for _ in 0..1_000 {
            rates.give_back(origin(2));
        }
        assert_eq!((0..100).filter(|_| rates.take(origin(2), second(1)).is_ok()).count(), 10);
    }

    #[test]
    fn nothing_is_limited_at_zero() {
        let rates = Rates::new(0);
        assert!((0..100_000).all(|_| rates.take(origin(1), second(1)).is_ok()));
        rates.give_back(origin(1));
    }

    #[test]
    fn many_clients_do_not_free_the_one_that_floods() {
        let rates = Rates::new(1);
        while rates.take(origin(1), second(1)).is_ok() {}
        // Twice as many clients as the table has room for, each of which comes once.
        for other in 2..65_536 {
            assert_eq!(rates.take(origin(other), second(1)), Ok(()), "a new client is always let in");
        }
        assert!(rates.take(origin(1), second(1)).is_err());
    }

    proptest! {
        /// In no span of time does anybody get more than the burst and what came back meanwhile.
        #[test]
        fn never_more_than_the_rate(rate in 1_u32..1_000, pauses in prop::collection::vec(0_u64..3_000, 1..400)) {
            let rates = Rates::new(rate);
            let (mut now, mut taken) = (0_u64, 0_u64);
            for pause in &pauses {
                now += pause;
                taken += u64::from(rates.take(origin(1), Duration::from_millis(now)).is_ok());
            }
            let interval = 1_000_000 / u64::from(rate);
            prop_assert!(taken <= (10_000_000 + now * 1_000) / interval + 1);
        }
    }
}
