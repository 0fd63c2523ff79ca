//! The journal of unfinished payments, so that they can be reconciled when their worker is gone.
//!
//! The store cannot list its keys, so each payment gets a sequence number when it begins, and its entry is removed when
//! it ends. Entries contain identities of payments only, nothing about what was bought.

use std::time::Duration;

use baihua_report_store::{Backend, StoreError};
use baihua_x402::PaymentKey;

const NEXT: &str = "journal:next";
const FIRST: &str = "journal:first";
/// As long as a settled payment is remembered.
const KEEP: Duration = Duration::from_secs(25 * 60 * 60);
/// Counters must outlive the entries.
const KEEP_COUNTERS: Duration = Duration::from_secs(10 * 365 * 24 * 60 * 60);
/// The newest numbers are never skipped, because their workers may not have written yet.
const IN_THE_MAKING: i64 = 256;

/// A place in the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot(i64);

fn place(number: i64) -> String {
    format!("journal:{number}")
}

/// Writes down that `payment` is begun.
///
/// # Errors
///
/// [`StoreError`] if the store does not answer.
pub async fn open<B: Backend>(store: &B, payment: &PaymentKey) -> Result<Slot, StoreError> {
    let number = store.add(NEXT, 1, KEEP_COUNTERS).await?;
    store.put(&place(number), payment.to_string().as_bytes(), KEEP).await?;
    Ok(Slot(number))
}

/// Removes a finished entry. If the store does not answer, the next round removes it.
pub async fn close<B: Backend>(store: &B, slot: Slot) {
    if let Err(error) = store.remove(&place(slot.0)).await {
        tracing::debug!(%error, "journal entry left for the next walk");
    }
}

/// Every payment that is still written down, the oldest first, at most `most`.
///
/// # Errors
///
/// [`StoreError`] if the store does not answer.
pub async fn walk<B: Backend>(store: &B, most: usize) -> Result<Vec<(Slot, PaymentKey)>, StoreError> {
    let next = store.add(NEXT, 0, KEEP_COUNTERS).await?;
    let first = store.get(FIRST).await?;
    let begin = first.as_deref().and_then(number).unwrap_or(0) + 1;
    let (mut found, mut passed) = (Vec::new(), begin - 1);
    for number in begin..=next {
        let payment = store.get(&place(number)).await?;
        let payment = payment.and_then(|bytes| std::str::from_utf8(&bytes).ok()?.parse().ok());
        match payment {
            Some(payment) => found.push((Slot(number), payment)),
            None if found.is_empty() && number <= next - IN_THE_MAKING => passed = number,
            None => {}
        }
        if found.len() == most {
            break;
        }
    }
    if passed >= begin {
        let new = passed.to_string();
        // Another replica may have advanced it; then its position is used.
        match first {
            Some(old) => drop(store.swap(FIRST, &old, new.as_bytes(), KEEP_COUNTERS).await?),
            None => drop(store.put_new(FIRST, new.as_bytes(), KEEP_COUNTERS).await?),
        }
    }
    Ok(found)
}

fn number(bytes: &[u8]) -> Option<i64> {
    std::str::from_utf8(bytes).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use baihua_report_store::Memory;
    use baihua_x402::{Address, Network, Nonce, PaymentKey};

    use super::{close, open, walk};

    fn block_on<F: Future>(work: F) -> F::Output {
        tokio::runtime::Builder::new_current_thread()
            .build()
            .expect("a runtime needs no more than a thread")
            .block_on(work)
    }

    fn payment(number: u16) -> PaymentKey {
        let mut nonce = [0; 32];
        nonce[..2].copy_from_slice(&number.to_be_bytes());
        PaymentKey {
            network: Network::eip155(196),
            asset: Address::from_bytes([9; 20]),
            payer: Address::from_bytes([1; 20]),
            nonce: Nonce::from_bytes(nonce),
        }
    }

    #[test]
    fn what_is_open_is_found_and_what_is_closed_is_passed_over() {
        let store = Memory::new(|| 1);
        block_on(async {
            let mut open_slots = Vec::new();
            for number in 0..600 {
                let slot = open(&store, &payment(number)).await.unwrap();
                if number == 400 || number == 500 {
                    open_slots.push((slot, payment(number)))
                } else {
                    close(&store, slot).await
                }
            }
            assert_eq!(walk(&store, 100).await.unwrap(), open_slots);
            close(&store, open_slots[0].0).await;
            assert_eq!(walk(&store, 100).await.unwrap(), open_slots[1..]);
            assert_eq!(walk(&store, 1).await.unwrap(), open_slots[1..]);
            // Skipped entries are not read again: 344 of the first 600.
            assert_eq!(
                super::number(&baihua_report_store::Backend::get(&store, super::FIRST).await.unwrap().unwrap()),
                Some(344)
            );
        });
    }
}
