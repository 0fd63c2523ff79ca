//! The service's stated invariants, recomputed on the demo documents for every request.

use baihua_analyzer::{Analyzer, Order, Report, Summary, verify};
use baihua_kb::{Card, Counts, Kb, Release};
use baihua_text::Sha256Digest;
use serde::Serialize;

use crate::demo::Demo;

/// The self-check document (specification, "Self-check document").
#[derive(Debug, Serialize, schemars::JsonSchema)]
pub struct SelfCheck {
    /// What it is for, in Chinese.
    pub purpose: &'static str,
    /// The same in English.
    pub purpose_en: &'static str,
    /// The release that was checked.
    #[schemars(with = "baihua_analyzer::schemas::ReleaseSchema")]
    pub release: Release,
    /// How many checks passed.
    pub result: Outcome,
    /// Each check.
    pub checks: Vec<Check>,
    /// How to do it without us.
    pub reproduce: Reproduce,
    /// How many rules there are.
    pub knowledge_base: KnowledgeBase,
}

/// How many checks passed.
#[derive(Clone, Copy, Debug, Serialize, schemars::JsonSchema)]
pub struct Outcome {
    /// Passed.
    pub passed: usize,
    /// All.
    pub total: usize,
    /// Whether the two are equal.
    pub all_pass: bool,
}

/// One invariant.
#[derive(Debug, Serialize, schemars::JsonSchema)]
pub struct Check {
    /// Its id.
    pub id: &'static str,
    /// What it says, in Chinese.
    pub claim: &'static str,
    /// What it says.
    pub claim_en: &'static str,
    /// Whether it holds now.
    pub pass: bool,
    /// What was looked at, and what failed.
    pub detail: String,
}

/// How to do it without us.
#[derive(Debug, Serialize, schemars::JsonSchema)]
pub struct Reproduce {
    /// In Chinese.
    pub note: &'static str,
    /// In English.
    pub note_en: &'static str,
    /// The steps.
    pub manual: Vec<String>,
}

/// How many rules there are.
#[derive(Clone, Copy, Debug, Serialize, schemars::JsonSchema)]
pub struct KnowledgeBase {
    /// Contract rules.
    pub contract_rules: usize,
    /// Policy rules.
    pub policy_rules: usize,
    /// Laboratory indicators.
    pub lab_indicators: usize,
}

impl From<Counts> for KnowledgeBase {
    fn from(counts: Counts) -> KnowledgeBase {
        KnowledgeBase { contract_rules: counts.contract, policy_rules: counts.policy, lab_indicators: counts.lab }
    }
}

/// Reads the demo documents anew and checks everything that is claimed of them. `page` renders a report's page.
#[must_use]
pub fn run(
    analyzer: &Analyzer,
    demos: &[Demo],
    release: Release,
    base_url: &str,
    page: impl Fn(&Demo, &Report) -> String,
) -> SelfCheck {
    let kb = analyzer.kb();
    let fresh: Vec<(&Demo, Option<Report>)> = demos
        .iter()
        .map(|demo| {
            let document = analyzer.recognise(Order::new(demo.card, demo.text)).ok();
            (demo, document.map(|document| analyzer.review(&document)))
        })
        .collect();
    let checks = vec![
        quotes_verbatim(&fresh, kb),
        sources_resolvable(&fresh, kb),
        summary_matches_body(&fresh, page),
        source_digest_matches(demos),
        production_rules_verified(kb),
    ];
    let passed = checks.iter().filter(|check| check.pass).count();
    SelfCheck {
        purpose: "当场重新计算本服务的五项承诺：不是缓存，每次请求都重新跑一遍示例文件。",
        purpose_en: "Recomputes the five promises of this service now: nothing is cached, the demo documents are read anew for every request.",
        release,
        result: Outcome { passed, total: checks.len(), all_pass: passed == checks.len() },
        checks,
        reproduce: Reproduce {
            note: "不必相信我们：下面的步骤只用公开地址，任何人都能自己核对。",
            note_en: "No need to trust us: these steps use public addresses only.",
            manual: vec![
                format!("GET {base_url}/api/demo-source?id=demo-contract → text, sha256"),
                format!("GET {base_url}/api/report?id=demo-contract → flags"),
                "flags[].quote 去掉空白后，应能在去掉空白的 text 里逐字找到。 Remove white space from each flags[].quote and from text: the quote is found in the text.".to_owned(),
                format!("GET {base_url}/api/rules?id={{rule_id}} → evidence：flags[].evidence 引用的每一条都在其中，逐字比对。 Every source that a finding cites is among them; compare word for word."),
            ],
        },
        knowledge_base: kb.counts().into(),
    }
}

fn check(
    id: &'static str,
    claim: &'static str,
    claim_en: &'static str,
    looked_at: String,
    faults: Vec<String>,
) -> Check {
    let detail = match faults.as_slice() {
        [] => looked_at,
        faults => format!("{looked_at} 不成立 / failing: {}", faults.join("; ")),
    };
    Check { id, claim, claim_en, pass: faults.is_empty(), detail }
}

type Fresh<'d> = [(&'d Demo, Option<Report>)];

fn unread(fresh: &Fresh<'_>) -> Vec<String> {
    fresh.iter().filter(|(_, report)| report.is_none()).map(|(demo, _)| format!("{} was not read", demo.id)).collect()
}

fn quotes_verbatim(fresh: &Fresh<'_>, kb: &Kb) -> Check {
    let mut faults = unread(fresh);
    let mut quotes = 0;
    for (demo, report) in fresh {
        let Some(report) = report else { continue };
        let bare: String = demo.text.chars().filter(|c| !c.is_whitespace()).collect();
        let every = report.flags.iter().map(|flag| &flag.quote);
        let every = every.chain(report.meta.key_terms.iter().map(|term| &term.quote));
        let every = every.chain(report.meta.indicators.iter().map(|indicator| &indicator.quote));
        for quote in every {
            quotes += 1;
            let wanted: String = quote.chars().filter(|c| !c.is_whitespace()).collect();
            if wanted.is_empty() || !bare.contains(&wanted) {
                faults.push(format!("{}: a quote is not in the document", demo.id));
            }
        }
        let verification = verify(report, demo.text, kb);
        faults.extend(verification.faults().map(|claim| format!("{}: {}", demo.id, claim.kind)));
    }
    check(
        "quotes_verbatim",
        "每条发现引用的原文都能在提交的文件里逐字找到；找不到的发现一律丢弃。",
        "Every finding's quote is verbatim in the submitted text; unmatched findings are dropped.",
        format!("3 份示例文件，{quotes} 处引文。{quotes} quotes in 3 demo documents."),
        faults,
    )
}

fn sources_resolvable(fresh: &Fresh<'_>, kb: &Kb) -> Check {
    let mut faults = unread(fresh);
    let mut findings = 0;
    for (demo, report) in fresh {
        for flag in report.iter().flat_map(|report| &report.flags) {
            findings += 1;
            let resolved = crate::routes::rules::single(kb, &flag.rule_id, release_of(report.as_ref()), "");
            let has_source = resolved.is_some_and(|rule| rule.has_source());
            if !has_source {
                faults.push(format!("{}: {} has no source", demo.id, flag.rule_id));
            }
        }
    }
    check(
        "sources_resolvable",
        "每条发现的规则编号都能查到官方依据。",
        "Every finding's rule_id resolves to its official source through the rule lookup.",
        format!("{findings} 条发现。{findings} findings looked up."),
        faults,
    )
}

fn release_of(report: Option<&Report>) -> Release {
    report
        .and_then(|report| report.meta.release.clone())
        .unwrap_or_else(|| Release { version: String::new(), commit: String::new() })
}

fn summary_matches_body(fresh: &Fresh<'_>, page: impl Fn(&Demo, &Report) -> String) -> Check {
    let mut faults = unread(fresh);
    let mut counted = 0;
    for (demo, report) in fresh {
        let Some(report) = report else { continue };
        let html = page(demo, report);
        let shown = html.matches("data-finding=").count();
        let headline = format!("data-total=\"{}\"", report.summary.total);
        counted += shown;
        if report.summary != Summary::of(&report.flags) || shown != report.summary.total || !html.contains(&headline) {
            faults.push(format!("{}: {} counted, {shown} on the page", demo.id, report.summary.total));
        }
    }
    check(
        "summary_matches_body",
        "标题里的条数等于页面上实际列出的条数。",
        "The headline count equals the number of findings actually rendered on the page.",
        format!("三个报告页面共列出 {counted} 条。{counted} findings on three pages."),
        faults,
    )
}

fn source_digest_matches(demos: &[Demo]) -> Check {
    let wrong = demos.iter().filter(|demo| Sha256Digest::of(demo.text).to_string() != demo.registered);
    check(
        "source_digest_matches",
        "每份公开示例文件的 SHA-256 等于核验页登记的值。",
        "Each published demo source document's SHA-256 equals the digest registered on the proof page.",
        format!("{} 份示例文件。{} demo documents.", demos.len(), demos.len()),
        wrong.map(|demo| format!("{} has another digest", demo.id)).collect(),
    )
}

fn production_rules_verified(kb: &Kb) -> Check {
    let mut faults = Vec::new();
    let mut articles = 0;
    for rule in kb.rules(Card::Contract) {
        if rule.evidence.is_empty() {
            faults.push(format!("{} has no citation", rule.id));
        }
        for evidence in rule.evidence.iter() {
            articles += 1;
            let digest = Sha256Digest::of(&*evidence.text).to_string();
            if digest != *evidence.sha256 || evidence.source.verified_on.is_empty() {
                faults.push(format!("{}: {} is not verified", rule.id, evidence.citation()));
            }
        }
    }
    check(
        "production_rules_verified",
        "每条合同规则都带有核对过原文的法条。",
        "Every production contract rule carries a verified statutory citation.",
        format!(
            "{} 条合同规则，{articles} 处法条，逐字比对过官方文本并登记日期和 SHA-256。{articles} articles of {} contract rules.",
            kb.rules(Card::Contract).len(),
            kb.rules(Card::Contract).len()
        ),
        faults,
    )
}
