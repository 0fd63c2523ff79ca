use serde::{Deserialize, Serialize};

use crate::{Card, Counts, Kb, Level, Rule};

/// The release a document was made by.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Release {
    /// Version of the interface, such as `1.0.0-rc.1`.
    pub version: String,
    /// Abbreviated revision identifier.
    pub commit: String,
}

/// The document `GET /api/rules` answers with when no id is given (specification, "Rule entries").
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    /// What the listing is for, in Chinese.
    pub purpose: String,
    /// The same in English.
    pub purpose_en: String,
    /// The release that serves it.
    pub release: Release,
    /// How many entries there are.
    pub counts: Counts,
    /// How to look one up.
    pub usage: String,
    /// Address of the page for people.
    pub human_readable_index: String,
    /// The entries.
    pub rules: Entries,
}

/// The entries of a [`Listing`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entries {
    /// Contract rules, by id.
    pub contract: Vec<ContractEntry>,
    /// Policy rules, by id.
    pub policy: Vec<PolicyEntry>,
    /// Laboratory indicators, in the order of the specification.
    pub lab: Vec<LabEntry>,
}

/// A contract rule in the listing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContractEntry {
    /// Such as `rent-007`.
    pub rule_id: String,
    /// The problem in a few words.
    pub name: String,
    /// How serious it is.
    pub level: Level,
    /// All citations.
    pub law_ref: String,
}

/// A policy rule in the listing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PolicyEntry {
    /// Such as `pol-002` or `gen-001`.
    pub rule_id: String,
    /// The problem in a few words.
    pub name: String,
    /// How serious it is.
    pub level: Level,
    /// All citations; for `gen-` rules what they rest on instead.
    pub source: String,
}

/// A laboratory indicator in the listing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LabEntry {
    /// The abbreviation, such as `LYMPH%`.
    pub rule_id: String,
    /// The same again.
    pub name: String,
    /// Standard or guideline of the reference range.
    pub range_src: String,
    /// Source of the critical thresholds, for the indicators that have them.
    pub critical_src: Option<String>,
}

impl Kb {
    /// The listing of all rules, served under `base_url` (without a slash at its end).
    #[must_use]
    pub fn listing(&self, release: Release, base_url: &str) -> Listing {
        let policy = |rule: &Rule| PolicyEntry {
            rule_id: rule.id.to_string(),
            name: rule.name.to_string(),
            level: rule.level,
            source: rule.source_line(),
        };
        let contract = |rule: &Rule| ContractEntry {
            rule_id: rule.id.to_string(),
            name: rule.name.to_string(),
            level: rule.level,
            law_ref: rule.citations(),
        };
        let lab = |indicator: &crate::Indicator| LabEntry {
            rule_id: indicator.id.to_string(),
            name: indicator.id.to_string(),
            range_src: indicator.range_src.to_string(),
            critical_src: indicator.critical.as_ref().map(|critical| critical.source.to_string()),
        };
        Listing {
            purpose: "本服务判断合同、保单和化验单所用的全部规则。每一条都能用编号单独查到名称、等级和官方依据。"
                .to_owned(),
            purpose_en:
                "Every rule this service judges contracts, policies and lab reports by. Each can be looked up by \
                         its id: name, level and official source."
                    .to_owned(),
            release,
            counts: self.counts(),
            usage: format!("GET {base_url}/api/rules?id={{rule_id}}"),
            human_readable_index: format!("{base_url}/rules"),
            rules: Entries {
                contract: self.rules(Card::Contract).iter().map(contract).collect(),
                policy: self.rules(Card::Policy).iter().map(policy).collect(),
                lab: self.indicators().iter().map(lab).collect(),
            },
        }
    }
}

impl Rule {
    /// The citations with the problem in brackets, as policy entries of the listing show them.
    #[must_use]
    pub fn source_line(&self) -> String {
        match &*self.evidence {
            [] => self.citations(),
            _ => format!("{}（{}）", self.citations(), self.name),
        }
    }
}
