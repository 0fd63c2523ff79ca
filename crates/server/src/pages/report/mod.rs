//! The page of a report: what matters first, then where it stands, then everything that proves it.

mod articles;
mod findings;
mod gauge;
mod labs;
mod picture;
mod terms;
mod timeline;
mod tools;

use baihua_analyzer::Report;
use baihua_kb::{Card, builtin};
use maud::{Markup, html};

use super::{Lang, ReportView, Site, frame::Page, words};

pub(super) use articles::advice;

pub(super) fn page(site: &Site, report: &Report, view: &ReportView, lang: Lang) -> String {
    let path = format!("/report/{}", words::encoded(&view.id));
    let title = match lang {
        Lang::Zh => format!("{}白话解读", words::card(report.card, lang)),
        Lang::En => format!("{} in plain Chinese", words::card(report.card, lang)),
    };
    let main = html! {
        article.report data-id=(view.id) data-demo[view.demo] data-total=(report.summary.total) {
            (head(report, view, &title, lang))
            (findings::first(report, lang))
            (picture::position_strip(report, lang))
            (tools::bar(view, lang))
            @if !report.meta.warnings.is_empty() { (warnings(report, lang)) }
            (findings::groups(report, lang))
            @if report.card == Card::Lab {
                (labs::readings(report, lang))
                (labs::questions(report, lang))
            } @else {
                (findings::message(report, lang))
                @if report.card == Card::Policy { (timeline::timeline(report, lang)) }
                (terms::summary(report, lang))
            }
            (coverage(report, lang))
            (tools::check(lang))
        }
    };
    Page { title: &title, path: &path, scripts: &["report.js"], index: false }.around(site, lang, &main)
}

fn head(report: &Report, view: &ReportView, title: &str, lang: Lang) -> Markup {
    let kinds: Vec<String> =
        report.meta.document_type.iter().map(|kind| words::kind(builtin(), report.card, kind)).collect();
    html! {
        header.verdict {
            p.eyebrow { (title) @if view.demo { " · " (lang.pick("演示文件，内容是虚构的", "demo document, invented")) } }
            // A line breaks between clauses rather than inside a word.
            h1 { @for clause in words::verdict(report, lang).split_inclusive(['，', '。']) { span.clause { (clause) } } }
            (picture::counts(report, lang))
            @if let Some(name) = report.meta.reader.as_ref().and_then(|reader| reader.name.as_ref()) {
                p.small {
                    (lang.pick("站在谁的一边看：", "Read for: "))
                    span lang=[lang.chinese()] {
                        (name)
                        @if let Some(role) = report.meta.reader.as_ref().and_then(|reader| reader.role.as_ref()) { "（" (role) "）" }
                    }
                }
            }
            @if !kinds.is_empty() {
                p.small { (lang.pick("看出来是：", "Recognised as: ")) span lang=[lang.chinese()] { (kinds.join("、")) } }
            }
        }
    }
}

fn warnings(report: &Report, lang: Lang) -> Markup {
    html! {
        section.notice aria-labelledby="warnings" {
            h2 #warnings { (lang.pick("关于整份文件", "About the document as a whole")) }
            ul lang=[lang.chinese()] { @for warning in &report.meta.warnings { li { (warning) } } }
        }
    }
}

/// What was judged, what was not, and by whom: what is not among the findings is then known to be clear.
fn coverage(report: &Report, lang: Lang) -> Markup {
    let meta = &report.meta;
    let flagged = |id: &str| report.flags.iter().any(|flag| flag.rule_id == id);
    let clear: Vec<&String> = meta.rules_run.iter().filter(|id| !flagged(id)).collect();
    let reviewers: Vec<&str> = meta.reviewers.iter().map(|who| words::reviewer(*who, lang)).collect();
    html! {
        section aria-labelledby="coverage" {
            h2 #coverage { (lang.pick("检查了什么", "What was checked")) }
            dl.facts {
                div { dt { (lang.pick("全文", "Length")) } dd { (meta.coverage.characters) (lang.pick(" 字", " characters")) } }
                div { dt { (lang.pick("谁来看的", "Read by")) } dd { (reviewers.join("、")) } }
                div { dt { (lang.pick("适用地区", "Jurisdiction")) } dd { (words::jurisdiction(&meta.jurisdiction, lang)) } }
                div { dt { (lang.pick("判断过的规则", "Rules judged")) } dd { (meta.rules_run.len()) } }
                div { dt { (lang.pick("因对不上原文或依据而舍弃", "Dropped, unproven")) } dd { (meta.dropped.values().sum::<usize>()) } }
                @if let Some(created) = &meta.created_at {
                    div { dt { (lang.pick("完成时间", "Made")) } dd { time datetime=(created) { (tools::moment(created, lang)) } } }
                }
                div.wide { dt { (lang.pick("原文指纹", "Document digest")) " SHA-256" } dd { code { (meta.document_sha256) } } }
            }
            @if !meta.not_judged.is_empty() {
                details open {
                    summary { (lang.pick("有 ", "Not judged: ")) (meta.not_judged.len()) (lang.pick(" 项没法判断", "")) }
                    ul lang=[lang.chinese()] {
                        @for item in &meta.not_judged { li { b { (words::rule_name(builtin(), &item.rule_id)) } "：" (item.reason) } }
                    }
                }
            }
            @if report.card != Card::Lab && !clear.is_empty() {
                details {
                    summary { (lang.pick("查过、没有发现问题的 ", "Judged and clear: ")) (clear.len()) (lang.pick(" 项", "")) }
                    ul.clear lang=[lang.chinese()] { @for id in clear { li { (words::rule_name(builtin(), id)) } } }
                }
            }
        }
    }
}
