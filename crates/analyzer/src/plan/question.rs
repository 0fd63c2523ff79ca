use std::fmt::{self, Write};

use baihua_kb::Card;
use baihua_text::{CharRange, Sha256Digest};

use super::topics;

/// The version of the prompts; changes with every change of their words.
pub const PROMPT_VERSION: &str = "1";

const SYSTEM: &str = include_str!("prompts/system.md");
const READ: &str = include_str!("prompts/read.md");
const REQUOTE: &str = include_str!("prompts/requote.md");
const CONFIRM: &str = include_str!("prompts/confirm.md");

/// 16 random bytes that mark where a document begins and ends in a prompt. Nobody who writes a document can know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boundary(pub [u8; 16]);

impl fmt::Display for Boundary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("=====")?;
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        f.write_str("=====")
    }
}

/// What is sent to a provider: two messages, the first of which never changes.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Prompt {
    /// The message with role `system`.
    pub system: &'static str,
    /// The message with role `user`. It holds document text.
    pub user: String,
}

impl fmt::Debug for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Prompt").field("user_chars", &self.user.chars().count()).finish_non_exhaustive()
    }
}

/// A rule as the provider is told about it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) meaning: String,
    /// Look-alikes, each with why it is none.
    pub(crate) misses: Vec<(String, String)>,
}

/// What a question is about: one chunk of the masked text and the rules it is read against.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Subject {
    pub(crate) card: Card,
    /// What the document calls the side that is read for.
    pub(crate) reader: Option<String>,
    /// Where the chunk stands in the masked text.
    pub(crate) chunk: CharRange,
    pub(crate) text: String,
    pub(crate) rules: Vec<Asked>,
}

/// An earlier remark of the provider that it is asked about again.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Item {
    pub(crate) rule: String,
    pub(crate) quote: String,
}

/// What a question is for.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Aim {
    /// Reading a chunk.
    Read,
    /// Quoting again what does not stand in the document.
    Requote(Vec<Item>),
    /// Confirming what only the provider found.
    Confirm(Vec<Item>),
}

/// One call to a provider: a chunk of a document without its personal data, and the rules it is read against.
#[derive(Clone, PartialEq, Eq)]
pub struct Question {
    number: usize,
    pub(crate) aim: Aim,
    pub(crate) subject: Subject,
}

impl Question {
    pub(crate) fn new(number: usize, aim: Aim, subject: Subject) -> Question {
        Question { number, aim, subject }
    }

    pub(crate) fn numbered(self, number: usize) -> Question {
        Question { number, ..self }
    }

    /// Its place in [`Plan::questions`](crate::Plan::questions).
    #[must_use]
    pub fn number(&self) -> usize {
        self.number
    }

    /// The ids of the rules it asks about, in listing order.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        self.subject.rules.iter().map(|rule| rule.id.as_str())
    }

    /// The chunk as it is sent: personal data replaced by placeholders.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.subject.text
    }

    /// The messages to send, with the document between two `boundary` lines. `boundary` must be random and used once.
    #[must_use]
    pub fn prompt(&self, boundary: Boundary) -> Prompt {
        let mut rules = String::new();
        for rule in &self.subject.rules {
            // Writing to a string cannot fail.
            let _ = writeln!(rules, "{}《{}》{}", rule.id, rule.name, rule.meaning);
            for (text, why) in &rule.misses {
                let _ = writeln!(rules, "- 不算：“{text}”（{why}）");
            }
        }
        let mark = boundary.to_string();
        let fill = |template: &str, places: &[(&str, &str)]| -> String {
            // One pass over the template: what is filled in is never read as a place again.
            let mut out =
                String::with_capacity(template.len() + places.iter().map(|(_, text)| text.len()).sum::<usize>());
            let mut rest = template;
            while let Some(open) = rest.find('{') {
                out.push_str(&rest[..open]);
                rest = &rest[open..];
                match places.iter().find(|(place, _)| rest.starts_with(place)) {
                    Some((place, text)) => {
                        out.push_str(text);
                        rest = &rest[place.len()..];
                    }
                    None => {
                        out.push('{');
                        rest = &rest[1..];
                    }
                }
            }
            out.push_str(rest);
            out
        };
        let mut user = fill(
            READ,
            &[
                ("{rules}", &rules),
                ("{topics}", &topics(self.subject.card).join("、")),
                ("{reader}", self.subject.reader.as_deref().unwrap_or("普通消费者或者较弱的一方")),
                ("{mark}", &mark),
                ("{text}", &self.subject.text),
            ],
        );
        let (template, items) = match &self.aim {
            Aim::Read => return Prompt { system: SYSTEM, user },
            Aim::Requote(items) => (REQUOTE, items),
            Aim::Confirm(items) => (CONFIRM, items),
        };
        let list: String = items
            .iter()
            .map(|item| format!("- {}：“{}”\n", item.rule, item.quote.replace(['\n', '\r'], " ")))
            .collect();
        user.push_str(&fill(template, &[("{items}", &list), ("{mark}", &mark)]));
        Prompt { system: SYSTEM, user }
    }

    /// What it costs, in prompt tokens; see [`Plan::prompt_tokens`](crate::Plan::prompt_tokens) for how it is counted.
    #[must_use]
    pub fn prompt_tokens(&self) -> usize {
        let prompt = self.prompt(Boundary([0; 16]));
        tokens(prompt.system) + tokens(&prompt.user)
    }

    /// What tells this question from others, whatever the boundary: a digest of the prompt. Recorded answers are filed under it.
    #[must_use]
    pub fn fingerprint(&self) -> Sha256Digest {
        let prompt = self.prompt(Boundary([0; 16]));
        Sha256Digest::of(format!("{}\n{}", prompt.system, prompt.user))
    }
}

impl fmt::Debug for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question")
            .field("number", &self.number)
            .field("chunk", &self.subject.chunk)
            .field("rules", &self.subject.rules.len())
            .finish_non_exhaustive()
    }
}

fn tokens(text: &str) -> usize {
    let wide = text.chars().filter(|c| !c.is_ascii()).count();
    wide + (text.chars().count() - wide).div_ceil(3)
}
