//! Baihua on the command line.

#![allow(clippy::print_stdout, reason = "a command line tool talks on standard output")]

mod citation;
mod eval;

use std::{path::PathBuf, process::ExitCode};

use clap::{Parser, Subcommand};

/// Reads contracts, policies and lab reports offline and says in plain Chinese what needs attention.
#[derive(Parser)]
#[command(name = "baihua", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run labelled documents through the reviewer and print how it did.
    Eval {
        /// Folders with pairs NAME.txt and NAME.json.
        #[arg(required = true)]
        folders: Vec<PathBuf>,
        /// How many misses and false alarms to list.
        #[arg(long, default_value_t = 0)]
        show: usize,
    },
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Eval { folders, show } => eval::run(&folders, show).map(|figures| print!("{figures}")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("{error:#}");
            ExitCode::FAILURE
        }
    }
}
