//! The reviewer as its callers see it, over the fixtures and over arbitrary documents.

mod carrier;
mod compare;
mod demo;
mod embedding;
mod examples;
mod facts;
mod injections;
mod labs;
mod length;
mod properties;
mod reader;
mod receipt;
mod recompute;
mod remarks;
mod verify;
