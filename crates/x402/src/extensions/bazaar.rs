use serde_json::{Map, Value, json};

/// What to send and what comes back, for agents and catalogues (extension `bazaar`): a `POST` with a JSON body.
///
/// All of it travels twice as base64 in headers, so keep examples short and point to the full description elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct Bazaar {
    body_example: Map<String, Value>,
    body_schema: Map<String, Value>,
    output_example: Option<Value>,
}

/// Why a description cannot be offered.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BazaarError {
    /// A text is not a JSON object.
    #[error("the {part} is not a JSON object")]
    NotAnObject {
        /// Which of the texts: `body example`, `body schema` or `output example`.
        part: &'static str,
        /// What the JSON reader says, if it is not even JSON.
        source: Option<Box<dyn std::error::Error + Send + Sync>>,
    },
}

fn object(part: &'static str, text: &str) -> Result<Map<String, Value>, BazaarError> {
    match serde_json::from_str(text) {
        Ok(Value::Object(map)) => Ok(map),
        Ok(_) => Err(BazaarError::NotAnObject { part, source: None }),
        Err(error) => Err(BazaarError::NotAnObject { part, source: Some(error.into()) }),
    }
}

impl Bazaar {
    /// Describes the request body by an example and its JSON Schema (2020-12), both as JSON text.
    ///
    /// Catalogues refuse an example that its schema refuses, and a header has no room for long ones.
    /// So a `minLength` that the example falls short of is left out; say it in the field's `description`.
    ///
    /// # Errors
    ///
    /// [`BazaarError::NotAnObject`] if one of them is not a JSON object.
    pub fn post_json(body_example: &str, body_schema: &str) -> Result<Bazaar, BazaarError> {
        let body_example = object("body example", body_example)?;
        let mut body_schema = object("body schema", body_schema)?;
        for (name, example) in &body_example {
            let Some(example) = example.as_str() else { continue };
            let field = body_schema.get_mut("properties").and_then(|properties| properties.get_mut(name));
            let Some(field) = field.and_then(Value::as_object_mut) else { continue };
            let length = example.chars().count() as u64;
            if field.get("minLength").and_then(Value::as_u64).is_some_and(|least| length < least) {
                field.remove("minLength");
            }
        }
        Ok(Bazaar { body_example, body_schema, output_example: None })
    }

    /// Adds an example of the answer, as JSON text.
    ///
    /// # Errors
    ///
    /// [`BazaarError::NotAnObject`] if it is not a JSON object.
    pub fn output_example(mut self, example: &str) -> Result<Bazaar, BazaarError> {
        self.output_example = Some(Value::Object(object("output example", example)?));
        Ok(self)
    }

    /// The body's fields as OKX's buyers read them from `outputSchema` at the root of a 402 body, as JSON text.
    ///
    /// Those buyers do not read the extension itself.
    #[must_use]
    pub fn okx_output_schema(&self) -> String {
        let required = |name: &str| {
            let names = self.body_schema.get("required").and_then(Value::as_array);
            names.is_some_and(|names| names.iter().any(|known| known.as_str() == Some(name)))
        };
        let properties = self.body_schema.get("properties").and_then(Value::as_object).into_iter().flatten();
        let input: Map<String, Value> = properties
            .map(|(name, schema)| {
                let kind = schema.get("type").cloned().unwrap_or(Value::Null);
                (name.clone(), json!({ "carrier": "body", "required": required(name), "type": kind }))
            })
            .collect();
        json!({ "method": "POST", "input": input }).to_string()
    }

    /// The extension as the server offers it.
    pub(crate) fn described(&self) -> Value {
        let mut info = json!({
            "input": { "type": "http", "method": "POST", "bodyType": "json", "body": self.body_example }
        });
        let mut properties = json!({
            "input": {
                "type": "object",
                "properties": {
                    "type": { "const": "http" },
                    "method": { "enum": ["POST"] },
                    "bodyType": { "const": "json" },
                    "body": self.body_schema
                },
                "required": ["type", "method", "bodyType", "body"],
                "additionalProperties": false
            }
        });
        if let Some(example) = &self.output_example {
            info["output"] = json!({ "type": "json", "example": example });
            properties["output"] = json!({ "type": "object" });
        }
        json!({
            "info": info,
            "schema": {
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "type": "object",
                "properties": properties,
                "required": ["input"]
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::Bazaar;

    #[test]
    fn describes_body_and_answer() {
        let schema = r#"{"type":"object","properties":{"text":{"type":"string","minLength":500,"maxLength":9},"party":{"type":"string"}},"required":["text"]}"#;
        let bazaar = Bazaar::post_json(r#"{"text":"…"}"#, schema).unwrap().output_example(r#"{"ok":true}"#).unwrap();
        let described = bazaar.described();
        assert_eq!(described["info"]["input"]["body"], json!({"text": "…"}));
        assert_eq!(described["info"]["output"]["example"], json!({"ok": true}));
        assert_eq!(described["schema"]["properties"]["input"]["properties"]["body"]["required"], json!(["text"]));
        // The example is shorter than what the endpoint takes.
        let text = json!({"type": "string", "maxLength": 9});
        assert_eq!(described["schema"]["properties"]["input"]["properties"]["body"]["properties"]["text"], text);
        let okx: Value = serde_json::from_str(&bazaar.okx_output_schema()).unwrap();
        assert_eq!(okx["input"]["text"], json!({"carrier": "body", "required": true, "type": "string"}));
        assert_eq!(okx["input"]["party"]["required"], json!(false));
    }

    #[test]
    fn refuses_what_is_no_object() {
        assert!(Bazaar::post_json("[]", "{}").is_err());
        assert!(Bazaar::post_json("{}", "{").is_err());
    }
}
