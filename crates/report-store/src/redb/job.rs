//! A change on its way to the file.

use super::{
    fault::{Fault, Outcome},
    oneshot::{Answer, Pending, oneshot},
    tables::Tables,
};
use crate::StoreError;

/// A queued change, independent of the type of its result.
pub(super) trait Job: Send {
    /// Applies the change in an open transaction.
    fn apply(&mut self, tables: &mut Tables<'_>) -> Result<(), Fault>;

    /// Sends the result to the caller after the commit has succeeded or failed.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);

    /// About how many bytes it writes.
    fn weight(&self) -> usize;
}

struct Task<T, F> {
    work: F,
    weight: usize,
    outcome: Option<Result<T, StoreError>>,
    answer: Answer<Result<T, StoreError>>,
}

/// A job that does `work`, and a future of its result.
pub(super) fn job<T, F>(weight: usize, work: F) -> (Box<dyn Job>, Pending<Result<T, StoreError>>)
where
    T: Send + 'static,
    F: FnMut(&mut Tables<'_>) -> Outcome<T> + Send + 'static,
{
    let (answer, pending) = oneshot();
    (Box::new(Task { work, weight, outcome: None, answer }), pending)
}

impl<T: Send, F: FnMut(&mut Tables<'_>) -> Outcome<T> + Send> Job for Task<T, F> {
    fn apply(&mut self, tables: &mut Tables<'_>) -> Result<(), Fault> {
        self.outcome = Some((self.work)(tables)?);
        Ok(())
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        match (committed, self.outcome) {
            (Ok(()), Some(outcome)) => self.answer.give(outcome),
            // Dropping the sender without a result tells the caller that the store is closed.
            (Ok(()), None) => {}
            (Err(error), _) => self.answer.give(Err(error)),
        }
    }

    fn weight(&self) -> usize {
        self.weight
    }
}
