//! How many bytes of requests' bodies may be in memory at once.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

/// Counts bytes of bodies, from their arrival until their request is answered.
pub struct Bodies {
    most: usize,
    held: AtomicUsize,
}

/// There is no room for more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRoom;

/// The bytes of one body; they are counted until this is dropped.
pub struct Share {
    bodies: Arc<Bodies>,
    bytes: usize,
}

impl Bodies {
    /// At most `most` bytes; 0: no limit.
    #[must_use]
    pub fn new(most: usize) -> Arc<Bodies> {
        Arc::new(Bodies { most, held: AtomicUsize::new(0) })
    }

    /// The share of a body of which nothing has come yet.
    #[must_use]
    pub fn share(self: &Arc<Bodies>) -> Share {
        Share { bodies: Arc::clone(self), bytes: 0 }
    }

    /// So many bytes are held.
    #[must_use]
    pub fn held(&self) -> usize {
        self.held.load(Ordering::Relaxed)
    }
}

impl Share {
    /// Counts bytes that have come.
    ///
    /// # Errors
    ///
    /// [`NoRoom`]; they are not counted then.
    pub fn grow(&mut self, bytes: usize) -> Result<(), NoRoom> {
        let before = self.bodies.held.fetch_add(bytes, Ordering::Relaxed);
        if self.bodies.most > 0 && before.saturating_add(bytes) > self.bodies.most {
            self.bodies.held.fetch_sub(bytes, Ordering::Relaxed);
            return Err(NoRoom);
        }
        self.bytes += bytes;
        Ok(())
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        self.bodies.held.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::{Bodies, NoRoom};

    #[test]
    fn the_ceiling_holds_over_all_bodies() {
        let bodies = Bodies::new(100);
        let (mut one, mut two) = (bodies.share(), bodies.share());
        assert_eq!((one.grow(60), two.grow(40), one.grow(1)), (Ok(()), Ok(()), Err(NoRoom)));
        assert_eq!(bodies.held(), 100);
        drop(two);
        assert_eq!((one.grow(40), bodies.held()), (Ok(()), 100));
        drop(one);
        assert_eq!(bodies.held(), 0);
    }
}
