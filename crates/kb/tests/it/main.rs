//! The knowledge base as its callers see it: the built-in rules against the specification, loading, sources, retired ids.

mod faults;
mod listing;
mod retired;
mod round_trip;
mod sources;
