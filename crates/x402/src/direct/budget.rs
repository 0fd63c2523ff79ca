//! How often nodes are asked: limits of our own, and answers that everybody shares.

use std::{
    future::Future,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::{Instant, sleep_until};

use super::rpc::RpcError;
use crate::TooFast;

/// A limit on calls per second. Calls wait for their turn in order, for a bounded time.
///
/// Verification and settlement have one each, so that whoever shows bad payments cannot keep good ones from moving.
#[derive(Debug)]
pub(super) struct Budget {
    /// The time between two turns, and how many turns may be taken at once after a rest.
    interval: Duration,
    burst: u32,
    longest_wait: Duration,
    /// When the next turn is due.
    next: Mutex<Option<Instant>>,
}

impl Budget {
    /// `per_second` calls, and as many at once after a second of rest; at least one.
    pub(super) fn new(per_second: u32, longest_wait: Duration) -> Budget {
        let per_second = per_second.max(1);
        Budget {
            interval: Duration::from_secs(1) / per_second,
            burst: per_second,
            longest_wait,
            next: Mutex::new(None),
        }
    }

    /// Waits for a turn; [`TooFast`] at once if the queue is too long.
    pub(super) async fn turn(&self) -> Result<(), TooFast> {
        let due = self.reserve(Instant::now())?;
        sleep_until(due).await;
        Ok(())
    }

    fn reserve(&self, now: Instant) -> Result<Instant, TooFast> {
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let rested = now.checked_sub(self.interval * self.burst).unwrap_or(now);
        let due = next.map_or(rested, |next| next.max(rested));
        let turn = due + self.interval;
        if turn.saturating_duration_since(now) > self.longest_wait {
            return Err(TooFast);
        }
        *next = Some(turn);
        Ok(turn)
    }

    /// Nobody has a turn before so much time has passed, because a node has asked for it.
    pub(super) fn hold(&self, pause: Duration) {
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let until = Instant::now() + pause;
        *next = Some(next.map_or(until, |next| next.max(until)));
    }
}

/// For how long an answer is given again if the node has enough of our questions.
const STALE: Duration = Duration::from_secs(60);

/// For how long a failure is everybody's.
const FAILED: Duration = Duration::from_secs(1);

/// An answer that is asked for at most every few seconds, whoever wants it, and by one caller at a time.
#[derive(Debug)]
pub(super) struct Shared<T> {
    fresh: Duration,
    state: tokio::sync::Mutex<State<T>>,
}

#[derive(Debug)]
struct State<T> {
    answer: Option<(Instant, T)>,
    /// When the last question failed, and whether it was asked too often.
    failed: Option<(Instant, bool)>,
}

impl<T: Clone> Shared<T> {
    pub(super) fn new(fresh: Duration) -> Shared<T> {
        Shared { fresh, state: tokio::sync::Mutex::new(State { answer: None, failed: None }) }
    }

    /// The answer, at most `fresh` old.
    pub(super) async fn get(&self, ask: impl Future<Output = Result<T, RpcError>>) -> Result<T, RpcError> {
        let mut state = self.state.lock().await;
        let age = |at: Instant| Instant::now().saturating_duration_since(at);
        match &state.answer {
            Some((at, answer)) if age(*at) < self.fresh => return Ok(answer.clone()),
            _ => {}
        }
        let failure = match state.failed {
            Some((at, too_often)) if age(at) < FAILED => RpcError::again(too_often),
            _ => match ask.await {
                Ok(answer) => {
                    *state = State { answer: Some((Instant::now(), answer.clone())), failed: None };
                    return Ok(answer);
                }
                Err(error) => {
                    state.failed = Some((Instant::now(), error.is_too_often()));
                    error
                }
            },
        };
        match &state.answer {
            Some((at, answer)) if failure.is_too_often() && age(*at) < STALE => Ok(answer.clone()),
            _ => Err(failure),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::atomic::{AtomicU32, Ordering},
        time::Duration,
    };

    use tokio::time::{Instant, sleep};

    use super::{Budget, Shared};
    use crate::direct::rpc::RpcError;

    #[test]
    fn a_budget_gives_a_second_of_calls_at_once_and_then_one_at_a_time() {
        let budget = Budget::new(10, Duration::from_millis(500));
        let now = Instant::now();
        let turns: Vec<Option<Duration>> =
            (0..20).map(|_| budget.reserve(now).ok().map(|turn| turn.saturating_duration_since(now))).collect();
        assert!(turns[..10].iter().all(|wait| *wait == Some(Duration::ZERO)), "{turns:?}");
        assert_eq!(turns[10], Some(Duration::from_millis(100)));
        assert_eq!((turns[14], turns[15]), (Some(Duration::from_millis(500)), None));
        budget.hold(Duration::from_secs(3));
        assert!(budget.reserve(Instant::now()).is_err());
    }

    #[tokio::test]
    async fn a_hundred_who_want_to_know_at_once_ask_once() {
        let shared = Shared::new(Duration::from_secs(3));
        let asked = AtomicU32::new(0);
        let ask = || async {
            asked.fetch_add(1, Ordering::Relaxed);
            sleep(Duration::from_millis(20)).await;
            Ok(7_u128)
        };
        let answers = futures_join(100, || shared.get(ask())).await;
        assert!(answers.iter().all(|answer| matches!(answer, Ok(7))));
        assert_eq!(asked.load(Ordering::Relaxed), 1);
    }

    #[tokio::test]
    async fn a_failure_is_shared_and_the_old_answer_outlives_a_busy_node() {
        let shared = Shared::new(Duration::ZERO);
        let asked = AtomicU32::new(0);
        let fail = |too_often| {
            asked.fetch_add(1, Ordering::Relaxed);
            async move { Err::<u128, _>(RpcError::again(too_often)) }
        };
        let failed = futures_join(50, || shared.get(async { fail(false).await })).await;
        assert!(failed.iter().all(Result::is_err));
        assert_eq!(asked.load(Ordering::Relaxed), 1);
        sleep(super::FAILED).await;
        assert!(matches!(shared.get(async { Ok(8) }).await, Ok(8)));
        assert!(matches!(shared.get(fail(true)).await, Ok(8)));
        sleep(super::FAILED).await;
        assert!(shared.get(fail(false)).await.is_err());
    }

    /// Polls all of them in turn, as tasks of one thread would be.
    async fn futures_join<T, F: Future<Output = T>>(count: usize, make: impl Fn() -> F) -> Vec<T> {
        let mut waiting: Vec<_> = (0..count).map(|_| Box::pin(make())).collect();
        let mut done = Vec::new();
        std::future::poll_fn(|context| {
            waiting.retain_mut(|future| match future.as_mut().poll(context) {
                std::task::Poll::Ready(answer) => {
                    done.push(answer);
                    false
                }
                std::task::Poll::Pending => true,
            });
            if waiting.is_empty() { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
        })
        .await;
        done
    }
}
