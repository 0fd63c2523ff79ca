//! What a provider answered, read as far as it can be read.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Longest answer that is read, in bytes; a provider that says more has not answered the question.
pub(crate) const LONGEST: usize = 512 * 1024;

/// What one question cost, as the provider counts it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TokenUsage {
    /// Tokens of the prompt.
    pub prompt: u64,
    /// Those of them that the provider had in its cache and charges less for.
    #[serde(default)]
    pub cached: u64,
    /// Tokens of the answer.
    pub completion: u64,
}

impl TokenUsage {
    /// This and `other` together; counts stay at their largest value rather than begin anew.
    #[must_use]
    pub fn plus(self, other: TokenUsage) -> TokenUsage {
        TokenUsage {
            prompt: self.prompt.saturating_add(other.prompt),
            cached: self.cached.saturating_add(other.cached),
            completion: self.completion.saturating_add(other.completion),
        }
    }
}

/// What a provider said to one question: anything at all. Nothing in it is believed until it is placed and resolved.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The [`number`](crate::Question::number) of the question.
    pub question: usize,
    /// The text of the message; JSON if the provider did as it was told. Read up to 512 KiB.
    pub content: String,
    /// What it cost.
    #[serde(default)]
    pub usage: TokenUsage,
}

impl Answer {
    /// Whether findings can be read from it, none being a reading as well.
    #[must_use]
    pub fn is_readable(&self) -> bool {
        read(&self.content).is_some()
    }
}

impl fmt::Debug for Answer {
    /// Shows no content: it quotes the document.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Answer")
            .field("question", &self.question)
            .field("content_bytes", &self.content.len())
            .field("usage", &self.usage)
            .finish()
    }
}

/// A finding as the provider words it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Remark {
    pub(crate) rule: String,
    pub(crate) quote: String,
    pub(crate) note: String,
    pub(crate) quantities: Vec<String>,
    pub(crate) suggested: String,
}

/// A key term as the provider words it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) topic: String,
    pub(crate) plain: String,
    pub(crate) quote: String,
}

/// An answer, read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reading {
    pub(crate) remarks: Vec<Remark>,
    pub(crate) told: Vec<Told>,
    /// Findings without a rule or a quote.
    pub(crate) malformed: usize,
}

/// Reads `content`: plain JSON, JSON in a fence or among words, a bare list, JSON that breaks off. `None` if there is no
/// list of findings in it at all.
pub(crate) fn read(content: &str) -> Option<Reading> {
    if content.len() > LONGEST {
        return None;
    }
    let value = parse(content)?;
    let (findings, terms) = match &value {
        Value::Array(findings) => (findings.as_slice(), [].as_slice()),
        Value::Object(object) => {
            let list = |name: &str| object.get(name).and_then(Value::as_array).map(Vec::as_slice);
            (list("findings")?, list("key_terms").unwrap_or_default())
        }
        _ => return None,
    };
    let mut reading = Reading::default();
    for finding in findings {
        let remark = finding.as_object().map(|object| Remark {
            rule: text(object, "rule_id"),
            quote: text(object, "quote"),
            note: text(object, "note"),
            quantities: texts(object, "quantities"),
            suggested: text(object, "suggested_text"),
        });
        match remark {
            Some(remark) if !remark.rule.is_empty() && !remark.quote.is_empty() => reading.remarks.push(remark),
            _ => reading.malformed += 1,
        }
    }
    reading.told = terms
        .iter()
        .filter_map(Value::as_object)
        .map(|object| Told { topic: text(object, "topic"), plain: text(object, "plain"), quote: text(object, "quote") })
        .collect();
    Some(reading)
}

fn text(object: &Map<String, Value>, name: &str) -> String {
    object.get(name).and_then(Value::as_str).map(|text| text.trim().to_owned()).unwrap_or_default()
}

fn texts(object: &Map<String, Value>, name: &str) -> Vec<String> {
    let list = object.get(name).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    list.iter()
        .filter_map(|item| match item {
            Value::String(text) => Some(text.clone()),
            Value::Number(number) => Some(number.to_string()),
            _ => None,
        })
        .collect()
}

fn parse(content: &str) -> Option<Value> {
    let start = content.find(['{', '['])?;
    let body = &content[start..];
    // The first whole value; what follows it are words.
    if let Some(Ok(value)) = serde_json::Deserializer::from_str(body).into_iter::<Value>().next() {
        return Some(value);
    }
    serde_json::from_str(&closed(body)?).ok()
}

/// JSON that breaks off, ended behind its last whole element.
fn closed(body: &str) -> Option<String> {
    let (mut open, mut quoted, mut escaped): (Vec<char>, _, _) = (Vec::new(), false, false);
    let mut last: Option<(usize, Vec<char>)> = None;
    for (at, character) in body.char_indices() {
        if quoted {
            match character {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '"' => quoted = false,
                _ => {}
            }
            continue;
        }
        match character {
            '"' => quoted = true,
            '{' => open.push('}'),
            '[' => open.push(']'),
            '}' | ']' => {
                if open.pop() != Some(character) {
                    break;
                }
                // Only elements that were begun and ended are kept; copying the few brackets around them is cheap.
                if open.len() <= 3 {
                    last = Some((at + 1, open.clone()));
                }
            }
            _ => {}
        }
    }
    let (end, open) = last?;
    let mut whole = body[..end].to_owned();
    whole.extend(open.iter().rev());
    Some(whole)
}

#[cfg(test)]
mod tests {
    use super::{Answer, LONGEST, TokenUsage, read};

    const FINDING: &str = r#"{"rule_id":"rent-001","quote":"押金不退","note":"","quantities":[],"suggested_text":""}"#;

    /// Findings read, findings malformed.
    fn check(content: &str, expected: Option<(usize, usize)>) {
        assert_eq!(read(content).map(|r| (r.remarks.len(), r.malformed)), expected, "{content}");
    }

    #[test]
    fn reads_what_providers_send() {
        for (content, expected) in [
            (format!(r#"{{"findings":[{FINDING}],"key_terms":[]}}"#), Some((1, 0))),
            (format!("```json\n{{\"findings\":[{FINDING},{FINDING}]}}\n```\n希望有帮助。"), Some((2, 0))),
            (format!("好的：[{FINDING}]"), Some((1, 0))),
            (r#"{"findings":[]}"#.to_owned(), Some((0, 0))),
            (
                r#"{"findings":[{"rule_id":"rent-001"},7,{"quote":"押金不退","rule_id":["a"]}]}"#.to_owned(),
                Some((0, 3)),
            ),
            (format!(r#"{{"findings":[{FINDING},{{"rule_id":"rent-0"#), Some((1, 0))),
            (format!(r#"{{"findings":[{FINDING}],"key_terms":[{{"topic":"fe"#), Some((1, 0))),
            (r#"{"findings":[{"rule_id":"rent-0"#.to_owned(), None),
            (r#"{"error":{"message":"overloaded"}}"#.to_owned(), None),
            (r#"{"findings":"none"}"#.to_owned(), None),
            ("我没有发现问题。".to_owned(), None),
            (String::new(), None),
            ("[".repeat(100_000), None),
        ] {
            check(&content, expected);
        }
    }

    #[test]
    fn an_answer_beyond_the_limit_is_not_read() {
        let pad = |to: usize| {
            let body = format!(r#"{{"findings":[{FINDING}]}}"#);
            format!("{body}{}", " ".repeat(to - body.len()))
        };
        assert!(read(&pad(LONGEST)).is_some());
        assert!(read(&pad(LONGEST + 1)).is_none());
    }

    #[test]
    fn debugging_shows_no_quotes() {
        let answer = Answer { question: 3, content: "押金不退".to_owned(), usage: TokenUsage::default() };
        assert!(!format!("{answer:?}").contains("押金"));
    }
}
