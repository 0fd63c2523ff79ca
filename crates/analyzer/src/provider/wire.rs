//! The parts of the protocol that are used: requests as they are sent, answers as far as they are looked at.

use async_openai::types::chat::{ResponseFormat, ResponseFormatJsonSchema};
use schemars::{JsonSchema, generate::SchemaSettings};
use serde::{Deserialize, Serialize};

use super::format::Format;
use crate::plan::Prompt;

#[derive(Serialize)]
pub(super) struct Request<'a> {
    model: &'a str,
    messages: [Message<'a>; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    temperature: Option<f32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_tokens: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    response_format: Option<ResponseFormat>,
    stream: bool,
}

#[derive(Serialize)]
struct Message<'a> {
    role: &'static str,
    content: &'a str,
}

impl<'a> Request<'a> {
    pub(super) fn new(
        model: &'a str,
        prompt: &'a Prompt,
        format: Format,
        max_tokens: Option<u32>,
        temperature_hundredths: Option<u16>,
    ) -> Request<'a> {
        let response_format = match format {
            Format::Schema => Some(ResponseFormat::JsonSchema {
                json_schema: ResponseFormatJsonSchema {
                    description: None,
                    name: "findings".to_owned(),
                    schema: schema(),
                    strict: Some(true),
                },
            }),
            Format::Json => Some(ResponseFormat::JsonObject),
            Format::Text => None,
        };
        let system = Message { role: "system", content: prompt.system };
        let user = Message { role: "user", content: &prompt.user };
        let temperature = temperature_hundredths.map(|hundredths| f32::from(hundredths) / 100.0);
        Request { model, messages: [system, user], temperature, max_tokens, response_format, stream: false }
    }
}

/// The schema of an answer, as strict mode wants it: every property required, none besides.
pub(super) fn schema() -> serde_json::Value {
    let generator = SchemaSettings::draft07()
        .with(|settings| {
            settings.inline_subschemas = true;
            settings.meta_schema = None;
        })
        .into_generator();
    generator.into_root_schema_for::<AnswerSchema>().to_value()
}

/// What an answer should be.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields, rename = "Answer")]
#[expect(dead_code, reason = "only its schema is used; what really comes is read field by field")]
struct AnswerSchema {
    /// 正文里符合规则的句子
    findings: Vec<FindingSchema>,
    /// 关键约定
    key_terms: Vec<TermSchema>,
}

#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
#[expect(dead_code, reason = "only its schema is used")]
struct FindingSchema {
    /// 规则清单里的编号
    rule_id: String,
    /// 正文里一字不差的连续摘录
    quote: String,
    /// 一句大白话，可以为空
    note: String,
    /// 判断依据的数字，按正文写法
    quantities: Vec<String>,
    /// 更公平的写法，可以为空
    suggested_text: String,
}

#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
#[expect(dead_code, reason = "only its schema is used")]
struct TermSchema {
    topic: String,
    plain: String,
    quote: String,
}

/// An answer, as far as it is looked at. Everything is optional: providers differ.
#[derive(Deserialize)]
pub(super) struct Reply {
    #[serde(default)]
    pub(super) choices: Vec<Choice>,
    #[serde(default)]
    pub(super) usage: Option<Counts>,
    /// Some providers send status 200 and this.
    #[serde(default)]
    pub(super) error: Option<serde_json::Value>,
}

#[derive(Deserialize)]
pub(super) struct Choice {
    pub(super) message: Option<Said>,
    pub(super) finish_reason: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Said {
    pub(super) content: Option<String>,
    pub(super) refusal: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Counts {
    #[serde(default)]
    pub(super) prompt_tokens: u64,
    #[serde(default)]
    pub(super) completion_tokens: u64,
    #[serde(default)]
    pub(super) prompt_tokens_details: Option<Details>,
}

#[derive(Deserialize)]
pub(super) struct Details {
    #[serde(default)]
    pub(super) cached_tokens: u64,
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_schema_is_strict() {
        insta::assert_snapshot!(format!("{:#}", super::schema()));
    }
}
