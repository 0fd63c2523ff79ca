//! The flow from body to report with fakes outside: a chain in memory, a store in memory, a clock that tests move.

mod crashes;
mod decisions;
mod world;
