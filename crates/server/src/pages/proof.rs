//! Checking without trusting: the digests of the demo documents, and the bench on which any report is checked.

use baihua_kb::Card;
use maud::{Markup, html};

use super::{DemoDocument, Lang, OnDevice, Site, frame::Page, megabytes, words};

pub(super) fn page(site: &Site, demos: &[DemoDocument], lang: Lang) -> String {
    let title = lang.pick("自己核对", "Check it yourself");
    let main = html! {
        h1 { (title) }
        p.lead { (lang.pick(
            "每条结论都附原文和官方依据。两样都能核对，不需要相信我们。",
            "Every finding carries the document's own words and an official source. Both can be checked without trusting us.",
        )) }
        section aria-labelledby="demos" {
            h2 #demos { (lang.pick("三份演示文件", "Three demo documents")) }
            p { (lang.pick("文件内容是虚构的，没有真人。指纹登记在这里：", "Invented, no real person in them. Their digests are registered here:")) }
            @for demo in demos {
                article.demo data-demo=(demo.id) data-report=(demo.report_id) data-sha256=(demo.sha256) {
                    h3 lang="zh-CN" { span.tag { (words::card(demo.card, Lang::Zh)) } " " (demo.title) }
                    p.small { "SHA-256 " code { (demo.sha256) } " · " (demo.chars) (lang.pick(" 字", " characters")) }
                    p.actions {
                        button.primary type="button" hidden { (lang.pick("一键核对", "Check with one click")) }
                        a.button href={ "/api/demo-source?id=" (words::encoded(&demo.id)) } { (lang.pick("原文", "Document")) }
                        a.button href=(lang.link(&format!("/report/{}", words::encoded(&demo.report_id)))) { (lang.pick("报告", "Report")) }
                    }
                }
            }
        }
        section.check #check aria-labelledby="own" data-signer=[site.signer.as_deref()] {
            h2 #own { (lang.pick("核对自己的报告", "Check a report of your own")) }
            p { (lang.pick(
                "放入报告（JSON 文件或者报告地址）和提交时的原文。都只在您的浏览器里处理，不上传。",
                "Give the report (its JSON file or its address) and the document as submitted. Both stay in your browser.",
            )) }
            @if let Some(signer) = &site.signer {
                p { (lang.pick(
                    "这个服务给每份报告签名。放入接口返回的整个 JSON（里面有 attestation），就一并核对签名。签名地址：",
                    "This service signs every reading. Give the whole JSON that the interface answered (with attestation), and the signature is checked too. Signing address: ",
                )) code { (signer) } " · " a href="/.well-known/baihua-signing-key" { "/.well-known/baihua-signing-key" } }
            }
            div.field hidden {
                p.pick {
                    input.veiled #report-file type="file" accept=".json,application/json" aria-describedby="report-name";
                    label.button for="report-file" { (lang.pick("选报告的 JSON 文件", "Pick the report's JSON file")) }
                    span.small #report-name role="status" {}
                }
            }
            p.field hidden {
                label for="report-address" { (lang.pick("或者报告地址", "or the report's address")) }
                input #report-address type="text" autocomplete="off" inputmode="url" placeholder={ (site.base_url) "/report/…" };
            }
            noscript { p { (lang.pick("网页核对需要 JavaScript。也可以用命令行核对：", "Checking here needs JavaScript. The command line can do it too: ")) code { "baihua verify REPORT.json SOURCE.txt" } } }
            (bench(lang))
            @if let Some(device) = site.on_device { (recompute(site, device, lang)) }
        }
        section aria-labelledby="by-hand" {
            h2 #by-hand { (lang.pick("用自己的工具核对", "With your own tools")) }
            ol {
                li { (lang.pick("取演示原文：", "Fetch a demo document: ")) code { "GET /api/demo-source?id=demo-contract" } }
                li { (lang.pick("取它的报告：", "Fetch its report: ")) code { "GET /api/report?id=demo-contract" } }
                li { (lang.pick("每条 flags[].quote 去掉空白后，要能在去掉空白的原文里找到。", "Each flags[].quote, white space removed, must be found in the document, white space removed.")) }
                li { (lang.pick("按 rule_id 查依据，逐字比对：", "Look each rule_id up and compare word for word: ")) code { "GET /api/rules?id=rent-001" } }
                li { (lang.pick("服务自己也随时重算：", "The service recomputes its own claims: ")) a href="/api/self-check" { "/api/self-check" } }
            }
        }
    };
    Page { title, path: "/proof", scripts: &["proof.js"], index: true, menu: Some("/proof") }.around(site, lang, &main)
}

/// Where a document is dropped and the outcome is shown. The scripts look for these ids.
pub(super) fn bench(lang: Lang) -> Markup {
    html! {
        div.bench #bench hidden data-lang=(lang.tag()) {
            div.drop #source-drop {
                textarea #source-text rows="3" aria-label=(lang.pick("粘贴原文", "Paste the document")) spellcheck="false"
                    placeholder=(lang.pick("把原文粘贴到这里，或者把文件拖进窗口", "Paste the document here, or drop its file anywhere in the window")) {}
                p.pick {
                    input.veiled #source-file type="file" accept=".txt,.text,.md,.docx,.pdf,text/plain";
                    label.button for="source-file" { (lang.pick("选原文文件", "Pick the document")) }
                    span.small { ".txt · .docx · .pdf" }
                }
            }
            p.actions {
                button.primary #check-go type="button" { (lang.pick("核对", "Check")) }
                button #check-kept type="button" hidden { (lang.pick("用刚才提交的文字核对", "Check with the text just submitted")) }
            }
        }
        div #check-result aria-live="polite" {}
        div #check-more hidden {
            p.actions { button #check-break type="button" { (lang.pick("故意改坏一处引文，看核对会不会发现", "Break one quote on purpose and see whether the check notices")) } }
        }
        details #check-text hidden { summary { (lang.pick("在原文里看标出的引文", "See the quotes marked in the document")) } pre.marked lang="zh-CN" tabindex="0" {} }
    }
}

/// Where a whole report is made once more, after its quotes and sources were checked.
fn recompute(site: &Site, device: OnDevice, lang: Lang) -> Markup {
    let size = megabytes(device.weight);
    html! {
        section #recompute hidden data-commit=(site.release.commit) aria-labelledby="recompute-title" {
            h3 #recompute-title { (lang.pick("连每一句话也核对", "Check every sentence too")) }
            p { (lang.pick(
                "在您的设备上把原文重新读一遍，和报告逐句比：改过的、删掉的、多加的，都会指出来。什么都不上传。",
                "Your device reads the document once more and compares sentence by sentence: what was changed, deleted or added is named. Nothing is uploaded.",
            )) }
            p.field data-for="lab" hidden { label for="recompute-sex" { (lang.pick("提交时填的性别", "The sex given when it was submitted")) }
                select #recompute-sex { option value="" { (lang.pick("没有填", "none")) } option value="male" { (lang.pick("男", "male")) } option value="female" { (lang.pick("女", "female")) } } }
            p.field data-for="lab" hidden { label for="recompute-age" { (lang.pick("提交时填的年龄", "The age given")) }
                input #recompute-age type="number" min="0" max="120" step="1" inputmode="numeric"; }
            p.actions { button #recompute-go type="button" { (lang.pick("全部重算", "Recompute everything")) } }
            p.small { (lang.pick("第一次要下载 ", "The first time downloads ")) (size) (lang.pick(" MB，请留意流量。", " MB.")) }
            div #recompute-result tabindex="-1" aria-live="polite" {}
        }
    }
}

/// What the demo of a kind is called where no title is known.
pub(super) fn demo_name(card: Card, lang: Lang) -> &'static str {
    match card {
        Card::Contract => lang.pick("一份租房合同", "a tenancy agreement"),
        Card::Lab => lang.pick("一份化验单", "a lab report"),
        Card::Policy => lang.pick("一份医疗险条款", "a health insurance policy"),
    }
}
