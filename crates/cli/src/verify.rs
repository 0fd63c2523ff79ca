//! `baihua verify`: everything a report claims, recomputed offline.

use std::{
    io::{self, Write},
    path::Path,
};

use anyhow::{Context, Result, ensure};
use baihua_analyzer::{Report, verify};
use baihua_kb::builtin;
use serde::Deserialize;

/// A report by itself, or in the envelope of an analysis endpoint.
#[derive(Deserialize)]
#[serde(untagged)]
enum Document {
    Envelope { report: Report },
    Report(Report),
}

/// Checks the report against its document; gives the number of claims that do not hold.
pub(crate) fn run(report: &Path, source: &Path) -> Result<usize> {
    ensure!(
        report != Path::new("-") || source != Path::new("-"),
        "report and document cannot both be read from standard input"
    );
    let json = crate::input::text(report)?;
    let report = match serde_json::from_str(&json).context("this is no report")? {
        Document::Envelope { report } | Document::Report(report) => report,
    };
    let document = crate::input::text(source)?;
    let verification = verify(&report, &document, builtin());
    let claims = verification.claims();
    let mut out = io::stdout().lock();
    let mut failed = 0;
    for claim in claims {
        if let Some(fault) = &claim.fault {
            failed += 1;
            writeln!(out, "FAILS  {}: {fault}", claim.kind)?;
        }
    }
    writeln!(out, "{} claims, {} hold, {failed} fail", claims.len(), claims.len() - failed)?;
    Ok(failed)
}
