//! The time, handed in.

/// Tells the time; this crate never looks at a clock of its own.
///
/// Any function that returns milliseconds is a clock. A program gives its system clock, a test one that it moves by hand.
/// The clock may jump. A jump forwards makes values expire early, a jump backwards keeps them longer by as much.
pub trait Clock: Send + Sync {
    /// Milliseconds since 1970-01-01 UTC.
    fn unix_millis(&self) -> u64;
}

impl<F: Fn() -> u64 + Send + Sync> Clock for F {
    fn unix_millis(&self) -> u64 {
        self()
    }
}
