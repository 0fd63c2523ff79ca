// Written by `cargo xtask generate` from the files in kb/. Do not edit.

#[allow(unused_imports, reason = "which of them occur depends on the data")]
use crate::{Conversion, Critical, Indicator, List, Number, Range, Sex, Words};

pub(crate) const INDICATORS: &[Indicator] = &[
];
