//! What a caller may ask: each a request in JSON, answered in JSON.

use std::{borrow::Cow, sync::LazyLock};

use baihua_analyzer::{Analyzer, Claim, ClaimKind, Flag, HowKnown, Order, Report, Sex, Unfit};
use baihua_kb::{Card, builtin};
use serde::{Deserialize, Serialize};

/// Made at the first call and kept: reading its tables takes longer than reading a document.
static ANALYZER: LazyLock<Analyzer> = LazyLock::new(|| Analyzer::new(builtin()));

/// A document and what is said beside it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReviewRequest {
    card: Card,
    text: String,
    #[serde(default)]
    party: Option<String>,
    #[serde(default)]
    sex: Option<SexName>,
    #[serde(default)]
    age: Option<u8>,
}

/// A report, the document it speaks of, and what was said beside it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RecomputeRequest {
    report: Report,
    text: String,
    #[serde(default)]
    party: Option<String>,
    #[serde(default)]
    sex: Option<SexName>,
    #[serde(default)]
    age: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RecogniseRequest {
    text: String,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum SexName {
    Male,
    Female,
}

impl From<SexName> for Sex {
    fn from(name: SexName) -> Sex {
        match name {
            SexName::Male => Sex::Male,
            SexName::Female => Sex::Female,
        }
    }
}

/// Why there is no answer.
#[derive(Debug, Serialize, PartialEq, Eq)]
pub struct Refusal {
    /// `invalid-request`, `too-short`, `too-long` or `not-recognised`.
    pub code: &'static str,
    /// The same in English. Holds nothing of the document.
    pub message: Cow<'static, str>,
}

impl From<Unfit> for Refusal {
    fn from(unfit: Unfit) -> Refusal {
        let code = match unfit {
            Unfit::Length { chars, min, .. } if chars < min => "too-short",
            Unfit::Length { .. } => "too-long",
            _ => "not-recognised",
        };
        Refusal { code, message: unfit.to_string().into() }
    }
}

pub(crate) const MALFORMED: Refusal =
    Refusal { code: "invalid-request", message: Cow::Borrowed("the request has not the form that the types tell") };

/// The most years a person is taken to have lived.
const OLDEST: u8 = 120;

/// The report on a document, as `baihua review --json` prints it: without addresses, times and release.
///
/// `{"card": "contract" | "policy" | "lab", "text": …, "party"?: …, "sex"?: "male" | "female", "age"?: 0–120}`
///
/// # Errors
///
/// [`Refusal`] if the request is malformed, or the text too short, too long or no such document.
pub fn review(request: &str) -> Result<String, Refusal> {
    let ReviewRequest { card, text, party, sex, age } = read(request)?;
    let report = made(order(card, text, party, sex, age)?)?;
    serde_json::to_string_pretty(&report).map_err(|_| MALFORMED)
}

/// What of a report its document and this reviewer do not say: empty for a report of this release that nobody changed.
///
/// `{"report": …, "text": …, "party"?: …, "sex"?: …, "age"?: …}`; the answer is
/// `{"claims": how many were looked at, "faults": [{"claim", "fault", "finding"?, "missing"?}]}`, where `finding` is the place
/// of a finding in the report, counted from 0, and `missing` a finding that the report leaves out.
///
/// # Errors
///
/// [`Refusal`] if the request is malformed, or the text cannot be read as what the report says it is.
pub fn recompute(request: &str) -> Result<String, Refusal> {
    let RecomputeRequest { report, text, party, sex, age } = read(request)?;
    let order = order(report.card, text, party, sex, age)?;
    let verification = ANALYZER.recompute(&report, order.clone())?;
    let is_missing = |claim: &Claim| matches!(claim.kind, ClaimKind::FlagMissing(_));
    let missing = if verification.faults().any(is_missing) { left_out(&report, order)? } else { Vec::new() };
    let mut missing = missing.iter();
    let faults = verification.faults().map(|claim| Fault {
        claim: claim.kind.to_string(),
        fault: claim.fault.as_deref().unwrap_or_default(),
        finding: of_finding(claim.kind),
        missing: if is_missing(claim) { missing.next() } else { None },
    });
    let answer = Recomputed { claims: verification.claims().len(), faults: faults.collect() };
    serde_json::to_string(&answer).map_err(|_| MALFORMED)
}

/// The findings that the reviewer makes and `report` does not have, in the order in which recomputing names them.
fn left_out(report: &Report, mut order: Order) -> Result<Vec<Flag>, Refusal> {
    if order.party.is_none()
        && let Some(reader) = report.meta.reader.as_ref().filter(|reader| reader.how == HowKnown::Given)
    {
        order.party.clone_from(&reader.name);
    }
    let mut flags = made(order)?.flags;
    for had in &report.flags {
        let same = |flag: &Flag| flag.rule_id == had.rule_id && flag.quote_range == had.quote_range;
        if let Some(at) = flags.iter().position(same) {
            flags.remove(at);
        }
    }
    Ok(flags)
}

#[derive(Serialize)]
struct Recomputed<'a> {
    claims: usize,
    faults: Vec<Fault<'a>>,
}

#[derive(Serialize)]
struct Fault<'a> {
    claim: String,
    fault: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    finding: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    missing: Option<&'a Flag>,
}

/// The finding that a claim is about, by its place in the report.
fn of_finding(kind: ClaimKind) -> Option<usize> {
    match kind {
        ClaimKind::FlagQuote(n)
        | ClaimKind::FlagAlsoAtQuote(n, _)
        | ClaimKind::FlagRule(n)
        | ClaimKind::FlagLevel(n)
        | ClaimKind::FlagEvidence(n)
        | ClaimKind::FlagCard(n)
        | ClaimKind::FlagRecomputed(n) => Some(n),
        _ => None,
    }
}

/// What a text can be read as: `{"text": …}`; the answer is `[{"card", "kinds", "jurisdiction"}]`, empty if as nothing.
///
/// # Errors
///
/// [`Refusal`] if the request is malformed.
pub fn recognise(request: &str) -> Result<String, Refusal> {
    let RecogniseRequest { text } = read(request)?;
    let fit = |card| ANALYZER.recognise(Order::new(card, text.as_str())).ok();
    let recognised: Vec<_> = Card::ALL.into_iter().filter_map(|card| Some((card, fit(card)?))).collect();
    let known = recognised.iter().map(|(card, document)| Kind {
        card: *card,
        kinds: document.kinds(),
        jurisdiction: document.jurisdiction(),
    });
    serde_json::to_string(&known.collect::<Vec<_>>()).map_err(|_| MALFORMED)
}

#[derive(Serialize)]
struct Kind<'a> {
    card: Card,
    kinds: &'a [String],
    jurisdiction: &'a str,
}

fn read<'r, T: Deserialize<'r>>(request: &'r str) -> Result<T, Refusal> {
    serde_json::from_str(request).map_err(|_| MALFORMED)
}

fn order(
    card: Card,
    text: String,
    party: Option<String>,
    sex: Option<SexName>,
    age: Option<u8>,
) -> Result<Order, Refusal> {
    if age.is_some_and(|age| age > OLDEST) {
        return Err(MALFORMED);
    }
    Ok(Order { party, sex: sex.map(Sex::from), age, ..Order::new(card, text) })
}

fn made(order: Order) -> Result<Report, Refusal> {
    Ok(ANALYZER.review(&ANALYZER.recognise(order)?))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{recognise, recompute, review};

    const CONTRACT: &str = include_str!("../../../fixtures/demo/demo-contract.txt");
    const LAB: &str = include_str!("../../../fixtures/demo/demo-lab.txt");
    const POLICY: &str = include_str!("../../../fixtures/demo/demo-policy.txt");

    fn answer(call: fn(&str) -> Result<String, super::Refusal>, request: &Value) -> Value {
        let answer = call(&request.to_string()).unwrap();
        serde_json::from_str(&answer).unwrap()
    }

    fn report(party: Option<&str>) -> Value {
        answer(review, &json!({"card": "contract", "text": CONTRACT, "party": party}))
    }

    fn faults(report: &Value) -> Vec<Value> {
        let answer = answer(recompute, &json!({"report": report, "text": CONTRACT}));
        answer["faults"].as_array().unwrap().clone()
    }

    /// The counts of a report after somebody changed its findings and hid it.
    fn recounted(mut report: Value) -> Value {
        let flags = report["flags"].as_array().unwrap();
        let count = |level: &str| flags.iter().filter(|flag| flag["level"] == level).count();
        let summary =
            json!({"high": count("high"), "medium": count("medium"), "low": count("low"), "total": flags.len()});
        report["summary"] = summary;
        report
    }

    #[test]
    fn what_nobody_changed_is_recomputed_without_a_fault() {
        for party in [None, Some("乙方"), Some("甲方")] {
            assert_eq!(faults(&report(party)), Vec::<Value>::new());
        }
        for (card, text) in [("lab", LAB), ("policy", POLICY)] {
            let report = answer(review, &json!({"card": card, "text": text}));
            let answer = answer(recompute, &json!({"report": report, "text": text}));
            assert_eq!(answer["faults"], json!([]));
            assert!(answer["claims"].as_u64().unwrap() > 10);
        }
    }

    #[test]
    fn a_changed_sentence_is_named_with_its_finding() {
        let mut forged = report(None);
        forged["flags"][2]["finding"] = json!("这条没有问题。");
        let faults = faults(&forged);
        assert_eq!(faults.len(), 1);
        assert_eq!(faults[0]["finding"], 2);
        assert_eq!(faults[0]["claim"], "flags[2]");
        assert_eq!(faults[0]["fault"], "finding is worded otherwise");
    }

    #[test]
    fn findings_that_were_deleted_are_told_even_if_the_counts_were_made_to_fit() {
        // The reader's side makes the list of findings another one; it is taken from the report.
        for party in [None, Some("甲方")] {
            let mut forged = report(party);
            let flags = forged["flags"].as_array_mut().unwrap();
            let deleted = [flags.remove(2), flags.remove(0)];
            let faults = faults(&recounted(forged));
            let missing: Vec<&Value> = faults.iter().filter_map(|fault| fault.get("missing")).collect();
            assert_eq!(missing, [&deleted[1], &deleted[0]]);
        }
    }

    #[test]
    fn a_finding_that_was_added_is_named() {
        let mut forged = report(None);
        let mut added = forged["flags"][0].clone();
        added["rule_id"] = json!("rent-001");
        assert_ne!(added, forged["flags"][0]);
        forged["flags"].as_array_mut().unwrap().insert(1, added);
        let faults = faults(&recounted(forged));
        let mut of_it = faults.iter().filter(|fault| fault["finding"] == 1);
        assert!(of_it.any(|fault| fault["fault"] == "the reviewer does not find this"), "{faults:?}");
    }

    #[test]
    fn refusals_have_a_code_and_nothing_of_the_document() {
        let cases = [
            (json!({"card": "contract", "text": "机密".repeat(10)}), "too-short"),
            (json!({"card": "contract", "text": "机密".repeat(30_001)}), "too-long"),
            (json!({"card": "lab", "text": "机密，机密。"}), "not-recognised"),
            (json!({"card": "letter", "text": CONTRACT}), "invalid-request"),
            (json!({"card": "lab", "text": LAB, "age": 121}), "invalid-request"),
            (json!({"card": "lab", "text": LAB, "height": 180}), "invalid-request"),
            (json!([]), "invalid-request"),
        ];
        for (request, code) in cases {
            let refusal = review(&request.to_string()).unwrap_err();
            assert_eq!(refusal.code, code, "{request}");
            assert!(!refusal.message.contains("机密"));
        }
        assert!(review(&json!({"card": "lab", "text": LAB, "age": 120}).to_string()).is_ok());
    }

    #[test]
    fn a_text_is_recognised_as_everything_it_can_be_read_as() {
        assert_eq!(
            answer(recognise, &json!({"text": LAB})),
            json!([{"card": "lab", "kinds": ["lab"], "jurisdiction": "CN"}])
        );
        let policy = answer(recognise, &json!({"text": POLICY}));
        assert!(policy.as_array().unwrap().iter().any(|known| known["card"] == "policy"));
        assert_eq!(answer(recognise, &json!({"text": ""})), json!([]));
    }
}
