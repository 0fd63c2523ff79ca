//! `GET` and `DELETE /api/report`: a report, for any holder of its id.

use actix_web::{HttpResponse, web};
use baihua_report_store::{Lookup, Record, ReportId};
use serde::Deserialize;

use super::{Service, about::Destroyed};
use crate::{
    demo,
    ports::{Dependency, Ports},
    problem::{Code, Problem},
    wiring::App,
};

#[derive(Deserialize)]
pub(crate) struct Query {
    id: Option<String>,
}

/// A report that was found.
pub(crate) enum Found<'a> {
    Demo(&'a demo::Demo),
    Stored(Record),
}

/// The report of this id. Unknown, expired and destroyed look alike.
pub(crate) async fn find<'a>(app: &'a App, id: &str) -> Result<Found<'a>, Problem> {
    if let Some(demo) = app.demos().iter().find(|demo| demo.id == id) {
        return Ok(Found::Demo(demo));
    }
    let Ok(id) = id.parse::<ReportId>() else { return Err(Problem::report_not_found()) };
    match app.reports().get(&id).await {
        Ok(Lookup::Found(record)) => Ok(Found::Stored(record)),
        Ok(Lookup::NotFound { refused }) => {
            if let Some(refused) = refused {
                tracing::warn!(%refused, "a stored report was refused");
            }
            Err(Problem::report_not_found())
        }
        Err(error) => {
            app.dependency_failed(Dependency::Store);
            Err(Problem::store(&error))
        }
    }
}

pub(crate) async fn get(app: Service, query: web::Query<Query>) -> Result<HttpResponse, Problem> {
    let found = find(&app, wanted(&query, "/api/report?id=")?).await?;
    let mut response = HttpResponse::Ok();
    super::private(&mut response);
    response.content_type("application/json");
    Ok(match found {
        Found::Demo(demo) => response.body(demo.json.clone()),
        Found::Stored(record) => response.body(record.report().to_owned()),
    })
}

pub(crate) async fn delete(app: Service, query: web::Query<Query>) -> Result<HttpResponse, Problem> {
    let id = wanted(&query, "/api/report?id=")?;
    if let Found::Demo(_) = find(&app, id).await? {
        return Err(Problem::new(
            Code::DemoStays,
            "示例报告供所有人核对，不能销毁。",
            "Demo reports are for everybody to check and cannot be destroyed.",
        )
        .allow("GET"));
    }
    let id: ReportId = id.parse().map_err(|_| Problem::report_not_found())?;
    app.reports().remove(&id).await.map_err(|error| {
        app.dependency_failed(Dependency::Store);
        Problem::store(&error)
    })?;
    let mut response = HttpResponse::Ok();
    super::private(&mut response);
    Ok(response.json(Destroyed { ok: true, destroyed: true }))
}

/// The id of a query; `path` is how a whole one begins.
pub(super) fn wanted<'q>(query: &'q Query, path: &str) -> Result<&'q str, Problem> {
    query.id.as_deref().ok_or_else(|| {
        Problem::new(
            Code::MissingQuery,
            format!("缺少查询参数 id：请写成 {path}编号。"),
            format!("The query parameter id is missing: {path}…"),
        )
    })
}
