#![doc = include_str!("../README.md")]

mod calls;
mod memory;

pub use calls::{Refusal, recognise, recompute, review};
