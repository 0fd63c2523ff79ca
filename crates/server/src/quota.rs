//! How often one payer may call on one day, and how much of the store its reports may take. Days are those of UTC+8, where the readers are.

use std::time::Duration;

use baihua_report_store::{Backend, StoreError};
use baihua_x402::PaymentKey;
use sha2::{Digest, Sha256};

const DAY: u64 = 24 * 60 * 60;
const EIGHT_HOURS: u64 = 8 * 60 * 60;
/// A count is kept until its day is over everywhere, whatever the clocks of the replicas say.
const KEEP: Duration = Duration::from_secs(2 * DAY);

/// Bytes of reports that one payer may store on one day: several times what 200 usual reports have.
///
/// Without it the payer of a few large reports could fill a store that everybody shares.
const BYTES_PER_DAY: i64 = 64 << 20;

/// Counts paid calls.
#[derive(Debug)]
pub struct Quota<'b, B> {
    backend: &'b B,
    per_day: u32,
}

/// What a quota says about a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// Counted now, or counted before: each payment counts once.
    Granted,
    /// The day's calls are used up; the next day begins after so many seconds.
    UsedUp {
        /// Seconds to midnight in UTC+8.
        seconds_left: u64,
    },
    /// The day's share of the store is used up.
    StoreUsedUp {
        /// Seconds to midnight in UTC+8.
        seconds_left: u64,
    },
}

impl<'b, B: Backend> Quota<'b, B> {
    /// `per_day` calls for every payer, counted in `backend`.
    pub fn over(backend: &'b B, per_day: u32) -> Quota<'b, B> {
        Quota { backend, per_day }
    }

    /// Counts a payment at `now` (Unix seconds). Idempotent: each payment counts once.
    ///
    /// A payment that is shown several times at once near the end of a quota may be told "used up" for some of the
    /// copies.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the store does not answer; the payment may then be counted.
    pub async fn count(&self, payment: &PaymentKey, now: u64) -> Result<Allowance, StoreError> {
        let (day, seconds_left) = day(now);
        let (counter, mark) = places(day, payment);
        if self.backend.add(&bytes_place(day, payment), 0, KEEP).await? >= BYTES_PER_DAY {
            return Ok(Allowance::StoreUsedUp { seconds_left });
        }
        let sum = self.backend.add(&counter, 1, KEEP).await?;
        // The mark is written only below the limit, so a repeated payment cannot bypass it.
        let within = sum <= i64::from(self.per_day);
        let counted_before = match within {
            true => !self.backend.put_new(&mark, b"", KEEP).await?,
            false => self.backend.get(&mark).await?.is_some(),
        };
        if !within || counted_before {
            self.backend.add(&counter, -1, KEEP).await?;
        }
        Ok(if within || counted_before { Allowance::Granted } else { Allowance::UsedUp { seconds_left } })
    }

    /// Counts the bytes that were stored for a payment.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the store does not answer.
    pub async fn count_bytes(&self, payment: &PaymentKey, bytes: usize, now: u64) -> Result<(), StoreError> {
        let bytes = i64::try_from(bytes).unwrap_or(BYTES_PER_DAY);
        self.backend.add(&bytes_place(day(now).0, payment), bytes, KEEP).await.map(drop)
    }

    /// Work was done for a payment and it did not pay: that work stays counted, and the next for it counts anew.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the store does not answer; the next work for it may then be free of the quota.
    pub async fn forfeit(&self, payment: &PaymentKey, now: u64) -> Result<(), StoreError> {
        self.backend.remove(&places(day(now).0, payment).1).await
    }

    /// Undoes [`count`](Quota::count) for a payment for which no work was done.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the store does not answer; the payment may then stay counted.
    pub async fn give_back(&self, payment: &PaymentKey, now: u64) -> Result<(), StoreError> {
        let (counter, mark) = places(day(now).0, payment);
        if self.backend.get(&mark).await?.is_some() {
            self.backend.remove(&mark).await?;
            self.backend.add(&counter, -1, KEEP).await?;
        }
        Ok(())
    }
}

/// The number of the day in UTC+8 and the seconds that are left of it.
fn day(now: u64) -> (u64, u64) {
    let local = now.saturating_add(EIGHT_HOURS);
    (local / DAY, DAY - local % DAY)
}

fn digest(parts: &[&[u8]]) -> String {
    let mut hash = Sha256::new_with_prefix("baihua quota v1\0");
    parts.iter().for_each(|part| hash.update(part));
    hex::encode(hash.finalize())
}

fn bytes_place(day: u64, payment: &PaymentKey) -> String {
    format!("stored:{day}:{}", digest(&[payment.payer.to_string().as_bytes()]))
}

fn places(day: u64, payment: &PaymentKey) -> (String, String) {
    let payer = payment.payer.to_string();
    let nonce = payment.nonce.to_string();
    let counter = format!("quota:{day}:{}", digest(&[payer.as_bytes()]));
    let mark = format!("counted:{day}:{}", digest(&[payer.as_bytes(), nonce.as_bytes()]));
    (counter, mark)
}

#[cfg(test)]
mod tests {
    use baihua_report_store::Memory;
    use baihua_x402::{Address, Network, Nonce, PaymentKey};
    use futures_util::future::join_all;

    use super::{Allowance, Quota, day};

    fn block_on<F: Future>(work: F) -> F::Output {
        tokio::runtime::Builder::new_current_thread()
            .build()
            .expect("a runtime needs no more than a thread")
            .block_on(work)
    }

    fn payment(payer: u8, nonce: u8) -> PaymentKey {
        PaymentKey {
            network: Network::eip155(196),
            asset: Address::from_bytes([9; 20]),
            payer: Address::from_bytes([payer; 20]),
            nonce: Nonce::from_bytes([nonce; 32]),
        }
    }

    #[test]
    fn a_day_begins_at_midnight_in_utc_8() {
        // 2026-11-21 15:59:59 and 16:00:00 UTC are 23:59:59 and 00:00:00 in UTC+8.
        let (before, left) = day(1_795_276_799);
        let (after, whole) = day(1_795_276_800);
        assert_eq!((left, after, whole), (1, before + 1, 86_400));
    }

    #[test]
    fn each_payment_counts_once_and_each_payer_alone() {
        let now = 1_795_276_800;
        let store = Memory::new(move || now * 1000);
        let quota = Quota::over(&store, 2);
        let count = |payer, nonce| block_on(quota.count(&payment(payer, nonce), now)).unwrap();
        assert_eq!(count(1, 1), Allowance::Granted);
        assert_eq!(count(1, 1), Allowance::Granted);
        assert_eq!(count(1, 2), Allowance::Granted);
        assert_eq!(count(1, 3), Allowance::UsedUp { seconds_left: 86_400 });
        assert_eq!(count(1, 2), Allowance::Granted);
        assert_eq!(count(2, 3), Allowance::Granted);
        block_on(quota.give_back(&payment(1, 2), now)).unwrap();
        block_on(quota.give_back(&payment(1, 2), now)).unwrap();
        assert_eq!(count(1, 3), Allowance::Granted);
        assert_eq!(count(1, 2), Allowance::UsedUp { seconds_left: 86_400 });
        let tomorrow = block_on(quota.count(&payment(1, 4), now + 86_400)).unwrap();
        assert_eq!(tomorrow, Allowance::Granted);
    }

    #[test]
    fn one_signature_buys_no_more_unpaid_work_than_a_day_has_calls() {
        let store = Memory::new(|| 1);
        let quota = Quota::over(&store, 3);
        let same = payment(1, 1);
        for _ in 0..3 {
            assert_eq!(block_on(quota.count(&same, 1)).unwrap(), Allowance::Granted);
            block_on(quota.forfeit(&same, 1)).unwrap();
        }
        assert!(matches!(block_on(quota.count(&same, 1)).unwrap(), Allowance::UsedUp { .. }));
    }

    #[test]
    fn large_reports_use_up_a_payers_share_of_the_store() {
        let store = Memory::new(|| 1);
        let quota = Quota::over(&store, 200);
        for nonce in 0..64 {
            assert_eq!(block_on(quota.count(&payment(1, nonce), 1)).unwrap(), Allowance::Granted);
            block_on(quota.count_bytes(&payment(1, nonce), 1 << 20, 1)).unwrap();
        }
        assert!(matches!(block_on(quota.count(&payment(1, 64), 1)).unwrap(), Allowance::StoreUsedUp { .. }));
        assert_eq!(block_on(quota.count(&payment(2, 1), 1)).unwrap(), Allowance::Granted);
        assert_eq!(block_on(quota.count(&payment(1, 64), 86_401)).unwrap(), Allowance::Granted);
    }

    #[test]
    fn many_at_once_never_exceed_it() {
        let store = Memory::new(|| 1);
        let quota = Quota::over(&store, 5);
        let payments: Vec<PaymentKey> = (0..20).map(|nonce| payment(1, nonce)).collect();
        let answers = block_on(join_all(payments.iter().map(|payment| quota.count(payment, 1))));
        let granted = answers.into_iter().filter(|answer| matches!(answer, Ok(Allowance::Granted))).count();
        assert_eq!(granted, 5);
    }
}
