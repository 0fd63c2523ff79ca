//! `GET /api/rules`: all rules, or one with its official source.

use actix_web::{HttpResponse, web};
use baihua_analyzer::{
    FlagEvidence,
    schemas::{CardSchema, LevelSchema, ReleaseSchema},
};
use baihua_kb::{Entry, Kb, Level, Release};
use baihua_text::Sha256Digest;
use serde::{Deserialize, Serialize};

use super::{Marked, Service};
use crate::{
    ports::Ports,
    problem::{Code, Problem},
};

#[derive(Deserialize)]
pub(crate) struct Query {
    id: Option<String>,
}

/// One rule with its official source.
#[derive(Debug, Serialize, schemars::JsonSchema)]
pub struct SingleRule {
    /// Its id; the one that answers for it, if a retired id was asked for.
    pub rule_id: String,
    /// `contract`, `policy` or `lab`.
    #[schemars(with = "CardSchema")]
    pub card: &'static str,
    /// The problem in a few words; the id again for labs.
    pub name: String,
    /// `high`, `medium` or `low`; null for labs, whose level depends on the value.
    #[schemars(with = "Option<LevelSchema>")]
    pub level: Option<Level>,
    /// Contracts: all citations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub law_ref: Option<String>,
    /// Policies: all citations, or what the rule rests on instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Labs: standard or guideline of the reference range.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range_src: Option<String>,
    /// Labs: source of the critical thresholds, or null.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub critical_src: Option<Option<String>>,
    /// Each source with its original words.
    pub evidence: Vec<SingleEvidence>,
    /// All sources in the form of `flags[].evidence`. A finding shows those of them, word for word and in this order, that carry
    /// what it says of its clause; at least one. Absent for labs, which quote the report.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flag_evidence: Option<FlagEvidence>,
    /// The release that serves it.
    #[schemars(with = "ReleaseSchema")]
    pub release: Release,
    /// Address of the listing.
    pub listing: String,
}

/// One source with its original words.
#[derive(Debug, Serialize, schemars::JsonSchema)]
pub struct SingleEvidence {
    /// Citation, standard or regulator document.
    pub source: String,
    /// Its original words.
    pub text: String,
    /// SHA-256 of `text` in UTF-8, 64 hex digits.
    pub sha256: String,
    /// Who issued it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub issuer: Option<String>,
    /// Day on which this version was adopted or last amended, YYYY-MM-DD.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version_date: Option<String>,
    /// Day from which it is in force, YYYY-MM-DD.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effective_date: Option<String>,
    /// Day on which the words were last compared with the official text, YYYY-MM-DD.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verified_on: Option<String>,
}

impl SingleRule {
    /// Whether it names a source with words.
    #[must_use]
    pub fn has_source(&self) -> bool {
        !self.evidence.is_empty() && self.evidence.iter().all(|e| !e.source.is_empty() && !e.text.is_empty())
    }
}

fn bare(source: String, text: String) -> SingleEvidence {
    let sha256 = Sha256Digest::of(&text).to_string();
    SingleEvidence { source, text, sha256, issuer: None, version_date: None, effective_date: None, verified_on: None }
}

/// The rule with this id.
#[must_use]
pub fn single(kb: &Kb, id: &str, release: Release, base_url: &str) -> Option<SingleRule> {
    let entry = kb.lookup(id)?;
    let mut rule = SingleRule {
        rule_id: entry.id().to_owned(),
        card: entry.card().as_str(),
        name: entry.id().to_owned(),
        level: None,
        law_ref: None,
        source: None,
        range_src: None,
        critical_src: None,
        evidence: Vec::new(),
        flag_evidence: None,
        release,
        listing: format!("{base_url}/api/rules"),
    };
    match entry {
        Entry::Rule(found) => {
            rule.name = found.name.to_string();
            rule.level = Some(found.level);
            let listed = found.source_line();
            match found.card {
                baihua_kb::Card::Policy => rule.source = Some(listed),
                _ => rule.law_ref = Some(found.citations()),
            }
            rule.evidence = found
                .evidence
                .iter()
                .map(|evidence| SingleEvidence {
                    source: evidence.citation(),
                    text: evidence.text.to_string(),
                    sha256: evidence.sha256.to_string(),
                    issuer: Some(evidence.source.issuer.to_string()),
                    version_date: evidence.source.version_date.as_ref().map(ToString::to_string),
                    effective_date: evidence.source.effective_date.as_ref().map(ToString::to_string),
                    verified_on: Some(evidence.source.verified_on.to_string()),
                })
                .collect();
            if rule.evidence.is_empty() {
                rule.evidence.push(bare(found.citations(), found.source_text()));
            }
            rule.flag_evidence = Some(FlagEvidence::of(&found.sources()));
        }
        Entry::Indicator(indicator) => {
            rule.range_src = Some(indicator.range_src.to_string());
            rule.critical_src = Some(indicator.critical.as_ref().map(|critical| critical.source.to_string()));
            rule.evidence.push(bare(indicator.range_src.to_string(), indicator.range_text()));
            if let (Some(critical), Some(text)) = (&indicator.critical, indicator.critical_text()) {
                rule.evidence.push(bare(critical.source.to_string(), text));
            }
        }
    }
    Some(rule)
}

pub(crate) async fn get(app: Service, query: web::Query<Query>) -> Result<HttpResponse, Problem> {
    let settings = app.settings();
    let kb = app.analyzer().kb();
    let Some(id) = &query.id else {
        let listing = kb.listing(settings.release.clone(), &settings.base_url);
        return Ok(HttpResponse::Ok().json(Marked { kind: "listing", what: listing }));
    };
    match single(kb, id, settings.release.clone(), &settings.base_url) {
        Some(rule) => Ok(HttpResponse::Ok().json(Marked { kind: "rule", what: rule })),
        None => Err(unknown()),
    }
}

/// The problem of an id that no rule has.
pub(crate) fn unknown() -> Problem {
    Problem::new(
        Code::RuleNotFound,
        "没有这个编号的规则。编号要和 /api/rules 列表里的写法一致，% 写成 %25，# 写成 %23。",
        "No rule has this id. Spell it as in the listing at /api/rules, with % as %25 and # as %23.",
    )
}
