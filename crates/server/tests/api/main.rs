//! Every endpoint and every limit of the API, through the real program and over HTTP.
#![expect(clippy::disallowed_methods, reason = "tests read logs and settings")]

mod agents;
mod any;
#[allow(dead_code, reason = "the tests of replicas need more of it")]
mod app;
mod hostile;
mod limits;
mod methods;
mod privacy;
mod problems;
mod process;
mod reports;
mod rules;
mod shapes;
