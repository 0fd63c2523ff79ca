//! `Idempotency-Key`: where nothing is paid, a client's own name for a request keeps a repeat from being a second report.
//!
//! Where payment is on, the payment itself is that name (`payment-identifier`), and this module is not asked.
//! The store learns neither key nor report: the place is a digest of both endpoint and key, and what lies there opens only
//! with the body.

use std::{sync::Arc, time::Duration};

use baihua_report_store::{Backend, Lookup, Record, ReportId, StoreError};
use sha2::{Digest, Sha256};

use crate::{
    flow::{Call, Outcome, serve_anew},
    note::{self, NoteSeal},
    ports::{Dependency, Ports},
    problem::{Code, Problem},
};

/// Serves a call under the client's own key: the same key and body bring the same report while there is one.
///
/// # Errors
///
/// `identifier-conflict` (409) if the key was used with another body, and what a call without a key gets.
pub(crate) async fn serve<P: Ports>(ports: Arc<P>, call: Call, key: &str) -> Result<Outcome, Problem> {
    let place = place(&call, key);
    let seal = NoteSeal::labelled(&call.body, &place);
    let tag = hex::encode(note::tag(call.product.endpoint(), &call.body).as_bytes());
    if let Some((id, record)) = kept(ports.as_ref(), &place, &tag, &seal).await? {
        return Ok(again(id, record));
    }
    let outcome = serve_anew(Arc::clone(&ports), call).await?;
    let id = &outcome.id;
    let entry = format!("{tag} {}", seal.close(id, ports.random()));
    let keep = ports.settings().report_ttl;
    if first(ports.as_ref(), &place, &entry, keep).await.map_err(|error| failed(ports.as_ref(), &error))? {
        return Ok(outcome);
    }
    // Another worker was faster; its report is the one.
    match kept(ports.as_ref(), &place, &tag, &seal).await? {
        Some((kept, record)) => {
            if ports.reports().remove(id).await.is_err() {
                tracing::warn!("a report that nobody has the id of was not removed");
            }
            Ok(again(kept, record))
        }
        None => Ok(outcome),
    }
}

fn again(id: ReportId, record: Record) -> Outcome {
    Outcome { record, settlement: None, attestation: None, id }
}

/// Notes the entry, unless a report that is still there was noted before.
async fn first<P: Ports>(ports: &P, place: &str, entry: &str, keep: Duration) -> Result<bool, StoreError> {
    ports.store().put_new(place, entry.as_bytes(), keep).await
}

/// The report that was made under this key, if it is still there.
async fn kept<P: Ports>(
    ports: &P,
    place: &str,
    tag: &str,
    seal: &NoteSeal,
) -> Result<Option<(ReportId, Record)>, Problem> {
    let Some(entry) = ports.store().get(place).await.map_err(|error| failed(ports, &error))? else { return Ok(None) };
    let entry = String::from_utf8_lossy(&entry);
    let Some((noted, note)) = entry.split_once(' ') else { return Ok(None) };
    if noted != tag {
        return Err(Problem::new(
            Code::IdentifierConflict,
            "这个 Idempotency-Key 已经用于另一个请求，请换一个新的。没有扣费。",
            "This Idempotency-Key was used for another request. Nothing was charged.",
        ));
    }
    let Some(id) = seal.open(note) else { return Ok(None) };
    Ok(found(ports, place, &id).await?.map(|record| (id, record)))
}

async fn found<P: Ports>(ports: &P, place: &str, id: &ReportId) -> Result<Option<Record>, Problem> {
    match ports.reports().get(id).await.map_err(|error| failed(ports, &error))? {
        Lookup::Found(record) => Ok(Some(record)),
        Lookup::NotFound { .. } => {
            // It was destroyed: the key is free again.
            ports.store().remove(place).await.map_err(|error| failed(ports, &error))?;
            Ok(None)
        }
    }
}

fn failed<P: Ports>(ports: &P, error: &StoreError) -> Problem {
    ports.dependency_failed(Dependency::Store);
    Problem::store(error)
}

fn place(call: &Call, key: &str) -> String {
    let digest = Sha256::new_with_prefix("baihua idempotency v1\0")
        .chain_update(call.product.endpoint())
        .chain_update([0])
        .chain_update(key)
        .finalize();
    format!("again:{}", hex::encode(digest))
}
