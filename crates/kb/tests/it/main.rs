//! The knowledge base as its callers see it: the built-in rules against the specification, loading, sources, retired ids.

mod families;
mod faults;
mod listing;
mod merging;
mod retired;
mod round_trip;
mod sources;
mod wire;
