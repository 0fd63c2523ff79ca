//! `baihua verify`: everything a report claims, recomputed offline.

use std::{
    io::{self, Write},
    path::Path,
};

use anyhow::{Context, Result, ensure};
use baihua_analyzer::{Analyzer, Order, Report, Sex, verify};
use baihua_attest::Attestation;
use baihua_kb::builtin;
use baihua_x402::Address;
use serde::Deserialize;
use serde_json::Value;

use crate::review::SexName;

/// A report by itself, or in the envelope of an analysis endpoint.
#[derive(Deserialize)]
#[serde(untagged)]
enum Document {
    Envelope { report: Report },
    Report(Report),
}

/// What stands beside the report in an envelope, and the report as it was signed.
#[derive(Deserialize)]
struct Signed {
    report: Value,
    #[serde(default)]
    attestation: Option<Attestation>,
}

/// What was said beside the document when it was sent.
#[derive(clap::Args)]
pub(crate) struct Said {
    /// The side that was named; by default the one the report says was named.
    #[arg(long, requires = "recompute")]
    party: Option<String>,
    /// The sex that was given for a lab report.
    #[arg(long, value_enum, requires = "recompute")]
    sex: Option<SexName>,
    /// The age that was given for a lab report, in full years.
    #[arg(long, requires = "recompute")]
    age: Option<u8>,
}

/// Checks the report against its document, sentence by sentence if `said` is there, and its signature if it has one or
/// `signer` should have signed; gives the number of claims that do not hold.
pub(crate) fn run(report: &Path, source: &Path, said: Option<&Said>, signer: Option<Address>) -> Result<usize> {
    ensure!(
        report != Path::new("-") || source != Path::new("-"),
        "report and document cannot both be read from standard input"
    );
    let json = crate::input::text(report)?;
    let report = match serde_json::from_str(&json).context("this is no report")? {
        Document::Envelope { report } | Document::Report(report) => report,
    };
    let document = crate::input::text(source)?;
    let signature = signature(&json, &document, signer)?;
    let verification = match said {
        None => verify(&report, &document, builtin()),
        Some(said) => {
            let mut order = Order::new(report.card, document);
            (order.party, order.sex, order.age) = (said.party.clone(), said.sex.map(Sex::from), said.age);
            Analyzer::new(builtin()).recompute(&report, order)?
        }
    };
    let claims = verification.claims();
    let mut out = io::stdout().lock();
    let mut failed = 0;
    for claim in claims {
        if let Some(fault) = &claim.fault {
            failed += 1;
            writeln!(out, "FAILS  {}: {fault}", claim.kind)?;
        }
    }
    if let Signature::Fails(fault) = &signature {
        failed += 1;
        writeln!(out, "FAILS  signature: {fault}")?;
    }
    let all = claims.len() + usize::from(!matches!(signature, Signature::None));
    writeln!(out, "{all} claims, {} hold, {failed} fail", all - failed)?;
    if let Signature::Holds(by) = signature {
        let known = match signer {
            Some(_) => "as asked for",
            None => "compare it with /.well-known/baihua-signing-key of the service (--signer)",
        };
        writeln!(out, "signature: holds, by {by}; {known}")?;
    }
    writeln!(out, "checked: document, length, counts, order, every quote at its place, every rule, level and source")?;
    match said {
        None => writeln!(
            out,
            "not checked: whether each sentence is what the reviewer says, whether a finding was left out (--recompute)"
        )?,
        Some(_) => writeln!(
            out,
            "checked too: every sentence, every other field, that no finding was changed, added or left out"
        )?,
    }
    Ok(failed)
}

/// What came of checking a signature.
enum Signature {
    /// There is none, and none was asked for.
    None,
    /// It holds, and this is whose it is.
    Holds(Address),
    Fails(String),
}

/// Checks the attestation in an envelope.
fn signature(json: &str, document: &str, signer: Option<Address>) -> Result<Signature> {
    let held: Value = serde_json::from_str(json).context("this is no report")?;
    let signed = match held.get("attestation") {
        Some(_) => serde_json::from_value(held).context("this is no attestation")?,
        None => Signed { report: held, attestation: None },
    };
    Ok(match (signed.attestation, signer) {
        (None, None) => Signature::None,
        (None, Some(_)) => Signature::Fails("there is none beside this report".to_owned()),
        (Some(attestation), signer) => match attestation.check(document, &signed.report, signer) {
            Ok(by) => Signature::Holds(by),
            Err(fault) => Signature::Fails(fault.to_string()),
        },
    })
}
