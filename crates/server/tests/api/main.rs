//! Every endpoint and every limit of the API, through the real program and over HTTP.
#![allow(clippy::print_stdout, reason = "the figures of a run are a part of its result")]
#![expect(clippy::disallowed_methods, reason = "tests read logs and settings")]

mod agents;
mod any;
mod app;
mod deferred;
mod hostile;
mod limits;
mod load;
mod logs;
mod methods;
mod privacy;
mod problems;
mod process;
// The very server that the store's own tests use.
#[path = "../../../report-store/tests/it/redis_server.rs"]
mod redis_server;
mod replicas;
mod reports;
mod rules;
mod shapes;
mod signed;
