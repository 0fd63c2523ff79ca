//! Shapes that only the description needs, and how schemas of types become schemas of the description.

use std::borrow::Cow;

use baihua_analyzer::{
    Comparison, Report,
    schemas::{LevelSchema, ReleaseSchema},
};
use baihua_kb::Card;
use schemars::{JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings, json_schema};
use serde_json::{Map, Value, json};

use crate::{
    body,
    flow::Product,
    problem::Code,
    routes::{
        about::{Destroyed, Health, Metadata},
        analyse::Running,
        demo::{DemoDocument, DemoDocuments},
        rules::SingleRule,
    },
    self_check::SelfCheck,
};

/// The success envelope of the three analysis endpoints.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct Envelope {
    /// True.
    ok: bool,
    /// Markdown for humans, in Chinese.
    receipt: String,
    /// The complete result.
    report: Report,
    #[schemars(skip_serializing_if = "Option::is_none")]
    attestation: Option<Attestation>,
}

/// The success envelope of a comparison.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct CompareEnvelope {
    /// True.
    ok: bool,
    /// Markdown for humans, in Chinese.
    receipt: String,
    /// The complete result on the second version.
    report: Report,
    /// What differs from the first version.
    comparison: Comparison,
    #[schemars(skip_serializing_if = "Option::is_none")]
    attestation: Option<Attestation>,
}

/// Who vouches for the report: an EIP-712 signature, where the service has a signing key.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct Attestation {
    /// SHA-256 of the submitted text in UTF-8; of a comparison, of the second version.
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    document_sha256: String,
    /// SHA-256 of `report` in the canonical form of RFC 8785.
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    report_sha256: String,
    /// Version and commit that made the report.
    release: String,
    /// What paid for it; zero where nothing was paid.
    #[schemars(regex(pattern = "^0x[0-9a-f]{64}$"))]
    transaction: String,
    /// Whose key signed; compare it with the published one.
    #[schemars(regex(pattern = "^0x[0-9a-fA-F]{40}$"))]
    signer: String,
    /// `r ‖ s ‖ v` of the EIP-712 digest of the four above.
    #[schemars(regex(pattern = "^0x[0-9a-f]{130}$"))]
    signature: String,
}

/// One of the stable codes.
struct ProblemCode;

impl JsonSchema for ProblemCode {
    fn schema_name() -> Cow<'static, str> {
        "ProblemCode".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let codes: Vec<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
        json_schema!({ "type": "string", "enum": codes, "description": "Stable; says what to do." })
    }
}

/// A problem document (RFC 9457).
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct Problem {
    /// Names the kind of problem.
    r#type: String,
    /// The kind of problem, in Chinese.
    title: String,
    /// The HTTP status.
    #[schemars(range(min = 400, max = 599))]
    status: u16,
    /// What happened, in Chinese.
    detail: String,
    /// What happened, in English.
    detail_en: String,
    code: ProblemCode,
    /// Names the request, as in `X-Request-Id`.
    request_id: String,
    /// 422: what to do, in Chinese.
    #[schemars(skip_serializing_if = "Option::is_none")]
    guidance: Option<Vec<String>>,
    /// 422: what to do, in English.
    #[schemars(skip_serializing_if = "Option::is_none")]
    guidance_en: Option<Vec<String>>,
    /// 422: the JSON Schema of the endpoint's body.
    #[schemars(skip_serializing_if = "Option::is_none")]
    input_schema: Option<Map<String, Value>>,
    #[schemars(skip_serializing_if = "Option::is_none")]
    challenge: Option<Challenge>,
    #[schemars(skip_serializing_if = "Option::is_none", rename = "outputSchema")]
    output_schema: Option<InputFields>,
    /// 413: the largest body that is taken.
    #[schemars(skip_serializing_if = "Option::is_none")]
    limit_bytes: Option<u64>,
}

/// What is asked for: `PaymentRequired` of x402 version 2, as in the header `PAYMENT-REQUIRED`.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct Challenge {
    /// 2.
    #[schemars(rename = "x402Version")]
    version: u32,
    /// Why the payment that came was not taken, or that none came.
    #[schemars(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    resource: Resource,
    /// The ways to pay.
    accepts: Vec<PaymentRequirements>,
    /// `bazaar` describes the endpoint, `payment-identifier` says that a purchase may be given an id.
    #[schemars(skip_serializing_if = "Option::is_none")]
    extensions: Option<Map<String, Value>>,
}

/// What is sold.
#[derive(JsonSchema)]
#[schemars(rename_all = "camelCase")]
#[expect(dead_code, reason = "only its schema is used")]
struct Resource {
    /// The endpoint.
    url: String,
    /// What it does.
    #[schemars(skip_serializing_if = "Option::is_none")]
    description: Option<String>,
    /// The media type of the answer.
    #[schemars(skip_serializing_if = "Option::is_none")]
    mime_type: Option<String>,
    /// The name of the service.
    #[schemars(skip_serializing_if = "Option::is_none")]
    service_name: Option<String>,
    /// Words for catalogues.
    #[schemars(skip_serializing_if = "Option::is_none")]
    tags: Option<Vec<String>>,
}

/// One way to pay.
#[derive(JsonSchema)]
#[schemars(rename_all = "camelCase")]
#[expect(dead_code, reason = "only its schema is used")]
struct PaymentRequirements {
    /// `exact`.
    scheme: String,
    /// The chain, as CAIP-2 names it.
    network: String,
    /// In the asset's smallest unit; more is refused like less.
    amount: String,
    /// The token contract.
    asset: String,
    /// Who is paid.
    pay_to: String,
    /// For how many seconds the authorisation should be valid.
    max_timeout_seconds: u64,
    extra: AssetExtra,
}

/// The token's EIP-712 domain, and its decimals.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct AssetExtra {
    name: String,
    version: String,
    #[schemars(skip_serializing_if = "Option::is_none")]
    decimals: Option<u8>,
}

/// 402: the fields of the body, for buyers that look for them here.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct InputFields {
    /// `POST`.
    method: String,
    /// Name of each field → where it goes, whether it is needed, and its type.
    input: Map<String, Value>,
}

/// The listing of all rules.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct Listing {
    /// What the listing is for, in Chinese.
    purpose: String,
    /// The same in English.
    purpose_en: String,
    release: ReleaseSchema,
    counts: Counts,
    /// How to look one up.
    usage: String,
    /// Address of the page for people.
    human_readable_index: String,
    rules: Entries,
}

/// How many rules there are.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct Counts {
    contract: u32,
    policy: u32,
    lab: u32,
}

/// The rules of each kind.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct Entries {
    contract: Vec<ContractEntry>,
    policy: Vec<PolicyEntry>,
    lab: Vec<LabEntry>,
}

/// A contract rule in the listing.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct ContractEntry {
    /// Such as `rent-007`.
    rule_id: String,
    /// The problem in a few words.
    name: String,
    level: LevelSchema,
    /// All citations.
    law_ref: String,
}

/// A policy rule in the listing.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct PolicyEntry {
    /// Such as `pol-002`.
    rule_id: String,
    /// The problem in a few words.
    name: String,
    level: LevelSchema,
    /// All citations, or what the rule rests on instead.
    source: String,
}

/// A laboratory indicator in the listing.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct LabEntry {
    /// The abbreviation, such as `LYMPH%`.
    rule_id: String,
    /// The same again.
    name: String,
    /// Standard or guideline of the reference range.
    range_src: String,
    /// Source of the critical thresholds.
    critical_src: Option<String>,
}

/// What tells the two shapes of a path apart: schema and value of its member `kind`.
pub(super) const MARKED: [(&str, &str); 4] =
    [("Listing", "listing"), ("SingleRule", "rule"), ("DemoDocuments", "documents"), ("DemoDocument", "document")];

/// The optional members that are sent as `null` all the same.
const NULL_IS_SENT: [(&str, &str); 1] = [("SingleRule", "critical_src")];

/// Name of the body of a product's endpoint.
pub(super) const fn body_name(product: Product) -> &'static str {
    match product {
        Product::Comparison => "CompareRequest",
        Product::Reading(Card::Contract) => "ReviewContractRequest",
        Product::Reading(Card::Lab) => "ReadLabReportRequest",
        Product::Reading(Card::Policy) => "ReadPolicyRequest",
    }
}

/// `components.schemas`: every shape by its name.
pub(super) fn schemas() -> Map<String, Value> {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    let mut shapes = settings.with(|s| s.definitions_path = "/components/schemas".into()).into_generator();
    for schema in [
        shapes.subschema_for::<Envelope>(),
        shapes.subschema_for::<CompareEnvelope>(),
        shapes.subschema_for::<Problem>(),
        shapes.subschema_for::<Listing>(),
        shapes.subschema_for::<SingleRule>(),
        shapes.subschema_for::<Health>(),
        shapes.subschema_for::<Metadata>(),
        shapes.subschema_for::<Destroyed>(),
        shapes.subschema_for::<Running>(),
        shapes.subschema_for::<SelfCheck>(),
        shapes.subschema_for::<DemoDocument>(),
        shapes.subschema_for::<DemoDocuments>(),
    ] {
        // Each call files the shape; what it gives back is the reference to it.
        drop(schema);
    }
    let mut schemas = shapes.take_definitions(true);
    for (name, schema) in &mut schemas {
        tidy(name, schema);
    }
    for (name, kind) in MARKED {
        mark(&mut schemas[name], kind);
    }
    for (name, member, what) in [
        ("PaymentProblem", "challenge", "A problem that says how to pay."),
        ("BodyProblem", "input_schema", "A problem that says what a body should be."),
    ] {
        let refined =
            json!({ "description": what, "allOf": [{ "$ref": "#/components/schemas/Problem" }], "required": [member] });
        schemas.insert(name.to_owned(), refined);
    }
    for product in Product::ALL {
        let mut schema = body::schema(product);
        if let Some(members) = schema.as_object_mut() {
            // One dialect holds for the whole description.
            members.remove("$schema");
            members.remove("title");
        }
        tidy(body_name(product), &mut schema);
        schemas.insert(body_name(product).to_owned(), schema);
    }
    schemas
}

/// Takes out what is true of a Rust type and not of JSON: widths of integers, and `null` for members that are left out
/// instead.
fn tidy(name: &str, schema: &mut Value) {
    let Value::Object(members) = schema else {
        if let Value::Array(items) = schema {
            items.iter_mut().for_each(|item| tidy(name, item));
        }
        return;
    };
    if members.get("format").and_then(Value::as_str).is_some_and(|format| format.starts_with("uint")) {
        members.remove("format");
    }
    let required: Vec<String> =
        serde_json::from_value(members.get("required").cloned().unwrap_or_default()).unwrap_or_default();
    if let Some(Value::Object(properties)) = members.get_mut("properties") {
        for (property, field) in properties.iter_mut() {
            if let Value::Object(field) = field
                && !required.contains(property)
                && !NULL_IS_SENT.contains(&(name, property.as_str()))
            {
                field.remove("default");
                body::without_null(field);
            }
        }
    }
    members.values_mut().for_each(|member| tidy(name, member));
}

fn mark(schema: &mut Value, kind: &str) {
    schema["properties"]["kind"] =
        json!({ "type": "string", "const": kind, "description": "Tells the shapes of this path apart." });
    if let Some(required) = schema["required"].as_array_mut() {
        required.insert(0, "kind".into());
    }
}
