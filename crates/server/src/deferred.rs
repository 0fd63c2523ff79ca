//! Readings that go on after their request was answered (`Prefer: respond-async`, RFC 7240, section 4.1).
//!
//! The client gets 202 and a status address once its payment is reserved and before the provider is asked. The work is that
//! of any other call, in the same order, so nothing is charged without a stored report. What became of it lies in the store,
//! sealed under a key derived from the status id and filed under a digest of it, as reports are: any server that shares the
//! store can tell, and the store alone tells nobody.

use std::{
    fmt,
    sync::{Arc, OnceLock},
    time::Duration,
};

use baihua_attest::Attestation;
use baihua_report_store::{Backend, Lookup, Record, ReportId, StoreError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use tokio::sync::oneshot;

use crate::{
    flow::Outcome,
    note::NoteSeal,
    ports::{Dependency, Ports},
    problem::{Code, Problem},
};

/// After how many seconds looking again makes sense; a chunk of a contract takes a provider about as long.
pub(crate) const LOOK_AGAIN_SECONDS: u64 = 5;

/// Names a deferred reading: 128 random bits, and whoever holds them may have the report.
#[derive(Clone, PartialEq, Eq)]
pub struct StatusId(ReportId);

impl StatusId {
    fn fresh<P: Ports>(ports: &P) -> StatusId {
        StatusId(ReportId::from_bytes(ports.random()))
    }

    /// Reads 32 hex digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<StatusId> {
        text.parse().ok().map(StatusId)
    }

    /// The path and query at which its status is told.
    pub(crate) fn path(&self) -> String {
        format!("/api/status?id={}", self.0.to_text())
    }

    fn place(&self) -> String {
        let digest = Sha256::new_with_prefix("baihua status v1\0").chain_update(self.0.to_text()).finalize();
        format!("later:{}", hex::encode(digest))
    }

    fn seal(&self, place: &str) -> NoteSeal {
        NoteSeal::labelled(self.0.to_text().as_bytes(), place)
    }
}

/// Where a call says that its reading goes on without the client.
pub struct Deferral {
    begun: oneshot::Sender<StatusId>,
    id: Arc<OnceLock<StatusId>>,
    longest: Duration,
}

impl fmt::Debug for Deferral {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deferral").field("longest", &self.longest).finish_non_exhaustive()
    }
}

/// The other end of a [`Deferral`].
pub struct Deferred {
    begun: oneshot::Receiver<StatusId>,
    id: Arc<OnceLock<StatusId>>,
}

/// A deferral for one call, and where its client waits. A reading that is not done after `longest` was lost.
#[must_use]
pub fn offer(longest: Duration) -> (Deferral, Deferred) {
    let (sender, receiver) = oneshot::channel();
    let id = Arc::new(OnceLock::new());
    (Deferral { begun: sender, id: Arc::clone(&id), longest }, Deferred { begun: receiver, id })
}

impl Deferral {
    /// Notes that the reading goes on, and tells the client where to look.
    ///
    /// # Errors
    ///
    /// `store-unavailable` if that could not be noted; then nothing goes on.
    pub(crate) async fn begin<P: Ports>(self, ports: &P) -> Result<(), Problem> {
        let id = StatusId::fresh(ports);
        let until = ports.now_millis().saturating_add(u64::try_from(self.longest.as_millis()).unwrap_or(u64::MAX));
        note(ports, &id, &State::Running { until }).await.map_err(|error| failed(ports, &error))?;
        // A client that is gone needs no address; its call ends as any other that is hung up.
        if self.id.set(id.clone()).is_ok() {
            drop(self.begun.send(id));
        }
        Ok(())
    }
}

impl Deferred {
    /// Waits until the reading was deferred; none if it is answered in the usual way.
    pub async fn begun(&mut self) -> Option<StatusId> {
        (&mut self.begun).await.ok()
    }

    /// What the task of the call needs to note its end.
    #[must_use]
    pub fn end(&self) -> End {
        End(Arc::clone(&self.id))
    }
}

/// Notes the end of a call that was deferred.
pub struct End(Arc<OnceLock<StatusId>>);

impl End {
    /// Notes what became of the call, if it was deferred.
    pub async fn note<P: Ports>(&self, ports: &P, end: &Result<Outcome, Problem>) {
        let Some(id) = self.0.get() else { return };
        let state = match end {
            Ok(outcome) => State::Done {
                report: outcome.id.to_text(),
                settlement: outcome.settlement.as_ref().map(|settlement| settlement.to_header()),
                attestation: outcome.attestation.clone().map(Box::new),
            },
            Err(problem) => State::Failed { problem: problem.kept() },
        };
        let code = end.as_ref().err().map(|problem| problem.code().as_str());
        tracing::info!(problem.code = code, "deferred reading ended");
        if let Err(error) = note(ports, id, &state).await {
            // The status then tells of a lost reading, and the same request with the same payment brings the report.
            failed(ports, &error);
        }
    }
}

/// What is known of a deferred reading.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum State {
    /// It goes on, at the latest until this moment in milliseconds since 1970.
    Running { until: u64 },
    /// The report is stored, and paid for if it costs anything.
    Done { report: String, settlement: Option<String>, attestation: Option<Box<Attestation>> },
    /// There is no report, and nothing was charged, unless the problem says otherwise.
    Failed { problem: Value },
}

/// The status of a deferred reading.
pub enum Status {
    /// It goes on.
    Running,
    /// What the call would have been answered with.
    Done {
        /// The report as stored, and its receipt.
        record: Record,
        /// The value of `PAYMENT-RESPONSE`.
        settlement: Option<String>,
        /// Who vouches for the reading, where a signing key is configured.
        attestation: Option<Box<Attestation>>,
    },
}

async fn note<P: Ports>(ports: &P, id: &StatusId, state: &State) -> Result<(), StoreError> {
    let place = id.place();
    let text = serde_json::to_string(state).expect("a state is text, numbers and maps with text keys");
    let sealed = id.seal(&place).close_text(&text, ports.random());
    ports.store().put(&place, sealed.as_bytes(), ports.settings().report_ttl).await
}

/// What has become of a deferred reading.
///
/// # Errors
///
/// The problem that the call ended with; `status-not-found` (404) for an id that never was or has run out; `reading-lost`
/// (503) if the server that worked on it is gone; `report-not-found` (404) if the report was destroyed since.
pub async fn status<P: Ports>(ports: &P, id: &StatusId) -> Result<Status, Problem> {
    let place = id.place();
    let noted = ports.store().get(&place).await.map_err(|error| failed(ports, &error))?;
    let text = noted.and_then(|noted| id.seal(&place).open_text(std::str::from_utf8(&noted).ok()?));
    let state = text.and_then(|text| serde_json::from_str(&text).ok()).ok_or_else(not_found)?;
    match state {
        State::Running { until } if ports.now_millis() < until => Ok(Status::Running),
        State::Running { .. } => Err(lost()),
        State::Failed { problem } => {
            Err(Problem::of_kept(&problem).unwrap_or_else(|| Problem::internal("a noted problem is none")))
        }
        State::Done { report, settlement, attestation } => {
            let id: ReportId = report.parse().map_err(|_| Problem::internal("a noted id is none"))?;
            match ports.reports().get(&id).await.map_err(|error| failed(ports, &error))? {
                Lookup::Found(record) => Ok(Status::Done { record, settlement, attestation }),
                Lookup::NotFound { .. } => Err(Problem::report_not_found()),
            }
        }
    }
}

fn failed<P: Ports>(ports: &P, error: &StoreError) -> Problem {
    ports.dependency_failed(Dependency::Store);
    Problem::store(error)
}

/// There is no deferred reading of this id.
pub(crate) fn not_found() -> Problem {
    Problem::new(
        Code::StatusNotFound,
        "没有这个状态地址：编号不对，或者已经超过报告的保存期。",
        "There is no such status: a wrong id, or it has run out with its report.",
    )
}

fn lost() -> Problem {
    Problem::new(
        Code::ReadingLost,
        "处理这份文件的服务器中途停了，报告没有做完。请用同样的付款重发同一个请求，不会重复扣费。",
        "The server that was reading this document has stopped. Send the same request again, with the same payment if it \
         was paid; you are not charged twice.",
    )
    .retry_after(1)
}

/// Whether a request prefers to be answered before its reading is done: `respond-async` in any header `Prefer`, in any
/// case, with whatever parameters (RFC 7240, section 2). `wait` is not obeyed, as the section on it allows.
pub(crate) fn is_preferred<'v>(values: impl Iterator<Item = &'v str>) -> bool {
    values
        .flat_map(|value| value.split(','))
        .map(|preference| preference.split([';', '=']).next().unwrap_or_default().trim())
        .any(|name| name.eq_ignore_ascii_case("respond-async"))
}

#[cfg(test)]
mod tests {
    use super::{StatusId, is_preferred};

    #[test]
    fn preferences_are_read_as_rfc_7240_writes_them() {
        for (values, wanted) in [
            (&["respond-async"][..], true),
            (&["respond-async, wait=10"], true),
            (&["return=minimal;foo=\"some parameter\"", "wait=100, Respond-Async"], true),
            (&["respond-async;foo"], true),
            (&[" respond-async "], true),
            (&["respond-asynchronously"], false),
            (&["return=respond-async"], false),
            (&["wait=10"], false),
            (&[""], false),
            (&[], false),
        ] {
            assert_eq!(is_preferred(values.iter().copied()), wanted, "{values:?}");
        }
    }

    #[test]
    fn only_an_id_is_one_and_its_place_does_not_tell_it() {
        let id = StatusId::parse("7be3b626b67fe1b4c214583b8ab5f021").expect("it is one");
        assert!(id.path().ends_with("7be3b626b67fe1b4c214583b8ab5f021"));
        assert!(!id.place().contains("7be3b626"));
        for bad in ["", "7be3", "demo-lab", "7be3b626b67fe1b4c214583b8ab5f0212"] {
            assert!(StatusId::parse(bad).is_none(), "{bad}");
        }
    }
}
