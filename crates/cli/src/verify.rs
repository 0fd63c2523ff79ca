//! `baihua verify`: everything a report claims, recomputed offline.

use std::{
    io::{self, Write},
    path::Path,
};

use anyhow::{Context, Result};
use baihua_analyzer::{Report, verify};
use baihua_kb::builtin;

/// Checks the report against its document; gives the number of claims that do not hold.
pub(crate) fn run(report: &Path, source: &Path) -> Result<usize> {
    let json = crate::input::text(report)?;
    let report: Report = serde_json::from_str(&json).context("this is no report")?;
    let document = crate::input::text(source)?;
    let claims = verify(&report, &document, builtin());
    let mut out = io::stdout().lock();
    let mut failed = 0;
    for claim in &claims {
        if let Some(fault) = &claim.fault {
            failed += 1;
            writeln!(out, "FAILS  {}: {fault}", claim.what)?;
        }
    }
    writeln!(out, "{} claims, {} hold, {failed} fail", claims.len(), claims.len() - failed)?;
    Ok(failed)
}
