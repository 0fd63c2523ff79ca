//! `GET /api/demo-source`: the demo documents with their digests.

use actix_web::{HttpResponse, web};
use serde::{Deserialize, Serialize};

use super::Service;
use crate::{
    demo::Demo,
    ports::Ports,
    problem::{Code, Problem},
};

#[derive(Deserialize)]
pub(crate) struct Query {
    id: Option<String>,
}

/// A demo document, with its text when it was asked for by its id.
#[derive(Debug, Serialize, schemars::JsonSchema)]
pub struct DemoDocument {
    /// Its id.
    pub id: &'static str,
    /// `contract`, `policy` or `lab`.
    pub card: &'static str,
    /// Its title, in Chinese.
    pub title: &'static str,
    /// The whole document.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<&'static str>,
    /// SHA-256 of the document in UTF-8, 64 hex digits.
    pub sha256: String,
    /// Length in Unicode scalar values.
    pub characters: usize,
    /// Id of its report.
    pub report_id: &'static str,
    /// Address of its report's page.
    pub report_url: String,
}

/// The three demo documents, without their text.
#[derive(Debug, Serialize, schemars::JsonSchema)]
pub struct DemoDocuments {
    /// Each of them.
    pub documents: Vec<DemoDocument>,
}

fn shown(demo: &Demo, base_url: &str, with_text: bool) -> DemoDocument {
    DemoDocument {
        id: demo.id,
        card: demo.card.as_str(),
        title: demo.title,
        text: with_text.then_some(demo.text),
        sha256: demo.sha256().to_string(),
        characters: demo.text.chars().count(),
        report_id: demo.id,
        report_url: format!("{base_url}/report/{}", demo.id),
    }
}

pub(crate) async fn get(app: Service, query: web::Query<Query>) -> Result<HttpResponse, Problem> {
    let base_url = &app.settings().base_url;
    let Some(id) = &query.id else {
        let documents = app.demos().iter().map(|demo| shown(demo, base_url, false)).collect();
        return Ok(HttpResponse::Ok().json(DemoDocuments { documents }));
    };
    match app.demos().iter().find(|demo| demo.id == id) {
        Some(demo) => Ok(HttpResponse::Ok().json(shown(demo, base_url, true))),
        None => Err(Problem::new(
            Code::DemoNotFound,
            "没有这份示例文件；/api/demo-source 列出全部三份。",
            "There is no such demo document; /api/demo-source lists the three.",
        )),
    }
}
