//! The server, made to die: at the step of the flow that `BAIHUA_DIE_AT` names, as `noted`, or `noted:3` for the third time.
//!
//! It is killed at once (`SIGKILL`), with nothing closed and nothing told, as a server is whose power fails. For tests only:
//!
//! ```sh
//! BAIHUA_DIE_AT=moved cargo run --release -p baihua-server --example mortal -- --payment direct …
//! ```
#![expect(clippy::disallowed_methods, reason = "where to die is told by the environment")]

use std::{
    process::ExitCode,
    sync::{
        OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
};

use baihua_server::{config::Config, ports::Step, problem::chain, serve};

/// Where to die, and how often the step is to be reached before.
static DEATH: OnceLock<(Step, usize)> = OnceLock::new();
static REACHED: AtomicUsize = AtomicUsize::new(0);

fn death(text: &str) -> Option<(Step, usize)> {
    let (name, times) = text.split_once(':').unwrap_or((text, "1"));
    let step = Step::ALL.into_iter().find(|step| step.name() == name)?;
    Some((step, times.parse().ok().filter(|times| *times > 0)?))
}

fn hook(step: Step) {
    if let Some((place, times)) = DEATH.get()
        && *place == step
        && REACHED.fetch_add(1, Ordering::SeqCst) + 1 == *times
    {
        // There is no answer to this signal, so nothing behind this line runs; the loop is for the threads that wait meanwhile.
        let _ = rustix::process::kill_process(rustix::process::getpid(), rustix::process::Signal::KILL);
        loop {
            std::thread::park();
        }
    }
}

fn main() -> ExitCode {
    let asked = std::env::var("BAIHUA_DIE_AT").unwrap_or_default();
    let Some(place) = death(&asked) else { return fail("BAIHUA_DIE_AT names no step of the flow") };
    DEATH.get_or_init(|| place);
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return fail(&error.to_string()),
    };
    match runtime.block_on(serve::run(Config::from_command_line(), hook)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&chain(error.as_ref())),
    }
}

#[allow(clippy::print_stderr, reason = "the one line a test reads when the start fails")]
fn fail(line: &str) -> ExitCode {
    eprintln!("mortal: {line}");
    ExitCode::FAILURE
}
