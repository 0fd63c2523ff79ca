//! The page of a report: what it comes to, what the document says, each problem on a line, and behind it all that proves it.

mod articles;
mod clear;
mod compared;
mod correction;
mod facts;
mod findings;
mod gauge;
mod head;
mod labs;
mod problems;
mod spark;
mod terms;
mod timeline;
mod tools;
mod versions;

use baihua_analyzer::Report;
use baihua_kb::{Card, builtin};
use maud::{Markup, html};

use super::{Lang, ReportView, Site, frame::Page, words};

pub(super) use articles::advice;

pub(super) fn page(site: &Site, report: &Report, view: &ReportView, lang: Lang) -> String {
    let path = format!("/report/{}", words::encoded(&view.id));
    let title = head::title(report, view, lang);
    let problems = problems::problems(report);
    let main = html! {
        article.report.{ "of-" (report.card) } data-id=(view.id) data-card=(report.card) data-demo[view.demo]
            data-titled[view.title.is_some()] data-sha256=(report.meta.document_sha256) data-total=(report.summary.total)
            data-answered[site.mailbox().is_some()] {
            @if report.card == Card::Lab { (labs::urgent(report, lang)) }
            (head::head(report, &problems, view, &title, lang))
            @if let Some(comparison) = &view.comparison { (compared::compared(comparison, lang)) }
            @if !report.meta.warnings.is_empty() { (warnings(report, lang)) }
            @match report.card {
                Card::Lab => {
                    (labs::labs(report, &problems, lang))
                    (labs::questions(report, lang))
                }
                Card::Contract | Card::Policy => {
                    (facts::facts(report, lang))
                    (findings::list(report, &problems, lang))
                    (facts::missing(report, lang))
                    (findings::message(report, lang))
                    (tools::corrected(report, lang))
                    @if report.card == Card::Contract { (versions::versions(site, report, lang)) }
                    @if report.card == Card::Policy { (timeline::timeline(report, lang)) }
                    (terms::summary(report, lang))
                }
            }
            (coverage(report, lang))
            (tools::keep(view, &title, lang))
            (tools::check(lang))
            (technical(report, view, lang))
            @if !view.demo { (tools::destroy(lang)) }
        }
    };
    Page { title: &title, path: &path, scripts: &["report.js"], index: false, menu: None }.around(site, lang, &main)
}

fn warnings(report: &Report, lang: Lang) -> Markup {
    html! {
        section.notice aria-labelledby="warnings" {
            h2 #warnings { (lang.pick("关于整份文件", "About the document as a whole")) }
            ul lang=[lang.chinese()] { @for warning in &report.meta.warnings { li { (warning) } } }
        }
    }
}

/// What was judged and what was not: what is not among the findings is then known to be clear.
fn coverage(report: &Report, lang: Lang) -> Markup {
    let meta = &report.meta;
    let clear = clear::clear(report);
    html! {
        section.coverage aria-labelledby="coverage" {
            h2 #coverage { (lang.pick("检查了什么", "What was checked")) }
            p {
                (lang.pick("全文 ", "All ")) (meta.coverage.characters) (lang.pick(" 字都看了，按 ", " characters were read, by "))
                (meta.rules_run.len()) (lang.pick(" 条规则判断，适用地区：", " rules; jurisdiction: ")) (words::jurisdiction(&meta.jurisdiction, lang))
                (lang.pick("。没有发现问题，不等于没有问题。", ". Nothing found does not mean nothing is wrong."))
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
                    summary { (lang.pick("查过、没有发现的 ", "Looked for and not found: ")) (clear.len()) (lang.pick(" 种问题", "")) }
                    ul.clear lang=[lang.chinese()] { @for name in clear { li { "没有发现：" (name) } } }
                }
            }
        }
    }
}

/// What the curious and machines want to know.
fn technical(report: &Report, view: &ReportView, lang: Lang) -> Markup {
    let meta = &report.meta;
    let reviewers: Vec<&str> = meta.reviewers.iter().map(|who| words::reviewer(*who, lang)).collect();
    html! {
        details.technical {
            summary { (lang.pick("技术细节", "Technical details")) }
            dl.facts {
                div { dt { (lang.pick("谁来看的", "Read by")) } dd { (reviewers.join("、")) } }
                div { dt { (lang.pick("因对不上原文或依据而舍弃", "Dropped, unproven")) } dd { (meta.dropped.values().sum::<usize>()) } }
                @if let Some(created) = &meta.created_at {
                    div { dt { (lang.pick("完成时间", "Made")) } dd { time datetime=(created) { (tools::moment(created, lang)) } } }
                }
                div.wide { dt { (lang.pick("原文指纹", "Document digest")) " SHA-256" } dd { code { (meta.document_sha256) } } }
                div.wide { dt { "JSON" } dd { a href={ "/api/report?id=" (words::encoded(&view.id)) } download="baihua-report.json" { (lang.pick("下载 JSON", "Download JSON")) } } }
            }
        }
    }
}
