//! The JSON of a body: one object, each of the fields that we know at most once, and faults told in plain words.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use crate::problem::{Code, Problem};

/// Fields that mean something on one of the endpoints. Of other fields with one name the last one is read, and ignored.
const KNOWN: [&str; 7] = ["text", "party", "sex", "age", "consent", "before", "after"];

/// What a body holds at its top.
pub(crate) enum Top {
    /// An object, and those of [`KNOWN`] that stand in it more than once.
    Object { fields: Map<String, Value>, twice: Vec<&'static str> },
    /// Anything else.
    Other,
}

/// Reads the bytes of a body.
///
/// # Errors
///
/// `malformed-json` (400) with what is wrong and where.
pub(crate) fn read(bytes: &[u8]) -> Result<Top, Problem> {
    if bytes.starts_with(b"\xef\xbb\xbf") {
        return Err(malformed(
            "请求体开头有一个字节顺序标记（BOM），请存成不带 BOM 的 UTF-8 再提交",
            "The body begins with a byte order mark; send it in UTF-8 without one (RFC 8259, section 8.1)",
        ));
    }
    serde_json::from_slice(bytes).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        let (chinese, english) = cause(&error.to_string());
        malformed(
            &format!("{chinese}，第 {line} 行第 {column} 列附近读不下去"),
            &format!("{english}; reading stopped near line {line}, column {column}"),
        )
    })
}

/// What the reader's message means. Only its fixed words are looked at, nothing of it is shown.
fn cause(message: &str) -> (&'static str, &'static str) {
    if message.contains("surrogate") || message.contains("hex escape") {
        (
            "字符串里有半个转义字符（\\ud800 到 \\udfff 要成对出现）",
            "A string holds half of an escaped character: \\ud800 to \\udfff must come in pairs",
        )
    } else if message.contains("number out of range") {
        ("有一个数字太大", "A number is too large")
    } else if message.contains("recursion limit") {
        ("嵌套太深", "The body is nested too deeply")
    } else if message.contains("invalid unicode code point") {
        ("请求体不是 UTF-8 编码", "The body is not UTF-8")
    } else {
        ("请求体要是 UTF-8 编码的 JSON", "The body must be JSON in UTF-8")
    }
}

fn malformed(chinese: &str, english: &str) -> Problem {
    Problem::new(Code::MalformedJson, format!("{chinese}。没有扣费。"), format!("{english}. Nothing was charged."))
}

impl<'de> Deserialize<'de> for Top {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Top, D::Error> {
        deserializer.deserialize_any(TopVisitor)
    }
}

struct TopVisitor;

impl<'de> Visitor<'de> for TopVisitor {
    type Value = Top;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Top, A::Error> {
        let (mut fields, mut twice) = (Map::new(), Vec::new());
        while let Some((name, value)) = map.next_entry::<String, Value>()? {
            let known = KNOWN.into_iter().find(|known| *known == name);
            let before = fields.insert(name, value);
            if let Some(known) = known.filter(|known| before.is_some() && !twice.contains(known)) {
                twice.push(known);
            }
        }
        Ok(Top::Object { fields, twice })
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Top, A::Error> {
        while items.next_element::<Value>()?.is_some() {}
        Ok(Top::Other)
    }

    fn visit_unit<E>(self) -> Result<Top, E> {
        Ok(Top::Other)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Top, E> {
        Ok(Top::Other)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Top, E> {
        Ok(Top::Other)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Top, E> {
        Ok(Top::Other)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Top, E> {
        Ok(Top::Other)
    }

    fn visit_str<E>(self, _: &str) -> Result<Top, E> {
        Ok(Top::Other)
    }
}

#[cfg(test)]
mod tests {
    use super::{Top, read};

    #[test]
    fn fields_that_stand_twice_are_noticed() {
        for (body, expected) in [
            (r#"{"text":"a","consent":false,"consent":true,"text":"b","text":"c"}"#, &["consent", "text"][..]),
            (r#"{"text":"a","x":1,"x":2}"#, &[]),
            // The same name, however it is written.
            (r#"{"text":"a","te\u0078t":"b"}"#, &["text"]),
            (r#"{"text":{"text":1,"a":{"text":2}}}"#, &[]),
        ] {
            match read(body.as_bytes()) {
                Ok(Top::Object { twice, .. }) => assert_eq!(twice, expected, "{body}"),
                _ => panic!("{body}"),
            }
        }
    }

    #[test]
    fn faults_are_told_in_plain_words() {
        for (body, english) in [
            (&b"\xef\xbb\xbf{}"[..], "byte order mark"),
            (br#"{"text":"\ud800"}"#, "in pairs"),
            (br#"{"text":"\ud800x"}"#, "in pairs"),
            (br#"{"text":"\ud800\u0041"}"#, "in pairs"),
            (br#"{"text":"\udc00"}"#, "in pairs"),
            (br#"{"age":1e400}"#, "too large"),
            (b"{\"text\":\"\xff\"}", "not UTF-8"),
            (b"{\"text\"", "JSON in UTF-8"),
        ] {
            let problem = read(body).err().expect("no JSON").document("x");
            let told = problem["detail_en"].as_str().expect("a sentence");
            assert!(told.contains(english), "{body:?}: {told}");
        }
        let deep = "[".repeat(200) + &"]".repeat(200);
        let told = read(deep.as_bytes()).err().expect("too deep").document("x");
        assert!(told["detail_en"].as_str().expect("a sentence").contains("nested"), "{told}");
    }
}
