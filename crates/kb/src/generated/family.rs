// Written by `cargo xtask generate` from the files in kb/. Do not edit.

use crate::{Family, List, Words};

pub(crate) const FAMILIES: &[Family] = &[
];

pub(crate) const RETIRED: &[(Words, Words)] = &[
];
