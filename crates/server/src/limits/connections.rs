//! How many connections there may be, in all and from one client.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::Origin;

/// Counts open connections. Its memory is bounded by their number.
pub struct Connections {
    most: usize,
    most_per_origin: usize,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    all: usize,
    of: HashMap<Origin, usize>,
}

/// Why a connection is turned away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    /// There are too many in all.
    All,
    /// This client has too many.
    Origin,
}

/// One open connection; it is counted until this is dropped.
pub struct Held {
    connections: Arc<Connections>,
    origin: Option<Origin>,
}

impl Connections {
    /// At most `most` in all, `most_per_origin` of one client; 0: no limit.
    #[must_use]
    pub fn new(most: usize, most_per_origin: usize) -> Arc<Connections> {
        Arc::new(Connections { most, most_per_origin, open: Mutex::default() })
    }

    /// Counts one more; `origin` is none for an address whose connections stand for many clients.
    ///
    /// # Errors
    ///
    /// [`Full`]; nothing is counted then.
    pub fn admit(self: &Arc<Connections>, origin: Option<Origin>) -> Result<Held, Full> {
        let mut open = self.lock();
        if self.most > 0 && open.all >= self.most {
            return Err(Full::All);
        }
        if let Some(origin) = origin {
            let of_it = open.of.entry(origin).or_default();
            if self.most_per_origin > 0 && *of_it >= self.most_per_origin {
                return Err(Full::Origin);
            }
            *of_it += 1;
        }
        open.all += 1;
        Ok(Held { connections: Arc::clone(self), origin })
    }

    /// So many are open.
    #[must_use]
    pub fn open(&self) -> usize {
        self.lock().all
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut open = self.connections.lock();
        open.all = open.all.saturating_sub(1);
        if let Some(origin) = self.origin
            && let Entry::Occupied(mut of_it) = open.of.entry(origin)
        {
            *of_it.get_mut() = of_it.get().saturating_sub(1);
            if *of_it.get() == 0 {
                of_it.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::{Connections, Full, Origin};

    fn origin(last: u8) -> Option<Origin> {
        Some(Origin::of(Ipv4Addr::new(192, 0, 2, last).into()))
    }

    #[test]
    fn each_ceiling_holds_and_room_comes_back() {
        let connections = Connections::new(4, 2);
        let held: Vec<_> = [1, 1, 2].map(|last| connections.admit(origin(last)).ok()).into();
        assert!(held.iter().all(Option::is_some));
        assert_eq!(connections.admit(origin(1)).err(), Some(Full::Origin));
        let proxy = connections.admit(None).ok();
        assert_eq!(connections.admit(origin(3)).err(), Some(Full::All));
        assert_eq!(connections.open(), 4);
        drop((held, proxy));
        assert_eq!(connections.open(), 0);
        assert!(connections.lock().of.is_empty(), "nothing is kept of clients that have gone");
    }

    #[test]
    fn nothing_is_limited_at_zero() {
        let connections = Connections::new(0, 0);
        let held: Vec<_> = (0..10_000).map(|_| connections.admit(origin(1))).collect();
        assert!(held.iter().all(Result::is_ok));
    }
}
