//! Every error of the API as a problem document (RFC 9457): status, stable code, a sentence in Chinese and in English.

use actix_web::{
    HttpResponse, ResponseError,
    http::{StatusCode, header},
};
use baihua_x402::header::{PAYMENT_REQUIRED, PAYMENT_RESPONSE};
use serde_json::{Map, Value, json};

const RETRY_AFTER: &str = "Retry-After";

/// Declares each code once, with its status and title.
macro_rules! codes {
    ($(#[doc = $doc:literal] $name:ident, $code:literal, $status:literal, $title:literal;)*) => {
        /// What went wrong. The code of each is stable; `docs/problems.md` has a heading for each.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Code { $(#[doc = $doc] $name,)* }

        impl Code {
            /// Every code, in the order of the declaration.
            pub const ALL: &[Code] = &[$(Code::$name,)*];

            /// The stable name, kebab-case.
            #[must_use]
            pub const fn as_str(self) -> &'static str { match self { $(Code::$name => $code,)* } }

            /// The HTTP status.
            #[must_use]
            pub const fn status(self) -> u16 { match self { $(Code::$name => $status,)* } }

            /// What it says, in English.
            #[must_use]
            pub fn meaning(self) -> &'static str { match self { $(Code::$name => $doc,)* }.trim_start() }

            /// The title, in Chinese.
            #[must_use]
            pub const fn title(self) -> &'static str { match self { $(Code::$name => $title,)* } }
        }
    };
}

codes! {
    /// The body is not JSON in UTF-8.
    MalformedJson, "malformed-json", 400, "请求体不是有效的 JSON";
    /// The request cannot be read as HTTP, or a browser asks for what it may not.
    BadRequest, "bad-request", 400, "请求无法解读";
    /// The query lacks what the endpoint needs.
    MissingQuery, "missing-query", 400, "缺少查询参数";
    /// The query names a parameter twice, or cannot be read.
    MalformedQuery, "malformed-query", 400, "查询参数无法解读";
    /// No payment came with the request.
    PaymentRequired, "payment-required", 402, "需要付款";
    /// The payment that came is not accepted; `error` of the challenge says why.
    PaymentRefused, "payment-refused", 402, "付款未被接受";
    /// There is no such path.
    UnknownPath, "unknown-path", 404, "没有这个地址";
    /// There is no such rule.
    RuleNotFound, "rule-not-found", 404, "没有这条规则";
    /// There is no such report, or it has expired, or it was destroyed.
    ReportNotFound, "report-not-found", 404, "报告不存在或已销毁";
    /// There is no deferred reading of this id, or it has run out.
    StatusNotFound, "status-not-found", 404, "没有这个状态地址";
    /// There is no such demo document.
    DemoNotFound, "demo-not-found", 404, "没有这份示例文件";
    /// The path does not take this method.
    MethodNotAllowed, "method-not-allowed", 405, "不支持这种请求方法";
    /// Demo reports cannot be destroyed.
    DemoStays, "demo-stays", 405, "示例报告不能销毁";
    /// The body did not arrive in time.
    BodyTimeout, "body-timeout", 408, "请求体没有按时传完";
    /// The client's own payment identifier names another request.
    IdentifierConflict, "identifier-conflict", 409, "付款编号已用于另一个请求";
    /// The payment bought a report that has been destroyed since.
    ReportGone, "report-gone", 410, "这次付款对应的报告已销毁";
    /// The body is larger than the limit.
    BodyTooLarge, "body-too-large", 413, "请求体太大";
    /// The body is not announced as JSON.
    UnsupportedMediaType, "unsupported-media-type", 415, "请求体类型不对";
    /// A field is missing, of a wrong type or outside its limits.
    InvalidField, "invalid-field", 422, "请求的字段不符合要求";
    /// The content is not recognised as a document of its kind.
    NotRecognised, "not-recognised", 422, "没有识别出足够的有效内容";
    /// The payer's daily quota is used up.
    QuotaExceeded, "quota-exceeded", 429, "今天的调用次数已用完";
    /// Too many requests come from one network address.
    RateLimited, "rate-limited", 429, "请求太频繁";
    /// Too many payments of this payer or this address were refused in the last minute.
    RefusedTooOften, "refused-too-often", 429, "未被接受的付款太多";
    /// Something failed that should not.
    Internal, "internal-error", 500, "服务内部出错";
    /// The store does not answer.
    StoreUnavailable, "store-unavailable", 503, "存储暂时不可用";
    /// Chain or facilitator do not answer.
    PaymentUnavailable, "payment-unavailable", 503, "付款通道暂时不可用";
    /// The model provider does not answer.
    ProviderUnavailable, "provider-unavailable", 503, "模型服务暂时不可用";
    /// The server is about to stop.
    Draining, "draining", 503, "服务即将停止";
    /// All places for analyses are taken.
    Overloaded, "overloaded", 503, "服务正忙";
    /// The same payment is being worked on.
    PaymentRunning, "payment-running", 503, "同一笔付款正在处理";
    /// The server that was working on a deferred reading has stopped.
    ReadingLost, "reading-lost", 503, "报告没有做完";
    /// Whether the money moved is not known yet.
    SettlementOpen, "settlement-open", 503, "付款结果尚未确定";
}

/// One answer that is an error.
#[derive(Debug)]
pub struct Problem {
    code: Code,
    detail: String,
    detail_en: String,
    more: Map<String, Value>,
    headers: Vec<(&'static str, String)>,
    allow: Option<&'static str>,
}

impl Problem {
    /// A problem with its sentences in Chinese and in English.
    #[must_use]
    pub fn new(code: Code, detail: impl Into<String>, detail_en: impl Into<String>) -> Problem {
        Problem {
            code,
            detail: detail.into(),
            detail_en: detail_en.into(),
            more: Map::new(),
            headers: Vec::new(),
            allow: None,
        }
    }

    /// Which one it is.
    #[must_use]
    pub fn code(&self) -> Code {
        self.code
    }

    /// Adds a member beside the standard ones.
    #[must_use]
    pub fn with(mut self, name: &str, value: Value) -> Problem {
        self.more.insert(name.to_owned(), value);
        self
    }

    /// Says after how many seconds trying again makes sense; at least one.
    #[must_use]
    pub fn retry_after(mut self, seconds: u64) -> Problem {
        self.headers.push((RETRY_AFTER, seconds.max(1).to_string()));
        self
    }

    /// Says which methods the path takes.
    #[must_use]
    pub fn allow(mut self, methods: &'static str) -> Problem {
        self.allow = Some(methods);
        self
    }

    /// Puts the challenge into header and body.
    #[must_use]
    pub fn challenge(mut self, challenge: &baihua_x402::Challenge) -> Problem {
        self.headers.push((PAYMENT_REQUIRED, challenge.to_header()));
        let shown =
            serde_json::to_value(challenge).expect("a challenge is plain text, numbers and maps with text keys");
        self.with("challenge", shown)
    }

    /// Tells how a settlement was refused.
    #[must_use]
    pub fn refusal(mut self, refusal: &baihua_x402::Refusal) -> Problem {
        self.headers.push((PAYMENT_RESPONSE, refusal.to_header()));
        self
    }

    /// The store gave no answer. The cause is logged here and nowhere else.
    #[must_use]
    pub fn store(error: &baihua_report_store::StoreError) -> Problem {
        tracing::warn!(error = %chain(error), "store failed");
        Problem::new(
            Code::StoreUnavailable,
            "存储报告的地方暂时没有应答，请稍后再试。没有扣费。",
            "The report store does not answer. Try again shortly. Nothing was charged.",
        )
        .retry_after(5)
    }

    /// There is no report of this id: unknown, expired and destroyed look alike.
    #[must_use]
    pub fn report_not_found() -> Problem {
        Problem::new(
            Code::ReportNotFound,
            "没有这份报告：编号不对，或者已经超过保存期、已被销毁。报告最多保存 24 小时。",
            "There is no such report: a wrong id, or it has expired or was destroyed. Reports live for 24 hours at most.",
        )
    }

    /// An internal error. Its cause is not shown.
    #[must_use]
    pub fn internal(what: &str) -> Problem {
        tracing::error!(what, "internal error");
        Problem::new(
            Code::Internal,
            "服务内部出错，没有扣费。请稍后再试；若一直如此，请带上 request_id 联系我们。",
            "Something failed inside the service. Nothing was charged. If it persists, contact us with the request_id.",
        )
    }

    /// The problem as a value to keep, for an answer that comes later.
    #[must_use]
    pub(crate) fn kept(&self) -> Value {
        let headers: Map<String, Value> =
            self.headers.iter().map(|(name, value)| ((*name).to_owned(), value.as_str().into())).collect();
        json!({
            "code": self.code.as_str(),
            "detail": self.detail,
            "detail_en": self.detail_en,
            "more": self.more,
            "headers": headers,
        })
    }

    /// Reads what [`kept`](Problem::kept) gave; `None` if it did not, or its code is of another release.
    #[must_use]
    pub(crate) fn of_kept(kept: &Value) -> Option<Problem> {
        let text = |name: &str| kept[name].as_str();
        let code = Code::ALL.iter().copied().find(|code| Some(code.as_str()) == text("code"))?;
        let mut problem = Problem::new(code, text("detail")?, text("detail_en")?);
        problem.more = kept["more"].as_object()?.clone();
        for (name, value) in kept["headers"].as_object()? {
            let known = [RETRY_AFTER, PAYMENT_REQUIRED, PAYMENT_RESPONSE].into_iter().find(|known| known == name)?;
            problem.headers.push((known, value.as_str()?.to_owned()));
        }
        Some(problem)
    }

    /// The document, with the id of the request it answers.
    #[must_use]
    pub fn document(&self, request_id: &str) -> Value {
        let mut document = json!({
            "type": format!("urn:baihua:problem:{}", self.code.as_str()),
            "title": self.code.title(),
            "status": self.code.status(),
            "detail": self.detail,
            "detail_en": self.detail_en,
            "code": self.code.as_str(),
            "request_id": request_id,
        });
        if let Value::Object(members) = &mut document {
            members.extend(self.more.clone());
        }
        document
    }

    /// The response, with the id of the request it answers.
    #[must_use]
    pub fn response(&self, request_id: &str) -> HttpResponse {
        let status = StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = HttpResponse::build(status);
        response.content_type("application/problem+json").insert_header((header::CACHE_CONTROL, "no-store"));
        for (name, value) in &self.headers {
            response.insert_header((*name, value.as_str()));
        }
        if let Some(allow) = self.allow {
            response.insert_header((header::ALLOW, allow));
        }
        response.body(self.document(request_id).to_string())
    }
}

/// An error and its causes in one line.
#[must_use]
pub fn chain(error: &(dyn std::error::Error + 'static)) -> String {
    let mut line = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        line.push_str(": ");
        line.push_str(&inner.to_string());
        cause = inner.source();
    }
    line
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code.as_str())
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    fn error_response(&self) -> HttpResponse {
        // The middleware that names requests replaces the dash.
        self.response("-")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Code, Problem};

    #[test]
    fn codes_are_unique() {
        let names: BTreeSet<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
        assert_eq!(names.len(), Code::ALL.len());
    }

    #[test]
    fn what_was_kept_is_the_same_problem() {
        let problem =
            Problem::new(Code::ProviderUnavailable, "没有", "none").with("x", serde_json::json!([1])).retry_after(3);
        let kept = problem.kept();
        let again = Problem::of_kept(&kept).expect("it was kept");
        assert_eq!((again.document("a"), again.kept()), (problem.document("a"), kept.clone()));
        for member in ["code", "detail", "detail_en", "more", "headers"] {
            let mut kept = kept.clone();
            kept[member] = 1.into();
            assert!(Problem::of_kept(&kept).is_none(), "{member}");
        }
    }

    #[test]
    fn a_document_has_the_members_of_rfc_9457() {
        let problem = Problem::new(Code::RuleNotFound, "没有", "none").with("guidance", serde_json::json!(["x"]));
        let document = problem.document("abc");
        assert_eq!(document["status"], 404);
        assert_eq!(document["code"], "rule-not-found");
        assert_eq!(document["request_id"], "abc");
        assert_eq!(document["guidance"][0], "x");
        for member in ["type", "title", "detail", "detail_en"] {
            assert!(document[member].is_string(), "{member}");
        }
    }
}
