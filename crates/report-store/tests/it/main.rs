//! The crate as its users see it: public API only, real files, real processes, nothing outside of this machine.
#![allow(clippy::print_stdout, reason = "the figures of a run are a part of its result")]
#![expect(clippy::disallowed_methods, reason = "tests look into the files that are kept")]

mod contract;
mod dump;
mod files;
mod full_disk;
mod killed;
mod own;
mod property;
mod redis_access;
mod redis_faults;
mod redis_server;
mod reports;
mod subjects;
mod tls;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

pub(crate) const HOUR: Duration = Duration::from_secs(60 * 60);

/// Runs a future to its end, on a runtime as a server has it.
pub(crate) fn wait<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(future)
}

/// The clock that a program would hand in.
pub(crate) fn system_clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970");
    u64::try_from(since.as_millis()).expect("it is not the end of time")
}
