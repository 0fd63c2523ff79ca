//! For tests of backends and of code that uses one (feature `testkit`).
//!
//! * [`check_contract`]: the suite that every [`Backend`] passes, over a [`Subject`];
//! * [`ManualClock`]: a clock that a test moves;
//! * [`Operation`] and [`strategies`]: random operations to compare two backends with, and random reports.

mod clock;
mod contract;
mod operation;
pub mod strategies;

use std::time::Duration;

pub use clock::ManualClock;
pub use contract::check_contract;
pub use operation::{Operation, Outcome};

use crate::Backend;

/// A backend under test, and a way to let time pass for it.
pub trait Subject: Sync {
    /// What is tested.
    type Backend: Backend;

    /// The backend.
    fn backend(&self) -> &Self::Backend;

    /// Lets `time` pass for the backend: moves its clock, or shortens the life of all its values by as much.
    fn pass(&self, time: Duration) -> impl Future<Output = ()> + Send;

    /// How much time may pass in real time while the suite runs; one millisecond for a manual clock.
    fn slack(&self) -> Duration {
        Duration::from_millis(1)
    }
}
