//! Operations as data, to do the same to several backends and compare what they answer.

use std::time::Duration;

use super::Subject;
use crate::{Backend, StoreError};

/// One call, or some time that passes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Operation {
    /// [`Backend::get`] of this key.
    Get(String),
    /// [`Backend::put`] of key, value and time.
    Put(String, Vec<u8>, Duration),
    /// [`Backend::put_new`] of key, value and time.
    PutNew(String, Vec<u8>, Duration),
    /// [`Backend::swap`] of key, old value, new value and time.
    Swap(String, Vec<u8>, Vec<u8>, Duration),
    /// [`Backend::add`] of key, step and time.
    Add(String, i64, Duration),
    /// [`Backend::remove`] of this key.
    Remove(String),
    /// So much time passes.
    Pass(Duration),
}

/// What a backend answered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// Nothing but that it is done.
    Done,
    /// A value, or none.
    Value(Option<Vec<u8>>),
    /// Whether it did something.
    Did(bool),
    /// A sum.
    Sum(i64),
    /// [`StoreError::Counter`].
    NoCounter,
}

impl Operation {
    /// Does it, with `prefix` in front of its key.
    ///
    /// # Panics
    ///
    /// If the backend answers with another error than [`StoreError::Counter`].
    pub async fn run<S: Subject>(&self, subject: &S, prefix: &str) -> Outcome {
        let backend = subject.backend();
        let key = |key: &str| format!("{prefix}{key}");
        let answer = match self {
            Operation::Get(name) => backend.get(&key(name)).await.map(Outcome::Value),
            Operation::Put(name, value, keep) => backend.put(&key(name), value, *keep).await.map(|()| Outcome::Done),
            Operation::PutNew(name, value, keep) => backend.put_new(&key(name), value, *keep).await.map(Outcome::Did),
            Operation::Swap(name, old, new, keep) => backend.swap(&key(name), old, new, *keep).await.map(Outcome::Did),
            Operation::Add(name, step, keep) => backend.add(&key(name), *step, *keep).await.map(Outcome::Sum),
            Operation::Remove(name) => backend.remove(&key(name)).await.map(|()| Outcome::Done),
            Operation::Pass(time) => {
                subject.pass(*time).await;
                Ok(Outcome::Done)
            }
        };
        match answer {
            Ok(outcome) => outcome,
            Err(StoreError::Counter) => Outcome::NoCounter,
            Err(error) => panic!("{self:?}: {error:?}"),
        }
    }
}
