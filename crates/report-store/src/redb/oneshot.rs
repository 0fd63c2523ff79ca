//! One value from a thread to a future, without a runtime.

use std::{
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, Waker},
};

/// A place for one answer, and the future of it.
pub(super) fn oneshot<T>() -> (Answer<T>, Pending<T>) {
    let slot = Arc::new(Slot(Mutex::new(State::Open(None))));
    (Answer(Arc::clone(&slot)), Pending(slot))
}

/// Where the answer is given. Dropped without one, it answers `None`.
pub(super) struct Answer<T>(Arc<Slot<T>>);

/// Resolves to the answer, or `None` if the sender was dropped.
pub(super) struct Pending<T>(Arc<Slot<T>>);

struct Slot<T>(Mutex<State<T>>);

enum State<T> {
    Open(Option<Waker>),
    Given(T),
    Gone,
}

impl<T> Slot<T> {
    fn state(&self) -> MutexGuard<'_, State<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Goes from `Open` to `next`, once; wakes only after the lock is free, because a waker may run anything.
    fn settle(&self, next: State<T>) {
        let mut state = self.state();
        let State::Open(waker) = &mut *state else { return };
        let waker = waker.take();
        *state = next;
        drop(state);
        if let Some(waker) = waker {
            waker.wake();
        }
    }
}

impl<T> Answer<T> {
    pub(super) fn give(self, value: T) {
        self.0.settle(State::Given(value));
    }
}

impl<T> Drop for Answer<T> {
    fn drop(&mut self) {
        self.0.settle(State::Gone);
    }
}

impl<T> Future for Pending<T> {
    type Output = Option<T>;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<T>> {
        let mut state = self.0.state();
        match &mut *state {
            State::Open(waker) => {
                match waker {
                    Some(waker) => waker.clone_from(context.waker()),
                    None => *waker = Some(context.waker().clone()),
                }
                Poll::Pending
            }
            State::Given(_) | State::Gone => match std::mem::replace(&mut *state, State::Gone) {
                State::Given(value) => Poll::Ready(Some(value)),
                State::Gone | State::Open(_) => Poll::Ready(None),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::atomic::{AtomicUsize, Ordering},
        task::Wake,
    };

    use super::*;

    #[derive(Default)]
    struct Count(AtomicUsize);

    impl Wake for Count {
        fn wake(self: Arc<Self>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn an_answer_wakes_and_arrives_once() {
        let count = Arc::new(Count::default());
        let waker = Waker::from(Arc::clone(&count));
        let mut context = Context::from_waker(&waker);

        let (answer, mut pending) = oneshot();
        assert_eq!(Pin::new(&mut pending).poll(&mut context), Poll::Pending);
        answer.give(5);
        assert_eq!(count.0.load(Ordering::Relaxed), 1);
        assert_eq!(Pin::new(&mut pending).poll(&mut context), Poll::Ready(Some(5)));
        assert_eq!(Pin::new(&mut pending).poll(&mut context), Poll::Ready(None));
    }

    #[test]
    fn nobody_waits_for_an_answer_that_cannot_come() {
        let count = Arc::new(Count::default());
        let waker = Waker::from(Arc::clone(&count));
        let (answer, mut pending) = oneshot::<u8>();
        assert_eq!(Pin::new(&mut pending).poll(&mut Context::from_waker(&waker)), Poll::Pending);
        drop(answer);
        assert_eq!(count.0.load(Ordering::Relaxed), 1);
        assert_eq!(Pin::new(&mut pending).poll(&mut Context::from_waker(&waker)), Poll::Ready(None));
    }
}
