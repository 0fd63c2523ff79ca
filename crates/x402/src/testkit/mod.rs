//! Fakes and strategies for tests of code that uses this crate (feature `testkit`).
//!
//! * [`MemoryLedger`]: a ledger in memory whose writes can be made to fail;
//! * [`FakeFacilitator`]: a chain in memory that refuses, delays and vanishes on demand;
//! * [`Buyer`]: a payer with a key, who signs real payments (with feature `evm`);
//! * [`strategies`]: proptest strategies for the wire types.
//!
//! Every operation of the fakes yields once before and once after it takes effect. So a test that polls futures by hand
//! can interleave anything, or stop polling to simulate a killed process.

#[cfg(feature = "evm")]
mod buyer;
mod facilitator;
mod ledger;
pub mod strategies;

use std::{
    future::Future,
    pin::Pin,
    task::{Context, Poll},
};

#[cfg(feature = "evm")]
pub use buyer::{Buyer, BuyerError};
pub use facilitator::{FakeFacilitator, Settling};
pub use ledger::{LedgerFault, MemoryLedger};

/// Yields once.
pub(crate) async fn pause() {
    struct Pause(bool);

    impl Future for Pause {
        type Output = ();

        fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
            if std::mem::replace(&mut self.0, true) {
                return Poll::Ready(());
            }
            context.waker().wake_by_ref();
            Poll::Pending
        }
    }

    Pause(false).await;
}
