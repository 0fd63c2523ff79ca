//! How much work one client may have in hand at once, so that others find room beside it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::Origin;

/// So many clients are remembered before those that wait for nothing are forgotten.
const ROOM: usize = 1024;

/// A queue for each client, first come, first served.
pub struct Turns {
    most: usize,
    of: Mutex<HashMap<Origin, Weak<Semaphore>>>,
}

impl Turns {
    /// `most` at once for each client.
    #[must_use]
    pub fn new(most: usize) -> Turns {
        Turns { most: most.max(1), of: Mutex::default() }
    }

    /// Waits for a turn, which lasts until what is given back is dropped.
    pub async fn take(&self, origin: Origin) -> Option<OwnedSemaphorePermit> {
        let own = self.own(origin);
        // Nobody closes it.
        own.acquire_owned().await.ok()
    }

    fn own(&self, origin: Origin) -> Arc<Semaphore> {
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        if of.len() >= ROOM {
            of.retain(|_, own| own.strong_count() > 0);
        }
        if let Some(own) = of.get(&origin).and_then(Weak::upgrade) {
            return own;
        }
        let own = Arc::new(Semaphore::new(self.most));
        of.insert(origin, Arc::downgrade(&own));
        own
    }
}

#[cfg(test)]
mod tests {
    use std::{net::Ipv4Addr, time::Duration};

    use super::{Origin, ROOM, Turns};

    fn origin(number: u32) -> Origin {
        Origin::of(Ipv4Addr::from_bits(number).into())
    }

    #[tokio::test]
    async fn a_client_waits_for_itself_alone() {
        let turns = Turns::new(2);
        let held = [turns.take(origin(1)).await, turns.take(origin(1)).await];
        let at_once = Duration::from_millis(20);
        assert!(tokio::time::timeout(at_once, turns.take(origin(1))).await.is_err(), "the third one waits");
        assert!(tokio::time::timeout(at_once, turns.take(origin(2))).await.is_ok(), "another client does not");
        drop(held);
        assert!(tokio::time::timeout(at_once, turns.take(origin(1))).await.is_ok());
    }

    #[tokio::test]
    async fn clients_that_have_gone_are_forgotten() {
        let turns = Turns::new(1);
        for number in 0..10 * u32::try_from(ROOM).expect("it is small") {
            drop(turns.take(origin(number)).await);
        }
        assert!(turns.of.lock().expect("nobody panicked").len() <= ROOM);
    }
}
