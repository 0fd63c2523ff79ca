//! `GET /api/demo-source`: the demo documents with their digests.

use actix_web::{HttpResponse, web};
use baihua_analyzer::schemas::CardSchema;
use serde::{Deserialize, Serialize};

use super::{Marked, Service};
use crate::{
    demo::Demo,
    ports::Ports,
    problem::{Code, Problem},
};

#[derive(Deserialize)]
pub(crate) struct Query {
    id: Option<String>,
}

/// A demo document, without its text.
#[derive(Debug, Serialize, schemars::JsonSchema)]
pub struct DemoEntry {
    /// Its id.
    pub id: &'static str,
    /// `contract`, `policy` or `lab`.
    #[schemars(with = "CardSchema")]
    pub card: &'static str,
    /// Its title, in Chinese.
    pub title: &'static str,
    /// SHA-256 of the document in UTF-8, 64 hex digits.
    pub sha256: String,
    /// Length in Unicode scalar values.
    pub characters: usize,
    /// Id of its report.
    pub report_id: &'static str,
    /// Address of its report's page.
    pub report_url: String,
}

/// A demo document.
#[derive(Debug, Serialize, schemars::JsonSchema)]
pub struct DemoDocument {
    /// What is told of it in the list of all.
    #[serde(flatten)]
    pub entry: DemoEntry,
    /// The whole document.
    pub text: &'static str,
}

/// The three demo documents, without their text.
#[derive(Debug, Serialize, schemars::JsonSchema)]
pub struct DemoDocuments {
    /// Each of them.
    pub documents: Vec<DemoEntry>,
}

/// What the list says of a demo document.
#[must_use]
pub fn entry(demo: &Demo, base_url: &str) -> DemoEntry {
    DemoEntry {
        id: demo.id,
        card: demo.card.as_str(),
        title: demo.title,
        sha256: demo.sha256().to_string(),
        characters: demo.text.chars().count(),
        report_id: demo.id,
        report_url: format!("{base_url}/report/{}", demo.id),
    }
}

pub(crate) async fn get(app: Service, query: web::Query<Query>) -> Result<HttpResponse, Problem> {
    let base_url = &app.settings().base_url;
    let Some(id) = &query.id else {
        let documents = app.demos().iter().map(|demo| entry(demo, base_url)).collect();
        return Ok(HttpResponse::Ok().json(Marked { kind: "documents", what: DemoDocuments { documents } }));
    };
    match app.demos().iter().find(|demo| demo.id == id) {
        Some(demo) => {
            let document = DemoDocument { entry: entry(demo, base_url), text: demo.text };
            Ok(HttpResponse::Ok().json(Marked { kind: "document", what: document }))
        }
        None => Err(Problem::new(
            Code::DemoNotFound,
            "没有这份示例文件；/api/demo-source 列出全部三份。",
            "There is no such demo document; /api/demo-source lists the three.",
        )),
    }
}
