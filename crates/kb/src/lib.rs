#![doc = include_str!("../README.md")]

mod base;
mod card;
mod examples;
mod expected;
mod family;
mod illness;
mod indicator;
mod level;
mod lexicon;
#[cfg(feature = "serde")]
mod listing;
#[cfg(feature = "load")]
mod load;
#[cfg(feature = "load")]
mod load_errors;
mod moves;
mod packed;
mod rule;
mod shared;
mod source;
mod tables;
mod when;
mod words;

pub use base::{Counts, Entry, Kb, builtin};
pub use card::{Card, CardError};
pub use examples::{Example, Examples};
pub use expected::ExpectedClause;
pub use family::Family;
pub use illness::{Illness, Stricter};
pub use indicator::{Conversion, Critical, Far, Indicator, Number, NumberError, Range, Sex, Window};
pub use level::{Level, LevelError};
pub use lexicon::{Concept, Lexicon};
#[cfg(feature = "serde")]
pub use listing::{ContractEntry, Entries, LabEntry, Listing, PolicyEntry, Release};
#[cfg(feature = "load")]
pub use load::{Fault, LoadError};
#[cfg(feature = "load")]
pub use load_errors::LoadErrors;
pub use moves::{Language, Move, Specimen, Veto, Wording};
pub use rule::{BoundSource, Frame, FrameError, Mend, Part, Rule, RuleText};
pub use shared::SharedKb;
pub use source::{Evidence, Source, SourceKind, SourceKindError, Sources};
pub use tables::{Rate, Repealed};
pub use when::{Capacity, Occasion, Passage, When};
pub use words::{List, Words};
