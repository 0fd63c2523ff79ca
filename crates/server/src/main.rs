//! `baihua-server`: the hosted API.

use std::process::ExitCode;

use baihua_server::{config::Config, problem::chain, serve};

/// A review makes many short strings: a quarter of its time with the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let config = Config::from_command_line();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return fail(&error.to_string()),
    };
    match runtime.block_on(serve::run(config, |_| {})) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&chain(error.as_ref())),
    }
}

#[allow(clippy::print_stderr, reason = "the one line an operator reads when the start fails")]
fn fail(line: &str) -> ExitCode {
    eprintln!("baihua-server: {line}");
    ExitCode::FAILURE
}
