//! Baihua on the command line.
//!
//! Exit codes: 0 done; 1 the input is not what it should be, or a claim of a verified report does not hold; 2 wrong usage,
//! or a batch that could not be read or written.

#![allow(clippy::print_stdout, reason = "a command line tool talks on standard output")]
#![allow(clippy::print_stderr, reason = "and complains on standard error")]
#![expect(clippy::disallowed_methods, reason = "a command line tool reads files and the environment")]

mod answers;
mod batch;
mod citation;
mod compare;
mod eval;
mod explain;
mod input;
mod mcp;
mod review;
mod reviewer;
mod rules;
mod verify;

use std::{path::PathBuf, process::ExitCode};

use baihua_x402::Address;
use clap::{Parser, Subcommand};

/// A review makes many short strings: a quarter of its time with the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Reads contracts, policies and lab reports offline and says in plain Chinese what needs attention.
///
/// Exit codes: 0 done; 1 the input is not what it should be, or a claim of a verified report does not hold; 2 wrong usage, or a batch that could not be read or written.
#[derive(Parser)]
#[command(name = "baihua", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Read a document and print what needs attention.
    Review(review::Review),
    /// Read many documents, a JSON object a line, on all cores, and write a report a line in the same order.
    ///
    /// Exit codes: 0 every line was read; 1 some lines have an error in the place of the report; 2 it could not run.
    Batch(batch::Batch),
    /// Compare two versions of a contract or policy: what was mended, what is new, what still stands.
    Compare(compare::Compare),
    /// Show how a contract or policy is read: sentences, who acts, moves, and why each did or did not become a finding.
    Explain(explain::Explain),
    /// List the rules, or show one with its source.
    Rules {
        /// Id of a rule, such as rent-007, pol-002 or LDL-C.
        id: Option<String>,
    },
    /// Recompute every claim a report makes about its document, offline.
    Verify {
        /// The report as JSON; `-` for standard input.
        report: PathBuf,
        /// The document it was made from.
        source: PathBuf,
        /// Make the whole report once more and vouch for every sentence and for completeness; needs the release that made it.
        #[arg(long)]
        recompute: bool,
        /// Address whose key must have signed the report, as the service publishes it at /.well-known/baihua-signing-key; a
        /// report without a signature then fails.
        #[arg(long, value_name = "ADDRESS", value_parser = Address::parse_typed)]
        signer: Option<Address>,
        #[command(flatten)]
        said: verify::Said,
    },
    Eval(eval::Eval),
    /// Serve the Model Context Protocol on standard input and output, offline, for agents that start programs.
    Mcp,
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Review(review) => review::run(&review).map(|()| true),
        Command::Batch(batch) => return concluded(batch::run(&batch), 2),
        Command::Compare(compare) => compare::run(&compare).map(|()| true),
        Command::Explain(explain) => explain::run(&explain).map(|()| true),
        Command::Rules { id } => rules::run(id.as_deref()).map(|()| true),
        Command::Verify { report, source, recompute, signer, said } => {
            verify::run(&report, &source, recompute.then_some(&said), signer).map(|failed| failed == 0)
        }
        Command::Mcp => mcp::run().map(|()| true),
        Command::Eval(eval) => eval::run(&eval).map(|figures| {
            print!("{figures}");
            true
        }),
    };
    concluded(outcome, 1)
}

/// The exit code of what was done; of what could not be done `unable`, and why on standard error.
fn concluded(outcome: anyhow::Result<bool>, unable: u8) -> ExitCode {
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::from(unable)
        }
    }
}
