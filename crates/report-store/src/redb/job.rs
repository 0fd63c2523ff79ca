//! A change on its way to the file.

use super::{
    fault::{Fault, Outcome},
    oneshot::{Answer, Pending, oneshot},
    tables::Tables,
};
use crate::StoreError;

/// One change that waits for its commit, whatever it answers.
pub(super) trait Job: Send {
    /// Makes the change in a transaction that is not committed yet.
    fn apply(&mut self, tables: &mut Tables<'_>) -> Result<(), Fault>;

    /// Tells the caller, once the commit has succeeded or failed.
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

/// A job that does `work`, and the future of what it comes to.
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
            // Without an outcome the answer is dropped, which says that the store is closed.
            (Ok(()), None) => {}
            (Err(error), _) => self.answer.give(Err(error)),
        }
    }

    fn weight(&self) -> usize {
        self.weight
    }
}
