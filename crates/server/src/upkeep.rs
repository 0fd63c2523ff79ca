//! Background work: sweeping expired records and reconciling unfinished payments.

use std::{sync::Arc, time::Duration};

use baihua_x402::{Reconciled, UnixSeconds};

use crate::{journal, ports::Ports, problem::chain, wiring::App};

/// Expired records are gone from the disk well within a minute.
const SWEEP_EVERY: Duration = Duration::from_secs(20);
/// Interval of reconciliation; the first round is at start.
const RECONCILE_EVERY: Duration = Duration::from_secs(60);
/// Open payments looked at in one round.
const MOST: usize = 500;

/// Runs until the program ends.
pub async fn run(app: Arc<App>) {
    let sweeper = async {
        loop {
            match app.opened_store().sweep().await {
                Ok(removed) => app.metrics().swept(removed),
                Err(error) => tracing::warn!(error = %chain(&error), "sweep failed, tried again soon"),
            }
            tokio::time::sleep(SWEEP_EVERY).await;
        }
    };
    let keeper = async {
        loop {
            reconcile(app.as_ref()).await;
            tokio::time::sleep(RECONCILE_EVERY).await;
        }
    };
    tokio::join!(sweeper, keeper);
}

/// Reconciles payments whose worker may be gone. It never moves money.
pub async fn reconcile<P: Ports>(ports: &P) {
    let Some(till) = ports.till() else { return };
    let open = match journal::walk(ports.store(), MOST).await {
        Ok(open) => open,
        Err(error) => {
            tracing::warn!(error = %chain(&error), "journal not read, tried again soon");
            return;
        }
    };
    let mut left = 0;
    for (slot, payment) in open {
        match till.reconcile(&payment, UnixSeconds::new(ports.now_millis() / 1000)).await {
            Ok(Reconciled::Running | Reconciled::Open) => left += 1,
            Ok(found) => {
                tracing::info!(?found, "payment reconciled");
                journal::close(ports.store(), slot).await;
            }
            Err(error) => {
                left += 1;
                tracing::warn!(error = %chain(&error), "payment not reconciled, tried again soon");
            }
        }
    }
    ports.metrics().journal(left);
}
