use std::{fmt, ops::Deref, sync::Arc};

use crate::Kb;

/// A knowledge base that is held, not borrowed, so that what reads with it has no lifetime: the built-in one, which is never
/// copied, or one that was loaded, which all holders share. Cloning it copies a pointer.
///
/// ```
/// use std::sync::Arc;
///
/// use baihua_kb::{SharedKb, builtin};
///
/// let of_the_program = SharedKb::from(builtin());
/// let of_ones_own = SharedKb::from(builtin().clone());
/// let of_somebody_else = SharedKb::from(Arc::new(builtin().clone()));
/// assert!(std::ptr::eq(&*of_the_program, builtin()));
/// assert_eq!(of_ones_own.counts(), of_somebody_else.counts());
/// ```
#[derive(Clone)]
pub struct SharedKb(Holder);

#[derive(Clone)]
enum Holder {
    Program(&'static Kb),
    Shared(Arc<Kb>),
}

impl Deref for SharedKb {
    type Target = Kb;

    fn deref(&self) -> &Kb {
        match &self.0 {
            Holder::Program(kb) => kb,
            Holder::Shared(kb) => kb,
        }
    }
}

impl AsRef<Kb> for SharedKb {
    fn as_ref(&self) -> &Kb {
        self
    }
}

impl From<&'static Kb> for SharedKb {
    fn from(kb: &'static Kb) -> SharedKb {
        SharedKb(Holder::Program(kb))
    }
}

impl From<Arc<Kb>> for SharedKb {
    fn from(kb: Arc<Kb>) -> SharedKb {
        SharedKb(Holder::Shared(kb))
    }
}

impl From<Kb> for SharedKb {
    fn from(kb: Kb) -> SharedKb {
        Arc::new(kb).into()
    }
}

/// How many entries it has: all of them would be megabytes.
impl fmt::Debug for SharedKb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("SharedKb").field(&self.counts()).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::SharedKb;
    use crate::builtin;

    #[test]
    fn the_built_in_rules_are_never_copied() {
        let kb = SharedKb::from(builtin());
        assert!(std::ptr::eq(&*kb, builtin()));
        assert!(std::ptr::eq(&*kb.clone(), builtin()));
    }

    #[test]
    fn loaded_rules_are_shared_and_go_with_their_last_holder() {
        let loaded = Arc::new(builtin().clone());
        let (one, two) = (SharedKb::from(Arc::clone(&loaded)), SharedKb::from(Arc::clone(&loaded)).clone());
        assert!(std::ptr::eq(&*one, &*two) && std::ptr::eq(&*one, &*loaded));
        let remembered = Arc::downgrade(&loaded);
        drop((loaded, one));
        assert!(remembered.upgrade().is_some());
        drop(two);
        assert!(remembered.upgrade().is_none());
    }

    #[test]
    fn what_is_printed_of_it_can_be_read() {
        let printed = format!("{:?}", SharedKb::from(builtin()));
        assert!(printed.starts_with("SharedKb(Counts { contract: ") && printed.len() < 100, "{printed}");
    }
}
