// Written by `cargo xtask generate` from the files in kb/. Do not edit.

use super::sources::*;
use crate::{Card, Frame, Level, List, Rule, Words};

pub(crate) const RULES: &[Rule] = &[
];
