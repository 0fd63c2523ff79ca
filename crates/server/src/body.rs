//! Bodies of the paid endpoints: their schemas, and how they are read.
//!
//! They are read field by field rather than by a derived reader, so that every fault is told at once and in plain words.

use baihua_analyzer::{Order, Sex, Version, length_limits};
use baihua_kb::Card;
use baihua_report_store::ReportId;
use schemars::JsonSchema;
use serde_json::{Map, Value, json};

use crate::{
    flow::Product,
    json::{self, Top},
    problem::{Code, Problem},
};

/// Body of `POST /api/review-contract`. More fields are allowed and ignored.
#[derive(JsonSchema)]
#[schemars(rename = "ReviewContractRequest")]
#[expect(dead_code, reason = "only its schema is used")]
struct ContractBody {
    /// Full text of the contract. 合同全文。
    #[schemars(length(min = 500, max = 60000))]
    text: String,
    /// The caller's side in the contract, such as 甲方, 乙方 or 承租人. 您是合同里的哪一方。
    #[schemars(length(max = 100))]
    party: Option<String>,
    /// True means that the privacy notice was read and that sending the text to the third-party AI provider is accepted.
    consent: Option<bool>,
}

/// Body of `POST /api/read-labreport`. More fields are allowed and ignored.
#[derive(JsonSchema)]
#[schemars(rename = "ReadLabReportRequest")]
#[expect(dead_code, reason = "only its schema is used")]
struct LabBody {
    /// Indicator names, values, units and the report's own reference ranges. 指标名称、数值、单位和报告自带的参考范围。
    #[schemars(length(min = 3, max = 30000))]
    text: String,
    /// A hint.
    sex: Option<SexSchema>,
    /// Age in years. Without the report's own ranges the result degrades safely.
    #[schemars(range(min = 0, max = 120))]
    age: Option<f64>,
    /// True means that the privacy notice was read and that sending the text to the third-party AI provider is accepted.
    consent: Option<bool>,
}

#[derive(JsonSchema)]
#[schemars(rename = "Sex", rename_all = "lowercase")]
#[expect(dead_code, reason = "only its schema is used")]
enum SexSchema {
    Male,
    Female,
}

/// Body of `POST /api/read-policy`. More fields are allowed and ignored.
#[derive(JsonSchema)]
#[schemars(rename = "ReadPolicyRequest")]
#[expect(dead_code, reason = "only its schema is used")]
struct PolicyBody {
    /// Full text of the policy or insurance terms. 保单或保险条款全文。
    #[schemars(length(min = 300, max = 30000))]
    text: String,
    /// True means that the privacy notice was read and that sending the text to the third-party AI provider is accepted.
    consent: Option<bool>,
}

/// Body of `POST /api/compare`: two versions of a contract. More fields are allowed and ignored.
#[derive(JsonSchema)]
#[schemars(rename = "CompareRequest")]
#[expect(dead_code, reason = "only its schema is used")]
struct CompareBody {
    /// The first version: its text, or a report of ours on it. 改之前的合同。
    before: FirstVersion,
    /// The second version. 改过的合同。
    after: SecondVersion,
}

/// The first of two versions: `text` or `report_id`.
#[derive(JsonSchema)]
#[schemars(extend("anyOf" = [{ "required": ["text"] }, { "required": ["report_id"] }]))]
#[expect(dead_code, reason = "only its schema is used")]
struct FirstVersion {
    /// Full text of the contract. 合同全文。
    #[schemars(length(min = 500, max = 60000))]
    text: Option<String>,
    /// The caller's side in the contract, such as 甲方, 乙方 or 承租人; taken from the other version where it is left out.
    #[schemars(length(max = 100))]
    party: Option<String>,
    /// Instead of `text`: the id of a report on it that is still kept. Texts are not kept, so only findings are compared then.
    #[schemars(regex(pattern = "^[0-9a-f]{32}$"))]
    report_id: Option<String>,
}

/// The second of two versions.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct SecondVersion {
    /// Full text of the contract. 合同全文。
    #[schemars(length(min = 500, max = 60000))]
    text: String,
    /// The caller's side in the contract, such as 甲方, 乙方 or 承租人; taken from the other version where it is left out.
    #[schemars(length(max = 100))]
    party: Option<String>,
}

/// The JSON Schema (2020-12) of a product's body, complete in itself.
#[must_use]
pub fn schema(product: impl Into<Product>) -> Value {
    let mut settings = schemars::generate::SchemaSettings::draft2020_12();
    settings.inline_subschemas = true;
    let generator = settings.into_generator();
    let schema = match product.into() {
        Product::Reading(Card::Contract) => generator.into_root_schema_for::<ContractBody>(),
        Product::Reading(Card::Lab) => generator.into_root_schema_for::<LabBody>(),
        Product::Reading(Card::Policy) => generator.into_root_schema_for::<PolicyBody>(),
        Product::Comparison => generator.into_root_schema_for::<CompareBody>(),
    };
    let mut schema = schema.to_value();
    leave_null_out(&mut schema);
    schema
}

/// An optional field may be left out; `null` is not a value of its type.
fn leave_null_out(schema: &mut Value) {
    if let Some(properties) = schema.get_mut("properties").and_then(Value::as_object_mut) {
        for field in properties.values_mut() {
            if let Some(field) = field.as_object_mut() {
                without_null(field);
            }
            leave_null_out(field);
        }
    }
}

/// Takes `null` out of the values that a field's schema allows.
pub(crate) fn without_null(field: &mut Map<String, Value>) {
    if let Some(Value::Array(types)) = field.get("type") {
        let kept: Vec<Value> = types.iter().filter(|kind| *kind != "null").cloned().collect();
        let kept = if let [only] = kept.as_slice() { only.clone() } else { Value::Array(kept) };
        field.insert("type".to_owned(), kept);
    }
    if let Some(Value::Array(values)) = field.get_mut("enum") {
        values.retain(|value| !value.is_null());
    }
    if let Some(Value::Array(choices)) = field.remove("anyOf") {
        let kept: Vec<Value> = choices.into_iter().filter(|choice| choice["type"] != "null").collect();
        match kept.as_slice() {
            [Value::Object(only)] => field.extend(only.clone()),
            _ => drop(field.insert("anyOf".to_owned(), Value::Array(kept))),
        }
    }
}

/// Reads the body of an analysis of `card`.
///
/// # Errors
///
/// `malformed-json` (400) if the bytes are not one JSON value in UTF-8, `invalid-field` (422) with guidance for every
/// fault if the value does not fit the schema.
pub fn read(card: Card, bytes: &[u8]) -> Result<Order, Problem> {
    let (fields, mut faults) = fields(card.into(), bytes)?;
    order(card, &fields, &mut faults).filter(|_| faults.is_empty()).ok_or_else(|| unfit(card.into(), faults))
}

/// Two versions of a contract, as a body names them.
pub(crate) struct Versions {
    pub(crate) before: First,
    pub(crate) after: Order,
}

/// The first of two versions.
pub(crate) enum First {
    /// Its text.
    Text(Order),
    /// A report on it.
    Report(ReportId),
}

/// Reads the body of a comparison.
///
/// # Errors
///
/// Those of [`read`].
pub(crate) fn versions(bytes: &[u8]) -> Result<Versions, Problem> {
    let (fields, mut faults) = fields(Product::Comparison, bytes)?;
    let before = version("before", &fields, &mut faults, |fields, faults| {
        let Some(id) = fields.get("report_id") else { return order(Card::Contract, fields, faults).map(First::Text) };
        let (text, id) = (fields.get("text"), id.as_str().and_then(|id| id.parse().ok()));
        if text.is_some() {
            faults.push(Fault {
                chinese: "text 和 report_id 只写一个。".into(),
                english: "Give text or report_id, not both.".into(),
            });
        }
        if id.is_none() {
            faults.push(Fault {
                chinese: "report_id 要是报告地址末尾的 32 位编号。".into(),
                english: "report_id must be the 32 digits at the end of report_url.".into(),
            });
        }
        id.map(First::Report)
    });
    let after = version("after", &fields, &mut faults, |fields, faults| order(Card::Contract, fields, faults));
    match (before, after) {
        (Some(mut before), Some(mut after)) if faults.is_empty() => {
            // Both are read for one side.
            if let First::Text(before) = &mut before {
                before.party = before.party.take().or_else(|| after.party.clone());
                after.party = after.party.take().or_else(|| before.party.clone());
            }
            Ok(Versions { before, after })
        }
        _ => Err(unfit(Product::Comparison, faults)),
    }
}

/// One of two versions; its faults are told with its name.
fn version<T>(
    name: &str,
    fields: &Map<String, Value>,
    faults: &mut Vec<Fault>,
    read: impl FnOnce(&Map<String, Value>, &mut Vec<Fault>) -> Option<T>,
) -> Option<T> {
    let mut own = Vec::new();
    let read = match fields.get(name) {
        Some(Value::Object(fields)) => read(fields, &mut own),
        _ => {
            faults.push(Fault {
                chinese: format!("缺少 {name}：请写成 {{\"text\": \"合同全文\"}}。"),
                english: format!("{name} must be an object such as {{\"text\": …}}."),
            });
            return None;
        }
    };
    let told = |fault: Fault| Fault {
        chinese: format!("{name}：{}", fault.chinese),
        english: format!("{name}: {}", fault.english),
    };
    faults.extend(own.into_iter().map(told));
    read
}

/// The fields of a body, and those faults that are none of one field.
fn fields(product: Product, bytes: &[u8]) -> Result<(Map<String, Value>, Vec<Fault>), Problem> {
    let Top::Object { fields, twice } = json::read(bytes)? else {
        let fault = Fault {
            chinese: "请求体要是一个 JSON 对象。".into(),
            english: "The body must be a JSON object.".into(),
        };
        return Err(unfit(product, vec![fault]));
    };
    // A gateway before us may have read the first one and we the last.
    let twice = twice.into_iter().map(|name| Fault {
        chinese: format!("{name} 写了不止一次：每个字段只能写一次。"),
        english: format!("The field {name} is there more than once."),
    });
    Ok((fields, twice.collect()))
}

/// What is to be read, as far as its fields are as they should be.
fn order(card: Card, fields: &Map<String, Value>, faults: &mut Vec<Fault>) -> Option<Order> {
    let text = text(card, fields, faults);
    let party = (card == Card::Contract).then(|| {
        optional(fields, "party", "字符串，最多 100 个字符", "a string of at most 100 characters", as_party, faults)
    });
    let consent = optional(fields, "consent", "true 或 false", "true or false", Value::as_bool, faults);
    let (sex, age) = match card {
        Card::Lab => (
            optional(fields, "sex", "male 或 female", "male or female", as_sex, faults),
            optional(fields, "age", "0 到 120 之间的数字", "a number from 0 to 120", as_age, faults),
        ),
        _ => (None, None),
    };
    let mut order = Order::new(card, text?);
    order.party = party.flatten().map(str::trim).filter(|party| !party.is_empty()).map(str::to_owned);
    order.sex = sex;
    order.age = age;
    order.consent = consent.unwrap_or(false);
    Some(order)
}

/// What is wrong with one field, and so what to do about it.
struct Fault {
    chinese: String,
    english: String,
}

fn text<'b>(card: Card, fields: &'b Map<String, Value>, faults: &mut Vec<Fault>) -> Option<&'b str> {
    let (min, max) = length_limits(card);
    let (chinese, english) = match fields.get("text") {
        None => ("缺少 text 字段：请把文件全文放在 text 里。".to_owned(), "The field text is missing.".to_owned()),
        Some(Value::String(text)) => match text.chars().count() {
            chars if chars < min => (
                format!("text 有 {chars} 个字符，至少要 {min} 个：请提交全文，不要只贴一段。"),
                format!("text has {chars} characters, at least {min} are needed."),
            ),
            chars if chars > max => (
                format!("text 有 {chars} 个字符，最多 {max} 个：请按章节拆开，分几次提交。"),
                format!("text has {chars} characters, at most {max} are allowed."),
            ),
            _ => return Some(text),
        },
        Some(_) => ("text 要是字符串。".to_owned(), "text must be a string.".to_owned()),
    };
    faults.push(Fault { chinese, english });
    None
}

/// The field, if it is there and as it should be.
fn optional<'b, T>(
    fields: &'b Map<String, Value>,
    name: &str,
    wanted: &str,
    wanted_en: &str,
    read: impl Fn(&'b Value) -> Option<T>,
    faults: &mut Vec<Fault>,
) -> Option<T> {
    let value = fields.get(name)?;
    let read = read(value);
    if read.is_none() {
        faults.push(Fault {
            chinese: format!("{name} 要是{wanted}；不需要就不要传这个字段。"),
            english: format!("{name} must be {wanted_en}, or left out."),
        });
    }
    read
}

/// A name or a role, not a text that would be searched for in every clause.
fn as_party(value: &Value) -> Option<&str> {
    value.as_str().filter(|party| party.chars().nth(100).is_none())
}

fn as_sex(value: &Value) -> Option<Sex> {
    match value.as_str()? {
        "male" => Some(Sex::Male),
        "female" => Some(Sex::Female),
        _ => None,
    }
}

/// Full years: ranges are printed for those.
fn as_age(value: &Value) -> Option<u8> {
    let years = value.as_f64().filter(|years| (0.0..=120.0).contains(years))?;
    (0..=120_u8).rev().find(|full| f64::from(*full) <= years)
}

/// The problem of a body that does not fit, with what to do about each fault and the schema it should fit.
fn unfit(product: Product, faults: Vec<Fault>) -> Problem {
    let english: Vec<&str> = faults.iter().map(|fault| fault.english.as_str()).collect();
    let guidance: Vec<&str> = faults.iter().map(|fault| fault.chinese.as_str()).collect();
    Problem::new(
        Code::InvalidField,
        format!("{}没有扣费。", guidance.concat()),
        format!("{} Nothing was charged.", english.join(" ")),
    )
    .with("guidance", json!(guidance))
    .with("guidance_en", json!(english))
    .with("input_schema", schema(product))
}

/// The problem of a version that is no contract.
pub(crate) fn version_not_recognised(version: Version) -> Problem {
    let (which, which_en) = match version {
        Version::Before => ("改之前的一份（before）", "before"),
        Version::After => ("改过的一份（after）", "after"),
    };
    Problem::new(
        Code::NotRecognised,
        format!("在{which}的文字里没有认出合同的内容，所以没有比较，也没有扣费。"),
        format!(
            "The text of {which_en} was not recognised as a contract, so nothing was compared and nothing was charged."
        ),
    )
    .with("guidance", json!(["两份都请提交合同正文的全文，从标题和双方名称开始，到签字为止。"]))
    .with(
        "guidance_en",
        json!(["Send the whole contract both times, from its title and the names of both sides to the signatures."]),
    )
    .with("input_schema", schema(Product::Comparison))
}

/// The problem of a report that is on no contract.
pub(crate) fn not_of_a_contract() -> Problem {
    let fault = Fault {
        chinese: "before：report_id 不是合同的报告，只有合同能比较。".into(),
        english: "before: report_id is not the report of a contract; only contracts are compared.".into(),
    };
    unfit(Product::Comparison, vec![fault])
}

/// What a kind of document is called, in both languages, and where it is read.
const fn called(card: Card) -> (&'static str, &'static str, &'static str) {
    match card {
        Card::Contract => ("合同", "a contract", "/api/review-contract"),
        Card::Lab => ("化验单", "a lab report", "/api/read-labreport"),
        Card::Policy => ("保险条款", "an insurance policy", "/api/read-policy"),
    }
}

/// The problem of a text that is no document of its kind, with what to do about it; `other` is the kind it can be read as.
#[must_use]
pub fn not_recognised(card: Card, other: Option<Card>) -> Problem {
    let (kind, kind_en, _) = called(card);
    let (guidance, guidance_en) = match card {
        Card::Contract => (
            [
                "请提交合同正文的全文，从标题和双方名称开始，到签字为止。",
                "如果是扫描件或照片，请先转成文字，再检查是否通顺。",
                "保险条款请用 /api/read-policy，化验单请用 /api/read-labreport。",
            ],
            [
                "Send the whole contract, from its title and the names of both sides to the signatures.",
                "Turn a scan or photograph into text first, and check that it reads well.",
                "For insurance terms use /api/read-policy, for lab reports /api/read-labreport.",
            ],
        ),
        Card::Lab => (
            [
                "每个项目占一行，写上项目名称、结果、单位和参考范围，例如：血红蛋白 HGB 135 g/L 115-150。",
                "目前能读血液标本的血常规、肝肾功能、血脂和电解质共 37 项；尿、大便、胸腹水等标本和只有其他项目的报告读不了。",
                "如果是照片，请先转成文字，保留数字和单位。",
            ],
            [
                "Give each item a line with its name, result, unit and reference range, such as: 血红蛋白 HGB 135 g/L 115-150.",
                "37 indicators are read, in blood: blood count, liver and kidney function, lipids and electrolytes. Urine, stool and other fluids are not.",
                "Turn a photograph into text first, and keep numbers and units.",
            ],
        ),
        Card::Policy => (
            [
                "请提交保险条款或保单的全文，包括保险责任和责任免除。",
                "投保须知、宣传单页不够，请找到“条款”正文。",
                "普通合同请用 /api/review-contract，化验单请用 /api/read-labreport。",
            ],
            [
                "Send the whole insurance terms or policy, with what is covered and what is excluded.",
                "A notice or leaflet is not enough; find the terms themselves (条款).",
                "For other contracts use /api/review-contract, for lab reports /api/read-labreport.",
            ],
        ),
    };
    let Some((other, other_en, path)) = other.map(called) else {
        // A report of other tests is a lab report all the same.
        let (found, found_en) = match card {
            Card::Lab => (
                "没有读到这里能判断的化验指标".to_owned(),
                "None of the indicators that are read here was found in the text".to_owned(),
            ),
            _ => (format!("没有认出{kind}的内容"), format!("The text was not recognised as {kind_en}")),
        };
        return Problem::new(
            Code::NotRecognised,
            format!("在提交的文字里{found}，所以没有分析，也没有扣费。"),
            format!("{found_en}, so nothing was analysed and nothing was charged."),
        )
        .with("guidance", json!(guidance))
        .with("guidance_en", json!(guidance_en))
        .with("input_schema", schema(card));
    };
    Problem::new(
        Code::NotRecognised,
        format!("提交的文字看起来是{other}，不是{kind}，所以没有分析，也没有扣费。"),
        format!("The text looks like {other_en}, not like {kind_en}, so nothing was analysed and nothing was charged."),
    )
    .with("guidance", json!([format!("{other}请用 {path}。")]))
    .with("guidance_en", json!([format!("For {other_en} use {path}.")]))
    .with("input_schema", schema(card))
}

#[cfg(test)]
mod tests {
    use baihua_kb::Card;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    use super::{First, Versions, as_age, read, schema, versions};
    use crate::{flow::Product, problem::Code};

    fn code(card: Card, body: &Value) -> Option<Code> {
        read(card, body.to_string().as_bytes()).err().map(|problem| problem.code())
    }

    #[test]
    fn every_length_at_below_and_above_its_edge() {
        for (card, min, max) in [(Card::Contract, 500, 60_000), (Card::Lab, 3, 30_000), (Card::Policy, 300, 30_000)] {
            for (chars, fits) in
                [(min - 1, false), (min, true), (min + 1, true), (max - 1, true), (max, true), (max + 1, false)]
            {
                // Characters count, whatever their bytes: 汉 has three, 😀 four.
                for letter in ["a", "汉", "😀"] {
                    let found = code(card, &json!({ "text": letter.repeat(chars) }));
                    assert_eq!(found, (!fits).then_some(Code::InvalidField), "{card} {chars} {letter}");
                }
            }
        }
    }

    #[test]
    fn ages_at_their_edges() {
        for (age, full) in [
            (json!(0), Some(0)),
            (json!(-0.0), Some(0)),
            (json!(0.9), Some(0)),
            (json!(35), Some(35)),
            (json!(35.999), Some(35)),
            (json!(120), Some(120)),
            (json!(120.0), Some(120)),
            (json!(120.000_1), None),
            (json!(-0.000_1), None),
            (json!(1e300), None),
            (json!("35"), None),
            (json!(null), None),
        ] {
            assert_eq!(as_age(&age), full, "{age}");
        }
    }

    #[test]
    fn types_are_kept_and_unknown_fields_ignored() {
        let text = "血红蛋白 135 g/L";
        for (body, fits) in [
            (json!({ "text": text }), true),
            (json!({ "text": text, "sex": "male", "age": 3, "consent": true, "other": [1] }), true),
            (json!({ "text": text, "sex": "Male" }), false),
            (json!({ "text": text, "sex": null }), false),
            (json!({ "text": text, "consent": "true" }), false),
            (json!({ "text": 3 }), false),
            (json!({}), false),
            (json!([]), false),
            (json!("text"), false),
        ] {
            assert_eq!(code(Card::Lab, &body), (!fits).then_some(Code::InvalidField), "{body}");
        }
    }

    #[test]
    fn a_party_has_at_most_100_characters() {
        let text = "汉".repeat(500);
        for (chars, fits) in [(0, true), (100, true), (101, false), (80_000, false)] {
            let found = code(Card::Contract, &json!({ "text": text, "party": "甲".repeat(chars) }));
            assert_eq!(found, (!fits).then_some(Code::InvalidField), "{chars}");
        }
        assert_eq!(schema(Card::Contract)["properties"]["party"]["maxLength"], 100);
    }

    #[test]
    fn a_field_that_stands_twice_is_refused() {
        for (body, fits) in [
            (r#"{"text":"血红蛋白 135 g/L","consent":false,"consent":true}"#, false),
            (r#"{"text":"血红蛋白 135 g/L","text":"血红蛋白 135 g/L"}"#, false),
            (r#"{"text":"血红蛋白 135 g/L","note":1,"note":2}"#, true),
        ] {
            let found = read(Card::Lab, body.as_bytes()).err().map(|problem| problem.code());
            assert_eq!(found, (!fits).then_some(Code::InvalidField), "{body}");
        }
    }

    #[test]
    fn all_faults_are_told_at_once() {
        let body = json!({ "text": "a", "sex": 1, "age": 121, "consent": 0 }).to_string();
        let problem = read(Card::Lab, body.as_bytes()).unwrap_err();
        assert_eq!(problem.document("x")["guidance"].as_array().map(Vec::len), Some(4));
    }

    #[test]
    fn a_schema_says_what_the_reader_demands() {
        for (card, required) in
            [(Card::Contract, json!(["text"])), (Card::Lab, json!(["text"])), (Card::Policy, json!(["text"]))]
        {
            let schema = schema(card);
            assert_eq!(schema["required"], required, "{schema}");
            assert!(!schema.to_string().contains("null"), "{schema}");
            assert!(schema.get("additionalProperties").is_none());
        }
        assert_eq!(schema(Card::Lab)["properties"]["sex"]["enum"], json!(["male", "female"]));
        assert_eq!(schema(Card::Contract)["properties"]["text"]["maxLength"], 60_000);
    }

    #[test]
    fn two_versions_are_read_for_one_side() {
        let text = "汉".repeat(500);
        let id = "7be3b626b67fe1b4c214583b8ab5f021";
        let read = |body: Value| versions(body.to_string().as_bytes());
        let of = |body: Value| read(body).unwrap_or_else(|problem| panic!("{}", problem.document("x")));
        let Versions { before: First::Text(before), after } =
            of(json!({ "before": { "text": text }, "after": { "text": text, "party": "乙方" } }))
        else {
            panic!("it names a text")
        };
        assert_eq!((before.party.as_deref(), after.party.as_deref()), (Some("乙方"), Some("乙方")));
        let named = of(json!({ "before": { "report_id": id }, "after": { "text": text } }));
        assert!(matches!(named.before, First::Report(_)));
        for bad in [
            json!({ "before": { "text": text } }),
            json!({ "after": { "text": text } }),
            json!({ "before": text, "after": text }),
            json!({ "before": { "text": text }, "after": { "report_id": id } }),
            json!({ "before": { "text": text, "report_id": id }, "after": { "text": text } }),
            json!({ "before": { "report_id": "demo-contract" }, "after": { "text": text } }),
            json!({ "before": { "text": "汉".repeat(499) }, "after": { "text": text } }),
            json!({ "before": { "text": text }, "after": { "text": "汉".repeat(60_001) } }),
        ] {
            assert_eq!(read(bad.clone()).err().map(|problem| problem.code()), Some(Code::InvalidField));
        }
        let both = read(json!({ "before": { "text": "短" }, "after": { "text": 3 } })).err().expect("both are wrong");
        let guidance = both.document("x")["guidance"].clone();
        assert!(guidance[0].as_str().is_some_and(|told| told.starts_with("before：text 有 1 个字符")), "{guidance}");
        assert!(guidance[1].as_str().is_some_and(|told| told.starts_with("after：text 要是字符串")), "{guidance}");
    }

    #[test]
    fn the_schema_of_a_comparison_says_what_the_reader_demands() {
        let schema = schema(Product::Comparison);
        assert_eq!(schema["required"], json!(["before", "after"]));
        assert_eq!(schema["properties"]["after"]["required"], json!(["text"]));
        assert_eq!(schema["properties"]["before"]["anyOf"][1]["required"], json!(["report_id"]));
        assert_eq!(schema["properties"]["before"]["properties"]["text"]["type"], "string");
        assert!(!schema.to_string().contains("null"), "{schema}");
    }

    proptest! {
        #[test]
        fn any_bytes_are_read_or_refused(bytes: Vec<u8>) {
            prop_assert!(versions(&bytes).is_err());
            for card in [Card::Contract, Card::Lab, Card::Policy] {
                prop_assert!(read(card, &bytes).is_err());
            }
        }
    }
}
