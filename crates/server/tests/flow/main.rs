//! The flow from body to report with fakes outside: a chain in memory, a store in memory, a clock that tests move.
#![expect(clippy::disallowed_methods, reason = "the number of cases is a setting of whoever runs the tests")]

mod crashes;
mod decisions;
mod deferred;
mod world;
