//! The files of a knowledge base as they are written: one shape a kind, unknown keys refused.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::words;
use crate::{Capacity, When};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RuleFile {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) level: LevelName,
    pub(super) hurts: String,
    pub(super) families: Vec<String>,
    pub(super) frames: Vec<String>,
    pub(super) topics: Vec<String>,
    pub(super) judge: Option<String>,
    pub(super) finding: String,
    pub(super) consequence: String,
    pub(super) next_step: String,
    pub(super) say: String,
    pub(super) suggested_text: Option<String>,
    #[serde(default)]
    pub(super) evidence: Vec<String>,
    pub(super) since: String,
    #[serde(default)]
    pub(super) part: Vec<PartFile>,
    #[serde(default)]
    pub(super) mend: Vec<MendFile>,
    #[serde(default)]
    pub(super) source: Vec<BoundFile>,
    #[serde(default)]
    pub(super) hit: Vec<ExampleFile>,
    #[serde(default)]
    pub(super) miss: Vec<ExampleFile>,
}

/// A table of a rule file that counts under conditions. serde refuses unknown keys only where it sees every field, so that the
/// conditions are written into each such table and not flattened into it.
macro_rules! conditional {
    ($(#[$doc:meta])* $name:ident { $($(#[$attribute:meta])* $field:ident: $kind:ty,)* }) => {
        $(#[$doc])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            $($(#[$attribute])* pub(super) $field: $kind,)*
            #[serde(default)]
            words: Vec<String>,
            #[serde(default)]
            with: Vec<String>,
            #[serde(default)]
            without: Vec<String>,
            #[serde(default)]
            near: Vec<String>,
            #[serde(default)]
            not_near: Vec<String>,
            #[serde(default)]
            present: Vec<String>,
            #[serde(default)]
            absent: Vec<String>,
            #[serde(default)]
            families: Vec<String>,
            #[serde(default)]
            outside: Vec<String>,
            #[serde(default)]
            moves: Vec<String>,
            reader: Option<CapacityName>,
        }

        impl $name {
            /// Takes the conditions out.
            pub(super) fn when(&mut self) -> When {
                let list = |strings: &mut Vec<String>| words(std::mem::take(strings));
                When {
                    words: list(&mut self.words),
                    with: list(&mut self.with),
                    without: list(&mut self.without),
                    near: list(&mut self.near),
                    not_near: list(&mut self.not_near),
                    present: list(&mut self.present),
                    absent: list(&mut self.absent),
                    families: list(&mut self.families),
                    outside: list(&mut self.outside),
                    moves: list(&mut self.moves),
                    reader: self.reader.map(Capacity::from),
                }
            }
        }
    };
}

conditional! {
    /// Sentences that are true of some clauses only.
    PartFile {
        #[serde(rename = "in")]
        text: TextName,
        #[serde(default)]
        instead: bool,
        says: String,
    }
}

conditional! {
    /// A change of a clause in its own words.
    MendFile {
        strike: Vec<String>,
        #[serde(default)]
        beside: Vec<String>,
        put: String,
        #[serde(default)]
        adds: bool,
    }
}

conditional! {
    /// Citations that fit some clauses only.
    BoundFile {
        of: Vec<String>,
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum CapacityName {
    Consumer,
    Business,
}

impl From<CapacityName> for Capacity {
    fn from(read: CapacityName) -> Capacity {
        match read {
            CapacityName::Consumer => Capacity::Consumer,
            CapacityName::Business => Capacity::Business,
        }
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum TextName {
    Finding,
    Consequence,
    NextStep,
    Say,
    SuggestedText,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum LevelName {
    Low,
    Medium,
    High,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExampleFile {
    pub(super) text: String,
    pub(super) party: Option<String>,
    #[serde(default)]
    pub(super) why: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FamilyFile {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) titles: Vec<String>,
    pub(super) words: Vec<String>,
    pub(super) weak: Vec<String>,
    pub(super) strong: Vec<String>,
    #[serde(default)]
    pub(super) core: Vec<String>,
    #[serde(default)]
    pub(super) fair: Vec<ExampleFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SourceFile {
    pub(super) short: String,
    pub(super) title: String,
    pub(super) kind: String,
    pub(super) issuer: String,
    pub(super) doc_no: Option<String>,
    pub(super) version_date: Option<String>,
    pub(super) effective_date: Option<String>,
    pub(super) status_as_of: String,
    pub(super) verified_on: String,
    pub(super) article: Vec<ArticleFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArticleFile {
    pub(super) number: String,
    pub(super) text: String,
    pub(super) sha256: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct IndicatorFile {
    pub(super) id: String,
    pub(super) chinese: String,
    pub(super) group: String,
    pub(super) names: Vec<String>,
    #[serde(default)]
    pub(super) not: Vec<String>,
    pub(super) unit: String,
    pub(super) range_src: String,
    #[serde(default)]
    pub(super) range_note: String,
    #[serde(default)]
    pub(super) range_note_women: String,
    pub(super) window: [String; 2],
    pub(super) spread: String,
    #[serde(default)]
    pub(super) department: String,
    #[serde(default)]
    pub(super) passing: bool,
    #[serde(default)]
    pub(super) idle_low: bool,
    #[serde(default)]
    pub(super) idle_unless: Vec<String>,
    pub(super) far: Option<FarFile>,
    pub(super) meaning: String,
    pub(super) when_high: String,
    pub(super) when_low: String,
    #[serde(default)]
    pub(super) when_low_women: String,
    pub(super) ask_high: Vec<String>,
    pub(super) ask_low: Vec<String>,
    #[serde(default)]
    pub(super) ask_low_women: Vec<String>,
    pub(super) critical: Option<CriticalFile>,
    #[serde(default)]
    pub(super) convert: Vec<ConversionFile>,
    #[serde(default)]
    pub(super) range: Vec<RangeFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FarFile {
    pub(super) low: Option<String>,
    pub(super) high: Option<String>,
    pub(super) advice: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CriticalFile {
    pub(super) low: String,
    pub(super) high: String,
    pub(super) source: String,
    #[serde(default)]
    pub(super) note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ConversionFile {
    pub(super) unit: String,
    pub(super) factor: String,
    pub(super) only_as: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RangeFile {
    pub(super) sex: Option<SexName>,
    pub(super) age_from: u8,
    pub(super) age_to: u8,
    pub(super) low: Option<String>,
    pub(super) high: Option<String>,
    #[serde(default = "yes")]
    pub(super) low_inclusive: bool,
    #[serde(default = "yes")]
    pub(super) high_inclusive: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum SexName {
    Male,
    Female,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RetiredFile {
    #[serde(default)]
    pub(super) retired: Vec<RetiredEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RetiredEntry {
    pub(super) id: String,
    pub(super) now: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct IllnessesFile {
    #[serde(default)]
    pub(super) illness: Vec<IllnessFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct IllnessFile {
    pub(super) name: String,
    pub(super) evidence: [String; 1],
    pub(super) called: Vec<String>,
    #[serde(default)]
    pub(super) stricter: Vec<StricterFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StricterFile {
    #[serde(default)]
    pub(super) words: Vec<String>,
    #[serde(default)]
    pub(super) without: Vec<String>,
    #[serde(default)]
    pub(super) near: Vec<String>,
    pub(super) unit: Option<String>,
    pub(super) above: Option<String>,
    pub(super) below: Option<String>,
    pub(super) says: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TablesFile {
    pub(super) repealed: Vec<RepealedFile>,
    pub(super) loan_prime_rate: Vec<RateFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RepealedFile {
    pub(super) law: String,
    pub(super) since: String,
    pub(super) now: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RateFile {
    pub(super) from: String,
    pub(super) percent: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LexiconFile {
    pub(super) words: BTreeMap<String, Vec<String>>,
    pub(super) concept: Vec<ConceptFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ConceptFile {
    pub(super) name: String,
    pub(super) meaning: String,
    #[serde(default)]
    pub(super) operative: bool,
    pub(super) any: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LanguageFile {
    pub(super) words: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub(super) sign: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub(super) act: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub(super) soften: Vec<MendFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FactsFile {
    pub(super) words: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MissingFile {
    pub(super) family: String,
    pub(super) clause: Vec<ExpectedFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExpectedFile {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) words: Vec<String>,
    #[serde(default)]
    pub(super) needs: Vec<String>,
    #[serde(default)]
    pub(super) unless: Vec<String>,
    #[serde(default)]
    pub(super) mass: bool,
    pub(super) why: String,
    pub(super) ask: String,
    pub(super) evidence: Vec<String>,
}

/// Conditions by the question they answer.
pub(super) type VetoFile = BTreeMap<String, Vec<String>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MoveFile {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) does: String,
    pub(super) speaks: Vec<String>,
    #[serde(default)]
    pub(super) unless: VetoFile,
    pub(super) is: Vec<WordingFile>,
    #[serde(default)]
    pub(super) hit: Vec<SpecimenFile>,
    #[serde(default)]
    pub(super) miss: Vec<SpecimenFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WordingFile {
    pub(super) say: String,
    #[serde(default)]
    pub(super) only: Vec<String>,
    #[serde(default)]
    pub(super) unless: VetoFile,
    #[serde(default)]
    pub(super) speaks: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpecimenFile {
    pub(super) text: String,
    pub(super) party: Option<String>,
}

const fn yes() -> bool {
    true
}
