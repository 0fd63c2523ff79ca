//! The payment ledger over the report store's backend.

use std::{sync::Arc, time::Duration};

use baihua_report_store::Backend;
use baihua_x402::{Ledger, LedgerError};
use sha2::{Digest, Sha256};

/// Rows of payments. Their keys are hashed, so that the store does not reveal payers.
#[derive(Debug)]
pub struct StoreLedger<B>(pub Arc<B>);

impl<B> Clone for StoreLedger<B> {
    fn clone(&self) -> StoreLedger<B> {
        StoreLedger(Arc::clone(&self.0))
    }
}

fn place(key: &str) -> String {
    let digest = Sha256::new_with_prefix("baihua ledger v1\0").chain_update(key).finalize();
    format!("ledger:{}", hex::encode(digest))
}

impl<B: Backend> Ledger for StoreLedger<B> {
    async fn get(&self, key: &str) -> Result<Option<Vec<u8>>, LedgerError> {
        self.0.get(&place(key)).await.map_err(LedgerError::new)
    }

    async fn insert(&self, key: &str, value: &[u8], keep: Duration) -> Result<bool, LedgerError> {
        self.0.put_new(&place(key), value, keep).await.map_err(LedgerError::new)
    }

    async fn swap(&self, key: &str, old: &[u8], new: &[u8], keep: Duration) -> Result<bool, LedgerError> {
        self.0.swap(&place(key), old, new, keep).await.map_err(LedgerError::new)
    }
}
