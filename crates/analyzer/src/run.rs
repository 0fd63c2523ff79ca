//! The only part that waits: asking a provider, and what to do when it does not answer.

use std::{fmt, future::Future, time::Duration};

use futures_util::{
    future::{Either, pending, select},
    pin_mut,
    stream::{FuturesUnordered, StreamExt},
};
use thiserror::Error;

use crate::{
    Analyzer,
    answer::Answer,
    plan::{Plan, Question},
    recognise::Recognised,
    report::Report,
};

/// Answers questions about documents: a language model, a recording of one, a script.
///
/// No runtime is named: whoever implements it brings one. Dropping the future must cancel the call.
pub trait Provider: Send + Sync {
    /// What the provider says to `question`.
    ///
    /// # Errors
    ///
    /// [`ProviderError`] once every repetition that makes sense was tried.
    fn answer(&self, question: &Question) -> impl Future<Output = Result<Answer, ProviderError>> + Send;
}

/// What went wrong with a provider that may be well again later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// No connection, or one that broke.
    Connection,
    /// No answer in time.
    Timeout,
    /// Status 429.
    RateLimited,
    /// Another status, such as 500 or 503.
    Status(u16),
    /// An answer that is none: another media type, broken JSON, an error inside status 200.
    Unreadable,
    /// An answer longer than is read.
    TooLarge,
    /// Too many chunks of the document were left without an answer when the time for the whole request was up.
    Deadline,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Connection => f.write_str("no connection"),
            Fault::Timeout => f.write_str("no answer in time"),
            Fault::RateLimited => f.write_str("too many requests"),
            Fault::Status(status) => write!(f, "status {status}"),
            Fault::Unreadable => f.write_str("the answer cannot be read"),
            Fault::TooLarge => f.write_str("the answer is too long"),
            Fault::Deadline => f.write_str("too few answers in the time for the whole request"),
        }
    }
}

/// Why a document was not read by the provider. There is no report then, so nothing may be charged.
///
/// None of the messages holds document text, an answer or a key.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ProviderError {
    /// It does not answer now; asking again later may help. An outage ([`ProviderError::is_outage`]).
    #[error("the provider is unavailable: {fault}")]
    Unavailable {
        /// What happened last.
        fault: Fault,
        /// When it asked to be tried again.
        retry_after: Option<Duration>,
    },
    /// It will not answer until somebody changes its key, model or address. An outage as well.
    #[error("the provider is misconfigured: {what}")]
    Misconfigured {
        /// What does not fit, without secrets.
        what: String,
    },
    /// It answers, but not about this document. Says nothing about its health.
    #[error("the provider refuses to read this document")]
    Refused,
}

impl ProviderError {
    /// Whether other documents would fail as well, so that it is better not to ask for a while.
    #[must_use]
    pub fn is_outage(&self) -> bool {
        !matches!(self, ProviderError::Refused)
    }

    fn deadline() -> ProviderError {
        ProviderError::Unavailable { fault: Fault::Deadline, retry_after: None }
    }
}

impl Analyzer {
    /// The report on a document, with the provider where there is one and the caller agreed to it.
    ///
    /// A document without consent, a lab report, and one for which there is no provider are reviewed by the rules alone and
    /// never fail.
    ///
    /// # Errors
    ///
    /// [`ProviderError`] if fewer questions were answered than [`Settings`](crate::Settings) demand.
    pub async fn run<P: Provider>(&self, document: &Recognised, provider: Option<&P>) -> Result<Report, ProviderError> {
        self.run_until(document, provider, pending()).await
    }

    /// As [`Analyzer::run`], with what is there when `deadline` completes: hand in a timer for the whole request.
    ///
    /// # Errors
    ///
    /// As [`Analyzer::run`]; [`Fault::Deadline`] if too little was answered by then.
    pub async fn run_until<P: Provider>(
        &self,
        document: &Recognised,
        provider: Option<&P>,
        deadline: impl Future<Output = ()> + Send,
    ) -> Result<Report, ProviderError> {
        let mut plan = self.plan(document);
        let Some(provider) = provider.filter(|_| !plan.is_empty()) else { return Ok(self.review(document)) };
        pin_mut!(deadline);
        let mut asking = Asking { deadline, over: false, concurrency: self.settings().concurrency.max(1) };
        let wanted = wanted(plan.questions.len(), self.settings().least_answered_percent);
        let mut answers = asking.ask(provider, &plan.questions, wanted).await?;
        // What follows only improves the report; without it there is a report all the same.
        for follow_up in [Analyzer::ask_again, Analyzer::ask_to_confirm] {
            let from = plan.questions.len();
            follow_up(self, document, &mut plan, &answers);
            if from < plan.questions.len() && !asking.over {
                answers.extend(asking.ask(provider, &plan.questions[from..], 0).await?);
            }
        }
        Ok(self.conclude(document, &plan, &answers))
    }
}

/// Of `questions`, how many must be answered; one at least.
fn wanted(questions: usize, percent: u8) -> usize {
    (questions * usize::from(percent.min(100))).div_ceil(100).max(1)
}

struct Asking<D> {
    deadline: D,
    /// Whether the deadline has passed.
    over: bool,
    concurrency: usize,
}

impl<D: Future<Output = ()> + Unpin> Asking<D> {
    /// The answers to `questions`, in any order. Fails as soon as `wanted` answers cannot be reached; `wanted` of 0 never fails.
    async fn ask<P: Provider>(
        &mut self,
        provider: &P,
        questions: &[Question],
        wanted: usize,
    ) -> Result<Vec<Answer>, ProviderError> {
        let mut waiting = questions.iter();
        let mut calls = FuturesUnordered::new();
        let mut answers: Vec<Answer> = Vec::with_capacity(questions.len());
        let mut failed = 0;
        calls.extend(waiting.by_ref().take(self.concurrency).map(|question| provider.answer(question)));
        while !calls.is_empty() {
            let next = match select(calls.next(), &mut self.deadline).await {
                Either::Left((next, _)) => next,
                Either::Right(((), _)) => {
                    self.over = true;
                    break;
                }
            };
            match next {
                Some(Ok(answer)) => answers.push(answer),
                Some(Err(error)) => {
                    failed += 1;
                    if questions.len() - failed < wanted {
                        return Err(error);
                    }
                }
                None => break,
            }
            if let Some(question) = waiting.next() {
                calls.push(provider.answer(question));
            }
        }
        if answers.len() < wanted { Err(ProviderError::deadline()) } else { Ok(answers) }
    }
}

impl Analyzer {
    /// Adds, per chunk, a question about the quotes that stand nowhere.
    fn ask_again(&self, document: &Recognised, plan: &mut Plan, answers: &[Answer]) {
        if self.settings().ask_again {
            let unplaced = self.judge_answers(document, plan, answers).unplaced;
            plan.add(unplaced, crate::plan::Aim::Requote);
        }
    }

    /// Adds, per chunk, a question about what only the provider found.
    fn ask_to_confirm(&self, document: &Recognised, plan: &mut Plan, answers: &[Answer]) {
        if self.settings().confirm {
            let own = self.found_by_model_alone(document, plan, answers);
            plan.add(own, crate::plan::Aim::Confirm);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::wanted;

    #[test]
    fn at_least_one_answer_is_wanted() {
        for (questions, percent, expected) in
            [(13, 80, 11), (10, 80, 8), (1, 0, 1), (5, 0, 1), (5, 100, 5), (3, 255, 3)]
        {
            assert_eq!(wanted(questions, percent), expected);
        }
    }
}
