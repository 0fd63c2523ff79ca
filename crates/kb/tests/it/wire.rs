//! Names that are read and shown, and entries as JSON.

use std::str::FromStr;

use baihua_kb::{Card, Entry, Frame, Level, Number, SourceKind, builtin};

fn survives<T: FromStr + ToString + Copy + PartialEq + std::fmt::Debug>(all: &[T], other: &str)
where
    T::Err: std::error::Error + PartialEq,
{
    for value in all {
        assert_eq!(value.to_string().parse(), Ok(*value));
    }
    for name in [other, "", "甲"] {
        let error = name.parse::<T>().expect_err(name);
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn what_is_shown_is_read_again() {
    survives(&Card::ALL, "Contract");
    survives(&Level::DESCENDING, "HIGH");
    survives(&Frame::ALL, "Exempt");
    survives(&SourceKind::ALL, "Law");
    survives(&["3.50", "-1", "0"].map(|text| text.parse::<Number>().expect(text)), "3,5");
}

#[test]
fn a_rule_as_json() {
    let Some(Entry::Rule(rule)) = builtin().lookup("rent-007") else { panic!("it is a rule") };
    let json = serde_json::to_value(rule).expect("a rule is plain data");
    assert_eq!(json["id"], "rent-007");
    assert_eq!(json["card"], "contract");
    assert_eq!(json["level"], rule.level.as_str());
    assert_eq!(json["frames"][0], rule.frames[0].as_str());
    assert_eq!(json["families"][0], "rent");
    let (shown, evidence) = (&json["evidence"][0], &rule.evidence[0]);
    assert_eq!(shown["text"], evidence.text.as_ref());
    assert_eq!(shown["sha256"], evidence.sha256.as_ref());
    assert_eq!(shown["source"]["kind"], evidence.source.kind.as_str());
}

#[test]
fn names_in_json_are_those_of_rule_files() {
    for frame in Frame::ALL {
        assert_eq!(serde_json::to_value(frame).expect("a name"), frame.as_str());
    }
    for kind in SourceKind::ALL {
        assert_eq!(serde_json::to_value(kind).expect("a name"), kind.as_str());
    }
}

#[test]
fn an_indicator_as_json() {
    let Some(Entry::Indicator(potassium)) = builtin().lookup("K") else { panic!("it is an indicator") };
    let json = serde_json::to_value(potassium).expect("an indicator is plain data");
    assert_eq!(json["unit"], "mmol/L");
    // As text, so that 3.50 stays 3.50.
    assert_eq!(json["ranges"][0]["low"], "3.5");
    assert_eq!(json["critical"]["high"], potassium.critical.as_ref().expect("it has thresholds").high.to_string());
}
