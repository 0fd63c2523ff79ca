use baihua_analyzer::{Report, length_limits, verify};
use baihua_kb::{Card, Kb};
use serde_json::{Map, Value, json};

use crate::ToolResult;

/// A tool as `tools/list` shows it.
///
/// No schema of the answer is given: clients hold every answer against it, also those that ask for a payment.
#[derive(Clone, Debug, PartialEq)]
pub struct Tool {
    /// Its name.
    pub name: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// What it does, for the model that chooses.
    pub description: String,
    /// JSON Schema of its arguments.
    pub input: Value,
}

impl Tool {
    pub(crate) fn shown(&self) -> Value {
        json!({
            "name": self.name,
            "title": self.title,
            "description": self.description,
            "inputSchema": self.input,
            "annotations": { "title": self.title, "readOnlyHint": true, "destructiveHint": false, "openWorldHint": false },
        })
    }
}

/// The tool that reads documents of a kind, with the schema of its arguments and what is to be said beside.
#[must_use]
pub fn read(card: Card, input: Value, beside: &str) -> Tool {
    let (min, max) = length_limits(card);
    let (name, title, what) = match card {
        Card::Contract => (
            "read_contract",
            "Read a Chinese contract",
            "Reads the full text of a Chinese contract and says in plain Chinese what each risky clause means for one side, with a verbatim quote, the statute article and a fairer wording.",
        ),
        Card::Lab => (
            "read_lab",
            "Read a Chinese lab report",
            "Reads a Chinese lab report given as text and says in plain Chinese what each value means and what to ask a doctor. No diagnosis.",
        ),
        Card::Policy => (
            "read_policy",
            "Read a Chinese insurance policy",
            "Reads Chinese insurance terms and says in plain Chinese what is covered, what is not, and which clauses to mind, with verbatim quotes and sources.",
        ),
    };
    Tool { name, title, description: format!("{what} Text of {min} to {max} characters.{beside}"), input }
}

/// The tool that compares two versions of a contract, with the schema of its arguments and what is to be said beside.
#[must_use]
pub fn compare(input: Value, beside: &str) -> Tool {
    Tool {
        name: "compare",
        title: "Compare two versions of a contract",
        description: format!(
            "Compares two versions of a Chinese contract for one side: which problems were mended, which are new, which still stand and whether they got worse, and which other clauses changed, each with verbatim quotes of both versions.{beside}"
        ),
        input,
    }
}

/// The tool that shows a rule with its source.
#[must_use]
pub fn lookup_rule() -> Tool {
    Tool {
        name: "lookup_rule",
        title: "Look a rule up",
        description:
            "One rule by its rule_id (such as rent-007, pol-002, K, LYMPH%), with the official source word for word."
                .to_owned(),
        input: json!({
            "type": "object",
            "properties": { "rule_id": { "type": "string", "description": "as in flags[].rule_id", "maxLength": 64 } },
            "required": ["rule_id"],
        }),
    }
}

/// The tool that recomputes what a report claims.
#[must_use]
pub fn verify_report() -> Tool {
    Tool {
        name: "verify_report",
        title: "Check a report",
        description: "Recomputes every claim that a report makes about its document: digest, counts, every quote at its place, every rule, level and source.".to_owned(),
        input: json!({
            "type": "object",
            "properties": {
                "report": { "type": "object", "description": "the report object, as it was given" },
                "document": { "type": "string", "description": "the text it was made from, unchanged" },
            },
            "required": ["report", "document"],
        }),
    }
}

/// What `verify_report` answers: how many claims there are, and those that do not hold.
#[must_use]
pub fn verification(arguments: &Map<String, Value>, kb: &Kb) -> ToolResult {
    let document = arguments.get("document").and_then(Value::as_str);
    let report = arguments.get("report").cloned().map(serde_json::from_value::<Report>);
    let (Some(document), Some(Ok(report))) = (document, report) else {
        return ToolResult::text("report must be a report object and document the text it was made from.").failed();
    };
    let verification = verify(&report, document, kb);
    let claims = verification.claims();
    let faults: Vec<Value> = claims
        .iter()
        .filter_map(|claim| {
            claim.fault.as_ref().map(|fault| json!({ "claim": claim.kind.to_string(), "fault": fault }))
        })
        .collect();
    ToolResult::object(json!({ "claims": claims.len(), "all_hold": faults.is_empty(), "failing": faults }))
}

#[cfg(test)]
mod tests {
    use baihua_analyzer::{Analyzer, Order};
    use baihua_kb::{Card, builtin};
    use serde_json::{Map, Value, json};

    use super::verification;

    const LAB: &str = "血钾 K 6.8 mmol/L 参考范围 3.5-5.3";

    fn arguments(document: &str) -> Map<String, Value> {
        let analyzer = Analyzer::new(builtin());
        let report = analyzer.review(&analyzer.recognise(Order::new(Card::Lab, LAB)).expect("it is read"));
        let arguments = json!({ "report": report, "document": document });
        arguments.as_object().cloned().unwrap_or_default()
    }

    #[test]
    fn a_report_holds_for_its_own_document_only() {
        let right = verification(&arguments(LAB), builtin()).structured.expect("an object");
        assert_eq!(right["all_hold"], true, "{right}");
        let wrong =
            verification(&arguments("血钾 K 6.9 mmol/L 参考范围 3.5-5.3"), builtin()).structured.expect("an object");
        assert_eq!(wrong["all_hold"], false);
        assert!(wrong["failing"].as_array().is_some_and(|faults| !faults.is_empty()));
    }

    #[test]
    fn what_is_no_report_is_an_error() {
        assert!(verification(&Map::new(), builtin()).is_error);
    }
}
